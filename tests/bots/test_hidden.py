"""No bot's decision depends on what its seat may not know."""

from functools import cache
from random import Random

import msgspec
import pytest

from highiron.bots import bot_names, house, make_bot, sight_of
from highiron.bots.levels import QUICK
from highiron.bots.search import Effort
from highiron.bots.search.moments import SHARES, moment_of
from highiron.bots.table import decisions
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game
from highiron.titles.t1846.frames import Draft

BOTS = ("random", "steady", "search", "learned")


def shuffled(state: State, seat: str, luck: Random) -> State:
    """The same to that seat, with all it may not know drawn anew: the luck to come, the deck, hands and choices."""
    other = state.copy()
    other.random = luck.randrange(2**31)
    draft = state.frame
    if isinstance(draft, Draft) and not draft.last:
        foreign = [card for owner, card in draft.chosen if owner != seat]
        hand = () if draft.seat == seat else draft.hand
        cards = luck.sample([*draft.deck, *foreign, *hand], len(draft.deck) + len(foreign) + len(hand))
        deck, rest = cards[: len(draft.deck)], cards[len(draft.deck) :]
        chosen = [(owner, card if owner == seat else rest.pop()) for owner, card in draft.chosen]
        other.replace_frame(
            msgspec.structs.replace(
                draft, deck=tuple(deck), chosen=tuple(chosen), hand=draft.hand if draft.seat == seat else tuple(rest)
            )
        )
    return other


@cache
def moments(title: str) -> list[tuple[int, State]]:
    """Positions from the start of a game: every fifth of the first sixty, and the whole of a draft."""
    game = Game(title, 4, seed=12)
    table = {seat: make_bot("steady", at) for at, seat in enumerate(game.state.facts.seats)}
    found = [(0, game.state)]
    for _ in decisions(game, table, max_actions=60):
        if len(game.actions) % 5 == 0 or isinstance(game.state.frame, Draft):
            found.append((len(game.actions), game.state))
    return found


def test_what_is_hidden_is_drawn_anew_here() -> None:
    drafts = [state for _, state in moments("1846") if isinstance(state.frame, Draft) and not state.frame.last]
    assert len(drafts) >= 3
    assert any(shuffled(state, state.actor, Random(1)).frame != state.frame for state in drafts)
    for state in drafts:
        seat = state.actor
        assert engine.view(shuffled(state, seat, Random(1)), seat) == engine.view(state, seat)


@cache
def looked_ahead(title: str) -> tuple[int, State]:
    """A position in which more than estimates decide: a hidden choice of a draft, or else a later turn for shares."""
    game = Game(title, 4, seed=12)
    table = {seat: make_bot("steady", at) for at, seat in enumerate(game.state.facts.seats)}
    for _ in decisions(game, table, max_actions=300):
        state, number = game.state, len(game.actions)
        draft = isinstance(state.frame, Draft) and not state.frame.last
        moment = moment_of(sight_of(state, number))
        if (draft and moment) if title == "1846" else (number > 60 and moment == SHARES):
            return number, state
    raise AssertionError("no such turn came")


@pytest.mark.parametrize("title", ["1830", "1846", "1817", "18CE"])
def test_what_is_hidden_changes_no_decision_of_a_level_at_the_table(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(house._EFFORT, QUICK, Effort(decisions=60, rounds=1, kept=2))
    number, state = looked_ahead(title)
    expected = make_bot("quick-steady", 3).decide(sight_of(state, number))
    for luck in range(3):
        other = shuffled(state, state.actor, Random(luck))
        assert make_bot("quick-steady", 3).decide(sight_of(other, number)) == expected


@pytest.mark.parametrize("title", ["1830", "1846", "1817", "18CE"])
def test_what_is_hidden_changes_no_decision(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("highiron.bots.search.bot.USUAL", Effort(decisions=60, rounds=1, kept=2))
    assert set(BOTS) <= set(bot_names())
    for number, state in moments(title):
        seat = state.actor
        others = [shuffled(state, seat, Random(luck)) for luck in range(2)]
        for name in BOTS:
            expected = make_bot(name, 3).decide(sight_of(state, number))
            for other in others:
                assert make_bot(name, 3).decide(sight_of(other, number)) == expected, (name, number)
