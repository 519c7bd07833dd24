"""The operating side: who answers for which step of a company's turn, and for the small questions between."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import any_move
from highiron.bots.steady.money import decide_dividend, decide_issue
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.privates_in_turn import decide_privates
from highiron.bots.steady.questions import decide_question
from highiron.bots.steady.runs import decide_runs
from highiron.bots.steady.tokens import decide_token
from highiron.bots.steady.track import decide_track
from highiron.bots.steady.trains import decide_trains
from highiron.steps.frames import OperatingTurn

# Asked in this order: what brings money or track first, then the step the turn stands in. None: nothing to say.
_ADVISERS = (
    decide_privates,
    decide_issue,
    decide_track,
    decide_token,
    decide_runs,
    decide_dividend,
    decide_trains,
)


def decide_operating(sight: Sight, outlook: Outlook) -> Decision:
    """A decision for a company's turn, or for a question that interrupts one."""
    frame = sight.state.frame
    if not isinstance(frame, OperatingTurn):
        return decide_question(sight, outlook)
    for advise in _ADVISERS:
        decision = advise(sight, outlook, frame)
        if decision is not None:
            return decision
    return any_move(sight)
