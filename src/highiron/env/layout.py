"""Where everything stands in an observation: named sections of one array, with the names of their axes as data."""

from collections.abc import Iterator, Mapping
from itertools import product
from math import prod
from typing import Final

import numpy as np
import numpy.typing as npt

from highiron.core.facts import Facts
from highiron.core.ids import BANK, IPO, POOL
from highiron.env.action_list import token_places
from highiron.env.figures import figure_sections, learned_sections
from highiron.env.form import PLAIN, Form
from highiron.env.title_tables import companies_of, table_for

Observation = npt.NDArray[np.float32]

OFFERS: Final = ("trade_private", "buy_private", "buy_train")
BOUGHT_FROM: Final = (IPO, POOL, "par", "trade")
# Of an operating turn: fields of `highiron.steps.frames.OperatingTurn`, and three that 1846 notes in it. They have
# stood in every layout since the first version; what another title notes is a section of its own.
TURN_NUMBERS: Final = ("step", "lays", "upgrades")
TURN_MONEY: Final = ("revenue", "last_sale")
TURN_FLAGS: Final = ("fresh", "tokened", "raising", "issued", "forced_issue", "steamed")
MOST_TURNS: Final = 1000
LEAST_MONEY: Final = 10_000
FEW: Final = 20  # more trains, steps or tokens than anybody has
MANY: Final = 50  # more certificates or cards than anybody has


class Section:
    """A part of the array with one meaning."""

    def __init__(self, name: str, start: int, axes: tuple[tuple[str, ...], ...], low: int, high: int) -> None:
        self.name = name
        self.axes = axes  # for each dimension the names along it; () for a single number
        self.shape = tuple(len(axis) for axis in axes)
        self.start = start
        self.stop = start + prod(self.shape)
        self.places = {names: place for place, names in enumerate(product(*axes))}  # from `start`
        self.low = low
        self.high = high

    @property
    def slice(self) -> slice:
        return slice(self.start, self.stop)

    def of(self, observation: Observation) -> Observation:
        """The section of an observation, in its own shape."""
        return observation[self.start : self.stop].reshape(self.shape)

    def __repr__(self) -> str:
        return f"<{self.name} {self.start}:{self.stop} {self.shape}>"


class Layout(Mapping[str, Section]):
    """All sections in the order of the array, by name."""

    def __init__(self, facts: Facts, form: Form = PLAIN) -> None:
        self._sections: dict[str, Section] = {}
        self.size = 0
        self._add_sections(facts)
        seats = self["worth"].axes[0]
        added = figure_sections(facts, seats) if form.figures else ()
        for name, axes, low, high in (*added, *(learned_sections(seats) if form.learned else ())):
            self._add(name, *axes, low=low, high=high)

    def __getitem__(self, name: str) -> Section:
        return self._sections[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._sections)

    def __len__(self) -> int:
        return len(self._sections)

    def bounds(self) -> tuple[Observation, Observation]:
        """The least and the greatest number at every place."""
        low, high = np.zeros(self.size, np.float32), np.zeros(self.size, np.float32)
        for section in self.values():
            low[section.slice], high[section.slice] = section.low, section.high
        return low, high

    def _add(self, name: str, *axes: tuple[str, ...], low: int = 0, high: int = 1) -> None:
        section = Section(name, self.size, axes, low, high)
        self._sections[name] = section
        self.size = section.stop

    def _add_sections(self, facts: Facts) -> None:
        table = table_for(facts)
        seats = tuple(f"+{number}" for number in range(len(facts.seats)))  # clockwise from the observing seat
        corporations, companies = tuple(facts.corporations), companies_of(facts)
        privates, trains = tuple(facts.privates), tuple(facts.trains)
        hexes = tuple(place.id for place in facts.plan.hexes)
        places = tuple(f"{hex_id}.{stop}" for hex_id, stop in token_places(facts))
        money = 2 * max(facts.bank, LEAST_MONEY)
        shares = table.most_shares
        prices = max(cell.price for cell in facts.market.cells.values())
        grid = max(facts.market.row_count, facts.market.column_count, len(corporations))

        # whose turn in what
        self._add("actor", seats)
        self._add("priority", seats)
        self._add("bankrupt", seats)
        self._add("round", table.frames)
        self._add("frame", table.frames)
        self._add("phase", tuple(phase.id for phase in facts.phases))
        self._add("turn", high=MOST_TURNS)
        self._add("operating_round", ("number", "of"), high=FEW)
        self._add("final_turn", high=MOST_TURNS)
        self._add("end", ("bank_broken", "ended"))
        # money and shares
        self._add("cash", (*seats, *companies, BANK), low=-money, high=money)
        self._add("worth", seats, low=-money if table.debts else 0, high=money)
        self._add("certificates", seats, high=MANY)
        self._add("certificate_limit", high=MANY)
        self._add("in_game", corporations)
        self._add("shares", corporations, (*seats, IPO, POOL), high=shares)
        self._add("president", corporations, seats)
        self._add("par", corporations, high=prices)
        self._add("price", corporations, high=prices)
        self._add("market", corporations, ("row", "column", "place"), low=-1, high=grid)
        self._add("floated", corporations)
        self._add("operated", companies)
        # privates
        self._add("private_owner", privates, (*seats, *corporations, BANK))
        self._add("private_spent", privates)
        self._add("marker", privates, ("hex", "company"), low=-1, high=len(hexes))
        # trains
        self._add("trains", (*companies, POOL), trains, high=FEW)
        self._add("idle_trains", companies, trains, high=FEW)
        self._add("depot", facts.card_order, low=-1, high=max(train.count for train in facts.trains.values()))
        self._add("sold_trains", trains)
        # the board
        self._add("tile", hexes, high=len(facts.tiles))
        self._add("rotation", hexes, high=5)
        self._add("supply", tuple(facts.tiles), low=-1, high=max(facts.supply.values()))
        self._add("tokens", places, (*companies, *table.stations))
        self._add("tokens_left", corporations, high=FEW)
        # what is pending
        self._add("company", companies)
        self._add("waiting", companies, high=len(companies))
        self._add("turn_numbers", TURN_NUMBERS, high=FEW)
        self._add("turn_money", TURN_MONEY, high=money)
        self._add("turn_flags", TURN_FLAGS)
        self._add("sold_for_train", corporations)
        self._add("pending", ("hex", "private", "exits"), low=-1, high=max(63, len(hexes)))
        self._add("passes", high=len(seats))
        self._add("stock_flags", ("acted", "fresh"))
        self._add("last_actor", seats)
        self._add("bought", (*corporations, *privates))
        self._add("bought_from", BOUGHT_FROM)
        self._add("sold", corporations, seats)
        self._add("sale_price", corporations, high=prices)
        self._add("unpaid", corporations)
        self._add("offer", OFFERS)
        self._add("offer_price", high=money)
        self._add("offer_private", privates)
        self._add("offer_train", trains)
        self._add("offer_sides", ("buyer", "seller"), (*seats, *companies))
        # the opening
        if table.auctioned:
            self._add("bids", privates, seats, high=money)
            self._add("discount", high=1000)
            self._add("opener", seats)
            self._add("bidding_war", privates)
            self._add("bidders", seats, ("in", "passed"))
        if table.cards:
            self._add("cards", table.cards, ("in_play", "in_hand", "chosen", "last"))
            self._add("cards_left", high=MANY)
            self._add("card_price", high=1000)
            self._add("cards_chosen", seats, high=MANY)
        for name, axes, low, high in table.sections:
            self._add(name, *axes, low=low, high=high)
