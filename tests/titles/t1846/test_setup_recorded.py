"""The set-up and the draft of recorded games come out of their seed (1846-12.1, 1846-14.2, 1846-14.3)."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from highiron.core.ids import BANK, seat_names
from highiron.game import Game
from highiron.records.undo import standing_actions
from highiron.titles.t1846.frames import Draft
from tests.conftest import GAMES

FILES = sorted(path for path in GAMES.glob("1846/*.json") if path.with_name(path.stem + ".trace.jsonl").exists())

pytestmark = pytest.mark.games


def opened(path: Path) -> tuple[Game, dict[str, Any], list[dict[str, Any]]]:
    """A new game with the file's seed and options, the file, and its trace."""
    file = json.loads(path.read_text(encoding="utf-8"))
    trace = path.with_name(path.stem + ".trace.jsonl").read_text(encoding="utf-8").splitlines()
    found = re.search(r"\d+", str(file["settings"].get("seed") or file["id"]))
    assert found is not None
    rules = file["settings"]["optional_rules"]
    options = {"privates_edition": "first"} if "first_ed" in rules else {}
    game = Game("1846", len(file["players"]), preset="18xx.games", options=options, seed=int(found.group()))
    return game, file, [json.loads(line) for line in trace]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_what_was_removed_and_dealt(path: Path) -> None:
    """1846-8.2, 1846-3.1: the same corporations, privates and deck as that engine dealt."""
    game, _, trace = opened(path)
    theirs, state, draft = trace[0]["setup"], game.state, game.state.frame
    assert isinstance(draft, Draft)
    assert list(state.shares) == theirs["corporations"]
    assert list(draft.cards) == theirs["privates"]
    assert [*draft.hand, *draft.deck] == theirs["draft_deck"]
    assert state.cash[BANK] == trace[0]["set"]["bank"]
    limited = [trains for trains in state.depot.values() if trains > 0]
    assert trace[0]["set"]["depot"] == ["2", f"{sum(limited)} left"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_every_hand_of_the_draft_held_what_was_chosen(path: Path) -> None:
    """1846-3.2 to 1846-3.8: every choice was possible, and cash, owners and the next player are equal at the end."""
    game, file, trace = opened(path)
    names = [str(player.get("id", player["name"])) for player in file["players"]]
    seats = dict(zip(names, seat_names(len(names)), strict=True))
    actions = {action["id"]: action for action in standing_actions(file["actions"])}
    row: dict[str, Any] = dict(trace[0]["set"])
    for line in trace[1:]:
        row |= line["set"]
        action = actions[line["action"]]
        if action["type"] in ("bid", "pass"):
            kind = {"type": "choose_card", "card": action["company"]} if action["type"] == "bid" else {"type": "pass"}
            game.play({"seat": seats[str(action["entity"])], **kind})
        assert seats[row["acting"]] == game.state.actor
        if not row["round"].startswith("DR"):
            break
    state = game.state
    assert state.cash[BANK] == row["bank"]
    for name, seat in seats.items():
        assert state.cash[seat] == row[f"player/{name}/cash"]
        assert sorted(p for p, owner in state.privates.items() if owner == seat) == row[f"player/{name}/privates"]
    assert [state.cash[private] for private in ("MS", "BIG4")] == [row["company/MS/cash"], row["company/BIG4/cash"]]
