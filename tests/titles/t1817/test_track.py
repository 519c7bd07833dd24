"""Track of 1817: operations, costs, and the tiles of privates (sections 2.2 and 5.2)."""

import pytest

from highiron.titles.t1817.mines import MINE_HEXES, leads_to_centre, may_meet
from tests.titles.t1817.boardroom import SITE
from tests.titles.t1817.yard import Yard

BOTH = pytest.mark.parametrize("preset", ["", SITE])
SW, W, NW, NE, E, SE = range(6)


def company_at(hex_id: str, cash: int = 100, phase: str = "2", preset: str = "") -> Yard:
    table = Yard(preset=preset)
    table.set_phase(phase)
    table.found("R", 100, 5, "A", cash, trains=(), at=(hex_id,))
    return table


# --- operations --------------------------------------------------------------------------------------------------


def test_e54_two_yellow_lays() -> None:
    """E54, 1817-5.7: the first is free, the second costs 20, there is no third."""
    table = company_at("F3")
    table.turn("R")
    assert table.tile("F3", "57", 0) == 0
    assert table.tile("E4", "9", 0) == 20
    assert table.step == "trains"
    assert table.why_no_tile("G2", "9", 0) == {"not-now": "5.4"}


def test_e54_an_upgrade_and_a_lay() -> None:
    """E54, 1817-5.7, 1817-5.9: one of the two may be an upgrade, in either order."""
    table = company_at("F3", phase="3")
    table.lay("F3", "57", 0)
    table.lay("E4", "9", 0)
    table.turn("R")
    assert table.tile("F3", "14", 0) == 0
    assert table.why_no_tile("E4", "82", 0) == {"tile-already-laid": "5.7"}
    assert table.tile("G2", "9", 0) == 20
    other = company_at("F3", phase="3")
    other.lay("F3", "57", 0)
    other.turn("R")
    assert other.tile("G2", "9", 0) == 0
    assert other.tile("F3", "14", 0) == 20


@BOTH
def test_e55_a_tile_of_this_turn_stays(preset: str) -> None:
    """E55, 1817-5.8."""
    table = company_at("F3", phase="3", preset=preset)
    table.turn("R")
    table.tile("F3", "57", 0)
    assert table.why_no_tile("F3", "14", 0) == {"laid-this-turn": "5.8"}


def test_track_ends_when_the_second_operation_cannot_be_paid() -> None:
    """1817-13.19: unless loans could pay for it."""
    table = company_at("F3", cash=0)
    table.turn("R")
    table.tile("F3", "57", 0)
    assert table.step == "track", "a loan would pay for the second"
    poor = Yard()
    poor.found("R", 100, 2, "A", 10, loans=2, trains=(), at=("F3",))
    poor.found("UR", 90, 2, "B", at=("C14",))
    poor.turn("R")
    poor.tile("F3", "57", 0)
    assert poor.step != "track"


# --- costs -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("engineers", "mine", "net"), [(False, False, 35), (True, False, 15), (False, True, 20), (True, True, 0)]
)
def test_e56_second_operation_in_the_mountains(engineers: bool, mine: bool, net: int) -> None:
    """E56, 1817-5.10, 1817-2.11, 1817-2.14d."""
    table = company_at("F13")
    if engineers:
        table.give_private("p:ME", "R")
    if mine:
        table.give_private("MINC", "R")
    table.turn("R")
    assert table.tile("F13", "57", 1) == 0
    assert table.tile("F15", "9", 1, "MINC" if mine else "") == net


def test_the_fee_is_due_before_the_engineers_pay() -> None:
    """1817-2.11, 1817-5.14: 15 must be there."""
    table = company_at("D19", cash=10)
    table.give_private("p:ME", "R")
    table.turn("R")
    assert table.why_no_tile("D19", "57", 0) == {"not-enough-cash": "5.14"}
    table.play("A", "take_loan", company="R")
    assert table.tile("D19", "57", 0) == -5, "engineers are paid in mountain cities too"


@pytest.mark.parametrize("private", ["OBC", "UBC"])
def test_e57_bridge_companies_pay_no_river(private: str) -> None:
    """E57, 1817-2.12a: rivers are free, lakes are not."""
    table = company_at("G6")
    table.turn("R")
    assert table.tile("G6", "57", 0) == 10
    table = company_at("G6")
    table.give_private(private, "R")
    table.turn("R")
    assert table.tile("G6", "57", 0) == 0
    table = company_at("D7")
    table.give_private(private, "R")
    table.turn("R")
    assert table.tile("D7", "57", 0) == 20


def test_e58_upgrades_that_cost() -> None:
    """E58, 1817-5.10, 1817-2.34: to green in Detroit and New York, nowhere else."""
    for hex_id, tile, rotation, cost in (("C8", "592", 0, 20), ("C26", "592", 1, 0), ("E22", "54", 0, 20)):
        table = company_at(hex_id, phase="3")
        table.turn("R")
        assert table.tile(hex_id, tile, rotation) == cost
    table = company_at("E22", phase="5")
    table.lay("E22", "54", 0)
    table.turn("R")
    assert table.tile("E22", "62", 0) == 0


def test_one_city_of_new_york_is_enough() -> None:
    """1817-5.15: who is connected to one of the two cities may upgrade the tile."""
    table = Yard()
    table.set_phase("3")
    table.found("R", 100, 5, "A", 100, trains=(), at=("E22.1",))
    table.turn("R")
    assert table.tile("E22", "54", 0) == 20


def test_a_company_must_be_able_to_pay() -> None:
    """1817-5.14, 1817-2.36: it may borrow first."""
    table = company_at("H3", cash=5)
    table.turn("R")
    assert table.why_no_tile("H3", "57", 0) == {"not-enough-cash": "5.14"}
    table.play("A", "take_loan", company="R")
    assert table.tile("H3", "57", 0) == 10


# --- tiles -------------------------------------------------------------------------------------------------------


def test_colours_by_phase() -> None:
    """1817-5.13, 1817-2.17."""
    table = company_at("F3", phase="2+")
    table.lay("F3", "57", 0)
    table.turn("R")
    assert table.why_no_tile("F3", "14", 0) == {"colour-not-yet": "5.13"}


def test_track_must_be_part_of_a_route() -> None:
    """1817-5.11, 1817-2.38: connected to a token, and nothing points at a blank side."""
    table = company_at("F3")
    table.turn("R")
    assert table.why_no_tile("E4", "9", 0) == {"hex-not-reached": "5.11"}
    table.tile("F3", "6", NW)
    assert table.may("A", "lay_tile", company="R", hex="E4", tile="9", rotation=1) is False
    assert table.may("A", "lay_tile", company="R", hex="E2", tile="8", rotation=3) is True


def test_upgrades_need_a_connection() -> None:
    """1817-5.12."""
    table = company_at("F3", phase="3")
    table.lay("F3", "57", 0)
    table.lay("F19", "57", 1)
    table.turn("R")
    assert table.offered("lay_tile", "tile", hex="F19") == []
    assert set(table.offered("lay_tile", "tile", hex="F3")) == {"14", "15", "619"}
    assert table.why_no_tile("F19", "14", 1)["hex-not-reached"] == "5.11"


def test_no_step_sells_a_private() -> None:
    """1817-2.7: it stays with its owner."""
    table = company_at("F3")
    table.give_private("MAIL", "A")
    table.turn("R")
    assert table.why_not("A", "buy_private", company="R", private="MAIL", price=1) == {"not-now": "5.4"}


# --- the steel mill ----------------------------------------------------------------------------------------------


@BOTH
def test_e59_the_steel_mill(preset: str) -> None:
    """E59, 1817-2.10: no connection is needed, once; afterwards the tile is a large city like others."""
    table = company_at("B5", preset=preset)
    table.give_private("PSM", "R")
    table.turn("R")
    assert table.tile("F13", "X00", 0, "PSM") == 0
    assert table.tile("B5", "57", 1) == 20, "it was one of the two operations"
    assert ("PSM" in table.state.privates) == (preset != SITE), "1817-2.8, 1817-13.30"
    table.set_phase("3")
    table.turn("R")
    assert table.why_no_tile("F13", "592", 0) == {"hex-not-reached": "5.11", "track-not-kept": "2.42"}
    table.put_token("R", "F13")
    table.turn("R")
    assert table.offered("lay_tile", "tile", hex="F13") == ["592"]


def test_the_steel_mill_pays_as_a_second_operation() -> None:
    """1817-2.10: $20."""
    table = company_at("F3")
    table.give_private("PSM", "R")
    table.turn("R")
    table.tile("F3", "57", 0)
    assert table.tile("F13", "X00", 1, "PSM") == 20


def test_e60_an_ordinary_tile_ends_the_privilege() -> None:
    """E60, 1817-2.10: then Pittsburgh follows the plain line."""
    table = company_at("F13", phase="3")
    table.lay("F13", "57", 0)
    table.give_private("PSM", "R")
    table.turn("R")
    assert "privilege-gone" in table.why_no_tile("F13", "X00", 0, "PSM")
    assert set(table.offered("lay_tile", "tile", hex="F13")) == {"14", "15", "619"}


def test_only_the_steel_mill_lays_its_tile() -> None:
    """1817-2.40, 1817-2.41: X00 is nobody else's."""
    table = company_at("F13")
    table.turn("R")
    assert table.why_no_tile("F13", "X00", 0) == {"tile-does-not-fit": "2.41"}
    assert table.why_no_tile("F13", "X00", 0, "PSM") == {"private-not-owned": "2.10"}


# --- mines -------------------------------------------------------------------------------------------------------


def test_e61_where_mines_may_be() -> None:
    """E61, 1817-2.14a: next to Atlanta; not in E16, which touches no city, nor in a mountain city."""
    table = company_at("H9")
    table.give_private("MAJC", "R")
    table.lay("H9", "57", 0)
    table.turn("R")
    assert "no-place-for-mine" in table.why_no_tile("E16", "9", 0, "MAJC")
    assert "no-place-for-mine" in table.why_no_tile("D19", "57", 0, "MAJC")
    assert table.why_no_tile("I8", "9", 1, "MAJC")["mine-leads-nowhere"] == "2.14"  # 1817-2.14c
    assert table.tile("I8", "9", 0, "MAJC") == 0, "the mountain is free (1817-2.14d)"
    assert table.state.markers == {"MAJC.1": ("I8", "")}


@pytest.mark.parametrize("connection", ["strict", "loose"])
def test_e61_a_city_that_may_get_track_is_enough(connection: str) -> None:
    """E61, 1817-2.14c: Boston has no track to C24 yet, but 592 has."""
    table = Yard(options={"mine_future_connection": connection})
    assert leads_to_centre(table.state, 1 << E, "C24")
    assert not leads_to_centre(table.state, 1 << NW, "C24"), "B23 has no stop"


@pytest.mark.parametrize(("connection", "meets"), [("strict", False), ("loose", True)])
def test_a_side_that_no_upgrade_can_reach(connection: str, meets: bool) -> None:
    """1817-2.14c, mine_future_connection: no tile of New York leads south-east any more; loose asks only for a tile."""
    table = Yard(options={"mine_future_connection": connection})
    table.lay("E22", "54", 0)
    assert may_meet(table.state, "E22", SE) is meets


@BOTH
def test_e62_a_mine_stays(preset: str) -> None:
    """E62, 1817-2.14e, 1817-2.14g: never upgraded, and no token on an old tile."""
    table = company_at("F13", preset=preset)
    table.give_private("CM", "R")
    table.turn("R")
    table.tile("F13", "57", 1)
    table.tile("F15", "9", 1, "CM")
    table.set_phase("3")
    table.turn("R")
    assert table.why_no_tile("F15", "82", 1)["mine-stays"] == "2.14"
    table.lay("G14", "9", 2)
    assert "mine-without-tile" in table.why_no_tile("G14", "82", 2, "CM")


@pytest.mark.parametrize(("preset", "closes"), [("", False), (SITE, True)])
def test_a_mine_company_has_its_number_of_mines(preset: str, closes: bool) -> None:
    """1817-2.9, 1817-2.14, 1817-2.8: afterwards it is powerless, or closed as on 18xx.games."""
    table = company_at("F13", preset=preset)
    table.give_private("MINC", "R")
    table.turn("R")
    table.tile("F13", "57", 1)
    table.tile("F15", "9", 1, "MINC")
    assert ("MINC" in table.state.privates) != closes
    table.put_token("R", "H9")
    table.lay("H9", "57", 0)
    table.turn("R")
    assert "privilege-spent" in table.why_no_tile("I8", "9", 0, "MINC") or closes
    assert table.offered("lay_tile", "private") == [""]


def test_mines_need_a_connection_and_an_owner() -> None:
    """1817-2.14b, 1817-2.9."""
    table = company_at("F3")
    table.give_private("MINC", "A")
    table.turn("R")
    assert table.why_no_tile("I8", "9", 0, "MINC") == {"private-not-owned": "2.14", "hex-not-reached": "5.11"}
    assert len(MINE_HEXES) == 12


# --- bridges -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("preset", "late"), [("", True), (SITE, False)])
def test_bridges_at_any_moment(preset: str, late: bool) -> None:
    """1817-2.12b, 1817-5.6, bridge_window: in the whole turn, or until interest is paid."""
    table = company_at("F3", preset=preset)
    table.give_private("UBC", "R")
    table.give_trains("R", "3")
    table.turn("R")
    table.play("A", "place_bridge", company="R", private="UBC", hex="G6")
    assert table.why_not("A", "place_bridge", company="R", private="UBC", hex="G6") == {"bridged-already": "2.12"}
    assert table.why_not("A", "place_bridge", company="R", private="UBC", hex="F3") == {"privilege-elsewhere": "2.12"}
    assert table.why_not("A", "place_bridge", company="R", private="PSM", hex="H3") == {
        "private-builds-no-bridge": "2.12"
    }
    while table.step != "loans":
        table.play("A", "pass")
    assert table.may("A", "place_bridge", company="R", private="UBC", hex="H3") is late


def test_a_bridge_company_has_its_number_of_bridges() -> None:
    """1817-2.12b: one and two."""
    table = company_at("F3")
    table.give_private("OBC", "R")
    table.turn("R")
    table.play("A", "place_bridge", company="R", private="OBC", hex="H9")
    assert table.why_not("A", "place_bridge", company="R", private="OBC", hex="H3") == {"privilege-spent": "2.12"}
