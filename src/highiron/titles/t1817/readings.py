"""What players of 1817 look at all the time, and follow: loans, interest, shorts, what a company costs in a sale."""

from typing import Final

from highiron.core.events import Reading
from highiron.core.rules import Chart
from highiron.core.state import State
from highiron.titles.t1817.bidding import FRIENDLY, least_first_bid
from highiron.titles.t1817.frames import Round
from highiron.titles.t1817.loans import interest_rate, loan_limit, loans_left, loans_of, loans_out
from highiron.titles.t1817.shorts import open_shorts, short_cap, shorts_of
from highiron.titles.t1817.zones import GREY, RED, is_grey, is_red, is_white


def readings(state: State) -> list[Reading]:
    """Of the game, of each company in play, of each player with shorts."""
    rate = present_rate(state)
    found = [
        Reading("", "loans-out", {"out": loans_out(state), "left": loans_left(state)}),
        Reading("", "interest-rate", {"amount": rate, "next": interest_rate(state), "more": interest_rate(state, 1)}),
    ]
    for company in state.market:
        loans = loans_of(state, company)
        found.append(Reading(company, "loans", {"count": loans, "limit": loan_limit(state, company)}))
        if loans:
            found.append(Reading(company, "interest", {"amount": loans * rate}))
        if shorts := open_shorts(state, company):
            found.append(Reading(company, "shorts", {"count": shorts, "limit": short_cap(state, company)}))
        if is_red(state, company) or is_grey(state, company):
            found.append(Reading(company, "zone", {"zone": RED if is_red(state, company) else GREY}))
        if is_white(state, company):
            found.append(Reading(company, "sale-price", {"amount": least_first_bid(state, company, FRIENDLY)}))
    for seat in state.facts.seats:
        sold = {company: count for company in state.shorts if (count := shorts_of(state, company, seat))}
        for company, count in sold.items():
            found.append(Reading(seat, "short", {"company": company, "count": count}))
    return found


def present_rate(state: State) -> int:
    """What each loan costs: as fixed when the operating round began, else as it would be fixed now (1817-2.29)."""
    for frame in state.frames[:1]:
        if isinstance(frame, Round):
            return frame.rate
    return interest_rate(state)


# --- from round to round -----------------------------------------------------------------------------------------


def bank_loans(state: State) -> dict[str, int]:
    """All loans that are out (1817-2.26)."""
    return {"": loans_out(state)}


def bank_rate(state: State) -> dict[str, int]:
    """What each loan costs in a round (1817-2.29)."""
    return {"": present_rate(state)}


def company_loans(state: State) -> dict[str, int]:
    """Of each company in play."""
    return {company: loans_of(state, company) for company in state.market}


def company_shorts(state: State) -> dict[str, int]:
    """Open shorts of each company in play (1817-4.19)."""
    return {company: open_shorts(state, company) for company in state.market}


def player_shorts(state: State) -> dict[str, int]:
    """All shorts that each player has to answer for."""
    return {seat: sum(shorts_of(state, company, seat) for company in state.shorts) for seat in state.facts.seats}


CHARTS: Final = (
    Chart("loans-out", bank_loans),
    Chart("interest-rate", bank_rate, money=True),
    Chart("company-loans", company_loans),
    Chart("company-shorts", company_shorts),
    Chart("player-shorts", player_shorts),
)
