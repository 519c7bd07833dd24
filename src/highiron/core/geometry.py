"""The map of a title: hexes, their neighbours and the sections of track. Never changes during a game."""

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


class Layout:
    """How the coordinates of a map lie: pointy-topped hexes, letters for rows from north to south, numbers eastwards.

    Neighbours in a row differ by 2. In most maps the numbers of a row are odd where those of the next are even; where
    all rows have the same numbers (18CE), every other row is `shifted`: it stands one further east than it says.
    """

    def __init__(self, shifted: str = "") -> None:
        self.shifted = shifted

    def position(self, hex_id: str) -> tuple[int, int]:
        """Column and row of a hex; a column is half as wide as a hex, so neighbours in a row are 2 apart."""
        return int(hex_id[1:]) + (hex_id[0] in self.shifted), ord(hex_id[0]) - ord("A")

    def neighbour(self, hex_id: str, edge: int) -> str:
        """Coordinate of the hex across that edge, whether or not it is on the board."""
        column, row = self.position(hex_id)
        east, south = _STEPS[edge]
        letter = chr(ord("A") + row + south)
        return f"{letter}{column + east - (letter in self.shifted)}"


PLAIN_LAYOUT = Layout()


class Map:
    """All hexes with numbers for entries and sections.

    A *section* is the smallest piece of track that two runs can compete for (1830-5.5.7): the side two hexes share, or
    a link inside a hex. An *entry* is hex index * ways + way: arriving over that edge of the hex, or at that end of a
    link in it. A map whose tiles have no links has no ways but the six edges.
    """

    def __init__(self, name: str, hexes: tuple[Hex, ...], layout: Layout = PLAIN_LAYOUT, links: int = 0) -> None:
        self.name = name
        self.hexes = hexes
        self.layout = layout
        self.index = {place.id: i for i, place in enumerate(hexes)}
        first_of: dict[str, int] = {}  # area of several stops -> a number that is no stop outside of it
        self.areas = [
            -1 if place.area == place.id else first_of.setdefault(place.area, i * STOPS)
            for i, place in enumerate(hexes)
        ]
        self.links = max([links, *[len(place.shape.links) for place in hexes]])  # the most that a hex has room for
        self.ways = ways = EDGES + 2 * self.links
        across = [-1] * (len(hexes) * ways)
        sides = [-1] * (len(hexes) * ways)
        count = 0
        for i, place in enumerate(hexes):
            for edge in range(EDGES):
                other = self.index.get(layout.neighbour(place.id, edge), -1)
                if other < 0 or edge in place.barriers or edge in place.joined:
                    continue
                entry = other * ways + (edge + 3) % EDGES
                across[i * ways + edge] = entry
                if sides[entry] >= 0:
                    sides[i * ways + edge] = sides[entry]
                else:
                    sides[i * ways + edge] = count
                    count += 1
        self.side_count = count
        for i in range(len(hexes)):
            for link in range(self.links):
                way = i * ways + EDGES + 2 * link
                across[way], across[way + 1] = way + 1, way
                sides[way] = sides[way + 1] = count
                count += 1
        self.across = across  # leaving hex i by way w (i*ways+w) -> the entry at the other end, -1 if impossible
        self.sides = sides  # entry or exit -> section, -1 if no track can cross

    def edge_between(self, first: int, second: int) -> int:
        """The edge of hex `first` that leads to hex `second`, or -1."""
        for edge in range(EDGES):
            entry = self.across[first * self.ways + edge]
            if entry >= 0 and entry // self.ways == second:
                return edge
        return -1

    def link_sections(self, hex_index: int, links: int) -> int:
        """Mask of the sections that these links (a mask by number) of a hex are."""
        return links << self.sides[hex_index * self.ways + EDGES] if links else 0

    def path_of(self, places: list[str]) -> tuple[str, ...]:
        """Places in the order of a run as an action carries them: a hex in which the run stops is not also passed."""
        if not self.links:
            return tuple(places)
        found: list[str] = []
        for at, place in enumerate(places):
            beside = [places[other].partition(".")[0] for other in (at - 1, at + 1) if 0 <= other < len(places)]
            if "." in place or place not in beside:
                found.append(place)
        return tuple(found)

    def stop_id(self, stop: int) -> str:
        """How a stop is written: `G19.1` is the second stop of G19."""
        return f"{self.hexes[stop // STOPS].id}.{stop % STOPS}"


def neighbour(hex_id: str, edge: int) -> str:
    """The hex across that edge where no row is shifted."""
    return PLAIN_LAYOUT.neighbour(hex_id, edge)
