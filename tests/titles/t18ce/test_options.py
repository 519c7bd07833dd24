"""Every option of sections 18 and 19 is there, with its source and words for each value."""

import pytest

from highiron.conformance import check_game
from highiron.titles.options import Option
from highiron.titles.t18ce.options import OPTIONS
from highiron.words import say_option, say_option_value


def test_all_options_are_there() -> None:
    """61 in all: 20 conflicts of the two texts, 41 gaps."""
    sources = [option.rule for option in OPTIONS]
    assert len(OPTIONS) == 61
    assert sum(source.startswith("18CE-C") for source in sources) == 20
    assert sum(source.startswith("18CE-19.") for source in sources) == 41
    assert len(set(sources)) == 61


@pytest.mark.parametrize("option", OPTIONS, ids=[option.name for option in OPTIONS])
def test_the_player_reads_the_source(option: Option) -> None:
    told = say_option(option.name) + " ".join(say_option_value(option.name, value) for value in option.values)
    assert any(word in told for word in ("text", "Both"))


def others(game: int) -> dict[str, str]:
    """About half of the options with another value; four games have every value between them."""
    chosen: dict[str, str] = {}
    for at, option in enumerate(OPTIONS):
        turn = at + game
        if turn % 2 and len(option.values) > 1:
            chosen[option.name] = option.values[1 + turn // 2 % (len(option.values) - 1)]
    return chosen


def test_the_games_below_have_every_value() -> None:
    played = {pair for game in range(6) for pair in others(game).items()}
    assert played == {(option.name, value) for option in OPTIONS for value in option.values[1:]}


@pytest.mark.parametrize("game", range(6))
def test_games_with_other_values_keep_all_laws(game: int) -> None:
    report = check_game("18CE", 3 + game % 4, game, options=others(game), every=10, per_family=4)
    assert report.ended in ("bank", "last_phase", "turn_cap")
