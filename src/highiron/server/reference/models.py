"""Titles and facts as the API sends them."""

from typing import Literal

import msgspec


class OptionValue(msgspec.Struct):
    """A value a rule option may have, and what it means in words."""

    value: str
    text: str


class RuleOption(msgspec.Struct):
    """A rule option: what it decides, its rule, its default and its values; no values: any whole number."""

    name: str
    rule: str
    text: str
    default: str
    values: list[OptionValue]


class TitleSummary(msgspec.Struct):
    """A title for a list: `players` are the possible numbers of players, `length` how long a game takes."""

    title: str
    name: str
    designer: str
    players: list[int]
    about: str
    length: str
    character: str
    rules_version: int


class TitleDetail(TitleSummary):
    """A title with its rule options and named sets of them; `bots` can take seats at every table.

    Bots of the house have a level and a character and are named by both, `quick-raider`, those of the first level by
    the character alone; with `any` for a character the table draws one.
    """

    options: list[RuleOption]
    presets: dict[str, dict[str, str]]
    bots: list[str]
    levels: list[str]
    characters: list[str]


class ChosenOption(msgspec.Struct):
    """A rule option as it is set in a game."""

    name: str
    rule: str
    value: str
    default: str
    text: str
    value_text: str


class StopFacts(msgspec.Struct):
    """A stop of a tile or hex.

    `kind` is city, town or offboard; `values` by colour of the phase; `same_as` the stop it is drawn together with (its
    own index when by itself).
    """

    kind: str
    slots: int
    values: dict[str, int]
    only_for: str
    same_as: int


class WordsFacts(msgspec.Struct):
    """A line of words in a hex: the middle of its baseline, from the centre of the hex, and the size of its letters."""

    text: str
    x: float
    y: float
    size: float


class SideFacts(msgspec.Struct):
    """A line on the side of a hex, to be drawn in these classes one over the other; with what track across it costs
    (0: nothing), written in a box of that width around `x`, `y`.
    """

    classes: list[str]
    x1: float
    y1: float
    x2: float
    y2: float
    cost: int
    x: float
    y: float
    width: float


class MarketCellFacts(msgspec.Struct):
    """A market cell; `zone` is "", yellow, orange or brown; `par`: corporations may start here; `marks` are what else
    it has. Not `priced`: no price is printed, it counts as 0.
    """

    row: int
    column: int
    price: int
    priced: bool
    zone: str
    par: bool
    marks: list[str]


class MarketFacts(msgspec.Struct):
    """The stock market."""

    rows: int
    columns: int
    cells: list[MarketCellFacts]


class CompanyColours(msgspec.Struct):
    """The colour of a company with one for words on it, and both in the palette that all eyes tell apart."""

    colour: str
    ink: str
    distinct: str
    distinct_ink: str


class CorporationFacts(msgspec.Struct):
    """A share company as it is printed; `code` is what its certificates say, its symbols end in `symbol`. `home_stop`
    -1: any city of the hex. `reserved`: a second city kept for it, "" for none, with the price of its token when it
    can be reached (`reserved_near`) and when not (`reserved_far`, 0: must be reached). `also`: language -> its
    name there, where the title has names in several languages.
    """

    id: str
    code: str
    name: str
    also: dict[str, str]
    symbol: str
    colours: CompanyColours
    home: str
    home_stop: int
    token_prices: list[int]
    shares: int
    president_shares: int
    reserved: str
    reserved_near: int
    reserved_far: int


class PrivateFacts(msgspec.Struct):
    """A private, or an independent railway (`operates`). `price_low` to `price_high` is what a corporation may pay,
    0: none may buy it; `price` and `floor` what it costs in a draft; `power` says in words what it allows beyond its
    income; `also`: language -> its name there, where the title has names in several languages.
    """

    id: str
    code: str
    name: str
    also: dict[str, str]
    face: int
    revenue: int
    blocks: list[str]
    price_low: int
    price_high: int
    price: int
    floor: int
    home: str
    treasury: int
    train: str
    symbol: str
    colours: CompanyColours | None
    operates: bool
    power: str


class TrainFacts(msgspec.Struct):
    """A type of train: visits `reach` stops and is paid for `paid` of them (99: any number). `card` is the card it is
    a form of, `count` the cards in the depot (-1: unlimited, 0: a further form). It rusts with the first sale of
    `rusts_on`.
    """

    id: str
    card: str
    reach: int
    paid: int
    price: int
    count: int
    rusts_on: str
    obsolete_on: str
    available_after: str
    trade_in: list[str]
    reduction: int


class PhaseFacts(msgspec.Struct):
    """A phase: what is allowed from the first sale of `starts_with` on."""

    id: str
    starts_with: str
    train_limit: int
    colours: list[str]
    operating_rounds: int
    values: str
    corporations_buy_privates: bool
    players_trade_privates: bool
    closes_privates: bool


class BonusFacts(msgspec.Struct):
    """More money for runs in a hex, as the board marks it: what for, its sign there, how much."""

    kind: str
    sign: str
    amount: int


class HexFacts(msgspec.Struct):
    """A hex as printed. `x`, `y` is its centre when corners are 50 away; edges are numbered from the south-west (0)
    clockwise; `neighbours` lie across them ("": none). Ends of `paths`: 0 to 5 edges, 6 the junction, 8 and up stops;
    `ways` are their lines as path data. `spots[0][stop]` are the places for tokens, those after the slots for more
    tokens than slots. `symbol` shows it. `coordinate` and `names` stand on a tile: the latter by tile and rotation
    (`57/2`), in one or more lines. `also`: language -> its name there, where the title has names in several languages.
    """

    id: str
    x: float
    y: float
    name: str
    also: dict[str, str]
    terrain: str
    cost: int
    bonuses: list[BonusFacts]
    neighbours: list[str]
    barriers: list[int]
    area: str
    buildable: bool
    colour: str
    label: str
    stops: list[StopFacts]
    paths: list[list[int]]
    ways: list[str]
    spots: list[list[list[list[float]]]]
    symbol: str
    coordinate: WordsFacts
    names: dict[str, list[WordsFacts]]


class TileFacts(msgspec.Struct):
    """A tile. `count` copies in the box (-1: unlimited); `paths` and `ways` as those of a hex, in rotation 0;
    `spots[r][stop]` the places for tokens in rotation r; `canonical[r]` the smallest rotation that looks like r;
    `upgrades` the tiles that may replace it.
    """

    id: str
    colour: str
    label: str
    count: int
    stops: list[StopFacts]
    paths: list[list[int]]
    ways: list[str]
    spots: list[list[list[list[float]]]]
    symbol: str
    canonical: list[int]
    upgrades: list[str]


class FactsSheet(msgspec.Struct):
    """Everything static a page needs to draw and label a game. `key` names it for ever; `symbols` is an SVG element
    with every tile (`#tile-57`, `#tile-57-2` in rotation 2), printed hex (`#hex-E11`), token (`#token-PRR`) and slot
    that waits for one (`#home-PRR`). `outline` are the corners of a hex, `sides` the lines between hexes.
    """

    key: str
    title: str
    name: str
    rules_version: int
    players: int
    seats: list[str]
    currency: str
    options: list[ChosenOption]
    bank: int
    cash: int
    certificate_limit: int
    certificate_limits: dict[str, int]
    holding_percent: int
    float_percent: int
    bank_breaks_at: int
    market: MarketFacts
    corporations: list[CorporationFacts]
    privates: list[PrivateFacts]
    trains: list[TrainFacts]
    phases: list[PhaseFacts]
    outline: list[list[float]]
    sides: list[SideFacts]
    hexes: list[HexFacts]
    tiles: list[TileFacts]
    symbols: str


class Catalogue(msgspec.Struct):
    """The Fluent catalogues of a language, by file, and the languages there are."""

    locale: str
    locales: list[str]
    files: dict[str, str]


class RulePart(msgspec.Struct):
    """A piece of a rule: a `text`, an `item` of a list, a `table` (its first row is its head), or `lines` to be shown
    as they are. In texts, `code` stands between backticks and what is stressed between pairs of asterisks.
    """

    kind: Literal["text", "item", "table", "lines"]
    text: str = ""
    rows: list[list[str]] = []


class Rule(msgspec.Struct):
    """A rule by its number; "" for what belongs to its section as a whole."""

    number: str
    parts: list[RulePart]


class RuleSection(msgspec.Struct):
    """A section of the rules, `level` 1 or 2, with the rules right below it."""

    number: str
    level: int
    title: str
    rules: list[Rule]


class Rulebook(msgspec.Struct):
    """The rules of a title in the words of this project, in this language: English where there is no translation."""

    title: str
    about: str
    sections: list[RuleSection]
    language: str = "en"
