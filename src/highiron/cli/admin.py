"""`highiron admin`: look after a server's data."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from highiron.cli import console
from highiron.cli.errors import REFUSED, Commands, InputError

if TYPE_CHECKING:
    from highiron.server.database.engine import Database

admin = typer.Typer(
    cls=Commands, no_args_is_help=True, rich_markup_mode=None, help="Back up, restore and verify a server."
)
DATA = typer.Option(..., "--data", help="The server's data directory.", file_okay=False)


@contextmanager
def _errors(data: Path) -> Iterator[None]:
    """What the server's parts raise, as errors of the command line."""
    from highiron.server.admin.dump import BadBackup
    from highiron.server.admin.restore import NotAlone, NotEmpty
    from highiron.server.config import ConfigError
    from highiron.server.database.engine import FILE, NoDriver
    from highiron.server.database.errors import Unavailable, is_damaged
    from highiron.server.database.migrate import NewerDatabase, NotMigrated
    from highiron.server.errors import Problem
    from highiron.server.games.errors import GameError
    from highiron.server.lock import InUse

    try:
        yield
    except (BadBackup, ConfigError, InUse, NewerDatabase, NoDriver, NotAlone, NotEmpty, NotMigrated) as error:
        raise InputError(str(error)) from None
    except Unavailable as error:
        cause = error.__cause__
        why = str(getattr(cause, "orig", None) or cause or error)
        if is_damaged(cause):
            raise InputError(console.say("database-damaged", file=str(data / FILE), why=why)) from None
        raise InputError(console.say("database-unusable", why=why)) from None
    except GameError as error:
        raise InputError(error.detail) from None
    except Problem as problem:
        raise InputError(problem.body.detail) from None


@contextmanager
def opened(data: Path, new: bool = False) -> Iterator["Database"]:
    """The database of a data directory; with `new` it may be made."""
    from highiron.server.database.engine import FILE, Database, database_url
    from highiron.server.database.migrate import check_shape

    given = os.environ.get("HIGHIRON_DATABASE", "")
    if not new and not given and not (data / FILE).exists():
        raise InputError(console.say("no-database", file=FILE, folder=str(data)))
    with _errors(data):
        if new:
            data.mkdir(parents=True, exist_ok=True, mode=0o700)
        database = Database(database_url(data, given))
        try:
            if not new:
                with database.reading() as session:
                    check_shape(session.connection())
            yield database
        finally:
            database.close()


@contextmanager
def _held(data: Path, database: "Database") -> Iterator[None]:
    """No server may run on an SQLite file meanwhile. Who uses PostgreSQL, the database knows itself."""
    from highiron.server.lock import DirectoryLock

    if database.kind != "sqlite":
        yield
        return
    lock = DirectoryLock(data)
    try:
        yield
    finally:
        lock.release()


@admin.command()
def backup(
    data: Path = DATA,
    to: Path = typer.Option(None, "--to", help="The file to write; by default named by the time, in the directory."),
) -> None:
    """Write everything into one compressed file. The server may run meanwhile.

    \b
    Example:
      highiron admin backup --data games --to games.jsonl.gz
    """
    from highiron.server.admin.backup import backup as write

    target = to or data / f"backup-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.jsonl.gz"
    with opened(data) as database:
        rows = write(database, target)
    typer.echo(console.say("rows-written", file=str(target), rows=rows))


@admin.command()
def restore(
    file: Path = typer.Argument(..., exists=True, dir_okay=False, help="A file made by `highiron admin backup`."),
    data: Path = DATA,
    force: bool = typer.Option(False, "--force", help="Overwrite what is in the database."),
) -> None:
    """Put a backup into the database, SQLite or PostgreSQL, whichever it came from. Stop the server first."""
    from highiron.server.admin.restore import restore as read

    with opened(data, new=True) as database, _held(data, database):
        rows = read(database, file, force)
    typer.echo(console.say("rows-restored", rows=rows))


@admin.command()
def verify(
    data: Path = DATA,
    game: list[str] = typer.Option([], "--game", help="Only this game; may be given several times."),
    quiet: bool = typer.Option(False, "--quiet", help="Only tell of games that are not sound."),
) -> None:
    """Replay every stored game from its first action and compare states, events and results.

    The exit status is 1 when a game is not sound. The server may run meanwhile.
    """
    from highiron.server.admin.verify import game_ids
    from highiron.server.admin.verify import verify as replay

    sound = wrong = 0
    with opened(data) as database:
        chosen = game or game_ids(database)
        with console.progress() as progress:
            task = progress.add_task(console.say("column-games"), total=len(chosen))
            for verdict in replay(database, chosen):
                progress.advance(task)
                head: dict[str, str | int] = {
                    "game": verdict.game_id,
                    "title": verdict.title,
                    "status": verdict.status,
                    "entries": verdict.entries,
                }
                for fault in verdict.faults:
                    typer.echo(console.say("game-fault", fault=fault, **head))
                if not verdict.faults and not quiet:
                    typer.echo(console.say("game-sound", **head))
                sound, wrong = (sound, wrong + 1) if verdict.faults else (sound + 1, wrong)
    typer.echo(console.say("games-sound", sound=sound, wrong=wrong))
    if wrong:
        raise typer.Exit(REFUSED)


@admin.command()
def migrate(data: Path = DATA) -> None:
    """Bring the database to the shape this version needs; `highiron serve` does the same when it starts."""
    from highiron.server.database.migrate import migrate as upgrade

    with opened(data, new=True) as database, _held(data, database):
        before, after = upgrade(database)
    if before == after:
        typer.echo(console.say("revision", revision=str(after)))
    else:
        typer.echo(console.say("revision-changed", before=before or "–", after=str(after)))
