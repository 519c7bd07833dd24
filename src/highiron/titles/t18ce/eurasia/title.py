"""Chapter 1 as a title: its facts for a number of players and a set of options."""

from highiron.core.events import Event
from highiron.core.facts import Facts
from highiron.core.random import seed_random, shuffled
from highiron.core.state import State
from highiron.titles.load import opening_state, read_facts
from highiron.titles.t18ce.eurasia.options import OPTIONS
from highiron.titles.t18ce.eurasia.rounds import without_later_trains
from highiron.titles.t18ce.eurasia.world import about, board
from highiron.titles.t18ce.frames import Auction, Borrow, BuildWorks, BuyWagon, ExchangeForShare, RepayDebt, SellTrain
from highiron.titles.t18ce.rule_numbers import RULE_NUMBERS
from highiron.titles.t18ce.stations import reserve_homes
from highiron.titles.t18ce.tile_tables import tile_tables
from highiron.titles.title import Title

NAME = "18CE1"
NUMBERS = {
    **RULE_NUMBERS,
    "first-years": "4",
    "gauges": "7",
    "terminals": "9",
    "closed-borders": "11",
    "electrification": "14",
    "new-wagons": "17",
    "nationalisation": "20",
    "closures": "22",
}


def make_facts(players: int, options: dict[str, str]) -> Facts:
    """Facts with their rules registered."""
    data = about()
    data["market"] = [data["markets"][options["market"]]]
    data["tiles"] = dict.fromkeys(data["shapes"], -1)
    data |= tile_tables(data["classes"], options)
    facts = read_facts(
        data,
        players,
        options,
        board()["hexes"],
        bank_breaks_at=-(10**9),  # the bank cannot break (18CE+-2)
        rule_numbers=NUMBERS,
    )
    from highiron.titles.t18ce.eurasia.rules import make_rules

    facts.rules = make_rules(facts)
    return facts


def first_state(facts: Facts, seed: int) -> State:
    """The start in 1825: all privates for sale, all shares in the IPO."""
    return opening_state(facts, seed, begin)


def begin(state: State, events: list[Event]) -> None:
    """The priority is drawn and the auction of A, C and D begins."""
    seed_random(state, state.random)
    state.priority = shuffled(state, state.facts.seats)[0]
    without_later_trains(state)
    reserve_homes(state)
    state.push(Auction(seat=state.priority, opener=state.priority))


EURASIA = Title(
    NAME,
    about,
    make_facts,
    first_state,
    options=OPTIONS,
    actions=(RepayDebt, ExchangeForShare, BuyWagon, Borrow, SellTrain, BuildWorks),
    rooms="highiron.titles.t18ce",
)
