"""What a programmed move does when its seat is asked, and what ends it. Pure functions of the game."""

import msgspec

from highiron.core.actions import Action, BuyShare, Pass
from highiron.core.events import Event
from highiron.core.shares import source_of
from highiron.core.state import State
from highiron.flow import engine
from highiron.server.games.models import EntryRow
from highiron.server.programs.models import AnyProgram, BuyProgram, PassProgram
from highiron.steps.buying import share_price
from highiron.steps.frames import Auction

OPERATING = "operating"
STOPPED = "program-stopped"
FIRED = "program-fired"


class Step(msgspec.Struct, frozen=True):
    """What to do now: an action with the line that tells of it, only a line (it has ended), or nothing (wait)."""

    action: Action | None = None
    line: Event | None = None


def round_key(state: State) -> str:
    """The round that a program set now is for: its kind and turn; "" while companies operate."""
    place = state.facts.rules.round_of(state)
    return f"{place.frame} {place.turn}" if place.kind not in ("", OPERATING) else ""


def ended(why: str, **args: object) -> Step:
    return Step(line=Event(STOPPED, {"why": why, **args}))


def next_step(program: AnyProgram, bound: str, seat: str, state: State, entries: list[EntryRow]) -> Step:
    """What the program does now, given the entries since it was set. `bound` is its round, "" for the next one."""
    if any(entry.kind != "action" for entry in entries):
        return ended("undone")
    if bound and round_key(state) != bound:
        return ended("round-ended")
    if isinstance(program, PassProgram):
        stop = _pass_stops(program, seat, state, entries)
    else:
        stop = _buy_stops(program, seat, state, entries)
    if stop is not None:
        return stop
    if not bound or state.actor != seat:
        return Step()
    if isinstance(program, PassProgram):
        return _checked(state, Pass(seat=seat), Event(FIRED, {"kind": "pass"}))
    return _buy(program, seat, state, entries)


def _checked(state: State, action: Action, line: Event) -> Step:
    reasons = engine.explain(state, action)
    if reasons:
        return ended("refused", rule=reasons[0].rule)
    return Step(action, line)


def _buy(program: BuyProgram, seat: str, state: State, entries: list[EntryRow]) -> Step:
    """Buy; if this turn's purchase is made already and something is left to do, end the turn."""
    if entries and entries[-1].by == "program" and entries[-1].seat == seat:
        return _checked(state, Pass(seat=seat), Event(FIRED, {"kind": "pass"}))
    company, source = program.company, source_of(state, program.company, program.source)
    price = share_price(state, company, source)
    line = Event(FIRED, {"kind": "buy", "company": company, "source": source, "price": price})
    return _checked(state, BuyShare(seat=seat, company=company, source=source), line)


def _buy_stops(program: BuyProgram, seat: str, state: State, entries: list[EntryRow]) -> Step | None:
    company, source = program.company, source_of(state, program.company, program.source)
    if company not in state.shares or company not in state.pars:
        return ended("not-started", company=company)
    if program.until == "floated" and company in state.floated:
        return ended("floated", company=company)
    if program.until == "shares" and state.held(company, seat) >= program.shares:
        return ended("enough", company=company, count=state.held(company, seat))
    if program.as_president and state.presidents.get(company) != seat:
        return ended("not-president", company=company)
    for _, event in _by_others(seat, entries):
        if event.code == "presidency-passed" and event.args["company"] == company and event.args["from"] == seat:
            return ended("president-changed", company=company, to=event.args["to"])
        if event.code == "shares-sold" and event.args["company"] == company:
            return ended("shares-sold", company=company, seat=event.args["seat"])
    price = share_price(state, company, source)
    if program.at_most and price > program.at_most:
        return ended("too-dear", company=company, price=price)
    if state.held(company, source) == 0:
        return ended("none-left", company=company, source=source)
    if state.actor == seat and price > state.cash[seat] and round_key(state):
        return ended("no-cash", company=company, price=price)
    return None


def _by_others(seat: str, entries: list[EntryRow]) -> list[tuple[str, Event]]:
    """What others did since, with who did it."""
    return [(entry.seat, event) for entry in entries if entry.seat != seat for event in entry.events]


def _pass_stops(program: PassProgram, seat: str, state: State, entries: list[EntryRow]) -> Step | None:
    for actor, event in _by_others(seat, entries):
        stop = _pass_stop(program, seat, state, actor, event)
        if stop is not None:
            return stop
    return None


def _pass_stop(program: PassProgram, seat: str, state: State, actor: str, event: Event) -> Step | None:
    """Whether one event ends the program."""
    args = event.args
    company = str(args.get("company", ""))
    mine = company in state.shares and state.held(company, seat) > 0
    watched = program.stops_on
    if event.code in ("share-bought", "shares-sold", "shares-issued", "shares-redeemed", "private-exchanged"):
        why = "shares-sold" if event.code in ("shares-sold", "shares-issued") else "shares-bought"
        return ended(why, seat=actor, company=company) if mine and why in watched else None
    if event.code in ("presidency-passed", "presidency-taken"):
        if "president-changed" in watched and seat in (args.get("from"), args["to"]):
            return ended("president-changed", company=company, to=args["to"])
        return None
    if event.code == "company-started":
        return ended("company-started", seat=actor, company=company) if "company-started" in watched else None
    if event.code == "price-moved":
        return ended("price-moved", company=company) if mine and "price-moved" in watched else None
    if event.code == "bid-made" and "bid-made" in watched and args["private"] in _my_bids(state, seat):
        return ended("bid-made", seat=actor, private=args["private"])
    return None


def _my_bids(state: State, seat: str) -> set[str]:
    return {
        private
        for frame in state.frames
        if isinstance(frame, Auction)
        for private, bidder, _ in frame.bids
        if bidder == seat
    }
