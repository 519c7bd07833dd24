"""What stops are worth to a train, and which of the visited stops pay."""

from highiron.core.route_rules import RouteRules, StopBonus
from highiron.routes.network import Node


class Payment:
    """A choice of stops that pay, and what they bring with bonuses of pairs; -1 when no choice is legal."""

    def __init__(self, value: int, paid: list[int]) -> None:
        self.value = value
        self.paid = paid  # positions in the list of stops


def bonus_applies(bonus: StopBonus, train: str, node: Node) -> bool:
    """Whether a stop bonus counts at this stop for this type of train."""
    if bonus.trains and train not in bonus.trains:
        return False
    if bonus.own_token and not node.has_token:
        return False
    return not bonus.hexes or node.hex_id in bonus.hexes


def stop_value(rules: RouteRules, node: Node, train: str) -> int:
    """The value of a stop that pays, with its bonuses."""
    total = node.value
    for bonus in rules.stop_bonuses:
        if bonus_applies(bonus, train, node):
            total += bonus.amount
    return total


def pair_shares(rules: RouteRules, nodes: list[Node]) -> list[int]:
    """For each stop, the most it can bring to bonuses of a pair of stops."""
    shares = [0] * len(nodes)
    for bonus in rules.pair_bonuses:
        amounts = dict(bonus.first + bonus.second)
        for at, node in enumerate(nodes):
            shares[at] += amounts.get(node.hex_id, 0)
    return shares


def best_payment(rules: RouteRules, limit: int, nodes: list[Node], values: list[int]) -> Payment:
    """The legal choice of at most `limit` paid stops that brings most.

    It consists of the best stops, except that some are forced: a stop with a token where the title asks for one among
    the paid stops (1846-5.5.6), and the two stops of a pair whose bonus is wanted.
    """
    ranked = [at for _, _, at in sorted([(-values[at], node.stop, at) for at, node in enumerate(nodes)])]
    forced: list[tuple[int, int]] = [(-1, -1)]
    if len(ranked) > limit:
        for bonus in rules.pair_bonuses:
            first, second = dict(bonus.first), dict(bonus.second)
            ones = [at for at in ranked if nodes[at].hex_id in first]
            twos = [at for at in ranked if nodes[at].hex_id in second]
            forced += [(one, two) for one in ones for two in twos]
    best = Payment(-1, [])
    for one, two in forced:
        paid = _choose(rules, limit, nodes, ranked, one, two)
        if paid:
            value = sum(values[at] for at in paid) + pair_value(rules, [nodes[at] for at in paid])
            if value > best.value:
                best = Payment(value, paid)
    return best


def _choose(rules: RouteRules, limit: int, nodes: list[Node], ranked: list[int], one: int, two: int) -> list[int]:
    """Two wanted stops (-1: none) and the best others, with a token where that is required; empty if impossible."""
    wanted = [at for at in (one, two) if at >= 0]
    room = limit - len(wanted)
    if room < 0:
        return []
    others = [at for at in ranked if at not in wanted]
    paid = wanted + others[:room]
    if rules.paid_needs_token and not any(nodes[at].has_token for at in paid):
        stations = [at for at in others[room:] if nodes[at].has_token]
        if not stations or not room:
            return []
        paid[-1] = stations[0]
    return paid


def pair_value(rules: RouteRules, paid: list[Node]) -> int:
    """What pairs among the paid stops bring."""
    if not rules.pair_bonuses:
        return 0
    total = 0
    hexes = [node.hex_id for node in paid]
    for bonus in rules.pair_bonuses:
        one = _most(bonus.first, hexes)
        two = _most(bonus.second, hexes) if one else 0
        if two:
            total += one + two
    return total


def _most(amounts: tuple[tuple[str, int], ...], hexes: list[str]) -> int:
    """The highest amount that one of these hexes has; 0 when none has any."""
    most = 0
    for hex_id, amount in amounts:
        if amount > most and hex_id in hexes:
            most = amount
    return most
