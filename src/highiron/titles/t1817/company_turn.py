"""Acting for a company in a stock turn: loans first, then its own shares back from the market (1817-4.4)."""

from typing import ClassVar

from highiron.core.actions import Action, RedeemShares
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family
from highiron.core.ids import BANK, POOL
from highiron.core.state import State
from highiron.flow.checks import reason, short_of_cash
from highiron.steps.frames import StockRound
from highiron.steps.stock import note
from highiron.steps.turn import Step
from highiron.titles.t1817.actions import TakeLoan
from highiron.titles.t1817.frames import Stock, noted
from highiron.titles.t1817.ipo import pay_required_tokens
from highiron.titles.t1817.loans import explain_loan_limit, may_borrow, take_loan
from highiron.titles.t1817.zones import is_white


class CompanyTurn(Step[StockRound]):
    """Exactly one company of the player, and nothing else in the turn (1817-4.2, 1817-4.5)."""

    name = "company"
    kinds: ClassVar[tuple[type[Action], ...]] = (TakeLoan, RedeemShares)

    def __init__(self, loans_in_zones: bool) -> None:
        self.loans_in_zones = loans_in_zones  # also in grey and red

    def asks(self, state: State, turn: StockRound) -> bool:
        return bool(self.borrowers(state, turn) or self.redemptions(state, turn))

    def companies(self, state: State, turn: StockRound) -> list[str]:
        """Those that the turn could still be for."""
        here = noted(turn)
        if here.acting_for:
            return [here.acting_for]
        if here.acted:
            return []
        return [company for company in state.floated if state.presidents.get(company) == here.seat]

    def borrowers(self, state: State, turn: StockRound) -> list[str]:
        if noted(turn).redeemed:
            return []
        return [
            company
            for company in self.companies(state, turn)
            if may_borrow(state, company) and (self.loans_in_zones or is_white(state, company))
        ]

    def redemptions(self, state: State, turn: StockRound) -> list[Box]:
        boxes: list[Box] = []
        for company in self.companies(state, turn):
            if is_white(state, company):
                most = min(state.held(company, POOL), state.cash[company] // state.price(company))
                if most:
                    boxes.append({"company": company, "count": Span(1, most)})
        return boxes

    def add_families(self, state: State, turn: StockRound, found: list[Family], current: bool) -> None:
        borrowers = self.borrowers(state, turn)
        add_family(found, "take_loan", turn.seat, [{"company": tuple(borrowers)}] if borrowers else [])
        add_family(found, "redeem_shares", turn.seat, self.redemptions(state, turn))

    def explain(self, state: State, turn: StockRound, action: Action, current: bool) -> list[Reason]:
        assert isinstance(action, (TakeLoan, RedeemShares))
        here, company = noted(turn), action.company
        if company not in state.floated:
            return [reason(state, "not-started", "company-turn", company=company)]
        reasons: list[Reason] = []
        if state.presidents.get(company) != action.seat:
            reasons.append(reason(state, "not-president", "company-turn", company=company))
        if here.acting_for not in ("", company):
            reasons.append(reason(state, "turn-of-a-company", "company-turn", company=here.acting_for))
        if here.acted and not here.acting_for:
            reasons.append(reason(state, "turn-of-the-player", "company-turn", seat=here.seat))
        if not is_white(state, company) and not (self.loans_in_zones and isinstance(action, TakeLoan)):
            reasons.append(reason(state, "shares-illiquid", "company-turn", company=company))
        if isinstance(action, TakeLoan):
            return reasons + self.explain_loan(state, here, company)
        return reasons + self.explain_redemption(state, company, action.count)

    def explain_loan(self, state: State, turn: Stock, company: str) -> list[Reason]:
        reasons = explain_loan_limit(state, company)
        if turn.redeemed:
            reasons.append(reason(state, "loan-after-redemption", "company-turn", company=company))
        return reasons

    def explain_redemption(self, state: State, company: str, count: int) -> list[Reason]:
        if count < 1:
            return [reason(state, "redeem-at-least-one", "company-turn", count=count)]
        held = state.held(company, POOL)
        if held < count:
            return [reason(state, "not-that-many-in-market", "company-turn", company=company, has=held, count=count)]
        return short_of_cash(state, company, state.price(company) * count, "company-turn")

    def apply(self, state: State, turn: StockRound, action: Action, events: list[Event]) -> None:
        if isinstance(action, TakeLoan):
            note(state, action.seat, acting_for=action.company)
            take_loan(state, action.company, events)
            pay_required_tokens(state, action.company, events)
            return
        assert isinstance(action, RedeemShares)
        company, count, price = action.company, action.count, state.price(action.company)
        note(state, action.seat, acting_for=company, redeemed=True)
        state.pay(company, BANK, price * count, events, "shares")
        state.move_shares(company, POOL, company, count)
        events.append(Event("shares-redeemed", {"company": company, "count": count, "price": price}))
