"""New companies: bids, homes, sizes, payment with privates, and the tokens they have to buy (1817-4.31 ff.)."""

import pytest

from highiron.core.ids import IPO
from tests.titles.t1817.exchange import SITE, Exchange


@pytest.mark.parametrize(
    ("bid", "price"),
    [(100, 50), (105, 50), (115, 55), (145, 70), (155, 70), (265, 120), (275, 135), (395, 180), (400, 200)],
)
def test_the_start_price_is_half_the_bid_rounded_down(bid: int, price: int) -> None:
    """1817-4.35, 1817-4.37 (E08): the whole bid is in the treasury."""
    table = Exchange()
    table.give(A=bid)
    table.stock()
    table.opens("A", "R", bid)
    assert table.price("R") == price
    assert table.cash("R") == bid
    assert table.cash("A") == 0


def test_only_what_can_be_paid_exactly_is_bid() -> None:
    """1817-4.33 (E09): 40 in cash and MAJM pay 120 to 160."""
    table = Exchange()
    table.give(A=40)
    table.give_private("MAJM", "A")
    table.stock()
    assert table.offered("bid_company", "price", company="R") == list(range(120, 161, 5))
    assert table.why_not("A", "bid_company", company="R", price=115) == {"bid-not-payable": "4.33"}
    assert table.why_not("A", "bid_company", company="R", price=165) == {"bid-not-payable": "4.33"}


def test_bids_are_from_100_to_400_in_steps_of_five() -> None:
    """1817-4.32."""
    table = Exchange()
    table.give(A=900)
    table.stock()
    assert table.why_not("A", "bid_company", company="R", price=95) == {"bid-too-low": "4.32"}
    assert table.why_not("A", "bid_company", company="R", price=102) == {"bid-not-in-steps": "4.32"}
    assert table.why_not("A", "bid_company", company="R", price=405) == {"bid-too-high": "4.32"}
    assert table.offered("bid_company", "price", company="R") == list(range(100, 401, 5))


def test_privates_cover_what_cash_cannot() -> None:
    """1817-4.37, 1817-4.41 (E10): with 90 in cash a bid of 200 needs MAJM; 80 are paid in cash."""
    table = Exchange()
    table.give(A=90)
    table.give_private("MAJM", "A")
    table.stock()
    table.opens("A", "R", 200)
    assert table.cash("A") == -110  # 1817-13.12: the whole bid lies in the treasury until privates replace it
    assert table.why_not("A", "pass") == {"bid-not-paid": "4.33"}
    table.play("A", "pay_private", company="R", private="MAJM")
    assert table.cash("A") == 10
    assert table.cash("R") == 80
    assert table.state.privates["MAJM"] == "R"
    assert table.price("R") == 100


def test_which_privates_go_in_is_the_winners_choice() -> None:
    """1817-4.41: as long as they fit into the bid and cash covers the rest; no change is given."""
    table = Exchange()
    table.give(A=100, B=50)
    for private in ("MAJM", "MINC", "PSM"):
        table.give_private(private, "A")
    table.give_private("TS", "B")
    table.stock()
    table.opens("A", "R", 100)
    table.play("B", "pass")
    assert table.why_not("A", "pay_private", company="R", private="MAJM") == {"private-does-not-fit": "4.33"}
    assert table.why_not("A", "pay_private", company="R", private="TS") == {"not-your-private": "4.33"}
    assert table.why_not("A", "pay_private", company="SR", private="PSM") == {"other-company-in-auction": "4.33"}
    assert table.why_not("B", "pass") == {"not-your-turn": "4.33"}
    assert table.why_not("A", "short", company="R") == {"not-now": "4.33"}
    table.play("A", "pay_private", company="R", private="PSM")
    table.play("A", "pass")
    assert table.cash("A") == 40
    assert table.cash("R") == 60
    assert table.state.privates["MINC"] == "A"


@pytest.mark.parametrize(
    ("phase", "sizes"), [("2", [2]), ("2+", [2]), ("3", [2, 5]), ("4", [5]), ("5", [5, 10]), ("6", [10]), ("8", [10])]
)
def test_sizes_follow_the_phase(phase: str, sizes: list[int]) -> None:
    """1817-4.36, 1817-2.17 (E11): the other shares lie in the treasury."""
    table = Exchange()
    table.give(A=400)
    table.set_phase(phase)
    table.stock()
    table.opens("A", "R", 400)
    if len(sizes) > 1:
        assert table.offered("choose_size", "shares") == sizes
        assert table.why_not("A", "choose_size", company="R", shares=3) == {"size-not-allowed": "4.36"}
        table.play("A", "choose_size", company="R", shares=sizes[-1])
    assert table.size("R") == sizes[-1]
    assert table.held("R") == {"A": 2} | ({"R": sizes[-1] - 2} if sizes[-1] > 2 else {})
    assert table.state.presidents["R"] == "A"  # 1817-4.43
    assert IPO not in table.state.shares["R"]


def test_a_five_share_company_buys_its_token_at_once() -> None:
    """1817-4.44, 1817-4.45 (E12)."""
    table = Exchange()
    table.give(A=300)
    table.set_phase("3")
    table.stock()
    table.opens("A", "R", 300)
    table.play("A", "choose_size", company="R", shares=5)
    assert table.cash("R") == 250
    assert table.tokens("R") == 2
    assert table.state.tokens_left("R") == 1


def ten_shares_at_100(**cash: int) -> Exchange:
    table = Exchange()
    table.give(A=100, **cash)
    table.set_phase("6")
    table.found("SR", 100, 2, "B", 100, at=("C14",))  # operates afterwards
    table.stock()
    table.opens("A", "R", 100)
    return table


def test_without_its_tokens_a_company_is_lost_at_the_end_of_the_round() -> None:
    """1817-4.45, 1817-4.47, 1817-2.25 (E13)."""
    table = ten_shares_at_100()
    assert table.cash("R") == 100
    assert table.tokens("R") == 1
    table.end_stock_round()
    assert table.price("R") == "L"


def test_a_loan_of_a_company_turn_pays_for_the_tokens() -> None:
    """1817-4.46, 1817-4.45 (E13)."""
    table = ten_shares_at_100(B=60)
    table.play("B", "pass")
    table.play("A", "take_loan", company="R")
    assert table.cash("R") == 50
    assert table.price("R") == 45
    assert table.tokens("R") == 4
    table.end_stock_round()
    assert table.price("R") == 45


def test_a_treasury_share_pays_for_the_tokens() -> None:
    """1817-4.45, 1817-4.43 (E14)."""
    table = ten_shares_at_100(B=60)
    table.buys("B", "R")
    assert table.cash("R") == 0
    assert table.tokens("R") == 4
    table.end_stock_round()
    assert table.price("R") == 50


def test_several_companies_are_lost_in_the_order_of_the_list() -> None:
    """1817-4.47: the last to enter is liquidated first, so the order counts."""
    table = Exchange()
    table.give(A=100, B=100)
    table.set_phase("6")
    table.found("SR", 100, 2, "B", 100, at=("C22",))
    table.stock()
    table.opens("A", "WC", 100)
    table.opens("B", "A&A", 100, "C14")
    table.end_stock_round()
    assert [table.price(company) for company in ("A&A", "WC")] == ["L", "L"]
    assert table.stack("R0C0") == ["A&A", "WC"]


def test_the_station_gives_a_token_besides_the_required_ones() -> None:
    """1817-4.42, 1817-4.48, 1817-2.13 (E15)."""
    table = Exchange()
    table.give(A=220)
    table.give_private("TS", "A")
    table.set_phase("3")
    table.stock()
    table.opens("A", "R", 300)
    table.play("A", "choose_size", company="R", shares=5)
    table.play("A", "pay_private", company="R", private="TS")
    assert table.tokens("R") == 3
    assert table.cash("R") == 170
    assert table.cash("A") == 0


def test_homes_are_free_slots_of_cities() -> None:
    """1817-4.31 (E16)."""
    table = Exchange()
    table.give(A=200, B=200)
    table.stock()
    table.play("A", "bid_company", company="R", price=100)

    def why(hex_id: str, stop: int = 0) -> dict[str, str]:
        return table.why_not("A", "place_token", company="R", hex=hex_id, stop=stop, private="")

    assert why("B13") == {"no-home-there": "4.31"}  # Toronto
    assert why("D1") == {"no-home-there": "4.31"}  # Chicago
    assert why("B3") == {"no-home-there": "4.31"}
    assert why("E22", 2) == {"no-home-there": "4.31"}
    for place in (("D9", 0), ("E22", 0), ("E22", 1), ("C26", 0), ("C8", 0), ("G18", 0), ("I12", 0)):
        assert not why(*place)
    assert table.why_not("A", "pass") == {"not-now": "4.31"}
    assert len({action.hex for action in table.offers("place_token")}) == 19  # type: ignore[attr-defined]


def test_a_full_city_is_no_home_and_cleveland_takes_two() -> None:
    """1817-4.31 (E16)."""
    table = Exchange()
    table.give(A=200)
    table.found("SR", 100, 2, "B", at=("D9",))
    table.found("UR", 100, 2, "B", at=("F3",))
    table.stock()
    table.play("A", "bid_company", company="R", price=100)
    assert table.why_not("A", "place_token", company="R", hex="F3", stop=0, private="") == {"no-home-there": "4.31"}
    table.play("A", "place_token", company="R", hex="D9", stop=0, private="")
    assert table.stations("R") == {"D9"}
    assert table.state.charter("R").home == "D9"


def test_the_opener_keeps_place_and_turn_order_whoever_wins() -> None:
    """1817-4.38, 1817-4.39, 1817-4.40 (E17)."""
    table = Exchange()
    table.give(A=300, B=200, C=120)
    table.stock("B")
    table.opens("B", "R", 120, "F3")
    assert table.actor == "A"  # C cannot top it
    table.raises("A", "R", 150)
    table.play("B", "pass")
    assert table.state.presidents["R"] == "A"
    assert table.stations("R") == {"F3"}
    assert table.actor == "C"
    table.play("C", "pass")
    assert table.actor == "A"
    assert table.may("A", "bid_company", company="SR", price=100)


def test_a_bid_of_400_ends_the_auction() -> None:
    """1817-4.32 (E18)."""
    table = Exchange()
    table.give(A=400, B=900, C=900)
    table.stock()
    table.opens("A", "R", 400)
    assert table.state.presidents["R"] == "A"
    assert table.actor == "B"


def test_raises_in_the_auction_are_checked_like_the_first_bid() -> None:
    """1817-4.32, 1817-4.33."""
    table = Exchange()
    table.give(A=300, B=300, C=300)
    table.stock()
    table.opens("A", "R", 200)
    assert table.why_not("B", "bid_company", company="R", price=200) == {"bid-too-low": "4.32"}
    assert table.why_not("B", "bid_company", company="SR", price=210) == {"other-company-in-auction": "4.32"}
    assert table.why_not("C", "bid_company", company="R", price=210) == {"not-your-turn": "4.32"}
    assert table.why_not("B", "short", company="R") == {"not-now": "4.32"}
    table.raises("B", "R", 250)
    table.pass_all("C", "A")
    assert table.cash("R") == 250


def test_at_the_limit_of_certificates_nobody_opens_or_bids() -> None:
    """1817-4.34 (E19): after a sale in the same turn it is legal."""
    table = Exchange(4)
    table.give(A=400, B=400)
    for company, count in (("SR", 6), ("UR", 6), ("WT", 6)):
        table.found(company, 100, 10, "A", A=count)
    table.found("WC", 100, 10, "B", B=2, A=1)
    table.stock("B")
    table.opens("B", "R", 100, "C14")  # A has 16 certificates and is not asked
    assert table.state.presidents["R"] == "B"
    table.pass_all("C", "D")
    assert table.why_not("A", "bid_company", company="PLE", price=100) == {"over-certificate-limit": "4.34"}
    table.sells("A", "WC")
    assert table.may("A", "bid_company", company="PLE", price=100)


def test_a_company_that_left_play_is_started_again_elsewhere() -> None:
    """1817-2.5 (E20)."""
    from highiron.titles.t1817.leaving import leave_play

    table = Exchange()
    table.give(A=400)
    table.found("R", "L", 5, "B", 30, at=("H3", "G6"), tokens=4, loans=2, B=3, C=1, shorts={"A": 1}, pool=1)
    table.give_private("MAIL", "R")
    leave_play(table.state, "R", [])
    assert not table.in_play("R")
    assert table.stations("R") == set()
    assert not table.state.loans
    assert not table.state.shorts
    assert "MAIL" not in table.state.privates
    table.stock()
    table.opens("A", "R", 200, "C14")
    assert table.size("R") == 2
    assert table.stations("R") == {"C14"}
    assert table.tokens("R") == 1


def test_an_auction_takes_the_place_of_a_purchase() -> None:
    """1817-4.3, 1817-4.31."""
    table = Exchange()
    table.give(A=400)
    table.found("R", 50, 5, "B", B=2)
    table.stock()
    table.opens("A", "SR", 100)
    assert table.actor != "A"
    table.stock()
    assert table.why_not("A", "bid_company", company="R", price=100) == {"already-started": "4.31"}


def test_without_a_free_slot_no_company_is_started() -> None:
    """1817-4.31."""
    table = Exchange()
    table.give(A=400)
    for hex_id in ("B5", "B17", "C14", "C22", "F3", "F13", "F19", "I16", "D7", "D19", "I12", "G6", "H3", "H9"):
        table.put_token("SR", hex_id)
    for hex_id in ("C8", "C26", "G18", "E22", "D9"):
        table.put_token("SR", hex_id)
    table.put_token("UR", "E22", 1)
    table.put_token("UR", "D9")
    table.found("WT", 100, 2, "A")  # for which A could act
    table.stock()
    assert table.why_not("A", "bid_company", company="R", price=100) == {"no-home-left": "4.31"}


@pytest.mark.parametrize("preset", ["", SITE])
def test_the_deciding_bid_settles_at_once_but_for_the_home(preset: str) -> None:
    """1817-13.12."""
    table = Exchange(preset=preset)
    table.give(A=300)
    table.set_phase("4")
    table.stock()
    table.play("A", "bid_company", company="R", price=300)
    assert table.cash("R") == 250
    assert table.size("R") == 5
    assert table.kinds() == {"place_token"}
