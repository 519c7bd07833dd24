"""The rule options of 1846 (1846 sections 9 and 11) and the preset that plays like 18xx.games.

Two players need no option: they play the variant of 1846-8.4.
"""

from highiron.titles.options import Option, OptionError

# name, rule, the summary's value, other value
_SWITCHES = (
    ("privates_edition", "11.1", "first", "second"),
    ("steamboat_price", "11.2", "60_15", "40_10"),
    ("half_threshold", "11.3", "at_most", "below"),
    ("type_iv_supply", "11.4", "unlimited", "9"),
    ("emergency_issue", "11.5", "off", "on"),
    ("ebuy_form", "11.6", "cheapest", "either"),
    ("score_privates", "11.7", "none", "face"),
    ("issue_window", "11.8", "first_step", "until_dividend"),
    ("mail_player_close", "11.10", "no", "yes"),
    ("bank_break", "11.11", "zero", "negative"),
    ("turn_cap", "11.14", "none", "100"),
    ("ebuy_type", "11.20", "cheapest", "any"),
    ("ebuy_sale_limit", "11.21", "cheapest", "dearest"),
    ("bankrupt_condition", "11.22", "after_all_sales", "declared"),
    ("all_closed_end", "11.23", "real", "with_blanks"),
    # Whether trains run where they can; else a run may be empty, and players enter those of receiverships.
    ("run_duty", "5.5.9", "compulsory", "free"),
    # Whether the other side of a sale is asked, or has agreed elsewhere (1846-2.2.3, 1846-5.8.2).
    ("consent", "5.8.2", "asked", "given"),
)

_BEFORE = {"run_duty": "free"}  # how games were played that were stored before the option was there

OPTIONS = (
    *(
        Option(name, f"1846-{rule}", (first, second), first, _BEFORE.get(name, ""))
        for name, rule, first, second in _SWITCHES
    ),
    Option("guarantee_second_co", "1846-9.2", ("off", "on"), "off"),
)

PRESETS = {"18xx.games": {name: second for name, _, _, second in _SWITCHES}}


def check_options(options: dict[str, str]) -> None:
    """Refuse what does not go together (1846-9.2)."""
    if options["guarantee_second_co"] == "on" and options["privates_edition"] == "first":
        raise OptionError(
            "option 'guarantee_second_co' keeps cards of the second edition in play: it needs privates_edition=second",
            "second-edition",
            name="guarantee_second_co",
            needed="privates_edition=second",
        )
