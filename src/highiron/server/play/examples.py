"""Moves to ask "why not?" about: for each kind that cannot be done now, the one against which the least stands.

Knows the fields of actions, not the rules: every field has a few likely values, and the engine says what it thinks of
each combination.
"""

from collections.abc import Callable, Iterable
from itertools import islice, product

import msgspec

from highiron.core.actions import ACTION_TYPES, Action, action_from_data
from highiron.core.events import Reason
from highiron.core.ids import DEPOT, IPO, POOL
from highiron.core.state import State
from highiron.core.tiles import EDGES
from highiron.flow import engine
from highiron.server.play.bounds import check_action
from highiron.server.play.needs import company_of

_MOST = 48  # combinations of one kind that are looked at
_NOT_NOW = "not-now"


Explained = tuple[Action, list[Reason]]
Fixed = dict[str, str | int | bool]


class Asker:
    """A seat that looks at a position, with the company whose turn it is and what the question is about."""

    def __init__(self, state: State, seat: str, fixed: Fixed) -> None:
        self.state = state
        self.seat = seat
        self.company = company_of(state)
        self.fixed = fixed

    def values(self, field: str) -> list[object]:
        """What the field may be."""
        return [self.fixed[field]] if field in self.fixed else list(_VALUES[field](self))

    def companies(self) -> list[str]:
        """The one whose turn it is; else own ones first, then those that have begun."""
        if self.company:
            return [self.company]
        held = [company for company, owners in self.state.shares.items() if owners.get(self.seat)]
        return list(dict.fromkeys([*held, *self.state.pars, *self.state.shares]))[:8]

    def privates(self) -> list[str]:
        """Own ones first."""
        return sorted(self.state.privates, key=lambda private: self.state.privates[private] != self.seat)[:6]

    def hexes(self) -> list[str]:
        if "hex" in self.fixed:
            return [str(self.fixed["hex"])]
        if self.company in self.state.shares:
            home = self.state.charter(self.company).home
        else:
            home = self.state.facts.privates[self.company].home if self.company else ""
        return [home] if home else []

    def tiles(self) -> list[str]:
        """Those that could replace what lies in the hex, else the first of the supply."""
        facts, board = self.state.facts, self.state.board
        known = [hex_id for hex_id in self.hexes() if hex_id in facts.placements.plan.index]
        found = [tile for hex_id in known for tile in facts.placements.candidates(hex_id, board.tiles.get(hex_id))]
        return (found or list(facts.tiles))[: _MOST // EDGES]

    def trains(self) -> list[str]:
        """The next of the depot."""
        trains = self.state.facts.trains.values()
        return [train.id for train in trains if train.count and self.state.depot.get(train.card)][:2]

    def prices(self) -> list[int]:
        """What something may cost: trains, privates, the start of a company."""
        facts = self.state.facts
        found = [facts.trains[train].price for train in self.trains()]
        for private in self.privates():
            found += [facts.privates[private].price, facts.privates[private].price_high]
        found += [cell.price for cell in facts.market.cells.values() if cell.is_par]
        return sorted({price for price in found if price})


_VALUES: dict[str, Callable[[Asker], Iterable[object]]] = {
    "company": Asker.companies,
    "private": Asker.privates,
    "price": Asker.prices,
    "source": lambda asker: (IPO, POOL, DEPOT, *asker.companies()),
    "count": lambda asker: (1,),
    "buyer": lambda asker: [seat for seat in asker.state.facts.seats if seat != asker.seat],
    "hex": Asker.hexes,
    "target": Asker.hexes,
    "stop": lambda asker: (0,),
    "tile": Asker.tiles,
    "rotation": lambda asker: range(EDGES),
    "train": Asker.trains,
    "kind": lambda asker: ("pay",),
    "runs": lambda asker: ((),),
}


def refusals(state: State, seat: str, kind: str = "", fixed: Fixed | None = None) -> list[Explained]:
    """For each kind that cannot be done now, or for that one with these fields, a move with all the reasons against it.

    Kinds that have nothing to do with what is going on are left out: the engine only says that they are not due, and no
    step of the turn is about them.
    """
    asker = Asker(state, seat, fixed or {})
    legal = {family.kind for family in engine.legal(state) if family.seat == seat}
    known = engine.kinds_of_turn(state)
    found: list[Explained] = []
    for name in [kind] if kind in ACTION_TYPES else ACTION_TYPES:
        if name in legal and not kind:
            continue
        explained = list(_explained(asker, name))
        if not explained:
            continue
        best = min(explained, key=lambda one: len(one[1]))
        if kind or name in known or any(reason.code != _NOT_NOW for reason in best[1]):
            found.append(best)
    return found


def _explained(asker: Asker, kind: str) -> Iterable[Explained]:
    """Likely moves of a kind that are refused, with the reasons."""
    make = ACTION_TYPES[kind]
    known = {field.name: field.required for field in msgspec.structs.fields(make) if field.name != "seat"}
    if not known.keys() >= asker.fixed.keys():
        return
    fields = [name for name, required in known.items() if required or name in asker.fixed]
    if any(name not in _VALUES and name not in asker.fixed for name in fields):
        return
    for chosen in islice(product(*(asker.values(name) for name in fields)), _MOST):
        data = {"type": kind, "seat": asker.seat, **dict(zip(fields, chosen, strict=True))}
        try:
            action = action_from_data(data)
            check_action(action)
        except ValueError:  # what was given cannot be in that field
            return
        reasons = engine.explain(asker.state, action)
        # Names that no rule can speak about make no question.
        if reasons and not any(reason.code.startswith("unknown-") for reason in reasons):
            yield action, reasons
