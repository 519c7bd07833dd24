"""Moves: how every entry comes about, from what is asked for to what is stored and told."""

from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from sqlalchemy.orm import Session

from highiron.core.actions import Action, EndGame, action_to_data
from highiron.core.events import Event, Refused
from highiron.flow import engine
from highiron.server.database.errors import Unavailable
from highiron.server.games.errors import (
    BadRequest,
    Conflict,
    GameError,
    NotAllowed,
    NotRunning,
    NotYourSeat,
    RefusedMove,
)
from highiron.server.games.history import History
from highiron.server.games.journal import Journal, Stale
from highiron.server.games.models import Accepted, By, Live, Made
from highiron.server.games.receipts import Receipts, Ticket, ticket
from highiron.server.games.store import Store, make
from highiron.words import told

TRIES = 5  # when other processes change the table at the same moment

T = TypeVar("T")


def check_holder(live: Live, person_id: int, seat: str) -> None:
    """Raises NotYourSeat unless the person holds the seat."""
    if seat not in live.held_by(person_id):
        raise NotYourSeat(told("problem-seat-of-others"), seat=seat)


def check_running(live: Live) -> None:
    if not live.running:
        raise NotRunning(told("problem-game-not-running", status=live.status), status=live.status)


def act(
    live: Live,
    action: Action,
    by: By,
    person_id: int | None = None,
    thought: Event | None = None,
    status_at_end: str = "finished",
) -> Made:
    """The entry of an action. Raises RefusedMove."""
    try:
        state, events = engine.apply(live.state, action)
    except Refused as refused:
        raise RefusedMove(refused.reasons) from None
    return make(
        live,
        state,
        kind="action",
        seat=action.seat,
        by=by,
        position=live.position + 1,
        events=events,
        person_id=person_id,
        action=action,
        thought=thought,
        status_at_end=status_at_end,
    )


class Moves:
    """Makes entries. All of them, whoever makes them and whatever they do, come about by `enter`, within
    `once_current`, which sees to it that a game has one writer.
    """

    def __init__(
        self,
        store: Store,
        history: History,
        journal: Journal,
        receipts: Receipts,
        tell: Callable[[Live, Live], None],
    ) -> None:
        """`tell` is called with the game before and after each entry, once it is stored; it must not block."""
        self.store = store
        self.history = history
        self.receipts = receipts
        self._journal = journal
        self._tell = tell

    def once_current(self, game_id: str, work: Callable[[Live], T], hopeful: Callable[[Live], T] | None = None) -> T:
        """Do the work on the game as it is now, as its only writer; again when another process was faster.

        `hopeful` is tried first, on the game as it is remembered, without a look at the database. It must end by
        storing an entry, which succeeds only if the memory was right; otherwise it raises Stale and the work is done.
        """
        with self.store.writer_lock(game_id):
            if hopeful is not None and (remembered := self.store.remembered(game_id)) is not None:
                with suppress(Stale):
                    return hopeful(remembered)
            for _ in range(TRIES):
                live = self.store.live(game_id)
                try:
                    return work(live)
                except Stale:
                    self.store.forget(game_id)
        raise Unavailable(told("problem-changing-too-fast"))

    def enter(
        self,
        live: Live,
        made: Made,
        *,
        ticket: Ticket | None = None,
        first: Callable[[Session], None] | None = None,
    ) -> Accepted:
        """Store an entry and tell of it. Raises Stale. `first` runs in the transaction that stores it."""
        after = self._journal.append(live, made, ticket=ticket, first=first)
        self._tell(live, after)
        return Accepted(made.entry, after, live)

    def ask(
        self, game_id: str, asked: Ticket, seat: str, sequence: int, work_out: Callable[[Live], Made | None]
    ) -> Accepted | None:
        """What a person asks for who saw the game at `sequence`; None when `work_out` says that others must agree.

        Raises what stands in `errors`; a repeated request gets its first answer.
        """
        person_id = asked.person_id

        def work(live: Live) -> Accepted | None:
            check_holder(live, person_id, seat)
            if (repeated := self._repeated(live, asked)) is not None:
                return repeated
            check_running(live)
            if sequence != live.sequence:
                raise Conflict(sequence, live.sequence)
            try:
                made = work_out(live)
            except RefusedMove as refused:
                self.receipts.refuse(game_id, asked, refused.reasons)
                raise
            return None if made is None else self.enter(live, made, ticket=asked)

        def hopeful(live: Live) -> Accepted:
            if not live.running or sequence != live.sequence or seat not in live.held_by(person_id):
                raise Stale
            try:
                made = work_out(live)
            except GameError:
                raise Stale from None
            if made is None:
                raise Stale
            # A key that was used before is noticed when its receipt is stored.
            return self.enter(live, made, ticket=asked)

        return self.once_current(game_id, work, hopeful)

    def submit(self, game_id: str, person_id: int, seat: str, sequence: int, key: str, action: Action) -> Accepted:
        """A person's move."""
        asked = ticket(person_id, key, "action", seat, sequence, action_to_data(action))

        def work_out(live: Live) -> Made:
            if action.seat != seat:
                raise BadRequest(told("problem-two-seats-named", seat=action.seat, seat2=seat))
            if isinstance(action, EndGame):
                raise NotAllowed("end-by-vote", told("problem-end-by-vote"))
            return act(live, action, "person", person_id)

        accepted = self.ask(game_id, asked, seat, sequence, work_out)
        assert accepted is not None, "an action needs nobody's consent"
        return accepted

    def play(
        self,
        game_id: str,
        sequence: int,
        action: Action,
        by: By,
        person_id: int | None = None,
        thought: Event | None = None,
        may: Callable[[Live], bool] = lambda live: True,
        first: Callable[[Session], None] | None = None,
    ) -> Accepted:
        """A move that no request asked for: by a bot or a program, if `may` still holds. Raises Conflict, RefusedMove.

        `first` runs in the transaction that stores it.
        """

        def work(live: Live) -> Accepted:
            check_running(live)
            if sequence != live.sequence or not may(live):
                raise Conflict(sequence, live.sequence)
            return self.enter(live, act(live, action, by, person_id, thought), first=first)

        return self.once_current(game_id, work)

    def _repeated(self, live: Live, asked: Ticket) -> Accepted | None:
        """The first answer to a request that has come before; None when it is new."""
        sequence = self.receipts.find(live.game_id, asked)
        if sequence is None:
            return None
        entry = self.history.entry(live.game_id, sequence)
        return Accepted(entry, self.history.after_entry(live, entry), repeated=True)
