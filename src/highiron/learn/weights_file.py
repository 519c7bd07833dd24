"""A trained network as it lies in a file."""

import msgspec


class Weights(msgspec.Struct, frozen=True):
    """A trained network and where it comes from."""

    features: tuple[str, ...]
    means: list[float]
    scales: list[float]
    hidden: list[list[float]]  # a row for each unit: its bias, then a weight for each feature
    part: list[float]  # a weight for each unit
    win: list[float]
    # What counts beside what the units say: the logarithms of the expected and of the present part.
    part_lead: tuple[float, float]
    win_lead: tuple[float, float]
    manifest: dict[str, object]
