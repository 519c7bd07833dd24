"""How `steady` answers what other players propose."""

import pytest

from highiron.core.actions import Answer, BuyPrivate, BuyTrain, ExchangePrivate, TradePrivate
from highiron.steps.frames import Offer
from tests.bots.asking import asked
from tests.scenario import Table


def table_with(phase: str = "3") -> Table:
    """PRR of A runs between Altoona and Pittsburgh; C&O of B asks."""
    table = Table(3)
    table.set_phase(phase)
    table.start("PRR", 82, "A", A=6, treasury=100)
    table.start("C&O", 82, "B", B=6, treasury=800)
    table.put_home("PRR")
    table.put_home("C&O")
    table.lay("H10", "57", 1)
    return table


def accepts(table: Table, proposal: BuyPrivate | BuyTrain | TradePrivate) -> bool:
    table.state.turn = 3
    table.state.frames = (Offer(seat="A", proposal=proposal),)
    action = asked(table.state).action
    assert isinstance(action, Answer)
    return action.accept


@pytest.mark.parametrize(("price", "agreed"), [(5, False), (60, False), (200, True)])
def test_the_only_train_goes_for_clearly_more_than_a_new_one_costs(price: int, agreed: bool) -> None:
    table = table_with("2")
    table.give_trains("PRR", "2")
    assert accepts(table, BuyTrain(seat="B", company="C&O", source="PRR", train="2", price=price)) == agreed


def test_a_private_is_not_given_away_below_what_an_own_company_may_pay() -> None:
    table = table_with()
    table.give_private("DH", "A")
    assert not accepts(table, BuyPrivate(seat="B", company="C&O", private="DH", price=70))


def test_a_private_is_bought_when_it_is_cheap() -> None:
    table = table_with()
    table.give_private("DH", "B")
    assert accepts(table, TradePrivate(seat="B", private="DH", buyer="A", price=40))
    assert not accepts(table, TradePrivate(seat="B", private="DH", buyer="A", price=250))


def test_a_right_in_another_turn_can_be_asked_about() -> None:
    """The owner of MH may swap it in the turn of another; a hint for that seat says so."""
    table = table_with()
    table.start("NYC", 82, "C", C=6, treasury=800)
    table.give_private("MH", "A")
    table.stock_turn("B")
    decision = asked(table.state, seat="A")
    assert isinstance(decision.action, ExchangePrivate)
