"""The steady bot: who answers for which kind of moment."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import any_move, decide
from highiron.bots.steady.knowledge import knowledge_of
from highiron.bots.steady.offers import decide_offer
from highiron.bots.steady.openings import decide_auction, decide_war
from highiron.bots.steady.operating import decide_operating
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.stock import decide_stock, swap_private
from highiron.bots.steady.stock_expect import after_round
from highiron.bots.steady.stock_par import decide_gift_par
from highiron.bots.steady.taste import Taste
from highiron.core.frames import frame_kind
from highiron.steps.frames import Auction, BiddingWar, Offer, SetPar, StockRound


class SteadyBot:
    """Values shares, privates, companies and trains by simple estimates; the seed gives it opinions of its own."""

    name = "steady"

    def __init__(self, seed: int = 0) -> None:
        self.taste = Taste(seed)

    def decide(self, sight: Sight) -> Decision:
        if len(sight.families) == 1 and sight.families[0].kind == "pass":
            return decide(next(iter(sight.families[0])), "nothing-else-to-do")
        outlook = Outlook(sight.state)
        if sight.seat != sight.state.actor:  # a right that may be used in another's turn
            return swap_private(sight, outlook) or any_move(sight)
        answer = knowledge_of(sight.state).answers.get(frame_kind(sight.state.frame))
        if answer is not None:
            return answer(sight, outlook, self.taste) or any_move(sight)
        match sight.state.frame:
            case Auction():
                return decide_auction(sight, self.taste)
            case BiddingWar():
                return decide_war(sight, self.taste)
            case SetPar():
                return decide_gift_par(sight)
            case StockRound():
                return decide_stock(sight, Outlook(after_round(sight.state, sight.seat)), self.taste)
            case Offer():
                return decide_offer(sight, outlook)
            case _:
                return decide_operating(sight, outlook)
