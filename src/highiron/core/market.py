"""The share market: cells with marks, and the four movements of a token."""

from typing import Final

from highiron.core.ids import UNLIMITED

Cell = tuple[int, int]  # row, column


class MarketCell:
    """One field of the market: its price, and marks that mean what the title says."""

    def __init__(self, price: int, marks: tuple[str, ...], has_price: bool = True) -> None:
        self.price = price  # 0 where none is printed
        self.has_price = has_price
        self.marks = marks
        self.zone = next((mark for mark in marks if mark in ZONES), "")
        self.is_par = "par" in marks
        self.others = tuple([mark for mark in marks if mark != "par" and mark not in ZONES])
        # Each zone includes the freedoms of the weaker ones (1830-2.7.5).
        self.certificates_count = self.zone == ""
        self.holding_limited = self.zone in ("", "yellow")
        self.multiple_purchase = self.zone == "brown"


ZONES: Final = ("yellow", "orange", "brown")
MARKS: Final = {"p": "par", "y": "yellow", "o": "orange", "b": "brown"}

HOLE: Final = MarketCell(0, (), False)


class Market:
    """A grid of cells; a title with one row uses a grid of one row.

    A row is written as its cells with blanks between them: the digits of the price, if there is one, and a letter for
    each mark, as in `40p`, `30y` or `L`; `-` is a hole. `marks` names the letters. No movement leads into a cell with a
    mark of `gates`, such as the liquidation of 1817-2.22: only a rule of the title puts a token there.
    """

    def __init__(self, rows: list[str], marks: dict[str, str] | None = None, gates: tuple[str, ...] = ()) -> None:
        self.cells: dict[Cell, MarketCell] = {}
        self._rows: list[list[MarketCell]] = []  # the same, holes included, for those who ask all the time
        self.pars: dict[int, Cell] = {}
        self.row_count = len(rows)
        self.column_count = 0
        names = MARKS if marks is None else marks
        for row, line in enumerate(rows):
            self._rows.append([HOLE] * len(line.split()))
            for column, text in enumerate(line.split()):
                if text == "-":
                    continue
                letters = text.lstrip("0123456789")
                digits = text[: len(text) - len(letters)]
                unknown = [letter for letter in letters if letter not in names]
                if unknown:
                    raise ValueError(f"no mark has the letter {unknown[0]} of market cell {text}")
                found = MarketCell(int(digits or 0), tuple([names[letter] for letter in letters]), bool(digits))
                self.cells[row, column] = self._rows[row][column] = found
                self.column_count = max(self.column_count, column + 1)
                if found.is_par:
                    self.pars[found.price] = (row, column)
        self.par_prices = tuple(sorted(self.pars))
        # Where a movement may lead.
        self._open = {cell for cell, found in self.cells.items() if not any(mark in gates for mark in found.marks)}

    def at(self, token: tuple[int, int, int]) -> MarketCell:
        """The cell in which a token stands, which has row, column and place in the stack."""
        return self._rows[token[0]][token[1]]

    def cells_with(self, mark: str) -> list[Cell]:
        """All cells with that mark, by row and column."""
        return [cell for cell, found in self.cells.items() if mark in found.marks]

    def price(self, cell: Cell) -> int:
        return self.cells[cell].price

    def right(self, cell: Cell) -> Cell:
        """After a dividend: one column right, else one row up, else nowhere (1830-2.7.3)."""
        row, column = cell
        for target in ((row, column + 1), (row - 1, column)):
            if target in self._open:
                return target
        return cell

    def left(self, cell: Cell) -> Cell:
        """Without a dividend: one column left, else one row down, else nowhere (1830-2.7.3)."""
        row, column = cell
        for target in ((row, column - 1), (row + 1, column)):
            if target in self._open:
                return target
        return cell

    def down(self, cell: Cell, steps: int = 1) -> Cell:
        """After a sale: one row down per share, stopping at the lowest cell of the column (1830-2.7.3)."""
        row, column = cell
        for _ in range(min(steps, UNLIMITED)):
            if (row + 1, column) not in self._open:
                break
            row += 1
        return row, column

    def up(self, cell: Cell) -> Cell:
        """Sold out at the end of a stock round: one row up (1830-2.7.3)."""
        row, column = cell
        return (row - 1, column) if (row - 1, column) in self._open else cell
