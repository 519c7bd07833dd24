"""Running trains: always the best set of runs."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import decide
from highiron.bots.steady.outlook import Outlook
from highiron.core.actions import RunTrains
from highiron.steps.frames import OperatingTurn
from highiron.steps.run import best_set


def decide_runs(sight: Sight, outlook: Outlook, turn: OperatingTurn) -> Decision | None:
    """The best set of runs of the company."""
    if sight.family("run_trains") is None:
        return None
    best = best_set(sight.state, turn.company)
    action = RunTrains(seat=sight.seat, company=turn.company, runs=best.runs)
    return decide(action, "runs-best", company=turn.company, revenue=best.total)
