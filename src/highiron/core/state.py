"""The state of a game: one value, cheap to copy, compare, hash and write down."""

import hashlib
from typing import Any

import msgspec

from highiron.core.board import Board, build_board
from highiron.core.events import Event
from highiron.core.facts import Corporation, Facts, Phase
from highiron.core.frames import Frame, frame_from_data, frame_to_data
from highiron.core.ids import BANK, IPO, POOL

Token = tuple[int, int, int]  # market row, column, and place in the stack of that cell (0 is on top)

FORM = 2  # of the JSON that `to_data` writes; raised when that changes, so that fingerprints tell forms apart


class State:
    """Everything that changes. Change a state only through `apply`, which works on a copy."""

    def __init__(self, facts: Facts, board: Board) -> None:
        self.facts = facts
        self.board = board
        self.frames: tuple[Frame, ...] = ()  # what is pending; the last one is asked first
        self.turn = 0  # stock round with its set of operating rounds
        self.phase = 0  # index into facts.phases
        self.priority = facts.seats[0]
        self.cash: dict[str, int] = {}  # owner -> money; the bank included
        self.shares: dict[str, dict[str, int]] = {}  # company -> owner -> shares
        self.presidents: dict[str, str] = {}  # company -> seat
        self.pars: dict[str, int] = {}
        self.market: dict[str, Token] = {}
        self.floated: tuple[str, ...] = ()
        self.operated: tuple[str, ...] = ()  # companies that have begun their first turn
        self.privates: dict[str, str] = {}  # open private -> owner (the bank until sold)
        self.trains: dict[str, tuple[str, ...]] = {}  # company or pool -> train types
        self.depot: dict[str, int] = {}  # train type -> cards left, -1 for unlimited
        self.sold_trains: tuple[str, ...] = ()  # types of which at least one was bought
        self.supply: dict[str, int] = {}  # tile -> copies left, -1 for unlimited
        self.markers: dict[str, tuple[str, str]] = {}  # private -> hex and company of its marker; "" while not set
        self.extra_tokens: dict[
            str, int
        ] = {}  # company -> tokens on the board that came from elsewhere than its charter
        self.spent: tuple[str, ...] = ()  # privates whose once-only privilege is used up
        self.bank_broken = False
        self.final_turn = 0  # the turn that will be the last one; 0 while nothing is settled
        self.bankrupt: tuple[str, ...] = ()
        self.ended = ""  # why the game is over; "" while it goes on
        self.random = 0  # the seeded stream of random numbers

    def copy(self) -> "State":
        """An independent copy."""
        new = State(self.facts, self.board)
        new.frames = self.frames
        new.turn = self.turn
        new.phase = self.phase
        new.priority = self.priority
        new.cash = self.cash.copy()
        new.shares = {company: held.copy() for company, held in self.shares.items()}
        new.presidents = self.presidents.copy()
        new.pars = self.pars.copy()
        new.market = self.market.copy()
        new.floated = self.floated
        new.operated = self.operated
        new.privates = self.privates.copy()
        new.trains = self.trains.copy()
        new.depot = self.depot.copy()
        new.sold_trains = self.sold_trains
        new.supply = self.supply.copy()
        new.markers = self.markers.copy()
        new.extra_tokens = self.extra_tokens.copy()
        new.spent = self.spent
        new.bank_broken = self.bank_broken
        new.final_turn = self.final_turn
        new.bankrupt = self.bankrupt
        new.ended = self.ended
        new.random = self.random
        return new

    # --- reading -----------------------------------------------------------------------------------------------

    @property
    def phase_facts(self) -> Phase:
        return self.facts.phases[self.phase]

    @property
    def frame(self) -> Frame:
        return self.frames[-1]

    @property
    def actor(self) -> str:
        """The seat that must act now; "" when the game is over."""
        return "" if self.ended or not self.frames else self.frames[-1].seat

    def corporation(self, company: str) -> Corporation:
        return self.facts.corporations[company]

    def cell(self, company: str) -> tuple[int, int]:
        token = self.market[company]
        return token[0], token[1]

    def price(self, company: str) -> int:
        """The market price; 0 before par is set."""
        token = self.market.get(company)
        return 0 if token is None else self.facts.market.cells[token[0], token[1]].price

    def held(self, company: str, owner: str) -> int:
        """Shares of the company that the owner has."""
        return self.shares[company].get(owner, 0)

    def in_play(self) -> list[str]:
        """Seats that are not bankrupt."""
        return [seat for seat in self.facts.seats if seat not in self.bankrupt]

    def is_obsolete(self, train: str) -> bool:
        """Whether trains of this type have one run left."""
        return self.facts.trains[train].obsolete_on in self.sold_trains

    def limited_trains(self, company: str) -> int:
        """How many of its trains count against the limit."""
        return sum(1 for train in self.trains[company] if not self.is_obsolete(train))

    def is_seat(self, owner: str) -> bool:
        return owner in self.facts.seats

    def next_seat(self, seat: str) -> str:
        """The next player clockwise who is still in the game."""
        seats = self.facts.seats
        following = seats[(seats.index(seat) + 1) % len(seats)]
        return following if following not in self.bankrupt else self.next_seat(following)

    def seats_from(self, seat: str) -> tuple[str, ...]:
        """All seats clockwise, beginning with this one."""
        seats = self.facts.seats
        at = seats.index(seat)
        return seats[at:] + seats[:at]

    def tokens_placed(self, company: str) -> int:
        """Tokens of its charter on the board."""
        return len(self.board.stations.get(company, ())) - self.extra_tokens.get(company, 0)

    def tokens_left(self, company: str) -> int:
        return len(self.facts.corporations[company].token_prices) - self.tokens_placed(company)

    # --- changing ----------------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        self.frames = (*self.frames, frame)

    def pop(self) -> Frame:
        top = self.frames[-1]
        self.frames = self.frames[:-1]
        return top

    def replace_frame(self, frame: Frame) -> None:
        self.frames = (*self.frames[:-1], frame)

    def pay(self, payer: str, payee: str, amount: int, events: list[Event], why: str) -> None:
        """Move money. Only the bank may go below zero: it pays what it owes from a reserve (1830-7.1)."""
        if amount == 0:
            return
        assert amount > 0, "money moves forward"
        self.cash[payer] -= amount
        self.cash[payee] += amount
        events.append(Event("cash-moved", {"from": payer, "to": payee, "amount": amount, "why": why}))
        if payer != BANK:
            assert self.cash[payer] >= 0, "nobody but the bank may owe"
        elif self.cash[BANK] <= self.facts.bank_breaks_at and not self.bank_broken:
            self.bank_broken = True
            events.append(Event("bank-broken"))

    def move_shares(self, company: str, giver: str, taker: str, count: int) -> None:
        held = self.shares[company]
        held[giver] -= count
        assert held[giver] >= 0, "nobody gives shares that are not there"
        if held[giver] == 0 and giver not in (IPO, POOL):
            del held[giver]
        held[taker] = held.get(taker, 0) + count

    def move_token(self, company: str, cell: tuple[int, int]) -> bool:
        """Move the market token; newcomers go under the tokens already in the cell (1830-2.7.4)."""
        old = self.market.get(company)
        if old is not None and (old[0], old[1]) == cell:
            return False
        under = 0
        for other, (row, column, place) in self.market.items():
            if (row, column) == cell and other != company:
                under = max(under, place + 1)
        self.market[company] = (cell[0], cell[1], under)
        return True

    # --- writing down ------------------------------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        """The whole state as plain values, secrets included."""
        return {
            "title": self.facts.title,
            "rules_version": self.facts.rules_version,
            "options": dict(self.facts.options),
            "seats": len(self.facts.seats),
            "tiles": {hex_id: [tile, turn] for hex_id, (tile, turn) in self.board.tiles.items()},
            "stations": {c: [[hex_id, stop] for hex_id, stop in s] for c, s in self.board.stations.items()},
            "frames": [frame_to_data(frame) for frame in self.frames],
            "turn": self.turn,
            "phase": self.phase_facts.id,
            "priority": self.priority,
            "cash": dict(self.cash),
            "shares": {company: dict(held) for company, held in self.shares.items()},
            "presidents": dict(self.presidents),
            "pars": dict(self.pars),
            "market": {company: list(token) for company, token in self.market.items()},
            "floated": list(self.floated),
            "operated": list(self.operated),
            "privates": dict(self.privates),
            "trains": {owner: list(trains) for owner, trains in self.trains.items()},
            "depot": dict(self.depot),
            "sold_trains": list(self.sold_trains),
            "supply": dict(self.supply),
            "markers": {private: list(marker) for private, marker in self.markers.items()},
            "extra_tokens": dict(self.extra_tokens),
            "spent": list(self.spent),
            "bank_broken": self.bank_broken,
            "final_turn": self.final_turn,
            "bankrupt": list(self.bankrupt),
            "ended": self.ended,
            "random": self.random,
        }

    @staticmethod
    def from_data(facts: Facts, data: dict[str, Any]) -> "State":
        """A state read back from `to_data`; the facts are those of its title, options and seats."""
        tiles = {str(hex_id): (str(tile), int(turn)) for hex_id, (tile, turn) in data["tiles"].items()}
        stations = {str(c): tuple((str(h), int(s)) for h, s in placed) for c, placed in data["stations"].items()}
        state = State(facts, build_board(facts.plan, facts.tiles, tiles, stations))
        state.frames = tuple(frame_from_data(frame) for frame in data["frames"])
        state.turn = data["turn"]
        state.phase = [phase.id for phase in facts.phases].index(data["phase"])
        state.priority = data["priority"]
        state.cash = dict(data["cash"])
        state.shares = {company: dict(held) for company, held in data["shares"].items()}
        state.presidents = dict(data["presidents"])
        state.pars = dict(data["pars"])
        state.market = {company: (row, column, place) for company, (row, column, place) in data["market"].items()}
        state.floated = tuple(data["floated"])
        state.operated = tuple(data["operated"])
        state.privates = dict(data["privates"])
        state.trains = {owner: tuple(trains) for owner, trains in data["trains"].items()}
        state.depot = dict(data["depot"])
        state.sold_trains = tuple(data["sold_trains"])
        state.supply = dict(data["supply"])
        state.markers = {private: (place, company) for private, (place, company) in data["markers"].items()}
        state.extra_tokens = dict(data["extra_tokens"])
        state.spent = tuple(data["spent"])
        state.bank_broken = data["bank_broken"]
        state.final_turn = data["final_turn"]
        state.bankrupt = tuple(data["bankrupt"])
        state.ended = data["ended"]
        state.random = data["random"]
        return state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self is other or (self.board == other.board and self.to_data() == other.to_data())

    def __hash__(self) -> int:
        return int(self.fingerprint()[-15:], 16)

    def fingerprint(self) -> str:
        """The form of the JSON and its hash, the same on every machine and in every run; see `core.fingerprints`."""
        written = msgspec.json.encode(self.to_data(), order="sorted")
        return f"{FORM}:{hashlib.blake2b(written, digest_size=15).hexdigest()}"
