"""1846 as a title: its facts for a number of players and a set of options."""

from functools import partial
from typing import Any

from highiron.core.facts import Facts, Private, Train
from highiron.titles.load import read_facts, read_json, read_private, read_train
from highiron.titles.t1846.options import OPTIONS, PRESETS, check_options
from highiron.titles.t1846.rule_numbers import RULE_NUMBERS
from highiron.titles.t1846.setup import TWO, first_state
from highiron.titles.title import Title

SECOND_EDITION = ("LM", "BT")  # 1846-11.18
LAST_CARD = "6"  # type IV

about = partial(read_json, "t1846", "title.json")


def make_facts(players: int, options: dict[str, str]) -> Facts:
    """Facts with their rules registered."""
    check_options(options)
    data = about()
    limits = {int(count): limit for count, limit in data["players"][str(players)]["certificate_limits"].items()}
    facts = read_facts(
        data,
        players,
        options,
        read_json("t1846", "map.json"),
        certificate_limit=max(limits.values()),
        privates=_privates(data, options),
        trains=_trains(data, players, options),
        bank_breaks_at=0 if options["bank_break"] == "zero" else -1,
        certificate_limits=limits,
        holding_percent=70 if players == TWO else 60,
        float_percent=20,
        initial_offering=False,
        privates_score=options["score_privates"] == "face",
        rule_numbers=RULE_NUMBERS,
    )
    from highiron.titles.t1846.rules import make_rules

    facts.rules = make_rules(facts)
    return facts


def _privates(data: dict[str, Any], options: dict[str, str]) -> dict[str, Private]:
    """The cards of the edition; the steamboat's face and revenue are options (1846-11.1, 1846-11.2)."""
    found: dict[str, Private] = {}
    for entry in data["privates"]:
        if entry["id"] in SECOND_EDITION and options["privates_edition"] == "first":
            continue
        if entry["id"] == "SC":
            face, revenue = (int(part) for part in options["steamboat_price"].split("_"))
            entry |= {"face": face, "revenue": revenue, "price_range": [1, face]}
        found[entry["id"]] = read_private(entry)
    return found


def _trains(data: dict[str, Any], players: int, options: dict[str, str]) -> dict[str, Train]:
    """All trains. A card is counted at the form it is named after, with the two that the independents start with."""
    trains = {entry["id"]: read_train(entry) for entry in data["trains"]}
    for train in trains.values():
        train.count = data["cards"][train.id][str(players)] if train.id == train.card else 0
    # With two players the end of the game hangs on the supply, so that it has an end for them (1846-8.4).
    if options["type_iv_supply"] == "unlimited" and players != TWO:
        trains[LAST_CARD].count = -1
    return trains


T1846 = Title("1846", about, make_facts, first_state, options=OPTIONS, presets=PRESETS, rooms=__package__)
