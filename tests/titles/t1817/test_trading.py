"""Buying and selling in a stock round, its limits, and acting for a company (1817-4.1 to 1817-4.17, 1817-4.28 ff.)."""

from typing import Any

import pytest

from tests.titles.t1817.exchange import SITE, Exchange


def sold_to_market(table: Exchange, seat: str, company: str) -> dict[str, str]:
    return table.why_not(seat, "sell_shares", company=company, count=1)


def test_a_sale_moves_no_price() -> None:
    """1817-4.13, 1817-4.15: the bank pays, the shares go to the market, which takes any number."""
    table = Exchange()
    table.found("R", 90, 10, "A", A=6, B=4)
    table.stock()
    table.sells("A", "R", 2)
    table.play("A", "pass")
    table.sells("B", "R", 4)
    assert table.cash("A") == 180
    assert table.cash("B") == 360
    assert table.price("R") == 90
    assert table.held("R") == {"A": 4, "pool": 6}


def test_what_cannot_be_sold() -> None:
    """1817-4.14, 1817-2.23."""
    table = Exchange()
    table.found("R", 90, 2, "A")
    table.found("SR", "G3", 5, "A", A=3)
    table.found("UR", "L", 5, "A", A=3)
    table.found("WT", 100, 5, "A", A=3)
    table.give_private("MAIL", "A")
    table.stock(started=("WT",))
    assert sold_to_market(table, "A", "R") == {"two-share-company": "4.14", "president-cannot-sell-that-far": "4.17"}
    assert sold_to_market(table, "A", "SR") == {"shares-illiquid": "2.23"}
    assert sold_to_market(table, "A", "UR") == {"shares-illiquid": "2.23"}
    assert sold_to_market(table, "A", "WT") == {"started-this-round": "4.14"}
    assert "sell_shares" not in table.kinds()


def test_a_sale_that_loses_the_presidency() -> None:
    """1817-4.16 (E29): C has more now; A has two singles and may sell one of them or both."""
    table = Exchange()
    table.found("R", 100, 10, "A", A=3, B=2, C=3)
    table.stock()
    table.sells("A", "R")
    assert table.state.presidents["R"] == "C"
    assert table.offered("sell_shares", "count") == [1, 2]
    table.sells("A", "R")
    assert table.held("R")["A"] == 1


def test_among_equals_the_nearest_to_the_left_takes_over() -> None:
    """1817-4.16 (E30)."""
    table = Exchange()
    table.found("R", 100, 10, "A", A=4, B=3, C=3)
    table.stock()
    table.sells("A", "R", 2)
    assert table.state.presidents["R"] == "B"


def test_the_certificate_never_goes_to_the_market() -> None:
    """1817-4.17, 1817-4.14 (E31)."""
    table = Exchange()
    table.found("R", 100, 5, "A", A=2, B=1, C=1)
    table.stock()
    assert sold_to_market(table, "A", "R") == {"president-cannot-sell-that-far": "4.17"}


def test_a_buyer_with_more_shares_becomes_president() -> None:
    """1817-4.30, 1817-4.28 (E32): equality changes nothing."""
    table = Exchange()
    table.give(B=300)
    table.found("R", 100, 10, "A", A=3, B=2)
    table.stock("B")
    table.buys("B", "R")
    assert table.state.presidents["R"] == "A"
    assert table.cash("R") == 100
    table.stock("B")
    table.buys("B", "R")
    assert table.state.presidents["R"] == "B"


@pytest.mark.parametrize(("size", "most"), [(10, 6), (5, 3)])
def test_nobody_owns_more_than_sixty_percent(size: int, most: int) -> None:
    """1817-4.10, 1817-2.2 (E33)."""
    table = Exchange()
    table.give(A=500)
    table.found("R", 100, size, "A", A=most)
    table.stock()
    assert table.why_no_purchase("A", "R") == {"over-holding-limit": "4.10"}


def test_one_share_a_turn_from_treasury_or_market() -> None:
    """1817-4.28, 1817-4.7: treasury shares pay the company, market shares the bank; the turn is over."""
    table = Exchange()
    table.give(A=500, B=500, C=500)
    table.found("R", 90, 10, "C", C=2, pool=3)
    table.stock()
    table.buys("A", "R", "pool")
    assert table.actor == "B"
    assert table.cash("R") == 0
    table.buys("B", "R")
    assert table.cash("R") == 90
    assert table.held("R") == {"A": 1, "B": 1, "C": 2, "pool": 2, "R": 4}
    assert table.price("R") == 90


def test_what_cannot_be_bought() -> None:
    """1817-4.29, 1817-2.23."""
    table = Exchange()
    table.give(A=500, B=500)
    table.found("R", 90, 10, "B", B=2, A=1)
    table.found("SR", "G1", 5, "B", B=2)
    table.found("UR", "L", 5, "B", B=2, pool=1)
    table.stock()
    table.sells("A", "R")
    assert table.why_no_purchase("A", "R", "pool") == {"sold-this-round": "4.29"}
    assert table.why_no_purchase("A", "SR") == {"shares-illiquid": "2.23"}
    assert table.why_no_purchase("A", "UR", "pool") == {"shares-illiquid": "2.23"}
    assert table.why_no_purchase("A", "PLE") == {"not-started": "4.28"}


def test_the_order_of_a_turn() -> None:
    """1817-4.3: sell, then short, then buy; nothing after the purchase."""
    table = Exchange()
    table.give(A=500)
    table.found("R", 50, 10, "B", B=2, A=2)
    table.found("SR", 50, 10, "B", B=2)
    table.found("UR", 50, 10, "B", B=2)
    table.stock()
    table.sells("A", "R")
    table.shorts_one("A", "SR")
    assert sold_to_market(table, "A", "R") == {"sale-after-short": "4.3"}
    table.buys("A", "UR")
    assert table.actor == "B"


def test_sales_may_follow_the_short_with_the_option() -> None:
    """1817-4.3 (E27) with sr_sell_after_short=allow."""
    table = Exchange(options={"sr_sell_after_short": "allow"})
    table.found("R", 50, 10, "B", B=2, A=2)
    table.found("SR", 50, 10, "B", B=2)
    table.stock()
    table.shorts_one("A", "SR")
    table.sells("A", "R")
    assert table.cash("A") == 100


def seven_players(**options: str) -> Exchange:
    """A has ten certificates, one more than the limit, and could buy, short and found a company."""
    table = Exchange(7, options)
    table.give(A=500)
    table.found("R", 50, 10, "B", B=6, A=4)
    table.found("SR", 50, 10, "C", C=6, A=4)
    table.found("UR", 50, 10, "D", D=3, A=2)
    table.found("WT", 50, 10, "D", D=3)
    table.found("WC", 50, 2, "A")
    table.give_private("MAIL", "A")
    table.stock()
    return table


def test_above_the_limit_of_certificates_something_is_sold_before_the_turn_ends() -> None:
    """1817-4.11, 1817-4.8 (E37): eleven certificates of nine; privates and shorts do not count."""
    table = seven_players()
    assert table.why_not("A", "pass") == {"must-sell-first": "4.11"}
    assert "must-sell-first" in table.why_no_purchase("A", "WT")
    assert "must-sell-first" in table.why_not("A", "take_loan", company="WC")
    table.sells("A", "R", 1)
    assert table.why_not("A", "pass") == {"must-sell-first": "4.11"}
    table.sells("A", "R", 1)
    table.play("A", "pass")
    assert table.actor == "B"


def test_other_things_may_come_before_the_sale() -> None:
    """1817-4.11: with forced_sale_timing=end_of_turn a short may come first, where sales may follow it."""
    table = seven_players(sr_sell_after_short="allow")
    assert table.kinds() == {"sell_shares", "short"}
    table.shorts_one("A", "WT")
    assert table.kinds() == {"sell_shares"}


def test_with_the_option_selling_comes_first() -> None:
    """1817-4.11 with forced_sale_timing=first."""
    table = seven_players(sr_sell_after_short="allow", forced_sale_timing="first")
    assert table.kinds() == {"sell_shares"}
    assert "must-sell-first" in table.why_not("A", "short", company="WT")


def test_who_cannot_sell_may_pass_above_the_limit() -> None:
    """1817-4.11 (E37), 1817-4.12."""
    table = Exchange(7)
    table.give(A=500)
    for company in ("R", "SR", "UR"):
        table.found(company, "G1", 10, "B", B=5, A=4)
    table.found("WC", 50, 2, "A", at=("F3",))
    table.stock()
    table.play("A", "pass")
    assert table.actor == "B" or table.in_operating_round()


# --- acting for a company --------------------------------------------------------------------------------------


def test_loans_first_then_shares_back_from_the_market() -> None:
    """1817-4.4, 1817-2.27 (E34): the price after the loans counts."""
    table = Exchange()
    table.found("R", 120, 10, "A", 120, A=2, C=1, pool=5)
    table.stock()
    for _ in range(4):
        table.play("A", "take_loan", company="R")
    assert table.price("R") == 80
    table.play("A", "redeem_shares", company="R", count=5)
    assert table.cash("R") == 120
    assert table.held("R") == {"A": 2, "C": 1, "R": 7}
    assert table.loans("R") == 4


def test_no_loan_after_a_redemption() -> None:
    """1817-4.4 (E35)."""
    table = Exchange()
    table.found("R", 120, 10, "A", 500, A=2, pool=5)
    table.stock()
    table.play("A", "redeem_shares", company="R", count=1)
    assert table.why_not("A", "take_loan", company="R") == {"loan-after-redemption": "4.4"}
    assert table.offered("redeem_shares", "count") == [1, 2, 3]
    assert table.why_not("A", "redeem_shares", company="R", count=4) == {"not-enough-cash": "4.4"}
    assert table.why_not("A", "redeem_shares", company="R", count=5) == {"not-that-many-in-market": "4.4"}
    assert table.why_not("A", "redeem_shares", company="R", count=0) == {"redeem-at-least-one": "4.4"}


@pytest.mark.parametrize("zone", ["G2", "L"])
def test_no_company_turn_in_the_zones(zone: str) -> None:
    """1817-4.4 (E36)."""
    table = Exchange()
    table.give(A=500)
    table.found("R", zone, 5, "A", 500, A=2, pool=1)
    table.stock()
    assert table.why_not("A", "take_loan", company="R") == {"shares-illiquid": "4.4"}
    assert table.why_not("A", "redeem_shares", company="R", count=1) == {"shares-illiquid": "4.4"}


@pytest.mark.parametrize(("zone", "after"), [("G2", "G1"), ("L", "L")])
def test_loans_in_the_zones_with_the_option(zone: str, after: str) -> None:
    """1817-4.4 (E36) with sr_loans_in_zones=allow; shares are still not redeemed."""
    table = Exchange(options={"sr_loans_in_zones": "allow"})
    table.give(A=500)
    table.found("R", zone, 5, "A", 500, A=2, pool=1)
    table.stock()
    assert table.why_not("A", "redeem_shares", company="R", count=1) == {"shares-illiquid": "4.4"}
    table.play("A", "take_loan", company="R")
    assert table.price("R") == after
    assert table.cash("R") == 600


def test_a_turn_is_for_the_player_or_for_one_company() -> None:
    """1817-4.2, 1817-4.5."""
    table = Exchange()
    table.give(A=500)
    table.found("R", 120, 5, "A", 500, A=3, pool=1)
    table.found("SR", 120, 5, "A", 500, A=2)
    table.found("UR", 120, 5, "B", 500, B=2)
    table.stock()
    assert table.why_not("A", "take_loan", company="UR") == {"not-president": "4.4"}
    assert table.why_not("A", "take_loan", company="WC") == {"not-started": "4.4"}
    table.play("A", "take_loan", company="R")
    assert table.why_not("A", "take_loan", company="SR") == {"turn-of-a-company": "4.4"}
    assert table.why_no_purchase("A", "UR") == {"turn-of-a-company": "4.4"}
    assert table.why_not("A", "short", company="UR") == {"turn-of-a-company": "4.4"}
    assert sold_to_market(table, "A", "R") == {"turn-of-a-company": "4.4"}
    assert table.why_not("A", "bid_company", company="WC", price=100) == {"turn-of-a-company": "4.4"}
    table.play("A", "pass")
    table.stock()
    table.sells("A", "R")
    assert table.why_not("A", "take_loan", company="R") == {"turn-of-the-player": "4.4"}


def test_loans_of_a_company_end_with_its_size_or_the_bank() -> None:
    """1817-2.26: two of a 2-share company; seventy in all."""
    table = Exchange()
    table.give(A=500)
    table.found("R", 120, 2, "A", loans=2)
    table.found("SR", 120, 5, "A", A=2)
    table.stock()
    assert table.why_not("A", "take_loan", company="R") == {"loan-limit": "2.26"}
    for company in ("A&S", "A&A", "Belt", "Bess", "B&A", "DL&W"):
        table.found(company, 120, 10, "B", loans=10)
    table.found("ME", 120, 10, "B", loans=8)
    assert table.why_not("A", "take_loan", company="SR") == {"no-loan-left": "2.26"}


# --- the end of the round --------------------------------------------------------------------------------------


def test_who_passed_gets_another_turn_while_the_round_goes_on() -> None:
    """1817-4.6, 1817-4.49, 1817-4.5 (E43): A acts, B acts, C passes, A passes, B passes."""
    table = Exchange()
    table.give(A=500, B=500, C=500)
    table.found("R", 100, 10, "C", 100, C=2, trains=("3",), at=("F3",))
    table.stock()
    table.buys("A", "R")
    table.buys("B", "R")
    table.pass_all("C", "A")
    assert not table.in_operating_round()
    table.play("B", "pass")
    assert table.in_operating_round()
    assert table.state.priority == "C"


def test_when_nobody_acts_the_priority_deal_stays() -> None:
    """1817-4.49."""
    table = Exchange()
    table.give(A=500, B=500, C=500)
    table.found("R", 100, 10, "C", 100, C=2, at=("F3",))
    table.stock("B")
    table.pass_all("B", "C", "A")
    assert table.state.priority == "B"


def at_end(price: int | str, size: int, /, *, options: dict[str, str] | None = None, **held: Any) -> int | str:
    """The price of R after a stock round in which all pass."""
    table = Exchange(options=options)
    table.give(A=500, B=500, C=500)
    shorts = {"C": held.pop("short")} if "short" in held else None
    table.found("R", price, size, "A", shorts=shorts, **held)
    table.found("SR", 100, 2, "B", 100, at=("F3",))  # operates next
    table.stock()
    table.end_stock_round()
    return table.price("R")


def test_prices_at_the_end_of_the_round() -> None:
    """1817-4.50, 1817-4.24 (E38, E39, E40, E41, E42)."""
    assert at_end(100, 10, A=4, B=4, pool=2, short=2) == 80  # players hold 80 %, two shares in the market
    assert at_end(100, 5, A=3, B=2, pool=1, short=1) == 100  # right, then left (1817-4.51: shorts do not move it)
    assert at_end(100, 5, A=3, B=3, short=1) == 110
    assert at_end(600, 5, A=3, B=2, pool=1, short=1) == 540
    assert at_end(100, 2) == 100
    assert at_end(100, 10, A=4) == 100
    assert at_end("G2", 5, A=3, pool=2) == "G1"


def test_the_short_squeeze_moves_two_spaces() -> None:
    """1817-9.3, 1817-4.52 (E40)."""
    squeeze = {"short_squeeze": "on"}
    assert at_end(100, 5, options=squeeze, A=3, B=3, short=1) == 120
    assert at_end(100, 5, options=squeeze, A=3, B=2) == 110
    assert at_end(100, 5, options=squeeze, A=3, B=3, pool=1, short=2) == 110


def test_a_marker_that_moves_away_and_back_has_arrived_anew() -> None:
    """1817-4.50, 1817-2.24: sold out it goes right, for the share in the market left, behind those that stood there."""
    table = Exchange()
    table.found("R", 100, 5, "A", A=3, B=2, pool=1, shorts={"C": 1}, at=("H3",))
    table.found("UR", 100, 5, "B", at=("G6",))
    table.stock()
    table.end_stock_round()
    assert table.price("R") == 100
    assert table.stack(table.cell("R")) == ["UR", "R"]


@pytest.mark.parametrize(("value", "after"), [("no", "L"), ("yes", "G1")])
def test_sold_out_companies_in_liquidation(value: str, after: str) -> None:
    """1817-4.50 with both values of red_moves_at_sr_end."""
    table = Exchange(options={"red_moves_at_sr_end": value})
    table.give(A=500, B=500, C=500)
    table.found("R", "L", 5, "A", A=3, B=2, pool=1, shorts={"C": 1})
    table.found("SR", 100, 2, "B", 100, at=("F3",))
    table.stock()
    table.end_stock_round()
    assert table.price("R") == after


@pytest.mark.parametrize(("preset", "left"), [("", True), (SITE, False)])
def test_the_station_closes_where_used_privates_do(preset: str, left: bool) -> None:
    """1817-2.8, 1817-13.16 with both values of private_closing."""
    table = Exchange(preset=preset)
    table.give(A=500, B=500, C=500)
    table.found("SR", 100, 2, "B", 100, at=("F3",))
    table.give_private("TS", "SR")
    table.stock()
    table.end_stock_round()
    assert ("TS" in table.state.privates) == left


def test_rounds_end_by_themselves_when_nobody_can_act() -> None:
    """1817-13.11: a president is asked while his company could borrow; who can do nothing has passed."""
    table = Exchange()
    table.found("R", 100, 2, "A", at=("F3",))
    table.stock("B")
    assert table.actor == "A"
    table.play("A", "take_loan", company="R")
    table.play("A", "take_loan", company="R")
    assert table.in_operating_round()
