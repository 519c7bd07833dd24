"""The analysis of a whole game."""

from collections import defaultdict
from collections.abc import Callable, Generator, Hashable

import msgspec

from highiron.analysis.decisions import Costly, Kind, Moment, moment_of, whose_turn
from highiron.analysis.quiet import Quiet
from highiron.bots.search.playout import round_of
from highiron.core.actions import Action
from highiron.core.state import State
from highiron.flow import engine

TOLD = 10
ROUNDS = 3  # that a future lasts
LEAST = 0.01  # a cost below a hundredth is nothing to speak of


class Depth(msgspec.Struct, frozen=True):
    """How closely a game is looked at."""

    suspects: int  # decisions that are played on, by how bad they look at a glance
    first: int  # futures for each of them
    finalists: int  # that are played on further
    futures: int  # for each of the finalists, all together


USUAL = Depth(suspects=24, first=2, finalists=12, futures=6)


class Analysis(msgspec.Struct, frozen=True):
    """What is found; see `analyse`."""

    title: str
    seats: tuple[str, ...]
    curve: list[list[float]]  # chances by seat at the start and after every action
    costly: list[Costly]  # the worst first
    kinds: list[Kind]


def analyse(
    first: State,
    actions: list[Action] | tuple[Action, ...],
    seed: int = 0,
    depth: Depth = USUAL,
    progress: Callable[[float], None] = lambda part: None,
) -> Analysis:
    """Chances after every action, the decisions that cost most, and a summary by kind. `progress` hears 0 to 1.

    All decisions are looked at briefly; the most suspicious are played on into several futures by bots of several
    characters, together with what could have been done instead. Equal arguments give equal answers.
    """
    work = analysing(first, actions, seed, depth)
    while True:
        try:
            progress(next(work))
        except StopIteration as end:
            found: Analysis = end.value
            return found


def analysing(
    first: State, actions: list[Action] | tuple[Action, ...], seed: int = 0, depth: Depth = USUAL
) -> Generator[float, None, Analysis]:
    """The same in small steps, each telling how much is done, for those who do something else between them."""
    state, quiet = first, Quiet()
    curve = [_row(first, quiet.chances(first, begins=True))]
    moments: list[Moment] = []
    turns = 0
    for number, action in enumerate(actions, 1):
        moment = moment_of(number, state, action, seed)
        after, _ = engine.apply(state, action)
        found = quiet.chances(after, begins=round_of(after) != round_of(state))
        if moment is not None:
            moment.look(quiet, found[moment.seat])
            moment.turn = turns
            moments.append(moment)
        turns += whose_turn(after) != whose_turn(state)
        state = after
        curve.append(_row(first, found))
        yield 0.6 * number / max(1, len(actions))
    suspects = _one_of_each_turn(moments)[: depth.suspects]
    for at, moment in enumerate(suspects):
        for turn in range(depth.first):
            moment.try_in(seed, ROUNDS)
            yield 0.6 + 0.2 * (at + (turn + 1) / depth.first) / len(suspects)
        moment.keep_best(2)
    finalists = [moment for moment, _ in _apart(suspects)][: depth.finalists]
    for at, moment in enumerate(finalists):
        for turn in range(further := depth.futures - depth.first):
            moment.try_in(seed, ROUNDS)
            yield 0.8 + 0.2 * (at + (turn + 1) / further) / len(finalists)
    costly = [verdict for _, verdict in _apart(finalists)]
    yield 1.0
    return Analysis(first.facts.title, first.facts.seats, curve, costly[:TOLD], _kinds(moments, costly))


def _row(first: State, found: dict[str, float]) -> list[float]:
    return [round(found[seat], 4) for seat in first.facts.seats]


def _one_of_each_turn(moments: list[Moment]) -> list[Moment]:
    """The most suspicious decision of every turn, the most suspicious first."""
    found: dict[int, Moment] = {}
    for moment in moments:
        best = found.get(moment.turn)
        if best is None or moment.suspicion > best.suspicion:
            found[moment.turn] = moment
    return sorted(found.values(), key=lambda moment: -moment.suspicion)


def _apart(moments: list[Moment]) -> list[tuple[Moment, Costly]]:
    """Those that cost something, the worst first: what was missed again and again in a round was missed once."""
    verdicts = [(moment, verdict) for moment in moments if (verdict := moment.verdict()) is not None]
    found: dict[Hashable, tuple[Moment, Costly]] = {}
    for moment, verdict in sorted(verdicts, key=lambda pair: (-pair[1].cost, pair[1].number)):
        if verdict.cost >= LEAST:
            better = verdict.better
            missed = (round_of(moment.state), verdict.seat, better["type"], better.get("company"))
            found.setdefault(missed, (moment, verdict))
    return list(found.values())


def _kinds(moments: list[Moment], costly: list[Costly]) -> list[Kind]:
    """By seat and kind: decisions looked at, and what the costly ones among them cost."""
    count: dict[tuple[str, str], int] = defaultdict(int)
    cost: dict[tuple[str, str], float] = defaultdict(float)
    for moment in moments:
        count[moment.seat, moment.kind] += 1
    for verdict in costly:
        cost[verdict.seat, verdict.kind] += verdict.cost
    return [Kind(seat, kind, number, round(cost[seat, kind], 4)) for (seat, kind), number in sorted(count.items())]
