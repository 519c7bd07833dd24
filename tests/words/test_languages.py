"""Languages, figures and what is checked of every catalogue."""

import json
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from highiron import words
from highiron.server.reference.models import Rule, RulePart
from highiron.words import language
from highiron.words.numbers import ascii_digits, format_money, format_number, format_percent
from tools import words as checking

FA = ("fa", "fa-u-nu-latn")
ROOT = Path(__file__).parents[2]
FIGURES = json.loads(Path(__file__).with_name("figures.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("value", "locale", "text"), FIGURES["numbers"])
def test_numbers(value: int, locale: str, text: str) -> None:
    assert format_number(value, locale) == text


@pytest.mark.parametrize(("amount", "locale", "currency", "text"), FIGURES["money"])
def test_money(amount: int, locale: str, currency: str, text: str) -> None:
    assert format_money(amount, locale, currency) == text


@pytest.mark.parametrize(("text", "value"), FIGURES["typed"][:1] + FIGURES["typed"][2:5])
def test_digits_of_any_kind_are_read(text: str, value: int) -> None:
    assert int(ascii_digits(text)) == value


def test_percent() -> None:
    found = [format_percent(60, locale) for locale in ("en", "ru", "fa")]
    assert found == ["60%", "60\u00a0%", "۶۰٪"]


def test_numbers_in_sentences_have_the_digits_of_the_language() -> None:
    found = [words.message("event-operating-round-began", name, {"turn": 1234, "number": 1, "of": 2}) for name in FA]
    assert ["۱٬۲۳۴" in found[0], "1,234" in found[1]] == [True, True]


@pytest.mark.parametrize(
    ("accepted", "found"),
    [
        ("", ""),
        ("de-DE,de;q=0.9", ""),
        ("de-DE,zh-TW;q=0.5,en;q=0.4", "zh"),
        ("en;q=0.4, ja;q=0.8", "ja"),
        ("fa-IR", "fa"),
        ("fa-u-nu-latn", "fa-u-nu-latn"),
        ("ru;q=0", ""),
        ("ru;q=nonsense, *", ""),
    ],
)
def test_the_language_of_a_request(accepted: str, found: str) -> None:
    assert language.from_header(accepted) == found


def test_the_language_of_a_terminal() -> None:
    assert language.from_environment({"LANG": "ru_RU.UTF-8"}) == "ru"
    assert language.from_environment({"LANG": "ru_RU.UTF-8", "HIGHIRON_LANGUAGE": "ja"}) == "ja"
    assert language.from_environment({"LANG": "C.UTF-8"}) == "en"


def test_the_page_knows_the_same_languages() -> None:
    source = (ROOT / "web/src/lib/languages.ts").read_text(encoding="utf-8")
    listed = dict(re.findall(r'^  (\w+): "(.+)",$', source, re.MULTILINE))
    assert listed == dict(language.NAMES)
    (beta,) = re.findall(r"BETA: ReadonlySet<string> = new Set\(\[(.*)\]\)", source)
    assert set(re.findall(r'"(\w+)"', beta)) == set(language.BETA)


@pytest.mark.parametrize("name", checking.languages())
def test_catalogues_are_sound(name: str) -> None:
    assert checking.faults_of(name) == []
    assert name == "en" or checking.faults_of_rules(name) == []


def test_marks_of_direction_in_braces_are_faults_on_the_page() -> None:
    """There they stand in an isolate of their own: a round 2.1 was shown as 1.2 in Persian."""
    written = FluentParser().parse(
        'web-a = راند { "\\u200e" }{ $turn }.{ $number }\nweb-b = راند \u2066{ $turn }\u2069'
    )
    first, second = (entry.value for entry in written.body if isinstance(entry, ast.Message))
    assert first and second
    assert list(checking.marks_put_apart("web-a", first)) == ["a mark of direction in braces"]
    assert list(checking.marks_put_apart("web-b", second)) == []
    assert list(checking.marks_put_apart("event-a", first)) == []


def test_amounts_are_said_by_the_function_for_them() -> None:
    assert list(checking.typography("ru", "за $120 сразу")) == ["an amount without MONEY"]
    assert list(checking.typography("fa", "۱۲۰ $")) == ["an amount without MONEY"]
    said = [words.message("private-1830-DH", locale) for locale in ("en", "zh", "ru", *FA)]
    expected = ("$120", "$120", "120\u00a0$", "۱۲۰\u00a0دلار", "120\u00a0دلار")
    assert [amount in text for amount, text in zip(expected, said, strict=True)] == [True] * 5


def test_figures_written_in_a_message_have_the_digits_of_the_reader_too() -> None:
    assert ["۱۰٪" in words.message("private-1830-CA", "fa"), "10%" in words.message("private-1830-CA", FA[1])] == [
        True,
        True,
    ]


def test_translated_rules_say_in_their_language_what_tables_share_with_english() -> None:
    english, chinese = (checking.rules("1830", name) for name in ("en", "zh"))
    assert english.keys() == chinese.keys()
    first, table = chinese["1830-2.5.5"].parts
    assert first.text.startswith("远方（红色）地区")
    assert table.rows[1] == ["芝加哥", "F2，边3、4、5", "40 / 70"]
    assert [row[1] for row in chinese["1830-2.5.4"].parts[1].rows[1:3]] == ["普通轨道0–5", "城市40，一个位置，边5和0"]
    assert checking.rules("1846", "xx") == {}


def test_a_translated_rule_says_what_the_english_one_says() -> None:
    def told(english: str, mine: str) -> list[str]:
        return list(checking.faults_of_rule(Rule("", [RulePart("text", english)]), Rule("", [RulePart("text", mine)])))

    assert (
        told("Two cost $1,200 (`opt:price`, rule 1.2) in E11.", "E11 中 2 张共 $1200（`opt:price`，规则1.2）。") == []
    )
    assert told("It costs $1,200.", "Это стоит 1\u00a0200 $.") == []
    assert told("It costs $1,200.", "۱٬۲۰۰ دلار می‌ارزد.") == []
    assert told("It costs $80.", "它值$90。") == ["lacks the figures ['80'] and has instead ['90']"]
    assert told("The limit is 4.", "上限是四。") == ["lacks the figures ['4'] and has instead []"]
    assert told("It is closed.", "它关闭 then it is gone。") == ["has the English words 'then it'"]
    assert told("The Elgin, Joliet and Eastern.", "Elgin, Joliet and Eastern.") == []
    assert list(
        checking.faults_of_rule(Rule("", [RulePart("text", "One.")]), Rule("", [RulePart("item", "一。")]))
    ) == ["has the parts ['item'], in English ['text']"]


def test_the_check_finds_what_is_wrong() -> None:
    assert list(checking.typography("zh", "你好, 世界")) == ["punctuation of half width"]
    assert list(checking.typography("ja", "会社 {}")) == ["a typed space"]
    assert list(checking.typography("ru", 'он сказал "да"')) == ["quotes that are not «»"]
    assert list(checking.typography("fa", "می خرد")) == ["a space for a ZWNJ"]
    assert list(checking.typography("fa", "يك سهم")) == ["an Arabic letter for ی or ک"]
    assert list(checking.typography("ru", "компания sells")) == ["the English word 'sells'"]
    assert checking.plural_categories("ru") == {"one", "few", "many"}


def test_what_is_missing_can_be_filled_in() -> None:
    name = "event-floated"
    assert f"{name} =" in checking.to_fill_in("de", ["events.ftl"])
