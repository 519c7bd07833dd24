"""The shipped run has what a map on a page needs."""

from pathlib import Path

from highiron.study import atlas


def test_the_shipped_run_is_read_where_there_is_no_other(tmp_path: Path) -> None:
    found = atlas.read(tmp_path)
    assert found["form"] == atlas.FORM
    assert not found["draft"], "what is shipped may be quoted"
    cells = len(found["cells"])
    assert cells > 700
    assert all(0 <= edge[0] < cells and 0 <= edge[1] < cells for edge in found["edges"])
    assert sum(edge[2] > 0 for edge in found["edges"]) > 900
    assert len(found["corridors"]) == 7
    assert {era["code"] for era in found["eras"]} == {"I", "II", "III", "IV", "V"}


def test_the_last_run_of_a_folder_comes_first(tmp_path: Path) -> None:
    (tmp_path / "report").mkdir()
    (tmp_path / "report" / atlas.NAME).write_bytes(b'{"form": 1, "cells": []}')
    assert atlas.read(tmp_path)["cells"] == []
