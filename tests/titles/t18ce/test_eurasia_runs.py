"""Chapter 1: what borders, gauges, terminals, wires, wagons and bonuses make of runs (18CE+-7 to 18CE+-18)."""

import pytest

from highiron.core.actions import Run
from highiron.core.geometry import STOPS
from highiron.core.route_rules import Mode, modes_of
from highiron.core.state import State
from highiron.routes.network import Node
from highiron.routes.receipt import Bill
from highiron.titles.t18ce.eurasia import ledger
from highiron.titles.t18ce.eurasia.settlement import Settled, settle_runs
from highiron.titles.t18ce.eurasia.world import board, gauge_at, is_customs_border
from highiron.titles.t18ce.running import FREIGHT, rules_of
from tests.titles.t18ce.test_eurasia import at_round, opened

# Hexes of the board: Berlin, Warsaw, Minsk, Moscow, London, Xi'an, Harbin; and the first hex of Russia beside Harbin's.
BERLIN, WARSAW, MINSK, MOSCOW, LONDON, XIAN, HARBIN = "F18", "G21", "H24", "H28", "D14", "P64", "H68"
SOVIET, EARLY, LATE = 30, 10, 40  # rounds that begin in 1970, 1870 and 2020


def in_phase(state: State, name: str) -> State:
    state.phase = state.facts.phase_index[name]
    return state


def bill(state: State, path: tuple[str, ...], values: dict[str, int], train: str = "3", code: str = "") -> Bill:
    """A run along hexes that stops where a value is given."""
    nodes = [Node(state.facts.plan.index[hex_id] * STOPS, hex_id, "city", value) for hex_id, value in values.items()]
    places = tuple(f"{hex_id}.0" if hex_id in values else hex_id for hex_id in path)
    return Bill(Run(train, places), Mode(train, 8, 8, code), nodes, list(range(len(nodes))), sum(values.values()))


def items(found: Settled) -> list[tuple[str, int]]:
    return [(item.code, item.amount) for item in found.items]


def settled(state: State, *bills: Bill, company: str = "WWR") -> list[Settled]:
    return settle_runs(state, company, list(bills))


TO_MINSK = (("G21", "G23", "H24"), {WARSAW: 40, MINSK: 30})


def test_track_has_the_gauge_of_its_country_and_of_the_year() -> None:
    """18CE+-7: Harbin is 1520 until 1936 and 1435 afterwards; a company may have chosen another."""
    assert gauge_at(at_round(opened(), 22), HARBIN) == 1520  # 1930
    state = at_round(opened(), 24)  # 1940
    assert gauge_at(state, HARBIN) == 1435
    ledger.enter(state, ledger.GAUGES, HARBIN, "1520")
    assert gauge_at(state, HARBIN) == 1520


def test_a_change_of_gauge_costs_the_least_stop() -> None:
    """18CE+-8: between Warsaw and Minsk the train loses one level, here Minsk's 30; a block train pays 20 instead."""
    state = at_round(opened(customs="off"), SOVIET)
    (run,) = settled(state, bill(state, *TO_MINSK))
    assert items(run) == [("gauge", -30)]
    assert run.revenue == 40
    (block,) = settled(state, bill(state, *TO_MINSK, train="BT"))
    assert items(block) == [("gauge", -20)]
    for rule in ("gauges", "gauge_changes"):
        free = at_round(opened(customs="off", **{rule: "off"}), SOVIET)
        assert not items(settled(free, bill(free, *TO_MINSK))[0])


def test_a_run_never_earns_less_than_nothing() -> None:
    """18CE+-8: more changes than stops leave nothing."""
    state = at_round(opened(customs="off"), SOVIET)
    (run,) = settled(state, bill(state, ("G21", "G23", "G21", "G23", "G21", "G23"), {WARSAW: 40, "G23": 20}))
    assert run.revenue == 0


def test_a_terminal_saves_the_loss_and_others_pay_its_owner() -> None:
    """18CE+-9: nothing for the owner, 10 for others; from phase 7 on it takes two trains a round."""
    state = at_round(opened(customs="off"), SOVIET)
    ledger.enter(state, ledger.TERMINALS, "G23", "WWR:2")
    runs = [bill(state, *TO_MINSK) for _ in range(3)]
    assert [items(run) for run in settled(state, *runs)] == [[], [], []]
    (foreign,) = settled(state, runs[0], company="BHE")
    assert [(item.code, item.amount, item.to) for item in foreign.items] == [("fee", -10, "WWR")]
    late = in_phase(at_round(opened(customs="off"), SOVIET), "7")
    ledger.enter(late, ledger.TERMINALS, "G23", "WWR:2")
    assert [items(run) for run in settled(late, *runs)] == [[], [], [("gauge", -30)]]
    without = at_round(opened(customs="off", terminals="off"), SOVIET)
    ledger.enter(without, ledger.TERMINALS, "G23", "WWR:2")
    assert items(settled(without, bill(without, *TO_MINSK))[0]) == [("gauge", -30)]


def test_customs_borders_cost_time_outside_unions() -> None:
    """18CE+-10: 10, for freight 20; none within the Soviet Union, none within the European Union since 1993."""
    state = at_round(opened(gauges="off"), SOVIET)
    assert items(settled(state, bill(state, *TO_MINSK))[0]) == [("customs", -10)]
    assert items(settled(state, bill(state, *TO_MINSK, code=FREIGHT))[0]) == [("customs", -20)]
    assert not is_customs_border(state, MINSK, MOSCOW)
    assert is_customs_border(state, BERLIN, WARSAW)
    assert not is_customs_border(at_round(opened(), LATE), BERLIN, WARSAW)
    assert not items(settled(at_round(opened(gauges="off", customs="off"), SOVIET), bill(state, *TO_MINSK))[0])


def test_ferries_cost_ten_a_crossing() -> None:
    """18CE+-12: a run over a side that a ferry crosses earns 10 less."""
    one, other = board()["ferry_sides"][0]
    state = at_round(opened(customs="off", gauges="off"), SOVIET)
    assert items(settled(state, bill(state, (one, other), {one: 20, other: 20}))[0]) == [("ferry", -10)]


def test_wires_all_the_way_count_one_more_centre() -> None:
    """18CE+-14: the least stop counts again; one city without wires is enough to lose it."""
    state = at_round(opened(), SOVIET)
    run = bill(state, (BERLIN, "F20"), {BERLIN: 50, "F20": 20})
    ledger.enter(state, ledger.ELECTRIC, BERLIN, "BHE")
    assert ("wires", 20) not in items(settled(state, run)[0])
    ledger.enter(state, ledger.ELECTRIC, "F20", "BHE")
    assert ("wires", 20) in items(settled(state, run)[0])
    off = at_round(opened(electrification="off"), SOVIET)
    off.notes = state.notes
    assert ("wires", 20) not in items(settled(off, run)[0])


def test_a_fast_train_counts_its_stops_twice_under_wires() -> None:
    """18CE+-15: three stops, towns left out; without wires it is an ordinary train. It takes no wagon."""
    state = at_round(opened(), LATE)
    run = bill(state, (BERLIN, "F20"), {BERLIN: 50, "F20": 20}, train="HS")
    assert "fast" not in dict(items(settled(state, run)[0]))
    ledger.keep(state, ledger.ELECTRIC, {BERLIN: "BHE", "F20": "BHE"})
    assert dict(items(settled(state, run)[0]))["fast"] == 70
    facts = state.facts.trains["HS"]
    assert (facts.price, facts.paid) == (1100, 3)
    state.wagons = {"BHE": 1}
    assert [mode.code for mode in modes_of("HS", (3, 8), rules_of(state, "BHE"))] == [""]


@pytest.mark.parametrize(("end", "expected"), [(XIAN, True), (WARSAW, False)])
def test_a_block_train_must_go_far(end: str, expected: bool) -> None:
    """18CE+-16: twelve hexes apart and in two country groups, the freight of both ends comes on top."""
    state = in_phase(at_round(opened(through_bonus="off"), LATE), "8")
    (run,) = settled(state, bill(state, (BERLIN, end), {BERLIN: 50, end: 50}, train="BT"))
    freight = board()["freight"][BERLIN][3] + board()["freight"][end][3]
    assert (("block", freight) in items(run)) is expected


def test_containers_and_cold_wagons_go_where_they_bring_most() -> None:
    """18CE+-17: half of both ends, in tens; or what their freight number exceeds their value by. One for each run."""
    state = in_phase(at_round(opened(through_bonus="off"), LATE), "8")
    ledger.enter(state, ledger.KINDS, "WWR", "1:1")
    rich = bill(state, (BERLIN, "F20"), {BERLIN: 60, "F20": 40}, code=FREIGHT)
    poor = bill(state, (MOSCOW, "H26"), {MOSCOW: 20, "H26": 20}, code=FREIGHT)
    first, second = settled(state, rich, poor)
    assert dict(items(first))["container"] == 50
    moscow, other = (board()["freight"].get(hex_id, [0] * 4)[3] for hex_id in (MOSCOW, "H26"))
    assert dict(items(second))["cold"] == max(0, moscow - 20) + max(0, other - 20) > 0
    passengers = settled(state, bill(state, (BERLIN, "F20"), {BERLIN: 60, "F20": 40}))[0]
    assert not {"container", "cold"} & set(dict(items(passengers)))


def test_a_container_halves_the_fees_of_terminals() -> None:
    """18CE+-17: every second fee is saved, so that amounts stay tens."""
    state = in_phase(at_round(opened(through_bonus="off", customs="off"), 30), "6")
    ledger.enter(state, ledger.TERMINALS, "G23", "BHE:2")
    ledger.enter(state, ledger.KINDS, "WWR", "1:0")
    way: tuple[tuple[str, ...], dict[str, int]] = ("G21", "G23", "G21"), {WARSAW: 40, "G23": 20}
    (run,) = settled(state, bill(state, *way, "3", FREIGHT))
    assert [item.code for item in run.items].count("fee") == 1
    (plain,) = settled(state, bill(state, *way))
    assert [item.code for item in plain.items].count("fee") == 2


def test_freight_between_china_and_europe_earns_the_bonus_of_the_study() -> None:
    """18CE+-18 and 18CE+-19: the bonus from the modal split; the state adds half from 2015, 30 % from 2020."""
    through = board()["through"]

    def extra(number: int, code: str = FREIGHT, **options: str) -> dict[str, int]:
        state = in_phase(at_round(opened(customs="off", gauges="off", **options), number), "7")
        found = settled(state, bill(state, (XIAN, BERLIN), {XIAN: 50, BERLIN: 50}, code=code))[0]
        return dict(items(found))

    assert extra(38) == {"through": through}
    assert extra(39) == {"through": through, "subsidy": through // 20 * 10}
    assert extra(40)["subsidy"] == through * 30 // 1000 * 10
    assert extra(40, code="") == {}
    assert extra(39, subsidies="off") == {"through": through}
    assert extra(39, through_bonus="off") == {}
