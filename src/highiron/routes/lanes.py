"""Stretches of track that serve the same purpose, and the choice among them.

Many stretches between two stops bring the same. The search treats them as one lane and leaves open which one is used, as long
as some choice for all lanes of a run, or of a set of runs, uses no side twice.
"""

Option = tuple[int, int]  # the sides of a stretch, its number


class Lane:
    """All stretches between two nodes that add the same to a run."""

    def __init__(self, number: int, gain: int, options: tuple[Option, ...]) -> None:
        self.number = number
        self.gain = gain
        self.options = options  # shortest first
        sure = -1
        for sides, _ in options:
            sure &= sides
        self.sure = sure  # sides used whatever the choice


def choose_options(lanes: list[Lane]) -> list[Option] | None:
    """One stretch for each lane so that no side is used twice, or None. The same lanes always get the same choice."""
    found: dict[int, Option] = {}
    open_lanes = [(at, lane.options) for at, lane in enumerate(lanes)]
    if not _settle(open_lanes, 0, found):
        return None
    return [found[at] for at in range(len(lanes))]


def _settle(open_lanes: list[tuple[int, tuple[Option, ...]]], used: int, found: dict[int, Option]) -> bool:
    """Settle the lane with the fewest options left, then the others."""
    while open_lanes:
        left: list[tuple[int, tuple[Option, ...]]] = []
        fewest = 1 << 30
        pick = -1
        forced = 0
        for at, options in open_lanes:
            if used:
                options = tuple([option for option in options if not option[0] & used])
            if not options:
                return False
            if len(options) == 1:
                sides = options[0][0]
                if sides & forced:
                    return False
                forced |= sides
                found[at] = options[0]
                continue
            if len(options) < fewest:
                fewest = len(options)
                pick = len(left)
            left.append((at, options))
        if forced:
            used = forced
            open_lanes = left
            continue
        if pick < 0:
            return True
        at, options = left.pop(pick)
        for option in options:
            found[at] = option
            if _settle(left, option[0], found):
                return True
        return False
    return True
