"""The share market: grid, par cells, movements, stacks and zones (1830-2.7)."""

import pytest

from highiron.titles import catalogue
from tests.scenario import Table, cell_of

MARKET = catalogue.facts_for("1830", 4).market

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


def grid() -> dict[tuple[int, int], str]:
    """Cell -> its text as printed above."""
    lines = [line.split()[1:] for line in GRID.strip().splitlines()]
    return {(r, c): text for r, line in enumerate(lines) for c, text in enumerate(line) if text != "-"}


def test_grid() -> None:
    """1830-2.7.1: all 120 cells with price and zone, and no other."""
    expected = grid()
    assert set(MARKET.cells) == set(expected)
    for cell, text in expected.items():
        assert MARKET.cells[cell].price == int(text.rstrip("yobp")), cell
        assert MARKET.cells[cell].zone == ZONES.get(text[-1], ""), cell
        assert MARKET.cells[cell].is_par == text.endswith("p"), cell


def test_par_values() -> None:
    """1830-2.7.2: each at one cell of column 6; the 67s further down are not par cells."""
    pars = {100: "R0C6", 90: "R1C6", 82: "R2C6", 76: "R3C6", 71: "R4C6", 67: "R5C6"}
    assert MARKET.pars == {price: cell_of(cell) for price, cell in pars.items()}
    assert MARKET.par_prices == (67, 71, 76, 82, 90, 100)
    for cell in ("R6C6", "R7C6"):
        assert MARKET.price(cell_of(cell)) == 67
        assert not MARKET.cells[cell_of(cell)].is_par


@pytest.mark.parametrize(
    ("cell", "right", "left", "down", "up"),
    [
        ("R2C6", "R2C7", "R2C5", "R3C6", "R1C6"),  # in the middle
        ("R0C18", "R0C18", "R0C17", "R1C18", "R0C18"),  # 350: no further rise
        ("R1C18", "R0C18", "R1C17", "R1C18", "R0C18"),  # end of a row: up; lowest of its column
        ("R5C9", "R4C9", "R5C8", "R5C9", "R4C9"),
        ("R0C0", "R0C1", "R1C0", "R1C0", "R0C0"),  # no cell to the left: down
        ("R7C0", "R7C1", "R7C0", "R7C0", "R6C0"),  # bottom left corner
        ("R8C1", "R8C2", "R8C1", "R8C1", "R7C1"),
        ("R9C2", "R9C3", "R9C2", "R9C2", "R8C2"),
        ("R10C3", "R10C4", "R10C3", "R10C3", "R9C3"),
        ("R10C6", "R9C6", "R10C5", "R10C6", "R9C6"),
    ],
)
def test_movements(cell: str, right: str, left: str, down: str, up: str) -> None:
    """1830-2.7.3."""
    start = cell_of(cell)
    moved = [MARKET.right(start), MARKET.left(start), MARKET.down(start), MARKET.up(start)]
    assert moved == [cell_of(name) for name in (right, left, down, up)]


def test_every_movement_by_the_rule() -> None:
    """1830-2.7.3, for all cells of the grid."""
    cells = grid()
    for row, column in cells:
        assert MARKET.right((row, column)) == next(
            target for target in ((row, column + 1), (row - 1, column), (row, column)) if target in cells
        )
        assert MARKET.left((row, column)) == next(
            target for target in ((row, column - 1), (row + 1, column), (row, column)) if target in cells
        )
        lowest = max(r for r, c in cells if c == column)
        for shares in range(1, 6):
            assert MARKET.down((row, column), shares) == (min(row + shares, lowest), column)
        assert MARKET.up((row, column)) == (max(row - 1, 0), column)


def test_newcomers_go_under_and_those_who_return_are_newcomers() -> None:
    """1830-2.7.4."""
    table = Table()
    for company in ("PRR", "NYC", "CPR"):
        table.start(company, 82, "A")
    assert table.stack("R2C6") == ["PRR", "NYC", "CPR"]
    table.set_price("PRR", "R2C6")  # does not change cell: keeps its place
    assert table.stack("R2C6") == ["PRR", "NYC", "CPR"]
    table.set_price("PRR", "R3C6")
    table.set_price("PRR", "R2C6")
    assert table.stack("R2C6") == ["NYC", "CPR", "PRR"]
    table.set_price("CPR", "R1C6")
    table.start("B&O", 82, "B")
    assert table.stack("R2C6") == ["NYC", "PRR", "B&O"]


def test_a_token_that_cannot_move_keeps_its_place() -> None:
    """1830-2.7.4, 1830-5.6.4: PRR retains at the left end of the lowest row and stays above NYC."""
    table = Table()
    table.start("PRR", 82, "A", A=6, at="R7C0")
    table.start("NYC", 82, "B", at="R7C0")
    table.operating_turn("PRR", "dividend", revenue=30)
    table.play("A", "dividend", company="PRR", kind="retain")
    assert table.stack("R7C0") == ["PRR", "NYC"]


@pytest.mark.parametrize(
    ("cell", "counts", "limited", "multiple"),
    [
        ("R2C6", True, True, False),
        ("R3C3", False, True, False),
        ("R3C0", False, False, False),
        ("R5C0", False, False, True),
    ],
)
def test_zones(cell: str, counts: bool, limited: bool, multiple: bool) -> None:
    """1830-2.7.5: yellow frees the certificate limit, orange the 60% too, brown the one purchase too."""
    found = MARKET.cells[cell_of(cell)]
    assert (found.certificates_count, found.holding_limited, found.multiple_purchase) == (counts, limited, multiple)


@pytest.mark.parametrize(("cell", "after"), [("R5C9", "R4C9"), ("R0C18", "R0C18")])
def test_10_59_paying_at_the_end_of_a_row(cell: str, after: str) -> None:
    """1830-10.59: at R5C9 (80) paying leads to R4C9 (90); at R0C18 (350) nothing moves."""
    table = Table()
    table.start("PRR", 82, "A", A=6, at=cell)
    table.operating_turn("PRR", "dividend", revenue=30)
    table.play("A", "dividend", company="PRR", kind="pay")
    assert table.cell("PRR") == after


@pytest.mark.parametrize(("cell", "after"), [("R0C0", "R1C0"), ("R7C0", "R7C0"), ("R8C1", "R8C1")])
def test_10_60_retaining_at_the_left_end(cell: str, after: str) -> None:
    """1830-10.60: at R0C0 (60) retaining leads to R1C0 (53); at R7C0 and R8C1 (10) nothing moves."""
    table = Table()
    table.start("PRR", 82, "A", A=6, at=cell)
    table.operating_turn("PRR", "dividend", revenue=30)
    table.play("A", "dividend", company="PRR", kind="retain")
    assert table.cell("PRR") == after
