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


def short_of_cash(state: State, owner: str, need: int, rule: str, have: int | None = None) -> list[Reason]:
    """The owner must have that much."""
    has = state.cash[owner] if have is None else have
    if has < need:
        return [reason(state, "not-enough-cash", rule, owner=owner, need=need, has=has)]
    return []
