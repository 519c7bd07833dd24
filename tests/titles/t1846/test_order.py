"""The order of operating in 1846 (1846-5.1) and the steps of a turn (1846-5.2)."""

import pytest

from tests.titles.t1846.boardroom import SITE, Boardroom


def four(*, cash: int = 100) -> Boardroom:
    """NYC and GT at 80, NYC in front; B&O at 60, IC at 100; MS and BIG4 with players."""
    table = Boardroom()
    table.found("NYC", 80, "A", cash, ("2",))
    table.found("GT", 80, "B", cash, ("2",))
    table.found("B&O", 60, "C", cash, ("2",))
    table.found("IC", 100, "D", cash, ("2",))
    table.give_private("BIG4", "E")
    table.give_private("MS", "A")
    return table


@pytest.mark.parametrize(
    ("turn", "number", "order"),
    [
        (1, 1, ("MS", "BIG4", "B&O", "NYC", "GT", "IC")),
        (1, 2, ("MS", "BIG4", "IC", "NYC", "GT", "B&O")),
        (2, 1, ("MS", "BIG4", "IC", "NYC", "GT", "B&O")),
    ],
)
def test_10_27_order(turn: int, number: int, order: tuple[str, ...]) -> None:
    """1846-10.27, 1846-5.1.2: independents, then ascending in OR 1.1 and descending in all others; front first."""
    table = four()
    if number == 1:
        table.stock_turn("A", turn=turn)
        table.pass_all("A", "B", "C", "D", "E")
    else:
        table.round_of(turn=turn, number=1)  # nobody is left to operate: the next round begins
    assert (table.company, *table.waiting()) == order


def test_two_rounds_a_turn() -> None:
    """1846-5.1.1: two operating rounds in every phase, each beginning with the revenue of privates."""
    for phase in ("I", "II", "III", "IV"):
        table = Boardroom()
        table.set_phase(phase)
        assert table.state.phase_facts.operating_rounds == 2
    table = Boardroom()
    table.give_private("TBC", "B")  # 20
    table.give_private("LSL", "NYC")  # 15
    table.found("NYC", 100, "A", 100, ("2",))
    table.round_of(turn=2, number=1)
    assert table.cash("B") == 420
    assert table.cash("NYC") == 115
    table.round_of(turn=2, number=2)
    assert table.kinds() >= {"pass", "par"}  # after the second a stock round
    assert table.state.turn == 3


def test_the_steamboat_comes_before_the_first_turn() -> None:
    """1846-5.1.1: revenue first, then the markers of a player-owned SC, then MS."""
    table = Boardroom()
    table.give_private("SC", "B")
    table.give_private("MS", "A")
    table.round_of(turn=2, number=1)
    assert table.cash("B") == 415
    assert table.actor == "B" and table.company == ""
    table.play("B", "pass")
    assert table.company == "MS" and table.actor == "A"


def test_independents_of_nobody_do_not_operate() -> None:
    """1846-5.1.2, 1846-2.2.2: MS and BIG4 only while a player owns them."""
    table = Boardroom()
    table.give_private("BIG4", "E")
    table.found("NYC", 80, "A", 100)
    table.round_of(turn=2, number=1)
    assert (table.company, *table.waiting()) == ("BIG4", "NYC")


@pytest.mark.parametrize("ascending", [False, True])
def test_a_forced_sale_changes_the_order(ascending: bool) -> None:
    """1846-5.1.3: the president sells NYC for GT's train; NYC falls behind B&O, or in OR 1.1 comes before it."""
    table = Boardroom()
    table.found("GT", 90 if not ascending else 40, "A")
    table.found("NYC", 80, "A", 100, A=4)
    table.found("B&O", 80, "C", 100)
    table.set_cash("A", 0)
    waiting = ("B&O", "NYC") if ascending else ("NYC", "B&O")
    if ascending:
        table.set_price("NYC", table.cell_at(90))
        table.set_price("NYC", table.cell_at(80))  # now behind B&O
    table.turn_before("GT", "trains", *waiting, ascending=ascending)
    table.sells("NYC", 1)
    assert table.price("NYC") == 70
    assert table.waiting() == (("NYC", "B&O") if ascending else ("B&O", "NYC"))


def test_a_bankruptcy_does_not() -> None:
    """1846-5.1.3: its sales leave the order of the running round as it is."""
    table = Boardroom(preset=SITE)
    table.set_phase("II")
    table.found("GT", 90, "A", pool=2)  # nothing can be issued
    table.found("NYC", 80, "A", 100, ("2",), A=3)
    table.found("B&O", 80, "C", 100, ("2",))
    table.found("IC", 30, "C", 100, ("2",))
    table.set_cash("A", 0)
    table.turn_before("GT", "trains", "NYC", "B&O", "IC")
    table.play("A", "bankrupt", company="GT")
    assert table.price("NYC") == 70
    assert (table.company, *table.waiting()) == ("NYC", "B&O", "IC")


def test_the_steps() -> None:
    """1846-5.2.1: issue, track and token, run, dividend, trains; privates at any time, asked for last."""
    table = Boardroom()
    table.found("NYC", 100, "A", 300, A=3)
    table.give_trains("NYC", "2")
    table.give_private("TBC", "B")
    table.operating_turn("NYC", "issue")
    seen = [table.step]

    def step() -> None:
        assert table.may("A", "buy_private", company="NYC", private="TBC", price=1) == (table.step != "")
        seen.append(table.step)

    table.play("A", "pass")
    step()
    table.play("A", "pass")
    step()
    table.play("A", "run_trains", company="NYC", runs=[{"train": "2", "path": ["D20.0", "C21.0"]}])
    step()
    table.pays("pay")
    step()
    table.play("A", "pass")
    step()
    assert seen == ["issue", "build", "run", "dividend", "trains", "companies"]
    table.play("A", "pass")
    assert table.company == ""


def test_no_action_of_another_step() -> None:
    """1846-5.2.1: trains before they run are refused, as is a tile after them."""
    table = Boardroom()
    table.found("NYC", 100, "A", 300, ("2",))
    table.operating_turn("NYC", "build")
    assert table.why_no_train("2") == {"not-now": "5.2.1"}
    table.operating_turn("NYC", "trains")
    assert "not-now" in table.why_no_lay("D18 8 4")
    assert table.why_not("B", "pass")["not-your-turn"] == "5.1.2"
