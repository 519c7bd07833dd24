"""How 18xx.games calls our titles: their names there, and its optional rules."""

import msgspec

from highiron.records.errors import RecordError
from highiron.titles import catalogue

SITE = "18xx.games"  # also the name of the preset that plays like that site


class SiteTitle(msgspec.Struct, frozen=True):
    """One of our titles as files of that site write it."""

    title: str
    optional_rules: dict[str, tuple[str, str]] = {}  # their optional rule -> our option and its value
    names: dict[int, str] = {}  # number of players -> name there, where it is not the title
    exchanges: dict[str, str] = {}  # private -> company whose share it may be swapped for
    # Printed hexes are numbered there too, equal ones from 0 on; here are those with a city and another number.
    printed: dict[str, int] = {}


_TITLES = {
    entry.title: entry
    for entry in (
        SiteTitle(
            "1830",
            optional_rules={
                "optional_6_train": ("third_six_train", "on"),
                "multiple_brown_from_ipo": ("brown_from_ipo", "on"),
            },
            exchanges={"MH": "NYC"},
        ),
        SiteTitle(
            "1846",
            optional_rules={
                "first_ed": ("privates_edition", "first"),
                "second_ed_co": ("guarantee_second_co", "on"),
            },
            names={2: "1846 2p Variant"},
            printed={"E11": 1, "G3": 2, "G7": 3, "G9": 4, "G15": 5},
        ),
    )
}


def site_title(title: str) -> SiteTitle:
    """The entry for one of our titles; one without peculiarities needs none."""
    return _TITLES.get(title) or SiteTitle(title)


def name_there(title: str, players: int) -> str:
    """What that site calls a game of the title with so many players."""
    return site_title(title).names.get(players, title)


def title_here(name: str, players: int) -> str:
    """Our title for a file's; a clear error when there is none, or none for so many players."""
    known = catalogue.titles()
    for title in known:
        counts = catalogue.player_counts(title)
        if name in (title, *site_title(title).names.values()):
            fitting = [count for count in counts if name_there(title, count) == name]
            if players not in fitting:
                span = f"{fitting[0]} to {fitting[-1]}" if len(fitting) > 1 else str(fitting[0])
                raise RecordError(f"{name} is for {span} players, not {players}")
            return title
    raise RecordError(f"title {name!r} is not one of ours; there are: {', '.join(known)}")


def options_here(title: str, rules: object) -> dict[str, str]:
    """Our options for the optional rules of a file."""
    if not isinstance(rules, (list, tuple)):
        raise RecordError("optional_rules is not a list")
    known = site_title(title).optional_rules
    chosen: dict[str, str] = {}
    for rule in rules:
        if not isinstance(rule, str) or rule not in known:
            raise RecordError(f"optional rule {rule!r} is not known here")
        option, value = known[rule]
        chosen[option] = value
    return chosen


def rules_there(title: str, players: int, options: dict[str, str]) -> list[str]:
    """The optional rules that make that site play with these options; an error when none do."""
    site = catalogue.facts_for(title, players, SITE).options
    differing = {name: value for name, value in options.items() if site[name] != value}
    rules = [rule for rule, (name, value) in site_title(title).optional_rules.items() if differing.get(name) == value]
    spoken_for = {site_title(title).optional_rules[rule][0] for rule in rules}
    strange = [f"{name}={value}" for name, value in differing.items() if name not in spoken_for]
    if strange:
        raise RecordError(f"18xx.games does not play with {', '.join(strange)}; use the preset {SITE}")
    return rules
