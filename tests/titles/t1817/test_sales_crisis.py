"""Sales of 1817 that somebody cannot pay for, the expansion's privates, and scenario S4 (1817-6.51, 1817-10.11)."""

import pytest

from highiron.titles.t1817.loans import LOANS, loans_left
from tests.titles.t1817.boardroom import SITE, Boardroom
from tests.titles.t1817.test_sales import finish

BOTH = pytest.mark.parametrize("preset", ["", SITE])


def debtors(timing: str) -> Boardroom:
    """R of A is sold for 500 while B has a short of it and $40; WT in liquidation is next, Bess is white."""
    table = Boardroom(4, {"sale_crisis_timing": timing})
    table.found("WT", "L", 5, "D", 80, loans=1, at=("B5",))
    table.found("R", "L", 5, "A", 0, at=("F3",), A=3, pool=1, shorts={"B": 1})
    table.found("UR", 100, 10, "C", 1000, at=("F19",), B=2)
    table.set_cash("B", 40)
    table.set_cash("D", 500)
    table.mergers()
    assert table.is_on_sale("R")
    table.bid("C", 500)
    finish(table)
    return table


@pytest.mark.parametrize("timing", ["before_next", "after_setup"])
def test_a_crisis_after_a_sale(timing: str) -> None:
    """1817-6.51, 1817-7.1, D27: before the next company is put up, or after it; bidding goes on only then."""
    table = debtors(timing)
    assert not table.in_play("R") and table.cash("A") == 300
    assert table.actor == "B" and table.kinds() == {"sell_shares"} and table.cash("B") == -60
    assert table.is_on_sale("WT") == (timing == "after_setup")
    assert (table.cash("WT") == 0) == (timing == "after_setup")
    assert loans_left(table.state) == LOANS - 1
    table.play("B", "sell_shares", company="UR", count=1)
    assert table.cash("B") == 40
    assert table.is_on_sale("WT") and table.actor == "C"


@BOTH
def test_the_president_cannot_pay_the_debt(preset: str) -> None:
    """1817-6.47, 1817-7.1, 1817-7.8: a crisis of the president; the loans go back in any case."""
    table = Boardroom(4, preset=preset)
    table.found("R", "L", 5, "A", 0, loans=5, at=("F3",))
    table.found("UR", 100, 10, "C", 1000, at=("F19",), A=3, C=4)
    table.set_cash("A", 250)
    table.mergers()
    table.play("C", "pass")
    assert table.actor == "A" and table.cash("A") == -250 and loans_left(table.state) == LOANS
    if preset:
        table.play("A", "sell_shares", company="UR", count=3)
    else:
        for _ in range(3):
            table.play("A", "sell_shares", company="UR", count=1)
    assert table.cash("A") == 50 and table.held("UR")["pool"] == 3
    assert not table.in_play("R")


def test_a_company_that_loses_its_president_is_not_put_up() -> None:
    """1817-6.3, 1817-7.9, 1817-13.39: what enters liquidation by a bankruptcy waits for the next round."""
    table = Boardroom(4, {"sale_crisis_timing": "after_setup", "bankruptcy_check": "declared"})
    table.found("R", "L", 5, "A", 0, at=("F3",), A=3, pool=5, shorts={"B": 5})
    table.found("Bess", 50, 2, "B", 200, at=("C14",))
    table.found("UR", 100, 10, "C", 1000, at=("F19",))
    table.mergers()
    table.pass_all("B", "B")  # Bess neither grows nor bids
    table.bid("C", 500)
    finish(table)
    assert table.actor == "B" and table.is_on_sale("Bess")  # put up already
    table.play("B", "bankrupt", company="R")
    assert table.price("Bess") == "L" and not table.is_on_sale("Bess")
    assert table.state.bankrupt == ("B",) and table.in_play("Bess")


def test_a_buyer_is_sold_in_the_same_round() -> None:
    """1817-6.39: a company that has bought may be offered when its turn comes, if it is still white."""
    table = Boardroom()
    table.found("R", "G1", 5, "C", 0, at=("F3",))
    table.found("UR", 100, 2, "A", 300, at=("F19",))
    table.found("WT", 200, 10, "B", 2000, at=("B5",))
    table.mergers()
    table.play("A", "pass")
    table.bid("A", 50)
    table.play("B", "pass")
    finish(table)
    assert table.is_on_sale("UR") and table.actor == "A"
    table.play("A", "offer_company", company="UR")
    table.bid("B", 200)
    finish(table)
    assert table.cash("A") == 200 and table.stations("WT") == {"B5", "F19", "F3"}


def test_the_bank_of_new_york_is_nearly_empty() -> None:
    """1817-6.37, 1817-5.51: only what the bank has can be borrowed, besides the loans that come with the target."""
    table = Boardroom()
    table.found("R", "G1", 5, "B", 0, loans=2, at=("F3",))
    table.found("UR", 100, 10, "A", 0, at=("F19",))
    for at, company in enumerate(("A&S", "A&A", "Belt", "Bess", "B&A", "DL&W")):
        table.found(company, "G2", 10, "C", 0, loans=10 if at else 9, at=(), trains=())
    table.found("WT", "G2", 10, "C", 0, loans=6, at=(), trains=())
    assert loans_left(table.state) == 3
    table.mergers()
    table.until("R")
    assert max(table.offered("bid_company", "price")) == 300


# --- the expansion -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("winner", ["B", "A", ""])
def test_the_golden_parachute(winner: str) -> None:
    """1817-9.6, 1817-9.5: $100 for the president who loses it to another player or to the bank."""
    table = Boardroom(options={"volatility": "on"})
    table.found("R", "L", 2, "A", 0, at=("F3",))
    table.found("UR", 100, 10, "B", 1000, at=("F19",))
    table.found("WT", 90, 10, "A", 1000, at=("B5",))
    table.give_private("P20", "R")
    table.mergers()
    if winner == "B":
        table.bid("B", 10)
        table.play("A", "pass")
    else:
        table.play("B", "pass")
        if winner:
            table.bid("A", 10)
        else:
            table.play("A", "pass")
    finish(table)
    shares = 10 if winner else 0
    assert table.cash("A") == shares + (100 if winner != "A" else 0)
    assert table.state.privates.get("P20") == {"B": "UR", "A": "WT", "": None}[winner]


@pytest.mark.parametrize(("size", "tokens", "cash"), [(2, 1, 0), (5, 2, 50), (5, 8, 0)])
def test_the_station_subsidy(size: int, tokens: int, cash: int) -> None:
    """1817-9.6: $50 toward the tokens of a conversion, nothing where none is to be bought."""
    table = Boardroom(options={"volatility": "on"})
    table.found("R", 100, size, "A", cash, at=("F3",), tokens=tokens)
    table.give_private("P21", "R")
    table.mergers()
    table.play("A", "convert", company="R")
    table.play("A", "pass")
    assert table.price("R") == 100 and table.cash("R") == 0
    assert table.tokens("R") == {(2, 1): 2, (5, 2): 4, (5, 8): 8}[size, tokens]


# --- scenario S4 -------------------------------------------------------------------------------------------------


@BOTH
def test_s4_the_disastrous_short(preset: str) -> None:
    """S4 steps 4 and 5, 1817-6.40, 1817-6.48, 1817-7.5: R with five shorts is sold for 1500, and Q is bankrupt."""
    table = Boardroom(preset=preset)
    table.found("R", 180, 5, "A", 352, at=("H3", "G6"), trains=("3", "3"), A=3, shorts={"B": 5})
    table.found("UR", 110, 5, "B", 90, loans=2, at=("F19",), B=3)
    table.found("WT", 80, 5, "B", 225, loans=5, at=("B5",), B=3)
    table.found("Belt", 200, 10, "C", 500, at=("B17",), trains=("4",))
    assert table.held("R") == {"R": 7, "A": 3}
    table.mergers()
    for seat in ("A", "B", "B"):
        table.play(seat, "pass")
    while not table.is_on_sale("R"):
        table.play(table.actor, "pass")
    table.play("A", "offer_company", company="R")
    assert table.why_no_bid("B", 890) == {"bid-too-low": "6.34"}  # 5 × 180
    table.play("B", "pass")
    table.bid("C", 1500)
    assert table.cash("Belt") == 500 + 352 + 7 * 180 - 1500
    assert table.state.trains["Belt"] == ("4", "3", "3") and table.stations("Belt") == {"B17", "H3", "G6"}
    finish(table)
    assert table.cash("A") == 900
    while not table.state.bankrupt:  # one share of each company, then nothing more without losing a presidency
        sales = table.offered("sell_shares", "company")
        if sales:
            table.play("B", "sell_shares", company=sales[0], count=1)
        else:
            table.play("B", "bankrupt", company="R")
    assert table.price("UR") == "L" and table.price("WT") == "L"
    assert table.in_play("UR") and table.in_play("WT")
    assert table.cash("B") == 0


@pytest.mark.parametrize("order", ["free", "fixed"])
def test_a_buyer_that_can_neither_borrow_nor_repay(order: str) -> None:
    """1817-13.34, 1817-13.35, D22: in fixed order the accounts are settled before tokens and trains are chosen."""
    table = Boardroom(options={"loan_order_in_sale": order, "sale_crisis_timing": "after_setup"})
    table.set_phase("4")
    table.found("R", "G1", 5, "C", 0, loans=1, at=("E22.1",), trains=("4", "4"), C=3)
    table.found("UR", 200, 2, "A", 190, loans=2, at=("E22.0",), trains=("3", "3"))
    table.found("WT", "G2", 5, "C", 0, at=("B5",))
    table.mergers()
    table.play("A", "pass")
    table.bid("A", 60)
    assert table.kinds() == {"remove_token"}
    assert table.in_play("R") == (order == "free") and table.is_on_sale("WT") == (order == "fixed")
    assert table.cash("C") == (36 if order == "fixed" else 0)
    assert table.cash("UR") == (30 if order == "fixed" else 130)
    table.play("A", "remove_token", company="UR", hex="E22", stop=1)
    table.play("A", "discard_train", company="UR", train="3")
    if order == "free":
        assert table.kinds() == {"repay_loan"}
        table.play("A", "repay_loan", company="UR")
    assert table.cash("C") == 36 and table.loans("UR") == 2 and table.price("UR") == 200
    assert table.is_on_sale("WT") and table.actor == "A"


def test_the_last_player_is_left_in_a_sale() -> None:
    """1817-13.40, 1817-13.36: what needs nobody in the round is still done, here a liquidation by the bank."""
    table = Boardroom(preset=SITE)
    table.state.bankrupt = ("C",)
    table.found("UR", "L", 2, "B", 150, loans=1, at=("C14",))
    table.found("R", "L", 2, "A", 0, loans=2, at=("F3",))
    table.mergers()
    assert table.actor == "A" and table.cash("A") == -200
    table.play("A", "bankrupt", company="R")
    assert table.state.ended == "bankrupt"
    assert not table.in_play("UR") and table.cash("B") == 150 - 100
