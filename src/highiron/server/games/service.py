"""Games: everything the routes need, in one place. Thread-safe; every method may block on the database."""

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.orm import Session

from highiron.core.actions import Action
from highiron.core.state import State
from highiron.server.database.engine import Database
from highiron.server.database.tables import Entry
from highiron.server.games.driver import SECONDS, Driver, Thinker
from highiron.server.games.errors import GameError
from highiron.server.games.history import History
from highiron.server.games.journal import Hook, Journal
from highiron.server.games.models import Accepted, EntryRow, Live, Made, NewTable, Proposed, UndoRights, VoteInfo
from highiron.server.games.moves import Moves
from highiron.server.games.played import Played
from highiron.server.games.receipts import Receipts, Ticket, ticket
from highiron.server.games.setting_up import SettingUp
from highiron.server.games.store import CACHED, Store
from highiron.server.games.taking_back import TakingBack, check_target, redo_is_free, undo_is_free
from highiron.server.games.votes import VoteHook, Votes
from highiron.server.games.votes import touch as touch_game
from highiron.server.games.written import entry_row
from highiron.server.news.newsroom import News, Newsroom, game_topic, person_topic
from highiron.server.news.notices import Notices
from highiron.server.programs.models import AnyProgram, ProgramInfo
from highiron.server.programs.store import Programs

if TYPE_CHECKING:
    from highiron.server.news.relay import Relay


class Games:
    """The games of one server process. `begin` starts what works by itself: bots, programs, news of other processes."""

    def __init__(
        self,
        database: Database,
        newsroom: Newsroom | None = None,
        *,
        bots: Thinker | None = None,
        cached: int = CACHED,
        bot_seconds: float = SECONDS,
    ) -> None:
        self.database = database
        self.newsroom = newsroom or Newsroom()
        self.notices = Notices(self.newsroom)
        self.store = Store(database, cached)
        self.history = History(database)
        self.receipts = Receipts(database)
        self._journal = Journal(database, self.store)
        self._moves = Moves(self.store, self.history, self._journal, self.receipts, self._tell)
        self._taking_back = TakingBack(self.history)
        self._votes = Votes(database, self._moves, self._taking_back)
        self._programs = Programs(database, self._moves, self.notices)
        self._setting_up = SettingUp(database, self._journal.hooks)
        self.driver = Driver(database, self._moves, self._programs, self._votes, self.notices, bots, bot_seconds)
        self._relay = _relay(database, self.newsroom)

    # --- running -----------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start the threads: bots go on where it is their turn, also in games of an earlier run."""
        if self._relay is not None:
            self._relay.begin()
        self.driver.begin()

    def close(self) -> None:
        """End the threads; what is being stored is finished first."""
        self.driver.close()
        if self._relay is not None:
            self._relay.close()

    def add_hook(self, hook: Hook) -> None:
        """Call it in the transaction of the start and of every entry with the game before (or None) and after."""
        self._journal.hooks.append(hook)

    def add_vote_hook(self, hook: VoteHook) -> None:
        """Call it in the transaction in which people are asked for their votes."""
        self._votes.hooks.append(hook)

    # --- tables ------------------------------------------------------------------------------------------------

    def create(self, table: NewTable) -> str:
        """A new table; gives the id of its game. Raises BadRequest."""
        return self._setting_up.create(table)

    def start(self, game_id: str) -> Live:
        """Begin the game. Raises NotAllowed (`already-started`, `not-full`)."""
        self._setting_up.start(game_id)
        live = self.store.live(game_id)
        self.notices.started(live)
        self.driver.wake(live)
        return live

    def store_record(self, table: NewTable, game: Played, status: str = "") -> str:
        """Keep a game that was played elsewhere; `status` running lets it be played on (hotseat)."""
        game_id = self._setting_up.store_record(table, game, status)
        self.driver.wake(self.store.live(game_id))
        return game_id

    @staticmethod
    def touch(session: Session, game_id: str) -> None:
        """Say that the rows of a game or its seats have changed; call it in the transaction that changes them."""
        touch_game(session, game_id)

    # --- looking -----------------------------------------------------------------------------------------------

    def live(self, game_id: str, expected: int = 0) -> Live:
        """The game as it stands, at `expected` or later as news say. Raises NoSuchGame, and NotRunning while it waits
        for players.
        """
        return self.store.live(game_id, expected)

    def since(self, game_id: str, sequence: int) -> tuple[Live, list[EntryRow]] | None:
        """The game after `sequence` with the entries since, if all that is in memory. Never blocks."""
        return self.store.since(game_id, sequence)

    def state_at(self, game_id: str, position: int) -> State:
        """The state after so many of the actions that stand. Raises NoSuchThing."""
        return self.history.state_at(self.store.live(game_id), position)

    def actions(self, game_id: str, after: int = 0, until: int | None = None) -> list[Action]:
        """The actions that stand, from position `after` to `until`. Hidden choices included: not for showing."""
        return self.history.actions(self.store.live(game_id), after, until)

    def entries(
        self, game_id: str, after: int = 0, limit: int = 100, until: int | None = None, before: int | None = None
    ) -> list[EntryRow]:
        """Entries in order: the first `limit` after a sequence or, with `before`, the last `limit` before one."""
        chosen = select(Entry).where(Entry.game_id == game_id, Entry.sequence > after).limit(limit)
        if until is not None:
            chosen = chosen.where(Entry.sequence <= until)
        if before is not None:
            chosen = chosen.where(Entry.sequence < before).order_by(Entry.sequence.desc())
        else:
            chosen = chosen.order_by(Entry.sequence)
        with self.database.reading() as session:
            rows = [entry_row(row) for row in session.scalars(chosen)]
        return rows[::-1] if before is not None else rows

    # --- moving ------------------------------------------------------------------------------------------------

    def submit(self, game_id: str, person_id: int, seat: str, sequence: int, key: str, action: Action) -> Accepted:
        """A move by a person who saw the game at `sequence`.

        When this returns, the move is stored for good. Raises Conflict, RefusedMove, KeyReused, NotYourSeat,
        NotRunning, BadRequest, NotAllowed and Unavailable, and then nothing has changed.
        """
        return self._moves.submit(game_id, person_id, seat, sequence, key, action)

    def undo(
        self, game_id: str, person_id: int, seat: str, sequence: int, key: str, to: int | None = None
    ) -> Accepted | Proposed:
        """Go back to a position (by default before the seat's last action), or propose it where others must agree."""
        asked = ticket(person_id, key, "undo", seat, sequence, to)

        def work_out(live: Live) -> Made | None:
            target = self._taking_back.default_target(live, seat) if to is None else to
            check_target(live, target)
            free = undo_is_free(live, seat, target)
            return self._taking_back.undo(live, seat, target, "person", person_id) if free else None

        done = self._moves.ask(game_id, asked, seat, sequence, work_out)
        return done or self._by_vote(game_id, seat, "undo", asked, to)

    def redo(self, game_id: str, person_id: int, seat: str, sequence: int, key: str) -> Accepted | Proposed:
        """Bring back what the last undo took, or propose it."""
        asked = ticket(person_id, key, "redo", seat, sequence)

        def work_out(live: Live) -> Made | None:
            if live.redo and not redo_is_free(live, seat):
                return None
            return self._taking_back.redo(live, seat, "person", person_id)

        done = self._moves.ask(game_id, asked, seat, sequence, work_out)
        return done or self._by_vote(game_id, seat, "redo", asked)

    def undo_rights(self, live: Live, seat: str, last: EntryRow | None = None) -> UndoRights:
        """What the seat may undo and redo now, and whether others must agree; `last` led here, where it is at hand."""
        return self._taking_back.rights(live, seat, last)

    # --- votes -------------------------------------------------------------------------------------------------

    def votes(self, game_id: str, open_only: bool = False) -> list[VoteInfo]:
        return self._votes.of_game(self.store.live(game_id), open_only)

    def propose(
        self,
        game_id: str,
        person_id: int,
        seat: str,
        kind: str,
        *,
        to: int | None = None,
        of: str = "",
        bot: str = "",
        person: int | None = None,
    ) -> VoteInfo:
        """Open a vote: undo (`to`), redo, substitute (seat `of` to a `bot` or a `person`) or abandon."""
        return self._propose(game_id, person_id, seat, kind, to=to, of=of, bot=bot, person=person)[0]

    def answer_vote(self, game_id: str, vote_id: int, person_id: int, agrees: bool) -> VoteInfo:
        """Agree or decline, for all seats the person holds or as the one asked to take a seat."""
        vote, live = self._votes.answer(game_id, vote_id, person_id, agrees)
        self._voted(live, vote)
        return vote

    # --- programmed moves --------------------------------------------------------------------------------------

    def programs(self, game_id: str, person_id: int) -> list[ProgramInfo]:
        """The person's own programs in this game, the latest last."""
        return self._programs.of_person(game_id, person_id)

    def set_program(self, game_id: str, person_id: int, seat: str, program: AnyProgram) -> ProgramInfo:
        """Set the seat's program; an active one is replaced. Raises BadRequest when it makes no sense in this game."""
        found = self._programs.set(game_id, person_id, seat, program)
        self.driver.wake(self.store.live(game_id))
        return found

    def drop_programs(self, game_id: str, person_id: int, seat: str | None = None) -> None:
        """End the person's active programs, of one seat or of all."""
        self._programs.drop(game_id, person_id, seat)

    # --- news --------------------------------------------------------------------------------------------------

    def subscribe(self, game_id: str, every: float | None = None) -> AsyncIterator[News | None]:
        """News of a game; see `Newsroom.listen`."""
        return self.newsroom.listen(game_topic(game_id), every=every)

    def subscribe_person(self, person_id: int, every: float | None = None) -> AsyncIterator[News | None]:
        """News for one person; see `Newsroom.listen`."""
        return self.newsroom.listen(person_topic(person_id), every=every)

    # --- what follows ------------------------------------------------------------------------------------------

    def _tell(self, before: Live, after: Live) -> None:
        """An entry has been stored."""
        self.notices.entry(before.actor, after)
        self.driver.wake(after)

    def _by_vote(self, game_id: str, seat: str, kind: str, asked: Ticket, to: int | None = None) -> Accepted | Proposed:
        vote, live = self._propose(game_id, asked.person_id, seat, kind, to=to, asked=asked)
        if vote.status != "carried":
            return Proposed(vote)
        return Accepted(self.history.entry(game_id, live.sequence), live)

    def _propose(
        self,
        game_id: str,
        person_id: int,
        seat: str,
        kind: str,
        *,
        to: int | None = None,
        of: str = "",
        bot: str = "",
        person: int | None = None,
        asked: Ticket | None = None,
    ) -> tuple[VoteInfo, Live]:
        vote, live = self._votes.propose(
            game_id, person_id, seat, kind, to=to, of=of, bot=bot, person=person, asked=asked
        )
        self._voted(live, vote)
        return vote, live

    def settle(self, game_id: str) -> None:
        """Somebody at the table is gone: tell of it, and carry out what waited for that person alone."""
        self.newsroom.publish(News("table", game_id))
        with suppress(GameError):  # it has not begun, or cannot be read
            for vote, live in self._votes.settle_due(game_id):
                self._voted(live, vote)

    def _voted(self, live: Live, vote: VoteInfo) -> None:
        self.notices.vote(live, vote)
        self.driver.wake(live)


def _relay(database: Database, newsroom: Newsroom) -> "Relay | None":
    """News of other processes: on PostgreSQL alone there are any, and only there its driver is loaded."""
    if database.kind != "postgresql":
        return None
    from highiron.server.news.relay import Relay

    return Relay(database, newsroom)
