"""How `steady` invests in 1830: which shares it buys and sells when it expects this and that."""

import pytest

from highiron.core.actions import BuyShare, Pass, SellShares
from tests.bots.asking import Told, asked, invests
from tests.scenario import Table


def two_roads(**cash: int) -> Table:
    """PRR of B and C&O of C both run between Altoona and Pittsburgh; A, who has $100, is to invest."""
    table = Table(3)
    table.start("PRR", 82, "B", B=6, treasury=100)
    table.start("C&O", 82, "C", C=6, treasury=100)
    table.lay("H10", "57", 1)
    table.put_home("PRR")
    table.put_home("C&O")
    table.put_token("C&O", "H10")
    for company in ("PRR", "C&O"):
        table.give_trains(company, "2")
    for seat, amount in ({"A": 100} | cash).items():
        table.set_cash(seat, amount)
    return table


def hold(table: Table, company: str, **held: int) -> None:
    """Who holds how much; the rest is in the initial offering, and whoever holds most is president."""
    table.state.shares[company] = {"ipo": 10 - sum(held.values()), "pool": 0, **held}
    table.state.presidents[company] = max(held, key=lambda seat: held[seat])


# --- buying ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("better", ["PRR", "C&O"])
def test_the_share_with_more_income_is_bought(better: str) -> None:
    table = two_roads()
    table.stock_turn("A")
    decision = invests(Told(table.state, revenue={"PRR": 60, "C&O": 60} | {better: 120}))
    assert decision.action == BuyShare(seat="A", company=better, source="ipo")
    assert decision.why.code == "buys-for-income"
    assert decision.why.args["value"] > decision.why.args["price"] == 82


def test_the_cheaper_source_is_used() -> None:
    table = two_roads()
    table.state.move_shares("PRR", "ipo", "pool", 1)
    table.set_price("PRR", "R3C5")
    table.stock_turn("A")
    decision = invests(Told(table.state, revenue={"PRR": 90}))
    assert decision.action == BuyShare(seat="A", company="PRR", source="pool")


def test_nothing_is_bought_that_does_not_come_back_before_the_end() -> None:
    """One round is left, in which nothing is paid and all prices fall; with a dividend to come it is different."""
    table = two_roads()
    table.stock_turn("A")
    assert invests(Told(table.state, revenue={"PRR": 0, "C&O": 0}, rounds=1.0)).action == Pass(seat="A")
    assert isinstance(invests(Told(table.state, revenue={"PRR": 90, "C&O": 0}, rounds=1.0)).action, BuyShare)


def test_the_own_corporation_is_brought_afloat_first() -> None:
    table = two_roads(A=200)
    table.start("NYC", 67, "A", A=4)
    table.stock_turn("A")
    decision = invests(Told(table.state, revenue={"PRR": 300, "C&O": 300}))
    assert decision.action == BuyShare(seat="A", company="NYC", source="ipo")
    assert decision.why.code == "buys-to-float"


def test_a_corporation_that_nobody_has_the_money_to_float_waits() -> None:
    """NYC needs four more shares at $100, and nobody has so much; C&O needs one."""
    table = Table(3)
    table.start("NYC", 100, "B")
    table.start("C&O", 90, "C", C=5)
    for seat, cash in {"A": 120, "B": 90, "C": 90}.items():
        table.set_cash(seat, cash)
    table.stock_turn("A")
    assert asked(table.state).action == BuyShare(seat="A", company="C&O", source="ipo")


def test_a_president_stays_ahead_of_a_rival() -> None:
    table = two_roads()
    hold(table, "PRR", A=4, B=3, C=1)
    table.stock_turn("A")
    decision = invests(Told(table.state, revenue={"PRR": 90, "C&O": 90}))
    assert decision.action == BuyShare(seat="A", company="PRR", source="ipo")
    assert decision.why.code == "buys-to-keep-control"


def test_no_share_is_bought_that_brings_a_company_in_need_of_a_train() -> None:
    """One more share makes A president of PRR, which will need $400 that it does not have."""
    table = two_roads()
    hold(table, "PRR", B=3, A=3)
    table.stock_turn("A")
    told = Told(table.state, revenue={"PRR": 150, "C&O": 60}, short={"PRR": 400})
    assert invests(told).action == BuyShare(seat="A", company="C&O", source="ipo")


def test_cash_is_kept_for_a_train_the_own_company_will_need() -> None:
    table = two_roads(A=400)
    hold(table, "PRR", A=6)
    table.stock_turn("A")
    short = {"PRR": 350}
    assert invests(Told(table.state, revenue={"PRR": 150, "C&O": 90}, short=short, life=5.0)).action == Pass(seat="A")
    assert isinstance(invests(Told(table.state, revenue={"PRR": 150, "C&O": 90})).action, BuyShare)


# --- selling ---------------------------------------------------------------------------------------------------


def test_a_company_that_will_cost_its_president_dear_is_passed_on() -> None:
    table = two_roads()
    hold(table, "PRR", A=4, B=2)
    table.stock_turn("A")
    decision = invests(Told(table.state, revenue={"PRR": 60}, short={"PRR": 500}, life=1.0))
    assert decision.why.code == "dumps-company"
    assert isinstance(decision.action, SellShares)
    assert decision.action.count > 2  # B is president then
    table.play("A", "sell_shares", company="PRR", count=decision.action.count)
    assert table.state.presidents["PRR"] == "B"


def test_it_is_kept_while_its_trains_last_until_the_next_stock_round() -> None:
    table = two_roads()
    hold(table, "PRR", A=4, B=2)
    table.stock_turn("A")
    told = Told(table.state, revenue={"PRR": 150, "C&O": 100}, short={"PRR": 200}, life=4.0)
    assert not isinstance(invests(told).action, SellShares)


def test_it_stays_where_nobody_could_take_it() -> None:
    table = two_roads()
    hold(table, "PRR", A=5, B=1)
    table.stock_turn("A")
    told = Told(table.state, revenue={"PRR": 150}, short={"PRR": 200}, life=1.0)
    assert invests(told).why.code != "dumps-company"


def test_the_next_largest_holder_goes_before_the_company_is_passed_on_to_him() -> None:
    """B, president with three shares, will want to be rid of PRR; A keeps one share and is safe."""
    table = two_roads()
    hold(table, "PRR", B=4, A=3)
    table.stock_turn("A")
    decision = invests(Told(table.state, revenue={"PRR": 60}, short={"PRR": 600}, life=1.0))
    assert decision.action == SellShares(seat="A", company="PRR", count=2)
    assert decision.why.code == "sells-before-dump"


def test_a_holder_behind_a_larger_one_need_not_fear() -> None:
    table = two_roads()
    hold(table, "PRR", B=4, C=3, A=2)
    table.stock_turn("A")
    told = Told(table.state, revenue={"PRR": 150}, short={"PRR": 600}, life=1.0)
    assert invests(told).why.code != "sells-before-dump"


def test_a_share_is_sold_for_a_clearly_better_one() -> None:
    table = two_roads(A=0)
    hold(table, "C&O", C=6, A=2)
    table.stock_turn("A")
    decision = invests(Told(table.state, revenue={"PRR": 250, "C&O": 60}))
    assert decision.action == SellShares(seat="A", company="C&O", count=1)
    assert decision.why.code == "sells-for-better"
    table.play("A", "sell_shares", company="C&O", count=1)
    following = invests(Told(table.state, revenue={"PRR": 250, "C&O": 60})).action
    assert following == BuyShare(seat="A", company="PRR", source="ipo")


def test_shares_that_will_bring_less_than_their_price_are_sold() -> None:
    table = two_roads()
    hold(table, "PRR", B=6, A=2)
    table.stock_turn("A")
    decision = invests(Told(table.state, revenue={"PRR": 0, "C&O": 0}))
    assert decision.action == SellShares(seat="A", company="PRR", count=2)
    assert decision.why.code == "sells-overpriced"


def test_over_the_limit_the_share_that_brings_least_goes() -> None:
    """Three players may have 20 certificates; A has 23."""
    table = two_roads()
    for company in ("NYC", "B&O", "NYNH"):
        table.start(company, 100, "A", A=6, treasury=1000)
    hold(table, "PRR", B=6, A=4)
    hold(table, "C&O", C=6, A=4)
    table.stock_turn("A", turn=3)
    decision = invests(Told(table.state, revenue={"PRR": 100, "C&O": 0}))
    assert decision.action == SellShares(seat="A", company="C&O", count=1)
    assert decision.why.code == "sells-over-limit"


@pytest.mark.parametrize(("revenue", "swapped"), [(300, True), (20, False)])
def test_a_private_is_swapped_when_its_share_is_worth_more(revenue: int, swapped: bool) -> None:
    table = two_roads(A=50)
    table.start("NYC", 82, "B", B=6)
    table.put_home("NYC")
    table.put_token("NYC", "H10")
    table.give_private("MH", "A")
    table.stock_turn("A")
    assert (invests(Told(table.state, revenue={"NYC": revenue})).why.code == "swaps-private") == swapped
