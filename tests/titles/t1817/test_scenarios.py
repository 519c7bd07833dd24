"""Scenarios S1 to S3 of the 1817 specification, played turn by turn (1817-10.8 to 1817-10.10)."""

from tests.titles.t1817.yard import Yard


def until(table: Yard, step: str) -> None:
    while table.step != step:
        table.play(table.actor, "pass")


def buy(table: Yard, train: str, price: int) -> None:
    table.play(table.actor, "buy_train", company=table.company, source="depot", train=train, price=price)


def borrow(table: Yard, count: int) -> None:
    for _ in range(count):
        table.play(table.actor, "take_loan", company=table.company)


def run(table: Yard, *runs: tuple[str, ...]) -> None:
    until(table, "run")
    named = [{"train": train, "path": list(path)} for train, *path in runs]
    table.play(table.actor, "run_trains", company=table.company, runs=named)


NORTH = ("D1.0", "E2", "F3.0")
EAST = ("D1.0", "D3", "E4", "F3.0")
SOUTH = ("H1.0", "G2", "F3.0")


def test_s1_indianapolis_without_debt() -> None:
    """S1, 1817-5.37, 1817-5.58, 1817-6.48, 1817-6.50: 210 in dividends and 20 in the end, for 120."""
    table = Yard()
    table.found("R", 60, 2, "A", 120, trains=(), at=("F3",))
    table.turn("R")
    table.tile("F3", "6", 2)
    until(table, "trains")
    buy(table, "2", 100)
    until(table, "loans")
    assert (table.price("R"), table.cash("R")) == (55, 20)
    table.turn("R", number=2)
    table.tile("E2", "9", 2)
    run(table, ("2", *NORTH))
    table.pays("pay")
    assert (table.price("R"), table.cash("A")) == (55, 50)
    table.set_phase("3")
    table.turn("R")
    table.tile("F3", "15", 2)
    for price in (60, 65):
        run(table, ("2", *NORTH))
        table.pays("pay")
        assert table.price("R") == price
        table.turn("R", number=2)
    assert table.cash("A") == 210
    table.state.trains["R"] = ()
    table.turn("R", number=2)
    until(table, "loans")
    assert table.price("R") == 60
    table.play("A", "pass")
    assert not table.in_play("R") and table.cash("A") == 230


def test_s2_indianapolis_with_debt() -> None:
    """S2, 1817-5.48, 1817-5.53, 1817-2.18: borrowed in the first round, free of debt in the third; 300 in dividends."""
    table = Yard()
    table.found("R", 60, 2, "A", 120, trains=(), at=("F3",))
    table.turn("R")
    table.tile("F3", "5", 2)
    assert table.tile("E2", "9", 2) == 20
    borrow(table, 2)
    buy(table, "2", 100)
    buy(table, "2", 100)
    table.play("A", "pass")
    assert table.company == "", "no loan to take or repay: the turn and the round are over"
    assert (table.price("R"), table.cash("R"), table.loans("R")) == (45, 90, 2)
    table.set_depot("2+", 4)
    table.turn("R", rate=15, number=2)
    table.tile("E4", "8", 0)
    table.tile("D3", "8", 5)
    run(table, ("2", *NORTH), ("2", *EAST))
    table.pays("retain")
    buy(table, "2+", 100)
    assert (table.price("R"), table.cash("R")) == (40, 40)
    table.set_phase("3")
    table.turn("R", rate=20)
    table.tile("F3", "15", 0)
    table.tile("G2", "9", 0)
    run(table, ("2", *NORTH), ("2", *EAST), ("2+", *SOUTH))
    table.pays("retain")
    assert (table.price("R"), table.cash("R")) == ("G3", 240 - 40)
    table.play("A", "repay_loan", company="R")
    table.play("A", "repay_loan", company="R")
    assert (table.price("R"), table.cash("R"), table.loans("R")) == (45, 0, 0)
    table.turn("R", number=2)
    run(table, ("2", *NORTH), ("2", *EAST), ("2+", *SOUTH))
    table.pays("pay")
    assert (table.price("R"), table.cash("A")) == (55, 220)
    table.set_phase("4")
    table.state.trains["R"] = ("2+",)
    table.turn("R")
    run(table, ("2+", *NORTH))
    table.pays("pay")
    assert (table.price("R"), table.cash("A"), table.state.trains["R"]) == (60, 300, ())
    table.found("UR", 50, 2, "B", at=("C14",))
    table.turn("R", "loans")
    table.play("A", "pass")
    assert table.price("R") == "L"


def test_s3_the_profitable_short() -> None:
    """S3 steps 3 to 5, 1817-5.33, 1817-5.36, 1817-4.25: 600 for five shorts, 80 in dividends, 275 to close them."""
    table = Yard()
    table.set_phase("3")
    table.found("WT", 150, 5, "B", 400, trains=(), at=("B5",), B=3)
    table.found("UR", 150, 5, "B", 400, trains=(), at=("C14",), B=3)
    table.found("R", 70, 5, "A", 120, trains=("2", "2", "2", "2"), at=("H3", "G6"), A=3, pool=5, shorts={"B": 5})
    table.set_depot("3", 3)
    table.set_cash("B", 600)
    table.turn("WT")
    until(table, "trains")
    borrow(table, 2)
    buy(table, "3", 250)
    buy(table, "3", 250)
    until(table, "loans")
    assert (table.price("WT"), table.cash("WT")) == (110, 90)
    table.turn("UR")
    until(table, "trains")
    borrow(table, 5)
    buy(table, "3", 250)
    buy(table, "4", 400)
    table.play("B", "pass")
    assert (table.price("UR"), table.cash("UR"), table.state.trains["R"]) == (80, 225, ())
    table.turn("R")
    until(table, "trains")
    borrow(table, 4)
    buy(table, "4", 400)
    until(table, "loans")
    assert (table.price("R"), table.cash("R")) == (45, 100)
    table.turn("R", "dividend", revenue=160, rate=15, number=2)
    table.pays("half")
    assert (table.cash("A"), table.cash("B"), table.price("R")) == (48, 520, 50)
    until(table, "loans")
    table.play("A", "repay_loan", company="R")
    assert (table.price("R"), table.cash("R")) == (55, 52)
    for _ in range(5):
        table.stock_turn("B", turn=3)
        table.play("B", "buy_share", company="R", source="pool")
    assert table.cash("B") == 520 - 275 and table.shorts("R") == {}
