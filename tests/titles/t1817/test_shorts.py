"""Selling short and closing it (1817-4.18 to 1817-4.27, 1817-7.13, 1817-7.14, 1817-9.1)."""

import pytest

from highiron.titles.t1817.shorts import close_pairs
from tests.titles.t1817.exchange import SITE, Exchange


def why_no_short(table: Exchange, seat: str, company: str) -> dict[str, str]:
    return table.why_not(seat, "short", company=company)


def test_a_short_puts_a_share_into_the_market() -> None:
    """1817-4.19: the player gets the price, which does not move."""
    table = Exchange()
    table.found("R", 55, 5, "A", A=2)
    table.stock("B")
    table.shorts_one("B", "R")
    assert table.cash("B") == 55
    assert table.held("R") == {"A": 2, "R": 3, "pool": 1}
    assert table.shorts("R") == {"B": 1}
    assert table.price("R") == 55


def test_owners_do_not_short() -> None:
    """1817-4.20, 1817-4.23 (E21): after selling that share in the same turn it is legal."""
    table = Exchange()
    table.found("R", 55, 5, "A", A=2, B=1)
    table.stock("B")
    assert why_no_short(table, "B", "R") == {"short-of-own-share": "4.20"}
    table.sells("B", "R")
    table.shorts_one("B", "R")
    assert table.cash("B") == 110
    assert table.held("R")["pool"] == 2


def test_no_shorts_in_the_zones() -> None:
    """1817-4.20, 1817-2.23 (E22)."""
    table = Exchange()
    table.give(B=400)
    table.found("R", "G3", 5, "A", A=2)
    table.found("SR", 40, 5, "A", A=2)
    table.stock("B")
    assert why_no_short(table, "B", "R") == {"shares-illiquid": "2.23"}
    table.shorts_one("B", "SR")
    assert table.cash("B") == 440


def five_shorts(options: dict[str, str], preset: str = "", count: int = 5, size: int = 10) -> Exchange:
    table = Exchange(options=options, preset=preset)
    table.give(B=400)
    table.found("R", 100, size, "A", A=2, pool=count, shorts={"C": count})
    table.stock("B")
    return table


def test_five_shorts_of_a_company_are_all() -> None:
    """1817-4.20 (E23)."""
    assert why_no_short(five_shorts({}), "B", "R") == {"no-short-left": "4.20"}
    assert why_no_short(five_shorts({}, size=5), "B", "R") == {"no-short-left": "4.20"}
    assert not why_no_short(five_shorts({}, count=4), "B", "R")


@pytest.mark.parametrize(("options", "preset"), [({"short_cap_10": "10"}, ""), ({}, SITE)])
def test_ten_shorts_of_a_large_company_with_the_option(options: dict[str, str], preset: str) -> None:
    """1817-9.1, 1817-4.20 (E23)."""
    assert not why_no_short(five_shorts(options, preset), "B", "R")
    assert not why_no_short(five_shorts(options, preset, 9), "B", "R")
    assert why_no_short(five_shorts(options, preset, 10), "B", "R") == {"no-short-left": "4.20"}
    assert why_no_short(five_shorts(options, preset, 5, 5), "B", "R") == {"no-short-left": "4.20"}


def test_a_short_counts_as_a_sale() -> None:
    """1817-4.22 (E24): no share of it is bought in this round; in the next one it is legal."""
    table = Exchange()
    table.give(A=400, B=400)
    table.found("R", 100, 5, "A", A=2)
    table.stock("B")
    table.shorts_one("B", "R")
    assert table.why_no_purchase("B", "R") == {"sold-this-round": "4.29"}
    table.stock("B", 3)
    assert not table.why_no_purchase("B", "R")


def at_the_limit() -> Exchange:
    """A has all the certificates that one may have, and a short of R."""
    table = Exchange(7)
    table.give(A=400, B=400)
    table.found("R", 55, 5, "B", B=2, pool=1, shorts={"A": 1})
    table.found("SR", 100, 10, "A", A=6)
    table.found("UR", 100, 10, "A", A=5)
    table.stock()
    return table


def test_a_share_that_closes_a_short_may_be_bought_at_the_limit() -> None:
    """1817-4.25, 1817-4.9, 1817-4.26 (E25): the pair is back in the supply, the money at the bank."""
    table = at_the_limit()
    assert table.why_no_purchase("A", "UR") == {"over-certificate-limit": "4.9"}
    table.buys("A", "R", "pool")
    assert table.cash("A") == 345
    assert table.cash("R") == 0
    assert table.held("R") == {"B": 2, "R": 3}
    assert table.shorts("R") == {}


def test_closing_from_the_treasury_pays_the_company() -> None:
    """1817-4.26, 1817-4.27 (E26): afterwards it can be shorted again."""
    table = at_the_limit()
    table.buys("A", "R")
    assert table.cash("R") == 55
    assert table.held("R") == {"B": 2, "R": 2, "pool": 1}
    table.stock("A", 3)
    assert not why_no_short(table, "A", "R")


def test_phase_eight_ends_short_sales() -> None:
    """1817-4.20, 1817-8.4 (E28): closing one is legal."""
    table = Exchange()
    table.give(A=400)
    table.found("R", 100, 5, "B", B=2, pool=1, shorts={"A": 1})
    table.set_phase("8")
    table.stock()
    assert why_no_short(table, "A", "R") == {"no-more-shorts": "4.20"}
    table.buys("A", "R", "pool")
    assert table.shorts("R") == {}


def test_one_short_a_turn_of_companies_that_are_not_new_or_small() -> None:
    """1817-4.21, 1817-4.20."""
    table = Exchange()
    table.give(A=400)
    table.found("R", 100, 5, "B", B=2)
    table.found("SR", 100, 5, "B", B=2)
    table.found("UR", 100, 2, "B")
    table.found("WT", 100, 5, "B", B=2)
    table.stock(started=("WT",))
    assert why_no_short(table, "A", "UR") == {"two-share-company": "4.20"}
    assert why_no_short(table, "A", "WT") == {"started-this-round": "4.20"}
    assert why_no_short(table, "A", "PLE") == {"not-started": "4.20"}
    table.shorts_one("A", "R")
    assert why_no_short(table, "A", "SR") == {"already-shorted": "4.21"}
    table.stock("A", 3)
    table.shorts_one("A", "R")
    assert table.shorts("R") == {"A": 2}


def test_shorts_are_no_shares() -> None:
    """1817-4.24: neither presidency nor the certificate limit knows them; at the end they cost their price."""
    table = Exchange()
    table.give(A=10, B=10)
    table.found("R", 100, 5, "B", B=2, pool=3, shorts={"A": 3})
    table.stock()
    assert table.state.presidents["R"] == "B"
    assert table.facts.rules.score(table.state, "A") == 10 - 300
    assert table.facts.rules.score(table.state, "B") == 210


def test_pairs_in_the_market_vanish() -> None:
    """1817-4.18, 1817-7.13: a share that comes to a short in the market takes it along."""
    table = Exchange()
    table.give(A=400)
    table.found("R", 100, 5, "B", B=2, A=2, shorts={"pool": 2})
    table.stock()
    table.sells("A", "R", 1)
    assert table.shorts("R") == {"pool": 1}
    assert table.held("R") == {"A": 1, "B": 2, "R": 3}


def test_a_certificate_in_the_market_closes_nothing() -> None:
    """1817-7.13."""
    table = Exchange()
    table.found("R", "L", 5, "B", B=2, shorts={"pool": 2})
    table.state.move_shares("R", "B", "pool", 2)
    del table.state.presidents["R"]
    close_pairs(table.state, "R", [])
    assert table.shorts("R") == {"pool": 2}


def test_before_a_stock_round_the_bank_closes_shorts_in_the_market() -> None:
    """1817-4.1, 1817-7.14 (E109)."""
    table = Exchange()
    table.give(A=400)
    table.found("R", 70, 5, "B", 10, B=4, A=2, shorts={"pool": 2})
    table.found("SR", "G1", 5, "B", 10, B=3, A=2, shorts={"pool": 1})
    rounds = table.facts.rules.handlers["operating_round"].rounds  # type: ignore[attr-defined]
    table.state.frames = ()
    rounds.begin_stock(table.state, [])
    assert table.cash("R") == 80
    assert table.shorts("R") == {"pool": 1}
    assert table.held("R") == {"A": 2, "B": 4}
    assert table.shorts("SR") == {"pool": 1}
