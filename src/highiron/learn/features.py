"""What the learned value looks at: for every seat a few figures that a person at the table would name.

All are parts of the table's total or plain ratios, so that no amount of money, number of players or name of a seat
matters. The order of FEATURES is the order of the weights: add at the end, and train anew.
"""

from highiron.bots.steady.outlook import Outlook, own_companies
from highiron.bots.steady.wealth import expected_wealth, share_values
from highiron.core.shares import certificate_limit, counted_certificates, worth
from highiron.core.state import State

FEATURES = (
    "expected",  # part of the wealth that estimates promise for the end
    "present",  # part of the wealth if the game ended now
    "cash",  # part of the players' cash
    "income",  # part of the dividends of the coming round
    "companies",  # companies presided, for each player's fair part of them
    "lasting",  # part of the presided companies that have a train for good
    "need",  # what trains of own companies will cost the player, against the table's mean wealth
    "treasuries",  # part of the money in treasuries that the player decides about
    "room",  # certificates that could still be taken, of the limit
    "privates",  # part of the open privates' income
    "lead",  # expected wealth against the best of the others
    "progress",  # of the game: rounds played of those expected in all
    "crowd",  # players against four
)


def features(state: State) -> dict[str, list[float]]:
    """Seat -> its figures, in the order of FEATURES."""
    seats, outlook = state.facts.seats, Outlook(state)
    values = share_values(state, outlook)
    expected = {seat: max(1.0, expected_wealth(state, outlook, seat, values)) for seat in seats}
    present = {seat: max(1.0, float(worth(state, seat))) for seat in seats}
    cash = {seat: float(max(0, state.cash[seat])) for seat in seats}
    income = {seat: _income(state, outlook, seat) for seat in seats}
    own = {seat: own_companies(state, seat) for seat in seats}
    treasuries = {seat: float(sum(max(0, state.cash[company]) for company in own[seat])) for seat in seats}
    private = {seat: float(_private_income(state, seat)) for seat in seats}
    mean = sum(present.values()) / len(seats)
    companies = max(1, sum(len(names) for names in own.values()))
    played, left = float(rounds_played(state)), outlook.rounds_left()
    limit = max(1, certificate_limit(state))
    found: dict[str, list[float]] = {}
    for seat in seats:
        lasting = sum(1 for company in own[seat] if outlook.has_lasting_train(company))
        need = sum(outlook.shortage(company) for company in own[seat])
        best = max((expected[other] for other in seats if other != seat), default=1.0)
        found[seat] = [
            _part(expected, seat),
            _part(present, seat),
            _part(cash, seat),
            _part(income, seat),
            len(own[seat]) * len(seats) / companies / 4,
            lasting / max(1, len(own[seat])),
            min(2.0, need / mean),
            _part(treasuries, seat),
            max(0, limit - counted_certificates(state, seat)) / limit,
            _part(private, seat),
            min(2.0, expected[seat] / best) - 1.0,
            played / max(1.0, played + left),
            len(seats) / 4,
        ]
    return found


def rounds_played(state: State) -> int:
    """Operating rounds that are over, roughly: two in each turn that has passed."""
    place = state.facts.rules.round_of(state)
    return max(0, 2 * (state.turn - 1)) + place.number


def _part(amounts: dict[str, float], seat: str) -> float:
    total = sum(amounts.values())
    return amounts[seat] / total if total else 1 / len(amounts)


def _income(state: State, outlook: Outlook, seat: str) -> float:
    """Dollars a round by shares and privates, with the trains that companies will have next."""
    total = float(_private_income(state, seat))
    for company in state.floated:
        held = state.held(company, seat)
        if held and company in state.shares:
            total += outlook.next_revenue(company) * held / state.charter(company).shares
    return total


def _private_income(state: State, seat: str) -> int:
    return sum(state.facts.privates[private].revenue for private, owner in state.privates.items() if owner == seat)
