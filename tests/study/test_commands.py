"""The commands of the study: stages, checks, and errors that say what to do."""

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from highiron.cli.app import app
from highiron.study.checks import MISSING, RULES, TASKS, check_all
from highiron.study.stages.catalogue import STAGES
from highiron.study.stages.runner import Settings, by_budget, code_hash

RUN = CliRunner()


def study(*arguments: str) -> tuple[int, str]:
    found = RUN.invoke(app, ["study", *arguments])
    return found.exit_code, found.output


def test_data_are_checked_and_listed_with_their_licences(tmp_path: Path) -> None:
    status, _ = study("data", "--out", str(tmp_path))
    assert status == 0
    rows = (tmp_path / "data" / "files.csv").read_text().splitlines()
    assert len(rows) == 16
    assert any("GeoNames, CC BY 4.0" in row for row in rows)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("grow",), "`grow` needs the results of `grid`: run `highiron study grid` first"),
        (("grow", "--budget", "soon"), "--budget is a time like 90s, 45m or 2h"),
        (("data", "--data", "nowhere"), "there is no folder nowhere with data"),
        (("check", "task9"), "there is no task 'task9'"),
        (("replay", "--without", "18CE+-99"), "there is no switch for 18CE+-99; there are: 18CE+-3"),
        (("report", "--lang", "en,xx"), "there is no paper in 'xx'; there are: en, zh"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    status, text = study(*arguments, "--out", str(tmp_path))
    assert status == 2
    assert said in " ".join(text.split())


def test_before_anything_has_run_every_rule_says_what_to_run(tmp_path: Path) -> None:
    verdicts = check_all(tmp_path)
    assert {verdict.verdict for verdict in verdicts} == {MISSING}
    assert all(verdict.figures.startswith("highiron study ") for verdict in verdicts)
    assert len({verdict.rule for verdict in verdicts}) == sum(len(RULES[task]) for task in TASKS)


def test_check_writes_what_it_prints(tmp_path: Path) -> None:
    status, text = study("check", "task5", "--out", str(tmp_path))
    assert status == 0
    assert "5 not run" in text
    rows = msgspec.json.decode((tmp_path / "check.json").read_bytes())
    assert [row["rule"] for row in rows] == ["5a", "5b", "5c", "5d", "5e"]


def test_stages_stand_after_what_they_need() -> None:
    seen: set[str] = set()
    for stage in STAGES.values():
        assert set(stage.needs) <= seen
        seen.add(stage.name)
        assert len(code_hash(stage.module)) == 16


def test_a_larger_budget_never_means_fewer_runs() -> None:
    sizes = [by_budget(Settings(budget=60 * minutes), 0.1, 1.0, 4, 64) for minutes in (1, 5, 30, 600)]
    assert sizes == sorted(sizes)
    assert sizes[0] == 8
    assert sizes[-1] == 64
    assert by_budget(Settings(quick=True, budget=10**6), 0.1, 1.0, 4, 64) == 4
