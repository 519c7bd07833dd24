"""What never changes during a game: companies, privates, trains, phases, map, supply and the options chosen."""

from typing import TYPE_CHECKING, Any

from highiron.core.geometry import Map
from highiron.core.ids import check_owners, printed
from highiron.core.market import Market
from highiron.core.placements import Placements
from highiron.core.tiles import Tile

if TYPE_CHECKING:
    from highiron.core.rules import Rules


class Charter:
    """How large a company is, where its home lies and which tokens it has. Ask `state.charter(company)`.

    Never changes; a company that grows, moves or buys tokens gets another one by `state.set_charter`.
    """

    def __init__(
        self, shares: int, president_shares: int, home: str, home_stop: int, token_prices: tuple[int, ...]
    ) -> None:
        self.shares = shares
        self.president_shares = president_shares
        self.home = home  # "" until the company has chosen one
        self.home_stop = home_stop  # -1: any city of the hex
        self.token_prices = token_prices

    def at(self, home: str, home_stop: int) -> "Charter":
        """The same with that home."""
        return Charter(self.shares, self.president_shares, home, home_stop, self.token_prices)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Charter) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((self.shares, self.home, self.token_prices))

    def to_data(self) -> list[Any]:
        return [self.shares, self.president_shares, self.home, self.home_stop, list(self.token_prices)]


def charter_from_data(data: list[Any]) -> Charter:
    shares, president_shares, home, home_stop, token_prices = data
    return Charter(shares, president_shares, home, home_stop, tuple(token_prices))


class Corporation:
    """A share company as it is printed; what can change in a game stands on its charter."""

    def __init__(
        self,
        company_id: str,
        name: str,
        colour: str,
        text_colour: str,
        charter: Charter,
        reserved: tuple[str, int, int],
    ) -> None:
        self.id = company_id
        self.code = printed(company_id)  # what its certificates say; another owner may be called the same
        self.name = name
        self.colour = colour
        self.text_colour = text_colour
        self.charter = charter  # at the start of a game
        # A second city kept for the company: hex, token price when reached, and when not (0: must be reached).
        self.reserved, self.reserved_near, self.reserved_far = reserved


class Private:
    """A private company: what it pays, where it blocks and what a corporation may pay for it."""

    def __init__(
        self,
        private_id: str,
        name: str,
        face: int,
        revenue: int,
        blocks: tuple[str, ...],
        price_low: int,
        price_high: int,
        price: int = 0,
        floor: int = 0,
        home: str = "",
        treasury: int = 0,
        train: str = "",
        colour: str = "",
        text_colour: str = "",
    ) -> None:
        self.id = private_id
        self.code = printed(private_id)
        self.name = name
        self.face = face
        self.revenue = revenue
        self.blocks = blocks
        self.price_low = price_low
        self.price_high = price_high  # 0: no corporation may buy it
        self.price = price or face  # what it costs in a draft, and how far that price may fall
        self.floor = floor
        # An independent railway is a private that operates: it has a home, money and a train of its own.
        self.home = home
        self.treasury = treasury
        self.train = train
        self.colour = colour
        self.text_colour = text_colour
        self.operates = bool(home)


class Train:
    """A type of train."""

    def __init__(
        self,
        train_id: str,
        reach: int,
        price: int,
        count: int,
        rusts_on: str,
        available_after: str,
        trade_in: tuple[str, ...],
        reduction: int,
        card: str = "",
        paid: int = 0,
        obsolete_on: str = "",
    ) -> None:
        self.id = train_id
        self.reach = reach  # stops it may visit
        self.paid = paid or reach  # stops it is paid for
        self.price = price
        self.card = card or train_id  # the card it is a form of; most cards have one form
        self.count = count  # cards in the depot, -1: unlimited; 0 for further forms of a card
        self.obsolete_on = obsolete_on  # the card whose first sale leaves it one more run
        self.rusts_on = rusts_on
        self.available_after = available_after  # on sale beside the top of the depot once that type was sold
        self.trade_in = trade_in
        self.reduction = reduction


class Phase:
    """What is allowed from the first sale of its train on."""

    def __init__(
        self,
        phase_id: str,
        starts_with: str,
        train_limit: int,
        colours: tuple[str, ...],
        operating_rounds: int,
        values: str,
        corporations_buy_privates: bool,
        players_trade_privates: bool,
        closes_privates: bool,
    ) -> None:
        self.id = phase_id
        self.starts_with = starts_with
        self.train_limit = train_limit
        self.colours = colours
        self.operating_rounds = operating_rounds
        self.values = values  # which colour of a many-valued stop counts
        self.corporations_buy_privates = corporations_buy_privates
        self.players_trade_privates = players_trade_privates
        self.closes_privates = closes_privates


class Facts:
    """All facts of one title with one set of options for one number of players. Shared by all such games."""

    rules: "Rules"  # what the title decides; hung on the facts as soon as they are built

    def __init__(
        self,
        title: str,
        name: str,
        rules_version: int,
        seats: tuple[str, ...],
        options: dict[str, str],
        bank: int,
        cash: int,
        certificate_limit: int,
        market: Market,
        corporations: dict[str, Corporation],
        privates: dict[str, Private],
        trains: dict[str, Train],
        phases: tuple[Phase, ...],
        plan: Map,
        tiles: dict[str, Tile],
        supply: dict[str, int],
        placements: Placements,
        bank_breaks_at: int,
        rule_numbers: dict[str, str],
        certificate_limits: dict[int, int] | None = None,
        holding_percent: int = 60,
        float_percent: int = 60,
        initial_offering: bool = True,
        privates_score: bool = True,
        obsolete_count: bool = False,
        privates_count: bool = True,
        names: dict[str, dict[str, str]] | None = None,
        currency: str = "$",
    ) -> None:
        self.title = title
        self.name = name
        self.rules_version = rules_version
        self.seats = seats
        self.options = options
        self.bank = bank
        self.cash = cash
        self.certificate_limit = certificate_limit
        self.market = market
        self.corporations = corporations
        self.privates = privates
        self.trains = trains
        self.card_order = tuple(dict.fromkeys(train.card for train in trains.values()))
        self.forms = {card: tuple(t for t in trains if trains[t].card == card) for card in self.card_order}
        # Limits by number of corporations in the game; empty where the limit never changes.
        self.certificate_limits = certificate_limits or {}
        self.holding_percent = holding_percent
        self.float_percent = float_percent
        self.initial_offering = initial_offering  # where unsold shares lie at the start; else with their companies
        self.privates_score = privates_score
        self.obsolete_count = obsolete_count  # trains with one run left still count against the train limit
        self.privates_count = privates_count  # against the certificate limit
        # Language -> id of a company, private or hex -> its name there, where a title has names in several languages.
        self.names = names or {}
        self.currency = currency  # the sign or letter that amounts are written with
        # Shared steps name a rule by a key; here stands where this title says it.
        self.rule_numbers = rule_numbers
        self._rules: dict[str, str] = {}  # what `rule` has answered
        self.phases = phases
        self.phase_index = {phase.id: at for at, phase in enumerate(phases)}
        self.plan = plan
        self.tiles = tiles
        self.supply = supply  # tile -> copies in the box, -1 for unlimited
        self.placements = placements
        self.bank_breaks_at = bank_breaks_at  # the bank is broken when its money is at or below this (1830-7.1)
        check_owners(seats, tuple(corporations), tuple(privates))

    def rule(self, key: str) -> str:
        """The number of a rule that shared steps know by its key, with the title, as reasons carry it."""
        found = self._rules.get(key)
        if found is None:
            found = self._rules[key] = f"{self.title}-{self.rule_numbers[key]}"
        return found
