"""Station tokens (1830 section 5.4)."""

from typing import Any

import pytest

from tests.scenario import Table


def token(company: str, hex_id: str, stop: int = 0) -> dict[str, Any]:
    return {"company": company, "hex": hex_id, "stop": stop}


def at_token_step(table: Table, company: str, treasury: int = 500) -> None:
    """The company of A has a train and is asked for a token."""
    if company not in table.state.pars:
        table.start(company, 82, "A", A=6)
    table.set_cash(company, treasury)
    if not table.state.trains[company]:
        table.give_trains(company, "5")
    table.operating_turn(company, "token")


@pytest.mark.parametrize(
    ("company", "home"),
    [
        ("PRR", ("H12", 0)),
        ("NYC", ("E19", 0)),
        ("CPR", ("A19", 0)),
        ("B&O", ("I15", 0)),
        ("C&O", ("F6", 0)),
        ("ERIE", ("E11", 0)),
        ("NYNH", ("G19", 0)),
        ("B&M", ("E23", 0)),
    ],
)
def test_home_token(company: str, home: tuple[str, int]) -> None:
    """1830-5.4.1: placed by itself at the start of the first turn, free, without a tile."""
    table = Table()
    table.start(company, 82, "A", A=6, treasury=10)
    table.operating_round(of=2)
    assert table.state.board.stations[company] == (home,)
    assert table.state.cash[company] == 10
    assert table.step == "track"
    if company != "B&M":  # which has a route from the start and must buy a train
        table.play("A", "pass")
        assert table.step == "track"
        assert table.state.board.stations[company] == (home,)  # only in the first turn


def test_the_home_token_is_not_the_token_of_the_turn() -> None:
    """1830-5.4.1: PRR places its second token in the same turn."""
    table = Table()
    table.start("PRR", 82, "A", A=6, treasury=100)
    table.operating_round()
    table.play("A", "lay_tile", company="PRR", hex="H10", tile="57", rotation=1)
    table.play("A", "place_token", **token("PRR", "H10"))
    assert table.state.board.stations["PRR"] == (("H12", 0), ("H10", 0))
    assert table.state.cash["PRR"] == 60


def test_one_token_a_turn_in_a_city_in_reach() -> None:
    """1830-5.4.2: no town, no red area, no city without path; then the step is over."""
    table = Table()
    table.lay("H10", "57", 1)
    table.lay("H8", "7", 3)  # 3–4, to G9
    table.lay("H14", "9", 1)
    table.lay("H16", "57", 1)
    table.lay("D4", "4", 1)
    table.lay("F4", "57", 0)
    at_token_step(table, "PRR")
    assert {(move["hex"], move["stop"]) for move in boxes(table)} == {("H10", 0), ("H16", 0)}
    assert table.why_not("A", "place_token", **token("PRR", "F4")) == {"city-not-reached": "5.4.2"}
    assert table.why_not("A", "place_token", **token("PRR", "D4"))["not-a-city"] == "5.4.2"
    assert table.why_not("A", "place_token", **token("PRR", "F2"))["not-a-city"] == "5.4.2"
    assert table.why_not("A", "place_token", **token("PRR", "H8"))["not-a-city"] == "5.4.2"
    assert table.why_not("A", "place_token", **token("PRR", "H10", 1))["not-a-city"] == "5.4.2"
    table.play("A", "place_token", **token("PRR", "H16"))
    assert table.why_not("A", "place_token", **token("PRR", "H10"))["not-now"] == "5.2.1"


def boxes(table: Table) -> list[dict[str, Any]]:
    return [box for family in table.legal() if family.kind == "place_token" for box in family.boxes]


def test_untiled_cities_cannot_be_reached() -> None:
    """1830-5.4.2: track ends at the border of Lancaster."""
    table = Table()
    table.lay("H14", "9", 1)
    at_token_step(table, "PRR")
    assert table.step == "trains"  # nothing to ask for


def test_no_token_beyond_a_blocked_city() -> None:
    """1830-5.4.2, 1830-5.5.5."""
    table = Table()
    for hex_id, tile in {"H10": "57", "H8": "9", "H6": "9", "H4": "57"}.items():
        table.lay(hex_id, tile, 1)
    at_token_step(table, "PRR")
    assert table.may("A", "place_token", **token("PRR", "H4"))
    table.put_token("NYC", "H10")
    assert table.why_not("A", "place_token", **token("PRR", "H4")) == {"city-not-reached": "5.4.2"}
    assert table.why_not("A", "place_token", **token("PRR", "H10")) == {"no-slot-free": "5.4.2"}


def test_prices() -> None:
    """1830-5.4.3: 40, then 100, then 100; after four tokens PRR has none."""
    table = Table()
    table.set_phase("5")
    for hex_id, tile in {"H10": "57", "H8": "9", "H6": "9", "H4": "57", "H14": "9", "H16": "57"}.items():
        table.lay(hex_id, tile, 1)
    table.lay("H18", "59", 1)
    for hex_id, price in [("H10", 40), ("H4", 100), ("H16", 100)]:
        at_token_step(table, "PRR", price - 1)
        assert table.step != "token"
        at_token_step(table, "PRR", price)
        table.play("A", "place_token", **token("PRR", hex_id))
        assert table.state.cash["PRR"] == 0
    assert table.state.tokens_left("PRR") == 0
    at_token_step(table, "PRR")
    assert table.step == "run"  # H18 is in reach, but there is no token


def test_10_45_boston() -> None:
    """1830-10.45, 1830-5.4.5: before B&M operates nobody else may place in its only slot, in any phase."""
    table = Table()
    table.set_phase("5")
    table.lay("F20", "1", 0)  # from New York to Providence
    table.lay("F22", "57", 1)
    for tile in ("", "53", "61"):
        if tile:
            table.lay("E23", tile, 1 if tile == "53" else 3)
        at_token_step(table, "NYNH")
        assert table.may("A", "place_token", **token("NYNH", "F22"))
        assert table.why_not("A", "place_token", **token("NYNH", "E23")) == {"slot-reserved": "5.4.5"}
    table.put_home("B&M")
    assert table.why_not("A", "place_token", **token("NYNH", "E23")) == {"no-slot-free": "5.4.2"}


@pytest.mark.parametrize("tile", ["", "54"])
def test_the_other_city_of_new_york_is_open_to_all(tile: str) -> None:
    """1830-5.4.5: only the city towards F20 is kept for NYNH, on print and on tile 54."""
    table = Table()
    table.set_phase("3")
    if tile:
        table.lay("G19", tile, 0)
    theirs = 1 if tile else 0  # the city with side 3
    table.lay("H18", "59", 1)  # 1–a, 3–b
    table.put_token("PRR", "H18", 1)  # next to the southern city
    table.lay("H10", "57", 1)
    at_token_step(table, "PRR")
    table.play("A", "place_token", **token("PRR", "G19", 1 - theirs))
    at_token_step(table, "PRR")
    assert table.why_not("A", "place_token", **token("PRR", "G19", theirs))["slot-reserved"] == "5.4.5"


def albany() -> Table:
    """E19 with tile 14: track from Boston in the east and from Lancaster in the south."""
    table = Table()
    table.set_phase("3")
    table.lay("E19", "57", 0)
    table.lay("E19", "14", 0)
    table.lay("D20", "8", 4)
    table.lay("D22", "9", 1)
    table.lay("F18", "9", 0)
    table.lay("G17", "55", 0)
    table.lay("H16", "57", 0)
    table.put_token("PRR", "H16")
    table.lay("H10", "57", 1)  # so that PRR can place in Pittsburgh
    table.lay("F22", "57", 1)  # and B&M in Providence
    return table


def test_10_46_albany() -> None:
    """1830-10.46, 1830-5.4.5: of two slots one stays NYC's; B&M takes the other, PRR is refused."""
    table = albany()
    at_token_step(table, "B&M")
    table.play("A", "place_token", **token("B&M", "E19"))
    at_token_step(table, "PRR")
    assert table.why_not("A", "place_token", **token("PRR", "E19")) == {"slot-reserved": "5.4.5"}
    at_token_step(table, "NYC")
    assert table.state.board.tokens_at("E19", 0) == ("B&M", "NYC")


def test_both_slots_are_open_once_nyc_is_in() -> None:
    """1830-5.4.5."""
    table = albany()
    table.put_home("NYC")
    at_token_step(table, "PRR")
    table.play("A", "place_token", **token("PRR", "E19"))
    at_token_step(table, "B&M")
    assert table.why_not("A", "place_token", **token("B&M", "E19")) == {"no-slot-free": "5.4.2"}


def test_10_47_buffalo() -> None:
    """1830-10.47, 1830-5.4.6: both cities of E11 are closed to CPR until ERIE's home token is there."""
    table = Table()
    table.set_phase("3")
    table.lay("E11", "59", 2)  # 2–a, 4–b
    table.lay("E13", "8", 1)
    table.lay("D16", "9", 1)
    table.lay("D18", "8", 5)
    table.lay("E19", "57", 2)
    table.lay("E19", "14", 1)  # where CPR can place
    table.put_token("CPR", "D14")
    at_token_step(table, "CPR")
    assert table.why_not("A", "place_token", **token("CPR", "E11", 1)) == {"slot-reserved": "5.4.6"}
    assert table.why_not("A", "place_token", **token("CPR", "E11", 0))["slot-reserved"] == "5.4.6"
    table.put_home("ERIE", 0)
    at_token_step(table, "CPR")
    assert table.why_not("A", "place_token", **token("CPR", "E11", 0))["no-slot-free"] == "5.4.2"
    table.play("A", "place_token", **token("CPR", "E11", 1))


@pytest.mark.parametrize("city", [0, 1])
def test_erie_chooses_its_city_when_a_tile_is_there(city: int) -> None:
    """1830-5.4.6: at the start of its first turn, before the track step; free."""
    table = Table()
    table.set_phase("3")
    table.lay("E11", "59", 2)
    table.start("ERIE", 82, "A", A=6, treasury=0)
    table.operating_round()
    assert (table.company, table.step) == ("ERIE", "")
    assert table.kinds() == {"place_token"}
    assert table.why_not("A", "pass") == {"not-now": "5.4.6"}
    table.play("A", "place_token", **token("ERIE", "E11", city))
    assert table.state.board.stations["ERIE"] == (("E11", city),)
    assert table.step == "track"


def test_10_48_one_token_a_hex() -> None:
    """1830-10.48, 1830-5.4.4: PRR in one city of G19 reaches the other and may not place there."""
    table = Table()
    table.set_phase("5")
    table.lay("G19", "54", 0)
    table.lay("G19", "62", 0)  # 0–a–1, 2–b–3, two slots each
    table.lay("G17", "2", 2)  # 3–4
    table.lay("F18", "7", 5)  # 0–5, back to G19
    table.lay("H10", "57", 1)
    table.put_home("NYNH")
    table.put_token("PRR", "G19", 0)
    at_token_step(table, "PRR")
    assert table.why_not("A", "place_token", **token("PRR", "G19", 1)) == {"token-already-in-hex": "5.4.4"}


def test_tokens_are_never_moved_or_removed() -> None:
    """1830-5.4.7: through an upgrade from one slot to two each token keeps its place."""
    table = Table()
    table.set_phase("3")
    table.lay("H10", "57", 1)
    table.put_token("NYC", "H10")
    table.start("PRR", 82, "A", A=6, treasury=100)
    table.give_trains("PRR", "3")
    table.operating_turn("PRR")
    table.play("A", "lay_tile", company="PRR", hex="H10", tile="14", rotation=0)
    assert table.state.board.tokens_at("H10", 0) == ("NYC",)
    table.play("A", "place_token", **token("PRR", "H10"))
    assert table.state.board.tokens_at("H10", 0) == ("NYC", "PRR")
    assert table.state.board.stations["NYC"] == (("H10", 0),)


@pytest.mark.parametrize("cpr_is_in", [True, False])
def test_10_82_montreal_on_the_plus_board(cpr_is_in: bool) -> None:
    """1830-10.82: a second corporation takes the second slot once CPR is in, or while CPR's slot is reserved."""
    table = Table(options={"board": "plus"})
    table.set_phase("3")
    table.lay("B16", "57", 0)
    table.lay("B16", "14", 0)  # by A17 to Montreal's side 1
    for company in ("NYC", "PRR"):
        table.put_token(company, "B16")
    table.lay("H10", "57", 1)  # where PRR can place
    if cpr_is_in:
        table.put_home("CPR")
    at_token_step(table, "NYC")
    table.play("A", "place_token", **token("NYC", "A19"))
    assert table.state.board.tokens_at("A19", 0) == (("CPR", "NYC") if cpr_is_in else ("NYC",))
    at_token_step(table, "PRR")
    refusal = {"no-slot-free": "5.4.2"} if cpr_is_in else {"slot-reserved": "5.4.5"}
    assert table.why_not("A", "place_token", **token("PRR", "A19")) == refusal
    if not cpr_is_in:
        at_token_step(table, "CPR")
        assert table.state.board.tokens_at("A19", 0) == ("NYC", "CPR")
