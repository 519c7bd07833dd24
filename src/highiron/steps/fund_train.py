"""Finding the money for a train whose price another president has agreed to (1830-5.8.5, 1830-5.8.6)."""

from typing import ClassVar

from highiron.core.actions import Action, Pass, SellShares, TradePrivate
from highiron.core.events import Event, Reason
from highiron.core.families import Family, add_family, passing
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.state import State
from highiron.flow.checks import not_now, wrong_seat
from highiron.steps.forced import explain_sale, money, sale_boxes
from highiron.steps.frames import FundTrain
from highiron.steps.money import Buys
from highiron.steps.offers import propose
from highiron.steps.president_helps import PresidentHelps


class FundTrainHandler(Handler):
    """Sell shares and privates for the agreed price; a new president of the selling company may withdraw (1830-5.8.6).

    A president with no more shares to sell, and privates that nobody takes, may give up the purchase.
    """

    frame: ClassVar[type[Frame]] = FundTrain

    def __init__(self, helper: PresidentHelps, buys: Buys, seller_veto: bool) -> None:
        self.helper = helper
        self.buys = buys
        self.seller_veto = seller_veto  # 11.12

    def families(self, state: State) -> list[Family]:
        deal = state.frame
        assert isinstance(deal, FundTrain)
        company, need = deal.proposal.company, deal.proposal.price
        sales = sale_boxes(state, company, need)
        found: list[Family] = [] if sales else [passing(deal.seat)]
        add_family(found, "sell_shares", deal.seat, sales)
        add_family(found, "trade_private", deal.seat, self.helper.private_boxes(state, company, need))
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        deal = state.frame
        assert isinstance(deal, FundTrain)
        reasons = wrong_seat(state, action, "forced-sale")
        proposal = deal.proposal
        if isinstance(action, TradePrivate):
            return reasons + self.helper.explain_private(state, proposal.company, action, proposal.price)
        if isinstance(action, Pass) and not sale_boxes(state, proposal.company, proposal.price):
            return reasons
        if not isinstance(action, SellShares):
            return [*reasons, not_now(state, action, "forced-sale", "fund_train")]
        return reasons + explain_sale(state, proposal.company, action.company, action.count, proposal.price)

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        if isinstance(action, SellShares):
            self.helper.sell(state, action, events)
        elif isinstance(action, TradePrivate):
            propose(state, action, action.buyer, events)
        else:
            self.fail(state, events)

    def fail(self, state: State, events: list[Event]) -> None:
        """The money for the agreed price was not found; the train step starts again."""
        deal = state.pop()
        assert isinstance(deal, FundTrain)
        events.append(Event("deal-failed", {"company": deal.proposal.company}))

    def settle(self, state: State, events: list[Event]) -> bool:
        deal = state.frame
        assert isinstance(deal, FundTrain)
        proposal = deal.proposal
        if state.presidents[proposal.company] != deal.seat:
            self.fail(state, events)  # a swap has brought another president (1830-11.6)
            return True
        seller = state.presidents[proposal.source]
        if seller != deal.seller and self.seller_veto and seller != deal.seat:
            propose(state, proposal, seller, events)
            return True
        if money(state, proposal.company) >= proposal.price:
            state.pop()
            self.buys(state, proposal, events)
            return True
        company, need = proposal.company, proposal.price
        if not sale_boxes(state, company, need) and not self.helper.private_boxes(state, company, need):
            self.fail(state, events)
            return True
        return False
