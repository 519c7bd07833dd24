"""Buying trains and wagons in 18CE (18CE sections 12 and 13)."""

import msgspec

from highiron.core.actions import Action, BuyTrain
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family
from highiron.core.ids import BANK, DEPOT
from highiron.core.state import State
from highiron.flow.checks import reason, short_of_cash
from highiron.steps.depot import bank_offers
from highiron.steps.floating import Follows, nothing_more
from highiron.steps.frames import OperatingTurn
from highiron.steps.offers import ask
from highiron.steps.trains import BuyTrains, Deals, has_room
from highiron.steps.wares import Wares
from highiron.titles.t18ce.debts import add_debt
from highiron.titles.t18ce.frames import Borrow, BuyWagon, Turn
from highiron.titles.t18ce.money import Loans
from highiron.titles.t18ce.train_sales import SeveralWares, TrainSales
from highiron.titles.t18ce.wagons import PRICE, WAGON, add_wagons, wagons_of


class Wagons(Wares):
    """Wagon sets from the bank, or by option from another company (18CE-12.6, 18CE-19.43)."""

    def __init__(self, money: Loans) -> None:
        super().__init__(BuyWagon)
        self.money = money

    def most(self, state: State) -> int:
        """How many a company may own and still buy none: as many as trains, or any number (18CE-19.2)."""
        return state.phase_facts.train_limit if state.facts.options["wagon_limit"] == "train_limit" else 0

    def has_room(self, state: State, company: str) -> bool:
        most = self.most(state)
        return not most or wagons_of(state, company) < most

    def are_offered(self, state: State, turn: OperatingTurn) -> bool:
        return bool(self.boxes(state, turn))

    def boxes(self, state: State, turn: OperatingTurn) -> list[Box]:
        company = turn.company
        if not self.has_room(state, company) or not self.money.spends_freely(state, company):
            return []
        boxes: list[Box] = []
        if state.cash[company] >= PRICE:
            boxes.append({"company": company, "source": DEPOT, "price": PRICE})
        for seller in self.sellers(state, company):
            low, high = self.money.deal_range(state, company, seller, PRICE)
            if low <= high:
                boxes.append({"company": company, "source": seller, "price": Span(low, high)})
        return boxes

    def sellers(self, state: State, company: str) -> list[str]:
        """Companies that could part with a wagon."""
        if state.facts.options["wagon_trade"] == "forbidden":
            return []
        return [other for other in state.wagons if other != company]

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family]) -> None:
        add_family(found, "buy_wagon", turn.seat, self.boxes(state, turn))

    def explain(self, state: State, turn: OperatingTurn, action: Action) -> list[Reason]:
        assert isinstance(action, BuyWagon)
        company = turn.company
        reasons: list[Reason] = []
        if not self.money.spends_freely(state, company):
            reasons.append(reason(state, "train-comes-first", "train-first", company=company))
        if not self.has_room(state, company):
            reasons.append(reason(state, "at-wagon-limit", "wagons", company=company, limit=self.most(state)))
        if action.source == DEPOT:
            if action.price != PRICE:
                reasons.append(reason(state, "wrong-price", "wagons", price=action.price, right=PRICE))
            return reasons + short_of_cash(state, company, PRICE, "wagons")
        if action.source not in self.sellers(state, company):
            return [*reasons, reason(state, "wagon-not-for-sale", "wagons", source=action.source)]
        low, high = self.money.deal_range(state, company, action.source, PRICE)
        if not low <= action.price <= high:
            reasons.append(reason(state, "price-out-of-range", "train-deals", price=action.price, low=low, high=high))
        return reasons

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        assert isinstance(action, BuyWagon)
        seller = state.presidents.get(action.source, "")
        if seller and seller != action.seat:
            ask(state, action, seller)
            buyer, price = action.company, action.price
            args = {"seat": action.seat, "to": seller, "buyer": buyer, "what": WAGON, "item": WAGON, "price": price}
            events.append(Event("offer-made", args))
        else:
            self.complete(state, action, events)

    def complete(self, state: State, proposal: Action, events: list[Event]) -> None:
        """The wagon changes hands."""
        assert isinstance(proposal, BuyWagon)
        company, source = proposal.company, proposal.source
        if source != DEPOT:
            self.money.contribute(state, company, proposal.price, events)
        state.pay(company, BANK if source == DEPOT else source, proposal.price, events, WAGON)
        if source != DEPOT:
            add_wagons(state, source, -1)
        add_wagons(state, company, 1)
        events.append(Event("wagon-bought", {"company": company, "source": source, "price": proposal.price}))


class Trains(BuyTrains):
    """Trains and wagons in any order; a loan is taken together with the train that it pays (18CE-13.10)."""

    def __init__(
        self,
        money: Loans,
        deals: Deals,
        at_phase: Follows,
        wagons: Wagons | None = None,
        then: Follows = nothing_more,
    ) -> None:
        self.loans = money
        self.wagons = wagons or Wagons(money)
        self.sales = TrainSales()
        super().__init__(money, deals, then, at_phase=at_phase, wares=SeveralWares(self.wagons, self.sales))

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        if isinstance(action, Borrow):
            self.borrow(state, turn, action, events)
        else:
            super().apply(state, turn, action, events)

    def borrow(self, state: State, turn: OperatingTurn, action: Borrow, events: list[Event]) -> None:
        """The director, or by option the company, owes the bank what of the price is not paid (18CE-13.6)."""
        source, train, price = min(bank_offers(state), key=_price)
        debtor = turn.seat if state.facts.options["loan_debtor"] == "player" else turn.company
        events.append(Event("train-loan", {"debtor": debtor, "amount": action.amount, "company": turn.company}))
        add_debt(state, debtor, action.amount, events)
        assert isinstance(turn, Turn)
        state.replace_frame(msgspec.structs.replace(turn, lent=action.amount))
        self.buy(
            state, BuyTrain(seat=action.seat, company=turn.company, source=source, train=train, price=price), events
        )

    def pay_for(self, state: State, action: BuyTrain, events: list[Event]) -> None:
        """What was lent is never handed out: the bank receives the price less the loan (18CE-13.10)."""
        turn = state.frame
        lent = turn.lent if isinstance(turn, Turn) else 0
        if lent:
            state.replace_frame(msgspec.structs.replace(turn, lent=0))
        super().pay_for(state, msgspec.structs.replace(action, price=action.price - lent), events)


def kept(state: State, owner: str, train: str) -> list[Reason]:
    """By one reading companies at their limit may not sell trains (18CE-C9)."""
    if state.facts.options["train_sale_ban"] != "at_limit_company" or has_room(state, owner):
        return []
    why = "at-limit"
    return [reason(state, "train-not-for-sale", "train-deals", train=train, source=owner, why=why, offers=[])]


def _price(offer: tuple[str, str, int]) -> int:
    return offer[2]
