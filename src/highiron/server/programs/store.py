"""Programmed moves: kept, fired and ended. Nobody but their owner ever reads of them."""

import logging

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.orm import Session

from highiron.core.events import Event
from highiron.core.ids import printed
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import Entry, Program
from highiron.server.games.errors import BadRequest, RefusedMove
from highiron.server.games.models import EntryRow, Live
from highiron.server.games.moves import Moves, check_holder, check_running
from highiron.server.games.votes import touch
from highiron.server.games.written import entry_row, to_json
from highiron.server.news.notices import Notices
from highiron.server.programs.models import AnyProgram, BuyProgram, ProgramInfo, ProgramLine
from highiron.server.programs.rules import Step, ended, next_step, round_key
from highiron.words import told

log = logging.getLogger(__name__)


KEPT = 20  # programs of a person in a game that are told when they have ended; what they did stands in the game


class Programs:
    """The programs of all games."""

    def __init__(self, database: Database, moves: Moves, notices: Notices) -> None:
        self._database = database
        self._moves = moves
        self._notices = notices

    def of_person(self, game_id: str, person_id: int) -> list[ProgramInfo]:
        """The person's own programs, the latest last."""
        with self._database.reading() as session:
            rows = session.scalars(
                select(Program).where(Program.game_id == game_id, Program.person_id == person_id).order_by(Program.id)
            ).all()
        return [_info(row) for row in rows]

    def set(self, game_id: str, person_id: int, seat: str, program: AnyProgram) -> ProgramInfo:
        """Set the seat's program in place of the one it has."""

        def work(live: Live) -> int:
            check_holder(live, person_id, seat)
            check_running(live)
            _check(live, program)
            with self._database.writing() as session:
                _end_active(session, live, person_id, seat, "replaced")
                found: int = session.execute(
                    insert(Program)
                    .values(
                        game_id=game_id,
                        seat=seat,
                        person_id=person_id,
                        detail=to_json(program),
                        sequence=live.sequence,
                        status="active",
                        round=round_key(live.state),
                        log="[]",
                    )
                    .returning(Program.id)
                ).scalar_one()
                _forget_old(session, game_id, person_id)
                touch(session, game_id)
            return found

        program_id = self._moves.once_current(game_id, work)
        return next(found for found in self.of_person(game_id, person_id) if found.id == program_id)

    def drop(self, game_id: str, person_id: int, seat: str | None) -> None:
        """End the person's active programs."""

        def work(live: Live) -> None:
            with self._database.writing() as session:
                _end_active(session, live, person_id, seat, "dropped")
                touch(session, game_id)

        self._moves.once_current(game_id, work)

    def step(self, live: Live) -> Live | None:
        """Let one program act or end; gives the game after it, None when all of them wait."""
        for row in self._active(live.game_id):
            program = msgspec.json.decode(row.detail, type=AnyProgram)
            if row.person_id not in {seat.person_id for seat in live.seats if seat.letter == row.seat}:
                step = ended("substituted")
            elif not live.running:
                step = ended("game-ended")
            else:
                if not row.round and (key := round_key(live.state)):
                    self._bind(row, key)
                step = next_step(program, row.round, row.seat, live.state, self._entries(live, row.sequence))
            if step.line is not None:
                return self._do(live, row, step)
        return None

    def _do(self, live: Live, row: Program, step: Step) -> Live:
        assert step.line is not None
        line = step.line
        if step.action is not None:
            try:
                done = self._moves.play(
                    live.game_id,
                    live.sequence,
                    step.action,
                    "program",
                    row.person_id,
                    may=lambda now_live: now_live.revision == live.revision,
                    first=lambda session: _note(session, row.id, line, live.sequence + 1),
                )
            except RefusedMove as refused:
                line = Event("program-stopped", {"why": "refused", "rule": refused.reasons[0].rule})
            else:
                self._notices.program(done.live, row.person_id)
                return done.live
        with self._database.writing() as session:
            _note(session, row.id, line, live.sequence, status="done")
            touch(session, live.game_id)
        self._notices.program(live, row.person_id)
        return self._moves.store.live(live.game_id)

    def _active(self, game_id: str) -> list[Program]:
        with self._database.reading() as session:
            return list(
                session.scalars(
                    select(Program).where(Program.game_id == game_id, Program.status == "active").order_by(Program.id)
                )
            )

    def _bind(self, row: Program, key: str) -> None:
        with self._database.writing() as session:
            session.execute(update(Program).where(Program.id == row.id).values(round=key))
        row.round = key

    def _entries(self, live: Live, after: int) -> list[EntryRow]:
        with self._database.reading() as session:
            rows = session.scalars(
                select(Entry)
                .where(Entry.game_id == live.game_id, Entry.sequence > after, Entry.sequence <= live.sequence)
                .order_by(Entry.sequence)
            )
            return [entry_row(row) for row in rows]


def _check(live: Live, program: AnyProgram) -> None:
    if not isinstance(program, BuyProgram):
        return
    if program.company not in live.state.shares:
        raise BadRequest(told("problem-program-unknown-company", company=program.company))
    if program.company not in live.state.pars:
        raise BadRequest(told("problem-program-not-started", company=printed(program.company)))
    if program.until == "shares" and program.shares < 1:
        raise BadRequest(told("problem-program-how-many"))
    if program.until == "floated" and program.company in live.state.floated:
        raise BadRequest(told("problem-program-floated", company=printed(program.company)))
    if program.at_most < 0:
        raise BadRequest("`at_most` is a price, or 0 for no limit.")


def _info(row: Program) -> ProgramInfo:
    return ProgramInfo(
        id=row.id,
        seat=row.seat,
        program=msgspec.json.decode(row.detail, type=AnyProgram),
        sequence=row.sequence,
        status=row.status,
        log=msgspec.json.decode(row.log, type=list[ProgramLine]),
    )


def _note(session: Session, program_id: int, line: Event, sequence: int, status: str = "") -> None:
    """Add a line to the program's log, and end it if a status is given."""
    row = session.get_one(Program, program_id)
    lines = msgspec.json.decode(row.log, type=list[ProgramLine])
    row.log = to_json([*lines, ProgramLine(line.code, line.args, sequence, now())])
    if status:
        row.status = status
    session.flush()


def _forget_old(session: Session, game_id: str, person_id: int) -> None:
    """Keep the last of the person's programs, and those that are active."""
    ended = (Program.game_id == game_id, Program.person_id == person_id, Program.status != "active")
    last = select(Program.id).where(*ended).order_by(Program.id.desc()).limit(KEPT)
    session.execute(delete(Program).where(*ended, Program.id.not_in(last.scalar_subquery())))


def _end_active(session: Session, live: Live, person_id: int, seat: str | None, why: str) -> None:
    chosen = select(Program.id).where(
        Program.game_id == live.game_id, Program.person_id == person_id, Program.status == "active"
    )
    if seat is not None:
        chosen = chosen.where(Program.seat == seat)
    for program_id in session.scalars(chosen).all():
        line = Event("program-stopped", {"why": why})
        _note(session, program_id, line, live.sequence, status="cancelled")
