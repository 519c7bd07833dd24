"""Every acceptance rule can fail: results that break it turn it red."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from highiron.study import checks
from highiron.study.checks import Found
from highiron.study.plan import read_plan
from highiron.study.report import Results, Written, untagged
from highiron.study.stages.report import named


def found(**results: Any) -> Found:
    made = Found(Path("nowhere"), read_plan(None))
    made._read.update(results)
    return made


def rule(number: str) -> Callable[[Found], tuple[bool, str]]:
    return next(rule for rules in checks.RULES.values() for name, _, rule in rules if name == number)


CHANGED = {"regret": {"steady": [{"scenario": 0, "move": 0.1, "gone": ["Erenhot capacity"], "new": ["hubs"]}]}}


@pytest.mark.parametrize(
    ("number", "good", "bad"),
    [
        (
            "4f",
            {"replay": {"jaccard_with_model": 0.3, "jaccard_by_chance": 0.1, "games": 4}},
            {"replay": {"jaccard_with_model": 0.1, "jaccard_by_chance": 0.1, "games": 4}},
        ),
        (
            "5d",
            {"forecast": CHANGED, "report": {"named": ["Erenhot capacity"]}},
            {"forecast": CHANGED, "report": {"named": []}},
        ),
        ("6b", {"report": {"checks": {"tags": {"good": True, "figures": ""}}}},
         {"report": {"checks": {"tags": {"good": False, "figures": ""}}}}),
        ("1d", {"strategy": {"seats": [{"low": 0, "high": 1}]}}, {"strategy": {"seats": [{"low": 0}]}}),
        ("5a", {"forecast": {"weights_sum": 1.0}}, {"forecast": {"weights_sum": 1.1}}),
        ("2f", {"grid": {"counts": {"sea_edges_with_track": 13}}}, {"grid": {"counts": {"sea_edges_with_track": 40}}}),
    ],
)  # fmt: skip
def test_a_rule_can_be_green_and_red(number: str, good: dict[str, Any], bad: dict[str, Any]) -> None:
    assert rule(number)(found(**good))[0]
    assert not rule(number)(found(**bad))[0]


def test_no_change_of_the_three_needs_no_name() -> None:
    assert rule("5d")(found(forecast={"regret": {"steady": []}}))[0]


def test_a_sentence_with_a_number_and_no_tag_is_found() -> None:
    good = 'There are 906 edges.#tag("FACT")\n\n= Heading 1\n\n#figure(image("a1.svg"))\n\nThe game 18CE is fun.'
    assert untagged(good) == []
    assert untagged(good + "\n\nThere are 907 edges.") == ["There are 907 edges."]


def test_investments_that_leave_are_named_in_every_appendix_or_not_counted() -> None:
    results = Results({"forecast": CHANGED})
    english = Written('text #page-mark("appendix") Erenhot capacity')
    chinese = Written('text #page-mark("appendix") 二连浩特口岸扩能')
    assert named(results, {"en": english, "zh": chinese}) == ["Erenhot capacity"]
    assert named(results, {"en": english, "zh": Written('二连浩特口岸扩能 #page-mark("appendix")')}) == []
