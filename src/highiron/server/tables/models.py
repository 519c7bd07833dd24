"""Tables as the API takes and gives them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from highiron.server.games.clocks import Clock
from highiron.server.play.models import SeatPlace

Name = Annotated[str, Meta(max_length=40)]


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall sit in a seat: `me`, a `bot` by its name, somebody at the table (`person`), a `name` (hotseat), or
    nobody yet. A bot named `any`, `quick-any` or `strong-any` gets a character that no other bot of the table has.
    """

    me: bool = False
    bot: Name = ""
    person: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    name: Name = ""


class TableRequest(msgspec.Struct, forbid_unknown_fields=True):
    """A new table.

    `options` are those that differ from the preset. `seats` in order from A on; missing ones stay free, and without
    any the caller sits in A. Hotseat: the caller holds every seat that is no bot's. `order` drawn: seats are drawn at
    the start from a seed that is then disclosed. `absence_hours`: after that long a wait a seat may be handed on, 0
    for never. `start`: begin at once, which needs all seats taken. `clock`: the time control, null for none. `hints`:
    whether its people may ask what a bot would do.
    """

    title: Annotated[str, Meta(max_length=16)]
    players: Annotated[int, Meta(ge=1, le=12)]
    preset: Annotated[str, Meta(max_length=40)] = ""
    options: Annotated[dict[Name, Name], Meta(max_length=100)] = {}
    mode: Literal["online", "hotseat"] = "online"
    public: bool = True
    seats: Annotated[list[SeatPlan], Meta(max_length=12)] = []
    order: Literal["chosen", "drawn"] = "chosen"
    name: Annotated[str, Meta(max_length=80)] = ""
    absence_hours: Annotated[int, Meta(ge=0, le=24 * 365)] = 0
    start: bool = False
    clock: Clock | None = None
    hints: bool = True


class JoinRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Take a free seat: the one named, or the first. A table that is not public needs the secret of its invitation
    link.
    """

    invitation: Annotated[str, Meta(max_length=64)] = ""
    seat: Annotated[str, Meta(max_length=1)] = ""


class SeatsRequest(msgspec.Struct, forbid_unknown_fields=True):
    """All seats in order, before the start. Who is left out leaves the table."""

    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=12)]
    order: Literal["chosen", "drawn"] | None = None


class Table(msgspec.Struct):
    """A table and the game on it.

    `status` is open, running, finished or abandoned; `seats` are those taken, `free` how many are not. Times are
    milliseconds since 1970. `order_seed` is what drawn seats were drawn by. `my_seats`, `my_turn` and `host` (whether
    the caller made the table) depend on who asks; `invitation` is given to the people at the table only. `deadline` is
    when the time of `actor` is over. `rematch` is the table at which it is played again, for the people at this one.
    `hints`: whether these may ask what a bot would do.
    """

    id: str
    name: str
    title: str
    title_name: str
    players: int
    preset: str
    options: dict[str, str]
    facts: str
    rules_version: int
    mode: str
    public: bool
    status: str
    order: str
    order_seed: str
    absence_hours: int
    hints: bool
    host: bool
    host_id: int
    host_name: str
    seats: list[SeatPlace]
    free: int
    created: int
    started: int | None
    ended: int | None
    changed: int
    sequence: int
    position: int
    actor: str
    round: str
    why_ended: str
    result: dict[str, int]
    imported: bool
    my_seats: list[str]
    my_turn: bool
    invitation: str = ""
    clock: Clock | None = None
    deadline: int | None = None
    rematch: str = ""


class TablePage(msgspec.Struct):
    """Tables, the latest change first. `cursor` gets the next ones; "" when these were the last."""

    tables: list[Table]
    cursor: str


class MyTables(TablePage):
    """One's own tables. `happened`: by game, what the last entries said, a sentence each, the latest last."""

    happened: dict[str, list[str]]
