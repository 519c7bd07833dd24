"""A family of players for 18CE: `steady` with ten inclinations; 0.5 everywhere is nearly `steady`."""

from dataclasses import astuple, dataclass, fields

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady import SteadyBot
from highiron.bots.steady.answers import act, decide
from highiron.bots.steady.knowledge import Taste
from highiron.bots.steady.openings import budget
from highiron.bots.steady.outlook import Outlook, own_companies
from highiron.bots.steady.privates import auction_value
from highiron.bots.steady.stock_buy import best_purchase
from highiron.bots.steady.stock_values import after_round
from highiron.core.actions import Action, Bid, BuyTrain, LayTile, Par, Pass, PlaceToken, SellShares, TakePrivate
from highiron.core.families import Box
from highiron.core.ids import DEPOT
from highiron.steps.frames import Auction, OperatingTurn, StockRound

MIDDLE = 0.5


@dataclass(frozen=True)
class Theta:
    """The inclinations, each from 0 to 1."""

    bid: float = MIDDLE  # share of a private's worth that is offered in the auction
    par: float = MIDDLE  # par as a quantile of the prices that can be paid
    breadth: float = MIDDLE  # directorships sought: one to four
    payout: float = MIDDLE  # 0 never retains, 1 retains until a train stays for good
    rush: float = MIDDLE  # readiness to buy the train that begins the next phase
    dump: float = MIDDLE  # readiness to hand over a directorship before a purchase that hurts
    freight: float = MIDDLE  # weight on wagons
    reach: float = MIDDLE  # weight on off-board areas and long routes against upgrades at home
    block: float = MIDDLE  # weight on stations that cut rivals' routes
    horizon: float = MIDDLE  # rounds of look-ahead: one to four


NAMES = tuple(entry.name for entry in fields(Theta))
PLACE = "highiron.study.planner"


def name_of(theta: Theta) -> str:
    """The place of this player, as the registry of bots takes it."""
    return f"{PLACE}:planner_{'_'.join(f'{round(value * 1000):04d}' for value in astuple(theta))}"


def __getattr__(name: str) -> object:
    """`planner_0500_…` makes the player with these inclinations in thousandths."""
    if not name.startswith("planner_"):
        raise AttributeError(name)
    values = [int(part) / 1000 for part in name.split("_")[1:]]
    if len(values) != len(NAMES):
        raise AttributeError(name)
    return lambda seed: Planner(Theta(*values), seed)


class Planner:
    """Asks `steady` and changes its answer where an inclination speaks."""

    def __init__(self, theta: Theta, seed: int = 0) -> None:
        self.name = name_of(theta)
        self.theta = theta
        self.steady = SteadyBot(seed)
        self.taste = Taste(seed)

    def decide(self, sight: Sight) -> Decision:
        frame = sight.state.frame
        if isinstance(frame, Auction):
            return self._auction(sight, frame) or self.steady.decide(sight)
        if isinstance(frame, StockRound) and sight.seat == sight.state.actor:
            return self._stock(sight)
        if isinstance(frame, OperatingTurn):
            return self._turn(sight, frame)
        return self.steady.decide(sight)

    # --- the auction -----------------------------------------------------------------------------------------

    def _auction(self, sight: Sight, frame: Auction) -> Decision | None:
        """The best bargain by a worth that grows with `bid` and with the rounds looked ahead."""
        state, seat = sight.state, sight.seat
        best: tuple[float, Action, str, int] | None = None
        for private, price, action in self._offers(sight, frame):
            rounds = 1 + 3 * self.theta.horizon
            worth = auction_value(state, private) * self.taste.of(private)
            worth += (self.theta.bid - MIDDLE) * state.facts.privates[private].revenue * 2 * rounds
            worth *= 0.75 + 0.5 * self.theta.bid
            limit = budget(state, frame, seat, private) * (0.8 + 0.4 * self.theta.bid)
            rivals = sum(1 for name, _, _ in frame.bids if name == private)
            bargain = (worth - price) / (1 + rivals)
            if bargain > 0 and price <= limit and (best is None or bargain > best[0]):
                best = (bargain, action, private, price)
        if best is None:
            return None
        return decide(best[1], "bids-for-private", private=best[2], price=best[3], value=int(best[0] + best[3]))

    def _offers(self, sight: Sight, frame: Auction) -> list[tuple[str, int, Action]]:
        found: list[tuple[str, int, Action]] = []
        take, bids = sight.family("take_private"), sight.family("bid")
        if take is not None:
            private = str(take.boxes[0]["private"])
            price = sight.state.facts.privates[private].face - frame.discount
            found.append((private, price, TakePrivate(seat=sight.seat, private=private)))
        for box in bids.boxes if bids is not None else ():
            private, price = str(box["private"]), int(box["price"].low)
            if not any(bid[:2] == (private, sight.seat) for bid in frame.bids):
                found.append((private, price, Bid(seat=sight.seat, private=private, price=price)))
        return found

    # --- stock rounds ----------------------------------------------------------------------------------------

    def _stock(self, sight: Sight) -> Decision:
        leaving = self._dump(sight)
        if leaving is not None:
            return leaving
        found = self.steady.decide(sight)
        if not isinstance(found.action, Par):
            return found
        state, seat = sight.state, sight.seat
        started = [company for company, president in state.presidents.items() if president == seat]
        if len(started) >= 1 + round(3 * self.theta.breadth):
            other = best_purchase(_without(sight, "par"), Outlook(after_round(state, seat)), self.taste)
            if other is not None and not isinstance(other.action, Par):
                return Decision(other.action, other.why)
            if sight.family("pass") is not None:
                return decide(Pass(seat=seat), "finds-nothing-to-buy")
        return self._at_par(sight, found.action) or found

    def _at_par(self, sight: Sight, chosen: Par) -> Decision | None:
        """The par at the quantile of those that can be paid; the middle keeps what `steady` chose."""
        family = sight.family("par")
        if family is None or abs(self.theta.par - MIDDLE) < 0.1:
            return None
        box = next((box for box in family.boxes if box["company"] == chosen.company), None)
        if box is None:
            return None
        prices = sorted(price for price in _values(box["price"]) if 2 * price <= sight.state.cash[sight.seat])
        if not prices:
            return None
        price = prices[min(len(prices) - 1, int(self.theta.par * len(prices)))]
        return decide(act(family, box, price=price), "starts-company", company=chosen.company, price=price)

    def _dump(self, sight: Sight) -> Decision | None:
        """Sell out of a company that will cost its director much, the more readily the larger `dump`."""
        family = sight.family("sell_shares")
        if family is None or self.theta.dump < 0.6:
            return None
        state, seat = sight.state, sight.seat
        outlook = Outlook(state)
        for company in own_companies(state, seat):
            pain = outlook.shortage(company)
            if pain <= (1.6 - self.theta.dump) * max(1, state.cash[seat]):
                continue
            boxes = [box for box in family.boxes if box["company"] == company]
            if boxes:
                count = max(_values(boxes[0]["count"]))
                action = act(family, boxes[0], count=count)
                assert isinstance(action, SellShares)
                return decide(action, "leaves-company", company=company, count=count, shortage=pain)
        return None

    # --- a company's turn ------------------------------------------------------------------------------------

    def _turn(self, sight: Sight, turn: OperatingTurn) -> Decision:
        found = self.steady.decide(sight)
        action = found.action
        if sight.family("dividend") is not None:
            return self._dividend(sight, turn) or found
        if isinstance(action, LayTile):
            return self._far(sight, action) or found
        if isinstance(action, Pass) and sight.family("place_token") is not None:
            return self._block(sight, turn) or found
        if isinstance(action, Pass):
            return self._train(sight, turn) or self._wagon(sight, turn) or found
        if action.__class__.__name__ == "BuyWagon" and self.theta.freight < 0.2 and sight.family("pass") is not None:
            return decide(Pass(seat=sight.seat), "no-train-worth-it", company=turn.company)
        return found

    def _dividend(self, sight: Sight, turn: OperatingTurn) -> Decision | None:
        """Retain as long as a train will be needed soon and the treasury is short of it, by `payout`."""
        family = sight.family("dividend")
        if family is None or abs(self.theta.payout - MIDDLE) < 0.1:
            return None
        box, company = family.boxes[0], turn.company
        kinds = _values(box["kind"])
        pay, retain = kinds[0], kinds[-1]
        if len(kinds) < 2:
            return None
        outlook = Outlook(sight.state)
        trains = sight.state.trains[company]
        rounds = min((outlook.train_life(train) for train in trains), default=0.0)
        soon = not outlook.has_lasting_train(company) and rounds <= 1 + 3 * self.theta.horizon
        short = sight.state.cash[company] < self.theta.payout * outlook.price_in(max(1.0, rounds))
        kind = retain if soon and short and self.theta.payout > MIDDLE else pay
        return decide(act(family, box, kind=kind), "pays-out", company=company, revenue=turn.revenue)

    def _far(self, sight: Sight, chosen: LayTile) -> Decision | None:
        """Among lays of the same price prefer those far from home (`reach` high) or near (`reach` low)."""
        family = sight.family("lay_tile")
        if family is None or abs(self.theta.reach - MIDDLE) < 0.2:
            return None
        state = sight.state
        plan, home = state.facts.plan, state.charter(chosen.company).home
        want = state.facts.tiles[chosen.tile].colour

        def far(hex_id: str) -> int:
            one, other = plan.layout.position(hex_id), plan.layout.position(home)
            rows = abs(one[1] - other[1])
            return rows + max(0, (abs(one[0] - other[0]) - rows) // 2)

        cost = state.facts.rules.lay_cost
        limit = cost(state, chosen.company, chosen.hex, chosen.tile, chosen.rotation, chosen.private)
        best, least = None, far(chosen.hex)
        sign = 1 if self.theta.reach > MIDDLE else -1
        for lay in family:
            assert isinstance(lay, LayTile)
            if lay.private or (state.facts.tiles[lay.tile].colour == "yellow") != (want == "yellow"):
                continue
            farther = sign * far(lay.hex) > sign * least and bool(state.board.shape_at(lay.hex).stops)
            if farther and cost(state, lay.company, lay.hex, lay.tile, lay.rotation, "") <= limit:
                best, least = lay, far(lay.hex)
        return None if best is None else decide(best, "lays-ahead", company=chosen.company, hex=best.hex)

    def _block(self, sight: Sight, turn: OperatingTurn) -> Decision | None:
        """A station in a city whose last slot it takes from rivals."""
        family = sight.family("place_token")
        if family is None or self.theta.block < 0.6:
            return None
        state = sight.state
        free = state.cash[turn.company] - 40 - (1.2 - self.theta.block) * 200
        if free < 0:
            return None

        def closes(box: Box) -> int:
            here = state.board.tokens_at(box["hex"], box["stop"])
            slots = state.board.shape_at(box["hex"]).stops[box["stop"]].slots
            return (
                state.board.shape_at(box["hex"]).stops[box["stop"]].value(state.phase_facts.values)
                if slots - len(here) == 1
                else 0
            )

        boxes = [box for box in family.boxes if not box["private"] and closes(box)]
        if not boxes:
            return None
        best = max(boxes, key=closes)
        action = act(family, best)
        assert isinstance(action, PlaceToken)
        return decide(action, "places-token", company=turn.company, hex=best["hex"])

    def _train(self, sight: Sight, turn: OperatingTurn) -> Decision | None:
        """The train that begins the next phase, when own trains stand it better than rivals', by `rush`."""
        family = sight.family("buy_train")
        if family is None or self.theta.rush < 0.6:
            return None
        state = sight.state
        outlook = Outlook(state)
        following = state.facts.phases[min(state.phase + 1, len(state.facts.phases) - 1)].starts_with
        for box in family.boxes:
            if box["source"] != DEPOT or box["train"] != following:
                continue
            price = min(_values(box["price"]))
            if price > state.cash[turn.company] * (0.4 + 0.6 * self.theta.rush):
                continue
            mine = [
                outlook.train_life(train)
                for company in own_companies(state, sight.seat)
                for train in state.trains[company]
            ]
            others = [
                outlook.train_life(train)
                for company in state.floated
                if state.presidents.get(company) != sight.seat
                for train in state.trains[company]
            ]
            if others and (not mine or min(mine) + 2 * (self.theta.rush - 0.6) >= min(others)):
                action = act(family, box, price=price)
                assert isinstance(action, BuyTrain)
                return decide(
                    action, "buys-train", company=turn.company, train=box["train"], source=DEPOT, price=price, worth=0
                )
        return None

    def _wagon(self, sight: Sight, turn: OperatingTurn) -> Decision | None:
        """A wagon, where one may be had and money is left, by `freight`."""
        family = sight.family("buy_wagon")
        if family is None or self.theta.freight < 0.7 or not sight.state.trains[turn.company]:
            return None
        boxes = [box for box in family.boxes if box["source"] == DEPOT]
        if not boxes or sight.state.wagons.get(turn.company, 0) >= len(sight.state.trains[turn.company]):
            return None
        if sight.state.cash[turn.company] < 80 + (1 - self.theta.freight) * 600:
            return None
        return decide(act(family, boxes[0]), "buys-wagon", company=turn.company, price=80, earned=0)


def _values(domain: object) -> list[int]:
    """All values that a field of a box may take."""
    from highiron.core.families import Span

    if isinstance(domain, Span):
        return list(range(domain.low, domain.high + 1, domain.step))
    return list(domain) if isinstance(domain, tuple) else [domain]  # type: ignore[list-item]


def _without(sight: Sight, kind: str) -> Sight:
    """The same sight without one kind of action."""
    return Sight(sight.seat, sight.state, [family for family in sight.families if family.kind != kind], sight.number)
