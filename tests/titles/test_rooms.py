"""What one title knows stands in its folder: no other room imports it or names the title."""

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import highiron
from highiron.bots.steady.knowledge import knowledge_about
from highiron.cli.playthrough import tell
from highiron.core.facts import Charter, Facts
from highiron.env.names import names
from highiron.env.title_tables import table_for
from highiron.game import Game
from highiron.pictures import draw_state
from highiron.records import trace_keys
from highiron.records.files import read_site, replay_site, site_text
from highiron.records.site import site_of
from highiron.selfplay import RandomPlayers, habits_of, play_random_game
from highiron.server.play.figures import figures_of
from highiron.server.play.models import View
from highiron.server.reference.sheet import facts_sheet
from highiron.titles import catalogue
from highiron.titles.t1830 import title as t1830
from highiron.titles.t1830.title import T1830
from highiron.titles.title import Title
from highiron.words import say_action, say_event
from tests.pictures.reading import parse, titles, words

SOURCE = Path(highiron.__file__).parent
MEANT = ("bench.py", "play.py")  # measures one title, so that figures can be compared; plays a game to look at
TITLES = SOURCE / "titles"
CATALOGUE = TITLES / "catalogue.py"


def outside_of_titles() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        in_folder_of_title = TITLES in path.parents and path.parent != TITLES
        if not in_folder_of_title and path != CATALOGUE:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def test_no_room_imports_from_the_folder_of_a_title() -> None:
    for path, tree in outside_of_titles():
        for node in ast.walk(tree):
            taken = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            taken += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not [name for name in taken if name.startswith("highiron.titles.t1")], path


def test_no_room_names_a_title_except_as_what_is_played_unless_told() -> None:
    for path, tree in outside_of_titles():
        if path.name in MEANT:
            continue
        defaults = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.AnnAssign)} | {
            id(value)
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef)
            for value in (*node.args.defaults, *node.args.kw_defaults)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and node.value in catalogue.titles():
                assert id(node) in defaults, (path, node.lineno)


@pytest.fixture
def bare() -> Iterator[Title]:
    """1830 under another name, without what it has for other rooms."""

    def make_facts(players: int, options: dict[str, str]) -> Facts:
        facts = t1830.make_facts(players, options)
        facts.title = "bare"
        return facts

    title = Title("bare", t1830.about, make_facts, T1830.new_state, options=T1830.options, presets=T1830.presets)
    catalogue.register(title)
    yield title
    catalogue.withdraw(title)


def test_a_title_that_says_nothing_to_other_rooms_is_met_without_opinions(bare: Title) -> None:
    assert bare.room("site") is None
    known = knowledge_about("bare")
    assert not any((known.homes, known.gifts, known.powers, known.swaps, known.incomes, known.answers))
    assert not site_of("bare").optional_rules
    assert habits_of("bare").hurry == 1.0
    assert not any(name.startswith("highiron/bare") for name in names())
    facts = catalogue.facts_for("bare", 3)
    assert table_for(facts).auctioned == tuple(facts.privates)
    assert not table_for(facts).tile_rights
    game = Game("bare", 3, seed=1)
    players = RandomPlayers(Random(1))
    for _ in range(50):
        game.play(players.choose(game.state))


@pytest.fixture
def with_kind(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """1830 whose ERIE has an id with its kind, as a company has that is called like a seat."""

    def about() -> dict[str, Any]:
        data = read()
        for entry in data["corporations"]:
            if entry["id"] == "ERIE":
                entry["id"] = "c:ERIE"
        return data

    read = t1830.about
    monkeypatch.setattr(t1830, "about", about)
    catalogue._facts.cache_clear()
    yield
    catalogue._facts.cache_clear()


@pytest.mark.usefixtures("with_kind")
def test_files_and_traces_write_the_printed_code_of_a_company() -> None:
    game = play_random_game("1830", 3, seed=3, preset="18xx.games")
    assert any(getattr(action, "company", "") == "c:ERIE" for action in game.actions)
    text = site_text(game)
    assert '"ERIE"' in text and '"ERIE_' in text
    assert "c:ERIE" not in text
    importer, _ = replay_site(read_site(text))
    assert importer.game.state == game.state
    keys = trace_keys.keys(game.at(len(game.actions) // 2), {"A": 1, "B": 2, "C": 3})
    assert "company/ERIE/cash" in keys
    assert "c:ERIE" not in str(keys)


@pytest.mark.usefixtures("with_kind")
def test_pictures_tables_and_sentences_show_the_printed_code() -> None:
    game = play_random_game("1830", 3, seed=3)
    numbers = [n for n, action in enumerate(game.actions, 1) if getattr(action, "company", "") == "c:ERIE"]
    for number in (*numbers[:3], numbers[-1]):
        state = game.at(number)
        root = parse(draw_state(state, game.names))
        assert "ERIE" in words(root)
        shown = (*words(root), *titles(root), say_action(game.actions[number - 1], game.names))
        said = [say_event(event, game.names) for event in game.events(number)]
        assert not [text for text in (*shown, *said) if "c:" in text]
    assert "c:" not in str(game)
    assert "c:" not in "\n".join(tell(game))


@pytest.mark.usefixtures("with_kind")
def test_the_server_tells_the_code_and_what_the_tokens_of_a_grown_company_cost() -> None:
    game = play_random_game("1830", 3, seed=3)
    sheet = facts_sheet(game.state.facts, "key", "en")
    assert [(entry.id, entry.code) for entry in sheet.corporations if entry.id != entry.code] == [("c:ERIE", "ERIE")]
    state = Game("1830", 3).state.copy()
    charter = state.charter("c:ERIE")
    state.set_charter(
        "c:ERIE", Charter(charter.shares, charter.president_shares, charter.home, charter.home_stop, (0, 7, 70))
    )
    assert figures_of(state, game.names, "en").token_prices["c:ERIE"] == [0, 7, 70]


@pytest.mark.parametrize("title", catalogue.titles())
def test_a_view_has_the_same_keys_in_all_titles_at_all_times(title: str) -> None:
    """So that a change of the view can be told, also one to nothing."""
    players = catalogue.player_counts(title)[0]
    game = Game(title, players, seed=2)
    hands = RandomPlayers(Random(2), quick=True)
    for _ in range(150):
        assert set(game.view("A")) == set(View.__struct_fields__)
        if game.over:
            break
        game.play(hands.choose(game.state))


def test_what_only_a_title_remembers_is_written_down_and_read_back() -> None:
    state = Game("1830", 3).state.copy()
    before = state.fingerprint()
    later = state.copy()
    later.note("ferry", "B6")
    assert (state.notes, later.copy().notes) == ({}, {"ferry": "B6"})
    assert state.fingerprint() == before != later.fingerprint()
    assert catalogue.state_from_data(later.to_data()) == later != state
