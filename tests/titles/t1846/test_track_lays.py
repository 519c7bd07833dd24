"""How much track a turn allows, where it may lie and what it must be good for (1846-5.4)."""

import pytest
from hypothesis import given, settings

from highiron.core.board import Board
from highiron.core.geometry import STOPS
from highiron.core.tiles import EDGES
from tests.core.test_reach_exact import BLOCK, BROWN, PLAIN, boards, mazes
from tests.titles.t1846.railways import SITE, Railways


def erie_coast(phase: str = "II", treasury: int = 200) -> Railways:
    """NYC in Erie, with tile 8 from there to Cleveland in E19."""
    table = Railways()
    table.start("NYC", 100, "A", treasury=treasury)
    table.set_phase(phase)
    table.lay("E19", "8", 1)
    table.operating_turn("NYC")
    return table


def test_a_yellow_tile_and_an_upgrade() -> None:
    """1846-5.4.1, 1846-10.32: in either order; the turn goes on as long as a lay is left."""
    for first, second in (("D18 8 4", "E19 23 3"), ("E19 23 3", "D18 8 4")):
        table = erie_coast()
        table.lays(first)
        assert table.step == "build"
        table.lays(second)
        assert table.state.board.tiles["E19"] == ("23", 3)
        assert table.state.board.tiles["D18"] == ("8", 4)
        assert table.step != "build"


def test_two_yellow_tiles() -> None:
    """1846-5.4.1: or two yellow ones."""
    table = erie_coast("I", treasury=40)
    table.lays("D18 8 4")
    table.lays("E17 292 1")
    assert table.step != "build"


def test_never_two_upgrades() -> None:
    """1846-5.4.1, 1846-10.32: a second upgrade is refused, a yellow tile is not."""
    table = erie_coast()
    table.lay("D18", "8", 4)
    table.lays("E19 23 3")
    assert table.why_no_lay("D18 29 4") == {"tile-already-laid": "5.4.1"}
    assert {table.facts.tiles[tile].colour for tile in table.offered("lay_tile", "tile")} == {"yellow"}
    assert not table.why_no_lay("E17 292 1")


def test_a_tile_of_this_turn_may_be_upgraded() -> None:
    """1846-5.4.1: yellow and green in the same hex and turn."""
    table = erie_coast()
    table.lays("D18 8 4")
    table.lays("D18 29 4")
    assert table.state.board.tiles["D18"] == ("29", 4)


def test_or_less() -> None:
    """1846-5.4.1, 1846-5.2.1: a pass ends track and token together."""
    table = erie_coast()
    table.play("A", "pass")
    assert table.step != "build"
    assert table.why_no_lay("D18 8 4") == {"not-now": "5.2.1"}


def test_track_before_the_phase() -> None:
    """1846-2.7.2: yellow in phase I, green from II, brown from III, grey from IV, one colour at a time."""
    table = erie_coast("I")
    assert table.why_no_lay("E19 23 3") == {"colour-not-yet": "2.7.2"}
    table = erie_coast("IV")
    assert table.why_no_lay("E19 45 3")["tile-does-not-fit"] == "5.4.5"
    table.lays("E19 23 3")
    table.operating_turn("NYC")
    assert table.why_no_lay("E19 45 3") == {"lay-without-use": "5.4.3"}  # nothing else is against it now


def test_a_lay_must_be_reached() -> None:
    """1846-5.4.3: some track of the tile continues a path from a token."""
    table = erie_coast()
    assert table.why_no_lay("E9 9 1") == {"hex-not-reached": "5.4.3"}
    assert table.why_no_lay("D18 8 3")["hex-not-reached"] == "5.4.3"  # in reach, but turned away


def test_an_upgrade_must_be_of_use() -> None:
    """1846-5.4.3, 1846-10.37: new track that the corporation cannot get to is not enough."""
    table = erie_coast()
    # From Erie the line comes in by side 3 and runs to 1. 24 adds 1-4: it cannot turn into that.
    assert table.why_no_lay("E19 24 1") == {"lay-without-use": "5.4.3"}
    assert table.may("A", "lay_tile", **table.lay_fields("E19 23 3"))
    assert ("24", 1) not in [(a.tile, a.rotation) for a in table.offers("lay_tile")]  # type: ignore[attr-defined]


def test_a_city_that_becomes_worth_more() -> None:
    """1846-5.4.3: raising a city within reach is reason enough, also a city that others fill."""
    table = Railways()
    table.start("NYC", 100, "A", treasury=100)
    table.start("GT", 100, "B")
    table.set_phase("II")
    table.lay("D18", "8", 4)
    table.lay("E17", "292", 1)
    table.put_token("GT", "E17")
    table.operating_turn("NYC")
    assert {"294", "296"} == {
        a.tile  # type: ignore[attr-defined]
        for a in table.offers("lay_tile")
        if a.hex == "E17"  # type: ignore[attr-defined]
    }


def test_an_untiled_city_is_open_to_all_sides() -> None:
    """1846-5.4.3: GT in Port Huron may begin in any direction that leads somewhere."""
    table = Railways()
    table.start("GT", 100, "A", treasury=100)
    table.operating_turn("GT")
    assert table.offered("lay_tile", "hex") == ["B16"]
    assert sorted(table.offered("lay_tile", "tile")) == ["5", "57", "6"]
    assert sorted(table.offered("lay_tile", "rotation", tile="6")) == [0, 2, 4]


def test_a_blocked_city_ends_the_line() -> None:
    """1846-5.4.3: beyond a city that others fill there is no reach."""
    table = Railways()
    table.start("NYC", 100, "A", treasury=100)
    table.start("GT", 100, "B")
    table.lay("D18", "8", 4)
    table.lay("E17", "292", 1)
    table.operating_turn("NYC")
    assert "E15" in table.offered("lay_tile", "hex")
    table.put_token("GT", "E17")
    assert "E15" not in table.offered("lay_tile", "hex")
    assert table.why_no_lay("E15 9 1") == {"hex-not-reached": "5.4.3"}


def test_track_leads_somewhere() -> None:
    """1846-5.4.4, 1846-2.6.4: not off the map, into the lake, or into a blank side of a grey or red hex."""
    table = erie_coast()
    assert table.why_no_lay("D18 9 1") == {"track-runs-nowhere": "5.4.4"}  # side 1 is the lake
    assert table.why_no_lay("D18 8 2") == {"track-runs-nowhere": "5.4.4"}  # side 2 is off the map
    assert table.why_no_lay("D16 9 1")["hex-not-buildable"] == "2.6.4"
    assert table.why_no_lay("F20 14 1")["hex-not-buildable"] == "2.6.4"
    table = Railways()
    table.start("B&O", 100, "A", treasury=100)
    table.set_phase("II")
    table.operating_turn("B&O")
    # F20 has no track on its side 0, and H18 does not exist: Wheeling has one picture only.
    assert [(a.tile, a.rotation) for a in table.offers("lay_tile")] == [("14", 1)]  # type: ignore[attr-defined]


def test_old_track_stays() -> None:
    """1846-5.4.5, 1846-2.7.2: the new tile holds all old track, and tokens keep their city."""
    table = erie_coast()
    assert table.why_no_lay("E19 23 0") == {"track-not-kept": "5.4.5"}
    table.put_token("NYC", "D6", 2)
    table.operating_turn("NYC")
    table.lays("D6 298 0")
    assert table.state.board.stations["NYC"] == (("D20", 0), ("D6", 2))
    assert table.state.board.tokens_at("D6", 2) == ("NYC",)


def test_blocked_hexes() -> None:
    """1846-2.3.5, 1846-2.3.6: while a player owns MC or O&I nobody lays track in their hexes."""
    for private, token, lay in (("MC", "B16", "B14 9 1"), ("O&I", "G15", "F16 7 0")):
        table = Railways()
        table.start("GT", 100, "A", treasury=100)
        table.lay("B16", "57", 1)
        table.lay("G15", "57", 0)
        table.lay("B14", "9", 1)
        if token == "G15":
            table.put_token("GT", "G15")
        hex_id = "B12" if private == "MC" else lay.split()[0]
        table.operating_turn("GT")
        assert hex_id in table.offered("lay_tile", "hex")
        table.give_private(private, "B")
        assert hex_id not in table.offered("lay_tile", "hex")
        tile = "B12 9 1" if private == "MC" else "F16 9 0"
        assert table.why_no_lay(tile) == {"hex-blocked": "2.3.5"}
        table.give_private(private, "GT")
        assert hex_id in table.offered("lay_tile", "hex")


def test_tiles_run_out() -> None:
    """1846-2.7.1: 7, 8 and 9 never do; a replaced tile goes back."""
    table = erie_coast()
    table.state.supply["23"] = 0
    assert table.why_no_lay("E19 23 3") == {"no-tile-left": "2.7.1"}
    table.state.supply["23"] = 1
    table.lays("E19 23 3")
    assert table.state.supply["23"] == 0
    assert table.state.supply["8"] == -1


# --- when the step asks ----------------------------------------------------------------------------------------


def asked(company: str, cash: int, *, preset: str = "", private: str = "", pool: int = 0) -> bool:
    """Whether the corporation, of which A holds two shares, is asked for track with so much money."""
    table = Railways(preset=preset)
    table.start(company, 100, "A", treasury=cash, A=2, pool=pool)
    if private:
        table.give_private(private, company)
    table.operating_turn(company)
    return table.step == "build"


def test_no_track_without_money() -> None:
    """1846-14.7: the step asks from $20 on, whether or not track can be laid for it."""
    assert not asked("NYC", 19)
    assert asked("NYC", 20)


def test_shares_that_may_still_be_issued_count() -> None:
    """1846-14.7, 1846-11.8: with the preset they can be issued for the track; by the rules it is too late for that."""
    assert not asked("NYC", 0)
    assert asked("NYC", 0, preset=SITE)
    assert not asked("NYC", 0, preset=SITE, pool=2)


@pytest.mark.parametrize(("cash", "trains", "expected"), [(1, 3, True), (0, 3, False), (1, 4, False)])
def test_independents_that_may_be_bought_count(cash: int, trains: int, expected: bool) -> None:
    """1846-14.7: their cash less $1 each, if the corporation has cash and at most three trains."""
    table = Railways()
    table.start("NYC", 100, "A", treasury=cash)
    table.give_private("BIG4", "B")
    table.give_trains("NYC", *["2"] * trains)
    table.operating_turn("NYC")
    assert (table.step == "build") == expected


def test_free_track_asks_without_money() -> None:
    """1846-14.7: IC while one of its hexes is untouched, and the owner of MC, O&I, LSL or LM."""
    assert asked("IC", 0)
    for private in ("MC", "O&I", "LSL"):
        assert asked("NYC", 0, private=private)
    assert asked("NYC", 0, private="LM", preset=SITE, pool=2)
    assert not asked("NYC", 0, private="TBC")
    table = Railways()
    table.start("IC", 100, "A")
    for hex_id in ("E5", "F6", "G5", "H6", "J4"):
        table.lay(hex_id, "9", 0)
    table.operating_turn("IC")
    assert table.step != "build"


def test_independents_lay_track_with_their_own_money() -> None:
    """1846-2.2.2, 1846-14.8: like a corporation; with less than $20 the step is skipped."""
    table = Railways()
    table.give_private("MS", "C")
    table.operating_turn("MS")
    assert (table.actor, table.step) == ("C", "build")
    table.lays("C13 9 1")
    assert table.state.cash["MS"] == 40
    table.lays("C11 9 1")
    assert table.state.cash["MS"] == 20
    assert table.step != "build"
    table.set_cash("MS", 19)
    table.operating_turn("MS")
    assert table.step != "build"


# --- exact use of new track ------------------------------------------------------------------------------------


class Arrivals:
    """Every entry by which a path can arrive, with the sides used on the way, found by trying all paths."""

    def __init__(self, board: Board, company: str) -> None:
        self.board = board
        self.ways: dict[int, set[int]] = {}
        for number, here in board.tokens.items():
            if company in here:
                self.leave(number, 0, company)

    def leave(self, stop: int, used: int, company: str) -> None:
        hex_index = stop // STOPS
        for edge in self.board.shapes[hex_index].stop_edges[stop % STOPS]:
            self.cross(hex_index * EDGES + edge, used, company)

    def cross(self, leaving: int, used: int, company: str) -> None:
        plan = self.board.plan
        entry = plan.across[leaving]
        if entry < 0 or used >> plan.sides[leaving] & 1:
            return
        used |= 1 << plan.sides[leaving]
        known = self.ways.setdefault(entry, set())
        if used in known:
            return
        known.add(used)
        hex_index, edge = divmod(entry, EDGES)
        shape = self.board.shapes[hex_index]
        for other in shape.through[edge]:
            self.cross(hex_index * EDGES + other, used, company)
        for index in shape.edge_stops[edge]:
            here = self.board.tokens.get(hex_index * STOPS + index, ())
            slots = shape.stops[index].slots
            if not (0 < slots <= len(here)) or company in here:
                self.leave(hex_index * STOPS + index, used, company)


def check_crossings(board: Board) -> None:
    arrivals, reach, plan = Arrivals(board, "X"), board.reach("X"), board.plan
    for entry in range(len(plan.across)):
        if plan.across[entry] < 0:
            continue
        for edge in range(EDGES):
            leaving = entry // EDGES * EDGES + edge
            if leaving == entry or plan.across[leaving] < 0:
                continue
            side = plan.sides[leaving]
            expected = any(not used >> side & 1 for used in arrivals.ways.get(entry, ()))
            assert reach.crosses(entry, leaving) == expected


@settings(max_examples=60, deadline=None)
@given(boards(BLOCK[:7], PLAIN + BROWN[:4] + ["57", "14"]))
def test_use_of_new_track_on_random_maps(board: Board) -> None:
    """1846-5.4.3: whether new track can be used is found exactly, loops and junctions included."""
    check_crossings(board)


@settings(max_examples=60, deadline=None)
@given(mazes())
def test_use_of_new_track_in_mazes(board: Board) -> None:
    """1846-5.4.3: the same with junctions that no tile has."""
    check_crossings(board)
