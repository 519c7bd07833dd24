"""Loans and interest of 1817 (sections 2.5, 5.7 and 5.8)."""

import pytest

from highiron.titles.t1817.loans import interest_rate, loans_left
from tests.titles.t1817.boardroom import SITE
from tests.titles.t1817.yard import Yard

BOTH = pytest.mark.parametrize("preset", ["", SITE])


@pytest.mark.parametrize(
    ("out", "rate"), [(0, 5), (5, 5), (6, 10), (10, 10), (11, 15), (35, 35), (36, 40), (69, 70), (70, 70)]
)
def test_e44_interest_by_loans_out(out: int, rate: int) -> None:
    """E44, 1817-2.29."""
    table = Yard()
    if out:
        table.found("R", 100, 10, "A", loans=out)
    assert interest_rate(table.state) == rate
    assert loans_left(table.state) == 70 - out


def test_e45_the_rate_stays_for_the_round() -> None:
    """E45, 1817-2.29, 1817-5.1: fixed when the round begins, whatever is borrowed in it."""
    table = Yard()
    table.found("R", 100, 10, "A", 500, loans=10, at=("F3",))
    table.found("UR", 90, 10, "B", 500, at=("C14",))
    table.begin_round()
    assert table.state.frames[0].rate == 10  # type: ignore[attr-defined]
    table.finish_turn()
    for _ in range(10):
        table.play("B", "take_loan", company="UR")
    assert table.state.frames[0].rate == 10  # type: ignore[attr-defined]
    table.begin_round(2)
    assert table.state.frames[0].rate == 20  # type: ignore[attr-defined]


@BOTH
def test_e46_interest_forces_a_loan(preset: str) -> None:
    """E46, 1817-5.47, 1817-5.48, 1817-5.49: the new loan costs interest too, and moves the price."""
    table = Yard(preset=preset)
    table.found("R", 100, 5, "A", 20, loans=3, at=("F3",))
    table.turn("R", "interest", rate=20)
    assert (table.cash("R"), table.loans("R"), table.price("R")) == (40, 4, 90)


def test_interest_alone_moves_nothing() -> None:
    """1817-5.49: price and loans stay when the treasury can pay."""
    table = Yard()
    table.found("R", 100, 5, "A", 60, loans=3, at=("F3",))
    table.turn("R", "interest", rate=20)
    assert (table.cash("R"), table.loans("R"), table.price("R")) == (0, 3, 100)


@BOTH
def test_e47_interest_that_cannot_be_paid(preset: str) -> None:
    """E47, 1817-5.50, 1817-2.30: liquidation; the president takes the treasury and pays all."""
    table = Yard(preset=preset)
    table.found("R", 100, 2, "A", 10, loans=2, at=("F3",))
    table.found("UR", 90, 2, "B", at=("C14",))
    table.set_cash("A", 50)
    table.turn("R", "interest", rate=15)
    assert (table.price("R"), table.cash("R"), table.loans("R"), table.cash("A")) == ("L", 0, 2, 30)
    assert table.company == "UR", "the turn is over (1817-5.50)"


@BOTH
def test_e48_the_last_loan_does_not_suffice(preset: str) -> None:
    """E48, 1817-5.48, 1817-5.50: interest is due on all loans it now has."""
    table = Yard(preset=preset)
    table.found("R", 100, 5, "A", 0, loans=4, at=("F3",))
    table.found("UR", 90, 2, "B", at=("C14",))
    table.set_cash("A", 25)
    table.turn("R", "interest", rate=25)
    assert (table.price("R"), table.loans("R"), table.cash("R"), table.cash("A")) == ("L", 5, 0, 0)


def test_an_empty_bank_is_the_maximum() -> None:
    """1817-5.51: no loan is left in the Bank of New York."""
    table = Yard()
    table.found("R", 100, 5, "A", 0, loans=2, at=("F3",))
    table.found("UR", 90, 10, "B", loans=68, at=("C14",))
    table.set_cash("A", 200)
    table.turn("R", "trains", rate=70)
    assert table.price("R") == "L" and table.loans("R") == 2
    assert table.cash("A") == 60


def test_e49_repaying_moves_right() -> None:
    """E49, 1817-5.53, 1817-2.28: at 600 the move is lost."""
    table = Yard()
    table.found("R", 540, 5, "A", 250, loans=2, at=("F3",))
    table.turn("R", "loans")
    table.play("A", "repay_loan", company="R")
    assert table.price("R") == 600
    table.play("A", "repay_loan", company="R")
    assert (table.price("R"), table.cash("R"), table.loans("R")) == (600, 50, 0)
    assert table.why_not("A", "repay_loan", company="R") == {"no-loan-to-repay": "2.28"}


def test_e50_a_loan_at_the_end_of_the_track() -> None:
    """E50, 1817-2.27, 1817-2.22: the price stays at G1, the money comes."""
    table = Yard()
    table.found("R", "G1", 5, "A", 0, at=("F3",))
    table.turn("R")
    table.play("A", "take_loan", company="R")
    assert (table.price("R"), table.cash("R"), table.loans("R")) == ("G1", 100, 1)


@BOTH
def test_e51_a_late_loan_closes_repaying(preset: str) -> None:
    """E51, 1817-5.5, 1817-5.54."""
    table = Yard(preset=preset)
    table.found("R", 100, 5, "A", 150, loans=1, at=("F3",))
    table.turn("R", "loans")
    table.play("A", "take_loan", company="R")
    assert table.why_not("A", "repay_loan", company="R") == {"loan-closes-repaying": "5.5"}
    assert table.kinds() == {"pass", "take_loan"}


def test_loans_at_any_moment_before_interest() -> None:
    """1817-5.5, 1817-2.27: in every step up to the purchase of trains; repaying is for later."""
    table = Yard()
    table.found("R", 100, 10, "A", 0, at=("F3",))
    table.turn("R")
    for step in ("track", "trains"):
        assert table.step == step
        table.play("A", "take_loan", company="R")
        assert table.why_not("A", "repay_loan", company="R") == {"not-now": "5.4"}
        table.play("A", "pass")
    assert table.step == "loans" and table.loans("R") == 2
    assert table.cash("R") == 200 - 10


def test_the_limit_of_loans() -> None:
    """1817-2.26: as many as it has shares, and no more than the bank has."""
    table = Yard()
    table.found("R", 100, 2, "A", 100, loans=2, at=("F3",))
    table.found("UR", 90, 10, "B", loans=68, at=("C14",))
    table.turn("R")
    assert table.why_not("A", "take_loan", company="R") == {"loan-limit": "2.26", "no-loan-left": "2.26"}


def test_a_company_that_can_neither_repay_nor_borrow_is_not_asked() -> None:
    """1817-13.23."""
    table = Yard()
    table.found("R", 100, 2, "A", 30, loans=2, at=("F3",))
    table.found("UR", 90, 2, "B", at=("C14",))
    table.turn("R", "interest")
    assert table.company == "UR"


@BOTH
def test_e52_mail_needs_a_train(preset: str) -> None:
    """E52, 1817-2.15: looked at when the round begins."""
    table = Yard(preset=preset)
    table.found("R", 100, 5, "A", 0, trains=(), at=("F3",))
    table.give_private("MAJM", "R")
    table.begin_round()
    assert table.cash("R") == 0
    table.give_trains("R", "3")
    table.begin_round(2)
    assert table.cash("R") == 20


@pytest.mark.parametrize(("private", "amount"), [("MINM", 10), ("MAIL", 15), ("MAJM", 20)])
@pytest.mark.parametrize("price", [100, "G2", "L"])
def test_mail_is_paid_in_every_zone(private: str, amount: int, price: int | str) -> None:
    """1817-2.15, 1817-2.9."""
    table = Yard()
    table.found("R", price, 5, "A", 0, at=("F3",))
    table.found("UR", 90, 2, "B", at=("C14",))
    table.give_private(private, "R")
    table.begin_round()
    assert table.cash("R") == amount
