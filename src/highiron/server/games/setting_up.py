"""Tables: made, begun, or filled with a game that was played elsewhere."""

import hashlib
import secrets
from collections.abc import Sequence

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.orm import Session

from highiron.bots import bot_names
from highiron.core.facts import Facts
from highiron.core.ids import SEATS
from highiron.core.random import SECRET
from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import Checkpoint, Entry, Game, Seat
from highiron.server.games.clocks import clock_from_text, deadline, full_time, remind_at
from highiron.server.games.errors import BadRequest, NoSuchGame, NotAllowed
from highiron.server.games.journal import Hook, round_of
from highiron.server.games.models import NewTable
from highiron.server.games.played import Played
from highiron.server.games.written import facts_of_game, make_live, to_json
from highiron.titles import catalogue
from highiron.titles.catalogue import new_state
from highiron.titles.options import OptionError
from highiron.words import told

ID_BYTES = 9  # 12 characters


def drawn_order(order_seed: str, count: int) -> list[int]:
    """Who sits where: place in the order of joining for each seat. Anybody can work it out from the disclosed seed.

    Each place gets the hash (BLAKE2b, 16 bytes) of `seed/place`, with places counted from 1; the lowest sits first.
    """

    def lot(place: int) -> bytes:
        return hashlib.blake2b(f"{order_seed}/{place + 1}".encode(), digest_size=16).digest()

    return sorted(range(count), key=lot)


class SettingUp:
    """Writes the rows of new games."""

    def __init__(self, database: Database, hooks: Sequence[Hook] = ()) -> None:
        self._database = database
        self._hooks = hooks  # of the journal: the start asks somebody too

    def create(self, table: NewTable) -> str:
        """A table that waits for its players. Raises BadRequest when title, players, options or seats do not fit."""
        facts = _checked(table)
        with self._database.writing() as session:
            return _add_table(session, table, facts)

    def start(self, game_id: str) -> None:
        """Begin: seats are put in order, the first is asked. Raises NotAllowed unless the table is open and full."""
        with self._database.writing() as session:
            row = session.scalar(select(Game).where(Game.id == game_id).with_for_update())
            if row is None:
                raise NoSuchGame(game_id)
            if row.status != "open":
                raise NotAllowed("already-started", told("problem-already-started"))
            seats = session.scalars(select(Seat).where(Seat.game_id == game_id).order_by(Seat.letter)).all()
            if len(seats) != row.players:
                raise NotAllowed(
                    "not-full", told("problem-not-full", free=row.players - len(seats), players=row.players)
                )
            if row.drawn:
                row.order_seed = secrets.token_hex(8)
                _reseat(session, seats, drawn_order(row.order_seed, len(seats)))
            state = new_state(facts_of_game(row), int(row.seed))
            time = now()
            row.status, row.started, row.changed = "running", time, time
            row.actor, row.round, row.fingerprint = state.actor, round_of(state), state.fingerprint()
            row.revision += 1
            if (clock := clock_from_text(row.clock)) is not None:
                row.deadline = deadline(clock, time, full_time(clock))
                row.remind_at = remind_at(clock, time, row.deadline)
                session.execute(update(Seat).where(Seat.game_id == game_id).values(left=full_time(clock)))
            session.flush()
            session.execute(update(Seat).where(Seat.game_id == game_id, Seat.letter == state.actor).values(asked=time))
            live = make_live(session, row, state, tip=0, own_since=0, redo=())
            for hook in self._hooks:
                hook(session.connection(), None, live)

    def store_record(self, table: NewTable, game: Played, status: str = "") -> str:
        """Keep a game that was played elsewhere: finished or abandoned, or (status `running`) to be played on.

        The table's seats are those of the game. With no status it is finished if it is over, else abandoned.
        """
        if game.title != table.title or not len(game.names) == table.players == len(table.seats):
            raise BadRequest(told("problem-table-does-not-fit"))
        status = status or ("finished" if game.over else "abandoned")
        if game.over and status == "running":
            status = "finished"
        table = msgspec.structs.replace(table, seed=game.seed, preset=game.preset, options=game.options, drawn=False)
        facts = catalogue.stored_facts(game.title, game.rules_version, table.players, game.options)
        time = now()
        with self._database.writing() as session:
            game_id = _add_table(session, table, facts)
            _write_entries(session, game_id, game, time)
            _write_outcome(session, game_id, game, status, time)
        return game_id


def _checked(table: NewTable) -> Facts:
    """The facts of the table's game."""
    try:
        facts = catalogue.facts_for(table.title, table.players, table.preset, table.options)
    except OptionError as error:
        raise BadRequest(str(error)) from None
    if len(table.seats) > table.players:
        raise BadRequest(told("problem-seats-do-not-fit", given=len(table.seats), players=table.players))
    for seat in table.seats:
        if seat.bot and seat.bot not in bot_names():
            raise BadRequest(told("problem-unknown-bot", bot=seat.bot, known=", ".join(bot_names())))
    return facts


def _drawn_seed(preset: str) -> int:
    """A seed that nobody can work out from the cards they see.

    A preset plays as another site does, and its games can be taken there: these seeds must be of that site's kind.
    """
    return secrets.randbelow(2**31) if preset else SECRET + secrets.randbelow(SECRET)


def _add_table(session: Session, table: NewTable, facts: Facts) -> str:
    game_id = secrets.token_urlsafe(ID_BYTES)
    seed = _drawn_seed(table.preset) if table.seed is None else table.seed
    time = now()
    session.add(
        Game(
            id=game_id,
            title=table.title,
            rules_version=facts.rules_version,
            preset=table.preset,
            options=to_json(dict(facts.options)),
            players=table.players,
            seed=str(seed),
            drawn=table.drawn,
            name=table.name,
            mode=table.mode,
            public=table.public,
            invitation=secrets.token_urlsafe(24),
            absence_hours=table.absence_hours,
            hints=table.hints,
            clock=to_json(table.clock) if table.clock is not None else "",
            status="open",
            host_id=table.host_id,
            created=time,
            changed=time,
        )
    )
    session.flush()
    # A record's seats may belong to nobody here; at a table that waits, such a seat is free.
    taken = [seat for seat in table.seats if seat.bot or seat.person_id is not None or seat.name]
    for letter, seat in zip(SEATS, taken, strict=False):
        session.add(
            Seat(
                game_id=game_id,
                letter=letter,
                name=seat.name or seat.bot,
                person_id=seat.person_id,
                bot=seat.bot,
                since=time,
            )
        )
    session.flush()
    return game_id


def _write_outcome(session: Session, game_id: str, game: Played, status: str, time: int) -> None:
    """Where a stored record stands, and what became of its seats."""
    over = status != "running"
    values = {
        "status": status,
        "started": time,
        "ended": time if over else None,
        "sequence": len(game.entries),
        "position": len(game.entries),
        "actor": game.actor,
        "round": game.round,
        "why_ended": game.why_ended,
        "result": to_json(game.worth) if over else "{}",
        "fingerprint": game.fingerprint,
        "imported": True,
        "revision": 1,
    }
    session.execute(update(Game).where(Game.id == game_id).values(**values))
    places = game.ranks if status == "finished" else {}
    for letter, value in game.worth.items():
        seat: dict[str, int | None] = {"worth": value, "rank": places.get(letter)} if over else {}
        if letter == game.actor and not over:
            seat["asked"] = time
        if seat:
            session.execute(update(Seat).where(Seat.game_id == game_id, Seat.letter == letter).values(**seat))


def _reseat(session: Session, seats: Sequence[Seat], order: list[int]) -> None:
    """Give the seats new letters, by way of letters nobody has, as they are unique at a table."""
    for at, seat in enumerate(seats):
        seat.letter = str(at)
    session.flush()
    for letter, place in zip(SEATS, order, strict=False):
        seats[place].letter = letter
    session.flush()


def _write_entries(session: Session, game_id: str, game: Played, time: int) -> None:
    rows = [
        {
            "game_id": game_id,
            "sequence": number,
            "kind": "action",
            "position": number,
            "seat": entry.seat,
            "person_id": None,
            "by": "import",
            "action": entry.action,
            "events": entry.events,
            "thought": "",
            "time": time,
            "rules_version": game.rules_version,
        }
        for number, entry in enumerate(game.entries, 1)
    ]
    if rows:
        session.execute(insert(Entry), rows)
    states = [
        {"game_id": game_id, "sequence": n, "position": n, "tip": n, "own_since": n, "redo": "[]", "state": state}
        for n, state in game.checkpoints
    ]
    if states:
        session.execute(insert(Checkpoint), states)
