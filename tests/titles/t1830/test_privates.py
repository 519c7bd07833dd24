"""What the privates can do (1830 section 2.2). MH has a file of its own."""

from tests.scenario import Table


def test_sv_has_no_ability() -> None:
    """1830-2.2.2: it can neither be exchanged nor does it give a tile."""
    table = Table()
    table.start("PRR", 100, "A", A=6, treasury=1000)
    table.give_private("SV", "PRR")
    table.operating_turn("PRR")
    lay = {"company": "PRR", "hex": "G15", "tile": "9", "rotation": 0, "private": "SV"}
    assert table.why_not("A", "lay_tile", **lay) == {"private-gives-no-tile": "2.2.2"}
    table.give_private("SV", "A")
    assert table.why_not("A", "exchange_private", private="SV", source="ipo") == {"private-has-no-exchange": "2.2.5"}


def champlain(owner: str, phase: str = "3") -> Table:
    """B&M, far from Burlington, at its track step; CS belongs to the owner."""
    table = Table(options={"cs_timing": "track_step"})
    table.start("B&M", 100, "A", A=6, treasury=100)
    table.set_phase(phase)
    table.give_private("CS", owner)
    table.operating_turn("B&M")
    return table


CS_LAY = {"company": "B&M", "hex": "B20", "tile": "58", "rotation": 2, "private": "CS"}


def test_cs_gives_an_extra_tile() -> None:
    """1830-2.2.3: in B20, without a connection or cost, beside the ordinary tile, once, and CS stays open."""
    table = champlain("B&M")
    table.play("A", "lay_tile", **CS_LAY)
    assert table.state.board.tiles["B20"] == ("58", 2)
    assert table.state.cash["B&M"] == 100
    assert table.state.privates["CS"] == "B&M"
    assert table.step == "track"
    assert table.why_not("A", "lay_tile", **CS_LAY).get("privilege-spent") == "2.2.3"
    assert table.may("A", "lay_tile", company="B&M", hex="E23", tile="53", rotation=1)


def test_cs_lays_only_a_town_in_b20() -> None:
    """1830-2.2.3: a one-town tile with legal exits, no other hex and no other tile."""
    table = champlain("B&M")
    assert set(table.offered("lay_tile", "tile", private="CS")) == {"3", "4", "58"}
    assert table.offered("lay_tile", "hex", private="CS") == ["B20"]
    assert table.why_not("A", "lay_tile", **{**CS_LAY, "hex": "D4"}).get("privilege-elsewhere") == "2.2.3"
    assert table.why_not("A", "lay_tile", **{**CS_LAY, "tile": "57"}) == {"tile-does-not-fit": "5.3.3"}
    # Side 3 leads off the board.
    assert table.why_not("A", "lay_tile", **{**CS_LAY, "rotation": 1}) == {"track-runs-nowhere": "5.3.6"}


def test_cs_belongs_to_a_corporation_before_it_lays() -> None:
    """1830-2.2.3, 1830-2.2.1: while a player owns CS there is no extra tile and B20 is blocked."""
    table = champlain("A")
    assert table.why_not("A", "lay_tile", **CS_LAY) == {"private-not-owned": "2.2.3"}
    assert table.offered("lay_tile", "rotation", hex="B20") == []


def test_cs_is_worthless_when_b20_holds_a_tile() -> None:
    """1830-2.2.3: the first tile in B20 ends the ability, whoever laid it."""
    table = Table()
    table.start("B&M", 100, "A", A=6)
    table.set_phase("3")
    table.lay("B20", "4", 1)
    table.give_private("CS", "B&M")
    table.operating_turn("B&M")
    assert table.why_not("A", "lay_tile", **CS_LAY).get("privilege-gone") == "2.2.3"
    assert table.offered("lay_tile", "tile", private="CS") == []


def delaware(treasury: int, owner: str = "PRR") -> Table:
    table = Table()
    table.start("PRR", 100, "A", A=6, treasury=treasury)
    table.set_phase("3")
    table.give_private("DH", owner)
    table.operating_turn("PRR")
    return table


DH_LAY = {"company": "PRR", "hex": "F16", "tile": "57", "rotation": 0, "private": "DH"}


def test_dh_gives_a_tile_and_a_token() -> None:
    """1830-2.2.4: tile 57 in F16 for $120 instead of the ordinary tile; then a free token, the turn's token."""
    table = delaware(200)
    table.play("A", "lay_tile", **DH_LAY)
    assert table.state.cash["PRR"] == 80
    assert table.kinds() == {"pass", "place_token"}
    assert table.why_not("A", "lay_tile", company="PRR", hex="H10", tile="57", rotation=1) == {"not-now": "2.2.4"}
    table.play("A", "place_token", company="PRR", hex="F16", stop=0, private="DH")
    assert table.state.cash["PRR"] == 80
    assert table.state.board.stations["PRR"] == (("H12", 0), ("F16", 0))
    assert table.state.privates["DH"] == "PRR"
    assert table.step not in ("track", "token")


def test_dh_without_a_token_left() -> None:
    """1830-2.2.4: the tile may be laid, but no token can follow."""
    table = Table()
    table.start("B&M", 100, "A", A=6, treasury=200)
    table.put_home("B&M")
    table.put_token("B&M", "F6")
    table.give_private("DH", "B&M")
    table.operating_turn("B&M")
    table.play("A", "lay_tile", **{**DH_LAY, "company": "B&M"})
    assert "place_token" not in table.kinds()
    assert table.state.cash["B&M"] == 80


def test_dh_is_gone_after_an_ordinary_tile() -> None:
    """1830-2.2.4: a tile in F16 by the normal rules, or the turn's tile elsewhere, leaves no privilege."""
    table = delaware(500)
    table.play("A", "lay_tile", company="PRR", hex="H10", tile="57", rotation=1)
    assert table.offered("lay_tile", "tile", private="DH") == []
    table = Table()
    table.start("PRR", 100, "A", A=6, treasury=500)
    table.lay("F16", "57", 0)
    table.give_private("DH", "PRR")
    table.operating_turn("PRR")
    assert table.why_not("A", "lay_tile", **DH_LAY).get("privilege-gone") == "2.2.4"


def test_dh_of_a_player_blocks() -> None:
    """1830-2.2.4, 1830-2.2.1: only a corporation that owns DH has the privilege."""
    table = delaware(500, owner="A")
    assert table.why_not("A", "lay_tile", **DH_LAY) == {"private-not-owned": "2.2.4"}


def test_only_the_first_buyer_of_ca_gets_the_share() -> None:
    """1830-2.2.6: CA stays open, and a later owner receives no share."""
    table = Table(3)
    table.give_private("CA", "A")
    table.give_share("PRR", "A")
    table.stock_turn("B")
    table.play("B", "trade_private", private="CA", buyer="B", price=100)
    table.play("A", "answer", accept=True)
    assert table.state.privates["CA"] == "B"
    assert (table.state.held("PRR", "A"), table.state.held("PRR", "B")) == (1, 0)


def test_bo_never_passes_to_a_corporation() -> None:
    """1830-2.2.7: at no price."""
    table = Table()
    table.start("PRR", 100, "A", A=6, treasury=1000)
    table.set_phase("3")
    table.give_private("BO", "A")
    table.give_private("SV", "A")
    table.operating_turn("PRR")
    for price in (0, 110, 220, 440):
        refusal = table.why_not("A", "buy_private", company="PRR", private="BO", price=price)
        assert refusal == {"private-never-sold": "2.2.7"}
    assert table.offered("buy_private", "private") == ["SV"]


def test_bo_stays_when_the_presidency_goes() -> None:
    """1830-2.2.7: losing the B&O presidency does not move BO."""
    table = Table(3)
    table.start("B&O", 67, "A", B=2)
    table.give_private("BO", "A")
    table.stock_turn("B")
    table.play("B", "buy_share", company="B&O", source="ipo")
    assert table.state.presidents["B&O"] == "B"
    assert table.state.privates["BO"] == "A"


def test_bo_closes_with_the_first_train_of_the_b_and_o() -> None:
    """1830-2.2.7: at that moment; a train of another corporation does not close it."""
    table = Table()
    table.start("PRR", 100, "A", A=6, treasury=200)
    table.start("B&O", 67, "B", B=6, treasury=670)
    table.give_private("BO", "C")
    table.operating_turn("PRR", "trains")
    table.play("A", "buy_train", company="PRR", source="depot", train="2", price=80)
    assert "BO" in table.state.privates
    table.play("A", "pass")
    table.play("B", "pass")
    assert (table.company, table.step) == ("B&O", "trains")
    table.play("B", "buy_train", company="B&O", source="depot", train="2", price=80)
    assert table.happened("private-closed") == [{"private": "BO"}]
    assert "BO" not in table.state.privates


def test_a_private_cannot_be_closed_or_sold_to_the_bank() -> None:
    """1830-2.2.8, 1830-4.2.7: no action does it; a trade needs another player."""
    table = Table(3)
    table.give_private("SV", "A")
    table.stock_turn("A")
    assert table.kinds() == {"pass", "par", "trade_private"}
    assert table.why_not("A", "trade_private", private="SV", buyer="A", price=0) == {"not-a-side-of-the-trade": "4.8.1"}
    assert set(table.offered("trade_private", "buyer")) == {"B", "C"}


def test_a_closed_private_is_gone() -> None:
    """1830-2.2.8: it pays nothing, blocks nothing and counts as no certificate."""
    table = Table(3)
    table.start("PRR", 100, "A", A=6, treasury=500)
    table.set_phase("4")
    table.set_depot("5", 3)
    table.give_private("SV", "A")
    table.operating_turn("PRR", "trains")
    before = table.state.cash["A"]
    table.play("A", "buy_train", company="PRR", source="depot", train="5", price=450)
    assert "SV" not in table.state.privates
    assert table.state.cash["A"] == before
