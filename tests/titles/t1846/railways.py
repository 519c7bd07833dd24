"""Positions of 1846 for scenario tests, set up by hand as `tests.scenario.Table` does it for 1830."""

from typing import Any

from highiron.core.actions import Run
from highiron.core.events import Event
from highiron.core.ids import BANK, POOL
from highiron.core.state import State
from highiron.flow import engine
from highiron.steps.run import best_set, check_runs
from highiron.titles import catalogue
from highiron.titles.t1846.frames import Round, Steamboat, Turn
from tests.scenario import Table
from tests.words.reading import read

SITE = "18xx.games"


class Railways(Table):
    """All corporations are in the game; privates and independents are once they are given to someone."""

    def __init__(self, options: dict[str, str] | None = None, *, preset: str = "", players: int = 5) -> None:
        facts = catalogue.facts_for("1846", players, preset, options)
        self.facts = facts
        self.state: State = catalogue.new_state(facts)
        self.events: list[Event] = []
        self.turn_frame: Any = Turn
        self.round_frame: Any = Round
        state = self.state
        state.frames = ()
        state.turn = 2
        state.privates = {}
        for name, private in facts.privates.items():
            if private.operates:
                state.board = state.board.remove(name)
                self.set_cash(name, 0)
                del state.cash[name], state.trains[name]

    # --- arranging ---------------------------------------------------------------------------------------------

    def give_private(self, private: str, owner: str) -> None:
        """An independent comes with its money, train and token when it is given for the first time."""
        state, facts = self.state, self.facts.privates[private]
        if facts.operates and private not in state.privates:
            state.cash[private] = 0
            self.set_cash(private, facts.treasury)
            state.trains[private] = (facts.train,)
            self.put_token(private, facts.home)
        super().give_private(private, owner)

    def start(self, company: str, par: int, president: str, *, at: str = "", treasury: int = 0, **held: int) -> None:
        """A started corporation stands on its home city."""
        super().start(company, par, president, at=at, treasury=treasury, **held)
        self.put_home(company)

    def give_trains(self, owner: str, *trains: str) -> None:
        """Trains in the given form."""
        state = self.state
        for train in trains:
            card = self.facts.trains[train].card
            if state.depot[card] > 0:
                state.depot[card] -= 1
        state.trains[owner] = (*state.trains[owner], *trains)

    def lay(self, hex_id: str, tile: str, rotation: int) -> None:
        """Copies of 7, 8 and 9 are not counted."""
        supply = self.state.supply
        super().lay(hex_id, tile, rotation)
        for plain in ("7", "8", "9"):
            supply[plain] = -1

    def lay_all(self, text: str) -> None:
        """`"D18 8 4, E17 292 1"`: tiles in this order."""
        for place in text.split(", "):
            hex_id, tile, rotation = place.split()
            self.lay(hex_id, tile, int(rotation))

    # --- whose move it is --------------------------------------------------------------------------------------

    def operating_turn(
        self, company: str, step: str = "build", *, turn: int = 2, number: int = 2, of: int = 2, revenue: int = 0
    ) -> None:
        """The turn of a corporation or independent at a step; nobody waits behind it."""
        state = self.state
        state.turn = turn
        seat = state.privates.get(company) or state.presidents[company]
        self._ask(
            Round(seat="", number=number, of=of, waiting=()),
            Turn(seat=seat, company=company, step=step, revenue=revenue),
        )

    def steamboat(self) -> None:
        """The start of an operating round with its question to the owner of the steamboat."""
        waiting = tuple(self.state.floated)
        frames = (Round(seat="", number=1, of=2, waiting=waiting), Steamboat(seat=self.state.privates["SC"]))
        self.state.frames = frames
        self.events = []
        engine.settle(self.state, self.events)

    # --- asking ------------------------------------------------------------------------------------------------

    def lay_fields(self, text: str, company: str = "", private: str = "") -> dict[str, Any]:
        """`"D8 9 1"` as the fields of a lay."""
        hex_id, tile, rotation = text.split()
        fields = {"company": company or self.company, "hex": hex_id, "tile": tile, "rotation": int(rotation)}
        return {**fields, "private": private}

    def lays(self, text: str, private: str = "") -> None:
        """The company whose turn it is lays a tile."""
        self.play(self.actor, "lay_tile", **self.lay_fields(text, private=private))

    def why_no_lay(self, text: str, private: str = "") -> dict[str, str]:
        return self.why_not(self.actor, "lay_tile", **self.lay_fields(text, private=private))

    def cost_of(self, text: str, private: str = "") -> int:
        """What the lay takes from the treasury, in a position that is left as it was."""
        company, before = self.company, self.state
        self.lays(text, private)
        cost = before.cash[company] - self.state.cash[company]
        self.state = before
        return cost

    def tokens(self, hex_id: str, stop: int = 0, private: str = "") -> None:
        """The company whose turn it is places a token."""
        self.play(self.actor, "place_token", company=self.company, hex=hex_id, stop=stop, private=private)

    def why_no_token(self, hex_id: str, stop: int = 0, private: str = "") -> dict[str, str]:
        fields = {"company": self.company, "hex": hex_id, "stop": stop, "private": private}
        return self.why_not(self.actor, "place_token", **fields)

    def token_price(self, hex_id: str, stop: int = 0) -> int:
        """What a token there costs, in a position that is left as it was."""
        company, before = self.company, self.state
        self.tokens(hex_id, stop)
        price = before.cash[company] - self.state.cash[company]
        self.state = before
        return price

    def buys(self, private: str, price: int) -> None:
        self.play(self.actor, "buy_private", company=self.company, private=private, price=price)

    def why_no_buy(self, private: str, price: int) -> dict[str, str]:
        return self.why_not(self.actor, "buy_private", company=self.company, private=private, price=price)

    def assigns(self, private: str, target: str) -> None:
        self.play(self.actor, "assign", private=private, target=target)

    def why_no_marker(self, private: str, target: str) -> dict[str, str]:
        return self.why_not(self.actor, "assign", private=private, target=target)

    def earns(self, company: str, *runs: tuple[str, str]) -> int:
        """What these runs bring: `("3/5", "D6.2 D8 D10 D12 D14.0")`."""
        checked = check_runs(self.state, company, tuple(Run(train, tuple(path.split())) for train, path in runs))
        assert not checked.reasons, checked.reasons
        return checked.revenue

    def why_no_runs(self, company: str, *runs: tuple[str, str]) -> dict[str, str]:
        checked = check_runs(self.state, company, tuple(Run(train, tuple(path.split())) for train, path in runs))
        for reason in checked.reasons:
            read(reason, self.facts)
        return {reason.code: reason.rule.removeprefix("1846-") for reason in checked.reasons}

    def best(self, company: str) -> int:
        return best_set(self.state, company).total

    def pool(self) -> tuple[str, ...]:
        return self.state.trains[POOL]

    def bank(self) -> int:
        return self.state.cash[BANK]
