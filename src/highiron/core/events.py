"""What happened, and why something may not happen: codes with arguments. Catalogues turn them into words."""

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """One thing that happened, e.g. code `cash-moved` with `from`, `to` and `amount`."""

    code: str
    args: dict[str, Any] = {}


class Reason(msgspec.Struct, frozen=True):
    """One reason why an action is refused, with the number of the rule that says so."""

    code: str
    rule: str
    args: dict[str, Any] = {}


class Reading(msgspec.Struct, frozen=True):
    """Something players of a title look at all the time, e.g. code `loans` about a company; about "" is the game."""

    about: str
    code: str
    args: dict[str, Any] = {}


class Refused(Exception):
    """An action was refused. Carries all the reasons; the state is as it was."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__("; ".join(f"{r.code} ({r.rule}) {r.args}" for r in reasons))
        self.reasons = reasons
