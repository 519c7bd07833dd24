"""Whose sentences: the names of a game's players, and the money that they count in."""

from collections.abc import Mapping

DOLLAR = "$"


class Players(dict[str, str]):
    """Seat -> the name of its player. Sentences told with these names write amounts in the currency of the title."""

    def __init__(self, names: Mapping[str, str], currency: str = DOLLAR) -> None:
        super().__init__(names)
        self.currency = currency


class Amount(int):
    """A whole number that knows in what currency it would be written if it were money."""

    currency: str = DOLLAR


def currency_of(names: Mapping[str, str]) -> str:
    """What the title of these players counts in; dollars where names are just names."""
    return names.currency if isinstance(names, Players) else DOLLAR


def amount(value: int, currency: str) -> int:
    """The number, with its currency where that is not the usual one."""
    if currency == DOLLAR:
        return value
    found = Amount(value)
    found.currency = currency
    return found
