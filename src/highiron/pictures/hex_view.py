"""One hex as it stands in a game: its tile or print, tokens, homes and what closes it."""

from highiron.core.geometry import STOPS, Hex
from highiron.core.ids import printed
from highiron.core.state import State
from highiron.core.tiles import Shape
from highiron.pictures.captions import badge, hex_words
from highiron.pictures.hexagon import hex_centre
from highiron.pictures.marks import Badge, Home
from highiron.pictures.places import stop_places
from highiron.pictures.svg import number, safe_id, titled
from highiron.pictures.symbols import printed_hex, use, words_on_tile
from highiron.pictures.tokens import reserved, slots_in_use, token


def hex_view(state: State, place: Hex, silent: bool, homes: list[Home], badges: list[Badge]) -> str:
    """The hex at its place on the map. A `silent` one leaves name and values to a hex it is joined with."""
    laid = state.board.tiles.get(place.id)
    if laid:
        tile, turns = state.facts.tiles[laid[0]], laid[1]
        shape = tile.shapes[0]
        own, name, _ = words_on_tile(place, shape, turns)
        body = use(f"tile-{safe_id(tile.id)}-{turns}") + hex_words(own, name)
        notes = [f"tile {tile.id}"]
    else:
        shape, turns = place.shape, 0
        body, _ = printed_hex(place, state.phase_facts.values, not silent)
        notes = ["no tile" if place.buildable else "printed"]
        if place.cost:
            notes.append(f"{place.terrain} {place.cost}".lstrip())
    tokens, standing = _tokens(state, place, shape, turns, [home for home in homes if home.hex_id == place.id])
    body += tokens
    notes.extend(standing)
    for mark in badges:
        if mark.hex_id == place.id:
            body += badge(mark.text, mark.centre, f"hi-{mark.kind}")
            notes.append(_said(mark))
    others = [found[place.id] for found in state.facts.names.values() if place.id in found]
    title = " ".join([place.id, place.name, *others]).rstrip() + ": " + ", ".join(notes)
    x, y = hex_centre(state.facts.plan.layout, place.id)
    return titled(title, body, data_hex=place.id, transform=f"translate({number(x)} {number(y)})")


def _said(mark: Badge) -> str:
    """A framed word for those who cannot see it."""
    about = printed(mark.about)
    if mark.kind == "home":
        return f"home of {about}"
    if mark.kind == "closed":
        return f"closed by {about}"
    if mark.kind == "bonus":
        return f"bonus {mark.text}"
    return f"marker of {about}" + (f" for {mark.text.removeprefix(about).lstrip()}" if mark.text != about else "")


def _tokens(state: State, place: Hex, shape: Shape, turns: int, homes: list[Home]) -> tuple[str, list[str]]:
    """Tokens in their slots and homes that wait for theirs, with words for who cannot see them."""
    board = state.board
    first = board.plan.index[place.id] * STOPS
    body = ""
    notes: list[str] = []
    for index, spot in enumerate(stop_places(shape, turns)):
        stop = shape.stops[index]
        if spot.same_as != index or not stop.is_city:
            continue
        here = board.tokens.get(first + index, ())
        centres = slots_in_use(spot, stop.slots, len(here))
        for company, (x, y) in zip(here, centres, strict=False):
            body += token(company, f"token of {printed(company)}", x, y)
            notes.append(f"token of {printed(company)}")
        waiting = [home.company for home in homes if home.stop == index]
        for company, (x, y) in zip(waiting, reversed(centres[len(here) :]), strict=False):
            body += reserved(company, f"home of {printed(company)}", x, y)
            notes.append(f"home of {printed(company)}")
    for company, stations in board.stations.items():
        # Lifted by a tile and not yet given its city (1830-5.3.10).
        if (place.id, -1) in stations:
            body += token(company, f"token of {printed(company)}, city not chosen", 0.0, 0.0)
            notes.append(f"token of {printed(company)}, city not chosen")
    return body, notes
