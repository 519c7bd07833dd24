"""Colours stay apart for colour-blind eyes, and words can be read on them."""

import re
from itertools import combinations

from highiron.core.tiles import COLOURS
from highiron.pictures.palette import (
    GROUNDS,
    INK,
    ZONES,
    contrast,
    difference,
    distinct_colour,
    legible_on,
    page_style,
    style,
)
from highiron.pictures.tokens import token_marks
from tests.pictures.reading import board_facts


def test_tile_colours_and_bare_land_are_told_apart_by_all_eyes() -> None:
    for first, second in combinations(("white", *COLOURS), 2):
        assert difference(GROUNDS[first], GROUNDS[second]) >= 20, (first, second)


def test_words_are_legible_on_every_ground() -> None:
    for colour in (*GROUNDS.values(), *ZONES.values()):
        assert contrast(colour, INK) >= 4.5


def test_letters_on_tokens_are_legible() -> None:
    for corporation in board_facts("classic").corporations.values():
        ink = legible_on(corporation.colour, corporation.text_colour)
        assert contrast(corporation.colour, ink) >= 4.5


def test_companies_of_confusable_colours_have_different_marks() -> None:
    facts = board_facts("classic")
    marks = token_marks(facts)
    for first, second in combinations(facts.corporations.values(), 2):
        if difference(first.colour, second.colour) < 25:
            assert marks[first.id] != marks[second.id], (first.id, second.id)


def test_the_same_colour_has_no_difference() -> None:
    assert difference("#123456", "#123456") == 0
    assert contrast("#000000", "#FFFFFF") == 21


def test_style_uses_plain_classes_of_its_own() -> None:
    rules = style().removeprefix("<style>").removesuffix("</style>").split("}")[:-1]
    assert all(rule.startswith(".hi-") and " " not in rule.split("{")[0] for rule in rules)


def test_a_page_has_every_colour_by_name() -> None:
    page = page_style()
    named = set(re.findall(r"var\((--[a-z-]+)\)", page))
    assert named == set(re.findall(r"^  (--[a-z-]+):", page, re.MULTILINE))
    assert "var(" not in style()
    for colour in GROUNDS.values():
        assert colour in style()


def test_companies_of_the_palette_for_all_eyes_stay_apart() -> None:
    for first, second in combinations([distinct_colour(place) for place in range(8)], 2):
        assert difference(first, second) >= 10, (first, second)
