"""The bill of a run: each stop with its value and why, each bonus with its rule, and the sum."""

from itertools import product

from highiron.core.actions import Run
from highiron.core.board import Board
from highiron.core.geometry import STOPS
from highiron.core.route_rules import Length, Mode, RouteRules, asked_modes, within_supply
from highiron.routes.network import Node, node_of
from highiron.routes.receipt_types import Line, Receipt
from highiron.routes.values import best_payment, bonus_applies, stop_value


class Bill:
    """What a run brings in one mode of its train, and which of its stops pay."""

    def __init__(self, run: Run, mode: Mode, nodes: list[Node], paid: list[int], total: int) -> None:
        self.run = run
        self.mode = mode
        self.nodes = nodes
        self.paid = paid  # positions in the list of stops
        self.total = total


class Bills:
    """Bills and receipts for the legal runs of one company while values of one colour are in force."""

    def __init__(self, board: Board, company: str, colour: str, rules: RouteRules) -> None:
        self.board = board
        self.company = company
        self.colour = colour
        self.rules = rules

    def for_set(self, runs: tuple[Run, ...], lengths: dict[str, Length]) -> tuple[Receipt, ...]:
        """The receipts of a legal set, its trains in the modes that bring most in all."""
        options: list[list[Bill]] = []
        for run in runs:
            nodes = self._nodes(run)
            modes = asked_modes(run.train, lengths[run.train], self.rules, run.mode)
            options.append(self.options(run, nodes, [mode for mode in modes if fits_mode(mode, nodes)]))
        return tuple([self.receipt(bill) for bill in self.best(options)])

    def best(self, options: list[list[Bill]]) -> list[Bill]:
        """One bill for each train, within the supply, so that they bring most in all."""
        best: list[Bill] = []
        best_total = -1
        for choice in product(*options):
            total = 0
            for bill in choice:
                total += bill.total
            if total > best_total and within_supply([bill.mode.takes for bill in choice], self.rules):
                best_total = total
                best = list(choice)
        return best

    def options(self, run: Run, nodes: list[Node], modes: list[Mode]) -> list[Bill]:
        """A bill for each of these modes in which some choice of stops can be paid."""
        rules = self.rules
        values = [stop_value(rules, node, run.train) for node in nodes]
        passing = 0
        for bonus in rules.pass_bonuses:
            for text in run.path:
                if text in bonus.hexes:
                    passing += bonus.amount
        found: list[Bill] = []
        for mode in modes:
            payment = best_payment(rules, mode.paid, nodes, values)
            if payment.value >= 0:
                total = payment.value + passing + mode.per_visit * len(nodes)
                found.append(Bill(run, mode, nodes, payment.paid, total))
        return found

    def _nodes(self, run: Run) -> list[Node]:
        plan = self.board.plan
        nodes: list[Node] = []
        for text in run.path:
            hex_id, dot, index = text.partition(".")
            if dot:
                stop = plan.index[hex_id] * STOPS + int(index)
                nodes.append(node_of(self.board, self.company, self.colour, self.rules, stop))
        return nodes

    def receipt(self, bill: Bill) -> Receipt:
        """The bill written out."""
        run, mode, nodes = bill.run, bill.mode, bill.nodes
        lines: list[Line] = []
        for at, node in enumerate(nodes):
            lines += self._stop_lines(node, run.train, at in bill.paid)
        for passing in self.rules.pass_bonuses:
            for text in run.path:
                if text in passing.hexes:
                    lines.append(Line(passing.code, passing.rule, passing.amount, {"hex": text}))
        lines += self._pair_lines([nodes[at] for at in bill.paid])
        if mode.per_visit:
            args = {"stops": len(nodes), "each": mode.per_visit}
            lines.append(Line(mode.code, mode.rule, mode.per_visit * len(nodes), args))
        assert bill.total == sum(line.amount for line in lines), "the lines of a receipt add up"
        return Receipt(run.train, run.path, mode.code, tuple(lines), bill.total)

    def _stop_lines(self, node: Node, train: str, paid: bool) -> list[Line]:
        """The value of a stop with where it comes from, and the bonuses it has for this train."""
        args: dict[str, object] = {"stop": self.board.plan.stop_id(node.stop), "kind": node.kind, "colour": self.colour}
        name = self.board.plan.hexes[node.stop // STOPS].name
        if name:
            args["name"] = name
        placed = self.board.tiles.get(node.hex_id)
        if placed is not None:
            args["tile"] = placed[0]
        rule = self.rules.number("stop-value")
        if not paid:
            return [Line("stop-not-paid", rule, 0, args)]
        lines = [Line("stop", rule, node.value, args)]
        for bonus in self.rules.stop_bonuses:
            if bonus_applies(bonus, train, node):
                lines.append(Line(bonus.code, bonus.rule, bonus.amount, {"stop": args["stop"]}))
        return lines

    def _pair_lines(self, paid: list[Node]) -> list[Line]:
        lines: list[Line] = []
        for bonus in self.rules.pair_bonuses:
            one = _best_of(dict(bonus.first), paid)
            two = _best_of(dict(bonus.second), paid)
            if one is not None and two is not None:
                amount = dict(bonus.first)[one.hex_id] + dict(bonus.second)[two.hex_id]
                args = {"first": self.board.plan.stop_id(one.stop), "second": self.board.plan.stop_id(two.stop)}
                lines.append(Line(bonus.code, bonus.rule, amount, args))
        return lines


def _best_of(amounts: dict[str, int], paid: list[Node]) -> Node | None:
    """The stop among these with the highest amount."""
    best: Node | None = None
    for node in paid:
        if node.hex_id in amounts and (best is None or amounts[node.hex_id] > amounts[best.hex_id]):
            best = node
    return best


def fits_mode(mode: Mode, nodes: list[Node]) -> bool:
    """Whether a run over these stops keeps to the length and the ends that the mode asks for."""
    length = sum(1 for node in nodes if node.counts)
    return length <= mode.visits and ends_fit(mode, nodes)


def ends_fit(mode: Mode, nodes: list[Node]) -> bool:
    return not mode.end_in or nodes[0].hex_id in mode.end_in or nodes[-1].hex_id in mode.end_in
