"""What stands between the table and what it waits for: floating companies, a train that must be bought, the end."""

from highiron.core.frames import frame_to_data
from highiron.core.ids import POOL
from highiron.core.shares import unsold, unsold_at
from highiron.core.state import State
from highiron.flow import engine
from highiron.server.play.models import EndPlace, FloatPlace, TrainNeed
from highiron.steps.buying import share_price

_FORCED = "trains"  # the step in which a company may have to buy


def company_of(state: State) -> str:
    """The company whose turn it is, "" when it is nobody's but a player's."""
    for frame in reversed(state.frames):
        company = frame_to_data(frame).get("company", "")
        if isinstance(company, str) and company in state.trains:
            return company
    return ""


def ends_of(state: State) -> list[EndPlace]:
    """The ways in which the game can end, with how near they are."""
    return [EndPlace(end.code, end.has, end.limit, end.certain) for end in state.facts.rules.ends(state)]


def floats_of(state: State) -> dict[str, FloatPlace]:
    """Companies that have begun and do not float yet: how many shares must still be sold, and what they cost now."""
    found = {}
    for company in state.pars:
        if company in state.floated or company not in state.shares:
            continue
        shares, percent = state.charter(company).shares, state.facts.float_percent
        lacking = max(0, -(-shares * percent // 100) - (shares - unsold(state, company)))
        price = share_price(state, company, unsold_at(state, company))
        found[company] = FloatPlace(percent, lacking, lacking * price)
    return found


def share_prices_of(state: State) -> dict[str, dict[str, int]]:
    """What a share costs where it lies, for every company that has begun."""
    return {
        company: {
            source: share_price(state, company, source)
            for source in (unsold_at(state, company), POOL)
            if state.held(company, source)
        }
        for company in state.pars
        if company in state.shares and company in state.market
    }


def train_need(state: State) -> TrainNeed | None:
    """What is missing for the next train while a company must have one and its president sells shares for it."""
    company = company_of(state)
    if not company or state.ended or engine.step_name(state) != _FORCED:
        return None
    kinds = {family.kind for family in engine.legal(state)}
    if "sell_shares" not in kinds or "pass" in kinds:
        return None
    train = next((train for train in state.facts.trains.values() if train.count and state.depot.get(train.card)), None)
    if train is None:
        return None
    treasury, own = state.cash[company], state.cash.get(state.actor, 0)
    missing = train.price - treasury - own
    return TrainNeed(company, train.id, train.price, treasury, own, missing) if missing > 0 else None
