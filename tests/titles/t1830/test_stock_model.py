"""Stock rounds against a second, plain reading of 1830 section 4, at every position of random games."""

from random import Random

import pytest

from highiron.conformance import choose
from highiron.core.actions import Action, BuyShare, ExchangePrivate, Par, SellShares, TradePrivate
from highiron.core.state import State
from highiron.game import Game
from highiron.steps.frames import StockRound

PARS = (67, 71, 76, 82, 90, 100)
Move = tuple[str | int, ...]


class Witness:
    """Remembers what the players did, and says what the acting player may do next."""

    def __init__(self, preset: str, brown_from_ipo: bool) -> None:
        self.games = preset == "18xx.games"
        self.brown_from_ipo = brown_from_ipo
        self.sold: set[tuple[str, str]] = set()  # seat and company in this round
        self.bought: list[tuple[str, str]] = []  # company and source in this turn
        self.touched = False  # something happened in this turn
        self.last_actor = ""

    def saw(self, action: Action, after: State) -> None:
        """Take an action of a stock round into account."""
        if isinstance(action, SellShares):
            self.sold.add((action.seat, action.company))
        if isinstance(action, BuyShare):
            self.bought.append((action.company, action.source))
        if isinstance(action, Par):
            self.bought.append((action.company, "par"))
        if isinstance(action, TradePrivate) and self.games:
            self.bought.append((action.private, "trade"))
        if isinstance(action, (SellShares, BuyShare, Par)) or (isinstance(action, TradePrivate) and self.games):
            self.last_actor = action.seat
        self.touched = self.touched or not isinstance(action, ExchangePrivate)
        turn = next((frame for frame in after.frames if isinstance(frame, StockRound)), None)
        if turn is None or turn.fresh:
            self.bought, self.touched = [], False

    # --- the rules -----------------------------------------------------------------------------------------------

    def legal(self, state: State) -> set[Move]:
        seat = state.actor
        sales = self.sales(state, seat)
        over = self.count(state, seat) > state.facts.certificate_limit or any(
            held.get(seat, 0) > 6 and self.zone(state, company) in ("", "yellow")
            for company, held in state.shares.items()
        )
        if over and sales:  # 1830-4.1.5
            return sales
        return {("pass",)} | sales | self.purchases(state, seat) | self.starts(state, seat) | self.trades(state, seat)

    def zone(self, state: State, company: str) -> str:
        return state.facts.market.cells[state.cell(company)].zone if company in state.market else ""

    def count(self, state: State, seat: str) -> int:
        """1830-4.3.4."""
        papers = sum(1 for owner in state.privates.values() if owner == seat)
        for company, held in state.shares.items():
            if seat in held and self.zone(state, company) == "":
                papers += held[seat] - (1 if state.presidents.get(company) == seat else 0)
        return papers

    def sales(self, state: State, seat: str) -> set[Move]:
        """1830-4.2."""
        found: set[Move] = set()
        for company, held in state.shares.items():
            for count in range(1, held.get(seat, 0) + 1):
                left = held[seat] - count
                heirs = [
                    other for other in state.facts.seats if other != seat and held.get(other, 0) >= max(2, left + 1)
                ]
                stuck = state.presidents.get(company) == seat and left < 2 and not heirs
                if state.turn >= 2 and company in state.pars and held["pool"] + count <= 5 and not stuck:
                    found.add(("sell_shares", company, count))
        return found

    def room(self, state: State, seat: str, company: str, shares: int) -> bool:
        """1830-4.3.3, 1830-4.3.4."""
        zone = self.zone(state, company)
        few_enough = state.held(company, seat) + shares <= 6 or zone in ("orange", "brown")
        return few_enough and (zone != "" or self.count(state, seat) < state.facts.certificate_limit)

    def purchases(self, state: State, seat: str) -> set[Move]:
        """1830-4.3."""
        found: set[Move] = set()
        for company, par in state.pars.items():
            for source, price in (("ipo", par), ("pool", state.price(company))):
                if state.held(company, source) == 0 or state.cash[seat] < price:
                    continue
                if (seat, company) in self.sold or not self.room(state, seat, company, 1):
                    continue
                if self.bought and not self.brown(state, company, source):
                    continue
                found.add(("buy_share", company, source))
        return found

    def brown(self, state: State, company: str, source: str) -> bool:
        """1830-4.3.5, 1830-9.2. A trade that is the turn's purchase does not stand in the way."""
        shares = [(name, origin) for name, origin in self.bought if origin != "trade"]
        if self.zone(state, company) != "brown" or any(name != company for name, _ in shares):
            return False
        sources = {source, *(origin for _, origin in shares)}
        return sources <= ({"ipo", "pool"} if self.brown_from_ipo else {"pool"})

    def starts(self, state: State, seat: str) -> set[Move]:
        """1830-4.5."""
        found: set[Move] = set()
        for company in state.facts.corporations:
            if company not in state.pars and not self.bought and self.room(state, seat, company, 2):
                found |= {("par", company, par) for par in PARS if 2 * par <= state.cash[seat]}
        return found

    def trades(self, state: State, seat: str) -> set[Move]:
        """1830-4.8, 1830-11.5: private, buyer, lowest and highest price."""
        found: set[Move] = set()
        for private, owner in state.privates.items():
            for buyer in state.facts.seats:
                if state.turn < 2 or not state.is_seat(owner) or buyer == owner or seat not in (buyer, owner):
                    continue
                if self.games:
                    barred = private == "BO" or (private == "CA" and self.ordinary_held(state, "PRR"))
                    allowed = seat == buyer and not barred and not self.bought and state.cash[buyer] > 0
                else:
                    allowed = self.count(state, buyer) < state.facts.certificate_limit
                if allowed:
                    found.add(("trade_private", private, buyer, int(self.games), state.cash[buyer]))
        return found

    def ordinary_held(self, state: State, company: str) -> bool:
        """Whether a player has a share of it besides the president's certificate, perhaps the one that came with CA."""
        owned = {seat: state.held(company, seat) for seat in state.facts.seats}
        if company in state.presidents:
            owned[state.presidents[company]] -= 2
        return any(owned.values())

    def may_exchange(self, state: State) -> str:
        """Who may swap MH now, "" if nobody (1830-2.2.5)."""
        owner = state.privates.get("MH", "")
        if not state.is_seat(owner):
            return ""
        kept = 0 if "NYC" in state.pars else 2
        there = state.held("NYC", "ipo") > kept or state.held("NYC", "pool") > 0
        few = state.held("NYC", owner) < 6 or self.zone(state, "NYC") in ("orange", "brown")
        timely = self.games or owner == state.actor or not self.touched
        return owner if there and few and timely else ""


def listed(game: Game) -> set[Move]:
    """What the engine lists for the actor, in the witness's form."""
    found: set[Move] = set()
    for family in game.legal():
        if family.kind == "trade_private":
            for box in family.boxes:
                found.add((family.kind, box["private"], box["buyer"], box["price"].low, box["price"].high))
        elif family.kind != "exchange_private":
            for action in family:
                values = [getattr(action, name) for name in action.__struct_fields__ if name != "seat"]
                found.add((family.kind, *values))
    return found


def compare(players: int, preset: str, seed: int, most_actions: int) -> int:
    """Play a random game, asking the witness at every position of a stock round; how many there were."""
    rng = Random(seed)
    brown = rng.random() < 0.5
    game = Game("1830", players, preset=preset, options={"brown_from_ipo": "on" if brown else "off"})
    witness = Witness(preset, brown)
    positions = 0
    while not game.over and len(game.actions) < most_actions:
        before = game.state
        in_round = isinstance(before.frame, StockRound)
        if in_round:
            positions += 1
            assert listed(game) == witness.legal(before)
            swaps = [family.seat for family in game.legal() if family.kind == "exchange_private"]
            assert swaps == [seat for seat in [witness.may_exchange(before)] if seat]
        action = choose(game.legal(), rng)
        game.play(action)
        if in_round and not game.over:
            witness.saw(action, game.state)
        for event in game.events(len(game.actions)):
            if event.code == "stock-round-ended":
                last = witness.last_actor
                assert event.args["priority"] == (before.next_seat(last) if last else before.priority)
                witness = Witness(preset, brown)
    return positions


@pytest.mark.parametrize("preset", ["", "18xx.games"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_random_stock_rounds(players: int, preset: str) -> None:
    """1830-4.1.3, 1830-4.1.5, 1830-4.2.1 to 4.2.6, 1830-4.3.1 to 4.3.5, 1830-4.5.1, 1830-4.8.1."""
    assert sum(compare(players, preset, seed, 400) for seed in (2, 3)) > 40
