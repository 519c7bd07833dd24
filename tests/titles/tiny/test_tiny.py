"""A whole title in one folder that nothing else names: what a title can be without a change of the house."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from highiron import words
from highiron.conformance import BrokenLaw, _check_conserved, check_game
from highiron.core.actions import ACTION_TYPES, Pass, RunTrains, action_from_data, action_to_data, kind_of
from highiron.core.events import Event, Reason
from highiron.flow import engine
from highiron.game import Game
from highiron.records import own
from highiron.selfplay import play_random_game
from highiron.titles import catalogue
from tests.titles.tiny.title import LOAN, TINY, Borrow, ChooseHome, Join

HERE = Path(__file__).parent


@pytest.fixture(scope="module", autouse=True)
def in_the_catalogue() -> Iterator[None]:
    """The title is there for these tests only."""
    before = catalogue.titles()
    catalogue.register(TINY)
    yield
    catalogue.withdraw(TINY)
    assert catalogue.titles() == before
    assert "borrow" not in ACTION_TYPES


@pytest.fixture(scope="module")
def games() -> list[Game]:
    return [play_random_game("tiny", 2 + seed % 2, seed) for seed in range(200)]


def test_it_fits_on_a_page_and_nobody_else_names_it() -> None:
    lines = sum(len((HERE / name).read_text(encoding="utf-8").splitlines()) for name in ("title.py", "tiny.json"))
    assert lines <= 150
    root = HERE.parents[2]
    others = [path for room in ("src", "tests", "tools") for path in (root / room).rglob("*.py") if path.parent != HERE]
    assert len(others) > 300
    for path in others:
        text = path.read_text(encoding="utf-8")
        assert "titles.tiny" not in text, path
        assert "src" not in path.relative_to(root).parts or '"tiny"' not in text, path


@pytest.mark.parametrize("players", [2, 3])
def test_it_keeps_all_laws(players: int) -> None:
    for seed in range(4):
        report = check_game("tiny", players, seed)
        assert report.ended in ("bank", "turn_cap")
        assert report.listed > report.actions < report.refused


def test_two_hundred_random_games_end(games: list[Game]) -> None:
    assert Counter(game.over for game in games) == {True: 200}
    assert {game.state.ended for game in games} <= {"bank", "turn_cap"}


def test_companies_of_both_sizes_borrow_merge_and_grow(games: list[Game]) -> None:
    kinds = Counter(kind_of(action) for game in games for action in game.actions)
    assert kinds["borrow"] > 200
    assert kinds["join"] > 50
    assert kinds["discard_train"] > 0
    ends = [game.state for game in games]
    assert {state.corporation(company).charter.shares for state in ends for company in state.floated} == {5, 10}
    grown = [(state, company) for state in ends for company in state.shares if company in state.charters]
    assert any(
        state.corporation(company).charter.shares == 5 and state.charter(company).shares == 10
        for state, company in grown
    )
    assert {state.charter(company).home for state, company in grown} >= {"A2", "A6", "C2", "C4"}
    assert any(state.held(company, company) for state in ends for company in state.shares)  # treasuries


def test_a_merger_adds_up_what_two_companies_have(games: list[Game]) -> None:
    for game in games:
        for number, action in enumerate(game.actions):
            if isinstance(action, Join):
                before, after = game.at(number), game.at(number + 1)
                both = (action.company, action.target)
                for figure in ("cash", "loans"):
                    had, has = getattr(before, figure), getattr(after, figure)
                    assert has.get(action.company, 0) == sum(had.get(company, 0) for company in both)
                for seat in before.facts.seats:
                    held = sum(before.held(company, seat) for company in both)
                    assert after.held(action.company, seat) == held
                assert action.target not in after.shares
                assert action.target not in after.board.stations


def test_runs_use_the_link_between_the_twins(games: list[Game]) -> None:
    paths = [
        run.path for game in games for action in game.actions if isinstance(action, RunTrains) for run in action.runs
    ]
    assert any({"B3.0", "B3.1"} <= set(path) for path in paths)


def test_its_own_law_is_asked() -> None:
    state = Game("tiny", 2).state.copy()
    state.loans["Ash"] = 3 * LOAN
    with pytest.raises(BrokenLaw, match="Ash owes too much"):
        _check_conserved(state)


def test_records_and_plain_forms_know_its_actions(games: list[Game]) -> None:
    game = next(game for game in games if any(isinstance(action, Join) for action in game.actions))
    again = own.read_game("\n".join(own.write_lines(game)))
    assert again.state == game.state
    join = Join(seat="A", company="Ash", target="Elm")
    assert action_from_data(action_to_data(join)) == join


def test_it_brings_its_words_and_what_has_none_is_said_plainly() -> None:
    assert words.say_action(Borrow(seat="A", company="Ash"), {}) == "Ash takes a loan."
    assert words.say_event(Event("loan-taken", {"company": "Ash", "amount": 50}), {}) == "Ash borrows $50."
    names = {"A": "Ann"}
    assert words.say_action(Join(seat="A", company="Ash", target="Elm"), names) == (
        "join (seat: Ann, company: Ash, target: Elm)"
    )
    assert words.say_reason(Reason("no-loan", "tiny-2", {"company": "Ash"}), names) == "no loan (company: Ash) [tiny-2]"
    assert words.say_frame(ChooseHome(seat="A", company="Ash"), names) == "choose home (seat: Ann, company: Ash)"
    assert words.say_step("join") == "join"
    assert words.say_option("last_turn") == "last turn"
    assert words.say_thought(Event("takes-loan", {"company": "Ash"}), names) == "takes loan (company: Ash)"


def test_why_a_company_may_not_borrow_or_merge(games: list[Game]) -> None:
    state = Game("tiny", 2).state
    refused = engine.explain(state, Borrow(seat="A", company="Ash"))
    assert [reason.code for reason in refused] == ["not-now"]
    asked = next(game.at(n) for game in games for n, a in enumerate(game.actions) if isinstance(a, Join))
    company = getattr(asked.frame, "company", "")
    assert engine.explain(asked, Pass(seat=asked.actor)) == []
    itself = engine.explain(asked, Join(seat=asked.actor, company=company, target=company))
    assert [(reason.code, reason.rule) for reason in itself] == [("no-merger", "tiny-3")]
