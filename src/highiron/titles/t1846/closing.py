"""How corporations and players leave the game: price zero, bankruptcy, receivership (1846-5.7, 5.10, 6.5)."""

from highiron.core.events import Event
from highiron.core.ids import BANK, POOL
from highiron.core.shares import heir
from highiron.core.state import State
from highiron.flow.engine import end_game
from highiron.steps.closing import leave_round, remove_company
from highiron.steps.depot import close_private
from highiron.titles.t1846.steamboat import STEAMBOAT, forget_beneficiary


def in_receivership(state: State, company: str) -> bool:
    """A started corporation without president (1846-5.7.1)."""
    return company in state.pars and company not in state.presidents


def close_worthless(state: State, events: list[Event]) -> bool:
    """Close every corporation whose price has come to 0 (1846-2.8.2)."""
    gone = [company for company in state.market if state.price(company) == 0]
    for company in gone:
        close_company(state, company, events)
    return bool(gone)


def close_company(state: State, company: str, events: list[Event]) -> None:
    """Shares, tokens, trains and privates vanish, the money goes to the bank (1846-6.5)."""
    events.append(Event("company-closed", {"company": company}))
    state.pay(company, BANK, state.cash[company], events, "closing")
    remove_company(state, company)
    for private in [name for name, owner in state.privates.items() if owner == company]:
        close_private(state, private, events)
    if STEAMBOAT in state.privates:
        forget_beneficiary(state, company)
    state.markers = {name: marker for name, marker in state.markers.items() if marker[1] != company}


def leave_private(state: State, private: str, events: list[Event]) -> None:
    """A private closes; with an independent go its money, its train and its token (1846-2.2.4)."""
    if state.facts.privates[private].operates:
        state.pay(private, BANK, state.cash[private], events, "closing")
        del state.cash[private], state.trains[private]
        state.board = state.board.remove(private)
        leave_round(state, private)
        forget_beneficiary(state, private)
    state.markers.pop(private, None)
    close_private(state, private, events)


def sell_out(state: State, seat: str, events: list[Event]) -> None:
    """What a bankrupt could not sell by the rules goes to the market too, without moving prices (1846-5.10.2)."""
    for company in list(state.market):
        held = state.held(company, seat)
        if not held:
            continue
        price = state.price(company)
        state.move_shares(company, seat, POOL, held)
        events.append(Event("shares-sold", {"seat": seat, "company": company, "count": held, "price": price}))
        state.pay(BANK, seat, price * held, events, "shares")
        if state.presidents.get(company) == seat:
            other = heir(state, company, seat)
            if other and state.held(company, other) >= state.charter(company).president_shares:
                state.presidents[company] = other
                events.append(Event("presidency-passed", {"company": company, "from": seat, "to": other}))
            else:
                del state.presidents[company]
                events.append(Event("receivership-began", {"company": company}))


def leave_game(state: State, seat: str, company: str, events: list[Event]) -> None:
    """Privates close, the last cash goes to the corporation in need, and the player is out (1846-5.10.2)."""
    for private in [name for name, owner in state.privates.items() if owner == seat]:
        leave_private(state, private, events)
    if company in state.cash:
        state.pay(seat, company, state.cash[seat], events, "bankruptcy")
    else:
        state.pay(seat, BANK, state.cash[seat], events, "bankruptcy")
    state.bankrupt = (*state.bankrupt, seat)
    events.append(Event("bankrupt", {"seat": seat, "company": company}))
    if state.priority == seat and state.in_play():
        state.priority = state.next_seat(seat)


def are_all_closed(state: State, with_blanks: bool) -> bool:
    """No corporation and no private left (1846-7.2); 18xx.games waits for phase III (1846-11.23)."""
    return not (state.shares or state.privates or (with_blanks and state.phase < 2))


def end_if_all_closed(state: State, with_blanks: bool, events: list[Event]) -> bool:
    """The game is over when nothing is left (1846-7.2)."""
    if not are_all_closed(state, with_blanks):
        return False
    end_game(state, "all_closed", events)
    return True
