"""18CE as a title: its facts for a number of players and a set of options."""

from functools import partial

from highiron.core.facts import Facts
from highiron.core.state import State
from highiron.titles.load import opening_state, read_facts, read_json
from highiron.titles.t18ce.frames import Borrow, BuyWagon, ExchangeForShare, RepayDebt, SellTrain
from highiron.titles.t18ce.options import OPTIONS
from highiron.titles.t18ce.rule_numbers import RULE_NUMBERS
from highiron.titles.t18ce.tile_tables import tile_tables
from highiron.titles.title import Title

about = partial(read_json, "t18ce", "title.json")


def make_facts(players: int, options: dict[str, str]) -> Facts:
    """Facts with their rules registered."""
    data = about()
    data["market"] = [data["markets"][options["market"]]]  # 18CE-C3
    data["tiles"] = dict.fromkeys(data["shapes"], -1)  # 18CE-8.5
    data |= tile_tables(data["classes"], options)
    if options["f_sale"] == "allowed":
        data["privates"][-1]["price_range"] = [130, 390]  # 18CE-19.7
    for phase in data["phases"]:
        phase["players_trade_privates"] = options["private_trade"] == "in_sr"  # 18CE-19.42
    cash = int(data["players"][str(players)]["cash"])
    facts = read_facts(
        data,
        players,
        options,
        read_json("t18ce", "map.json"),
        bank=data["bank"] + (0 if options["bank_includes_capital"] == "true" else players * cash),  # 18CE-19.1
        bank_breaks_at=0 if options["bank_exhausted"] == "at_zero" else -1,  # 18CE-19.29
        privates_score=options["private_score"] == "face",  # 18CE-19.30
        rule_numbers=RULE_NUMBERS,
    )
    from highiron.titles.t18ce.rules import make_rules

    facts.rules = make_rules(facts)
    return facts


def first_state(facts: Facts, seed: int) -> State:
    """The start: all privates for sale, all shares in the IPO (18CE section 1)."""
    from highiron.titles.t18ce.auction import begin

    return opening_state(facts, seed, begin)


T18CE = Title(
    "18CE",
    about,
    make_facts,
    first_state,
    options=OPTIONS,
    actions=(RepayDebt, ExchangeForShare, BuyWagon, Borrow, SellTrain),
    rooms=__package__,
)
