"""Which tiles may be laid and which tokens placed, in random games, against a walk that is written independently."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from highiron.core.actions import LayTile, PlaceToken
from highiron.core.geometry import STOPS
from highiron.core.placements import Placement
from highiron.core.state import State
from highiron.flow import engine
from highiron.selfplay import RandomPlayers
from highiron.steps.frames import OperatingTurn
from highiron.titles import catalogue
from highiron.titles.t1817.frames import turn_notes
from highiron.titles.t1817.private_tokens import MINES, private_of
from tests.track_walk import Walk

Lay = tuple[str, str, int]
POSITIONS = 12  # of each step, in each game


def positions(title: str, players: int, seed: int, step: str) -> Iterator[tuple[State, OperatingTurn]]:
    """Some positions of a random game in which a company is asked at that step, spread over the game."""
    state = catalogue.new_state(catalogue.facts_for(title, players), seed)
    rng, random = Random(seed), RandomPlayers(Random(seed), True)
    found = 0
    while not state.ended and found < POSITIONS:
        turn = state.frame
        if isinstance(turn, OperatingTurn) and turn.step == step and rng.random() < 0.25:
            found += 1
            yield state, turn
        state, _ = engine.apply(state, random.choose(state))


def offered(state: State) -> set[Lay]:
    actions = [action for family in engine.legal(state) if family.kind == "lay_tile" for action in family]
    return {(a.hex, a.tile, a.rotation) for a in actions if isinstance(a, LayTile) and not a.private}


def expected(state: State, may_lay: Callable[[int, Placement], bool]) -> set[Lay]:
    """All placements of a colour of the phase that the title's own test lets pass."""
    found = set()
    for at, place in enumerate(state.facts.plan.hexes):
        for placement in state.facts.placements.on(place.id, state.board.tiles.get(place.id)):
            if placement.colour in state.phase_facts.colours and may_lay(at, placement):
                found.add((place.id, placement.tile, placement.rotation))
    return found


def tokens_offered(state: State) -> set[tuple[str, int]]:
    actions = [action for family in engine.legal(state) if family.kind == "place_token" for action in family]
    return {(a.hex, a.stop) for a in actions if isinstance(a, PlaceToken)}


# --- 18CE --------------------------------------------------------------------------------------------------------


def is_useful(state: State, company: str, at: int, placement: Placement) -> bool:
    """18CE-8.7: a new rail within reach, or a place worth more on a route."""
    board, place = state.board, state.facts.plan.hexes[at]
    old = board.shapes[at]
    walk = Walk(board.lay(state.facts.tiles[placement.tile], place.id, placement.rotation, placement.moves), company)
    new = walk.board.shapes[at]
    if any(walk.leads_to(at, edge) for edge in range(6) if (new.exits & ~old.exits) >> edge & 1):
        return True
    for stop, facts in enumerate(new.stops):
        if facts.value("gray") > old.stops[stop].value("gray") and (at, stop) in walk.reached:
            return (at, stop) not in walk.homes or joined_to_another(walk, (at, stop))
    return False


def joined_to_another(walk: Walk, home: tuple[int, int]) -> bool:
    """Whether track joins the station to another city, town or area."""
    seen, todo = {home}, [home]
    while todo:
        place = todo.pop()
        if place[1] >= 0 and place != home:
            return True
        fresh = set(walk.joined.get(place, [])) - seen
        seen |= fresh
        todo += fresh
    return False


@pytest.mark.parametrize("seed", [1, 2])
def test_lays_of_18ce(seed: int) -> None:
    """18CE-8.7, 18CE-8.9, 18CE-9.1."""
    for state, turn in positions("18CE", 3, seed, "track"):
        company = turn.company

        def may_lay(at: int, placement: Placement, state: State = state, company: str = company) -> bool:
            hex_id = state.facts.plan.hexes[at].id
            cost = state.facts.rules.lay_cost(state, company, hex_id, placement.tile, placement.rotation, "")
            return cost <= state.cash[company] and is_useful(state, company, at, placement)

        assert offered(state) == expected(state, may_lay)


def test_stations_of_18ce() -> None:
    """18CE-9.1, 18CE-9.2, 18CE-9.4: free cities within reach, without the slots kept for homes."""
    seen = 0
    for state, turn in positions("18CE", 4, 3, "token"):
        if state.cash[turn.company] < 100:
            continue
        walk = Walk(state.board, turn.company)
        found = set()
        for hex_id, stop in walk.free_cities():
            at = state.facts.plan.index[hex_id]
            homes = [c for c, printed in state.facts.corporations.items() if printed.charter.home == hex_id]
            kept = [home for home in homes if home != turn.company and home not in state.board.stations]
            taken = len(state.board.tokens.get(at * STOPS + stop, ())) + len(kept)
            if taken < state.board.shapes[at].stops[stop].slots:
                found.add((hex_id, stop))
        assert tokens_offered(state) == found
        seen += bool(found)
    assert seen


# --- 1817 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_lays_of_1817(seed: int) -> None:
    """1817-5.7, 1817-5.8, 1817-5.11, 1817-5.12, 1817-2.14e: some track of the tile is within reach."""
    for state, turn in positions("1817", 4, seed, "track"):
        walk, company = Walk(state.board, turn.company), turn.company
        mines = {hex_id for marker, (hex_id, _) in state.markers.items() if private_of(marker) in MINES}
        barred = {*turn_notes(turn).laid, *mines}

        def may_lay(
            at: int,
            placement: Placement,
            state: State = state,
            turn: OperatingTurn = turn,
            walk: Walk = walk,
            barred: set[str] = barred,
        ) -> bool:
            place = state.facts.plan.hexes[at]
            upgrade = place.id in state.board.tiles or place.shape.colour == "yellow"
            if place.id in barred or placement.tile == "X00" or (upgrade and turn.upgrades):
                return False
            cost = state.facts.rules.lay_cost(state, turn.company, place.id, placement.tile, placement.rotation, "")
            exits = [edge for edge in range(6) if placement.exits >> edge & 1]
            near = any(home == at for home, _ in walk.homes) or any(walk.leads_to(*walk.across(at, e)) for e in exits)
            return cost <= state.cash[turn.company] and near

        assert offered(state) == expected(state, may_lay), company


def test_tokens_of_1817() -> None:
    """1817-5.20, 1817-5.21, 1817-5.24: free cities within reach, none in a hex where the company has a token."""
    seen = 0
    for seed in range(4):
        for state, turn in positions("1817", 3, seed, "token"):
            walk = Walk(state.board, turn.company)
            own = {state.facts.plan.hexes[at].id for at, _ in walk.homes}
            found = {(hex_id, stop) for hex_id, stop in walk.free_cities() if hex_id not in own}
            assert tokens_offered(state) == found
            seen += bool(found)
    assert seen
