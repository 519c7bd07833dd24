"""Mohawk & Hudson for a share of NYC (1830-2.2.5)."""

from typing import Any

import pytest

from highiron.core.ids import IPO, POOL
from highiron.core.shares import counted_certificates
from tests.scenario import Table

SWAP = {"private": "MH", "source": "ipo"}


def stock_table(seat: str = "A", **held: int) -> Table:
    """A owns MH; NYC is parred at 67 with B as president unless A holds more."""
    table = Table(3)
    table.start("NYC", 67, "B", at="R5C6", **held)
    table.give_private("MH", "A")
    table.stock_turn(seat)
    return table


@pytest.mark.parametrize("source", [IPO, POOL])
def test_a_share_from_ipo_or_pool(source: str) -> None:
    """1830-2.2.5: at the player's choice; no money moves and MH closes at once."""
    table = stock_table(B=3, pool=2)
    before, cash = table.state.held("NYC", source), dict(table.state.cash)
    table.play("A", "exchange_private", private="MH", source=source)
    assert table.state.held("NYC", "A") == 1
    assert table.state.held("NYC", source) == before - 1
    assert table.state.cash == cash
    assert "MH" not in table.state.privates
    assert table.actor == "A"


def test_a_certificate_must_be_there() -> None:
    """1830-2.2.5: nothing in the pool, nothing from anywhere else."""
    table = stock_table(B=3)
    assert table.why_not("A", "exchange_private", private="MH", source="pool") == {"no-share-there": "2.2.5"}
    assert table.why_not("A", "exchange_private", private="MH", source="treasury") == {"unknown-source": "2.2.5"}


@pytest.mark.parametrize("source", [IPO, POOL])
def test_the_last_certificate(source: str) -> None:
    """1830-2.2.5: one is enough; after par the president's certificate is no longer among those in the IPO."""
    table = stock_table(A=1, B=4, C=3, pool=1)
    assert table.state.held("NYC", source) == 1
    table.play("A", "exchange_private", private="MH", source=source)
    assert table.state.held("NYC", source) == 0


def test_before_nyc_has_a_par() -> None:
    """1830-2.2.5: from the IPO, leaving the president's certificate there."""
    table = Table(3)
    table.give_private("MH", "A")
    table.stock_turn("A", turn=1)
    table.play("A", "exchange_private", **SWAP)
    assert table.state.held("NYC", "A") == 1
    assert table.may("A", "par", company="NYC", price=67)
    table = Table(3)
    table.give_private("MH", "A")
    table.give_share("NYC", "B", 8)
    table.stock_turn("A")
    assert table.why_not("A", "exchange_private", **SWAP) == {"no-share-there": "2.2.5"}


def test_10_32_sixty_percent() -> None:
    """1830-10.32, 1830-4.4.2: from 50% to 60%; at 60% refused in white, accepted in orange."""
    table = Table(3)
    table.start("NYC", 67, "A", A=5)
    table.give_private("MH", "A")
    table.stock_turn("A")
    table.play("A", "exchange_private", **SWAP)
    assert table.state.held("NYC", "A") == 6
    for cell, refusal in [("R5C6", {"over-holding-limit": "2.2.5"}), ("R3C1", {"over-holding-limit": "2.2.5"})]:
        table = Table(3)
        table.start("NYC", 67, "A", A=6, at=cell)
        table.give_private("MH", "A")
        table.stock_turn("A")
        assert table.why_not("A", "exchange_private", **SWAP) == refusal
    table = Table(3)
    table.start("NYC", 67, "A", A=6, at="R3C0")
    table.give_private("MH", "A")
    table.stock_turn("A")
    table.play("A", "exchange_private", **SWAP)
    assert table.state.held("NYC", "A") == 7


def test_only_the_player_who_owns_it() -> None:
    """1830-2.2.5: not another player, and not a corporation's president."""
    table = stock_table(B=3)
    assert table.why_not("B", "exchange_private", **SWAP) == {"not-your-private": "2.2.5"}
    table.start("PRR", 67, "A", A=3)
    table.give_private("MH", "PRR")
    assert table.why_not("A", "exchange_private", **SWAP) == {"not-your-private": "2.2.5"}
    assert "exchange_private" not in table.kinds()


def test_it_is_no_purchase() -> None:
    """1830-2.2.5: one certificate may still be bought in the turn, before or after."""
    table = stock_table(B=3)
    table.play("A", "exchange_private", **SWAP)
    table.play("A", "buy_share", company="NYC", source="ipo")
    assert table.state.held("NYC", "A") == 2
    table = stock_table(B=3)
    table.play("A", "buy_share", company="NYC", source="ipo")
    table.play("A", "exchange_private", **SWAP)
    assert table.state.held("NYC", "A") == 2


@pytest.mark.parametrize(("value", "actor"), [("between_turns", "A"), ("any_time", "B")])
def test_the_own_turn_waits_for_it(value: str, actor: str) -> None:
    """1830-2.2.5, 1830-14.6: a purchase in SR 1 leaves the swap alone to do. With `any_time` it need not be now."""
    table = Table(3, {"mh_timing": value})
    table.start("NYC", 67, "B", B=3)
    table.give_private("MH", "A")
    table.stock_turn("A", turn=1)
    table.play("A", "buy_share", company="NYC", source="ipo")
    assert table.actor == actor
    assert ("pass" in table.kinds("A")) == (actor == "A")
    table.play("A", "exchange_private", **SWAP)
    assert table.actor == "B"


def test_it_is_not_acting() -> None:
    """1830-2.2.5: a turn with nothing else is a pass, and the priority deal stays."""
    table = stock_table(seat="B", B=3)
    table.pass_all("B", "C")
    table.play("A", "exchange_private", **SWAP)
    table.play("A", "pass")
    assert table.happened("stock-round-ended") == [{"priority": "B"}]


def test_it_is_never_stopped_by_the_certificate_limit() -> None:
    """1830-2.2.5: one certificate replaces another."""
    table = Table(6)
    table.start("PRR", 67, "B", A=5, B=5)
    table.start("CPR", 67, "B", A=5, B=5)
    table.start("NYC", 67, "B", B=3)
    table.give_private("MH", "A")
    table.stock_turn("A")
    assert counted_certificates(table.state, "A") == table.facts.certificate_limit == 11
    table.play("A", "exchange_private", **SWAP)
    assert counted_certificates(table.state, "A") == 11


def test_it_may_float_nyc_and_change_its_president() -> None:
    """1830-2.2.5, 1830-4.7.1, 1830-4.6.1: the sixth share out of the IPO, and the third in one hand."""
    table = Table(3)
    table.start("NYC", 67, "B", A=2, B=2, C=1)
    table.give_private("MH", "A")
    table.stock_turn("A")
    table.play("A", "exchange_private", **SWAP)
    assert table.happened("floated") == [{"company": "NYC"}]
    assert table.happened("presidency-passed") == [{"company": "NYC", "from": "B", "to": "A"}]
    assert table.state.cash["NYC"] == 0
    table.pass_all("A", "B", "C")
    assert table.state.cash["NYC"] == 670


@pytest.mark.parametrize(("value", "refusal"), [("between_turns", {"only-between-turns": "2.2.5"}), ("any_time", {})])
def test_in_the_turn_of_another_player(value: str, refusal: dict[str, str]) -> None:
    """1830-11.6, 1830-2.2.5: before the other player does something; in the middle only with `any_time`."""
    table = Table(3, {"mh_timing": value})
    table.start("NYC", 67, "B", A=1, B=4)
    table.give_private("MH", "A")
    table.stock_turn("B")
    assert table.may("A", "exchange_private", **SWAP)
    table.play("B", "sell_shares", company="NYC", count=1)
    assert table.why_not("A", "exchange_private", **SWAP) == refusal
    table.play("B", "pass")
    assert table.may("A", "exchange_private", **SWAP)


@pytest.mark.parametrize(("value", "refusal"), [("between_turns", {"only-between-turns": "2.2.5"}), ("any_time", {})])
def test_in_an_operating_round(value: str, refusal: dict[str, str]) -> None:
    """1830-11.6, 1830-2.2.5: between the turns of corporations, not inside one, even one of the owner's."""
    table = Table(3, {"mh_timing": value})
    table.start("PRR", 100, "A", A=6, treasury=200)
    table.start("NYC", 67, "B", B=4)
    table.give_private("MH", "A")
    table.operating_round()
    assert table.may("A", "exchange_private", **SWAP)
    table.play("A", "lay_tile", company="PRR", hex="H10", tile="57", rotation=1)
    assert table.why_not("A", "exchange_private", **SWAP) == refusal


def test_a_trade_begins_a_turn_too() -> None:
    """1830-2.2.5: after B has traded a private B's turn has begun, so that A must wait."""
    table = stock_table(seat="B", A=1, B=3)
    table.give_private("SV", "C")
    table.play("B", "trade_private", private="SV", buyer="B", price=10)
    table.play("C", "answer", accept=True)
    assert table.why_not("A", "exchange_private", **SWAP) == {"only-between-turns": "2.2.5"}


def test_not_in_the_auction_and_not_after_closing() -> None:
    """1830-2.2.5, 1830-6.3: there is no swap before SR 1, and none once the privates are closed."""
    table = Table(3)
    for seat, private in [("A", "SV"), ("B", "CS"), ("C", "DH"), ("A", "MH")]:
        table.play(seat, "take_private", private=private)
    refusal = table.why_not("A", "exchange_private", **SWAP)
    assert refusal["not-now"] == "3.2"
    table = stock_table(B=3)
    table.set_phase("5")
    assert table.why_not("A", "exchange_private", **SWAP) == {"not-your-private": "2.2.5"}


def offered(value: str, **fields: Any) -> Table:
    """PRR of A at its train step has asked B, the president of NYC with two shares, for NYC's train. A owns MH."""
    table = Table(3, {"mh_timing": value})
    table.set_phase("3")
    table.start("PRR", 100, "A", A=6, treasury=300)
    table.start("NYC", 67, "B", treasury=100, **fields)
    table.state.floated = (*table.state.floated, "NYC")
    table.give_trains("NYC", "3")
    table.give_private("MH", "C")
    table.operating_turn("PRR", "trains")
    table.play("A", "buy_train", company="PRR", source="NYC", train="3", price=50)
    assert table.actor == "B"
    return table


@pytest.mark.parametrize("value", ["between_turns", "any_time"])
def test_while_an_offer_is_pending(value: str) -> None:
    """1830-11.6: at any moment, also while another player has to answer; the offer stands."""
    table = offered(value)
    assert table.may("C", "exchange_private", **SWAP) == (value == "any_time")
    if value == "any_time":
        assert table.why_not("A", "exchange_private", **SWAP) == {"not-your-private": "2.2.5"}
        table.play("C", "exchange_private", **SWAP)
        assert table.actor == "B" and table.kinds() == {"answer"}
        table.play("B", "answer", accept=True)
        assert table.state.trains["PRR"] == ("3",)


def test_an_offer_lapses_with_the_say_over_the_company() -> None:
    """1830-11.6, 1830-5.7.4: C becomes president of NYC by the swap; B cannot sell its train any more."""
    table = offered("any_time", C=2)
    table.play("C", "exchange_private", **SWAP)
    assert table.state.presidents["NYC"] == "C"
    assert table.happened("offer-lapsed") == [{"seat": "B"}]
    assert (table.actor, table.step) == ("A", "trains")


def test_an_offer_lapses_with_the_private() -> None:
    """1830-11.6, 1830-4.8.1: MH itself is on offer, and its owner swaps it; NYC's capital still waits for the end."""
    table = Table(3, {"mh_timing": "any_time"})
    table.start("NYC", 67, "B", at="R5C6", B=5)
    table.give_private("MH", "A")
    table.stock_turn("B")
    table.play("B", "trade_private", private="MH", buyer="B", price=50)
    assert table.actor == "A"
    table.play("A", "exchange_private", **SWAP)
    assert table.happened("offer-lapsed") == [{"seat": "A"}]
    assert table.happened("floated") == [{"company": "NYC"}] and table.state.cash["NYC"] == 0
    table.pass_all("B", "C", "A")
    assert table.state.cash["NYC"] == 670
