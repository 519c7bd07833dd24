"""What privates give to the corporation that owns them (1846-2.3.4 to 1846-2.3.11)."""

import pytest

from highiron.titles.t1846.frames import SecondTile
from tests.titles.t1846.railways import SITE, Railways


def owner_of(
    private: str, company: str = "GT", *, phase: str = "II", preset: str = "", treasury: int = 200
) -> Railways:
    """The corporation of A owns the private and is at the beginning of its turn."""
    options = {} if preset else {"privates_edition": "second"}
    table = Railways(options, preset=preset)
    table.start(company, 100, "A", treasury=treasury)
    table.set_phase(phase)
    table.give_private(private, company)
    table.operating_turn(company)
    return table


# --- Lake Shore Line -------------------------------------------------------------------------------------------


def test_lake_shore_line() -> None:
    """1846-2.3.4, 1846-10.42: free, extra, without connection, in phase II; LSL stays open."""
    table = owner_of("LSL")
    table.lay("D14", "57", 0)
    table.lays("D14 15 0", "LSL")
    assert table.state.board.tiles["D14"] == ("15", 0)
    assert table.state.cash["GT"] == 200
    assert table.state.privates["LSL"] == "GT"
    assert table.state.frames[-1].lays == 0  # type: ignore[attr-defined]
    assert table.step == "build"
    table.lay("E17", "293", 0)
    assert table.why_no_lay("E17 294 0", "LSL") == {"privilege-spent": "2.3.4"}


def test_lake_shore_line_waits_for_green() -> None:
    """1846-2.3.4, 1846-10.42: refused in phase I."""
    table = owner_of("LSL", phase="I")
    table.lay("D14", "57", 0)
    assert table.why_no_lay("D14 15 0", "LSL") == {"colour-not-yet": "2.7.2"}
    assert table.offers("lay_tile") == [a for a in table.offers("lay_tile") if not a.private]  # type: ignore[attr-defined]


def test_lake_shore_line_upgrades_yellow_to_green_in_two_hexes() -> None:
    """1846-2.3.4: D14 with 14, 15 or 619, E17 with 294, 295 or 296; nothing else, nothing without a yellow tile."""
    table = owner_of("LSL", phase="III")
    assert table.why_no_lay("D14 14 0", "LSL") == {"tile-does-not-fit": "2.7.2"}
    assert table.why_no_lay("D14 57 0", "LSL") == {"tile-not-of-private": "2.3.4"}
    table.lay("D14", "57", 0)
    table.lay("E17", "293", 0)
    table.lay("E11", "57", 0)
    assert set(table.offered("lay_tile", "tile", private="LSL", hex="D14")) == {"14", "15", "619"}
    assert set(table.offered("lay_tile", "tile", private="LSL", hex="E17")) == {"294", "295", "296"}
    assert table.why_no_lay("E11 14 0", "LSL") == {"privilege-elsewhere": "2.3.4"}
    table.give_private("LSL", "A")
    assert table.why_no_lay("D14 15 0", "LSL") == {"private-not-owned": "2.3.4"}


def test_a_private_without_tiles() -> None:
    """1846-2.3.1: only four privates give tiles."""
    table = owner_of("TBC")
    assert table.why_no_lay("D14 57 0", "TBC") == {"private-gives-no-tile": "2.3.1"}


# --- Michigan Central, Ohio & Indiana ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("private", "rule", "first", "second", "apart"),
    [("MC", "2.3.5", "B10 9 1", "B12 8 5", "B12 7 4"), ("O&I", "2.3.6", "F14 9 1", "F16 7 0", "F16 7 4")],
)
@pytest.mark.parametrize("preset", ["", SITE])
def test_two_tiles_that_join(private: str, rule: str, first: str, second: str, apart: str, preset: str) -> None:
    """1846-2.3.5, 1846-2.3.6, 1846-10.43: free, without connection, one after the other, joined."""
    table = owner_of(private, preset=preset)
    table.lays(first, private)
    assert isinstance(table.state.frame, SecondTile)
    assert table.why_no_lay(apart, private) == {"tiles-not-joined": rule}
    hex_id = second.split(maxsplit=1)[0]
    assert set(table.offered("lay_tile", "hex", private=private)) == {hex_id}
    assert table.why_no_lay(first, private)["privilege-elsewhere"] == rule
    table.lays(second, private)
    assert table.step == "build"
    assert table.state.cash["GT"] == 200
    assert table.state.frames[-1].lays == 0  # type: ignore[attr-defined]
    assert "privilege-spent" in table.why_no_lay(first, private)


def test_one_tile_is_enough() -> None:
    """1846-2.3.5, 1846-14.9: a pass gives up the second tile, not the step."""
    table = owner_of("MC")
    table.lays("B12 9 1", "MC")
    table.play("A", "pass")
    assert table.happened("second-tile-forfeited") == [{"private": "MC"}]
    assert table.step == "build"
    assert table.why_no_lay("B10 9 1", "MC") == {"privilege-spent": "2.3.5"}


@pytest.mark.parametrize("preset", ["", SITE])
def test_a_token_forfeits_the_second_tile(preset: str) -> None:
    """1846-2.3.5, 1846-10.43, 1846-14.9: every other action of the corporation does."""
    table = owner_of("MC", preset=preset)
    table.lay("B16", "6", 4)
    table.lay("C15", "294", 0)
    table.lays("B10 9 1", "MC")
    table.tokens("C15")
    assert table.step == "build"
    assert table.why_no_lay("B12 9 1", "MC")["privilege-spent"] == "2.3.5"


def test_an_ordinary_lay_between_the_two() -> None:
    """1846-2.3.5, 1846-10.43: by the rules it forfeits the second tile; with the preset it is refused."""
    table = owner_of("MC")
    table.lays("B10 9 1", "MC")
    table.lays("B16 57 1")
    assert "privilege-spent" in table.why_no_lay("B12 9 1", "MC")
    table = owner_of("MC", preset=SITE)
    table.lays("B10 9 1", "MC")
    assert table.why_no_lay("B16 57 1") == {"second-tile-first": "2.3.5"}
    assert table.offered("lay_tile", "private") == ["MC"]


def test_another_private_between_the_two() -> None:
    """1846-2.3.5: by the rules its tile forfeits the second one, and a purchase does."""
    table = owner_of("MC")
    table.give_private("O&I", "GT")
    table.give_private("TBC", "B")
    table.lays("B10 9 1", "MC")
    table.lays("F14 9 1", "O&I")
    assert table.happened("second-tile-forfeited") == [{"private": "MC"}]
    table.buys("TBC", 10)
    assert table.happened("second-tile-forfeited") == [{"private": "O&I"}]


def test_a_forfeited_tile_ends_all_tiles_of_privates_on_the_site() -> None:
    """1846-14.9: with the preset for the rest of the round; a pass of the private only gives up the one tile."""
    table = owner_of("MC", preset=SITE)
    table.give_private("O&I", "GT")
    table.give_private("TBC", "B")
    table.lays("B10 9 1", "MC")
    assert table.why_no_lay("F14 9 1", "O&I") == {"second-tile-first": "2.3.5"}
    table.buys("TBC", 10)
    assert table.why_no_lay("F14 9 1", "O&I") == {"no-private-tiles-now": "14.9"}
    assert set(table.offered("lay_tile", "private")) == {""}
    table = owner_of("MC", preset=SITE)
    table.give_private("O&I", "GT")
    table.lays("B10 9 1", "MC")
    table.play("A", "pass")
    table.lays("F14 9 1", "O&I")


@pytest.mark.parametrize("preset", ["", SITE])
def test_the_steamboat_between_the_two(preset: str) -> None:
    """1846-14.9: by the rules it forfeits the second tile; with the preset it is refused, other markers are not."""
    table = owner_of("MC", preset=preset)
    table.give_private("SC", "GT")
    table.give_private("MPC", "GT")
    table.lays("B10 9 1", "MC")
    if preset:
        assert table.why_no_marker("SC", "B8") == {"second-tile-first": "2.3.5"}
        table.assigns("MPC", "D6")
    else:
        table.assigns("SC", "B8")
    assert table.happened("second-tile-forfeited") == [{"private": "MC"}]


def test_only_plain_yellow_tiles() -> None:
    """1846-2.3.5: 7, 8 or 9, in the two hexes, while they are empty."""
    table = owner_of("MC", phase="III")
    assert set(table.offered("lay_tile", "tile", private="MC")) == {"7", "8", "9"}
    assert set(table.offered("lay_tile", "hex", private="MC")) == {"B10", "B12"}
    table.lay("B10", "9", 1)
    assert table.why_no_lay("B10 23 1", "MC") == {"tile-not-of-private": "2.3.5"}
    assert table.offered("lay_tile", "hex", private="MC") == ["B12"]


def test_tiles_of_privates_at_the_end_of_the_turn() -> None:
    """1846-2.3.5, 1846-5.2.1, 1846-14.7: unused they make the last step ask; afterwards it is over."""
    table = owner_of("MC")
    table.operating_turn("GT", "companies")
    assert table.step == "companies"
    table.lays("B10 9 1", "MC")
    table.lays("B12 9 1", "MC")
    assert table.step == ""


# --- Little Miami ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", ["", SITE])
def test_the_little_miami_joins_two_cities(preset: str) -> None:
    """1846-2.3.7, 1846-10.80: two lays at no cost, one in each hex, without connection."""
    table = owner_of("LM", preset=preset)
    table.lays("H12 292 1", "LM")
    assert table.why_not("A", "pass") == {"cities-not-joined": "2.3.7"}
    assert set(table.offered("lay_tile", "hex", private="LM")) == {"G13"}
    assert table.why_no_lay("G13 57 1", "LM") == {"cities-not-joined": "2.3.7"}
    table.lays("G13 57 0", "LM")
    assert table.state.cash["GT"] == 200
    assert table.step == "build"
    assert table.state.frames[-1].lays == 0  # type: ignore[attr-defined]
    assert "privilege-spent" in table.why_no_lay("H12 296 0", "LM")


def test_the_little_miami_is_refused_where_track_is() -> None:
    """1846-2.3.7, 1846-10.80: over any number of hexes, tokens disregarded."""
    table = owner_of("LM")
    table.lay("H12", "291", 3)
    table.lay("G13", "6", 3)
    table.lay("H14", "7", 1)  # the long way, by H14
    assert table.why_no_lay("H12 296 1", "LM")["cities-joined-already"] == "2.3.7"
    assert table.offered("lay_tile", "private") == [""]


def test_one_tile_may_do() -> None:
    """1846-2.3.7: where the other hex leads to the border already; a second lay must add to the link as well."""
    table = owner_of("LM")
    table.lay("G13", "57", 0)
    table.lays("H12 293 0", "LM")
    assert table.why_no_lay("G13 14 1", "LM")["track-not-kept"] == "5.4.5"
    assert table.why_no_lay("G13 14 0", "LM") == {"cities-not-joined": "2.3.7"}
    table.play("A", "pass")
    assert table.step == "build"


def test_borders_of_the_little_miami_are_due() -> None:
    """1846-2.3.7: the base price is free, the river to I11 is not; a first lay must leave the money for the second."""
    table = owner_of("LM", treasury=39)
    table.lay("I11", "8", 1)
    assert table.why_no_lay("H12 293 0", "LM") == {"not-enough-cash": "5.4.2"}
    assert not table.why_no_lay("H12 292 1", "LM")
    table.set_cash("GT", 40)
    table.lays("H12 293 0", "LM")
    assert table.state.cash["GT"] == 0
    table.lays("G13 57 0", "LM")


def test_a_first_tile_that_leads_to_no_link() -> None:
    """1846-2.3.7: without G13 side 0 or the way by H14 nothing can be joined."""
    table = owner_of("LM", phase="I")
    assert table.why_no_lay("H12 291 1", "LM") == {"cities-not-joined": "2.3.7"}
    assert not table.why_no_lay("G13 57 0", "LM")


def test_the_link_cannot_be_left_unfinished() -> None:
    """1846-2.3.7, 1846-14.9: by the rules nothing else comes first; 18xx.games lets any other action forfeit it."""
    for preset, expected in (("", {"cities-not-joined": "2.3.7"}), (SITE, {})):
        table = owner_of("LM", preset=preset)
        table.give_private("TBC", "B")
        table.lays("H12 292 1", "LM")
        assert table.why_no_buy("TBC", 10) == expected
        assert table.why_not("A", "pass") == {"cities-not-joined": "2.3.7"}


def test_the_little_miami_upgrades() -> None:
    """1846-2.3.7: lays or upgrades, in green too."""
    table = owner_of("LM", phase="II")
    table.lay("H12", "293", 1)
    table.lay("G13", "57", 1)
    table.lays("G13 14 0", "LM")
    assert table.offered("lay_tile", "hex", private="LM") == ["H12"]
    table.lays("H12 294 0", "LM")
    assert table.step == "build"


# --- markers ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("target", ["D6", "I1"])
def test_the_meat_marker(target: str) -> None:
    """1846-2.3.8: once, on Chicago or St. Louis, at any time of the turn; it makes the last step ask."""
    table = owner_of("MPC")
    table.operating_turn("GT", "companies")
    assert table.step == "companies"
    assert table.why_no_marker("MPC", "H12") == {"marker-elsewhere": "2.3.8"}
    table.assigns("MPC", target)
    assert table.state.markers["MPC"] == (target, "GT")
    assert table.step == ""
    table.operating_turn("GT")
    assert table.why_no_marker("MPC", "D6") == {"privilege-spent": "2.3.8"}


def test_the_boomtown_marker() -> None:
    """1846-2.3.11: on Cincinnati."""
    table = owner_of("BT")
    assert table.offered("assign", "target", private="BT") == ["H12"]
    table.assigns("BT", "H12")
    assert table.state.markers["BT"] == ("H12", "GT")
    assert table.why_no_marker("BT", "H12") == {"privilege-spent": "2.3.11"}


def test_markers_belong_to_the_buyer() -> None:
    """1846-14.9: from the purchase on; the hex is named later."""
    table = owner_of("TBC", preset=SITE)
    table.give_private("MPC", "B")
    assert table.why_no_marker("MPC", "D6") == {"private-not-owned": "2.3.8"}
    table.buys("MPC", 1)
    assert table.state.markers["MPC"] == ("", "GT")
    table.assigns("MPC", "I1")
    assert table.state.markers["MPC"] == ("I1", "GT")


def test_privates_without_a_marker() -> None:
    """1846-2.3.1: only MPC, BT and SC have one."""
    table = owner_of("MAIL")
    assert table.why_no_marker("MAIL", "D6") == {"private-has-no-marker": "2.3.1"}


def test_steamboat_tunnels_and_mail_do_not_ask() -> None:
    """1846-14.7: SC, TBC and MAIL keep nobody at the end of the turn."""
    for private in ("SC", "TBC", "MAIL"):
        table = owner_of(private)
        table.operating_turn("GT", "companies")
        assert table.step == ""
    for private in ("C&WI", "LSL", "MC", "O&I", "LM", "MPC", "BT"):
        table = owner_of(private)
        table.operating_turn("GT", "companies")
        assert table.step == "companies"
