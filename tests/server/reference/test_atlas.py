"""The results of the railway study, as the page asks for them."""

import gzip
import json
from pathlib import Path

import pytest

from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.database.migrate import migrate
from highiron.server.reference import study
from highiron.study import published
from tests.server.site import open_site


def write(out: Path, text: str) -> None:
    place = published.place_of(out)
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(text)


def test_the_last_run_is_served_and_the_shipped_one_where_there_is_none(tmp_path: Path) -> None:
    shipped = json.loads(published.shipped())
    assert shipped["draft"] is False
    assert set(published.PARTS) <= set(shipped)
    database = Database(Config(data=tmp_path).database_url)
    migrate(database)
    with open_site(database, study=tmp_path / "out") as site:
        answer = site.nobody().get("/api/atlas", headers={"accept-encoding": "gzip"})
        assert answer.json() == shipped
        assert answer.headers["content-encoding"] == "gzip"
        assert "max-age=300" in answer.headers["cache-control"]
        plain = site.nobody().get("/api/atlas", headers={"accept-encoding": "identity"})
        assert plain.content == published.shipped()
        write(tmp_path / "out", json.dumps(shipped | {"draft": True}))
        assert site.nobody().get("/api/atlas").json()["draft"] is True
    database.close()


@pytest.mark.parametrize(
    "text",
    ["", "[1]", "{", '{"form": 0}', '{"form": 1, "cells": []}'],
    ids=["empty", "list", "cut off", "other form", "parts are missing"],
)
def test_a_file_that_cannot_be_drawn_is_not_served(tmp_path: Path, text: str) -> None:
    write(tmp_path, text)
    with pytest.raises(published.Unreadable):
        published.read_run(tmp_path)
    assert gzip.decompress(study.encoded(tmp_path)) == published.shipped()


def test_a_file_without_end_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(published, "LARGEST", 1000)
    write(tmp_path, " " * 1001)
    with pytest.raises(published.Unreadable, match="more than 1000 bytes"):
        published.read_run(tmp_path)
