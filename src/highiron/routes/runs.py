"""Checking hand-made runs: every reason why they are not legal, or what they earn."""

from highiron.core.actions import Run
from highiron.core.board import Board
from highiron.core.events import Reason
from highiron.core.geometry import STOPS
from highiron.core.reach import area_of
from highiron.core.route_rules import DEFAULT_RULES, Length, Mode, RouteRules, asked_modes, within_supply
from highiron.core.tiles import EDGES, FIRST_STOP
from highiron.routes.network import Node, node_of, passed_stations
from highiron.routes.pairs import is_pair
from highiron.routes.receipt import Bill, Bills, ends_fit
from highiron.routes.receipt_types import Receipt


class CheckedRun:
    """A run with its reasons, the sides it uses, its stops and its value."""

    def __init__(self) -> None:
        self.reasons: list[Reason] = []
        self.sides = 0
        self.stops: list[int] = []
        self.nodes: list[Node] = []  # the stops as the company sees them
        self.modes: list[Mode] = []  # the ways of running its train that allow the run
        self.revenue = 0  # by itself; only where it was not checked with others


class CheckedSet:
    """A set of runs with all reasons against it; bills and revenue when there is none."""

    def __init__(self, office: Bills) -> None:
        self.office = office
        self.reasons: list[Reason] = []
        self.runs: list[CheckedRun] = []
        self.bills: list[Bill] = []
        self.revenue = 0

    @property
    def receipts(self) -> tuple[Receipt, ...]:
        """The bills written out, which takes longer than all the checks."""
        return tuple([self.office.receipt(bill) for bill in self.bills])


class RunChecker:
    """Checks runs of one company on one board while values of one colour are in force."""

    def __init__(self, board: Board, company: str, colour: str, title: str, rules: RouteRules | None = None) -> None:
        self.board = board
        self.company = company
        self.colour = colour
        self.title = title
        self.rules = rules or DEFAULT_RULES
        self.bills = Bills(board, company, colour, self.rules)

    def check(self, run: Run, reach: Length) -> CheckedRun:
        """Check one run for a train of that reach, and what it brings by itself."""
        found = self._check(run, reach)
        if not found.reasons:
            for bill in self.bills.best([self.bills.options(run, found.nodes, found.modes)]):
                found.revenue = bill.total
        return found

    def _check(self, run: Run, reach: Length) -> CheckedRun:
        found = CheckedRun()
        places = [self._parse(found, text) for text in run.path]
        if found.reasons:
            return found
        if self._follow(found, run, places):
            self._judge(found, run, reach)
        return found

    def check_set(self, runs: tuple[Run, ...], trains: tuple[tuple[str, Length], ...]) -> CheckedSet:
        """Check a set of runs for the trains a company has."""
        found = CheckedSet(self.bills)
        lengths = dict(trains)
        owned = [train for train, _ in trains]
        used = 0
        for run in runs:
            if run.train not in owned:
                found.reasons.append(self._reason("train-not-owned", train=run.train, company=self.company))
                if run.train not in lengths:
                    continue
            else:
                owned.remove(run.train)
            checked = self._check(run, lengths[run.train])
            found.runs.append(checked)
            found.reasons += checked.reasons
            if checked.sides & used:
                hexes = self._hexes_of(checked.sides & used)
                found.reasons.append(self._reason("track-of-another-train", train=run.train, hexes=hexes))
            used |= checked.sides
        needed = [c.modes[0].takes for c in found.runs if c.modes and all(mode.takes for mode in c.modes)]
        if not within_supply(needed, self.rules):
            found.reasons.append(self._reason("supply-exceeded", needed=needed))
        if not found.reasons:
            options = [self.bills.options(run, c.nodes, c.modes) for run, c in zip(runs, found.runs, strict=True)]
            found.bills = self.bills.best(options)
            for bill in found.bills:
                found.revenue += bill.total
        return found

    def _reason(self, code: str, rule: str = "", **args: object) -> Reason:
        return Reason(code, rule or self.rules.number(code), dict(args))

    def _hexes_of(self, sides: int) -> list[str]:
        """The hexes on both sides of these sides."""
        plan = self.board.plan
        return sorted(
            {plan.hexes[e // plan.ways].id for e, side in enumerate(plan.sides) if side >= 0 and sides >> side & 1}
        )

    def _parse(self, found: CheckedRun, text: str) -> tuple[int, int]:
        """Hex index and stop index (-1: passed without a stop) of one element of the path."""
        hex_id, dot, stop = text.partition(".")
        index = self.board.plan.index.get(hex_id, -1)
        number = -1
        if dot:
            number = int(stop) if stop.isdecimal() and len(stop) < 3 else STOPS
        if index < 0 or number >= len(self.board.shapes[index].stops):
            found.reasons.append(self._reason("unknown-place", place=text))
        elif number >= 0:
            only_for = self.board.shapes[index].stops[number].only_for
            if only_for and only_for != self.company:
                found.reasons.append(self._reason("stop-of-another", place=text, company=only_for))
        return index, number

    def _follow(self, found: CheckedRun, run: Run, places: list[tuple[int, int]]) -> bool:
        """Walk along the track from element to element; False when the run has no ends or leaves the track for good."""
        plan, shapes = self.board.plan, self.board.shapes
        if len(places) < self.rules.least_stops or places[0][1] < 0 or places[-1][1] < 0 or self._stays(places):
            found.reasons.append(self._reason("run-needs-two-stops", train=run.train))
            return False
        came = -1  # the same before the stop that it is at
        before = -1  # where the run comes from in its hex: an edge, or a stop as shapes number ends
        for at, (index, stop) in enumerate(places):
            if stop >= 0:
                found.stops.append(index * STOPS + stop)
                here = FIRST_STOP + stop
                if before >= 0:
                    links = self._links(index, before, here)
                    if links:
                        self._use_links(found, run, at, index, links)
                    came = before
                before = here
            if at + 1 == len(places):
                break
            following, next_stop = places[at + 1]
            if following == index and stop >= 0 and next_stop >= 0:
                continue  # by a link inside the hex
            leaving = plan.edge_between(index, following)
            if leaving < 0:
                found.reasons.append(self._reason("not-neighbours", place=run.path[at], next=run.path[at + 1]))
                return False
            links = self._links(index, before, leaving)
            if links:
                self._use_links(found, run, at, index, links)
            if 0 <= came < EDGES and stop >= 0 and is_pair(self.rules, shapes[index]):
                found.reasons.append(self._reason("one-stop-left-out", place=run.path[at]))
            came = -1
            exit_way = index * plan.ways + leaving
            side = 1 << plan.sides[exit_way]
            if found.sides & side:
                found.reasons.append(self._reason("track-twice", place=run.path[at]))
            found.sides |= side
            before = plan.across[exit_way] % plan.ways
        return True

    def _links(self, index: int, before: int, end: int) -> int:
        """The links that join two places of a hex; -1 when no track does."""
        shape = self.board.shapes[index]
        edge = min(before, end)
        if edge < EDGES <= max(before, end) and is_pair(self.rules, shape):
            return 0 if shape.exits >> edge & 1 else -1
        return shape.joins.get((before, end), -1)

    def _stays(self, places: list[tuple[int, int]]) -> bool:
        """A run that goes nowhere needs a station where it is."""
        index, stop = places[0]
        return len(places) == 1 and self.company not in self.board.tokens.get(index * STOPS + stop, ())

    def _use_links(self, found: CheckedRun, run: Run, at: int, index: int, links: int) -> None:
        """Use the links between two places of a hex; -1: no track joins them."""
        if links < 0:
            found.reasons.append(self._reason("no-track", place=run.path[at]))
            return
        sides = self.board.plan.link_sections(index, links)
        if found.sides & sides:
            found.reasons.append(self._reason("track-twice", place=run.path[at]))
        found.sides |= sides

    def _judge(self, found: CheckedRun, run: Run, reach: Length) -> None:
        """Stops, tokens, blocking, red areas, length and what the train takes."""
        nodes = [node_of(self.board, self.company, self.colour, self.rules, stop) for stop in found.stops]
        found.nodes = nodes
        self._judge_stops(found, nodes)
        if self.rules.needs_token and not any(node.has_token for node in nodes) and not self._passes_station(run):
            found.reasons.append(self._reason("run-without-token", train=run.train))
        length = sum(1 for node in nodes if node.counts)
        modes = asked_modes(run.train, reach, self.rules, run.mode)
        found.modes = [mode for mode in modes if length <= mode.visits and ends_fit(mode, nodes)]
        if not modes:
            found.reasons.append(self._reason("unknown-mode", train=run.train, mode=run.mode))
        elif not found.modes:
            most = max(mode.visits for mode in modes)
            if length > most:
                found.reasons.append(self._reason("run-too-long", train=run.train, stops=length, reach=most))
            else:
                asked = next(mode for mode in modes if length <= mode.visits)
                found.reasons.append(self._reason("ends-elsewhere", asked.rule, train=run.train, mode=asked.code))

    def _passes_station(self, run: Run) -> bool:
        """Whether it passes a station on plain track (1830-5.4.8)."""
        hexes = self.board.plan.hexes
        return any(hexes[stop // STOPS].id in run.path for stop in passed_stations(self.board, self.company))

    def _judge_stops(self, found: CheckedRun, nodes: list[Node]) -> None:
        plan = self.board.plan
        seen: list[int] = []
        for at, node in enumerate(nodes):
            area = area_of(plan, node.stop)
            if area in seen:
                found.reasons.append(self._reason("stop-twice", place=plan.stop_id(node.stop)))
            seen.append(area)
            if 0 < at < len(nodes) - 1:
                if node.kind == "offboard":
                    found.reasons.append(self._reason("red-area-inside", place=plan.stop_id(node.stop)))
                elif not node.passable:
                    found.reasons.append(self._reason("city-blocked", place=plan.stop_id(node.stop)))
        for only in self.rules.only_one:
            both = [plan.stop_id(node.stop) for node in nodes if node.hex_id in only.hexes]
            if len(both) > 1:
                found.reasons.append(self._reason(only.code, only.rule, places=both))
