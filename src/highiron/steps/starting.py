"""Starting a company by its president's certificate (1830-4.5)."""

from typing import ClassVar

from highiron.core.actions import Action, Par
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, add_family
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.ids import BANK
from highiron.core.shares import certificate_limit, counted_certificates, holding_limit, unsold_at
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, short_of_cash, wrong_seat
from highiron.steps.buying import explain_room
from highiron.steps.floating import Floats
from highiron.steps.frames import SetPar, StockRound
from highiron.steps.stock import note
from highiron.steps.turn import Step


class StartStep(Step[StockRound]):
    """Name the par value and take the president's certificate; it is the turn's purchase."""

    name = "start"
    kinds: ClassVar[tuple[type[Action], ...]] = (Par,)

    def __init__(self, floats: Floats) -> None:
        self.floats = floats

    def asks(self, state: State, turn: StockRound) -> bool:
        return bool(self.boxes(state, turn, first=True))

    def boxes(self, state: State, turn: StockRound, first: bool = False) -> list[Box]:
        """Companies with the prices at which they may be started; just one of them when `first`."""
        if (
            turn.bought
            or self.barred(state, turn)
            or counted_certificates(state, turn.seat) >= certificate_limit(state)
        ):
            return []
        cash = state.cash[turn.seat]
        boxes: list[Box] = []
        for company in state.shares:
            if company in state.pars or (turn.seat, company) in turn.sold:
                continue
            shares = state.charter(company).president_shares
            prices = tuple(price for price in state.facts.market.par_prices if price * shares <= cash)
            if prices and state.held(company, turn.seat) + shares <= holding_limit(state, company, turn.seat):
                boxes.append({"company": company, "price": prices})
                if first:
                    break
        return boxes

    def barred(self, state: State, turn: StockRound) -> list[Reason]:
        """What keeps the player from buying anything at all."""
        return []

    def add_families(self, state: State, turn: StockRound, found: list[Family], current: bool) -> None:
        add_family(found, "par", turn.seat, self.boxes(state, turn))

    def explain(self, state: State, turn: StockRound, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, Par)
        company, seat = action.company, action.seat
        if company in state.pars or company not in state.shares:
            return [reason(state, "already-started", "par-price", company=company)]
        reasons = self.barred(state, turn)
        if turn.bought:
            reasons.append(reason(state, "already-bought", "one-purchase", bought=turn.bought, action="par"))
        shares = state.charter(company).president_shares
        reasons += explain_room(state, seat, company, shares, 1)
        if action.price not in state.facts.market.pars:
            prices = list(state.facts.market.par_prices)
            return [*reasons, reason(state, "not-a-par-price", "par-price", price=action.price, prices=prices)]
        return reasons + short_of_cash(state, seat, action.price * shares, "par-price")

    def apply(self, state: State, turn: StockRound, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Par)
        company, seat = action.company, action.seat
        shares = state.charter(company).president_shares
        giver = unsold_at(state, company)
        state.pay(seat, company if giver == company else BANK, action.price * shares, events, "shares")
        state.move_shares(company, giver, seat, shares)
        set_par(state, company, seat, action.price, events)
        self.floats.check(state, company, events)
        note(state, seat, bought=company, bought_from="par")


def set_par(state: State, company: str, seat: str, price: int, events: list[Event]) -> None:
    """The company has its par, its place in the market and its president."""
    state.pars[company] = price
    state.presidents[company] = seat
    state.move_token(company, state.facts.market.pars[price])
    events.append(Event("company-started", {"company": company, "seat": seat, "par": price}))


class SetParHandler(Handler):
    """Any par value; the gift has no limit by cash (1830-4.5.1)."""

    frame: ClassVar[type[Frame]] = SetPar

    def families(self, state: State) -> list[Family]:
        frame = state.frame
        assert isinstance(frame, SetPar)
        prices = tuple(state.facts.market.par_prices)
        return [Family("par", frame.seat, [{"company": frame.company, "price": prices}])]

    def explain(self, state: State, action: Action) -> list[Reason]:
        frame = state.frame
        assert isinstance(frame, SetPar)
        reasons = wrong_seat(state, action, "par-of-gift")
        if not isinstance(action, Par):
            return [*reasons, not_now(state, action, "par-of-gift", "set_par")]
        if action.company != frame.company:
            reasons.append(reason(state, "other-par-due", "par-of-gift", company=frame.company))
        if action.price not in state.facts.market.pars:
            prices = list(state.facts.market.par_prices)
            reasons.append(reason(state, "not-a-par-price", "par-price", price=action.price, prices=prices))
        return reasons

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Par)
        state.pop()
        set_par(state, action.company, action.seat, action.price, events)
