"""Company sales of 1817: liquidations, take-overs and friendly sales (sections 6.7 and 6.8)."""

import pytest

from highiron.titles.t1817.bidding import most_of_player
from highiron.titles.t1817.frames import Sale
from highiron.titles.t1817.loans import LOANS, loans_left
from tests.titles.t1817.boardroom import SITE, Boardroom

BOTH = pytest.mark.parametrize("preset", ["", SITE])


def finish(table: Boardroom) -> None:
    """The buyer neither borrows nor repays more than it must."""
    while isinstance(table.state.frame, Sale) and table.state.frame.buyer:
        if "pass" in table.kinds():
            table.play(table.actor, "pass")
        else:
            table.play(table.actor, "repay_loan", company=table.state.frame.buyer)


# --- liquidation -------------------------------------------------------------------------------------------------


def liquidation(preset: str = "", cash: int = 20) -> Boardroom:
    """R of A with two shares and two loans is in liquidation; B has UR with $1000."""
    table = Boardroom(preset=preset)
    table.found("R", "L", 2, "A", cash, loans=2, at=("F3",), trains=("2", "2"))
    table.found("UR", 100, 10, "B", 1000, at=("F19",), trains=("3",))
    table.give_private("MAIL", "R")
    table.set_cash("A", 500)
    table.mergers()
    assert table.is_on_sale("R")
    return table


@BOTH
def test_e93_the_bank_liquidates(preset: str) -> None:
    """E93, 1817-6.33, 1817-6.47, 1817-6.48, 1817-6.50, 1817-6.52: the president pays what is missing."""
    table = liquidation(preset)
    assert table.cash("R") == 0 and table.loans("R") == 0  # set aside (1817-6.33)
    assert loans_left(table.state) == LOANS - 2  # not yet back in the bank
    assert table.actor == "B"
    table.play("B", "pass")
    assert table.cash("A") == 500 - 180
    assert not table.in_play("R") and loans_left(table.state) == LOANS
    assert table.stations("R") == set() and table.state.board.tokens_at("F3", 0) == ()
    assert "MAIL" not in table.state.privates
    assert table.state.trains["R"] == () and "2" not in table.state.trains["pool"]
    assert table.held("R") == {"R": 2} and table.size("R") == 2


@BOTH
def test_e94_a_surplus_is_shared_out(preset: str) -> None:
    """E94, 1817-6.41, 1817-6.42, 1817-6.47, 1817-6.48, 1817-6.49: 220 − 200 leave ten for each share."""
    table = liquidation(preset)
    table.bid("B", 200)
    assert table.cash("UR") == 800 and table.loans("UR") == 0
    assert table.state.trains["UR"] == ("3", "2", "2") and table.state.privates["MAIL"] == "UR"
    assert table.stations("UR") == {"F19", "F3"} and table.tokens("UR") == 5
    finish(table)
    assert table.cash("A") == 520
    assert not table.in_play("R") and table.price("UR") == 100


def test_bids_in_a_liquidation() -> None:
    """1817-6.34, 1817-6.37: from ten dollars on, in tens, up to cash and loans; the set-aside money is not counted."""
    table = liquidation(cash=70)
    assert table.why_no_bid("B", 0) == {"bid-too-low": "6.34"}
    assert table.why_no_bid("B", 5) == {"bid-too-low": "6.34"}
    assert table.why_no_bid("B", 15) == {"bid-not-in-steps": "6.34"}
    assert table.why_no_bid("B", 2010) == {"bid-too-high": "6.37"}
    assert table.why_no_bid("A", 10)["not-your-turn"] == "6.34"
    table.bid("B", 2000)  # with the $15 of the mail contract when the next operating round begins
    assert table.cash("UR") == 15 and table.loans("UR") == 10 and table.price("UR") == "G3"


def test_a_company_without_a_president() -> None:
    """E108, 1817-7.11: the bank bears what is missing, the shares are worth nothing."""
    table = Boardroom(4)
    table.found("R", "L", 5, "C", 40, loans=3, at=("F3",), A=1)
    table.found("UR", 100, 10, "B", 1000, at=("F19",))
    table.state.bankrupt = ("C",)
    table.state.ownerless["R"] = table.state.presidents.pop("R")
    table.state.move_shares("R", "C", "pool", 2)
    table.mergers()
    assert table.actor == "B" and table.is_on_sale("R")  # D and A have no company
    table.bid("B", 100)
    finish(table)
    assert [table.cash(seat) for seat in "ABCD"] == [0, 0, 0, 0]
    assert not table.in_play("R") and loans_left(table.state) == LOANS


# --- take-over ---------------------------------------------------------------------------------------------------


@BOTH
def test_e95_a_take_over(preset: str) -> None:
    """E95, 1817-6.37, 1817-6.40 to 1817-6.48: cash, loans and price of the buyer; shares and a short are settled."""
    table = Boardroom(preset=preset)
    table.found("R", "G2", 5, "B", 30, loans=3, at=("F3",), B=3, C=1, pool=1, shorts={"A": 1})
    table.found("UR", 100, 10, "A", 400, loans=2, at=("F19",))
    table.set_cash("A", 100)
    table.mergers()
    assert table.held("R") == {"R": 1, "B": 3, "C": 1, "pool": 1}
    assert most_of_player(table.state, "A", "R", "takeover") == 930
    assert table.why_no_bid("A", 940) == {"bid-too-high": "6.37"}
    table.bid("A", 110)
    assert table.cash("UR") == 400 + 30 - 110 and table.loans("UR") == 5
    if preset:
        assert table.kinds() == {"pass", "take_loan"}
        table.play("A", "pass")
        assert table.kinds() == {"pass", "repay_loan"}
    else:
        assert table.kinds() == {"pass", "take_loan", "repay_loan"}
    table.play("A", "repay_loan", company="UR")
    assert table.price("UR") == 100  # repaying does not move it (1817-6.45)
    table.play("A", "pass")
    assert table.cash("UR") == 220 and table.loans("UR") == 4 and table.price("UR") == 80
    assert table.cash("B") == 66 and table.cash("C") == 22 and table.cash("A") == 78
    assert not table.in_play("R")


def test_nobody_takes_it_over() -> None:
    """1817-6.32: without a bid nothing happens."""
    table = Boardroom()
    table.found("R", "G2", 5, "B", 30, loans=3, at=("F3",), B=3)
    table.found("UR", 100, 10, "A", 400, at=("F19",))
    table.mergers()
    table.play("A", "pass")
    assert table.in_play("R") and table.price("R") == "G2" and table.cash("R") == 30
    assert table.happened("nobody-bids") == [{"company": "R"}]


def test_e100_the_buyer_falls_into_grey() -> None:
    """E100, 1817-6.45, 1817-6.46, 1817-6.4, 1817-6.3: it can do nothing more in this round."""
    table = Boardroom()
    table.found("R", "G2", 5, "B", 30, loans=3, at=("F3",), B=3)
    table.found("WT", "G3", 5, "C", 30, at=("B5",))
    table.found("UR", 45, 10, "A", 10, at=("F19",))
    table.mergers()
    table.bid("A", 10)
    finish(table)
    assert table.price("UR") == "G2"
    assert table.put_up() == ["WT"]  # for which nobody can bid; UR itself is not put up
    assert table.happened("operating-round-began") and table.in_play("UR")


def test_e102_loans_above_the_limit() -> None:
    """E102, 1817-6.44, D22: of three loans taken over two are repaid at once."""
    for order in ("free", "fixed"):
        table = Boardroom(options={"loan_order_in_sale": order})
        table.found("R", "G2", 5, "B", 0, loans=3, at=("F3",), B=3)
        table.found("UR", 100, 2, "A", 350, loans=1, at=("F19",))
        table.mergers()
        table.play("A", "pass")  # UR does not grow
        assert most_of_player(table.state, "A", "R", "takeover") == 350 + 100 - 300
        table.bid("A", 100)
        if order == "free":
            assert table.kinds() == {"repay_loan"}
            assert table.why_not("A", "pass") == {"loans-above-limit": "6.44"}
            table.play("A", "repay_loan", company="UR")
            table.play("A", "repay_loan", company="UR")
        assert table.loans("UR") == 2 and table.cash("UR") == 50
        assert table.price("UR") == 90 and not table.in_play("R")


@pytest.mark.parametrize(("kind", "size", "bid", "each"), [("G1", 10, 130, 13), ("G1", 2, 110, 55), ("L", 5, 10, 7)])
def test_e101_what_a_share_is_worth(kind: str, size: int, bid: int, each: int) -> None:
    """E101, 1817-6.48: rounded down; a surplus of 37 on five shares loses two dollars."""
    table = Boardroom()
    table.found("R", kind, size, "B", 27, at=("F3",))
    table.found("UR", 100, 10, "A", 350, at=("F19",))
    table.mergers()
    table.bid("A", bid)
    finish(table)
    assert table.cash("B") == 2 * each


def test_shorts_and_market_shares_in_a_settlement() -> None:
    """1817-6.40, 1817-6.48: the market gets nothing, treasury shares of a take-over bring nothing."""
    table = Boardroom()
    table.found("R", "G1", 5, "B", 0, at=("F3",), B=2, pool=3, shorts={"C": 2})
    table.found("UR", 100, 10, "A", 350, at=("F19",))
    table.set_cash("C", 100)
    table.mergers()
    bank = table.cash("bank")
    table.bid("A", 100)
    finish(table)
    assert table.cash("B") == 40 and table.cash("C") == 60
    assert table.cash("bank") == bank + 100 - 40 + 40
    assert table.shorts("R") == {}


# --- friendly sale -----------------------------------------------------------------------------------------------


def friendly(options: dict[str, str] | None = None, preset: str = "", players: int = 3) -> Boardroom:
    """R of A at 45 with one treasury share may be offered; B has UR and $2000 in it. Nobody grows."""
    table = Boardroom(players, options, preset=preset)
    table.found("R", 45, 5, "A", 30, loans=1, at=("F3",), A=3, C=1)
    table.found("UR", 100, 10, "B", 2000, at=("F19",))
    table.found("WT", 60, 10, "A", 1000, at=("B5",))
    table.mergers()
    table.play("A", "pass")
    assert table.is_on_sale("R") and table.kinds() == {"pass", "offer_company"}
    return table


@pytest.mark.parametrize(("value", "least"), [("exact", 225), ("ceil10", 230)])
def test_e96_the_least_price_of_a_friendly_sale(value: str, least: int) -> None:
    """E96, 1817-6.34, D15: price times shares, exactly or in tens; then in tens."""
    table = friendly({"friendly_min_bid": value})
    table.play("A", "offer_company", company="R")
    assert table.offered("bid_company", "price")[:3] == ([225, 230, 240] if value == "exact" else [230, 240, 250])
    assert table.why_no_bid("B", least - 1) == {"bid-too-low": "6.34"}
    assert table.why_no_bid("B", 235) == {"bid-not-in-steps": "6.34"}
    table.bid("B", least)
    assert table.offered("bid_company", "price") == [240]  # ten more at least, in tens; A may not jump


def test_e97_an_offer_without_a_bid() -> None:
    """E97, 1817-6.32: nothing changes, the treasury share stays."""
    table = friendly()
    table.play("A", "offer_company", company="R")
    table.pass_all("B", "A")
    assert table.held("R") == {"R": 1, "A": 3, "C": 1} and table.price("R") == 45 and table.cash("R") == 30
    assert table.put_up() == ["WT"]


@BOTH
def test_e98_the_targets_own_president(preset: str) -> None:
    """E98, 1817-6.35, 1817-6.36: he speaks last and only raises by the least step."""
    table = friendly(preset=preset)
    table.play("A", "offer_company", company="R")
    assert table.actor == "B"
    table.bid("B", 300)
    assert table.actor == "A"
    assert table.why_no_bid("A", 320) == {"bid-too-high": "6.36"}
    table.bid("A", 310)
    table.play("B", "pass")
    finish(table)
    assert table.held("R") == {"R": 2} and table.stations("WT") == {"B5", "F3"}


@BOTH
def test_a_friendly_sale_is_settled(preset: str) -> None:
    """1817-6.40 to 1817-6.49: the bank pays for treasury shares, the buyer has the target's money for its bid."""
    table = friendly(preset=preset)
    table.play("A", "offer_company", company="R")
    table.bid("B", 500)
    table.play("A", "pass")
    assert table.cash("UR") == 2000 + 30 + 45 - 500 and table.loans("UR") == 1
    finish(table)
    assert table.price("UR") == 90
    assert table.cash("A") == 300 and table.cash("C") == 100
    assert not table.in_play("R")


def test_the_offer_cannot_be_made_for_another() -> None:
    """1817-6.32: each company in its turn."""
    table = friendly()
    assert table.why_not("A", "offer_company", company="WT") == {"other-company-on-sale": "6.1"}
    assert table.why_not("B", "offer_company", company="R") == {"not-your-turn": "6.1"}


def test_nobody_could_pay() -> None:
    """1817-13.32, 1817-6.31: a company that nobody could pay for is not put up."""
    table = Boardroom()
    table.found("R", 400, 10, "A", 0, at=("F3",))
    table.found("UR", "G1", 10, "B", 5000, at=("F19",))
    table.mergers()
    assert table.is_on_sale("UR")
    table.play("A", "pass")
    assert table.put_up() == [] and table.happened("operating-round-began")


def test_the_winner_names_the_buyer() -> None:
    """1817-6.38: of his companies that can pay; 1817-6.39: one that bought may buy again."""
    table = Boardroom()
    table.found("R", "G1", 5, "A", 0, at=("F3",))
    table.found("Belt", "G2", 5, "A", 0, at=("B17",))
    table.found("UR", 100, 10, "B", 2000, at=("F19",))
    table.found("WT", 60, 10, "B", 1000, at=("B5",))
    table.found("Bess", 40, 2, "B", 0, at=("C14",))
    table.mergers()
    table.play("B", "pass")
    table.bid("B", 300)
    assert table.offered("choose_buyer", "company") == ["UR", "WT"]
    assert table.why_not("B", "choose_buyer", company="Bess", target="R") == {"cannot-be-the-buyer": "6.38"}
    table.play("B", "choose_buyer", company="WT", target="R")
    finish(table)
    table.bid("B", 300)
    table.play("B", "choose_buyer", company="WT", target="Belt")
    assert table.cash("WT") == 400


def test_trains_and_tokens_of_a_sold_company() -> None:
    """1817-6.41, 1817-6.28, 1817-13.34: what is too many is chosen before the loans."""
    table = Boardroom()
    table.set_phase("4")
    table.found("R", "G1", 5, "A", 0, at=("E22.1", "F3"), trains=("4", "4"))
    table.found("UR", 100, 10, "B", 2000, at=("E22.0",), trains=("3", "3"))
    table.mergers()
    table.bid("B", 300)
    assert table.kinds() == {"remove_token"}
    table.play("B", "remove_token", company="UR", hex="E22", stop=1)
    assert table.kinds() == {"discard_train"}
    table.play("B", "discard_train", company="UR", train="3")
    assert table.state.trains["UR"] == ("3", "4", "4")
    finish(table)
    assert table.tokens("UR") == 6 and table.stations("UR") == {"E22", "F3"}


# --- order and timing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("basis", ["start_of_ma", "start_of_sales"])
def test_the_order_of_sales(basis: str) -> None:
    """1817-6.2, D14: the track as it was when the round began, or after all mergers."""
    table = Boardroom(options={"sale_order_basis": basis})
    table.found("R", 100, 2, "A", 1000, at=("F3",))
    table.found("UR", 90, 2, "A", 1000, at=("F19",))
    table.found("WT", 65, 2, "B", 1000, at=("B5",))
    table.found("Belt", 60, 2, "B", 1000, at=("B17",))
    table.mergers()
    table.play("A", "pass")
    table.play("A", "pass")
    table.set_cash("B", 0)
    table.play("B", "merge", company="WT", target="Belt")  # at 120, above R and UR
    put_up: list[str] = []
    while not table.happened("operating-round-began"):
        table.play(table.actor, "pass")
        put_up += table.put_up()
    assert put_up == (["WT", "UR", "R"] if basis == "start_of_ma" else ["UR", "R", "WT"])


def test_a_company_that_falls_during_the_round() -> None:
    """1817-6.3, 1817-6.4: what enters grey by loans is not offered any more."""
    table = Boardroom()
    table.found("R", 40, 2, "A", 1000, at=("F3",))
    table.found("UR", 100, 10, "B", 1000, at=("F19",))
    table.mergers()
    table.play("A", "convert", company="R")
    table.play("A", "take_loan", company="R")
    table.play("A", "pass")
    assert table.price("R") == "G3"
    assert table.put_up() == [] or table.put_up() == ["UR"]
    assert not table.is_on_sale("R")


def test_loans_beyond_the_price() -> None:
    """1817-6.42, 1817-6.43: loans for the price are taken by themselves, further ones where the buyer wishes."""
    table = Boardroom()
    table.found("R", "G1", 5, "B", 0, at=("F3",))
    table.found("UR", 100, 10, "A", 50, at=("F19",))
    table.mergers()
    table.bid("A", 200)
    assert table.loans("UR") == 2 and table.cash("UR") == 50 and table.price("UR") == 80
    table.play("A", "take_loan", company="UR")
    assert table.loans("UR") == 3 and table.cash("UR") == 150 and table.price("UR") == 70
    table.play("A", "pass")
    assert not table.in_play("R")
