"""The board of a state: all hexes, joined areas, barriers and borders that cost something."""

from collections.abc import Iterable

from highiron.core.state import State
from highiron.pictures.areas import silent_hexes
from highiron.pictures.hex_view import hex_view
from highiron.pictures.hexagon import APOTHEM, SIZE, corners, hex_centre
from highiron.pictures.marks import badges, waiting_homes
from highiron.pictures.palette import style
from highiron.pictures.sides import Side, sides
from highiron.pictures.svg import document, placed, polygon, tag, text, titled
from highiron.pictures.symbols import tile_defs, token_defs

_MARGIN = 12.0


def draw_map(state: State, dark: bool = False) -> str:
    """The whole board as a picture of its own, for a light or a dark page."""
    body, width, height = map_body(state)
    laid = len(state.board.tiles)
    sheet = tag("rect", width=width, height=height, class_="hi-sheet")
    title = f"{state.facts.name}: map"
    return document(width, height, style(dark) + map_defs(state) + sheet + body, title, f"{laid} tiles laid")


def map_defs(state: State) -> str:
    """Symbols that the map uses."""
    tiles = state.facts.tiles
    used = sorted(set(state.board.tiles.values()))
    return tag("defs", tile_defs((tiles[tile], turns) for tile, turns in used) + token_defs(state.facts))


def map_body(state: State) -> tuple[str, float, float]:
    """The board without its document, with its width and height."""
    plan = state.facts.plan
    centres = [hex_centre(plan.layout, place.id) for place in plan.hexes]
    left = min(x for x, _ in centres) - APOTHEM - _MARGIN
    top = min(y for _, y in centres) - SIZE - _MARGIN
    right = max(x for x, _ in centres) + APOTHEM + _MARGIN
    bottom = max(y for _, y in centres) + SIZE + _MARGIN
    silent, homes = silent_hexes(plan), waiting_homes(state)
    marks = badges(state, homes)
    gaps = "".join(placed(x, y, polygon(corners(), "hi-gap")) for x, y in centres)
    hexes = "".join(hex_view(state, place, place.id in silent, homes, marks) for place in plan.hexes)
    body = gaps + hexes + _drawn(sides(plan))
    return placed(-left, -top, body), right - left, bottom - top


def _drawn(found: Iterable[Side]) -> str:
    """Lines on the sides of hexes; those that cost something with what they cost."""
    body = ""
    for side in found:
        (x1, y1), (x2, y2) = side.ends
        ends = {"x1": x1, "y1": y1, "x2": x2, "y2": y2}
        line = "".join(tag("line", class_=f"hi-{class_}", **ends) for class_ in side.classes)
        if side.cost:
            (x, y), width = side.middle, side.width
            box = tag("rect", x=x - width / 2, y=y - 6, width=width, height=12, rx=3, class_="hi-pill")
            words = box + text(x, y, str(side.cost), 8, "hi-bold")
            first, second = side.between
            line = titled(f"{first}–{second}: {side.kind} {side.cost}", line + words, data_side=f"{first} {second}")
        body += line
    return body
