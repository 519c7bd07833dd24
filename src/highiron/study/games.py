"""Games of 18CE as jobs of a sweep: who won, who owned what, and what was built."""

from typing import Any

from highiron.arena import Tournament
from highiron.arena.playing import play
from highiron.arena.schedule import Assignment
from highiron.core.state import State
from highiron.core.tiles import EDGES
from highiron.game import Game
from highiron.records.own import read_game
from highiron.study.planner import Theta, name_of

LONG = 6_000  # actions; a game that is longer counts as unfinished


def play_game(
    title: str,
    players: list[Any],
    deal: int,
    rotation: int,
    options: dict[str, str] | None = None,
    detail: bool = False,
    record: bool = False,
) -> dict[str, Any]:
    """One game; players are names of bots or lists of inclinations, and move round the seats by the rotation."""
    bots = tuple(player if isinstance(player, str) else name_of(Theta(*player)) for player in players)
    tournament = Tournament(
        title, bots, 1, deal, options=options or {}, max_actions=LONG, keep="highiron" if detail else ""
    )
    played = play(Assignment(tournament, 0, deal, rotation))
    count = len(bots)
    wealth = [0.0] * count
    seat_of = [0] * count
    for seat, value in enumerate(played.result.wealth):
        player = (seat - rotation) % count
        wealth[player] = float(max(0, value))
        seat_of[player] = seat
    total = sum(wealth) or 1.0
    found: dict[str, Any] = {
        "share": [value / total for value in wealth],
        "win": [float(value == max(wealth)) / wealth.count(max(wealth)) for value in wealth],
        "seat": seat_of,
        "ended": played.result.ended,
        "actions": played.result.actions,
        "refused": len(played.refused),
    }
    if record:
        found["record"] = played.record
    if detail:
        found |= details(played.record, rotation, count)
    return found


def details(record: str, rotation: int, count: int) -> dict[str, Any]:
    """What a record tells of privates, companies and track."""
    game = replayed(record)
    state = game.state
    seats = list(state.facts.seats)
    privates: dict[str, list[int]] = {}
    for number in range(1, len(game.actions) + 1):
        if len(privates) == len(state.facts.privates):
            break
        for event in game.events(number):
            if event.code == "private-sold" and event.args["seat"] in seats:
                player = (seats.index(str(event.args["seat"])) - rotation) % count
                privates.setdefault(str(event.args["private"]), [player, int(str(event.args["price"]))])
    presidents = {
        company: (seats.index(seat) - rotation) % count for company, seat in state.presidents.items() if seat in seats
    }
    return {
        "privates": privates,
        "presidents": presidents,
        "edges": edges_of(state),
        "colours": {hex_id: state.facts.tiles[tile].colour for hex_id, (tile, _) in sorted(tiles_of(state).items())},
        "fingerprint": state.fingerprint(),
    }


def replayed(record: str) -> Game:
    """The game of a record of our own."""
    return read_game(record)


def tiles_of(state: State) -> dict[str, tuple[str, int]]:
    """The tiles on the board."""
    return dict(state.board.tiles)


def edges_of(state: State) -> list[str]:
    """Sides of hexes that track crosses at the end, as `A1-A3`."""
    plan = state.facts.plan
    found = {edge for place in plan.hexes for edge in edges_at(state, place.id)}
    return sorted(found)


def edges_at(state: State, hex_id: str) -> list[str]:
    """Sides of one hex that track crosses."""
    plan, at = state.facts.plan, state.facts.plan.index[hex_id]
    found = []
    for edge in range(EDGES):
        entry = plan.across[at * plan.ways + edge]
        if entry < 0 or not state.board.shapes[at].exits >> edge & 1:
            continue
        other, back = divmod(entry, plan.ways)
        if state.board.shapes[other].exits >> back & 1:
            found.append("-".join(sorted((hex_id, plan.hexes[other].id))))
    return found
