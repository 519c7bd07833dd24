"""`highiron admin users`: the people of a server."""

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from highiron.cli import console
from highiron.cli.admin import DATA, opened
from highiron.cli.errors import Commands, InputError

if TYPE_CHECKING:
    from sqlalchemy.orm import Session

    from highiron.server.database.tables import Person

users = typer.Typer(
    cls=Commands, no_args_is_help=True, rich_markup_mode=None, help="List, add and look after accounts."
)
NAME = typer.Argument(..., help="The account's name.")
PLACE = "highiron admin"  # where an act of the book was done, if not from an address


def _account(session: "Session", name: str) -> "Person":
    from highiron.server.people.accounts import find_account

    found = find_account(session, name)
    if found is None:
        raise InputError(console.say("no-account", name=name))
    return found


def _refuse_last(session: "Session", person: "Person") -> None:
    """Somebody must be there who can look after the server."""
    from highiron.server.people.leaving import is_last_administrator

    if is_last_administrator(session, person):
        raise InputError(console.say("last-administrator", name=person.name))


def _note(session: "Session", act: str, person_id: int) -> None:
    """Write into the book what was done to an account here. Who sits at the server's machine is not known."""
    from highiron.server.moderation import audit

    audit.note(session, act, None, about=person_id, place=PLACE)


@users.command("list")
def list_users(data: Path = DATA, guests: bool = typer.Option(False, "--guests", help="List guests too.")) -> None:
    """All accounts."""
    from sqlalchemy import func, select

    from highiron.server.database.tables import Person, Seat

    with opened(data) as database, database.reading() as session:
        games = select(func.count(Seat.id)).where(Seat.person_id == Person.id).correlate(Person).scalar_subquery()
        chosen = select(Person, games).where(Person.deleted.is_(None)).order_by(Person.id)
        if not guests:
            chosen = chosen.where(Person.folded.is_not(None))
        rows = session.execute(chosen).all()
    shown = console.table("id", "name", "kind", "since", "games", numbers=("id", "games"))
    for person, count in rows:
        kind = console.say("guest" if person.folded is None else "administrator" if person.admin else "account")
        since = time.strftime("%Y-%m-%d", time.gmtime(person.created / 1000))
        shown.add_row(str(person.id), console.printable(person.name), kind, since, str(count))
    console.results().print(shown)


@users.command()
def add(
    name: str = NAME,
    data: Path = DATA,
    administrator: bool = typer.Option(False, "--admin", help="Make the account an administrator."),
) -> None:
    """Add an account. The password is asked for, or read from the environment variable HIGHIRON_PASSWORD."""
    from highiron.server.database.tables import Person
    from highiron.server.people.accounts import add_account

    password = os.environ.get("HIGHIRON_PASSWORD") or typer.prompt(
        console.say("password"), hide_input=True, confirmation_prompt=True
    )
    with opened(data) as database:
        person_id = add_account(database, name, password)
        with database.writing() as session:
            session.get_one(Person, person_id).admin = administrator
            _note(session, "add-administrator" if administrator else "add-account", person_id)
    typer.echo(console.say("administrator-added" if administrator else "account-added", name=name, id=str(person_id)))


@users.command()
def promote(name: str = NAME, data: Path = DATA) -> None:
    """Make an account an administrator."""
    with opened(data) as database, database.writing() as session:
        person = _account(session, name)
        person.admin = True
        _note(session, "promote", person.id)
    typer.echo(console.say("promoted", name=name))


@users.command()
def demote(name: str = NAME, data: Path = DATA) -> None:
    """Make an administrator an ordinary account."""
    with opened(data) as database, database.writing() as session:
        person = _account(session, name)
        _refuse_last(session, person)
        person.admin = False
        _note(session, "demote", person.id)
    typer.echo(console.say("demoted", name=name))


@users.command()
def recover(name: str = NAME, data: Path = DATA) -> None:
    """Make a link by which somebody who forgot the password can set a new one, once, within two days."""
    from highiron.server.config import from_environment
    from highiron.server.people.accounts import make_recovery

    with opened(data) as database:
        base = from_environment(data).public_url or "https://YOUR-SERVER"
        with database.writing() as session:
            person = _account(session, name)
            secret, expires = make_recovery(session, person.id)
            _note(session, "recovery-link", person.id)
    until = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(expires / 1000))
    typer.echo(f"{base}/recover/{secret}")
    typer.echo(console.say("link-good-until", time=until), err=True)


@users.command()
def delete(name: str = NAME, data: Path = DATA, yes: bool = typer.Option(False, "--yes", help="Do not ask.")) -> None:
    """Make an account anonymous: name, password, tokens and notes go; the games of the others stay."""
    from highiron.server.people.leaving import forget

    if not yes:
        typer.confirm(console.say("delete-account", name=name), abort=True)
    with opened(data) as database, database.writing() as session:
        person = _account(session, name)
        _refuse_last(session, person)
        forget(session, person.id)
        _note(session, "delete-account", person.id)
    typer.echo(console.say("account-deleted", name=name))
