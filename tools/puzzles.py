"""Write the list of puzzles, src/highiron/lessons/puzzles.json, from the records of the lessons.

Every position of those games is looked at. Where a corporation runs trains, the best set of runs must earn more than
the same runs as the last time; where it may lay a tile, few lays must earn the most, and more than a lay at its home;
where a player could start a corporation, selling first must allow a higher par than cash alone. What is kept was proven
by the engine: the best runs by their bound, the best lay among all legal ones, the highest par by what everything that
may be sold would bring. The list is mixed, so that days differ, and the same for everybody.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec

from highiron.core.actions import Action, BuyShare, LayTile, Par, Pass, RunTrains, SellShares, action_to_data
from highiron.core.families import Span
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game
from highiron.lessons.course import answered
from highiron.lessons.positions import record_names, record_text
from highiron.lessons.puzzles import FLOAT, RUN, TILE, Puzzle
from highiron.records.own import read_game
from highiron.steps.run import after_lays, best_set, check_runs, trains_of

LIST = Path(__file__).resolve().parents[1] / "src" / "highiron" / "lessons" / "puzzles.json"
OF_EACH = 5  # puzzles of a kind from one game
TO_FLOAT = 6  # shares of ten
MANY = 8  # tiles to choose from


def main() -> None:
    """Write the list."""
    found = [puzzle for name in record_names() for puzzle in of_game(name, read_game(record_text(name)))]
    Random(18).shuffle(found)
    named = [msgspec.structs.replace(puzzle, id=f"puzzle-{n:03}") for n, puzzle in enumerate(found, 1)]
    LIST.write_text("[\n" + ",\n".join(msgspec.json.encode(puzzle).decode() for puzzle in named) + "\n]\n")
    for puzzle in named:
        print(puzzle.id, puzzle.kind, puzzle.record, puzzle.at, puzzle.company, puzzle.obvious, puzzle.best)


def of_game(name: str, game: Game) -> Iterator[Puzzle]:
    """The puzzles of a game, spread over it."""
    kinds: dict[str, list[Puzzle]] = {RUN: [], TILE: [], FLOAT: []}
    for at in range(len(game.actions)):
        state = game.at(at)
        for puzzle in (run_at(name, game, at), tile_at(name, state, at), float_at(name, state, at)):
            if puzzle:
                kinds[puzzle.kind].append(puzzle)
    for puzzles in kinds.values():
        hardest = sorted(puzzles, key=lambda puzzle: puzzle.obvious / puzzle.best)
        companies: set[tuple[str, int]] = set()
        for puzzle in hardest:
            if len(companies) < OF_EACH and (puzzle.company, puzzle.best) not in companies:
                companies.add((puzzle.company, puzzle.best))
                yield puzzle


def run_at(name: str, game: Game, at: int) -> Puzzle | None:
    """The best runs, where several trains run and the runs of the last time are not the best any more."""
    action, state = game.actions[at], game.at(at)
    if not isinstance(action, RunTrains) or len(trains_of(state, action.company)) < 2:
        return None
    best = best_set(state, action.company)
    before = next(
        (
            done
            for done in reversed(game.actions[:at])
            if isinstance(done, RunTrains) and done.company == action.company
        ),
        None,
    )
    if before is None or not best.proved:
        return None
    checked = check_runs(state, action.company, before.runs)
    if checked.reasons or not 0 < checked.revenue < best.total:
        return None
    move = action_to_data(RunTrains(seat=action.seat, company=action.company, runs=best.runs))
    return Puzzle("", RUN, game.state.facts.title, name, at, action.company, best.total, checked.revenue, (move,))


def tile_at(name: str, state: State, at: int) -> Puzzle | None:
    """The lay that earns most, where few do and the best lay at home earns less."""
    lays = [
        lay
        for family in engine.legal(state)
        if family.kind == "lay_tile" and family.seat == state.actor
        for lay in family
        if isinstance(lay, LayTile)
    ]
    companies = {lay.company for lay in lays} & set(state.facts.corporations)
    if len(lays) < MANY or len(companies) != 1:
        return None
    (company,) = companies
    if not trains_of(state, company):
        return None
    worth = [outcome.revenue for outcome in after_lays(state, lays)]
    best = max(worth)
    home = state.charter(company).home
    at_home = [value for value, lay in zip(worth, lays, strict=True) if lay.hex == home]
    obvious = max(at_home, default=best_set(state, company).total)
    if worth.count(best) > 2 or not 0 < obvious < best:
        return None
    move = action_to_data(lays[worth.index(best)])
    return Puzzle("", TILE, state.facts.title, name, at, company, best, obvious, (move,))


def float_at(name: str, state: State, at: int) -> Puzzle | None:
    """The highest par at which the player can float a corporation alone, where that takes selling first."""
    families = engine.legal(state)
    starts = [family for family in families if family.kind == "par" and family.seat == state.actor]
    sales = [family for family in families if family.kind == "sell_shares" and family.seat == state.actor]
    if not starts or not sales or not state.facts.initial_offering:
        return None
    seat, cash = state.actor, state.cash[state.actor]
    # No sale allows more of another, and none is made above the present price.
    everything = cash + sum(max(_values(box["count"])) * state.price(str(box["company"])) for box in sales[0].boxes)
    prices = sorted({price for box in starts[0].boxes for price in _values(box["price"])}, reverse=True)
    obvious = next((price for price in prices if TO_FLOAT * price <= cash), 0)
    for price in prices:
        if TO_FLOAT * price > everything:
            continue  # not even everything that is owned would do
        way = _floated(state, seat, price)
        if way is None:
            return None  # perhaps possible in a way that was not looked for: no proof, no puzzle
        if price <= obvious:
            return None
        return Puzzle("", FLOAT, state.facts.title, name, at, "", price, obvious, way)
    return None


def _values(domain: object) -> list[int]:
    return list(domain) if isinstance(domain, (tuple, Span)) else [int(str(domain))]


def _floated(state: State, seat: str, price: int) -> tuple[dict[str, object], ...] | None:
    """Selling as little as is needed, one company after the other, then starting and buying in every turn."""
    moves: list[dict[str, object]] = []

    def do(move: Action) -> bool:
        nonlocal state
        if engine.explain(state, move):
            return False
        state, events = engine.apply(state, move)
        moves.append(action_to_data(move))
        if any(event.code == "floated" for event in events):
            return True
        state = answered(state, seat)
        return not state.ended and state.actor == seat

    for company in sorted(state.market, key=state.price):
        while state.cash[seat] < TO_FLOAT * price and do(SellShares(seat=seat, company=company, count=1)):
            pass
    started = next((company for company in state.shares if company not in state.pars), "")
    if state.cash[seat] < TO_FLOAT * price or not do(Par(seat=seat, company=started, price=price)):
        return None
    for _ in range(TO_FLOAT):
        if started in state.floated:
            return tuple(moves)
        buy = BuyShare(seat=seat, company=started, source="ipo")
        if engine.explain(state, buy) and not do(Pass(seat=seat)):  # one purchase in a turn
            return None
        if not do(buy):
            return None
    return tuple(moves) if started in state.floated else None


if __name__ == "__main__":
    main()
