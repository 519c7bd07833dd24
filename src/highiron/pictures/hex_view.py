"""One hex as it stands in a game: its tile or print, tokens, homes and what closes it."""

from functools import lru_cache

from highiron.core.geometry import STOPS, Hex
from highiron.core.state import State
from highiron.core.tiles import Shape
from highiron.pictures.captions import badge, coordinate, name_words, shape_words
from highiron.pictures.hexagon import hex_centre
from highiron.pictures.places import stop_places
from highiron.pictures.room import Room
from highiron.pictures.svg import number, safe_id, titled
from highiron.pictures.symbols import printed_hex, use
from highiron.pictures.tokens import RADIUS, reserved, slots_in_use, token
from highiron.steps.operating import home_stop


def hex_view(state: State, place: Hex, silent: bool) -> str:
    """The hex at its place on the map. A `silent` one leaves name and values to a hex it is joined with."""
    laid = state.board.tiles.get(place.id)
    if laid:
        tile, turns = state.facts.tiles[laid[0]], laid[1]
        shape = tile.shapes[0]
        words, room = _words_on_tile(place, shape, turns)
        body = use(f"tile-{safe_id(tile.id)}-{turns}") + words
        notes = [f"tile {tile.id}"]
    else:
        shape, turns = place.shape, 0
        body, room = printed_hex(place, state.phase_facts.values, not silent)
        notes = ["no tile" if place.buildable else "printed"]
        if place.cost:
            notes.append(f"{place.terrain} {place.cost}".lstrip())
    room = room.copy()
    tokens, standing = _tokens(state, place, shape, turns, room)
    body += tokens
    notes.extend(standing)
    for private in _closed_by(state, place.id):
        body += badge(private, room, "hi-blocked")
        notes.append(f"closed by {private}")
    for private, (hex_id, company) in state.markers.items():
        if hex_id == place.id:
            body += badge(f"{private} {company}".rstrip(), room, "hi-home")
            notes.append(f"marker of {private}" + (f" for {company}" if company else ""))
    title = f"{place.id} {place.name}".rstrip() + ": " + ", ".join(notes)
    x, y = hex_centre(state.facts.plan.layout, place.id)
    return titled(title, body, data_hex=place.id, transform=f"translate({number(x)} {number(y)})")


@lru_cache(maxsize=8192)
def _words_on_tile(place: Hex, shape: Shape, turns: int) -> tuple[str, Room]:
    """Coordinate and name of a hex with a tile, and the room left."""
    room = shape_words(shape, turns)[1].copy()
    words = coordinate(place, room)
    if place.name:
        words += name_words(place.name, room)
    return words, room


def _tokens(state: State, place: Hex, shape: Shape, turns: int, room: Room) -> tuple[str, list[str]]:
    """Tokens in their slots and homes that wait for theirs, with words for who cannot see them."""
    board = state.board
    first = board.plan.index[place.id] * STOPS
    homes, loose = _homes(state, place.id)
    body = ""
    notes: list[str] = []
    for index, spot in enumerate(stop_places(shape, turns)):
        stop = shape.stops[index]
        if spot.same_as != index or not stop.is_city:
            continue
        here = board.tokens.get(first + index, ())
        centres = slots_in_use(spot, stop.slots, len(here))
        for company, (x, y) in zip(here, centres, strict=False):
            body += token(company, f"token of {company}", x, y)
            notes.append(f"token of {company}")
        for company, (x, y) in zip(homes.get(index, []), reversed(centres[len(here) :]), strict=False):
            body += reserved(state.facts, company, f"home of {company}", x, y)
            notes.append(f"home of {company}")
    for company in loose:
        body += badge(company, room, "hi-home")
        notes.append(f"home of {company}")
    for company, stations in board.stations.items():
        # Lifted by a tile and not yet given its city (1830-5.3.10).
        if (place.id, -1) in stations:
            x, y = room.put((2 * RADIUS, 2 * RADIUS), [(0.0, 0.0)])
            body += token(company, f"token of {company}, city not chosen", x, y)
            notes.append(f"token of {company}, city not chosen")
    return body, notes


def _homes(state: State, hex_id: str) -> tuple[dict[int, list[str]], list[str]]:
    """Companies whose home token is still to come: by stop, and those that may choose their city here."""
    by_stop: dict[int, list[str]] = {}
    loose: list[str] = []
    for company, corporation in state.facts.corporations.items():
        if corporation.home != hex_id or company not in state.shares or state.board.stations.get(company):
            continue
        stop = home_stop(state.facts, state.board, company)
        if stop < 0:
            loose.append(company)
        else:
            by_stop.setdefault(stop, []).append(company)
    return by_stop, loose


def _closed_by(state: State, hex_id: str) -> list[str]:
    """Open privates that close the hex as long as no corporation owns them."""
    return [
        private
        for private, owner in state.privates.items()
        if hex_id in state.facts.privates[private].blocks and owner not in state.facts.corporations
    ]
