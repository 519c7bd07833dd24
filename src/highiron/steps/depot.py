"""The supply of trains and what a purchase sets off: phases, rust, closing privates, discards (1830-6.1)."""

from typing import ClassVar

from highiron.core.actions import Action, DiscardTrain
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.ids import DEPOT, POOL
from highiron.core.shares import operating_order
from highiron.core.state import State
from highiron.flow.checks import not_now, reason
from highiron.steps.frames import Discard


def depot_types(state: State) -> list[str]:
    """Types for sale from the depot: all forms of the top card, and cards whose time has come (1830-2.3.2)."""
    found: list[str] = []
    for card in state.facts.card_order:
        if state.depot[card] == 0:
            continue
        forms = state.facts.forms[card]
        if not found or state.facts.trains[forms[0]].available_after in state.sold_trains:
            found.extend(forms)
    return found


def bank_offers(state: State) -> list[tuple[str, str, int]]:
    """Source, type and price of every train the bank sells; a card may be taken in any of its forms."""
    offers = [(DEPOT, train, state.facts.trains[train].price) for train in depot_types(state)]
    for card in dict.fromkeys(state.facts.trains[train].card for train in state.trains[POOL]):
        for train in state.facts.forms[card]:
            offers.append((POOL, train, state.facts.trains[train].price))
    return offers


def cheapest_price(state: State) -> int:
    """The cheapest train of depot and pool; diesels never run out."""
    return min(price for _, _, price in bank_offers(state))


def without(trains: tuple[str, ...], train: str) -> tuple[str, ...]:
    """The trains less one of that type."""
    at = trains.index(train)
    return trains[:at] + trains[at + 1 :]


def take_train(state: State, source: str, company: str, train: str) -> str:
    """Move a train to its buyer; returns its card when it is the first of its kind from the depot, else ""."""
    first = ""
    card = state.facts.trains[train].card
    if source == DEPOT:
        if state.depot[card] > 0:
            state.depot[card] -= 1
        if card not in state.sold_trains:
            state.sold_trains = (*state.sold_trains, card)
            first = card
    elif source == POOL:
        given_up = next(name for name in state.trains[POOL] if state.facts.trains[name].card == card)
        state.trains[POOL] = without(state.trains[POOL], given_up)
    else:
        state.trains[source] = without(state.trains[source], train)
    state.trains[company] = (*state.trains[company], train)
    return first


def export_train(state: State, events: list[Event], begins: bool = True) -> str:
    """The top card of the depot leaves the game; returns it when it is the first of its kind, else "" (1817-5.59).

    Its phase has begun then; the title's events and discards are left to the caller, as with a purchase. Unless it
    `begins` a phase nothing follows.
    """
    card = next((name for name in state.facts.card_order if state.depot[name]), "")
    if not card:
        return ""
    if state.depot[card] > 0:
        state.depot[card] -= 1
    state.exported = (*state.exported, card)
    events.append(Event("train-exported", {"train": card}))
    if not begins or card in state.sold_trains:
        return ""
    state.sold_trains = (*state.sold_trains, card)
    start_phase(state, card, events)
    return card


def start_phase(state: State, card: str, events: list[Event]) -> None:
    """The first train of a card: new phase, then rust; the title's events and discards follow (1830-6.1)."""
    for index, phase in enumerate(state.facts.phases):
        if phase.starts_with == card and index > state.phase:
            state.phase = index
            events.append(Event("phase-began", {"phase": phase.id}))
    for rusting, facts in state.facts.trains.items():
        if facts.rusts_on == card:
            rust(state, rusting, events)
        elif facts.obsolete_on == card:
            retire(state, rusting, events)


def close_privates(state: State, events: list[Event]) -> None:
    """All privates close (1830-2.4.1)."""
    for private in list(state.privates):
        close_private(state, private, events)


def close_privates_in_time(state: State, card: str, events: list[Event]) -> None:
    """All of them with the phase that says so, once this card has begun it."""
    if state.phase_facts.closes_privates and state.phase_facts.starts_with == card:
        close_privates(state, events)


def ask_discards(state: State) -> None:
    """Companies above the new limit have to give up trains (1830-5.7.6)."""
    if crowded(state):
        state.push(Discard(seat=""))


def rust(state: State, train: str, events: list[Event]) -> None:
    """All trains of the type leave the game, wherever they are (1830-5.7.7)."""
    if state.depot.get(train, 0) > 0:
        state.depot[train] = 0
    for owner, trains in list(state.trains.items()):
        if train in trains:
            state.trains[owner] = tuple(other for other in trains if other != train)
            events.append(Event("trains-rusted", {"owner": owner, "train": train, "count": trains.count(train)}))


def not_for_sale(state: State, rule: str, company: str, train: str, source: str, whole: bool = True) -> Reason:
    """Why the company cannot buy that train there; `whole` unless a train is given in part payment."""
    offers = [name for place, name, _ in bank_offers(state) if place == source]
    if not whole and source != DEPOT:
        why = "part-payment"
    elif source in (DEPOT, POOL):
        why = "offers"
    elif source == company:
        why = "own"
    else:
        why = "has-none" if source in state.floated else "no-seller"
    return reason(state, "train-not-for-sale", rule, train=train, source=source, why=why, offers=offers)


def retire(state: State, train: str, events: list[Event]) -> None:
    """Trains of the type have one run left; those given up leave the game at once (1846-2.4.3)."""
    events.append(Event("trains-obsolete", {"train": train}))
    state.trains[POOL] = tuple(other for other in state.trains[POOL] if other != train)


def retire_after_run(state: State, company: str, events: list[Event]) -> None:
    """Its obsolete trains have had their last run (1846-5.5.10, 1817-2.18)."""
    old = [train for train in state.trains[company] if state.is_obsolete(train)]
    if old:
        state.trains[company] = tuple(train for train in state.trains[company] if not state.is_obsolete(train))
        events.append(Event("trains-retired", {"owner": company, "trains": old}))


def close_private(state: State, private: str, events: list[Event]) -> None:
    """The private leaves the game (1830-2.2.8)."""
    del state.privates[private]
    events.append(Event("private-closed", {"private": private}))


def crowded(state: State) -> list[str]:
    """Companies above the train limit, in the order of the title's list."""
    limit = state.phase_facts.train_limit
    return [company for company in state.shares if state.limited_trains(company) > limit]


def counted_trains(state: State, company: str) -> tuple[str, ...]:
    """Types of its trains that count against the limit."""
    return tuple(train for train in dict.fromkeys(state.trains[company]) if state.is_limited(train))


def givers(state: State, company: str) -> list[str]:
    """Who gives up its trains: the president, or in receivership anybody (1846-5.7.1)."""
    return [state.presidents[company]] if company in state.presidents else state.in_play()


class DiscardHandler(Handler):
    """One company after the other by market value or as they are listed; or any crowded one at will (1830-11.9).

    `to` is where the trains go: into the pool, back into the depot, or "" when they leave the game (18CE-12.5).
    """

    frame: ClassVar[type[Frame]] = Discard

    def __init__(self, by_market: bool, as_listed: bool = False, to: str = POOL) -> None:
        self.by_market = by_market
        self.in_turn = by_market or as_listed
        self.to = to

    def families(self, state: State) -> list[Family]:
        found: list[Family] = []
        frame = state.frame
        assert isinstance(frame, Discard)
        for company in [frame.company] if self.in_turn else crowded(state):
            boxes: list[Box] = [{"company": company, "train": counted_trains(state, company)}]
            for seat in givers(state, company):
                found.append(Family("discard_train", seat, boxes))
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        frame = state.frame
        assert isinstance(frame, Discard)
        if not isinstance(action, DiscardTrain):
            return [not_now(state, action, "discards", "discard")]
        reasons: list[Reason] = []
        if action.seat not in givers(state, action.company):
            owner = givers(state, action.company)[0]
            reasons.append(reason(state, "other-gives-up-train", "discards", company=action.company, owner=owner))
        if action.company not in crowded(state):
            reasons.append(reason(state, "not-over-train-limit", "discards", company=action.company))
        elif self.in_turn and action.company != frame.company:
            reasons.append(reason(state, "other-discards-first", "discards", company=frame.company))
        if action.train not in state.trains[action.company]:
            reasons.append(reason(state, "train-not-owned", "discards", train=action.train, company=action.company))
        elif not state.is_limited(action.train):
            reasons.append(reason(state, "train-not-counted", "discards", train=action.train, company=action.company))
        return reasons

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        assert isinstance(action, DiscardTrain)
        state.trains[action.company] = without(state.trains[action.company], action.train)
        card = state.facts.trains[action.train].card
        # What is obsolete nobody may buy: it leaves the game (1817-2.18).
        if self.to == POOL and not state.is_obsolete(action.train):
            state.trains[POOL] = (*state.trains[POOL], action.train)
        elif self.to == DEPOT and state.depot[card] >= 0:
            state.depot[card] += 1
        events.append(Event("train-discarded", {"company": action.company, "train": action.train}))

    def settle(self, state: State, events: list[Event]) -> bool:
        frame = state.frame
        assert isinstance(frame, Discard)
        companies = crowded(state)
        if not companies:
            state.pop()
            return True
        company = operating_order(state, tuple(companies))[0] if self.by_market else companies[0]
        if frame.company != company:
            state.replace_frame(Discard(seat=givers(state, company)[0], company=company))
        return False
