"""D: a private for a share of any company (18CE-2.7)."""

import pytest

from highiron.core.ids import BANK, IPO, POOL
from tests.titles.t18ce.tables import Table18CE


def table_with_d(owner: str = "A", **options: str) -> Table18CE:
    table = Table18CE(4, **options)
    table.hold("JZR", B=5, A=1)
    table.hold("NKR", B=3, A=2, pool=1)
    table.give_private("p:D", owner)
    return table


def test_the_exchange_costs_nothing_and_is_the_purchase_of_the_turn() -> None:
    """18CE-2.7: from the IPO or the market; D leaves the game; it is a deal for the priority."""
    table = table_with_d()
    table.stock_turn("A")
    assert table.offered("exchange_for_share", "company") == ["JZR", "NKR"]
    assert table.offered("exchange_for_share", "source", company="JZR") == [IPO]
    assert table.offered("exchange_for_share", "source", company="NKR") == [IPO, POOL]
    assert table.why_not("A", "exchange_for_share", private="p:D", company="BCR", source=IPO) == {"not-started": "2.7"}
    table.play("A", "exchange_for_share", private="p:D", company="NKR", source=POOL)
    assert (table.state.held("NKR", "A"), table.state.cash["A"]) == (3, 600)
    assert "p:D" not in table.state.privates
    assert "already-bought" in table.why_not("A", "buy_share", company="JZR", source=IPO)
    table.pass_all(*"ABCDA")
    assert table.state.priority == "B"


def test_it_may_float_a_company_and_bring_a_director_in_the_first_stock_round() -> None:
    """18CE-2.7, 18CE-3.5, 18CE-3.6: also for a company that has not floated."""
    table = Table18CE()
    table.hold("JZR", 67, B=2, A=2, C=1)
    table.give_private("p:D", "A")
    table.stock_turn("A", 1)
    table.play("A", "exchange_for_share", private="p:D", company="JZR", source=IPO)
    assert table.state.floated == ("JZR",)
    assert table.state.presidents["JZR"] == "A"
    assert table.state.cash["JZR"] == 670


@pytest.mark.parametrize(("option", "refused"), [("true", {"sold-this-round": "6.8"}), ("false", {})])
def test_edge_case_76_no_exchange_for_a_company_sold_in_this_round(option: str, refused: dict[str, str]) -> None:
    """18CE-2.7, 18CE-6.8 (EC-76): another company is allowed; where D is no purchase, so is this one."""
    table = table_with_d(d_is_purchase=option)
    table.stock_turn("A")
    table.sell("A", "NKR", 1)
    assert table.why_not("A", "exchange_for_share", private="p:D", company="NKR", source=IPO) == refused
    assert table.may("A", "exchange_for_share", private="p:D", company="JZR", source=IPO)


def test_where_d_is_no_purchase_one_may_buy_as_well() -> None:
    """18CE-19.36: the exchange is no deal then."""
    table = table_with_d(d_is_purchase="false")
    table.stock_turn("A")
    table.buy("A", "JZR")
    table.play("A", "exchange_for_share", private="p:D", company="NKR", source=IPO)
    assert (table.state.held("NKR", "A"), table.state.held("JZR", "A")) == (3, 2)


@pytest.mark.parametrize(("option", "kinds"), [("forbidden", False), ("director_receives", True)])
def test_d_in_the_hands_of_a_company(option: str, kinds: bool) -> None:
    """18CE-2.7, 18CE-2.3: a company cannot exchange it; by the option its director gets the share."""
    table = table_with_d("JZR", d_by_company=option)
    table.stock_turn("B")
    assert ("exchange_for_share" in table.kinds()) == kinds
    if kinds:
        table.play("B", "exchange_for_share", private="p:D", company="NKR", source=IPO)
        assert table.state.held("NKR", "B") == 4
    else:
        refused = table.why_not("B", "exchange_for_share", private="p:D", company="NKR", source=IPO)
        assert refused == {"not-your-private": "2.7"}


def test_a_director_at_the_certificate_limit_gets_no_share_for_the_private_of_a_company() -> None:
    """18CE-6.4, 18CE-6.6, 18CE-19.5: it would be one certificate more; for a player's own D it is not."""
    table = Table18CE(5, d_by_company="director_receives")
    table.hold("JZR", A=5, B=1)
    table.hold("NKR", C=4, A=4)
    table.hold("QTR", D=4, A=4)
    table.give_private("p:D", "JZR")
    table.give_private("p:A", "A")
    table.stock_turn("A")
    fields = {"private": "p:D", "company": "JZR", "source": IPO}
    assert "exchange_for_share" not in table.kinds()
    assert table.why_not("A", "exchange_for_share", **fields) == {"over-certificate-limit": "6.4"}
    table.give_private("p:A", "B")
    assert table.may("A", "exchange_for_share", **fields)


def test_what_else_is_no_exchange() -> None:
    """18CE-2.7: other privates, other places, other players, more than five certificates."""
    table = table_with_d()
    table.give_private("p:C", "A")
    table.hold("QTR", A=6)
    table.stock_turn("A")
    fields = {"private": "p:D", "company": "JZR", "source": IPO}
    for change, refused in (
        ({"private": "p:C"}, "private-has-no-exchange"),
        ({"source": BANK}, "unknown-source"),
        ({"source": POOL}, "no-share-there"),
        ({"company": "QTR"}, "over-holding-limit"),
    ):
        assert refused in table.why_not("A", "exchange_for_share", **{**fields, **change})
