"""The board of Chapter 1, written from the grid: hexes, companies, privates, years, closed borders."""

from typing import Any

import numpy as np

from highiron.study import demand, gauges, history
from highiron.study.geo import DIRECTIONS, Hex, Ints, Lattice, project
from highiron.study.grid import Grid
from highiron.study.regions import CLOSED, EUROPE, GROUP_OF, UNIONS, gauge_of

SIDES = (4, 3, 2, 1, 0, 5)  # edge of the board by direction of the grid: east, north-east, and so on
COSTS = {"river": 20, "hill": 40, "mountain": 60, "desert": 40}
ALPINE = 120
LABELS = {"metropolis": "M", "major": "Y", "city": "", "town": ""}
SCALE = 18 / 8  # companies here by companies of Chapter 0
PLAYERS = {"3": (800, 20), "4": (600, 16), "5": (480, 13), "6": (400, 11)}
# The three whose rights are bound to no hex of Chapter 0: code, name, face, income, lowest and highest price.
PRIVATES = (
    ("A", "", 20, 5, 10, 30),
    ("C", "bridge technique", 75, 15, 38, 112),
    ("D", "share exchange", 110, 20, 55, 165),
)
TRAINS = {"2": 7, "3": 6, "4": 5, "5": 3, "6": 2, "7": 2}
# The year in which the state took its railways over, or most of them; by general knowledge (18CE+-20).
NATIONALISED = {
    "British Isles": 1948,
    "France and Low Countries": 1938,
    "Germany": 1920,
    "Austria-Hungary": 1924,
    "Italy and Switzerland": 1905,
    "Iberia": 1941,
    "Nordic": 1939,
    "Poland and Baltic": 1920,
    "Russia": 1918,
    "Ukraine and Belarus": 1918,
    "Caucasus": 1920,
    "Central Asia": 1920,
    "Turkey and Levant": 1927,
    "Iran": 1938,
    "China": 1949,
}
# Which part of the through bonus the state adds, by the first year of a round (18CE+-19; BOFIT 2019, RailFreight 2021).
SUBSIDIES = {"2015": 50, "2020": 30}

Company = tuple[str, str, tuple[float, float], str, str, str]
COMPANIES: tuple[Company, ...] = (  # code, name, home, group, colour, colour of text
    ("LBR", "London and Birmingham Railway", (-0.13, 51.51), "British Isles", "#0072B2", "#FFFFFF"),
    ("PLM", "Paris–Lyon–Mediterranean", (2.35, 48.86), "France and Low Countries", "#D55E00", "#FFFFFF"),
    ("BHE", "Berlin–Hamburg Railway", (13.40, 52.52), "Germany", "#CC2936", "#FFFFFF"),
    ("KFN", "Northern Railway, Vienna", (16.37, 48.21), "Austria-Hungary", "#2E7D32", "#FFFFFF"),
    ("SFI", "Italian Railways", (12.50, 41.90), "Italy and Switzerland", "#F0C808", "#000000"),
    ("MZA", "Madrid–Zaragoza–Alicante", (-3.70, 40.42), "Iberia", "#6A3D9A", "#FFFFFF"),
    ("SJR", "Swedish State Railways", (18.07, 59.33), "Nordic", "#7FDBFF", "#000000"),
    ("WWR", "Warsaw–Vienna Railway", (21.01, 52.23), "Poland and Baltic", "#8C564B", "#FFFFFF"),
    ("NIK", "Nikolaev Railway", (37.62, 55.75), "Russia", "#3B3B98", "#FFFFFF"),
    ("SWR", "South-Western Railways", (30.52, 50.45), "Ukraine and Belarus", "#B71540", "#FFFFFF"),
    ("TCR", "Transcaucasus Railway", (44.79, 41.72), "Caucasus", "#009E73", "#FFFFFF"),
    ("TSR", "Trans-Siberian Railway", (82.92, 55.03), "Russia", "#4A4A4A", "#FFFFFF"),
    ("TAR", "Tashkent Railway", (69.24, 41.30), "Central Asia", "#E1B12C", "#000000"),
    ("CIO", "Ottoman Railways", (32.85, 39.93), "Turkey and Levant", "#C44569", "#FFFFFF"),
    ("TIR", "Trans-Iranian Railway", (51.39, 35.69), "Iran", "#218C74", "#FFFFFF"),
    ("JHA", "Beijing–Hankou Railway", (116.40, 39.90), "China", "#E84118", "#FFFFFF"),
    ("LHR", "Longhai Railway", (108.94, 34.34), "China", "#9C88FF", "#000000"),
    ("CER", "Chinese Eastern Railway", (126.64, 45.76), "China", "#F8A5C2", "#000000"),
)
LATER = {"TSR": 1892, "CER": 1898, "LHR": 1905}  # first years of second companies of a group
RIMS: tuple[tuple[str, tuple[float, float], tuple[int, int, int, int]], ...] = (
    ("Japan and the Pacific", (135.0, 40.0), (20, 40, 60, 80)),
    ("South Asia", (76.0, 28.5), (20, 40, 60, 80)),
    ("South-East Asia", (100.5, 17.5), (20, 30, 50, 70)),
    ("Arabia", (45.0, 27.5), (10, 20, 40, 60)),
    ("Africa", (-5.0, 34.0), (20, 30, 40, 60)),
    ("the Atlantic", (-10.5, 50.5), (30, 50, 70, 90)),
    ("the Arctic", (40.0, 69.5), (10, 20, 30, 50)),
)
COLOURS = ("yellow", "green", "brown", "gray")


def write_board(grid: Grid, kinds: list[str], freight: dict[str, list[int]], through: int) -> dict[str, Any]:
    """The data file of the title; classes, freight numbers by colour and the through bonus come from task 3."""
    at = {(int(q), int(r)): row for row, (q, r) in enumerate(grid.hexes)}
    open_ = np.zeros((len(grid.hexes), 6), dtype=bool)
    for a, b in zip(grid.u.tolist(), grid.v.tolist(), strict=True):
        for one, other in ((a, b), (b, a)):
            open_[one, _direction(grid.hexes, one, other)] = True
    ferries, sides = set(), []
    for _, a, b in grid.ferries:
        ferries |= {grid.labels[a], grid.labels[b]}
        if _apart(grid.hexes, a, b) == 1:
            sides.append(sorted((grid.labels[a], grid.labels[b])))
            open_[a, _direction(grid.hexes, a, b)] = open_[b, _direction(grid.hexes, b, a)] = True
    homes = {code: demand.cell_of(grid, where) for code, _, where, _, _, _ in COMPANIES}
    _spread(grid, homes)
    hexes = {
        grid.labels[row]: _hex(grid, row, kinds[row], open_[row], at, row in homes.values())
        for row in range(len(grid.hexes))
    }
    rims = _rims(grid, at)
    for label, entry in rims.items():
        hexes[label] = entry
    return {
        "title": "18CE1",
        "name": "18CE Chapter 1: Eurasia",
        "designer": "the China–Europe railway study of this project, on the rules of Chapter 0",
        "players": {
            count: {"cash": int(cash * SCALE), "certificate_limit": int(limit * SCALE)}
            for count, (cash, limit) in PLAYERS.items()
        },
        "bank": int(9000 * SCALE),
        "corporations": [
            {
                "id": code,
                "name": name,
                "colour": colour,
                "text_colour": text,
                "home": grid.labels[homes[code]],
                "home_stop": 0,
                "token_prices": [0, 40, 100, 100],
            }
            for code, name, _, _, colour, text in COMPANIES
        ],
        "privates": [_private(*row) for row in PRIVATES],
        "trains": _trains(),
        "names": {},
        "spacing": grid.spacing,
        "first_years": {
            code: max(history.FIRST_YEARS[group], LATER.get(code, 0)) for code, _, _, group, _, _ in COMPANIES
        },
        "countries": dict(zip(grid.labels, grid.country, strict=True)),
        "groups": {country: GROUP_OF[country] for country in sorted(set(grid.country)) if country in GROUP_OF},
        "gauges": {country: gauge_of(country) for country in sorted(set(grid.country))},
        "closed": [list(row) for row in CLOSED],
        "ferries": sorted(ferries),
        "ferry_sides": sorted(sides),
        "unions": [[first, last, sorted(members)] for _, first, last, members in UNIONS],
        "regauged": [[row["until"], row["gauge"], row["cells"]] for row in gauges.by_year(grid)],
        "europe": sorted(EUROPE & set(grid.country)),
        "nationalised": NATIONALISED,
        "subsidies": SUBSIDIES,
        "through": through,
        "freight": {grid.labels[row]: freight_of for row, freight_of in _freight(grid, kinds, freight)},
        "places": {
            label: [round(float(lon), 2), round(float(lat), 2)]
            for label, (lon, lat) in zip(grid.labels, grid.lonlat, strict=True)
        },
        "hexes": dict(sorted(hexes.items())),
    }


def _private(code: str, name: str, face: int, revenue: int, low: int, high: int) -> dict[str, Any]:
    called = f"Private {code}: {name}" if name else f"Private {code}"
    return {
        "id": f"p:{code}",
        "code": code,
        "name": called,
        "face": face,
        "revenue": revenue,
        "blocks": [],
        "price_range": [low, high],
    }


def _trains() -> list[dict[str, Any]]:
    prices = {"2": 80, "3": 180, "4": 300, "5": 500, "6": 630, "7": 780, "8": 1000}
    rusts = {"2": "4", "3": "6", "4": "8"}
    rows: list[dict[str, Any]] = [{"id": "1", "reach": 1, "price": 0, "count": 0}]
    for level, price in prices.items():
        row: dict[str, Any] = {"id": level, "reach": int(level), "price": price}
        if level in TRAINS:
            row["count"] = int(TRAINS[level] * SCALE)
        if level in rusts:
            row["rusts_on"] = rusts[level]
        rows.append(row)
    # A fast train is paid for its best three stops (18CE+-15), a block train for two (18CE+-16). As far as an 8-train
    # goes: without a limit the search for the best runs would have no end on a continent.
    rows.append({"id": "HS", "reach": 8, "paid": 3, "price": 1100, "count": 9, "available_after": "8"})
    rows.append({"id": "BT", "reach": 8, "paid": 2, "price": 600, "count": 9, "available_after": "7"})
    return rows


def _freight(grid: Grid, kinds: list[str], freight: dict[str, list[int]]) -> list[tuple[int, list[int]]]:
    """The freight numbers of all centres, by colour (18CE+-13)."""
    return [(row, [freight[colour][row] for colour in COLOURS]) for row in range(len(grid.hexes)) if kinds[row]]


def _direction(hexes: Ints, one: int, other: int) -> int:
    step = (int(hexes[other, 0] - hexes[one, 0]), int(hexes[other, 1] - hexes[one, 1]))
    return DIRECTIONS.index(step)


def _apart(hexes: Ints, one: int, other: int) -> int:
    q, r = (int(value) for value in hexes[other] - hexes[one])
    return (abs(q) + abs(r) + abs(q + r)) // 2


def _spread(grid: Grid, homes: dict[str, int]) -> None:
    """No two companies share a home: the later one takes the most peopled free neighbour of its country."""
    taken: set[int] = set()
    for code, row in homes.items():
        if row in taken:
            near = [cell for cell in range(len(grid.hexes)) if cell not in taken and _apart(grid.hexes, row, cell) <= 2]
            homes[code] = max(near, key=lambda cell: grid.population[cell])
        taken.add(homes[code])


def _hex(grid: Grid, row: int, kind: str, open_: Any, at: dict[Hex, int], home: bool) -> dict[str, Any]:
    """One hex: its place, its class, its terrain, and sides that are sea."""
    entry: dict[str, Any] = {"colour": "white"}
    if grid.names[row]:
        entry["name"] = grid.names[row]
    if home and kind in ("", "town"):
        kind = "city"
    if kind == "town":
        entry["stops"] = [{"kind": "town", "value": 0}]
    elif kind:
        label = LABELS[kind]
        entry["stops"] = [{"kind": "city", "slots": 2 if label == "M" else 1, "value": 0}]
        if label:
            entry["label"] = label
    terrain = [grid.terrain[row]] if grid.terrain[row] in COSTS else []
    if grid.river[row]:
        terrain.insert(0, "river")
    terrain = ["hill" if name == "desert" else name for name in terrain]  # the page has no picture of a desert
    if terrain:
        entry["terrain"] = " ".join(terrain)
        entry["cost"] = sum(COSTS[name] for name in terrain) if not grid.alpine[row] else ALPINE
    here = (int(grid.hexes[row, 0]), int(grid.hexes[row, 1]))
    closed = [
        SIDES[way] for way, (q, r) in enumerate(DIRECTIONS) if (here[0] + q, here[1] + r) in at and not open_[way]
    ]
    if closed:
        entry["barriers"] = sorted(closed)
    return entry


def _rims(grid: Grid, at: dict[Hex, int]) -> dict[str, Any]:
    """Red areas beside the board, each with arrows to its neighbours; the free hex nearest to where it points."""
    lattice = Lattice(grid.spacing, grid.offset)
    labels = _all_labels(grid)
    free: dict[Hex, list[int]] = {}
    for here in at:
        for way, (q, r) in enumerate(DIRECTIONS):
            near = (here[0] + q, here[1] + r)
            if near not in at and near in labels:
                free.setdefault(near, []).append(SIDES[(way + 3) % 6])
    found: dict[str, Any] = {}
    places = sorted(free)
    centres = lattice.centres(np.array(places))
    for name, where, values in RIMS:
        point = project(np.array([where]))[0]
        order = np.argsort(np.hypot(*(centres - point).T), kind="stable")
        place = next(places[int(k)] for k in order if labels[places[int(k)]] not in found)
        found[labels[place]] = {
            "name": name[0].upper() + name[1:],
            "colour": "red",
            "stops": [{"kind": "offboard", "value": dict(zip(COLOURS, values, strict=True))}],
            "track": [f"{edge}-a" for edge in sorted(set(free[place]))],
        }
    return found


def _all_labels(grid: Grid) -> dict[Hex, str]:
    """Labels of hexes around the board, in the same rows and numbers."""
    q0, r0 = (int(value) for value in grid.hexes[0])
    letter, column = grid.labels[0][0], int(grid.labels[0][1:])
    base = 2 * q0 + r0
    found = {}
    low, high = grid.hexes.min(axis=0) - 2, grid.hexes.max(axis=0) + 2
    for q in range(int(low[0]), int(high[0]) + 1):
        for r in range(int(low[1]), int(high[1]) + 1):
            row = ord(letter) - 65 + (r0 - r)
            number = column + 2 * q + r - base
            if 0 <= row < 26 and number >= 1:
                found[q, r] = f"{chr(65 + row)}{number}"
    return found
