"""What track costs in 1846 (1846-5.4.2, 1846-2.6.3) and who pays less."""

import pytest

from highiron.titles.t1846.track import Track
from tests.titles.t1846.railways import Railways


def railway(company: str, treasury: int = 500, phase: str = "I") -> Railways:
    table = Railways()
    table.start(company, 100, "A", treasury=treasury)
    table.set_phase(phase)
    return table


def test_every_tile_costs_twenty() -> None:
    """1846-5.4.2, 1846-10.32: with $40 two yellow tiles are laid, $20 each, and nothing is left to ask for."""
    table = railway("NYC", 40)
    table.operating_turn("NYC")
    table.lays("D18 8 4")
    assert table.state.cash["NYC"] == 20
    table.lays("E19 8 1")
    assert table.state.cash["NYC"] == 0
    assert table.step != "build"


def test_no_credit() -> None:
    """1846-5.4.2: a lay that the treasury cannot pay is refused."""
    table = railway("C&O", 59)
    table.operating_turn("C&O")
    assert table.why_no_lay("H14 9 2") == {"not-enough-cash": "5.4.2"}
    assert table.offered("lay_tile", "hex") == ["H16"]


@pytest.mark.parametrize(
    ("company", "lay", "plain", "with_tunnels"),
    [("C&O", "H14 9 2", 60, 40), ("PRR", "F18 9 1", 40, 20), ("NYC", "D8 9 1", 20, 20)],
)
def test_mountains_and_tunnels(company: str, lay: str, plain: int, with_tunnels: int) -> None:
    """1846-2.3.10, 1846-10.33: mountains cost $20 less with TBC, but never less than $20."""
    table = railway(company)
    if company == "NYC":
        table.put_token("NYC", "D6", 2)
    table.operating_turn(company)
    assert table.cost_of(lay) == plain
    table.give_private("TBC", company)
    assert table.cost_of(lay) == with_tunnels
    table.give_private("TBC", "A")
    assert table.cost_of(lay) == plain


def test_upgrades_in_the_mountains_cost_twenty() -> None:
    """1846-5.4.2: terrain is paid once, with the first tile."""
    table = railway("PRR", phase="II")
    table.lay("F18", "9", 1)
    table.operating_turn("PRR")
    assert table.cost_of("F18 23 4") == 20


def test_a_river_between_two_hexes() -> None:
    """1846-5.4.2, 1846-2.6.3, 1846-10.34: the border is due when track is complete on both sides."""
    table = railway("PRR")
    table.operating_turn("PRR")
    assert table.cost_of("F18 7 4") == 40  # nothing meets it in G19 yet
    table.lay("G19", "14", 1)
    assert table.cost_of("F18 7 4") == 80
    table.give_private("TBC", "PRR")
    assert table.cost_of("F18 7 4") == 60  # the border is water


def test_a_tunnel_between_two_hexes() -> None:
    """1846-2.3.10: a mountain border is $20 cheaper with TBC."""
    table = railway("NYC", phase="II")
    table.operating_turn("NYC")
    assert table.cost_of("E19 8 3") == 20 + 40
    table.give_private("TBC", "NYC")
    assert table.cost_of("E19 8 3") == 20 + 20


def test_a_border_is_paid_once() -> None:
    """1846-5.4.2: an upgrade pays only for the borders that it completes itself."""
    table = railway("NYC", phase="II")
    table.lay("E19", "8", 3)
    table.operating_turn("NYC")
    assert table.cost_of("E19 25 3") == 20  # 3-1 is new, 3-5 was there


@pytest.mark.parametrize("tile", ["7", "8", "9"])
@pytest.mark.parametrize("hex_id", ["E5", "F6", "G5", "H6", "J4"])
def test_illinois_central_lays_for_nothing(hex_id: str, tile: str) -> None:
    """1846-2.1.2: plain yellow tiles in its five hexes; other corporations pay there, and it pays elsewhere."""
    state, track = railway("IC").state, Track(False)
    assert track.cost(state, "IC", hex_id, tile, 0) == 0
    assert track.cost(state, "NYC", hex_id, tile, 0) == 20
    assert track.cost(state, "IC", "I3", tile, 0) == 20


def test_illinois_central_pays_borders_and_upgrades() -> None:
    """1846-2.1.2, 1846-10.35: $0 in J4 without J6, $40 with it; the upgrade costs its $20; it is an ordinary lay."""
    table = railway("IC", phase="II")
    table.operating_turn("IC")
    assert table.cost_of("J4 8 0") == 0
    assert table.cost_of("J4 8 4") == 0
    table.lay("J6", "9", 1)
    assert table.cost_of("J4 8 4") == 40
    table.lays("J4 8 4")
    assert table.cost_of("J4 25 0") == 20
    table.lays("J4 25 0")
    assert table.step != "build"  # both lays of the turn are used


def test_detroit() -> None:
    """1846-5.4.2, 1846-10.36: water and tunnel at the first upgrade, $20 at the next."""
    table = railway("NYC", phase="III")
    table.put_token("NYC", "C15")
    table.operating_turn("NYC")
    assert table.cost_of("C15 294 0") == 40 + 60
    assert table.cost_of("C15 295 0") == 40
    table.lays("C15 294 0")
    table.operating_turn("NYC")
    assert table.cost_of("C15 297 0") == 20
