"""What the page names by a code of a title has words in every language."""

import csv
import re

import pytest

from highiron import words
from highiron.game import Game
from highiron.titles import catalogue
from highiron.words.catalogue import has_message
from tests.words.codes import SOURCES
from tools.words import all_variables, choices, read


@pytest.mark.parametrize("title", catalogue.playable())
def test_every_way_to_the_end_is_told(title: str) -> None:
    state = Game(title, catalogue.player_counts(title)[0]).state
    ends = {end.code for end in state.facts.rules.ends(state)}
    assert ends
    assert {
        code for code in ends if not (has_message(f"web-end-{code}") and has_message(f"web-end-{code}-certain"))
    } == set()


@pytest.mark.parametrize("language", words.locales())
def test_every_ground_is_named(language: str) -> None:
    grounds = {
        place.terrain.replace(" ", "-")
        for title in catalogue.playable()
        for players in catalogue.player_counts(title)
        for place in catalogue.facts_for(title, players).plan.hexes
        if place.terrain
    }
    pattern = read(language)[0]["web-map-cost"].parts[""]
    assert "cost" in all_variables(pattern)
    (known,) = (set(keys) for by, keys in choices(pattern) if by == "terrain")
    assert grounds <= known


def test_every_project_of_the_atlas_is_named() -> None:
    """As `wordOf` of the page makes a name of a message."""
    with (SOURCES / "study" / "sources" / "projects.csv").open(encoding="utf-8", newline="") as file:
        projects = [row["project"] for row in csv.DictReader(file)]
    assert projects
    names = (re.sub(r"[^a-z0-9]+", "-", project.lower()).strip("-") for project in projects)
    assert [name for name in names if not has_message(f"web-atlas-project-{name}")] == []
