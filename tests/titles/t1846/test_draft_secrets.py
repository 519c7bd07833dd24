"""Nothing leaks: all that a seat can get in a draft is the same, whatever it may not know (1846-3.6)."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from highiron.core.actions import ChooseCard
from highiron.core.events import Event
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game
from highiron.titles.t1846.frames import Draft

SEEDS = range(25)
# Public events of a draft, and what they may tell before the end.
EVENTS = {"card-chosen": {"seat"}, "passed": {"seat"}, "last-card-shown": {"card", "price"}}
EVENTS["card-price-fell"] = EVENTS["last-card-shown"]


def secret_seed(number: int) -> int:
    """Large enough to be recognised in a text."""
    return 1_234_567_891 + 7919 * number


def draft_of(state: State) -> Draft | None:
    return state.frame if isinstance(state.frame, Draft) else None


def positions(players: int, number: int) -> Iterator[tuple[Game, Draft]]:
    """Every position of a random draft, the open sale of the last card included."""
    edition = {"privates_edition": "second" if number % 2 else "first"}
    game = Game("1846", players, options=edition, seed=secret_seed(number))
    rng = Random(number)
    while (draft := draft_of(game.state)) is not None:
        yield game, draft
        families = {family.kind: family for family in game.legal()}
        kind = "pass" if "pass" in families and rng.random() < 0.7 else "choose_card"
        game.play(families[kind].sample(rng))


def everything(state: State, seat: str | None) -> dict[str, Any]:
    """All that a seat, or a spectator, can ask the engine for."""
    draft = draft_of(state)
    assert draft is not None
    own = [family.to_data() for family in engine.legal(state) if family.seat == seat]
    answers: dict[str, Any] = {}
    if seat is not None:
        for card in draft.cards:
            answers[card] = msgspec.to_builtins(engine.explain(state, ChooseCard(seat=seat, card=card)))
    return {"view": engine.view(state, seat), "legal": own, "answers": answers}


def other_world(state: State, draft: Draft, seat: str | None, rng: Random) -> State:
    """A state that differs in everything the seat may not know, and in nothing else."""
    asked = seat == draft.seat or bool(draft.last)
    hidden = [] if asked else list(draft.hand)
    hidden += [*draft.deck, *(card for owner, card in draft.chosen if owner != seat)]
    rng.shuffle(hidden)
    hand = draft.hand if asked else tuple(hidden.pop() for _ in draft.hand)
    if asked and not draft.last:
        shown = list(hand)
        rng.shuffle(shown)  # the order of drawing is a secret too
        hand = tuple(shown)
    deck = tuple(hidden.pop() for _ in draft.deck)
    chosen = tuple((owner, card if owner == seat else hidden.pop()) for owner, card in draft.chosen)
    other = state.copy()
    other.frames = (msgspec.structs.replace(draft, hand=hand, deck=deck, chosen=chosen),)
    other.random = rng.randrange(2**31)
    return other


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_a_seat_gets_does_not_depend_on_what_it_may_not_know(players: int) -> None:
    """1846-3.6: view, legal moves and reasons are equal in every world that fits with what the seat knows."""
    worlds = 0
    for number in SEEDS:
        rng = Random(number)
        for game, draft in positions(players, number):
            for seat in (*game.state.facts.seats, None):
                other = other_world(game.state, draft, seat, rng)
                worlds += other != game.state
                assert everything(other, seat) == everything(game.state, seat)
    assert worlds > 500


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_seed_no_deck_and_no_other_hand_in_any_view(players: int) -> None:
    """1846-3.6, 1846-1.8: searched for in the text of all that a seat gets."""
    for number in SEEDS:
        for game, draft in positions(players, number):
            blanks = [card for card in draft.cards if card.startswith("Pass")]
            for seat in (*game.state.facts.seats, None):
                got = everything(game.state, seat)
                text = json.dumps([got, msgspec.to_builtins(game.events(len(game.actions)) if game.actions else [])])
                assert str(game.state.random) not in text
                assert str(secret_seed(number)) not in text
                assert '"random"' not in text and '"deck"' not in text and '"chosen"' not in text
                [frame] = got["view"]["frames"]
                assert tuple(frame["cards"]) == draft.cards  # the public set, in an order that says nothing
                own = [card for owner, card in draft.chosen if owner == seat]
                hand = sorted(draft.hand) if seat == draft.seat or draft.last else []
                assert sorted(frame["hand"]) == hand and frame["yours"] == own
                # A blank is named nowhere but in the set, the own hand and the own choices.
                known = json.dumps([frame["hand"], frame["yours"], frame["last"], got["legal"]])
                rest = json.dumps({**got["view"], "frames": []})
                for card in blanks:
                    assert card not in rest
                    assert (card in known) == (card in hand or card in own)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_numbers_that_are_public(players: int) -> None:
    """1846-3.6: the set of cards in play and the number of choices of each player are known to all."""
    for game, draft in positions(players, players):
        for seat in (*game.state.facts.seats, None):
            [frame] = engine.view(game.state, seat)["frames"]
            assert sum(frame["choices"].values()) + frame["left"] == len(draft.cards)
            assert all(frame["choices"][owner] > 0 for owner, _ in draft.chosen)
            assert (frame["last"], frame["price"]) == (draft.last, draft.price)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_events_tell_that_a_card_was_chosen_and_no_more(players: int) -> None:
    """1846-3.6: what happens in public is the same for every choice."""
    for number in SEEDS:
        for game, draft in positions(players, number):
            if game.actions:
                for event in game.events(len(game.actions)):
                    assert set(event.args) == EVENTS[event.code]
            outcomes: list[list[Event]] = []
            for family in game.legal():
                for action in family:
                    after, events = engine.apply(game.state, action)
                    # The end, and the last card, are public: they may tell choices apart.
                    if isinstance(action, ChooseCard) and (follows := draft_of(after)) is not None and not follows.last:
                        outcomes.append(events)
            assert all(events == [Event("card-chosen", {"seat": draft.seat})] for events in outcomes)


def test_nothing_of_the_draft_shows_in_a_game_of_people() -> None:
    """1846-3.6: neither in the text nor in the worth of the players."""
    for game, _ in positions(4, 1):
        assert set(game.result().values()) == {400}
        assert set(game.state.privates.values()) == {BANK}
        assert str(game).count("$400") == 2 * 4


def test_a_spectator_sees_no_hand_before_the_last_card() -> None:
    """1846-3.6: and then only that."""
    for game, draft in positions(3, 2):
        [frame] = game.view()["frames"]
        assert frame["hand"] == ([draft.last] if draft.last else [])
        assert frame["yours"] == []
