"""Which corporations `steady` starts in 1830, and at what par."""

import pytest

from highiron.bots.steady.stock_values import after_round
from highiron.core.actions import Par
from highiron.flow import engine
from highiron.steps.frames import SetPar, StockRound
from tests.bots.asking import asked
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


@pytest.mark.parametrize(("train", "started"), [("3", False), ("5", True)])
def test_a_second_corporation_waits_while_the_first_will_need_a_train(train: str, started: bool) -> None:
    """The next trains are 6s: they end the 3-train of PRR, whose treasury is empty."""
    table = Table(2)
    table.set_phase("5")
    table.start("PRR", 100, "A", A=6, treasury=0)
    table.put_home("PRR")
    table.lay("H10", "57", 1)
    table.give_trains("PRR", train)
    table.set_depot("6", 2)
    table.set_cash("A", 700)
    table.stock_turn("A")
    assert isinstance(asked(table.state).action, Par) == started


def test_the_gift_gets_a_par_at_which_the_rest_can_be_paid() -> None:
    table = Table(4)
    table.give_share("B&O", "A", 2)
    table.state.presidents["B&O"] = "A"
    table.set_cash("A", 370)
    table.state.frames = (SetPar(seat="A", company="B&O"),)
    assert asked(table.state).action == Par(seat="A", company="B&O", price=90)


def test_companies_that_float_and_those_that_others_can_start_are_counted_with() -> None:
    """NYC floats with its capital; B could start another at $71; C could not."""
    table = Table(3)
    table.start("NYC", 100, "A", A=6)
    for seat, cash in {"A": 0, "B": 430, "C": 300}.items():
        table.set_cash(seat, cash)
    table.stock_turn("A", turn=1)
    expected = after_round(table.state, "A")
    assert expected.cash["NYC"] == 1000
    others = [company for company in expected.floated if company != "NYC"]
    assert [(expected.presidents[company], expected.cash[company]) for company in others] == [("B", 710)]
    assert table.state.floated == ("NYC",)  # what is expected changes nothing
