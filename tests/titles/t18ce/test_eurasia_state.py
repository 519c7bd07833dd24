"""Chapter 1: works, later trains, state aid, nationalisation, growth, closures (18CE+-3, 18CE+-7 to 18CE+-23)."""

import pytest

from highiron.conformance import check_game
from highiron.core.actions import Dividend
from highiron.core.board import build_board
from highiron.core.families import Family
from highiron.core.ids import BANK, DEPOT
from highiron.core.state import State
from highiron.steps.depot import bank_offers
from highiron.titles.t18ce.eurasia import ledger, works
from highiron.titles.t18ce.eurasia.growth import grow_centres
from highiron.titles.t18ce.eurasia.rounds import begin_numbered, keep_to_era, trains_in_game
from highiron.titles.t18ce.eurasia.running import EurasianDividends, is_nationalised, price_after_dividend
from highiron.titles.t18ce.eurasia.track import EurasianTrack
from highiron.titles.t18ce.eurasia.wagons import EurasianWagons
from highiron.titles.t18ce.frames import BuildWorks, BuyWagon, Round, Turn
from highiron.titles.t18ce.money import Loans
from tests.titles.t18ce.test_eurasia import at_round, opened
from tests.titles.t18ce.test_eurasia_runs import HARBIN, LATE, MINSK, SOVIET, WARSAW, in_phase


def built(state: State, company: str = "WWR", home: str = WARSAW) -> State:
    """The company with its token in Warsaw, track through it to G23 in the east, and money."""
    tiles = {home: ("SY3", 1), "G23": ("OY3", 1)}
    state.board = build_board(state.facts.plan, state.facts.tiles, tiles, {company: ((home, 0),)})
    state.cash[company] = 500
    state.cash[BANK] -= 500
    return state


def build(state: State, work: str, hex_id: str, company: str = "WWR") -> list[str]:
    """Build it, or the codes of the reasons against it."""
    action = BuildWorks(seat=state.actor, company=company, work=work, hex=hex_id)
    reasons = [reason.code for reason in works.explain(state, action)]
    if not reasons:
        works.build(state, action, [])
    return reasons


def test_phases_come_one_era_early_at_most() -> None:
    """18CE+-3: with all 4-trains sold in the first era one more is built; in the third nothing is held back."""
    state = at_round(opened(), 3)
    state.depot = {**state.depot, "2": 0, "3": 0, "4": 0}
    keep_to_era(state, "", [])
    assert [train for _, train, _ in bank_offers(state)] == ["4"]
    assert trains_in_game(state, "4") == state.facts.trains["4"].count + 1
    later = at_round(opened(), SOVIET)
    later.depot = {**later.depot, "6": 0}
    keep_to_era(later, "", [])
    assert not later.depot["6"]
    free = at_round(opened(calendar="off"), 3)
    free.depot = {**free.depot, "4": 0}
    keep_to_era(free, "", [])
    assert not free.depot["4"]


def test_a_company_may_lay_its_own_gauge_beside_a_border() -> None:
    """18CE+-7: 20 for each edge of track, in a hex within reach beside another gauge."""
    state = built(at_round(opened(), SOVIET))
    assert works.cost(state, "WWR", works.GAUGE, "G23") == 40
    assert build(state, works.GAUGE, HARBIN) == ["works-not-here"]
    assert not build(state, works.GAUGE, "G23")
    assert (ledger.table(state, ledger.GAUGES), state.cash["WWR"]) == ({"G23": "1435"}, 460)
    assert build(built(at_round(opened(gauges="off"), SOVIET)), works.GAUGE, "G23") == ["works-not-here"]


def test_terminals_are_built_once_and_grow_from_phase_7_on() -> None:
    """18CE+-9: 100 each; one in a hex; its owner makes it larger by a train for 100."""
    state = built(at_round(opened(), SOVIET))
    assert not build(state, works.TERMINAL, "G23")
    assert state.cash["WWR"] == 400
    assert build(state, works.TERMINAL, "G23") == ["works-not-here"]
    in_phase(state, "7")
    assert not build(state, works.TERMINAL, "G23")
    assert ledger.table(state, ledger.TERMINALS) == {"G23": "WWR:3"}
    state.cash["WWR"] = 90
    assert build(state, works.TERMINAL, "G23") == ["not-enough-cash"]


def test_wires_come_with_phase_6_where_a_token_stands() -> None:
    """18CE+-14: 60, once in a hex."""
    state = built(at_round(opened(), SOVIET))
    assert build(state, works.WIRES, WARSAW) == ["works-not-here"]
    in_phase(state, "6")
    assert not build(state, works.WIRES, WARSAW)
    assert state.cash["WWR"] == 440
    assert build(state, works.WIRES, WARSAW) == ["works-not-here"]
    assert build(state, works.WIRES, "G23") == ["works-not-here"]
    assert build(state, "canal", WARSAW) == ["unknown-works"]


def test_works_belong_to_the_step_of_tiles() -> None:
    """18CE+-14: they are offered beside tiles, one box for each sort, as far as the money goes."""
    state = in_phase(built(at_round(opened(), SOVIET)), "6")
    state.presidents = {**state.presidents, "WWR": state.actor}
    turn = Turn(seat=state.actor, company="WWR", step="track")
    found: list[Family] = []
    EurasianTrack().add_families(state, turn, found, True)
    boxes = next(family for family in found if family.kind == "build_works").boxes
    hexes = {box["work"]: box["hex"] for box in boxes}
    assert set(hexes) == {works.GAUGE, works.TERMINAL, works.WIRES}
    assert hexes[works.WIRES] == (WARSAW,)
    assert "G23" in hexes[works.TERMINAL]
    state.cash["WWR"] = 50
    assert works.WIRES not in [box["work"] for box in works.boxes(state, "WWR")]


def test_a_line_that_nobody_uses_may_be_taken_up() -> None:
    """18CE+-22: in the fourth era, plain track, after two sets without a run, by its last user for 20."""
    state = built(at_round(opened(), LATE))
    state.note(ledger.SETS, 16)
    ledger.enter(state, ledger.LAST_RUN, "G23", "14:WWR")
    assert build(state, works.CLOSURE, "G23") == ["works-not-here"]
    ledger.enter(state, ledger.LAST_RUN, "G23", "13:BHE")
    assert build(state, works.CLOSURE, "G23") == ["works-not-here"]
    ledger.enter(state, ledger.LAST_RUN, "G23", "13:WWR")
    assert build(at_round(state.copy(), SOVIET), works.CLOSURE, "G23") == ["works-not-here"]
    assert not build(state, works.CLOSURE, "G23")
    assert "G23" not in state.board.tiles
    assert not state.board.shape_at("G23").exits
    assert state.cash["WWR"] == 520


def test_block_trains_are_sold_from_the_round_of_2011_on() -> None:
    """18CE+-16: none in the round of 2005, nine from that of 2010 to 2014 on; none without the rule."""
    for options, number, expected in (({}, 36, 0), ({}, 37, 9), ({"block_trains": "off"}, 37, 0)):
        state = at_round(opened(**options), number)
        begin_numbered(state, 1, 3, [])
        assert state.depot["BT"] == trains_in_game(state, "BT") == expected
    state = opened()
    assert state.depot["HS"] == trains_in_game(state, "HS") == 9
    assert opened(fast_trains="off").depot["HS"] == 0  # 18CE+-15


def test_new_wagons_come_with_their_phases() -> None:
    """18CE+-17: 120 from phase 7, 160 from phase 8; the price tells the kind."""
    wares = EurasianWagons(Loans())
    state = in_phase(built(at_round(opened(), LATE)), "7")
    state.presidents = {**state.presidents, "WWR": state.actor}
    state.floated = ("WWR",)
    turn = Turn(seat=state.actor, company="WWR")

    def offer(price: int) -> BuyWagon:
        return BuyWagon(seat=state.actor, company="WWR", source=DEPOT, price=price)

    assert [box["price"] for box in wares.boxes(state, turn)] == [80, 120]
    assert [(r.code, r.rule) for r in wares.explain(state, turn, offer(160))] == [("wagon-not-yet", "18CE1-17")]
    assert not wares.explain(state, turn, offer(120))
    wares.apply(state, turn, offer(120), [])
    assert (ledger.table(state, ledger.KINDS), state.wagons) == ({"WWR": "1:0"}, {"WWR": 1})
    assert [r.code for r in wares.explain(in_phase(opened(new_wagons="off"), "8"), turn, offer(120))][:1] == [
        "wrong-price"
    ]


def test_the_state_pays_half_of_the_first_ten_lays() -> None:
    """18CE+-19: before 1900 only, and only ten times."""
    track = EurasianTrack()
    costly = next(place.id for place in opened().facts.plan.hexes if place.cost >= 60 and place.buildable)

    def cost(state: State) -> int:
        return track.cost(state, "WWR", costly, "", 0)

    early, late = at_round(opened(concessions="off"), 10), at_round(opened(concessions="off"), 16)
    assert cost(early) == cost(late) // 20 * 10
    ledger.enter(early, ledger.AIDED, "WWR", "10")
    assert cost(early) == cost(late)
    assert cost(at_round(opened(concessions="off", subsidies="off"), 10)) == cost(late)


def test_states_take_companies_over_in_the_third_era() -> None:
    """18CE+-20: Warsaw's company from 1920 on retains half, and its price stands still in that set."""
    state = at_round(opened(), 20)  # 1920
    turn = Turn(seat=state.actor, company="WWR", revenue=130)
    step = EurasianDividends()
    pay = Dividend(seat=state.actor, company="WWR", kind="pay")
    assert [(r.code, r.rule) for r in step.explain(state, turn, pay, True)] == [("state-retains-half", "18CE1-20")]
    assert step.kept(state, "WWR", 130, "half") == 70
    assert not is_nationalised(at_round(opened(), 19), "WWR")
    assert not is_nationalised(at_round(opened(), LATE), "WWR")
    assert not is_nationalised(at_round(opened(nationalisation="off"), 20), "WWR")
    state.push(Round(seat="", number=2, of=3, waiting=()))
    state.frames = state.frames[-1:]
    assert price_after_dividend(state, "WWR", (0, 5), 60) == (0, 5)
    at_round(state, 23)
    assert price_after_dividend(state, "WWR", (0, 5), 60) != (0, 5)


def test_centres_grow_where_trains_stop() -> None:
    """18CE+-21: 10 up after two runs in a set, nothing after one, 10 down without; 30 and -20 are the ends."""
    state = built(at_round(opened(), SOVIET))
    for sets, runs, expected in ((1, 2, 10), (5, 2, 30), (1, 1, 30), (2, 0, 10), (6, 0, -20)):
        for _ in range(sets):
            if runs:
                ledger.enter(state, ledger.SERVED, WARSAW, str(runs))
            grow_centres(state)
        assert ledger.count_of(state, ledger.GROWN, WARSAW) == expected
    off = built(at_round(opened(dynamic_revenue="off"), SOVIET))
    ledger.enter(off, ledger.SERVED, WARSAW, "2")
    grow_centres(off)
    assert not ledger.table(off, ledger.GROWN)


@pytest.mark.parametrize("seed", [2])
def test_a_random_game_keeps_all_laws_with_every_rule(seed: int) -> None:
    """18CE+-23: the record of a game holds every tile, year and builder."""
    assert check_game("18CE1", 4, seed, every=500).listed > 0


def test_minsk_is_across_the_gauge() -> None:
    assert works.other_gauges(at_round(opened(), SOVIET), "G23")
    assert not works.other_gauges(at_round(opened(), SOVIET), MINSK)
