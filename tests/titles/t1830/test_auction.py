"""The opening auction of privates (1830 section 3)."""

import pytest

from highiron.core.ids import BANK, IPO
from highiron.steps.auction import available
from highiron.steps.frames import Auction
from tests.scenario import Table

ORDER = ["SV", "CS", "DH", "MH", "CA", "BO"]


def take(table: Table, *purchases: str) -> None:
    """`take(table, "A SV", "B CS")`: these seats buy these privates at their price."""
    for purchase in purchases:
        seat, private = purchase.split()
        table.play(seat, "take_private", private=private)


def bid(table: Table, *bids: str) -> None:
    """`bid(table, "A CA 165")`."""
    for text in bids:
        seat, private, price = text.split()
        table.play(seat, "bid", private=private, price=int(price))


def lowest(table: Table, private: str) -> int:
    """The least bid the actor is offered on that private."""
    return int(min(table.offered("bid", "price", private=private)))


def free_cash(table: Table, seat: str) -> int:
    auction = table.state.frames[0]
    assert isinstance(auction, Auction)
    return available(table.state, auction, seat)


def test_privates_come_in_order_of_face_value() -> None:
    """1830-3.1: the current private is the cheapest unsold one; the stock round waits for the sixth."""
    table = Table(6)
    for seat, private in zip("ABCDEF", ORDER, strict=True):
        assert table.offered("take_private", "private") == [private]
        assert table.state.turn == 0
        table.play(seat, "take_private", private=private)
    assert table.state.turn == 0  # the par of the B&O is due
    table.play("F", "par", company="B&O", price=67)
    assert table.state.turn == 1


def test_a_turn_is_one_of_three_things() -> None:
    """1830-3.2: pass, buy the current private, or bid on another one; then it is the next player's turn."""
    table = Table(4)
    assert table.kinds() == {"pass", "take_private", "bid"}
    assert table.offered("bid", "private") == ORDER[1:]
    bid(table, "A CS 45")
    assert table.actor == "B"
    table.play("B", "pass")
    assert table.actor == "C"
    assert table.why_not("A", "pass") == {"not-your-turn": "3.2"}
    assert table.why_not("C", "take_private", private="DH") == {"not-the-current-private": "3.2"}
    assert table.why_not("C", "par", company="PRR", price=67) == {"not-now": "3.2"}
    take(table, "C SV")
    assert table.why_not("D", "bid", private="SV", price=25) == {"private-not-for-sale": "3.2"}
    assert table.why_not("D", "take_private", private="SV") == {"private-not-for-sale": "3.2"}


def test_buying_moves_the_priority_deal() -> None:
    """1830-3.3: the price goes to the bank and the priority deal to the buyer's left."""
    table = Table(4)
    table.play("A", "pass")
    take(table, "B SV")
    assert table.state.privates["SV"] == "B"
    assert (table.state.cash["B"], table.state.cash[BANK]) == (580, 9620)
    assert table.state.priority == "C"
    assert table.actor == "C"


def test_10_3_least_bid() -> None:
    """1830-10.3, 1830-3.4: $5 above face, then $5 above the highest bid; between that any whole dollar."""
    table = Table(4)
    assert table.why_not("A", "bid", private="CA", price=164) == {"bid-too-low": "3.4"}
    assert lowest(table, "CA") == 165
    bid(table, "A CA 165")
    assert table.why_not("B", "bid", private="CA", price=169) == {"bid-too-low": "3.4"}
    assert lowest(table, "CA") == 170
    bid(table, "B CA 171")
    assert lowest(table, "CA") == 176


def test_bids_are_set_aside_and_do_not_move_the_priority_deal() -> None:
    """1830-3.4: a player may bid on several privates and raise an own bid; the new bid replaces the old one."""
    table = Table(2)
    bid(table, "A CA 165", "B CA 170", "A BO 225")
    assert table.state.priority == "A"
    assert table.state.cash["A"] == 1200
    assert free_cash(table, "A") == 1200 - 165 - 225
    table.play("B", "pass")
    assert table.why_not("A", "bid", private="CA", price=174) == {"bid-too-low": "3.4"}
    bid(table, "A CA 175")
    assert free_cash(table, "A") == 1200 - 175 - 225


def test_10_4_money_in_bids_cannot_be_used() -> None:
    """1830-10.4, 1830-3.5: $480 with 225 on BO and 165 on CA leaves 90, which does not buy MH for 110."""
    table = Table(5)
    bid(table, "A BO 225")
    table.pass_all("B", "C", "D", "E")
    bid(table, "A CA 165")
    take(table, "B SV", "C CS", "D DH")
    table.play("E", "pass")
    assert free_cash(table, "A") == 90
    assert table.why_not("A", "take_private", private="MH") == {"not-enough-cash": "3.5"}
    assert table.kinds("A") == {"pass", "bid"}


def test_own_bid_is_available_for_a_raise() -> None:
    """1830-3.5: with $400, 225 on BO and 165 on CA, CA can be raised to 175 but nothing else can be bid on."""
    table = Table(6)
    bid(table, "A BO 225")
    table.pass_all("B", "C", "D", "E", "F")
    bid(table, "A CA 165", "B CA 170")
    table.pass_all("C", "D", "E", "F")
    assert free_cash(table, "A") == 10
    assert table.may("A", "bid", private="CA", price=175)
    assert table.why_not("A", "bid", private="CA", price=176) == {"not-enough-cash": "3.5"}
    assert table.why_not("A", "bid", private="CS", price=45) == {"not-enough-cash": "3.5"}
    assert table.offered("bid", "private") == ["CA", "BO"]
    assert table.may("A", "bid", private="BO", price=235)


def test_10_5_no_bid_on_the_current_private() -> None:
    """1830-10.5, 1830-3.2: the current private is only for sale at its price."""
    table = Table(4)
    assert table.why_not("A", "bid", private="SV", price=25) == {"no-bid-on-current-private": "3.2"}
    assert table.may("A", "take_private", private="SV")


def test_10_2_the_rulebooks_auction() -> None:
    """1830-10.2, 1830-3.6: Gerald, Dave, Bruce and Alex. CA's auction passes the single bids by."""
    gerald, dave, bruce, alex = "ABCD"
    table = Table(4)
    bid(table, "A CA 165", "B BO 225", "C DH 75", "D CA 170", "A DH 80")
    take(table, "B SV")
    table.play(bruce, "pass")
    take(table, "D CS")
    assert table.happened("bidding-opened") == [{"private": "DH"}]
    assert table.actor == bruce  # 75 is the lowest bid
    bid(table, "C DH 85", "A DH 90", "C DH 95")
    table.play(gerald, "pass")
    assert table.state.privates["DH"] == bruce
    assert table.actor == gerald  # left of Alex, the last ordinary buyer
    take(table, "A MH")
    assert table.actor == gerald  # 165 is the lowest bid on CA
    bid(table, "A CA 175", "D CA 200", "A CA 207", "D CA 212")
    table.play(gerald, "pass")
    state = table.state
    assert [state.cash[seat] for seat in (gerald, dave, bruce, alex)] == [490, 355, 505, 348]
    owners = {"SV": dave, "CS": alex, "DH": bruce, "MH": gerald, "CA": alex, "BO": dave}
    assert state.privates == owners
    assert state.held("PRR", alex) == 1
    assert state.held("B&O", dave) == 2 and state.presidents["B&O"] == dave
    assert state.priority == dave
    table.play(dave, "par", company="B&O", price=67)
    assert table.state.turn == 1 and table.actor == dave


def test_a_single_bid_is_a_sale() -> None:
    """1830-3.6a, 1830-3.7: the bidder pays the bid; the left of SV's buyer has the next turn and the priority deal."""
    table = Table(4)
    bid(table, "A CS 47")
    take(table, "B SV")
    state = table.state
    assert state.privates["CS"] == "A"
    assert state.cash["A"] == 600 - 47
    assert (state.priority, table.actor) == ("C", "C")
    assert table.offered("take_private", "private") == ["DH"]


def test_losers_get_their_money_back() -> None:
    """1830-3.6b: the highest bidder pays, the others have all their money again."""
    table = Table(3)
    bid(table, "A CS 45", "B CS 50", "C CS 55")
    take(table, "A SV")
    assert table.actor == "A"
    assert table.why_not("A", "bid", private="CS", price=59) == {"bid-too-low": "3.6"}
    assert table.why_not("A", "bid", private="DH", price=90) == {"other-private-in-auction": "3.6"}
    assert table.why_not("A", "take_private", private="CS") == {"not-now": "3.6"}
    assert table.why_not("B", "pass") == {"not-your-turn": "3.6"}
    table.pass_all("A", "B")
    assert table.state.privates["CS"] == "C"
    assert [table.state.cash[seat] for seat in "ABC"] == [780, 800, 745]
    assert [free_cash(table, seat) for seat in "ABC"] == [780, 800, 745]


def test_a_raise_needs_the_money() -> None:
    """1830-3.5, 1830-3.6: money tied up in other bids cannot be used in the auction of a private either."""
    table = Table(6)
    bid(table, "A CS 45", "B CS 50", "C BO 225", "D BO 230", "E BO 235", "F BO 240", "A BO 350")
    take(table, "B SV")
    assert table.actor == "A"
    assert table.why_not("A", "bid", private="CS", price=55) == {"not-enough-cash": "3.5"}
    assert table.kinds() == {"pass"}


def test_10_12_a_chain_of_single_bids() -> None:
    """1830-10.12, 1830-3.6c, 1830-3.7: all change hands in order; the left of CS's buyer has the priority deal."""
    table = Table(5)
    bid(table, "A DH 75", "B MH 115", "C CA 165", "D BO 225")
    take(table, "E SV")
    take(table, "A CS")
    sold = [(args["private"], args["seat"], args["price"]) for args in table.happened("private-sold")]
    assert sold == [("CS", "A", 40), ("DH", "A", 75), ("MH", "B", 115), ("CA", "C", 165), ("BO", "D", 225)]
    assert table.state.priority == "B"
    table.play("D", "par", company="B&O", price=67)
    assert table.actor == "B"


def test_10_6_twelve_passes() -> None:
    """1830-10.6, 1830-3.8a: SV falls to 15, 10, 5 and 0; A gets it free at the 12th pass and B has the next turn."""
    table = Table(3)
    for price in (15, 10, 5):
        table.pass_all("A", "B", "C")
        assert table.happened("private-price-fell") == [{"private": "SV", "price": price}]
        assert table.actor == "A"
    table.pass_all("A", "B")
    assert table.state.privates["SV"] == BANK
    table.play("C", "pass")
    assert table.happened("private-sold") == [{"private": "SV", "seat": "A", "price": 0}]
    assert table.state.cash["A"] == 800
    assert (table.state.priority, table.actor) == ("B", "B")


def test_a_bid_or_purchase_interrupts_the_passes() -> None:
    """1830-3.8: only passes one after the other count."""
    table = Table(3)
    table.pass_all("A", "B")
    bid(table, "C CA 165")
    table.pass_all("A", "B")
    assert table.happened("private-price-fell") == []
    table.play("C", "pass")
    assert table.happened("private-price-fell") == [{"private": "SV", "price": 15}]


def test_free_sv_is_a_purchase_that_settles_bids() -> None:
    """1830-3.8a, 1830-14.4: when SV is given away, a private that carries one bid is sold at once."""
    table = Table(2)
    bid(table, "A CS 45")
    for _ in range(3):
        table.pass_all("B", "A")
    table.pass_all("B", "A")
    sold = [(args["private"], args["seat"], args["price"]) for args in table.happened("private-sold")]
    assert sold == [("SV", "B", 0), ("CS", "A", 45)]
    assert (table.state.priority, table.actor) == ("A", "A")


def test_10_7_face_value_after_a_fall() -> None:
    """1830-10.7, 1830-3.8a: SV bought for 5 pays 5, is worth 20 and sells to a corporation for 10 to 40."""
    table = Table(3)
    for _ in range(3):
        table.pass_all("A", "B", "C")
    assert table.may("A", "take_private", private="SV")
    take(table, "A SV")
    assert table.state.cash["A"] == 795
    table.pass_all("B", "C", "A")
    assert table.state.cash["A"] == 800
    assert table.facts.privates["SV"].face == 20
    take(table, "B CS")  # the fall of SV's price does not touch the next private
    assert table.state.cash["B"] == 760


@pytest.mark.parametrize(("resume", "actor"), [("priority", "B"), ("next_player", "C")])
def test_10_8_payout_when_all_pass(resume: str, actor: str) -> None:
    """1830-10.8, 1830-3.8b, 1830-11.3: SV pays A; the priority deal resumes, or the player after the last passer."""
    table = Table(3, {"auction_resume": resume})
    take(table, "A SV")
    bid(table, "B DH 75")
    table.pass_all("C", "A", "B")
    assert table.state.cash["A"] == 785
    assert table.happened("private-price-fell") == []
    assert table.actor == actor
    assert table.state.priority == "B"


def test_payouts_can_come_again_and_pay_every_owner() -> None:
    """1830-3.8b: any number of times, for every owned private; no price falls."""
    table = Table(3)
    take(table, "A SV", "B CS")
    for times in (1, 2, 3):
        table.pass_all("C", "A", "B")
        assert table.state.cash["A"] == 780 + 5 * times
        assert table.state.cash["B"] == 760 + 10 * times
        assert table.actor == "C"
    assert table.why_not("C", "bid", private="DH", price=75) == {"no-bid-on-current-private": "3.2"}
    take(table, "C DH")
    assert table.state.cash["C"] == 730


def test_ca_and_bo_bring_shares() -> None:
    """1830-3.9, 1830-2.2.6, 1830-2.2.7: a PRR share; the B&O presidency with its par due at once."""
    table = Table(6)
    take(table, "A SV", "B CS", "C DH", "D MH", "E CA")
    assert table.state.shares["PRR"] == {IPO: 9, "pool": 0, "E": 1}
    assert "PRR" not in table.state.pars and "PRR" not in table.state.presidents
    assert table.state.privates["CA"] == "E"
    take(table, "F BO")
    assert table.state.held("B&O", "F") == 2
    assert table.kinds() == {"par"}
    assert table.offered("par", "price") == [67, 71, 76, 82, 90, 100]


def test_10_11_par_of_the_b_and_o() -> None:
    """1830-10.11: neither going on without a par nor 80 is accepted; 67 is, even with no money left."""
    table = Table(6)
    bid(table, "A BO 400")
    take(table, "B SV", "C CS", "D DH", "E MH", "F CA")
    assert table.state.cash["A"] == 0
    assert table.actor == "A"
    assert table.why_not("A", "pass") == {"not-now": "3.9"}
    assert table.why_not("A", "par", company="B&O", price=80) == {"not-a-par-price": "4.5.1"}
    assert table.why_not("A", "par", company="PRR", price=67) == {"other-par-due": "3.9"}
    assert table.why_not("B", "par", company="B&O", price=67) == {"not-your-turn": "3.9"}
    table.play("A", "par", company="B&O", price=67)
    assert table.state.cash["A"] == 0
    assert table.cell("B&O") == "R5C6"


def test_bids_cannot_tie() -> None:
    """1830-3.10: every bid is at least $5 above the highest; the priority deal gives no advantage in an auction."""
    table = Table(3)
    bid(table, "A CS 50")
    for price in (45, 50, 54):
        assert table.why_not("B", "bid", private="CS", price=price) == {"bid-too-low": "3.4"}
    bid(table, "B CS 55", "C CS 60")
    take(table, "A SV")
    assert table.state.priority == "B"
    assert table.actor == "A"  # the lowest bidder speaks first, not the priority deal


def test_sixth_private_opens_the_first_stock_round() -> None:
    """1830-3.11: phase 2 begins, and the holder of the priority deal opens SR 1."""
    table = Table(4)
    take(table, "A SV", "B CS", "C DH", "D MH", "A CA", "B BO")
    table.play("B", "par", company="B&O", price=71)
    assert table.state.turn == 1
    assert table.state.phase_facts.id == "2"
    assert (table.state.priority, table.actor) == ("C", "C")
    assert table.kinds() >= {"pass", "par", "buy_share"}


def test_an_opener_without_any_choice_is_skipped() -> None:
    """1830-3.11, 1830-12.3: B has the priority deal but no money; C begins, and B counts as having passed."""
    table = Table(6)
    table.play("A", "pass")
    bid(table, "B BO 400")
    take(table, "C SV", "D CS", "E DH", "F MH", "A CA")
    table.play("B", "par", company="B&O", price=67)
    assert (table.state.priority, table.state.cash["B"]) == ("B", 0)
    assert table.actor == "C"
    table.pass_all("C", "D", "E", "F", "A")
    assert table.happened("stock-round-ended") == [{"priority": "B"}]
