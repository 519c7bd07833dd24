"""Track: what raises the company's own best revenue soonest, else what leads to stops worth reaching."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import decide
from highiron.bots.steady.money import Treasury
from highiron.bots.steady.outlook import Outlook, fraction
from highiron.bots.steady.prospects import Prospects, is_live, onward, prospects_of
from highiron.core.actions import LayTile
from highiron.core.placements import Placement
from highiron.core.state import State
from highiron.core.tiles import EDGES, Shape
from highiron.flow import engine
from highiron.routes.whatif import Lay
from highiron.steps.frames import OperatingTurn
from highiron.steps.run import route_rules

HORIZON = 8.0  # rounds that count for the worth of track; later ones bring other tiles
PROGRESS = 0.5  # a promise against the same revenue in hand
LEAST = 3.0  # dollars in all below which a lay is not worth the trouble
INDEPENDENT = 0.5  # the part of its revenue that the owner of an independent railway gets


class Candidate:
    """A lay with what can be said about it without working out runs."""

    def __init__(self, lay: LayTile, placement: Placement, shape: Shape, cost: int) -> None:
        self.lay = lay
        self.placement = placement
        self.shape = shape
        self.cost = cost
        self.progress = 0.0
        self.hope = 0.0  # an upper guess of what it could add to revenue
        self.gain = 0
        self.signature: tuple[object, ...] = ()


def decide_track(sight: Sight, outlook: Outlook, turn: OperatingTurn) -> Decision | None:
    """The best lay of the turn; None when there is none, or only waste."""
    family = sight.family("lay_tile")
    if family is None:
        return None
    lays = [lay for lay in family if isinstance(lay, LayTile) and not lay.private]
    return best_lay(sight.state, outlook, turn.company, lays)


def best_lay(state: State, outlook: Outlook, company: str, lays: list[LayTile]) -> Decision | None:
    """The most useful of these legal lays, with its reason; None when all are waste."""
    if not lays:
        return None
    candidates = [candidate_of(state, lay) for lay in lays]
    prospects = prospects_of(state, company)
    for candidate in candidates:
        candidate.progress = prospects.progress(candidate.lay.hex, candidate.shape)
        look_at(state, prospects, candidate)
    try_best(state, outlook, company, candidates)
    rounds = min(HORIZON, outlook.rounds_left())
    costs = costs_of(state, outlook, company, {candidate.cost for candidate in candidates})
    progress = PROGRESS * outlook.character.building
    part = INDEPENDENT if company not in state.shares else fraction(state, company, state.presidents[company])

    def worth(candidate: Candidate) -> float:
        return part * rounds * (candidate.gain + progress * candidate.progress) - costs[candidate.cost]

    best = max(candidates, key=worth)
    if worth(best) < LEAST:
        return None
    gain = sure_gain(state, outlook, company, best.lay) if best.gain > 0 else 0
    if gain > 0:
        return decide(best.lay, "lays-for-revenue", company=company, hex=best.lay.hex, gain=gain)
    return decide(best.lay, "lays-ahead", company=company, hex=best.lay.hex)


def sure_gain(state: State, outlook: Outlook, company: str, lay: LayTile) -> int:
    """What the company would earn more with the lay by the trains it will have next: told, so it has to be true."""
    trains = outlook.planned_trains(company)
    after = Outlook(engine.apply(state, lay)[0], outlook.character)
    return after.revenue_with(company, trains) - outlook.revenue_with(company, trains)


def costs_of(state: State, outlook: Outlook, company: str, amounts: set[int]) -> dict[int, float]:
    """What it means to the seat that decides when the company spends these amounts."""
    if company not in state.shares:
        return {amount: INDEPENDENT * amount for amount in amounts}
    treasury = Treasury(state, outlook, state.presidents[company], company, exact=False)
    return {amount: treasury.cost(amount) for amount in amounts}


def candidate_of(state: State, lay: LayTile) -> Candidate:
    facts = state.facts
    placement = facts.placements.fit(lay.hex, state.board.tiles.get(lay.hex), lay.tile, lay.rotation)
    assert placement is not None, "only legal lays are looked at"
    cost = facts.rules.lay_cost(state, lay.company, lay.hex, lay.tile, lay.rotation, lay.private)
    return Candidate(lay, placement, facts.tiles[lay.tile].shapes[lay.rotation], cost)


def look_at(state: State, prospects: Prospects, candidate: Candidate) -> None:
    """What the lay joins: two lays that join the same earn the same, and one that joins nothing earns nothing."""
    board, shape = state.board, candidate.shape
    index = state.facts.plan.index[candidate.lay.hex]
    old = board.shapes[index]
    live = [edge for edge in range(EDGES) if shape.exits >> edge & 1 and is_live(board, index, edge)]
    links = [(edge, other) for edge in live for other in onward(shape, edge) if other in live and edge < other]
    new_links = [pair for pair in links if pair[1] not in onward(old, pair[0])]
    values = tuple(stop.value(state.phase_facts.values) for stop in shape.stops)
    at_stops = tuple((edge, shape.edge_stops[edge]) for edge in live if shape.edge_stops[edge])
    slots = tuple(stop.slots for stop in shape.stops)
    candidate.signature = (candidate.lay.hex, values, slots, at_stops, tuple(links))
    rises = sum(values) - sum(stop.value(state.phase_facts.values) for stop in old.stops)
    if not live and not (shape.stops and candidate.lay.hex in own_hexes(state, prospects.company)):
        return
    candidate.hope = max(0, rises) + 12.0 * len(new_links) + (5.0 if at_stops and not old.exits else 0.0)


def own_hexes(state: State, company: str) -> list[str]:
    return [place for place, _ in state.board.stations.get(company, ())]


def try_best(state: State, outlook: Outlook, company: str, candidates: list[Candidate]) -> None:
    """Work out the revenue after the most hopeful lays, one of each kind."""
    groups: dict[tuple[object, ...], list[Candidate]] = {}
    for candidate in candidates:
        if candidate.hope > 0:
            groups.setdefault(candidate.signature, []).append(candidate)
    hopeful = sorted(groups.values(), key=lambda group: -group[0].hope)[: outlook.character.looked_at]
    if not hopeful:
        return
    for group, gain in zip(hopeful, gains_of(state, outlook, company, hopeful), strict=True):
        for candidate in group:
            candidate.gain = gain


def gains_of(state: State, outlook: Outlook, company: str, groups: list[list[Candidate]]) -> list[int]:
    """What the first lay of each group would earn more, remembered on the board."""
    asked = tuple((group[0].lay.hex, group[0].lay.tile, group[0].lay.rotation) for group in groups)
    key = ("gains", company, outlook.planned_trains(company), state.phase, route_rules(state, company), asked)
    known: list[int] | None = state.board.memo.get(key)
    if known is None:
        lays = [as_lay(state, group[0]) for group in groups]
        known = [outcome.gain for outcome in outlook.question(company).after_lays(lays)]
        state.board.memo[key] = known
    return known


def as_lay(state: State, candidate: Candidate) -> Lay:
    """The lay as the route solver takes it."""
    lay = candidate.lay
    return lay.hex, state.facts.tiles[lay.tile], lay.rotation, candidate.placement.moves
