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
    # What belongs to seats is listed in their order; generators would cost the compiled build its quick local names.
    expected = [max(1.0, expected_wealth(state, outlook, seat, values)) for seat in seats]
    present = [max(1.0, float(worth(state, seat))) for seat in seats]
    cash = [float(max(0, state.cash[seat])) for seat in seats]
    own = [own_companies(state, seat) for seat in seats]
    private = [float(_private_income(state, seat)) for seat in seats]
    mean = _sum(present) / len(seats)
    presided = max(1, sum([len(companies) for companies in own]))
    played, left = float(rounds_played(state)), outlook.rounds_left()
    limit = max(1, certificate_limit(state))
    floated = [company for company in state.floated if company in state.shares]
    treasury = {company: float(max(0, state.cash[company])) for company in floated}
    next_revenue = {company: float(outlook.next_revenue(company)) for company in floated}
    lasting = {company: outlook.has_lasting_train(company) for company in floated}
    shares = {company: float(state.charter(company).shares) for company in state.pars if company in state.shares}
    held = _held_parts(state)
    income = _by_shares(state, held, next_revenue)
    for at in range(len(seats)):
        income[at] += private[at]
    control = [_sum([next_revenue[company] for company in companies]) for companies in own]
    known = knowledge_of(state)

    expected_part, present_part = _parts(expected), _parts(present)
    cash_part, income_part = _parts(cash), _parts(income)
    treasuries = _parts([_sum([treasury.get(company, 0.0) for company in companies]) for companies in own])
    private_part, control_part = _parts(private), _parts(control)
    prospect = _parts(_by_shares(state, held, {company: _prospect(state, outlook, company) for company in floated}))
    secure = _parts(
        _by_shares(state, held, {company: next_revenue[company] for company in floated if lasting[company]})
    )
    running = _parts(_by_shares(state, held, {company: float(outlook.revenue(company)) for company in floated}))
    market = _parts(
        _by_shares(state, held, {company: state.price(company) * count for company, count in shares.items()})
    )
    final = {company: outlook.final_price(company) * count for company, count in shares.items()}
    finish = _parts(_by_shares(state, held, final))
    promised = {company: values[company] * count for company, count in shares.items() if company not in state.operated}
    unproven = _parts(_by_shares(state, held, promised))
    backing = _parts(_by_shares(state, held, treasury))
    burden = _parts(_by_shares(state, held, {company: float(known.interest(state, company)) for company in floated}))
    trading = 1.0 if state.facts.rules.round_of(state).kind == "stock" else 0.0
    phase = state.phase / max(1, len(state.facts.phases) - 1)
    made = min(2.0, _sum(income) / _sum(present))
    first = seats.index(state.priority) if state.priority in seats else 0
    found: dict[str, list[float]] = {}
    for at, seat in enumerate(seats):
        mine = own[at]
        need = sum([outlook.shortage(company) for company in mine])
        to_own = _sum([next_revenue[company] * held[company][at] for company in mine])
        shorted = _sum([sold.get(seat, 0) * values.get(company, 0.0) for company, sold in state.shorts.items()])
        found[seat] = [
            expected_part[at],
            present_part[at],
            cash_part[at],
            income_part[at],
            len(mine) * len(seats) / presided / 4,
            len([company for company in mine if lasting[company]]) / max(1, len(mine)),
            min(2.0, need / mean),
            treasuries[at],
            max(0, limit - counted_certificates(state, seat)) / limit,
            private_part[at],
            _lead(expected, at),
            played / max(1.0, played + left),
            len(seats) / 4,
            prospect[at],
            secure[at],
            running[at],
            market[at],
            finish[at],
            unproven[at],
            backing[at],
            control_part[at],
            (control[at] - to_own) / control[at] if control[at] else 0.0,
            min(2.0, cash[at] / mean),
            len([company for company in mine if not state.trains.get(company)]) / max(1, len(mine)),
            burden[at],
            min(2.0, shorted / mean),
            (at - first) % len(seats) / len(seats),
            _lead(present, at),
            trading,
            phase,
            min(2.0, left / 20),
            made,
            len([company for company in shares if state.held(company, seat)]) / max(1, len(shares)),
        ]
    return found


def rounds_played(state: State) -> int:
    """Operating rounds that are over, roughly: two in each turn that has passed."""
    place = state.facts.rules.round_of(state)
    return max(0, 2 * (state.turn - 1)) + place.number


def _sum(amounts: list[float]) -> float:
    total = 0.0
    for amount in amounts:
        total += amount
    return total


def _parts(amounts: list[float]) -> list[float]:
    """What part of the total each amount is; equal ones of nothing."""
    total = _sum(amounts)
    return [amount / total if total > 0 else 1 / len(amounts) for amount in amounts]


def _lead(amounts: list[float], at: int) -> float:
    """One amount against the best of the others."""
    best = max([amount for place, amount in enumerate(amounts) if place != at], default=1.0)
    return min(2.0, amounts[at] / best) - 1.0


def _held_parts(state: State) -> dict[str, list[float]]:
    """Company -> the part of its shares that each seat has."""
    found: dict[str, list[float]] = {}
    for company, owners in state.shares.items():
        count = state.charter(company).shares
        found[company] = [owners.get(seat, 0) / count for seat in state.facts.seats]
    return found


def _by_shares(state: State, held: dict[str, list[float]], amounts: dict[str, float]) -> list[float]:
    """What of the companies' amounts belongs to each seat by the shares it has."""
    found = [0.0] * len(state.facts.seats)
    for company, amount in amounts.items():
        if amount:
            parts = held[company]
            for at in range(len(found)):
                found[at] += amount * parts[at]
    return found


def _prospect(state: State, outlook: Outlook, company: str) -> float:
    """What the company would earn on today's board with as many of the longest trains as it may have at the end."""
    last = state.facts.forms[state.facts.card_order[-1]][0]
    limit = state.facts.phases[-1].train_limit
    return float(outlook.revenue_with(company, (last,) * min(LONGEST, limit)))


def _private_income(state: State, seat: str) -> int:
    revenues = [state.facts.privates[private].revenue for private, owner in state.privates.items() if owner == seat]
    return sum(revenues)
