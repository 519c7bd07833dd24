"""A trained network as it lies in a file."""

import msgspec


class PriorWeights(msgspec.Struct, frozen=True):
    """What says how much plans are likely to gain: a straight part, and a layer of units."""

    figures: tuple[str, ...]
    means: list[float]
    scales: list[float]
    straight: list[float]  # a weight for each figure
    hidden: list[list[float]]  # a row for each unit: its bias, then a weight for each figure
    out: list[float]  # a weight for each unit
    futures: float  # that tell as much about a plan as these weights do


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
    prior: PriorWeights | None = None
