"""The same game by the rules of 18xx.games: what players did there instead, as far as those rules allow it."""

from highiron import words
from highiron.core.actions import Action, Answer
from highiron.core.events import Refused
from highiron.core.state import State
from highiron.game import Game
from highiron.records.errors import RecordError
from highiron.records.site import site_of
from highiron.records.site_names import SITE
from highiron.steps.frames import Offer
from highiron.titles import catalogue


def as_there(game: Game) -> Game:
    """The game itself where it was played by that site's rules, else its actions played again by them.

    Raises RecordError where those rules refuse an action or reckon otherwise: the file would tell another game.
    """
    facts = game.state.facts
    if SITE not in catalogue.presets_of(facts.title):
        raise RecordError(words.told("record-title-not-there", title=facts.title))
    there = dict(catalogue.facts_for(facts.title, len(facts.seats), SITE).options)
    for name, value in site_of(facts.title).optional_rules.values():
        if facts.options[name] == value:
            there[name] = value
    if there == facts.options:
        return game
    again = Game(facts.title, list(game.names.values()), preset=SITE, options=there, seed=game.seed)
    for number, action in enumerate(game.actions, 1):
        made = _made_there(game.at(number - 1), game.at(number), action)
        if made is not None:
            _play(again, made, number)
    if not _tells_the_same(game.state, again.state):
        raise RecordError(words.told("record-reckoned-otherwise"))
    return again


def _made_there(before: State, after: State, action: Action) -> Action | None:
    """The action of that site; None for what needs none there: a proposal that waits, and one that is declined.

    People there agree by chat, so that what was agreed to is one action of whoever proposed it.
    """
    frame = before.frames[-1]
    if isinstance(frame, Offer) and isinstance(action, Answer):
        return frame.proposal if action.accept else None
    pending = after.frames[-1] if after.frames else None
    if isinstance(pending, Offer) and pending != frame and pending.proposal == action:
        return None
    return action


def _play(again: Game, action: Action, number: int) -> None:
    try:
        again.play(action)
    except Refused as refused:
        why = " ".join(words.say_reasons(refused.reasons, again.names))
        raise RecordError(words.told("record-refused-there", number=number, why=why)) from None


def _tells_the_same(one: State, other: State) -> bool:
    return (
        one.cash == other.cash
        and one.shares == other.shares
        and one.trains == other.trains
        and one.board.tiles == other.board.tiles
        and one.ended == other.ended
    )
