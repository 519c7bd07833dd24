"""Laying tiles: where, which, in what colour and for how much (1830 section 5.3)."""

from typing import Any

import pytest

from highiron.core.actions import LayTile
from tests.scenario import Table


def pennsylvania(phase: str = "2", **changes: Any) -> Table:
    """PRR of A in Altoona with $500; track to the west (H10) and east (H14) is still to be laid."""
    table = Table(4, changes.pop("options", None))
    table.set_phase(phase)
    table.start("PRR", 82, "A", **({"A": 6, "treasury": 500} | changes))
    table.give_trains("PRR", "5")
    return table


def lay(hex_id: str, tile: str, rotation: int, company: str = "PRR") -> dict[str, Any]:
    return {"company": company, "hex": hex_id, "tile": tile, "rotation": rotation}


def lays(table: Table, hex_id: str) -> set[tuple[str, int]]:
    """Tile and rotation of everything that may be laid in the hex by the ordinary rules."""
    found = [move for move in table.offers("lay_tile") if isinstance(move, LayTile)]
    return {(move.tile, move.rotation) for move in found if move.hex == hex_id and not move.private}


def test_one_tile_a_turn() -> None:
    """1830-5.3.1: the turn goes on to the next step."""
    table = pennsylvania()
    table.operating_turn("PRR")
    table.play("A", "lay_tile", **lay("H10", "57", 1))
    assert table.step == "token"
    assert table.why_not("A", "lay_tile", **lay("H14", "9", 1))["not-now"] == "5.2.1"


def test_one_tile_a_turn_while_cs_keeps_the_step_open() -> None:
    """1830-5.3.1: after the ordinary tile only the extra one of CS is left."""
    table = pennsylvania()
    table.give_private("CS", "PRR")
    table.operating_turn("PRR")
    table.play("A", "lay_tile", **lay("H10", "57", 1))
    assert table.step == "track"
    assert table.why_not("A", "lay_tile", **lay("H14", "9", 1)) == {"tile-already-laid": "5.3.1"}
    assert {move.private for move in table.offers("lay_tile") if isinstance(move, LayTile)} == {"CS"}


@pytest.mark.parametrize(
    ("phase", "yellow", "green", "brown"),
    [
        ("2", True, False, False),
        ("3", True, True, False),
        ("4", True, True, False),
        ("5", True, True, True),
        ("6", True, True, True),
        ("D", True, True, True),
    ],
)
def test_colours_by_phase(phase: str, yellow: bool, green: bool, brown: bool) -> None:
    """1830-5.3.2: yellow on beige, green on yellow tiles and printed yellow, brown on green; as the phase allows."""
    table = pennsylvania(phase)
    table.lay("H10", "57", 1)
    table.lay("H16", "57", 1)
    table.lay("H16", "14", 0)
    table.put_token("PRR", "H16")
    table.put_token("PRR", "I15")
    table.operating_turn("PRR")
    refusal = {"colour-not-yet": "5.3.2"}
    assert table.why_not("A", "lay_tile", **lay("H14", "9", 1)) == ({} if yellow else refusal)
    assert table.why_not("A", "lay_tile", **lay("H10", "14", 0)) == ({} if green else refusal)
    assert table.why_not("A", "lay_tile", **lay("I15", "53", 0)) == ({} if green else refusal)
    assert table.why_not("A", "lay_tile", **lay("H16", "63", 0)) == ({} if brown else refusal)


def test_no_colour_is_left_out() -> None:
    """1830-5.3.2: no green on beige, no brown on yellow, nothing on brown."""
    table = pennsylvania("5")
    table.lay("H10", "57", 1)
    table.put_token("PRR", "H16")
    for tile in ("57", "14", "63"):
        table.lay("H16", tile, 0)
    table.operating_turn("PRR")
    assert table.why_not("A", "lay_tile", **lay("H14", "20", 0))["tile-does-not-fit"] == "5.3.3"
    assert table.why_not("A", "lay_tile", **lay("H10", "63", 0))["tile-does-not-fit"] == "5.3.7"
    assert table.why_not("A", "lay_tile", **lay("H16", "63", 1))["tile-does-not-fit"] == "5.3.7"
    assert lays(table, "H16") == set()


@pytest.mark.parametrize(
    ("hex_id", "tile"),
    [("H14", "57"), ("H14", "4"), ("H10", "9"), ("H10", "4"), ("H18", "57"), ("H18", "53"), ("I15", "59")],
)
def test_content_and_labels_must_match(hex_id: str, tile: str) -> None:
    """1830-5.3.3: no stop on plain hexes, 57 on cities, labels in both directions."""
    table = pennsylvania("5")
    table.put_token("PRR", "H16")
    table.operating_turn("PRR")
    assert table.why_not("A", "lay_tile", **lay(hex_id, tile, 0))["tile-does-not-fit"] == "5.3.3"


def test_a_label_is_kept_in_upgrades() -> None:
    """1830-5.3.3: 57 never becomes 53, and 14 never 61."""
    table = pennsylvania("5")
    table.lay("H10", "57", 1)
    table.lay("H16", "57", 1)
    table.lay("H16", "14", 0)
    table.put_token("PRR", "H16")
    table.operating_turn("PRR")
    assert table.why_not("A", "lay_tile", **lay("H10", "53", 1))["tile-does-not-fit"] == "5.3.7"
    assert table.why_not("A", "lay_tile", **lay("H16", "61", 1))["tile-does-not-fit"] == "5.3.7"


def test_grey_and_red_are_never_tiled() -> None:
    """1830-5.3.2, 1830-2.5.4, 1830-2.5.5."""
    table = pennsylvania("5")
    table.operating_turn("PRR")
    for hex_id in ("H12", "D14", "F2", "K13"):
        assert table.why_not("A", "lay_tile", **lay(hex_id, "57", 0))["hex-not-buildable"] == "2.5.4"


def test_reach() -> None:
    """1830-5.3.4: some track of the tile must continue the path, which may have any length."""
    table = pennsylvania()
    table.lay("H14", "9", 1)
    table.lay("H16", "57", 1)
    table.operating_turn("PRR")
    assert set(table.offered("lay_tile", "hex")) == {"H10"}  # H18 waits for green
    assert lays(table, "H10") == {("57", 1)}
    assert table.why_not("A", "lay_tile", **lay("H10", "57", 0)) == {"hex-not-reached": "5.3.4"}
    assert table.why_not("A", "lay_tile", **lay("G15", "9", 0)) == {"hex-not-reached": "5.3.4"}


def test_reach_through_towns_and_free_cities_but_not_through_blocked_ones() -> None:
    """1830-5.3.4, 1830-5.5.5: a city of NYC and nobody else ends the path; it may itself be upgraded."""
    table = pennsylvania("3")
    table.lay("H10", "57", 1)
    table.operating_turn("PRR")
    assert lays(table, "H8") == {("7", 3), ("7", 4), ("8", 2), ("8", 4), ("9", 1)}
    table.put_token("NYC", "H10")
    assert lays(table, "H8") == set()
    assert table.why_not("A", "lay_tile", **lay("H8", "9", 1)) == {"hex-not-reached": "5.3.4"}
    assert table.may("A", "lay_tile", **lay("H10", "14", 0))


def test_one_of_several_tracks_is_enough() -> None:
    """1830-5.3.4: two towns with separate track, one of them continues the path."""
    table = Table()
    table.start("C&O", 82, "A", A=6, treasury=100)
    table.operating_turn("C&O")
    found = lays(table, "G7")  # F6 leads to its north-west side, 2
    assert ("2", 1) in found  # 1–4 and 2–3
    assert ("55", 0) not in found  # 0–3 and 1–4
    assert table.why_not("A", "lay_tile", **lay("G7", "55", 0, "C&O")) == {"hex-not-reached": "5.3.4"}


def test_an_upgrade_may_be_reached_by_its_new_track_alone() -> None:
    """1830-5.3.4: H14 carries strange track 0–3; PRR comes to its west side, where 20 and 18 have track."""
    table = pennsylvania("3")
    table.lay("H14", "9", 0)
    table.operating_turn("PRR")
    assert table.may("A", "lay_tile", **lay("H14", "20", 0))
    assert table.may("A", "lay_tile", **lay("H14", "18", 0))
    assert table.why_not("A", "lay_tile", **lay("H14", "23", 0)) == {"hex-not-reached": "5.3.4"}


def test_an_upgrade_may_be_reached_by_its_old_track_alone() -> None:
    """1830-5.3.4: the new track of the tile need not be usable by the corporation, nor used by a train."""
    table = pennsylvania("3")
    table.lay("H14", "9", 1)
    table.operating_turn("PRR")
    assert table.may("A", "lay_tile", **lay("H14", "20", 0))  # 0–3 is new and joined to nothing


def test_10_44_albany() -> None:
    """1830-10.44, 1830-5.3.5, 1830-5.4.1: NYC's token stands in E19 free; 57 in any direction, or nothing."""
    table = Table()
    table.start("NYC", 82, "A", A=6, treasury=820)
    table.operating_round()
    assert table.state.board.stations["NYC"] == (("E19", 0),)
    assert table.state.cash["NYC"] == 820
    assert table.step == "track"
    assert lays(table, "E19") == {("57", 0), ("57", 1), ("57", 2)}
    assert set(table.offered("lay_tile", "hex")) == {"E19"}
    assert table.may("A", "pass")
    table.play("A", "lay_tile", **lay("E19", "57", 2, "NYC"))
    assert table.state.cash["NYC"] == 820
    assert table.state.board.stations["NYC"] == (("E19", 0),)


def test_erie_reaches_its_home() -> None:
    """1830-5.3.5: 59 on E11 from phase 3; side 1 (blank side of E9) stays without track."""
    table = Table()
    table.start("ERIE", 82, "A", A=6, treasury=100)
    table.operating_turn("ERIE")
    assert table.offers("lay_tile") == []
    table.set_phase("3")
    assert lays(table, "E11") == {("59", 0), ("59", 2), ("59", 3), ("59", 4)}
    assert table.why_not("A", "lay_tile", **lay("E11", "59", 1, "ERIE")) == {"track-runs-nowhere": "5.3.6"}


@pytest.mark.parametrize("side", [1, 2, 3])
def test_10_41_sides_of_f8(side: int) -> None:
    """1830-10.41, 1830-5.3.6: blank side of F6, barrier to E7, blank side of E9."""
    table = Table()
    table.start("C&O", 82, "A", A=6, treasury=100)
    table.lay("G7", "2", 1)  # from F6 to F8
    table.operating_turn("C&O")
    assert lays(table, "F8") == {("7", 5), ("8", 4)}  # 0–5 and 0–4
    for tile in ("7", "8", "9"):
        for rotation in range(6):
            if table.facts.tiles[tile].shapes[rotation].exits >> side & 1:
                reasons = table.why_not("A", "lay_tile", **lay("F8", tile, rotation, "C&O"))
                assert reasons["track-runs-nowhere"] == "5.3.6"


def test_10_42_sides_of_c13() -> None:
    """1830-10.42: side 0 is a barrier, side 5 a blank side of D14; 1, 2, 3 and 4 can be used."""
    table = Table()
    table.start("CPR", 82, "A", A=6, treasury=100)
    table.lay("B16", "57", 0)
    table.put_token("CPR", "B16")  # on to Kingston and C13
    table.operating_turn("CPR")
    assert lays(table, "C13") == {("7", 3), ("8", 2), ("9", 1)}  # 3–4, 2–4 and 1–4
    for rotation in (0, 5):
        assert table.why_not("A", "lay_tile", **lay("C13", "7", rotation, "CPR"))["track-runs-nowhere"] == "5.3.6"


def test_track_may_lead_to_untiled_hexes_and_to_tiles_without_matching_track() -> None:
    """1830-5.3.6: both are legal; off the board and blank red sides are not."""
    table = pennsylvania()
    table.lay("H8", "9", 0)
    table.operating_turn("PRR")
    assert table.may("A", "lay_tile", **lay("H10", "57", 1))  # its side 1 meets H8, which has no track there
    table = Table()
    table.start("C&O", 82, "A", A=6, treasury=500)
    table.put_token("C&O", "H4")
    table.lay("H4", "57", 1)
    table.operating_turn("C&O")
    assert ("7", 4) in lays(table, "H2")  # 4–5
    for tile, rotation in [("8", 4), ("9", 1)]:  # to I1's side 3, and off the board in the west
        reasons = table.why_not("A", "lay_tile", **lay("H2", tile, rotation, "C&O"))
        assert reasons == {"track-runs-nowhere": "5.3.6"}


def test_10_43_tile_57_runs_out() -> None:
    """1830-10.43, 1830-2.6.1: H10 waits until somebody upgrades a 57 to 14."""
    table = pennsylvania("3")
    table.start("NYC", 100, "B", B=6, treasury=100)
    table.give_trains("NYC", "3")
    for hex_id in ("E19", "H4", "B10", "J14"):
        table.lay(hex_id, "57", 0)
    table.operating_turn("PRR")
    assert table.why_not("A", "lay_tile", **lay("H10", "57", 1)) == {"no-tile-left": "2.6.1"}
    table.operating_turn("NYC")
    table.play("B", "lay_tile", **lay("E19", "14", 0, "NYC"))
    while table.company == "NYC":
        table.play("B", "pass")
    assert table.company == "PRR"
    table.play("A", "lay_tile", **lay("H10", "57", 1))
    assert table.state.supply["57"] == 0
