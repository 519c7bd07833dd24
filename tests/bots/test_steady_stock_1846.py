"""How `steady` invests in 1846, where the money for treasury shares goes to the company."""

import pytest

from highiron.core.actions import BuyShare, Par
from tests.bots.asking import Told, asked, invests
from tests.titles.t1846.boardroom import Boardroom


@pytest.mark.parametrize(("cash", "par"), [(300, 100), (250, 80), (400, 124)])
def test_a_corporation_is_started_at_a_par_that_leaves_money_for_a_third_share(cash: int, par: int) -> None:
    table = Boardroom()
    for seat in table.facts.seats:
        table.set_cash(seat, cash)
    table.stock_turn("A", turn=1)
    action = asked(table.state).action
    assert isinstance(action, Par)
    assert action.price == par


def test_an_own_corporation_in_need_of_money_comes_before_others() -> None:
    table = Boardroom()
    table.found("NYC", 80, "A", 100, ("2",))
    table.found("ERIE", 80, "B", 500, ("2",), B=4)
    table.set_cash("A", 100)
    table.stock_turn("A")
    action = invests(Told(table.state, revenue={"NYC": 80, "ERIE": 80}, short={"NYC": 60}, life=3.0)).action
    assert action == BuyShare(seat="A", company="NYC", source="NYC")


def test_a_price_that_cannot_rise_is_no_bargain_against_one_that_can() -> None:
    """NYC pays less than half its price in all and falls; ERIE pays twice its price."""
    table = Boardroom()
    table.found("NYC", 180, "B", 500, ("2",), B=4)
    table.found("ERIE", 60, "C", 500, ("2",), C=4)
    table.set_cash("A", 200)
    table.stock_turn("A")
    action = invests(Told(table.state, revenue={"NYC": 80, "ERIE": 120})).action
    assert action == BuyShare(seat="A", company="ERIE", source="ERIE")
