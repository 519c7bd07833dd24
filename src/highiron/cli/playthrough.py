"""A whole game as text to read beside the rules, and to compare: what was legal, what was done, what came of it."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from highiron.cli.console import figure, say
from highiron.cli.files import FILE, loaded

if TYPE_CHECKING:
    from highiron.core.families import Family
    from highiron.core.state import State
    from highiron.game import Game

MOST_LISTED = 1_000  # sets of runs that are counted


def playthrough(file: Path = FILE) -> None:
    """Tell a whole game, action by action.

    Every action in words with what it set off, in brackets what else was legal and how many ways there were, and at
    every change of round how everybody stands. The text says nothing about how the engine keeps a game: it changes only
    when the game does.

    \b
    Examples:
      highiron playthrough game.jsonl | less
      highiron playthrough before.jsonl > before.txt
    """
    from highiron.cli.console import printable_names

    game = loaded(file, None).game
    game.names = printable_names(game.names)
    for line in tell(game):
        typer.echo(line)


def tell(game: "Game") -> Iterator[str]:
    """The lines of the text."""
    from highiron import words
    from highiron.cli.position import headline, round_name
    from highiron.flow import engine

    start = game.at(0)
    yield say("game-of", game=headline(game).partition(";")[0], players=len(start.facts.seats), seed=str(game.seed))
    round_now = ""
    for number, action in enumerate(game.actions, 1):
        state = game.at(number - 1)
        if round_name(state) != round_now:
            round_now = round_name(state)
            yield from ("", f"== {round_now[0].upper()}{round_now[1:]}", *_standing(state, game.names), "")
        legal = sorted(_counted(family, state, game.names) for family in engine.legal(state))
        yield f"{number}. {words.say_action(action, game.names)} [{', '.join(legal)}]"
        yield from (f"   - {words.say_event(event, game.names)}" for event in game.events(number))
    end = words.say_end(game.state.ended) if game.over else say("not-yet")
    yield from ("", f"== {say('end', why=end)}", *_standing(game.state, game.names))


def _counted(family: "Family", state: "State", names: dict[str, str]) -> str:
    from highiron import words
    from highiron.cli.position import mark

    other = "" if family.seat == state.actor else mark("by", name=names[family.seat])
    if family.boxes:
        return f"{words.say_kind(family.kind)} {figure(family.count())}{other}"
    counted = sum(1 for _ in islice(family, MOST_LISTED + 1))  # sets of runs are found one by one
    shown = figure(counted) if counted <= MOST_LISTED else say("more-than", count=MOST_LISTED)
    return f"{words.say_kind(family.kind)} {shown}{other}"


def _standing(state: "State", names: dict[str, str]) -> Iterator[str]:
    """Bank, depot, players and companies: a line each."""
    from highiron.cli import position
    from highiron.cli.position import mark, money
    from highiron.core.ids import BANK, printed
    from highiron.core.shares import certificate_limit, counted_certificates, operating_order, worth

    broken = mark("broken") if state.bank_broken else ""
    bank = say("bank", money=money(state, state.cash[BANK]))
    phase = say("phase", phase=str(state.phase_facts.id))
    yield f"{phase[0].upper()}{phase[1:]}; {bank}{broken}"
    yield position.trains(state)
    yield say("tiles", list=position.tiles(state))
    if position.markers(state):
        yield say("markers", list=position.markers(state))
    limit = certificate_limit(state)
    for seat in state.facts.seats:
        parts = [
            f"{names[seat]}{mark('priority') if state.priority == seat else ''}: {money(state, state.cash[seat])}",
            say("worth", money=money(state, worth(state, seat))),
            say("certificates", number=counted_certificates(state, seat), of=limit),
            position.holdings(state, seat),
            _privates(state, seat),
            say("mark-owes", money=money(state, state.loans[seat])) if seat in state.loans else "",
            say("mark-bankrupt") if seat in state.bankrupt else "",
        ]
        yield "; ".join(part for part in parts if part)
    for company in operating_order(state, tuple(state.market)):
        yield _company(state, company, names)
    for private, owner in state.privates.items():
        if private in state.trains:  # an independent railway
            cash = say("cash", money=money(state, state.cash[private]))
            trains = say("its-trains", list=position.trains_of(state, private) or say("none"))
            led = names.get(owner) or say("no-owner")
            yield f"{printed(private)}, {led}: {cash}; {trains}; {say('its-tokens', list=_tokens(state, private))}"


def _company(state: "State", company: str, names: dict[str, str]) -> str:
    from highiron.cli.position import mark, money, trains_of
    from highiron.core.ids import POOL, printed
    from highiron.core.shares import unsold

    president = state.presidents.get(company)
    afloat = "" if company in state.floated else mark("not-floated")
    led = names[president] if president else say("no-president")
    parts = [
        f"{printed(company)}{afloat}, {led}: {say('price', money=money(state, state.price(company)))}",
        say("par", money=money(state, state.pars[company])) if company in state.pars else "",
        say("cash", money=money(state, state.cash[company])),
        say("unsold", count=unsold(state, company)),
        say("in-pool", count=state.held(company, POOL)),
        say("its-trains", list=trains_of(state, company) or say("none")),
        say("its-tokens", list=_tokens(state, company) or say("none"))
        + f", {say('tokens-left', count=state.tokens_left(company))}",
        _privates(state, company),
    ]
    return "; ".join(part for part in parts if part)


def _privates(state: "State", owner: str) -> str:
    from highiron.core.ids import printed

    owned = [printed(private) for private, holder in state.privates.items() if holder == owner]
    return say("privates", list=" ".join(owned)) if owned else ""


def _tokens(state: "State", company: str) -> str:
    return " ".join(f"{hex_id}.{stop}" for hex_id, stop in state.board.stations.get(company, ()))
