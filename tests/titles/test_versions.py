"""Older rules of a title: whatever reads a stored game uses those it was made by."""

from dataclasses import dataclass

import pytest

from highiron.core.facts import Facts
from highiron.game import Game
from highiron.records import own
from highiron.records.errors import RecordError
from highiron.titles import catalogue, versions
from highiron.titles.t1830 import title as t1830


@dataclass
class Older:
    """Rules version 77 of 1830, in which the bank has 9,000 unless told otherwise."""

    asked: int = 0

    def __call__(self, players: int, preset: str, options: dict[str, str]) -> Facts:
        self.asked += 1
        settled = catalogue.facts_for("1830", players, preset, {"bank_size": "9000", **options}).options
        facts = t1830.make_facts(players, dict(settled))
        facts.rules_version = 77
        return facts

    __hash__ = object.__hash__


@pytest.fixture
def older(monkeypatch: pytest.MonkeyPatch) -> Older:
    monkeypatch.setattr(versions, "_OLDER", {})
    found = Older()
    versions.register_older_rules("1830", 77, found)
    return found


def test_a_version_that_is_not_known_is_refused_with_those_that_are(older: Older) -> None:
    with pytest.raises(versions.UnknownRules, match=r"Rules version 78 of 1830 .* \(it has: 1, 77\)"):
        catalogue.facts_of_version("1830", 78, 3)


def test_facts_of_an_older_version_are_made_once(older: Older) -> None:
    facts = catalogue.facts_of_version("1830", 77, 3)
    assert facts is catalogue.facts_of_version("1830", 77, 3) and older.asked == 1
    assert facts.options["bank_size"] == "9000" != catalogue.facts_for("1830", 3).options["bank_size"]


def test_a_record_is_replayed_by_the_rules_it_was_made_by(older: Older) -> None:
    game = Game("1830", ["Ann", "Bob", "Cleo"], rules_version=77)
    game.play({"type": "pass", "seat": "A"})
    text = "\n".join(own.write_lines(game))
    again = own.read_game(text)
    assert again.state == game.state and again.state.facts.rules_version == 77
    assert catalogue.state_from_data(game.state.to_data()) == game.state
    versions._OLDER.clear()
    with pytest.raises(RecordError, match="Rules version 77 of 1830 is not part of this program"):
        own.read_game(text)
