"""Tokens of 1846: prices, reserved cities, what comes from the charter and what not (1846-2.1.3, 1846-5.4.6)."""

import pytest

from tests.titles.t1846.railways import SITE, Railways


def fort_wayne(company: str, *, linked: bool, tile: str = "57", phase: str = "II", treasury: int = 500) -> Railways:
    """The company stands in Toledo as well; track leads from there to Fort Wayne if `linked`."""
    table = Railways()
    table.start(company, 100, "A", treasury=treasury)
    table.set_phase(phase)
    table.lay("D14", "6", 1)
    table.put_token(company, "D14")
    table.lay("E11", "57", 0)
    if tile != "57":
        table.lay("E11", tile, 0)
    if linked:
        table.lay("D12", "8", 4)
    table.operating_turn(company)
    return table


def test_an_ordinary_token() -> None:
    """1846-5.4.6, 1846-2.1.1: $80 in a city within reach, from the charter, one a turn; it leaves the lays alone."""
    table = fort_wayne("GT", linked=True, tile="14")
    table.tokens("E11")
    assert table.state.cash["GT"] == 420
    assert table.state.board.tokens_at("E11", 0) == ("GT",)
    assert table.state.tokens_left("GT") == 0
    assert table.step == "build"
    assert table.why_no_token("D14") == {
        "token-already-placed": "5.4.6",
        "no-slot-free": "5.4.6",
        "token-already-in-hex": "5.4.6",
        "no-token-left": "2.1.1",
    }
    table.lays("D12 23 0")


def test_before_between_or_after_the_tiles() -> None:
    """1846-5.4.6, 1846-5.2.1: track and token in any order; the step is over when nothing is left."""
    for order in ("t12", "1t2", "12t"):
        table = fort_wayne("GT", linked=True, tile="14", treasury=120)
        for what in order:
            if what == "t":
                table.tokens("E11")
            else:
                table.lays({"1": "D12 24 4", "2": "F10 9 0"}[what])
        assert table.step != "build"
        assert table.state.cash["GT"] == 0


def test_only_in_reach() -> None:
    """1846-5.4.6: not in a city that no track leads to."""
    table = fort_wayne("GT", linked=False, tile="14")
    assert table.why_no_token("E11") == {"city-not-reached": "5.4.6"}
    assert table.offers("place_token") == []


def test_one_token_in_a_hex() -> None:
    """1846-5.4.6: a second one in another city of Chicago is refused too."""
    table = Railways()
    table.start("NYC", 100, "A", treasury=500)
    table.put_token("NYC", "D6", 2)
    table.lay("D8", "7", 1)  # round to the city in the north
    table.operating_turn("NYC")
    assert table.why_no_token("D6", 1) == {"token-already-in-hex": "5.4.6"}
    assert table.why_no_token("D6", 4) == {"not-a-city": "5.4.6", "city-not-reached": "5.4.6"}


def test_money_for_a_token() -> None:
    """1846-5.4.6: the price must be there."""
    table = fort_wayne("GT", linked=True, tile="14", treasury=79)
    assert table.why_no_token("E11") == {"not-enough-cash": "5.4.6"}


def test_fort_wayne_is_reserved() -> None:
    """1846-2.1.3, 1846-10.38: one slot is PRR's until phase IV; the other is open from green on."""
    table = fort_wayne("GT", linked=True)
    assert table.why_no_token("E11") == {"slot-reserved": "2.1.3"}
    assert table.offers("place_token") == []
    assert fort_wayne("GT", linked=True, tile="14").token_price("E11") == 80
    assert fort_wayne("GT", linked=True, phase="IV").token_price("E11") == 80


def test_fort_wayne_for_the_pennsylvania() -> None:
    """1846-2.1.3, 1846-10.38: $40 with connection, $60 without, also in phase IV."""
    for phase in ("II", "IV"):
        assert fort_wayne("PRR", linked=True, phase=phase).token_price("E11") == 40
        assert fort_wayne("PRR", linked=False, phase=phase).token_price("E11") == 60
    table = fort_wayne("PRR", linked=False, treasury=59)
    assert table.why_no_token("E11") == {"not-enough-cash": "5.4.6"}
    table = fort_wayne("PRR", linked=False)
    table.tokens("E11")
    assert table.state.tokens_left("PRR") == 2  # from the charter, and the token of the turn
    assert table.why_no_token("E11")["token-already-placed"] == "5.4.6"


def test_a_full_reserved_city() -> None:
    """1846-2.1.3: in phase IV others may have taken it."""
    table = fort_wayne("PRR", linked=False, phase="IV")
    table.start("GT", 100, "B")
    table.put_token("GT", "E11")
    assert table.why_no_token("E11") == {"no-slot-free": "5.4.6"}


def test_cincinnati_for_the_baltimore() -> None:
    """1846-2.1.3, 1846-10.39: $100 in the untiled city, far from home; $40 once it is reached."""
    table = Railways()
    table.start("B&O", 100, "A", treasury=500)
    table.operating_turn("B&O")
    assert table.token_price("H12") == 100
    table.lay("G19", "14", 1)
    table.lay("G17", "8", 4)
    table.lay("H16", "8", 1)
    table.lay("H14", "9", 1)
    assert table.token_price("H12") == 100
    table.lay("H12", "293", 1)
    assert table.token_price("H12") == 40


def test_erie_must_reach_its_second_city() -> None:
    """1846-2.1.3: ERIE in D20 for $40, only with a connection; NYC's home is beside it."""
    table = Railways()
    table.start("ERIE", 100, "A", treasury=100)
    table.operating_turn("ERIE")
    assert table.why_no_token("D20") == {"city-not-reached": "5.4.6"}
    table.lay("E19", "7", 3)
    assert table.token_price("D20") == 40
    table.start("NYC", 100, "B")
    assert table.token_price("D20") == 40


def test_illinois_central_must_reach_its_second_city() -> None:
    """1846-2.1.3: IC in I5 for $40."""
    table = Railways()
    table.start("IC", 100, "A", treasury=100)
    table.operating_turn("IC")
    assert table.why_no_token("I5") == {"city-not-reached": "5.4.6"}
    table.lay("J4", "9", 0)
    assert table.token_price("I5") == 40


def test_homes_are_kept() -> None:
    """1846-5.4.7, 1846-2.1.3: until NYC starts its slot is closed, and ERIE's beside it until phase IV."""
    table = Railways()
    table.start("PRR", 100, "A", treasury=500)
    table.lay("E19", "8", 3)
    table.operating_turn("PRR")
    assert table.why_no_token("D20") == {"slot-reserved": "2.1.3"}
    table.set_phase("IV")
    assert table.token_price("D20") == 80
    table.put_token("GT", "D20")
    assert table.why_no_token("D20") == {"slot-reserved": "5.4.7"}


def test_reservations_of_a_closed_corporation_end() -> None:
    """1846-6.5, 1846-1.6: what is not in the game keeps no city."""
    table = fort_wayne("GT", linked=True)
    del table.state.shares["PRR"]
    assert table.token_price("E11") == 80


def test_independents_place_no_tokens() -> None:
    """1846-2.2.2."""
    table = Railways()
    table.give_private("MS", "A")
    table.operating_turn("MS")
    assert table.why_no_token("C15") == {"independent-has-no-tokens": "2.2.2"}
    assert "place_token" not in table.kinds()


# --- the city of the C&WI --------------------------------------------------------------------------------------


def chicago(owner: str, *, linked: bool = True) -> Railways:
    """NYC in Fort Wayne, with track to the city of Chicago beside E7 if `linked`; C&WI belongs to the owner."""
    table = Railways()
    table.start("NYC", 100, "A", treasury=500)
    table.start("GT", 100, "B", treasury=500)
    table.give_private("C&WI", owner)
    table.lay("E11", "57", 1)
    table.put_token("NYC", "E11")
    if linked:
        table.lay("E9", "9", 1)
        table.lay("E7", "8", 2)
    table.operating_turn("NYC")
    return table


def test_a_free_token_in_chicago() -> None:
    """1846-2.3.2, 1846-10.40: extra, free, not from the charter, without connection, beside the token of the turn."""
    table = chicago("NYC", linked=False)
    table.lay("D18", "8", 4)
    table.lay("E17", "292", 1)
    table.operating_turn("NYC")
    table.tokens("D6", 3, "C&WI")
    assert table.state.cash["NYC"] == 500
    assert table.state.tokens_left("NYC") == 2
    assert table.state.privates["C&WI"] == "NYC"
    assert table.why_no_token("D6", 3, "C&WI") == {
        "privilege-spent": "2.3.2",
        "no-slot-free": "5.4.6",
        "token-already-in-hex": "5.4.6",
    }
    table.tokens("E17")
    assert table.state.tokens_left("NYC") == 1


def test_the_free_token_at_the_end_of_the_turn() -> None:
    """1846-2.3.2, 1846-5.2.1: at any time of the turn; unused it makes the last step ask."""
    table = chicago("NYC")
    table.operating_turn("NYC", "companies")
    assert table.step == "companies"
    table.tokens("D6", 3, "C&WI")
    assert table.step == ""  # nothing is left to ask


def test_the_free_token_goes_nowhere_else() -> None:
    """1846-2.3.2: only the city towards E7, only for the owner, only C&WI gives one."""
    table = chicago("NYC")
    assert table.why_no_token("D6", 2, "C&WI") == {"privilege-elsewhere": "2.3.2"}
    assert table.why_no_token("E11", 0, "C&WI") == {"privilege-elsewhere": "2.3.2"}
    assert table.why_no_token("D6", 3, "MAIL") == {"private-gives-no-token": "2.3.2"}
    table.give_private("C&WI", "A")
    assert table.why_no_token("D6", 3, "C&WI") == {"private-not-owned": "2.3.2"}


@pytest.mark.parametrize(("owner", "reasons"), [("C", {"slot-reserved": "2.3.2"}), ("GT", {}), ("", {})])
def test_the_city_is_kept_while_a_player_owns_the_private(owner: str, reasons: dict[str, str]) -> None:
    """1846-2.3.2, 1846-10.41: others are refused until a corporation buys C&WI or it closes."""
    table = chicago(owner or "C")
    if not owner:
        del table.state.privates["C&WI"]
    assert table.why_no_token("D6", 3) == reasons


def test_the_city_after_an_upgrade() -> None:
    """1846-2.3.2: it stays the one whose track leads to side 5."""
    table = chicago("C")
    table.lay("D6", "298", 0)
    table.give_private("C&WI", "NYC")
    table.tokens("D6", 3, "C&WI")
    shape = table.state.board.shape_at("D6")
    assert 5 in shape.stop_edges[3]


# --- when the step asks ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cash", "expected"), [(39, False), (40, True)])
def test_the_cheapest_price_decides(cash: int, expected: bool) -> None:
    """1846-14.7: after both lays PRR is asked if it could pay $40, although Fort Wayne costs $60 from afar."""
    table = fort_wayne("PRR", linked=False, treasury=cash + 40)
    table.lays("D12 9 1")
    table.lays("D10 9 1")
    assert (table.step == "build") == expected


def test_an_issue_to_come_pays_for_a_token() -> None:
    """1846-14.7, 1846-11.8: with the preset."""
    for preset, expected in (("", False), (SITE, True)):
        table = Railways(preset=preset)
        table.start("B&O", 100, "A", treasury=0, A=2)
        for hex_id in ("G17", "H16"):
            table.lay(hex_id, "8", 4 if hex_id == "G17" else 1)
        table.operating_turn("B&O")
        assert (table.step == "build") == expected


def test_no_city_no_question() -> None:
    """1846-14.7: with both lays done and no city to take the step is over."""
    table = Railways()
    table.start("NYC", 100, "A", treasury=500)
    table.operating_turn("NYC")
    table.lays("D18 8 4")
    table.lays("E19 8 1")
    assert table.step != "build"
