"""What plays by itself: bots in their seats and programmed moves, after every entry and after every restart."""

import hashlib
import logging
import os
import threading
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Protocol

from sqlalchemy import Connection, or_, select, update
from sqlalchemy.orm import aliased

from highiron.bots import Decision, make_bot, sight_of
from highiron.bots.answers import safe_action
from highiron.bots.registry import thinks
from highiron.bots.worker import LIMIT, BotWorkers
from highiron.core.events import Event
from highiron.core.state import State
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.errors import Unavailable
from highiron.server.database.tables import Game, Program, Seat, Vote
from highiron.server.games.driver_queue import DriverQueue, waited_for
from highiron.server.games.errors import Conflict, GameError, RefusedMove
from highiron.server.games.models import Live
from highiron.server.games.moves import Moves
from highiron.server.games.votes import Votes
from highiron.server.news.notices import Notices
from highiron.server.programs.store import Programs

log = logging.getLogger(__name__)

THREADS = max(2, min(4, os.cpu_count() or 1))  # one of them is kept for games that people play in
STAND_IN = "steady"
_GAMES = Game.metadata.tables["games"]
INSTEAD = ("ran-out-of-time", "worker-failed", "answer-refused")  # reasons of moves that are not the bot's own
NICENESS = 5  # of bots' processes: whoever asks the server something comes first
SECONDS = 1.0  # that a strong bot thinks about a move; see `Driver.time_for`
LOADING = 4.0  # seconds beyond it until such a bot is given up: in a new process it first reads what it has learned
LEAST = 0.1  # and however many tables wait
ALONE = 0.25  # of that time for bots that nobody waits for
UNUSED = 60.0  # seconds after which bots' processes that nobody asks are ended
BREATHING = 0.25  # seconds at most between two moves of a thread in games that only bots play
SWEEP = 5.0  # seconds between looks for games that nobody drives
IDLE = 5_000  # milliseconds without an entry after which any process may drive a game
TIDY = 720  # sweeps between removals of old receipts: an hour


class Thinker(Protocol):
    """Whoever lets bots decide: `InProcesses` of their own, or `InProcess` with the one who asks."""

    def decide(self, state: State, seat: str = "", *, bot: str, seed: int, number: int, seconds: float) -> Decision: ...

    def rest(self) -> None: ...

    def close(self) -> None: ...


class InProcess:
    """Bots that think in the thread that asks."""

    def decide(self, state: State, seat: str = "", *, bot: str, seed: int, number: int, seconds: float) -> Decision:
        return make_bot(bot, seed, seconds).decide(sight_of(state, number, seat))

    def rest(self) -> None:
        """Nothing to give back."""

    def close(self) -> None:
        """Nothing to end."""


class InProcesses:
    """Bots that think in processes of their own, started when one is asked and given back when none is any more."""

    def __init__(self, processes: int = THREADS) -> None:
        self._workers = BotWorkers(processes, NICENESS)
        self.unused = UNUSED

    def decide(self, state: State, seat: str = "", *, bot: str, seed: int, number: int, seconds: float) -> Decision:
        limit = LOADING + 2 * seconds if thinks(bot) else LIMIT
        return self._workers.decide(state, seat, bot=bot, seed=seed, number=number, limit=limit, seconds=seconds)

    def rest(self) -> None:
        """Give the processes back, with their memory, that nobody has asked for a while."""
        self._workers.rest(self.unused)

    def close(self) -> None:
        """End the processes."""
        self._workers.close()


class Driver:
    """Threads that take games from a queue and let whatever plays by itself make one move."""

    def __init__(
        self,
        database: Database,
        moves: Moves,
        programs: Programs,
        votes: Votes,
        notices: Notices,
        bots: Thinker | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self._database = database
        self._moves = moves
        self._programs = programs
        self._votes = votes
        self._notices = notices
        self._bots = bots or InProcesses()
        self._seconds = seconds
        self._queue = DriverQueue()
        self._ending = threading.Event()
        self._threads: list[threading.Thread] = []
        self.sweep_every = SWEEP
        self.reminder_hooks: list[Callable[[Connection, Live], None]] = []  # run in the transaction that notes it
        self.idle = IDLE

    def begin(self) -> None:
        """Start the threads."""
        self._threads = [
            threading.Thread(target=self._work, args=(number > 0,), name=f"driver-{number}", daemon=True)
            for number in range(THREADS)
        ]
        self._threads.append(threading.Thread(target=self._sweep_on, name="sweeper", daemon=True))
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        """Let every thread finish the move it is at, and end it."""
        self._ending.set()
        self._queue.close()
        for thread in self._threads:
            thread.join()
        self._bots.close()

    def wake(self, live: Live) -> None:
        """Something changed in this game: see whether it goes on by itself."""
        if live.active_programs or (live.running and self._bot_in(live, live.actor)):
            self._queue.put(live.game_id, waited_for(live))

    @property
    def queued(self) -> tuple[int, int]:
        """How many games wait to go on by themselves: those that people play in, and those of bots alone."""
        return self._queue.sizes

    def time_for(self, live: Live) -> float:
        """Seconds that a bot may think in this game: the more tables with people wait, the less at each of them, and
        less again where only bots play.
        """
        waiting, _ = self._queue.sizes
        share = self._seconds / (1 + waiting)
        return max(min(LEAST, self._seconds), share if waited_for(live) else share * ALONE)

    def drive(self, game_id: str) -> bool:
        """Let a program or a bot do one thing; False when the game waits for a person."""
        live = self._moves.store.live(game_id)
        if live.active_programs and (after := self._programs.step(live)) is not None:
            self.wake(after)
            return True
        bot = self._bot_in(live, live.actor) or _stand_in(live)
        if not live.running or not bot:
            return False
        seat, sequence = live.actor, live.sequence
        decision = self._decide(live, seat, bot)
        if decision.why.code in INSTEAD:
            log.warning("bot %s did not decide itself: %s", bot, decision.why.code)
        try:
            self._play(live, sequence, seat, bot, decision)
        except RefusedMove as refused:
            log.error("bot %s was refused: %s", bot, ", ".join(reason.code for reason in refused.reasons))
            instead = safe_action(sight_of(live.state, live.position, seat))
            self._play(live, sequence, seat, bot, Decision(instead, Event("answer-refused", {"bot": bot})))
        return True

    def sweep(self, idle: int) -> None:
        """Queue the games that should go on by themselves but have had no entry for so many milliseconds."""
        asked = aliased(Seat)
        chosen = (
            select(Game.id)
            .join(asked, (asked.game_id == Game.id) & (asked.letter == Game.actor))
            .where(Game.status == "running", or_(Game.changed <= now() - idle, Game.changed > now()))
            .where(or_(asked.bot != "", Game.id.in_(select(Program.game_id).where(Program.status == "active"))))
        )
        absences = select(Vote.game_id).where(Vote.status == "open", Vote.kind == "substitute").distinct()
        with self._database.reading() as session:
            games = list(session.scalars(chosen))
            held = set(
                session.scalars(select(Seat.game_id).where(Seat.game_id.in_(games), Seat.person_id.is_not(None)))
            )
            waiting = list(session.scalars(absences))
            overdue = list(session.scalars(select(Game.id).where(Game.status == "running", Game.deadline <= now())))
            reminders = session.execute(select(Game.id, Game.remind_at).where(Game.remind_at <= now())).all()
        for game_id, at in reminders:
            self._apart(game_id, partial(self._remind, game_id, at or 0))
        for game_id in games:
            self._queue.put(game_id, game_id in held)
        for game_id in overdue:
            self._queue.put(game_id, True)
        for game_id in waiting:
            self._apart(game_id, partial(self._settle, game_id))

    @staticmethod
    def _apart(game_id: str, do: Callable[[], None]) -> None:
        """What is wrong with one game must not keep the sweeper from all others."""
        try:
            do()
        except Unavailable:
            raise
        except GameError as error:
            log.error("game %s cannot be swept: %s", game_id, error.detail)
        except Exception:
            log.exception("game %s cannot be swept", game_id)

    def _settle(self, game_id: str) -> None:
        for vote, live in self._votes.settle_due(game_id):
            self._notices.vote(live, vote)
            self.wake(live)

    def _remind(self, game_id: str, at: int) -> None:
        """Tell the seat that is asked that its time runs out, once, whichever process finds it."""
        live = self._moves.store.live(game_id)
        with self._database.writing_rows() as connection:
            here = update(_GAMES).where(_GAMES.c.id == game_id, _GAMES.c.remind_at == at).values(remind_at=None)
            if connection.execute(here).rowcount != 1:
                return
            for hook in self.reminder_hooks:
                hook(connection, live)
        self._notices.reminder(live)

    def _bot_in(self, live: Live, letter: str) -> str:
        seat = live.seat(letter)
        return seat.bot if seat is not None else ""

    def _decide(self, live: Live, seat: str, bot: str) -> Decision:
        return self._bots.decide(
            live.state, seat, bot=bot, seed=bot_seed(live, seat), number=live.position, seconds=self.time_for(live)
        )

    def _play(self, live: Live, sequence: int, seat: str, bot: str, decision: Decision) -> None:
        self._moves.play(
            live.game_id,
            sequence,
            decision.action,
            "bot",
            thought=decision.why,
            may=lambda present: (self._bot_in(present, seat) or _stand_in(present)) == bot,
        )

    def _work(self, any_game: bool) -> None:
        while (taken := self._queue.get(any_game)) is not None:
            game_id, waited = taken
            began = monotonic()
            try:
                self.drive(game_id)
            except Conflict:
                self._queue.put(game_id, waited)  # somebody else made a move; look again
            except Unavailable:
                log.warning("game %s waits for the database", game_id)  # the sweeper comes back to it
            except GameError as error:
                log.error("game %s cannot go on by itself: %s", game_id, error.detail)
            except Exception:
                log.exception("game %s cannot go on by itself", game_id)
            if not waited:
                # Nobody waits for this game: half of the time is for those who ask the server something.
                self._ending.wait(min(BREATHING, monotonic() - began))

    def _sweep_on(self) -> None:
        # Alone with its database a process need not wait for others that might be driving already.
        idle = 0 if self._database.kind == "sqlite" else self.idle
        count = 0
        while not self._ending.is_set():
            try:
                self._bots.rest()
                self.sweep(idle)
                if count % TIDY == 0:
                    self._moves.receipts.tidy()
            except Unavailable:
                log.warning("the sweeper waits for the database")
            except Exception:
                log.exception("sweep failed")
            count += 1
            idle = self.idle
            self._ending.wait(self.sweep_every)


def _stand_in(live: Live) -> str:
    """The bot that moves for a person who has no time left, where the table wants it so."""
    wanted = live.clock is not None and live.clock.then == "bot" and live.overdue(now())
    return STAND_IN if wanted else ""


def bot_seed(live: Live, seat: str) -> int:
    """What a bot's luck comes from: different at every table and seat, the same after a restart, and nobody's guess."""
    digest = hashlib.blake2b(f"{live.game_id}/{seat}/{live.seed}".encode(), digest_size=6).digest()
    return int.from_bytes(digest)
