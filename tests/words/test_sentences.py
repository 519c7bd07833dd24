"""How sentences read."""

import subprocess
import sys

import pytest

from highiron import words
from highiron.core.actions import Action, Answer, BuyTrain, LayTile, Run, RunTrains, SellShares
from highiron.core.events import Event, Reason
from highiron.flow import engine
from highiron.game import Game
from highiron.selfplay import play_random_game
from highiron.steps.frames import OperatingTurn
from highiron.titles import catalogue
from highiron.words.numbers import format_money, format_number
from highiron.words.players import Players

NAMES = {"A": "Anna", "B": "Ben", "C": "Chloé", "D": "Dora"}


@pytest.mark.parametrize(
    ("code", "args", "text"),
    [
        ("passed", {"seat": "A"}, "Anna passes."),
        (
            "cash-moved",
            {"from": "bank", "to": "B", "amount": 1200, "why": "private SV"},
            "The bank pays $1,200 to Ben: income of SV.",
        ),
        (
            "cash-moved",
            {"from": "A", "to": "bank", "amount": 67, "why": "shares"},
            "Anna pays $67 to the bank for shares.",
        ),
        # A seat and a train have the same letter: only the owner becomes a name.
        ("trains-rusted", {"owner": "D", "train": "D", "count": 2}, "2 D-trains of Dora rust."),
        ("trains-rusted", {"owner": "pool", "train": "2", "count": 1}, "A 2-train of the pool rusts."),
        (
            "token-placed",
            {"company": "PRR", "hex": "H12", "stop": 0, "price": 0},
            "PRR places a token in H12 free of charge.",
        ),
        (
            "token-placed",
            {"company": "PRR", "hex": "H10", "stop": 0, "price": 40},
            "PRR places a token in H10 for $40.",
        ),
        ("revenue-retained", {"company": "NYC", "revenue": 0}, "NYC earns nothing."),
        ("price-moved", {"company": "NYC", "from": 67, "to": 71}, "The price of NYC moves from $67 to $71."),
        ("game-ended", {"why": "bank"}, "The game is over: the bank is broken."),
        (
            "train-ran",
            {"company": "NYC", "train": "2", "path": ["E19.0", "E21", "E23.0"], "revenue": 50, "mode": ""},
            "NYC runs its 2-train E19.0–E21–E23.0 for $50.",
        ),
        (
            "train-ran",
            {"company": "JHR", "train": "3", "path": ["G14.0", "G16.0"], "revenue": 50, "mode": "freight"},
            "JHR runs its 3-train with a wagon G14.0–G16.0 for $50.",
        ),
    ],
)
def test_events(code: str, args: dict[str, object], text: str) -> None:
    assert words.say_event(Event(code, args), NAMES) == text


@pytest.mark.parametrize(
    ("code", "args", "text"),
    [
        ("not-your-turn", {"seat": "A", "turn": "D"}, "It is the turn of Dora, not of Anna. [1830-4.1.1]"),
        (
            "price-out-of-range",
            {"price": -1, "low": 1},
            "−$1 cannot be the price: it must be at least $1. [1830-4.1.1]",
        ),
        (
            "price-out-of-range",
            {"price": 9, "low": 10, "high": 40},
            "$9 cannot be the price: it must be from $10 to $40. [1830-4.1.1]",
        ),
        (
            "pool-full",
            {"company": "PRR", "room": 0},
            "The pool never holds more than half of PRR; it has room for none of its shares. [1830-4.1.1]",
        ),
        (
            "not-now",
            {"action": "lay_tile", "step": "trains"},
            "It is not the time to lay a tile; now is the time for buying trains. [1830-4.1.1]",
        ),
        (
            "not-a-par-price",
            {"price": 70, "prices": [67, 71]},
            "$70 is not a par price. Choose one of these: 67, 71. [1830-4.1.1]",
        ),
        # A file may claim anything.
        (
            "wrong-revenue",
            {"said": "much", "earned": 40},
            "The file says that the run earns much, but it earns $40. [1830-4.1.1]",
        ),
    ],
)
def test_reasons_end_with_their_rule(code: str, args: dict[str, object], text: str) -> None:
    assert words.say_reason(Reason(code, "1830-4.1.1", args), NAMES) == text


def test_the_same_reason_is_said_once() -> None:
    twice = [Reason("no-tile-left", "1830-2.6.1", {"tile": "57"})] * 2
    assert words.say_reasons(twice, NAMES) == ["No tile #57 is left. [1830-2.6.1]"]


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (
            LayTile(seat="A", company="PRR", hex="F16", tile="57", rotation=1, private="DH"),
            "PRR (Anna) lays tile #57 in F16, rotation 1, by the privilege of DH.",
        ),
        (
            LayTile(seat="A", company="PRR", hex="H10", tile="57", rotation=1),
            "PRR (Anna) lays tile #57 in H10, rotation 1.",
        ),
        (RunTrains(seat="B", company="PRR", runs=()), "PRR (Ben) runs no train."),
        (
            RunTrains(seat="B", company="PRR", runs=(Run("2", ("H10.0", "H12.0")),)),
            "PRR (Ben) runs its trains: 2-train H10.0–H12.0.",
        ),
        (
            BuyTrain(seat="B", company="PRR", source="depot", train="D", price=800, trade_in="4"),
            "PRR (Ben) buys a D-train from the depot for $800 and a 4-train.",
        ),
        (SellShares(seat="C", company="PRR", count=1), "Chloé sells one share of PRR."),
        (Answer(seat="D", accept=False), "Dora declines the offer."),
    ],
)
def test_actions(action: Action, text: str) -> None:
    assert words.say_action(action, NAMES) == text


def test_everything_that_happens_in_a_game_can_be_said() -> None:
    game = play_random_game("1830", 4, seed=4)
    for number, action in enumerate(game.actions, 1):
        assert words.say_action(action, game.names)
        for event in game.events(number):
            assert words.say_event(event, game.names)
        state = game.at(number)
        if not state.ended:
            assert words.say_frame(state.frame, game.names)


def test_every_reason_that_comes_up_can_be_said() -> None:
    """Actions of one moment tried at all other moments are refused for all sorts of reasons."""
    game = play_random_game("1830", 3, seed=1)
    seen: set[str] = set()
    for number in range(0, len(game.actions), 3):
        state = game.at(number)
        for other in game.actions[number % 7 :: 97]:
            for reason in engine.explain(state, other):
                text = words.say_reason(reason, game.names)
                assert text.endswith(f"[{reason.rule}]")
                assert "none" not in text.split()[:2]
                seen.add(reason.code)
    assert len(seen) > 30


@pytest.mark.parametrize(
    "value",
    ["x" * 5000, 10**5000, -(10**30), ["y" * 99] * 99, None, 1.5, {"a": 1}, ""],
    ids=["long", "huge", "low", "list", "null", "float", "object", "empty"],
)
def test_values_from_files_can_be_anything(value: object) -> None:
    for code, name in (("unknown-seat", "name"), ("no-tile-left", "tile"), ("bid-too-low", "price")):
        args = {"price": 1, "least": 5, "example": "L", name: value}
        assert len(words.say_reason(Reason(code, "1830-2", args), NAMES)) < 1100
    action = LayTile(seat="x" * 5000, company="y" * 5000, hex="z" * 5000, tile="1", rotation=10**40)
    assert words.say_action(action, NAMES)
    runs = (Run("2" * 5000, ("H10.0",) * 1000),) * 20
    assert words.say_action(RunTrains(seat="A", company="PRR", runs=runs), NAMES)


def test_isolates_are_off_by_default_and_can_be_switched_on() -> None:
    event = Event("passed", {"seat": "A"})
    assert words.say_event(event, NAMES, isolate=True) == "\u2068Anna\u2069 passes."


def test_numbers_and_money() -> None:
    assert format_number(12000, "en") == "12,000"
    assert format_money(-40, "en") == "−$40"


def test_frames_say_what_is_pending() -> None:
    assert words.say_frame(OperatingTurn(seat="A", company="PRR"), NAMES) == "Anna operates PRR"
    assert words.say_place("ipo", NAMES) == "the IPO"
    assert words.say_place("B", NAMES) == "Ben"


def test_importing_the_words_loads_no_catalogue() -> None:
    code = "import sys, highiron.words; print('fluent' in str(list(sys.modules)))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


def test_amounts_are_written_in_the_currency_of_the_title() -> None:
    """18CE counts in G; which figures are money is up to the message."""
    state = catalogue.new_state(catalogue.facts_for("18CE", 4))
    names = Players(NAMES, state.facts.currency)
    paid = Event("cash-moved", {"from": "A", "to": "bank", "amount": 1067, "why": "shares"})
    rusted = Event("trains-rusted", {"owner": "D", "train": "2", "count": 2})
    assert words.say_event(paid, names) == "Anna pays 1,067G to the bank for shares."
    assert words.say_event(paid, names, "ru").count("G") == 1
    assert "$" not in words.say_event(paid, names, "ru")
    assert words.say_event(rusted, names) == words.say_event(rusted, NAMES)
    assert Game("18CE", 3).names.currency == "G"  # type: ignore[attr-defined]
