"""The coach has words for every kind of decision that a whole game of 1830 asks for."""

from highiron.flow import engine
from highiron.lessons.positions import record_text
from highiron.records.own import read_game
from highiron.words.catalogue import has_message


def test_the_coach_knows_every_decision_of_a_game() -> None:
    game = read_game(record_text("1830"))
    asked = {engine.step_name(game.at(number)) for number in range(len(game.actions))}
    assert sorted(step for step in asked if not has_message(f"coach-{step}")) == []
