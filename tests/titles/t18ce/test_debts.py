"""Debts: interest and repayment when an operating round begins, and in the score (18CE-13.6 to 18CE-13.11)."""

import pytest

from tests.titles.t18ce.tables import Table18CE


def begin_operating_round(table: Table18CE) -> None:
    """All pass in the stock round, so that the operating round opens."""
    table.stock_turn("A")
    table.end_stock_round()


def test_edge_case_50_a_debt_grows_by_half() -> None:
    """18CE-13.7 (EC-50): 50, 75, 113; what is repaid in time is gone."""
    table = Table18CE()
    table.state.loans["B"] = 50
    begin_operating_round(table)
    assert (table.state.loans, table.actor) == ({"B": 75}, "B")
    table.play("B", "pass")
    begin_operating_round(table)
    assert table.state.loans == {"B": 113}
    repaid = Table18CE()
    repaid.state.loans["B"] = 50
    begin_operating_round(repaid)
    bank = repaid.bank
    repaid.play("B", "repay_debt", amount=75)
    assert (repaid.state.loans, repaid.state.cash["B"], repaid.bank) == ({}, 525, bank + 75)


def test_any_part_may_be_repaid_once_a_round() -> None:
    """18CE-13.7, 18CE-13.11: from 1 to the debt or the cash, by each debtor in turn."""
    table = Table18CE()
    table.state.loans.update({"C": 1000, "B": 20})
    begin_operating_round(table)
    assert table.actor == "B"
    assert table.why_not("C", "repay_debt", amount=5) == {"not-your-turn": "13.7"}
    assert table.why_not("B", "repay_debt", amount=31) == {"cannot-repay": "13.7"}
    assert table.why_not("B", "repay_debt", amount=0) == {"cannot-repay": "13.7"}
    assert table.why_not("B", "par", company="JZR", price=67) == {"not-now": "13.7"}
    table.play("B", "repay_debt", amount=10)
    assert table.actor == "C"
    table.play("C", "repay_debt", amount=600)
    assert table.state.loans == {"B": 20, "C": 900}


def test_interest_is_paid_in_cash_by_the_other_reading() -> None:
    """18CE-13.7: what cannot be paid is added to the debt."""
    table = Table18CE(loan_interest="paid_in_cash")
    table.state.loans.update({"A": 50, "B": 50})
    table.set_cash("B", 10)
    begin_operating_round(table)
    assert (table.state.loans, table.state.cash["A"], table.state.cash["B"]) == ({"A": 50, "B": 65}, 575, 0)


@pytest.mark.parametrize(("option", "cash"), [("interest_first", 605), ("income_first", 605)])
def test_interest_comes_before_the_income_of_privates(option: str, cash: int) -> None:
    """18CE-7.1: so the income cannot be used to repay, unless the option turns it round."""
    table = Table18CE(or_start=option)
    table.give_private("p:A", "A")
    table.state.loans["A"] = 2000
    begin_operating_round(table)
    assert max(table.offered("repay_debt", "amount")) == (600 if option == "interest_first" else 605)
    table.play("A", "pass")
    assert table.state.cash["A"] >= cash


def test_companies_owe_by_the_other_reading() -> None:
    """18CE-13.11: the company repays from its treasury, and its debt is nobody's in the score."""
    table = Table18CE(loan_debtor="company")
    table.hold("JZR", A=6)
    table.set_cash("JZR", 40)
    table.state.loans["JZR"] = 40
    begin_operating_round(table)
    assert table.state.loans == {"JZR": 60}
    assert table.offered("repay_debt", "amount")[-1] == 40
    table.play("A", "repay_debt", amount=40)
    assert (table.state.loans, table.state.cash["JZR"]) == ({"JZR": 20}, 0)
    assert table.facts.rules.score(table.state, "A") == 600 + 6 * 100


@pytest.mark.parametrize(("options", "score"), [({}, 891), ({"debt_in_score": "ignored"}, 966)])
def test_edge_case_63_the_score(options: dict[str, str], score: int) -> None:
    """18CE-17.4, 18CE-13.8 (EC-63): cash, a director share at 142, three shares at 90, less a debt of 75."""
    table = Table18CE(4, **options)
    table.hold("JZR", A=2)
    table.hold("NKR", B=4, A=3)
    table.price("JZR", 142)
    table.price("NKR", 90)
    table.set_cash("A", 412)
    table.state.loans["A"] = 75
    assert table.facts.rules.score(table.state, "A") == score


@pytest.mark.parametrize(("option", "more"), [("none", 0), ("face", 110)])
def test_privates_and_treasuries_count_nothing(option: str, more: int) -> None:
    """18CE-17.4: shares of unfloated companies count at their market value; privates by the option alone."""
    table = Table18CE(private_score=option)
    table.hold("JZR", 67, A=2)
    table.give_private("p:D", "A")
    table.set_cash("JZR", 0)
    table.state.privates = {private: owner for private, owner in table.state.privates.items() if owner == "A"}
    assert table.facts.rules.score(table.state, "A") == 600 + 134 + more
