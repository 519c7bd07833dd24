"""What `steady` does with revenue and treasury: dividends, issues and redemptions, privates for the own company."""

import pytest

from highiron.core.actions import Assign, BuyPrivate, Dividend, IssueShares, LayTile, Pass, PlaceToken, RedeemShares
from tests.bots.asking import asked
from tests.scenario import Table
from tests.titles.t1846.boardroom import SITE, Boardroom
from tests.titles.t1846.railways import Railways


def pays(table: Table) -> str:
    action = asked(table.state).action
    assert isinstance(action, Dividend)
    return action.kind


def test_a_company_with_a_train_that_stays_pays_out() -> None:
    table = Table()
    table.start("PRR", 67, "A", treasury=0, A=6)
    table.set_phase("5")
    table.give_trains("PRR", "5")
    table.lay("H10", "57", 1)
    table.operating_turn("PRR", "dividend", revenue=100)
    assert pays(table) == "pay"


def test_revenue_is_kept_that_buys_the_train_that_saves_the_president() -> None:
    """With 120 more PRR buys a 5 at once; without it the president, who has nothing, would need 630 or more."""
    table = Table()
    table.start("PRR", 67, "A", treasury=350, A=6)
    table.start("B&O", 100, "B", treasury=1000, B=6)
    table.set_phase("5")
    table.set_depot("5", 1)
    table.give_trains("PRR", "3")
    table.set_cash("A", 0)
    table.lay("H10", "57", 1)
    table.operating_turn("PRR", "dividend", revenue=120)
    assert pays(table) == "retain"


def test_in_the_last_round_everything_is_paid_out() -> None:
    table = Table()
    table.start("PRR", 67, "A", treasury=350, A=6)
    table.set_phase("5")
    table.give_trains("PRR", "3")
    table.set_bank(0, "B")
    table.state.bank_broken = True
    table.lay("H10", "57", 1)
    table.operating_turn("PRR", "dividend", revenue=120)
    assert pays(table) == "pay"


@pytest.mark.parametrize(("treasury", "kind"), [(350, "pay"), (250, "half")])
def test_in_1846_half_is_paid_where_the_other_half_buys_a_train_that_stays(treasury: int, kind: str) -> None:
    """Seven shares in the treasury bring it 168 of a full dividend, and 204 of half of it: then it can pay a 4/6."""
    table = Boardroom()
    table.state.phase = 2
    table.state.sold_trains = ("2", "4", "5")
    table.found("NYC", 100, "A", treasury, ("4",), A=3)
    table.state.depot |= {"2": 0, "4": 0}
    table.set_cash("A", 0)
    table.operating_turn("NYC", "dividend", revenue=240)
    assert pays(table) == kind


def test_shares_are_issued_for_a_train_that_the_president_would_have_to_pay() -> None:
    table = Boardroom()
    table.found("NYC", 100, "A", 0, (), A=3)
    table.operating_turn("NYC", "issue")
    action = asked(table.state).action
    assert action == IssueShares(seat="A", company="NYC", count=1)


def test_the_site_lets_shares_be_issued_later_too() -> None:
    table = Boardroom(preset=SITE)
    table.found("NYC", 100, "A", 0, (), A=3)
    table.operating_turn("NYC", "build")
    assert asked(table.state).why.code == "issues-shares"


def test_idle_money_redeems_shares_that_would_pull_the_price_down() -> None:
    table = Boardroom()
    table.state.phase = 3
    table.state.sold_trains = ("2", "4", "5", "6")
    table.found("NYC", 100, "A", 700, ("6", "6"), A=6, pool=2)
    table.operating_turn("NYC", "issue")
    action = asked(table.state).action
    assert action == RedeemShares(seat="A", company="NYC", count=2)


# --- privates ----------------------------------------------------------------------------------------------------


def seller(treasury: int, trains: tuple[str, ...]) -> Table:
    """The president of PRR owns the Delaware & Hudson, which a company may pay 35 to 140 for."""
    table = Table()
    table.start("PRR", 67, "A", treasury=treasury, A=6)
    table.set_phase("3")
    table.give_private("DH", "A")
    table.give_trains("PRR", *trains)
    table.set_cash("A", 100)
    table.lay("H10", "57", 1)
    table.operating_turn("PRR", "privates")
    return table


def test_a_company_with_money_to_spare_buys_the_private_of_its_president_at_the_highest_price() -> None:
    decision = asked(seller(700, ("3", "3", "3", "3")).state)
    assert decision.action == BuyPrivate(seat="A", company="PRR", private="DH", price=140)
    assert decision.why.code == "buys-own-private"


def test_privates_of_others_are_not_asked_for() -> None:
    table = seller(700, ("3", "3", "3", "3"))
    table.give_private("DH", "B")
    assert isinstance(asked(table.state).action, Pass)


def test_the_free_token_of_the_terminal_is_placed_at_once() -> None:
    table = Boardroom()
    table.give_private("C&WI", "NYC")
    table.found("NYC", 100, "A", 300, ("2",), A=4)
    table.operating_turn("NYC", "build")
    action = asked(table.state).action
    assert isinstance(action, PlaceToken)
    assert (action.hex, action.private) == ("D6", "C&WI")


def test_the_steamboat_serves_the_own_company_in_the_port_it_can_reach() -> None:
    table = Railways()
    table.start("B&O", 100, "A", treasury=300, A=4)
    table.start("NYC", 100, "B", treasury=300, B=4)
    table.give_trains("B&O", "2")
    table.give_private("SC", "A")
    table.steamboat()
    action = asked(table.state).action
    assert isinstance(action, Assign)
    assert action.target in ("B&O", "G19")


def test_an_independent_lays_track_for_its_train() -> None:
    table = Railways()
    table.give_private("MS", "C")
    table.operating_turn("MS", "build")
    decision = asked(table.state)
    assert isinstance(decision.action, LayTile)
    assert decision.action.company == "MS"
