"""One game: its result, and what becomes of moves that cannot be played."""

import msgspec
import pytest

from highiron import records
from highiron.arena import Assignment, Tournament, play, schedule
from highiron.arena.playing import UNFINISHED, permanent_trains
from highiron.core.shares import worth
from highiron.selfplay import play_random_game

SHORT = {"bank_size": "2400"}


def assignment(*bots: str, max_actions: int = 10_000, keep: str = "", preset: str = "") -> Assignment:
    given = Tournament("1830", bots, 1, 3, preset, SHORT, max_actions, keep)
    return schedule(given)[0]


def test_a_game_gives_ranks_and_figures() -> None:
    result = play(assignment("random", "random", "random")).result
    assert result.ended == "bank"
    assert sorted(result.wealth, reverse=True) == [
        value for _, value in sorted(zip(result.ranks, result.wealth, strict=True))
    ]
    assert result.winners == (result.wealth.index(max(result.wealth)),)
    assert result.turns > 0 and result.operating_rounds > 0 and result.floated > 0


def test_equal_assignments_give_equal_games_and_others_do_not() -> None:
    one = play(assignment("random", "random", keep="highiron"))
    two = play(assignment("random", "random", keep="highiron"))
    assert (one.result, one.record) == (two.result, two.record)
    other = schedule(Tournament("1830", ("random", "random"), 2, 3, options=SHORT, keep="highiron"))[1]
    assert play(other).record != one.record


def test_decisions_are_timed_by_bot() -> None:
    played = play(assignment("random", "tests.arena.odd_bots:Sometimes", max_actions=50))
    counts = {bot: times.count for bot, times in played.times.items()}
    assert sum(counts.values()) == 50 and min(counts.values()) > 5
    assert all(times.worst > 0 and times.worst_at.startswith("1830-2p-3-0 after ") for times in played.times.values())


def test_a_game_beyond_the_bound_is_unfinished() -> None:
    result = play(assignment("random", "random", max_actions=40)).result
    assert (result.ended, result.actions, result.finished) == (UNFINISHED, 40, False)


@pytest.mark.parametrize(
    ("bot", "code"),
    [
        ("Sometimes", "bot-failed"),
        ("Quitter", "not-offered"),
        ("Impostor", "not-offered"),
        ("Greedy", "wrong-price"),
    ],
)
def test_a_refused_move_is_counted_with_its_reasons_and_the_game_goes_on(bot: str, code: str) -> None:
    name = f"tests.arena.odd_bots:{bot}"
    played = play(assignment(name, "random", "random"))
    assert played.result.ended == "bank"
    assert played.refused
    for move in played.refused:
        assert (move.bot, move.game) == (name, "1830-3p-3-0")
        assert move.number % 5 == 0
        assert move.reasons
    assert code in {reason.code for move in played.refused for reason in move.reasons}
    assert (played.refused[0].action is None) == (code == "bot-failed")


def test_a_record_can_be_kept_in_both_formats(tmp_path: object) -> None:
    from pathlib import Path

    folder = Path(str(tmp_path))
    own = play(assignment("random", "random", keep="highiron"))
    (folder / "own.jsonl").write_text(own.record, encoding="utf-8")
    game = records.load(folder / "own.jsonl").game
    assert tuple(game.result().values()) == own.result.wealth
    assert list(game.names.values()) == ["random A", "random B"]
    given = Tournament("1830", ("random", "random", "random"), 1, 3, "18xx.games", {}, 300, "18xx.games")
    site = play(schedule(given)[0])
    (folder / "site.json").write_text(site.record, encoding="utf-8")
    loaded = records.load(folder / "site.json")
    assert loaded.is_site
    assert tuple(loaded.game.result().values()) == site.result.wealth


def test_a_game_crosses_a_pipe_unchanged() -> None:
    played = play(assignment("tests.arena.odd_bots:Greedy", "random", max_actions=60))
    assert msgspec.json.decode(msgspec.json.encode(played), type=type(played)) == played


def test_permanent_trains_are_those_that_nothing_takes_away() -> None:
    state = play_random_game("1830", 3, 1).state
    company = state.floated[0]
    copy = state.copy()
    for trains, count in ((("4",), 0), (("5", "6"), 2), (("D",), 1), ((), 0)):
        copy.trains[company] = trains
        assert permanent_trains(copy, company) == count
    assert worth(copy, "A") == worth(state, "A")
