"""1817 as a title: its facts for a number of players and a set of options."""

from functools import partial
from typing import Any

from highiron.core.events import Event
from highiron.core.facts import Facts
from highiron.core.state import State
from highiron.titles.load import opening_state, read_facts, read_json, read_private, read_train
from highiron.titles.t1817.actions import ACTIONS
from highiron.titles.t1817.frames import SeedAuction
from highiron.titles.t1817.options import OPTIONS, PRESETS
from highiron.titles.t1817.pyramid import begin_pyramid
from highiron.titles.t1817.rule_numbers import RULE_NUMBERS
from highiron.titles.t1817.rules import make_rules
from highiron.titles.title import Title

about = partial(read_json, "t1817", "title.json")
NEVER = -1_000_000_000  # the bank does not break (1817-1.4)


def make_facts(players: int, options: dict[str, str]) -> Facts:
    """Facts with their rules registered."""
    data = about()
    trains = {entry["id"]: read_train(entry) for entry in data["trains"]}
    if options["two_train_supply"] != "unlimited":
        trains["2"].count = int(options["two_train_supply"])  # 1817-2.16
    facts = read_facts(
        data,
        players,
        options,
        read_json("t1817", "map.json"),
        privates={entry["id"]: read_private(entry) for entry in _privates(data, options)},
        trains=trains,
        bank_breaks_at=NEVER,
        initial_offering=False,
        privates_score=options["score_privates"] == "include",
        privates_count=False,
        obsolete_count=True,
        rule_numbers=RULE_NUMBERS,
    )
    certificates = {int(count): figures["certificate_limit"] for count, figures in data["players"].items()}
    sizes = {phase["id"]: tuple(phase["sizes"]) for phase in data["phases"]}
    facts.rules = make_rules(facts, certificates, sizes)
    return facts


def _privates(data: dict[str, Any], options: dict[str, str]) -> list[dict[str, Any]]:
    """Those of the game, and those of the expansion where it is played (1817-9.5)."""
    more = data["expansion_privates"] if options["volatility"] == "on" else []
    return [*data["privates"], *more]


def begin_seed_auction(state: State, events: list[Event]) -> None:
    """All privates face up with the seed money, no company in play (1817-1.5)."""
    if state.facts.options["volatility"] == "on":
        begin_pyramid(state, events)
    else:
        state.push(SeedAuction(seat=state.priority, seed=about()["seed_money"]))


new_state = partial(opening_state, begin=begin_seed_auction)

T1817 = Title(
    "1817", about, make_facts, new_state, options=OPTIONS, presets=PRESETS, actions=ACTIONS, rooms=__package__
)
