"""What `steady` thinks about loans, conversions, mergers, shorts and new companies of 1817."""

import pytest

from highiron.bots.steady.outlook import Outlook
from highiron.core.actions import Action, Answer, BuyTrain, Pass, SellShares, action_to_data
from highiron.titles.t1817.actions import BidCompany, Convert, Merge, OfferCompany, RepayLoan, ShortShare, TakeLoan
from highiron.titles.t1817.frames import MergerTurn
from highiron.titles.t1817.loans import LOAN
from highiron.titles.t1817.steady.figures import pays_next_interest, standing_of, survives, value_of
from highiron.titles.t1817.steady.openings import best_plan
from tests.bots.asking import asked
from tests.titles.t1817.boardroom import Boardroom
from tests.titles.t1817.exchange import Exchange
from tests.titles.t1817.yard import Yard


def follow(table: Boardroom, action: Action) -> None:
    """Do what was decided."""
    fields = action_to_data(action)
    table.play(fields.pop("seat"), fields.pop("type"), **fields)


# --- loans -------------------------------------------------------------------------------------------------------


def buyer(size: int, cash: int, loans: int = 0, trains: tuple[str, ...] = ()) -> Yard:
    """R, which has no track yet, may buy 2-trains for 100 each."""
    table = Yard()
    table.found("R", 100, size, "A", cash, loans=loans, trains=trains, at=("F3",))
    table.turn("R", "trains")
    return table


def test_the_first_train_is_paid_with_a_loan() -> None:
    """1817-5.58: without one the company would be liquidated."""
    decision = asked(buyer(2, 60).state)
    assert decision.action == TakeLoan(seat="A", company="R")
    assert decision.why.code == "borrows-for-train"


def test_a_loan_is_taken_for_a_train_only_when_the_treasury_cannot_pay() -> None:
    assert isinstance(asked(buyer(2, 150).state).action, BuyTrain)


def test_no_loan_that_leaves_the_next_interest_unpaid() -> None:
    """1817-5.50: with both loans of a small company taken, no track and no money, that would be the end of it."""
    assert isinstance(asked(buyer(2, 20, loans=1, trains=("2",)).state).action, Pass)


def test_a_train_beyond_the_first_is_borrowed_for_where_loans_are_left() -> None:
    """1817-5.48: what is not borrowed yet pays the interest in need."""
    assert asked(buyer(5, 40, trains=("2",)).state).action == TakeLoan(seat="A", company="R")


@pytest.mark.parametrize(
    ("loans", "limit", "cash", "revenue", "pays"),
    [
        (0, 2, 0, 0, True),
        (2, 2, 0, 0, False),  # two loans at 5, or at 15 once others have borrowed
        (2, 2, 29, 0, False),
        (2, 2, 30, 0, True),
        (2, 2, 0, 30, True),
        (1, 2, 0, 0, True),  # a further loan pays
        (5, 5, 40, 20, False),
    ],
)
def test_the_next_interest(loans: int, limit: int, cash: int, revenue: int, pays: bool) -> None:
    """1817-5.48: out of money, revenue, and loans that may still be taken; the rate may rise by 10."""
    assert pays_next_interest(Yard().state, loans, limit, cash, revenue) is pays


def test_money_to_spare_repays_loans() -> None:
    """1817-5.53: but what track may cost is kept."""
    for cash, action in ((400, RepayLoan(seat="A", company="R")), (120, Pass(seat="A"))):
        table = Yard()
        table.found("R", 100, 5, "A", cash, loans=1, trains=("8",), at=("F3",))
        table.turn("R", "loans")
        assert asked(table.state).action == action


# --- what a company is worth ---------------------------------------------------------------------------------------


def test_a_company_that_cannot_pay_its_interest_is_doomed() -> None:
    """1817-5.50: however good its train is."""
    table = Yard()
    table.found("R", 100, 2, "A", 0, loans=2, trains=("8",), at=("F3",))
    table.found("UR", 100, 2, "B", 100, loans=2, trains=("8",), at=("C14",))
    outlook = Outlook(table.state)
    assert not survives(table.state, outlook, standing_of(table.state, outlook, "R"))
    assert survives(table.state, outlook, standing_of(table.state, outlook, "UR"))
    assert value_of(table.state, outlook, "R") < value_of(table.state, outlook, "UR") / 2


# --- growing and selling -----------------------------------------------------------------------------------------


def test_a_company_in_need_of_money_converts() -> None:
    """1817-6.8, 1817-2.26: five shares may have five loans, and three of them can be sold."""
    table = Yard()
    table.set_cash("A", 0)
    table.found("R", 120, 2, "A", 0, loans=2, trains=("2", "2"), at=("F3",))
    table.mergers()
    decision = asked(table.state)
    assert isinstance(decision.action, Convert)
    table.play("A", "convert", company="R")
    borrowed = 0
    while isinstance(table.state.frame, MergerTurn):
        action = asked(table.state).action
        borrowed += isinstance(action, TakeLoan)
        follow(table, action)
    assert borrowed == 1, "for the token, and no more"


def test_a_company_that_would_gain_nothing_stays_small() -> None:
    """A share of five pays less than a share of two."""
    table = Yard()
    table.found("R", 120, 2, "A", 300, trains=("8",), at=("F3",))
    table.mergers()
    assert isinstance(asked(table.state).action, Pass)


def partners(cash: int, trains: tuple[str, ...]) -> Yard:
    """R of A and UR of B, two shares each: R has the money for a train that stays, UR what is said."""
    table = Yard()
    table.set_phase("6")
    table.set_depot("7", 2)
    table.set_cash("A", 300)
    table.set_cash("B", 300)
    table.found("R", 120, 2, "A", 500, trains=("4",), at=("F3",))
    table.found("UR", 120, 2, "B", cash, trains=trains, at=("C14",))
    table.mergers()
    return table


def test_two_companies_merge_for_a_train_that_neither_could_buy() -> None:
    """1817-6.15: their money together buys what lasts; both presidents gain."""
    table = partners(500, ("4",))
    decision = asked(table.state)
    assert decision.action == Merge(seat="A", company="R", target="UR")
    follow(table, decision.action)
    assert asked(table.state).action == Answer(seat="B", accept=True)


def test_nobody_takes_a_partner_that_is_a_burden() -> None:
    """A company with a train that stays does not share its revenue with one that has only debts."""
    table = Yard()
    table.set_phase("7")
    table.found("R", 120, 2, "A", 100, trains=("7", "7"), at=("F3",))
    table.found("UR", 60, 2, "B", 0, loans=2, trains=("5",), at=("C14",))
    table.set_cash("B", 200)
    table.mergers()
    assert not isinstance(asked(table.state).action, Merge)
    follow(table, Pass(seat="A"))
    table.play("B", "merge", company="UR", target="R", survivor="R")
    assert asked(table.state).action == Answer(seat="A", accept=False)


def test_a_company_that_will_be_lost_is_offered() -> None:
    """1817-6.36: somebody may pay more than its shares will bring."""
    table = Yard()
    table.found("R", 120, 2, "A", 0, loans=2, trains=("2",), at=("F3",))
    table.found("UR", 135, 2, "B", 300, trains=("2",), at=("C14",))
    table.mergers()
    table.sales()
    assert asked(table.state).action == OfferCompany(seat="A", company="R")


# --- stock rounds ------------------------------------------------------------------------------------------------


def exchange(loans: int, cash: int, trains: tuple[str, ...]) -> Exchange:
    """R of A, five shares of 120 dollars; B, who has nothing of it, is asked."""
    table = Exchange()
    table.set_phase("3")
    table.found("R", 120, 5, "A", cash, loans=loans, trains=trains, at=("F3",), A=2, pool=3)
    table.give(B=90)
    table.stock("B")
    table.found("UR", 100, 5, "B", 400, trains=("8",), at=("C14",), B=2)
    return table


def test_a_doomed_company_is_sold_short() -> None:
    """1817-4.19: all its loans are taken, its train brings nothing, and it has no money."""
    assert asked(exchange(5, 0, ("2",)).state).action == ShortShare(seat="B", company="R")


def test_a_healthy_company_is_not_sold_short() -> None:
    assert not isinstance(asked(exchange(0, 300, ("8",)).state).action, ShortShare)


def test_shares_of_a_doomed_company_are_sold_first() -> None:
    table = exchange(5, 0, ("2",))
    table.state.shares["R"] = {"A": 2, "B": 1, "pool": 2}
    assert asked(table.state).action == SellShares(seat="B", company="R", count=1)


def test_a_new_company_has_a_plan_for_tokens_and_train() -> None:
    """1817-4.32, 1817-4.44: what is bid, and loans that it can carry, pay for tokens and the first train."""
    table = Exchange()
    table.give(A=300)
    table.stock("A", turn=1)
    state = table.state
    plan = best_plan(state, Outlook(state), "A")
    assert plan is not None
    tokens = {2: 0, 5: 50, 10: 150}[plan.size]
    left = plan.price + LOAN * plan.loans - tokens - plan.train.price
    assert left >= 0
    assert pays_next_interest(state, plan.loans, plan.size, left, 0)
    decision = asked(state)
    assert isinstance(decision.action, BidCompany)
    assert decision.why.code == "opens-company"


def test_no_company_without_the_money_for_a_train() -> None:
    """Of the 70 loans none is left, and a train costs 250."""
    table = Exchange()
    table.set_phase("3")
    table.give(A=200)
    for company in ("A&S", "B&A", "Bess", "DL&W", "GT", "ME", "NYOW"):
        table.found(company, 100, 10, "C", loans=10, trains=())
    table.stock("A")
    assert best_plan(table.state, Outlook(table.state), "A") is None


def test_nobody_raises_for_more_companies_than_he_can_look_after() -> None:
    """Three are enough."""
    table = Exchange()
    table.give(A=400, B=400)
    for company, home in (("SR", "B5"), ("UR", "C14"), ("WT", "F19")):
        table.found(company, 100, 2, "A", 100, trains=("2",), at=(home,))
    table.stock("B", turn=1)
    table.opens("B", "R", 110)
    while table.actor != "A":
        table.play(table.actor, "pass")
    assert isinstance(asked(table.state).action, Pass)


# --- debts of a player -------------------------------------------------------------------------------------------


def test_what_brings_least_is_sold_for_a_debt() -> None:
    """1817-7.2: no more of it than the debt demands."""
    table = Yard()
    table.found("R", 120, 5, "B", 0, loans=5, trains=("2",), at=("F3",), B=2, A=2)
    table.found("UR", 100, 5, "B", 400, trains=("8",), at=("C14",), B=2, A=2)
    table.found("SR", 50, 2, "A", 0, loans=2, trains=("2",), at=("B5",))
    table.turn("SR", "interest", rate=20)
    assert table.cash("A") < 0
    assert asked(table.state).action == SellShares(seat="A", company="R", count=1)


def test_nobody_bids_more_than_own_shorts_let_him_pay() -> None:
    """1817-6.48: what a share of the target brings, each short of it costs: the least bid takes 4 dollars for two."""
    for cash, bids in ((3, False), (500, True)):
        table = Yard()
        table.set_cash("A", cash)
        table.found("R", "G1", 5, "B", 100, trains=("8",), at=("F3",), shorts={"A": 2}, B=2, pool=5)
        table.found("UR", 100, 5, "A", 900, trains=("2",), at=("C14",))
        table.mergers()
        table.sales()
        table.until("R")
        while table.actor != "A":
            table.play(table.actor, "pass")
        assert isinstance(asked(table.state).action, BidCompany) is bids
