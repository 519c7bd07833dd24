"""Tokens, runs and dividends of 1817 (sections 5.3 to 5.5)."""

import pytest

from tests.titles.t1817.boardroom import SITE
from tests.titles.t1817.yard import Yard

BOTH = pytest.mark.parametrize("preset", ["", SITE])


# --- tokens ------------------------------------------------------------------------------------------------------


def test_tokens_are_free_and_in_reach() -> None:
    """1817-5.20, 1817-5.23: no cost, whatever the distance."""
    table = Yard()
    table.found("R", 100, 5, "A", 0, trains=(), at=("H3",))
    for hex_id, tile, rotation in (("H3", "57", 0), ("G4", "8", 4), ("G6", "57", 1)):
        table.lay(hex_id, tile, rotation)
    table.turn("R", "token")
    table.play("A", "place_token", company="R", hex="G6", stop=0)
    assert table.cash("R") == 0 and table.stations("R") == {"H3", "G6"}
    assert table.step == "trains", "one a turn"


def test_full_cities_offer_no_slot_and_block() -> None:
    """1817-5.21, 1817-5.22."""
    table = Yard()
    table.found("R", 100, 10, "A", 0, trains=(), at=("H3",))
    table.found("UR", 90, 5, "B", at=("G6",))
    for hex_id, tile, rotation in (("H3", "57", 0), ("G4", "8", 4), ("G6", "57", 1), ("G8", "9", 1), ("G10", "8", 5)):
        table.lay(hex_id, tile, rotation)
    table.turn("R", "token")
    assert table.step != "token", "no slot is in reach"


def test_both_cities_of_new_york_are_one_hex() -> None:
    """1817-5.24."""
    table = Yard()
    table.found("R", 100, 5, "A", 0, trains=(), at=("E22.0", "F19"), tokens=3)
    for hex_id, tile, rotation in (("F21", "7", 2), ("E20", "8", 3), ("D21", "8", 4), ("D23", "7", 0)):
        table.lay(hex_id, tile, rotation)
    table.turn("R", "token")
    assert table.step != "token"


# --- runs --------------------------------------------------------------------------------------------------------


def test_e63_bridges_pay() -> None:
    """E63, 1817-5.30, 1817-2.12c: 30 + 40 + 40."""
    table = Yard()
    table.set_phase("3")
    table.found("R", 100, 5, "A", at=("H3",))
    for hex_id, tile, rotation in (("H3", "57", 0), ("H3", "14", 0), ("G4", "8", 4), ("G6", "57", 1), ("G6", "14", 0)):
        table.lay(hex_id, tile, rotation)
    table.state.markers = {"UBC.1": ("H3", ""), "UBC.2": ("G6", "")}
    assert table.earns("R", "3", "H1.0", "H3.0", "G4", "G6.0") == 110
    assert table.best("R") == 110


def test_e64_mines_pay_and_take_no_stop() -> None:
    """E64, 1817-5.28, 1817-5.29, 1817-5.30, 1817-2.14f: 30 + 20 + 10."""
    table = Yard()
    table.found("R", 100, 2, "A", trains=("2",), at=("H9",))
    table.lay("H9", "57", 0)
    table.lay("I8", "9", 0)
    assert table.best("R") == 50
    table.state.markers = {"MINC.1": ("I8", "")}
    assert table.earns("R", "2", "J7.0", "I8", "H9.0") == 60
    assert table.best("R") == 60
    assert "run-needs-two-stops" in table.why_no_run("R", "2", "H9.0", "I8")


def new_york() -> Yard:
    table = Yard()
    table.found("R", 100, 5, "A", trains=("5",), at=("E22.0",))
    for hex_id, tile, rotation in (("F21", "7", 2), ("E20", "8", 3), ("D21", "8", 4), ("D23", "7", 0)):
        table.lay(hex_id, tile, rotation)
    return table


def test_e65_both_cities_of_new_york_count_as_one() -> None:
    """E65, 1817-5.26."""
    table = new_york()
    path = ("E22.0", "F21", "E20", "D21", "D23", "E22.1")
    assert "both-cities-of-hex" in table.why_no_run("R", "5", *path)
    assert table.best("R") == 0


def test_e65_one_city_is_passed_once() -> None:
    """E65, 1817-5.26, 1817-2.42: with X30 a run passes through New York, once."""
    table = Yard()
    table.set_phase("7")
    table.found("R", 100, 5, "A", trains=("5",), at=("E22.0",))
    for tile, rotation in (("54", 0), ("62", 0), ("X30", 4)):
        table.lay("E22", tile, rotation)
    shape = table.state.board.shape_at("E22")
    assert len(shape.stops) == 1 and table.stations("R") == {"E22"}


def test_e66_red_areas_are_ends() -> None:
    """E66, 1817-5.28: from D1 to H1, but not beyond."""
    table = Yard()
    table.set_phase("3")
    table.found("R", 100, 5, "A", trains=("4",), at=("F3",))
    table.found("UR", 90, 5, "B", trains=("4",), at=("H3",))
    for hex_id, tile, rotation in (("F3", "57", 0), ("F3", "619", 0), ("E2", "9", 2), ("G2", "9", 0), ("H3", "57", 1)):
        table.lay(hex_id, tile, rotation)
    assert table.earns("R", "4", "D1.0", "E2", "F3.0", "G2", "H1.0") == 50 + 30 + 30
    assert "red-area-inside" in table.why_no_run("R", "4", "D1.0", "E2", "F3.0", "G2", "H1.0", "H3.0")


def test_toronto_is_a_stop() -> None:
    """1817-2.33, 1817-5.25: worth 20 in phase 2, 30 in 3, 40 from 5 on."""
    for phase, value in (("2", 20), ("3", 30), ("5", 40), ("7", 40)):
        table = Yard()
        table.set_phase(phase)
        table.found("R", 100, 5, "A", trains=("5",), at=("C14",))
        table.lay("C14", "6", 2)
        assert table.earns("R", "5", "B13.0", "C14.0") == value + 20


def test_the_best_runs_are_compulsory_or_not() -> None:
    """1817-5.31, require_max_revenue."""
    for preset, needed in (("", True), (SITE, False)):
        table = Yard(preset=preset)
        table.found("R", 100, 5, "A", trains=("5",), at=("C14",))
        table.lay("C14", "6", 2)
        table.turn("R", "run")
        assert (table.why_not("A", "run_trains", company="R", runs=[]) == {"better-runs-exist": "5.31"}) is needed


@pytest.mark.parametrize(("train", "bonus"), [("6", 0), ("7", 30), ("8", 60)])
def test_e112_modern_trains(train: str, bonus: int) -> None:
    """E112, 1817-9.4: ten or twenty for every city with a token of its own."""
    plain, modern = (yard_of_three_tokens(train, option) for option in ("off", "on"))
    assert modern - plain == bonus


def yard_of_three_tokens(train: str, option: str) -> int:
    table = Yard(options={"modern_trains": option})
    table.found("R", 100, 10, "A", trains=(train,), at=("H3", "G6", "F3"))
    lays = (("H3", "57", 0), ("G4", "8", 4), ("G6", "5", 1), ("F5", "8", 5), ("F3", "57", 1))
    for hex_id, tile, rotation in lays:
        table.lay(hex_id, tile, rotation)
    return table.earns("R", train, "H3.0", "G4", "G6.0", "F5", "F3.0")


# --- dividends ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "revenue", "kept", "paid"),
    [
        (2, 190, 95, 95),
        (5, 190, 95, 3 * 19),
        (10, 190, 90, 3 * 10),
        (10, 30, 10, 3 * 2),
        (10, 10, 0, 3 * 1),
        (2, 250, 125, 125),
        (5, 250, 125, 3 * 25),
        (10, 250, 120, 3 * 13),
    ],
)
def test_e67_e68_half_dividends(size: int, revenue: int, kept: int, paid: int) -> None:
    """E67, E68, 1817-5.33, 1817-5.34: the rest lies in the market, where nobody is paid."""
    table = Yard()
    mine = 2 if size == 2 else 3
    table.found("R", 100, size, "A", at=("F3",), A=mine, pool=size - mine)
    table.turn("R", "dividend", revenue=revenue)
    table.pays("half")
    assert (table.cash("R"), table.cash("A")) == (kept, paid)


@pytest.mark.parametrize(("size", "paid"), [(2, 190), (5, 3 * 38), (10, 3 * 19)])
def test_e67_full_dividends(size: int, paid: int) -> None:
    """E67, 1817-5.32, 1817-5.33."""
    table = Yard()
    mine = 2 if size == 2 else 3
    table.found("R", 100, size, "A", at=("F3",), A=mine, pool=size - mine)
    table.turn("R", "dividend", revenue=190)
    table.pays("pay")
    assert (table.cash("R"), table.cash("A")) == (0, paid)


@pytest.mark.parametrize(
    ("start", "revenue", "kind", "after"),
    [
        (100, 90, "retain", 90),
        (100, 90, "pay", 100),
        (100, 100, "pay", 110),
        (100, 190, "pay", 110),
        (100, 200, "pay", 120),
        ("G1", 30, "pay", "G1"),
        ("G1", 40, "pay", "G2"),
        ("G1", 80, "pay", "G3"),
        ("G3", 150, "half", 40),
        ("G3", 80, "pay", 45),
        ("G1", 30, "retain", "G1"),
        (600, 1200, "pay", 600),
    ],
)
def test_e69_e70_prices_after_dividends(start: int | str, revenue: int, kind: str, after: int | str) -> None:
    """E69, E70, 1817-5.37, 1817-5.39, 1817-2.22: the price against what was paid; grey counts as 40."""
    table = Yard()
    table.found("R", start, 5 if kind != "half" else 2, "A", at=("F3",))
    table.turn("R", "dividend", revenue=revenue)
    table.pays(kind)
    assert table.price("R") == after


def test_e71_the_price_after_loans_counts() -> None:
    """E71, 1817-5.38."""
    table = Yard()
    table.found("R", 110, 5, "A", at=("F3",))
    table.turn("R", "dividend", revenue=200)
    table.play("A", "take_loan", company="R")
    table.pays("pay")
    assert table.price("R") == 120


@BOTH
def test_e72_shorts_pay(preset: str) -> None:
    """E72, 1817-5.34, 1817-5.35, 1817-5.36: and D does not depend on them."""
    table = Yard(preset=preset)
    table.found("R", 120, 5, "A", at=("F3",), A=3, shorts={"B": 5})
    table.set_cash("B", 240)
    table.turn("R", "dividend", revenue=240)
    table.pays("pay")
    assert (table.cash("A"), table.cash("R"), table.cash("B")) == (144, 336, 0)
    assert table.price("R") == 150, "240 is twice the price"


def test_shorts_in_the_market_pay_nothing() -> None:
    """1817-5.36."""
    table = Yard()
    table.found("R", 120, 5, "A", at=("F3",), A=3, shorts={"pool": 1})
    table.turn("R", "dividend", revenue=100)
    table.pays("pay")
    assert table.cash("A") == 60 and table.cash("R") == 60


def test_no_revenue_moves_left_without_a_question() -> None:
    """1817-5.32, 1817-13.20."""
    table = Yard()
    table.found("R", 100, 5, "A", 20, at=("F3",))
    table.turn("R", "run")
    assert table.price("R") == 90 and table.step == "trains"


def test_e53_order_of_operation() -> None:
    """E53, 1817-5.2, 1817-2.24: who came first to a space operates first."""
    table = Yard()
    table.found("A&S", 90, 5, "A", 100, at=("F3",))
    table.found("UR", 90, 5, "B", 100, at=("C14",))
    table.found("R", "L", 5, "C", 100, at=("C22",))
    table.found("WT", "G3", 5, "C", 100, at=("B5",))
    table.found("WC", "G1", 5, "C", 100, at=("B17",))
    table.begin_round()
    assert table.company == "A&S"
    assert table.state.frames[0].waiting == ("UR", "WT", "WC")  # type: ignore[attr-defined]
    table.turn("A&S", "dividend", revenue=90)
    table.pays("pay")
    table.turn("UR", "dividend", revenue=90)
    table.pays("pay")
    table.begin_round(2)
    assert table.price("A&S") == table.price("UR") == 100 and table.company == "A&S"
