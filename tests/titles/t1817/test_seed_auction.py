"""The auction of privates with seed money (1817 section 3)."""

import pytest

from highiron.core.ids import BANK
from highiron.titles import catalogue
from highiron.titles.t1817.frames import SeedAuction
from tests.titles.t1817.exchange import SITE, Exchange


def test_seed_money_covers_a_bid_of_nothing() -> None:
    """1817-3.2, 1817-3.8 (E01): MAJM opened at 0 and nobody raises: 80 of 200 are left."""
    table = Exchange()
    table.seed_auction(A=0)
    table.bids("A", "MAJM", 0)
    table.pass_all("B", "C")
    assert table.state.privates["MAJM"] == "A"
    assert table.cash("A") == 0
    assert table.seed() == 80


def test_the_least_opening_bid_is_what_seed_money_does_not_cover() -> None:
    """1817-3.2 (E02)."""
    table = Exchange()
    table.seed_auction(80)
    assert table.may("A", "bid", private="UBC", price=0)
    assert table.why_not("A", "bid", private="MAIL", price=5) == {"bid-too-low": "3.2"}
    assert table.may("A", "bid", private="MAIL", price=10)


def test_nobody_bids_more_than_the_face_value() -> None:
    """1817-3.3 (E03): a bid of the face value ends the auction at once."""
    table = Exchange()
    table.seed_auction()
    assert table.why_not("A", "bid", private="MINC", price=35) == {"bid-above-face": "3.3"}
    table.bids("A", "MINC", 25)
    assert table.why_not("B", "bid", private="MINC", price=35) == {"bid-above-face": "3.3"}
    table.bids("B", "MINC", 30)
    assert table.state.privates["MINC"] == "B"
    assert table.actor == "B"


def test_without_a_cap_bids_go_up_to_the_bidders_cash() -> None:
    """1817-3.3 (E03) with seed_bid_cap=none: no seed money is used above the face value."""
    table = Exchange(options={"seed_bid_cap": "none"})
    table.seed_auction()
    table.bids("A", "MINC", 30)
    table.bids("B", "MINC", 35)
    table.pass_all("C", "A")
    assert table.cash("B") == 385
    assert table.seed() == 200


def test_bids_go_in_steps_of_five_and_cash_bounds_them() -> None:
    """1817-3.2, 1817-3.3 (E04)."""
    table = Exchange()
    table.seed_auction(B=30)
    table.bids("A", "CM", 20)
    assert table.why_not("B", "bid", private="CM", price=23) == {"bid-not-in-steps": "3.2", "bid-too-low": "3.2"}
    assert table.why_not("B", "bid", private="CM", price=28) == {"bid-not-in-steps": "3.2"}
    assert table.why_not("B", "bid", private="CM", price=20) == {"bid-too-low": "3.2"}
    assert table.why_not("B", "bid", private="CM", price=35) == {"not-enough-cash": "3.2"}
    assert table.why_not("B", "bid", private="TS", price=25) == {"other-private-in-auction": "3.2"}
    assert table.offered("bid", "price") == [25, 30]


def test_the_winner_pays_the_bid_and_seed_money_the_rest() -> None:
    """1817-3.4 (E05)."""
    table = Exchange()
    table.seed_auction(A=100)
    table.bids("A", "MAJC", 55)
    table.pass_all("B", "C")
    assert table.cash("A") == 45
    assert table.seed() == 165


def test_the_turn_goes_on_from_the_opener_and_passes_end_the_auction() -> None:
    """1817-3.5, 1817-3.6, 1817-3.7 (E06, E07): A opens, C wins, B opens next; B's left is not the opener's."""
    table = Exchange()
    table.seed_auction()
    table.bids("A", "MINC", 0)
    table.pass_all("B")
    table.bids("C", "MINC", 5)
    table.play("A", "pass")
    assert table.state.privates["MINC"] == "C"
    assert table.actor == "B"
    table.pass_all("B", "C", "A")
    assert table.state.priority == "B"
    assert set(table.state.privates) == {"MINC"}
    assert table.state.turn == 1
    assert table.actor == "B"


def test_a_pass_is_for_that_turn_only() -> None:
    """1817-3.1: who has passed may open later, also without money (1817-3.8)."""
    table = Exchange()
    table.seed_auction(A=0)
    table.pass_all("A", "B")
    table.bids("C", "TS", 80)
    assert table.actor == "A"
    assert table.may("A", "bid", private="UBC", price=0)
    assert table.why_not("A", "bid", private="TS", price=0) == {"private-not-for-sale": "3.1"}
    assert table.why_not("B", "pass") == {"not-your-turn": "3.1"}
    assert table.why_not("A", "buy_share", company="R", source="pool") == {"not-now": "3.1"}


def test_when_nobody_opens_the_priority_deal_stays() -> None:
    """1817-3.7, 1817-3.6: all privates are out of the game."""
    table = Exchange()
    table.seed_auction(seat="B")
    table.state.priority = "B"
    table.pass_all("B", "C", "A")
    assert table.state.priority == "B"
    assert not table.state.privates
    assert table.actor == "B"


def test_the_last_private_ends_the_auction() -> None:
    """1817-3.6."""
    table = Exchange()
    for private in table.facts.privates:
        if private != "PSM":
            table.give_private(private, "C")
    table.seed_auction()
    table.bids("A", "PSM", 40)
    assert table.state.turn == 1
    assert table.state.privates["PSM"] == "A"
    assert table.state.priority == "B"


@pytest.mark.parametrize("options", [{}, {"preset": SITE}])
def test_who_cannot_raise_is_not_asked(options: dict[str, str]) -> None:
    """1817-3.3, 1817-13.8."""
    table = Exchange(preset=options.get("preset", ""))
    table.seed_auction(B=20, C=24)
    table.bids("A", "MAJM", 20)
    assert table.state.privates["MAJM"] == "A"
    assert table.actor == "B"


# --- the pyramid of the expansion ------------------------------------------------------------------------------


def rows(table: Exchange) -> list[list[str]]:
    """The pyramid, top row first."""
    return [list(row) for row in table.state.frames[0].rows]  # type: ignore[attr-defined]


def pyramid(*lowest: str) -> Exchange:
    """The expansion with one row of these cards under the top one."""
    table = Exchange(options={"volatility": "on"})
    table.state.privates = dict.fromkeys(("P24", *lowest), BANK)
    table.give(A=100, B=100, C=100)
    table.state.turn = 0
    table._ask(SeedAuction(seat="A", seed=0, rows=(("P24",), lowest)))
    return table


def test_the_deal_of_a_recorded_game() -> None:
    """1817-9.5: a city private on top, 20 others below it; three are out."""
    facts = catalogue.facts_for("1817", 3, "", {"volatility": "on"})
    state = catalogue.new_state(facts, 1917565315)
    frame = state.frame
    assert isinstance(frame, SeedAuction)
    assert [" ".join(row) for row in frame.rows] == [
        "P24",
        "P18 p:ME",
        "P22 P13 OBC",
        "TS P20 MAJC CM",
        "P21 MAIL UBC P23 MINC",
        "P14 MINM MAJM P12 P19 P15",
    ]
    assert len(state.privates) == 21
    assert not {"PSM", "P16", "P17"} & set(state.privates)


def test_only_the_lowest_row_is_auctioned_and_nobody_passes() -> None:
    """1817-9.5: from nothing, in steps of five, above face value as far as cash goes."""
    table = pyramid("TS", "CM", "MAIL")
    assert table.why_not("A", "pass") == {"must-open-auction": "9.5"}
    assert table.why_not("A", "bid", private="P24", price=0) == {"private-not-for-sale": "3.1"}
    assert table.offered("bid", "price", private="CM") == list(range(0, 101, 5))
    table.bids("A", "CM", 95)
    assert table.may("B", "bid", private="CM", price=100)


def test_cards_that_lose_both_neighbours_leave() -> None:
    """1817-9.5: an end of the row counts as no card; the left of the winner opens next."""
    table = pyramid("TS", "CM", "MAIL", "OBC")
    table.bids("A", "CM", 0)
    table.pass_all("B", "C")
    assert rows(table)[1] == ["", "", "MAIL", "OBC"]
    assert "TS" not in table.state.privates
    assert table.actor == "B"
    table.bids("B", "MAIL", 5)
    table.bids("C", "MAIL", 10)
    table.pass_all("A", "B")
    assert rows(table) == [["P24"]]  # OBC left too, and the next row opens
    assert "OBC" not in table.state.privates
    assert table.actor == "A"


def test_a_card_in_the_middle_leaves_its_neighbours_alone() -> None:
    """1817-9.5."""
    table = pyramid("TS", "CM", "MAIL", "OBC", "UBC")
    table.bids("A", "MAIL", 0)
    table.pass_all("B", "C")
    assert rows(table)[1] == ["TS", "CM", "", "OBC", "UBC"]
    table.bids("B", "TS", 0)
    table.pass_all("C", "A")
    assert rows(table)[1] == ["", "", "", "OBC", "UBC"]


def test_the_last_card_gives_the_priority_deal_to_the_left_of_its_winner() -> None:
    """1817-9.5."""
    table = pyramid("TS")
    table.bids("A", "TS", 0)
    table.bids("B", "TS", 5)
    table.pass_all("C", "A")
    assert table.actor == "C"
    table.bids("C", "P24", 0)
    table.pass_all("A", "B")
    assert table.state.turn == 1
    assert table.state.priority == "A"
