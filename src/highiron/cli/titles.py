"""What can be played."""

import typer


def titles(
    title: str = typer.Argument("", metavar="[TITLE]", help="Show the rule options of this title."),
) -> None:
    """List the titles, or the rule options of one.

    The first value of an option is the rulebook's, and the one a new game has. A preset is a named set of values:
    18xx.games is how that site plays, and what its files are replayed with.

    \b
    Examples:
      highiron titles
      highiron titles 1830
    """
    from highiron.cli import console
    from highiron.titles import catalogue

    if title:
        _options(title)
        return
    shown = console.table("title", "name", "designer", "players", "presets")
    for name in catalogue.playable():
        about = catalogue.about(name)
        counts = catalogue.player_counts(name)
        presets = ", ".join(catalogue.presets_of(name))
        shown.add_row(name, about["name"], about["designer"], f"{counts[0]}–{counts[-1]}", presets)
    console.results().print(shown)


def _options(title: str) -> None:
    from highiron import words
    from highiron.cli import console
    from highiron.titles import catalogue

    options = catalogue.options_of(title)
    presets = catalogue.presets_of(title)
    about = catalogue.about(title)
    out = console.results()
    out.print(console.say("title-by", name=about["name"], designer=about["designer"]), style="bold")
    for option in options:
        out.print(f"\n{option.name} [{option.rule}] {words.say_option(option.name)}", soft_wrap=True)
        if not option.values:
            out.print(f"  {console.say('any-number', number=int(option.default))}")
        for value in option.values:
            marks = [console.say("usual")] if value == option.default else []
            marks += [name for name, chosen in presets.items() if chosen.get(option.name) == value]
            meaning = words.say_option_value(option.name, value)
            note = f" ({', '.join(marks)})" if marks else ""
            out.print(f"  {value}: {meaning}{note}", soft_wrap=True)
