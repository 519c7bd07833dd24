"""What is looked at to say which plans of a stock turn are likely to be good: figures a person would name.

All are ratios, so that no amount of money, number of players or name matters. The order of PLAN_FIGURES is the order
of the weights.
"""

from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.stock import passes_on, price_after_sale
from highiron.bots.steady.stock_buy import presided
from highiron.bots.steady.stock_values import share_value, shares_to_float, train_need
from highiron.core.actions import Action, BuyShare, Par, Pass, SellShares
from highiron.core.ids import POOL
from highiron.core.shares import certificate_limit, counted_certificates, worth
from highiron.core.state import State
from highiron.steps.buying import share_price

PLAN_FIGURES = (
    "usual",  # 1 for what would be done without looking ahead
    "passes",
    "buys",
    "buy_price",  # of the cash
    "buy_gain",  # what the share is expected to bring beyond its price, against the price
    "buy_held",  # part of the company held already
    "buy_own",  # whether the seat presides the company
    "buy_takes",  # whether it brings the presidency
    "buy_need",  # what its president may have to pay for a train, against the mean wealth
    "buy_pool",  # whether the share lies in the pool
    "buy_floats",  # shares still to be sold until it floats, of all
    "starts",
    "start_price",  # against the highest par
    "start_cash",  # of the cash, for the president's certificate
    "start_others",  # companies presided already, of four
    "sells",
    "sell_part",  # of what is held of the company
    "sell_gain",  # the price beyond what the share is expected to bring, against the price
    "sell_passes_on",  # whether the presidency goes to another
    "sell_need",  # as buy_need
    "sell_own",  # as buy_own
    "sell_fall",  # what the price falls by, of the price
    "title",  # 1 for what only the title has
    "cash",  # of the mean wealth
    "room",  # certificates that could still be taken, of the limit
    "progress",  # turns played, of ten
    "gain",  # what the learned value gains at once, in hundredths of all wealth
)
_AT = {name: number for number, name in enumerate(PLAN_FIGURES)}
MOST = 3.0  # beyond which a ratio makes no difference


class Describing:
    """Describes the plans of one decision."""

    def __init__(self, state: State, seat: str) -> None:
        self.state = state
        self.seat = seat
        self.outlook = Outlook(state)
        seats = state.facts.seats
        self.mean = max(1.0, sum(worth(state, other) for other in seats) / len(seats))
        self.cash = max(1.0, float(state.cash[seat]))
        limit = max(1, certificate_limit(state))
        self.room = max(0, limit - counted_certificates(state, seat)) / limit
        self._values: dict[str, float] = {}
        self._needs: dict[str, float] = {}

    def row(self, plan: tuple[Action, ...], usual: bool, gain: float) -> list[float]:
        """The figures of a plan; `gain` is what the learned value gains by it at once, as a part of all wealth."""
        found = [0.0] * len(PLAN_FIGURES)
        found[_AT["usual"]] = 1.0 if usual else 0.0
        found[_AT["cash"]] = min(MOST, self.cash / self.mean)
        found[_AT["room"]] = self.room
        found[_AT["progress"]] = self.state.turn / 10
        found[_AT["gain"]] = max(-MOST, min(MOST, 100 * gain))
        for action in plan:
            if isinstance(action, Pass):
                found[_AT["passes"]] = 1.0
            elif isinstance(action, BuyShare):
                self._buying(found, action)
            elif isinstance(action, Par):
                self._starting(found, action)
            elif isinstance(action, SellShares):
                self._selling(found, action)
            else:
                found[_AT["title"]] = 1.0
        return found

    def _buying(self, found: list[float], action: BuyShare) -> None:
        state, seat, company = self.state, self.seat, action.company
        price, shares = max(1, share_price(state, company, action.source)), state.charter(company).shares
        president = state.presidents.get(company, "")
        found[_AT["buys"]] = 1.0
        found[_AT["buy_price"]] = min(MOST, price / self.cash)
        found[_AT["buy_gain"]] = max(-MOST, min(MOST, self._value(company) / price - 1))
        found[_AT["buy_held"]] = state.held(company, seat) / shares
        found[_AT["buy_own"]] = float(president == seat)
        takes = president != "" and president != seat and state.held(company, seat) >= state.held(company, president)
        found[_AT["buy_takes"]] = float(takes)
        found[_AT["buy_need"]] = self._need(company)
        found[_AT["buy_pool"]] = float(action.source == POOL)
        found[_AT["buy_floats"]] = shares_to_float(state, company) / shares

    def _starting(self, found: list[float], action: Par) -> None:
        state = self.state
        prices = state.facts.market.par_prices
        found[_AT["starts"]] = 1.0
        found[_AT["start_price"]] = action.price / max(prices)
        found[_AT["start_cash"]] = min(MOST, action.price * state.charter(action.company).president_shares / self.cash)
        found[_AT["start_others"]] = len(presided(state, self.seat)) / 4

    def _selling(self, found: list[float], action: SellShares) -> None:
        state, seat, company = self.state, self.seat, action.company
        price = max(1, state.price(company))
        found[_AT["sells"]] = 1.0
        found[_AT["sell_part"]] = action.count / max(1, state.held(company, seat))
        found[_AT["sell_gain"]] = max(-MOST, min(MOST, 1 - self._value(company) / price))
        found[_AT["sell_passes_on"]] = float(passes_on(state, seat, company, action.count))
        found[_AT["sell_need"]] = self._need(company)
        found[_AT["sell_own"]] = float(state.presidents.get(company) == seat)
        found[_AT["sell_fall"]] = 1 - price_after_sale(state, company, seat, action.count) / price

    def _value(self, company: str) -> float:
        if company not in self._values:
            self._values[company] = share_value(self.state, self.outlook, company)
        return self._values[company]

    def _need(self, company: str) -> float:
        if company not in self._needs:
            self._needs[company] = min(MOST, train_need(self.state, self.outlook, company) / self.mean)
        return self._needs[company]
