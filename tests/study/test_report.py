"""Numbers of the paper come by key, tags are enforced, and both languages say the same figures."""

import re

import pytest

from highiron.study import demand, measure, portfolio
from highiron.study.checks import RULES
from highiron.study.errors import StudyError
from highiron.study.planner import NAMES
from highiron.study.report import HOLE, LABELS, TEXTS, Results, Written, escape, red, say, sentence
from highiron.study.scenarios import read_scenarios
from highiron.study.sources import Sources

RESULTS = Results({"fit": {"test": {"gain": 0.03, "low": -0.01, "high": 0.08}}, "grid": {"edges": 12345}})


def said(line: str) -> tuple[str, Written]:
    made = Written("")
    return sentence(line, 1, "en", RESULTS, made), made


def test_a_number_comes_by_its_key() -> None:
    text, made = said("[FACT] There are {grid.edges|int} edges.")
    assert "There are 12,345 edges." in text
    assert made.keys == ["grid.edges"]
    assert made.tags == ["FACT"]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("[FACT] There are 12 edges.", "a number stands in the text"),
        ("There are {grid.edges|int} edges.", "begins with its tag"),
        ("[CLAIM] There are edges.", "there is no tag CLAIM"),
        ("[TEST] It gains {fit.test.gain|+2}.", "so that the interval decides"),
        ("[FACT] There are {grid.nodes|int} nodes.", "asks for grid.nodes"),
    ],
)
def test_what_is_not_proven_stops_the_build(line: str, why: str) -> None:
    with pytest.raises(StudyError, match=re.escape(why)):
        said(line)


def test_a_test_whose_interval_includes_the_null_is_said_in_plain_words() -> None:
    text, made = said("[SAY fit.test] The gain is {fit.test.gain|+2}.")
    assert made.tags == ["FIT"]
    assert "It does not beat the population rule." in text


def test_both_languages_have_equal_figures_and_words() -> None:
    texts = {language: (TEXTS / f"text.{language}.txt").read_text(encoding="utf-8") for language in LABELS}
    keys = [sorted(hole[0] for hole in HOLE.findall(text)) for text in texts.values()]
    assert keys[0] == keys[1]
    pictures = [re.findall(r"^!(figure|table) (\w+)", text, re.MULTILINE) for text in texts.values()]
    assert pictures[0] == pictures[1]
    assert set(LABELS["en"]) == set(LABELS["zh"])


def test_signs_of_typst_are_plain_in_the_text() -> None:
    assert escape("a_b #c $d") == r"a\_b \#c \$d"


def test_names_of_results_are_said_in_the_language_of_the_paper() -> None:
    assert say("zh", "Khorgos") == "霍尔果斯"
    assert say("zh", "near Pechora – Vorkuta") == "近 Pechora – Vorkuta"
    assert say("zh", "win rate 0.31 [0.24, 0.39] in 48 games") == "胜率 0.31 [0.24, 0.39] ， 48 局"
    assert say("en", "near Pechora – Vorkuta") == "near Pechora – Vorkuta"
    assert say("zh", "Pechora") == "Pechora"


def test_every_name_of_a_table_has_chinese_words() -> None:
    names = [*demand.CENTRES, *portfolio.INVESTMENTS, *measure.REASONS, *NAMES, "luck", "missing", "surplus"]
    names += [row["project"] for row in Sources().table("projects")]
    # Rules of the paper itself are checked after it is written.
    names += [text for task, rules in RULES.items() if task != "report" for _, text, _ in rules]
    names += [scenario.name for scenario in read_scenarios(None)]
    assert [name for name in names if say("zh", name) == name] == []


def test_what_is_not_met_is_said_in_plain_words() -> None:
    rows = [
        {"rule": "4b", "verdict": "red", "text": "efficiency within 10 %", "figures": "+11.4%"},
        {"rule": "4c", "verdict": "green", "text": "median detour within 0.1", "figures": "1.17, real 1.18"},
    ]
    assert red(rows, "en")[1:] == ["- 4b: efficiency within 10 % (+11.4%)"]
    assert red(rows, "zh")[1:] == ["- 4b: 效率相差不超过10 % (+11.4%)"]
    assert red(rows[1:], "en") == ["Every acceptance rule that was run is met."]
