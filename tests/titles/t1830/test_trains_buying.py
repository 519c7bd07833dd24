"""Buying trains (1830 section 5.7)."""

from typing import Any

import pytest

from tests.scenario import Table


def buyer(phase: str, treasury: int, *trains: str, **options: str) -> Table:
    """B&O of A in its train step; it needs no train unless it has a route, and it has none."""
    table = Table(4, options)
    table.set_phase(phase)
    table.start("B&O", 100, "A", A=6)
    table.set_cash("B&O", treasury)
    table.give_trains("B&O", *trains)
    return table


def buy(train: str, price: int, source: str = "depot", trade_in: str = "") -> dict[str, Any]:
    return {"company": "B&O", "train": train, "price": price, "source": source, "trade_in": trade_in}


def seller(table: Table, president: str = "B", *trains: str) -> None:
    """C&O has these trains to sell."""
    shares: dict[str, Any] = {president: 6}
    table.start("C&O", 67, president, **shares)
    table.give_trains("C&O", *trains)


def test_10_61_a_4_and_the_first_5() -> None:
    """1830-10.61, 1830-5.7.1: a 3 and $800 become 3, 4 and 5 and $50; then one must be given up, privates close."""
    table = buyer("4", 800, "3")
    table.set_depot("4", 1)
    table.give_private("MH", "B")
    table.operating_turn("B&O", "trains")
    assert table.why_not("A", "buy_train", **buy("5", 450)) == {"train-not-for-sale": "5.7.3"}
    table.play("A", "buy_train", **buy("4", 300))
    assert table.step == "trains"
    table.play("A", "buy_train", **buy("5", 450))
    assert list(table.state.trains["B&O"]) == ["3", "4", "5"]
    assert table.state.cash["B&O"] == 50
    assert table.state.privates == {}
    assert table.kinds() == {"discard_train"}
    assert table.why_not("A", "pass") == {"not-now": "5.7.6"}
    table.play("A", "discard_train", company="B&O", train="3")
    assert list(table.state.trains["B&O"]) == ["4", "5"]
    assert table.state.trains["pool"] == ("3",)


def test_effects_come_before_the_next_purchase() -> None:
    """1830-5.7.1: with the first 4 the limit falls at once, and the next train is judged by it."""
    table = buyer("3", 2000, "3", "3")
    table.set_depot("3", 0)
    table.operating_turn("B&O", "trains")
    table.play("A", "buy_train", **buy("4", 300))
    assert table.state.phase_facts.id == "4"
    assert table.company == ""  # three trains are the limit now, so nothing is left to buy
    assert table.state.trains["B&O"] == ("3", "3", "4")


@pytest.mark.parametrize(("phase", "limit"), [("2", 4), ("3", 4), ("4", 3), ("5", 2), ("6", 2), ("D", 2)])
def test_train_limit(phase: str, limit: int) -> None:
    """1830-5.7.2, 1830-2.4.1: at the limit nothing can be bought, not even from another corporation."""
    table = buyer(phase, 2000, *(["5"] * (limit - 1)))
    seller(table, "A", "5")
    table.operating_turn("B&O", "trains")
    assert table.may("A", "buy_train", **buy("5", 1, "C&O"))
    table.play("A", "buy_train", **buy("5", 1, "C&O"))
    if phase in ("6", "D"):  # at the limit only a diesel for an old train is left
        assert table.step == "trains"
        assert {move["trade_in"] for family in table.legal() for move in family.boxes if "trade_in" in move} == {"5"}
        assert table.why_not("A", "buy_train", **buy("D", 1100)) == {"at-train-limit": "5.7.2"}
    else:
        assert table.company == "C&O"  # nothing left to ask


def test_from_the_stack_at_face_price() -> None:
    """1830-5.7.3: the top type only, the price is fixed, and the bank is paid."""
    table = buyer("2", 500)
    table.operating_turn("B&O", "trains")
    bank = table.state.cash["bank"]
    assert table.why_not("A", "buy_train", **buy("3", 180)) == {"train-not-for-sale": "5.7.3"}
    for price in (0, 79, 81):
        assert table.why_not("A", "buy_train", **buy("2", price)) == {"wrong-price": "5.7.3"}
    table.play("A", "buy_train", **buy("2", 80))
    assert (table.state.cash["B&O"], table.state.cash["bank"]) == (420, bank + 80)
    assert table.state.depot["2"] == 5
    assert table.step == "trains"  # and another one if it likes


def test_from_the_pool_at_face_price() -> None:
    """1830-5.7.3: any train there."""
    table = buyer("4", 500)
    table.give_trains("pool", "3", "4")
    table.operating_turn("B&O", "trains")
    assert table.why_not("A", "buy_train", **buy("3", 1, "pool")) == {"wrong-price": "5.7.3"}
    table.play("A", "buy_train", **buy("3", 180, "pool"))
    table.play("A", "buy_train", **buy("4", 300, "pool"))
    assert table.state.trains["B&O"] == ("3", "4")
    assert table.state.trains["pool"] == ()
    assert table.state.cash["B&O"] == 20
    assert table.state.phase_facts.id == "4"


def test_money_must_be_there() -> None:
    """1830-5.7.3: the treasury alone pays for a train that is not needed."""
    table = buyer("4", 299)
    table.give_trains("pool", "3")
    table.operating_turn("B&O", "trains")
    assert table.why_not("A", "buy_train", **buy("4", 300)) == {"not-enough-cash": "5.7.3"}


def test_diesels_beside_the_6s() -> None:
    """1830-5.7.3, 1830-2.3.2: once a 6 has been bought."""
    table = buyer("5", 2000)
    table.set_depot("6", 2)
    table.operating_turn("B&O", "trains")
    assert table.why_not("A", "buy_train", **buy("D", 1100)) == {"train-not-for-sale": "5.7.3"}
    table.play("A", "buy_train", **buy("6", 630))
    table.play("A", "buy_train", **buy("D", 1100))
    assert table.state.trains["B&O"] == ("6", "D")


@pytest.mark.parametrize(("value", "count"), [("off", 2), ("on", 3)])
def test_third_six_train(value: str, count: int) -> None:
    """1830-9.1, 1830-11.19: three 6s instead of two."""
    table = buyer("5", 3000, third_six_train=value)
    assert table.state.depot["6"] == count
    table.set_depot("6", count)
    table.operating_turn("B&O", "trains")
    for left in range(count, 0, -1):
        assert table.state.depot["6"] == left
        table.play("A", "buy_train", **buy("6", 630))
        table.state.trains["B&O"] = ()
        table.operating_turn("B&O", "trains")
    assert table.offered("buy_train", "train") == ["D"]


def test_10_74_at_least_a_dollar() -> None:
    """1830-10.74, 1830-5.7.4: $0 is refused, $1 accepted, at most the buyer's cash; to the seller's treasury."""
    table = buyer("3", 250)
    seller(table, "B", "3")
    table.operating_turn("B&O", "trains")
    assert table.why_not("A", "buy_train", **buy("3", 0, "C&O")) == {"price-out-of-range": "5.7.4"}
    assert table.why_not("A", "buy_train", **buy("3", 251, "C&O")) == {"price-out-of-range": "5.7.4"}
    assert table.offered("buy_train", "price", source="C&O") == list(range(1, 251))
    table.play("A", "buy_train", **buy("3", 1, "C&O"))
    assert table.actor == "B"
    table.play("B", "answer", accept=True)
    assert (table.state.trains["B&O"], table.state.trains["C&O"]) == (("3",), ())
    assert (table.state.cash["B&O"], table.state.cash["C&O"]) == (249, 1)


@pytest.mark.parametrize(
    ("value", "president", "asked"), [("asked", "B", True), ("asked", "A", False), ("given", "B", False)]
)
def test_both_presidents_agree(value: str, president: str, asked: bool) -> None:
    """1830-5.7.4: the other president is asked, unless it is the same one or the table agreed before (`consent`)."""
    table = buyer("3", 250, consent=value)
    seller(table, president, "3")
    table.operating_turn("B&O", "trains")
    table.play("A", "buy_train", **buy("3", 100, "C&O"))
    assert (table.state.trains["B&O"] == ()) == asked
    if asked:
        assert table.kinds() == {"answer"}
        table.play("B", "answer", accept=False)
        assert (table.state.trains["B&O"], table.state.cash["B&O"], table.actor) == ((), 250, "A")
        assert table.step == "trains"


def test_what_others_do_not_have_is_not_for_sale() -> None:
    """1830-5.7.4."""
    table = buyer("3", 250, "3")
    seller(table, "B", "3")
    table.start("NYC", 67, "C")  # not floated
    table.operating_turn("B&O", "trains")
    for train, source in [("2", "C&O"), ("3", "NYC"), ("3", "B&O"), ("3", "nobody")]:
        assert table.why_not("A", "buy_train", **buy(train, 10, source)) == {"train-not-for-sale": "5.7.4"}


def test_10_63_trading_in_a_4_for_the_first_diesel() -> None:
    """1830-10.63, 1830-5.7.5: legal at the limit; that 4 and all others leave the game."""
    table = buyer("6", 800, "4", "5")
    seller(table, "B", "4")
    table.give_trains("pool", "4")
    table.operating_turn("B&O", "trains")
    assert table.why_not("A", "buy_train", **buy("D", 1100)) == {
        "at-train-limit": "5.7.2",
        "not-enough-cash": "5.7.3",
    }
    table.play("A", "buy_train", **buy("D", 800, trade_in="4"))
    assert table.state.trains == dict.fromkeys(table.state.trains, ()) | {"B&O": ("5", "D")}
    assert table.state.cash["B&O"] == 0
    assert table.state.phase_facts.id == "D"


def test_10_64_a_traded_5_goes_to_the_pool() -> None:
    """1830-10.64: from there it costs $450."""
    table = buyer("D", 1250, "5")
    table.operating_turn("B&O", "trains")
    table.play("A", "buy_train", **buy("D", 800, trade_in="5"))
    assert table.state.trains["pool"] == ("5",)
    table.play("A", "buy_train", **buy("5", 450, "pool"))
    assert table.state.trains["B&O"] == ("D", "5")


def test_what_can_be_traded_in() -> None:
    """1830-5.7.5: a 4, 5 or 6 of the buyer, for a diesel of the bank only, at exactly $800."""
    table = buyer("6", 1000, "3", "6")
    table.give_trains("pool", "D")
    table.operating_turn("B&O", "trains")
    assert table.why_not("A", "buy_train", **buy("D", 800, trade_in="3")) == {"no-trade-in": "5.7.5"}
    assert table.why_not("A", "buy_train", **buy("D", 800, trade_in="5")) == {"train-not-owned": "5.7.5"}
    assert table.why_not("A", "buy_train", **buy("D", 800, "pool", "6")) == {"train-not-for-sale": "5.7.5"}
    assert table.why_not("A", "buy_train", **buy("D", 799, trade_in="6")) == {"wrong-price": "5.7.5"}
    assert table.may("A", "buy_train", **buy("D", 800, trade_in="6"))
    table.set_cash("B&O", 799)
    assert table.why_not("A", "buy_train", **buy("D", 800, trade_in="6")) == {"not-enough-cash": "5.7.5"}


def test_10_66_the_first_train_of_the_b_and_o() -> None:
    """1830-10.66: for $1 from C&O; BO closes."""
    table = buyer("3", 100)
    seller(table, "A", "3")
    table.give_private("BO", "A")
    table.operating_turn("B&O", "trains")
    table.play("A", "buy_train", **buy("3", 1, "C&O"))
    assert "BO" not in table.state.privates
