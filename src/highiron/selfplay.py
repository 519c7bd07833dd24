"""Random players whose games develop: a family of moves is drawn by weight, then one move of it.

Every legal move can come out, so that over many seeds everything the rules allow happens; the weights only see to it
that corporations float, track grows, trains run and phases pass. Each game has its own temper, drawn from its seed.
All draws come from `rng.random()`, whose stream Python keeps the same for ever: a seed names a game.
"""

from collections import Counter
from collections.abc import Callable
from random import Random

from highiron.core.actions import ACTION_TYPES, Action, BuyTrain, LayTile, RunTrains
from highiron.core.events import Event
from highiron.core.families import Box, Family, Span
from highiron.core.ids import DEPOT, POOL
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game
from highiron.steps.depot import bank_offers
from highiron.steps.frames import Auction, BiddingWar, Offer, OperatingTurn, StockRound
from highiron.steps.run import RunFamily, best_set
from highiron.titles import catalogue

MAX_ACTIONS = 20_000  # far beyond the longest game seen; a game that passes it has gone wrong
RARE = 0.002  # for moves that are seldom wise, such as giving up while there is a way out

Progress = Callable[[State, int], None]


class Temper:
    """How the players of one game are minded. `quick` players neither look ahead nor search for the best runs."""

    def __init__(self, rng: Random, quick: bool = False) -> None:
        self.bids = 0.5 + 3 * rng.random()
        self.sells = 0.1 + 0.9 * rng.random() ** 2
        self.pays_out = 0.5 + 0.5 * rng.random()
        self.runs_best = 0.0 if quick else 0.6 + 0.4 * rng.random()
        self.builds = 3 + 12 * rng.random()
        self.buys_trains = 0.2 + 2 * rng.random()
        self.swaps_trains = 0.05 + 0.5 * rng.random() ** 2  # trains of other companies, beside one of the bank
        self.trades = 0.02 + 0.3 * rng.random() ** 3
        self.agrees = 0.15 + 0.4 * rng.random()
        self.looks_ahead = 1 if quick else 1 + int(4 * rng.random())  # tile lays compared before one is made


# State, family, temper, whether there is no pass -> the weight of a family; None: as usual.
Weigh = Callable[[State, Family, Temper, bool], float | None]
# State, family, randomness -> a move of that family; None: as usual.
Pick = Callable[[State, Family, Random], Action | None]
Notable = Callable[[Event], str]  # under which name an event is counted in reports; "" for not


class Habits:
    """How random players play one title, from `HABITS` of its module `selfplay`."""

    def __init__(
        self,
        hurry: float = 1.0,
        weigh: Weigh | None = None,
        notable: Notable | None = None,
        pick: Pick | None = None,
    ) -> None:
        self.hurry = hurry  # how much more eagerly trains are bought, where the bank would break before the last phase
        self.weigh = weigh  # for its own frames and actions
        self.notable = notable  # what reports about its games count
        self.pick = pick  # which move of a family, where the title knows better


_USUAL = Habits()


def habits_of(title: str) -> Habits:
    """How random players play the title."""
    return catalogue.told(title, "selfplay", "HABITS", _USUAL)


def notable_events(game: Game) -> Counter[str]:
    """How often what its title finds worth counting has happened in the game."""
    notable = habits_of(game.state.facts.title).notable
    if notable is None:
        return Counter()
    names = (notable(event) for number in range(len(game.actions)) for event in game.events(number + 1))
    return Counter(name for name in names if name)


class RandomPlayers:
    """Choose for whoever is asked."""

    def __init__(self, rng: Random, quick: bool = False) -> None:
        self.rng = rng
        self.temper = Temper(rng, quick)

    def choose(self, state: State, families: list[Family] | None = None) -> Action:
        """A legal action, of these families if given."""
        families = engine.legal(state) if families is None else families
        habits = habits_of(state.facts.title)
        family = families[0]
        if len(families) > 1:
            forced = all(family.kind != "pass" for family in families)
            family = families[self._draw([self._weight(state, habits, family, forced) for family in families])]
        picked = habits.pick(state, family, self.rng) if habits.pick is not None else None
        return self._sample(state, family) if picked is None else picked

    # --- which family --------------------------------------------------------------------------------------------

    def _weight(self, state: State, habits: Habits, family: Family, forced: bool) -> float:
        own = habits.weigh(state, family, self.temper, forced) if habits.weigh is not None else None
        if own is not None:
            return own
        kind = family.kind
        if kind == "bankrupt":
            return RARE
        if kind == "exchange_private":  # listed at nearly every moment while its owner has it
            return 0.05 if family.seat == state.actor else 0.02
        frame = state.frames[-1]
        if isinstance(frame, Auction):
            return {"take_private": 3.0, "bid": self.temper.bids}.get(kind, 0.8)
        if isinstance(frame, BiddingWar):
            return 1.0 if kind == "pass" else self.temper.bids
        if isinstance(frame, StockRound):
            return self._stock_weight(state, frame, kind)
        if isinstance(frame, OperatingTurn):
            return self._turn_weight(state, frame, kind, forced, habits.hurry)
        return 1.0 if kind == "pass" else 2.0

    def _stock_weight(self, state: State, frame: StockRound, kind: str) -> float:
        temper = self.temper
        if kind == "sell_shares":
            return temper.sells * (0.3 if frame.acted else 1.0)
        if kind == "trade_private":
            return temper.trades
        if kind == "par":  # rather bring a corporation afloat than start another
            return 1.0 if len(state.pars) > len(state.floated) else 4.0
        if kind == "buy_share":
            return 6.0
        return 6.0 if frame.acted else 0.7

    def _turn_weight(self, state: State, turn: OperatingTurn, kind: str, forced: bool, hurry: float) -> float:
        temper = self.temper
        if kind == "lay_tile":
            return temper.builds
        if kind == "buy_private":
            return 0.2
        if kind == "buy_train":
            if not state.trains[turn.company]:
                return 20.0
            return hurry * temper.buys_trains if _can_buy(state, turn.company) else temper.swaps_trains
        if kind == "sell_shares":
            return 5.0 if forced else 0.05
        if kind in ("issue_shares", "redeem_shares"):  # open for most of a turn
            return 5.0 if forced and not turn.revenue else 0.15
        if kind == "trade_private":
            return temper.trades
        return 1.0

    # --- which move ----------------------------------------------------------------------------------------------

    def _sample(self, state: State, family: Family) -> Action:
        kind = family.kind
        if isinstance(family, RunFamily):
            return self._runs(state, family)
        if kind == "lay_tile":
            return self._lay(state, family)
        if kind == "dividend":
            box = family.boxes[0]
            paid = self.rng.random() < self._pays_out(state, box["company"])
            first, *others = box["kind"]
            other = others[int(self.rng.random() * len(others))] if len(others) > 1 else [first, *others][-1]
            return _make(family, {**box, "kind": first if paid else other})
        if kind == "answer":
            return _make(family, {"accept": self.rng.random() < self._agrees(state)})
        weights = [self._box_weight(state, kind, box) for box in family.boxes]
        return self._from_box(family, family.boxes[self._draw(weights)])

    def _from_box(self, family: Family, box: Box) -> Action:
        return _make(family, {name: self._value(family.kind, domain) for name, domain in box.items()})

    def _box_weight(self, state: State, kind: str, box: Box) -> float:
        if kind == "buy_share":
            return 1.0 if box["company"] in state.floated else 4.0
        if kind == "buy_train":
            return 1.0 if box["source"] in (DEPOT, POOL) else self.temper.swaps_trains
        return 1.0

    def _value(self, kind: str, domain: object) -> object:
        """Most bids are low, most sales small, and prices among friends are one end or the other."""
        rng = self.rng
        if isinstance(domain, tuple):
            return domain[int(rng.random() * len(domain))]
        if not isinstance(domain, Span):
            return domain
        most = len(domain) - 1
        steps = int(rng.random() * len(domain))
        luck = rng.random()
        if kind == "bid" and luck < 0.95:
            steps = min(most, 5 * int(4 * rng.random() ** 2))
        elif kind == "buy_train" and luck < 0.4:
            steps = 0 if luck < 0.2 else most
        elif kind == "buy_private" and luck < 0.5:
            steps = most
        elif kind == "sell_shares" and luck < 0.6:
            steps = 0
        return domain.low + domain.step * steps

    def _runs(self, state: State, family: RunFamily) -> Action:
        if self.rng.random() < self.temper.runs_best:
            best = best_set(state, family.company).runs
            return RunTrains(seat=family.seat, company=family.company, runs=best)
        return family.sample(self.rng)

    def _lay(self, state: State, family: Family) -> Action:
        """Of a few random lays the one after which the company reaches most stops; privileges are used soon."""
        rng = self.rng
        privileged = [box for box in family.boxes if box["private"]]
        if privileged and rng.random() < 0.4:
            return self._from_box(family, privileged[int(rng.random() * len(privileged))])
        best = family.sample(rng)
        most = _stops_reached(state, best) if self.temper.looks_ahead > 1 else 0
        for _ in range(self.temper.looks_ahead - 1):
            lay = family.sample(rng)
            reached = _stops_reached(state, lay)
            if reached > most:
                best, most = lay, reached
        return best

    def _pays_out(self, state: State, company: str) -> float:
        """Sooner while the company has a train that lasts, or money for the next one."""
        trains = [state.facts.trains[train] for train in state.trains[company]]
        lasting = any(not train.rusts_on and not train.obsolete_on for train in trains)
        if lasting or _can_buy(state, company):
            return self.temper.pays_out
        return self.temper.pays_out * 0.7

    def _agrees(self, state: State) -> float:
        """Rather to a price that is at least half of what the bank would ask."""
        frame = state.frames[-1]
        if isinstance(frame, Offer) and isinstance(frame.proposal, BuyTrain):
            fair = frame.proposal.price * 2 >= state.facts.trains[frame.proposal.train].price
            return self.temper.agrees * (1.5 if fair else 0.5)
        return self.temper.agrees

    def _draw(self, weights: list[float]) -> int:
        """An index, as likely as its weight."""
        left = self.rng.random() * sum(weights)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        return len(weights) - 1


def _make(family: Family, values: dict[str, object]) -> Action:
    return ACTION_TYPES[family.kind](seat=family.seat, **values)


def _can_buy(state: State, company: str) -> bool:
    """Whether its money would pay for a train of the bank."""
    return any(price <= state.cash[company] for _, _, price in bank_offers(state))


def _stops_reached(state: State, lay: Action) -> int:
    """How many stops the company reaches after that lay."""
    assert isinstance(lay, LayTile)
    placed = state.board.tiles.get(lay.hex)
    placement = state.facts.placements.fit(lay.hex, placed, lay.tile, lay.rotation)
    assert placement is not None
    board = state.board.lay(state.facts.tiles[lay.tile], lay.hex, lay.rotation, placement.moves)
    return len(board.reach(lay.company).stops())


def play_random_game(
    title: str = "1830",
    players: int | list[str] = 4,
    seed: int = 0,
    preset: str = "",
    options: dict[str, str] | None = None,
    max_actions: int = MAX_ACTIONS,
    progress: Progress | None = None,
) -> Game:
    """Play a whole game; the same arguments always give the same game."""
    game = Game(title, players, preset=preset, options=options, seed=seed)
    random = RandomPlayers(Random(seed))
    for count in range(1, max_actions + 1):
        if game.over:
            break
        game.play(random.choose(game.state))
        if progress is not None:
            progress(game.state, count)
    return game


def play_out(state: State, seed: int, max_actions: int = MAX_ACTIONS, quick: bool = False) -> tuple[State, int]:
    """Play on from a position without keeping the way: the last state and the number of actions."""
    random = RandomPlayers(Random(seed), quick)
    count = 0
    while not state.ended and count < max_actions:
        state, _ = engine.apply(state, random.choose(state))
        count += 1
    return state, count


def random_position(
    title: str, players: int, seed: int, moves: int, preset: str = "", options: dict[str, str] | None = None
) -> State:
    """The position after so many random moves."""
    facts = catalogue.facts_for(title, players, preset, options)
    return play_out(catalogue.new_state(facts, seed), seed, moves)[0]
