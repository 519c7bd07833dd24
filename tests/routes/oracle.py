"""A second opinion on runs, written without the code under test: raw track pieces, no contraction, no bounds.

Slow and simple on purpose. `all_runs` lists every run, `best_total` tries every set, and `best_total_by_program` solves
the integer programme "choose runs, at most one per train, no border between two hexes and no link twice" with HiGHS.
"""

from dataclasses import dataclass
from itertools import combinations
from typing import Any

import highspy

from highiron.core.board import Board
from highiron.core.geometry import STOPS
from highiron.core.route_rules import Length, RouteRules
from highiron.core.tiles import EDGES, FIRST_STOP, JUNCTION, Stop

Border = frozenset[str]  # the two hexes; for a link inside a hex its name alone


@dataclass(frozen=True)
class OracleRun:
    """Stops visited as (hex, index), the path as an action writes it, and the borders crossed."""

    stops: tuple[tuple[str, int], ...]
    path: tuple[str, ...]
    borders: frozenset[Border]


class Oracle:
    def __init__(self, board: Board, company: str, colour: str, rules: RouteRules | None = None) -> None:
        self.board = board
        self.company = company
        self.colour = colour
        self.rules = rules or RouteRules()

    # --- track

    def _stop(self, place: tuple[str, int]) -> Stop:
        return self.board.shape_at(place[0]).stops[place[1]]

    def _usable(self, place: tuple[str, int]) -> bool:
        return self._stop(place).only_for in ("", self.company)

    def _tokens(self, place: tuple[str, int]) -> tuple[str, ...]:
        return self.board.tokens_at(place[0], place[1])

    def _only_at_end(self, place: tuple[str, int]) -> bool:
        stop = self._stop(place)
        tokens = self._tokens(place)
        full = stop.kind == "city" and stop.slots > 0 and len(tokens) >= stop.slots and self.company not in tokens
        return stop.kind == "offboard" or full

    def _across(self, hex_id: str, edge: int) -> tuple[str, int] | None:
        plan = self.board.plan
        entry = plan.across[plan.index[hex_id] * plan.ways + edge]
        return None if entry < 0 else (plan.hexes[entry // plan.ways].id, entry % plan.ways)

    def _leads_to(self, hex_id: str, end: int) -> list[tuple[int, list[Border]]]:
        """Ends (edges and stops) joined to this end by one piece of track, or by two that meet in the junction, and
        the links that are used: all pieces that do not touch an edge."""
        found: list[tuple[int, list[Border]]] = []
        for other, used in self._pieces_at(hex_id, end):
            if other != JUNCTION:
                found.append((other, used))
                continue
            found += [(far, used + more) for far, more in self._pieces_at(hex_id, JUNCTION) if far != end]
        return found

    def _pieces_at(self, hex_id: str, end: int) -> list[tuple[int, list[Border]]]:
        found: list[tuple[int, list[Border]]] = []
        for a, b in self.board.shape_at(hex_id).paths:
            if end in (a, b):
                link = [frozenset({f"{hex_id} {a}-{b}"})] if min(a, b) >= EDGES else []
                found.append((b if a == end else a, link))
        return found

    def _groups(self, place: tuple[str, int]) -> set[str]:
        hex_facts = self.board.plan.hexes[self.board.plan.index[place[0]]]
        own_area = hex_facts.area != hex_facts.id
        groups = {f"area {hex_facts.area}" if own_area else f"stop {place}"}
        return groups | {f"rule {only}" for only in self.rules.only_one if place[0] in only.hexes}

    # --- runs

    def all_runs(self) -> list[OracleRun]:
        """Every run that keeps to all rules but the length of a train, each once."""
        found: dict[tuple[str, ...], OracleRun] = {}
        for place in self.board.plan.hexes:
            for index in range(len(self.board.shape_at(place.id).stops)):
                if self._usable((place.id, index)):
                    start = (place.id, index)
                    if self.rules.least_stops == 1 and self.company in self._tokens(start):
                        self._keep(found, [start], [f"{place.id}.{index}"], [])
                    self._from_stop(found, [start], [f"{place.id}.{index}"], [])
        return list(found.values())

    def _keep(
        self, found: dict[tuple[str, ...], OracleRun], stops: list[tuple[str, int]], path: list[str], used: list[Border]
    ) -> None:
        stations = any(self.company in self._tokens(stop) for stop in stops)
        if not self.rules.needs_token or stations or any(self._is_station(place) for place in path):
            key = min(tuple(path), tuple(reversed(path)))
            found.setdefault(key, OracleRun(tuple(stops), key, frozenset(used)))

    def _is_station(self, place: str) -> bool:
        """A hex passed without a stop where the company's token lies beside the track (1830-5.4.8)."""
        if "." in place:
            return False
        stops = [(place, index) for index in range(len(self.board.shape_at(place).stops))]
        return any(self._stop(s).slots == 0 and self.company in self._tokens(s) for s in stops)

    def _from_stop(
        self, found: dict[tuple[str, ...], OracleRun], stops: list[tuple[str, int]], path: list[str], used: list[Border]
    ) -> None:
        hex_id, index = stops[-1]
        self._inside(found, stops, path, used, hex_id, FIRST_STOP + index)

    def _inside(
        self,
        found: dict[tuple[str, ...], OracleRun],
        stops: list[tuple[str, int]],
        path: list[str],
        used: list[Border],
        hex_id: str,
        start: int,
    ) -> None:
        """Go on inside a hex from an edge or a stop."""
        for end, links in self._leads_to(hex_id, start):
            if any(link in used for link in links):
                continue
            now_used = [*used, *links]
            if end < EDGES:
                passed = [*path, hex_id] if start < EDGES else path
                self._cross(found, stops, passed, now_used, hex_id, end)
                continue
            stop = (hex_id, end - FIRST_STOP)
            if not self._usable(stop) or any(self._groups(stop) & self._groups(other) for other in stops):
                continue
            now_stops, now_path = [*stops, stop], [*path, f"{stop[0]}.{stop[1]}"]
            self._keep(found, now_stops, now_path, now_used)
            if not self._only_at_end(stop):
                self._from_stop(found, now_stops, now_path, now_used)

    def _cross(
        self,
        found: dict[tuple[str, ...], OracleRun],
        stops: list[tuple[str, int]],
        path: list[str],
        used: list[Border],
        hex_id: str,
        edge: int,
    ) -> None:
        target = self._across(hex_id, edge)
        if target is None:
            return
        border = frozenset({hex_id, target[0]})
        if border not in used:
            self._inside(found, stops, path, [*used, border], target[0], target[1])

    # --- money

    def options(self, run: OracleRun, train: str, length: Length) -> list[tuple[str, int]]:
        """What a train can earn with the run: (what it takes, value) for each way to run it."""
        paid, visits = length if isinstance(length, tuple) else (length, length)
        long = sum(1 for stop in run.stops if self._stop(stop).kind in self.rules.counts)
        found: list[tuple[str, int]] = []
        own = dict(self.rules.train_takes).get(train)
        if long <= visits:
            found.append((own or "", self._value(run, train, paid, 0)))
        if own is None:
            for variant in self.rules.variants:
                ends = {run.stops[0][0], run.stops[-1][0]}
                if long > visits - variant.shorter and visits < 99:
                    continue
                if variant.end_in and not ends & set(variant.end_in):
                    continue
                pays = len(run.stops) if variant.pays_all else paid
                found.append((variant.takes, self._value(run, train, pays, variant.per_visit)))
        return [(takes, value) for takes, value in found if value >= 0]

    def _value(self, run: OracleRun, train: str, paid: int, per_visit: int) -> int:
        best = -1
        for size in range(1, min(paid, len(run.stops)) + 1):
            for chosen in combinations(run.stops, size):
                if self.rules.paid_needs_token and not any(self.company in self._tokens(stop) for stop in chosen):
                    continue
                best = max(best, self._chosen_value(chosen, train))
        if best < 0:
            return -1
        passed = [text for text in run.path if "." not in text]
        for bonus in self.rules.pass_bonuses:
            best += bonus.amount * sum(passed.count(hex_id) for hex_id in bonus.hexes)
        return best + per_visit * len(run.stops)

    def _chosen_value(self, chosen: tuple[tuple[str, int], ...], train: str) -> int:
        total = 0
        for place in chosen:
            total += self._stop(place).value(self.colour)
            for bonus in self.rules.stop_bonuses:
                at_place = not bonus.hexes or place[0] in bonus.hexes
                for_train = not bonus.trains or train in bonus.trains
                has_token = not bonus.own_token or self.company in self._tokens(place)
                if at_place and for_train and has_token:
                    total += bonus.amount
        hexes = {place[0] for place in chosen}
        for pair in self.rules.pair_bonuses:
            one = max((amount for hex_id, amount in pair.first if hex_id in hexes), default=0)
            two = max((amount for hex_id, amount in pair.second if hex_id in hexes), default=0)
            if one and two:
                total += one + two
        return total

    # --- sets

    def best_total(self, trains: tuple[tuple[str, Length], ...]) -> int:
        """The best total over all sets, by trying them."""
        runs = self.all_runs()
        offers = [
            [(run.borders, takes, value) for run in runs for takes, value in self.options(run, train, length)]
            for train, length in trains
        ]
        supply = dict(self.rules.supply)

        def go_on(at: int, used: frozenset[Border], taken: tuple[str, ...]) -> int:
            if at == len(offers):
                return 0
            best = go_on(at + 1, used, taken)
            for borders, takes, value in offers[at]:
                if takes and taken.count(takes) >= supply.get(takes, 0):
                    continue
                if not used & borders:
                    best = max(best, value + go_on(at + 1, used | borders, (*taken, takes)))
            return best

        return go_on(0, frozenset(), ())

    def best_total_by_program(self, trains: tuple[tuple[str, Length], ...]) -> int:
        """The best total as an integer programme over all runs."""
        runs = self.all_runs()
        solver = highspy.Highs()  # type: ignore[no-untyped-call]
        solver.setOptionValue("output_flag", False)
        columns = []
        for at, (train, length) in enumerate(trains):
            for run in runs:
                for takes, value in self.options(run, train, length):
                    columns.append((at, run, takes, value, solver.addBinary(obj=-float(value))))
        if not columns:
            return 0
        for at in range(len(trains)):
            mine = [column[4] for column in columns if column[0] == at]
            if mine:
                solver.addConstr(sum(mine[1:], start=mine[0] * 1.0) <= 1)
        by_border: dict[Border, list[Any]] = {}
        by_take: dict[str, list[Any]] = {}
        for _, run, takes, _, variable in columns:
            for border in run.borders:
                by_border.setdefault(border, []).append(variable)
            if takes:
                by_take.setdefault(takes, []).append(variable)
        for some in by_border.values():
            solver.addConstr(sum(some[1:], start=some[0] * 1.0) <= 1)
        for takes, some in by_take.items():
            limit = dict(self.rules.supply).get(takes, 0)
            solver.addConstr(sum(some[1:], start=some[0] * 1.0) <= limit)
        solver.run()
        return -round(solver.getInfo().objective_function_value)


def stop_number(board: Board, text: str) -> int:
    hex_id, _, index = text.partition(".")
    return board.plan.index[hex_id] * STOPS + int(index)
