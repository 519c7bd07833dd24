"""Track in 1846: what it costs, how much a turn allows, what a lay must be good for (1846-5.4)."""

from highiron.core.actions import LayTile
from highiron.core.events import Event
from highiron.core.placements import Placement
from highiron.core.state import State
from highiron.core.tiles import EDGES, Shape
from highiron.steps.frames import OperatingTurn
from highiron.steps.track import TrackStep
from highiron.titles.load import read_json
from highiron.titles.t1846.frames import noted
from highiron.titles.t1846.money import issue_value
from highiron.titles.t1846.setup import place_second_tokens

BASE_COST = 20
LAYS = 2  # tiles a turn
TUNNELS = "TBC"
IC_HEXES: tuple[str, ...] = tuple(read_json("t1846", "title.json")["ic_hexes"])
IC_TILES = ("7", "8", "9")
# Where the privates lay tiles for nothing (1846-2.3.4 to 2.3.7).
TILE_PRIVATES = {"LSL": ("D14", "E17"), "MC": ("B10", "B12"), "O&I": ("F14", "F16"), "LM": ("H12", "G13")}


class Track(TrackStep):
    """Two tiles a turn, at most one of them an upgrade (1846-5.4.1)."""

    def __init__(self, issue_later: bool) -> None:
        super().__init__(())
        self.issue_later = issue_later  # shares may still be issued while track is laid (1846-11.8)

    def may_lay(self, turn: OperatingTurn, upgrade: bool) -> bool:
        return turn.lays < LAYS and not (upgrade and turn.upgrades)

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        """Whether money could be found for a lay, or one is free; not whether one is within reach (1846-14.7)."""
        if turn.lays >= LAYS or not builds(state, turn.company):
            return False
        return lays_free(state, turn.company) or building_money(state, turn, self.issue_later) >= BASE_COST

    def cost(self, state: State, company: str, hex_id: str, tile: str, rotation: int) -> int:
        """The base price or dearer terrain, and every border that the lay completes (1846-5.4.2)."""
        exits = state.facts.tiles[tile].shapes[rotation].exits
        return ground_cost(state, company, hex_id, tile) + border_cost(state, company, hex_id, exits)

    def least_cost(self, state: State, company: str, hex_id: str) -> int:
        return ground_cost(state, company, hex_id, IC_TILES[0])

    def is_useful(self, state: State, company: str, hex_id: str, placement: Placement) -> bool:
        """Upgrades of cities always raise a value; others must give new track within reach (1846-5.4.3)."""
        shape = state.board.shape_at(hex_id)
        if shape.stops or not shape.exits:
            return True
        reach = state.board.reach(company)
        base = state.facts.plan.index[hex_id] * state.facts.plan.ways
        new = state.facts.tiles[placement.tile].shapes[placement.rotation]
        return any(reach.crosses(base + one, base + other) for one, other in added_track(shape, new))

    def on_laid(self, state: State, turn: OperatingTurn, action: LayTile, events: list[Event]) -> None:
        """Corporations that are left out enter a green city in games of two (1846-8.4c)."""
        place_second_tokens(state, action.hex, events)


def added_track(old: Shape, new: Shape) -> list[tuple[int, int]]:
    """Edge to edge, in both directions, what the new shape has and the old one had not."""
    return [(one, other) for one in range(EDGES) for other in new.through[one] if other not in old.through[one]]


def builds(state: State, company: str) -> bool:
    """Corporations with a president and independents of players do; receivership builds nothing (1846-5.7.1)."""
    return company in state.presidents or is_independent(state, company)


def is_independent(state: State, company: str) -> bool:
    """An independent railway that still exists, i.e. that no corporation has bought."""
    return company in state.facts.privates and company in state.trains


def ground_cost(state: State, company: str, hex_id: str, tile: str) -> int:
    """$20, or the terrain below the first tile if that is more (1846-5.4.2)."""
    if company == "IC" and hex_id in IC_HEXES and tile in IC_TILES:
        return 0  # 1846-2.1.2
    place = state.facts.plan.hexes[state.facts.plan.index[hex_id]]
    terrain = 0 if hex_id in state.board.tiles else place.cost
    if place.terrain == "mountain":
        terrain -= mountain_discount(state, company)
    return max(BASE_COST, terrain)


def border_cost(state: State, company: str, hex_id: str, exits: int) -> int:
    """Borders that track in the hex newly crosses, complete on both sides (1846-2.6.3)."""
    plan, board = state.facts.plan, state.board
    index = plan.index[hex_id]
    old = board.shapes[index].exits
    total = 0
    for edge, (kind, cost) in plan.hexes[index].borders.items():
        entry = plan.across[index * plan.ways + edge]
        if not (exits & ~old) >> edge & 1 or not board.shapes[entry // plan.ways].exits >> entry % plan.ways & 1:
            continue
        total += cost - (mountain_discount(state, company) if kind == "mountain" else 0)
    return total


def mountain_discount(state: State, company: str) -> int:
    """What the owner of the Tunnel Blasting Company saves on every mountain (1846-2.3.10)."""
    return 20 if state.privates.get(TUNNELS) == company else 0


def lays_free(state: State, company: str) -> bool:
    """An untouched hex where the company, or a private of it, lays for nothing makes the step ask (1846-14.7)."""
    tiles = state.board.tiles
    if company == "IC" and any(hex_id not in tiles for hex_id in IC_HEXES):
        return True
    unused = [private for private in TILE_PRIVATES if private not in state.spent]
    return any(
        state.privates.get(private) == company and any(hex_id not in tiles for hex_id in TILE_PRIVATES[private])
        for private in unused
    )


def building_money(state: State, turn: OperatingTurn, issue_later: bool) -> int:
    """What the company could have for track and a token: with an issue and with independents it may buy (1846-14.7)."""
    company = turn.company
    cash = state.cash[company]
    if company not in state.shares:
        return cash
    issue = issue_value(state, company) if issue_later and not noted(turn).issued else 0
    most = 3  # trains; with more there is no room for another independent's train
    return cash + issue + (independent_money(state) if cash > 0 and len(state.trains[company]) <= most else 0)


def independent_money(state: State) -> int:
    """The cash of independents that players own, less the dollar each costs at least."""
    return sum(
        state.cash[private] - 1
        for private, owner in state.privates.items()
        if owner in state.facts.seats and state.facts.privates[private].operates and state.cash[private] > 0
    )
