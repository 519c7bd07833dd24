"""Whether a bot's answer can be played, and what to play when it cannot."""

from highiron.bots.bot import Sight
from highiron.core.actions import Action, Answer, kind_of
from highiron.core.events import Reason
from highiron.core.families import Family
from highiron.core.state import State
from highiron.flow import engine

_LAST_RESORT = ("bankrupt",)


def objections(state: State, sight: Sight, action: Action) -> list[Reason]:
    """All reasons why that answer to what was shown cannot be played; empty when it can.

    Stricter than the engine: a bot acts for its own seat only, and only in the ways it was offered (ending the game by
    agreement, which the engine takes from anybody, is not one of them).
    """
    if sight.family(kind_of(action)) is None or action.seat != sight.seat:
        return [Reason("not-offered", "", {"action": kind_of(action), "seat": action.seat})]
    return engine.explain(state, action)


def safe_action(sight: Sight) -> Action:
    """A legal action that does little harm: pass, decline, run what earns most, else whatever comes first."""
    if (passing := sight.family("pass")) is not None:
        return next(iter(passing))
    if sight.family("answer") is not None:
        return Answer(seat=sight.seat, accept=False)
    return _first(min(sight.families, key=lambda family: family.kind in _LAST_RESORT), sight.state)


def _first(family: Family, state: State) -> Action:
    from highiron.core.actions import RunTrains
    from highiron.steps.run import RunFamily, best_set

    if isinstance(family, RunFamily):
        return RunTrains(seat=family.seat, company=family.company, runs=best_set(state, family.company).runs)
    return next(iter(family))
