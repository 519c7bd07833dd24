"""Files of 18xx.games with games of 1846 (1846 sections 12 and 14)."""

import json
from collections import Counter
from typing import Any

import msgspec
import pytest

from highiron.core.actions import (
    Action,
    BuyPrivate,
    ChooseCard,
    IssueShares,
    Pass,
    PlaceToken,
    RedeemShares,
    action_from_data,
    action_to_data,
)
from highiron.core.ids import IPO, POOL
from highiron.core.state import State
from highiron.game import Game
from highiron.records import RecordError
from highiron.records.book import Book
from highiron.records.files import read_site, replay_site
from highiron.records.papers import Papers
from highiron.records.site_export import export_site
from highiron.records.site_file import SiteGame, SitePlayer, seed_of
from highiron.records.site_names import name_there, options_here, rules_there, title_here
from highiron.selfplay import play_random_game
from highiron.steps.frames import OperatingTurn
from highiron.titles.t1846.frames import SecondTile

SITE = "18xx.games"
FIRST = {"privates_edition": "first"}


def played(players: int, seed: int, options: dict[str, str] | None = None, max_actions: int = 5000) -> Game:
    return play_random_game("1846", players, seed, SITE, options, max_actions=max_actions)


def written(game: Game) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(msgspec.json.encode(export_site(game)))
    return data


def replay(data: dict[str, Any]) -> Game:
    return replay_site(read_site(json.dumps(data)))[0].game


# --- names (1846 section 15) ---------------------------------------------------------------------------------------


def test_two_players_have_a_title_of_their_own_there() -> None:
    """1846-15.4"""
    assert name_there("1846", 2) == "1846 2p Variant"
    assert name_there("1846", 3) == "1846"
    assert title_here("1846 2p Variant", 2) == "1846"
    assert title_here("1846", 5) == "1846"
    for name, players in (("1846", 2), ("1846 2p Variant", 3), ("1846", 6)):
        with pytest.raises(RecordError, match="players, not"):
            title_here(name, players)


def test_optional_rules_choose_the_edition() -> None:
    """1846-15.1, 1846-15.2, 1846-15.3: without a rule it is the second edition."""
    assert options_here("1846", ["first_ed"]) == FIRST
    assert options_here("1846", ["second_ed_co"]) == {"guarantee_second_co": "on"}
    for options, rules in ((FIRST, ["first_ed"]), ({"guarantee_second_co": "on"}, ["second_ed_co"]), ({}, [])):
        facts = Game("1846", 3, preset=SITE, options=options).state.facts
        assert rules_there("1846", 3, facts.options) == rules
    with pytest.raises(RecordError, match="not known here"):
        options_here("1846", ["optional_6_train"])


def test_both_editions_at_once_are_refused() -> None:
    data = written(played(3, 1, max_actions=3))
    data["settings"]["optional_rules"] = ["first_ed", "second_ed_co"]
    with pytest.raises(RecordError):
        replay(data)


@pytest.mark.parametrize(
    ("given", "game_id", "seed"),
    [(10264, 10264, 10264), (0, 5, 0), ("", "hs_wbpewgex_1715274627", 1715274627), (None, "hs_1_2", 1), ("", "x", 0)],
)
def test_the_seed_is_the_given_one_or_the_digits_of_the_id(given: Any, game_id: int | str, seed: int) -> None:
    """1846-12.1"""
    source = SiteGame("1846", [SitePlayer("A", 1)], [], game_id, {} if given is None else {"seed": given})
    assert seed_of(source) == seed


# --- whole games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_exported_games_are_read_back_to_the_same_state(seed: int) -> None:
    game = played(2 + seed % 4, seed, FIRST if seed % 3 == 0 else None)
    data = written(game)
    again = replay(data)
    assert again.state == game.state
    # Anybody may run the trains of a corporation in receivership, and a file does not say who did (1846-14.16).
    assert [_by_nobody(action) for action in again.actions] == [_by_nobody(action) for action in game.actions]


def _by_nobody(action: Action) -> dict[str, Any]:
    return {name: value for name, value in action_to_data(action).items() if name != "seat"}


def test_the_draft_is_written_as_bids_on_cards() -> None:
    """1846-14.3: `Pass (n)` is a blank card."""
    game = played(4, 2, max_actions=12)
    data = written(game)
    cards = [action.card for action in game.actions if isinstance(action, ChooseCard)]
    assert [action["company"] for action in data["actions"] if action["type"] == "bid"] == cards
    assert any(card.startswith("Pass (") for card in cards)


def test_a_printed_city_has_the_number_that_site_gave_it() -> None:
    """Recorded games have `E11-1-0` for the reserved city of PRR before any tile lies there."""
    for seed in range(60):
        game = played(5, seed, max_actions=150)
        for ours, theirs in zip(game.actions, written(game)["actions"], strict=True):
            if isinstance(ours, PlaceToken) and ours.hex == "E11" and theirs["city"].startswith("E11"):
                assert theirs["city"] == "E11-1-0"
                return
    raise AssertionError("nobody placed a token in E11 without a tile")


def test_independents_are_minors_and_start_with_the_first_two_trains() -> None:
    """1846-14.17"""
    game = played(3, 4)
    actions = written(game)["actions"]
    of_minors = [action for action in actions if action["entity"] in ("MS", "BIG4")]
    assert of_minors and all(action["entity_type"] == "minor" for action in of_minors)
    runs = [action for action in of_minors if action["type"] == "run_routes"]
    names = {action["entity"]: action["routes"][0]["train"] for action in runs if action["routes"]}
    assert names.items() <= {"MS": "2-0", "BIG4": "2-1"}.items()


def test_issues_and_redemptions_are_actions_of_the_corporation_with_a_price() -> None:
    """1846-12.2"""
    game = played(4, 2, max_actions=250)
    data = written(game)
    met: dict[str, dict[str, Any]] = {}
    for ours, theirs in zip(game.actions, data["actions"], strict=True):
        if isinstance(ours, (IssueShares, RedeemShares)):
            kind = "sell_shares" if isinstance(ours, IssueShares) else "buy_shares"
            assert (theirs["type"], theirs["entity"], theirs["entity_type"]) == (kind, ours.company, "corporation")
            assert len(theirs["shares"]) == ours.count
            met[kind] = theirs
    assert set(met) == {"sell_shares", "buy_shares"}
    for theirs in met.values():
        wrong = {**data, "actions": [*data["actions"][: theirs["id"] - 1], {**theirs, "share_price": 1}]}
        with pytest.raises(RecordError) as caught:
            replay(wrong)
        assert [reason.code for reason in caught.value.reasons] == ["wrong-price"]


# --- the book of individual pieces ---------------------------------------------------------------------------------


def check_book(book: Book, state: State) -> None:
    """Certificates and trains of the book are those of the state."""
    assert set(book.papers.held) == set(state.shares)
    for company, held in state.shares.items():
        for owner in (*state.facts.seats, IPO, POOL):
            papers = book.papers.of(company, owner)
            shares = sum(2 if paper == f"{company}_0" else 1 for paper in papers)
            assert shares == held.get(owner, 0), (company, owner)
        president = state.presidents.get(company)
        if president:
            assert book.papers.owner_of(f"{company}_0") == president
    for owner, trains in state.trains.items():
        cards = Counter(state.facts.trains[train].card for train in trains)
        assert Counter(name.rpartition("-")[0] for name in book.stock.trains[owner]) == cards
        if owner != POOL:
            assert Counter(book.stock.shown(owner)) == Counter(trains)
    for card, left in state.depot.items():
        assert book.stock.sold[card] + left == state.facts.trains[card].count


def test_the_book_agrees_with_every_state() -> None:
    met: Counter[str] = Counter()
    for players, seed in ((2, 0), (5, 10)):
        data = written(played(players, seed))
        importer, _ = replay_site(read_site(json.dumps({**data, "actions": []})))
        check_book(importer.book, importer.game.state)
        for action in data["actions"]:
            importer.play(action, action["id"])
            check_book(importer.book, importer.game.state)
            met.update(event.code for event in importer.game.events(len(importer.game.actions)))
    for code in ("shares-issued", "company-closed", "presidency-passed", "trains-obsolete", "train-discarded"):
        assert met[code], code
    assert met["receivership-began"] and met["presidency-taken"], "no game with a receivership that ended"


def receivership() -> tuple[Papers, State]:
    """NYC in receivership: its president went bankrupt with 20%, B and C have one share each."""
    state = Game("1846", 3, preset=SITE).state.copy()
    papers = Papers(state)
    papers.held["NYC"] = {POOL: ["NYC_0"], "B": ["NYC_1"], "C": ["NYC_2"], IPO: [f"NYC_{n}" for n in range(3, 9)]}
    state.shares["NYC"] = {POOL: 2, "B": 1, "C": 1, IPO: 6}
    state.pars["NYC"] = 100
    return papers, state


@pytest.mark.parametrize(("paper", "source"), [("NYC_0", POOL), ("NYC_3", IPO)])
def test_the_end_of_a_receivership_brings_the_presidents_certificate(paper: str, source: str) -> None:
    """1846-14.4: bought itself against one's own share, or taken for two ordinary ones; those go to the pool."""
    papers, before = receivership()
    after = before.copy()
    after.move_shares("NYC", source, "B", 1)
    after.presidents["NYC"] = "B"
    buy = action_from_data({"type": "buy_share", "seat": "B", "company": "NYC", "source": source})
    assert papers.for_sale("NYC", source) == paper
    papers.follow(before, buy, after, [], [paper])
    assert papers.of("NYC", "B") == ["NYC_0"]
    assert sorted(papers.of("NYC", POOL)) == (["NYC_1"] if source == POOL else ["NYC_1", "NYC_3"])


def test_a_bought_independents_train_stays_at_home_in_that_round() -> None:
    """1846-14.10: of two equal trains the file names the one that has not run."""
    for seed in range(60):
        game = played(3, seed, max_actions=150)
        data = written(game)
        for number, action in enumerate(game.actions):
            if not isinstance(action, BuyPrivate) or action.private not in ("MS", "BIG4"):
                continue
            name = {"MS": "2-0", "BIG4": "2-1"}[action.private]
            for later in range(number + 1, len(game.actions)):
                theirs, turn = data["actions"][later], game.at(later).frame
                if not isinstance(turn, OperatingTurn) or turn.company != action.company or turn.fresh:
                    break
                if theirs["type"] == "run_routes":
                    ran = [route["train"] for route in theirs["routes"]]
                    assert name not in ran
                    if ran:
                        return
    raise AssertionError("no corporation ran trains after it bought an independent")


def test_a_pass_of_the_corporation_gives_up_the_second_tile_and_ends_its_track() -> None:
    """1846-14.9"""
    for seed in range(80):
        game = played(4, seed, max_actions=400)
        for number, action in enumerate(game.actions[:-1]):
            frame = game.at(number).frame
            if not isinstance(frame, SecondTile) or not isinstance(action, Pass):
                continue
            data = written(game)
            given_up, after = game.at(number + 1).frame, game.actions[number + 1]
            if not isinstance(after, Pass) or not isinstance(given_up, OperatingTurn):
                continue
            one = {"id": number + 1, "type": "pass", "entity": frame.company, "entity_type": "corporation"}
            again = replay({**data, "actions": [*data["actions"][:number], one]})
            assert again.state == game.at(number + 2)
            return
    raise AssertionError("nobody passed twice after the first tile of a private")
