"""Runs of 18CE: passenger trains, freight trains with a wagon, F's wagon as a train (18CE sections 10 and 11)."""

from highiron.core.route_rules import Length, RouteRules, Variant
from highiron.core.state import State
from highiron.routes.solver import network_of
from highiron.steps.frames import OperatingTurn
from highiron.steps.run import RunStep, trains_of
from highiron.titles.t18ce.wagons import WAGON, WAGON_TRAIN, runs_as_train, wagons_of

FREIGHT = "freight"
INDUSTRIAL = "I"  # the label of industrial cities
WITHOUT_WAGON = ("HS", "BT")  # trains of Chapter 1 that take none (18CE+-15, 18CE+-16)
NUMBERS = (
    ("unknown-place", "10.2"),
    ("run-needs-two-stops", "10.3"),
    ("not-neighbours", "10.2"),
    ("run-without-token", "10.6"),
    ("run-too-long", "10.7"),
    ("train-not-owned", "10.9"),
    ("stop-twice", "10.3"),
    ("no-track", "10.2"),
    ("track-twice", "10.4"),
    ("one-stop-left-out", "8.4"),
    ("city-blocked", "10.5"),
    ("red-area-inside", "10.5"),
    ("track-of-another-train", "10.4"),
    ("stop-of-another", "10.5"),
    ("supply-exceeded", "10.9"),
    ("unknown-mode", "10.9"),
    ("stop-value", "10.1"),
)

Terms = tuple[str, int, bool, tuple[str, ...], bool, bool, bool, bool]
_KNOWN: dict[Terms, RouteRules] = {}


class Runs(RunStep):
    """Every train runs; the best set of runs is compulsory (18CE-10.10)."""

    def __init__(self) -> None:
        super().__init__(True)

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        return bool(trains_of(state, turn.company)) and has_route(state, turn.company)


def has_route(state: State, company: str) -> bool:
    """Whether some train could run (18CE-13.1)."""
    options = state.facts.options
    if options["min_route"] == "one_city" and company in state.board.stations:
        return True
    if options["route_needs_token"] == "true":
        return state.board.has_route(company)
    network = network_of(state.board, company, state.phase_facts.values, rules_of(state, company))
    return any(node.segments for node in network.nodes)


def more_trains(state: State, company: str) -> tuple[tuple[str, Length], ...]:
    """F's wagon in the first round in which its company operates (18CE-2.9)."""
    return ((WAGON_TRAIN, 1),) if runs_as_train(state, company) else ()


def rules_of(state: State, company: str) -> RouteRules:
    """The rules for the runs of a company now."""
    options = state.facts.options
    terms = (
        state.facts.title,
        wagons_of(state, company),
        runs_as_train(state, company),
        industrial_cities(state),
        options["length_counts"] == "cities",
        options["min_route"] == "one_city",
        options["route_needs_token"] == "true",
        options["double_town_pass"] == "both",
    )
    found = _KNOWN.get(terms)
    if found is None:
        found = _KNOWN[terms] = rules_with(*terms)
    return found


def rules_with(
    title: str,
    wagons: int,
    as_train: bool,
    industrial: tuple[str, ...],
    cities_count: bool,
    one_city: bool,
    needs_token: bool,
    both_towns: bool,
) -> RouteRules:
    freight = Variant(
        FREIGHT, f"{title}-10.8", WAGON, shorter=1, pays_all=True, end_in=industrial, not_for=WITHOUT_WAGON
    )
    return RouteRules(
        title=title,
        counts=("city",) if cities_count else ("city", "town", "offboard"),  # 18CE-10.2, 18CE-19.21
        least_stops=1 if one_city else 2,  # 18CE-10.3, 18CE-19.22
        needs_token=needs_token,  # 18CE-10.6, 18CE-19.24
        meets_both=both_towns,  # 18CE-8.4, 18CE-19.15
        variants=(freight,) if wagons else (),
        supply=((WAGON, wagons),) if wagons else (),
        train_takes=((WAGON_TRAIN, WAGON),) if as_train else (),
        numbers=NUMBERS,
    )


def industrial_cities(state: State) -> tuple[str, ...]:
    """The hexes with an industrial city; the same in the whole game where upgrades keep the property (18CE-8.6)."""
    board = state.board
    found: tuple[str, ...] | None = board.memo.get("industrial cities")
    if found is None:
        hexes = board.plan.hexes
        found = tuple([hexes[at].id for at, shape in enumerate(board.shapes) if shape.label == INDUSTRIAL])
        board.memo["industrial cities"] = found
    return found
