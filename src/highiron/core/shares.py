"""Shares and presidencies: who holds what, what counts, who runs a company."""

from highiron.core.events import Event
from highiron.core.ids import BANK, IPO, POOL
from highiron.core.market import Cell
from highiron.core.state import State


def certificates(state: State, seat: str, company: str) -> int:
    """Paper certificates of the company: the president's counts one (1830-2.1.1)."""
    held = state.shares[company].get(seat, 0)
    if held and state.presidents.get(company) == seat:
        held -= state.charter(company).president_shares - 1
    return held


def counts(state: State, company: str) -> bool:
    """Whether its certificates count against the limit (1830-2.7.5, 1830-4.3.4)."""
    token = state.market.get(company)
    return token is None or state.facts.market.at(token).certificates_count


def counted_certificates(state: State, seat: str) -> int:
    """What counts against the certificate limit: share certificates, and in most titles open privates (1830-4.3.4)."""
    total = 0
    for company, held in state.shares.items():
        if seat in held and counts(state, company):
            total += certificates(state, seat, company)
    if state.facts.privates_count:
        for owner in state.privates.values():
            if owner == seat:
                total += 1
    return total


def holding_limit(state: State, company: str, seat: str = "") -> int:
    """The most shares that player may hold now; without a seat, any player who is not the president."""
    return state.facts.rules.holding_limit(state, company, seat)


def part_of_all_shares(state: State, company: str, seat: str) -> int:
    """60%, all of them in orange and brown (1830-4.4.2)."""
    shares = state.charter(company).shares
    token = state.market.get(company)
    if token is not None and not state.facts.market.at(token).holding_limited:
        return shares
    return shares * state.facts.holding_percent // 100


def over_limits(state: State, seat: str) -> bool:
    """Over the certificate limit, or over the share of one corporation (1830-4.1.5)."""
    for company, held in state.shares.items():
        count = held.get(seat, 0)
        if count and count > holding_limit(state, company, seat):
            return True
    return counted_certificates(state, seat) > certificate_limit(state)


def certificate_limit(state: State) -> int:
    """The limit on certificates now."""
    return state.facts.rules.certificate_limit(state)


def limit_by_companies(state: State) -> int:
    """A fixed limit, or one that falls with every company that closes (1846-1.2)."""
    limits = state.facts.certificate_limits
    if not limits:
        return state.facts.certificate_limit
    return limits.get(len(state.shares), limits[min(limits)])


def pool_room(state: State, company: str) -> int:
    """How many more shares the pool takes."""
    return state.facts.rules.pool_limit(state, company) - state.shares[company].get(POOL, 0)


def half_of_all_shares(state: State, company: str) -> int:
    """The pool never holds more than half (1830-4.2.3)."""
    return state.charter(company).shares // 2


def heir(state: State, company: str, seat: str, after: str = "") -> str:
    """Who holds most besides this seat, among equals the nearest clockwise after it, or after another seat.

    "" when nobody holds any (1830-4.6.2).
    """
    best, most = "", 0
    held = state.shares[company]
    around = state.seats_from(after or seat)
    for other in (*around[1:], around[0]):
        if other != seat and held.get(other, 0) > most:
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
    certificate = state.charter(company).president_shares
    other = heir(state, company, seat)
    others = state.shares[company][other] if other else 0
    if keep_presidency:
        return max(0, min(most, held - max(certificate, others)))
    if others < certificate:
        return max(0, min(most, held - certificate))
    return most


def pass_presidency(state: State, company: str, events: list[Event], actor: str = "") -> None:
    """Give the presidency to whoever now holds strictly more (1830-4.6.1); `actor`: whose deal it was."""
    president = state.presidents.get(company)
    held = state.shares[company]
    if president is None:
        # In receivership whoever comes to hold the worth of the president's certificate takes over (1846-5.7.3).
        for seat in state.in_play():
            if company in state.pars and held.get(seat, 0) >= state.charter(company).president_shares:
                state.presidents[company] = seat
                events.append(Event("presidency-taken", {"company": company, "to": seat}))
                return
        return
    other = heir(state, company, president, actor if state.facts.rules.ties_after_actor else "")
    if other and held[other] > held.get(president, 0):
        state.presidents[company] = other
        events.append(Event("presidency-passed", {"company": company, "from": president, "to": other}))


def sell_shares(
    state: State, seat: str, company: str, count: int, price: int, events: list[Event], keeps_president: bool = False
) -> None:
    """Sell to the pool: money first, then presidency, then the market moves down (1830-4.2.2).

    `keeps_president`: whoever overtakes the president waits for the next deal in the company (18CE-C5b).
    """
    state.move_shares(company, seat, POOL, count)
    events.append(Event("shares-sold", {"seat": seat, "company": company, "count": count, "price": price}))
    state.pay(BANK, seat, price * count, events, "shares")
    target = state.facts.rules.price_after_sale(state, company, seat, count)
    if not keeps_president:
        pass_presidency(state, company, events, seat)
    move_price(state, company, target, events)


def down_for_each_share(state: State, company: str, seat: str, count: int) -> Cell:
    """One row down for each share (1830-4.2.2)."""
    return state.facts.market.down(state.cell(company), count)


def left_for_president(state: State, company: str, seat: str, count: int) -> Cell:
    """Only a president's sale moves the price, one step left (1846-4.2.2)."""
    cell = state.cell(company)
    return state.facts.market.left(cell) if state.presidents.get(company) == seat else cell


def move_price(state: State, company: str, cell: tuple[int, int], events: list[Event]) -> None:
    """Move the market token and say so."""
    before = state.price(company)
    if state.move_token(company, cell):
        events.append(Event("price-moved", {"company": company, "from": before, "to": state.price(company)}))


def unsold(state: State, company: str) -> int:
    """Shares that nobody has bought yet, or that the company has bought back."""
    held = state.shares[company]
    return held.get(IPO, 0) + held.get(company, 0)


def unsold_at(state: State, company: str) -> str:
    """Where its unsold shares lie: in the initial offering, or in its own treasury."""
    return IPO if IPO in state.shares[company] else company


def keeps_own_shares(state: State, company: str) -> bool:
    """Whether its unsold shares are its own, so that they bring it money and dividends."""
    return IPO not in state.shares[company]


def source_of(state: State, company: str, source: str) -> str:
    """Where shares are bought. Where there is no initial offering, `ipo` is an older word for the treasury."""
    return unsold_at(state, company) if source == IPO else source


def is_afloat(state: State, company: str) -> bool:
    """60% have been sold, wherever they are now (1830-4.7.1)."""
    sold = state.charter(company).shares - unsold(state, company)
    return company in state.pars and sold * 100 >= state.charter(company).shares * state.facts.float_percent


def operating_order(state: State, companies: tuple[str, ...]) -> list[str]:
    """These companies in the order in which they operate."""
    return state.facts.rules.order(state, companies)


def by_price(state: State, companies: tuple[str, ...], ascending: bool = False) -> list[str]:
    """Higher price first; then further right, higher up, and earlier in the cell (1830-5.1.3).

    `ascending`: the lowest price first, still the earlier one in a cell first (1846-5.1.2).
    """
    sign = 1 if ascending else -1

    def key(company: str) -> tuple[int, int, int, int]:
        row, column, place = state.market[company]
        return (sign * state.price(company), sign * column, row, place)

    return sorted(companies, key=key)


def worth(state: State, seat: str) -> int:
    """What the player would have if the game ended now."""
    return state.facts.rules.score(state, seat)


def wealth(state: State, seat: str) -> int:
    """Cash, shares of parred companies at market price, and open privates at face, less debts (1830-7.4)."""
    total = state.cash[seat] - state.loans.get(seat, 0)
    for company, held in state.shares.items():
        total += held.get(seat, 0) * state.price(company)
    for company, sold in state.shorts.items():
        total -= sold.get(seat, 0) * state.price(company)
    if state.facts.privates_score:
        for private, owner in state.privates.items():
            if owner == seat:
                total += state.facts.privates[private].face
    return total
