"""Routes of what never changes."""

from collections.abc import Callable
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.params import Parameter
from sqlalchemy import select

from highiron import words
from highiron.server.auth.caller import Caller
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.database.tables import Game
from highiron.server.errors import Problem
from highiron.server.games.written import facts_of_game
from highiron.server.heavy import Heavy, busy
from highiron.server.packing import answer, pack
from highiron.server.play.language import Locale, language
from highiron.server.reference import study
from highiron.server.reference.keys import (
    Settings,
    UnknownFacts,
    facts_key,
    facts_settings,
)
from highiron.server.reference.models import Catalogue, FactsSheet, Rulebook, TitleDetail, TitleSummary
from highiron.server.reference.rulebook import rulebook
from highiron.server.reference.sheets import NotDrawn, Sheets
from highiron.server.reference.title_list import title_detail, title_summary
from highiron.server.tables.access import visible_rows
from highiron.server.tables.routes import GameId, Invitation
from highiron.titles import catalogue
from highiron.titles.options import OptionError
from highiron.titles.versions import UnknownRules
from highiron.words import told
from highiron.words.catalogue import texts
from highiron.words.language import language_of, settled
from highiron.words.whole import whole

_TAGS = ["reference"]
FOR_EVER = "public, max-age=31536000, immutable"
A_WHILE = "public, max-age=300"
Check = Callable[[], None]  # raises what the answer then says


def _json(request: Request[Any, Any, Any], packed: bytes, caching: str) -> Response[Any]:
    return answer(request, packed, "application/json", caching)


def _in_language(request: Request[Any, Any, Any], locale: str, packed: bytes, caching: str) -> Response[Any]:
    """Where the address does not say the language, the header does, and else the caller's account: then no cache that
    people share may keep the answer.
    """
    if settled(locale):
        return _json(request, packed, caching)
    mine = caching.replace("public", "private")
    return answer(request, packed, "application/json", mine, Vary="Accept-Encoding, Accept-Language, Cookie")


@get("/api/titles", operation_id="titles", tags=_TAGS, sync_to_thread=True)
def titles(caller: Caller | None, locale: Locale = "") -> list[TitleSummary]:
    """The titles that can be played."""
    return [title_summary(title, language(locale, caller)) for title in catalogue.playable()]


@get("/api/titles/{title:str}", operation_id="title", tags=_TAGS, sync_to_thread=True)
def one_title(
    title: Annotated[str, Parameter(max_length=16)], caller: Caller | None, locale: Locale = ""
) -> TitleDetail:
    """A title with its rule options in words, its presets, and the bots that can take seats."""
    _check_title(title)
    return title_detail(title, language(locale, caller))


@get("/api/titles/{title:str}/facts", operation_id="title_facts", tags=_TAGS, sync_to_thread=True)
def title_facts(
    title: Annotated[str, Parameter(max_length=16)],
    caller: Caller | None,
    heavy: Heavy,
    sheets: Sheets,
    request: Request[Any, Any, Any],
    players: Annotated[int, Parameter(ge=0, le=12, description="How many play; by default the usual number.")] = 0,
    locale: Locale = "",
) -> Response[FactsSheet]:
    """The facts of a title with its usual options: everything there is to look up without a game."""
    _check_title(title)
    counts = catalogue.player_counts(title)
    if players and players not in counts:
        raise Problem(422, "invalid", told("problem-players-of-title", title=title, counts=", ".join(map(str, counts))))
    found = catalogue.facts_for(title, players or counts[len(counts) // 2])
    sheet = _made_in_turn(request, heavy, sheets, facts_key(found), language(locale, caller))
    return _in_language(request, locale, sheet, A_WHILE)


def _made_in_turn(
    request: Request[Any, Any, Any], heavy: Heavy, sheets: Sheets, key: str, locale: str, check: Check = lambda: None
) -> bytes:
    """Facts, packed. There are more of them than are kept, and making them takes time: strangers take turns."""
    found = sheets.known(key, locale)
    if found is not None:
        return found
    with heavy.turn(request, heavy.drawing) as bill:
        check()
        try:
            found, bill.elsewhere = sheets.made(key, locale)
        except NotDrawn:
            raise busy() from None
        except UnknownFacts:
            raise _no_such_facts() from None
    return found


def _no_such_facts() -> Problem:
    return Problem(404, "unknown-facts", told("problem-no-such-facts"))


@get("/api/titles/{title:str}/rules", operation_id="rules", tags=_TAGS, sync_to_thread=True)
def rules(
    title: Annotated[str, Parameter(max_length=16)],
    caller: Caller | None,
    request: Request[Any, Any, Any],
    locale: Locale = "",
) -> Response[Rulebook]:
    """The rules of a title in our own words, by the numbers that reasons name. `language` says in which language."""
    _check_title(title)
    return _in_language(request, locale, _encoded_rules(title, language_of(language(locale, caller))), A_WHILE)


@lru_cache(maxsize=32)
def _encoded_rules(title: str, locale: str) -> bytes:
    return pack(msgspec.json.encode(rulebook(title, locale)))


def _check_title(title: str) -> None:
    if title not in catalogue.playable():
        raise Problem(404, "unknown-title", told("problem-unknown-title", known=", ".join(catalogue.playable())))


@get("/api/facts/{key:str}", operation_id="facts", tags=_TAGS, sync_to_thread=True)
def facts(
    key: Annotated[str, Parameter(max_length=2000, description="The name of facts, from a table or a view.")],
    database: Database,
    heavy: Heavy,
    sheets: Sheets,
    request: Request[Any, Any, Any],
    locale: Locale = "",
) -> Response[FactsSheet]:
    """Everything static about games of a title with a set of options and a number of players; may be kept for ever."""
    found = _made_in_turn(request, heavy, sheets, key, language(locale, None), lambda: _check_wanted(key, database))
    return _in_language(request, locale, found, FOR_EVER)


def _check_wanted(key: str, database: Database) -> None:
    """Facts are large: only those that some table uses are made for strangers."""
    try:
        settings = facts_settings(key)
    except UnknownFacts:
        raise _no_such_facts() from None
    if settings.changed and not _in_use(database, settings):
        raise Problem(404, "unknown-facts", told("problem-unknown-facts"))


def _in_use(database: Database, settings: Settings) -> bool:
    title, version, players = settings.title, settings.version, settings.players
    try:
        wanted = dict(catalogue.facts_of_version(title, version, players).options) | settings.changed
    except (OptionError, UnknownRules):
        return False
    here = (Game.title == title, Game.rules_version == version, Game.players == players)
    with database.reading() as session:
        games = session.scalars(select(Game.options).where(*here).distinct())
        stored = [msgspec.json.decode(options, type=dict[str, str]) for options in games]
    return any(_settled(settings, options) == wanted for options in stored)


def _settled(settings: Settings, stored: dict[str, str]) -> dict[str, str] | None:
    """All options of a stored game; None when one of them is no longer known."""
    try:
        facts = catalogue.stored_facts(settings.title, settings.version, settings.players, stored)
    except (OptionError, UnknownRules):
        return None
    return dict(facts.options)


@get("/api/games/{game_id:str}/facts", operation_id="game_facts", tags=_TAGS, sync_to_thread=True)
def game_facts(
    game_id: GameId,
    database: Database,
    caller: Caller | None,
    heavy: Heavy,
    sheets: Sheets,
    request: Request[Any, Any, Any],
    locale: Locale = "",
    invitation: Invitation = "",
) -> Response[FactsSheet]:
    """The facts of a game."""
    with database.reading() as session:
        row, _ = visible_rows(session, game_id, caller, invitation)
        found = facts_of_game(row)
    sheet = _made_in_turn(request, heavy, sheets, facts_key(found), language(locale, caller))
    return _in_language(request, locale, sheet, "private, max-age=300")


@get("/api/words/{locale:str}", operation_id="words", tags=_TAGS, sync_to_thread=True)
def catalogues(
    request: Request[Any, Any, Any],
    locale: Annotated[str, Parameter(max_length=16)],
    part: Annotated[
        Literal["all", "page"],
        Parameter(description="`page`: in one text what the page says itself, English where the language lacks it."),
    ] = "all",
) -> Response[Catalogue]:
    """The Fluent catalogues of a language. What a language lacks is to be taken from English."""
    if locale not in words.locales():
        raise Problem(404, "unknown-language", told("problem-unknown-language", known=", ".join(words.locales())))
    of_titles = (catalogue.words_of_titles(locale), catalogue.words_of_titles(words.DEFAULT))
    return _json(request, _catalogue(locale, part == "page", *of_titles), A_WHILE)


@get("/api/atlas", operation_id="atlas", tags=_TAGS, sync_to_thread=True)
def atlas(request: Request[Any, Any, Any], config: Config) -> Response[dict[str, Any]]:
    """The last run of the railway study as a map needs it; the run that is shipped where there is none."""
    return _json(request, study.encoded(config.study), A_WHILE)


@lru_cache(maxsize=64)
def _catalogue(locale: str, of_pages: bool, *of_titles: tuple[tuple[str, str], ...]) -> bytes:
    found = {"page.ftl": whole(locale, of_pages=True)} if of_pages else texts(locale)
    return pack(msgspec.json.encode(Catalogue(locale, words.locales(), found)))


ROUTES = [titles, one_title, title_facts, rules, facts, game_facts, catalogues, atlas]
