"""Debts to the bank: interest and repayment when an operating round begins (18CE-13.6 to 18CE-13.11)."""

from typing import ClassVar

import msgspec

from highiron.core.actions import Action, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Family, Span, passing
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.ids import BANK
from highiron.core.shares import wealth
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, wrong_seat
from highiron.titles.t18ce.frames import Repay, RepayDebt


def owes_anything(state: State) -> bool:
    return any(state.loans.values())


def add_debt(state: State, debtor: str, amount: int, events: list[Event]) -> None:
    """One debt for each debtor; new loans are added (18CE-13.11)."""
    state.loans[debtor] = state.loans.get(debtor, 0) + amount
    events.append(Event("debt-grew", {"debtor": debtor, "amount": amount, "debt": state.loans[debtor]}))


def reduce_debt(state: State, debtor: str, amount: int, events: list[Event]) -> None:
    state.pay(debtor, BANK, amount, events, "loan")
    state.loans[debtor] -= amount
    if not state.loans[debtor]:
        del state.loans[debtor]


def charge_interest(state: State, events: list[Event]) -> None:
    """Half of every debt, rounded up, is added or paid; then the debtors may pay back (18CE-13.7)."""
    debtors = debtors_in_order(state)
    for debtor in debtors:
        interest = (state.loans[debtor] + 1) // 2
        if state.facts.options["loan_interest"] == "paid_in_cash":  # 18CE-C5d
            paid = min(interest, state.cash[debtor])
            state.pay(debtor, BANK, paid, events, "interest")
            interest -= paid
        if interest:
            add_debt(state, debtor, interest, events)
    state.push(Repay(seat="", waiting=tuple(debtors)))


def debtors_in_order(state: State) -> list[str]:
    """Players from the priority on, or companies in operating order."""
    owing = [debtor for debtor, debt in state.loans.items() if debt]
    if any(state.is_seat(debtor) for debtor in owing):
        return [seat for seat in state.seats_from(state.priority) if seat in owing]
    return state.facts.rules.order(state, tuple(owing))


class RepayHandler(Handler):
    """Each debtor who has cash may pay back any part of the debt, once in the round (18CE-13.7)."""

    frame: ClassVar[type[Frame]] = Repay

    def families(self, state: State) -> list[Family]:
        frame, debtor = self._asked(state)
        most = min(state.cash[debtor], state.loans[debtor])
        return [
            passing(frame.seat),
            Family("repay_debt", frame.seat, [{"amount": Span(1, most)}]),
        ]

    def explain(self, state: State, action: Action) -> list[Reason]:
        _, debtor = self._asked(state)
        reasons = wrong_seat(state, action, "repayment")
        if isinstance(action, Pass):
            return reasons
        if not isinstance(action, RepayDebt):
            return [*reasons, not_now(state, action, "repayment", "repay")]
        most = min(state.cash[debtor], state.loans[debtor])
        if not 1 <= action.amount <= most:
            reasons.append(reason(state, "cannot-repay", "repayment", amount=action.amount, least=1, most=most))
        return reasons

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        frame, debtor = self._asked(state)
        if isinstance(action, RepayDebt):
            reduce_debt(state, debtor, action.amount, events)
            events.append(Event("debt-repaid", {"debtor": debtor, "amount": action.amount}))
        else:
            events.append(Event("passed", {"seat": action.seat}))
        state.replace_frame(Repay(seat="", waiting=frame.waiting))

    def settle(self, state: State, events: list[Event]) -> bool:
        frame = state.frame
        assert isinstance(frame, Repay)
        if frame.seat:
            return False
        if not frame.waiting:
            state.pop()
            return True
        debtor, left = frame.waiting[0], frame.waiting[1:]
        if state.is_seat(debtor):
            asked = Repay(seat=debtor, waiting=left)
        else:
            asked = Repay(seat=state.presidents[debtor], company=debtor, waiting=left)
        able = state.loans.get(debtor, 0) > 0 and state.cash[debtor] > 0
        state.replace_frame(asked if able else msgspec.structs.replace(frame, waiting=left))
        return True

    def _asked(self, state: State) -> tuple[Repay, str]:
        frame = state.frame
        assert isinstance(frame, Repay)
        return frame, frame.company or frame.seat


def score(state: State, seat: str) -> int:
    """Cash and shares at market price less the debt, unless an option forgives it (18CE-17.4, 18CE-19.26)."""
    forgiven = state.facts.options["debt_in_score"] == "ignored"
    return wealth(state, seat) + (state.loans.get(seat, 0) if forgiven else 0)
