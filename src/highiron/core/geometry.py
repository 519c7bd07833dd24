"""The map of a title: hexes, their neighbours and the sides between them. Never changes during a game."""

from highiron.core.tiles import EDGES, Shape

# Pointy-topped hexes: edge -> change of (number, row letter). 0 is south-west, then clockwise (1830-2.5.1).
_STEPS = ((-1, 1), (-2, 0), (-1, -1), (1, -1), (2, 0), (1, 1))

# Stops are numbered hex index * STOPS + index of the stop in its hex.
STOPS = 8


class Hex:
    """One hex as printed on the board."""

    def __init__(
        self,
        hex_id: str,
        name: str,
        shape: Shape,
        terrain: str,
        cost: int,
        barriers: tuple[int, ...],
        joined: tuple[int, ...],
        area: str,
        borders: dict[int, tuple[str, int]] | None = None,
    ) -> None:
        self.id = hex_id
        self.name = name
        self.shape = shape
        self.terrain = terrain
        self.cost = cost
        self.barriers = barriers  # edges no track may cross
        self.joined = joined  # edges that are not drawn, both hexes being one place
        self.borders = borders or {}  # edge -> kind and cost of joining track across it
        self.area = area or hex_id  # stops of one area count once in a run
        self.buildable = shape.colour in ("white", "yellow")


class Map:
    """All hexes with numbers for entries and sides.

    An *entry* is hex index * 6 + edge: arriving in that hex over that edge. A *side* is the line two hexes share;
    it is the smallest piece of track that two runs can compete for (1830-5.5.7).
    """

    def __init__(self, name: str, hexes: tuple[Hex, ...]) -> None:
        self.name = name
        self.hexes = hexes
        self.index = {place.id: i for i, place in enumerate(hexes)}
        across = [-1] * (len(hexes) * EDGES)
        sides = [-1] * (len(hexes) * EDGES)
        count = 0
        for i, place in enumerate(hexes):
            for edge in range(EDGES):
                other = self.index.get(neighbour(place.id, edge), -1)
                if other < 0 or edge in place.barriers or edge in place.joined:
                    continue
                entry = other * EDGES + (edge + 3) % EDGES
                across[i * EDGES + edge] = entry
                if sides[entry] >= 0:
                    sides[i * EDGES + edge] = sides[entry]
                else:
                    sides[i * EDGES + edge] = count
                    count += 1
        self.across = across  # leaving hex i over edge e (i*6+e) -> the entry on the other side, -1 if impossible
        self.sides = sides  # entry or exit -> side, -1 if no track can cross
        self.side_count = count

    def edge_between(self, first: int, second: int) -> int:
        """The edge of hex `first` that leads to hex `second`, or -1."""
        for edge in range(EDGES):
            entry = self.across[first * EDGES + edge]
            if entry >= 0 and entry // EDGES == second:
                return edge
        return -1

    def stop_id(self, stop: int) -> str:
        """How a stop is written: `G19.1` is the second stop of G19."""
        return f"{self.hexes[stop // STOPS].id}.{stop % STOPS}"


def neighbour(hex_id: str, edge: int) -> str:
    """Coordinate of the hex across that edge, whether or not it is on the board."""
    number, row = _STEPS[edge]
    letter = chr(ord(hex_id[0]) + row)
    return f"{letter}{int(hex_id[1:]) + number}"
