"""Which tile may follow which, by class and colour (18CE-8.3, 18CE-8.6)."""

from itertools import pairwise
from typing import Any

from highiron.core.tiles import COLOURS

Classes = dict[str, dict[str, list[str]]]  # sort of hex -> colour -> tiles

CITIES = ("one_city", "label I", "label Y", "label M")  # small, industrial, major city and metropolis


def tile_tables(classes: Classes, options: dict[str, str]) -> dict[str, Any]:
    """The first tiles of each sort of hex, what may replace each tile, and where track may end.

    A tile is followed by the next colour of its class; on a pre-printed yellow hex the first tile is the green one
    (18CE-8.6, 18CE-8.9). Other readings of what an upgrade keeps are an option (18CE-C8).
    """
    keeping = options["keep_property"]
    first: dict[str, list[str]] = {}
    upgrades: dict[str, list[str]] = {}
    for kind, colours in classes.items():
        first[kind] = _following(classes, kind, "yellow", CITIES if keeping == "literal_zh" else ())
        for colour, following in pairwise(COLOURS):
            if following == "gray" and options["gray_upgrades"] == "none":  # 18CE-C6
                continue
            free: tuple[str, ...] = CITIES if keeping == "literal_en" else ()
            if keeping == "literal_zh" and following == "green":
                free = tuple(classes)
            found = _following(classes, kind, following, free)
            if colour == "yellow":
                first[f"yellow {kind}"] = found
            for tile in colours.get(colour, ()):
                upgrades[tile] = found
    greens = [tile for colours in classes.values() for tile in colours["green"]]
    return {
        "first_tiles": first,
        "upgrades": upgrades,
        "covering": greens if keeping == "literal_zh" else [],
        "open_borders": options["border_rails"] == "allowed",  # 18CE-19.17
    }


def _following(classes: Classes, kind: str, colour: str, free: tuple[str, ...]) -> list[str]:
    """The tiles of a colour for this sort of hex, or for all among which its property is free."""
    return [tile for other in (free if kind in free else (kind,)) for tile in classes[other].get(colour, ())]
