"""Finding room in a hex for words and figures: where they cover the least track and stay clear of stops."""

import math
from array import array
from functools import lru_cache
from heapq import nsmallest
from typing import Final

from highiron.pictures.hexagon import APOTHEM, SIZE, depth_inside
from highiron.pictures.svg import Point

_CELL: Final = 2.0
_LEFT, _TOP = -44.0, -50.0
_COLUMNS, _ROWS = 44, 50
_OUTSIDE: Final = 20  # per cell: words must not leave their hex
_OVER_WORDS: Final = 4.0  # per unit of area
_STEP: Final = 2
_STRIDE: Final = 6  # between the spots looked at first
_NEAR: Final = [(x, y) for x in (-4, -2, 0, 2, 4) for y in (-4, -2, 0, 2, 4)]  # the spots between those
_PROMISING: Final = 3  # spots around which it is worth looking closely

Box = tuple[float, float, float, float]  # left, top, right, bottom


def _outside_field() -> bytearray:
    cells = bytearray()
    for row in range(_ROWS):
        for column in range(_COLUMNS):
            spot = (_LEFT + (column + 0.5) * _CELL, _TOP + (row + 0.5) * _CELL)
            cells.append(_OUTSIDE if depth_inside(spot) < 1.5 else 0)
    return cells


_EMPTY: Final = _outside_field()
_NO_SUMS: Final = array("H")


@lru_cache(maxsize=256)
def _spots(wanted: tuple[Point, ...], reach_x: int, reach_y: int) -> list[tuple[float, int, int]]:
    """Spots within reach of the centre with how far each is from what is wanted, the nearest first."""
    found = {
        (x, y)
        for x in range(-reach_x // _STEP * _STEP, reach_x + 1, _STRIDE)
        for y in range(-reach_y // _STEP * _STEP, reach_y + 1, _STRIDE)
    }
    found.update((int(x), int(y)) for x, y in wanted if abs(x) <= reach_x and abs(y) <= reach_y)
    return sorted((_astray(wanted, x, y), x, y) for x, y in found)


def _astray(wanted: tuple[Point, ...], x: int, y: int) -> float:
    return min([math.hypot(x - wx, y - wy) + 2 * i for i, (wx, wy) in enumerate(wanted)])


class Room:
    """A hex with what is drawn in it already. Track is a cost, stops a higher one; the cheapest spot wins.

    Thousands of them are remembered, so they are small: costs are whole numbers up to 20, their sums below 2 ** 16.
    """

    def __init__(self) -> None:
        self._cells = _EMPTY.copy()
        self._sums = _NO_SUMS
        self._words: list[Box] = []

    def copy(self) -> "Room":
        """An independent copy, for the words of one hex on top of those of its tile; nothing is covered any more."""
        if not self._sums:
            self._sum_up()  # here, so that all copies share them
        new = Room.__new__(Room)
        new._cells = self._cells
        new._sums = self._sums
        new._words = self._words.copy()
        return new

    def taken(self) -> tuple[Box, ...]:
        """Boxes that words cover so far."""
        return tuple(self._words)

    def cover(self, spot: Point, radius: float, cost: int) -> None:
        """A disc that words should avoid. All of these come before the first `place`."""
        x, y = spot
        for row in range(max(0, int((y - radius - _TOP) / _CELL)), min(_ROWS, int((y + radius - _TOP) / _CELL) + 1)):
            for column in range(
                max(0, int((x - radius - _LEFT) / _CELL)), min(_COLUMNS, int((x + radius - _LEFT) / _CELL) + 1)
            ):
                cx, cy = _LEFT + (column + 0.5) * _CELL, _TOP + (row + 0.5) * _CELL
                at = row * _COLUMNS + column
                if (cx - x) ** 2 + (cy - y) ** 2 <= radius * radius and self._cells[at] < cost:
                    self._cells[at] = cost

    def take(self, centre: Point, width: float, height: float) -> None:
        """Mark a box as covered by words."""
        x, y = centre
        self._words.append((x - width / 2, y - height / 2, x + width / 2, y + height / 2))

    def place(
        self, sizes: list[tuple[float, float]], wanted: list[Point], limit: float = math.inf
    ) -> tuple[Point, int] | None:
        """The best centre for a box, and which of the offered sizes fits best; the box is taken.

        The first wanted spot is preferred a little to the second, and so on; going astray costs by distance. When
        even the best spot would cover more than the limit, there is none.
        """
        if not self._sums:
            self._sum_up()
        spots = tuple(wanted)
        best = limit
        found: tuple[Point, int] | None = None
        seen: list[tuple[float, int, int, int]] = []
        for which, (width, height) in enumerate(sizes):
            reach_x, reach_y = max(int(APOTHEM - width / 2), 0), max(int(SIZE - height / 2), 0)
            for astray, x, y in _spots(spots, reach_x, reach_y):
                cost = 0.45 * astray + 2 * which
                if cost >= best:
                    break  # all that follow are farther astray
                cost += self._cost((x - width / 2, y - height / 2, x + width / 2, y + height / 2))
                seen.append((cost, x, y, which))
                if cost < best - 1e-6:
                    best, found = cost, ((float(x), float(y)), which)
        for _, x0, y0, which in nsmallest(_PROMISING, seen):
            width, height = sizes[which]
            reach_x, reach_y = max(int(APOTHEM - width / 2), 0), max(int(SIZE - height / 2), 0)
            for dx, dy in _NEAR:
                x, y = x0 + dx, y0 + dy
                cost = 0.45 * _astray(spots, x, y) + 2 * which
                if cost < best and abs(x) <= reach_x and abs(y) <= reach_y:
                    cost += self._cost((x - width / 2, y - height / 2, x + width / 2, y + height / 2))
                    if cost < best - 1e-6:
                        best, found = cost, ((float(x), float(y)), which)
        if found is not None:
            self.take(found[0], *sizes[found[1]])
        return found

    def put(self, size: tuple[float, float], wanted: list[Point]) -> Point:
        """The best centre for a box that must be drawn, however little room there is."""
        found = self.place([size], wanted)
        return found[0] if found is not None else (0.0, 0.0)

    def _cost(self, box: Box) -> float:
        left, top, right, bottom = box
        a = max(0, min(_COLUMNS, math.floor((left - _LEFT) / _CELL)))
        b = max(0, min(_ROWS, math.floor((top - _TOP) / _CELL)))
        c = max(0, min(_COLUMNS, math.ceil((right - _LEFT) / _CELL)))
        d = max(0, min(_ROWS, math.ceil((bottom - _TOP) / _CELL)))
        wide = _COLUMNS + 1
        sums = self._sums
        total: float = sums[d * wide + c] - sums[b * wide + c] - sums[d * wide + a] + sums[b * wide + a]
        if left < _LEFT or right > -_LEFT:
            total += _OUTSIDE * (max(0.0, _LEFT - left) + max(0.0, right + _LEFT)) * (bottom - top) / _CELL**2
        for l2, t2, r2, b2 in self._words:
            if l2 < right and r2 > left and t2 < bottom and b2 > top:
                across, down = min(right, r2) - max(left, l2), min(bottom, b2) - max(top, t2)
                total += _OVER_WORDS * across * down + 6
        return total

    def _sum_up(self) -> None:
        """Sums over all cells above and left of each, so that the cost of a box takes four look-ups."""
        wide = _COLUMNS + 1
        sums = array("H", bytes(2 * wide * (_ROWS + 1)))
        for row in range(_ROWS):
            line = 0
            for column in range(_COLUMNS):
                line += self._cells[row * _COLUMNS + column]
                sums[(row + 1) * wide + column + 1] = sums[row * wide + column + 1] + line
        self._sums = sums
