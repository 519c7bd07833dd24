"""Small differences of opinion, so that several steady players do not all want the same things at the same prices."""

from random import Random

SPREAD = 0.08  # how far an opinion lies from the common estimate at most


class Taste:
    """The opinions that go with a seed: always the same about the same thing."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def of(self, thing: str) -> float:
        """A factor near 1 for a company or private."""
        return Random(f"{self.seed}/{thing}").uniform(1 - SPREAD, 1 + SPREAD)
