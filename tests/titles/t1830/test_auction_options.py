"""The options of the opening auction, each with both values (1830 section 11)."""

import pytest

from highiron.core.ids import BANK
from tests.scenario import Table


def ca_auction(options: dict[str, str], bids: dict[str, int]) -> Table:
    """CA is current with these bids; A, B and C are the bidders, and D owns everything cheaper."""
    table = Table(4, options)
    for seat, price in sorted(bids.items(), key=lambda entry: entry[1]):
        while table.actor != seat:
            table.play(table.actor, "pass")
        table.play(seat, "bid", private="CA", price=price)
    for private in ("SV", "CS", "DH", "MH"):
        while table.actor != "D":
            table.play(table.actor, "pass")
        table.play("D", "take_private", private=private)
    assert table.happened("bidding-opened") == [{"private": "CA"}]
    return table


@pytest.mark.parametrize(("order", "second"), [("clockwise", "B"), ("lowest_next", "C")])
def test_10_9_order_of_speaking(order: str, second: str) -> None:
    """1830-10.9, 1830-11.2: A 165, B 175, C 170. A speaks first; after A's 180 B or the lowest, C."""
    table = ca_auction({"auction_order": order}, {"A": 165, "C": 170, "B": 175})
    assert table.actor == "A"
    table.play("A", "bid", private="CA", price=180)
    assert table.actor == second


def test_lowest_next_follows_the_standing_bids() -> None:
    """1830-11.2: always the bidder whose standing bid is lowest."""
    table = ca_auction({"auction_order": "lowest_next", "auction_reentry": "off"}, {"A": 165, "C": 170, "B": 175})
    table.play("A", "bid", private="CA", price=180)
    table.play("C", "bid", private="CA", price=185)
    assert table.actor == "B"
    table.play("B", "bid", private="CA", price=190)
    assert table.actor == "A"
    table.play("A", "pass")
    assert table.actor == "C"
    table.play("C", "pass")
    assert table.state.privates["CA"] == "B"


def test_10_10_who_passed_may_come_back() -> None:
    """1830-10.10, 1830-11.1: A passes, B raises to 180, C passes; A may still raise to 185."""
    table = ca_auction({}, {"A": 165, "B": 170, "C": 175})
    table.play("A", "pass")
    table.play("B", "bid", private="CA", price=180)
    table.play("C", "pass")
    assert table.actor == "A"
    assert table.state.privates["CA"] == BANK
    table.play("A", "bid", private="CA", price=185)
    assert table.actor == "B"
    table.pass_all("B", "C")
    assert table.state.privates["CA"] == "A"
    assert [table.state.cash[seat] for seat in "ABC"] == [415, 600, 600]


def test_10_10_a_pass_for_good() -> None:
    """1830-10.10, 1830-11.1: without re-entry B wins at 180 as soon as C passes."""
    table = ca_auction({"auction_reentry": "off"}, {"A": 165, "B": 170, "C": 175})
    table.play("A", "pass")
    table.play("B", "bid", private="CA", price=180)
    table.play("C", "pass")
    assert table.state.privates["CA"] == "B"
    assert [table.state.cash[seat] for seat in "ABC"] == [600, 420, 600]


def test_highest_bidder_is_not_asked() -> None:
    """1830-3.6b: when everyone else has passed in succession the highest bid wins, here without any raise."""
    table = ca_auction({}, {"A": 165, "B": 170, "C": 175})
    table.pass_all("A", "B")
    assert table.state.privates["CA"] == "C"
    assert table.state.cash["C"] == 425
    assert table.actor == "A"  # left of D, the last ordinary buyer


@pytest.mark.parametrize(("value", "priority"), [("moves", "B"), ("silent", "A")])
def test_free_sv_and_the_priority_deal(value: str, priority: str) -> None:
    """1830-11.21: the card shown moves or not; turns and the opening of SR 1 are as if it had."""
    table = Table(3, {"free_sv_pd": value})
    for _ in range(4):
        table.pass_all("A", "B", "C")
    assert table.state.privates["SV"] == "A"
    assert table.state.priority == priority
    assert table.actor == "B"


def test_free_sv_opens_sr_1_the_same_way() -> None:
    """1830-11.21: with all other privates sold by single bids the left of SV's owner opens SR 1 under both values."""
    for value in ("moves", "silent"):
        table = Table(2, {"free_sv_pd": value})
        bids = [("A", "CS", 45), ("B", "DH", 75), ("A", "MH", 115), ("B", "CA", 165), ("A", "BO", 225)]
        for seat, private, price in bids:
            table.play(seat, "bid", private=private, price=price)
        for _ in range(4):
            table.pass_all("B", "A")
        assert table.state.privates["SV"] == "B"
        table.play("A", "par", company="B&O", price=67)
        assert (table.state.turn, table.state.priority, table.actor) == (1, "A", "A")
