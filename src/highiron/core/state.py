"""The state of a game: one value, cheap to copy, compare, hash and write down."""

from __future__ import annotations  # in every Python, so that the class knows its fields while it is being made

import hashlib
from typing import Any, Final

import msgspec

from highiron.core.board import Board, build_board
from highiron.core.events import Event
from highiron.core.facts import Charter, Corporation, Facts, Phase, charter_from_data
from highiron.core.frames import Frame, frame_to_data
from highiron.core.ids import BANK, IPO, POOL

Token = tuple[int, int, int]  # market row, column, and place in the stack of that cell (0 is on top)

# Of the JSON that `to_data` writes. Raised when that changes, so that fingerprints tell forms apart; `Rules.renew`
# reads the forms before.
FORM: Final = 2


class State:
    """Everything that changes. Change a state only through `apply`, which works on a copy.

    A field is declared here, begun and copied below; how it is written down follows from what it holds: numbers, words,
    tuples and dictionaries of them.
    """

    facts: Facts
    board: Board
    frames: tuple[Frame, ...]  # what is pending; the last one is asked first
    turn: int  # stock round with its set of operating rounds
    phase: int  # index into facts.phases
    priority: str
    cash: dict[str, int]  # owner -> money; the bank included
    shares: dict[str, dict[str, int]]  # company -> owner -> shares; what it has of itself is its treasury
    shorts: dict[str, dict[str, int]]  # company -> seat -> shares sold that were never bought
    loans: dict[str, int]  # owner -> money borrowed from the bank
    charters: dict[str, Charter]  # company -> its charter where it is not the printed one; never changed in place
    presidents: dict[str, str]  # company -> seat
    ownerless: dict[str, str]  # company -> the bankrupt player who was its last president
    pars: dict[str, int]
    market: dict[str, Token]
    floated: tuple[str, ...]
    operated: tuple[str, ...]  # companies that have begun their first turn
    privates: dict[str, str]  # open private -> owner (the bank until sold)
    faces: dict[str, int]  # private -> its face value where that is not the printed one; never changed in place
    trains: dict[str, tuple[str, ...]]  # company or pool -> train types
    wagons: dict[str, int]  # company -> wagon sets; never changed in place
    depot: dict[str, int]  # train type -> cards left, -1 for unlimited
    sold_trains: tuple[str, ...]  # types of which at least one was bought
    scrapped: tuple[str, ...]  # trains that left the game with a company that nobody bought
    exported: tuple[str, ...]  # trains that the bank has taken out of the depot
    supply: dict[str, int]  # tile -> copies left, -1 for unlimited; never changed in place
    markers: dict[str, tuple[str, str]]  # private -> hex and company of its marker; "" while not set
    extra_tokens: dict[str, int]  # company -> tokens on the board that came from elsewhere than its charter
    notes: dict[str, str | int]  # what only the title remembers, by names of its own; never changed in place
    spent: tuple[str, ...]  # privates whose once-only privilege is used up
    bank_broken: bool
    final_turn: int  # the turn that will be the last one; 0 while nothing is settled
    bankrupt: tuple[str, ...]
    ended: str  # why the game is over; "" while it goes on
    random: int  # the seeded stream of random numbers
    # They are more than fit into the quick dictionaries of Python's objects (30).
    __slots__ = tuple(__annotations__)

    def __init__(self, facts: Facts, board: Board, blank: bool = False) -> None:
        self.facts = facts
        self.board = board
        if blank:
            return  # a copy in the making fills in the rest
        self.frames = ()
        self.turn = 0
        self.phase = 0
        self.floated = ()
        self.operated = ()
        self.sold_trains = ()
        self.scrapped = ()
        self.exported = ()
        self.spent = ()
        self.bank_broken = False
        self.final_turn = 0
        self.bankrupt = ()
        self.ended = ""
        self.random = 0
        self.priority = facts.seats[0]
        self.cash = {}
        self.shares = {}
        self.shorts = {}
        self.loans = {}
        self.charters = {}
        self.presidents = {}
        self.ownerless = {}
        self.pars = {}
        self.market = {}
        self.privates = {}
        self.faces = {}
        self.trains = {}
        self.wagons = {}
        self.depot = {}
        self.supply = {}
        self.markers = {}
        self.extra_tokens = {}
        self.notes = {}

    def copy(self) -> State:
        """An independent copy."""
        new = State(self.facts, self.board, True)
        new.frames = self.frames
        new.turn = self.turn
        new.phase = self.phase
        new.priority = self.priority
        new.cash = self.cash.copy()
        new.shares = {company: held.copy() for company, held in self.shares.items()}
        new.shorts = {company: sold.copy() for company, sold in self.shorts.items()} if self.shorts else {}
        new.loans = self.loans.copy() if self.loans else {}
        new.charters = self.charters
        new.presidents = self.presidents.copy()
        new.ownerless = self.ownerless.copy() if self.ownerless else {}
        new.pars = self.pars.copy()
        new.market = self.market.copy()
        new.floated = self.floated
        new.operated = self.operated
        new.privates = self.privates.copy()
        new.faces = self.faces
        new.trains = self.trains.copy()
        new.wagons = self.wagons
        new.depot = self.depot.copy()
        new.sold_trains = self.sold_trains
        new.scrapped = self.scrapped
        new.exported = self.exported
        new.supply = self.supply
        new.markers = self.markers.copy() if self.markers else {}
        new.extra_tokens = self.extra_tokens.copy() if self.extra_tokens else {}
        new.notes = self.notes
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
        """What is printed; its size, home and tokens stand on its charter."""
        return self.facts.corporations[company]

    def charter(self, company: str) -> Charter:
        """The company's size, home and tokens as they are now."""
        changed = self.charters.get(company)
        return self.facts.corporations[company].charter if changed is None else changed

    def cell(self, company: str) -> tuple[int, int]:
        token = self.market[company]
        return token[0], token[1]

    def price(self, company: str) -> int:
        """The market price; 0 before par is set."""
        token = self.market.get(company)
        return 0 if token is None else self.facts.market.at(token).price

    def held(self, company: str, owner: str) -> int:
        """Shares of the company that the owner has."""
        return self.shares[company].get(owner, 0)

    def in_play(self) -> list[str]:
        """Seats that are not bankrupt."""
        return [seat for seat in self.facts.seats if seat not in self.bankrupt]

    def is_obsolete(self, train: str) -> bool:
        """Whether trains of this type have one run left."""
        return self.facts.trains[train].obsolete_on in self.sold_trains

    def is_limited(self, train: str) -> bool:
        """Whether trains of this type count against the train limit: obsolete ones do in some titles (1817-2.18)."""
        return self.facts.obsolete_count or not self.is_obsolete(train)

    def limited_trains(self, company: str) -> int:
        """How many of its trains count against the limit."""
        return sum(1 for train in self.trains[company] if self.is_limited(train))

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
        return len(self.charter(company).token_prices) - self.tokens_placed(company)

    # --- changing ----------------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        self.frames = (*self.frames, frame)

    def pop(self) -> Frame:
        top = self.frames[-1]
        self.frames = self.frames[:-1]
        return top

    def replace_frame(self, frame: Frame) -> None:
        self.frames = (*self.frames[:-1], frame)

    def set_charter(self, company: str, charter: Charter) -> None:
        """The company has another size, home or tokens from now on."""
        self.charters = {**self.charters, company: charter}

    def note(self, name: str, value: str | int) -> None:
        """Remember something that only the title knows of."""
        self.notes = {**self.notes, name: value}

    def pay(self, payer: str, payee: str, amount: int, events: list[Event], why: str) -> None:
        """Move money. Only the bank may go below zero: it pays what it owes from a reserve (1830-7.1)."""
        if amount == 0:
            return
        assert amount > 0, "money moves forward"
        assert payer == BANK or self.cash[payer] >= amount, "nobody but the bank may owe"
        self.owe(payer, payee, amount, events, why)

    def owe(self, payer: str, payee: str, amount: int, events: list[Event], why: str) -> None:
        """Move money that the payer may not have: what is missing stands below zero until it is found."""
        self.cash[payer] -= amount
        self.cash[payee] += amount
        events.append(Event("cash-moved", {"from": payer, "to": payee, "amount": amount, "why": why}))
        if payer != BANK:
            return
        if self.cash[BANK] <= self.facts.bank_breaks_at and not self.bank_broken:
            self.bank_broken = True
            events.append(Event("bank-broken"))

    def move_shares(self, company: str, giver: str, taker: str, count: int) -> None:
        held = self.shares[company]
        held[giver] -= count
        assert held[giver] >= 0, "nobody gives shares that are not there"
        if held[giver] == 0 and giver not in (IPO, POOL, company):
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
        data: dict[str, Any] = {
            "form": FORM,
            "title": self.facts.title,
            "rules_version": self.facts.rules_version,
            "options": dict(self.facts.options),
            "seats": len(self.facts.seats),
            "tiles": {hex_id: [tile, turn] for hex_id, (tile, turn) in self.board.tiles.items()},
            "stations": {c: [[hex_id, stop] for hex_id, stop in s] for c, s in self.board.stations.items()},
            "frames": [frame_to_data(frame) for frame in self.frames],
            "phase": self.phase_facts.id,
            "charters": {company: charter.to_data() for company, charter in self.charters.items()},
        }
        for name in PLAIN_FIELDS:
            value = getattr(self, name)
            if value or name not in LATER_FIELDS:
                data[name] = plain(value)
        return data

    @staticmethod
    def from_data(facts: Facts, data: dict[str, Any]) -> State:
        """A state read back from `to_data`, also of an earlier form; the facts are those of its title and options."""
        rules = facts.rules
        if data.get("form", 1) < FORM:
            data = rules.renew(data)
        tiles = {str(hex_id): (str(tile), int(turn)) for hex_id, (tile, turn) in data["tiles"].items()}
        stations = {str(c): tuple((str(h), int(s)) for h, s in placed) for c, placed in data["stations"].items()}
        state = State(facts, build_board(facts.plan, facts.tiles, tiles, stations))
        state.frames = tuple(rules.read_frame(frame) for frame in data["frames"])
        state.phase = facts.phase_index[data["phase"]]
        state.charters = {company: charter_from_data(charter) for company, charter in data.get("charters", {}).items()}
        for name in PLAIN_FIELDS:
            if name in data:
                setattr(state, name, unplain(data[name]))
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


def plain(value: Any) -> Any:
    """Tuples as lists, the dictionaries of a state with them; the result shares nothing with the state.

    What a field holds is of one kind and at most two deep, so that its first entry tells how to copy all of them.
    """
    if not isinstance(value, dict):
        return list(value) if isinstance(value, tuple) else value
    for first in value.values():
        if isinstance(first, tuple):
            return {name: list(part) for name, part in value.items()}
        if isinstance(first, dict):
            return {name: part.copy() for name, part in value.items()}
        break
    return value.copy()


def unplain(value: Any) -> Any:
    """The way back: a state has no lists."""
    if isinstance(value, dict):
        return {name: unplain(part) for name, part in value.items()}
    return tuple(unplain(part) for part in value) if isinstance(value, list) else value


def field_names() -> tuple[str, ...]:
    """All fields of a state, as declared; compiled classes keep their names elsewhere than others."""
    state: Any = State
    return tuple(getattr(state, "__mypyc_attrs__", None) or state.__annotations__)


# Fields that are written down as they are; the others have a readable form of their own.
PLAIN_FIELDS = tuple(name for name in field_names() if name not in ("facts", "board", "frames", "phase", "charters"))

# Fields that came after the present form and are written down only where they say something: a state that has no use
# for them keeps its fingerprint.
LATER_FIELDS = ("ownerless", "scrapped", "wagons", "faces", "exported", "notes")
