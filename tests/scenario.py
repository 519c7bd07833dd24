"""Positions for scenario tests: set the table as an example of the rulebook describes it, then play on.

A `Table` opens with the first position of a game. Its methods `set_…`, `start`, `give_…`, `lay` and `put_…` arrange it,
taking all money from the bank and all tiles and trains from the supply; `stock_turn`, `operating_turn` and
`operating_round` say whose move it is. After that `play`, `may` and `why_not` ask the engine, and check on the way that
`legal` and `explain` agree, that every reason can be read, that no money appears or vanishes, and that every company
keeps its shares.
"""

from typing import Any

from highiron.core.actions import Action, EndGame, action_from_data
from highiron.core.events import Event
from highiron.core.families import Family
from highiron.core.frames import Frame
from highiron.core.ids import BANK, POOL
from highiron.core.shares import is_afloat, operating_order, unsold_at
from highiron.core.state import State
from highiron.flow import engine
from highiron.steps.frames import OperatingTurn
from highiron.steps.operating import home_stop
from highiron.titles import catalogue
from tests.words.reading import read


def cell_of(name: str) -> tuple[int, int]:
    """`R3C6` as row and column."""
    row, column = name[1:].split("C")
    return int(row), int(column)


def cell_name(cell: tuple[int, int]) -> str:
    return f"R{cell[0]}C{cell[1]}"


class Table:
    """A game in a position of our making."""

    def __init__(
        self, players: int = 4, options: dict[str, str] | None = None, *, preset: str = "", title: str = "1830"
    ) -> None:
        facts = catalogue.facts_for(title, players, preset, options)
        self.facts = facts
        self.state: State = catalogue.new_state(facts)
        self.events: list[Event] = []  # what the last play or settling set off
        self.turn_frame: Any = facts.rules.handlers["operating_turn"].sort()
        self.round_frame: Any = facts.rules.handlers["operating_round"].sort()

    # --- money -------------------------------------------------------------------------------------------------

    def set_cash(self, owner: str, amount: int) -> None:
        """The owner has exactly this much; the difference goes to or comes from the bank."""
        self.state.cash[BANK] += self.state.cash[owner] - amount
        self.state.cash[owner] = amount

    def set_bank(self, amount: int, holder: str) -> None:
        """The bank has exactly this much; the holder takes the difference."""
        self.state.cash[holder] += self.state.cash[BANK] - amount
        self.state.cash[BANK] = amount

    # --- companies ---------------------------------------------------------------------------------------------

    def start(self, company: str, par: int, president: str, *, at: str = "", treasury: int = 0, **held: int) -> None:
        """A parred company: `start("PRR", 82, "A", A=4, B=2, pool=1, at="R3C6", treasury=820)`.

        The president holds 2 unless told, the rest lies in the IPO, and the token on the par cell unless `at` says
        otherwise, under those already there. It is afloat when 60% have left the IPO.
        """
        shares = {POOL: 0, president: 2} | held
        unsold = self.state.charter(company).shares - sum(shares.values())
        self.state.shares[company] = {unsold_at(self.state, company): unsold} | shares
        self.state.presidents[company] = president
        self.state.pars[company] = par
        self.state.move_token(company, cell_of(at) if at else self.facts.market.pars[par])
        if is_afloat(self.state, company):
            self.state.floated = (*self.state.floated, company)
        self.set_cash(company, treasury)
        self._check()

    def give_share(self, company: str, owner: str, count: int = 1) -> None:
        """Shares from the IPO, without payment or further effect (PRR by CA, before it has a par)."""
        self.state.move_shares(company, unsold_at(self.state, company), owner, count)

    def set_price(self, company: str, cell: str) -> None:
        """Move the market token to a cell such as `R3C6`."""
        self.state.move_token(company, cell_of(cell))

    def cell(self, company: str) -> str:
        return cell_name(self.state.cell(company))

    def stack(self, cell: str) -> list[str]:
        """The tokens in a market cell from top to bottom."""
        here = [(place, name) for name, (row, col, place) in self.state.market.items() if (row, col) == cell_of(cell)]
        return [name for _, name in sorted(here)]

    # --- privates and trains -----------------------------------------------------------------------------------

    def give_private(self, private: str, owner: str) -> None:
        self.state.privates[private] = owner

    def set_phase(self, phase: str) -> None:
        """The phase with its train supply: earlier types are gone, one of its own type is sold (to nobody here)."""
        state = self.state
        state.phase = [facts.id for facts in self.facts.phases].index(phase)
        first = self.facts.phases[state.phase].starts_with
        for train in self.facts.card_order:
            if not first:
                return
            state.sold_trains = (*(sold for sold in state.sold_trains if sold != train), train)
            if train == first:
                if state.depot[train] == self.facts.trains[train].count > 0:
                    state.depot[train] -= 1
                break
            state.depot[train] = 0
        if any(facts.closes_privates for facts in self.facts.phases[: state.phase + 1]):
            state.privates.clear()

    def set_depot(self, train: str, left: int) -> None:
        """So many of that type are on top of the stack; earlier types are sold out."""
        for earlier in self.facts.card_order:
            if earlier == train:
                break
            self.state.depot[earlier] = 0
        self.state.depot[train] = left

    def give_trains(self, owner: str, *trains: str) -> None:
        """Trains for a company or the `pool`, out of the depot while it has any of the type."""
        state = self.state
        for train in trains:
            if state.depot[train] > 0:
                state.depot[train] -= 1
            if train not in state.sold_trains:
                state.sold_trains = (*state.sold_trains, train)
        state.trains[owner] = (*state.trains[owner], *trains)

    # --- the board ---------------------------------------------------------------------------------------------

    def lay(self, hex_id: str, tile: str, rotation: int) -> None:
        """A tile from the supply; the one it replaces goes back. Colour, reach and money play no part here."""
        state = self.state
        placed = state.board.tiles.get(hex_id)
        placement = self.facts.placements.fit(hex_id, placed, tile, rotation)
        assert placement is not None, f"tile {tile} does not fit on {hex_id} in rotation {rotation}"
        assert state.supply[tile] != 0, f"no tile {tile} is left"
        if placed is not None and state.supply[placed[0]] >= 0:
            state.supply[placed[0]] += 1
        if state.supply[tile] > 0:
            state.supply[tile] -= 1
        state.board = state.board.lay(self.facts.tiles[tile], hex_id, rotation, placement.moves)

    def put_token(self, company: str, hex_id: str, stop: int = 0) -> None:
        """A station token, without payment."""
        self.state.board = self.state.board.place(company, hex_id, stop)

    def put_home(self, company: str, stop: int | None = None) -> None:
        """The home token; the company has had its first turn."""
        if stop is None:
            stop = max(0, home_stop(self.state, company))
        self.put_token(company, self.facts.corporations[company].charter.home, stop)
        self.state.operated = (*self.state.operated, company)

    # --- whose move it is --------------------------------------------------------------------------------------

    def stock_turn(self, seat: str, turn: int = 2) -> None:
        """A stock round that this seat, the holder of the priority deal, opens."""
        self._leave_auction(turn)
        self.state.priority = seat
        self._ask(self.facts.rules.handlers["stock_round"].sort()(seat=seat))

    def operating_turn(
        self, company: str, step: str = "track", *, turn: int = 2, number: int = 1, of: int = 1, revenue: int = 0
    ) -> None:
        """The turn of a company at one of its steps: track, token, run, dividend, trains, privates.

        It stands on its home city unless it was put there before. Companies afloat that come after it in the order of
        the market still wait for their turn. A step that asks nothing is skipped, as in play.
        """
        self._leave_auction(turn)
        state = self.state
        if company not in state.operated:
            self.put_home(company)
        order = operating_order(state, state.floated)
        waiting = tuple(order[order.index(company) + 1 :])
        self._ask(
            self.round_frame(seat="", number=number, of=of, waiting=waiting),
            self.turn_frame(
                seat=state.presidents[company],
                company=company,
                step=step,
                fresh=step == "track",
                lays=int(step != "track"),
                revenue=revenue,
            ),
        )

    def operating_round(self, *, turn: int = 2, number: int = 1, of: int = 1) -> None:
        """An operating round after the privates' payment: the first company's turn begins."""
        self._leave_auction(turn)
        self._ask(self.round_frame(seat="", number=number, of=of, waiting=self.state.floated))

    def _leave_auction(self, turn: int) -> None:
        """Privates that were given to nobody play no part."""
        state = self.state
        state.turn = turn
        state.privates = {private: owner for private, owner in state.privates.items() if owner != BANK}

    def _ask(self, *frames: Frame) -> None:
        self.state.frames = frames
        self.events = []
        engine.settle(self.state, self.events)
        self._check()

    # --- playing -----------------------------------------------------------------------------------------------

    def play(self, seat: str, kind: str, /, **fields: Any) -> list[Event]:
        """Do it: `table.play("A", "sell_shares", company="PRR", count=3)`. Fails with the reasons when refused."""
        action = self._action(seat, kind, fields)
        assert not self._agreed_reasons(action), f"refused: {engine.explain(self.state, action)}"
        self.state, self.events = engine.apply(self.state, action)
        self._check()
        return self.events

    def pass_all(self, *seats: str) -> None:
        """These seats pass in this order."""
        for seat in seats:
            self.play(seat, "pass")

    def may(self, seat: str, kind: str, /, **fields: Any) -> bool:
        """Whether it is legal now."""
        return not self.why_not(seat, kind, **fields)

    def why_not(self, seat: str, kind: str, /, **fields: Any) -> dict[str, str]:
        """All reasons against it, as code and rule number without title: {"pool-full": "4.2.3"}."""
        return self._agreed_reasons(self._action(seat, kind, fields))

    def offers(self, kind: str, seat: str = "") -> list[Action]:
        """Every legal action of that kind, of one seat if it is named."""
        found = [family for family in self.legal() if family.kind == kind and seat in ("", family.seat)]
        return [action for family in found for action in family]

    def offered(self, kind: str, field: str, **fixed: Any) -> list[Any]:
        """The legal values of one field, each once: `table.offered("bid", "price", private="CA")`."""
        actions = [a for a in self.offers(kind) if all(getattr(a, name) == value for name, value in fixed.items())]
        return list(dict.fromkeys(getattr(action, field) for action in actions))

    def kinds(self, seat: str = "") -> set[str]:
        """What kinds of action are legal, for one seat if it is named."""
        return {family.kind for family in self.legal() if seat in ("", family.seat)}

    def legal(self) -> list[Family]:
        return engine.legal(self.state)

    @property
    def actor(self) -> str:
        return self.state.actor

    @property
    def company(self) -> str:
        """The company whose operating turn it is; "" in other rounds."""
        turns = [frame.company for frame in self.state.frames if isinstance(frame, OperatingTurn)]
        return turns[0] if turns else ""

    @property
    def step(self) -> str:
        """The step of the operating turn that asks; "" in other rounds or while something else is pending."""
        frame = self.state.frames[-1] if self.state.frames else None
        return engine.step_name(self.state) if isinstance(frame, OperatingTurn) else ""

    def happened(self, code: str) -> list[dict[str, Any]]:
        """The arguments of all events of that code in the last play."""
        return [event.args for event in self.events if event.code == code]

    def _action(self, seat: str, kind: str, fields: dict[str, Any]) -> Action:
        return action_from_data({"type": kind, "seat": seat, **fields})

    def _agreed_reasons(self, action: Action) -> dict[str, str]:
        reasons = engine.explain(self.state, action)
        listed = any(action in family for family in self.legal())
        assert isinstance(action, EndGame) or listed == (not reasons), f"legal: {listed}, explain: {reasons}"
        prefix = f"{self.facts.title}-"
        assert all(reason.rule.startswith(prefix) for reason in reasons)
        for reason in reasons:
            read(reason, self.facts)
        return {reason.code: reason.rule.removeprefix(prefix) for reason in reasons}

    def _check(self) -> None:
        state = self.state
        assert sum(state.cash.values()) == self.facts.rules.money(state), "money appeared or vanished"
        self._check_debts()
        for company, held in state.shares.items():
            shorts = sum(state.shorts.get(company, {}).values())
            assert sum(held.values()) - shorts == state.charter(company).shares, f"shares of {company}"
            assert min(held.values()) >= 0, f"shares of {company}"

    def _check_debts(self) -> None:
        """Nobody but the bank is below zero."""
        assert min((amount for owner, amount in self.state.cash.items() if owner != BANK), default=0) >= 0
