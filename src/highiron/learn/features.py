"""What the learned value looks at: for every seat a few figures that a person at the table would name.

All are parts of the table's total or plain ratios, so that no amount of money, number of players or name of a seat
matters. The order of FEATURES is the order of the weights: add at the end, and train anew.
"""

from highiron.bots.steady.knowledge import knowledge_of
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
    "prospect",  # part of the dividends that today's board would bring with the longest trains
    "secure",  # part of the dividends by companies that have a train for good
    "running",  # part of the dividends by the trains that companies have now
    "market",  # part of what all held shares would sell for
    "finish",  # part of what all held shares will be quoted at in the end
    "unproven",  # part of the value of shares in companies that have not run yet
    "backing",  # part of the money in treasuries, by shares
    "control",  # part of the revenue of all companies that is decided about
    "given",  # part of the revenue of the own companies that goes to others
    "liquid",  # cash against the mean wealth
    "trainless",  # part of the presided companies that have no train
    "burden",  # part of the interest of all companies, by shares
    "shorted",  # value of shares sold short, against the mean wealth
    "turn",  # how soon it is the seat's turn in the next stock round: 0 at once, towards 1 last
    "ahead",  # present wealth against the best of the others
    "trading",  # 1 in a stock round
    "phase",  # of the phases, how far
    "left",  # rounds to come, of twenty
    "yield",  # the coming dividends of all against all present wealth: how much is still to be made in a round
    "spread",  # companies of which shares are held, of those that have a price
)
LONGEST = 2  # of the longest trains that a prospect is worked out for


def features(state: State) -> dict[str, list[float]]:
    """Seat -> its figures, in the order of FEATURES."""
    seats, outlook = state.facts.seats, Outlook(state)
    values = share_values(state, outlook)
    expected = {seat: max(1.0, expected_wealth(state, outlook, seat, values)) for seat in seats}
    present = {seat: max(1.0, float(worth(state, seat))) for seat in seats}
    cash = {seat: float(max(0, state.cash[seat])) for seat in seats}
    own = {seat: own_companies(state, seat) for seat in seats}
    treasuries = {seat: float(sum(max(0, state.cash[company]) for company in own[seat])) for seat in seats}
    private = {seat: float(_private_income(state, seat)) for seat in seats}
    mean = sum(present.values()) / len(seats)
    companies = max(1, sum(len(names) for names in own.values()))
    played, left = float(rounds_played(state)), outlook.rounds_left()
    limit = max(1, certificate_limit(state))
    floated = [company for company in state.floated if company in state.shares]
    next_revenue = {company: float(outlook.next_revenue(company)) for company in floated}
    lasting = {company: outlook.has_lasting_train(company) for company in floated}
    income = _by_shares(state, next_revenue)
    for seat in seats:
        income[seat] += private[seat]
    shares = {company: float(state.charter(company).shares) for company in state.pars if company in state.shares}
    prospect = _by_shares(state, {company: _prospect(state, outlook, company) for company in floated})
    secure = _by_shares(state, {company: next_revenue[company] for company in floated if lasting[company]})
    running = _by_shares(state, {company: float(outlook.revenue(company)) for company in floated})
    market = _by_shares(state, {company: state.price(company) * count for company, count in shares.items()})
    finish = _by_shares(state, {company: outlook.final_price(company) * count for company, count in shares.items()})
    unproven = _by_shares(
        state,
        {company: values[company] * count for company, count in shares.items() if company not in state.operated},
    )
    backing = _by_shares(state, {company: float(max(0, state.cash[company])) for company in floated})
    known = knowledge_of(state)
    burden = _by_shares(state, {company: float(known.interest(state, company)) for company in floated})
    control = {seat: sum(next_revenue[company] for company in own[seat]) for seat in seats}
    trading = 1.0 if state.facts.rules.round_of(state).kind == "stock" else 0.0
    phase = state.phase / max(1, len(state.facts.phases) - 1)
    made = min(2.0, sum(income.values()) / sum(present.values()))
    first = seats.index(state.priority) if state.priority in seats else 0
    found: dict[str, list[float]] = {}
    for at, seat in enumerate(seats):
        need = sum(outlook.shortage(company) for company in own[seat])
        best = max((expected[other] for other in seats if other != seat), default=1.0)
        richest = max((present[other] for other in seats if other != seat), default=1.0)
        to_own = sum(
            next_revenue[company] * state.held(company, seat) / state.charter(company).shares for company in own[seat]
        )
        shorted = sum(sold.get(seat, 0) * values.get(company, 0.0) for company, sold in state.shorts.items())
        found[seat] = [
            _part(expected, seat),
            _part(present, seat),
            _part(cash, seat),
            _part(income, seat),
            len(own[seat]) * len(seats) / companies / 4,
            sum(1 for company in own[seat] if lasting.get(company)) / max(1, len(own[seat])),
            min(2.0, need / mean),
            _part(treasuries, seat),
            max(0, limit - counted_certificates(state, seat)) / limit,
            _part(private, seat),
            min(2.0, expected[seat] / best) - 1.0,
            played / max(1.0, played + left),
            len(seats) / 4,
            _part(prospect, seat),
            _part(secure, seat),
            _part(running, seat),
            _part(market, seat),
            _part(finish, seat),
            _part(unproven, seat),
            _part(backing, seat),
            _part(control, seat),
            (control[seat] - to_own) / control[seat] if control[seat] else 0.0,
            min(2.0, cash[seat] / mean),
            sum(1 for company in own[seat] if not state.trains.get(company)) / max(1, len(own[seat])),
            _part(burden, seat),
            min(2.0, shorted / mean),
            (at - first) % len(seats) / len(seats),
            min(2.0, present[seat] / richest) - 1.0,
            trading,
            phase,
            min(2.0, left / 20),
            made,
            sum(1 for company in shares if state.held(company, seat)) / max(1, len(shares)),
        ]
    return found


def rounds_played(state: State) -> int:
    """Operating rounds that are over, roughly: two in each turn that has passed."""
    place = state.facts.rules.round_of(state)
    return max(0, 2 * (state.turn - 1)) + place.number


def _part(amounts: dict[str, float], seat: str) -> float:
    total = sum(amounts.values())
    return amounts[seat] / total if total > 0 else 1 / len(amounts)


def _by_shares(state: State, amounts: dict[str, float]) -> dict[str, float]:
    """What of the companies' amounts belongs to each seat by the shares it has."""
    found = dict.fromkeys(state.facts.seats, 0.0)
    for company, amount in amounts.items():
        if amount:
            part = amount / state.charter(company).shares
            for seat in found:
                found[seat] += part * state.held(company, seat)
    return found


def _prospect(state: State, outlook: Outlook, company: str) -> float:
    """What the company would earn on today's board with as many of the longest trains as it may have at the end."""
    last = state.facts.forms[state.facts.card_order[-1]][0]
    limit = state.facts.phases[-1].train_limit
    return float(outlook.revenue_with(company, (last,) * min(LONGEST, limit)))


def _private_income(state: State, seat: str) -> int:
    return sum(state.facts.privates[private].revenue for private, owner in state.privates.items() if owner == seat)
