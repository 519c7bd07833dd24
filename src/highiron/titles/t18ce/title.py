"""18CE as a title: its facts for a number of players and a set of options."""

from functools import partial
from itertools import pairwise

from highiron.core.facts import Facts
from highiron.core.state import State
from highiron.core.tiles import COLOURS
from highiron.titles.load import opening_state, read_facts, read_json
from highiron.titles.t18ce.frames import ExchangeForShare, RepayDebt
from highiron.titles.t18ce.options import OPTIONS
from highiron.titles.t18ce.rule_numbers import RULE_NUMBERS
from highiron.titles.title import Title

about = partial(read_json, "t18ce", "title.json")

Table = dict[str, list[str]]


def make_facts(players: int, options: dict[str, str]) -> Facts:
    """Facts with their rules registered."""
    data = about()
    data["market"] = [data["markets"][options["market"]]]  # 18CE-C3
    data["tiles"] = dict.fromkeys(data["shapes"], -1)  # 18CE-8.5
    data["first_tiles"], data["upgrades"] = tables(data["classes"], options)
    if options["f_sale"] == "allowed":
        data["privates"][-1]["price_range"] = [130, 390]  # 18CE-19.7
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


def tables(classes: dict[str, dict[str, list[str]]], options: dict[str, str]) -> tuple[Table, Table]:
    """What may be the first tile of each sort of hex, and what may replace each tile: the next colour of its class.

    On a pre-printed yellow hex the first tile is the green one (18CE-8.6, 18CE-8.9).
    """
    first: Table = {}
    upgrades: Table = {}
    for kind, colours in classes.items():
        first[kind] = colours["yellow"]
        first[f"yellow {kind}"] = colours["green"]
        for colour, following in pairwise(COLOURS):
            if following == "gray" and options["gray_upgrades"] == "none":  # 18CE-C6
                continue
            for tile in colours.get(colour, ()):
                upgrades[tile] = colours.get(following, [])
    return first, upgrades


def first_state(facts: Facts, seed: int) -> State:
    """The start: all privates for sale, all shares in the IPO (18CE section 1)."""
    from highiron.titles.t18ce.auction import begin

    return opening_state(facts, seed, begin)


T18CE = Title("18CE", about, make_facts, first_state, options=OPTIONS, actions=(RepayDebt, ExchangeForShare))
