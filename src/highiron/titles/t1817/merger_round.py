"""Part A of the merger and acquisition round: white companies convert and merge (1817-6.1, 1817-6.7)."""

from collections.abc import Callable
from typing import ClassVar, Final

import msgspec

from highiron.core.actions import Action, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, add_family, passing, single
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.shares import operating_order
from highiron.core.state import State
from highiron.flow.checks import reason, short_of_cash, wrong_seat
from highiron.steps.depot import ask_discards
from highiron.steps.offers import ask
from highiron.steps.turn import END, Step, Turn, next_step
from highiron.titles.t1817.actions import Convert, Merge, TakeLoan
from highiron.titles.t1817.frames import MergerRound, MergerTurn
from highiron.titles.t1817.loans import may_borrow, take_loan
from highiron.titles.t1817.mergers import (
    ask_tokens,
    convert,
    may_grow,
    merge,
    merged_cell,
    pay_for_conversion,
    president_of_both,
)
from highiron.titles.t1817.trading import SHARE_TRADE, traders
from highiron.titles.t1817.zones import is_grey, is_red

CONVERTED: Final = "convert"
MERGED: Final = "merge"

Then = Callable[[State, MergerRound, list[Event]], None]


def begin_mergers(state: State, number: int, of: int, then_of: int, events: list[Event]) -> None:
    """Order and zones are those of this moment (1817-6.2, 1817-6.3)."""
    order = operating_order(state, tuple(state.market))
    red = tuple(company for company in order if is_red(state, company))
    grey = tuple(company for company in order if is_grey(state, company))
    white = tuple(company for company in order if company not in red and company not in grey)
    events.append(Event("merger-round-began", {"turn": state.turn, "number": number}))
    state.push(
        MergerRound(
            seat="",
            number=number,
            of=of,
            then_of=then_of,
            waiting=white,
            order=tuple(order),
            red=red,
            grey=grey,
        )
    )


class MergerRoundHandler(Handler):
    """One company after the other; then the sales."""

    frame: ClassVar[type[Frame]] = MergerRound

    def __init__(self, then: Then) -> None:
        self.then = then

    def settle(self, state: State, events: list[Event]) -> bool:
        done = state.frame
        assert isinstance(done, MergerRound)
        if not done.waiting:
            state.pop()
            self.then(state, done, events)
            return True
        company = done.waiting[0]
        state.replace_frame(msgspec.structs.replace(done, waiting=done.waiting[1:]))
        if may_grow(state, company) and company not in done.grown:
            state.push(MergerTurn(seat=state.presidents[company], company=company))
        return True


class MergerTurns(Turn[MergerTurn]):
    """What one company does: it grows, its shares are traded, it borrows, it pays for its tokens (1817-6.10)."""

    frame: ClassVar[type[Frame]] = MergerTurn

    def turn_of(self, state: State) -> MergerTurn:
        turn = state.frame
        assert isinstance(turn, MergerTurn)
        return turn

    def seat_of(self, state: State, turn: MergerTurn) -> str:
        return turn.traders[0] if turn.traders and turn.step == SHARE_TRADE else state.presidents[turn.company]

    def explain_actor(self, state: State, turn: MergerTurn, action: Action) -> list[Reason]:
        return wrong_seat(state, action, "growth-turn")


def partners(state: State, company: str) -> list[str]:
    """White companies of the same size that have not grown in this round (1817-6.8, 1817-6.11)."""
    grown = _round(state).grown
    size = state.charter(company).shares
    return [
        other
        for other in state.market
        if other != company and state.charter(other).shares == size and may_grow(state, other) and other not in grown
    ]


def explain_merger(state: State, company: str, other: str) -> list[Reason]:
    """Why the two may not merge (1817-6.8, 1817-6.11, 1817-6.13, 1817-6.15)."""
    if other not in partners(state, company):
        rule = "one-growth" if other in _round(state).grown else "merger-partners"
        return [reason(state, "not-a-partner", rule, company=company, target=other)]
    if state.charter(company).shares == 2:
        starter = state.presidents[company]
        if starter == state.presidents[other]:
            return []
        price = state.facts.market.price(merged_cell(state, company, other))
        return short_of_cash(state, starter, price, "merger-of-small")
    if not president_of_both(state, company, other):
        return [reason(state, "nobody-would-direct", "merger-president", company=company, target=other)]
    return []


class GrowStep(Step[MergerTurn]):
    """Convert, propose a merger, or do nothing (1817-6.7)."""

    name = "grow"
    kinds: ClassVar[tuple[type[Action], ...]] = (Convert, Merge, Pass)

    def __init__(self, consent: bool, either_survives: bool) -> None:
        self.consent = consent
        self.either_survives = either_survives

    def asks(self, state: State, turn: MergerTurn) -> bool:
        return True

    def survivors(self, company: str, other: str) -> tuple[str, ...]:
        """Which of the two may stay; the company whose turn it is has no name there (1817-6.12)."""
        return ("", other) if self.either_survives else ("",)

    def add_families(self, state: State, turn: MergerTurn, found: list[Family], current: bool) -> None:
        found += [passing(turn.seat), single("convert", turn.seat, company=turn.company)]
        boxes: list[Box] = []
        for other in partners(state, turn.company):
            if explain_merger(state, turn.company, other):
                continue
            left = tuple(name for name in self.survivors(turn.company, other) if (other, name) not in turn.declined)
            if left:
                boxes.append({"company": turn.company, "target": other, "survivor": left})
        add_family(found, "merge", turn.seat, boxes)

    def explain(self, state: State, turn: MergerTurn, action: Action, current: bool) -> list[Reason]:
        if isinstance(action, Pass):
            return []
        assert isinstance(action, (Convert, Merge))
        company = turn.company
        if action.company != company:
            return [reason(state, "not-your-company", "growth-turn", company=action.company, turn=company)]
        if isinstance(action, Convert):
            return []
        other = action.target
        reasons = explain_merger(state, company, other)
        if action.survivor not in self.survivors(company, other):
            reasons.append(reason(state, "does-not-survive", "merger-survivor", company=action.survivor))
        if (other, action.survivor) in turn.declined:
            reasons.append(reason(state, "merger-was-declined", "merger-consent", target=other))
        return reasons

    def apply(self, state: State, turn: MergerTurn, action: Action, events: list[Event]) -> None:
        company = turn.company
        if isinstance(action, Convert):
            convert(state, company, events)
            self.go_on(state, turn, company, CONVERTED)
        elif isinstance(action, Merge):
            partner = state.presidents[action.target]
            if self.consent and partner != action.seat:
                events.append(
                    Event(
                        "merger-proposed",
                        {"seat": action.seat, "to": partner, "company": company, "target": action.target},
                    )
                )
                ask(state, action, partner)
            else:
                self.complete(state, action, events)
        else:
            events.append(Event("passed", {"seat": action.seat}))
            state.replace_frame(msgspec.structs.replace(turn, step=END))

    def complete(self, state: State, proposal: Action, events: list[Event]) -> None:
        """Both presidents agree (1817-6.11)."""
        turn = state.frame
        assert isinstance(proposal, Merge) and isinstance(turn, MergerTurn)
        survivor = proposal.survivor or proposal.company
        merge(state, proposal.company, proposal.target, survivor, events)
        self.go_on(state, turn, survivor, MERGED)
        ask_discards(state)
        ask_tokens(state, survivor)

    def declined(self, state: State, proposal: Action, events: list[Event]) -> None:
        """The same is not proposed again in this turn."""
        turn = state.frame
        assert isinstance(proposal, Merge) and isinstance(turn, MergerTurn)
        declined = (*turn.declined, (proposal.target, proposal.survivor))
        state.replace_frame(msgspec.structs.replace(turn, declined=declined))

    def go_on(self, state: State, turn: MergerTurn, company: str, grew: str) -> None:
        """The company has had its one growth of this round (1817-6.8); trading follows."""
        note_grown(state, company)
        next_step(state, turn, company=company, grew=grew, traders=traders(state, company))


class LoansStep(Step[MergerTurn]):
    """Loans up to the new limit, none is repaid; then a conversion's tokens are paid for (1817-6.27, 1817-6.19)."""

    name = "loans"
    kinds: ClassVar[tuple[type[Action], ...]] = (TakeLoan, Pass)

    def asks(self, state: State, turn: MergerTurn) -> bool:
        return may_borrow(state, turn.company) > 0

    def add_families(self, state: State, turn: MergerTurn, found: list[Family], current: bool) -> None:
        found += [passing(turn.seat), single("take_loan", turn.seat, company=turn.company)]

    def explain(self, state: State, turn: MergerTurn, action: Action, current: bool) -> list[Reason]:
        if isinstance(action, TakeLoan) and action.company != turn.company:
            return [reason(state, "not-your-company", "growth-turn", company=action.company, turn=turn.company)]
        return []

    def apply(self, state: State, turn: MergerTurn, action: Action, events: list[Event]) -> None:
        if isinstance(action, TakeLoan):
            take_loan(state, turn.company, events)
        else:
            events.append(Event("passed", {"seat": action.seat}))
            next_step(state, turn)
            self.skipped(state, turn, events)

    def skipped(self, state: State, turn: MergerTurn, events: list[Event]) -> None:
        if turn.grew == CONVERTED:
            pay_for_conversion(state, turn.company, events)


def note_grown(state: State, company: str) -> None:
    at = state.frames.index(_round(state))
    found = state.frames[at]
    assert isinstance(found, MergerRound)
    changed = msgspec.structs.replace(found, grown=(*found.grown, company))
    state.frames = (*state.frames[:at], changed, *state.frames[at + 1 :])


def _round(state: State) -> MergerRound:
    for frame in state.frames:
        if isinstance(frame, MergerRound):
            return frame
    raise AssertionError("companies grow in a merger round")
