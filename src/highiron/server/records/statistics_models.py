"""Statistics of a game as the API sends them."""

import msgspec


class RoundLabel(msgspec.Struct, frozen=True):
    """A round: `kind` is that of its frame (auction, draft, stock_round, operating_round …), `turn` counts stock
    rounds, `number` is the operating round within its set (0 for other rounds).
    """

    kind: str
    turn: int
    number: int


class CompanyRound(msgspec.Struct):
    """What a company ran for in a round, what of it was paid out, retained and paid per share."""

    revenue: int = 0
    paid: int = 0
    retained: int = 0
    per_share: int = 0


class RoundFigures(msgspec.Struct):
    """The table as the next round began, or as it stands now (`over` false).

    `worth`, `cash` and counted `certificates` by seat; `prices`, `treasuries` and `trains` by company; `revenues` of
    the companies that operated; `charts` has what the title follows, by code and then by company or seat (of the
    whole game under "").
    `position` is the number of the action that ended the round.
    """

    round: RoundLabel
    position: int
    over: bool
    worth: dict[str, int]
    cash: dict[str, int]
    certificates: dict[str, int]
    prices: dict[str, int]
    treasuries: dict[str, int]
    trains: dict[str, list[str]]
    revenues: dict[str, CompanyRound]
    charts: dict[str, dict[str, int]] = {}


class ChartKind(msgspec.Struct, frozen=True):
    """Figures of the title's own, under `code` in the `charts` of every round; `money` says that they are dollars."""

    code: str
    money: bool


class TrainEvent(msgspec.Struct):
    """Something that happened to trains: `kind` is bought, rusted, obsolete, discarded or retired. `owner` had or got
    them, `source` is where a bought train came from, `price` what it cost.
    """

    position: int
    round: RoundLabel
    kind: str
    train: str
    owner: str = ""
    count: int = 1
    source: str = ""
    price: int = 0


class PhaseEvent(msgspec.Struct):
    """When a phase began."""

    position: int
    round: RoundLabel
    phase: str


class Statistics(msgspec.Struct):
    """A game in figures, for charts and tables: one entry per round, the trains and the phases in order of time."""

    title: str
    names: dict[str, str]
    position: int
    rounds: list[RoundFigures]
    trains: list[TrainEvent]
    phases: list[PhaseEvent]
    charts: list[ChartKind] = []
