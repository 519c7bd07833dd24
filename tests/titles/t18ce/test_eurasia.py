"""Chapter 1: the calendar, first years, gangs, concessions, borders, and a board that can be played."""

import pytest

from highiron.conformance import check_game
from highiron.core.actions import Par, Pass
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game
from highiron.steps.frames import OperatingTurn
from highiron.titles import catalogue
from highiron.titles.t18ce.eurasia import calendar, world
from highiron.titles.t18ce.eurasia.options import SWITCHES
from highiron.titles.t18ce.eurasia.rounds import export_by_calendar
from highiron.titles.t18ce.eurasia.track import EurasianTrack, with_gangs
from highiron.titles.t18ce.frames import Turn

TITLE = "18CE1"


def opened(**options: str) -> State:
    """The first stock round, in 1825."""
    game = Game(TITLE, 3, seed=1, options=options)
    while game.state.privates["p:D"] == BANK:
        family = next(family for family in game.legal() if family.kind in ("take_private", "bid", "pass"))
        game.play(next(iter(family)))
    return game.state.copy()


def at_round(state: State, number: int) -> State:
    state.note(calendar.ROUND, number)
    return state


def test_sets_have_two_rounds_and_later_three_and_end_with_their_era() -> None:
    """18CE+-2: 9, 6, 18 and 7 rounds, cut short where an era ends; the fortieth holds 2024."""
    state, sets = opened(), []
    while calendar.rounds_begun(state) < calendar.ROUNDS:
        sets.append(calendar.rounds_of_set(state))
        at_round(state, calendar.rounds_begun(state) + sets[-1])
    assert sets == [2, 2, 2, 2, 1, *[3] * 2, *[3] * 6, 3, 3, 1]
    assert calendar.year_of(state) == 2020


def test_an_era_brings_its_trains() -> None:
    """18CE+-3: before 1870 trains leave until phase 3 has begun; without the calendar none does."""
    state = at_round(opened(), 9)
    export_by_calendar(state, [])
    assert state.phase_facts.id == "3"
    assert state.depot["2"] == 0
    free = at_round(opened(calendar="off"), 9)
    export_by_calendar(free, [])
    assert free.phase_facts.id == "2"


def test_companies_wait_for_the_first_line_of_their_region() -> None:
    """18CE+-4: in 1825 London alone may begin; a refusal names the year."""
    state = opened()
    par = next(family for family in engine.legal(state) if family.kind == "par")
    assert {box["company"] for box in par.boxes} == {"LBR"}
    reasons = engine.explain(state, Par(seat=state.actor, company="TIR", price=67))
    assert [(reason.code, reason.args["year"]) for reason in reasons] == [("company-not-yet", 1916)]
    everybody = opened(first_years="off")
    par = next(family for family in engine.legal(everybody) if family.kind == "par")
    assert len(par.boxes) == 18


@pytest.mark.parametrize(("number", "gangs"), [(1, 1), (10, 2), (20, 2), (34, 3)])
def test_gangs_lay_more_tiles_in_later_eras(number: int, gangs: int) -> None:
    """18CE+-5: one, two, two and three tiles; one without the rule."""
    turn = Turn(seat="A", company="LBR", lays=gangs - 1)
    assert with_gangs(at_round(opened(), number), turn).lays == 0
    assert with_gangs(at_round(opened(), number), Turn(seat="A", company="LBR", lays=gangs)).lays == gangs
    assert with_gangs(at_round(opened(gangs="off"), number), Turn(seat="A", company="LBR", lays=1)).lays == 1


def test_abroad_a_tile_costs_a_concession() -> None:
    """18CE+-6: 20 in Paris for London, 40 in the third era, nothing in the fourth; the state's aid apart."""
    track = EurasianTrack()
    home = {entry["id"]: entry["home"] for entry in world.board()["corporations"]}
    hex_id = home["PLM"]

    def extra(state: State) -> int:
        return track.cost(state, "LBR", hex_id, "", 0) - track.cost(state, "PLM", hex_id, "", 0)

    assert [extra(at_round(opened(subsidies="off"), number)) for number in (1, 12, 20, 36)] == [20, 20, 40, 0]
    assert extra(at_round(opened(concessions="off"), 20)) == 0


def test_nothing_is_laid_behind_a_closed_border() -> None:
    """18CE+-11: from 1963 to 1982 a company of Russia lays nothing in China."""
    track = EurasianTrack()
    china = next(entry["home"] for entry in world.board()["corporations"] if entry["id"] == "JHA")
    turn = Turn(seat="A", company="NIK")

    def reason(number: int, **options: str) -> str:
        found = track.against_hex(at_round(opened(**options), number), turn, china)
        return found.code if found is not None else ""

    assert [reason(number) for number in (27, 30, 35)] == ["", "border-closed", ""]
    assert reason(30, closed_borders="off") == ""


def test_every_rule_with_a_switch_can_be_left_out() -> None:
    for name in SWITCHES.values():
        assert catalogue.facts_for(TITLE, 3, "", {name: "off"}).options[name] == "off"


def test_random_play_keeps_all_laws() -> None:
    report = check_game(TITLE, 3, 5, every=400)
    assert report.listed > 0
    assert report.refused > 0


def test_companies_have_homes_of_their_own_and_sides_agree() -> None:
    """18CE+-1: eighteen companies; a side is open from both of its hexes or from none."""
    facts = catalogue.facts_for(TITLE, 4)
    homes = [company.charter.home for company in facts.corporations.values()]
    assert len(set(homes)) == len(homes) == 18
    plan = facts.plan
    for at, place in enumerate(plan.hexes):
        for edge in range(6):
            entry = plan.across[at * plan.ways + edge]
            if entry >= 0 and place.buildable and plan.hexes[entry // plan.ways].buildable:
                assert plan.across[entry] // plan.ways == at


def test_passing_is_possible_when_nothing_can_be_bought() -> None:
    state = opened()
    assert not engine.explain(state, Pass(seat=state.actor))
    assert not isinstance(state.frame, OperatingTurn)
