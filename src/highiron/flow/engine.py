"""The four functions that carry everything: `legal`, `explain`, `apply` and `view`."""

from random import Random
from typing import Any

from highiron.core.actions import NAMING_FIELDS, OPTIONAL_FIELDS, Action, EndGame, kind_of
from highiron.core.events import Event, Reason, Refused
from highiron.core.families import Family
from highiron.core.handler import Handler
from highiron.core.state import LATER_FIELDS, State, plain
from highiron.flow.checks import unknown_name

_HIDDEN = ("random",)
_THINGS = {"buyer": "seat", "trade_in": "train"}  # what a field names where it is called otherwise


def _handler(state: State) -> Handler:
    return state.facts.rules.handler_of(state.frames[-1])


def legal(state: State) -> list[Family]:
    """Everything that may be done now, as families with exact domains. Empty when the game is over.

    Nearly always the families belong to `state.actor`; a right that may be used in another player's turn comes as a
    family of its own seat.
    """
    if state.ended:
        return []
    return _handler(state).families(state)


def step_name(state: State) -> str:
    """What is to be done now: the step of a company's turn, or the kind of the pending frame. "" when it is over."""
    return "" if state.ended else _handler(state).step_name(state)


def kinds_of_turn(state: State) -> set[str]:
    """Kinds of action that some step of the pending turn is about, whichever of them it has come to."""
    return set() if state.ended else _handler(state).turn_kinds()


def explain(state: State, action: Action) -> list[Reason]:
    """All the reasons why the action is refused; empty when it is legal."""
    reasons = _unknown_names(state, action)
    if reasons:
        return reasons
    if state.ended:
        return [Reason("game-over", state.facts.rule("end-of-game"), {"why": state.ended})]
    if isinstance(action, EndGame) and not action.bankrupt:
        return []
    return _handler(state).explain(state, action)


def apply(state: State, action: Action) -> tuple[State, list[Event]]:
    """The next state and what happened. Raises `Refused` with all reasons; the given state never changes."""
    reasons = explain(state, action)
    if reasons:
        raise Refused(reasons)
    after = state.copy()
    events: list[Event] = []
    if isinstance(action, EndGame) and not action.bankrupt:
        end_game(after, "agreement", events)
    else:
        _handler(after).apply(after, action, events)
        settle(after, events)
    return after, events


def settle(state: State, events: list[Event]) -> None:
    """Let everything happen that needs nobody's choice."""
    changes = state.facts.rules.after_every_change
    while not state.ended:
        if changes and any(change(state, events) for change in changes):
            continue
        if not _handler(state).settle(state, events):
            return


def end_game(state: State, why: str, events: list[Event]) -> None:
    state.ended = why
    events.append(Event("game-ended", {"why": why}))


def view(state: State, seat: str | None) -> dict[str, Any]:
    """What that seat may know (None: a spectator), as plain values."""
    data = state.to_data()
    for secret in _HIDDEN:
        del data[secret]
    handlers = state.facts.rules.handlers
    data["frames"] = [handlers[frame["frame"]].hide(frame, seat) for frame in data["frames"]]
    for name in LATER_FIELDS:
        if name not in data:  # a view has the same keys in all games at all times, so that changes can be told
            data[name] = plain(getattr(state, name))
    data["you"] = seat
    data["actor"] = state.actor
    return data


def seen_by(state: State, seat: str | None) -> State:
    """The position as that seat may know it (None: a spectator): a state without a seed, deck or foreign hand.

    For programs that play: the seat's legal families are the same as in the true state, and runs and boards can be
    worked out on it. What is hidden cannot be played on; what `imagined` gives can.
    """
    known = state.copy()
    known.random = 0
    rules = state.facts.rules
    known.frames = tuple(rules.handler_of(frame).seen(frame, seat) for frame in state.frames)
    return known


def imagined(known: State, seat: str, luck: Random) -> State:
    """A position that may be the true one for all the seat knows: what `seen_by` left out is drawn by lot.

    It can be played on. The same luck gives the same position, and nothing that the seat may not know plays a part.
    """
    drawn = known.copy()
    drawn.random = luck.randrange(1, 2**31)
    rules = known.facts.rules
    drawn.frames = tuple(rules.handler_of(frame).imagined(known, frame, seat, luck) for frame in known.frames)
    return drawn


def _unknown_names(state: State, action: Action) -> list[Reason]:
    """Names that no rule can speak about; checked once, so that handlers may trust them."""
    facts = state.facts
    kind = kind_of(action)
    unknown: list[tuple[str, object]] = []
    if action.seat not in facts.seats:
        unknown.append(("seat", action.seat))
    for field in NAMING_FIELDS[kind]:
        name: Any = getattr(action, field)
        if field == "company":
            known = facts.rules.known_company(state, name, kind)
        elif field == "private":
            known = name in facts.privates or (name == "" and field in OPTIONAL_FIELDS[kind])
        elif field == "hex":
            known = name in facts.plan.index
        elif field == "tile":
            known = name in facts.supply
        elif field == "rotation":
            known = 0 <= name <= 5
        elif field == "buyer":
            known = name in facts.seats
        elif field == "runs":
            unknown += [("train", run.train) for run in name if run.train not in facts.trains]
            continue
        else:
            known = name in facts.trains or (name == "" and field in OPTIONAL_FIELDS[kind])
        if not known:
            unknown.append((_THINGS.get(field, field), name))
    return [unknown_name(state, field, str(name), facts.rule("components")) for field, name in unknown]
