"""The end of a game of 1846 and its score (1846-7, 1846-8.4)."""

import pytest

from highiron.core.shares import worth
from tests.titles.t1846.boardroom import SITE, Boardroom


def pays_out(options: dict[str, str] | None = None, bank: int = 100, number: int = 1, preset: str = "") -> Boardroom:
    """NYC is about to pay $100 to A and B, and the bank has little."""
    table = Boardroom(options, preset=preset)
    table.found("NYC", 100, "A", 0, ("2",), A=5, B=5)
    table.set_bank(bank, "E")
    table.operating_turn("NYC", "dividend", turn=4, number=number, revenue=100)
    return table


def test_10_73_the_bank_breaks_in_the_first_round() -> None:
    """1846-10.73, 1846-7.1: the second round of the turn is played, then the game ends."""
    table = pays_out()
    table.pays("pay")
    assert table.state.bank_broken and not table.ended()
    while table.company:
        assert table.state.turn == 4
        if table.step == "dividend":
            table.pays("retain")
        elif table.step == "run":
            table.runs_and_retains()
        else:
            table.play("A", "pass")
    assert table.ended() == "bank"
    assert table.state.turn == 4


def test_the_bank_breaks_in_the_second_round() -> None:
    """1846-7.1: the game ends with that round."""
    table = pays_out(number=2)
    table.pays("pay")
    while not table.ended():
        table.play("A", "pass")
    assert table.ended() == "bank" and table.state.turn == 4


def test_10_73_the_bank_breaks_in_a_stock_round() -> None:
    """1846-10.73, 1846-7.1: the two rounds of the turn follow."""
    table = Boardroom()
    table.found("NYC", 100, "A", 100, ("2",), A=5)
    table.set_bank(100, "E")
    table.stock_turn("A", turn=4)
    table.sells("NYC", 1)
    assert table.state.bank_broken and not table.ended()
    table.pass_all("A", "B", "C", "D", "E", "A")
    seen = []
    while not table.ended():
        number = getattr(table.state.frames[0], "number", 0)
        if number not in seen:
            seen.append(number)
        if table.step == "run":
            table.runs_and_retains()
        else:
            table.play("A", "pass")
    assert seen == [1, 2] and table.ended() == "bank" and table.state.turn == 4


@pytest.mark.parametrize(
    ("option", "bank", "broken"), [("zero", 100, True), ("negative", 100, False), ("negative", 99, True)]
)
def test_when_the_bank_is_broken(option: str, bank: int, broken: bool) -> None:
    """1846-11.11, 1846-7.1: empty, or asked for more than it has; it pays all the same."""
    table = pays_out({"bank_break": option}, bank)
    table.pays("pay")
    assert table.state.bank_broken == broken
    assert table.cash("A") == 450 and table.cash("B") == 450


@pytest.mark.parametrize("preset", ["", SITE])
def test_10_74_one_player_left(preset: str) -> None:
    """1846-10.74, 1846-7.2: with three players the second bankruptcy is the end, at once."""
    table = Boardroom(preset=preset, players=3)
    company = next(iter(table.state.shares))
    table.set_phase("II")
    table.found(company, 40, "A", 0, pool=2)
    table.state.bankrupt = ("C",)
    table.set_cash("A", 10)
    table.train_step(company)
    if preset:
        table.play("A", "bankrupt", company=company)
    assert table.ended() == "bankrupt"
    assert table.legal() == []
    assert table.why_not("B", "pass") == {"game-over": "7.1"}


def test_10_75_the_score() -> None:
    """1846-10.75, 1846-7.3, 1846-11.7: cash and shares; privates at face with the option; never treasuries."""
    for option, private in (("none", 0), ("face", 60)):
        table = Boardroom({"score_privates": option})
        table.set_phase("II")
        table.found("NYC", 124, "A", 777, ("4",), A=3)
        table.found("B&O", 60, "B", 50, ("4",), A=2)
        table.give_private("TBC", "A")
        table.give_private("LSL", "NYC")
        assert worth(table.state, "A") == 400 + 3 * 124 + 2 * 60 + private
        assert worth(table.state, "B") == 400 + 2 * 60


def test_independents_score_their_face() -> None:
    """1846-7.3, 1846-11.7: face 60 and 40, not their draft price or their money."""
    for option, face in (("none", 0), ("face", 100)):
        table = Boardroom({"score_privates": option})
        table.give_private("MS", "A")
        table.give_private("BIG4", "A")
        assert worth(table.state, "A") == 400 + face


@pytest.mark.parametrize(
    ("option", "phase", "ends"), [("real", "II", True), ("with_blanks", "II", False), ("with_blanks", "III", True)]
)
def test_all_closed(option: str, phase: str, ends: bool) -> None:
    """1846-7.2, 1846-11.23, 1846-14.5: with the last corporation closed and no private left; blanks count until III."""
    table = Boardroom({"all_closed_end": option, "turn_cap": "100"})
    table.set_phase(phase)
    table.found("GT", 10, "A", 0, A=3)
    table.state.shares = {"GT": table.state.shares["GT"]}
    table.stock_turn("A")
    table.sells("GT", 1)
    assert table.ended() == ("all_closed" if ends else "turn_cap")
    assert table.state.turn == (2 if ends else 100)


@pytest.mark.parametrize("private", ["", "MAIL", "MS"])
def test_a_game_that_stands_still_ends(private: str) -> None:
    """1846-7.2, 1846-11.14: without a limit of turns, when nobody can ever do anything or earn anything again."""
    table = Boardroom({"all_closed_end": "with_blanks"})
    if private:
        table.give_private(private, "B")
        if private in table.state.cash:
            table.set_cash(private, 10)
    table.found("GT", 10, "A", 0, A=3)
    table.state.shares = {"GT": table.state.shares["GT"]}
    table.stock_turn("A")
    table.sells("GT", 1)
    assert table.ended() == "stalled"


@pytest.mark.parametrize(("cash", "goes_on"), [(79, False), (80, True)])
def test_a_corporation_nobody_can_start(cash: int, goes_on: bool) -> None:
    """1846-7.2, 1846-4.4.1: with $80 somewhere another corporation may be started, with less never again."""
    table = Boardroom()
    for seat in "ABCDE":
        table.set_cash(seat, 10)
    table.found("GT", 10, "A", 0, A=3)
    table.stock_turn("A")
    table.set_cash("B", cash)
    table.sells("GT", 1)
    assert table.ended() == ("" if goes_on else "stalled")


def test_a_private_keeps_the_game_going() -> None:
    """1846-7.2: all corporations and privates."""
    table = Boardroom()
    table.give_private("TBC", "B")
    table.found("GT", 10, "A", 0, A=3)
    table.state.shares = {"GT": table.state.shares["GT"], "NYC": table.state.shares["NYC"]}
    table.stock_turn("A")
    table.sells("GT", 1)
    assert not table.ended()
    table.state.shares = {}
    table.state.privates = {}
    table.restart()
    assert table.ended() == "all_closed"


def test_the_cap_on_turns() -> None:
    """1846-11.14: none; or the end when a round ends in turn 100."""
    for option, ended in (("none", ""), ("100", "turn_cap")):
        for turn, capped in ((99, ""), (100, ended)):
            table = Boardroom({"turn_cap": option})
            table.found("NYC", 100, "A", 100, ("2",))
            table.stock_turn("A", turn=turn)
            table.pass_all("A", "B", "C", "D", "E")
            assert table.ended() == capped


def two_players(supply: int, *pool: str) -> Boardroom:
    """The last trains in turn 5; NYC or another corporation buys."""
    table = Boardroom(players=2)
    table.set_phase("IV")
    first, second = list(table.state.shares)[:2]
    table.found(first, 100, "A", 2000, ("6",))
    table.found(second, 90, "B", 2000, ("6",))
    table.set_depot("6", supply)
    table.give_trains("pool", *pool)
    table.operating_turn(first, "trains", turn=5, number=1)
    return table


def test_10_79_the_last_train() -> None:
    """1846-10.79, 1846-8.4f: bought in turn 5: turn 5 is finished and turn 6 is the last."""
    table = two_players(1)
    table.buys_train("6")
    assert table.state.final_turn == 6
    turns: list[int] = []
    while not table.ended():
        if table.state.turn not in turns:
            turns.append(table.state.turn)
        if table.step == "run":
            table.runs_and_retains()
        else:
            table.play(table.actor, "pass")
    assert turns == [5, 6]
    assert table.ended() == "final_train"


def test_trains_in_the_market_keep_the_game_going() -> None:
    """1846-8.4f: supply and market must both be empty."""
    table = two_players(1, "5")
    table.buys_train("6")
    assert table.state.final_turn == 0
    table = two_players(0, "5")
    table.buys_train("5", "pool")
    assert table.state.final_turn == 6


def test_only_two_players_have_a_last_turn() -> None:
    """1846-8.4f: with more players an empty supply changes nothing."""
    table = Boardroom({"type_iv_supply": "9"}, players=3)
    table.set_phase("IV")
    company = next(iter(table.state.shares))
    table.found(company, 100, "A", 2000)
    table.set_depot("6", 1)
    table.train_step(company)
    table.buys_train("6")
    assert table.state.final_turn == 0


def test_the_only_train_of_another() -> None:
    """1846-8.4g: not for sale when supply and market are empty; one of two is."""
    table = two_players(0)
    company, other = list(table.state.shares)[:2]
    assert table.step != "trains"  # nothing could be bought
    table.give_trains(other, "5")
    table.train_step(company)
    assert table.on_offer() == {(other, "6"), (other, "5")}
    table.state.trains[other] = ("6",)
    assert table.why_no_train("6", other, 100) == {"train-not-for-sale": "8.4"}
    assert "buy_train" not in table.kinds()
    table.give_trains("pool", "5")
    assert table.may("A", "buy_train", company=company, source=other, train="6", price=100)
