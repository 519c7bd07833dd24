"""Stock rounds: prices, sales, purchases, directors and limits (18CE sections 3, 4 and 6)."""

import pytest

from highiron.core.ids import IPO, POOL
from tests.titles.t18ce.tables import Table18CE


def test_edge_case_12_the_buyer_of_the_director_share_names_the_price() -> None:
    """18CE-3.1, 18CE-3.3, 18CE-6.10 (EC-12): one of six prices, paid twice to the bank."""
    table = Table18CE()
    table.stock_turn("A", 1)
    assert table.offered("par", "price", company="LLR") == [67, 71, 76, 82, 90, 100]
    assert table.why_not("A", "buy_share", company="LLR", source=IPO) == {"not-started": "3.1"}
    assert table.why_not("A", "par", company="LLR", price=80) == {"not-a-par-price": "3.3"}
    bank = table.bank
    table.play("A", "par", company="LLR", price=82)
    assert (table.state.cash["A"], table.bank) == (600 - 164, bank + 164)
    assert (table.state.price("LLR"), table.state.presidents["LLR"]) == (82, "A")


def test_any_player_may_direct_any_number_of_companies() -> None:
    """18CE-6.13, 18CE-3.2, 18CE-3.7: a second director share like the first; directors come before the float."""
    table = Table18CE()
    table.hold("JZR", 67, A=2)
    table.stock_turn("A", 1)
    table.play("A", "par", company="BCR", price=67)
    assert (table.state.presidents, table.state.floated) == ({"JZR": "A", "BCR": "A"}, ())


def test_edge_case_13_a_company_floats_when_players_hold_sixty_percent() -> None:
    """18CE-3.4, 18CE-3.5 (EC-13): ten times the IPO price at once, and all its markers."""
    table = Table18CE()
    table.hold("JZR", 76, A=2, B=3)
    table.stock_turn("C")
    bank = table.bank
    table.buy("C", "JZR")
    assert table.state.floated == ("JZR",)
    assert (table.state.cash["JZR"], table.state.tokens_left("JZR")) == (760, 3)
    assert table.bank == bank + 76 - 760


@pytest.mark.parametrize(("test", "floats"), [("held", True), ("bought", False)])
def test_the_free_director_share_counts_for_the_float(test: str, floats: bool) -> None:
    """18CE-3.5: 60% held with the gift; by the other reading it must be bought."""
    table = Table18CE(float_test=test)
    table.hold("JHR", 67, A=5)
    table.hold("JZR", 67, B=5)
    table.stock_turn("C")
    table.buy("C", "JHR")
    assert ("JHR" in table.state.floated) == floats
    table.stock_turn("D")
    table.buy("D", "JZR")
    assert "JZR" in table.state.floated


def test_once_floated_a_company_stays_floated() -> None:
    """18CE-3.5: whatever is sold later."""
    table = Table18CE()
    table.hold("JZR", A=6)
    table.stock_turn("A")
    table.sell("A", "JZR", 4)
    assert table.state.floated == ("JZR",)


def test_edge_case_14_nothing_is_sold_in_the_first_stock_round() -> None:
    """18CE-6.8 (EC-14)."""
    table = Table18CE()
    table.hold("JZR", A=4, B=2)
    table.stock_turn("B", 1)
    assert table.why_not("B", "sell_shares", company="JZR", count=1) == {"no-sales-in-first-round": "6.8"}


def test_edge_case_15_shares_of_an_unfloated_company_stay() -> None:
    """18CE-6.8 (EC-15): 50% sold is not enough."""
    table = Table18CE()
    table.hold("JZR", A=4, B=1)
    table.stock_turn("B")
    assert table.why_not("B", "sell_shares", company="JZR", count=1) == {"not-floated": "6.8"}


def test_edge_case_16_who_sold_a_company_does_not_buy_it_in_the_same_round() -> None:
    """18CE-6.8, 18CE-6.2 (EC-16): not in a later turn either; in the next stock round again."""
    table = Table18CE()
    table.hold("BCR", A=5, B=3)
    table.stock_turn("B")
    table.sell("B", "BCR", 1)
    table.pass_all("B", "C", "D", "A")
    assert table.why_not("B", "buy_share", company="BCR", source=IPO) == {"sold-this-round": "6.8"}
    table.stock_turn("B", 3)
    assert table.may("B", "buy_share", company="BCR", source=IPO)


@pytest.mark.parametrize(("drop", "price"), [("per_action", 90), ("per_share", 76)])
def test_edge_case_17_a_bundle_moves_the_price_once(drop: str, price: int) -> None:
    """18CE-4.2, 18CE-6.7 (EC-17): 300 for three shares at 100, one step left; or one for each share."""
    table = Table18CE(sale_drop=drop)
    table.hold("JZR", A=5, B=1)
    table.stock_turn("A")
    table.sell("A", "JZR", 3)
    assert (table.state.cash["A"], table.state.price("JZR")) == (900, price)
    assert table.state.held("JZR", POOL) == 3


def test_edge_case_18_a_sale_may_mix_companies() -> None:
    """18CE-6.7 (EC-18): each at its price before the sale; each moves once, in the order named."""
    table = Table18CE()
    table.hold("JZR", A=4, B=2)
    table.hold("NKR", A=3, C=3)
    table.price("JZR", 112)
    table.price("NKR", 67)
    table.stock_turn("A")
    table.sell("A", "JZR", 2)
    table.sell("A", "NKR", 1)
    assert table.state.cash["A"] == 600 + 291
    assert (table.state.price("JZR"), table.state.price("NKR")) == (100, 60)
    # One sale is one action: a company comes up in it once.
    assert table.why_not("A", "sell_shares", company="NKR", count=1)["sold-this-turn"] == "6.7"


def test_edge_case_19_the_market_holds_half_at_most() -> None:
    """18CE-6.8 (EC-19): 40% lie there, so one more share may go and not two."""
    table = Table18CE()
    table.hold("JZR", A=4, B=2, pool=4)
    table.stock_turn("A")
    assert table.why_not("A", "sell_shares", company="JZR", count=2) == {"pool-full": "6.8"}
    assert table.may("A", "sell_shares", company="JZR", count=1)


def test_edge_case_20_selling_out_of_the_directorship() -> None:
    """18CE-6.9 (EC-20): B gives two shares for the director share, A sells five and keeps one."""
    table = Table18CE()
    table.hold("JZR", A=6, B=2, C=2)
    table.stock_turn("A")
    assert table.offered("sell_shares", "count") == [1, 2, 3, 4, 5]
    table.sell("A", "JZR", 5)
    assert table.state.presidents["JZR"] == "B"
    assert [table.state.held("JZR", owner) for owner in ("A", "B", "C", POOL)] == [1, 2, 2, 5]
    full = Table18CE()
    full.hold("JZR", A=6, B=2, C=1, pool=1)
    full.stock_turn("A")
    assert full.why_not("A", "sell_shares", company="JZR", count=5) == {"pool-full": "6.8"}


def test_edge_case_21_a_director_without_an_heir_keeps_the_share() -> None:
    """18CE-6.9 (EC-21): nobody has two shares to give, so only the two ordinary ones can be sold."""
    table = Table18CE()
    table.hold("JZR", A=4, B=1, C=1, D=1)
    table.stock_turn("A")
    assert table.offered("sell_shares", "count") == [1, 2]
    assert table.why_not("A", "sell_shares", company="JZR", count=3) == {"president-cannot-sell-that-far": "6.9"}


def test_edge_case_84_the_exchange_lets_a_director_sell_further() -> None:
    """18CE-6.9 (EC-84): one share lies beside the director share; with the exchange two or three may go."""
    for count in (2, 3):
        table = Table18CE()
        table.hold("JZR", A=3, B=2, C=2)
        table.stock_turn("A")
        table.sell("A", "JZR", count)
        assert (table.state.presidents["JZR"], table.state.held("JZR", "A")) == ("B", 3 - count)
    kept = Table18CE()
    kept.hold("JZR", A=3, B=2, C=2)
    kept.stock_turn("A")
    kept.sell("A", "JZR", 1)
    assert kept.state.presidents["JZR"] == "A"


def test_edge_case_22_whoever_holds_more_directs() -> None:
    """18CE-3.6, 18CE-6.11 (EC-22): equality changes nothing; a third share does, before the float too."""
    table = Table18CE()
    table.hold("JZR", A=2, B=2)
    table.stock_turn("B", 1)
    assert table.state.presidents["JZR"] == "A"
    table.buy("B", "JZR")
    assert table.state.presidents["JZR"] == "B"
    assert (table.state.held("JZR", "A"), table.state.held("JZR", "B")) == (2, 3)


def test_the_largest_holder_takes_over_and_the_first_after_the_director_among_equals() -> None:
    """18CE-3.6, 18CE-19.8: C and D both exceed B, who sold; C comes first after B."""
    table = Table18CE()
    table.hold("JZR", B=4, A=3, C=3)
    table.stock_turn("B")
    table.sell("B", "JZR", 2)
    assert table.state.presidents["JZR"] == "C"


@pytest.mark.parametrize(("option", "director"), [("after_director", "A"), ("after_actor", "C")])
def test_a_tie_is_counted_from_the_director_or_from_the_deal(option: str, director: str) -> None:
    """18CE-3.6, 18CE-19.8: A and C exceed D, whose forced sale had no effect yet; B's purchase brings the exchange."""
    table = Table18CE(director_tie=option, forced_sale_director_change="suspended")
    table.hold("JZR", 67, D=2, A=3, C=3)
    table.stock_turn("B")
    table.buy("B", "JZR")
    assert table.state.presidents["JZR"] == director


@pytest.mark.parametrize(
    ("limit", "director", "other"), [("certs5", False, False), ("percent50", False, False), ("percent60", False, True)]
)
def test_edge_case_23_five_certificates_of_a_company_at_most(limit: str, director: bool, other: bool) -> None:
    """18CE-6.5 (EC-23): 60% with the director share, 50% without; by percent60 a sixth share is possible."""
    table = Table18CE(holding_limit=limit)
    table.hold("JZR", A=6)
    table.hold("NKR", B=5, A=5, par=67)
    table.stock_turn("A")
    assert table.may("A", "buy_share", company="JZR", source=IPO) == director
    five = Table18CE(holding_limit=limit)
    five.hold("NKR", B=5, A=5, par=67)
    five.set_cash("A", 0)
    five.state.shares["NKR"] = {IPO: 1, POOL: 0, "A": 5, "B": 4}
    five.set_cash("A", 600)
    five.stock_turn("A")
    assert five.may("A", "buy_share", company="NKR", source=IPO) == other
    # With the director share and three others a fourth is allowed, unless half is the limit for all.
    four = Table18CE(holding_limit=limit)
    four.hold("JZR", A=5, B=1)
    four.stock_turn("A")
    assert four.may("A", "buy_share", company="JZR", source=IPO) == (limit != "percent50")


def test_edge_case_24_the_limit_of_certificates() -> None:
    """18CE-6.4, 18CE-2.1, 18CE-6.6 (EC-24): 12 shares and D are 13: no purchase, but D may be exchanged."""
    table = Table18CE(5)
    table.hold("JZR", A=5, B=1)
    table.hold("NKR", C=4, A=4)
    table.hold("QTR", D=4, A=4)
    table.give_private("p:D", "A")
    table.stock_turn("A")
    assert table.why_not("A", "buy_share", company="NKR", source=IPO)["over-certificate-limit"] == "6.4"
    assert table.why_not("A", "par", company="BCR", price=67) == {"over-certificate-limit": "6.4"}
    assert table.may("A", "exchange_for_share", private="p:D", company="JZR", source=IPO)


@pytest.mark.parametrize(("players", "cash", "limit"), [(3, 800, 20), (4, 600, 16), (5, 480, 13), (6, 400, 11)])
def test_the_table_of_players(players: int, cash: int, limit: int) -> None:
    """18CE-1.1, 18CE-1.2, 18CE-6.4: 2400 in all, and the limits on certificates."""
    table = Table18CE(players)
    assert {table.state.cash[seat] for seat in table.facts.seats} == {cash}
    assert table.facts.certificate_limit == limit


def test_excess_need_not_be_sold() -> None:
    """18CE-6.6: A's sixth certificate of JZR came with the lost directorship; an option makes A sell."""
    for option, sells in (("keep", False), ("sell_in_next_turn", True)):
        table = Table18CE(limit_excess=option)
        table.hold("JZR", B=4, A=6)
        table.state.presidents["JZR"] = "B"
        table.state.shares["JZR"] = {IPO: 0, POOL: 0, "B": 4, "A": 6}
        table.state.presidents["JZR"] = "A"
        table.hold("NKR", B=6, A=1, par=67)
        table.state.shares["NKR"] = {IPO: 0, POOL: 0, "B": 4, "A": 6}
        table.state.presidents["NKR"] = "B"
        table.stock_turn("A")
        assert ("pass" not in table.kinds()) == sells


@pytest.mark.parametrize(("market", "price"), [("zh28", 160), ("en31", 154)])
def test_edge_case_25_sold_out_companies_rise(market: str, price: int) -> None:
    """18CE-4.1, 18CE-4.2, 18CE-6.3 (EC-25): one right at the end of the round."""
    table = Table18CE(market=market)
    table.hold("JZR", A=6, B=4)
    table.hold("NKR", C=6, D=3, pool=1)
    table.price("JZR", 142)
    table.price("NKR", 142)
    table.stock_turn("A")
    table.pass_all(*"ABCD")
    assert (table.state.price("JZR"), table.state.price("NKR")) == (price, 142)
    assert len(table.facts.market.cells) == {"zh28": 28, "en31": 31}[market]


def test_edge_case_79_sales_before_and_after_the_purchase() -> None:
    """18CE-6.2, 18CE-6.7 (EC-79): paid at 100, then at 90; X ends at 82."""
    table = Table18CE()
    table.hold("JZR", A=6, B=1)
    table.hold("NKR", C=2, par=67)
    table.stock_turn("A")
    table.sell("A", "JZR", 1)
    table.buy("A", "NKR")
    assert table.actor == "A"
    table.sell("A", "JZR", 2)
    assert table.state.cash["A"] == 600 + 100 - 67 + 180
    assert table.state.price("JZR") == 82
    assert table.actor == "B"  # nothing is left to do: no second purchase, no third sale
    once = Table18CE(sr_turn="sell_buy")
    once.hold("JZR", A=6, B=1)
    once.hold("NKR", C=2, par=67)
    once.stock_turn("A")
    once.sell("A", "JZR", 1)
    once.buy("A", "NKR")
    assert once.actor == "B"


def test_one_purchase_a_turn() -> None:
    """18CE-6.2: a second certificate waits for the next turn."""
    table = Table18CE()
    table.hold("JZR", A=3, B=4)
    table.stock_turn("A")
    table.buy("A", "JZR")
    assert table.why_not("A", "buy_share", company="JZR", source=IPO) == {"already-bought": "6.2"}


def test_the_round_ends_when_all_pass_and_the_priority_goes_left_of_the_last_deal() -> None:
    """18CE-6.1, 18CE-6.2, 18CE-6.3: a sale is no pass; who passed may act again; then the priority moves."""
    table = Table18CE()
    table.hold("JZR", A=6, B=1)
    table.stock_turn("B")
    table.pass_all("B", "C", "D")
    table.sell("A", "JZR", 1)
    table.play("A", "pass")
    table.buy("B", "JZR")
    table.pass_all("B", "C", "D", "A", "B")
    assert table.state.priority == "C"
    assert table.state.turn == 2
    assert table.company == "JZR"  # the operating rounds have begun


@pytest.mark.parametrize(("option", "seat"), [("stays", "B"), ("moves_left", "C")])
def test_the_priority_when_nobody_dealt(option: str, seat: str) -> None:
    """18CE-6.3: it stays where it was, or moves on."""
    table = Table18CE(priority_no_deal=option)
    table.hold("JZR", A=6)
    table.stock_turn("B")
    table.pass_all(*"BCDA")
    assert table.state.priority == seat


def test_a_purchase_needs_the_cash_and_debts_restrict_nothing() -> None:
    """18CE-6.12: no credit in a stock round; a debtor buys like others unless the option says no."""
    for option, allowed in (("none", True), ("no_purchase", False)):
        table = Table18CE(debtor_limits=option)
        table.hold("JZR", 67, A=2)
        table.hold("QTR", 67, B=6)
        table.give_private("p:D", "B")
        table.state.loans["B"] = 50
        table.stock_turn("B")
        for kind, fields in (
            ("buy_share", {"company": "JZR", "source": IPO}),
            ("par", {"company": "NKR", "price": 67}),
            ("exchange_for_share", {"private": "p:D", "company": "JZR", "source": IPO}),
        ):
            assert table.why_not("B", kind, **fields) == ({} if allowed else {"debtor-buys-nothing": "6.12"})
        table.set_cash("B", 66)
        assert "not-enough-cash" in table.why_not("B", "buy_share", company="JZR", source=IPO)


def test_market_shares_cost_the_market_price() -> None:
    """18CE-3.4, 18CE-6.10: the money goes to the bank in both cases."""
    table = Table18CE()
    table.hold("JZR", A=5, pool=1)
    table.price("JZR", 142)
    table.stock_turn("B")
    bank = table.bank
    table.buy("B", "JZR", POOL)
    assert (table.state.cash["B"], table.bank) == (600 - 142, bank + 142)
    table.stock_turn("C")
    table.buy("C", "JZR")
    assert table.state.cash["C"] == 500


def test_edge_case_27_the_later_arrival_operates_first() -> None:
    """18CE-4.4, 18CE-7.2 (EC-27): JZR reached 100 before NKR; a move without effect changes nothing."""
    table = Table18CE()
    table.hold("JZR", A=6)
    table.hold("NKR", B=6)
    table.hold("QTR", C=6)
    table.price("QTR", 112)
    table.operating_round()
    order = table.facts.rules.order(table.state, table.state.floated)
    assert order == ["QTR", "NKR", "JZR"]
    assert table.company == "QTR"


def test_the_ends_of_the_market() -> None:
    """18CE-4.3 (EC-26): no move beyond 400 or below 10."""
    table = Table18CE()
    market = table.facts.market
    assert market.right((0, 27)) == (0, 27) and market.price((0, 27)) == 400
    assert market.left((0, 0)) == (0, 0) and market.price((0, 0)) == 10


@pytest.mark.parametrize(("option", "following"), [("dynamic", "QTR"), ("fixed", "NKR")])
def test_the_order_is_settled_anew_after_each_company_or_once(option: str, following: str) -> None:
    """18CE-7.2, 18CE-19.14: QTR rises above NKR while LLR operates."""
    table = Table18CE(or_order=option)
    for company, seat, price in (("LLR", "A", 112), ("NKR", "B", 100), ("QTR", "C", 90)):
        table.hold(company, **{seat: 6})
        table.price(company, price)
    table.stock_turn("D")
    table.end_stock_round()
    assert table.company == "LLR"
    table.price("QTR", 126)
    while table.company == "LLR":
        table.play("A", "pass")
    assert table.company == following
