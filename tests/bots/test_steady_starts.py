"""Which corporations `steady` starts in 1830, and at what par."""

import pytest

from highiron.core.actions import Par
from highiron.flow import engine
from highiron.steps.frames import SetPar, StockRound
from tests.bots.asking import Told, asked, invests
from tests.scenario import Table


@pytest.mark.parametrize(("cash", "par"), [(410, 67), (500, 82), (640, 100)])
def test_the_par_is_the_highest_at_which_the_player_can_float_it_alone(cash: int, par: int) -> None:
    table = Table(4)
    for seat in table.facts.seats:
        table.set_cash(seat, cash)
    table.stock_turn("A", turn=1)
    action = asked(table.state).action
    assert isinstance(action, Par)
    assert action.price == par


def test_players_with_little_money_float_one_corporation_together() -> None:
    table = Table(6)
    for seat in table.facts.seats:
        table.set_cash(seat, 300)
    table.stock_turn("A", turn=1)
    state = table.state
    for _ in range(40):
        if not isinstance(state.frame, StockRound) or state.floated:
            break
        state, _ = engine.apply(state, asked(state).action)
    assert state.floated


def test_nothing_is_started_that_cannot_pay_a_train() -> None:
    """Only diesels are left: the capital of the highest par, $1,000, buys none."""
    table = Table(2)
    table.set_phase("D")
    table.set_depot("D", -1)
    table.set_cash("A", 1000)
    table.stock_turn("A", turn=6)
    assert not isinstance(asked(table.state).action, Par)


def test_a_second_corporation_waits_until_the_first_has_no_worries() -> None:
    table = Table(2)
    table.start("PRR", 100, "A", A=6, treasury=500)
    table.put_home("PRR")
    table.lay("H10", "57", 1)
    table.give_trains("PRR", "2")
    table.set_cash("A", 800)
    table.stock_turn("A")
    assert not isinstance(invests(Told(table.state, revenue={"PRR": 80}, short={"PRR": 100})).action, Par)
    assert isinstance(invests(Told(table.state, revenue={"PRR": 80})).action, Par)


def test_the_gift_gets_a_par_at_which_the_rest_can_be_paid() -> None:
    table = Table(4)
    table.give_share("B&O", "A", 2)
    table.state.presidents["B&O"] = "A"
    table.set_cash("A", 370)
    table.state.frames = (SetPar(seat="A", company="B&O"),)
    assert asked(table.state).action == Par(seat="A", company="B&O", price=90)
