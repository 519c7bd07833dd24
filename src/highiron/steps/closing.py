"""A company leaves the game: its names go out of the state, whatever the reason."""

import msgspec

from highiron.core.state import State
from highiron.steps.frames import OperatingRound, OperatingTurn


def remove_company(state: State, company: str) -> None:
    """Shares, tokens, trains, price and turns are gone; money and whatever else stays has been given away before."""
    assert state.cash[company] == 0, "money does not vanish"
    del state.cash[company], state.shares[company], state.trains[company]
    del state.pars[company], state.market[company]
    state.presidents.pop(company, None)
    state.extra_tokens.pop(company, None)
    state.loans.pop(company, None)
    state.charters = {other: charter for other, charter in state.charters.items() if other != company}
    state.floated = tuple(other for other in state.floated if other != company)
    state.operated = tuple(other for other in state.operated if other != company)
    state.board = state.board.remove(company)
    leave_round(state, company)


def leave_round(state: State, company: str) -> None:
    """It has no further turn, and its running turn ends at once."""
    for at, frame in enumerate(state.frames):
        if isinstance(frame, OperatingRound):
            waiting = tuple(other for other in frame.waiting if other != company)
            changed = msgspec.structs.replace(frame, waiting=waiting)
            state.frames = (*state.frames[:at], changed, *state.frames[at + 1 :])
        elif isinstance(frame, OperatingTurn) and frame.company == company:
            state.frames = state.frames[:at]
            return
