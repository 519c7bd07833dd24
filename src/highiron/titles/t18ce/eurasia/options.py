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
    "18CE+-11": "closed_borders",
    "18CE+-12": "ferries",
}
# Chapter 1 has neither the privates B, E and F nor an end by bank or phase 8, so their options have one value.
GONE = frozenset(
    (
        *("f_company", "bank_includes_capital", "b_lay", "e_station_declined", "f_sale", "e_marker_ladder"),
        *("bank_exhausted", "e_at_limit", "e_marker_on_close", "f_wagon_is_train", "end_phase8"),
        *("phase8_extends_current_set", "export_phase", "export_pays_bank", "set_limit", "private_trade"),
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
    *(Option(name, rule, (ON, OFF), ON) for rule, name in SWITCHES.items()),
)
