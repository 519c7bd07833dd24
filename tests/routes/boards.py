"""Small boards for the tests of runs: a few hexes in a line of text, or random ones."""

from random import Random
from typing import Any

from highiron.core.board import Board, Station, build_board
from highiron.core.geometry import Map, neighbour
from highiron.core.tiles import Tile
from highiron.titles.load import all_tiles, read_json, read_map

# The pieces random boards are made of: plain track, junctions, Lawson junctions, crossings, single and double cities,
# towns, dead ends.
PIECES: dict[str, dict[str, Any]] = {
    "junction": {"colour": "green", "track": ["0-3", "0-4"]},
    "triangle": {"colour": "brown", "track": ["0-2", "0-4", "2-4"]},
    "crossing": {"colour": "green", "track": ["0-3", "1-4", "2-5"]},
    "brown": {"colour": "brown", "track": ["0-3", "0-5", "2-3", "2-5"]},
    "lawson": {"colour": "brown", "track": ["0-j", "1-j", "3-j", "4-j"]},
    "lawson six": {"colour": "gray", "track": ["0-j", "1-j", "2-j", "3-j", "4-j", "5-j"]},
    "city": {
        "colour": "brown",
        "stops": [{"kind": "city", "slots": 1, "value": 40}],
        "track": ["0-a", "1-a", "2-a", "3-a", "4-a"],
    },
    "big city": {
        "colour": "brown",
        "stops": [{"kind": "city", "slots": 2, "value": 60}],
        "track": ["0-a", "1-a", "2-a", "3-a", "4-a", "5-a"],
    },
    "double": {
        "colour": "brown",
        "stops": [{"kind": "city", "slots": 1, "value": 50}, {"kind": "city", "slots": 1, "value": 70}],
        "track": ["0-a", "1-a", "4-a", "2-b", "3-b", "5-b"],
    },
    "by-pass": {
        "colour": "gray",
        "stops": [{"kind": "city", "slots": 1, "value": 10}],
        "track": ["1-a", "1-4", "4-a", "2-a", "2-5"],
    },
    "chicago": {
        "colour": "green",
        "stops": [{"kind": "city", "slots": 1, "value": 40} for _ in range(3)],
        "track": ["0-a", "3-b", "4-c", "2-a", "2-b", "2-c"],
    },
    "town": {
        "colour": "yellow",
        "stops": [{"kind": "town", "value": 10}],
        "track": ["0-a", "1-a", "3-a", "4-a", "5-a"],
    },
    "towns": {
        "colour": "yellow",
        "stops": [{"kind": "town", "value": 10}, {"kind": "town", "value": 20}],
        "track": ["0-a", "3-a", "1-b", "4-b", "2-5"],
    },
    "junction city": {
        "colour": "gray",
        "stops": [{"kind": "city", "slots": 1, "value": 30}],
        "track": ["0-j", "2-j", "4-j", "a-j", "1-a", "3-a"],
    },
    "linked towns": {
        "colour": "green",
        "stops": [{"kind": "town", "value": 10}, {"kind": "town", "value": 30}],
        "track": ["0-a", "1-a", "3-b", "5-b", "a-b"],
    },
    "linked cities": {
        "colour": "brown",
        "stops": [
            {"kind": "city", "slots": 1, "value": 40},
            {"kind": "town", "value": 10},
            {"kind": "city", "slots": 2, "value": 20},
        ],
        "track": ["0-a", "2-a", "a-b", "b-c", "c-a", "3-c", "4-c", "1-5"],
    },
    "spurs": {
        "colour": "gray",
        "stops": [{"kind": "town", "value": 20}, {"kind": "city", "slots": 1, "value": 50}],
        "track": ["0-j", "2-j", "4-j", "a-j", "b-j", "3-a", "5-b"],
    },
}


def turned(data: dict[str, Any], turns: int) -> dict[str, Any]:
    """A piece with its track turned clockwise."""

    def turn(end: str) -> str:
        return str((int(end) + turns) % 6) if end.isdecimal() else end

    track = ["-".join(sorted(turn(end) for end in piece.split("-"))) for piece in data.get("track", [])]
    return {**data, "track": track}


def board_of(
    hexes: dict[str, dict[str, Any]],
    stations: dict[str, tuple[Station, ...]],
    tiles: dict[str, tuple[str, int]] | None = None,
) -> Board:
    """A board from hexes as the data files write them."""
    return build_board(read_map("test", hexes), catalogue(), tiles or {}, stations)


def catalogue() -> dict[str, Tile]:
    return all_tiles()


def classic() -> Map:
    return read_map("1830", read_json("t1830", "map.json"))


def plus() -> Map:
    return read_map("1830+", read_json("t1830", "map_plus.json"))


def city(track: str, value: int = 20, slots: int = 1) -> dict[str, Any]:
    """A city joined to these edges, e.g. `city("14")`."""
    return stop("city", track, value, slots)


def town(track: str, value: int = 10) -> dict[str, Any]:
    return stop("town", track, value, 0)


def red(track: str, value: int = 30, area: str = "") -> dict[str, Any]:
    """An off-board area."""
    return {**stop("offboard", track, value, 0), "colour": "red", **({"area": area} if area else {})}


def stop(kind: str, track: str, value: int, slots: int) -> dict[str, Any]:
    return {
        "colour": "gray",
        "stops": [{"kind": kind, "slots": slots, "value": value}],
        "track": [f"{edge}-a" for edge in track],
    }


def plain(*track: str) -> dict[str, Any]:
    """Track without a stop, e.g. `plain("1-4")`."""
    return {"colour": "gray", "track": list(track)}


def random_board(rng: Random, hexes: int, plain_share: float) -> Board:
    """So many hexes of random pieces that mostly fit together, red hexes around them, own and foreign tokens."""
    spots = [f"{'ABCDEFG'[row]}{2 * column + 1 + row % 2}" for column in range(4) for row in range(1, 5)]
    data: dict[str, dict[str, Any]] = {}
    plain = [name for name, piece in PIECES.items() if not piece.get("stops")]
    with_stops = [name for name, piece in PIECES.items() if piece.get("stops")]
    for hex_id in ("A1", "A5", "F2", "F4"):
        if rng.random() < 0.7:
            data[hex_id] = red("012345", rng.choice([20, 30, 50, 60]), rng.choice(["Gulf", "Gulf", "East", hex_id]))
    for hex_id in spots[:hexes]:
        name = rng.choice(plain if rng.random() < plain_share else with_stops)
        turns = [turned(PIECES[name], rng.randrange(6)) for _ in range(6)]
        data[hex_id] = max(turns, key=lambda piece: _fitting(data, hex_id, piece))
        stops = PIECES[name].get("stops", [])
        data[hex_id]["stops"] = [{**stop, "value": stop["value"] + 10 * rng.randrange(3)} for stop in stops]
        if name == "chicago":
            data[hex_id]["area"] = f"Chicago {hex_id}"
    cities = [
        (hex_id, index)
        for hex_id, entry in data.items()
        for index, stop in enumerate(entry.get("stops", []))
        if stop["kind"] == "city"
    ]
    rng.shuffle(cities)
    own = rng.randint(1, 3)
    foes = rng.randint(0, 3)
    return board_of(data, {"OWN": tuple(cities[:own]), "FOE": tuple(cities[own : own + foes])})


def _fitting(data: dict[str, dict[str, Any]], hex_id: str, piece: dict[str, Any]) -> int:
    """How many exits of the piece meet track of the hexes placed so far."""
    found = 0
    for edge in range(6):
        other = data.get(neighbour(hex_id, edge))
        found += other is not None and _has_exit(piece, edge) and _has_exit(other, (edge + 3) % 6)
    return found


def _has_exit(piece: dict[str, Any], edge: int) -> bool:
    return any(str(edge) in track.split("-") for track in piece.get("track", []))
