"""Agreed sales that need money first, bankruptcy, and the options of forced purchases (1830-5.8.6, 1830-5.9)."""

from typing import Any

import pytest

from highiron.core.shares import worth
from tests.scenario import Table


def needy(treasury: int, cash: int, *, own: int = 4, preset: str = "", **options: Any) -> Table:
    """PRR of A without a train but with a route to Pittsburgh; phase 3, a 3 costs $180."""
    table = Table(4, options, preset=preset)
    table.set_phase("3")
    table.start("PRR", 100, "A", A=own, C=2, D=2, treasury=treasury)
    table.set_cash("A", cash)
    table.lay("H10", "57", 1)
    return table


def buy(train: str, price: int, source: str = "depot") -> dict[str, Any]:
    return {"company": "PRR", "train": train, "price": price, "source": source}


# --- a sale that is agreed before the money is there -----------------------------------------------------------------


def agreed_sale(price: int = 200, **options: Any) -> Table:
    """A runs C&O with 3 shares (B has 2) and agrees with himself on its 4 at this price; then he must sell."""
    table = needy(0, 0, **options)
    table.start("C&O", 90, "A", A=3, B=2, C=1)
    table.give_trains("C&O", "4")
    table.operating_turn("PRR", "trains")
    table.play("A", "buy_train", **buy("4", price, "C&O"))
    assert table.state.trains["PRR"] == ()
    assert table.kinds() == {"sell_shares"}
    return table


def test_selling_for_the_agreed_price() -> None:
    """1830-5.8.5c, 1830-5.8.4: "needed" is the train that is bought, here $200 and not the bank's $180."""
    table = agreed_sale(same_turn_sale_price="current")
    assert table.why_not("A", "buy_train", **buy("3", 180)) == {"not-now": "5.8.5"}
    table.play("A", "sell_shares", company="PRR", count=1)
    assert table.why_not("A", "sell_shares", company="C&O", count=3) == {"sells-too-much": "5.8.5"}
    table.play("A", "sell_shares", company="PRR", count=1)
    # PRR fell to 90 in between: $190. The last ten dollars cost a share of C&O.
    assert table.state.cash["A"] == 190
    table.play("A", "sell_shares", company="C&O", count=1)
    assert table.state.trains["PRR"] == ("4",)
    assert (table.state.cash["A"], table.state.cash["C&O"]) == (80, 200)


@pytest.mark.parametrize(("value", "price"), [("start_of_turn", 200), ("current", 190)])
def test_the_agreed_price_to_the_dollar(value: str, price: int) -> None:
    """1830-5.8.5c, 1830-5.8.5a, 1830-11.4: the purchase follows as soon as the money is there."""
    table = agreed_sale(price, same_turn_sale_price=value)
    table.play("A", "sell_shares", company="PRR", count=1)
    table.play("A", "sell_shares", company="PRR", count=1)
    assert (table.state.trains["PRR"], table.state.cash["A"]) == (("4",), 0)


def test_a_private_sold_for_the_agreed_price() -> None:
    """1830-5.8.5e: also while the money for an agreed train is raised, up to that price and no further."""
    table = needy(0, 0)
    table.give_private("MH", "A")
    table.start("C&O", 90, "A", A=3, B=2, C=1)
    table.give_trains("C&O", "4")
    table.operating_turn("PRR", "trains")
    table.play("A", "buy_train", **buy("4", 200, "C&O"))
    assert table.kinds() == {"sell_shares", "trade_private"}
    assert table.why_not("A", "trade_private", private="MH", buyer="B", price=601) == {"price-out-of-range": "5.8.5"}
    assert table.why_not("A", "trade_private", private="SV", buyer="B", price=1) == {"no-private-sale-now": "5.8.5"}
    table.play("A", "trade_private", private="MH", buyer="B", price=150)
    table.play("B", "answer", accept=False)
    assert table.actor == "A" and table.state.privates["MH"] == "A"
    table.play("A", "trade_private", private="MH", buyer="B", price=150)
    table.play("B", "answer", accept=True)
    assert table.why_not("A", "pass") == {"not-now": "5.8.5"}
    table.play("A", "sell_shares", company="PRR", count=1)
    assert (table.state.trains["PRR"], table.state.cash["A"]) == (("4",), 50)


def test_a_purchase_given_up_when_nobody_takes_the_private() -> None:
    """1830-5.8.5e: with no share left to sell the agreed purchase may be given up; the train step goes on."""
    table = needy(0, 0, own=3)
    table.give_private("MH", "A")
    table.start("C&O", 90, "A", A=3, B=2, C=1)
    table.give_trains("C&O", "4")
    table.operating_turn("PRR", "trains")
    table.play("A", "buy_train", **buy("4", 250, "C&O"))
    table.play("A", "sell_shares", company="C&O", count=1)
    table.play("A", "sell_shares", company="PRR", count=1)
    table.set_cash("A", 10)
    table.state.shares["C&O"] |= {"A": 0, "pool": table.state.shares["C&O"]["pool"] + 2}
    assert table.kinds() == {"pass", "trade_private"}
    table.play("A", "pass")
    assert table.happened("deal-failed") == [{"company": "PRR"}]
    assert table.step == "trains"


@pytest.mark.parametrize("accept", [True, False])
def test_the_new_president_may_withdraw_the_train(accept: bool) -> None:
    """1830-5.8.6: B becomes president of C&O by A's sale and is asked; a withdrawal starts the step again."""
    table = agreed_sale()
    table.play("A", "sell_shares", company="C&O", count=2)
    assert table.state.presidents["C&O"] == "B"
    assert table.actor == "B"
    assert table.kinds() == {"answer"}
    table.play("B", "answer", accept=accept)
    assert table.actor == "A"
    if accept:
        assert table.kinds() == {"sell_shares"}
        table.play("A", "sell_shares", company="PRR", count=1)
        assert table.state.trains["PRR"] == ("4",)
    else:
        assert table.step == "trains"
        assert table.state.cash["A"] == 180
        table.play("A", "buy_train", **buy("3", 180))
        assert table.state.trains["PRR"] == ("3",)


def test_without_a_veto_the_sale_stands() -> None:
    """1830-11.12: with `train_sale_veto = off` the new president is not asked."""
    table = agreed_sale(train_sale_veto="off")
    table.play("A", "sell_shares", company="C&O", count=2)
    assert (table.state.presidents["C&O"], table.actor) == ("B", "A")
    table.play("A", "sell_shares", company="PRR", count=1)
    assert table.state.trains["PRR"] == ("4",)


# --- bankruptcy ------------------------------------------------------------------------------------------------------


def test_10_72_bankrupt() -> None:
    """1830-10.72, 1830-5.9.1, 1830-5.9.2: the last sale is too small, so the game ends; cash is lost, shares count."""
    table = needy(0, 50, own=2)
    table.start("NYC", 71, "B", B=2, A=1)
    table.start("ERIE", 67, "A", A=2, B=1)
    table.operating_turn("PRR", "trains")
    assert table.kinds() == {"sell_shares"}
    table.play("A", "sell_shares", company="NYC", count=1)
    assert table.state.ended == "bankrupt"
    assert table.state.bankrupt == ("A",)
    assert table.state.cash["A"] == 0
    assert worth(table.state, "A") == 2 * 100 + 2 * 67
    assert table.state.trains["PRR"] == ()
    assert table.legal() == []
    assert table.why_not("A", "pass") == {"game-over": "7.1"}
    assert table.why_not("B", "pass") == {"game-over": "7.1"}


def test_bankrupt_as_soon_as_the_step_begins() -> None:
    """1830-5.9.1: nothing to sell at all."""
    table = needy(0, 179, own=2)
    table.operating_turn("PRR", "trains")
    assert table.state.ended == "bankrupt"
    table = needy(0, 180, own=2)
    table.operating_turn("PRR", "trains")
    assert not table.state.ended


def test_privates_count_and_need_not_be_sold() -> None:
    """1830-5.9.2, 1830-5.8.5e: A may try to sell MH, or give in; its face value counts."""
    table = needy(0, 0, own=2)
    table.give_private("MH", "A")
    table.operating_turn("PRR", "trains")
    assert table.kinds() == {"trade_private", "bankrupt"}
    table.play("A", "bankrupt", company="PRR")
    assert table.state.ended == "bankrupt"
    assert worth(table.state, "A") == 2 * 100 + 110


def test_a_used_train_may_save_the_president() -> None:
    """1830-5.9.1, 1830-5.8.4: $50 for a train of C&O, if B agrees; without B there is only bankruptcy."""
    for accept in (True, False):
        table = needy(0, 50, own=2)
        table.start("C&O", 67, "B", B=6)
        table.give_trains("C&O", "3")
        table.operating_turn("PRR", "trains")
        assert table.kinds() == {"buy_train", "bankrupt"}
        table.play("A", "buy_train", **buy("3", 50, "C&O"))
        table.play("B", "answer", accept=accept)
        if accept:
            assert table.state.trains["PRR"] == ("3",)
        else:
            table.play("A", "bankrupt", company="PRR")
            assert table.state.ended == "bankrupt"


def test_bankruptcy_is_no_way_out() -> None:
    """1830-5.9.1: not while something can be sold, and not without need."""
    table = needy(0, 0)
    table.operating_turn("PRR", "trains")
    assert table.why_not("A", "bankrupt", company="PRR") == {"not-bankrupt": "5.9.1"}
    table.operating_turn("PRR")
    assert table.why_not("A", "bankrupt", company="PRR") == {"not-now": "5.2.1"}


def test_a_bankrupt_player_can_win() -> None:
    """1830-5.9.2."""
    table = needy(0, 100, own=2)
    table.set_price("PRR", "R0C18")
    table.start("ERIE", 67, "A", A=2, B=1, at="R0C18")
    for seat in "BCD":
        table.set_cash(seat, 0)
    table.operating_turn("PRR", "trains")
    assert table.state.ended == "bankrupt"
    scores = {seat: worth(table.state, seat) for seat in "ABCD"}
    assert scores == {"A": 1400, "B": 350, "C": 700, "D": 700}


# --- options ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", ["off", "on"])
def test_forced_sale_purchase_floor(value: str) -> None:
    """1830-11.16: after selling two NYC (67) with $50 in the treasury, $184 are there. With `on` a used train costs at
    least 184 − 67 + 1 = 118, and a 2 (face 80) is not for sale."""
    table = needy(50, 0, own=2, forced_sale_purchase_floor=value, consent="given")
    table.start("NYC", 67, "B", B=3, A=3)
    table.start("C&O", 67, "B", B=6)
    table.give_trains("C&O", "2", "3")
    table.operating_turn("PRR", "trains")
    assert table.offered("buy_train", "price", train="2") == list(range(1, 51))
    table.play("A", "sell_shares", company="NYC", count=2)
    threes = table.offered("buy_train", "price", train="3", source="C&O")
    twos = table.offered("buy_train", "price", train="2")
    if value == "on":
        assert threes == list(range(118, 181))
        assert twos == []
        assert table.why_not("A", "buy_train", **buy("2", 80, "C&O")) == {"price-out-of-range": "5.7.4"}
    else:
        assert threes == list(range(1, 181))
        assert twos == list(range(1, 81))


def test_no_floor_for_a_train_the_treasury_can_pay() -> None:
    """1830-11.16: as that site has it, the floor binds only where the treasury is below the face price."""
    table = needy(80, 0, own=2, forced_sale_purchase_floor="on", consent="given")
    table.start("NYC", 67, "B", B=3, A=3)
    table.start("C&O", 67, "B", B=6)
    table.give_trains("C&O", "2", "3")
    table.operating_turn("PRR", "trains")
    table.play("A", "sell_shares", company="NYC", count=2)
    assert table.offered("buy_train", "price", train="2") == list(range(1, 81))
    assert table.offered("buy_train", "price", train="3", source="C&O") == list(range(148, 181))


def test_a_floor_at_face_price() -> None:
    """1830-11.16: 246 − 67 + 1 = 180 is the face of a 3, which is for sale at just that price."""
    table = needy(50, 129, own=2, forced_sale_purchase_floor="on", consent="given")
    table.start("NYC", 67, "B", B=3, A=3)
    table.start("C&O", 67, "B", B=6)
    table.give_trains("C&O", "3")
    table.operating_turn("PRR", "trains")
    table.play("A", "sell_shares", company="NYC", count=1)
    assert table.offered("buy_train", "price", source="C&O") == [180]


@pytest.mark.parametrize("value", ["needy_only", "any_buy_step"])
def test_forced_sale_condition(value: str) -> None:
    """1830-11.22: with `any_buy_step` shares may be sold for a train nobody needs, while the money is short."""
    table = needy(10, 0, forced_sale_condition=value)
    table.give_trains("PRR", "2")
    table.start("C&O", 67, "B", B=6)
    table.give_trains("C&O", "2")
    table.operating_turn("PRR", "trains")
    sale = {"company": "PRR", "count": 1}
    if value == "needy_only":
        assert table.why_not("A", "sell_shares", **sale) == {"no-forced-purchase": "5.8.5"}
    else:
        table.play("A", "sell_shares", **sale)
        assert table.state.cash["A"] == 100
        table.set_cash("A", 170)
        assert table.why_not("A", "sell_shares", **sale) == {"money-suffices": "5.8.5"}
        assert table.may("A", "pass")


def test_bankruptcy_is_declared_in_the_train_step_only() -> None:
    """1830-11.23: in other steps it is not offered, with whatever money."""
    table = needy(50, 100, bankrupt_condition="declared")
    table.give_trains("PRR", "2")
    for step in ("track", "run"):
        table.operating_turn("PRR", step)
        assert table.why_not("A", "bankrupt", company="PRR") == {"not-now": "5.2.1"}
        assert "bankrupt" not in table.kinds()


def test_a_file_may_have_a_bankruptcy_in_another_step() -> None:
    """1830-11.23: shares do not count, nobody asks whether a train is needed, and nothing is sold."""
    table = needy(50, 130, bankrupt_condition="declared")
    table.give_trains("PRR", "2")
    table.operating_turn("PRR", "track")
    assert table.why_not("A", "end_game", bankrupt="PRR") == {"not-bankrupt": "5.9.1"}
    table.set_cash("A", 129)
    assert table.why_not("B", "end_game", bankrupt="PRR") == {"not-your-turn": "5.1.5"}
    held = dict(table.state.shares["PRR"])
    table.play("A", "end_game", bankrupt="PRR")
    assert table.state.ended == "bankrupt" and table.state.bankrupt == ("A",)
    assert table.state.shares["PRR"] == held and table.happened("shares-sold") == []
    assert worth(table.state, "A") == held["A"] * 100
    table = needy(0, 0)
    table.operating_turn("PRR", "track")
    assert table.why_not("A", "end_game", bankrupt="PRR") == {"not-now": "5.2.1"}


def test_shares_that_can_be_sold_count_in_the_train_step() -> None:
    """1830-11.23: $1 in the treasury, and two shares of PRR that would bring 200."""
    table = needy(50, 100, bankrupt_condition="declared")
    table.give_trains("PRR", "2")
    table.set_cash("A", 0)
    table.set_cash("PRR", 1)
    table.start("C&O", 67, "B", B=6)
    table.give_trains("C&O", "2")
    table.operating_turn("PRR", "trains")
    assert table.why_not("A", "bankrupt", company="PRR") == {"not-bankrupt": "5.9.1"}  # two PRR can be sold for 200


def test_declared_bankruptcy_does_not_come_by_itself() -> None:
    """1830-11.23: the president must say it."""
    table = needy(0, 0, own=2, bankrupt_condition="declared")
    table.operating_turn("PRR", "trains")
    assert not table.state.ended
    assert table.kinds() == {"bankrupt"}


def test_declared_bankruptcy_sells_first() -> None:
    """1830-14.15: the largest bundles in operating order, but not PRR's presidency; cash is lost, not the treasury."""
    table = needy(30, 0, own=3, preset="18xx.games")
    table.set_phase("5")
    table.start("NYC", 90, "B", B=2, A=2, pool=4)
    table.start("ERIE", 67, "A", A=2, B=2)
    table.operating_turn("PRR", "trains")
    assert table.kinds() == {"bankrupt", "sell_shares"}
    table.play("A", "bankrupt", company="PRR")
    sold = [(args["company"], args["count"]) for args in table.happened("shares-sold")]
    assert sold == [("PRR", 1), ("NYC", 1), ("ERIE", 2)]
    assert table.state.presidents["PRR"] == "A"
    assert table.state.presidents["ERIE"] == "B"
    assert (table.state.cash["A"], table.state.cash["PRR"]) == (0, 30)
    assert worth(table.state, "A") == 2 * 90 + 82
    assert table.state.ended == "bankrupt"
