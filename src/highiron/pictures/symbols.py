"""Symbols that a page can reuse: every tile in every rotation, every printed hex, every token."""

from collections.abc import Iterable
from functools import lru_cache

from highiron.core.facts import Facts
from highiron.core.geometry import Hex
from highiron.core.tiles import COLOURS, EDGES, Shape, Tile
from highiron.pictures.areas import silent_hexes
from highiron.pictures.captions import (
    Words,
    coordinate,
    cost_words,
    hex_words,
    is_low,
    many_valued,
    name_lines,
    name_on,
    pips,
    shape_words,
    tile_number,
)
from highiron.pictures.palette import style
from highiron.pictures.room import Room
from highiron.pictures.svg import document, escape, number, safe_id, tag
from highiron.pictures.tokens import cities, company_colours, distinct_colours, token_symbols
from highiron.pictures.track import ground, towns, track

DISTINCT = "distinct"  # the palette for eyes that confuse the companies' own colours
_BOX = {"viewBox": "-50 -50 100 100", "overflow": "visible"}


def tile_symbols(facts: Facts) -> str:
    """An invisible SVG element with the style block and all symbols of a title.

    `#tile-57` is ground and track of tile 57, to be turned at will; `#tile-57-2` is the whole tile in rotation 2 with
    level words and cities; `#hex-E11` is a printed hex, `#hex-F2-green` one with several values while those of green
    count; `#token-PRR` is a token and `#home-PRR` a slot that waits for it, `#token-PRR-distinct` and
    `#home-PRR-distinct` the same in colours that all eyes tell apart. Symbols of tiles and hexes have a view
    box of 100 by 100 around their centre: `<use href="#tile-57-2" x="-50" y="-50" width="100" height="100"/>`.
    """
    body = style() + tile_defs((tile, turns) for tile in facts.tiles.values() for turns in range(EDGES))
    silent = silent_hexes(facts.plan)
    for place in facts.plan.hexes:
        others = [found[place.id] for found in facts.names.values() if place.id in found]
        title = tag("title", escape(" ".join([place.id, place.name, *others]).rstrip()))
        colours = COLOURS if any(many_valued(stop) for stop in place.shape.stops) else ()
        for now in ("", *colours):
            words, _ = printed_hex(place, now, place.id not in silent)
            name = f"hex-{safe_id(place.id)}" + (f"-{now}" if now else "")
            body += tag("symbol", title + words, id=name, **_BOX)
    body += token_defs(facts)
    body += "".join(token_symbols(company, looks, DISTINCT) for company, looks in distinct_colours(facts).items())
    return document(0, 0, body, f"{facts.name}: tiles", "Symbols for use elsewhere").replace(
        'role="group"', 'aria-hidden="true" style="position:absolute"', 1
    )


def token_defs(facts: Facts) -> str:
    """Tokens of all companies and slots that wait for them."""
    return "".join(token_symbols(company, looks) for company, looks in company_colours(facts).items())


def tile_defs(wanted: Iterable[tuple[Tile, int]]) -> str:
    """Symbols for these tiles in these rotations, each tile's track written once."""
    body = ""
    drawn: set[str] = set()
    for tile, turns in wanted:
        name = f"tile-{safe_id(tile.id)}"
        shape = tile.shapes[0]
        if name not in drawn:
            drawn.add(name)
            body += tag("symbol", ground(shape, laid=True) + track(shape) + towns(shape), id=name, **_BOX)
        words, _ = shape_words(shape, turns)
        whole = use(name, turns) + cities(shape, turns) + words + tile_number(tile.id, tile.colour)
        body += tag("symbol", tag("title", escape(f"tile {tile.id}")) + whole, id=f"{name}-{turns}", **_BOX)
    return body


def use(name: str, turns: int = 0) -> str:
    """A symbol of a tile or hex around the origin."""
    attributes: dict[str, str | float] = {"href": f"#{name}", "x": -50, "y": -50, "width": 100, "height": 100}
    if turns:
        attributes["transform"] = f"rotate({number(60 * turns)})"
    return tag("use", **attributes)


@lru_cache(maxsize=8192)
def words_on_tile(place: Hex, shape: Shape, turns: int) -> tuple[Words, list[Words], Room]:
    """Coordinate and name of a hex with a tile, and the room left."""
    room = shape_words(shape, turns)[1].copy()
    own = coordinate(place, room)
    name, found, sizes = name_on(shape, turns, is_low(place), place.name)
    if found is not None:
        room.take(found[0], *sizes[found[1]])
    return own, name, room


@lru_cache(maxsize=8192)
def printed_hex(place: Hex, now: str = "", values: bool = True) -> tuple[str, Room]:
    """A hex as the board shows it, with the room left; without `values` they stand in a hex it is joined with."""
    shape = place.shape
    words, room = shape_words(shape, 0, now) if values else ("", Room())
    room = room.copy()
    body = ground(shape, laid=False) + track(shape) + towns(shape) + cities(shape, 0) + words
    body += hex_words(coordinate(place, room), name_lines(place.name, room))
    if place.cost:
        body += cost_words(place, room)
    if place.buildable:
        body += pips(shape.colour)
    return body, room
