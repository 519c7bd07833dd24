"""Counters of one process, in the text format that Prometheus reads."""

import threading
from collections import defaultdict
from collections.abc import Callable, Iterator

BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds

Labels = tuple[tuple[str, str], ...]


class Metrics:
    """Counts what happens. Safe to use from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counters: dict[str, dict[Labels, float]] = defaultdict(lambda: defaultdict(float))
        self._histograms: dict[str, dict[Labels, list[float]]] = defaultdict(dict)
        self._gauges: dict[str, Callable[[], float]] = {}
        self._help: dict[str, str] = {}
        self.describe("highiron_requests_total", "Requests answered, by method, route and status.")
        self.describe("highiron_request_seconds", "Time to answer a request, streams left out.")
        self.describe("highiron_moves_total", "Moves by what became of them.")
        self.describe("highiron_streams", "Event streams that are open.")

    def describe(self, name: str, text: str) -> None:
        """What a figure means."""
        self._help[name] = text

    def count(self, name: str, amount: float = 1, **labels: str) -> None:
        """Add to a counter; a negative amount makes it a level, such as open streams."""
        key = tuple(sorted(labels.items()))
        with self._lock:
            self._counters[name][key] += amount

    def observe(self, name: str, seconds: float, **labels: str) -> None:
        """Note how long something took."""
        key = tuple(sorted(labels.items()))
        with self._lock:
            # One number for each bucket, then the number of all and their sum.
            found = self._histograms[name].setdefault(key, [0.0] * (len(BUCKETS) + 2))
            for place, bound in enumerate(BUCKETS):
                if seconds <= bound:
                    found[place] += 1
            found[-2] += 1
            found[-1] += seconds

    def gauge(self, name: str, text: str, read: Callable[[], float]) -> None:
        """A level that is read when somebody asks."""
        self.describe(name, text)
        self._gauges[name] = read

    def request(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """A request was answered; `seconds` is None for a stream."""
        self.count("highiron_requests_total", method=method, route=route, status=str(status))
        if seconds is not None:
            self.observe("highiron_request_seconds", seconds, route=route)

    def move(self, outcome: str) -> None:
        """A move was accepted, refused or came too late."""
        self.count("highiron_moves_total", outcome=outcome)

    def stream_opened(self) -> None:
        """An event stream began."""
        self.count("highiron_streams")

    def stream_closed(self) -> None:
        """An event stream ended."""
        self.count("highiron_streams", -1)

    def text(self) -> str:
        """Everything, as Prometheus reads it."""
        levels = {name: read() for name, read in self._gauges.items()}
        with self._lock:
            return "\n".join(self._lines(levels)) + "\n"

    def _lines(self, levels: dict[str, float]) -> Iterator[str]:
        for name, series in sorted(self._counters.items()):
            yield from self._head(name, "counter" if name.endswith("_total") else "gauge")
            for labels, value in sorted(series.items()):
                yield f"{name}{_braces(labels)} {value:g}"
        for name, level in sorted(levels.items()):
            yield from self._head(name, "gauge")
            yield f"{name} {level:g}"
        for name, shapes in sorted(self._histograms.items()):
            yield from self._head(name, "histogram")
            for labels, numbers in sorted(shapes.items()):
                for bound, number in zip(BUCKETS, numbers, strict=False):
                    yield f"{name}_bucket{_braces((*labels, ('le', f'{bound:g}')))} {number:g}"
                yield f"{name}_bucket{_braces((*labels, ('le', '+Inf')))} {numbers[-2]:g}"
                yield f"{name}_count{_braces(labels)} {numbers[-2]:g}"
                yield f"{name}_sum{_braces(labels)} {numbers[-1]:.6f}"

    def _head(self, name: str, kind: str) -> Iterator[str]:
        if name in self._help:
            yield f"# HELP {name} {self._help[name]}"
        yield f"# TYPE {name} {kind}"


def _braces(labels: Labels) -> str:
    if not labels:
        return ""
    inner = ",".join(f'{name}="{_escaped(value)}"' for name, value in labels)
    return "{" + inner + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
