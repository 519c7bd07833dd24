"""From the plain arguments of events, reasons and actions to what a message can show."""

from collections.abc import Mapping
from typing import Any

from highiron.core.ids import BANK, DEPOT, IPO, POOL, printed
from highiron.words.catalogue import message, message_or_code
from highiron.words.players import amount, currency_of

Value = str | int

PLACES = (BANK, IPO, POOL, DEPOT)
# Arguments that name a player, a company or a place. Told apart by name, as seat "D" and train "D" look the same.
OWNERS = ("seat", "turn", "from", "to", "owner", "source", "priority", "buyer", "bidder")
KIND = "-kind"  # `$from-kind` goes with `$from`: player, company, bank, ipo, pool or depot
OPTIONAL = ("high",)  # not every sender knows it
NONE = "none"  # how a message asks for an empty argument
# Files may hold values of any size, and Fluent gives up on texts above 1,000 characters.
LONGEST = 900
LARGEST = 10**15


HEXES = ("hex", "target")  # arguments that name a hex, which may have a name among the names


def in_words(args: Mapping[str, Any], names: Mapping[str, str], locale: str) -> dict[str, Value]:
    """Seats become names, places words, lists texts; every owner gets its kind to choose by."""
    shown: dict[str, Value] = dict.fromkeys(OPTIONAL, NONE)
    currency = currency_of(names)
    for name, value in args.items():
        if isinstance(value, bool):
            shown[name] = "yes" if value else "no"
        elif isinstance(value, int):
            shown[name] = amount(value, currency) if -LARGEST < value < LARGEST else message("huge-number", locale)
        elif isinstance(value, (list, tuple)):
            shown[name] = short(_joined(name, value, names, locale)) or NONE
        elif name in OWNERS:
            shown[name] = short(_owner(str(value), names, locale))
            shown[name + KIND] = _kind(str(value), names)
        elif name in HEXES and str(value) in names:
            shown[name] = short(names[str(value)])
        elif name == "action":
            shown[name] = message_or_code("kind", str(value), locale)
        elif name == "step" and value:
            shown[name] = message_or_code("step", str(value), locale)
        elif name == "why" and str(value).startswith("private "):
            shown[name] = "income"
            shown["private"] = printed(str(value).removeprefix("private "))
        elif name == "example":
            shown[name] = short(str(value)) or NONE  # to be typed as it stands, so with the kind that an id carries
        else:
            shown[name] = short(printed(str(value))) or NONE
    return shown


def short(text: str) -> str:
    """The text, or as much of it as Fluent takes."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def _joined(name: str, values: list[Any] | tuple[Any, ...], names: Mapping[str, str], locale: str) -> str:
    """A run is read as one thing, by the names of its places where they are known; everything else is a list."""
    if name == "path":
        return "–".join(names.get(str(value).partition(".")[0]) or printed(str(value)) for value in values)
    return message("list-of-names", locale).join(printed(str(value)) for value in values)


def _owner(owner: str, names: Mapping[str, str], locale: str) -> str:
    if owner in names:
        return names[owner]
    return message(f"place-{owner}", locale) if owner in PLACES else printed(owner) or NONE


def _kind(owner: str, names: Mapping[str, str]) -> str:
    if owner in names:
        return "player"
    return owner if owner in PLACES else "company"
