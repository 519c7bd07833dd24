"""Two players: the variant of 1846-8.4, as far as it begins otherwise (1846-9.3)."""

from typing import Any

import pytest

from highiron.core.actions import action_from_data
from highiron.core.events import Event
from highiron.core.ids import BANK
from highiron.core.shares import certificate_limit, holding_limit
from highiron.core.state import State
from highiron.flow import engine
from highiron.steps.token import kept_homes, open_slot
from highiron.titles import catalogue
from highiron.titles.t1846.frames import OpenDraft
from highiron.titles.t1846.setup import SECOND_TOKENS, place_second_tokens

SEEDS = range(60)
NORTH = {"ERIE", "GT", "NYC", "PRR"}
SOUTH = {"B&O", "C&O", "IC"}
# a yellow tile and then a green one that fits in each hex of a second token
GREEN = {"H12": ("293", "295"), "D14": ("57", "14"), "G7": ("57", "14"), "E17": ("293", "295"), "E11": ("57", "14")}


def begin(seed: int = 0, **options: str) -> State:
    return catalogue.new_state(catalogue.facts_for("1846", 2, options=options), seed)


def with_removed(company: str) -> State:
    return next(state for state in (begin(seed) for seed in SEEDS) if company not in state.shares)


def lay(state: State, hex_id: str, tile: str) -> list[Event]:
    """Lay the tile in the first rotation that fits, as a track step would, and say what happened."""
    old = state.board.tiles.get(hex_id)
    fits = (state.facts.placements.fit(hex_id, old, tile, rotation) for rotation in range(6))
    placement = next(fit for fit in fits if fit is not None)
    state.board = state.board.lay(state.facts.tiles[tile], hex_id, placement.rotation, placement.moves)
    events: list[Event] = []
    place_second_tokens(state, hex_id, events)
    return events


def why_no_slot(state: State, company: str, hex_id: str) -> list[str]:
    """Why the company finds no slot in the first city of the hex."""
    return [reason.code for reason in open_slot(state, company, hex_id, 0, kept_homes(state, company, hex_id, 0))]


def test_two_play_the_variant_in_the_same_title() -> None:
    """1846-11.15: it is no option; a table for two plays by 1846-8.4, with open cards, and a larger one never does."""
    assert 2 in catalogue.player_counts("1846")
    assert isinstance(begin().frame, OpenDraft)
    assert not isinstance(catalogue.new_state(catalogue.facts_for("1846", 3)).frame, OpenDraft)
    assert "two_player_variant" not in [option.name for option in catalogue.options_of("1846")]


def test_money_and_limits() -> None:
    """1846-8.4a: bank 7000, $600 each, limit 19 with five corporations and 16 with fewer, 70% of one of them."""
    state = begin()
    assert state.facts.bank == 7000
    assert [state.cash[owner] for owner in ("A", "B", BANK)] == [600, 600, 5800]
    assert certificate_limit(state) == 19
    company = next(iter(state.shares))
    assert holding_limit(state, company) == 7
    del state.shares[company]
    assert certificate_limit(state) == 16


@pytest.mark.parametrize("supply", ["unlimited", "9"])
def test_trains(supply: str) -> None:
    """1846-8.4b, 1846-11.4: 5, 5, 3 and 4 for sale; the end of the game needs an end of the supply."""
    state = begin(type_iv_supply=supply)
    assert state.depot == {"2": 5, "4": 5, "5": 3, "6": 4}
    assert state.trains["MS"] == state.trains["BIG4"] == ("2",)


@pytest.mark.parametrize(("edition", "removed"), [("first", 1), ("second", 2)])
def test_what_is_removed(edition: str, removed: int) -> None:
    """1846-8.4c, 1846-8.4d: one corporation of the north, one of the south; one or two of each group of privates."""
    gone: set[str] = set()
    for seed in SEEDS:
        state = begin(seed, privates_edition=edition)
        missing = set(state.facts.corporations) - set(state.shares)
        assert len(missing & NORTH) == len(missing & SOUTH) == 1
        assert len({"LSL", "MC", "O&I", "LM"} & (set(state.facts.privates) - set(state.privates))) == removed
        assert len({"MPC", "SC", "TBC", "BT"} & (set(state.facts.privates) - set(state.privates))) == removed
        assert len(state.privates) == 8
        gone |= missing
    assert gone == NORTH | SOUTH


@pytest.mark.parametrize("company", sorted(NORTH | SOUTH))
def test_removed_corporations_stand_at_home(company: str) -> None:
    """1846-1.6, 1846-8.4c: and nowhere else before their second hex is green, but for ERIE."""
    state = with_removed(company)
    places = [place for place, _ in state.board.stations[company]]
    assert places == [state.facts.corporations[company].charter.home] + (["D20"] if company == "ERIE" else [])


@pytest.mark.parametrize("company", sorted((NORTH | SOUTH) - {"ERIE"}))
def test_the_second_token_comes_with_the_green_tile(company: str) -> None:
    """1846-8.4c: not with the yellow one, and only once."""
    state = with_removed(company)
    hex_id = SECOND_TOKENS[company]
    yellow, green = GREEN[hex_id]
    assert lay(state, hex_id, yellow) == []
    assert not state.board.tokens_at(hex_id, 0)
    [event] = lay(state, hex_id, green)
    assert event.code == "token-placed" and event.args["company"] == company and event.args["hex"] == hex_id
    assert state.board.tokens_at(hex_id, 0) == (company,)
    place_second_tokens(state, hex_id, [])
    assert state.board.tokens_at(hex_id, 0) == (company,)


def test_10_77_second_tokens_of_prr_and_erie() -> None:
    """1846-10.77: PRR enters E11 when it becomes green; ERIE stands in D20 from the start."""
    prr = with_removed("PRR")
    lay(prr, "E11", "57")
    assert list(prr.board.stations["PRR"]) == [("F20", 0)]
    lay(prr, "E11", "14")
    assert list(prr.board.stations["PRR"]) == [("F20", 0), ("E11", 0)]
    erie = with_removed("ERIE")
    assert list(erie.board.stations["ERIE"]) == [("E21", 0), ("D20", 0)]
    assert why_no_slot(erie, "GT", "D20") == ["slot-reserved"]  # home of NYC


def test_a_closed_corporation_places_no_second_token() -> None:
    """1846-8.4c: only what was left out of the game does."""
    state = next(state for state in (begin(seed) for seed in SEEDS) if "PRR" in state.shares)
    del state.shares["PRR"]
    lay(state, "E11", "57")
    assert lay(state, "E11", "14") == []


def test_more_players_see_no_second_tokens() -> None:
    """1846-1.6, 1846-8.4c: the home token alone stays with three players and more."""
    facts = catalogue.facts_for("1846", 3)
    state = next(s for s in (catalogue.new_state(facts, seed) for seed in SEEDS) if "PRR" not in s.shares)
    lay(state, "E11", "57")
    assert lay(state, "E11", "14") == []
    assert state.board.stations["PRR"] == (("F20", 0),)


def test_all_cards_are_open() -> None:
    """1846-8.4e: no blanks, no deck, B first; both see the same."""
    state = begin()
    assert isinstance(state.frame, OpenDraft) and state.actor == "B"
    views: list[dict[str, Any]] = [engine.view(state, seat) for seat in ("A", "B", None)]
    for view in views:
        del view["you"]
    assert views[0] == views[1] == views[2]
    card = action_from_data({"type": "choose_card", "seat": "B", "card": "Pass (1)"})
    assert [reason.code for reason in engine.explain(state, card)] == ["unknown-card"]


def test_10_78_seventy_percent() -> None:
    """1846-10.78: with 60% of a corporation a player may buy one more; the limit is seven shares."""
    state = begin()
    assert all(holding_limit(state, company) == 7 for company in state.shares)


def test_10_79_the_last_train_can_be_bought() -> None:
    """1846-10.79: by default too, the supply of type IV has an end."""
    assert begin().depot["6"] == 4


def test_the_rules_tell_how_near_the_end_is() -> None:
    """1846-8.4: with two players the game also ends when the last train is sold."""
    state = catalogue.new_state(catalogue.facts_for("1846", 2))
    found = {end.code: end for end in state.facts.rules.ends(state)}
    assert set(found) == {"bank", "final_train"} and not found["final_train"].certain
    assert 0 < found["final_train"].has <= found["final_train"].limit
    state.depot = dict.fromkeys(state.depot, 0)
    state.final_turn = 3
    last = state.facts.rules.ends(state)[1]
    assert (last.has, last.certain) == (0, True)
    more = catalogue.new_state(catalogue.facts_for("1846", 3))
    assert [end.code for end in more.facts.rules.ends(more)] == ["bank"]
