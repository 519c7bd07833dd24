"""The market as a grid of any form."""

import pytest

from highiron.core.market import Market

SMALL = Market(["50y 60 70p", "40o 50p", "30b"])


def test_reading_a_grid() -> None:
    assert {cell: (found.price, found.zone) for cell, found in SMALL.cells.items()} == {
        (0, 0): (50, "yellow"),
        (0, 1): (60, ""),
        (0, 2): (70, ""),
        (1, 0): (40, "orange"),
        (1, 1): (50, ""),
        (2, 0): (30, "brown"),
    }
    assert SMALL.pars == {70: (0, 2), 50: (1, 1)}
    assert (SMALL.row_count, SMALL.column_count) == (3, 3)


def test_missing_cells_keep_their_column() -> None:
    market = Market(["50 60 70", "- 40 50"])
    assert (1, 0) not in market.cells
    assert market.price((1, 1)) == 40


@pytest.mark.parametrize(
    ("cell", "right", "left", "up"),
    [((0, 2), (0, 2), (0, 1), (0, 2)), ((1, 1), (0, 1), (1, 0), (0, 1)), ((2, 0), (1, 0), (2, 0), (1, 0))],
)
def test_moves_at_the_rim(
    cell: tuple[int, int], right: tuple[int, int], left: tuple[int, int], up: tuple[int, int]
) -> None:
    assert (SMALL.right(cell), SMALL.left(cell), SMALL.up(cell)) == (right, left, up)


def test_falling_stops_at_the_ledge() -> None:
    assert [SMALL.down((0, 0), steps) for steps in (1, 2, 5)] == [(1, 0), (2, 0), (2, 0)]
    assert SMALL.down((0, 2), 3) == (0, 2)


# 1817-2.21 in short: a cell for liquidation, two for acquisition, then prices of which some are for starting.
GATED = Market(
    ["L A A 40 45 50p 55ps 60p"], {"L": "liquidation", "A": "acquisition", "p": "par", "s": "safe"}, ("liquidation",)
)


def test_cells_have_marks_and_maybe_no_price() -> None:
    """1817-2.21: marks mean what the title says."""
    assert GATED.cells_with("acquisition") == [(0, 1), (0, 2)]
    assert GATED.cells_with("liquidation") == [(0, 0)]
    assert GATED.cells_with("loan") == []
    assert [GATED.cells[0, column].has_price for column in range(8)] == [False] * 3 + [True] * 5
    assert (GATED.price((0, 0)), GATED.price((0, 3))) == (0, 40)
    assert GATED.cells[0, 6].marks == ("par", "safe")
    assert GATED.par_prices == (50, 55, 60)
    assert all(cell.zone == "" and cell.certificates_count for cell in GATED.cells.values())


def test_no_movement_passes_a_gate() -> None:
    """1817-2.22: a normal move left stops at the first grey space; no ordinary move ever enters liquidation."""
    assert GATED.left((0, 2)) == (0, 1)
    assert GATED.left((0, 1)) == (0, 1)
    assert GATED.right((0, 0)) == (0, 1), "a token that a rule has put there can leave"
    column = Market(["50 60", "40 50g", "30"], {"g": "gate"}, ("gate",))
    assert (column.down((0, 1), 3), column.up((2, 0)), column.right((1, 0))) == ((0, 1), (1, 0), (0, 0))


def test_a_letter_without_a_meaning_is_a_mistake_in_the_data() -> None:
    with pytest.raises(ValueError, match="letter q of market cell 40q"):
        Market(["30 40q"])
    with pytest.raises(ValueError, match="letter y"):
        Market(["30y"], {"p": "par"})


def test_one_row() -> None:
    """A title with a single row moves only left and right."""
    row = Market(["10 20 30p 40"])
    assert (row.right((0, 3)), row.left((0, 0)), row.down((0, 1)), row.up((0, 1))) == ((0, 3), (0, 0), (0, 1), (0, 1))
