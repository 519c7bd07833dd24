"""Tables in a picture: columns as wide as their widest cell."""

from typing import Final, NamedTuple

from highiron.core.ids import printed
from highiron.pictures.svg import number, shortened, tag, text, text_width, titled
from highiron.pictures.tokens import token

SIZE: Final = 11.0
_ROW: Final = 24.0
_PAD: Final = 9.0
_WIDEST: Final = 170.0
FLAG: Final = "M-4 5V-5L5 -2L-2.6 .6V5Z"
STAR: Final = "M0 -5.2L1.5 -1.7L5.2 -1.4L2.4 1L3.3 4.6L0 2.6L-3.3 4.6L-2.4 1L-5.2 -1.4L-1.5 -1.7Z"


class Cell(NamedTuple):
    """What stands in one field: words, a company's token, or words with a star before them."""

    words: str = ""
    token: str = ""
    star: str = ""  # what the star means, for whoever cannot see it
    flag: str = ""  # the same for the flag behind the words
    bold: bool = False
    left: bool = False
    faint: bool = False
    title: str = ""


def column_widths(head: list[Cell], rows: list[list[Cell]]) -> list[float]:
    return [max(_width(row[i]) for row in [head, *rows]) + 2 * _PAD for i in range(len(head))]


def draw_table(head: list[Cell], rows: list[list[Cell]], marked: frozenset[int], total: float) -> tuple[str, float]:
    """The table at that width, which its columns share what they do not need of, and its height.

    Marked rows are highlighted.
    """
    widths = column_widths(head, rows)
    spare = max(0.0, total - sum(widths)) / len(widths)
    body = tag("rect", width=total, height=_ROW, class_="hi-head")
    for index, row in enumerate([head, *rows]):
        top = index * _ROW
        if index - 1 in marked:
            body += tag("rect", y=top, width=total, height=_ROW, class_="hi-acting")
        left = 0.0
        for cell, width in zip(row, widths, strict=True):
            body += _draw(cell, left, width + spare, top + _ROW / 2)
            left += width + spare
        body += tag("line", x1=0, y1=top + _ROW, x2=total, y2=top + _ROW, class_="hi-line")
    return body, _ROW * (len(rows) + 1)


def _width(cell: Cell) -> float:
    words = min(_WIDEST, text_width(cell.words, SIZE, cell.bold))
    return words + (13 if cell.star else 0) + (15 if cell.flag else 0) + (26 if cell.token else 0)


def _draw(cell: Cell, left: float, width: float, y: float) -> str:
    body = ""
    middle = left + width / 2
    if cell.token:
        body += token(
            cell.token, cell.title or printed(cell.token), left + _PAD + 11 if cell.words else middle, y, 10.6
        )
        left += 26
        width -= 26
        middle = left + width / 2
    if cell.words:
        words = shortened(cell.words, _WIDEST, SIZE, cell.bold)
        classes = " ".join(
            name for name, on in (("hi-bold", cell.bold), ("hi-left", cell.left), ("hi-faint", cell.faint)) if on
        )
        if cell.star:
            wide = text_width(words, SIZE, cell.bold)
            middle += 6.5
            spot = left + _PAD + 5 if cell.left else middle - wide / 2 - 7
            body += titled(cell.star, sign(STAR, spot, y))
        if cell.flag:
            wide = text_width(words, SIZE, cell.bold)
            body += titled(cell.flag, sign(FLAG, left + _PAD + wide + 9, y))
        x = left + _PAD + (13 if cell.star else 0) if cell.left else middle
        line = text(x, y, words, SIZE, classes)
        body += titled(cell.title or cell.words, line) if words != cell.words else line
    return body


def sign(path: str, x: float, y: float) -> str:
    """A star or a flag, drawn so that no font must have it."""
    return tag("path", d=path, class_="hi-pip", transform=f"translate({number(x)} {number(y)})")
