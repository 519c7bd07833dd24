"""Shares and presidencies: who holds what, what counts, who runs a company."""

from highiron.core.events import Event
from highiron.core.ids import IPO, POOL
from highiron.core.state import State


def certificates(state: State, seat: str, company: str) -> int:
    """Paper certificates of the company: the president's counts one (1830-2.1.1)."""
    held = state.shares[company].get(seat, 0)
    if held and state.presidents.get(company) == seat:
        held -= state.facts.corporations[company].president_shares - 1
    return held


def counts(state: State, company: str) -> bool:
    """Whether its certificates count against the limit (1830-2.7.5, 1830-4.3.4)."""
    token = state.market.get(company)
    return token is None or state.facts.market.cells[token[0], token[1]].certificates_count


def counted_certificates(state: State, seat: str) -> int:
    """What counts against the certificate limit: share certificates and open privates (1830-4.3.4)."""
    total = 0
    for company, held in state.shares.items():
        if seat in held and counts(state, company):
            total += certificates(state, seat, company)
    for owner in state.privates.values():
        if owner == seat:
            total += 1
    return total


def holding_limit(state: State, company: str) -> int:
    """The most shares a player may hold now: 60%, none in orange and brown (1830-4.4.2)."""
    shares = state.facts.corporations[company].shares
    token = state.market.get(company)
    if token is not None and not state.facts.market.cells[token[0], token[1]].holding_limited:
        return shares
    return shares * state.facts.holding_percent // 100


def over_limits(state: State, seat: str) -> bool:
    """Over the certificate limit, or over the share of one corporation (1830-4.1.5)."""
    for company, held in state.shares.items():
        if held.get(seat, 0) > holding_limit(state, company):
            return True
    return counted_certificates(state, seat) > certificate_limit(state)


def certificate_limit(state: State) -> int:
    """The limit on certificates now; in some titles it falls with every company that closes (1846-1.2)."""
    limits = state.facts.certificate_limits
    if not limits:
        return state.facts.certificate_limit
    return limits.get(len(state.shares), limits[min(limits)])


def pool_room(state: State, company: str) -> int:
    """How many more shares the pool takes: it never holds more than half (1830-4.2.3)."""
    return state.facts.corporations[company].shares // 2 - state.shares[company].get(POOL, 0)


def heir(state: State, company: str, seat: str) -> str:
    """Who holds most besides this seat, the nearest clockwise among equals; "" when nobody does (1830-4.6.2)."""
    best, most = "", 0
    held = state.shares[company]
    for other in state.seats_from(seat)[1:]:
        if held.get(other, 0) > most:
            best, most = other, held[other]
    return best


def largest_sale(state: State, company: str, seat: str, keep_presidency: bool = False) -> int:
    """The most shares of the company the seat may sell in one go.

    The pool's limit binds (1830-4.2.3), and the president's certificate never goes to the pool: a president may sell
    below it only when another player takes it over (1830-4.2.4). With `keep_presidency` nobody may overtake either.
    """
    if company not in state.market:
        return 0
    held = state.shares[company].get(seat, 0)
    if held == 0:
        return 0
    most = max(0, min(held, pool_room(state, company)))  # a bankruptcy may have overfilled the pool
    if state.presidents.get(company) != seat:
        return most
    certificate = state.facts.corporations[company].president_shares
    other = heir(state, company, seat)
    others = state.shares[company][other] if other else 0
    if keep_presidency:
        return max(0, min(most, held - max(certificate, others)))
    if others < certificate:
        return max(0, min(most, held - certificate))
    return most


def pass_presidency(state: State, company: str, events: list[Event]) -> None:
    """Give the presidency to whoever now holds strictly more (1830-4.6.1)."""
    president = state.presidents.get(company)
    held = state.shares[company]
    if president is None:
        # In receivership whoever comes to hold the worth of the president's certificate takes over (1846-5.7.3).
        for seat in state.in_play():
            if company in state.pars and held.get(seat, 0) >= state.facts.corporations[company].president_shares:
                state.presidents[company] = seat
                events.append(Event("presidency-taken", {"company": company, "to": seat}))
                return
        return
    other = heir(state, company, president)
    if other and held[other] > held.get(president, 0):
        state.presidents[company] = other
        events.append(Event("presidency-passed", {"company": company, "from": president, "to": other}))


def sell_shares(state: State, seat: str, company: str, count: int, price: int, events: list[Event]) -> None:
    """Sell to the pool: money first, then presidency, then the market moves down (1830-4.2.2)."""
    state.move_shares(company, seat, POOL, count)
    events.append(Event("shares-sold", {"seat": seat, "company": company, "count": count, "price": price}))
    state.pay("bank", seat, price * count, events, "shares")
    market, cell = state.facts.market, state.cell(company)
    target = market.down(cell, count)
    if state.facts.president_sale_moves:
        target = market.left(cell) if state.presidents.get(company) == seat else cell  # 1846-4.2.2
    pass_presidency(state, company, events)
    move_price(state, company, target, events)


def move_price(state: State, company: str, cell: tuple[int, int], events: list[Event]) -> None:
    """Move the market token and say so."""
    before = state.price(company)
    if state.move_token(company, cell):
        events.append(Event("price-moved", {"company": company, "from": before, "to": state.price(company)}))


def shares_in_ipo(state: State, company: str) -> int:
    return state.shares[company].get(IPO, 0)


def is_afloat(state: State, company: str) -> bool:
    """60% have left the initial offering, wherever they are now (1830-4.7.1)."""
    sold = state.corporation(company).shares - shares_in_ipo(state, company)
    return company in state.pars and sold * 100 >= state.corporation(company).shares * state.facts.float_percent


def operating_order(state: State, companies: tuple[str, ...], ascending: bool = False) -> list[str]:
    """Higher price first; then further right, higher up, and earlier in the cell (1830-5.1.3).

    `ascending`: the lowest price first, still the earlier one in a cell first (1846-5.1.2).
    """
    sign = 1 if ascending else -1

    def key(company: str) -> tuple[int, int, int, int]:
        row, column, place = state.market[company]
        return (sign * state.price(company), sign * column, row, place)

    return sorted(companies, key=key)


def worth(state: State, seat: str) -> int:
    """Cash, shares of parred companies at market price, and open privates at face (1830-7.4)."""
    total = state.cash[seat]
    for company, held in state.shares.items():
        total += held.get(seat, 0) * state.price(company)
    if state.facts.privates_score:
        for private, owner in state.privates.items():
            if owner == seat:
                total += state.facts.privates[private].face
    return total
