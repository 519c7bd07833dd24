"""Upgrades, terrain, blocked hexes and lifted tokens (1830-5.3.7 to 1830-5.3.10)."""

from typing import Any

import pytest

from tests.scenario import Table


def lay(company: str, hex_id: str, tile: str, rotation: int) -> dict[str, Any]:
    return {"company": company, "hex": hex_id, "tile": tile, "rotation": rotation}


def company_at(company: str, phase: str = "3", treasury: int = 500, **options: str) -> Table:
    """A company of A with a train, so that it needs none."""
    table = Table(4, options)
    table.set_phase(phase)
    table.start(company, 82, "A", A=6, treasury=treasury)
    table.give_trains(company, "5")
    return table


def test_all_track_is_kept() -> None:
    """1830-5.3.7: the new tile includes the old track; other rotations and other tiles are refused."""
    table = company_at("PRR")
    table.lay("H14", "9", 1)  # 1–4
    table.operating_turn("PRR")
    assert table.may("A", "lay_tile", **lay("PRR", "H14", "23", 1))  # 1–4 and 1–5
    assert table.may("A", "lay_tile", **lay("PRR", "H14", "23", 4))  # 4–1 and 4–2
    assert table.why_not("A", "lay_tile", **lay("PRR", "H14", "23", 0))["track-not-kept"] == "5.3.7"
    assert table.why_not("A", "lay_tile", **lay("PRR", "H14", "25", 1))["tile-does-not-fit"] == "5.3.7"
    assert set(table.offered("lay_tile", "tile", hex="H14")) == {"18", "19", "20", "23", "24", "26", "27"}


def test_towns_are_never_upgraded() -> None:
    """1830-5.3.7, 1830-2.6.2: no green tile has a town."""
    table = company_at("C&O", "5")
    table.lay("G7", "2", 1)
    table.operating_turn("C&O")
    assert table.offered("lay_tile", "tile", hex="G7") == []
    assert table.why_not("A", "lay_tile", **lay("C&O", "G7", "14", 1))["tile-does-not-fit"] == "5.3.7"


def test_tokens_stay_in_their_city() -> None:
    """1830-5.3.7, 1830-5.4.7: NYNH's city of G19, the one towards F20, keeps its token from print to green to brown."""
    table = company_at("NYNH", "5")
    table.operating_turn("NYNH")
    assert table.state.board.stations["NYNH"] == (("G19", 0),)
    assert table.offered("lay_tile", "rotation", hex="G19", tile="54") == [0]
    table.play("A", "lay_tile", **lay("NYNH", "G19", "54", 0))
    for tile in ("54", "62"):
        ((hex_id, stop),) = table.state.board.stations["NYNH"]
        assert (hex_id, table.state.board.shape_at("G19").stop_edges[stop]) == ("G19", (2, 3))
        assert table.state.board.tokens_at("G19", stop) == ("NYNH",)
        if tile == "54":
            table.operating_turn("NYNH")
            table.play("A", "lay_tile", **lay("NYNH", "G19", "62", 0))


@pytest.mark.parametrize("tile", ["64", "65", "66", "67", "68"])
def test_two_cities_never_merge(tile: str) -> None:
    """1830-5.3.7: 59 in D10 (0–a, 2–b) becomes a brown tile that keeps sides 0 and 2 apart, and PRR's token at 2."""
    table = company_at("PRR", "5")
    table.lay("D10", "59", 0)
    table.put_token("PRR", "D10", 1)
    table.operating_turn("PRR")
    shapes = table.facts.tiles[tile].shapes
    apart = {
        rotation
        for rotation in range(6)
        if shapes[rotation].edge_stops[0]
        and shapes[rotation].edge_stops[2]
        and shapes[rotation].edge_stops[0] != shapes[rotation].edge_stops[2]
    }
    for rotation in range(6):
        reasons = table.why_not("A", "lay_tile", **lay("PRR", "D10", tile, rotation))
        assert reasons == ({} if rotation in apart else {"track-not-kept": "5.3.7"})
    table.play("A", "lay_tile", **lay("PRR", "D10", tile, min(apart)))
    (station,) = [s for s in table.state.board.stations["PRR"] if s[0] == "D10"]
    assert 2 in table.state.board.shape_at("D10").stop_edges[station[1]]
    assert table.state.board.tokens_at("D10", station[1]) == ("PRR",)
    assert table.state.board.tokens_at("D10", 1 - station[1]) == ()


def test_10_40_terrain_of_double_cities() -> None:
    """1830-10.40, 1830-5.3.8: 59 in E5 costs $80, its brown upgrade nothing; in E11 green is free."""
    table = company_at("C&O")
    table.lay("F4", "57", 0)
    table.put_token("C&O", "F4")
    table.operating_turn("C&O")
    table.play("A", "lay_tile", **lay("C&O", "E5", "59", 0))
    assert table.state.cash["C&O"] == 420
    table.set_phase("5")
    table.operating_turn("C&O")
    table.play("A", "lay_tile", **lay("C&O", "E5", "67", 0))
    assert table.state.cash["C&O"] == 420
    table = company_at("ERIE", treasury=0)
    table.operating_turn("ERIE")
    table.play("A", "lay_tile", **lay("ERIE", "E11", "59", 0))
    assert table.state.cash["ERIE"] == 0


@pytest.mark.parametrize(
    ("company", "token", "hex_id", "tile", "rotation", "cost"),
    [
        ("NYNH", "", "G19", "54", 0, 80),
        ("PRR", "H16", "H18", "59", 1, 0),
        ("CPR", "", "B18", "9", 0, 80),
        ("CPR", "", "B20", "4", 2, 0),
        ("B&O", "", "I17", "9", 1, 80),
        ("B&O", "", "J14", "57", 0, 80),
        ("B&O", "", "I15", "53", 0, 0),
        ("PRR", "", "H14", "9", 1, 0),
    ],
)
def test_terrain(company: str, token: str, hex_id: str, tile: str, rotation: int, cost: int) -> None:
    """1830-5.3.8: paid to the bank with the first tile; a dollar less is not enough."""
    for treasury in {cost, max(cost - 1, 0)}:
        table = company_at(company, treasury=treasury)
        if token:
            table.lay(token, "57", 1)
            table.put_token(company, token)
        table.operating_turn(company)
        bank = table.state.cash["bank"]
        if treasury < cost:
            reasons = table.why_not("A", "lay_tile", **lay(company, hex_id, tile, rotation))
            assert reasons == {"not-enough-cash": "5.3.8"}
        else:
            table.play("A", "lay_tile", **lay(company, hex_id, tile, rotation))
            assert (table.state.cash[company], table.state.cash["bank"]) == (0, bank + cost)


def test_an_upgrade_costs_nothing_whoever_paid_the_first_tile() -> None:
    """1830-5.3.8: G13 in the mountains."""
    table = company_at("PRR", treasury=0)
    table.lay("H14", "7", 1)  # 1–2 to G13
    table.lay("G13", "9", 2)  # 2–5
    table.operating_turn("PRR")
    table.play("A", "lay_tile", **lay("PRR", "G13", "23", 5))  # 5–2 and 5–3
    assert table.state.cash["PRR"] == 0


def test_10_38_schuylkill_valley_blocks() -> None:
    """1830-10.38, 1830-5.3.9: nobody lays in G15, not even a corporation of SV's owner, until a corporation owns SV."""
    table = company_at("PRR")
    table.lay("H14", "8", 1)  # 1–3 to G15
    table.give_private("SV", "A")
    table.operating_turn("PRR")
    assert table.why_not("A", "lay_tile", **lay("PRR", "G15", "9", 0)) == {"hex-blocked": "5.3.9"}
    assert "G15" not in table.offered("lay_tile", "hex")
    table.play("A", "buy_private", company="PRR", private="SV", price=10)
    table.play("A", "lay_tile", **lay("PRR", "G15", "9", 0))
    assert table.state.cash["PRR"] == 500 - 10 - 120


def test_10_39_baltimore_is_blocked_until_the_first_train() -> None:
    """1830-10.39, 1830-2.2.7: I15 and I13 are closed in B&O's first turn and open after it bought a train."""
    table = Table()
    table.set_phase("3")
    table.start("B&O", 82, "A", A=6, treasury=500)
    table.give_private("BO", "A")
    table.lay("J14", "57", 0)
    table.lay("J14", "15", 0)  # on to I13
    table.operating_round(of=2)
    upgrade, west = lay("B&O", "I15", "53", 0), lay("B&O", "I13", "8", 5)
    for move in (upgrade, west):
        assert table.why_not("A", "lay_tile", **move) == {"hex-blocked": "5.3.9"}
    table.play("A", "pass")
    table.play("A", "pass")
    table.play("A", "buy_train", company="B&O", source="depot", train="3", price=180)
    assert "BO" not in table.state.privates
    while table.step != "track":
        table.play("A", "pass")
    assert table.may("A", "lay_tile", **upgrade)
    assert table.may("A", "lay_tile", **west)


@pytest.mark.parametrize(
    ("private", "hexes"),
    [("SV", ["G15"]), ("CS", ["B20"]), ("DH", ["F16"]), ("MH", ["D18"]), ("CA", ["H18"]), ("BO", ["I13", "I15"])],
)
def test_every_private_blocks_its_hexes(private: str, hexes: list[str]) -> None:
    """1830-5.3.9: while a player owns it; no longer when it is closed."""
    table = company_at("PRR")
    table.give_private(private, "B")
    table.operating_turn("PRR")
    for hex_id in hexes:
        tile = table.facts.placements.candidates(hex_id, None)[0]
        assert table.why_not("A", "lay_tile", **lay("PRR", hex_id, tile, 0))["hex-blocked"] == "5.3.9"
    del table.state.privates[private]
    for hex_id in hexes:
        tile = table.facts.placements.candidates(hex_id, None)[0]
        assert "hex-blocked" not in table.why_not("A", "lay_tile", **lay("PRR", hex_id, tile, 0))


def test_a_block_stops_neither_tokens_nor_routes() -> None:
    """1830-5.3.9: H18 of CA, should a tile lie there."""
    table = company_at("PRR", route_maximum="free")
    table.give_private("CA", "B")
    table.lay("H16", "57", 1)
    table.lay("H14", "9", 1)
    table.lay("H18", "59", 1)  # 1–a
    table.operating_turn("PRR", "token")
    table.play("A", "place_token", company="PRR", hex="H18", stop=0)
    path = ["H12.0", "H14", "H16.0", "H18.0"]
    assert table.may("A", "run_trains", company="PRR", runs=[{"train": "5", "path": path}])


def test_the_layer_of_59_gives_the_token_its_city() -> None:
    """1830-5.3.10: CPR lays 59 under ERIE's token and decides, before anything else; it stays ERIE's home token."""
    for city in (0, 1):
        table = company_at("CPR")
        table.start("ERIE", 67, "B", B=6, treasury=500)
        table.put_home("ERIE")
        table.put_token("CPR", "D14")
        table.lay("E13", "8", 1)  # 1–3, from Rochester to E11
        table.operating_turn("CPR")
        table.play("A", "lay_tile", **lay("CPR", "E11", "59", 2))
        assert table.actor == "A"
        assert table.kinds() == {"place_token"}
        assert table.offered("place_token", "stop", company="ERIE", hex="E11") == [0, 1]
        assert table.why_not("A", "pass") == {"not-now": "5.3.10"}
        assert table.why_not("B", "place_token", company="ERIE", hex="E11", stop=0) == {"not-your-turn": "5.3.10"}
        assert table.why_not("A", "place_token", company="CPR", hex="E11", stop=0) == {"other-token-due": "5.3.10"}
        table.play("A", "place_token", company="ERIE", hex="E11", stop=city)
        assert table.state.board.tokens_at("E11", city) == ("ERIE",)
        assert table.state.board.stations["ERIE"] == (("E11", city),)
        assert table.state.cash["ERIE"] == 500
        # CPR's own token of the turn is not used; city 1, which it reaches, is free or not.
        assert (table.company, table.step) == ("CPR", "token" if city == 0 else "run")
        assert table.state.tokens_left("ERIE") == 2


def test_erie_chooses_when_it_lays_the_tile_itself() -> None:
    """1830-5.3.10, 1830-5.4.6: the choice comes with the first tile."""
    table = company_at("ERIE")
    table.operating_turn("ERIE")
    table.play("A", "lay_tile", **lay("ERIE", "E11", "59", 0))
    table.play("A", "place_token", company="ERIE", hex="E11", stop=1)
    assert table.state.board.stations["ERIE"] == (("E11", 1),)
    assert table.state.board.shape_at("E11").stop_edges[1] == (2,)
