"""Switches that leave a rule of Chapter 1 out, so that a study can tell what it does; and the options of Chapter 0."""

from highiron.titles.options import Option
from highiron.titles.t18ce.options import OPTIONS as CHAPTER_0

ON, OFF = "on", "off"
# rule -> its option; the first value is the default
SWITCHES = {
    "18CE+-3": "calendar",
    "18CE+-4": "first_years",
    "18CE+-5": "gangs",
    "18CE+-6": "concessions",
    "18CE+-7": "gauges",
    "18CE+-8": "gauge_changes",
    "18CE+-9": "terminals",
    "18CE+-10": "customs",
    "18CE+-11": "closed_borders",
    "18CE+-12": "ferries",
    "18CE+-14": "electrification",
    "18CE+-15": "fast_trains",
    "18CE+-16": "block_trains",
    "18CE+-17": "new_wagons",
    "18CE+-18": "through_bonus",
    "18CE+-19": "subsidies",
    "18CE+-20": "nationalisation",
    "18CE+-21": "dynamic_revenue",
    "18CE+-22": "closures",
}
# Those that games stored by earlier versions have; the later ones are off there.
FIRST = frozenset(("calendar", "first_years", "gangs", "concessions", "closed_borders", "ferries"))
# Chapter 1 has neither the privates B, E and F nor an end by bank or phase 8, so their options have one value.
GONE = frozenset(
    (
        *("f_company", "bank_includes_capital", "b_lay", "e_station_declined", "f_sale", "e_marker_ladder"),
        *("bank_exhausted", "e_at_limit", "e_marker_on_close", "f_wagon_is_train", "end_phase8"),
        *("phase8_extends_current_set", "export_phase", "export_pays_bank", "set_limit", "private_trade"),
        # The price of a wagon tells its kind, so only the bank sells wagons.
        "wagon_trade",
    )
)
# Long trains over a continent would search millions of routes if towns were free: every revenue centre counts here.
COUNTED = "length_counts"


def here(option: Option) -> Option:
    """An option of Chapter 0 as Chapter 1 has it."""
    if option.name in GONE:
        return Option(option.name, option.rule, (option.default,), option.default)
    if option.name != COUNTED:
        return option
    return Option(option.name, option.rule, tuple(reversed(option.values)), "revenue_centres")


OPTIONS = (
    *(here(option) for option in CHAPTER_0),
    *(Option(name, rule, (ON, OFF), ON, "" if name in FIRST else OFF) for rule, name in SWITCHES.items()),
)
