"""Files of 18xx.games: what they mean, and that broken ones are refused with action, reason and rule."""

import copy
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from highiron import records
from highiron.core.actions import RunTrains
from highiron.game import Game
from highiron.records import RecordError
from highiron.records.files import read_site, replay_site
from highiron.records.site_export import export_site
from highiron.records.undo import standing_actions
from highiron.selfplay import play_random_game

# The soak of 10,000 mutations is `HIGHIRON_MUTATIONS=10000 pytest tests/records/test_site_files.py`.
MUTATIONS = int(os.environ.get("HIGHIRON_MUTATIONS", "400"))


def exported(seed: int, players: int = 4, max_actions: int = 5000, title: str = "1830") -> dict[str, Any]:
    game = play_random_game(title, players, seed, "18xx.games", max_actions=max_actions)
    data: dict[str, Any] = json.loads(msgspec.json.encode(export_site(game)))
    return data


def replay(data: dict[str, Any]) -> Any:
    return replay_site(read_site(json.dumps(data)))[0].game


GAME = exported(3)
SHORT = {**GAME, "actions": GAME["actions"][:170]}
OTHER = exported(3, max_actions=200, title="1846")


# --- undo and redo (1830-14.3) -------------------------------------------------------------------------------------


def numbers(*actions: dict[str, Any]) -> list[int]:
    named = [{"id": number, **action} for number, action in enumerate(actions, 1)]
    return [action["id"] for action in standing_actions(named)]


MOVE, UNDO, REDO, CHAT = {"type": "pass"}, {"type": "undo"}, {"type": "redo"}, {"type": "message"}


def test_undo_takes_back_the_last_action_that_is_no_message() -> None:
    assert numbers(MOVE, MOVE, CHAT, UNDO) == [1, 3]


def test_undo_to_a_number_takes_back_everything_after_it() -> None:
    assert numbers(MOVE, MOVE, MOVE, {"type": "undo", "action_id": 1}) == [1]
    assert numbers(MOVE, CHAT, MOVE, {"type": "undo", "action_id": 0}) == [2]


def test_redo_restores_what_the_last_undo_took() -> None:
    assert numbers(MOVE, MOVE, UNDO, UNDO, REDO) == [1]
    assert numbers(MOVE, MOVE, {"type": "undo", "action_id": 0}, REDO) == [1, 2]
    assert numbers(MOVE, MOVE, UNDO, CHAT, REDO) == [1, 2, 4]


def test_any_other_action_forgets_what_could_be_redone() -> None:
    with pytest.raises(RecordError, match="nothing to redo"):
        numbers(MOVE, UNDO, MOVE, REDO)


def test_nothing_to_undo_is_an_error_with_the_action() -> None:
    with pytest.raises(RecordError, match="nothing to undo") as caught:
        numbers(UNDO)
    assert caught.value.number == 1


# --- whole files ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_exported_games_are_read_back_to_the_same_state(seed: int) -> None:
    game = play_random_game("1830", 3 + seed % 4, seed, "18xx.games")
    data = json.loads(msgspec.json.encode(export_site(game)))
    again = replay(data)
    assert again.actions == game.actions
    assert again.state == game.state


def test_programmed_actions_and_their_automatic_actions_are_read() -> None:
    data = copy.deepcopy(SHORT)
    actions = data["actions"]
    follower = {key: value for key, value in actions[6].items() if key != "id"}
    programme = {**actions[5], "type": "program_share_pass"}
    data["actions"] = [*actions[:5], {**actions[5], "auto_actions": [follower]}, {**programme, "id": 7}, *actions[7:]]
    assert replay(data).actions == replay(SHORT).actions


def test_end_game_scores_the_game_as_it_stands() -> None:
    data = copy.deepcopy(SHORT)
    data["actions"].append({"id": 9999, "type": "end_game", "entity": 1, "entity_type": "player"})
    game = replay(data)
    assert game.over and game.state.ended == "agreement"
    assert game.result() == replay(SHORT).result()


def test_a_game_by_the_book_is_written_where_that_site_allows_all_of_it(tmp_path: Path) -> None:
    game = play_random_game("1830", 3, 1, "", max_actions=8)
    records.save_site(game, tmp_path / "x.json")
    again = replay(json.loads((tmp_path / "x.json").read_text()))
    assert again.state.cash == game.state.cash
    assert again.state.shares == game.state.shares


def test_a_game_that_its_rules_do_not_allow_is_refused_with_the_reason(tmp_path: Path) -> None:
    game = play_random_game("1830", 3, 1, "", max_actions=30)
    with pytest.raises(RecordError, match=r"its rules refuse action [0-9]+: .*1830-"):
        records.save_site(game, tmp_path / "x.json")
    with pytest.raises(RecordError, match="has no 18CE"):
        export_site(Game("18CE", 3))


def test_optional_rules_are_read_and_written() -> None:
    game = play_random_game("1830", 3, 1, "18xx.games", {"third_six_train": "on"}, max_actions=30)
    data = json.loads(msgspec.json.encode(export_site(game)))
    assert data["settings"]["optional_rules"] == ["optional_6_train"]
    assert replay(data).state.facts.options["third_six_train"] == "on"


# --- broken files --------------------------------------------------------------------------------------------------

Change = Callable[[dict[str, Any]], None]


def first(data: dict[str, Any], kind: str) -> dict[str, Any]:
    found: dict[str, Any] = next(action for action in data["actions"] if action["type"] == kind)
    return found


def price_of_minus_one(data: dict[str, Any]) -> None:
    first(data, "bid")["price"] = -1


def wrong_player(data: dict[str, Any]) -> None:
    action = data["actions"][0]
    action["entity"] = 2 if action["entity"] == 1 else 1


def unknown_player(data: dict[str, Any]) -> None:
    data["actions"][0]["entity"] = 77


def unknown_company(data: dict[str, Any]) -> None:
    first(data, "par")["corporation"] = "XYZ"


def unknown_hex(data: dict[str, Any]) -> None:
    first(data, "lay_tile")["hex"] = "Z99"


def unknown_tile(data: dict[str, Any]) -> None:
    first(data, "lay_tile")["tile"] = "999-0"


def foreign_train(data: dict[str, Any]) -> None:
    first(data, "run_routes")["routes"][0]["train"] = "D-7"


def route_through_nothing(data: dict[str, Any]) -> None:
    first(data, "run_routes")["routes"][0]["connections"] = [["A19", "K15"]]


def invented_revenue(data: dict[str, Any]) -> None:
    first(data, "run_routes")["routes"][0]["revenue"] = 990


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (price_of_minus_one, "bid-too-low"),
        (wrong_player, "not-your-turn"),
        (unknown_player, "unknown-seat"),
        (unknown_company, "unknown-company"),
        (unknown_hex, "unknown-hex"),
        (unknown_tile, "unknown-tile"),
        (foreign_train, "train-not-owned"),
        (route_through_nothing, "no-such-route"),
        (invented_revenue, "wrong-revenue"),
    ],
)
def test_a_broken_action_is_refused_with_number_reason_and_rule(change: Change, code: str) -> None:
    data = copy.deepcopy(GAME)
    change(data)
    with pytest.raises(RecordError) as caught:
        replay(data)
    assert caught.value.number is not None
    assert code in [reason.code for reason in caught.value.reasons]
    assert all(reason.rule.startswith("1830-") for reason in caught.value.reasons)


def test_a_route_through_a_blocked_city_is_refused() -> None:
    """1830-5.5.5: somewhere in a few long games a longer run would pass a city full of foreign tokens."""
    for seed in range(30):
        game = play_random_game("1830", 4, seed, "18xx.games", max_actions=1200)
        for number, action in enumerate(game.actions):
            if isinstance(action, RunTrains):
                found = _blocked_run(game.at(number), action)
                if found:
                    codes = [reason.code for reason in found]
                    assert "city-blocked" in codes
                    return
    raise AssertionError("no position with a blocked city was met")


def _blocked_run(state: Any, action: RunTrains) -> Any:
    """Reasons against a run prolonged through a blocked city at its end, if the position has one."""
    from highiron.core.board import is_blocked
    from highiron.flow.engine import explain

    board = state.board
    for at, run in enumerate(action.runs):
        for path in (run.path, run.path[::-1]):
            hex_id, _, stop = path[-1].partition(".")
            index = board.plan.index[hex_id]
            if not is_blocked(board.shapes, board.tokens, index * 8 + int(stop), action.company):
                continue
            for edge in board.shapes[index].stop_edges[int(stop)]:
                entry = board.plan.across[index * 6 + edge]
                for onward in board.shapes[entry // 6].edge_stops[entry % 6] if entry >= 0 else ():
                    place = f"{board.plan.hexes[entry // 6].id}.{onward}"
                    if place not in path:
                        longer = msgspec.structs.replace(run, path=(*path, place))
                        runs = (*action.runs[:at], longer, *action.runs[at + 1 :])
                        return explain(state, msgspec.structs.replace(action, runs=runs))
    return None


@pytest.mark.parametrize("title", ["1889", "", "1830 "])
def test_a_wrong_title_is_refused(title: str) -> None:
    with pytest.raises(RecordError, match="is not one of ours"):
        replay({**SHORT, "title": title})


@pytest.mark.parametrize("part", [0.0, 0.01, 0.3, 0.9, 0.999])
def test_a_truncated_file_is_refused(tmp_path: Path, part: float) -> None:
    text = json.dumps(GAME)
    path = tmp_path / "cut.json"
    path.write_text(text[: int(len(text) * part)], encoding="utf-8")
    with pytest.raises(RecordError):
        records.load(path)


VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-5, 2000),
    st.sampled_from([-1, 0, 10**9, 2**70, "", "PRR", "B&O", "PRR_0", "NYC_1", "2-0", "57-1", "H12", "D-0", "100,0,6"]),
    st.lists(st.sampled_from(["H12", "PRR_0", 7]), max_size=3),
    st.dictionaries(st.sampled_from(["a", "id"]), st.integers(0, 3), max_size=2),
    st.text(max_size=4),
)


@st.composite
def mutated(draw: st.DrawFn) -> dict[str, Any]:
    """The file with one to three faults somewhere."""
    data: dict[str, Any] = copy.deepcopy(draw(st.sampled_from([SHORT, OTHER])))
    actions = data["actions"]
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(actions) - 1))
        kind = draw(st.sampled_from(["field", "field", "field", "drop", "delete", "swap", "double", "type", "top"]))
        action = actions[at]
        if kind == "field" and isinstance(action, dict) and action:
            action[draw(st.sampled_from(sorted(action)))] = draw(VALUES)
        elif kind == "drop" and isinstance(action, dict) and action:
            del action[draw(st.sampled_from(sorted(action)))]
        elif kind == "delete" and len(actions) > 1:
            del actions[at]
        elif kind == "swap":
            other = draw(st.integers(0, len(actions) - 1))
            actions[at], actions[other] = actions[other], actions[at]
        elif kind == "double":
            actions.insert(at, copy.deepcopy(action))
        elif kind == "type" and isinstance(action, dict):
            action["type"] = draw(st.sampled_from(["undo", "redo", "pass", "bankrupt", "end_game", "sell_shares", "?"]))
        else:
            data[draw(st.sampled_from(sorted(data)))] = draw(VALUES)
            if not isinstance(data["actions"], list) or not data["actions"]:
                return data
            actions = data["actions"]
    return data


@settings(max_examples=MUTATIONS, deadline=None, suppress_health_check=list(HealthCheck))
@given(mutated())
def test_a_mutated_file_is_read_or_refused_but_never_breaks_the_program(data: dict[str, Any]) -> None:
    refused: RecordError | None = None
    try:
        replay(data)
    except RecordError as error:
        refused = error
    if refused is not None:
        assert refused.message
        assert all(reason.code and reason.rule.startswith(("1830-", "1846-")) for reason in refused.reasons)
