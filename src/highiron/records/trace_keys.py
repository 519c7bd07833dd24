"""A state as the flat keys that traces hold (see the README of the recorded games, 1830-14.2, 1846-14.1)."""

from typing import Any

from highiron.core.ids import BANK, POOL, printed
from highiron.core.shares import counted_certificates, keeps_own_shares, unsold, worth
from highiron.core.state import State
from highiron.records.site import Ids, Site, site_of
from highiron.steps.frames import Auction, BiddingWar, SetPar, StockRound


def keys(state: State, ids: Ids) -> dict[str, Any]:
    """The state as flat keys, players by the ids of the file. Removed and closed companies have none."""
    site = site_of(state.facts.title)
    found: dict[str, Any] = {
        "round": _round(state, site),
        "phase": state.phase_facts.id,
        "bank": state.cash[BANK],
        "acting": _acting(state, ids, site),
        "priority": str(ids[_priority(state)]),
    }
    # A gift certificate whose par is still to be named is shown only with its par (1830-14.4).
    top = state.frames[-1] if state.frames else None
    unset = top.company if isinstance(top, SetPar) else ""
    for seat, player in ids.items():
        found |= _named(f"player/{player}", _player(state, seat, unset))
    for company in state.shares:
        found |= _named(f"company/{printed(company)}", _corporation(state, company, ids, company == unset))
    for private in state.privates:
        if private in state.trains:
            owner = state.privates[private]
            president = {"president": ids.get(owner)}
            found |= _named(f"company/{printed(private)}", president | _railway(state, private, 0))
    for hex_id, (tile, rotation) in state.board.tiles.items():
        found[f"tile/{hex_id}"] = f"{tile}r{rotation}"
    found["depot"] = _depot(state)
    found["pool_trains"] = list(state.trains[POOL])
    site.amend(state, ids, found)
    return found


def _named(prefix: str, values: dict[str, Any]) -> dict[str, Any]:
    return {f"{prefix}/{name}": value for name, value in values.items()}


def _player(state: State, seat: str, unset: str) -> dict[str, Any]:
    found = {
        "cash": state.cash[seat],
        "value": worth(state, seat),
        "privates": [printed(private) for private, owner in state.privates.items() if owner == seat],
        "shares": {
            printed(company): held[seat] * 100 // state.charter(company).shares  # in per cent
            for company, held in state.shares.items()
            if held.get(seat) and company != unset
        },
        "certs": counted_certificates(state, seat),
    }
    return found | ({"bankrupt": True} if seat in state.bankrupt else {})


def _corporation(state: State, company: str, ids: Ids, unset: bool) -> dict[str, Any]:
    held, parred = state.shares[company], company in state.pars
    price = state.price(company) if parred else None
    president = None if unset else state.presidents.get(company)
    lifted = sum(1 for _, stop in state.board.stations.get(company, ()) if stop < 0)  # waits for its city
    found = {
        "par": price if keeps_own_shares(state, company) else state.pars.get(company),  # 1846: what a new share costs
        "price": price,
        "cell": list(state.cell(company)) if parred else None,
        "president": ids[president] if president else None,
        "floated": company in state.floated,
        "ipo": unsold(state, company),
        "treasury": unsold(state, company),
        "market": held[POOL],
        "size": state.charter(company).shares,
        "loans": state.loans.get(company, 0),
        **_railway(state, company, state.tokens_left(company) + lifted),
    }
    return found | ({"receivership": True} if parred and company not in state.presidents else {})


def _railway(state: State, company: str, tokens_left: int) -> dict[str, Any]:
    """What corporations and independents both have."""
    tokens = sorted(hex_id for hex_id, stop in state.board.stations.get(company, ()) if stop >= 0)
    trains = [f"{train}(obsolete)" if state.is_obsolete(train) else train for train in state.trains[company]]
    return {
        "cash": state.cash[company],
        "trains": trains,
        "privates": [printed(private) for private, owner in state.privates.items() if owner == company],
        "tokens": tokens,
        "tokens_left": tokens_left,
    }


def _depot(state: State) -> list[str | None]:
    """The next train and how many are left; an unlimited type counts as one (1830-14.2)."""
    left = {card: abs(count) for card, count in state.depot.items() if count}
    return [next(iter(left), None), f"{sum(left.values())} left"]


def _priority(state: State) -> str:
    """Whose the priority deal is, in a stock round whose it would be if all passed from now on."""
    frame = state.frames[0] if state.frames else None
    if isinstance(frame, StockRound) and frame.last_actor:
        return state.next_seat(frame.last_actor)
    return state.priority


def _round(state: State, site: Site) -> str:
    place = state.facts.rules.round_of(state)
    return f"{site.rounds.get(place.kind, place.kind)} {max(1, place.turn)}.{place.number or 1}"


def _acting(state: State, ids: Ids, site: Site) -> str:
    """Who is shown as acting: a player, a company, or a private with something to do (1830-14.2, 1846-14.1)."""
    if not state.frames:
        return ""
    frame = state.frames[-1]
    own = site.acting(state, ids)
    if own is not None:
        return own
    private = site.private_asked(frame)
    if private:
        return printed(private)
    if isinstance(frame, (Auction, BiddingWar, SetPar)):
        return str(ids[frame.seat])
    return printed(getattr(frame, "company", "")) or str(ids.get(frame.seat, ""))
