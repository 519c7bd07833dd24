"""Trains that must be bought, the president's help and forced sales (1830 section 5.8)."""

from typing import Any

import pytest

from highiron.core.actions import SellShares
from tests.scenario import Table


def needy(treasury: int, cash: int, *, route: bool = True, phase: str = "3", **options: str) -> Table:
    """PRR of A at its train step without a train; Pittsburgh next to Altoona makes a route. A 3 costs $180."""
    table = Table(4, options)
    table.set_phase(phase)
    table.start("PRR", 100, "A", A=4, C=2, treasury=treasury)
    table.set_cash("A", cash)
    if route:
        table.lay("H10", "57", 1)
    return table


def step(table: Table) -> None:
    table.operating_turn("PRR", "trains")
    assert (table.company, table.step) == ("PRR", "trains")


def buy(train: str, price: int, source: str = "depot") -> dict[str, Any]:
    return {"company": "PRR", "train": train, "price": price, "source": source}


def sales(table: Table) -> dict[str, list[int]]:
    """What may be sold: company and numbers of shares."""
    found: dict[str, list[int]] = {}
    for move in table.offers("sell_shares"):
        assert isinstance(move, SellShares)
        found.setdefault(move.company, []).append(move.count)
    return found


def test_a_route_without_a_train_obliges() -> None:
    """1830-5.8.1: the step cannot be passed; with a train or without a route it can."""
    table = needy(200, 0)
    step(table)
    assert table.why_not("A", "pass") == {"must-buy-train": "5.8.1"}
    table = needy(200, 0)
    table.give_trains("PRR", "2")
    step(table)
    assert table.may("A", "pass")


def test_10_71_without_a_route_no_obligation() -> None:
    """1830-10.71, 1830-5.8.1: no second stop is connected to the token."""
    table = needy(200, 0, route=False)
    step(table)
    assert table.may("A", "pass")
    table = needy(0, 500, route=False)
    table.operating_turn("PRR", "trains")
    assert table.company == ""  # nothing to ask; the president does not help
    assert table.state.cash["A"] == 500


def test_a_red_area_or_a_blocked_city_is_a_second_stop() -> None:
    """1830-5.8.1: a path may end there."""
    table = needy(200, 0)
    table.put_token("NYC", "H10")
    step(table)
    assert not table.may("A", "pass")


def test_any_train_the_treasury_can_pay() -> None:
    """1830-5.8.2: a dearer one than the cheapest too, from stack, pool or another corporation; without help."""
    table = needy(300, 500, phase="4")
    table.give_trains("pool", "3")
    table.start("C&O", 67, "A", A=6)
    table.give_trains("C&O", "4")
    step(table)
    assert table.may("A", "buy_train", **buy("4", 300))
    assert table.may("A", "buy_train", **buy("3", 180, "pool"))
    assert table.offered("buy_train", "price", source="C&O") == list(range(1, 301))
    assert "sell_shares" not in table.kinds()


def test_help_is_for_the_cheapest_train_only() -> None:
    """1830-5.8.2, 1830-5.8.3: the treasury could buy the 3 of the pool, so A may not help with the 4."""
    table = needy(200, 500, phase="4")
    table.give_trains("pool", "3")
    step(table)
    assert table.why_not("A", "buy_train", **buy("4", 300)) == {"help-only-for-cheapest": "5.8.3"}
    table = needy(100, 500, phase="4")
    table.give_trains("pool", "3")
    step(table)
    assert table.why_not("A", "buy_train", **buy("4", 300)) == {"help-only-for-cheapest": "5.8.3"}
    assert table.may("A", "buy_train", **buy("3", 180, "pool"))


def test_10_67_the_president_helps() -> None:
    """1830-10.67, 1830-5.8.3, 1830-5.8.8: the treasury pays its $100, A $80 of $150; nothing is owed for it."""
    table = needy(100, 150)
    step(table)
    table.play("A", "buy_train", **buy("3", 180))
    assert table.state.trains["PRR"] == ("3",)
    assert (table.state.cash["PRR"], table.state.cash["A"]) == (0, 70)
    assert table.state.held("PRR", "A") == 4
    helped = [args for args in table.happened("cash-moved") if args["why"] == "contribution"]
    assert helped == [{"from": "A", "to": "PRR", "amount": 80, "why": "contribution"}]


def test_used_train_with_help_up_to_face_price() -> None:
    """1830-5.8.4: agreed, at most at face; dearer than the bank's is allowed, and nobody is obliged to it."""
    table = needy(100, 400)
    table.start("C&O", 67, "B", B=6)
    table.give_trains("C&O", "2", "4")
    step(table)
    assert table.offered("buy_train", "price", train="2") == list(range(1, 101))  # face 80, but the treasury has 100
    assert table.offered("buy_train", "price", train="4")[-1] == 300
    assert table.why_not("A", "buy_train", **buy("4", 301, "C&O")) == {"price-out-of-range": "5.7.4"}
    assert table.may("A", "buy_train", **buy("3", 180))
    table.play("A", "buy_train", **buy("4", 300, "C&O"))
    table.play("B", "answer", accept=True)
    assert (table.state.cash["PRR"], table.state.cash["A"], table.state.cash["C&O"]) == (0, 200, 300)


@pytest.mark.parametrize(("value", "highest"), [("only_if_short", 200), ("always_for_used", 300)])
def test_president_help(value: str, highest: int) -> None:
    """1830-11.11, 1830-5.8.4: the treasury could buy the bank's 3; help for a used 4 only with `always_for_used`."""
    table = needy(200, 400, president_help=value)
    table.start("C&O", 67, "A", A=6)
    table.give_trains("C&O", "4")
    step(table)
    assert table.offered("buy_train", "price", source="C&O") == list(range(1, highest + 1))
    table.play("A", "buy_train", **buy("4", highest, "C&O"))
    assert table.state.cash["A"] == 400 - (highest - 200)


def test_10_68_only_as_many_shares_as_needed() -> None:
    """1830-10.68, 1830-5.8.5, 1830-5.8.7: treasury $50, three NYC at 67: two must go, not three; $4 are left."""
    table = needy(50, 0)
    table.start("NYC", 67, "B", B=3, A=3)
    step(table)
    assert table.why_not("A", "buy_train", **buy("3", 180)) == {"not-enough-cash": "5.8.5"}
    assert sales(table)["NYC"] == [1, 2]
    assert table.why_not("A", "sell_shares", company="NYC", count=3) == {"sells-too-much": "5.8.5"}
    table.play("A", "sell_shares", company="NYC", count=2)
    assert table.cell("NYC") == "R7C6"
    assert table.state.cash["A"] == 134
    assert table.why_not("A", "sell_shares", company="NYC", count=1) == {"money-suffices": "5.8.5"}
    table.play("A", "buy_train", **buy("3", 180))
    assert table.state.cash["A"] == 4


def test_10_69_the_presidency_of_the_buyer_is_kept() -> None:
    """1830-10.69, 1830-5.8.5: A has 30% of PRR, C 20%: one share may go, not two."""
    table = Table()
    table.set_phase("3")
    table.start("PRR", 100, "A", A=3, C=2, D=1)
    table.set_cash("A", 0)
    table.lay("H10", "57", 1)
    step(table)
    assert sales(table) == {"PRR": [1]}
    assert table.why_not("A", "sell_shares", company="PRR", count=2) == {"would-lose-presidency": "5.8.5"}
    table.play("A", "sell_shares", company="PRR", count=1)
    assert table.state.presidents["PRR"] == "A"


def test_other_presidencies_may_be_lost() -> None:
    """1830-5.8.5b: at once."""
    table = needy(0, 0)
    table.start("NYC", 100, "A", A=3, B=2)
    step(table)
    table.play("A", "sell_shares", company="NYC", count=2)
    assert table.state.presidents["NYC"] == "B"
    assert (table.company, table.actor) == ("PRR", "A")


def test_the_rules_of_selling_hold() -> None:
    """1830-5.8.5a: price before the sale, at most half in the pool, no president's certificate to the pool."""
    table = needy(0, 0, phase="5")
    table.start("NYC", 100, "A", A=3, pool=3)
    table.start("CPR", 67, "B", B=2, A=2, pool=4)
    table.start("ERIE", 67, "A", A=2, B=1)
    table.give_share("B&O", "A")
    step(table)
    assert sales(table) == {"PRR": [1, 2], "NYC": [1], "CPR": [1]}
    assert table.why_not("A", "sell_shares", company="CPR", count=2) == {"pool-full": "4.2.3"}
    assert table.why_not("A", "sell_shares", company="ERIE", count=1) == {"president-cannot-sell-that-far": "4.2.4"}
    assert table.why_not("A", "sell_shares", company="B&O", count=1) == {"no-price-yet": "4.2.5"}
    table.play("A", "sell_shares", company="PRR", count=2)
    assert table.state.cash["A"] == 200
    assert table.cell("PRR") == "R2C6"


def test_the_ban_of_the_first_stock_round_does_not_hold() -> None:
    """1830-5.8.5a: also in turn 1."""
    table = needy(0, 0, phase="2")
    table.operating_turn("PRR", "trains", turn=1)
    table.play("A", "sell_shares", company="PRR", count=1)
    assert table.state.cash["A"] == 100


def test_sales_in_the_order_the_president_likes() -> None:
    """1830-5.8.5: NYC first, then PRR, as long as money is short."""
    table = needy(0, 0)
    table.start("NYC", 90, "B", B=2, A=2)
    step(table)
    assert sales(table) == {"PRR": [1, 2], "NYC": [1, 2]}
    table.play("A", "sell_shares", company="NYC", count=1)
    assert sales(table) == {"PRR": [1], "NYC": [1]}
    table.play("A", "sell_shares", company="PRR", count=1)
    assert sales(table) == {}
    table.play("A", "buy_train", **buy("3", 180))
    assert table.state.cash["A"] == 10


def test_no_sale_without_need() -> None:
    """1830-5.8.5: not while cash suffices, and not for a corporation that has a train."""
    table = needy(100, 80)
    step(table)
    assert table.why_not("A", "sell_shares", company="PRR", count=1) == {"money-suffices": "5.8.5"}
    table = needy(100, 0)
    table.give_trains("PRR", "2")
    table.start("C&O", 67, "B", B=6)
    table.give_trains("C&O", "2")
    step(table)
    assert table.why_not("A", "sell_shares", company="PRR", count=1) == {"no-forced-purchase": "5.8.5"}


def test_a_dollar_short() -> None:
    """1830-5.8.5: for one missing dollar one share may be sold, no more."""
    table = needy(100, 79)
    step(table)
    assert sales(table) == {"PRR": [1]}
    assert table.may("A", "sell_shares", company="PRR", count=1)
    assert table.why_not("A", "sell_shares", company="PRR", count=2) == {"sells-too-much": "5.8.5"}


def test_exactly_enough() -> None:
    """1830-5.8.5c: where one share brings the missing $100, two are too many."""
    table = needy(80, 0)
    step(table)
    assert sales(table) == {"PRR": [1]}
    assert table.why_not("A", "sell_shares", company="PRR", count=2) == {"sells-too-much": "5.8.5"}


def test_a_train_of_another_own_corporation() -> None:
    """1830-5.8.5f: A runs C&O too and may buy its train cheaply instead of selling shares, but need not."""
    table = needy(10, 0)
    table.start("C&O", 67, "A", A=6)
    table.give_trains("C&O", "2")
    step(table)
    assert table.kinds() == {"buy_train", "sell_shares"}
    table.play("A", "buy_train", **buy("2", 10, "C&O"))
    assert table.state.trains["PRR"] == ("2",)


def test_privates_may_be_sold_to_players() -> None:
    """1830-5.8.5e, 1830-11.10: MH to B, who agrees; C could be asked too; no more once the money suffices."""
    table = needy(0, 0)
    table.give_private("MH", "A")
    step(table)
    assert set(table.offered("trade_private", "buyer")) == {"B", "C", "D"}
    assert table.may("A", "pass") is False
    table.play("A", "trade_private", private="MH", buyer="B", price=200)
    assert table.actor == "B"
    table.play("B", "answer", accept=True)
    assert (table.state.privates["MH"], table.state.cash["A"], table.state.cash["B"]) == ("B", 200, 400)
    assert table.why_not("A", "trade_private", private="MH", buyer="C", price=1) == {"no-private-sale-now": "5.8.5"}
    table.play("A", "buy_train", **buy("3", 180))
    assert table.state.cash["A"] == 20


def test_a_private_sale_may_be_declined() -> None:
    """1830-5.8.5e: the other player agrees or not; nobody has more than his cash to give."""
    table = needy(0, 0)
    table.give_private("MH", "A")
    step(table)
    assert table.why_not("A", "trade_private", private="MH", buyer="B", price=601) == {"price-out-of-range": "5.8.5"}
    table.play("A", "trade_private", private="MH", buyer="B", price=200)
    table.play("B", "answer", accept=False)
    assert (table.state.privates["MH"], table.actor) == ("A", "A")


def test_without_private_sales() -> None:
    """1830-11.10: with `none` there is no trade in an OR."""
    table = needy(0, 0, emergency_private_sale="none")
    table.give_private("MH", "A")
    step(table)
    assert table.why_not("A", "trade_private", private="MH", buyer="B", price=20) == {"no-private-sale-now": "5.8.5"}
    assert "trade_private" not in table.kinds()


@pytest.mark.parametrize(("value", "prices"), [("start_of_turn", [100, 100, 100]), ("current", [100, 90, 82])])
def test_sales_one_by_one_keep_the_first_price(value: str, prices: list[int]) -> None:
    """1830-5.8.5a, 1830-4.2.2, 1830-11.4: three shares of NYC sold apart bring 300, at current prices 272."""
    table = needy(0, 0, same_turn_sale_price=value)
    table.set_depot("4", 4)  # $300
    table.start("NYC", 100, "B", A=3, B=4)
    step(table)
    paid = []
    for _ in range(3):
        table.play("A", "sell_shares", company="NYC", count=1)
        paid += [sale["price"] for sale in table.happened("shares-sold")]
    assert paid == prices
    assert table.state.cash["A"] == sum(prices)
    assert table.may("A", "buy_train", **buy("4", 300)) == (value == "start_of_turn")


def test_the_first_price_decides_how_much_is_needed() -> None:
    """1830-5.8.5c, 1830-4.2.2: $100 short, one share at 100 is enough; at 90 it would take two."""
    table = needy(100, 0, same_turn_sale_price="start_of_turn")
    table.set_depot("4", 4)
    table.start("NYC", 100, "B", A=3, B=4)
    step(table)
    table.play("A", "sell_shares", company="NYC", count=1)
    assert sales(table)["NYC"] == [1]
    assert table.why_not("A", "sell_shares", company="NYC", count=2) == {"sells-too-much": "5.8.5"}
    table.play("A", "sell_shares", company="NYC", count=1)
    table.play("A", "buy_train", **buy("4", 300))
    assert table.state.cash["A"] == 0 and not table.state.ended
