"""Small checks that many steps share, each giving its reason."""

from highiron.core.actions import Action, kind_of
from highiron.core.events import Reason
from highiron.core.state import State


def reason(state: State, code: str, rule: str, **args: object) -> Reason:
    """A reason with the full number of the rule that this title has under the key."""
    return Reason(code, state.facts.rule(rule), dict(args))


def wrong_seat(state: State, action: Action, rule: str) -> list[Reason]:
    """It must be that seat's turn."""
    seat = state.frame.seat
    if action.seat != seat:
        return [reason(state, "not-your-turn", rule, seat=action.seat, turn=seat)]
    return []


def not_now(state: State, action: Action, rule: str, expected: str) -> Reason:
    """That kind of action has no place in this step."""
    return reason(state, "not-now", rule, action=kind_of(action), step=expected)


def asked_step(state: State) -> str:
    """What is to be done now, for a step that is asked out of its time."""
    return state.facts.rules.handler_of(state.frame).step_name(state)


def private_not_for_sale(state: State, private: str, rule: str, tied_to: str = "") -> Reason:
    """Nobody can sell it now: it has an owner, has closed, or is tied to the share that came with it."""
    owner = state.privates.get(private, "")
    why = "tied" if tied_to else "owned" if owner else "gone"
    return reason(state, "private-not-for-sale", rule, private=private, owner=owner, why=why, company=tied_to)


def short_of_cash(state: State, owner: str, need: int, rule: str, have: int | None = None) -> list[Reason]:
    """The owner must have that much."""
    has = state.cash[owner] if have is None else have
    if has < need:
        return [reason(state, "not-enough-cash", rule, owner=owner, need=need, has=has)]
    return []


def unknown_name(state: State, field: str, name: str, rule: str) -> Reason:
    """A name that no rule can speak about, with one that would do."""
    args = {"name": name, "example": _example(state, field), "why": _known_as(state, name)}
    return Reason(f"unknown-{field}", rule, args)


def _example(state: State, field: str) -> str:
    """A name that would be known: the first of its kind in this game, of seats and trains the last. "" without any."""
    facts = state.facts
    known: dict[str, list[str]] = {
        "seat": list(facts.seats[-1:]),
        "company": [*state.shares, *facts.corporations],
        "private": list(facts.privates),
        "hex": [place.id for place in facts.plan.hexes if place.buildable],
        "tile": list(facts.supply),
        "rotation": ["5"],
        "train": list(facts.trains)[-1:],
    }
    return next(iter(known[field]), "")


def _known_as(state: State, name: str) -> str:
    """What the name stands for although it cannot be used here: a company out of the game, a private, or nothing."""
    if name in state.facts.corporations:
        return "absent"
    return "private" if name in state.facts.privates else ""
