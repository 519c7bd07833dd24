"""What the routes of a game give."""

from typing import Any

import msgspec

from highiron.core.events import Event
from highiron.server.games.models import UndoRights, VoteInfo
from highiron.server.play.any_action import AnyAction
from highiron.server.programs.models import AnyProgram


class ReasonWords(msgspec.Struct):
    """A reason why something is refused: code and arguments, the number of the rule, and words in the caller's
    language.
    """

    code: str
    rule: str
    args: dict[str, Any]
    text: str


class Refusal(msgspec.Struct):
    """A move that cannot be made now, with all the reasons."""

    action: dict[str, Any]
    reasons: list[ReasonWords]


class Explanation(msgspec.Struct):
    """Whether an action is legal, and all reasons why not."""

    legal: bool
    reasons: list[ReasonWords]


class SeatPlace(msgspec.Struct):
    """A seat: who holds it (`person` id or `bot` name), whether it is the caller's, since when it is waited for
    (milliseconds), and what was `left` of its time for the game then.
    """

    letter: str
    name: str
    person: int | None
    bot: str
    mine: bool
    asked: int | None
    worth: int | None = None
    rank: int | None = None
    left: int | None = None


class RoundPlace(msgspec.Struct):
    """Where the game stands: `kind` of round (auction, draft, stock_round, operating_round …), number of the turn,
    and number of the operating round in its set of `of`.
    """

    kind: str
    turn: int
    number: int
    of: int


class EndPlace(msgspec.Struct):
    """A way in which the game can end (words: `web-end-…`): `has` of `limit` are left; `certain`: it will."""

    code: str
    has: int
    limit: int
    certain: bool


class FloatPlace(msgspec.Struct):
    """A company that floats once so many percent are sold: shares still to be sold, and what they cost in all."""

    percent: int
    shares: int
    price: int


class TrainNeed(msgspec.Struct):
    """A train that a company must buy: its price, what the company and its president have, and what is missing."""

    company: str
    train: str
    price: int
    treasury: int
    own: int
    missing: int


class HomePlace(msgspec.Struct):
    """A company whose home token is still to come; `stop` -1 while its city is open."""

    company: str
    hex: str
    stop: int


class BadgePlace(msgspec.Struct):
    """A small framed word in a hex, `width` wide around `x`, `y`. `kind` is home (its city is open), closed (by a
    private), marker (of a private) or bonus (for runs, as printed); `about` the company or private it stands for, or
    what the bonus is for.
    """

    hex: str
    kind: str
    about: str
    text: str
    x: float
    y: float
    width: float


class ReadingPlace(msgspec.Struct):
    """Something that players of the title look at all the time. `about`: company, seat, or "" for the game."""

    about: str
    name: str
    value: str


class Figures(msgspec.Struct):
    """What can be worked out from the view: worth, counted certificates and limits, prices, operating order, tokens
    left and what they cost.

    `company` is the one whose turn it is ("": none), `sizes` the number of shares of each, `floats` what those that
    have begun wait for, `share_prices` what a share of them costs where it lies. `kinds` are those of the moves that
    the turn is about, now possible or not; `step` is what is to be done now (words: `step-…`), `pending` says it as a
    phrase. `hidden`: something is hidden from other seats now. `blocked`: hex -> the private that closes it.
    """

    round: RoundPlace
    company: str
    ends: list[EndPlace]
    floats: dict[str, FloatPlace]
    train_need: TrainNeed | None
    sizes: dict[str, int]
    kinds: list[str]
    step: str
    pending: str
    worth: dict[str, int]
    certificates: dict[str, int]
    certificate_limit: int
    holding_limits: dict[str, int]
    prices: dict[str, int]
    share_prices: dict[str, dict[str, int]]
    order: list[str]
    tokens_left: dict[str, int]
    token_prices: dict[str, list[int]]
    train_limit: int
    obsolete: list[str]
    blocked: dict[str, str]
    homes: list[HomePlace]
    badges: list[BadgePlace]
    readings: list[ReadingPlace]
    hidden: bool


class View(msgspec.Struct):
    """What a seat may know of the state. Owners are seats, companies, `bank`, `ipo`, `pool` and `depot`.

    `tiles`: hex -> [tile, rotation]; `stations`: company -> [hex, stop] of its tokens; `frames`: what is pending, the
    last is asked first; `market`: company -> [row, column, place in the cell]; `depot` and `supply`: copies left, -1
    for unlimited; `markers`: private -> [hex, company]; `charters`: company -> [shares, shares of the president, home,
    its stop, prices of the tokens] where they are not the printed ones. `notes` is what only the title knows of, `form`
    the form that the state is written in. `you` is the seat (null: a spectator).
    """

    form: int
    title: str
    rules_version: int
    options: dict[str, str]
    seats: int
    tiles: dict[str, list[str | int]]
    stations: dict[str, list[list[str | int]]]
    frames: list[dict[str, Any]]
    turn: int
    phase: str
    priority: str
    cash: dict[str, int]
    shares: dict[str, dict[str, int]]
    shorts: dict[str, dict[str, int]]
    loans: dict[str, int]
    charters: dict[str, list[Any]]
    presidents: dict[str, str]
    ownerless: dict[str, str]
    pars: dict[str, int]
    market: dict[str, list[int]]
    floated: list[str]
    operated: list[str]
    privates: dict[str, str]
    faces: dict[str, int]
    trains: dict[str, list[str]]
    wagons: dict[str, int]
    depot: dict[str, int]
    sold_trains: list[str]
    scrapped: list[str]
    exported: list[str]
    supply: dict[str, int]
    markers: dict[str, list[str]]
    extra_tokens: dict[str, int]
    notes: dict[str, str | int]
    spent: list[str]
    bank_broken: bool
    final_turn: int
    bankrupt: list[str]
    ended: str
    you: str | None
    actor: str


class LegalFamily(msgspec.Struct):
    """All legal actions of one `type` for one seat. Each box gives every field of the action one value, a list of
    values or a span {from, to, step}; the family is the union of its boxes. Sets of train runs come without boxes,
    with `company` and `best_required` (only sets that earn the most are legal: ask for `routes`).
    """

    type: str
    seat: str
    boxes: list[dict[str, Any]] = []
    company: str = ""
    best_required: bool = False


class ProgramLogLine(msgspec.Struct):
    """What a programmed move did (`fired`) or why it ended (`stopped`), in words too."""

    code: str
    args: dict[str, Any]
    sequence: int
    time: int
    text: str


class ProgramView(msgspec.Struct):
    """A programmed move of one's own and what it did; `status` is active, done or cancelled."""

    id: int
    seat: str
    program: AnyProgram
    status: str
    log: list[ProgramLogLine]


class GameView(msgspec.Struct):
    """A game as one seat (`you`, null for a spectator) may know it.

    `sequence` counts everything that was stored and never goes back; `position` counts the actions that stand. `at`
    is set when a past position was asked for; then there are no legal moves. `mine` are the seats the caller holds.
    `facts` names the sheet of everything static. `deadline`: when the time of the seat that is asked is over.
    `programs` and `undo` are filled in by `GET …/view` only.
    """

    game: str
    facts: str
    status: str
    mode: str
    sequence: int
    position: int
    at: int | None
    actor: str
    you: str | None
    mine: list[str]
    names: dict[str, str]
    seats: list[SeatPlace]
    view: View
    figures: Figures
    legal: list[LegalFamily]
    votes: list[VoteInfo]
    programs: list[ProgramView]
    undo: UndoRights | None
    deadline: int | None = None


class ReceiptLine(msgspec.Struct):
    """One item of a receipt with the rule that grants it."""

    code: str
    rule: str
    amount: int
    args: dict[str, Any]
    text: str


class RunReceipt(msgspec.Struct):
    """The bill of one run."""

    mode: str
    total: int
    lines: list[ReceiptLine]


class RunBill(msgspec.Struct):
    """One train's run and what it earns; no receipt while it is not legal."""

    train: str
    path: list[str]
    receipt: RunReceipt | None


class RouteSet(msgspec.Struct):
    """Runs of a company. `bound` is what no set of runs can exceed; `proven`: nothing earns more than `total`."""

    company: str
    trains: list[str]
    total: int
    bound: int
    proven: bool
    runs: list[RunBill]


class Preview(msgspec.Struct):
    """What an action, or a line of them, would lead to. Nothing is stored. `reasons` of the first refused action end
    the line: `played` says how many were possible. `changes` are the keys of the view that differ from now.
    `routes`, where asked for: the best runs of the company that is to run trains then. `agreed` is the seat that is
    taken to have accepted an offer at the end of the line, "" for none.
    """

    legal: bool
    played: int
    reasons: list[ReasonWords]
    events: list[Event]
    lines: list[str]
    changes: dict[str, Any]
    view: View | None
    figures: Figures | None
    legal_after: list[LegalFamily]
    actor: str
    routes: RouteSet | None = None
    agreed: str = ""


class CheckedRoutes(msgspec.Struct):
    """Hand-made runs: legal, or all reasons why not, what they earn, and how far they fall short of the best set."""

    company: str
    legal: bool
    total: int
    best: int
    shortfall: int
    runs: list[RunBill]
    reasons: list[ReasonWords]


class LayGain(msgspec.Struct):
    """What a legal lay would earn: the best revenue after it, and how much more that is than now."""

    hex: str
    tile: str
    rotation: int
    private: str
    revenue: int
    gain: int


class LayGains(msgspec.Struct):
    """What every legal lay of a company would earn by itself."""

    company: str
    now: int
    lays: list[LayGain]


class Hint(msgspec.Struct):
    """What a bot would do here, and why, in words."""

    bot: str
    action: AnyAction
    text: str
    why: Event
    why_text: str


class LogEntry(msgspec.Struct):
    """One entry of the log: an action, undo or redo with what it set off, in codes and in words.

    `by` is person, bot, program, vote or import. `action` is given for one's own seats, and for all when the game is
    over; `thought` (a bot's reason) when the game is over. `stands`: not taken back.
    """

    sequence: int
    position: int
    kind: str
    seat: str
    by: str
    time: int
    events: list[Event]
    lines: list[str]
    action: AnyAction | None = None
    thought: Event | None = None
    thought_text: str = ""


class EntryNews(LogEntry, kw_only=True):
    """An entry as it happens, with what it means for a viewer: in streams and, as a `MoveAnswer`, to whoever made it.

    `changes` are the keys of the view that differ from what the viewer had before, with their new values: from what a
    stream sent last, or from the view at the sequence that a request named. It is the whole view where nobody knows
    what the viewer had. It is null when further entries follow at once: then the last of them carries all changes,
    `figures` and `legal`.
    """

    actor: str
    status: str
    you: str | None
    changes: dict[str, Any] | None
    figures: Figures | None
    legal: list[LegalFamily] | None
    deadline: int | None = None


class MoveAnswer(EntryNews, kw_only=True):
    """The accepted move, undo or redo, and what may be undone now. `repeated`: the key had been used for this request
    before, and this is what it led to then; `undo` is null.
    """

    undo: UndoRights | None
    repeated: bool


class UndoAnswer(msgspec.Struct):
    """Either the accepted undo or redo, or the vote that was opened for it."""

    accepted: MoveAnswer | None
    vote: VoteInfo | None


class LogPage(msgspec.Struct):
    """Entries in order. `more`: there are further ones; ask with `after` set to the last sequence. `since` is the
    sequence of the caller's own last entry, 0 for none.
    """

    sequence: int
    since: int
    entries: list[LogEntry]
    more: bool
