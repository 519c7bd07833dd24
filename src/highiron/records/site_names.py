"""How 18xx.games calls our titles: their names there, and its optional rules."""

from highiron.records.errors import RecordError
from highiron.records.site import site_of
from highiron.titles import catalogue
from highiron.words import told

SITE = "18xx.games"  # also the name of the preset that plays like that site


def name_there(title: str, players: int) -> str:
    """What that site calls a game of the title with so many players."""
    return site_of(title).names.get(players, title)


def title_here(name: str, players: int) -> str:
    """Our title for a file's; a clear error when there is none, or none for so many players."""
    known = catalogue.titles()
    for title in known:
        counts = catalogue.player_counts(title)
        if name in (title, *site_of(title).names.values()):
            fitting = [count for count in counts if name_there(title, count) == name]
            if players not in fitting:
                span = f"{fitting[0]} to {fitting[-1]}" if len(fitting) > 1 else str(fitting[0])
                raise RecordError(told("record-players", title=name, span=span, players=players))
            return title
    raise RecordError(told("record-title", name=f"{name}", known=", ".join(known)))


def options_here(title: str, rules: object) -> dict[str, str]:
    """Our options for the optional rules of a file."""
    if not isinstance(rules, (list, tuple)):
        raise RecordError(told("record-no-list", name="optional_rules"))
    known = site_of(title).optional_rules
    chosen: dict[str, str] = {}
    for rule in rules:
        if not isinstance(rule, str) or rule not in known:
            raise RecordError(told("record-optional-rule", rule=f"{rule}"))
        option, value = known[rule]
        chosen[option] = value
    return chosen


def rules_there(title: str, players: int, options: dict[str, str]) -> list[str]:
    """The optional rules that make that site play with these options; an error when none do."""
    site = catalogue.facts_for(title, players, SITE).options
    differing = {name: value for name, value in options.items() if site[name] != value}
    rules = [rule for rule, (name, value) in site_of(title).optional_rules.items() if differing.get(name) == value]
    spoken_for = {site_of(title).optional_rules[rule][0] for rule in rules}
    strange = [f"{name}={value}" for name, value in differing.items() if name not in spoken_for]
    if strange:
        raise RecordError(told("record-not-played-there", options=", ".join(strange), preset=SITE))
    return rules
