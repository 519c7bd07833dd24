"""How a game begins, for every number of players (1830 sections 1, 8 and 9)."""

from random import Random

import pytest

from highiron.core.ids import BANK, IPO, POOL
from highiron.game import Game
from highiron.titles import catalogue
from highiron.titles.options import OptionError
from tests.scenario import Table

FIGURES = {2: (1200, 28), 3: (800, 20), 4: (600, 16), 5: (480, 13), 6: (400, 11)}


@pytest.mark.parametrize("players", FIGURES)
def test_cash_and_certificate_limit_by_number_of_players(players: int) -> None:
    """1830-1.1, 1830-1.2, 1830-8.1: 2400 is dealt for every count, so 9600 stay in the bank."""
    table = Table(players)
    cash, limit = FIGURES[players]
    seats = table.facts.seats
    assert [table.state.cash[seat] for seat in seats] == [cash] * players
    assert table.facts.certificate_limit == limit
    assert table.facts.bank == 12000
    assert table.state.cash[BANK] == 9600
    assert list(seats) == list("ABCDEF"[:players])


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players(players: int) -> None:
    """1830-1.1: no other count is a game."""
    with pytest.raises(OptionError, match="2 to 6 players"):
        Game("1830", players)


def test_10_1_four_players_at_the_start() -> None:
    """1830-10.1: $600 each, $9,600 in the bank, limit 16, SV is current and A has the priority deal."""
    table = Table(4)
    state = table.state
    assert [state.cash[seat] for seat in "ABCD"] == [600] * 4
    assert state.cash[BANK] == 9600
    assert table.facts.certificate_limit == 16
    assert table.offered("take_private", "private") == ["SV"]
    assert state.priority == "A"
    assert table.actor == "A"


def test_seats_are_clockwise_and_fixed() -> None:
    """1830-1.3: the order of seats never changes; the first seat holds the priority deal."""
    table = Table(5)
    assert table.state.priority == "A"
    assert [table.state.next_seat(seat) for seat in "ABCDE"] == list("BCDEA")
    game = Game("1830", ["Gerald", "Dave", "Bruce", "Alex"])
    assert game.names == {"A": "Gerald", "B": "Dave", "C": "Bruce", "D": "Alex"}
    assert game.state.actor == "A"


@pytest.mark.parametrize("players", FIGURES)
def test_everything_is_in_play(players: int) -> None:
    """1830-1.4, 1830-8.1: six privates for sale, eight corporations, nothing removed and nothing random."""
    table = Table(players)
    assert table.state.privates == dict.fromkeys(["SV", "CS", "DH", "MH", "CA", "BO"], BANK)
    assert list(table.facts.corporations) == ["PRR", "NYC", "CPR", "B&O", "C&O", "ERIE", "NYNH", "B&M"]
    one, other = Game("1830", players, seed=1).view(), Game("1830", players, seed=2).view()
    assert one == other


def test_all_shares_start_in_the_ipo() -> None:
    """1830-1.5: and the president's certificate is on top: nothing else can be bought first."""
    table = Table()
    for company in table.facts.corporations:
        assert table.state.shares[company] == {IPO: 10, POOL: 0}
    table.stock_turn("A", turn=1)
    assert table.why_not("A", "buy_share", company="PRR", source="ipo") == {"not-started": "4.3.2"}
    assert table.may("A", "par", company="PRR", price=67)


def test_train_supply_at_the_start() -> None:
    """1830-1.6, 1830-2.3.1: six 2, five 3, four 4, three 5, two 6, then diesels without end."""
    table = Table()
    assert list(table.state.depot.items()) == [("2", 6), ("3", 5), ("4", 4), ("5", 3), ("6", 2), ("D", -1)]
    assert all(not trains for trains in table.state.trains.values())


def test_auction_comes_first_and_nothing_is_hidden() -> None:
    """1830-1.7: the game opens with the auction, and every seat sees the same."""
    game = Game("1830", 3)
    assert [family.kind for family in game.legal()] == ["pass", "take_private", "bid"]
    game.play({"type": "bid", "private": "CA", "price": 200})
    views = [game.view(seat) for seat in (None, "A", "B", "C")]
    for view in views:
        del view["you"]
    assert all(view == views[0] for view in views)
    assert views[0]["cash"] == game.state.cash
    assert "CA" in str(views[0]["frames"]) and "200" in str(views[0]["frames"])


def test_order_of_play() -> None:
    """1830-1.8: auction, then a stock round and a set of operating rounds in turn."""
    table = Table(3)
    for seat, private in [("A", "SV"), ("B", "CS"), ("C", "DH"), ("A", "MH"), ("B", "CA"), ("C", "BO")]:
        assert table.state.turn == 0
        table.play(seat, "take_private", private=private)
    table.play("C", "par", company="B&O", price=100)
    assert table.happened("stock-round-began") == [{"turn": 1}]
    table.pass_all("A", "B", "C")
    assert table.happened("operating-round-began") == [{"turn": 1, "number": 1, "of": 1}]
    assert table.happened("stock-round-began") == [{"turn": 2}]
    table.pass_all("A", "B", "C")
    assert table.happened("operating-round-began") == [{"turn": 2, "number": 1, "of": 1}]
    assert table.state.turn == 3


def test_same_seed_and_moves_give_the_same_game() -> None:
    """1830-1.4: after the seating nothing is random."""
    games = [Game("1830", 4, seed=seed) for seed in (5, 6)]
    for game in games:
        rng = Random(3)
        for _ in range(60):
            game.play_random(rng)
    assert games[0].actions == games[1].actions
    assert games[0].view() == games[1].view()


@pytest.mark.parametrize("players", FIGURES)
def test_two_players_use_the_ordinary_rules(players: int) -> None:
    """1830-8.1: the holding limit is 60% for every number of players."""
    table = Table(players)
    table.start("PRR", 67, "A", A=6)
    table.stock_turn("A")
    assert table.why_not("A", "buy_share", company="PRR", source="ipo") == {"over-holding-limit": "4.3.3"}


@pytest.mark.parametrize(("value", "count"), [("off", 2), ("on", 3)])
def test_third_six_train(value: str, count: int) -> None:
    """1830-9.1, 1830-11.19: an optional third 6; nothing else changes."""
    table = Table(options={"third_six_train": value})
    assert table.state.depot["6"] == count
    rest = {train: left for train, left in table.state.depot.items() if train != "6"}
    assert rest == {"2": 6, "3": 5, "4": 4, "5": 3, "D": -1}


def test_board_option() -> None:
    """1830-9.3, 1830-11.18: classic unless the 1830+ board is chosen; the preset of 18xx.games has the classic one."""
    assert Table().facts.plan.name == "1830-classic"
    assert Table(preset="18xx.games").facts.options["board"] == "classic"
    plus = Table(options={"board": "plus"})
    assert plus.facts.plan.name == "1830-plus"
    assert "L16" in plus.facts.plan.index and "L16" not in Table().facts.plan.index


@pytest.mark.parametrize("size", [8000, 12000, 15000])
def test_bank_size(size: int) -> None:
    """1830-9.4: a smaller or larger bank may be agreed on; the players get the same."""
    table = Table(4, {"bank_size": str(size)})
    assert table.state.cash[BANK] == size - 2400
    assert table.state.cash["A"] == 600


def test_defaults_follow_the_rulebook_and_the_preset_does_not() -> None:
    """1830-11.20: what both have in common has no option; every other switch has its second value in the preset."""
    switches = [option for option in catalogue.options_of("1830") if option.rule.startswith("1830-11.")]
    rulebook = Table().facts.options
    preset = Table(preset="18xx.games").facts.options
    for option in switches:
        assert (rulebook[option.name], preset[option.name]) == option.values
    assert preset["third_six_train"] == preset["brown_from_ipo"] == "off"
    assert preset["bank_size"] == "12000"


def test_unknown_options_are_refused() -> None:
    """1830-9.4: an option must exist and take the value."""
    for options in ({"bank": "1"}, {"board": "moon"}, {"bank_size": "lots"}, {"bank_size": "2399"}):
        with pytest.raises(OptionError):
            Table(options=options)
