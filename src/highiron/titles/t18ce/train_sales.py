"""A company that offers its trains in its own turn, where nothing bars it (18CE-C9)."""

from highiron.core.actions import Action
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family
from highiron.core.state import State
from highiron.flow.checks import reason
from highiron.steps.depot import take_train
from highiron.steps.frames import OperatingTurn
from highiron.steps.offers import ask
from highiron.steps.trains import has_room
from highiron.steps.wares import Wares
from highiron.titles.t18ce.frames import SellTrain


class TrainSales(Wares):
    """To a company of the same director for up to the face price, to another's for exactly that, if it agrees."""

    def __init__(self) -> None:
        super().__init__(SellTrain)

    def are_offered(self, state: State, turn: OperatingTurn) -> bool:
        return bool(self.boxes(state, turn))

    def boxes(self, state: State, turn: OperatingTurn) -> list[Box]:
        if state.facts.options["train_sale_ban"] != "none":
            return []
        boxes: list[Box] = []
        for train in dict.fromkeys(state.trains[turn.company]):
            for target in state.floated:
                low, high = self.price_range(state, turn.company, target, train)
                if low <= high:
                    price = Span(low, high)
                    boxes.append({"company": turn.company, "target": target, "train": train, "price": price})
        return boxes

    def price_range(self, state: State, company: str, target: str, train: str) -> tuple[int, int]:
        """Lowest and highest price; there is none when the lowest is above (18CE-12.2, 18CE-12.8)."""
        if target == company or not has_room(state, target):
            return 1, 0
        face = state.facts.trains[train].price
        if state.presidents[target] == state.presidents[company]:
            return 1, min(face, state.cash[target])
        return face, face if state.cash[target] >= face else 0

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family]) -> None:
        add_family(found, "sell_train", turn.seat, self.boxes(state, turn))

    def explain(self, state: State, turn: OperatingTurn, action: Action) -> list[Reason]:
        assert isinstance(action, SellTrain)
        company, train = turn.company, action.train
        if state.facts.options["train_sale_ban"] != "none":
            return [reason(state, "no-train-offers", "train-limit", company=company)]
        if train not in state.trains[company]:
            return [reason(state, "train-not-owned", "train-deals", train=train, company=company)]
        if action.target not in state.floated:
            return [reason(state, "no-buyer", "train-deals", target=action.target)]
        low, high = self.price_range(state, company, action.target, train)
        if not low <= action.price <= high:
            return [reason(state, "price-out-of-range", "train-deals", price=action.price, low=low, high=high)]
        return []

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        assert isinstance(action, SellTrain)
        buyer = state.presidents[action.target]
        if buyer == action.seat:
            self.complete(state, action, events)
            return
        ask(state, action, buyer)
        seat, train, price = action.seat, action.train, action.price
        args = {"seat": seat, "to": buyer, "buyer": action.target, "what": "train", "item": train, "price": price}
        events.append(Event("offer-made", args))

    def complete(self, state: State, proposal: Action, events: list[Event]) -> None:
        """The train changes hands, the money goes from treasury to treasury (18CE-12.2)."""
        assert isinstance(proposal, SellTrain)
        company, target, train, price = proposal.company, proposal.target, proposal.train, proposal.price
        state.pay(target, company, price, events, "train")
        take_train(state, company, target, train)
        events.append(Event("train-bought", {"company": target, "train": train, "source": company, "price": price}))


class SeveralWares(Wares):
    """What is on offer besides trains, sort by sort."""

    def __init__(self, *sorts: Wares) -> None:
        super().__init__(*[kind for sort in sorts for kind in sort.kinds])
        self.sorts = sorts

    def are_offered(self, state: State, turn: OperatingTurn) -> bool:
        return any(sort.are_offered(state, turn) for sort in self.sorts)

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family]) -> None:
        for sort in self.sorts:
            sort.add_families(state, turn, found)

    def explain(self, state: State, turn: OperatingTurn, action: Action) -> list[Reason]:
        return self._of(action).explain(state, turn, action)

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        self._of(action).apply(state, turn, action, events)

    def _of(self, action: Action) -> Wares:
        return next(sort for sort in self.sorts if isinstance(action, sort.kinds))
