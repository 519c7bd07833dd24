"""The desk where analyses are asked for, and the thread that has them worked out one after the other."""

import logging
import threading

import msgspec
from sqlalchemy import delete, func, select, update

from highiron.analysis import USUAL, Analysis
from highiron.bots.process import WorkerDied, WorkerProcess
from highiron.core.actions import action_to_data
from highiron.server.afterwards.work import Order, Report, serve
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.errors import Unavailable
from highiron.server.database.tables import Analysis as Row
from highiron.server.errors import Problem
from highiron.server.games.service import Games
from highiron.server.heavy import busy
from highiron.words import told

log = logging.getLogger("highiron.server.afterwards")

DEPTH = USUAL  # of the look at a game
FORM = 1  # of what is stored
OWN = 2  # of one person that wait or are worked on
OF_PLACE = 6  # of all people of one place, as one makes as many guests as one likes
WAITING = 30  # of everybody
LOOK_EVERY = 2.0  # seconds
LEASE = 60_000  # milliseconds without a sign after which another process takes it over
NICENESS = 10  # whoever plays comes first
UNDONE = ("waiting", "running")


class Desk:
    """Takes orders and keeps what is found. Several server processes share the work."""

    def __init__(self, database: Database, games: Games) -> None:
        self._database = database
        self._games = games
        self.depth = DEPTH
        self._wake = threading.Event()
        self._stop = threading.Event()
        self._thread: threading.Thread | None = None
        self._worker: WorkerProcess | None = None
        self._guard = threading.Lock()
        self._places: dict[str, str] = {}  # from where the games of the queue were asked for here

    def begin(self) -> None:
        """Start working; what an earlier run left undone is begun again."""
        self._thread = threading.Thread(target=self._work, name="analyses", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop; what is not done is begun again the next time."""
        self._stop.set()
        self._wake.set()
        if self._thread is not None:
            self._thread.join()

    # --- for the routes ----------------------------------------------------------------------------------------

    def row(self, game_id: str) -> Row | None:
        """What is known about the game; a document of an earlier form counts for nothing."""
        with self._database.reading() as session:
            found = session.get(Row, game_id)
            return found if found is None or found.form == FORM else None

    def ahead(self, row: Row) -> int:
        """How many are worked on or wait before it."""
        before = (Row.status.in_(UNDONE), Row.asked < row.asked)
        with self._database.reading() as session:
            return session.scalar(select(func.count()).select_from(Row).where(*before)) or 0

    def ask(self, game_id: str, person_id: int, place: str) -> None:
        """Put the game in the queue, unless it is there or done. Raises 409 when one person or one place has too many
        waiting, 503 when all have.
        """
        with self._guard, self._database.writing() as session:
            found = session.get(Row, game_id, with_for_update=True)
            if found is not None and found.form == FORM and found.status != "failed":
                return
            undone = dict(
                session.execute(select(Row.game_id, Row.person_id).where(Row.status.in_(UNDONE))).tuples().all()
            )
            self._places = {game: there for game, there in self._places.items() if game in undone}
            if list(undone.values()).count(person_id) >= OWN:
                raise Problem(409, "too-many-analyses", told("problem-too-many-analyses", most=OWN))
            if list(self._places.values()).count(place) >= OF_PLACE:
                raise Problem(409, "too-many-analyses", told("problem-too-many-analyses-here", most=OF_PLACE))
            if len(undone) >= WAITING:
                raise busy()
            time = now()
            fresh = {"person_id": person_id, "status": "waiting", "part": 0.0, "asked": time, "touched": time}
            session.merge(Row(game_id=game_id, form=FORM, document="", **fresh))
            self._places[game_id] = place
        self._wake.set()

    def cancel(self, game_id: str) -> None:
        """Take it out of the queue; who works on it stops at the next look."""
        with self._database.writing() as session:
            session.execute(delete(Row).where(Row.game_id == game_id, Row.status.in_(UNDONE)))

    # --- the thread --------------------------------------------------------------------------------------------

    def _work(self) -> None:
        while not self._stop.is_set():
            try:
                while not self._stop.is_set() and (game_id := self._take()):
                    self._try(game_id)
            except Unavailable:
                pass  # logged where it happened; it waits
            except Exception:
                log.exception("analyses broke off")
            self._rest()
            self._wake.wait(LOOK_EVERY)
            self._wake.clear()
        self._rest()

    def _take(self) -> str:
        """The game that has waited longest, taken; "" when none waits."""
        # Alone with its database a process knows that nobody else is at work.
        old = (Row.status == "running") & (Row.touched < now() - (0 if self._database.kind == "sqlite" else LEASE))
        chosen = select(Row).where((Row.status == "waiting") | old).order_by(Row.asked, Row.game_id).limit(1)
        with self._database.reading() as session:
            if session.scalar(chosen.with_only_columns(Row.game_id)) is None:
                return ""
        with self._database.writing() as session:
            row = session.scalar(chosen.with_for_update(skip_locked=True))
            if row is None:
                return ""
            row.status, row.touched, row.part = "running", now(), 0.0
            return row.game_id

    def _try(self, game_id: str) -> None:
        """Analyse it; whatever keeps it from being analysed must not keep those that wait after it."""
        try:
            self._analyse(game_id)
        except Unavailable:
            raise
        except Exception as error:
            log.error("game %s cannot be analysed: %s: %s", game_id, type(error).__name__, error)
            self._rest()  # it may be in the middle of this game
            self._note(game_id, "failed")

    def _analyse(self, game_id: str) -> None:
        """Have it worked out, telling how far it is; stop where nobody wants it any more."""
        live = self._games.live(game_id)
        actions = [action_to_data(action) for action in self._games.actions(game_id)]
        message = msgspec.json.encode(Order(self._games.state_at(game_id, 0).to_data(), actions, self.depth))
        try:
            while True:
                report = msgspec.json.decode(self._ask(message), type=Report)
                if report.fault:
                    log.error("game %s of %s cannot be analysed: %s", game_id, live.title, report.fault)
                    self._note(game_id, "failed")
                    return
                if report.found is not None:
                    self._note(game_id, "done", 1.0, msgspec.json.encode(report.found).decode())
                    return
                if self._stop.is_set() or not self._note(game_id, "running", report.part):
                    self._rest()  # in the middle of a game: the next one begins with a new process
                    return
                message = msgspec.json.encode(Order())
        except WorkerDied:
            log.error("the process that analysed game %s died", game_id)
            self._rest()
            self._note(game_id, "failed")

    def _ask(self, message: bytes) -> bytes:
        if self._worker is None:
            self._worker = WorkerProcess(serve, NICENESS)
        self._worker.send(message)
        return self._worker.receive()

    def _note(self, game_id: str, status: str, part: float = 0.0, document: str = "") -> bool:
        """Write down how far it is; False when it was cancelled."""
        here = update(Row).where(Row.game_id == game_id, Row.status == "running")
        values = {"status": status, "part": round(part, 3), "document": document, "touched": now()}
        with self._database.writing_rows() as connection:
            return bool(connection.execute(here.values(**values)).rowcount)

    def _rest(self) -> None:
        """End the process: between games nothing of it is needed."""
        if self._worker is not None:
            self._worker.kill()
            self._worker = None


def stored(row: Row) -> Analysis:
    """What was found."""
    return msgspec.json.decode(row.document, type=Analysis)
