"""1830 as a title: its facts for a number of players and a set of options."""

from functools import partial

from highiron.core.facts import Facts
from highiron.titles.load import read_facts, read_json
from highiron.titles.options import OptionError
from highiron.titles.t1830.options import OPTIONS, PRESETS
from highiron.titles.t1830.rule_numbers import RULE_NUMBERS
from highiron.titles.t1830.rules import first_state, make_rules
from highiron.titles.title import Title

about = partial(read_json, "t1830", "title.json")


def make_facts(players: int, options: dict[str, str]) -> Facts:
    """Facts with their rules registered."""
    data = about()
    figures = data["players"][str(players)]
    dealt = players * int(figures["cash"])
    if int(options["bank_size"]) < dealt:
        text = f"option 'bank_size' must be at least {dealt}, which the players start with"
        raise OptionError(text, "bank-size", name="bank_size", least=dealt)
    board = read_json("t1830", "map_plus.json" if options["board"] == "plus" else "map.json")
    if options["gulf_area"] == "split":
        for entry in board.values():
            if entry.get("area") == "Gulf":
                del entry["area"]  # 1830-11.14
    if options["board"] == "plus":
        for stop in board["H12"]["stops"]:
            stop["value"] = int(options["plus_altoona_value"])  # 1830-5.4.8
    facts = read_facts(
        data,
        players,
        options,
        board,
        f"1830-{options['board']}",
        bank=int(options["bank_size"]),
        bank_breaks_at=0 if options["bank_break"] == "zero" else -1,
        rule_numbers=RULE_NUMBERS,
    )
    if options["third_six_train"] == "on":
        facts.trains["6"].count = 3  # 1830-9.1
    facts.rules = make_rules(facts)
    return facts


T1830 = Title("1830", about, make_facts, first_state, options=OPTIONS, presets=PRESETS, rooms=__package__)
