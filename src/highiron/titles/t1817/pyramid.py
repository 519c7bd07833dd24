"""The auction of the volatility expansion: privates in a pyramid, without seed money (1817-9.5)."""

from typing import Final

import msgspec

from highiron.core.actions import Action, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Family
from highiron.core.random import seed_random, shuffled
from highiron.core.state import State
from highiron.flow.checks import reason, wrong_seat
from highiron.titles.t1817.frames import SeedAuction
from highiron.titles.t1817.seed import SeedAuctionHandler

CITIES: Final = ("PSM", "P16", "P17", "P24")  # one of them is dealt (1817-9.5a)
ROWS: Final = (1, 2, 3, 4, 5, 6)
GAP: Final = ""


def deal(state: State, seed: int) -> tuple[tuple[str, ...], ...]:
    """One private of a city on top, the others at random below it; three leave the game (1817-9.5a, 1817-9.5f)."""
    seed_random(state, seed)
    top = shuffled(state, CITIES)[0]
    state.privates = {
        private: owner for private, owner in state.privates.items() if private not in CITIES or private == top
    }
    dealt = shuffled(state, state.privates)
    dealt.remove(top)
    cards = [top, *dealt]
    rows: list[tuple[str, ...]] = []
    for length in ROWS:
        rows.append(tuple(cards[:length]))
        cards = cards[length:]
    return tuple(rows)


def begin_pyramid(state: State, events: list[Event]) -> None:
    """The player with the priority deal opens."""
    rows = deal(state, state.random)
    state.push(SeedAuction(seat=state.priority, seed=0, rows=rows))


def without(rows: tuple[tuple[str, ...], ...], private: str) -> tuple[tuple[tuple[str, ...], ...], list[str]]:
    """The rows after a sale, and the cards that leave with it: next to the gap, with none on the other side."""
    *upper, lowest = rows
    at = lowest.index(private)
    cards = [GAP, *(GAP if card == private else card for card in lowest), GAP]  # the ends count as gaps (1817-9.5e)
    gone = [cards[at + 1 + side] for side in (-1, 1) if cards[at + 1 + side] != GAP and cards[at + 1 + 2 * side] == GAP]
    left = tuple(GAP if card in gone else card for card in cards[1:-1])
    return ((*upper, left) if any(left) else tuple(upper)), gone


class PyramidHandler(SeedAuctionHandler):
    """Somebody has to open the auction of a card in the lowest row; the left of the winner is next (1817-9.5)."""

    def least_bid(self, state: State, private: str) -> int:
        return 0

    def offered(self, state: State) -> list[str]:
        rows = self.auction(state).rows
        return [card for card in rows[-1] if card != GAP] if rows else []

    def families(self, state: State) -> list[Family]:
        return [family for family in super().families(state) if family.kind != "pass"]

    def explain(self, state: State, action: Action) -> list[Reason]:
        if isinstance(action, Pass):
            return [*wrong_seat(state, action, "pyramid"), reason(state, "must-open-auction", "pyramid")]
        return super().explain(state, action)

    def sold(self, state: State, private: str, price: int, winner: str, events: list[Event]) -> None:
        auction = self.auction(state)
        rows, gone = without(auction.rows, private)
        for card in gone:
            del state.privates[card]
            events.append(Event("private-closed", {"private": card}))
        seat = state.next_seat(winner)
        state.replace_frame(msgspec.structs.replace(auction, rows=rows, seat=seat, opener=winner))
