"""Routes as 18xx.games writes them: connections of hexes (1830-14.12)."""

from typing import Any

from highiron.core.actions import Run
from highiron.core.board import Board
from highiron.core.geometry import STOPS

# A stretch of track from stop to stop: its path elements and the mask of its sides.
Stretch = tuple[tuple[str, ...], int]


def stretches(board: Board, company: str, hexes: list[str]) -> list[Stretch]:
    """All stretches of track through exactly these hexes between a stop of the first and a stop of the last."""
    plan = board.plan
    numbers = [plan.index.get(hex_id, -1) for hex_id in hexes]
    if len(numbers) < 2 or -1 in numbers:
        return []
    inner: list[str] = []
    sides = 0
    entered = first_leaving = -1
    for at, index in enumerate(numbers[:-1]):
        leaving = plan.edge_between(index, numbers[at + 1])
        if leaving < 0:
            return []
        if at == 0:
            first_leaving = leaving
        else:
            if leaving not in board.shapes[index].through[entered]:
                return []
            inner.append(hexes[at])
        side = 1 << plan.sides[index * plan.ways + leaving]
        if sides & side:
            return []
        sides |= side
        entered = plan.across[index * plan.ways + leaving] % plan.ways
    starts = _stops(board, company, numbers[0], first_leaving)
    ends = _stops(board, company, numbers[-1], entered)
    return [((start, *inner, end), sides) for start in starts for end in ends if start != end]


def _stops(board: Board, company: str, index: int, edge: int) -> list[str]:
    shape = board.shapes[index]
    usable = [stop for stop in shape.edge_stops[edge] if shape.stops[stop].only_for in ("", company)]
    return [board.plan.stop_id(index * STOPS + stop) for stop in sorted(usable)]


def chains(board: Board, company: str, connections: list[list[str]]) -> list[Stretch]:
    """All ways to read the connections as one run; each may be written in either direction."""
    found: list[Stretch] = []

    def extend(at: int, path: tuple[str, ...], sides: int) -> None:
        if at == len(connections):
            found.append((path, sides))
            return
        for piece, used in stretches(board, company, connections[at]):
            if sides & used:
                continue
            for way in (piece, piece[::-1]):
                if way[0] == path[-1] and way[-1] not in path:
                    extend(at + 1, path + way[1:], sides | used)

    for piece, used in stretches(board, company, connections[0]):
        ways = (piece,) if len(connections) == 1 else (piece, piece[::-1])
        for way in ways:
            extend(1, way, used)
    return found


def read_runs(board: Board, company: str, routes: list[dict[str, Any]]) -> list[Run] | int:
    """Our runs for the routes of a file; the index of the first route that fits no track when there is one.

    Among several readings the one that keeps most of the named nodes wins, then one that touches an own token and
    leaves the track of the other routes alone.
    """
    runs: list[Run] = []
    taken = 0
    for number, route in enumerate(routes):
        connections = [connection for connection in route["connections"] if connection]
        if not connections:
            continue
        readings = chains(board, company, connections)
        if not readings:
            return number
        nodes = {node.replace("-", ".") for node in route.get("nodes") or []}

        def rank(reading: Stretch, nodes: set[str] = nodes, taken: int = taken) -> tuple[int, bool, bool]:
            path, sides = reading
            return (-len(nodes & set(path)), bool(sides & taken), not _touches(board, company, path))

        path, sides = min(readings, key=rank)
        taken |= sides
        runs.append(Run(route["train"], path))
    return runs


def _touches(board: Board, company: str, path: tuple[str, ...]) -> bool:
    for place in path:
        hex_id, dot, stop = place.partition(".")
        if dot and company in board.tokens_at(hex_id, int(stop)):
            return True
    return False


def write_route(run: Run, train: str, revenue: int) -> dict[str, Any]:
    """A run as that site writes it."""
    connections: list[list[str]] = []
    stops = [place for place in run.path if "." in place]
    for place in run.path:
        hex_id, dot, _ = place.partition(".")
        if connections:
            connections[-1].append(hex_id)
        if dot and place != run.path[-1]:
            connections.append([hex_id])
    hexes = [stop.partition(".")[0] for stop in stops]
    return {
        "train": train,
        "connections": connections,
        "hexes": hexes,
        "revenue": revenue,
        "revenue_str": "-".join(hexes),
        "nodes": [stop.replace(".", "-") for stop in stops],
    }
