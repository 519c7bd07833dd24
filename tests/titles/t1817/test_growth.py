"""Conversions and mergers of 1817 (sections 6.2 and 6.3)."""

import pytest

from tests.titles.t1817.boardroom import SITE, Boardroom

BOTH = pytest.mark.parametrize("preset", ["", SITE])


def merge(table: Boardroom, seat: str, company: str, target: str, survivor: str = "") -> None:
    """Propose, and have the other president agree where he is asked."""
    table.play(seat, "merge", company=company, target=target, survivor=survivor)
    if table.kinds() == {"answer"}:
        table.play(table.actor, "answer", accept=True)


# --- order -------------------------------------------------------------------------------------------------------


@BOTH
def test_e99_the_order_of_the_round(preset: str) -> None:
    """E99, 1817-6.1, 1817-6.2: white ones grow from the dearest on; then L, last in first, G1 to G3, cheapest white."""
    table = Boardroom(preset=preset)
    table.found("A&S", "L", 5, "A", 0, at=("B5",))
    table.found("Belt", "L", 5, "A", 0, at=("B17",))
    table.found("Bess", "G1", 5, "A", 0, at=("C14",))
    table.found("R", "G3", 5, "B", 0, at=("C22",))
    table.found("UR", 50, 5, "B", 0, at=("F3",))
    table.found("WT", 200, 5, "C", 9000, at=("F19",))
    table.mergers()
    asked: list[str] = []
    put_up: list[str] = []
    while len(put_up) < 6:
        if "convert" in table.kinds():
            asked.append(table.asked())
        table.play(table.actor, "pass")
        put_up += table.put_up()
    assert asked == ["WT", "UR"]
    assert put_up == ["Belt", "A&S", "Bess", "R", "UR", "WT"]


def test_who_is_asked_to_grow() -> None:
    """1817-6.4, 1817-6.7, 1817-6.11: white companies of two and five shares, no others."""
    table = Boardroom()
    table.found("A&S", "G3", 5, "A", at=("B5",))
    table.found("Belt", 100, 10, "A", at=("B17",))
    table.found("Bess", 90, 2, "B", at=("C14",))
    table.mergers()
    assert table.asked() == "Bess" and table.actor == "B"
    assert table.kinds() == {"pass", "convert"}
    assert table.why_not("B", "merge", company="Bess", target="A&S") == {"not-a-partner": "6.11"}
    assert table.why_not("B", "convert", company="Belt") == {"not-your-company": "6.7"}
    assert table.why_not("A", "convert", company="Bess") == {"not-your-turn": "6.7"}
    assert table.why_not("B", "short", company="Bess") == {"not-now": "5.4"}  # 1817-6.6: nobody shorts here


# --- conversion --------------------------------------------------------------------------------------------------


@BOTH
def test_e79_two_shares_become_five(preset: str) -> None:
    """E79, 1817-6.9, 1817-6.10, 1817-6.19, 1817-6.21, 1817-6.22: shares are bought, then a token."""
    table = Boardroom(preset=preset)
    table.found("R", 60, 2, "A", 100, at=("F3",))
    table.set_cash("A", 70)
    table.set_cash("B", 60)
    table.mergers()
    table.play("A", "convert", company="R")
    assert table.size("R") == 5 and table.held("R") == {"R": 3, "A": 2}
    table.play("A", "buy_share", company="R", source="R")
    assert table.actor == "B"  # A has $10 left
    table.play("B", "buy_share", company="R", source="R")
    assert table.held("R") == {"R": 1, "A": 3, "B": 1}
    assert table.actor == "A" and table.kinds() == {"pass", "take_loan"}
    table.play("A", "pass")
    assert table.cash("R") == 100 + 60 + 60 - 50
    assert table.tokens("R") == 2 and table.price("R") == 60


@pytest.mark.parametrize(("had", "bought"), [(4, 2), (6, 2), (7, 1), (8, 0)])
def test_e80_tokens_of_a_large_company(had: int, bought: int) -> None:
    """E80, 1817-6.19: two for $100, fewer where there would be more than eight."""
    table = Boardroom()
    table.found("R", 60, 5, "A", 500, at=("F3",), tokens=had, A=3, B=2)
    table.mergers()
    table.play("A", "convert", company="R")
    table.pass_all("B", "A")  # B could sell, R could borrow
    assert table.tokens("R") == had + bought
    assert table.cash("R") == 500 - 50 * bought
    assert table.held("R") == {"R": 5, "A": 3, "B": 2}


@BOTH
def test_e81_no_money_for_the_token(preset: str) -> None:
    """E81, 1817-6.20, 1817-6.3: liquidation, but not before the next round."""
    table = Boardroom(preset=preset)
    table.found("R", 60, 2, "A", 10, at=("F3",))
    table.found("UR", 100, 2, "B", 500, at=("F19",))
    table.mergers()
    table.play("B", "pass")
    table.play("A", "convert", company="R")
    table.play("A", "pass")
    assert table.price("R") == "L"
    assert table.in_play("R") and not table.is_on_sale("R")
    while table.happened("operating-round-began") == []:
        table.play(table.actor, "pass")
    assert table.in_play("R")
    table.mergers(2)
    table.play("B", "pass")
    assert table.is_on_sale("R")


def test_a_loan_pays_for_the_token() -> None:
    """1817-6.27, 1817-6.20: a loan after the trading, one space left; none is repaid."""
    table = Boardroom()
    table.found("R", 60, 2, "A", 10, at=("F3",))
    table.mergers()
    table.play("A", "convert", company="R")
    assert table.why_not("A", "repay_loan", company="R") == {"not-now": "5.4"}
    table.play("A", "take_loan", company="R")
    table.play("A", "pass")
    assert table.price("R") == 55 and table.cash("R") == 60 and table.loans("R") == 1
    assert table.tokens("R") == 2


def test_shorts_stay_in_a_conversion() -> None:
    """1817-6.9: shares and shorts keep their count, the price stays."""
    table = Boardroom()
    table.found("R", 100, 5, "A", 500, at=("F3",), A=3, shorts={"B": 2}, pool=2)
    table.mergers()
    table.play("A", "convert", company="R")
    assert table.held("R") == {"R": 7, "A": 3, "pool": 2} and table.shorts("R") == {"B": 2}
    assert table.price("R") == 100


# --- mergers -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "two", "merged"), [(65, 70, 135), (90, 100, 180), (400, 400, 600)])
def test_e82_two_small_companies_of_one_president(one: int, two: int, merged: int) -> None:
    """E82, 1817-6.13: the sum of the prices, rounded down; three shares in the treasury."""
    table = Boardroom()
    table.found("R", two, 2, "A", 30, at=("F3",), loans=1, trains=("2",))
    table.found("UR", one, 2, "A", 12, at=("F19",), loans=2, trains=("2+",))
    table.give_private("MAIL", "UR")
    table.mergers()
    table.play("A", "merge", company="R", target="UR")
    assert table.price("R") == merged  # the loans that change hands do not move it (1817-6.12)
    assert table.held("R") == {"A": 2, "R": 3} and table.size("R") == 5
    assert table.cash("R") == 42 and table.loans("R") == 3
    assert table.state.trains["R"] == ("2", "2+") and table.state.privates["MAIL"] == "R"
    assert table.tokens("R") == 2 and table.stations("R") == {"F3", "F19"}
    assert not table.in_play("UR") and table.size("UR") == 2  # back in the pool (1817-2.5)
    table.play("A", "pass")
    assert table.tokens("R") == 2  # none is bought after a merger (1817-6.18, 1817-6.19)


@BOTH
def test_e83_two_small_companies_of_two_presidents(preset: str) -> None:
    """E83, 1817-6.13: the one who begins must buy a second share at the new price."""
    table = Boardroom(preset=preset)
    table.found("R", 65, 2, "A", 0, at=("F3",))
    table.found("UR", 55, 2, "B", 0, at=("F19",))
    table.set_cash("A", 110)
    table.mergers()
    assert table.why_not("A", "merge", company="R", target="UR") == {"not-enough-cash": "6.13"}
    table.set_cash("A", 120)
    merge(table, "A", "R", "UR")
    assert table.price("R") == 120
    assert table.cash("A") == 0 and table.cash("R") == 120
    assert table.held("R") == {"A": 2, "B": 1, "R": 2}
    assert table.state.presidents["R"] == "A"


@pytest.mark.parametrize(("one", "two", "merged"), [(120, 135, 120), (200, 90, 135)])
def test_e84_the_average_of_two_prices(one: int, two: int, merged: int) -> None:
    """E84, 1817-6.14: rounded down to the track."""
    table = Boardroom()
    table.found("R", max(one, two), 5, "A", at=("F3",))
    table.found("UR", min(one, two), 5, "A", at=("F19",))
    table.mergers()
    table.play("A", "merge", company="R", target="UR")
    assert table.price("R") == merged
    assert table.size("R") == 10 and table.held("R") == {"R": 6, "A": 4}


@BOTH
def test_e85_the_largest_holder_directs(preset: str) -> None:
    """E85, 1817-6.15: Q brings four shares, P three; the treasury has one."""
    table = Boardroom(preset=preset)
    table.found("R", 120, 5, "A", at=("F3",), A=3, B=1, C=1)
    table.found("UR", 100, 5, "B", at=("F19",), B=3, C=1)
    table.mergers()
    merge(table, "A", "R", "UR")
    assert table.held("R") == {"A": 3, "B": 4, "C": 2, "R": 1}
    assert table.state.presidents["R"] == "B"


@pytest.mark.parametrize("initiator", ["R", "UR"])
def test_equals_after_a_merger(initiator: str) -> None:
    """1817-6.15: the president who began it, where he is among the largest."""
    table = Boardroom()
    table.found("R", 120 if initiator == "R" else 90, 5, "A", at=("F3",), A=3)
    table.found("UR", 100, 5, "B", at=("F19",), B=3)
    table.mergers()
    other = "UR" if initiator == "R" else "R"
    merge(table, table.actor, initiator, other)
    assert table.state.presidents[initiator] == ("A" if initiator == "R" else "B")


def test_equals_to_the_left_of_the_president_who_began() -> None:
    """1817-6.15: the first of them on his left, where he is not among them."""
    table = Boardroom(4)
    table.found("R", 120, 5, "B", at=("F3",), B=2, C=0, D=1, A=2)
    table.found("UR", 100, 5, "A", at=("F19",), A=2, D=2, C=1)
    table.state.move_shares("R", "A", "R", 1)
    table.mergers()
    merge(table, "B", "R", "UR")  # A 3, B 2, C 1, D 3
    assert table.state.presidents["R"] == "D"


@pytest.mark.parametrize("basis", ["shares", "net"])
def test_shorts_and_the_presidency(basis: str) -> None:
    """1817-6.15, 1817-6.16, D25: Q with three shares and two shorts against P with two shares."""
    table = Boardroom(options={"merge_president_basis": basis})
    table.found("R", 120, 5, "A", at=("F3",), A=2, shorts={"B": 2}, pool=2)
    table.found("UR", 100, 5, "B", at=("F19",), B=3)
    table.mergers()
    merge(table, "A", "R", "UR")
    if basis == "net":
        assert table.state.presidents["R"] == "A"
        assert table.held("R") == {"A": 2, "B": 1, "R": 5, "pool": 2} and table.shorts("R") == {}
    else:  # the certificate itself closes no short
        assert table.state.presidents["R"] == "B"
        assert table.held("R") == {"A": 2, "B": 2, "R": 5, "pool": 2} and table.shorts("R") == {"B": 1}


def test_nobody_would_direct() -> None:
    """1817-6.15, D25: where shorts leave nobody with two shares there is no merger."""
    table = Boardroom(options={"merge_president_basis": "net"})
    table.found("R", 120, 5, "A", at=("F3",), A=2, shorts={"B": 1}, pool=1)
    table.found("UR", 100, 5, "B", at=("F19",), B=2, shorts={"A": 1}, pool=1)
    table.mergers()
    assert table.why_not("A", "merge", company="R", target="UR") == {"nobody-would-direct": "6.15"}


@pytest.mark.parametrize(("cap", "legal"), [("5", False), ("10", True)])
def test_e86_shorts_of_both(cap: str, legal: bool) -> None:
    """E86, 1817-6.14, 1817-6.16, 1817-6.17: pairs in one hand are closed; seven stay where there are none."""
    for singles in (2, 0):
        table = Boardroom(options={"short_cap_10": cap})
        table.found("R", 120, 5, "C", at=("F3",), C=2, shorts={"A": 4}, pool=4)
        table.found("UR", 100, 5, "C", at=("F19",), C=2, A=singles, shorts={"B": 3}, pool=3)
        table.mergers()
        table.play("C", "merge", company="R", target="UR")
        if singles:
            assert table.shorts("R") == {"A": 2, "B": 3}
            assert table.held("R") == {"C": 4, "pool": 7, "R": 4}
        else:
            assert table.shorts("R") == {"A": 4, "B": 3}
            table.set_cash("B", 0)
            table.stock_turn("B", 3)
            assert table.may("B", "short", company="R") == legal


def test_e87_one_growth_a_round() -> None:
    """E87, 1817-6.8: who has converted or merged is no partner any more."""
    table = Boardroom()
    table.found("R", 120, 2, "A", 500, at=("F3",))
    table.found("UR", 100, 5, "A", 500, at=("F19",))
    table.mergers()
    table.play("A", "convert", company="R")
    table.play("A", "pass")
    assert table.asked() == "UR"
    assert table.why_not("A", "merge", company="UR", target="R") == {"not-a-partner": "6.8"}
    table.play("A", "convert", company="UR")
    assert table.size("UR") == 10


def test_e88_a_partner_that_did_nothing() -> None:
    """E88, 1817-6.7: a company that passed may still be a partner later."""
    table = Boardroom()
    table.found("R", 120, 5, "A", at=("F3",))
    table.found("UR", 100, 5, "A", at=("F19",))
    table.mergers()
    table.play("A", "pass")
    table.play("A", "merge", company="UR", target="R")
    assert not table.in_play("R") and table.size("UR") == 10


def test_the_swallowed_company_is_not_asked() -> None:
    """1817-6.8, 1817-13.26: the other one's turn is gone with it, and the survivor has no second turn."""
    table = Boardroom()
    table.found("R", 120, 2, "A", 200, at=("F3",))
    table.found("UR", 100, 2, "A", at=("F19",))
    table.mergers()
    table.play("A", "merge", company="R", target="UR", survivor="UR")
    assert not table.in_play("R") and table.price("UR") == 220
    assert table.asked() == "UR" and table.kinds() == {"pass", "take_loan"}
    table.play("A", "pass")
    assert table.happened("sale-round-began")


# --- consent and survivor ----------------------------------------------------------------------------------------


def test_the_other_president_is_asked() -> None:
    """1817-6.11, D10: he may decline, and is not asked the same again; with the other value nobody is asked."""
    table = Boardroom()
    table.found("R", 120, 5, "A", at=("F3",), A=3)
    table.found("UR", 100, 5, "B", at=("F19",), B=2)
    table.mergers()
    table.play("A", "merge", company="R", target="UR")
    assert table.actor == "B" and table.kinds() == {"answer"}
    assert table.why_not("A", "convert", company="R") == {"not-your-turn": "6.11", "not-now": "6.11"}
    table.play("B", "answer", accept=False)
    assert table.actor == "A" and table.in_play("UR")
    assert table.why_not("A", "merge", company="R", target="UR") == {"merger-was-declined": "6.11"}
    table.play("A", "merge", company="R", target="UR", survivor="UR")
    table.play("B", "answer", accept=True)
    assert not table.in_play("R") and table.state.presidents["UR"] == "A"
    table = Boardroom(options={"merge_consent": "assumed"})
    table.found("R", 120, 5, "A", at=("F3",), A=3)
    table.found("UR", 100, 5, "B", at=("F19",), B=2)
    table.mergers()
    table.play("A", "merge", company="R", target="UR")
    assert not table.in_play("UR")


@pytest.mark.parametrize("survivor", ["choice", "initiator"])
def test_who_survives(survivor: str) -> None:
    """1817-6.12, D11: either, or always the one whose turn it is."""
    table = Boardroom(options={"merge_survivor": survivor})
    table.found("R", 120, 5, "A", at=("F3",))
    table.found("UR", 100, 5, "A", at=("F19",))
    table.mergers()
    why = table.why_not("A", "merge", company="R", target="UR", survivor="UR")
    assert why == ({} if survivor == "choice" else {"does-not-survive": "6.12"})
    assert table.why_not("A", "merge", company="R", target="UR", survivor="WT") == {"does-not-survive": "6.12"}


@pytest.mark.parametrize(("one", "two", "stack"), [(120, 120, ["R", "WT"]), (135, 110, ["WT", "R"])])
def test_the_marker_goes_behind(one: int, two: int, stack: list[str]) -> None:
    """1817-6.18, 1817-2.24: behind all others on its new space; where the price stays it keeps its place."""
    table = Boardroom()
    table.found("R", one, 5, "A", at=("F3",))
    table.found("UR", two, 5, "A", at=("F19",))
    table.found("WT", 120, 10, "B", at=("B5",))
    table.mergers()
    table.play("A", "merge", company="R", target="UR")
    assert table.stack(table.cell("R")) == stack


def test_a_president_whose_pairs_vanish_loses_the_merged_company_and_closes_the_rest() -> None:
    """1817-6.15, 1817-6.16, 1817-4.25: what was his certificate is two singles then, and they close shorts too."""
    table = Boardroom()
    table.found("R", 100, 5, "A", A=3, B=1, at=("H3",))
    table.found("GT", 90, 5, "B", B=2, pool=3, shorts={"A": 3}, at=("G6",))
    table.mergers()
    merge(table, "A", "R", "GT")
    assert table.state.presidents["R"] == "B"
    assert table.held("R") == {"R": 4, "B": 3, "pool": 3} and table.shorts("R") == {}


def test_trains_above_the_limit() -> None:
    """1817-6.5, 1817-13.27: the president discards after a merger."""
    table = Boardroom()
    table.set_phase("4")
    table.found("R", 120, 5, "A", at=("F3",), trains=("3", "3"))
    table.found("UR", 100, 5, "A", at=("F19",), trains=("4", "4"))
    table.mergers()
    table.play("A", "merge", company="R", target="UR")
    assert table.kinds() == {"discard_train"}
    table.play("A", "discard_train", company="R", train="3")
    assert table.state.trains["R"] == ("3", "4", "4") and table.state.trains["pool"] == ("3",)


# --- tokens ------------------------------------------------------------------------------------------------------


@BOTH
def test_e91_two_tokens_in_one_city(preset: str) -> None:
    """E91, 1817-6.28, 1817-6.30, D23: one goes back to the charter, its slot is free."""
    table = Boardroom(preset=preset)
    table.lay("G6", "57", 0)
    table.lay("G6", "14", 0)
    table.found("R", 120, 5, "A", at=("G6", "F3"))
    table.found("UR", 100, 5, "A", at=("G6",))
    table.mergers()
    table.play("A", "merge", company="R", target="UR")
    assert table.stations("R") == {"G6", "F3"} and table.tokens("R") == 4
    assert table.state.tokens_left("R") == 2
    assert table.state.board.tokens_at("G6", 0) == ("R",)


def test_both_cities_of_new_york() -> None:
    """1817-6.28: they are one hex; the owner chooses which token comes back."""
    table = Boardroom()
    table.found("R", 120, 5, "A", at=("E22.0",))
    table.found("UR", 100, 5, "A", at=("E22.1", "F3"))
    table.mergers()
    table.play("A", "merge", company="R", target="UR")
    assert table.kinds() == {"remove_token"}
    assert table.why_not("A", "remove_token", company="R", hex="F3", stop=0) == {"token-stays": "6.29"}
    table.play("A", "remove_token", company="R", hex="E22", stop=0)
    assert table.state.board.tokens_at("E22", 0) == () and table.state.board.tokens_at("E22", 1) == ("R",)
    assert table.tokens("R") == 4 and table.state.tokens_left("R") == 2


def test_e92_nine_tokens() -> None:
    """E92, 1817-6.29, 1817-2.3: the president drops one of nine."""
    table = Boardroom()
    table.found("R", 120, 5, "A", at=("B5", "B17", "C14", "C22", "F3"))
    table.found("UR", 100, 5, "A", at=("F13", "F19", "I16", "D7"))
    table.mergers()
    table.play("A", "merge", company="R", target="UR")
    assert table.kinds() == {"remove_token"} and len(table.offers("remove_token")) == 9
    table.play("A", "remove_token", company="R", hex="F3", stop=0)
    assert table.tokens("R") == 8 and table.state.tokens_left("R") == 0
    assert table.stations("R") == {"B5", "B17", "C14", "C22", "F13", "F19", "I16", "D7"}


def test_tokens_of_the_charter_above_eight_vanish() -> None:
    """1817-6.29, 1817-13.27: without a question where all on the map can stay."""
    table = Boardroom()
    table.found("R", 120, 5, "A", at=("B5", "B17"), tokens=5)
    table.found("UR", 100, 5, "A", at=("F13", "F19"), tokens=6)
    table.mergers()
    table.play("A", "merge", company="R", target="UR")
    assert table.tokens("R") == 8 and table.state.tokens_left("R") == 4
