"""The bill of a run: each stop with its value and why, each bonus with its rule, and the sum."""

from itertools import product

from highiron.core.actions import Run
from highiron.core.board import Board
from highiron.core.geometry import STOPS
from highiron.core.route_rules import Length, Mode, RouteRules, asked_modes, within_supply
from highiron.routes.network import Node, node_of
from highiron.routes.receipt_types import Line, Receipt
from highiron.routes.values import best_payment, bonus_applies, stop_value


class Bills:
    """Writes receipts for the legal runs of one company while values of one colour are in force."""

    def __init__(self, board: Board, company: str, colour: str, rules: RouteRules) -> None:
        self.board = board
        self.company = company
        self.colour = colour
        self.rules = rules

    def for_set(self, runs: tuple[Run, ...], lengths: dict[str, Length]) -> tuple[Receipt, ...]:
        """The receipts of a legal set, its trains in the modes that bring most in all."""
        options = [self._options(run, lengths[run.train]) for run in runs]
        best: tuple[Receipt, ...] = ()
        best_total = -1
        for choice in product(*options):
            total = sum(receipt.total for _, receipt in choice)
            if total > best_total and within_supply([mode.takes for mode, _ in choice], self.rules):
                best_total = total
                best = tuple(receipt for _, receipt in choice)
        return best

    def _options(self, run: Run, length: Length) -> list[tuple[Mode, Receipt]]:
        """A receipt for each mode in which the run is legal."""
        nodes = self._nodes(run)
        found: list[tuple[Mode, Receipt]] = []
        for mode in asked_modes(run.train, length, self.rules, run.mode):
            if fits_mode(mode, nodes):
                receipt = self._write(run, mode, nodes)
                if receipt is not None:
                    found.append((mode, receipt))
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

    def _write(self, run: Run, mode: Mode, nodes: list[Node]) -> Receipt | None:
        rules = self.rules
        values = [stop_value(rules, node, run.train) for node in nodes]
        payment = best_payment(rules, mode.paid, nodes, values)
        if payment.value < 0:
            return None
        lines: list[Line] = []
        for at, node in enumerate(nodes):
            lines += self._stop_lines(node, run.train, at in payment.paid)
        for passing in rules.pass_bonuses:
            for text in run.path:
                if text in passing.hexes:
                    lines.append(Line(passing.code, passing.rule, passing.amount, {"hex": text}))
        lines += self._pair_lines([nodes[at] for at in payment.paid])
        if mode.per_visit:
            args = {"stops": len(nodes), "each": mode.per_visit}
            lines.append(Line(mode.code, mode.rule, mode.per_visit * len(nodes), args))
        return Receipt(run.train, run.path, mode.code, tuple(lines), sum(line.amount for line in lines))

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
