"""What borders, gauges, ferries, wires, wagons and bonuses do to the revenue of runs (18CE+-8 to 18CE+-18, 18CE+-21).

The best set of runs is found by what their stops pay, as in Chapter 0; then each run is settled, and earns 0 at least.
So the search for it stays exact, and nobody can avoid a border by a longer way on paper.
"""

from highiron.core.state import State
from highiron.routes.network import Node
from highiron.routes.receipt import Bill
from highiron.titles.t18ce.eurasia.calendar import year_of
from highiron.titles.t18ce.eurasia.ledger import BUSY, ELECTRIC, GROWN, KINDS, TERMINALS, add, count_of, table
from highiron.titles.t18ce.eurasia.world import (
    board,
    freight_number,
    gauge_at,
    group_of,
    is_customs_border,
    is_europe,
    is_ferry,
    is_on,
)

FAST, BLOCK_TRAIN = "HS", "BT"
DWELL, FREIGHT_DWELL = 10, 20  # for each customs border (18CE+-10)
FEE = 10  # to the owner of a terminal (18CE+-9)
BLOCK_CHANGE = 20  # for each change of gauge of a block train (18CE+-8)
FERRY_USE = 10  # for each crossing (18CE+-12)
FAR = 12  # hexes between the ends of a block train (18CE+-16)
TRAINS_A_ROUND = 2  # that a terminal takes from phase 7 on (18CE+-9)


class Item:
    """One change of a run's revenue: its rule as a code, the amount, and who gets it where it is a fee."""

    def __init__(self, code: str, amount: int, where: str = "", to: str = "") -> None:
        self.code = code
        self.amount = amount
        self.where = where
        self.to = to


class Settled:
    """A run with what it is paid for, and what it earns in the end."""

    def __init__(self, bill: Bill) -> None:
        self.bill = bill
        self.hexes = [place.partition(".")[0] for place in bill.run.path]
        self.paid = [bill.nodes[at] for at in bill.paid]
        self.freight = bool(bill.mode.code) or bill.mode.train == BLOCK_TRAIN
        self.items: list[Item] = []

    def add(self, code: str, amount: int, where: str = "", to: str = "") -> None:
        if amount:
            self.items.append(Item(code, amount, where, to))

    @property
    def revenue(self) -> int:
        """What is left, never less than nothing."""
        found = self.bill.total
        for item in self.items:
            found += item.amount
        return max(0, found)


def settle_runs(state: State, company: str, bills: list[Bill]) -> list[Settled]:
    """All runs of a company in one round; terminals are used up run by run, wagons go where they bring most."""
    runs = [Settled(bill) for bill in bills]
    for run in runs:
        grow(state, run)
        electrify(state, run)
        bonuses(state, run)
    load_wagons(state, company, runs)
    for run in runs:
        borders(state, run)
        change_gauges(state, company, run)
    return runs


def ends(run: Settled) -> tuple[Node, Node]:
    """The first and the last stop."""
    return run.bill.nodes[0], run.bill.nodes[-1]


def grow(state: State, run: Settled) -> None:
    """Centres earn what they have become (18CE+-21)."""
    run.add("growth", sum([count_of(state, GROWN, node.hex_id) for node in run.paid]))


def electrify(state: State, run: Settled) -> None:
    """All cities of the run have wires: one more centre counts, or a fast train's three count twice.

    "One more" is as much as the least of those that count (18CE+-14); a fast train leaves towns out (18CE+-15).
    """
    wires = table(state, ELECTRIC)
    cities = [node.hex_id for node in run.bill.nodes if node.kind == "city"]
    if not cities or any(hex_id not in wires for hex_id in cities):
        return
    if run.bill.mode.train == FAST:
        run.add("fast", sum([node.value for node in run.paid if node.kind != "town"]))
    elif is_on(state, "electrification"):
        run.add("wires", min([node.value for node in run.paid], default=0))


def bonuses(state: State, run: Settled) -> None:
    """Long block trains (18CE+-16), and freight between China and Europe with what the state adds (18CE+-18, 19)."""
    one, other = ends(run)
    if run.bill.mode.train == BLOCK_TRAIN and is_far(state, one.hex_id, other.hex_id):
        run.add("block", freight_number(state, one.hex_id) + freight_number(state, other.hex_id))
    if not run.freight or not is_on(state, "through_bonus"):
        return
    for start, end in ((one, other), (other, one)):
        if group_of(start.hex_id) == "China" and is_europe(end.hex_id):
            bonus = int(board()["through"])
            run.add("through", bonus)
            share = int(board()["subsidies"].get(str(year_of(state)), 0)) if is_on(state, "subsidies") else 0
            run.add("subsidy", bonus * share // 1000 * 10)


def is_far(state: State, one: str, other: str) -> bool:
    """Twelve hexes apart and in different country groups."""
    layout = state.facts.plan.layout
    (x, y), (v, w) = layout.position(one), layout.position(other)
    rows = abs(y - w)
    apart = rows + max(0, (abs(x - v) - rows) // 2)
    groups = {group_of(one), group_of(other)}
    return apart >= FAR and "" not in groups and len(groups) == 2


def load_wagons(state: State, company: str, runs: list[Settled]) -> None:
    """Containers and refrigerated wagons where they bring most, one for each freight run (18CE+-17)."""
    containers, cold = kinds_of(state, company)
    offers: list[tuple[int, str, int]] = []
    for at, run in enumerate(runs):
        if run.bill.mode.code:
            one, other = ends(run)
            half = sum([node.value // 20 * 10 for node in (one, other)])
            more = sum([max(0, freight_number(state, node.hex_id) - node.value) for node in (one, other)])
            offers += [(-half, "container", at), (-more, "cold", at)]
    left = {"container": containers, "cold": cold}
    for amount, kind, at in sorted(offers):
        if amount < 0 and left[kind] and not any(item.code in left for item in runs[at].items):
            left[kind] -= 1
            runs[at].add(kind, -amount)


def kinds_of(state: State, company: str) -> tuple[int, int]:
    """Containers and refrigerated wagons of a company; the rest of its wagons are boxes."""
    containers, _, cold = table(state, KINDS).get(company, "0:0").partition(":")
    return int(containers), int(cold)


def borders(state: State, run: Settled) -> None:
    """Trains wait at customs borders (18CE+-10) and pay for ferries (18CE+-12)."""
    for one, other in zip(run.hexes, run.hexes[1:], strict=False):
        if is_on(state, "customs") and is_customs_border(state, one, other):
            run.add("customs", -(FREIGHT_DWELL if run.freight else DWELL), other)
        if is_on(state, "ferries") and is_ferry(one, other):
            run.add("ferry", -FERRY_USE, other)


def change_gauges(state: State, company: str, run: Settled) -> None:
    """Every change of gauge costs a level, that is the least stop; a terminal saves it (18CE+-8, 18CE+-9)."""
    if not is_on(state, "gauges") or not is_on(state, "gauge_changes"):
        return
    lost = 0
    halved = any(item.code == "container" for item in run.items)
    values = sorted([node.value for node in run.paid])
    for one, other in zip(run.hexes, run.hexes[1:], strict=False):
        gauges = {gauge_at(state, one), gauge_at(state, other)}
        if len(gauges) < 2 or 0 in gauges:
            continue
        terminal, owner = open_terminal(state, one, other)
        if terminal:
            add(state, BUSY, terminal)
            if owner != company:
                run.add("fee", -FEE, terminal, owner)
        elif run.bill.mode.train == BLOCK_TRAIN:
            run.add("gauge", -BLOCK_CHANGE, other)
        elif lost < len(values):
            run.add("gauge", -values[lost], other)
            lost += 1
    fees = [item for item in run.items if item.code == "fee"]
    if halved:  # every second fee is saved: amounts stay tens
        for item in fees[1::2]:
            run.items.remove(item)


def open_terminal(state: State, one: str, other: str) -> tuple[str, str]:
    """A terminal on either side that takes one more train in this round, and its owner; "" where there is none."""
    if not is_on(state, "terminals"):
        return "", ""
    for hex_id in (one, other):
        owner, _, trains = table(state, TERMINALS).get(hex_id, "").partition(":")
        if not owner:
            continue
        full = state.phase >= state.facts.phase_index["7"] and count_of(state, BUSY, hex_id) >= int(trains)
        if not full:
            return hex_id, owner
    return "", ""
