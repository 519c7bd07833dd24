"""`highiron admin`, as it is typed."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner, Result

from highiron.cli.app import app
from highiron.server.database.engine import FILE, Database, database_url
from highiron.server.database.migrate import head
from highiron.server.database.tables import Game, Recovery
from highiron.server.games.service import Games
from highiron.server.lock import DirectoryLock
from highiron.server.moderation import audit
from tests.server.admin.test_backup import hotseat

Admin = Callable[..., Result]


@pytest.fixture
def admin(monkeypatch: pytest.MonkeyPatch) -> Admin:
    monkeypatch.delenv("HIGHIRON_DATABASE", raising=False)
    monkeypatch.setenv("HIGHIRON_PASSWORD", "correct horse battery")

    def run(*words: str, data: Path) -> Result:
        return CliRunner().invoke(app, ["admin", *words, "--data", str(data)])

    return run


@pytest.fixture
def data(tmp_path: Path, admin: Admin) -> Path:
    """A data directory with a game of thirty moves."""
    place = tmp_path / "data"
    assert f"– -> {head()}" in admin("migrate", data=place).output
    database = Database(database_url(place))
    hotseat(Games(database), 30)
    database.close()
    return place


@pytest.mark.filterwarnings("error")
def test_backup_restore_and_verify(admin: Admin, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "b.jsonl.gz"
    done = admin("backup", "--to", str(file), data=data)
    assert done.exit_code == 0 and "rows" in done.output
    other = tmp_path / "other"
    assert "rows restored" in admin("restore", str(file), data=other).output
    verified = admin("verify", data=other)
    assert verified.exit_code == 0 and "1 games sound, 0 not" in verified.output
    refused = admin("restore", str(file), data=other)
    assert refused.exit_code == 2 and "--force" in refused.output
    assert admin("restore", str(file), "--force", data=other).exit_code == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such rights of files")
def test_what_is_restored_is_nobody_elses_to_read(admin: Admin, data: Path, tmp_path: Path) -> None:
    file, place = tmp_path / "b.jsonl.gz", tmp_path / "elsewhere"
    assert admin("backup", "--to", str(file), data=data).exit_code == 0
    before = os.umask(0o022)  # as most systems have it: what is made without care can be read by everybody
    try:
        assert admin("restore", str(file), data=place).exit_code == 0
    finally:
        os.umask(before)
    readable = [
        path.name for path in (place, *place.iterdir()) if path.stat().st_mode & 0o077 and path.suffix != ".lock"
    ]
    assert readable == [], "hashes of passwords and seeds of cards are in there"


def test_backups_are_named_by_the_time_unless_told(admin: Admin, data: Path) -> None:
    assert admin("backup", data=data).exit_code == 0
    assert len(list(data.glob("backup-*.jsonl.gz"))) == 1


def test_verify_tells_of_games_that_are_not_sound(admin: Admin, data: Path) -> None:
    database = Database(database_url(data))
    with database.writing() as session:
        session.execute(update(Game).values(position=3))
    database.close()
    found = admin("verify", "--quiet", data=data)
    assert found.exit_code == 1
    assert "position: stored 3, replayed 15" in found.output and "0 games sound, 1 not" in found.output


def test_a_running_server_keeps_restore_and_migrate_away(admin: Admin, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "b.gz"
    lock = DirectoryLock(data)
    try:
        assert admin("backup", "--to", str(file), data=data).exit_code == 0
        for words in (("restore", str(file), "--force"), ("migrate",)):
            refused = admin(*words, data=data)
            assert refused.exit_code == 2 and "another highiron server" in refused.output
    finally:
        lock.release()


def test_a_directory_without_a_server_is_an_error(admin: Admin, tmp_path: Path) -> None:
    for words in (("backup",), ("verify",), ("users", "list")):
        refused = admin(*words, data=tmp_path)
        assert refused.exit_code == 2 and "there is no highiron.sqlite" in refused.output


def test_a_database_of_another_shape_is_named_by_every_command(admin: Admin, tmp_path: Path) -> None:
    database = Database(database_url(tmp_path))
    with database.reading():
        pass  # which makes the file
    database.close()
    for words in (("verify",), ("users", "promote", "Ann")):
        told = admin(*words, data=tmp_path)
        assert told.exit_code == 2
        assert "highiron admin migrate" in told.stderr


def test_users_are_added_promoted_helped_and_deleted(admin: Admin, data: Path) -> None:
    assert "administrator Eva added" in admin("users", "add", "Eva", "--admin", data=data).output
    assert "account Fritz added" in admin("users", "add", "Fritz", data=data).output
    taken = admin("users", "add", "fritz", data=data)
    assert taken.exit_code == 2 and "take another" in taken.output
    listed = admin("users", "list", data=data).output
    assert "Eva" in listed and "administrator" in listed and "Ann" not in listed
    assert "Ann" in admin("users", "list", "--guests", data=data).output
    alone = admin("users", "demote", "Eva", data=data)
    assert alone.exit_code == 2 and "Eva is the only administrator" in alone.output
    assert admin("users", "promote", "Fritz", data=data).exit_code == 0
    assert admin("users", "demote", "Eva", data=data).exit_code == 0
    assert "/recover/" in admin("users", "recover", "Eva", data=data).output
    assert admin("users", "delete", "Eva", "--yes", data=data).exit_code == 0
    unknown = admin("users", "recover", "Eva", data=data)
    assert unknown.exit_code == 2 and "no account 'Eva'" in unknown.output
    last = admin("users", "delete", "Fritz", "--yes", data=data)
    assert last.exit_code == 2 and "Fritz is the only administrator" in last.output
    database = Database(database_url(data))
    with database.reading() as session:
        book = [(line.act, line.who, line.place) for line in reversed(audit.read(session, None, 100))]
    database.close()
    acts = ("add-administrator", "add-account", "promote", "demote", "recovery-link", "delete-account")
    assert book == [(act, None, "highiron admin") for act in acts]


def test_a_damaged_database_is_told_with_what_to_do(admin: Admin, data: Path, tmp_path: Path) -> None:
    file, sqlite = tmp_path / "b.jsonl.gz", data / FILE
    assert admin("backup", "--to", str(file), data=data).exit_code == 0
    content = sqlite.read_bytes()
    whole = [path for path in data.iterdir() if path.name.startswith(FILE)]
    for broken in (b"junk junk junk", content[:4096] + b"\xff" * (len(content) - 4096)):
        for path in whole:
            path.unlink(missing_ok=True)
        sqlite.write_bytes(broken)
        for words in (("verify",), ("backup",), ("restore", str(file), "--force"), ("users", "list"), ("migrate",)):
            told = admin(*words, data=data)
            assert told.exit_code == 2, (words, told.output)
            assert f"{FILE} is damaged (" in told.output and "move it away" in told.output, words
    sqlite.unlink()
    assert admin("restore", str(file), data=data).exit_code == 0
    assert "1 games sound, 0 not" in admin("verify", data=data).output


def test_a_setting_that_cannot_be_used_is_told_before_anything_is_done(
    admin: Admin, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert admin("users", "add", "Eva", data=data).exit_code == 0
    monkeypatch.setenv("HIGHIRON_PUBLIC_URL", "ftp://x")
    refused = admin("users", "recover", "Eva", data=data)
    assert refused.exit_code == 2 and "HIGHIRON_PUBLIC_URL must begin with" in refused.output
    database = Database(database_url(data))
    with database.reading() as session:
        assert session.scalars(select(Recovery)).all() == []
    database.close()


@pytest.mark.parametrize("number", ["-1", "7", "99999999999999999999"])
def test_wordings_that_are_not_there_cannot_be_struck_off(number: str, admin: Admin, data: Path) -> None:
    refused = admin("wordings", "--done", number, data=data)
    assert refused.exit_code == 2 and "there is no report" in refused.output
