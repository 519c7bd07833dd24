"""How a title values runs: plain parameters, so that the solver, the checker and the receipts know no title.

The default is 1830: every stop counts for the length of a train, every stop on the way pays its value.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from highiron.core.ids import UNLIMITED

# How far a train goes: the number of stops, or for a train "N/M" the pair (paid, visited).
Length = int | tuple[int, int]


@dataclass(frozen=True)
class StopBonus:
    """More money at stops that pay: a marker, a port, a bridge, an own token for a modern train."""

    code: str
    rule: str
    amount: int
    hexes: tuple[str, ...] = ()  # where; everywhere when empty
    own_token: bool = False  # only at stops with a token of the company
    trains: tuple[str, ...] = ()  # only for these types of train; for all when empty


@dataclass(frozen=True)
class PassBonus:
    """More money for each of these hexes that a run passes without a stop, e.g. a mine.

    Meant for hexes that a run can pass only once, as is true of a plain tile with a single track.
    """

    code: str
    rule: str
    amount: int
    hexes: tuple[str, ...]


@dataclass(frozen=True)
class PairBonus:
    """More money for a run that is paid for one stop of each list: the amounts printed at both, added."""

    code: str
    rule: str
    first: tuple[tuple[str, int], ...]  # hex and amount
    second: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class OnlyOne:
    """No run may visit more than one stop in these hexes."""

    code: str
    rule: str
    hexes: tuple[str, ...]


@dataclass(frozen=True)
class Variant:
    """Another way to run a train, open to as many trains as the company has of what it `takes`.

    A wagon makes a freight train of a passenger train; a mail contract pays one train for every stop.
    """

    code: str
    rule: str
    takes: str
    shorter: int = 0  # the train goes so many stops less far
    pays_all: bool = False  # all stops pay, however many the train may be paid for otherwise
    end_in: tuple[str, ...] = ()  # one end of the run must be a city in one of these hexes
    per_visit: int = 0  # more money for every stop visited, paid or not
    not_for: tuple[str, ...] = ()  # trains that cannot run so


@dataclass(frozen=True)
class RouteRules:
    """The rules for the runs of one company at one moment. `numbers` has the rule for each code of a reason."""

    title: str = "1830"
    counts: tuple[str, ...] = ("city", "town", "offboard")  # kinds of stop that make a run longer
    least_stops: int = 2  # 1: a city with a station of the company is a run by itself (18CE gap 22)
    needs_token: bool = True
    meets_both: bool = False  # a run that passes a hex with two linked stops meets both (18CE gap 15)
    paid_needs_token: bool = False  # a stop with an own token must be among the paid ones (1846-5.5.6)
    stop_bonuses: tuple[StopBonus, ...] = ()
    pass_bonuses: tuple[PassBonus, ...] = ()
    pair_bonuses: tuple[PairBonus, ...] = ()
    only_one: tuple[OnlyOne, ...] = ()
    variants: tuple[Variant, ...] = ()
    supply: tuple[tuple[str, int], ...] = ()  # what variants take, and how many the company has
    train_takes: tuple[tuple[str, str], ...] = ()  # train -> what it takes itself: a wagon run as a train (18CE-2.9)
    numbers: tuple[tuple[str, str], ...] = (
        ("unknown-place", "5.5.1"),
        ("run-needs-two-stops", "5.5.1"),
        ("not-neighbours", "5.5.1"),
        ("run-without-token", "5.5.1"),
        ("run-too-long", "5.5.1"),
        ("train-not-owned", "5.5.1"),
        ("stop-twice", "5.5.3"),
        ("no-track", "5.5.4"),
        ("one-stop-left-out", "5.5.4"),
        ("track-twice", "5.5.4"),
        ("city-blocked", "5.5.5"),
        ("red-area-inside", "5.5.6"),
        ("track-of-another-train", "5.5.7"),
        ("stop-of-another", "5.4.8"),
        ("supply-exceeded", "5.5.1"),
        ("unknown-mode", "5.5.1"),
        ("stop-value", "5.6.1"),
    )
    # What `modes_of` has found for these rules: train and length -> its modes.
    known_modes: dict[tuple[str, Length], list["Mode"]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def __hash__(self) -> int:
        """Of little, for rules are asked for all the time; what differs within a game is in it."""
        return hash((self.title, self.supply, len(self.stop_bonuses)))

    def number(self, code: str) -> str:
        """The rule behind a code, as reasons and receipts carry it."""
        for known, number in self.numbers:
            if known == code:
                return f"{self.title}-{number}"
        return self.title


DEFAULT_RULES = RouteRules()


@dataclass(frozen=True)
class Mode:
    """One way to run one train: what a run must keep to and how it is paid. Equal modes are interchangeable."""

    train: str
    visits: int  # most stops that count for the length
    paid: int  # most stops that pay
    code: str = ""  # of the variant; empty for the plain train
    rule: str = ""
    takes: str = ""
    end_in: tuple[str, ...] = ()
    per_visit: int = 0


def modes_of(train: str, length: Length, rules: RouteRules) -> list[Mode]:
    """All ways to use a train, the plain one first. Not to be changed."""
    known = rules.known_modes.get((train, length))
    if known is None:
        known = rules.known_modes[train, length] = _find_modes(train, length, rules)
    return known


def _find_modes(train: str, length: Length, rules: RouteRules) -> list[Mode]:
    paid, visits = (length, length) if isinstance(length, int) else length
    for known, takes in rules.train_takes:
        if known == train:
            # It may also stay at home and leave what it takes to others: no run is short enough for the second mode.
            return [Mode(train, visits, paid, takes=takes), Mode(train, -1, 0)]
    found = [Mode(train, visits, paid)]
    for variant in rules.variants:
        if train in variant.not_for:
            continue
        shorter = visits if visits >= UNLIMITED else visits - variant.shorter
        paid_for = UNLIMITED if variant.pays_all else paid
        found.append(
            Mode(train, shorter, paid_for, variant.code, variant.rule, variant.takes, variant.end_in, variant.per_visit)
        )
    return found


def asked_modes(train: str, length: Length, rules: RouteRules, code: str) -> list[Mode]:
    """The ways to use a train that a run asks for: all of them unless it names one."""
    return [mode for mode in modes_of(train, length, rules) if not code or mode.code == code]


def supply_of(rules: RouteRules, name: str) -> int:
    """How many of a thing the company has."""
    for known, count in rules.supply:
        if known == name:
            return count
    return 0


def within_supply(taken: Sequence[str], rules: RouteRules) -> bool:
    """Whether the company has what its trains take; "" stands for nothing."""
    return all(not name or taken.count(name) <= supply_of(rules, name) for name in taken)
