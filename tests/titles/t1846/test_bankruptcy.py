"""Bankruptcy in 1846 (1846-5.10): the player leaves, the game goes on."""

import pytest

from highiron.core.shares import certificate_limit
from tests.titles.t1846.boardroom import SITE, Boardroom


def ruin(preset: str = "", players: int = 5, **held: int) -> Boardroom:
    """GT at 90 with $5 and no train; A has its 20% certificate, one NYC share at 50 and $10. GT cannot issue."""
    table = Boardroom(preset=preset, players=players)
    table.set_phase("II")
    table.found("GT", 90, "A", 5, **(held or {"pool": 2}))
    table.found("NYC", 50, "B", 100, B=3, A=1)
    table.set_cash("A", 10)
    return table


@pytest.mark.parametrize("preset", ["", SITE])
def test_10_69_what_the_corporation_gets(preset: str) -> None:
    """1846-10.69, 1846-5.10.2, 1846-5.10.3: 10 + 50 + 180 for GT, which in receivership buys the 3/5 at once."""
    table = ruin(preset)
    table.train_step("GT")
    if preset:
        table.play("A", "bankrupt", company="GT")
    else:
        assert table.kinds() == {"sell_shares"}
        table.sells("NYC", 1)  # the last thing A may sell: bankrupt without a further word (1846-5.9.5)
    assert table.state.bankrupt == ("A",)
    assert table.cash("A") == 0
    assert "GT" not in table.state.presidents and table.held("GT", "pool") == 4
    assert table.trains("GT") == ("3/5",)
    assert table.cash("GT") == 5 + 10 + 50 + 180 - 160
    assert table.price("NYC") == 50
    assert not table.state.ended


def test_the_players_companies_close() -> None:
    """1846-10.69, 1846-5.10.2: privates and independents of the bankrupt close; $35 go to the corporation."""
    table = Boardroom()
    table.set_phase("III")
    table.give_private("TBC", "A")
    table.give_private("MS", "A")
    table.give_private("LSL", "B")
    table.found("GT", 10, "A", 0, A=2, pool=3)
    table.found("NYC", 50, "B", 100)
    table.set_cash("A", 35)
    bank = table.bank()
    table.train_step("GT")
    assert table.state.bankrupt == ("A",)
    assert table.cash("GT") == 35 + 20
    assert table.state.privates == {"LSL": "B"}
    assert "MS" not in table.state.cash and table.state.board.tokens_at("C15", 0) == ()
    assert table.bank() == bank - 20 + 60


def test_what_can_be_sold_normally_moves_prices() -> None:
    """1846-5.10.2b, c: first by the rules, one step left for a president; the rest without moves, at the new price."""
    table = Boardroom(preset=SITE)
    table.set_phase("III")
    table.found("GT", 40, "A", 0, pool=2)
    table.found("NYC", 60, "A", 100, A=4)
    table.set_cash("A", 0)
    table.train_step("GT")
    table.play("A", "bankrupt", company="GT")
    sales = table.happened("shares-sold")
    assert [(sale["company"], sale["count"], sale["price"]) for sale in sales] == [
        ("NYC", 2, 60),  # down to the certificate
        ("GT", 2, 40),
        ("NYC", 2, 50),
    ]
    assert table.price("NYC") == 50 and table.price("GT") == 40
    assert table.cash("GT") == 120 + 80 + 100


def test_presidencies_pass_where_they_can() -> None:
    """1846-5.10.2c: B with 20% takes over NYC; B&O, where nobody has 20%, goes into receivership."""
    table = Boardroom(preset=SITE)
    table.set_phase("III")
    table.found("GT", 40, "A", 0, pool=2)
    table.found("NYC", 20, "A", 100, A=4, B=2, pool=4)
    table.found("B&O", 20, "A", 100, A=2, B=1, C=1)
    table.set_cash("A", 0)
    table.train_step("GT")
    table.play("A", "bankrupt", company="GT")
    assert table.state.presidents == {"NYC": "B"}
    assert table.held("NYC", "pool") == 8  # regardless of 50%
    assert {args["company"] for args in table.happened("receivership-began")} == {"B&O", "GT"}


def test_the_new_president_must_buy() -> None:
    """1846-5.10.3, 1846-14.15: B is president of GT now and pays for the train, free of A's sales in this turn."""
    table = Boardroom(preset=SITE)
    table.set_phase("II")
    table.found("GT", 40, "A", 0, A=3, B=3, pool=4)
    table.found("NYC", 20, "A", 100, A=3)
    table.set_cash("A", 0)
    table.set_cash("B", 30)
    table.train_step("GT")
    table.sells("NYC", 1)
    table.play("A", "bankrupt", company="GT")
    assert table.state.bankrupt == ("A",) and table.state.presidents["GT"] == "B"
    assert table.actor == "B" and table.company == "GT" and table.step == "trains"
    assert table.cash("GT") == 20 + 2 * 10 + 3 * 40  # NYC fell to 10; of GT A could sell nothing without losing it
    assert table.why_not("B", "pass") == {"must-buy-train": "5.8.5"}


def test_the_game_goes_on_without_the_player() -> None:
    """1846-5.10.1, 1846-1.2: A is skipped, priority leaves A, the certificate limit stays."""
    table = ruin()
    table.state.priority = "A"
    limit = certificate_limit(table.state)
    table.operating_turn("GT", "trains", number=2)
    table.sells("NYC", 1)
    assert table.state.priority == "B"
    assert table.actor == "B" and table.may("B", "pass")  # the stock round
    assert certificate_limit(table.state) == limit
    table.pass_all("B", "C", "D", "E")
    assert table.state.turn == 3
    assert table.company != ""


@pytest.mark.parametrize("preset", ["", SITE])
def test_not_while_money_can_be_found(preset: str) -> None:
    """1846-5.9.5, 1846-11.22: with enough shares to sell nobody is bankrupt."""
    table = Boardroom(preset=preset)
    table.set_phase("II")
    table.found("GT", 90, "A", 5, A=3, pool=3)
    table.found("NYC", 80, "B", 100, B=3, A=2)
    table.set_cash("A", 0)
    table.train_step("GT")
    assert table.why_not("A", "bankrupt", company="GT") == {"not-bankrupt": "5.9.5"}
    assert "bankrupt" not in table.kinds()


def test_when_it_may_be_declared() -> None:
    """1846-11.22: by default after all sales and then by itself; declared, without need, in the train step only."""
    table = ruin()
    table.train_step("GT")
    assert table.why_not("A", "bankrupt", company="GT") == {"not-bankrupt": "5.9.5"}
    table = ruin(SITE)
    table.give_trains("GT", "2")
    table.set_cash("GT", 25)
    table.operating_turn("GT", "build")
    assert table.why_not("A", "bankrupt", company="GT") == {"not-now": "5.2.1"}
    assert "bankrupt" not in table.kinds()
    table.found("B&O", 60, "C", 0, ("2",))
    table.train_step("GT")
    assert table.may("A", "bankrupt", company="GT")
    table.set_cash("A", 135)
    assert table.why_not("A", "bankrupt", company="GT") == {"not-bankrupt": "5.9.5"}


def test_the_possible_issue_counts() -> None:
    """1846-11.22, 1846-5.10.2a: not bankrupt while an emergency issue would do; else it is made first."""
    table = ruin(SITE, A=4, pool=1)
    table.train_step("GT")
    assert table.why_not("A", "bankrupt", company="GT") == {"not-bankrupt": "5.9.5"}
    table = ruin(SITE, A=3, pool=2)
    table.set_price("GT", table.cell_at(40))
    table.train_step("GT")
    table.play("A", "bankrupt", company="GT")
    assert table.happened("shares-issued") == [{"company": "GT", "count": 1, "price": 20}]


def test_a_train_of_another_corporation_may_save() -> None:
    """1846-5.9.1: while one could be bought with the treasury the president is not bankrupt by itself, but may be."""
    table = ruin()
    table.found("B&O", 60, "C", 0, ("4",))
    table.state.move_shares("NYC", "A", "NYC", 1)
    table.train_step("GT")
    assert table.kinds() == {"buy_train", "bankrupt"}
    table.play("A", "bankrupt", company="GT")
    assert table.state.bankrupt == ("A",)


def test_an_independent_may_save() -> None:
    """1846-2.2.3, 1846-5.9.5: as long as an independent with its train is to be had."""
    table = ruin()
    table.give_private("MS", "C")
    table.state.move_shares("NYC", "A", "NYC", 1)
    table.train_step("GT")
    assert table.kinds() == {"buy_private", "bankrupt"}
    table.buys("MS", 5)
    table.play("C", "answer", accept=True)
    assert table.trains("GT") == ("2",) and not table.state.bankrupt


def test_worthless_corporations_close() -> None:
    """1846-5.10.2f: NYC falls from 10 to 0 by the sale and closes; so may the one that needed the train."""
    table = Boardroom(preset=SITE)
    table.set_phase("II")
    table.found("GT", 40, "A", 0, pool=2)
    table.found("NYC", 10, "A", 77, A=4)
    table.set_cash("A", 0)
    table.train_step("GT")
    bank = table.bank()
    table.play("A", "bankrupt", company="GT")
    assert "NYC" not in table.state.shares
    assert table.cash("GT") == 20 + 80
    assert table.bank() == bank + 77 - 100


@pytest.mark.parametrize("preset", ["", SITE])
def test_the_last_but_one_goes(preset: str) -> None:
    """1846-7.2, 1846-14.15: the end comes at once; on that site receiverships that follow still operate and buy."""
    table = Boardroom(preset=preset)
    table.set_phase("III")
    table.set_depot("5", 3)
    table.found("GT", 90, "A", 0, pool=2)
    table.found("IC", 70, "E", 460)
    table.receiver("IC")
    table.found("NYC", 50, "B", 100, ("3/5",))
    table.set_cash("A", 0)
    table.state.bankrupt = ("C", "D", "E")
    table.turn_before("GT", "trains", "IC", "NYC")
    if preset:
        table.play("A", "bankrupt", company="GT")
    assert table.ended() == "bankrupt"
    assert (table.price("IC"), table.trains("IC")) == ((50, ("4/6",)) if preset else (70, ()))
    assert table.price("NYC") == 50
