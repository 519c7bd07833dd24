"""Cash crisis, bankruptcy and the end of 1817 (sections 7 and 8)."""

import pytest

from highiron.core.shares import certificate_limit, worth
from highiron.titles.t1817.crisis import begin_crisis, last_president
from tests.titles.t1817.boardroom import SITE
from tests.titles.t1817.yard import Yard

BOTH = pytest.mark.parametrize("preset", ["", SITE])


def dividend(table: Yard, company: str, revenue: int) -> None:
    table.turn(company, "dividend", revenue=revenue)
    table.pays("pay")


# --- sales -------------------------------------------------------------------------------------------------------


@BOTH
def test_e103_shares_are_sold_until_the_debt_is_paid(preset: str) -> None:
    """E103, 1817-7.1, 1817-7.2, 1817-7.3: two of them, no more; the price stays."""
    table = Yard(preset=preset)
    table.found("R", 120, 5, "B", 0, at=("F3",), B=3, shorts={"A": 2})
    table.found("UR", 50, 10, "B", 0, at=("C14",), B=3, A=2)
    table.found("WC", 40, 2, "A", at=("B17",))
    table.set_cash("A", 30)
    dividend(table, "R", 250)
    assert table.cash("A") == -70 and table.actor == "A"
    assert table.offered("sell_shares", "company") == ["UR"]
    table.play("A", "sell_shares", company="UR", count=1)
    assert table.cash("A") == -20
    table.play("A", "sell_shares", company="UR", count=1)
    assert table.cash("A") == 30 and table.price("UR") == 50 and table.held("UR")["pool"] == 2
    assert table.step == "trains", "the turn goes on"


@pytest.mark.parametrize(("bundle", "legal"), [("single", {"one-share-at-a-time": "7.2"}), ("needed", {})])
def test_bundles_in_a_crisis(bundle: str, legal: dict[str, str]) -> None:
    """1817-7.2, crisis_bundle: one at a time, or as many as are needed."""
    table = Yard(options={"crisis_bundle": bundle})
    table.found("R", 120, 5, "B", 0, at=("F3",), B=3, shorts={"A": 2})
    table.found("UR", 50, 10, "B", 0, at=("C14",), B=4, A=3)
    dividend(table, "R", 200)
    assert table.cash("A") == -80
    assert table.why_not("A", "sell_shares", company="UR", count=2) == legal
    assert table.why_not("A", "sell_shares", company="UR", count=3) == (legal or {"sells-too-much": "7.2"})


def test_e104_no_presidency_is_lost() -> None:
    """E104, 1817-7.2: also not of another company."""
    table = Yard(options={"bankruptcy_check": "declared"})
    table.found("R", 120, 5, "B", 0, at=("F3",), B=3, shorts={"A": 1})
    table.found("UR", 50, 10, "A", 0, at=("C14",), A=3, B=3)
    dividend(table, "R", 100)
    assert table.why_not("A", "sell_shares", company="UR", count=1) == {"would-lose-presidency": "7.2"}
    assert table.kinds() == {"bankrupt"}


def test_what_cannot_be_sold_in_a_crisis() -> None:
    """1817-7.4, 1817-2.23, 1817-4.14: shares in grey and red, and of 2-share companies."""
    table = Yard(options={"bankruptcy_check": "declared"})
    table.found("R", 120, 5, "B", 0, at=("F3",), B=3, shorts={"A": 1})
    table.found("UR", "G2", 10, "B", 0, at=("C14",), B=3, A=3)
    table.found("WT", "L", 10, "B", 0, at=("C22",), B=3, A=3)
    table.found("WC", 40, 2, "A", at=("B17",))
    dividend(table, "R", 100)
    assert table.why_not("A", "sell_shares", company="UR", count=1) == {"shares-illiquid": "2.23"}
    assert table.why_not("A", "sell_shares", company="WT", count=1) == {"shares-illiquid": "2.23"}
    assert table.why_not("A", "sell_shares", company="WC", count=1) == {"two-share-company": "4.14"}
    assert table.why_not("A", "short", company="R") == {"not-now": "7.2"}, "1817-7.2: no short either"


def test_several_debtors_one_after_the_other() -> None:
    """1817-7.15: clockwise from the president of the company concerned."""
    table = Yard()
    table.found("R", 120, 5, "B", 0, at=("F3",), B=3, shorts={"A": 1, "C": 1})
    table.found("UR", 50, 10, "B", 0, at=("C14",), B=4, A=2, C=2)
    dividend(table, "R", 200)
    assert table.actor == "C"
    table.play("C", "sell_shares", company="UR", count=1)
    assert table.actor == "A"
    table.play("A", "sell_shares", company="UR", count=1)
    assert (table.cash("A"), table.cash("C")) == (10, 10) and table.step == "trains"


# --- bankruptcy ----------------------------------------------------------------------------------------------------


def broke(preset: str = "", players: int = 4, **options: str) -> Yard:
    """A is bankrupt over the shorts of R; A directs Y = UR, which waits, and Z = WT, which has operated."""
    table = Yard(players, options, preset=preset)
    table.found("WT", 200, 5, "A", 0, at=("C22",), A=2, B=2)
    table.found("R", 120, 5, "B", 0, at=("F3",), B=3, shorts={"A": 4})
    table.found("UR", 50, 5, "A", 0, at=("C14",), A=2, B=2)
    table.give_private("MINC", "A")
    table.state.priority = "A"
    dividend(table, "R", 400)
    if table.kinds() == {"bankrupt"}:
        table.play("A", "bankrupt", company="R")
    return table


@BOTH
def test_a_company_whose_president_goes_bankrupt_stops_operating(preset: str) -> None:
    """1817-7.9, 1817-5.3: also in its own turn, by shorts that a president's certificate does not close (1817-4.25)."""
    table = Yard(preset=preset)
    table.found("R", 100, 10, "A", 300, at=("F3",), A=2, B=2, shorts={"A": 5})
    table.found("UR", 90, 10, "B", 0, at=("C14",), B=3, C=3)
    dividend(table, "R", 500)
    if preset:
        table.play("A", "bankrupt", company="R")
    assert table.state.bankrupt == ("A",) and table.price("R") == "L"
    assert table.company == "UR" and table.actor == "B"
    assert table.state.trains["R"] and table.cash("R") == 300 + 50 * table.held("R")["R"], "it buys no trains any more"


@BOTH
def test_e105_companies_of_a_bankrupt_player(preset: str) -> None:
    """E105, 1817-7.5 to 1817-7.9, 1817-7.12, 1817-5.3: to liquidation without a president, in operating order."""
    table = broke(preset)
    assert table.state.bankrupt == ("A",) and table.cash("A") == 0
    assert table.price("UR") == table.price("WT") == "L"
    assert "UR" not in table.state.presidents and table.held("UR")["pool"] == 2
    assert last_president(table.state, "UR") == "A"
    assert table.state.market["WT"][2] < table.state.market["UR"][2]
    assert table.state.frames[0].waiting == ()  # type: ignore[attr-defined]
    assert table.shorts("R") == {"pool": 4}
    assert table.state.priority == "B", "1817-7.12"


@pytest.mark.parametrize(("option", "kept"), [("removed", False), ("kept", True)])
def test_privates_of_a_bankrupt_player(option: str, kept: bool) -> None:
    """1817-7.6, bankrupt_privates."""
    assert ("MINC" in broke(bankrupt_privates=option).state.privates) is kept


@pytest.mark.parametrize(("option", "to_company"), [("to_company", 35), ("to_bank", 0)])
def test_e106_cash_of_a_bankrupt_president(option: str, to_company: int) -> None:
    """E106, 1817-7.7, 1817-7.8: what is left goes to the company whose interest was due, or to the bank."""
    table = Yard(options={"bankrupt_interest_cash": option})
    table.found("R", 100, 2, "A", 0, loans=2, at=("F3",))
    table.found("UR", 90, 2, "B", at=("C14",))
    table.set_cash("A", 35)
    table.turn("R", "interest", rate=20)
    assert table.state.bankrupt == ("A",)
    assert table.cash("R") == to_company and table.cash("A") == 0 and table.loans("R") == 2


@pytest.mark.parametrize(("check", "kinds"), [("strict", {"sell_shares"}), ("declared", {"sell_shares", "bankrupt"})])
def test_when_bankruptcy_may_be_declared(check: str, kinds: set[str]) -> None:
    """1817-7.5, bankruptcy_check: only when nothing is left to sell, or at will."""
    table = Yard(options={"bankruptcy_check": check})
    table.found("R", 120, 5, "B", 0, at=("F3",), B=3, shorts={"A": 1})
    table.found("UR", 50, 10, "B", 0, at=("C14",), B=4, A=2)
    dividend(table, "R", 500)
    assert table.kinds() == kinds
    if check == "strict":
        assert table.why_not("A", "bankrupt", company="R") == {"shares-left-to-sell": "7.5"}
        table.play("A", "sell_shares", company="UR", count=1)
        table.play("A", "sell_shares", company="UR", count=1)
        assert table.cash("A") == 0
    else:
        table.play("A", "bankrupt", company="R")
        assert table.held("UR")["pool"] == 2
        assert table.state.bankrupt == ("A",), "whatever the sales brought (1817-13.39)"


@pytest.mark.parametrize(("players", "limits"), [(4, (16, 21)), (3, (21, 21)), (5, (13, 16))])
def test_e107_the_certificate_limit_rises(players: int, limits: tuple[int, int]) -> None:
    """E107, 1817-7.10: by the number of players left; two keep the value of three."""
    table = Yard(players)
    before = certificate_limit(table.state)
    table.state.bankrupt = ("A",)
    assert (before, certificate_limit(table.state)) == limits


def test_pairs_in_the_market_are_closed() -> None:
    """1817-7.13: the shorts of a bankrupt player meet the shares that lie in the market."""
    table = Yard()
    table.found("R", 120, 5, "B", 0, at=("F3",), B=3, pool=1, shorts={"A": 2})
    table.found("UR", 90, 2, "C", at=("C14",))
    dividend(table, "R", 400)
    assert table.shorts("R") == {"pool": 1} and table.held("R") == {"B": 3, "R": 3}


@BOTH
def test_e113_one_player_is_left(preset: str) -> None:
    """E113, 1817-7.16, 1817-13.40."""
    table = Yard(3, preset=preset)
    table.found("R", 120, 5, "B", 0, at=("F3",), B=3, shorts={"A": 1, "C": 1})
    dividend(table, "R", 100)
    while not table.state.ended:
        table.play(table.actor, "bankrupt" if "bankrupt" in table.kinds() else "pass", **named(table))
    assert table.state.ended == "bankrupt" and table.state.in_play() == ["B"]


@BOTH
def test_the_last_player_is_not_asked_for_a_debt(preset: str) -> None:
    """1817-7.16: all owe, two go bankrupt, and the game is over although the third owes too."""
    table = Yard(preset=preset)
    table.found("R", 100, 10, "A", at=("F3",), A=2, shorts={"A": 3, "B": 1, "C": 1})
    dividend(table, "R", 500)
    if preset:
        table.play("A", "bankrupt", company="R")
        table.play("B", "bankrupt", company="R")
    assert table.state.ended == "bankrupt" and table.state.bankrupt == ("A", "B")


def named(table: Yard) -> dict[str, str]:
    return {"company": "R"} if "bankrupt" in table.kinds() else {}


def test_a_crisis_begins_with_the_last_president() -> None:
    """1817-7.15, 1817-7.11: of a company without one."""
    table = Yard()
    table.found("R", "L", 5, "A", 0, at=("F3",))
    table.found("UR", 90, 5, "B", 0, at=("C14",), B=3)
    table.state.ownerless["R"] = "A"
    del table.state.presidents["R"]
    table.set_cash("B", 0)
    table.state.owe("B", "bank", 10, [], "shares")
    begin_crisis(table.state, "R", [])
    assert table.state.frame.first == "A"  # type: ignore[attr-defined]


# --- the end -------------------------------------------------------------------------------------------------------


def test_e110_the_first_eight_bought() -> None:
    """E110, 1817-8.1, 1817-8.2, 1817-8.3: in the first round of a set, the next set is the last."""
    table = Yard()
    table.set_phase("7")
    table.found("R", 100, 10, "A", 1100, trains=(), at=("F3",))
    table.set_depot("8", -1)
    table.state.turn = 5
    table.turn("R", "trains", number=1)
    table.play("A", "buy_train", company="R", source="depot", train="8", price=1100)
    assert table.state.final_turn == 6


@pytest.mark.parametrize(("number", "rounds"), [(1, 2), (2, 3)])
def test_e110_rounds_of_the_last_set(number: int, rounds: int) -> None:
    """E110, 1817-8.3: three rounds follow the one with the first 8, wherever in its set that was."""
    table = Yard()
    table.set_phase("7")
    table.found("R", 100, 10, "A", 3000, trains=("7",), at=("F3",))
    table.set_depot("8", -1)
    table.state.turn = 5
    table.turn("R", "loans", number=number)
    table.play("A", "pass")
    assert table.state.final_turn == 6
    seen = []
    while not table.state.ended:
        if table.happened("operating-round-began"):
            seen += [(args["turn"], args["number"]) for args in table.happened("operating-round-began")]
        table.play(table.actor, "pass")
    seen += [(args["turn"], args["number"]) for args in table.happened("operating-round-began")]
    assert [place for place in seen if place[0] == 6] == [(6, n) for n in range(1, rounds + 1)]
    assert len(seen) == 3 and table.state.ended == "last_train"


@pytest.mark.parametrize(("option", "more"), [("exclude", 0), ("include", 30)])
def test_e111_worth(option: str, more: int) -> None:
    """E111, 1817-8.6, 1817-2.23: cash, shares less shorts; grey is worth nothing; privates by option."""
    table = Yard(options={"score_privates": option})
    table.found("R", 200, 10, "A", at=("F3",), A=4)
    table.found("UR", 90, 10, "B", at=("C14",), B=3, shorts={"A": 2})
    table.found("WT", "G1", 10, "B", at=("C22",), B=3, A=3)
    table.found("WC", 50, 2, "C", at=("B17",))
    table.set_cash("A", 500)
    table.give_private("MINC", "A")
    assert worth(table.state, "A") == 1120 + more
    assert worth(table.state, "C") == 100, "1817-8.6: both shares of a small company"


@pytest.mark.parametrize(("option", "rounds"), [("play", ["merger", "sale"]), ("skip", [])])
def test_mergers_and_sales_after_the_last_round(option: str, rounds: list[str]) -> None:
    """1817-8.3, final_ma_round."""
    table = Yard(options={"final_ma_round": option})
    table.set_phase("8")
    table.found("R", 100, 5, "A", 3000, trains=("8",), at=("F3",))
    table.found("UR", 90, 5, "B", 3000, trains=("8",), at=("C14",))
    table.state.turn = table.state.final_turn = 6
    table.turn("UR", "loans", number=2)
    seen: list[str] = []
    while not table.state.ended:
        table.play(table.actor, "pass")
        kind = table.facts.rules.round_of(table.state).kind
        if table.actor and kind not in seen:
            seen.append(kind)
    assert seen == rounds and table.state.ended == "last_train"
