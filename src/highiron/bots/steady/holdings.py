"""What a seat has in a company, and what a movement of its price means to the seat."""

from highiron.core.state import State


def fraction(state: State, company: str, seat: str) -> float:
    """The part of the company's dividends that goes to the seat."""
    return state.held(company, seat) / state.charter(company).shares


def own_companies(state: State, seat: str) -> list[str]:
    """Floated companies the seat presides."""
    return [company for company in state.floated if state.presidents.get(company) == seat]


def advantage(state: State, company: str, seat: str) -> float:
    """How much more of the company the seat has than the other players on average: what is good for whom."""
    others = [other for other in state.in_play() if other != seat]
    theirs = sum(state.held(company, other) for other in others) / max(1, len(others))
    return (state.held(company, seat) - theirs) / state.charter(company).shares
