"""What a position adds to the hexes besides tiles and tokens: homes that wait, and small framed words."""

from functools import lru_cache
from typing import NamedTuple

from highiron.core.facts import Facts
from highiron.core.ids import printed
from highiron.core.state import State
from highiron.pictures.areas import silent_hexes
from highiron.pictures.captions import place_badge
from highiron.pictures.svg import Point
from highiron.pictures.symbols import printed_hex, words_on_tile
from highiron.steps.operating import home_stop


class Home(NamedTuple):
    """A company whose home token is still to come; `stop` -1 while its city is open."""

    company: str
    hex_id: str
    stop: int


class Badge(NamedTuple):
    """A small framed word in a hex. `kind` is home, closed, marker or bonus; `about` the company or private it stands
    for, for a bonus what it is for.
    """

    hex_id: str
    kind: str
    about: str
    text: str
    centre: Point


def waiting_homes(state: State) -> list[Home]:
    """Homes that wait for their tokens."""
    return [
        Home(company, state.charter(company).home, home_stop(state, company))
        for company in state.facts.corporations
        if state.charter(company).home and company in state.shares and not state.board.stations.get(company)
    ]


def badges(state: State, homes: list[Home]) -> list[Badge]:
    """All framed words of the board: waiting homes whose city is open, privates that close a hex, markers, bonuses."""
    wanted: dict[str, list[tuple[str, str, str]]] = {}
    for home in homes:
        if home.stop < 0:
            wanted.setdefault(home.hex_id, []).append(("home", home.company, printed(home.company)))
    for private, owner in state.privates.items():
        # A private closes its hexes as long as no corporation owns it.
        if owner not in state.facts.corporations:
            for hex_id in state.facts.privates[private].blocks:
                wanted.setdefault(hex_id, []).append(("closed", private, printed(private)))
    for private, (hex_id, company) in state.markers.items():
        if hex_id:
            wanted.setdefault(hex_id, []).append(("marker", private, f"{printed(private)} {printed(company)}".rstrip()))
    silent = silent_hexes(state.facts.plan)
    for bonus in state.facts.rules.hex_bonuses:
        if bonus.hex_id not in silent:
            wanted.setdefault(bonus.hex_id, []).append(("bonus", bonus.kind, f"{bonus.sign}+{bonus.amount}"))
    found: list[Badge] = []
    for hex_id, marks in wanted.items():
        laid = state.board.tiles.get(hex_id)
        values = "" if laid else state.phase_facts.values
        centres = _centres(state.facts, hex_id, laid, values, tuple(text for _, _, text in marks))
        found += [Badge(hex_id, *mark, centre) for mark, centre in zip(marks, centres, strict=True)]
    return found


@lru_cache(maxsize=4096)
def _centres(
    facts: Facts, hex_id: str, laid: tuple[str, int] | None, values: str, texts: tuple[str, ...]
) -> tuple[Point, ...]:
    """Where framed words stand in a hex with that tile, or as printed while values of that colour count."""
    place = facts.plan.hexes[facts.plan.index[hex_id]]
    if laid:
        room = words_on_tile(place, facts.tiles[laid[0]].shapes[0], laid[1])[2].copy()
    else:
        room = printed_hex(place, values, hex_id not in silent_hexes(facts.plan))[1].copy()
    return tuple(place_badge(text, room) for text in texts)
