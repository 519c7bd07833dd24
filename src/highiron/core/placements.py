"""Which tiles fit on a hex, in which rotations: worked out once per map and remembered."""

from highiron.core.geometry import Map
from highiron.core.tiles import EDGES, Tile


class Placement:
    """One tile in one rotation on one hex, legal by content, label, kept track and edges."""

    def __init__(self, tile: str, rotation: int, colour: str, exits: int, moves: tuple[int, ...]) -> None:
        self.tile = tile
        self.rotation = rotation
        self.colour = colour
        self.exits = exits
        self.moves = moves  # where each old stop stands afterwards; -1: to be chosen


class Placements:
    """Answers for a map and a supply."""

    def __init__(
        self,
        plan: Map,
        tiles: dict[str, Tile],
        upgrades: dict[str, tuple[str, ...]],
        first_tiles: dict[str, tuple[str, ...]],
        regrouping: tuple[str, ...] = (),
        most_exits: tuple[str, ...] = (),
        open_borders: bool = False,
        covering: tuple[str, ...] = (),
    ) -> None:
        self.plan = plan
        self.tiles = tiles
        self.upgrades = upgrades
        self.first_tiles = first_tiles
        self.regrouping = regrouping  # tiles on which stops of the old one may become one or come apart (1817-2.42)
        self.most_exits = most_exits  # tiles that lie only where the hex takes no more exits than they have (1817-2.43)
        self.open_borders = open_borders  # track may lead off the map and to blank sides (18CE gap 17)
        self.covering = covering  # tiles that keep nothing but the exits of what they replace (18CE-C8)
        self._known: dict[tuple[str, str, int], tuple[Placement, ...]] = {}

    def candidates(self, hex_id: str, placed: tuple[str, int] | None) -> tuple[str, ...]:
        """Tiles that may replace what lies in the hex, by colour, content and label (1830-5.3.2, 1830-5.3.3)."""
        if placed is not None:
            found = self.upgrades.get(placed[0], ())
            return found if not self.most_exits else tuple([new for new in found if self._has_most_exits(hex_id, new)])
        place = self.plan.hexes[self.plan.index[hex_id]]
        if not place.buildable:
            return ()
        kind = kind_of_hex(place.shape.label, [stop.kind for stop in place.shape.stops])
        # Where a printed yellow hex starts with other tiles than a white one, the table says so.
        return self.first_tiles.get(f"{place.shape.colour} {kind}") or self.first_tiles.get(kind, ())

    def on(self, hex_id: str, placed: tuple[str, int] | None) -> tuple[Placement, ...]:
        """Every legal placement on the hex, each picture once, disregarding supply, phase, reach and money."""
        key = (hex_id, placed[0], placed[1]) if placed is not None else (hex_id, "", 0)
        found = self._known.get(key)
        if found is None:
            found = self.among(hex_id, placed, self.candidates(hex_id, placed))
            self._known[key] = found
        return found

    def among(self, hex_id: str, placed: tuple[str, int] | None, tiles: tuple[str, ...]) -> tuple[Placement, ...]:
        """How these tiles fit on the hex, each picture once, whether or not they are its candidates."""
        return tuple(
            placement
            for tile_id in tiles
            for rotation in range(EDGES)
            if self.tiles[tile_id].canonical[rotation] == rotation
            for placement in (self.fit(hex_id, placed, tile_id, rotation),)
            if placement is not None
        )

    def _has_most_exits(self, hex_id: str, tile_id: str) -> bool:
        if tile_id not in self.most_exits:
            return True
        closed = self.bad_edges(hex_id, (1 << EDGES) - 1)
        return self.tiles[tile_id].shapes[0].exits.bit_count() == EDGES - len(closed)

    def fit(self, hex_id: str, placed: tuple[str, int] | None, tile_id: str, rotation: int) -> Placement | None:
        """That tile in exactly that rotation, if its track fits."""
        shape = self.tiles[tile_id].shapes[rotation]
        moves = None if self.bad_edges(hex_id, shape.exits) else self.moves(hex_id, placed, tile_id, rotation)
        return None if moves is None else Placement(tile_id, rotation, shape.colour, shape.exits, moves)

    def moves(self, hex_id: str, placed: tuple[str, int] | None, tile_id: str, rotation: int) -> tuple[int, ...] | None:
        """Where the old stops stand afterwards, or None when old track would be lost (1830-5.3.7)."""
        old = self.tiles[placed[0]].shapes[placed[1]] if placed else self.plan.hexes[self.plan.index[hex_id]].shape
        shape = self.tiles[tile_id].shapes[rotation]
        found = shape.keeps(old)
        if found is None and tile_id in self.regrouping:
            found = shape.regroups(old)
        if found is None and tile_id in self.covering:
            found = shape.covers(old)
        return found

    def bad_edges(self, hex_id: str, exits: int) -> list[int]:
        """Edges where track would leave the board, cross a barrier or meet a blank fixed side (1830-5.3.6)."""
        ways = self.plan.ways
        index = self.plan.index[hex_id]
        bad: list[int] = []
        for edge in range(EDGES):
            if not exits >> edge & 1 or (self.open_borders and edge not in self.plan.hexes[index].barriers):
                continue
            entry = self.plan.across[index * ways + edge]
            if entry < 0:
                bad.append(edge)
                continue
            other = self.plan.hexes[entry // ways]
            if not other.buildable and not other.shape.exits >> entry % ways & 1:
                bad.append(edge)
        return bad


def kind_of_hex(label: str, stops: list[str]) -> str:
    """The sort of hex as the table of first tiles names it."""
    if label:
        return f"label {label}"
    if not stops:
        return "blank"
    return f"{'one' if len(stops) == 1 else 'two'}_{stops[0] if len(stops) == 1 else stops[0] + 's'}"
