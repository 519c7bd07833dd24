"""Companies that buy privates, and E that becomes a train (18CE section 14, 18CE-2.8)."""

import pytest

from tests.titles.t18ce.lines import Lines


def buyer(phase: str = "3", company: str = "LLR", **options: str) -> Lines:
    """LLR, directed by A, may buy privates of B and of its director."""
    table = Lines(4, **options)
    table.open(company, treasury=500)
    table.set_phase(phase)
    for private, owner in (("p:A", "A"), ("p:B", "A"), ("p:C", "A"), ("p:D", "B"), ("p:E", "A"), ("p:F", "B")):
        if phase not in ("6", "7", "8"):
            table.give_private(private, owner)
    table.operating_turn(company)
    return table


def purchase(table: Lines, private: str, price: int, company: str = "LLR") -> dict[str, str]:
    return table.why_not("A", "buy_private", company=company, private=f"p:{private}", price=price)


def test_edge_case_55_half_to_one_and_a_half_times_the_face_value() -> None:
    """18CE-14.1 (EC-55): 38 to 112 for C; A 10 to 30, B 20 to 60, D 55 to 165, E 90 to 270."""
    table = buyer()
    for private, low, high in (("A", 10, 30), ("B", 20, 60), ("C", 38, 112), ("D", 55, 165), ("E", 90, 270)):
        assert [purchase(table, private, price) for price in (low, high)] == [{}, {}]
        for price in (low - 1, high + 1):
            assert purchase(table, private, price) == {"price-out-of-range": "14.1"}


def test_only_from_phase_3_until_phase_6() -> None:
    """18CE-14.1, 18CE-7.4, 18CE-2.11: and at any moment of the turn."""
    assert purchase(buyer("2"), "A", 20) == {"phase-forbids": "14.1"}
    table = buyer("5")
    assert purchase(table, "A", 20) == {}
    table.play("A", "pass")
    assert purchase(table, "A", 20) == {}
    assert purchase(buyer("6"), "A", 20)["private-not-for-sale"] == "14.1"


def test_the_owner_agrees_and_income_goes_to_the_company_from_the_next_round_on() -> None:
    """18CE-14.1, 18CE-14.3, 18CE-2.2, 18CE-2.3: no consent is needed of the company's own director."""
    table = buyer()
    table.play("A", "buy_private", company="LLR", private="p:C", price=100)
    assert (table.state.cash["LLR"], table.state.privates["p:C"]) == (400, "LLR")
    table.play("A", "buy_private", company="LLR", private="p:D", price=60)
    assert table.actor == "B"
    table.play("B", "answer", accept=False)
    assert table.state.privates["p:D"] == "B"
    table.play("A", "buy_private", company="LLR", private="p:D", price=60)
    table.play("B", "answer", accept=True)
    assert (table.state.privates["p:D"], table.state.cash["LLR"]) == ("LLR", 340)
    table.begin_round(opening=("income",))
    assert table.state.cash["LLR"] == 340 + 15 + 20


def test_f_is_not_for_sale_unless_the_option_allows_it() -> None:
    """18CE-2.10, 18CE-19.7: then for 130 to 390."""
    assert purchase(buyer(), "F", 260) == {"private-never-sold": "2.10"}
    table = buyer(f_sale="allowed")
    assert [purchase(table, "F", price) for price in (130, 390)] == [{}, {}]
    assert purchase(table, "F", 129) == {"price-out-of-range": "14.1"}


def test_by_one_reading_companies_sell_privates_too() -> None:
    """18CE-14.1, 18CE-C13"""
    plain, table = buyer(), buyer(private_seller="player_or_company")
    for one, why in ((plain, {"private-not-for-sale": "14.1"}), (table, {})):
        one.open("QTR", "B", treasury=0)
        one.give_private("p:A", "QTR")
        assert purchase(one, "A", 20) == why
    table.play("A", "buy_private", company="LLR", private="p:A", price=20)
    assert table.actor == "B"
    table.play("B", "answer", accept=True)
    assert (table.state.privates["p:A"], table.state.cash["QTR"]) == ("LLR", 20)


def test_the_range_of_a_may_follow_its_price() -> None:
    """18CE-14.2, 18CE-19.27"""
    table = buyer(a_face_after_drop="reduced")
    table.state.faces = {"p:A": 15}
    assert [purchase(table, "A", price) == {} for price in (7, 8, 22, 23)] == [False, True, True, False]


# --- E ---------------------------------------------------------------------------------------------------------


def test_edge_case_53_e_becomes_a_train_and_its_marker_a_station() -> None:
    """18CE-2.8, 18CE-9.3 (EC-53): LLR's marker stands in K16 for 0, LLR has a 2-train; the ladder does not move."""
    table = buyer()
    table.play("A", "buy_private", company="LLR", private="p:E", price=180)
    assert table.state.trains["LLR"] == ("2",)
    assert "p:E" not in table.state.privates
    assert table.kinds() == {"pass", "place_token"}
    token = {"company": "LLR", "stop": 0, "private": "p:E"}
    assert table.why_not("A", "place_token", hex="L6", **token) == {"other-token-due": "2.8"}
    assert table.why_not("A", "place_token", hex="K16", **{**token, "stop": 1}) == {"not-a-city": "2.8"}
    assert table.why_not("A", "buy_wagon", company="LLR", source="depot", price=80) == {"not-now": "2.8"}
    table.play("A", "place_token", hex="K16", **token)
    assert table.state.board.tokens_at("K16", 0) == ("LLR",)
    assert table.state.cash["LLR"] == 320
    assert table.state.tokens_left("LLR") == 2
    assert table.state.charter("LLR").token_prices[table.state.tokens_placed("LLR")] == 40
    counted = buyer(e_marker_ladder="counted")  # 18CE-19.19
    counted.play("A", "buy_private", company="LLR", private="p:E", price=180)
    counted.play("A", "place_token", hex="K16", **token)
    assert counted.state.tokens_left("LLR") == 2
    assert counted.state.charter("LLR").token_prices[counted.state.tokens_placed("LLR")] == 100


def test_the_marker_leaves_when_nobody_replaces_it() -> None:
    """18CE-2.8, 18CE-9.4, 18CE-19.6 (EC-53): HKR stands in K16 already; others may decline."""
    for option, here in (("removed", ()), ("stays", ("p:E",))):
        table = buyer(e_station_declined=option)
        table.play("A", "buy_private", company="LLR", private="p:E", price=180)
        table.play("A", "pass")
        assert table.state.board.tokens_at("K16", 0) == here
        assert table.state.trains["LLR"] == ("2",)
    home = buyer(company="HKR")
    home.play("A", "buy_private", company="HKR", private="p:E", price=180)
    assert home.state.board.tokens_at("K16", 0) == ("HKR",)
    assert home.state.trains["HKR"] == ("2",)


def test_edge_case_54_in_phase_4_the_train_is_obsolete_at_once() -> None:
    """18CE-2.8 (EC-54): the station is left."""
    table = buyer("4")
    table.play("A", "buy_private", company="LLR", private="p:E", price=180)
    assert table.state.trains["LLR"] == ()
    table.play("A", "place_token", company="LLR", hex="K16", stop=0, private="p:E")
    assert table.state.board.tokens_at("K16", 0) == ("LLR",)
    exported = buyer("4", export_phase="last_of_level")  # the phase began by the export of the last 3-train
    exported.state.sold_trains = ("2", "3")
    exported.play("A", "buy_private", company="LLR", private="p:E", price=180)
    assert exported.state.trains["LLR"] == ()


def test_edge_case_73_e_is_bought_at_the_limit() -> None:
    """18CE-2.8, 18CE-12.5, 18CE-19.33 (EC-73): five trains, then one of choice is discarded; or it is refused."""
    table = buyer()
    table.give_trains("LLR", "3", "3", "3", "2")
    table.play("A", "buy_private", company="LLR", private="p:E", price=180)
    table.play("A", "pass")
    assert table.kinds() == {"discard_train"}
    assert set(table.offered("discard_train", "train")) == {"2", "3"}
    table.play("A", "discard_train", company="LLR", train="2")
    assert sorted(table.state.trains["LLR"]) == ["2", "3", "3", "3"]
    refused = buyer(e_at_limit="refused")
    refused.give_trains("LLR", "3", "3", "3", "2")
    assert purchase(refused, "E", 180) == {"at-train-limit": "12.4"}


@pytest.mark.parametrize(("option", "here"), [("removed", ()), ("stays", ("p:E",))])
def test_edge_case_74_e_closes_with_phase_6(option: str, here: tuple[str, ...]) -> None:
    """18CE-2.8, 18CE-2.11, 18CE-19.34 (EC-74): its marker leaves K16 and the slot is vacant."""
    table = Lines(e_marker_on_close=option)
    table.open("LLR", treasury=700)
    table.set_phase("5")
    table.set_depot("6", 2)
    table.give_private("p:E", "A")
    table.operating_turn("LLR", "trains")
    table.play("A", "buy_train", company="LLR", source="depot", train="6", price=630)
    assert table.state.privates == {}
    assert table.state.board.tokens_at("K16", 0) == here


def test_a_train_bought_with_e_runs_in_the_same_turn() -> None:
    """18CE-2.8: bought before the trains run."""
    table = buyer(company="JZR")
    table.play("A", "buy_private", company="JZR", private="p:E", price=100)
    table.play("A", "pass")
    table.play("A", "pass")
    while table.step not in ("run", "dividend"):
        table.play("A", "pass")
    assert table.step == "run"
    assert table.best("JZR").total == 50
