"""Corporations buy privates and independents (1846-2.2.3, 1846-2.3.1), and what phases III and IV close."""

import msgspec
import pytest

from highiron.core.ids import BANK
from highiron.steps.frames import OperatingRound
from highiron.steps.run import trains_of
from highiron.titles.t1846.companies import on_phase
from tests.titles.t1846.railways import SITE, Railways


def buyer(company: str = "GT", *, treasury: int = 200, phase: str = "I", preset: str = SITE) -> Railways:
    """A corporation of A in its turn; B owns BIG4, MS and MAIL."""
    table = Railways(preset=preset)
    table.start(company, 100, "A", treasury=treasury)
    table.set_phase(phase)
    for private in ("BIG4", "MS", "MAIL"):
        table.give_private(private, "B")
    table.operating_turn(company)
    return table


@pytest.mark.parametrize("phase", ["I", "II"])
def test_one_dollar_to_face(phase: str) -> None:
    """1846-2.2.3, 1846-2.3.1, 1846-10.62: $1 and face are accepted, $0 and more than face are not."""
    table = buyer(phase=phase)
    for private, face in (("BIG4", 40), ("MS", 60), ("MAIL", 80)):
        assert table.why_no_buy(private, 0) == {"price-out-of-range": "2.3.1"}
        assert table.why_no_buy(private, face + 1) == {"price-out-of-range": "2.3.1"}
        assert not table.why_no_buy(private, 1)
        assert not table.why_no_buy(private, face)


def test_not_from_phase_three_on() -> None:
    """1846-2.2.3, 1846-10.62: nothing in phase III."""
    table = buyer(phase="III")
    assert table.why_no_buy("BIG4", 40)["phase-forbids"] == "2.3.1"
    assert "buy_private" not in table.kinds()


def test_only_from_players_and_with_own_money() -> None:
    """1846-2.3.1: not from another corporation, not for more than the treasury."""
    table = buyer(treasury=30)
    assert table.why_no_buy("MAIL", 31) == {"not-enough-cash": "2.3.1"}
    table.start("NYC", 100, "C")
    table.give_private("MAIL", "NYC")
    assert table.why_no_buy("MAIL", 30) == {"private-not-for-sale": "2.3.1"}
    assert table.why_no_buy("TBC", 30) == {"private-not-for-sale": "2.3.1"}


def test_the_owner_is_asked() -> None:
    """1846-2.3.1: the price is agreed; with the preset the owner has agreed before."""
    table = buyer(preset="")
    table.buys("MAIL", 50)
    assert table.actor == "B"
    assert table.why_not("B", "pass") == {"not-now": "2.3.1"}
    table.play("B", "answer", accept=False)
    assert (table.state.privates["MAIL"], table.actor) == ("B", "A")
    table.buys("MAIL", 50)
    table.play("B", "answer", accept=True)
    assert (table.state.privates["MAIL"], table.state.cash["GT"]) == ("GT", 150)
    table = buyer()
    table.buys("MAIL", 50)
    assert table.state.privates["MAIL"] == "GT"


def test_an_own_private_needs_no_question() -> None:
    """1846-2.3.1: the president who owns it agrees with himself."""
    table = buyer(preset="")
    table.give_private("MAIL", "A")
    table.buys("MAIL", 80)
    assert (table.state.privates["MAIL"], table.state.cash["A"]) == ("GT", 480)


@pytest.mark.parametrize("step", ["build", "trains", "companies"])
def test_at_any_time_of_the_turn(step: str) -> None:
    """1846-5.2.1: in every step that asks."""
    table = buyer()
    table.operating_turn("GT", step)
    assert table.step == step
    table.buys("MAIL", 10)
    assert table.state.privates["MAIL"] == "GT"


def test_the_last_step_ends_by_a_pass() -> None:
    """1846-5.2.1, 1846-14.7: as long as there is something to buy."""
    table = buyer()
    table.operating_turn("GT", "companies")
    table.buys("MAIL", 10)
    assert table.step == "companies"
    table.play("A", "pass")
    assert table.step == ""


def test_the_last_step_asks_for_a_dollar() -> None:
    """1846-14.7: if a player owns a private and the treasury has $1; not without either."""
    table = buyer(treasury=1)
    table.operating_turn("GT", "companies")
    assert table.step == "companies"
    table = buyer(treasury=0)
    table.operating_turn("GT", "companies")
    assert table.step == ""
    table = buyer()
    for private in ("BIG4", "MS", "MAIL"):
        del table.state.privates[private]
    table.operating_turn("GT", "companies")
    assert table.step == ""


# --- independents ----------------------------------------------------------------------------------------------


def test_an_independent_brings_money_train_and_token() -> None:
    """1846-2.2.3, 1846-10.60, 1846-14.10: and the token is an extra one."""
    table = buyer()
    table.buys("BIG4", 40)
    state = table.state
    assert state.cash["GT"] == 200 - 40 + 40
    assert state.cash["B"] == 440
    assert state.trains["GT"] == ("2",)
    assert state.board.stations["GT"] == (("B16", 0), ("G9", 0))
    assert state.tokens_left("GT") == 2
    assert "BIG4" not in state.cash and "BIG4" not in state.trains and "BIG4" not in state.board.stations
    assert state.privates["BIG4"] == "GT"


def test_its_train_has_run() -> None:
    """1846-2.2.3, 1846-10.60, 1846-14.10: it stays at home in this round; another 2 train of the buyer runs."""
    table = buyer()
    table.lay("B16", "6", 4)
    table.give_trains("GT", "2")
    table.buys("BIG4", 1)
    assert table.state.trains["GT"] == ("2", "2")
    assert trains_of(table.state, "GT") == (("2", 2),)
    round_frame = table.state.frames[0]
    assert isinstance(round_frame, OperatingRound)
    assert round_frame.ran == (("GT", "2"),)
    table = buyer()
    table.lay("B16", "6", 4)
    table.buys("BIG4", 1)
    table.play("A", "pass")
    assert table.step != "run"
    assert table.why_no_runs("GT", ("2", "B18.0 B16.0")) == {"train-not-owned": "5.5.1"}


def test_no_room_for_the_train() -> None:
    """1846-2.2.3, 1846-10.60: not at the train limit; obsolete trains do not count."""
    table = buyer()
    table.give_trains("GT", "2", "2", "2", "2")
    assert table.why_no_buy("BIG4", 40) == {"at-train-limit": "2.2.3"}
    assert not table.why_no_buy("MAIL", 40)


def test_a_token_is_there_already() -> None:
    """1846-2.2.3, 1846-10.61: then the old token is just removed."""
    table = buyer("NYC")
    table.put_token("NYC", "C15")
    table.buys("MS", 60)
    assert table.state.board.tokens_at("C15", 0) == ("NYC",)
    assert table.state.tokens_left("NYC") == 2
    assert table.state.cash["NYC"] == 200
    assert table.state.trains["NYC"] == ("2",)


def test_independents_buy_nothing() -> None:
    """1846-2.2.2: no trains, privates or shares, and nobody is asked for it."""
    table = buyer()
    table.operating_turn("MS")
    assert table.kinds() == {"pass", "lay_tile"}
    reasons = table.why_not("B", "buy_private", company="MS", private="MAIL", price=1)
    assert reasons == {"unknown-company": "2"}
    table.operating_turn("MS", "companies")
    assert table.step == ""


def test_after_an_emergency_issue_the_train_comes_first() -> None:
    """1846-5.9.6, 1846-14.7: no private or independent until a train that is not obsolete is owned."""
    table = buyer()
    turn = msgspec.structs.replace(table.state.frame, forced_issue=True)
    table.state.replace_frame(turn)
    assert table.why_no_buy("MAIL", 1) == {"train-first": "5.9.6"}
    table.give_trains("GT", "3/5")
    assert not table.why_no_buy("MAIL", 1)


# --- phases ----------------------------------------------------------------------------------------------------


def begin(table: Railways, phase: str) -> None:
    table.state.phase = [facts.id for facts in table.facts.phases].index(phase)
    on_phase(table.state, table.state.phase_facts.starts_with, [])


def test_phase_three_closes_independents_of_players() -> None:
    """1846-2.2.4, 1846-6.2, 1846-10.63: token, train and money leave; the money goes to the bank."""
    table = buyer()
    before = table.state.cash[BANK]
    begin(table, "III")
    state = table.state
    assert state.cash[BANK] == before + 100
    assert "MS" not in state.cash and "MS" not in state.trains and "MS" not in state.privates
    assert state.board.tokens_at("C15", 0) == ()
    assert state.board.tokens_at("G9", 0) == ()


def test_phase_three_closes_privates() -> None:
    """1846-2.3.1, 1846-6.2: of players and corporations, a bought independent's card too."""
    table = buyer()
    for private in ("C&WI", "LSL", "MC", "O&I", "TBC", "MPC", "SC"):
        table.give_private(private, "GT" if private in ("LSL", "MPC") else "B")
    table.buys("BIG4", 40)
    begin(table, "III")
    assert table.state.privates == {}
    assert table.state.board.stations["GT"] == (("B16", 0), ("G9", 0))
    assert table.state.trains["GT"] == ("2",)


def test_mail_of_a_corporation_stays() -> None:
    """1846-2.3.3, 1846-6.2: it never closes."""
    table = buyer()
    table.give_private("MAIL", "GT")
    begin(table, "III")
    assert table.state.privates == {"MAIL": "GT"}


@pytest.mark.parametrize(("value", "left"), [("no", {"MAIL": "B"}), ("yes", {})])
def test_mail_of_a_player(value: str, left: dict[str, str]) -> None:
    """1846-2.3.3, 1846-11.10: it stays open by the rules, and closes with the other value."""
    table = Railways({"mail_player_close": value})
    table.give_private("MAIL", "B")
    begin(table, "III")
    assert table.state.privates == left


@pytest.mark.parametrize(("owner", "third"), [("B", {}), ("GT", {"SC": ("G19", "GT"), "MPC": ("D6", "GT")})])
def test_markers_and_phases(owner: str, third: dict[str, tuple[str, str]]) -> None:
    """1846-2.3.9, 1846-6.3, 1846-10.64: a player's steamboat is lost in phase III, a corporation's in phase IV."""
    table = buyer()
    table.give_private("SC", owner)
    table.state.markers = {"SC": ("G19", "GT")}
    if owner == "GT":
        table.state.markers["MPC"] = ("D6", "GT")
    begin(table, "III")
    assert table.state.markers == third
    begin(table, "IV")
    assert table.state.markers == {}
