"""The share market: cells, zones and the four movements of a token."""

from highiron.core.ids import UNLIMITED

Cell = tuple[int, int]  # row, column


class MarketCell:
    """One field of the market with what it relaxes."""

    def __init__(self, price: int, zone: str, is_par: bool) -> None:
        self.price = price
        self.zone = zone  # "", "yellow", "orange", "brown"
        self.is_par = is_par
        # Each zone includes the freedoms of the weaker ones (1830-2.7.5).
        self.certificates_count = zone == ""
        self.holding_limited = zone in ("", "yellow")
        self.multiple_purchase = zone == "brown"


_ZONES = {"y": "yellow", "o": "orange", "b": "brown"}


class Market:
    """A grid of cells; a title with one row uses a grid of one row."""

    def __init__(self, rows: list[str]) -> None:
        self.cells: dict[Cell, MarketCell] = {}
        self.pars: dict[int, Cell] = {}
        self.row_count = len(rows)
        self.column_count = 0
        for row, line in enumerate(rows):
            for column, text in enumerate(line.split()):
                if text == "-":
                    continue
                price = int("".join(char for char in text if char.isdigit()))
                is_par = "p" in text
                zone = next((_ZONES[char] for char in text if char in _ZONES), "")
                self.cells[row, column] = MarketCell(price, zone, is_par)
                self.column_count = max(self.column_count, column + 1)
                if is_par:
                    self.pars[price] = (row, column)
        self.par_prices = tuple(sorted(self.pars))

    def price(self, cell: Cell) -> int:
        return self.cells[cell].price

    def right(self, cell: Cell) -> Cell:
        """After a dividend: one column right, else one row up, else nowhere (1830-2.7.3)."""
        row, column = cell
        for target in ((row, column + 1), (row - 1, column)):
            if target in self.cells:
                return target
        return cell

    def left(self, cell: Cell) -> Cell:
        """Without a dividend: one column left, else one row down, else nowhere (1830-2.7.3)."""
        row, column = cell
        for target in ((row, column - 1), (row + 1, column)):
            if target in self.cells:
                return target
        return cell

    def down(self, cell: Cell, steps: int = 1) -> Cell:
        """After a sale: one row down per share, stopping at the lowest cell of the column (1830-2.7.3)."""
        row, column = cell
        for _ in range(min(steps, UNLIMITED)):
            if (row + 1, column) not in self.cells:
                break
            row += 1
        return row, column

    def up(self, cell: Cell) -> Cell:
        """Sold out at the end of a stock round: one row up (1830-2.7.3)."""
        row, column = cell
        return (row - 1, column) if (row - 1, column) in self.cells else cell
