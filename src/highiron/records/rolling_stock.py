"""Trains as individuals: card and running number, and the form each shows (1830-14.17a, 1846-14.13)."""

from collections import Counter

from highiron.core.actions import Action, BuyPrivate, BuyTrain, DiscardTrain
from highiron.core.events import Event
from highiron.core.ids import DEPOT, POOL
from highiron.core.state import State
from highiron.steps.frames import OperatingRound


def card_of(name: str) -> str:
    """The card a train is one of: `4` for `4-2`."""
    return name.rpartition("-")[0]


class RollingStock:
    """Who has which train."""

    def __init__(self, state: State) -> None:
        facts = state.facts
        self.trains: dict[str, list[str]] = {}  # owner -> ids in order of arrival
        self.forms: dict[str, str] = {}  # id -> the form it shows
        self.sold: dict[str, int] = dict.fromkeys(facts.card_order, 0)  # card -> how many have left the depot
        self.resting: set[str] = set()  # ran for another owner in this round (1846-14.10)
        for owner, trains in state.trains.items():
            self.trains[owner] = [self._from_depot(facts.trains[train].card, train) for train in trains]

    def _from_depot(self, card: str, form: str) -> str:
        name = f"{card}-{self.sold[card]}"
        self.sold[card] += 1
        self.forms[name] = form
        return name

    # --- looking -----------------------------------------------------------------------------------------------

    def name_of(self, owner: str, form: str, card: str) -> str:
        """The id of a train: the next from the depot, the first given up, else the one held longest in that form."""
        if owner == DEPOT:
            return f"{card}-{self.sold[card]}"
        if owner == POOL:
            return next(name for name in self.trains[POOL] if card_of(name) == card)
        return next(name for name in self.trains[owner] if self.forms[name] == form)

    def owner_of(self, name: str) -> str:
        """Who has that train; the depot when nobody does."""
        for owner, names in self.trains.items():
            if name in names:
                return owner
        return DEPOT

    def shown(self, owner: str) -> list[str]:
        """The forms of an owner's trains."""
        return [self.forms[name] for name in self.trains[owner]]

    # --- keeping up --------------------------------------------------------------------------------------------

    def follow(self, action: Action, after: State, events: list[Event], named: list[str]) -> None:
        """Enter what an action did; a company in receivership may buy by itself on any action (1846-14.16)."""
        if isinstance(action, DiscardTrain):
            self._move(named[0], action.company, POOL)
        elif isinstance(action, BuyPrivate) and action.private in self.trains:
            self.resting.update(self.trains[action.private])
            for name in list(self.trains[action.private]):
                self._move(name, action.private, action.company)
        bought = [event.args for event in events if event.code == "train-bought"]
        if isinstance(action, BuyTrain):
            if action.trade_in:
                self._move(named[1], action.company, POOL)
            self._buy(named[0], action.source, action.company, action.train)
            bought = bought[1:]
        for args in bought:
            card = after.facts.trains[args["train"]].card
            name = self.name_of(args["source"], args["train"], card)
            self._buy(name, args["source"], args["company"], args["train"])
        for event in events:
            if event.code == "train-exported":
                self.sold[event.args["train"]] += 1
        self._rehome(after)
        self._drop(after)
        if not any(isinstance(frame, OperatingRound) and frame.ran for frame in after.frames):
            self.resting.clear()

    def _move(self, name: str, giver: str, taker: str) -> None:
        self.trains[giver].remove(name)
        self.trains[taker].append(name)

    def _buy(self, name: str, source: str, company: str, form: str) -> None:
        if source == DEPOT:
            self.trains[company].append(self._from_depot(card_of(name), form))
        else:
            self._move(name, source, company)
            self.forms[name] = form

    def _rehome(self, after: State) -> None:
        """Trains that have gone over to another company with everything else (1817-6.12, 1817-6.41)."""
        left = [name for owner, names in self.trains.items() if not after.trains.get(owner) for name in names]
        for owner, trains in after.trains.items():
            missing = Counter(trains) - Counter(self.shown(owner) if owner in self.trains else [])
            for name in left if missing else ():
                if missing[self.forms[name]] > 0:
                    missing[self.forms[name]] -= 1
                    self._move(name, self.owner_of(name), owner)

    def _drop(self, after: State) -> None:
        """Trains that left the game: rusted, obsolete after their last run, or gone with their owner."""
        for owner in list(self.trains):
            if owner not in after.trains:
                del self.trains[owner]
                continue
            # A given-up train may be bought in another form: which one is left there only the card tells.
            kind = card_of if owner == POOL else self.forms.__getitem__
            trains = after.trains[owner]
            left = Counter(after.facts.trains[train].card if owner == POOL else train for train in trains)
            kept: list[str] = []
            for name in self.trains[owner]:
                if left[kind(name)] > 0:
                    left[kind(name)] -= 1
                    kept.append(name)
            self.trains[owner] = kept
