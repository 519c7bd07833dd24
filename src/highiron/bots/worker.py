"""Bots in processes of their own with a time limit, so that a table server can seat them.

    with BotWorkers(processes=2) as workers:
        decision = workers.decide(state, "A", bot="steady", seed=7, number=120, limit=2.0)

`decide` always gives a legal decision: when the bot does not answer in time, fails or answers nonsense, it is a safe
action whose reason tells so. Any number of threads may call it; from asyncio it is
`await asyncio.to_thread(workers.decide, …)`.

Only what the seat may see is sent to the process (`question`), so that no bot can look further. Programs that use this
from a script need the guard `if __name__ == "__main__":`, as always when Python starts processes.
"""

import threading
from time import monotonic
from types import TracebackType
from typing import Any

import msgspec

from highiron.bots.answers import objections, safe_action
from highiron.bots.bot import Decision, Sight
from highiron.bots.hints import sight_to_decide
from highiron.bots.process import TookTooLong, WorkerDied, WorkerProcess
from highiron.bots.registry import bot_names, make_bot
from highiron.core.actions import action_from_data, action_to_data
from highiron.core.events import Event
from highiron.core.state import State
from highiron.flow import engine
from highiron.titles import catalogue

LIMIT = 2.0  # seconds for a decision
MOMENT = 0.1  # seconds that somebody waits for a process before a further one is started
STARTING = 60.0  # seconds for a process to load; not counted as thinking
FAILED = "worker-failed"


class Question(msgspec.Struct, frozen=True):
    """What is sent to a process: the position as the seat may know it, and who shall answer."""

    bot: str
    seed: int
    seat: str
    number: int
    state: dict[str, Any]
    seconds: float | None = None  # to think, where the bot can be told


class Reply(msgspec.Struct, frozen=True):
    """What comes back: an action with its reason, or a code for what went wrong."""

    action: dict[str, Any] = {}
    why: Event = Event("")
    failure: str = ""
    error: str = ""


def question(sight: Sight, bot: str, seed: int = 0, seconds: float | None = None) -> bytes:
    """The message to a process about what a seat sees; see `sight_of`."""
    return msgspec.json.encode(Question(bot, seed, sight.seat, sight.number, sight.state.to_data(), seconds))


def answer(message: bytes) -> bytes:
    """Let the bot decide; runs in the process."""
    try:
        asked = msgspec.json.decode(message, type=Question)
        state = catalogue.state_from_data(asked.state)
        families = [family for family in engine.legal(state) if family.seat == asked.seat]
        bot = make_bot(asked.bot, asked.seed, asked.seconds)
        decision = bot.decide(Sight(asked.seat, state, families, asked.number))
        return msgspec.json.encode(Reply(action_to_data(decision.action), decision.why))
    except Exception as error:  # a bot may fail in any way
        return msgspec.json.encode(Reply(failure=FAILED, error=f"{type(error).__name__}: {error}"))


class BotWorkers:
    """Processes that decide for bots, so many at most. Thread-safe; use it as a context manager or `close` it.

    One is started when somebody asks, and a further one when all of them are busy for longer than a moment; the one
    that was asked last is asked first. So a crowd of quick bots shares one process, and `rest` finds those that are
    not needed. With `niceness` they let other processes of the machine go first.
    """

    def __init__(self, processes: int = 1, niceness: int = 0) -> None:
        if processes < 1:
            raise ValueError("at least one process is needed")
        self._most = processes
        self._niceness = niceness
        self._all: list[WorkerProcess] = []
        self._idle: list[tuple[WorkerProcess, float]] = []  # since when, the latest last
        self._changed = threading.Condition()
        self._closed = False

    def decide(
        self,
        state: State,
        seat: str = "",
        *,
        bot: str = "steady",
        seed: int = 0,
        number: int = 0,
        limit: float = LIMIT,
        seconds: float | None = None,
    ) -> Decision:
        """What the bot does in that seat, by default in the one that is asked, after so many actions of the game.

        Always legal. The reason is `ran-out-of-time`, `worker-failed` or `answer-refused` when it is not the bot's own
        answer. Waiting for an idle process is not counted against the limit. `seconds` is what bots of the house may
        think for; the limit should leave room beyond it. Raises `UnknownBot`, `NothingToDecide` when the seat has
        nothing to decide, and `RuntimeError` after `close`.
        """
        if bot not in bot_names():
            make_bot(bot, seed)  # raises UnknownBot; what is registered need not be loaded here
        sight = sight_to_decide(state, seat, number)
        worker = self._take()
        try:
            reply = _ask(worker, question(sight, bot, seed, seconds), limit)
        finally:
            self._give(worker)
        return _checked(state, sight, bot, reply)

    def pids(self) -> list[int]:
        """The processes, for those who watch over them."""
        with self._changed:
            return [worker.pid for worker in self._all]

    def rest(self, unused: float) -> None:
        """End the processes that nobody has asked for so many seconds; they come back when they are needed."""
        with self._changed:
            ended = [worker for worker, since in self._idle if monotonic() - since >= unused]
            self._drop(ended)
        for worker in ended:
            worker.close()

    def close(self) -> None:
        """End all processes, each after its present decision. Later calls of `decide` raise RuntimeError."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()
            while len(self._idle) < len(self._all):
                self._changed.wait()
            ended = list(self._all)
            self._drop(ended)
        for worker in ended:
            worker.close()

    def _take(self) -> WorkerProcess:
        """A process that nobody else asks, until it is given back."""
        began = monotonic()
        with self._changed:
            while not self._closed:
                if self._idle:
                    return self._idle.pop()[0]
                if not self._all or (monotonic() - began >= MOMENT and self._may_start()):
                    worker = WorkerProcess(answer, self._niceness)
                    self._all.append(worker)
                    return worker
                self._changed.wait(MOMENT)
            raise RuntimeError("these workers are closed")

    def _may_start(self) -> bool:
        """Whether a further process would help. One that is still loading is there before another one would be."""
        return len(self._all) < self._most and not any(worker.fresh for worker in self._all)

    def _give(self, worker: WorkerProcess) -> None:
        with self._changed:
            self._idle.append((worker, monotonic()))
            self._changed.notify_all()

    def _drop(self, ended: list[WorkerProcess]) -> None:
        self._all = [worker for worker in self._all if worker not in ended]
        self._idle = [(worker, since) for worker, since in self._idle if worker not in ended]

    def __enter__(self) -> "BotWorkers":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def _ask(worker: WorkerProcess, message: bytes, limit: float) -> Reply:
    """The process's reply; where it has none, a new process takes its place."""
    try:
        _wake(worker, limit)
        worker.send(message)
        return msgspec.json.decode(worker.receive(limit), type=Reply)
    except TookTooLong:
        worker.restart()
        return Reply(failure="ran-out-of-time")
    except WorkerDied:
        worker.restart()
        return Reply(failure=FAILED, error="its process died")
    except BaseException:  # an interrupt: a reply that comes later must not be taken for the next one's
        worker.restart()
        raise


def _wake(worker: WorkerProcess, limit: float) -> None:
    """Make sure that the process is there: if it was killed while it was idle, that is no fault of the bot's."""
    try:
        worker.send(b"")
        worker.receive(STARTING if worker.fresh else limit)
    except WorkerDied:
        worker.restart()
        worker.send(b"")
        worker.receive(STARTING)


def _checked(state: State, sight: Sight, bot: str, reply: Reply) -> Decision:
    """The bot's own decision if it can be played, else a safe one whose reason names what went wrong."""
    failure, error = reply.failure, reply.error
    if not failure:
        try:
            action = action_from_data(reply.action)
            reasons = objections(state, sight, action)
            if not reasons:
                return Decision(action, reply.why)
            failure, error = "answer-refused", ", ".join(reason.code for reason in reasons)
        except msgspec.ValidationError as wrong:
            failure, error = FAILED, str(wrong)
    return Decision(safe_action(sight), Event(failure, {"bot": bot, "error": error}))
