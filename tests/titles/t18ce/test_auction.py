"""The auction of the privates (18CE section 5)."""

import pytest

from highiron.core.ids import BANK, IPO
from tests.titles.t18ce.tables import Table18CE


def owners(table: Table18CE) -> str:
    """Who owns A to F, `-` for the bank."""
    return "".join(table.state.privates[f"p:{name}"].replace(BANK, "-") for name in "ABCDEF")


def pass_round(table: Table18CE, times: int = 1) -> None:
    for _ in range(times * len(table.facts.seats)):
        table.play(table.actor, "pass")


def test_a_turn_is_one_of_three_things() -> None:
    """18CE-5.1, 18CE-5.2, 18CE-5.11: pass, buy the cheapest, or bid on another one; nothing else happens."""
    table = Table18CE()
    assert table.kinds() == {"pass", "take_private", "bid"}
    assert table.offered("take_private", "private") == ["p:A"]
    assert table.offered("bid", "private") == [f"p:{name}" for name in "BCDEF"]
    assert table.why_not("A", "bid", private="p:A", price=20) == {"no-bid-on-current-private": "5.2"}
    assert table.why_not("A", "par", company="JZR", price=67) == {"not-now": "5.2"}


def test_edge_case_2_the_cheapest_is_bought_at_once() -> None:
    """18CE-5.2 (EC-02): A for 20, then B is the cheapest and the next player is asked."""
    table = Table18CE()
    table.take("A A")
    assert table.state.cash["A"] == 580
    assert owners(table) == "A-----"
    assert table.offered("take_private", "private") == ["p:B"]
    assert table.actor == "B"


def test_edge_case_3_single_bids_buy_in_a_chain() -> None:
    """18CE-5.4, 18CE-5.6, 18CE-5.10 (EC-03): the bids on B and C become purchases, and the turn passes on."""
    table = Table18CE()
    table.bid("A C 75", "B B 40")
    table.take("C A")
    assert owners(table) == "CBA---"
    assert [table.state.cash[seat] for seat in "ABC"] == [525, 560, 580]
    assert table.offered("take_private", "private") == ["p:D"]
    assert table.actor == "D"
    winner = Table18CE(auction_turn="after_winner")  # 18CE-19.10
    winner.bid("A C 75", "B B 40")
    winner.take("C A")
    assert winner.actor == "B"


def test_edge_case_4_bids_rise_by_five() -> None:
    """18CE-5.3 (EC-04): 79 is too little over 75, 80 and 83 will do; with multiples 83 will not."""
    for options, low in (({}, {}), ({"bid_step": "multiple"}, {"bid-not-in-steps": "5.3"})):
        table = Table18CE(4, **options)
        assert table.why_not("A", "bid", private="p:C", price=74)["bid-too-low"] == "5.3"
        table.bid("A C 75")
        assert "bid-too-low" in table.why_not("B", "bid", private="p:C", price=79)
        assert table.may("B", "bid", private="p:C", price=80)
        assert table.why_not("B", "bid", private="p:C", price=83) == low


def test_a_new_bid_replaces_the_old_one_and_must_beat_it() -> None:
    """18CE-5.3: the own highest bid has to be beaten by 5 too, and its money is used again."""
    table = Table18CE()
    table.bid("A C 75")
    table.pass_all("B", "C", "D")
    assert table.why_not("A", "bid", private="p:C", price=79) == {"bid-too-low": "5.3"}
    table.bid("A C 600")
    assert "not-enough-cash" in table.why_not("B", "bid", private="p:C", price=605)


@pytest.mark.parametrize(("step", "least"), [("5", 90), ("1", 86)])
def test_edge_case_5_several_bidders_call(step: str, least: int) -> None:
    """18CE-5.5 (EC-05): the lowest bid calls first, above the highest; who quits is out; the last one pays."""
    table = Table18CE(auction_raise=step)
    table.bid("A C 75", "B C 80", "C C 85")
    table.take("D A", "A B")
    assert table.actor == "A"
    assert min(table.offered("bid", "price")) == least
    assert table.may("A", "bid", private="p:C", price=560)  # all the money that is not under other certificates
    table.play("A", "pass")
    table.bid("B C 90", "C C 95")
    assert table.actor == "B"
    table.play("B", "pass")
    assert table.state.privates["p:C"] == "C"
    assert table.state.cash["C"] == 505
    assert table.actor == "B"  # the neighbour of A, who had bought B


def test_edge_case_6_the_highest_bid_stands_when_all_others_quit() -> None:
    """18CE-5.5 (EC-06): nobody raised, so the original bid is paid."""
    table = Table18CE()
    table.bid("A C 75", "B C 80", "C C 85")
    table.take("D A", "A B")
    table.pass_all("A", "B")
    assert table.state.cash["C"] == 515


def test_calls_go_round_in_the_order_of_the_bids() -> None:
    """18CE-5.5: not clockwise, but from the lowest bid upwards in every round."""
    table = Table18CE()
    table.bid("A C 85", "B C 90", "C C 95", "D C 100")
    table.take("A A")
    table.bid("B C 105")  # B's new bid is the highest now
    table.take("C B")
    asked = []
    for price in (110, 115, 120, 125, 130):
        asked.append(table.actor)
        table.play(table.actor, "bid", private="p:C", price=price)
    assert asked == ["A", "C", "D", "B", "A"]


def test_edge_case_7_money_under_other_certificates_is_bound() -> None:
    """18CE-5.3 (EC-07): of 400 only 110 are left for C."""
    table = Table18CE(6)
    table.bid("A E 180")
    table.pass_all(*"BCDEF")
    table.bid("A D 110")
    table.pass_all(*"BCDEF")
    assert table.why_not("A", "bid", private="p:C", price=115) == {"not-enough-cash": "5.3"}
    assert table.may("A", "bid", private="p:C", price=110)


def test_edge_case_8_a_falls_until_somebody_has_to_take_it() -> None:
    """18CE-5.7 (EC-08): 15, 10, 5, and at 0 the next player gets A without a choice."""
    table = Table18CE()
    for price in (15, 10, 5):
        pass_round(table)
        assert table.happened("private-price-fell") == [{"private": "p:A", "price": price}]
        assert table.actor == "A"
    pass_round(table)
    assert owners(table) == "A-----"
    assert table.state.cash["A"] == 600
    assert table.actor == "B"


def test_edge_case_9_privates_pay_when_all_pass() -> None:
    """18CE-5.7 (EC-09): A and B pay 5 and 10, and the auction goes on."""
    table = Table18CE()
    table.take("A A", "B B")
    pass_round(table)
    assert [table.state.cash[seat] for seat in "ABCD"] == [585, 570, 600, 600]
    assert table.offered("take_private", "private") == ["p:C"]
    assert table.actor == "C"


def test_edge_case_10_f_brings_a_director_share() -> None:
    """18CE-2.9 (EC-10): 20% of JHR for nothing; its buyer names the price; JHR has no money yet."""
    table = Table18CE()
    table.bid("A F 260", "B F 265")
    table.take("C A", "D B", "A C", "B D", "C E")
    table.play("A", "pass")
    assert table.kinds() == {"par"}
    assert table.why_not("B", "pass") == {"not-now": "2.9"}
    before = table.state.cash["B"]
    table.play("B", "par", company="JHR", price=100)
    assert table.state.cash["B"] == before == 600 - 110 - 265
    assert (table.state.held("JHR", "B"), table.state.presidents["JHR"], table.state.price("JHR")) == (2, "B", 100)
    assert (table.state.cash["JHR"], table.state.floated) == (0, ())


@pytest.mark.parametrize(
    ("option", "company"), [("JHR", "JHR"), ("JGR", "JGR"), ("zh_literal", "JHR"), ("en_literal", "JGR")]
)
def test_whose_director_share_comes_with_f(option: str, company: str) -> None:
    """18CE-2.9: the texts name JHR and JGR."""
    table = Table18CE(f_company=option)
    table.take("A A", "B B", "C C", "D D", "A E", "B F")
    assert table.offered("par", "company") == [company]
    assert table.state.held(company, IPO) == 8


def test_edge_case_11_the_priority_goes_left_of_the_last_buyer() -> None:
    """18CE-5.8 (EC-11): C buys the last private, D has the priority deal, and phase 2 begins."""
    table = Table18CE()
    table.take("A A", "B B", "C C", "D D", "A E")
    table.play("B", "pass")
    table.take("C F")
    table.play("C", "par", company="JHR", price=67)
    assert (table.state.turn, table.state.priority, table.actor) == (1, "D", "D")
    assert table.state.phase_facts.id == "2"


def test_edge_case_72_endless_passing_lowers_the_cheapest() -> None:
    """18CE-5.9 (EC-72): income eleven times, then E costs 175; a bid starts the count anew."""
    for options, price in (({}, 175), ({"auction_stall": "none"}, 180)):
        table = Table18CE(4, **options)
        table.take("A A", "B B", "C C", "D D")
        pass_round(table, 11)
        assert table.state.cash["A"] == 580 + 11 * 5
        cash = table.state.cash[table.actor]
        seat = table.actor
        table.take(f"{seat} E")
        assert table.state.cash[seat] == cash - price
    table = Table18CE()
    table.take("A A", "B B", "C C", "D D")
    pass_round(table, 10)
    table.bid("A F 260")
    pass_round(table)
    assert not table.happened("private-price-fell")


def test_at_nothing_the_cheapest_is_taken() -> None:
    """18CE-5.9: a private that has fallen to 0 goes to the next player; a reduced price is no new face value."""
    table = Table18CE()
    table.take("A A", "B B", "C C", "D D")
    pass_round(table, 10 + 180 // 5)
    assert owners(table) == "ABCDA-"
    assert table.state.faces == {}


def test_the_first_player_is_drawn() -> None:
    """18CE-1.7: the priority deal is drawn at random, and the auction begins with it."""
    from highiron.game import Game

    firsts = {Game("18CE", 4, seed=seed).state.actor for seed in range(40)}
    assert firsts == set("ABCD")
