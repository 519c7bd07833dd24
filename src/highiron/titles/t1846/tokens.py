"""Tokens in 1846: reserved cities with their special prices (1846-2.1.3, 1846-2.3.2, 1846-5.4.6)."""

from highiron.core.actions import Action
from highiron.core.events import Reason
from highiron.core.families import Box
from highiron.core.geometry import STOPS
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.steps.frames import OperatingTurn
from highiron.steps.token import TokenStep, kept_homes, token_price
from highiron.titles.t1846.track import building_money

CHICAGO = "D6"
CITY_OF = {"C&WI": (CHICAGO, 5)}  # the private's city: its hex, and the edge that its track leads to
LAST_PHASE = "IV"
NO_LIMIT = 1_000_000  # more money than a game has


class Tokens(TokenStep):
    """One token a turn for $80, or for its own price in the reserved city."""

    def __init__(self, issue_later: bool) -> None:
        self.issue_later = issue_later  # shares may still be issued while the token is placed (1846-11.8)

    def asks(self, state: State, turn: OperatingTurn) -> bool:
        """Whether some city is open and money for the cheapest token could be found (1846-14.7)."""
        company = turn.company
        if turn.tokened or company not in state.presidents or state.tokens_left(company) == 0:
            return False
        # An unused free token makes 18xx.games take 0 for the cheapest price.
        free = state.privates.get("C&WI") == company and "C&WI" not in state.spent
        price = 0 if free else self.least_price(state, company)
        if building_money(state, turn, self.issue_later) < price:
            return False
        return bool(self.boxes(state, company, NO_LIMIT, first=True))

    def boxes(self, state: State, company: str, money: int, first: bool = False) -> list[Box]:
        """Independents have no tokens to place (1846-2.2.2)."""
        return super().boxes(state, company, money, first) if company in state.shares else []

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        if turn.company not in state.shares:
            return [Reason("independent-has-no-tokens", "1846-2.2.2", {"company": turn.company})]
        return super().explain(state, turn, action, current)

    def price(self, state: State, company: str, hex_id: str, stop: int) -> int:
        """$40 in the reserved city; more where it is not reached (1846-2.1.3)."""
        facts = state.facts.corporations[company]
        if facts.reserved != hex_id:
            return token_price(state, company)
        number = state.facts.plan.index[hex_id] * STOPS + stop
        return facts.reserved_near if super().may_stand(state, company, number) else facts.reserved_far

    def least_price(self, state: State, company: str) -> int:
        facts = state.facts.corporations[company]
        price = token_price(state, company)
        return min(price, facts.reserved_near) if has_special_price(state, company) else price

    def places(self, state: State, company: str) -> list[int]:
        """With the reserved city even where it is not reached, if that has a price (1846-2.1.3)."""
        found = super().places(state, company)
        distant = distant_city(state, company)
        return found if distant < 0 or distant in found else [*found, distant]

    def may_stand(self, state: State, company: str, stop: int) -> bool:
        return super().may_stand(state, company, stop) or stop == distant_city(state, company)

    def kept(self, state: State, company: str, hex_id: str, stop: int) -> list[Reason]:
        """Homes, second cities until phase IV, and the city of the C&WI while no corporation owns it."""
        kept = kept_homes(state, company, hex_id, stop)
        if state.phase_facts.id != LAST_PHASE:
            for other in state.shares:
                reserved = state.facts.corporations[other].reserved
                if other != company and reserved == hex_id and has_special_price(state, other):
                    args = {"hex": hex_id, "holder": other, "why": "second"}
                    kept.append(Reason("slot-reserved", "1846-2.1.3", args))
        owner = state.privates.get("C&WI", "")
        if hex_id == CHICAGO and stop == city_of(state, "C&WI") and (owner == BANK or state.is_seat(owner)):
            args = {"hex": hex_id, "holder": "C&WI", "why": "private"}
            kept.append(Reason("slot-reserved", "1846-2.3.2", args))
        return kept


def has_special_price(state: State, company: str) -> bool:
    """The company has a reserved city and no token there yet."""
    reserved = state.facts.corporations[company].reserved
    return bool(reserved) and all(place != reserved for place, _ in state.board.stations.get(company, ()))


def distant_city(state: State, company: str) -> int:
    """The city the company may enter without a connection, as a stop number; -1 when it has none (any more)."""
    facts = state.facts.corporations[company]
    if not facts.reserved_far or not has_special_price(state, company):
        return -1
    return state.facts.plan.index[facts.reserved] * STOPS


def city_of(state: State, private: str) -> int:
    """The stop of the city that the private keeps: the one whose track leads to its edge (1846-2.3.2)."""
    hex_id, edge = CITY_OF[private]
    return state.board.shape_at(hex_id).edge_stops[edge][0]
