"""Conversions and mergers: what they do to the companies (1817-6.7 to 1817-6.20, 1817-6.28 to 1817-6.30)."""

from typing import Final

from highiron.core.events import Event
from highiron.core.ids import BANK, POOL
from highiron.core.market import Cell
from highiron.core.shares import move_price, pass_presidency
from highiron.core.state import State
from highiron.steps.merging import join_shares, take_belongings, take_tokens
from highiron.titles.t1817.frames import TokenChoice
from highiron.titles.t1817.leaving import leave_play
from highiron.titles.t1817.shorts import close_pairs, shorts_of
from highiron.titles.t1817.stations import MOST_TOKENS, TOKEN, buy_tokens, set_size, set_tokens, token_count
from highiron.titles.t1817.zones import cell_at_most, is_white, put_into_liquidation

LARGER: Final = {2: 5, 5: 10}  # the size after a conversion, and after a merger of two
MORE_TOKENS: Final = {5: 1, 10: 2}  # new size -> tokens that a conversion has to buy (1817-6.19)
CERTIFICATE: Final = 2  # shares of a president's certificate
SUBSIDY: Final = ("P21", 50)  # a private of the expansion, and what it gives toward tokens (1817-9.6)


# --- conversion --------------------------------------------------------------------------------------------------


def may_grow(state: State, company: str) -> bool:
    """White companies of two and five shares convert and merge (1817-6.4, 1817-6.11)."""
    return company in state.market and is_white(state, company) and state.charter(company).shares in LARGER


def convert(state: State, company: str, events: list[Event]) -> None:
    """One size larger; the new shares are its own, and those that are held keep their count (1817-6.9)."""
    size = state.charter(company).shares
    held = state.shares[company]
    held[company] = held.get(company, 0) + LARGER[size] - size
    set_size(state, company, LARGER[size])
    events.append(Event("converted", {"company": company, "shares": LARGER[size]}))


def pay_for_conversion(state: State, company: str, events: list[Event]) -> None:
    """The tokens of the new size, or liquidation (1817-6.19, 1817-6.20)."""
    count = min(MORE_TOKENS[state.charter(company).shares], MOST_TOKENS - token_count(state, company))
    if count <= 0:
        return
    private, subsidy = SUBSIDY
    if state.privates.get(private) == company:
        state.pay(BANK, company, subsidy, events, f"private {private}")
    if state.cash[company] >= TOKEN * count:
        buy_tokens(state, company, count, events)
    else:
        put_into_liquidation(state, company, events)


# --- merger ------------------------------------------------------------------------------------------------------


def merged_cell(state: State, company: str, other: str) -> Cell:
    """The sum of two prices for two-share companies, else their average, rounded down (1817-6.13, 1817-6.14)."""
    both = state.price(company) + state.price(other)
    small = state.charter(company).shares == 2
    return cell_at_most(state.facts.market, both if small else both // 2)


def president_of_both(state: State, company: str, other: str) -> str:
    """Who directs a merger of five-share companies that the company's president starts; "" for nobody (1817-6.15).

    The largest holder: the president who starts it where he is among equals, else the first to the left of him. Whether
    shorts are taken off first is an option. Nobody directs a company with less than the certificate's two shares.
    """
    net = state.facts.options["merge_president_basis"] == "net"

    def shares(seat: str) -> int:
        held = state.held(company, seat) + state.held(other, seat)
        return held - shorts_of(state, company, seat) - shorts_of(state, other, seat) if net else held

    around = [seat for seat in state.seats_from(state.presidents[company]) if seat not in state.bankrupt]
    most = max(shares(seat) for seat in around)
    return next(seat for seat in around if shares(seat) == most) if most >= CERTIFICATE else ""


def merge(state: State, company: str, other: str, survivor: str, events: list[Event]) -> None:
    """The company, whose turn it is, and the other become one; what follows is asked by frames on top.

    Tokens to choose between come first, then trains above the limit (1817-13.27).
    """
    gone = other if survivor == company else company
    cell = merged_cell(state, company, other)
    starter = state.presidents[company]
    if state.charter(company).shares == 2:
        _share_out(state, starter, state.presidents[other], survivor, gone)
        price = state.facts.market.price(cell) if starter != state.presidents[other] else 0
        president = starter
    else:
        president, price = president_of_both(state, company, other), 0
        join_shares(state, survivor, gone)
        set_size(state, survivor, 10)
    before = state.presidents[survivor]
    state.presidents[survivor] = president
    take_belongings(state, survivor, gone, events, "merger")
    take_tokens(state, survivor, gone, two_cities=True)
    events.append(Event("merged", {"company": survivor, "target": gone}))
    if president != before:
        events.append(Event("presidency-passed", {"company": survivor, "from": before, "to": president}))
    leave_play(state, gone, events)
    move_price(state, survivor, cell, events)  # behind all others on its new space (1817-6.18, 1817-2.24)
    if price:
        state.pay(starter, survivor, price, events, "shares")
    close_pairs(state, survivor, events)
    pass_presidency(state, survivor, events)
    close_pairs(state, survivor, events)  # what was the president's certificate may close shorts now (1817-4.25)


def _share_out(state: State, starter: str, partner: str, survivor: str, gone: str) -> None:
    """Each of two small companies is worth one share of the new one; its president has two (1817-6.13)."""
    held = {starter: CERTIFICATE, survivor: 3, POOL: 0}
    if partner != starter:
        held[partner] = 1
        held[survivor] -= 1
    state.shares[survivor] = held
    state.shares[gone] = {}
    set_size(state, survivor, 5)


# --- tokens ------------------------------------------------------------------------------------------------------


def spare_tokens(state: State, company: str) -> list[tuple[str, int]]:
    """Tokens on the map of which one has to go: two in one hex, else any while they are more than eight (1817-6.28)."""
    stations = state.board.stations.get(company, ())
    hexes = [hex_id for hex_id, _ in stations]
    doubled = [station for station in stations if hexes.count(station[0]) > 1]
    if doubled:
        return doubled
    return list(stations) if len(stations) > MOST_TOKENS else []


def ask_tokens(state: State, company: str) -> None:
    """The president chooses what goes from the map; the rest above eight vanishes from the charter (1817-6.29)."""
    state.push(TokenChoice(seat=state.presidents[company], company=company))


def drop_spare_tokens(state: State, company: str) -> None:
    """Eight in all, on map and charter (1817-2.3)."""
    set_tokens(state, company, min(MOST_TOKENS, token_count(state, company)))
