"""The projection and the hexes: kilometres in an equal-area conic, pointy-top hexes in axial coordinates."""

from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Hex = tuple[int, int]  # q, r

ALBERS = "+proj=aea +lat_1=30 +lat_2=60 +lat_0=45 +lon_0=70 +ellps=WGS84 +units=km +no_defs"
DIRECTIONS: tuple[Hex, ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
OFFSETS = ((1 / 3, 0.0), (0.0, 0.0), (0.0, 1 / 3), (1 / 3, 1 / 3))  # in spacings; the first is the default
FAR = 0.5  # degrees between points of an outline before it is projected, since its sides are straight in degrees


@cache
def _transformer() -> Any:
    from pyproj import Transformer

    return Transformer.from_crs("EPSG:4326", ALBERS, always_xy=True)


def project(lonlat: Floats) -> Floats:
    """Kilometres east and north of 45° N 70° E, equal-area; one row per point."""
    x, y = _transformer().transform(lonlat[:, 0], lonlat[:, 1])
    return np.column_stack([x, y])


def unproject(points: Floats) -> Floats:
    """Longitude and latitude of projected points."""
    lon, lat = _transformer().transform(points[:, 0], points[:, 1], direction="INVERSE")
    return np.column_stack([lon, lat])


@dataclass(frozen=True)
class Lattice:
    """A hex lattice: the distance of neighbouring centres in kilometres, and where the hex (0, 0) has its centre."""

    spacing: float
    offset: tuple[float, float] = OFFSETS[0]  # in spacings

    def hexes(self, points: Floats) -> Ints:
        """The hex that each point lies in, by rounding in cube coordinates."""
        x = points[:, 0] / self.spacing - self.offset[0]
        y = points[:, 1] / self.spacing - self.offset[1]
        r = y * 2 / sqrt(3)
        q = x - r / 2
        s = -q - r
        rq, rr, rs = np.rint(q), np.rint(r), np.rint(s)
        dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
        fix_q = (dq > dr) & (dq > ds)
        fix_r = ~fix_q & (dr > ds)
        rq = np.where(fix_q, -rr - rs, rq)
        rr = np.where(fix_r, -rq - rs, rr)
        return np.column_stack([rq, rr]).astype(np.int64)

    def centres(self, hexes: Ints) -> Floats:
        """The centres of hexes in kilometres."""
        x = self.spacing * (hexes[:, 0] + hexes[:, 1] / 2 + self.offset[0])
        y = self.spacing * (hexes[:, 1] * sqrt(3) / 2 + self.offset[1])
        return np.column_stack([x, y])

    def corners(self, hexes: Ints) -> Floats:
        """The six corners of each hex, from the one between directions 5 and 0 on counter-clockwise."""
        turns = np.radians(60 * np.arange(6) - 30)
        around = self.spacing / sqrt(3) * np.column_stack([np.cos(turns), np.sin(turns)])
        found: Floats = self.centres(hexes)[:, None, :] + around[None, :, :]
        return found

    def side(self, one: Hex, other: Hex) -> Floats:
        """The two ends of the side that two neighbours share, computed from their centres."""
        a, b = self.centres(np.array([one, other]))
        middle, across = (a + b) / 2, b - a
        along = np.array([-across[1], across[0]]) / sqrt(3) / 2
        return np.array([middle - along, middle + along])


def neighbours(cell: Hex) -> list[Hex]:
    """The six hexes around one."""
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]


def steps(one: Hex, other: Hex) -> int:
    """How many steps two hexes lie apart."""
    q, r = other[0] - one[0], other[1] - one[1]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def edge(one: Hex, other: Hex) -> tuple[Hex, Hex]:
    """The two hexes in the order that names their edge."""
    return (one, other) if one < other else (other, one)


def outline(geometry: dict[str, Any]) -> Any:
    """A shapely polygon in kilometres, valid, with sides that follow the degrees."""
    import shapely
    from shapely.geometry import shape

    found = shapely.segmentize(shape(geometry), FAR)
    found = shapely.transform(found, project)
    return found if found.is_valid else found.buffer(0)
