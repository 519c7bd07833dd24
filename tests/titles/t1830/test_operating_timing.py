"""When steps ask and when they are skipped, as recorded games of 18xx.games have it (1830-14.9 to 1830-14.14)."""

from typing import Any

import pytest

from tests.scenario import Table


def recorded(company: str, *trains: str, phase: str = "3", treasury: int = 0, **options: str) -> Table:
    """A company of A; another one, C&O of B, operates after it."""
    table = Table(4, options, preset="18xx.games")
    table.set_phase(phase)
    table.start(company, 100, "A", A=6, treasury=treasury)
    table.give_trains(company, *trains)
    if company != "C&O":
        table.start("C&O", 67, "B", B=6)
    return table


def altoona(*trains: str, phase: str = "3", treasury: int = 0, **options: str) -> Table:
    """PRR with Pittsburgh in reach."""
    table = recorded("PRR", *trains, phase=phase, treasury=treasury, **options)
    table.lay("H10", "57", 1)
    return table


RUN: dict[str, Any] = {"company": "PRR", "runs": [{"train": "3", "path": ["H12.0", "H10.0"]}]}


def test_track_always_asks() -> None:
    """1830-14.9: even with nothing to lay and no money; CS's tile does not end it, any other does."""
    table = recorded("ERIE", phase="2")
    table.operating_round()
    assert (table.company, table.step) == ("ERIE", "track")
    assert table.offers("lay_tile") == []
    table = recorded("CPR", treasury=100)
    table.give_private("CS", "CPR")
    table.operating_turn("CPR")
    table.play("A", "lay_tile", company="CPR", hex="B20", tile="58", rotation=0, private="CS")
    assert table.step == "track"
    table.play("A", "lay_tile", company="CPR", hex="B18", tile="9", rotation=0)
    assert table.step != "track"


def test_track_does_not_wait_for_cs() -> None:
    """1830-14.9, 1830-14.11: the ordinary tile ends the step, for CS's tile may follow in any other."""
    table = recorded("CPR", treasury=100)
    table.give_private("CS", "CPR")
    table.operating_turn("CPR")
    table.play("A", "lay_tile", company="CPR", hex="B18", tile="9", rotation=0)
    assert table.step == "privates"
    table.play("A", "lay_tile", company="CPR", hex="B20", tile="58", rotation=0, private="CS")
    assert table.company == "C&O"  # the tile left nothing to ask


@pytest.mark.parametrize(("treasury", "asked"), [(39, False), (40, True)])
def test_token_asks_with_the_price_of_the_next(treasury: int, asked: bool) -> None:
    """1830-14.9: skipped at the action that ended the track step."""
    table = altoona("3", treasury=treasury)
    table.operating_turn("PRR")
    table.play("A", "pass")
    assert table.step == ("token" if asked else "run")


def test_token_does_not_ask_without_a_city() -> None:
    """1830-14.9: the only city in reach is full."""
    table = altoona("3", treasury=500)
    table.put_token("NYC", "H10")
    table.operating_turn("PRR")
    table.play("A", "pass")
    assert table.step == "run"


def test_run_needs_a_train_and_a_route() -> None:
    """1830-14.9: without either it is skipped; `run_trains` may be empty."""
    table = recorded("PRR", "3")
    table.operating_turn("PRR")
    table.play("A", "pass")
    assert table.company == "C&O"  # no route: the turn is over at this pass
    assert table.state.price("PRR") == 90
    table = altoona("3")
    table.operating_turn("PRR")
    table.play("A", "pass")
    assert table.step == "run"
    table.play("A", "run_trains", company="PRR", runs=[])
    assert table.state.price("PRR") == 90
    assert table.company == "C&O"


def test_dividend_asks_above_zero_only() -> None:
    """1830-14.9, 1830-14.13: after `dividend` the next corporation starts if nothing else asks."""
    table = altoona("3")
    table.operating_turn("PRR", "run")
    table.play("A", "run_trains", **RUN)
    assert table.step == "dividend"
    table.play("A", "dividend", company="PRR", kind="pay")
    assert table.state.price("PRR") == 112
    assert (table.company, table.step) == ("C&O", "track")


def test_a_corporation_without_train_drops_before_it_buys() -> None:
    """1830-14.9: at the action that ended its track or token step."""
    table = altoona(treasury=500)
    table.operating_turn("PRR")
    table.play("A", "pass")
    assert table.state.price("PRR") == 100
    table.play("A", "pass")
    assert (table.step, table.state.price("PRR")) == ("trains", 90)


@pytest.mark.parametrize(
    ("treasury", "others", "asked"),
    [(179, "", False), (180, "", True), (1, "3", True), (0, "3", False)],
)
def test_trains_ask_below_the_limit(treasury: int, others: str, asked: bool) -> None:
    """1830-14.9: with the cheapest price, a train of another corporation counting as $1."""
    table = recorded("PRR", "3", treasury=treasury)
    if others:
        table.give_trains("C&O", others)
    table.operating_turn("PRR", "trains")
    assert (table.company == "PRR") == asked


def test_trains_ask_for_a_trade_in_at_the_limit() -> None:
    """1830-14.9: with $800 and a train that can be traded in."""
    for treasury, asked in [(799, False), (800, True)]:
        table = recorded("PRR", "5", "5", phase="6", treasury=treasury)
        table.operating_turn("PRR", "trains")
        assert (table.company == "PRR") == asked


def test_trains_ask_when_one_must_be_bought() -> None:
    """1830-14.9: whatever the money; `pass` is not accepted; afterwards the step is tested again."""
    table = altoona(treasury=0)
    table.operating_turn("PRR", "trains")
    assert not table.may("A", "pass")
    table.play("A", "buy_train", company="PRR", source="depot", train="3", price=180)
    assert table.state.cash["A"] == 600 - 180
    assert table.company == "C&O"  # nothing left, so the turn moves on at this purchase


@pytest.mark.parametrize(
    ("phase", "private", "treasury", "asked"),
    [
        ("2", "SV", 50, False),
        ("3", "SV", 9, False),
        ("3", "SV", 10, True),
        ("4", "CA", 79, False),
        ("4", "CA", 80, True),
        ("3", "BO", 500, False),
    ],
)
def test_privates_ask(phase: str, private: str, treasury: int, asked: bool) -> None:
    """1830-14.9: in phases 3 and 4, for a private of a player at its lowest price; it ends with a pass."""
    table = recorded("PRR", "5", "5", "5", "5", phase=phase, treasury=treasury)
    table.give_private(private, "B")
    table.operating_turn("PRR", "privates")
    assert (table.company == "PRR") == asked
    if asked:
        table.play("A", "pass")
        assert table.company == "C&O"


def test_privates_ask_while_cs_is_unused() -> None:
    """1830-14.9: in any phase before the closing, even when a tile lies in B20 and the ability is worthless."""
    table = recorded("PRR", phase="2")
    table.give_private("CS", "PRR")
    table.operating_turn("PRR", "privates")
    assert (table.company, table.step) == ("PRR", "privates")
    table.lay("B20", "58", 0)
    table.operating_turn("PRR", "privates")
    assert (table.company, table.step) == ("PRR", "privates")
    assert table.kinds() == {"pass"}
    table.state.spent = ("CS",)
    table.operating_turn("PRR", "privates")
    assert table.company == "C&O"


@pytest.mark.parametrize("private", ["SV", "DH", "MH", "CA"])
def test_other_privates_of_the_corporation_do_not_ask(private: str) -> None:
    """1830-14.9."""
    table = recorded("PRR", treasury=100)
    table.give_private(private, "PRR")
    table.operating_turn("PRR", "privates")
    assert table.company == "C&O"


def test_buying_a_private_ends_no_step() -> None:
    """1830-14.9: accepted in every step; in the last one it ends the turn when nothing more can be bought."""
    table = altoona("3", treasury=170)
    table.give_private("SV", "B")
    table.give_private("CS", "B")
    table.operating_turn("PRR")
    table.play("A", "buy_private", company="PRR", private="SV", price=10)
    assert table.step == "track"
    table.operating_turn("PRR", "privates")
    table.play("A", "buy_private", company="PRR", private="CS", price=20)
    assert table.step == "privates"  # CS's own tile is unused


def test_start_of_a_turn() -> None:
    """1830-14.10: home token without an action; ERIE stands in city 0 of the untiled E11, and chooses on a tile."""
    table = recorded("ERIE", phase="2")
    table.operating_round()
    assert table.state.board.stations["ERIE"] == (("E11", 0),)
    table = recorded("ERIE")
    table.lay("E11", "59", 0)
    table.operating_round()
    assert table.kinds() == {"place_token"}
    table.play("A", "place_token", company="ERIE", hex="E11", stop=1)
    assert table.step == "track"


def test_dh_asks_at_once() -> None:
    """1830-14.11: its tile uses up the track step; then token or pass for DH, and the turn goes on."""
    table = altoona("3", treasury=200)
    table.give_private("DH", "PRR")
    table.operating_turn("PRR")
    table.play("A", "lay_tile", company="PRR", hex="F16", tile="57", rotation=0, private="DH")
    assert table.step == ""
    assert table.kinds() == {"pass", "place_token"}
    table.play("A", "pass")
    assert table.step == "token"


def test_erie_has_no_token_while_it_is_lifted() -> None:
    """1830-14.11: between the tile and the choice of its city, which is free and not the turn's token."""
    table = recorded("ERIE", "3", treasury=40)
    table.operating_turn("ERIE")
    table.play("A", "lay_tile", company="ERIE", hex="E11", tile="59", rotation=0)
    assert table.state.board.reach("ERIE").stops() == []
    table.play("A", "place_token", company="ERIE", hex="E11", stop=0)
    assert table.state.cash["ERIE"] == 40
    assert table.state.board.reach("ERIE").stops()


def test_discards_come_first_and_the_step_goes_on() -> None:
    """1830-14.13: nothing else is accepted before; then the buyer's step asks again if it can."""
    table = recorded("PRR", "4", phase="4", treasury=900)
    table.set_depot("5", 3)
    table.give_trains("C&O", "4", "4", "4")
    table.operating_turn("PRR", "trains")
    table.play("A", "buy_train", company="PRR", source="depot", train="5", price=450)
    assert table.actor == "B"
    assert table.why_not("A", "pass") == {"not-now": "5.7.6"}
    again = table.why_not("A", "buy_train", company="PRR", source="depot", train="5", price=450)
    assert again == {"not-now": "5.7.6"}
    table.play("B", "discard_train", company="C&O", train="4")
    assert table.company == "C&O"  # PRR has its two trains
    table = recorded("PRR", phase="4", treasury=900)
    table.set_depot("5", 3)
    table.give_trains("C&O", "4", "4", "4")
    table.operating_turn("PRR", "trains")
    table.play("A", "buy_train", company="PRR", source="depot", train="5", price=450)
    table.play("B", "discard_train", company="C&O", train="4")
    assert (table.company, table.step) == ("PRR", "trains")


def test_prices_and_order_change_with_each_forced_sale() -> None:
    """1830-14.14: at the `sell_shares` of the president, in the train step; then `buy_train`."""
    table = altoona(treasury=0)
    table.start("NYC", 90, "B", B=4, A=2)
    table.set_cash("A", 0)
    table.operating_turn("PRR", "trains")
    table.play("A", "sell_shares", company="NYC", count=2)
    assert table.state.price("NYC") == 76
    assert (table.company, table.step) == ("PRR", "trains")
    table.play("A", "buy_train", company="PRR", source="depot", train="3", price=180)
    assert table.company == "NYC"


def test_consent_is_given() -> None:
    """1830-11.12, 1830-14.13: in recorded games train and private sales are single actions."""
    table = recorded("PRR", treasury=100)
    table.give_trains("C&O", "3")
    table.give_private("SV", "B")
    table.operating_turn("PRR", "trains")
    table.play("A", "buy_private", company="PRR", private="SV", price=10)
    table.play("A", "buy_train", company="PRR", source="C&O", train="3", price=1)
    assert (table.state.trains["PRR"], table.state.cash["C&O"]) == (("3",), 1)
