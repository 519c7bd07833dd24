"""People and tables for the tests of games."""

from collections.abc import Callable, Iterator

import pytest

from highiron.server.clock import now
from highiron.server.database.engine import Database
from highiron.server.database.tables import Person
from highiron.server.games.driver import InProcess
from highiron.server.games.models import Live, Mode, NewSeat, NewTable
from highiron.server.games.service import Games
from tests.server.games.table import Table

MakeTable = Callable[..., Table]


def add_people(database: Database, *names: str) -> list[int]:
    """Guests with these names; gives their ids."""
    people = [Person(name=name, created=now()) for name in names]
    with database.writing() as session:
        session.add_all(people)
        session.flush()
        return [person.id for person in people]


@pytest.fixture
def games(database: Database) -> Iterator[Games]:
    """The games of a server whose bots and programs move only when the test says so."""
    made = Games(database, bots=InProcess())
    yield made
    made.close()


@pytest.fixture
def people(database: Database) -> list[int]:
    """Ann, Bob, Cyd and Dan."""
    return add_people(database, "Ann", "Bob", "Cyd", "Dan")


@pytest.fixture
def make_table(games: Games, people: list[int]) -> MakeTable:
    """Makes tables that have begun: Ann, Bob and Cyd at 1830 unless told otherwise; bots by name."""

    def make(*who: str, title: str = "1830", mode: Mode = "online", **more: object) -> Table:
        names = dict(zip(("Ann", "Bob", "Cyd", "Dan"), people, strict=True))
        seats = tuple(
            NewSeat(name, names[name]) if name in names else NewSeat("", None, name) for name in who or list(names)[:3]
        )
        if mode == "hotseat":
            seats = tuple(NewSeat(name, names["Ann"]) for name in list(names)[:3])
        table = NewTable(
            host_id=names["Ann"],
            title=title,
            players=len(seats),
            mode=mode,
            seats=seats,
            seed=7,
            **more,  # type: ignore[arg-type]
        )
        live: Live = games.start(games.create(table))
        return Table(games, live.game_id)

    return make
