"""Moves: from an action to a stored entry."""

from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from sqlalchemy.orm import Session

from highiron.core.actions import Action, EndGame, action_to_data
from highiron.core.events import Event, Refused
from highiron.flow import engine
from highiron.server.database.errors import Unavailable
from highiron.server.games.errors import BadRequest, Conflict, NotAllowed, NotRunning, NotYourSeat, RefusedMove
from highiron.server.games.history import History
from highiron.server.games.journal import Journal, NewEntry, Stale
from highiron.server.games.models import Accepted, By, Live
from highiron.server.games.receipts import Receipts, Ticket, ticket
from highiron.server.games.store import Store

TRIES = 5  # when other processes change the table at the same moment

T = TypeVar("T")


def check_holder(live: Live, person_id: int, seat: str) -> None:
    """Raises NotYourSeat unless the person holds the seat."""
    if seat not in live.held_by(person_id):
        raise NotYourSeat("You do not hold this seat.", seat=seat)


def check_running(live: Live) -> None:
    if not live.running:
        raise NotRunning(f"The game is {live.status}: nothing can be changed any more.", status=live.status)


class Moves:
    """Takes actions for seats. Every entry goes through `once_current`, which sees to it that a game has one writer."""

    def __init__(self, store: Store, history: History, journal: Journal, receipts: Receipts) -> None:
        self.store = store
        self.history = history
        self.journal = journal
        self.receipts = receipts

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
        raise Unavailable("The table is changing too fast right now; nothing was stored. Please try again.")

    def submit(self, game_id: str, person_id: int, seat: str, sequence: int, key: str, action: Action) -> Accepted:
        """A person's move. Raises what stands in `errors`; a repeated request gets its first answer."""
        asked = ticket(person_id, key, "action", seat, sequence, action_to_data(action))

        def work(live: Live) -> Accepted:
            check_holder(live, person_id, seat)
            if (repeated := self.repeated(live, asked)) is not None:
                return repeated
            check_running(live)
            if sequence != live.sequence:
                raise Conflict(sequence, live.sequence)
            if action.seat != seat:
                raise BadRequest(f"The action is for seat {action.seat!r}, the request for seat {seat!r}.")
            if isinstance(action, EndGame):
                raise NotAllowed("end-by-vote", "A game is ended early by a vote: propose to abandon it.")
            try:
                return self._play(live, action, "person", person_id, asked)
            except RefusedMove as refused:
                self.receipts.refuse(game_id, asked, refused.reasons)
                raise

        def hopeful(live: Live) -> Accepted:
            if not live.running or sequence != live.sequence or action.seat != seat or isinstance(action, EndGame):
                raise Stale
            if seat not in live.held_by(person_id):
                raise Stale
            try:
                # A key that was used before is noticed when its receipt is stored.
                return self._play(live, action, "person", person_id, asked)
            except RefusedMove:
                raise Stale from None

        return self.once_current(game_id, work, hopeful)

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
            return self._play(live, action, by, person_id, None, thought, first)

        return self.once_current(game_id, work)

    def repeated(self, live: Live, asked: Ticket) -> Accepted | None:
        """The first answer to a request that has come before; None when it is new."""
        sequence = self.receipts.find(live.game_id, asked)
        if sequence is None:
            return None
        then = self.history.after_entry(live, sequence)
        events = self.history.events(live.game_id, sequence)
        return Accepted(sequence, then.position, events, then, repeated=True)

    def _play(
        self,
        live: Live,
        action: Action,
        by: By,
        person_id: int | None,
        asked: Ticket | None,
        thought: Event | None = None,
        first: Callable[[Session], None] | None = None,
    ) -> Accepted:
        try:
            state, events = engine.apply(live.state, action)
        except Refused as refused:
            raise RefusedMove(refused.reasons) from None
        entry = NewEntry(
            kind="action",
            seat=action.seat,
            by=by,
            position=live.position + 1,
            tip=0,
            person_id=person_id,
            action=action,
            events=events,
            thought=thought,
        )
        after = self.journal.append(live, entry, state, ticket=asked, first=first)
        return Accepted(after.sequence, after.position, events, after, actor_before=live.actor)
