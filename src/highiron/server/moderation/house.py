"""Settings of the house that administrators change while it is open."""

from sqlalchemy.orm import Session as Transaction

from highiron.server.database.tables import HouseRule
from highiron.server.errors import Problem
from highiron.words import told

GUESTS = "guests"  # open or closed: whether somebody without an account may play


def setting(transaction: Transaction, name: str, usual: str) -> str:
    """What was set, or what is usual."""
    row = transaction.get(HouseRule, name)
    return row.value if row is not None else usual


def set_to(transaction: Transaction, name: str, value: str) -> None:
    """Set it for all processes."""
    transaction.merge(HouseRule(name=name, value=value))


def check_guests_welcome(transaction: Transaction) -> None:
    """Raises 403 where guest play is closed."""
    if setting(transaction, GUESTS, "open") == "closed":
        raise Problem(403, "guests-closed", told("problem-guests-closed"))
