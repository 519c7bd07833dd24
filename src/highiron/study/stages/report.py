"""`study report`: pictures, and the paper in two languages from the same numbers."""

import shutil
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from highiron.study import atlas, figures, report
from highiron.study.checks import TASKS, as_rows, check_all
from highiron.study.errors import StudyError
from highiron.study.grid import Grid
from highiron.study.plan import read_plan
from highiron.study.stages.runner import Settings, Work, plain, read_rows, write_bytes

NEEDS = ("data", "grid", "board", "strategy", "fit", "replay", "revenue", "forecast")


def sizes(settings: Settings) -> dict[str, Any]:
    """Which languages."""
    return {"languages": list(settings.languages)}


def run(work: Work) -> dict[str, Any]:
    """Pictures first, then one paper for each language, then the checks of both."""
    try:
        import matplotlib  # noqa: F401
        import typst
    except ImportError as error:
        raise StudyError(f"the paper needs the package {error.name}: install highiron[report]") from None
    settings = work.settings
    fonts = {language: report.fonts_for(language, []) for language in settings.languages}
    plan = read_plan(settings.plan)
    results = report.collect(settings.out, NEEDS, plan)
    work.tell("pictures", 0, 3)
    draw(work, results)
    checks = as_rows(check_all(settings.out, TASKS[:-1], settings.plan))
    shutil.copy(report.TEXTS / "template.typ", work.folder / "template.typ")
    written: dict[str, report.Written] = {}
    found: dict[str, Any] = {}
    texts = True
    for number, language in enumerate(settings.languages, 1):
        work.tell(f"paper, {language}", number, 3)
        written[language] = report.write(language, results, checks, fonts[language])
        source = work.folder / f"18ce-study.{language}.typ"
        write_bytes(source, written[language].typst.encode())
        pdf = typst.compile(str(source), root=str(work.folder))
        write_bytes(work.folder / f"18ce-study.{language}.pdf", pdf)
        found[language] = report.pages(typst, source)
        texts &= b"/ToUnicode" in pdf
    return {
        "pages": found,
        "tags": _tags(written),
        "checks": _checks(results, written, found, texts),
        "named": named(results, written),
    }


def _tags(written: dict[str, report.Written]) -> dict[str, dict[str, int]]:
    return {language: dict(sorted(Counter(text.tags).items())) for language, text in written.items()}


def _checks(
    results: report.Results, written: dict[str, report.Written], pages: dict[str, dict[str, int]], texts: bool
) -> dict[str, Any]:
    lengths = {
        language: {
            "summary": row["letter"] - row["summary"],
            "letter": row["body"] - row["letter"],
            "body": row["references"] - row["body"],
        }
        for language, row in pages.items()
    }
    good = all(row["summary"] <= 1 and row["letter"] <= 2 and row["body"] <= 20 for row in lengths.values())
    keys = {tuple(sorted(text.keys)) for text in written.values()}
    symbols = [
        symbol for text in written.values() for symbol in ("θ", "β", "γ", "τ", "∑", "$") if symbol in text.letter
    ]
    count = sum(len(text.tags) for text in written.values())
    loose = [line for text in written.values() for line in report.untagged(text.typst)]
    unproven = [key for text in written.values() for key in text.proven if not results.value(key) > 0]
    return {
        "pages": {"good": good, "figures": str(lengths)},
        "tags": {
            "good": not loose and not unproven,
            "figures": f"{count} sentences with a tag, {len(loose)} with a number and none, {len(unproven)} not proven",
        },
        "numbers": {
            "good": not any(report.loose_numbers(language) for language in written),
            "figures": f"{sum(len(text.keys) for text in written.values())} numbers, all by key",
        },
        "languages": {"good": len(keys) == 1, "figures": f"{len(written)} languages, {len(keys)} set of keys"},
        "text": {"good": texts, "figures": "characters can be taken from the PDF"},
        "letter": {"good": not symbols, "figures": f"symbols found: {', '.join(symbols) or 'none'}"},
    }


def named(results: report.Results, written: dict[str, report.Written]) -> list[str]:
    """Investments that leave the three when a weight changes, and whose leaving every paper names in its appendix."""
    gone = sorted({name for row in results.value("forecast.regret.steady") for name in row["gone"]})
    return [
        name
        for name in gone
        if all(
            report.escape(report.say(language, name)) in text.typst.partition('#page-mark("appendix")')[2]
            for language, text in written.items()
        )
    ]


def draw(work: Work, results: report.Results) -> None:
    """All pictures of the papers, and the data of the atlas."""
    grid = Grid.from_json(work.read("grid", "grid.json"))
    edges = work.read("fit", "edges.json")
    chance = np.array(edges["probability"])
    year = np.array([np.inf if value is None else value for value in edges["year"]])
    data = atlas.pack(grid, edges, results)
    write_bytes(work.folder / atlas.NAME, msgspec.json.encode(plain(data), order="sorted"))
    for language in work.settings.languages:
        folder: Path = work.folder / report.pictures(language)
        say: figures.Say = str if language == "en" else partial(report.say, language)
        paint(work, results, grid, chance, year, folder, say)


def paint(
    work: Work, results: report.Results, grid: Grid, chance: Any, year: Any, folder: Path, say: figures.Say
) -> None:
    """The pictures of one paper."""
    figures.network(grid, folder, say)
    figures.gauges(grid, folder, say)
    figures.replayed(grid, chance, folder, say)
    figures.difference(grid, chance, folder, say)
    figures.eras(grid, chance, year, folder, say)
    figures.fans(results.found["data"], results.found["forecast"], folder, say)
    figures.scenarios(results.found["forecast"], folder, say)
    figures.modal_split(read_rows(work.settings.out / "revenue" / "modal_split.csv"), folder, say)
    figures.tornado(results.found["strategy"], folder, say)
