"""Titles in words."""

from highiron.bots import bot_names
from highiron.bots.levels import LEVELS, NAMES
from highiron.server.reference.models import OptionValue, RuleOption, TitleDetail, TitleSummary
from highiron.titles import catalogue
from highiron.titles.options import Option
from highiron.words import message, say_option, say_option_value
from highiron.words.catalogue import has_message


def title_summary(title: str, locale: str) -> TitleSummary:
    """A title for a list."""
    about = catalogue.about(title)
    counts = catalogue.player_counts(title)
    return TitleSummary(
        title=title,
        name=about["name"],
        designer=_words(f"designer-{title}", locale) or about["designer"],
        players=counts,
        about=_words(f"title-{title}", locale),
        length=_words(f"title-{title}.length", locale),
        character=_words(f"title-{title}.character", locale),
        rules_version=catalogue.facts_for(title, counts[0]).rules_version,
    )


def title_detail(title: str, locale: str) -> TitleDetail:
    """A title with its options and presets."""
    summary = title_summary(title, locale)
    return TitleDetail(
        **{name: getattr(summary, name) for name in summary.__struct_fields__},
        options=[_option(option, locale) for option in catalogue.options_of(title)],
        presets=catalogue.presets_of(title),
        bots=bot_names(),
        levels=list(LEVELS),
        characters=list(NAMES),
    )


def _option(option: Option, locale: str) -> RuleOption:
    return RuleOption(
        name=option.name,
        rule=option.rule,
        text=say_option(option.name, locale),
        default=option.default,
        values=[OptionValue(value, say_option_value(option.name, value, locale)) for value in option.values],
    )


def _words(key: str, locale: str) -> str:
    return message(key, locale) if has_message(key, locale) else ""
