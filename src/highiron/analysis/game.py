"""The analysis of a whole game."""

from collections import defaultdict
from collections.abc import Callable, Generator

import msgspec

from highiron.analysis.chances import chances
from highiron.analysis.decisions import Costly, Kind, Moment, moment_of
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
    state = first
    curve = [_row(state)]
    moments: list[Moment] = []
    for number, action in enumerate(actions, 1):
        moment = moment_of(number, state, action, seed)
        if moment is not None:
            moment.look()
            moments.append(moment)
        state, _ = engine.apply(state, action)
        curve.append(_row(state))
        yield 0.5 * number / max(1, len(actions))
    suspects = sorted(moments, key=lambda moment: -moment.suspicion)[: depth.suspects]
    for at, moment in enumerate(suspects):
        for turn in range(depth.first):
            moment.try_in(seed, ROUNDS)
            yield 0.5 + 0.25 * (at + (turn + 1) / depth.first) / len(suspects)
        moment.keep_best(2)
    finalists = sorted(suspects, key=_cost)[-depth.finalists :]
    for at, moment in enumerate(finalists):
        for turn in range(further := depth.futures - depth.first):
            moment.try_in(seed, ROUNDS)
            yield 0.75 + 0.25 * (at + (turn + 1) / further) / len(finalists)
    verdicts = [verdict for moment in finalists if (verdict := moment.verdict()) is not None]
    costly = sorted((verdict for verdict in verdicts if verdict.cost >= LEAST), key=lambda verdict: -verdict.cost)
    yield 1.0
    return Analysis(first.facts.title, first.facts.seats, curve, costly[:TOLD], _kinds(moments, costly))


def _row(state: State) -> list[float]:
    found = chances(state)
    return [round(found[seat], 4) for seat in state.facts.seats]


def _cost(moment: Moment) -> float:
    verdict = moment.verdict()
    return verdict.cost if verdict is not None else 0.0


def _kinds(moments: list[Moment], costly: list[Costly]) -> list[Kind]:
    """By seat and kind: decisions looked at, and what the costly ones among them cost."""
    count: dict[tuple[str, str], int] = defaultdict(int)
    cost: dict[tuple[str, str], float] = defaultdict(float)
    for moment in moments:
        count[moment.seat, moment.kind] += 1
    for verdict in costly:
        cost[verdict.seat, verdict.kind] += verdict.cost
    return [Kind(seat, kind, number, round(cost[seat, kind], 4)) for (seat, kind), number in sorted(count.items())]
