"""Counting positions: how many sequences of legal actions of each length there are.

The counts prove that a change of the engine has left the legal moves as they were. The last ply is counted from the
domains of the families, without listing it.
"""

from collections.abc import Callable, Iterator

from highiron.core.actions import ACTION_TYPES, Action
from highiron.core.families import Family, Span
from highiron.core.state import State
from highiron.flow import engine

Progress = Callable[[int, int], None]  # done and total of the first ply


def perft(state: State, depth: int, price_ends: bool = False, progress: Progress | None = None) -> list[int]:
    """Sequences of 1, 2, … `depth` actions from this position.

    Prices may be any number in a wide range. With `price_ends` only the lowest and the highest price of each range are
    played and counted, which makes greater depths possible.
    """
    counts = [0] * depth
    if depth < 1:
        return counts
    _descend(state, 0, counts, price_ends, progress)
    return counts


def _descend(state: State, ply: int, counts: list[int], price_ends: bool, progress: Progress | None) -> None:
    families = [_narrowed(family) for family in engine.legal(state)] if price_ends else engine.legal(state)
    total = sum(family.count() for family in families)
    counts[ply] += total
    if ply + 1 == len(counts):
        return
    for done, action in enumerate(_actions(families)):
        after, _ = engine.apply(state, action)
        _descend(after, ply + 1, counts, price_ends, None)
        if progress is not None:
            progress(done + 1, total)


def _actions(families: list[Family]) -> Iterator[Action]:
    for family in families:
        yield from family


def _narrowed(family: Family) -> Family:
    """The family with only both ends of every price range."""
    if "price" not in ACTION_TYPES[family.kind].__struct_fields__:
        return family
    return Family(family.kind, family.seat, [{**box, "price": _ends(box["price"])} for box in family.boxes])


def _ends(price: object) -> object:
    if isinstance(price, Span) and len(price) > 2:
        return (price.low, price.low + price.step * (len(price) - 1))
    return price
