"""Tiles of 18CE: terrain, private C, and which lays are of use to a company (18CE section 8)."""

from highiron.core.actions import Action, LayTile
from highiron.core.board import Board
from highiron.core.events import Reason
from highiron.core.geometry import STOPS
from highiron.core.placements import Placement
from highiron.core.reach import compute_reach
from highiron.core.state import State
from highiron.core.tiles import Shape
from highiron.flow.checks import reason
from highiron.steps.frames import OperatingTurn
from highiron.steps.token import kept_homes
from highiron.steps.track import TrackStep
from highiron.titles.t18ce.frames import Round
from highiron.titles.t18ce.privates import B, C

COSTS = {"river": 20, "hill": 40, "mountain": 60}  # 18CE-8.9
REDUCTION = 20  # for each feature of the terrain (18CE-2.6)


class Track(TrackStep):
    """One tile a turn, laid or upgraded (18CE-8.10)."""

    def __init__(self) -> None:
        super().__init__(())

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        """Unless B's tile was laid in place of this one (18CE-19.3)."""
        below = state.frames[0]
        return not (isinstance(below, Round) and below.tiled == turn.company) and super().asks(state, turn)

    def cost(self, state: State, company: str, hex_id: str, tile: str, rotation: int) -> int:
        """Terrain, with the first tile laid on the hex (18CE-8.9)."""
        if hex_id in state.board.tiles:
            return 0
        place = state.facts.plan.hexes[state.facts.plan.index[hex_id]]
        if not place.cost or (place.shape.exits and state.facts.options["preprinted_terrain"] == "free"):  # 18CE-19.18
            return 0
        return place.cost - (reduction(state, place.terrain) if builds_cheaper(state, company) else 0)

    def is_useful(self, state: State, company: str, hex_id: str, placement: Placement) -> bool:
        """New track within reach, or a higher revenue on a route of the company (18CE-8.7); no marker is lost."""
        board, index = state.board, state.facts.plan.index[hex_id]
        old, new = board.shapes[index], state.facts.tiles[placement.tile].shapes[placement.rotation]
        if loses_markers(state, hex_id, new):
            return False
        here = any(place == hex_id for place, _ in board.stations.get(company, ()))
        edges = board.reach(company).edges().get(index, 0)
        added = new.exits & ~old.exits
        if added and (here or edges & added or (edges & old.exits and is_open(board, company, index, new))):
            return True
        if not is_worth_more(old, new):
            return False
        if not here and edges & new.exits:
            return True  # a route from the station that the track comes from ends in the hex
        if not here and state.facts.options["route_needs_token"] == "true":
            return False
        tile = state.facts.tiles[placement.tile]
        return leads_away(board.lay(tile, hex_id, placement.rotation, placement.moves), company, hex_id)

    def unconnected(self, state: State, company: str) -> list[int]:
        """Where routes need no station, a place on any route can be made to earn more (18CE-19.24)."""
        if state.facts.options["route_needs_token"] == "true":
            return []
        return [at for at, shape in enumerate(state.board.shapes) if shape.stops and shape.exits]

    def explain_privilege(self, state: State, turn: OperatingTurn, action: LayTile, current: bool) -> list[Reason]:
        """B's tile has its own time (18CE-2.5)."""
        if action.private == B:
            return [reason(state, "private-tile-at-start", "private-tile", private=B)]
        return super().explain_privilege(state, turn, action, current)

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        return [told_why(state, found) for found in super().explain(state, turn, action, current)]


def told_why(state: State, found: Reason) -> Reason:
    """A tile without a city in the place of one with markers is of no use for a reason of its own (18CE-8.6)."""
    if found.code != "lay-without-use" or state.facts.options["keep_property"] != "literal_zh":
        return found
    hex_id = found.args["hex"]
    kept = bool(state.board.companies_in(hex_id) or homes_in(state, hex_id))
    return reason(state, "markers-stay", "track-kept", hex=hex_id) if kept else found


def builds_cheaper(state: State, company: str) -> bool:
    """Whether C is the company's, or its director's (18CE-2.6, 18CE-19.4)."""
    owner = state.privates.get(C, "")
    if owner not in state.shares:
        return bool(owner) and owner == state.presidents.get(company)
    if state.facts.options["c_scope"] == "owner":
        return owner == company
    return state.presidents[owner] == state.presidents.get(company)


def reduction(state: State, terrain: str) -> int:
    """20 less for each feature, or for rivers only (18CE-2.6, 18CE-C18)."""
    features = terrain.split()
    if state.facts.options["c_terrain"] == "river":
        features = [feature for feature in features if feature == "river"]
    return sum([min(REDUCTION, COSTS[feature]) for feature in features])


def is_open(board: Board, company: str, index: int, new: Shape) -> bool:
    """Whether track through the hex leads on with the new tile: no city, or one with room for the company."""
    if not new.stops or not new.stops[0].is_city:
        return True
    here = board.tokens.get(index * STOPS, ())
    return company in here or len(here) < new.stops[0].slots


def is_worth_more(old: Shape, new: Shape) -> bool:
    """Whether a city or town brings more than before."""
    before = max([stop.value("gray") for stop in old.stops], default=0)
    return max([stop.value("gray") for stop in new.stops], default=0) > before


def leads_away(board: Board, company: str, hex_id: str) -> bool:
    """Whether track joins a city or town of the hex to another place, so that it lies on a route (18CE-8.7)."""
    stops = board.shape_at(hex_id).stops
    return any(
        compute_reach(board.plan, board.shapes, board.tokens, company, ((hex_id, at),), only_route=True).has_route
        for at in range(len(stops))
    )


def loses_markers(state: State, hex_id: str, new: Shape) -> bool:
    """Whether markers or a reserved slot would have no place any more: only where upgrades keep nothing but rails."""
    if state.facts.options["keep_property"] != "literal_zh":
        return False
    standing = len(state.board.companies_in(hex_id))
    slots = new.stops[0].slots if new.stops and new.stops[0].is_city else 0
    return standing + homes_in(state, hex_id) > slots


def homes_in(state: State, hex_id: str) -> int:
    """Slots of the hex that are kept for homes."""
    return len(kept_homes(state, "", hex_id, 0)) if state.board.shape_at(hex_id).stops else 0
