"""What is wrong with a data file is said with the file, the place and what to do."""

import json
from pathlib import Path

import pytest

from highiron.study.errors import StudyError
from highiron.study.sources import Sources, check


def test_packed_files_can_all_be_read(sources: Sources) -> None:
    found = check(sources)
    assert found["layers"]["railroads_eurasia"] == 21_459
    assert found["tables"]["railway_openings"] == 120


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("cr_express_trains.csv", "year,trains\n2011,17\n", "lacks the column teu"),
        ("cr_express_trains.csv", "", "is empty"),
        ("cr_express_trains.csv", "year,trains,teu\n", "no rows"),
        ("cr_express_trains.csv", "year,trains,teu\nlong ago,17,\n", "line 2: year must be a number"),
    ],
)
def test_bad_tables_are_named(tmp_path: Path, name: str, text: str, said: str) -> None:
    (tmp_path / name).write_text(text)
    with pytest.raises(StudyError, match=said):
        Sources(tmp_path).table(name.removesuffix(".csv"))


def test_another_projection_is_recognised(tmp_path: Path) -> None:
    point = {"type": "LineString", "coordinates": [[4_500_000.0, 3_200_000.0], [4_600_000.0, 3_300_000.0]]}
    layer = {"type": "FeatureCollection", "features": [{"properties": {"scalerank": 1}, "geometry": point}]}
    (tmp_path / "rivers_eurasia.geojson").write_text(json.dumps(layer))
    with pytest.raises(StudyError, match=r"another projection.*ogr2ogr"):
        Sources(tmp_path).layer("rivers_eurasia")


@pytest.mark.parametrize("text", ["", '{"type": "FeatureCollection", "features": []}', "{"])
def test_empty_and_broken_layers_are_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "land_eurasia.geojson").write_text(text)
    with pytest.raises(StudyError, match=r"land_eurasia\.geojson is (empty|no readable)"):
        Sources(tmp_path).layer("land_eurasia")


def test_a_missing_property_is_named(tmp_path: Path) -> None:
    point = {"type": "LineString", "coordinates": [[4.5, 3.2], [4.6, 3.3]]}
    layer = {"type": "FeatureCollection", "features": [{"properties": {}, "geometry": point}]}
    (tmp_path / "rivers_eurasia.geojson").write_text(json.dumps(layer))
    with pytest.raises(StudyError, match="feature 1 lacks the property scalerank"):
        Sources(tmp_path).layer("rivers_eurasia")
