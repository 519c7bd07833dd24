"""Privates that change hands between players (1830 section 4.8)."""

import pytest

from highiron.core.ids import POOL
from tests.scenario import Table


def table_with_sv(options: dict[str, str] | None = None, turn: int = 2, opener: str = "B") -> Table:
    """A owns SV and BO; B's turn, unless another seat opens."""
    table = Table(3, options)
    table.start("PRR", 67, "C", A=2, B=2, C=3)
    table.give_private("SV", "A")
    table.give_private("BO", "A")
    table.stock_turn(opener, turn=turn)
    return table


def test_10_34_no_trade_in_the_first_round() -> None:
    """1830-10.34, 1830-4.8.1."""
    table = table_with_sv(turn=1)
    refused = table.why_not("B", "trade_private", private="SV", buyer="B", price=20)
    assert refused == {"no-trade-in-first-round": "4.8.1"}
    assert "trade_private" not in table.kinds()


@pytest.mark.parametrize("opener", ["A", "B"])
@pytest.mark.parametrize("price", [0, 20, 333])
def test_10_34_trade_in_the_turn_of_either(opener: str, price: int) -> None:
    """1830-10.34, 1830-4.8.1, 1830-11.5: at any agreed price in the turn of buyer or seller from SR 2."""
    table = table_with_sv(opener=opener)
    table.play(opener, "trade_private", private="SV", buyer="B", price=price)
    other = "A" if opener == "B" else "B"
    assert table.actor == other
    assert table.kinds() == {"answer"}
    table.play(other, "answer", accept=True)
    assert table.state.privates["SV"] == "B"
    assert (table.state.cash["A"], table.state.cash["B"]) == (800 + price, 800 - price)
    assert table.actor == opener


def test_a_trade_needs_both_sides() -> None:
    """1830-4.8.1: the other side may decline; a third player has nothing to say."""
    table = table_with_sv()
    table.play("B", "trade_private", private="SV", buyer="B", price=20)
    assert table.why_not("C", "answer", accept=True) == {"not-your-turn": "4.8.1"}
    assert table.why_not("A", "pass") == {"not-now": "4.8.1"}
    table.play("A", "answer", accept=False)
    assert table.state.privates["SV"] == "A"
    assert table.actor == "B"
    refused = table.why_not("B", "trade_private", private="SV", buyer="C", price=20)
    assert refused == {"not-a-side-of-the-trade": "4.8.1"}


def test_a_trade_is_no_purchase_and_not_stopped_by_sales() -> None:
    """1830-4.8.1, 1830-11.5: before and after the turn's purchase, and after sales; BO may be traded."""
    table = table_with_sv()
    table.play("B", "sell_shares", company="PRR", count=1)
    table.play("B", "trade_private", private="BO", buyer="B", price=20)
    table.play("A", "answer", accept=True)
    table.play("B", "par", company="NYC", price=67)
    table.play("B", "trade_private", private="SV", buyer="B", price=20)
    table.play("A", "answer", accept=True)
    assert table.state.privates == {"SV": "B", "BO": "B"}


def test_a_trade_is_not_acting() -> None:
    """1830-13.7, 1830-4.8.1: a turn with nothing but a trade is a pass and leaves the priority deal."""
    table = table_with_sv()
    table.play("B", "trade_private", private="SV", buyer="B", price=20)
    table.play("A", "answer", accept=True)
    table.pass_all("B", "C", "A")
    assert table.happened("stock-round-ended") == [{"priority": "B"}]


def test_the_buyer_needs_money_and_room() -> None:
    """1830-4.8.1: cash for the price, and room under the certificate limit."""
    table = Table(6)
    table.start("PRR", 67, "A", A=5, B=5)
    table.start("NYC", 67, "B", A=4, B=6)
    table.start("CPR", 67, "C", C=4, B=1)
    table.give_private("SV", "A")
    table.stock_turn("B")
    assert table.why_not("B", "trade_private", private="SV", buyer="B", price=401) == {
        "over-certificate-limit": "4.8.1",
        "not-enough-cash": "4.8.1",
    }
    assert table.why_not("B", "trade_private", private="SV", buyer="B", price=0) == {"over-certificate-limit": "4.8.1"}
    table.stock_turn("A")
    assert table.offered("trade_private", "buyer") == ["C", "D", "E", "F"]
    assert table.why_not("A", "trade_private", private="SV", buyer="C", price=401) == {"not-enough-cash": "4.8.1"}
    assert table.why_not("A", "trade_private", private="SV", buyer="C", price=-1) == {"price-out-of-range": "4.8.1"}


def test_a_private_of_a_corporation_is_not_traded() -> None:
    """1830-4.8.1, 1830-5.2.2: only privates of players change hands."""
    table = table_with_sv()
    table.give_private("SV", "PRR")
    refused = table.why_not("C", "trade_private", private="SV", buyer="C", price=20)
    assert refused["private-not-for-sale"] == "4.8.1"
    assert table.offered("trade_private", "private") == ["BO"]


def test_buyer_turn_only_the_buyer_and_at_once() -> None:
    """1830-11.5: with `buyer_turn` the trade is the buyer's action, complete at once, for $1 or more, and not BO."""
    table = table_with_sv({"private_trade": "buyer_turn"}, opener="A")
    assert "trade_private" not in table.kinds()
    refused = table.why_not("A", "trade_private", private="SV", buyer="B", price=20)
    assert refused == {"not-a-side-of-the-trade": "4.8.1"}
    table.play("A", "pass")
    assert table.why_not("B", "trade_private", private="SV", buyer="B", price=0) == {"price-out-of-range": "4.8.1"}
    assert table.why_not("B", "trade_private", private="BO", buyer="B", price=9) == {"private-not-for-sale": "4.8.1"}
    table.play("B", "trade_private", private="SV", buyer="B", price=1)
    assert table.state.privates["SV"] == "B"
    assert (table.state.cash["A"], table.state.cash["B"]) == (801, 799)


def test_buyer_turn_uses_up_the_purchase_and_counts_as_acting() -> None:
    """1830-11.5: no other purchase in that turn, sales before and after; the priority deal goes to the buyer's left."""
    table = table_with_sv({"private_trade": "buyer_turn"})
    table.play("B", "sell_shares", company="PRR", count=1)
    table.play("B", "trade_private", private="SV", buyer="B", price=50)
    assert table.why_not("B", "buy_share", company="PRR", source="ipo").get("already-bought") == "4.4.4"
    assert table.why_not("B", "par", company="NYC", price=67) == {"already-bought": "4.4.4"}
    table.play("B", "sell_shares", company="PRR", count=1)
    assert table.state.held("PRR", POOL) == 2
    if table.actor == "B":
        table.play("B", "pass")
    table.pass_all("C", "A", "B")
    assert table.happened("stock-round-ended") == [{"priority": "C"}]


def test_buyer_turn_trade_alone_is_acting() -> None:
    """1830-11.5: a turn with nothing but a trade is no pass."""
    table = table_with_sv({"private_trade": "buyer_turn"})
    table.play("B", "trade_private", private="SV", buyer="B", price=50)
    table.pass_all("B", "C", "A")
    assert table.happened("stock-round-ended") == []
    table.play("B", "pass")
    assert table.happened("stock-round-ended") == [{"priority": "C"}]


def test_buyer_turn_not_after_a_purchase_and_without_the_certificate_limit() -> None:
    """1830-11.5: before any purchase of the turn; the certificate limit is not checked."""
    table = table_with_sv({"private_trade": "buyer_turn"})
    table.play("B", "buy_share", company="PRR", source="ipo")
    assert table.why_not("B", "trade_private", private="SV", buyer="B", price=50) == {"no-trade-now": "4.8.1"}
    table = Table(6, {"private_trade": "buyer_turn"})
    table.start("PRR", 67, "A", A=5, B=5)
    table.start("NYC", 67, "B", A=4, B=6)
    table.start("CPR", 67, "C", C=4, B=1)
    table.give_private("SV", "A")
    table.stock_turn("B")
    table.play("B", "trade_private", private="SV", buyer="B", price=50)
    assert table.state.privates["SV"] == "B"


def test_buyer_turn_lets_brown_shares_follow() -> None:
    """1830-11.5, 1830-4.3.5: the trade is the turn's purchase, but pool shares of a brown corporation may follow."""
    table = table_with_sv({"private_trade": "buyer_turn"})
    table.start("ERIE", 67, "C", C=3, pool=3, at="R5C0")
    table.play("B", "trade_private", private="SV", buyer="B", price=50)
    assert table.why_not("B", "buy_share", company="PRR", source="ipo") == {"already-bought": "4.4.4"}
    assert table.why_not("B", "buy_share", company="ERIE", source="ipo") == {"already-bought": "4.4.4"}
    for _ in range(2):
        table.play("B", "buy_share", company="ERIE", source="pool")
    assert table.state.held("ERIE", "B") == 2


@pytest.mark.parametrize(
    ("private", "owner", "cash", "asked"),
    [
        ("SV", "A", 1, True),
        ("CA", "A", 5, True),  # asked, although the trade would be refused
        ("BO", "A", 5, False),
        ("SV", "B", 5, False),
        ("SV", "PRR", 5, False),
        ("SV", "A", 0, False),
    ],
)
def test_buyer_turn_keeps_a_turn_open(private: str, owner: str, cash: int, asked: bool) -> None:
    """1830-14.6: B has nothing to sell and no money for a share; another player's private other than BO is a choice."""
    table = Table(3, {"private_trade": "buyer_turn"})
    table.start("PRR", 67, "C", A=3, C=3)
    table.give_private(private, owner)
    table.set_cash("B", cash)
    table.stock_turn("A")
    table.play("A", "pass")
    assert table.actor == ("B" if asked else "C")


@pytest.mark.parametrize(("of_a", "of_c", "barred"), [(1, 2, True), (0, 3, True), (0, 2, False)])
def test_buyer_turn_and_the_certificate_of_ca(of_a: int, of_c: int, barred: bool) -> None:
    """1830-11.5: CA is barred while a player may have its certificate; from the pool the buyer of CA gets it free."""
    table = Table(3, {"private_trade": "buyer_turn"})
    table.start("PRR", 67, "C", pool=2, A=of_a, C=of_c)
    table.give_private("CA", "A")
    table.stock_turn("B")
    trade = {"private": "CA", "buyer": "B", "price": 50}
    if barred:
        assert table.why_not("B", "trade_private", **trade) == {"private-not-for-sale": "4.8.1"}
        return
    table.play("B", "trade_private", **trade)
    assert table.state.privates["CA"] == "B"
    assert (table.state.held("PRR", "B"), table.state.held("PRR", POOL)) == (1, 1)
    assert table.state.cash["B"] == table.state.cash["C"] - 50
    assert table.happened("share-given") == [{"seat": "B", "company": "PRR", "count": 1}]
    table.play("B", "pass")
    table.play("C", "pass")
    assert table.why_not("A", "trade_private", private="CA", buyer="A", price=1) == {"private-not-for-sale": "4.8.1"}


def test_without_the_option_ca_is_a_private_like_others() -> None:
    """1830-4.8.1: by agreement, and its certificate stays where it is."""
    table = Table(3)
    table.start("PRR", 67, "C", pool=2)
    table.give_private("CA", "A")
    table.stock_turn("B")
    table.play("B", "trade_private", private="CA", buyer="B", price=50)
    table.play("A", "answer", accept=True)
    assert table.state.privates["CA"] == "B" and table.state.held("PRR", "B") == 0
