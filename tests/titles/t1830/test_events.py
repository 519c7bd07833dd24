"""What a train purchase sets off, and what happens between rounds (1830 section 6)."""

from tests.scenario import Table


def codes(table: Table) -> list[str]:
    return [event.code for event in table.events]


def test_first_5_in_order() -> None:
    """1830-6.1: pay and take the train, BO closes for the B&O, new phase, events of the phase, discards."""
    table = Table(3)
    table.start("B&O", 100, "A", A=6, treasury=500)
    table.start("PRR", 90, "B", B=6, treasury=100)
    table.set_phase("4")
    table.set_depot("5", 3)
    table.give_trains("PRR", "3", "3", "4")
    table.give_private("BO", "A")
    table.give_private("SV", "B")
    table.operating_turn("B&O", "trains")
    table.play("A", "buy_train", company="B&O", source="depot", train="5", price=450)
    assert codes(table) == ["cash-moved", "train-bought", "private-closed", "phase-began", "private-closed"]
    assert table.happened("private-closed") == [{"private": "BO"}, {"private": "SV"}]
    assert table.kinds() == {"discard_train"} and table.actor == "B"
    table.play("B", "discard_train", company="PRR", train="4")
    assert table.state.trains["pool"] == ("4",)
    assert table.company == "B&O" or table.happened("turn-began")


def test_first_diesel_in_order() -> None:
    """1830-6.1: a traded-in 4 goes to the pool and rusts there with all others."""
    table = Table(3)
    table.start("PRR", 100, "A", A=6, treasury=1000)
    table.start("NYC", 90, "B", B=6, treasury=100)
    table.set_phase("6")
    table.give_trains("PRR", "4", "5")
    table.give_trains("NYC", "4")
    table.operating_turn("PRR", "trains")
    table.play("A", "buy_train", company="PRR", source="depot", train="D", price=800, trade_in="4")
    assert codes(table)[:5] == ["cash-moved", "train-bought", "phase-began", "trains-rusted", "trains-rusted"]
    rusted = {(args["owner"], args["train"]) for args in table.happened("trains-rusted")}
    assert rusted == {("pool", "4"), ("NYC", "4")}
    assert table.state.trains["PRR"] == ("5", "D")
    assert table.state.trains["pool"] == ()
    assert table.state.cash["PRR"] == 200


def test_first_6_removes_the_3s_and_brings_diesels() -> None:
    """1830-6.1, 1830-2.4.1: phase 6."""
    table = Table(3)
    table.start("PRR", 100, "A", A=6, treasury=2000)
    table.start("NYC", 90, "B", B=6)
    table.set_phase("5")
    table.set_depot("6", 2)
    table.give_trains("NYC", "3", "5")
    table.operating_turn("PRR", "trains")
    table.play("A", "buy_train", company="PRR", source="depot", train="6", price=630)
    assert table.state.trains["NYC"] == ("5",)
    assert table.state.phase_facts.id == "6"
    assert set(table.offered("buy_train", "train", source="depot")) == {"6", "D"}


def test_between_operating_rounds_only_the_privates_pay() -> None:
    """1830-6.2: a new round of private revenue, to players and corporations, and nothing else."""
    table = Table(3)
    table.start("PRR", 100, "A", A=6, treasury=50)
    table.give_private("SV", "B")
    table.give_private("DH", "PRR")
    table.operating_round(turn=2, number=1, of=2)
    table.play("A", "pass")
    assert table.happened("operating-round-began") == [{"turn": 2, "number": 2, "of": 2}]
    paid = [(args["to"], args["amount"]) for args in table.happened("cash-moved")]
    assert paid == [("B", 5), ("PRR", 15)]
    table.play("A", "pass")
    assert table.happened("stock-round-began") == [{"turn": 3}]
    assert table.happened("cash-moved") == []


def test_closed_privates_lose_everything() -> None:
    """1830-6.3: unused abilities, blocks and their place among the certificates."""
    table = Table(3)
    table.start("PRR", 100, "A", A=6, treasury=1000)
    table.set_phase("4")
    table.set_depot("5", 3)
    for private, owner in [("SV", "A"), ("CS", "PRR"), ("DH", "PRR"), ("MH", "A"), ("CA", "B")]:
        table.give_private(private, owner)
    table.operating_turn("PRR", "trains", number=1, of=2)
    table.play("A", "buy_train", company="PRR", source="depot", train="5", price=450)
    assert table.state.privates == {}
    while table.step != "track":
        table.play("A", "pass")
    assert table.happened("cash-moved") == []  # no revenue at the start of OR 2
    lay = {"company": "PRR", "hex": "F16", "tile": "57", "rotation": 0, "private": "DH"}
    assert table.why_not("A", "lay_tile", **lay) == {"private-not-owned": "2.2.4"}
    lay = {"company": "PRR", "hex": "B20", "tile": "58", "rotation": 2, "private": "CS"}
    assert table.why_not("A", "lay_tile", **lay) == {"private-not-owned": "2.2.3"}
    assert table.why_not("A", "exchange_private", private="MH", source="ipo") == {"not-your-private": "2.2.5"}


def test_a_private_stays_with_its_corporation() -> None:
    """1830-6.4: through a change of presidency, and it closes like the others."""
    table = Table(3)
    table.start("PRR", 100, "A", A=3, B=3, treasury=500)
    table.set_phase("4")
    table.set_depot("5", 3)
    table.give_private("SV", "PRR")
    table.stock_turn("B")
    table.play("B", "buy_share", company="PRR", source="ipo")
    assert table.state.presidents["PRR"] == "B"
    assert table.state.privates["SV"] == "PRR"
    table.operating_turn("PRR", "trains")
    table.play("B", "buy_train", company="PRR", source="depot", train="5", price=450)
    assert table.state.privates == {}


def test_agreement_of_the_table_ends_the_game() -> None:
    """1830-14.16: the game may be ended and scored at any time; afterwards nothing is legal."""
    table = Table(3)
    table.play("A", "end_game")
    assert table.state.ended == "agreement"
    assert table.legal() == []
    assert table.why_not("A", "pass") == {"game-over": "7.1"}
