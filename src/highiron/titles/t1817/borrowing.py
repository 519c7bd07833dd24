"""Loans within a company's turn: taking them at any moment, interest, repaying (1817-5.5, 1817-5.47 to 1817-5.58)."""

from typing import ClassVar, Final

import msgspec

from highiron.core.actions import Action, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Family, passing, single
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.flow.checks import asked_step, not_now, reason, short_of_cash
from highiron.steps.frames import OperatingTurn
from highiron.steps.turn import END, Step, next_step
from highiron.titles.t1817.actions import RepayLoan, TakeLoan
from highiron.titles.t1817.crisis import begin_crisis
from highiron.titles.t1817.frames import Round, turn_notes
from highiron.titles.t1817.loans import LOAN, explain_loan_limit, loans_of, may_borrow, repay_loan, take_loan
from highiron.titles.t1817.zones import put_into_liquidation

LOAN_SHARK: Final = "P12"
SHARK_FEE: Final = 10


def explain_repayment(state: State, company: str) -> list[Reason]:
    """Why the company can give no loan back: it has none, or no money (1817-2.28)."""
    if not loans_of(state, company):
        return [reason(state, "no-loan-to-repay", "repaying", company=company)]
    return short_of_cash(state, company, LOAN, "repaying")


def fixed_rate(state: State) -> int:
    """What a loan costs in the operating round that is played (1817-2.29)."""
    done = state.frames[0]
    assert isinstance(done, Round)
    return done.rate


def interest_due(state: State, company: str, rate: int) -> int:
    """For all its loans, and for the Loan Shark (1817-5.47, 1817-9.6)."""
    fee = SHARK_FEE if state.privates.get(LOAN_SHARK) == company else 0
    return rate * loans_of(state, company) + fee


class InterestStep(Step[OperatingTurn]):
    """Asks nobody: interest is paid if at all possible (1817-5.47)."""

    name = "interest"

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return False

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        return

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        return [not_now(state, action, "step-order", self.name)]

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        return

    def skipped(self, state: State, turn: OperatingTurn, events: list[Event]) -> None:
        """With further loans where cash is short, which cost interest too (1817-5.48)."""
        company, rate = turn.company, fixed_rate(state)
        while state.cash[company] < interest_due(state, company, rate) and may_borrow(state, company):
            take_loan(state, company, events)
        due = interest_due(state, company, rate)
        if state.cash[company] >= due:
            state.pay(company, BANK, due, events, "interest")
        else:
            self.default(state, company, due, events)

    def default(self, state: State, company: str, due: int, events: list[Event]) -> None:
        """Liquidation; the president takes the treasury and pays all of it, and the turn is over (1817-5.50)."""
        president = state.presidents[company]
        events.append(Event("interest-unpaid", {"company": company, "seat": president, "due": due}))
        put_into_liquidation(state, company, events)
        state.pay(company, president, state.cash[company], events, "treasury")
        state.owe(president, BANK, due, events, "interest")
        turn = state.frame
        assert isinstance(turn, OperatingTurn)
        state.replace_frame(msgspec.structs.replace(turn, step=END))
        begin_crisis(state, company, events, due=due)


class LoanStep(Step[OperatingTurn]):
    """Loans at any moment before interest; after it repaying, until another loan is taken (1817-5.5)."""

    name = "loans"
    kinds: ClassVar[tuple[type[Action], ...]] = (TakeLoan, RepayLoan, Pass)
    any_time = True

    def repays(self, state: State, turn: OperatingTurn) -> bool:
        return not turn_notes(turn).late_loan and not explain_repayment(state, turn.company)

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return bool(may_borrow(state, turn.company)) or self.repays(state, turn)

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family], current: bool) -> None:
        if current:
            found.append(passing(turn.seat))
            if self.repays(state, turn):
                found.append(single("repay_loan", turn.seat, company=turn.company))
        if may_borrow(state, turn.company):
            found.append(single("take_loan", turn.seat, company=turn.company))

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        if isinstance(action, TakeLoan):
            return explain_loan_limit(state, turn.company)
        reasons = [] if current else [not_now(state, action, "step-order", asked_step(state))]
        if isinstance(action, RepayLoan):
            if turn_notes(turn).late_loan:
                reasons.append(reason(state, "loan-closes-repaying", "loan-times", company=turn.company))
            reasons += explain_repayment(state, turn.company)
        return reasons

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        if isinstance(action, TakeLoan):
            take_loan(state, turn.company, events)
            if turn.step == self.name:
                state.replace_frame(msgspec.structs.replace(turn_notes(turn), late_loan=True))
        elif isinstance(action, RepayLoan):
            repay_loan(state, turn.company, events)
        else:
            events.append(Event("passed", {"seat": action.seat}))
            next_step(state, turn)


class TrainCheck(InterestStep):
    """Asks nobody: a company that ends its turn without a train is liquidated (1817-5.58)."""

    name = "train_check"

    def skipped(self, state: State, turn: OperatingTurn, events: list[Event]) -> None:
        if not state.trains[turn.company]:
            put_into_liquidation(state, turn.company, events)
