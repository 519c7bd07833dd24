"""Who may be asked to take a seat."""

from highiron.server.database.engine import Database
from highiron.server.errors import Problem
from highiron.server.people.accounts import find_account
from highiron.words import told


def person_named(database: Database, name: str) -> int:
    """The person whose account has that name. Raises 404 `no-such-person`."""
    with database.reading() as session:
        found = find_account(session, name)
        if found is None or found.deleted is not None:
            raise Problem(404, "no-such-person", told("problem-no-such-person"))
        return found.id
