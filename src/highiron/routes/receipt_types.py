"""What a receipt consists of. Codes and arguments only: catalogues turn them into words."""

from typing import Any

import msgspec


class Line(msgspec.Struct, frozen=True):
    """One item of a receipt with the rule that grants it.

    Codes are `stop` (a stop that pays), `stop-not-paid` (visited only), and the codes of the bonuses of the title.
    """

    code: str
    rule: str
    amount: int
    args: dict[str, Any] = {}


class Receipt(msgspec.Struct, frozen=True):
    """The bill of one run: its lines add up to the total. `mode` is the variant in which the train ran, if any."""

    train: str
    path: tuple[str, ...]
    mode: str
    lines: tuple[Line, ...]
    total: int
