"""How long decisions take: counted in narrow classes, so that millions of them can be added up."""

from math import floor, log

import msgspec

WIDTH = 1.02  # of a class: percentiles are right within two per cent; the worst time is exact
SHORTEST = 0.001  # milliseconds


class Times(msgspec.Struct):
    """Milliseconds of many decisions."""

    count: int = 0
    total: float = 0.0
    worst: float = 0.0
    worst_at: str = ""  # game and action
    classes: dict[int, int] = {}

    def add(self, ms: float) -> bool:
        """Count one; True when it was the longest so far."""
        self.count += 1
        self.total += ms
        index = floor(log(max(ms, SHORTEST), WIDTH))
        self.classes[index] = self.classes.get(index, 0) + 1
        if ms <= self.worst:
            return False
        self.worst = ms
        return True

    def merge(self, other: "Times") -> None:
        """Add those of another."""
        self.count += other.count
        self.total += other.total
        for index, count in other.classes.items():
            self.classes[index] = self.classes.get(index, 0) + count
        if other.worst > self.worst:
            self.worst, self.worst_at = other.worst, other.worst_at

    def percentile(self, percent: float) -> float:
        """A time that so many per cent of the decisions do not exceed; 0 when there are none."""
        left = self.count * percent / 100
        for index in sorted(self.classes):
            left -= self.classes[index]
            if left <= 0:
                return min(self.worst, float(WIDTH ** (index + 1)))
        return self.worst
