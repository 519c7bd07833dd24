"""What 1817 is made of: players, companies, map and rounds (sections 1 and 2)."""

import pytest

from highiron.core.shares import certificate_limit
from highiron.titles import catalogue
from highiron.titles.t1817.loans import loans_left
from tests.titles.t1817.yard import Yard

FIGURES = {3: (420, 21), 4: (315, 16), 5: (252, 13), 6: (210, 11), 7: (180, 9)}
MORE = {8: (158, 8), 9: (140, 7), 10: (126, 6), 11: (115, 6), 12: (105, 5)}


@pytest.mark.parametrize(("players", "figures"), [*FIGURES.items(), *MORE.items()])
def test_cash_and_certificates(players: int, figures: tuple[int, int]) -> None:
    """1817-1.1, 1817-1.2, 1817-9.2."""
    state = catalogue.new_state(catalogue.facts_for("1817", players))
    assert (state.cash["A"], certificate_limit(state)) == figures
    assert state.priority == "A"  # 1817-1.3: seats are settled elsewhere; the first has the priority deal


def test_the_first_position() -> None:
    """1817-1.5, 1817-1.4: eleven privates and the seed money, no company in play, all loans in the bank, phase 2."""
    state = catalogue.new_state(catalogue.facts_for("1817", 3))
    assert len(state.privates) == 11 and state.frame.seed == 200  # type: ignore[attr-defined]
    assert not state.market and loans_left(state) == 70
    assert state.phase_facts.id == "2" and state.depot["2"] == -1
    state.owe("bank", "A", 1_000_000, [], "anything")
    assert not state.bank_broken


def test_rounds_follow_each_other() -> None:
    """1817-1.6: operating and merger rounds by turns, then a stock round."""
    table = Yard()
    table.found("R", 100, 2, "A", 100, at=("F3",))
    table.state.turn = 2
    table.begin_round()
    seen = ["operating"]
    while len(seen) < 6:
        table.play(table.actor, "pass")
        kind = table.facts.rules.round_of(table.state).kind
        if kind != seen[-1]:
            seen.append(kind)
    assert seen == ["operating", "merger", "operating", "merger", "stock", "operating"]


def test_companies() -> None:
    """1817-2.1, 1817-2.4, 1817-2.6: twenty without a home; the ids of H and J carry their kind; sizes only grow."""
    facts = catalogue.facts_for("1817", 3)
    assert len(facts.corporations) == 20
    assert all(not company.charter.home for company in facts.corporations.values())
    assert facts.corporations["c:H"].code == "H" and facts.privates["p:ME"].code == "ME"
    table = Yard()
    table.found("R", 100, 10, "A", at=("F3",))
    table.mergers()
    assert "convert" not in table.kinds()


def test_privates_stay_with_their_company() -> None:
    """1817-2.7: no step of a turn sells one."""
    table = Yard()
    table.found("R", 100, 5, "A", 100, at=("F3",))
    table.give_private("MAIL", "A")
    table.turn("R")
    assert not {"buy_private", "trade_private", "exchange_private"} & table.kinds()
    assert table.why_not("A", "buy_private", company="R", private="MAIL", price=1) == {"not-now": "5.4"}


OFFBOARD = {
    "A20": ((20, 30, 50, 60), {0, 5}),
    "A28": ((20, 30, 50, 60), {0}),
    "D1": ((30, 50, 60, 80), {4, 5}),
    "H1": ((20, 30, 50, 60), {3, 4, 5}),
    "J7": ((30, 50, 60, 80), {2, 3}),
    "J15": ((20, 30, 50, 60), {2, 3}),
}


@pytest.mark.parametrize(("hex_id", "printed"), OFFBOARD.items())
def test_off_board_areas(hex_id: str, printed: tuple[tuple[int, ...], set[int]]) -> None:
    """1817-2.32."""
    plan = catalogue.facts_for("1817", 3).plan
    shape = plan.hexes[plan.index[hex_id]].shape
    values = shape.stops[0].values
    assert tuple(values[colour] for colour in ("yellow", "green", "brown", "gray")) == printed[0]
    assert {edge for edge in range(6) if shape.exits >> edge & 1} == printed[1]


FREE_CITIES = ("B5", "B17", "C14", "C22", "F3", "F13", "F19", "I16")
CITY_FEES = {"D7": 20, "D19": 15, "I12": 15, "G6": 10, "H3": 10, "H9": 10}
FREE = (
    *("B3", "B7", "B11", "B15", "B19", "B21", "B23", "C4", "C6", "C10", "C16", "C18", "D3", "D5", "D11", "D15", "D17"),
    *("D21", "D23", "E2", "E4", "E6", "E8", "E10", "E14", "E20", "F5", "F7", "F9", "F17", "F21", "G2", "G8", "G16"),
    *("H5", "I2", "I4", "I6", "I14"),
)


def test_fees_of_the_map() -> None:
    """1817-2.35, 1817-2.37, 1817-2.31, 1817-2.39: cities and plain ground; no towns but Toronto's stop."""
    plan = catalogue.facts_for("1817", 3).plan
    cost = {place.id: place.cost for place in plan.hexes}
    assert all(cost[hex_id] == 0 for hex_id in (*FREE_CITIES, *FREE))
    assert {hex_id: cost[hex_id] for hex_id in CITY_FEES} == CITY_FEES
    towns = [place.id for place in plan.hexes if any(stop.kind == "town" for stop in place.shape.stops)]
    assert towns == ["B13"]
    assert plan.across[plan.index["F3"] * plan.ways + 2] // plan.ways == plan.index["E2"]


def test_steps_of_a_turn() -> None:
    """1817-5.4, 1817-5.12: in their order, and upgrades where the company is connected."""
    table = Yard()
    steps = [step.name for step in table.facts.rules.handlers["operating_turn"].steps]  # type: ignore[attr-defined]
    assert steps[:8] == ["track", "token", "run", "dividend", "trains", "interest", "loans", "train_check"]
    table.set_phase("3")
    table.found("R", 100, 5, "A", 100, at=("F3",))
    table.lay("F3", "57", 0)
    table.lay("F19", "57", 1)
    table.turn("R")
    assert table.offered("lay_tile", "tile", hex="F19") == []
    assert set(table.offered("lay_tile", "tile", hex="F3")) == {"14", "15", "619"}
    assert table.why_no_tile("F19", "14", 0)["hex-not-reached"] == "5.11"


def test_equal_worth_is_shared_victory() -> None:
    """1817-8.5: nothing breaks a tie."""
    table = Yard()
    scores = {seat: table.facts.rules.score(table.state, seat) for seat in table.facts.seats}
    assert len(set(scores.values())) == 1
