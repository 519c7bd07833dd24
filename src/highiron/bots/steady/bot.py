"""Who answers for which kind of moment: the rounds, and the steps of a company's turn."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import any_move, decide
from highiron.bots.steady.character import STEADY, Character
from highiron.bots.steady.knowledge import Taste, knowledge_of
from highiron.bots.steady.money import decide_dividend, decide_issue
from highiron.bots.steady.openings import decide_auction, decide_war
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.privates import decide_privates
from highiron.bots.steady.questions import decide_offer, decide_question
from highiron.bots.steady.stock import decide_stock, swap_private
from highiron.bots.steady.stock_buy import decide_gift_par
from highiron.bots.steady.stock_values import after_round
from highiron.bots.steady.tokens import decide_token
from highiron.bots.steady.track import decide_track
from highiron.bots.steady.trains import decide_runs, decide_trains
from highiron.core.frames import frame_kind
from highiron.steps.frames import Auction, BiddingWar, Offer, OperatingTurn, SetPar, StockRound

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


# --- the steps of a turn ----------------------------------------------------------------------------------------


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


# --- the rounds -------------------------------------------------------------------------------------------------


class SteadyBot:
    """Values shares, privates, companies and trains by simple estimates; the seed gives it opinions of its own."""

    def __init__(self, seed: int = 0, character: Character = STEADY) -> None:
        self.name = character.name
        self.character = character
        self.taste = Taste(seed)

    def decide(self, sight: Sight) -> Decision:
        if len(sight.families) == 1 and sight.families[0].kind == "pass":
            return decide(next(iter(sight.families[0])), "nothing-else-to-do")
        outlook = Outlook(sight.state, self.character)
        if sight.seat != sight.state.actor:  # a right that may be used in another's turn
            return swap_private(sight, outlook) or any_move(sight)
        answer = knowledge_of(sight.state).answers.get(frame_kind(sight.state.frame))
        decision = answer(sight, outlook, self.taste) if answer is not None else None
        if decision is not None:
            return decision
        match sight.state.frame:
            case Auction():
                return decide_auction(sight, self.taste)
            case BiddingWar():
                return decide_war(sight, self.taste)
            case SetPar():
                return decide_gift_par(sight)
            case StockRound():
                return decide_stock(sight, Outlook(after_round(sight.state, sight.seat), self.character), self.taste)
            case Offer():
                return decide_offer(sight, outlook)
            case _:
                return decide_operating(sight, outlook)
