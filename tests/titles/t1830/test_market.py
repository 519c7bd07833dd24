"""The share market: cells, movements, stacks and zones (1830 section 2.7)."""

import pytest

from highiron.core.market import Cell
from highiron.core.shares import counts, holding_limit
from tests.scenario import Table, cell_name, cell_of

GRID = """
R0   60y 67  71  76  82  90  100p 112 126 142 160 180 200 225 250 275 300 325 350
R1   53y 60y 66  70  76  82  90p  100 112 126 142 160 180 200 220 240 260 280 300
R2   46y 55y 60y 65  70  76  82p  90  100 111 125 140 155 170 185 200
R3   39o 48y 54y 60y 66  71  76p  82  90  100 110 120 130
R4   32o 41o 48y 55y 62  67  71p  76  82  90  100
R5   25b 34o 42o 50y 58y 65  67p  71  75  80
R6   18b 27b 36o 45o 54y 63  67   69  70
R7   10b 20b 30b 40o 50y 60y 67   68
R8   -   10b 20b 30b 40o 50y 60y
R9   -   -   10b 20b 30b 40o 50y
R10  -   -   -   10b 20b 30b 40o
"""
ZONES = {"y": "yellow", "o": "orange", "b": "brown"}
MARKET = Table().facts.market


def printed() -> dict[Cell, tuple[int, str, bool]]:
    """Price, zone and par mark of every cell of the specification's grid."""
    cells: dict[Cell, tuple[int, str, bool]] = {}
    for line in GRID.split("\n")[1:-1]:
        name, *texts = line.split()
        for column, text in enumerate(texts):
            if text != "-":
                zone = ZONES.get(text[-1], "")
                cells[int(name[1:]), column] = (int(text.strip("yobp")), zone, text.endswith("p"))
    return cells


def test_grid() -> None:
    """1830-2.7.1: every cell with its price and zone, and no other cell."""
    found = {at: (cell.price, cell.zone, cell.is_par) for at, cell in MARKET.cells.items()}
    assert found == printed()
    assert len(found) == 19 + 19 + 16 + 13 + 11 + 10 + 9 + 8 + 6 + 5 + 4


def test_par_cells() -> None:
    """1830-2.7.2: six par values, all in column 6; the 67s below are no par cells."""
    assert MARKET.par_prices == (67, 71, 76, 82, 90, 100)
    assert {price: cell_name(cell) for price, cell in MARKET.pars.items()} == {
        100: "R0C6",
        90: "R1C6",
        82: "R2C6",
        76: "R3C6",
        71: "R4C6",
        67: "R5C6",
    }
    assert not MARKET.cells[6, 6].is_par and not MARKET.cells[7, 6].is_par


@pytest.mark.parametrize(
    ("move", "start", "end"),
    [
        ("right", "R3C6", "R3C7"),
        ("right", "R5C9", "R4C9"),  # no cell to the right: one row up
        ("right", "R10C6", "R9C6"),
        ("right", "R0C18", "R0C18"),  # 350: no move
        ("left", "R3C6", "R3C5"),
        ("left", "R0C0", "R1C0"),  # no cell to the left: one row down
        ("left", "R7C0", "R7C0"),  # 10: no move
        ("left", "R8C1", "R8C1"),
        ("up", "R3C6", "R2C6"),
        ("up", "R0C7", "R0C7"),
    ],
)
def test_one_step(move: str, start: str, end: str) -> None:
    """1830-2.7.3: right, left and up."""
    step = {"right": MARKET.right, "left": MARKET.left, "up": MARKET.up}[move]
    assert cell_name(step(cell_of(start))) == end


@pytest.mark.parametrize(
    ("start", "shares", "end"),
    [("R0C6", 3, "R3C6"), ("R0C6", 5, "R5C6"), ("R2C15", 2, "R2C15"), ("R0C16", 3, "R1C16"), ("R9C3", 5, "R10C3")],
)
def test_down(start: str, shares: int, end: str) -> None:
    """1830-2.7.3: one row per share sold, stopping at the lowest cell of the column."""
    assert cell_name(MARKET.down(cell_of(start), shares)) == end


def test_newcomers_go_under() -> None:
    """1830-2.7.4: under all tokens already there, also when they come back; who does not move keeps the place."""
    table = Table()
    for company in ("PRR", "NYC", "CPR"):
        table.start(company, 100, "A")
    assert table.stack("R0C6") == ["PRR", "NYC", "CPR"]
    table.set_price("PRR", "R1C6")
    table.set_price("PRR", "R0C6")
    assert table.stack("R0C6") == ["NYC", "CPR", "PRR"]
    table.set_price("CPR", "R0C6")
    assert table.stack("R0C6") == ["NYC", "CPR", "PRR"]


def test_a_sale_at_the_bottom_keeps_the_place_in_the_stack() -> None:
    """1830-2.7.4: a token that does not change cell keeps its place."""
    table = Table()
    table.start("PRR", 67, "A", A=5, at="R7C7")
    table.start("NYC", 67, "A", A=5, at="R7C7")
    table.stock_turn("A")
    table.play("A", "sell_shares", company="PRR", count=1)
    assert table.stack("R7C7") == ["PRR", "NYC"]
    assert table.happened("price-moved") == []


@pytest.mark.parametrize(
    ("cell", "counted", "limit", "several"),
    [
        ("R4C4", True, 6, False),  # 62, white
        ("R3C3", False, 6, False),  # 60, yellow
        ("R3C0", False, 10, False),  # 39, orange
        ("R5C0", False, 10, True),  # 25, brown
    ],
)
def test_zones(cell: str, counted: bool, limit: int, several: bool) -> None:
    """1830-2.7.5: yellow frees from the certificate limit, orange from the 60% too, brown from one purchase a turn."""
    table = Table()
    table.start("PRR", 67, "B", A=2, B=2, pool=3, at=cell)
    table.stock_turn("A")
    assert counts(table.state, "PRR") == counted
    assert holding_limit(table.state, "PRR") == limit
    table.play("A", "buy_share", company="PRR", source="pool")
    assert table.may("A", "buy_share", company="PRR", source="pool") == several


def test_zones_are_judged_by_where_the_token_is_now() -> None:
    """1830-2.7.5: a sale that moves the token from orange to brown lets others buy several at once."""
    table = Table(3)
    table.start("PRR", 67, "B", A=3, B=3, pool=2, at="R4C0")
    table.stock_turn("A")
    table.play("A", "sell_shares", company="PRR", count=1)
    table.play("A", "pass")
    assert table.cell("PRR") == "R5C0"
    for _ in range(3):
        table.play("B", "buy_share", company="PRR", source="pool")
    assert table.state.held("PRR", "B") == 6
