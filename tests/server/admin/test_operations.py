"""Backups that make themselves, and a server that says what is wrong with it."""

import os
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from highiron.server.admin import schedule
from highiron.server.admin.dump import check
from highiron.server.admin.schedule import Backups, newest, rotate
from highiron.server.config import Config
from highiron.server.database.tables import Delivery
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


def test_nothing_large_is_begun_on_a_disk_that_is_nearly_full(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "disk_free", lambda data: 1000)
    monkeypatch.setattr(site.app.state.limits, "enabled", True)
    answer = site.guest("Gail").post("/api/games", {"title": "1830", "players": 3})
    assert (answer.status_code, answer.json()["code"]) == (503, "disk-full")
