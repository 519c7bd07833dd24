"""Laying tiles: classes, colours, terrain, edges, what a lay must be good for (18CE section 8), privates B and C."""

import pytest

from tests.titles.t18ce.lines import Lines

COLOURS = ("yellow", "green", "brown", "gray")


def jzr(phase: str = "2", **options: str) -> Lines:
    """JZR on yellow Beijing, linked to Zhangjiakou, to lay a tile."""
    table = Lines(4, **options)
    table.open("JZR")
    table.set_phase(phase)
    table.operating_turn("JZR")
    return table


def shapes(table: Lines, kind: str, colour: str) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """Rails, slots and values of all tiles of a class, which are known by the letters of their names."""
    letters = f"{kind}{'X' if colour == 'gray' else colour[0].upper()}"
    found = [tile.shapes[0] for name, tile in table.facts.tiles.items() if name.rstrip("0123456789") == letters]
    assert all(shape.colour == colour for shape in found)
    return [
        (
            shape.exits.bit_count(),
            tuple(stop.slots for stop in shape.stops),
            tuple(stop.value(colour) for stop in shape.stops),
        )
        for shape in found
    ]


@pytest.mark.parametrize(
    ("kind", "rows"),
    [
        ("O", [((2,), (), ()), ((3,), (), ()), ((4,), (), ()), None]),
        ("S", [((2,), (1,), (20,)), ((3,), (2,), (30,)), ((4,), (2,), (40,)), None]),
        ("I", [((2,), (1,), (20,)), ((3,), (2,), (30,)), ((4,), (2,), (40,)), None]),
        ("Y", [((2,), (1,), (30,)), ((4,), (2,), (40,)), ((4, 5, 6), (2,), (50,)), ((4, 5, 6), (2,), (60,))]),
        ("M", [((2,), (2,), (30,)), ((4,), (2,), (60,)), ((4, 5, 6), (3,), (80,)), ((4, 5, 6), (3,), (100,))]),
        ("T", [((2,), (0,), (10,)), ((4,), (0,), (10,)), ((4, 5, 6), (0,), (20,)), None]),
        ("D", [((2,), (0, 0), (10, 10)), ((4,), (0, 0), (10, 10)), ((4, 5, 6), (0, 0), (20, 20)), None]),
    ],
)
def test_rails_slots_and_revenue_of_every_class(kind: str, rows: list[object]) -> None:
    """18CE-8.3"""
    table = Lines()
    for colour, row in zip(COLOURS, rows, strict=True):
        found = shapes(table, kind, colour)
        assert ({rails for rails, _, _ in found}, {rest[1:] for rest in found}) == (
            (set(), set()) if row is None else (set(row[0]), {row[1:]})  # type: ignore[index]
        )


def test_double_towns_share_their_rails() -> None:
    """18CE-8.4: each town has half of the rails, of five one has three; a link joins them."""
    for name, tile in Lines().facts.tiles.items():
        if name.startswith("D"):
            shape = tile.shapes[0]
            own = sorted(sum(way < 6 for way in ways) for ways in shape.stop_edges)
            assert own[0] == shape.exits.bit_count() // 2
            assert sum(own) == shape.exits.bit_count()
            assert len(shape.links) == 1


def test_edge_case_28_terrain_is_added_up_and_private_c_takes_20_off_each_feature() -> None:
    """18CE-8.9, 18CE-2.6 (EC-28): river and mountain 80, with C 40; river with C 0; hill with C 20."""
    table = Lines()
    table.open("NKR")
    figures = [("K10", "14"), ("H6", "14"), ("I8", "14"), ("C18", "14"), ("H8", "14"), ("G4", "14")]
    assert [table.cost_of("NKR", *lay) for lay in figures] == [80, 20, 40, 60, 60, 0]
    table.give_private("p:C", "B")
    assert table.cost_of("NKR", "K10", "14") == 80
    table.give_private("p:C", "A")
    assert [table.cost_of("NKR", *lay) for lay in figures] == [40, 0, 20, 40, 20, 0]
    rivers = Lines(c_terrain="river")  # 18CE-C18
    rivers.open("NKR")
    rivers.give_private("p:C", "A")
    assert [rivers.cost_of("NKR", *lay) for lay in figures] == [60, 0, 40, 60, 40, 0]


def test_edge_case_29_c_serves_its_owner() -> None:
    """18CE-2.6, 18CE-2.3 (EC-29): all companies of the director, or the company alone that has bought it."""
    for scope, both in (("owner", [40, 60]), ("director_of_owner", [40, 40])):  # 18CE-19.4
        table = Lines(c_scope=scope)
        table.open("BCR")
        table.open("NKR")
        table.open("JZR", "B")
        table.give_private("p:C", "A")
        assert [table.cost_of(name, "C18", "14") for name in ("BCR", "NKR", "JZR")] == [40, 40, 60]
        table.give_private("p:C", "BCR")
        assert [table.cost_of(name, "C18", "14") for name in ("BCR", "NKR")] == both
        assert table.cost_of("JZR", "C18", "14") == 60


def test_edge_case_58_c_closes_with_phase_6() -> None:
    """18CE-2.11 (EC-58): the next mountain costs 60."""
    table = Lines()
    table.open("JZR", treasury=700)
    table.give_private("p:C", "A")
    table.set_depot("6", 2)
    table.set_phase("5")
    table.set_depot("6", 2)
    table.give_private("p:C", "A")
    table.operating_turn("JZR", "trains")
    table.play("A", "buy_train", company="JZR", source="depot", train="6", price=630)
    assert "p:C" not in table.state.privates
    assert table.cost_of("JZR", "C18", "14") == 60


def test_the_company_pays_for_terrain_or_does_not_lay() -> None:
    """18CE-8.9: from its treasury to the bank; if it cannot, the lay is not allowed."""
    table = Lines()
    table.open("LLR", treasury=60)
    table.operating_turn("LLR")
    bank = table.bank
    assert table.lay_of("LLR", "I6", "14") == {}
    table.play("A", "lay_tile", **table.lays("LLR", "I6", "14"))
    assert (table.state.cash["LLR"], table.bank) == (0, bank + 60)
    table.set_cash("LLR", 59)
    poor = Lines()
    poor.open("LLR", treasury=59)
    poor.operating_turn("LLR")
    assert poor.lay_of("LLR", "I6", "14") == {"not-enough-cash": "8.9"}


def test_edge_case_30_upgrades_are_free() -> None:
    """18CE-8.9 (EC-30)."""
    table = Lines()
    table.open("JZR", treasury=0)
    table.build("F12 05")
    table.set_phase("3")
    assert table.cost_of("JZR", "F12", "045") == 0


def test_edge_case_31_the_first_tile_on_a_printed_yellow_hex_is_green_and_pays_terrain() -> None:
    """18CE-8.5, 18CE-8.9 (EC-31): refused in phase 2; from phase 3 on it costs 60, or nothing by option."""
    assert jzr().lay_of("JZR", "G12", "145") == {"colour-not-yet": "8.5"}
    assert jzr("3").lay_of("JZR", "G12", "145") == {}
    assert jzr("3").cost_of("JZR", "G12", "145") == 60
    assert jzr("3", preprinted_terrain="free").cost_of("JZR", "G12", "145") == 0  # 18CE-19.18


def test_one_tile_a_turn() -> None:
    """18CE-8.10, 18CE-7.5: laid or upgraded, then the step is over and does not come back."""
    table = jzr("3")
    table.play("A", "lay_tile", **table.lays("JZR", "G16", "14"))
    assert table.step != "track"
    assert "not-now" in table.lay_of("JZR", "G10", "14")
    passed = jzr()
    passed.play("A", "pass")
    assert passed.step != "track"


def test_a_tile_fits_the_class_of_its_hex() -> None:
    """18CE-8.6: cities with their property, towns by number; gray, red and blue hexes take nothing."""
    table = jzr()
    wrong = {"company": "JZR", "hex": "G16", "rotation": 0, "private": ""}
    for tile in ("SY1", "YY1", "MY1", "TY1", "DY1", "OY1", "IG1"):
        assert "tile-does-not-fit" in table.why_not("A", "lay_tile", tile=tile, **wrong)
    assert table.why_not("A", "lay_tile", tile="TY1", **{**wrong, "hex": "H16"})["hex-not-buildable"] == "8.6"
    assert table.why_not("A", "lay_tile", tile="TY1", **{**wrong, "hex": "K18"})["hex-not-buildable"] == "8.6"


def test_supply_of_tiles_is_not_limited() -> None:
    """18CE-8.5"""
    table = jzr()
    table.play("A", "lay_tile", **table.lays("JZR", "G16", "14"))
    assert set(table.state.supply.values()) == {-1}


def candidates(table: Lines, tile: str) -> set[str]:
    """The classes that may follow a tile, by letter and colour."""
    return {name.rstrip("0123456789") for name in table.facts.placements.upgrades[tile]}


def test_what_an_upgrade_keeps_has_three_readings() -> None:
    """18CE-8.6, 18CE-C8: always; or first lays and green tiles free by the Chinese text; or upgrades by the English."""
    always, chinese, english = (Lines(keep_property=value) for value in ("always", "literal_zh", "literal_en"))
    first = [
        {name.rstrip("0123456789") for name in t.facts.placements.first_tiles["one_city"]} for t in (always, chinese)
    ]
    assert first == [{"SY"}, {"SY", "IY", "YY", "MY"}]
    assert candidates(always, "SY1") == {"SG"}
    assert candidates(chinese, "SY1") == {"OG", "SG", "IG", "YG", "MG", "TG", "DG"}
    assert candidates(chinese, "SG1") == {"SB"}
    assert candidates(english, "SY1") == {"SG", "IG", "YG", "MG"}
    assert candidates(english, "SB1") == {"YX", "MX"}
    assert candidates(english, "TY1") == {"TG"}


def test_by_the_chinese_text_only_rails_bind_but_markers_stay() -> None:
    """18CE-C8, 18CE-8.6: a town may become a city; a city with a marker or a reserved slot may not vanish."""
    table = Lines(keep_property="literal_zh")
    table.open("JZR")
    table.build("G10 14")
    table.set_phase("3")
    table.operating_turn("JZR")
    lay = {"company": "JZR", "hex": "G10", "tile": "YG3", "private": ""}
    assert any(table.may("A", "lay_tile", rotation=turn, **lay) for turn in range(6))
    assert table.why_not("A", "lay_tile", company="JZR", hex="G14", tile="TG3", rotation=0, private="") == {
        "markers-stay": "8.10"
    }
    always = jzr("3")
    assert "tile-does-not-fit" in always.why_not("A", "lay_tile", rotation=0, **lay)


def test_edge_case_64_beijing_grows_from_yellow_to_gray() -> None:
    """18CE-8.6, 18CE-8.11 (EC-64): 60 with two slots and four rails, 80 and 100 with three slots; or brown is final."""
    table = Lines()
    table.open("JZR")
    figures = []
    for _ in range(3):
        table.build("G14 0134")
        shape = table.state.board.shape_at("G14")
        figures.append((shape.stops[0].value("gray"), shape.stops[0].slots, shape.exits.bit_count()))
    assert figures == [(60, 2, 4), (80, 3, 4), (100, 3, 4)]
    assert table.state.board.tokens_at("G14", 0) == ("JZR",)
    final = Lines(gray_upgrades="none")  # 18CE-C6
    final.build("G14 0134", "G14 0134")
    assert final.facts.placements.on("G14", final.state.board.tiles["G14"]) == ()


def test_edge_case_65_small_cities_have_no_gray_tile() -> None:
    """18CE-8.3 (EC-65)"""
    table = Lines()
    table.open("JZR")
    table.build("G12 145", "G12 0145")
    table.set_phase("7")
    table.operating_turn("JZR")
    why = table.why_not("A", "lay_tile", company="JZR", hex="G12", tile="MX1", rotation=0, private="")
    assert why["tile-does-not-fit"] == "8.10"


def test_edge_case_66_rails_end_neither_in_the_sea_nor_at_a_closed_side() -> None:
    """18CE-8.8 (EC-66): Qingdao has blue e4 and the blank side of gray J16 at e5; by option only the sea is barred."""
    table = Lines()
    bad = table.facts.placements.bad_edges
    assert [edge for edge in range(6) if bad("I16", 1 << edge)] == [4, 5]
    allowed = Lines(border_rails="allowed")  # 18CE-19.17
    assert [edge for edge in range(6) if allowed.facts.placements.bad_edges("I16", 1 << edge)] == [4]
    table.open("JZR")
    table.build("G14 1245", "H14 25")
    table.operating_turn("JZR")
    fits = {"company": "JZR", "hex": "I16", "tile": "SY3", "private": ""}  # straight: e2 and e5
    assert table.why_not("A", "lay_tile", rotation=2, **fits) == {"track-runs-nowhere": "8.8"}
    assert table.lay_of("JZR", "I16", "23") == {}


def test_edge_case_81_hexes_with_few_open_edges_end_early() -> None:
    """18CE-8.8 (EC-81): D22, F20, N2 and N14 stay yellow, F8 and J2 end at green."""
    table = Lines()
    highest = {}
    for hex_id in ("D22", "F20", "N2", "N14", "F8", "J2", "G4"):
        colour = ""
        while True:
            found = table.facts.placements.on(hex_id, table.state.board.tiles.get(hex_id))
            if not found:
                break
            # Any of them: a tile that cannot be followed would show up as too early an end.
            placement = found[-1]
            table.lay(hex_id, placement.tile, placement.rotation)
            colour = placement.colour
        highest[hex_id] = colour
    assert highest == dict.fromkeys(("D22", "F20", "N2", "N14"), "yellow") | {
        "F8": "green",
        "J2": "green",
        "G4": "brown",
    }


def test_edge_case_85_l16_becomes_green_on_four_edges() -> None:
    """18CE-8.8 (EC-85): e0, e1, e2 and the arrow of K18 at e3."""
    table = Lines()
    table.build("L16 23")
    green = table.facts.placements.on("L16", table.state.board.tiles["L16"])
    assert {placement.exits for placement in green} == {0b001111}


def test_edge_case_70_double_towns_keep_their_rails_and_their_towns() -> None:
    """18CE-8.4, 18CE-8.10 (EC-70): each town gets one rail more."""
    table = Lines()
    table.build("I8 14")
    yellow = table.state.board.shape_at("I8")
    assert sorted(len(ways) for ways in yellow.stop_edges) == [2, 2]  # an edge and the link
    for placement in table.facts.placements.on("I8", table.state.board.tiles["I8"]):
        shape = table.facts.tiles[placement.tile].shapes[placement.rotation]
        assert shape.edge_stops[1] != shape.edge_stops[4]
        assert [sum(way < 6 for way in ways) for ways in shape.stop_edges] == [2, 2]


def test_edge_case_82_a_gray_tile_without_new_rails_must_raise_a_route() -> None:
    """18CE-8.7 (EC-82): legal for the company with a station there, refused for one that cannot reach it."""
    table = Lines()
    table.open("BCR")
    table.open("JZR", "B")
    table.build("L6 14", "L6 0134", "L6 012345")
    table.set_phase("7")
    table.operating_turn("BCR")
    assert table.lay_of("BCR", "L6", "012345") == {"lay-without-use": "8.7"}  # no route leads anywhere yet
    table.build("L8 14")
    table.operating_turn("BCR")
    assert table.lay_of("BCR", "L6", "012345") == {}
    table.operating_turn("JZR")
    assert table.lay_of("JZR", "L6", "012345") == {"hex-not-reached": "8.7"}


def test_a_lay_must_lengthen_the_track_or_raise_a_route() -> None:
    """18CE-8.7, 18CE-9.1: new rails behind a city full of others are out of reach, its higher revenue is not."""
    table = Lines()
    table.open("JZR")
    for company in ("LLR", "BCR"):
        table.open(company, "B")
    table.build("G12 145")
    for company in ("LLR", "BCR"):
        table.put_token(company, "G12")
    table.set_phase("5")
    table.operating_turn("JZR")
    assert table.lay_of("JZR", "G10", "14") == {"hex-not-reached": "8.7"}  # behind the full city
    assert table.lay_of("JZR", "G12", "0145") == {}  # worth 40 instead of 30 as an end
    plain = Lines()
    plain.open("JZR")
    plain.build("F14 05", "F12 23")
    plain.set_phase("3")
    plain.operating_turn("JZR")
    assert "hex-not-reached" in plain.lay_of("JZR", "F12", "234")  # its rail meets nothing of JZR's
    assert plain.lay_of("JZR", "G14", "1234") == {}


def test_without_the_need_for_a_station_any_route_may_be_raised() -> None:
    """18CE-8.7, 18CE-19.24: a city on a route of two places far from the company's stations."""
    for needs, why in (("true", {"hex-not-reached": "8.7"}), ("false", {})):
        table = Lines(route_needs_token=needs)
        table.open("JZR")
        table.build("L6 14", "L6 0134", "L6 0134", "L8 14")
        table.set_phase("7")
        table.operating_turn("JZR")
        assert table.lay_of("JZR", "L6", "0134") == why
        assert "hex-not-reached" in table.lay_of("JZR", "L4", "14")


def test_a_first_tile_on_the_home_hex_always_lengthens_the_track() -> None:
    """18CE-8.7, 18CE-8.1: the marker on the printed city moves onto the tile."""
    table = Lines()
    table.open("QTR")
    table.operating_turn("QTR")
    assert table.state.board.tokens_at("I4", 0) == ("QTR",)
    table.play("A", "lay_tile", **table.lays("QTR", "I4", "14"))
    assert table.state.board.tokens_at("I4", 0) == ("QTR",)


# --- private B -------------------------------------------------------------------------------------------------


def owner_of_b(company: str = "JZR", phase: str = "3", **options: str) -> Lines:
    table = Lines(4, **options)
    table.open(company)
    table.set_phase(phase)
    table.give_private("p:B", company)
    table.begin_round(opening=("private_tile",))
    return table


def test_edge_case_32_b_lays_its_green_tile_for_nothing() -> None:
    """18CE-2.5 (EC-32): on G12 for 0, besides the tile of the turn; a second use is refused."""
    table = owner_of_b()
    assert table.state.frame.seat == "A"
    assert table.kinds() == {"pass", "lay_tile"}
    lay = table.lays("JZR", "G12", "145", private="p:B")
    assert table.why_not("A", "lay_tile", **{**lay, "private": ""})["only-private-tile"] == "2.5"
    assert table.why_not("A", "lay_tile", **{**lay, "hex": "G10"})["privilege-elsewhere"] == "2.5"
    assert "not-now" in table.why_not("A", "buy_train", company="JZR", source="depot", train="3", price=180)
    table.play("A", "lay_tile", **lay)
    assert table.state.cash["JZR"] == 500
    assert table.step == "track"
    assert table.lay_of("JZR", "G16", "14") == {}
    assert table.state.privates["p:B"] == "JZR"  # and it keeps paying
    assert "p:B" in table.state.spent
    table.begin_round(opening=("private_tile",))
    assert table.step == "track"


def test_b_may_take_the_place_of_the_tile_of_the_turn() -> None:
    """18CE-19.3"""
    table = owner_of_b(b_lay="replaces_tile_step")
    table.play("A", "lay_tile", **table.lays("JZR", "G12", "145", private="p:B"))
    assert table.company == "JZR"
    assert table.step == "token"
    later = owner_of_b(b_lay="replaces_tile_step")
    later.play("A", "pass")
    assert later.step == "track"


def test_edge_case_33_b_needs_track_to_its_hex() -> None:
    """18CE-2.5, 18CE-8.7 (EC-33)"""
    table = owner_of_b("NKR")
    assert table.step == "track"
    lay = table.lays("NKR", "G12", "145", private="p:B")
    assert table.why_not("A", "lay_tile", **lay) == {"private-tile-at-start": "2.5"}


def test_where_routes_need_no_station_b_serves_a_company_without_track_to_its_hex() -> None:
    """18CE-2.5, 18CE-8.7, 18CE-19.24: Zhangjiakou earns more, and any company could run from there to Beijing."""
    table = owner_of_b("NKR", route_needs_token="false")
    assert table.kinds() == {"pass", "lay_tile"}
    table.play("A", "lay_tile", **table.lays("NKR", "G12", "145", private="p:B"))
    assert table.company == "NKR"


def test_b_waits_for_green_and_for_a_yellow_hex() -> None:
    """18CE-2.5: not in phase 2, not for a player, not once G12 is green."""
    assert owner_of_b(phase="2").step == "track"
    table = Lines()
    table.open("JZR")
    table.set_phase("3")
    table.give_private("p:B", "A")
    table.begin_round(opening=("private_tile",))
    assert table.step == "track"
    table.give_private("p:B", "JZR")
    table.build("G12 145")
    table.set_phase("5")
    table.begin_round(opening=("private_tile",))
    assert table.step == "track"
