"""Homes that wait and small framed words, as pictures and pages show them."""

from highiron import Game
from highiron.core.state import State
from highiron.pictures.marks import Badge, badges, waiting_homes


def badges_of(state: State) -> list[Badge]:
    return badges(state, waiting_homes(state))


def test_homes_wait_for_their_tokens() -> None:
    homes = {home.company: home for home in waiting_homes(Game("1830", 3).state)}
    assert (homes["PRR"].hex_id, homes["PRR"].stop) == ("H12", 0)
    assert homes["ERIE"].stop == -1, "the Erie chooses its city"


def test_privates_close_their_hexes_with_a_badge() -> None:
    found = {(badge.kind, badge.hex_id, badge.text) for badge in badges_of(Game("1830", 3).state)}
    assert ("closed", "G15", "SV") in found
    assert ("home", "E11", "ERIE") in found


def test_bonuses_of_east_and_west_ports_and_markers_are_on_the_board_once_for_each_area() -> None:
    state = Game("1846", 5, seed=1).state
    found = [(badge.about, badge.hex_id, badge.text) for badge in badges_of(state) if badge.kind == "bonus"]
    buffalo = [hex_id for about, hex_id, _ in found if about == "east" and hex_id in ("C21", "D22")]
    assert len(buffalo) == 1
    assert {("west", "I1", "W+20"), ("east", "B18", "E+20"), ("west", "C5", "W+50")} <= set(found)
    for private, kind in (("SC", "port"), ("MPC", "meat"), ("BT", "boomtown")):
        assert (private in state.facts.privates) == any(about == kind for about, _, _ in found)


def test_badges_of_one_hex_keep_off_each_other() -> None:
    state = Game("1830", 3).state
    state.markers["SV"] = ("G15", "")
    first, second = (badge.centre for badge in badges_of(state) if badge.hex_id == "G15")
    assert abs(first[0] - second[0]) >= 14 or abs(first[1] - second[1]) >= 11
