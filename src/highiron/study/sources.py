"""The data files of the study: reading them, and saying clearly what is wrong with them."""

import csv
import hashlib
import io
import json
import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from highiron.study.errors import StudyError

PACKED = Path(__file__).parent / "sources"

LAYERS = {  # name -> properties that every feature must have
    "railroads_eurasia": (),
    "populated_places_eurasia": ("name", "country", "pop_max"),
    "land_eurasia": (),
    "rivers_eurasia": ("scalerank",),
    "countries_eurasia": ("adm0_a3",),
    "terrain_regions_eurasia": ("featurecla", "name", "scalerank"),
}
TABLES = {  # name -> columns that it must have
    "countries": ("adm0_a3", "population", "gdp_million_usd"),
    "key_cities": ("name", "country", "lon", "lat", "population"),
    "railway_openings": (
        "year",
        "line",
        "from_lon",
        "from_lat",
        "to_lon",
        "to_lat",
        "gauge_mm_at_opening",
        "countries",
    ),
    "railway_length_1907": ("territory_1907", "miles"),
    "break_of_gauge": ("place", "countries", "lon", "lat", "gauge_a_mm", "gauge_b_mm"),
    "cr_express_trains": ("year", "trains", "teu"),
    "cr_express_corridors": ("corridor", "seq", "node", "country", "lon", "lat", "role"),
    "cr_express_border_counts": ("period_start", "period_end", "crossing", "corridor", "trains", "teu"),
    "projects": ("project", "stage", "planned", "from_lon", "from_lat", "to_lon", "to_lat", "source"),
}
NUMBERS = {
    "lon",
    "lat",
    "from_lon",
    "from_lat",
    "to_lon",
    "to_lat",
    "year",
    "population",
}  # columns that must be numbers

Row = dict[str, str]
Feature = dict[str, Any]


class Sources:
    """The files of the study, packed with the project or in a folder of the user's own."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or PACKED
        if not self.folder.is_dir():
            raise StudyError(f"there is no folder {self.folder} with data; leave --data out to use the packed files")

    def path(self, name: str) -> Path:
        """Where a layer or table lies; files of the user's own come before packed ones."""
        endings = (".geojson", ".geojson.xz") if name in LAYERS else (".csv",)
        for folder in (self.folder, PACKED):
            for ending in endings:
                if (found := folder / f"{name}{ending}").is_file():
                    return found
        raise StudyError(f"the data file {name}{endings[0]} is missing in {self.folder}")

    def hashes(self) -> dict[str, str]:
        """SHA-256 of every file, by name."""
        return {name: hashlib.sha256(self.path(name).read_bytes()).hexdigest() for name in (*LAYERS, *TABLES)}

    def layer(self, name: str) -> list[Feature]:
        """The features of a layer in degrees, checked."""
        path = self.path(name)
        try:
            text = _text(path)
            found = json.loads(text) if text.strip() else None
        except (ValueError, lzma.LZMAError, UnicodeDecodeError):
            raise StudyError(f"{path.name} is no readable GeoJSON: write it again, or leave it out") from None
        if not isinstance(found, dict) or not found.get("features"):
            raise StudyError(f"{path.name} is empty: it must be a GeoJSON FeatureCollection with at least one feature")
        features: list[Feature] = found["features"]
        for number, feature in enumerate(features, 1):
            for wanted in LAYERS[name]:
                if wanted not in feature.get("properties", {}):
                    raise StudyError(f"{path.name}: feature {number} lacks the property {wanted}; add it")
        _check_degrees(path, features)
        return features

    def table(self, name: str) -> list[Row]:
        """The rows of a table, checked."""
        path = self.path(name)
        reader = csv.DictReader(io.StringIO(_text(path)))
        columns = reader.fieldnames or []
        if not columns:
            raise StudyError(f"{path.name} is empty: its first line must name the columns {', '.join(TABLES[name])}")
        missing = [column for column in TABLES[name] if column not in columns]
        if missing:
            raise StudyError(
                f"{path.name} lacks the column {', '.join(missing)}; it has {', '.join(columns)}: add or rename it"
            )
        rows = list(reader)
        if not rows:
            raise StudyError(f"{path.name} has a header but no rows: add rows, or leave it out to use the packed file")
        for line, row in enumerate(rows, 2):
            for column in NUMBERS & set(TABLES[name]):
                if not _is_number(row[column]):
                    raise StudyError(f"{path.name}, line {line}: {column} must be a number, not {row[column]!r}")
        return rows


def check(sources: Sources) -> dict[str, dict[str, int]]:
    """Read everything; the number of features and rows by file."""
    return {
        "layers": {name: len(sources.layer(name)) for name in LAYERS},
        "tables": {name: len(sources.table(name)) for name in TABLES},
    }


def points_of(geometry: dict[str, Any]) -> Iterator[tuple[float, float]]:
    """All coordinates of a geometry."""
    stack: list[Any] = [geometry["coordinates"]]
    while stack:
        top = stack.pop()
        if top and isinstance(top[0], (int, float)):
            yield top[0], top[1]
        else:
            stack.extend(top)


def lines_of(geometry: dict[str, Any]) -> list[list[list[float]]]:
    """The lines of a LineString or MultiLineString."""
    coordinates: list[Any] = geometry["coordinates"]
    return [coordinates] if geometry["type"] == "LineString" else coordinates


def number(text: str, otherwise: float = 0.0) -> float:
    """A number of a table; empty cells count as `otherwise`."""
    return float(text) if text else otherwise


def _text(path: Path) -> str:
    raw = path.read_bytes()
    return (lzma.decompress(raw) if path.suffix == ".xz" else raw).decode()


def _check_degrees(path: Path, features: list[Feature]) -> None:
    for feature in features[:: max(1, len(features) // 50)]:
        for lon, lat in points_of(feature["geometry"]):
            if not (-180 <= lon <= 180 and -90 <= lat <= 90):
                raise StudyError(
                    f"{path.name} is in another projection: it has the point {lon:g}, {lat:g}, but longitudes and"
                    " latitudes in degrees (WGS84) are needed; convert it, for instance with ogr2ogr -t_srs EPSG:4326"
                )


def _is_number(text: str) -> bool:
    try:
        float(text)
    except (TypeError, ValueError):
        return False
    return True
