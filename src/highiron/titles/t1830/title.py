"""1830 as a title: its facts for a number of players and a set of options."""

from highiron.core.facts import Facts
from highiron.core.ids import seat_names
from highiron.core.market import Market
from highiron.core.placements import Placements
from highiron.core.state import State
from highiron.titles.load import (
    all_tiles,
    read_corporation,
    read_json,
    read_map,
    read_phase,
    read_private,
    read_train,
)
from highiron.titles.options import OptionError
from highiron.titles.t1830.options import OPTIONS, PRESETS
from highiron.titles.t1830.rule_numbers import RULE_NUMBERS
from highiron.titles.t1830.rules import first_state, make_rules

TITLE = "1830"
RULES_VERSION = 1

__all__ = ["OPTIONS", "PRESETS", "RULES_VERSION", "TITLE", "make_facts", "new_state"]


def make_facts(players: int, options: dict[str, str]) -> Facts:
    """Facts with their rules registered."""
    data = read_json("t1830", "title.json")
    figures = data["players"][str(players)]
    dealt = players * int(figures["cash"])
    if int(options["bank_size"]) < dealt:
        raise OptionError(f"option 'bank_size' must be at least {dealt}, which the players start with")
    board = read_json("t1830", "map_plus.json" if options["board"] == "plus" else "map.json")
    if options["gulf_area"] == "split":
        for entry in board.values():
            if entry.get("area") == "Gulf":
                del entry["area"]  # 1830-11.14
    if options["board"] == "plus":
        for stop in board["H12"]["stops"]:
            stop["value"] = int(options["plus_altoona_value"])  # 1830-5.4.8
    plan = read_map(f"1830-{options['board']}", board)
    trains = {entry["id"]: read_train(entry) for entry in data["trains"]}
    if options["third_six_train"] == "on":
        trains["6"].count = 3  # 1830-9.1
    catalogue = all_tiles()
    tiles = {tile_id: catalogue[tile_id] for tile_id in data["tiles"]}
    facts = Facts(
        title=TITLE,
        name=data["name"],
        rules_version=RULES_VERSION,
        seats=seat_names(players),
        options=options,
        bank=int(options["bank_size"]),
        cash=figures["cash"],
        certificate_limit=figures["certificate_limit"],
        market=Market(data["market"]),
        corporations={entry["id"]: read_corporation(entry) for entry in data["corporations"]},
        privates={entry["id"]: read_private(entry) for entry in data["privates"]},
        trains=trains,
        phases=tuple(read_phase(entry) for entry in data["phases"]),
        plan=plan,
        tiles=tiles,
        supply=dict(data["tiles"]),
        placements=Placements(
            plan,
            tiles,
            {old: tuple(new) for old, new in data["upgrades"].items()},
            {kind: tuple(first) for kind, first in data["first_tiles"].items()},
        ),
        bank_breaks_at=0 if options["bank_break"] == "zero" else -1,
        rule_numbers=RULE_NUMBERS,
    )
    facts.rules = make_rules(facts)
    return facts


def new_state(facts: Facts, seed: int) -> State:
    """The first state of a game."""
    return first_state(facts, seed)
