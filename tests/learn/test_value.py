"""The learned value: equal under renaming of seats, trained on games it is not judged by, worth its weights."""

from collections.abc import Sequence
from functools import cache
from math import exp, log, tanh

import pytest

from highiron.learn.features import FEATURES
from highiron.learn.games import Position, Task, play
from highiron.learn.train import UNITS, Trained, train
from highiron.learn.value import SMALLEST, Value, value_of
from highiron.titles import catalogue

pytest.importorskip("numpy", reason="training needs numpy (the extra lab)")
GAMES = 10


@cache
def played() -> tuple[Position, ...]:
    return tuple(position for seed in range(GAMES) for position in play(Task("1830", 3, seed)).positions)


@cache
def trained() -> Trained:
    return train(played(), 1, {"title": "1830"}, lambda epoch, loss: None)


def test_positions_tell_how_their_game_ended() -> None:
    for position in played():
        assert sum(position.parts) == pytest.approx(1)
        assert sum(position.wins) == pytest.approx(1)
        assert all(len(row) == len(FEATURES) for row in position.rows)
        assert position.parts[position.wins.index(max(position.wins))] == max(position.parts)


def test_the_same_seed_gives_the_same_positions() -> None:
    assert play(Task("1830", 3, 5)).positions == [position for position in played() if position.game == 5]


def test_training_says_how_good_it_is_on_games_not_seen() -> None:
    found = trained()
    assert found.games == GAMES
    assert 0 < found.learned.positions < len(played()) / 2
    assert 0 <= found.learned.named <= 1
    assert sum(count for _, _, count in found.reliability) == 3 * found.learned.positions
    assert train(played(), 1, {"title": "1830"}, lambda epoch, loss: None).weights == found.weights


def test_too_few_games_are_refused() -> None:
    with pytest.raises(ValueError, match="too few games"):
        train(played()[:3], 1, {}, lambda epoch, loss: None)


def test_renaming_seats_renames_the_answer() -> None:
    value = Value(trained().weights)
    rows = dict(zip("ABC", played()[20].rows, strict=True))
    parts, chances = value.judge(rows)
    others = {"A": "C", "B": "A", "C": "B"}
    renamed_parts, renamed_chances = value.judge({others[seat]: row for seat, row in rows.items()})
    for seat, other in others.items():
        assert renamed_parts[other] == pytest.approx(parts[seat])
        assert renamed_chances[other] == pytest.approx(chances[seat])
    assert sum(parts.values()) == pytest.approx(1)
    assert sum(chances.values()) == pytest.approx(1)


def test_the_answer_is_what_the_weights_say() -> None:
    """The scales of the features are taken into the weights once; the answer is that of the formula all the same."""
    weights = trained().weights
    figures = dict(zip("ABC", played()[20].rows, strict=True))
    scores = []
    for row in figures.values():
        scaled = [(x - mean) / scale for x, mean, scale in zip(row, weights.means, weights.scales, strict=True)]
        units = [tanh(unit[0] + sumprod(unit[1:], scaled)) for unit in weights.hidden]
        leads = [log(max(SMALLEST, row[0])), log(max(SMALLEST, row[1]))]
        scores.append(
            (
                exp(sumprod(weights.part_lead, leads) + sumprod(weights.part, units)),
                exp(sumprod(weights.win_lead, leads) + sumprod(weights.win, units)),
            )
        )
    parts, chances = Value(weights).judge(figures)
    for seat, (part, win) in zip(figures, scores, strict=True):
        assert parts[seat] == pytest.approx(part / sum(one for one, _ in scores), abs=1e-9)
        assert chances[seat] == pytest.approx(win / sum(other for _, other in scores), abs=1e-9)


def sumprod(first: Sequence[float], second: Sequence[float]) -> float:
    return sum(one * other for one, other in zip(first, second, strict=True))


@pytest.mark.parametrize("title", [title for title in catalogue.titles() if value_of(title)])
def test_what_ships_fits_the_features_and_says_where_it_comes_from(title: str) -> None:
    value = value_of(title)
    assert value is not None
    assert value.weights.features == FEATURES
    assert value.weights.manifest["title"] == title
    assert value.weights.manifest["units"] == UNITS, "what ships is to be made by `highiron learn` as it stands"
    held_out = value.weights.manifest["held_out"]
    assert isinstance(held_out, dict)
    assert held_out["learned"]["log_loss"] < min(held_out["present"]["log_loss"], held_out["estimate"]["log_loss"])
    parts = value.parts(catalogue.new_state(catalogue.facts_for(title, catalogue.player_counts(title)[0]), 1))
    assert sum(parts.values()) == pytest.approx(1)
