"""Backups that make themselves, and a server that says what is wrong with it."""

import os
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from sqlalchemy import update

from highiron.server.admin import schedule
from highiron.server.admin.dump import check
from highiron.server.admin.schedule import Backups, newest, rotate
from highiron.server.clock import now
from highiron.server.config import Config
from highiron.server.database.tables import Delivery, Outgoing
from highiron.server.observe import condition as conditions
from highiron.server.tables import quotas
from tests.server.house import open_house
from tests.server.site import Site


@pytest.fixture(scope="module")
def site(request: pytest.FixtureRequest) -> Iterator[Site]:
    request.param = "sqlite"
    yield from open_house(request)


def test_a_backup_is_made_when_it_is_due(site: Site, tmp_path: Path) -> None:
    data = Path(site.database.url.removeprefix("sqlite:///")).parent
    backups = Backups(Config(data=data, backups=tmp_path))
    assert "no backup" in backups.trouble
    assert backups.look() and not backups.look()
    made = newest(tmp_path)
    assert made is not None and check(made).revision and backups.trouble == ""
    old = time.time() - schedule.LATE - 60
    os.utime(made, (old, old))
    assert "hours old" in backups.trouble


def test_the_latest_backups_and_one_of_each_week_are_kept(tmp_path: Path) -> None:
    day, today = 24 * 3600, 20_000 * 24 * 3600
    for age in range(60):
        file = tmp_path / f"highiron-{99 - age:04}.jsonl.gz"
        file.write_bytes(b"")
        os.utime(file, (today - age * day, today - age * day))
    rotate(tmp_path)
    kept = sorted(tmp_path.glob("*.gz"), reverse=True)
    ages = [99 - int(file.name[9:13]) for file in kept]
    assert ages[: schedule.DAILY] == list(range(schedule.DAILY))
    assert len(ages) == schedule.DAILY + schedule.WEEKLY
    assert all(0 < later - earlier <= 8 for earlier, later in pairwise(ages[schedule.DAILY :]))


def test_the_condition_names_what_is_wrong(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = site.admin("Ada")
    assert ada.get("/api/admin/condition").json()["problems"] == [
        "No backups are made: HIGHIRON_BACKUPS names no directory."
    ]
    monkeypatch.setattr(conditions, "disk_free", lambda data: 1000)
    with site.database.writing() as session:
        session.add(Delivery(person_id=ada.id, body="{}", tries=0, due=1))
    told = ada.get("/api/admin/condition").json()
    assert "0 MB are free" in told["problems"][0] and any("Calls of webhooks are" in each for each in told["problems"])
    assert told["figures"]["deliveries_waiting"] == 1
    assert (told["figures"]["mails_waiting"], told["figures"]["pushes_waiting"]) == (0, 0)


def test_the_condition_tells_of_post_that_waits(site: Site) -> None:
    eve = site.admin("Eve")
    soon = now() + 3_600_000
    with site.database.writing() as session:
        session.add(Outgoing(person_id=eve.id, channel="push", body="{}", tries=1, due=now() - 30 * 60_000))
        session.add(Outgoing(person_id=eve.id, channel="mail", body="{}", tries=conditions.REFUSED, due=soon))
        session.add(Outgoing(person_id=eve.id, channel="mail", body="{}", tries=1, due=soon))
    told = eve.get("/api/admin/condition").json()
    assert (told["figures"]["mails_waiting"], told["figures"]["pushes_waiting"]) == (2, 1)
    assert "Messages to browsers are 30 minutes late." in told["problems"]
    assert "The mail server has not taken one e-mail, tried again and again." in told["problems"]
    assert not any("E-mails are" in problem for problem in told["problems"])
    with site.database.writing() as session:
        session.execute(update(Outgoing).values(due=now() - 20 * 60_000))
    assert "E-mails are 20 minutes late." in eve.get("/api/admin/condition").json()["problems"]


def test_nothing_large_is_begun_on_a_disk_that_is_nearly_full(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "disk_free", lambda data: 1000)
    monkeypatch.setattr(site.app.state.limits, "enabled", True)
    answer = site.guest("Gail").post("/api/games", {"title": "1830", "players": 3})
    assert (answer.status_code, answer.json()["code"]) == (503, "disk-full")
