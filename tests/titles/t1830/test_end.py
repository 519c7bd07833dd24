"""The end of the game and the score (1830 section 7)."""

import pytest

from highiron.core.ids import BANK
from highiron.core.shares import worth
from highiron.game import Game
from tests.scenario import Table


def last_dollar(number: int, of: int, options: dict[str, str] | None = None, bank: int = 100) -> Table:
    """PRR retains 100 in OR `number` of `of` while the bank holds that much."""
    table = Table(3, options)
    table.start("PRR", 100, "A", A=6)
    table.set_phase("5")
    table.set_bank(bank, "C")
    table.operating_turn("PRR", "dividend", turn=3, number=number, of=of, revenue=100)
    table.play("A", "dividend", company="PRR", kind="retain")
    return table


def test_10_77_the_set_is_played_to_its_end() -> None:
    """1830-10.77, 1830-7.1: broken in OR 3.1 of 3; OR 3.2 and 3.3 are played and the game ends before the SR."""
    table = last_dollar(1, 3)
    assert table.state.bank_broken
    for number in (2, 3):
        assert table.happened("operating-round-began") == [{"turn": 3, "number": number, "of": 3}]
        assert table.state.ended == ""
        table.play("A", "pass")
    assert table.happened("stock-round-began") == []
    assert table.state.ended == "bank"
    assert table.actor == ""
    assert table.legal() == []


def test_broken_in_the_last_round_of_a_set() -> None:
    """1830-7.1: the game ends with that round."""
    table = last_dollar(3, 3)
    assert table.state.ended == "bank"


def test_10_78_broken_in_a_stock_round() -> None:
    """1830-10.78, 1830-7.1: the SR is finished, one whole set of ORs is played, then the game ends."""
    table = Table(3)
    table.start("PRR", 100, "A", A=6)
    table.set_phase("3")
    table.set_bank(50, "C")
    table.stock_turn("A", turn=4)
    table.play("A", "sell_shares", company="PRR", count=1)
    assert table.state.bank_broken
    assert table.state.cash[BANK] == -50
    table.play("A", "pass")
    table.play("B", "buy_share", company="PRR", source="pool")  # money flows back in: the mark is permanent
    assert table.state.cash[BANK] > 0
    table.pass_all("B", "C", "A", "B")
    assert table.happened("operating-round-began") == [{"turn": 4, "number": 1, "of": 2}]
    table.play("A", "pass")
    assert table.happened("operating-round-began") == [{"turn": 4, "number": 2, "of": 2}]
    table.play("A", "pass")
    assert table.state.ended == "bank"


@pytest.mark.parametrize(("value", "broken"), [("zero", True), ("negative", False)])
def test_10_79_exactly_nothing_left(value: str, broken: bool) -> None:
    """1830-10.79, 1830-11.13, 1830-7.1: $0 is the end by default; with `negative` it is not."""
    table = last_dollar(3, 3, {"bank_break": value})
    assert table.state.cash[BANK] == 0
    assert table.state.bank_broken == broken
    assert table.state.ended == ("bank" if broken else "")


@pytest.mark.parametrize("value", ["zero", "negative"])
def test_a_payment_beyond_the_bank(value: str) -> None:
    """1830-7.1, 1830-11.13: the bank owes nothing; what is missing comes from the reserve, and it is broken."""
    table = last_dollar(1, 3, {"bank_break": value}, bank=99)
    assert table.state.cash["PRR"] == 100
    assert table.state.cash[BANK] == -1
    assert table.state.bank_broken


@pytest.mark.parametrize("value", ["zero", "negative"])
def test_money_left_is_no_end(value: str) -> None:
    """1830-7.1: with $1 left the game goes on."""
    table = last_dollar(3, 3, {"bank_break": value}, bank=101)
    assert not table.state.bank_broken
    assert table.happened("stock-round-began") == [{"turn": 4}]


def test_broken_by_capital() -> None:
    """1830-7.2: capital paid at the end of an SR; the set that follows is played and is the last."""
    table = Table(3)
    table.start("PRR", 100, "A", A=5)
    table.set_bank(200, "C")
    table.stock_turn("B")
    table.play("B", "buy_share", company="PRR", source="ipo")
    assert table.happened("bank-broken") == []
    table.pass_all("B", "C", "A", "B")
    assert table.happened("bank-broken") == [{}]
    assert (table.company, table.state.cash["PRR"]) == ("PRR", 1000)
    table.pass_all("A", "A")
    assert table.state.ended == "bank"


def test_broken_by_a_payout_of_the_auction() -> None:
    """1830-7.2, 1830-9.4: even before SR 1; then turn 1 is the last."""
    table = Table(3, {"bank_size": "2400"})
    table.play("A", "take_private", private="SV")
    for _ in range(4):
        table.pass_all("B", "C", "A")
    assert table.state.cash[BANK] == 0
    assert table.state.bank_broken
    for seat, private in [("B", "CS"), ("C", "DH"), ("A", "MH"), ("B", "CA"), ("C", "BO")]:
        table.play(seat, "take_private", private=private)
    table.play("C", "par", company="B&O", price=67)
    table.pass_all("A", "B", "C")
    assert table.state.ended == "bank"


def test_bankruptcy_ends_the_game_at_once() -> None:
    """1830-7.3: PRR has a route and must buy; nobody can pay, and C&O does not get its turn."""
    table = Table(3)
    table.start("PRR", 100, "A", A=2, B=1, pool=5)
    table.start("C&O", 90, "B", B=6)
    table.set_cash("A", 10)
    table.lay("H10", "57", 1)
    table.operating_turn("PRR", "trains")
    assert table.state.ended == "bankrupt"
    assert table.state.bankrupt == ("A",)
    assert table.legal() == []
    assert worth(table.state, "A") == 200


def test_score() -> None:
    """1830-7.4: cash, shares of parred corporations at market value and own open privates at face."""
    table = Table(3)
    table.start("PRR", 82, "A", A=3, B=2, treasury=500, at="R4C8")
    table.start("NYC", 67, "B", A=1, B=3, at="R7C0")
    table.give_share("CPR", "A")  # no par: worth nothing
    table.give_private("SV", "A")
    table.give_private("BO", "B")
    table.give_private("DH", "PRR")  # for nobody
    table.set_cash("A", 111)
    table.set_cash("B", 0)
    assert worth(table.state, "A") == 111 + 3 * 82 + 10 + 20
    assert worth(table.state, "B") == 2 * 82 + 3 * 10 + 220
    assert worth(table.state, "C") == 800


def test_the_result_names_every_seat() -> None:
    """1830-7.4: equal sums share the win."""
    game = Game("1830", 3)
    game.play({"type": "end_game"})
    assert game.over
    assert game.result() == {"A": 800, "B": 800, "C": 800}


@pytest.mark.parametrize(("value", "ended"), [("none", ""), ("100", "turn_cap")])
def test_turn_cap_after_a_stock_round(value: str, ended: str) -> None:
    """1830-11.17: with the cap the game stops when a round ends in turn 100 or later."""
    for turn, expected in ((99, ""), (100, ended), (101, ended)):
        table = Table(3, {"turn_cap": value})
        table.start("PRR", 100, "A", A=6)
        table.stock_turn("A", turn=turn)
        table.pass_all("A", "B", "C")
        assert table.state.ended == expected


@pytest.mark.parametrize(("value", "ended"), [("none", ""), ("100", "turn_cap")])
def test_turn_cap_after_an_operating_round(value: str, ended: str) -> None:
    """1830-11.17: also between the ORs of a set."""
    for turn, expected in ((99, ""), (100, ended)):
        table = Table(3, {"turn_cap": value})
        table.start("PRR", 100, "A", A=6)
        table.operating_round(turn=turn, number=1, of=2)
        table.play("A", "pass")
        assert table.state.ended == expected
