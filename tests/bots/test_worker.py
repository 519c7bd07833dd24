"""Bots in processes: legal answers whatever happens, nothing leaks, nothing is left behind."""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest

from highiron import words
from highiron.bots import NothingToDecide, UnknownBot, make_bot, sight_of
from highiron.bots.answers import safe_action
from highiron.bots.worker import BotWorkers, question
from highiron.core.actions import Answer, Pass, RunTrains
from highiron.core.families import passing, single
from highiron.core.state import State
from highiron.flow import engine
from highiron.selfplay import play_random_game, random_position
from highiron.steps.run import best_set
from tests.titles.t1846.test_draft_secrets import other_world, positions

ODD = "tests.bots.odd_bots"
LONG = 60.0  # never waited for


def exists(pid: int) -> bool:
    """Whether there is such a process, if only as a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.fixture(scope="module")
def workers() -> Iterator[BotWorkers]:
    with BotWorkers(1) as made:
        yield made


@pytest.fixture(scope="module")
def state() -> State:
    return random_position("1830", 3, 5, 60)


def test_a_worker_decides_like_the_bot_itself(workers: BotWorkers) -> None:
    for title, moves in (("1830", 10), ("1830", 200), ("1846", 5), ("1846", 150)):
        state = random_position(title, 4, 3, moves)
        here = make_bot("random", 7).decide(sight_of(state, moves))
        assert workers.decide(state, bot="random", seed=7, number=moves, limit=LONG) == here


def test_processes_are_started_as_they_are_needed_and_given_back(
    state: State, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = tmp_path / "asked"
    monkeypatch.setenv("HIGHIRON_TEST_ASKED", str(asked))
    with BotWorkers(3) as own:
        assert own.pids() == []
        for seed in range(3):
            own.decide(state, bot="random", seed=seed, limit=LONG)
        assert len(own.pids()) == 1, "one quick bot after the other needs one process"
        with ThreadPoolExecutor(2) as threads:
            sleeping = threads.submit(own.decide, state, bot=f"{ODD}:Sleeper", limit=LONG)
            while not asked.exists() or not asked.read_text():
                time.sleep(0.01)
            assert own.decide(state, bot="random", limit=LONG).why.code == "by-chance"
            assert not sleeping.done(), "nobody waits for a bot that thinks for long"
            assert len(own.pids()) == 2
            own.rest(LONG)
            assert len(own.pids()) == 2, "both were asked a moment ago"
            own.rest(0.0)
            [busy] = own.pids()
            assert busy == int(asked.read_text()), "who thinks is let be"
            os.kill(busy, signal.SIGKILL)
            assert sleeping.result().why.code == "worker-failed"
        own.rest(0.0)
        assert own.pids() == []
        assert own.decide(state, bot="random", limit=LONG).why.code == "by-chance"


def test_a_bot_that_runs_out_of_time_gives_a_safe_move_and_a_new_process(workers: BotWorkers, state: State) -> None:
    before = workers.pids()
    decision = workers.decide(state, bot=f"{ODD}:Sleeper", limit=0.1)
    assert decision.why.code == "ran-out-of-time"
    assert engine.explain(state, decision.action) == []
    assert workers.pids() != before
    assert not exists(before[0])
    assert workers.decide(state, bot="random", limit=LONG).why.code == "by-chance"


@pytest.mark.parametrize(
    ("bot", "code", "error"),
    [
        ("Deadly", "worker-failed", "its process died"),
        ("Failing", "worker-failed", "LookupError: lost"),
        ("Quitter", "answer-refused", "not-offered"),
    ],
)
def test_a_bot_that_fails_gives_a_safe_move(bot: str, code: str, error: str, workers: BotWorkers, state: State) -> None:
    decision = workers.decide(state, bot=f"{ODD}:{bot}", limit=LONG)
    assert (decision.why.code, decision.why.args["error"]) == (code, error)
    assert decision.action == safe_action(sight_of(state))
    assert words.say_thought(decision.why, {}).startswith(f"{ODD}:{bot} ")
    assert workers.decide(state, bot="random", limit=LONG).why.code == "by-chance"


def test_an_idle_worker_killed_from_outside_is_replaced(workers: BotWorkers, state: State) -> None:
    workers.decide(state, bot="random", limit=LONG)
    [pid] = workers.pids()
    os.kill(pid, signal.SIGKILL)
    assert workers.decide(state, bot="random", limit=LONG).why.code == "by-chance"
    assert workers.pids() != [pid]
    assert not exists(pid)


def test_a_thinking_worker_killed_from_outside_gives_a_safe_move(
    state: State, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = tmp_path / "asked"
    monkeypatch.setenv("HIGHIRON_TEST_ASKED", str(asked))

    def kill() -> None:
        while not asked.exists() or not asked.read_text():
            time.sleep(0.01)
        os.kill(int(asked.read_text()), signal.SIGKILL)

    with BotWorkers(1) as own:
        killer = threading.Thread(target=kill)
        killer.start()
        decision = own.decide(state, bot=f"{ODD}:Sleeper", limit=LONG)
        killer.join()
        assert decision.why.code == "worker-failed"
        assert own.decide(state, bot="random", limit=LONG).why.code == "by-chance"
    assert not exists(int(asked.read_text()))


def test_threads_and_asyncio_share_the_workers(state: State) -> None:
    seeds = range(12)
    expected = [make_bot("random", seed).decide(sight_of(state)) for seed in seeds]
    with BotWorkers(2) as own:

        def ask(seed: int) -> object:
            if seed % 4 == 3:  # failures in between must not mix up answers
                own.decide(state, bot=f"{ODD}:Deadly", limit=LONG)
            return own.decide(state, bot="random", seed=seed, limit=LONG)

        with ThreadPoolExecutor(6) as threads:
            assert list(threads.map(ask, seeds)) == expected

        async def all_at_once() -> list[object]:
            return await asyncio.gather(*(asyncio.to_thread(ask, seed) for seed in seeds))

        assert asyncio.run(all_at_once()) == expected
        pids = own.pids()
    assert not any(exists(pid) for pid in pids)


def test_closed_workers_say_so_and_leave_no_process(state: State) -> None:
    own = BotWorkers(2)
    own.decide(state, bot="random", limit=LONG)
    pids = own.pids()
    own.close()
    own.close()
    assert pids and own.pids() == []
    assert not any(exists(pid) for pid in pids)
    with pytest.raises(RuntimeError, match="closed"):
        own.decide(state, bot="random")
    with pytest.raises(ValueError, match="at least one"):
        BotWorkers(0)


def test_wrong_questions_are_refused_before_a_worker_is_asked(workers: BotWorkers, state: State) -> None:
    with pytest.raises(UnknownBot):
        workers.decide(state, bot="nobody")
    waiting = next(seat for seat in state.facts.seats if seat != state.actor)
    with pytest.raises(NothingToDecide, match=f"seat {waiting}"):
        workers.decide(state, waiting)
    with pytest.raises(NothingToDecide, match="over"):
        workers.decide(play_random_game("1830", 2, 1, options={"bank_size": "2400"}).state)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_is_sent_does_not_depend_on_what_the_seat_may_not_know(players: int) -> None:
    """1846-3.6: byte by byte, in every world that fits with what the seat knows."""
    worlds = 0
    for number in range(6):
        rng = Random(number)
        for game, draft in positions(players, number):
            for seat in game.state.facts.seats:
                other = other_world(game.state, draft, seat, rng)
                worlds += other != game.state
                sent = question(sight_of(game.state, 3, seat), "steady", 1)
                assert question(sight_of(other, 3, seat), "steady", 1) == sent
                assert str(game.state.random).encode() not in sent
    assert worlds > 100


def test_the_safe_action_passes_declines_or_runs_best() -> None:
    state = random_position("1830", 3, 5, 60)
    sight = sight_of(state)
    seat = sight.seat
    sight.families = [single("bid", seat, private="SV", price=(20, 25)), passing(seat)]
    assert safe_action(sight) == Pass(seat=seat)
    sight.families = [single("answer", seat, accept=(True, False))]
    assert safe_action(sight) == Answer(seat=seat, accept=False)
    sight.families = [single("bankrupt", seat, company="PRR"), single("sell_shares", seat, company="PRR", count=(1, 2))]
    assert safe_action(sight).seat == seat
    assert type(safe_action(sight)).__name__ == "SellShares"


def test_the_safe_run_is_the_best_one() -> None:
    state = random_position("1830", 3, 2, 200)
    bot = make_bot("random", 1)
    while (sight := sight_of(state)).family("run_trains") is None or sight.family("pass") is not None:
        state, _ = engine.apply(state, bot.decide(sight).action)
    action = safe_action(sight)
    assert isinstance(action, RunTrains)
    assert action.runs == best_set(state, action.company).runs
