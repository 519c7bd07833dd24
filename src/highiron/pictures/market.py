"""The market: cells with prices and zones, and the tokens in the order in which they lie."""

from typing import Final

from highiron.core.facts import Facts
from highiron.core.ids import printed
from highiron.core.market import ZONES, Cell, Market
from highiron.core.state import State
from highiron.pictures.headings import ENGLISH, Headings, word
from highiron.pictures.palette import style
from highiron.pictures.svg import document, placed, tag, text, text_width, titled
from highiron.pictures.symbols import token_defs
from highiron.pictures.tokens import token

_WIDTH: Final = 54.0
_HEIGHT: Final = 50.0
_MARGIN: Final = 12.0
_LONGEST: Final = 16  # cells in a line; a market of one long row is folded
_LEGEND: Final = 24.0
_GROUNDS: Final = {"liquidation": "red", "acquisition": "gray"}  # marks that a board paints (1817-2.21)


def draw_market(state: State, headings: Headings = ENGLISH) -> str:
    """The market as a picture of its own."""
    body, width, height = market_body(state, headings)
    sheet = tag("rect", width=width, height=height, class_="hi-sheet")
    defs = tag("defs", token_defs(state.facts))
    order = ", ".join(f"{printed(company)} {state.price(company)}" for company in _by_price(state))
    title = f"{state.facts.name}: {word(headings, 'stock-market')}"
    return document(width, height, style() + defs + sheet + body, title, order)


def market_body(state: State, headings: Headings = ENGLISH) -> tuple[str, float, float]:
    """The market without its document, with its width and height."""
    market = state.facts.market
    stacks: dict[Cell, list[str]] = {}
    for company in sorted(state.market, key=lambda name: state.market[name][2]):
        stacks.setdefault(state.cell(company), []).append(company)
    body = ""
    lines = columns = 0
    for cell in sorted(market.cells):
        row, column = _position(market, cell)
        lines, columns = max(lines, row + 1), max(columns, column + 1)
        body += placed(column * _WIDTH, row * _HEIGHT, _cell(market, cell, stacks.get(cell, [])))
    legend, legend_width = _legend(state.facts, headings)
    width, height = columns * _WIDTH, lines * _HEIGHT
    if _fits_in_corner(market, legend_width):
        # Markets of several rows are ragged: the legend goes into the empty corner.
        body += placed(width - legend_width, height - 16, legend)
    else:
        body += placed(0, height + _LEGEND - 8, legend)
        height += _LEGEND
    return placed(_MARGIN, _MARGIN, body), max(width, legend_width) + 2 * _MARGIN, height + 2 * _MARGIN


def _position(market: Market, cell: Cell) -> Cell:
    if market.row_count > 1:
        return cell
    return divmod(cell[1], min(_LONGEST, market.column_count))


def _fits_in_corner(market: Market, width: float) -> bool:
    free = int(width // _WIDTH) + 2
    last = market.row_count - 1
    return last > 1 and all((last, market.column_count - 1 - i) not in market.cells for i in range(free))


def _cell(market: Market, cell: Cell, stack: list[str]) -> str:
    """One cell; its tokens lie with place 0 on top, which is also the first to read."""
    field = market.cells[cell]
    ground = next((_GROUNDS[mark] for mark in field.marks if mark in _GROUNDS), "")
    painted = ground or f"zone-{field.zone or 'plain'}"
    body = tag("rect", width=_WIDTH, height=_HEIGHT, class_=f"hi-cell hi-{painted}")
    if field.is_par:
        body += tag("rect", x=2, y=2, width=_WIDTH - 4, height=_HEIGHT - 4, class_="hi-par")
    others = " ".join(field.others)  # marks that have no picture of their own are written out
    if field.has_price:
        body += text(6, 9.5, str(field.price), 9.5, "hi-left hi-bold")
    if others:
        size = min(8.0, 8.0 * (_WIDTH - 8) / text_width(others, 8))
        body += text(6, 45.5 if field.has_price else 9.5, others, size, "hi-left")
    body += placed(_WIDTH - 6, 9, _zone_mark(field.zone))
    spots = _spots(len(stack))
    for company, (x, y, radius) in reversed(list(zip(stack, spots, strict=True))):
        body += token(company, f"{printed(company)} {field.price}", x, y, radius)
    words = [str(field.price)] if field.has_price else []
    title = " ".join([*words, *([field.zone] if field.zone else []), *field.others])
    return titled(title + (f": {', '.join(map(printed, stack))}" if stack else ""), body)


def _spots(count: int) -> list[tuple[float, float, float]]:
    """Where tokens lie in a cell, and how large they are: side by side, overlapping when there are many."""
    if count <= 2:
        return [(_WIDTH / 2 + 24 * (i - (count - 1) / 2), 32.0, 12.4) for i in range(count)]
    upper = max(2, (count + 1) // 2)
    spots = []
    for i in range(count):
        row, at = divmod(i, upper)
        step = min(19.0, (_WIDTH - 21) / (upper - 1))
        # The lower row begins where the upper one does: reading order is operating order.
        spots.append((_WIDTH / 2 + step * (at - (upper - 1) / 2), 24.0 + 16.5 * row, 8.8))
    return spots


def _zone_mark(zone: str) -> str:
    """One to three pips, growing with the freedom of the zone: for eyes that do not tell its colour."""
    if zone not in ZONES:
        return ""
    count = ZONES.index(zone) + 1
    return "".join(tag("circle", cx=-1.5 - 4.2 * i, cy=0.5, r=1.5, class_="hi-pip") for i in range(count))


def _legend(facts: Facts, headings: Headings) -> tuple[str, float]:
    """What the zones and the frame mean, for those that this market has."""
    cells = facts.market.cells.values()
    zones = [zone for zone in ZONES if any(cell.zone == zone for cell in cells)]
    x, body = 0.0, ""
    if any(cell.is_par for cell in cells):
        body += tag("rect", x=1, y=-7, width=26, height=14, class_="hi-par")
        x = 32.0 + text_width(word(headings, "par-cell"), 9) + 14
        body += text(32, 0, word(headings, "par-cell"), 9, "hi-left")
    for zone in zones:
        words = word(headings, f"zone-{zone}")
        body += tag("rect", x=x, y=-8, width=28, height=16, class_=f"hi-cell hi-zone-{zone}")
        body += placed(x + 24, -0.5, _zone_mark(zone)) + text(x + 34, 0, words, 9, "hi-left")
        x += 34 + text_width(words, 9) + 14
    return body, x


def _by_price(state: State) -> list[str]:
    return sorted(state.market, key=lambda company: (-state.price(company), state.market[company]))
