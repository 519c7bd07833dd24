"""`study data`: check the inputs, and say where they come from."""

from typing import Any

from highiron.study.plan import read_plan
from highiron.study.sources import LAYERS, TABLES, check
from highiron.study.stages.runner import Work

LICENCES = {
    "railroads_eurasia": "Natural Earth, public domain",
    "populated_places_eurasia": "Natural Earth, public domain",
    "land_eurasia": "Natural Earth, public domain",
    "rivers_eurasia": "Natural Earth, public domain",
    "countries_eurasia": "Natural Earth, public domain",
    "terrain_regions_eurasia": "Natural Earth, public domain",
    "countries": "Natural Earth, public domain",
    "key_cities": "GeoNames, CC BY 4.0",
    "railway_openings": "facts, compiled by this project",
    "railway_length_1907": "Encyclopaedia Britannica 1911, public domain",
    "break_of_gauge": "facts, compiled by this project",
    "cr_express_trains": "facts, compiled by this project",
    "cr_express_corridors": "facts, compiled by this project",
    "cr_express_border_counts": "facts, compiled by this project",
    "projects": "facts, compiled by this project",
}


def run(work: Work) -> dict[str, Any]:
    """Everything is read once; what is wrong is said with the file and the line."""
    sources = work.settings.sources
    hashes = sources.hashes()
    counts = check(sources)
    read_plan(work.settings.plan)
    rows = [
        {
            "file": sources.path(name).name,
            "rows": counts["layers" if name in LAYERS else "tables"][name],
            "licence": LICENCES[name],
            "sha256": hashes[name],
        }
        for name in (*LAYERS, *TABLES)
    ]
    work.table("files.csv", rows)
    trains = sources.table("cr_express_trains")
    return {
        "files": len(rows),
        "railway_lines": counts["layers"]["railroads_eurasia"],
        "places": counts["layers"]["populated_places_eurasia"],
        "openings": counts["tables"]["railway_openings"],
        "key_cities": counts["tables"]["key_cities"],
        "trains": {row["year"]: int(row["trains"]) for row in trains},
        "teu": {row["year"]: int(row["teu"]) for row in trains if row["teu"]},
        "teu_per_train": {row["year"]: int(row["teu"]) / int(row["trains"]) for row in trains if row["teu"]},
        "erai_teu_2024": 380_434,
        "erai_share_2024": 380_434 / 2_077_216,
    }
