"""How `steady` gets trains: for what they earn, in time for one that stays, and in need the way that costs least."""

import pytest

from highiron.bots import sight_of
from highiron.bots.steady.bot import decide_operating
from highiron.bots.steady.outlook import Outlook
from highiron.core.actions import BuyTrain, DiscardTrain, Pass, SellShares
from highiron.core.state import State
from highiron.steps.frames import Discard
from tests.bots.asking import Told, asked
from tests.scenario import Table
from tests.titles.t1846.boardroom import SITE, Boardroom


def with_route(table: Table, company: str = "PRR") -> None:
    """Altoona and Pittsburgh are joined."""
    if company == "PRR":
        table.lay("H10", "57", 1)


def bought(state: State, outlook: Outlook | None = None) -> str:
    """The train that steady buys now; "" when it passes."""
    action = asked(state).action if outlook is None else decide_operating(sight_of(state), outlook).action
    assert isinstance(action, (BuyTrain, Pass)), action
    return action.train if isinstance(action, BuyTrain) else ""


def test_a_company_with_money_buys_more_than_it_must() -> None:
    table = Table()
    table.start("PRR", 67, "A", treasury=670, A=6)
    with_route(table)
    table.operating_turn("PRR", "trains")
    first = asked(table.state)
    assert first.why.code == "must-buy-train"
    table.play("A", "buy_train", company="PRR", source="depot", train="2", price=80)
    assert bought(table.state) == "2"


def test_no_train_is_bought_that_is_about_to_rust() -> None:
    table = Table()
    table.start("PRR", 67, "A", treasury=200, A=6)
    table.set_phase("3")
    table.give_trains("PRR", "3")
    with_route(table)
    table.operating_turn("PRR", "trains")
    assert bought(table.state, Told(table.state, life=0.4)) == ""


def test_a_company_without_a_train_that_stays_takes_one_when_it_can() -> None:
    table = Table()
    table.start("PRR", 67, "A", treasury=460, A=6)
    table.set_phase("5")
    table.give_trains("PRR", "4")
    with_route(table)
    table.operating_turn("PRR", "trains")
    assert bought(table.state) == "5"


def test_a_place_is_kept_free_for_a_train_that_stays() -> None:
    """Two trains are the limit in phase 5: a second 4 would keep out the 5 that the money will soon buy."""
    table = Table()
    table.start("PRR", 67, "A", treasury=320, A=6)
    table.start("B&O", 100, "B", treasury=900, B=6)
    table.set_phase("5")
    table.give_trains("PRR", "4")
    table.give_trains("pool", "4")
    with_route(table)
    table.operating_turn("PRR", "trains")
    assert bought(table.state) == ""


def test_a_diesel_is_bought_against_an_old_train() -> None:
    table = Table()
    table.start("PRR", 67, "A", treasury=820, A=6)
    table.start("B&O", 100, "B", B=6)
    table.set_phase("6")
    table.set_depot("D", -1)
    table.give_trains("PRR", "4")
    with_route(table)
    table.operating_turn("PRR", "trains")
    action = asked(table.state).action
    assert action == BuyTrain(seat="A", company="PRR", source="depot", train="D", price=800, trade_in="4")


# --- companies of one president ----------------------------------------------------------------------------------


def test_in_need_a_sister_gives_a_train_that_it_can_spare() -> None:
    table = Table()
    table.start("PRR", 67, "A", treasury=50, A=4, B=2)
    table.start("B&O", 100, "A", treasury=300, A=4, B=2)
    table.set_phase("5")
    table.give_trains("B&O", "5", "5")
    table.set_cash("A", 1000)
    with_route(table)
    table.operating_turn("PRR", "trains")
    decision = asked(table.state)
    assert decision.action == BuyTrain(seat="A", company="PRR", source="B&O", train="5", price=1)
    assert decision.why.code == "takes-sister-train"


def test_a_sister_keeps_its_only_train() -> None:
    table = Table()
    table.start("PRR", 67, "A", treasury=50, A=4, B=2)
    table.start("B&O", 100, "A", treasury=300, A=4, B=2)
    table.set_phase("5")
    table.give_trains("B&O", "5")
    table.set_cash("A", 1000)
    with_route(table)
    table.operating_turn("PRR", "trains")
    action = asked(table.state).action
    assert isinstance(action, BuyTrain)
    assert action.source == "depot"


def test_a_safe_company_takes_an_old_train_off_a_sister_that_has_no_room() -> None:
    """B&O has money for a 5 and two 4s, which is the limit; PRR has a train that stays and room for another."""
    table = Table()
    table.start("PRR", 67, "A", treasury=30, A=4, B=2)
    table.start("B&O", 100, "A", treasury=500, A=4, B=2)
    table.set_phase("5")
    table.give_trains("PRR", "5")
    table.give_trains("B&O", "4", "4")
    with_route(table)
    table.operating_turn("PRR", "trains")
    decision = asked(table.state)
    assert decision.action == BuyTrain(seat="A", company="PRR", source="B&O", train="4", price=1)
    assert decision.why.code == "helps-sister"


def test_trains_of_other_presidents_are_left_alone_even_where_nobody_would_be_asked() -> None:
    table = Table(preset=SITE)
    table.start("PRR", 67, "A", treasury=50, A=4, B=2)
    table.start("B&O", 100, "B", treasury=300, A=2, B=4)
    table.set_phase("5")
    table.give_trains("B&O", "5", "5")
    table.set_cash("A", 1000)
    with_route(table)
    table.operating_turn("PRR", "trains")
    action = asked(table.state).action
    assert isinstance(action, BuyTrain)
    assert action.source == "depot"


# --- forced purchases --------------------------------------------------------------------------------------------


def test_for_a_forced_purchase_shares_that_will_earn_are_kept() -> None:
    """B&M has neither train nor money; B&O has a train that stays."""
    table = Table()
    table.start("PRR", 67, "A", treasury=50, A=4, B=2)
    table.start("B&M", 67, "B", A=3, B=4)
    table.start("B&O", 67, "B", treasury=500, A=3, B=4)
    table.set_phase("5")
    table.give_trains("B&O", "5")
    table.put_home("B&M")
    table.put_home("B&O")
    table.lay("J14", "57", 0)
    table.set_cash("A", 300)
    table.set_cash("B", 0)
    with_route(table)
    table.operating_turn("PRR", "trains")
    decision = asked(table.state)
    assert isinstance(decision.action, SellShares)
    assert decision.action.company != "B&O"
    assert decision.why.code == "sells-for-train"


def test_the_president_pays_rather_than_sell() -> None:
    table = Table()
    table.start("PRR", 67, "A", treasury=50, A=4, B=2)
    table.start("B&M", 67, "B", A=3, B=4)
    table.set_phase("5")
    table.set_cash("A", 450)
    with_route(table)
    table.operating_turn("PRR", "trains")
    assert bought(table.state) == "5"


@pytest.mark.parametrize("preset", ["", SITE])
def test_bankruptcy_is_not_declared_while_shares_can_be_sold(preset: str) -> None:
    table = Table(preset=preset)
    table.start("PRR", 67, "A", treasury=50, A=4, B=2)
    table.start("B&M", 67, "B", A=3, B=4)
    table.set_phase("5")
    table.set_cash("A", 0)
    with_route(table)
    table.operating_turn("PRR", "trains")
    sold = 0
    while not table.state.ended:
        action = asked(table.state).action
        if not isinstance(action, SellShares):
            break
        sold += action.count
        table.play("A", "sell_shares", company=action.company, count=action.count)
    assert sold >= 3


def test_in_1846_shares_are_issued_before_the_president_pays() -> None:
    table = Boardroom(preset=SITE)
    table.found("NYC", 100, "A", 20, (), A=4)
    table.set_cash("A", 300)
    table.train_step("NYC")
    assert asked(table.state).why.code == "issues-for-train"


def test_the_train_that_goes_first_is_given_up() -> None:
    table = Table()
    table.start("PRR", 67, "A", treasury=50, A=6)
    table.set_phase("5")
    table.give_trains("PRR", "3", "4", "5")
    with_route(table)
    table.operating_turn("PRR", "trains")
    table.state.push(Discard(seat="A", company="PRR"))
    assert asked(table.state).action == DiscardTrain(seat="A", company="PRR", train="3")


def test_the_last_card_is_bought_out_for_the_train_that_stays_behind_it() -> None:
    """One 4 is left: with 760 PRR pays it and the first 5, with 700 it would only spend what it needs later."""
    table = Table()
    table.start("PRR", 67, "A", treasury=760, A=6)
    table.start("B&O", 100, "B", treasury=300, B=6)
    table.set_phase("4")
    table.set_depot("4", 1)
    table.give_trains("PRR", "3")
    table.set_cash("A", 0)
    with_route(table)
    table.operating_turn("PRR", "trains")
    assert bought(table.state) == "4"
    table.play("A", "buy_train", company="PRR", source="depot", train="4", price=300)
    assert bought(table.state) == "5"


# --- what is expected --------------------------------------------------------------------------------------------


def test_a_train_that_stays_lasts_as_long_as_the_game() -> None:
    table = Table()
    table.start("PRR", 67, "A", treasury=100, A=6)
    table.set_phase("5")
    table.operating_turn("PRR", "track")
    outlook = Outlook(table.state)
    assert outlook.train_life("5") == outlook.rounds_left() > outlook.train_life("3")


def test_a_broken_bank_leaves_the_rounds_of_the_set() -> None:
    table = Table()
    table.start("PRR", 67, "A", treasury=100, A=6)
    table.set_bank(0, "B")
    table.state.bank_broken = True
    table.operating_turn("PRR", "track", number=2, of=3)
    assert Outlook(table.state).rounds_left() == 2


def test_only_a_company_without_a_train_that_stays_is_short() -> None:
    table = Table()
    table.start("PRR", 67, "A", treasury=0, A=6)
    table.start("B&O", 100, "B", treasury=0, B=6)
    table.set_phase("5")
    table.give_trains("PRR", "3")
    table.give_trains("B&O", "5")
    table.operating_turn("PRR", "track")
    outlook = Outlook(table.state)
    assert outlook.shortage("B&O") == 0
    assert outlook.shortage("PRR") >= table.facts.trains["5"].price
