"""How stock rounds of 1846 run and end (1846-4.1, 1846-4.6)."""

from tests.titles.t1846.boardroom import Boardroom


def test_all_must_pass_in_a_row() -> None:
    """1846-4.1.1: passing does not exclude; priority goes to the left of the last one who acted."""
    table = Boardroom()
    table.found("NYC", 60, "A")
    table.stock_turn("A")
    table.pass_all("A", "B")
    table.play("C", "buy_share", company="NYC", source="NYC")
    table.pass_all("D", "E")
    table.play("A", "buy_share", company="NYC", source="NYC")
    table.pass_all("B", "C", "D", "E")
    assert table.actor == "A" and table.company == ""  # four passes are not five
    table.play("A", "pass")
    assert table.company == "NYC"
    assert table.state.priority == "B"


def test_nobody_acts() -> None:
    """1846-4.1.1: the holder of priority was the first to pass and keeps it."""
    table = Boardroom()
    table.found("NYC", 60, "A")
    table.stock_turn("D")
    table.pass_all("D", "E", "A", "B", "C")
    assert table.state.priority == "D"


def test_a_sale_alone_is_an_act() -> None:
    """1846-4.1.1: selling and passing is not a pass."""
    table = Boardroom()
    table.found("NYC", 60, "A", A=4)
    table.stock_turn("A")
    table.sells("NYC", 1)
    table.pass_all("A", "B", "C", "D", "E")
    assert table.company == "" and table.actor == "A"
    table.play("A", "pass")
    assert table.state.priority == "B"


def test_players_without_any_action_are_skipped() -> None:
    """1846-4.1.1, 1846-14.4: they count as passed."""
    table = Boardroom()
    table.found("NYC", 60, "A")
    for seat in ("B", "C", "D", "E"):
        table.set_cash(seat, 10)
    table.stock_turn("A")
    table.play("A", "pass")
    assert table.company == "NYC"


def test_10_23_moves_at_the_end() -> None:
    """1846-10.23, 1846-4.6.1: all with players up, a market share down, treasury shares alone nothing."""
    table = Boardroom()
    table.found("B&O", 100, "A", 100, A=6, B=4)
    table.found("NYC", 100, "B", B=5, C=4, pool=1)
    table.found("GT", 100, "C", C=5)
    table.found("IC", 60, "D", D=2, pool=1)
    table.stock_turn("A")
    table.pass_all("A", "B", "C", "D", "E")
    assert [table.price(company) for company in ("B&O", "NYC", "GT", "IC")] == [112, 90, 100, 50]


def test_moves_in_the_order_of_price() -> None:
    """1846-4.6.1, 1846-2.8.2: the dearer one moves first, and newcomers go behind."""
    table = Boardroom()
    table.found("GT", 80, "A", A=6, B=4)  # up to 90
    table.found("NYC", 100, "B", 100, pool=1)  # down to 90, first
    table.stock_turn("A")
    table.pass_all("A", "B", "C", "D", "E")
    assert table.stack(table.cell_at(90)) == ["NYC", "GT"]


def test_ties_move_front_first() -> None:
    """1846-4.6.1: of two in a cell the front one moves first and stays in front."""
    table = Boardroom()
    table.found("GT", 80, "A", 100, pool=1)
    table.found("B&O", 80, "B", pool=1)
    table.stock_turn("A")
    table.pass_all("A", "B", "C", "D", "E")
    assert table.stack(table.cell_at(70)) == ["GT", "B&O"]


def test_10_24_down_to_nothing() -> None:
    """1846-10.24, 1846-4.6.1, 1846-6.5: tokens, trains and money are gone, the shares worthless."""
    table = Boardroom()
    table.found("GT", 10, "A", 55, ("2",), A=4, pool=1)
    table.found("NYC", 60, "B", 100)
    table.stock_turn("A")
    bank = table.bank()
    table.pass_all("A", "B", "C", "D", "E")
    state = table.state
    assert "GT" not in state.shares and "GT" not in state.cash and "GT" not in state.trains
    assert state.board.tokens_at("B16", 0) == ()
    assert table.bank() == bank + 55
    assert table.company == "NYC"
    assert table.happened("company-closed") == [{"company": "GT"}]


def test_the_right_end_of_the_market() -> None:
    """1846-2.8.2: right of 550 there is nothing."""
    table = Boardroom()
    table.found("B&O", 550, "A", 100, A=6, B=4)
    table.stock_turn("A")
    table.pass_all("A", "B", "C", "D", "E")
    assert table.price("B&O") == 550
