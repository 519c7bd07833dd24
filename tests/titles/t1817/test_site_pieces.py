"""Certificates and slots as 18xx.games names them, in files of 1817."""

from pathlib import Path

import pytest

from highiron import records
from highiron.core.geometry import STOPS
from highiron.game import Game
from highiron.records.papers import president_of
from highiron.records.site_export import SiteExporter
from highiron.selfplay import play_random_game
from highiron.titles.t1817.site import LiveBook
from highiron.titles.t1817.site_papers import LivePapers
from highiron.titles.t1817.site_slots import Slots
from tests.titles.t1817.boardroom import SITE


@pytest.fixture(scope="module")
def game() -> Game:
    return play_random_game("1817", 4, 101, SITE)


def test_the_book_has_what_the_state_counts(game: Game) -> None:
    """After every action: shares, shorts, no number twice, and the tokens of every city."""
    exporter = SiteExporter(game)
    for number, action in enumerate(game.actions, 1):
        exporter.write(number, action)
        state, book = game.at(number), exporter.book
        assert isinstance(book, LiveBook) and isinstance(book.papers, LivePapers)
        papers = book.papers
        for company, held in state.shares.items():
            assert len(set(papers.made[company])) == len(papers.made[company])
            for owner in {*held, *papers.held[company]}:
                here = papers.of(company, owner)
                shorts = [paper for paper in here if paper in papers.shorts]
                count = len(here) - len(shorts) + (president_of(company) in here)
                assert count == held.get(owner, 0)
                assert len(shorts) == state.shorts.get(company, {}).get(owner, 0)
        if not book.slots.heir:
            standing = {
                (state.facts.plan.hexes[stop // STOPS].id, stop % STOPS): set(here)
                for stop, here in state.board.tokens.items()
            }
            assert {city: set(slots) - {""} for city, slots in book.slots.cities.items() if any(slots)} == standing


def test_a_file_gives_the_same_game(game: Game, tmp_path: Path) -> None:
    """Written and read again."""
    records.save_site(game, tmp_path / "game.json")
    assert records.load(tmp_path / "game.json").game.state == game.state


def test_tokens_leave_gaps() -> None:
    """A token that comes takes the first free slot; two of a buyer in one city become one there (1817-6.28)."""
    slots = Slots()
    slots.cities = {("G6", 0): ["R", "UR"], ("F3", 0): ["UR"], ("C8", 0): ["WT", "UR", "R"]}
    slots._begin("R", "UR")
    assert slots.of("R", ("C8", 0)) == 1  # the target's, until all choices are made
    slots._take_over()
    assert slots.cities == {("G6", 0): ["R", ""], ("F3", 0): ["R"], ("C8", 0): ["WT", "R", ""]}
    assert slots.free(("G6", 0)) == 1 and slots.free(("C8", 0)) == 2
