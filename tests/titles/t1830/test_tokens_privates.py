"""Tiles and tokens that DH and CS give to a corporation (1830-2.2.3, 1830-2.2.4)."""

from typing import Any

import pytest

from tests.scenario import Table

SCRANTON = {"company": "PRR", "hex": "F16", "tile": "57", "rotation": 0}
BURLINGTON = {"company": "CPR", "hex": "B20", "tile": "58", "rotation": 0, "private": "CS"}


def delaware(treasury: int, **options: str) -> Table:
    """PRR owns DH; Scranton is far from its track, Pittsburgh next to it."""
    table = Table(4, options)
    table.start("PRR", 82, "A", A=6, treasury=treasury)
    table.give_trains("PRR", "2")
    table.give_private("DH", "PRR")
    table.lay("H10", "57", 1)
    table.operating_turn("PRR", of=2)
    return table


def next_turn(table: Table, treasury: int = -1) -> None:
    """Play this turn to its end, doing nothing more; then the next OR."""
    table.play("A", "run_trains", company="PRR", runs=[{"train": "2", "path": ["H12.0", "H10.0"]}])
    table.play("A", "dividend", company="PRR", kind="retain")
    while table.step != "track":
        table.play("A", "pass")
    if treasury >= 0:
        table.set_cash("PRR", treasury)


def test_10_49_dh_and_its_token() -> None:
    """1830-10.49: $119 are too little; for $120 tile and free token, no other token this turn, the next for $100."""
    table = delaware(119)
    assert table.why_not("A", "lay_tile", **SCRANTON, private="DH") == {"not-enough-cash": "5.3.8"}
    table = delaware(220)
    assert table.why_not("A", "lay_tile", **SCRANTON) == {"hex-not-reached": "5.3.4"}
    table.play("A", "lay_tile", **SCRANTON, private="DH")
    assert table.state.cash["PRR"] == 100
    assert table.kinds() == {"pass", "place_token"}
    table.play("A", "place_token", company="PRR", hex="F16", stop=0, private="DH")
    assert table.state.board.stations["PRR"] == (("H12", 0), ("F16", 0))
    assert table.state.cash["PRR"] == 100
    assert table.step == "run"
    assert table.state.privates["DH"] == "PRR"
    next_turn(table, 100)
    table.play("A", "pass")
    table.play("A", "place_token", company="PRR", hex="H10", stop=0)
    assert table.state.cash["PRR"] == 0


def test_10_50_dh_token_declined() -> None:
    """1830-10.50: a token in F16 next turn needs a path, and costs $40 like any first one."""
    table = delaware(500)
    table.play("A", "lay_tile", **SCRANTON, private="DH")
    table.play("A", "pass")
    assert table.step == "token"  # the turn's token is still there, for Pittsburgh
    assert table.why_not("A", "place_token", company="PRR", hex="F16", stop=0) == {"city-not-reached": "5.4.2"}
    table.play("A", "pass")
    next_turn(table)
    table.play("A", "pass")
    assert table.why_not("A", "place_token", company="PRR", hex="F16", stop=0) == {"city-not-reached": "5.4.2"}
    assert table.why_not("A", "place_token", company="PRR", hex="F16", stop=0, private="DH") == {
        "city-not-reached": "5.4.2",
        "privilege-not-now": "2.2.4",
    }
    table.lay("H14", "8", 1)  # 1–3
    table.lay("G15", "9", 0)  # 0–3, to Scranton
    cash = table.state.cash["PRR"]
    table.play("A", "place_token", company="PRR", hex="F16", stop=0)
    assert table.state.cash["PRR"] == cash - 40


def test_nothing_comes_between_dh_tile_and_token() -> None:
    """1830-2.2.4: the token follows at once; other actions, other cities and other seats are refused."""
    table = delaware(500)
    table.play("A", "lay_tile", **SCRANTON, private="DH")
    token = {"company": "PRR", "stop": 0, "private": "DH"}
    assert table.why_not("A", "place_token", **token, hex="H10") == {"other-token-due": "2.2.4"}
    assert table.why_not("A", "place_token", company="PRR", hex="F16", stop=0) == {"other-token-due": "2.2.4"}
    assert table.why_not("A", "buy_train", company="PRR", source="depot", train="2", price=80) == {"not-now": "2.2.4"}
    assert table.why_not("B", "place_token", **token, hex="F16") == {"not-your-turn": "2.2.4"}


def test_dh_without_a_token_left() -> None:
    """1830-2.2.4: the tile may be laid, no token is asked for, and the privilege is spent."""
    table = delaware(500)
    for hex_id in ("H10", "H4", "E5"):
        table.put_token("PRR", hex_id)
    table.play("A", "lay_tile", **SCRANTON, private="DH")
    assert table.step == "run"
    assert "DH" in table.state.spent


def test_dh_takes_the_place_of_the_ordinary_tile() -> None:
    """1830-2.2.4, 1830-5.3.1: after another tile of this turn DH must wait; with a tile in F16 it is gone."""
    table = delaware(500)
    table.play("A", "lay_tile", company="PRR", hex="H14", tile="9", rotation=1)
    assert table.step == "token"
    assert "not-now" in table.why_not("A", "lay_tile", **SCRANTON, private="DH")
    table = delaware(500)
    table.lay("F16", "57", 0)
    assert table.why_not("A", "lay_tile", **SCRANTON, private="DH")["privilege-gone"] == "2.2.4"
    table = delaware(500)
    table.give_private("DH", "NYC")
    assert table.why_not("A", "lay_tile", **SCRANTON, private="DH")["private-not-owned"] == "2.2.4"


def champlain(board: str = "classic", **options: str) -> Table:
    """CPR owns CS."""
    table = Table(4, options | {"board": board})
    table.start("CPR", 82, "A", A=6, treasury=100)
    table.give_private("CS", "CPR")
    table.operating_turn("CPR", of=2)
    return table


def test_10_51_two_tiles_in_one_turn() -> None:
    """1830-10.51: CPR lays 58 in B20 by CS and 9 in B18; only B18's $80 are paid, and CS stays open."""
    for first_cs in (True, False):
        table = champlain()
        ordinary = {"company": "CPR", "hex": "B18", "tile": "9", "rotation": 0}
        for move in (BURLINGTON, ordinary) if first_cs else (ordinary, BURLINGTON):
            table.play("A", "lay_tile", **move)
        assert table.state.board.tiles == {"B20": ("58", 0), "B18": ("9", 0)}
        assert table.state.cash["CPR"] == 20
        assert table.state.privates["CS"] == "CPR"
        assert table.state.spent == ("CS",)


def test_cs_on_the_plus_board() -> None:
    """1830-2.2.3: there a two-town tile."""
    table = champlain("plus")
    assert table.why_not("A", "lay_tile", **BURLINGTON)["tile-does-not-fit"] == "5.3.3"
    assert set(table.offered("lay_tile", "tile", private="CS")) == {"1", "2", "55", "56", "69"}


def test_cs_needs_legal_exits_only() -> None:
    """1830-2.2.3, 1830-5.3.6: B20 borders Montreal's side 5 and a gap in the north-east; the rest is open."""
    table = champlain()
    straight = table.offered("lay_tile", "rotation", private="CS", tile="4")
    assert straight == [1, 2]  # 1–4 and 2–5, not 0–3
    assert table.why_not("A", "lay_tile", **(BURLINGTON | {"tile": "4"})) == {"track-runs-nowhere": "5.3.6"}


@pytest.mark.parametrize(("value", "later"), [("track_step", False), ("whole_turn", True)])
def test_cs_timing(value: str, later: bool) -> None:
    """1830-11.15: in the track step only, or at any time of the owner's turn, also after running trains."""
    table = champlain(cs_timing=value)
    table.play("A", "pass")
    assert table.step == "trains"  # no track, hence no token to place and no route to run
    if later:
        table.play("A", "lay_tile", **BURLINGTON)
        assert table.state.board.tiles["B20"] == ("58", 0)
        assert table.step == "trains"
    else:
        assert table.why_not("A", "lay_tile", **BURLINGTON) == {"not-now": "5.2.1"}


def test_cs_for_the_whole_turn_in_every_step() -> None:
    """1830-11.15: also between tile and token, before the dividend and at the very end; never the ordinary tile."""
    steps = ["track", "token", "run", "dividend", "trains", "privates"]
    for step in steps:
        table = Table(options={"cs_timing": "whole_turn", "route_maximum": "free"})
        table.start("PRR", 82, "A", A=6, treasury=500)
        table.give_trains("PRR", "2")
        table.give_private("CS", "PRR")
        table.lay("H10", "57", 1)
        table.operating_turn("PRR", step, revenue=30 if step == "dividend" else 0)
        assert table.step == step
        extra: dict[str, Any] = BURLINGTON | {"company": "PRR"}
        if step != "track":
            reasons = table.why_not("A", "lay_tile", company="PRR", hex="H14", tile="9", rotation=1)
            assert reasons["not-now"] == "5.2.1"
        table.play("A", "lay_tile", **extra)
        assert table.state.spent == ("CS",)
        assert table.step == step or step == "privates"
