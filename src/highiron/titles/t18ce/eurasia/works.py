"""What a company may build besides tiles: its own gauge, terminals, wires; and lines it takes up.

18CE+-7, 18CE+-9, 18CE+-14, 18CE+-22. All of it belongs to the step of tiles, before or between them.
"""

from highiron.core.board import Board, edges_of
from highiron.core.events import Event, Reason
from highiron.core.families import Box
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.flow.checks import reason, short_of_cash
from highiron.titles.t18ce.eurasia.calendar import era_of
from highiron.titles.t18ce.eurasia.ledger import ELECTRIC, GAUGES, LAST_RUN, SETS, TERMINALS, enter, keep, table
from highiron.titles.t18ce.eurasia.settlement import TRAINS_A_ROUND
from highiron.titles.t18ce.eurasia.world import gauge_at, gauge_of_company, is_on
from highiron.titles.t18ce.frames import BuildWorks

GAUGE, TERMINAL, WIRES, CLOSURE = "gauge", "terminal", "wires", "closure"
OPTIONS = {GAUGE: "gauges", TERMINAL: "terminals", WIRES: "electrification", CLOSURE: "closures"}
RULES = {GAUGE: "gauges", TERMINAL: "terminals", WIRES: "electrification", CLOSURE: "closures"}
PER_EDGE, TERMINAL_COST, WIRES_COST, CLOSURE_GRANT = 20, 100, 60, 20
FOURTH = 3  # the last era
UNUSED_SETS = 2


def boxes(state: State, company: str) -> list[Box]:
    """Everything that may be built now, one box for each sort."""
    found: list[Box] = []
    for work in OPTIONS:
        cash = state.cash[company]
        hexes = [hex_id for hex_id in places(state, company, work) if cost(state, company, work, hex_id) <= cash]
        if hexes:
            found.append({"company": company, "work": work, "hex": tuple(hexes)})
    return found


def places(state: State, company: str, work: str) -> list[str]:
    """Hexes for one sort of works, money apart."""
    if work not in OPTIONS or not is_on(state, OPTIONS[work]):
        return []
    if work == WIRES:
        if state.phase < state.facts.phase_index["6"]:
            return []
        wires = table(state, ELECTRIC)
        stations = [hex_id for hex_id, _ in state.board.stations.get(company, ())]
        return [hex_id for hex_id in dict.fromkeys(stations) if hex_id not in wires]
    if work == CLOSURE:
        return closable(state, company)
    if not is_on(state, "gauges"):
        return []
    hexes = state.facts.plan.hexes
    near = [hexes[at].id for at in state.board.reach(company).edges()]
    laid = [hex_id for hex_id in near if hex_id in state.board.tiles and other_gauges(state, hex_id)]
    if work == GAUGE:
        own = gauge_of_company(state, company)
        return [hex_id for hex_id in laid if gauge_at(state, hex_id) != own]
    taken = table(state, TERMINALS)
    grown = state.phase >= state.facts.phase_index["7"]
    return [hex_id for hex_id in laid if hex_id not in taken or (grown and taken[hex_id].partition(":")[0] == company)]


def other_gauges(state: State, hex_id: str) -> bool:
    """Whether the hex lies beside land with another gauge."""
    plan, at, own = state.facts.plan, state.facts.plan.index[hex_id], gauge_at(state, hex_id)
    for edge in range(6):
        entry = plan.across[at * plan.ways + edge]
        if entry >= 0 and gauge_at(state, plan.hexes[entry // plan.ways].id) not in (0, own):
            return True
    return False


def closable(state: State, company: str) -> list[str]:
    """Plain track over which nothing ran for two sets, the company last (18CE+-22)."""
    if era_of(state) < FOURTH:
        return []
    now, found = int(state.notes.get(SETS, 0)), []
    for hex_id, last in table(state, LAST_RUN).items():
        number, _, user = last.partition(":")
        idle = user == company and now - int(number) > UNUSED_SETS
        if idle and hex_id in state.board.tiles and not state.board.shape_at(hex_id).stops:
            found.append(hex_id)
    return found


def cost(state: State, company: str, work: str, hex_id: str) -> int:
    """What it costs the treasury; a closure costs nothing."""
    if work == GAUGE:
        return PER_EDGE * len(edges_of(state.board.shape_at(hex_id).exits))
    return {TERMINAL: TERMINAL_COST, WIRES: WIRES_COST}.get(work, 0)


def explain(state: State, action: BuildWorks) -> list[Reason]:
    """Why it may not be built."""
    work, hex_id, company = action.work, action.hex, action.company
    if work not in OPTIONS:
        return [reason(state, "unknown-works", "step-order", work=work, known=list(OPTIONS))]
    if hex_id not in places(state, company, work):
        return [reason(state, "works-not-here", RULES[work], work=work, hex=hex_id, company=company)]
    return short_of_cash(state, company, cost(state, company, work, hex_id), RULES[work])


def build(state: State, action: BuildWorks, events: list[Event]) -> None:
    """Build it, or take the line up."""
    work, hex_id, company = action.work, action.hex, action.company
    price = cost(state, company, work, hex_id)
    state.pay(company, BANK, price, events, "works")
    if work == GAUGE:
        enter(state, GAUGES, hex_id, str(gauge_of_company(state, company)))
    elif work == WIRES:
        enter(state, ELECTRIC, hex_id, company)
    elif work == TERMINAL:
        trains = table(state, TERMINALS).get(hex_id, "").partition(":")[2]
        enter(state, TERMINALS, hex_id, f"{company}:{int(trains) + 1 if trains else TRAINS_A_ROUND}")
    else:
        take_up(state, hex_id)
        state.pay(BANK, company, CLOSURE_GRANT, events, "subsidy")
    events.append(Event("works-built", {"company": company, "work": work, "hex": hex_id, "price": price}))


def take_up(state: State, hex_id: str) -> None:
    """The tile leaves the board."""
    tile, _ = state.board.tiles[hex_id]
    if state.supply[tile] >= 0:
        state.supply = {**state.supply, tile: state.supply[tile] + 1}
    state.board = lifted(state.board, hex_id)
    keep(state, LAST_RUN, {key: value for key, value in table(state, LAST_RUN).items() if key != hex_id})


def lifted(board: Board, hex_id: str) -> Board:
    """The board without a tile on which no token stands; what was known of reach and routes is forgotten."""
    tiles = {key: value for key, value in board.tiles.items() if key != hex_id}
    shapes, at = board.shapes.copy(), board.plan.index[hex_id]
    shapes[at] = board.plan.hexes[at].shape
    return Board(board.plan, tiles, board.stations, shapes, board.tokens, {}, ())
