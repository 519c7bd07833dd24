"""Homes and stations (18CE-8.1, 18CE section 9)."""

from tests.titles.t18ce.lines import Lines


def eastern_line() -> Lines:
    """JZR with track from Beijing west to Zhangjiakou and east over Tangshan to Anshan and Shenyang."""
    table = Lines()
    table.open("JZR")
    table.build("G16 14", "G18 13", "F18 01")
    table.operating_turn("JZR", "token")
    return table


def test_edge_case_34_stations_cost_40_then_100() -> None:
    """18CE-9.3, 18CE-1.4 (EC-34): three markers cost 0, 40 and 100; four cost 240."""
    table = eastern_line()
    bank = table.bank
    table.play("A", "place_token", company="JZR", hex="G18", stop=0)
    assert (table.state.cash["JZR"], table.bank) == (460, bank + 40)
    table.operating_turn("JZR", "token")
    table.play("A", "place_token", company="JZR", hex="F18", stop=0)
    assert table.state.cash["JZR"] == 360
    assert table.state.tokens_left("JZR") == 0
    assert table.state.charter("BCR").token_prices == (0, 40, 100, 100)
    table.operating_turn("JZR", "track")
    assert table.step == "track"
    table.play("A", "pass")
    assert table.step != "token"


def test_edge_case_35_a_reserved_slot_waits_for_its_company() -> None:
    """18CE-9.2 (EC-35): yellow Tangshan is JHR's; on green Tangshan JZR may take the other slot."""
    table = eastern_line()
    why = table.why_not("A", "place_token", company="JZR", hex="G16", stop=0)
    assert why == {"slot-reserved": "9.2"}
    table.build("G16 124")
    assert table.may("A", "place_token", company="JZR", hex="G16", stop=0)
    table.play("A", "place_token", company="JZR", hex="G16", stop=0)
    table.open("JHR", "B")
    assert set(table.state.board.tokens_at("G16", 0)) == {"JZR", "JHR"}


def test_shanghai_keeps_a_slot_for_its_company_beside_the_marker_of_e() -> None:
    """18CE-9.2, 18CE-2.8: K16 is full until brown."""
    table = Lines()
    table.open("JGR")
    table.build("L14 34")
    table.put_token("JGR", "L14")
    table.give_private("p:E", "B")
    shanghai = {"company": "JGR", "hex": "K16", "stop": 0}
    assert table.state.board.tokens_at("K16", 0) == ("p:E",)
    table.build("K16 0145")
    table.operating_turn("JGR", "token")
    assert table.step != "token"  # nothing else in reach has a slot
    table.build("K16 0145")
    table.operating_turn("JGR", "token")
    assert table.may("A", "place_token", **shanghai)
    table.play("A", "place_token", **shanghai)
    assert table.state.board.tokens_at("K16", 0) == ("p:E", "JGR")


def test_one_station_a_turn_and_one_in_a_city() -> None:
    """18CE-9.4, 18CE-9.1; by option as many as the company likes (18CE-19.20)."""
    table = eastern_line()
    assert table.why_not("A", "place_token", company="JZR", hex="G14", stop=0)["token-already-in-hex"] == "9.4"
    assert table.why_not("A", "place_token", company="JZR", hex="L6", stop=0)["city-not-reached"] == "9.1"
    assert table.may("A", "place_token", company="JZR", hex="F18", stop=0)
    table.play("A", "place_token", company="JZR", hex="G18", stop=0)
    assert table.step != "token"
    many = Lines(stations_per_turn="unlimited")
    many.open("JZR")
    many.build("G16 14", "G18 13", "F18 01")
    many.operating_turn("JZR", "token")
    many.play("A", "place_token", company="JZR", hex="G18", stop=0)
    many.play("A", "place_token", company="JZR", hex="F18", stop=0)
    assert many.state.cash["JZR"] == 360


def test_reaching_does_not_pass_a_full_city() -> None:
    """18CE-9.1: Zhangjiakou with its single slot taken closes the way west; the gray city of Dalian takes stations."""
    for others, reached in ((False, True), (True, False)):
        table = Lines()
        table.open("JZR")
        table.open("LLR", "B")
        table.build("G10 14", "G8 14")
        if others:
            table.put_token("LLR", "G12")
        table.operating_turn("JZR", "token")
        assert table.may("A", "place_token", company="JZR", hex="G8", stop=0) is reached
    dalian = Lines()
    dalian.open("JZR")
    dalian.build("G16 14", "G18 01")
    dalian.operating_turn("JZR", "token")
    assert dalian.may("A", "place_token", company="JZR", hex="H16", stop=0)


def test_the_home_station_comes_first_and_is_free() -> None:
    """18CE-8.1, 18CE-7.3, 18CE-7.5: in the company's first turn, before anything else."""
    table = Lines()
    table.start("QTR", 100, "A", A=6, treasury=100)
    table.begin_round(opening=())
    assert table.company == "QTR"
    assert table.state.board.tokens_at("I4", 0) == ("QTR",)
    assert table.state.cash["QTR"] == 100
    assert table.happened("token-placed")


def test_reserved_slots_may_block() -> None:
    """18CE-10.5, 18CE-19.23: by default a reserved slot is vacant and lets trains pass; by option it does not."""
    for option, passes in (("vacant", True), ("blocks", False)):
        table = Lines(reserved_slot=option)
        table.start("JZR", 100, "A", A=6, treasury=500)
        if option == "vacant":
            table.put_home("JZR")
        table.build("G16 14", "G18 13")
        table.state.operated = ("JZR",)
        table.operating_turn("JZR", "token")
        assert ("G18" in table.offered("place_token", "hex")) is passes
        assert not table.may("A", "place_token", company="JZR", hex="G16", stop=0)
        if option == "blocks":
            table.start("JHR", 100, "B", B=6)
            table.begin_round(opening=())
            assert table.state.board.tokens_at("G16", 0) == ("JHR",)
            assert table.state.tokens_placed("JHR") == 1
