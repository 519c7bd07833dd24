"""The rules of every title in our own words: every number that a reason can name is there to be read."""

from importlib import import_module

import pytest

from highiron.server.reference.rulebook import rulebook
from highiron.titles import catalogue
from tests.server.site import Site

TITLES = ("1830", "1846", "1817", "18CE")


def numbers(title: str) -> set[str]:
    """All that can be linked to: sections, rules, and rows of the tables of options."""
    book = rulebook(title)
    found = {f"{title}-{section.number}" for section in book.sections}
    for section in book.sections:
        for rule in section.rules:
            found.add(rule.number)
            for part in rule.parts:
                found.update(
                    row[0].split(" ")[0] if row[0].startswith(title) else f"{title}-{row[0]}" for row in part.rows
                )
    return found


@pytest.mark.parametrize("title", TITLES)
def test_every_number_that_reasons_and_options_name_can_be_read(title: str) -> None:
    keys = import_module(f"highiron.titles.t{title.lower()}.rule_numbers").RULE_NUMBERS
    named = {f"{title}-{number}" for number in keys.values()} | {
        option.rule for option in catalogue.options_of(title) if option.rule
    }
    assert sorted(named - numbers(title)) == []


@pytest.mark.parametrize("title", TITLES)
def test_no_number_stands_twice_and_no_rule_is_empty(title: str) -> None:
    rules = [rule for section in rulebook(title).sections for rule in section.rules]
    named = [rule.number for rule in rules if rule.number]
    assert len(named) == len(set(named))
    assert all(part.text or part.rows for rule in rules for part in rule.parts)
    assert rulebook(title).about


def test_texts_tables_and_lists_are_read_as_such() -> None:
    rules = {rule.number: rule.parts for section in rulebook("1830").sections for rule in section.rules}
    first, table = rules["1830-1.1"]
    assert first.text.startswith("The game takes 2 to 6 players.")
    assert table.rows[:2] == [["Players", "Cash each", "Certificate limit"], ["2", "1200", "28"]]
    assert any(part.kind == "lines" for part in rules["1830-2.7.1"])
    steamboat = next(
        rule for section in rulebook("1846").sections for rule in section.rules if rule.number == "1846-2.3.9"
    )
    assert [part.kind for part in steamboat.parts] == ["text", "item", "item", "item"]


@pytest.mark.parametrize("language", ["en", "zh", "ja", "ru", "fa"])
def test_lettered_lines_are_items_and_a_line_further_out_ends_the_list(language: str) -> None:
    book = {title: rulebook(title, language) for title in ("1830", "1846")}
    rules = {rule.number: rule.parts for each in book.values() for section in each.sections for rule in section.rules}
    assert [part.kind for part in rules["1830-3.6"]] == ["text", "item", "item", "item"]
    assert rules["1830-3.6"][1].text.startswith("الف) " if language == "fa" else "a) ")
    assert [part.kind for part in rules["1846-2.1.3"]] == ["text", *["item"] * 4, "text"]


def test_a_rule_may_have_a_name_of_several_words() -> None:
    rules = {rule.number: rule.parts[0].text for section in rulebook("18CE").sections for rule in section.rules}
    assert rules["18CE-1.1"].startswith("3 to 6 players")
    assert rules["18CE-2.4"].startswith("**A** has no effect")
    assert rules["18CE-6.9"].startswith("**Director share.** It cannot")
    assert rules["18CE-10.7"].startswith("**Passenger train**: level n")


def test_words_of_a_translation_leave_names_of_options_alone() -> None:
    rules = {rule.number: rule.parts for section in rulebook("1817", "ru").sections for rule in section.rules}
    table = rules["1817-2.16"][1]
    assert table.rows[0][0] == "поезд"
    assert "[opt: two_train_supply]" in table.rows[1][4]


def test_a_persian_table_taken_from_the_english_one_has_its_own_words_and_commas() -> None:
    rules = {rule.number: rule.parts for section in rulebook("1830", "fa").sections for rule in section.rules}
    home = {row[0]: row[2] for row in rules["1830-2.1.2"][1].rows}
    assert home["PRR"] == "H12 Altoona"
    assert home["ERIE"] == "E11، هر یک از دو شهر (1830-5.4.6)"
    assert rules["1830-2.6.2"][1].rows[1][3] == "1–3; 0–4", "a cell without a Persian word is left as it is"


def test_rules_facts_and_market_are_served_without_a_game(site: Site) -> None:
    visitor = site.nobody()
    book = visitor.get("/api/titles/18CE/rules").json()
    assert book["title"] == "18CE"
    assert len(book["sections"]) == 19
    read = [visitor.get("/api/titles/1830/rules", params={"locale": name}).json() for name in ("zh", "fa", "en")]
    assert [book["language"] for book in read] == ["zh", "fa", "en"]
    assert len({len(book["sections"]) for book in read}) == 1
    facts = visitor.get("/api/titles/1846/facts", params={"players": 3}).json()
    assert (facts["title"], facts["players"]) == ("1846", 3)
    assert visitor.get("/api/titles/1846/facts", params={"players": 7}).status_code == 422
    assert visitor.get("/api/titles/1830/market.svg").text.startswith("<svg")
    assert visitor.get("/api/titles/1831/rules").json()["code"] == "unknown-title"
