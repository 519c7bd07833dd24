"""Advice that stores nothing: why not, what if, best runs, what a lay earns."""

from typing import Any

from highiron.core.actions import Action, Answer, LayTile, Run, RunTrains, action_to_data
from highiron.core.events import Event, Refused
from highiron.core.state import State
from highiron.flow import engine
from highiron.routes.receipt_types import Receipt
from highiron.server.errors import Problem
from highiron.server.play import examples, models
from highiron.server.play.figures import figures_of, knows_all
from highiron.server.play.wording import event_lines, reason_words, receipt_words
from highiron.steps.frames import Offer
from highiron.steps.run import RunFamily, after_lays, best_set, check_runs, trains_of, what_if
from highiron.words import told

Names = dict[str, str]


def explain(state: State, seat: str | None, action: Action, names: Names, locale: str) -> models.Explanation:
    """Whether the action is legal, by what the seat may know."""
    reasons = engine.explain(engine.seen_by(state, seat), action)
    return models.Explanation(not reasons, reason_words(reasons, names, locale))


def refusals(
    state: State, seat: str, kind: str, fixed: examples.Fixed, names: Names, locale: str
) -> list[models.Refusal]:
    """Moves that the seat cannot make now, each with the reasons, by what it may know."""
    return [
        models.Refusal(action_to_data(action), reason_words(reasons, names, locale))
        for action, reasons in examples.refusals(engine.seen_by(state, seat), seat, kind, fixed)
    ]


def preview(
    state: State,
    seat: str | None,
    actions: list[Action],
    names: Names,
    locale: str,
    routes: bool = False,
    agreed: bool = False,
) -> dict[str, Any]:
    """The content of a `Preview`: what a line of actions would lead to, up to the first one that is refused.

    With `routes` also the best runs of who runs next; with `agreed` an offer at its end is taken as accepted.
    """
    _must_know(state, seat)
    start = after = engine.seen_by(state, seat)
    events: list[Event] = []
    played = 0
    reasons: list[models.ReasonWords] = []
    for action in actions:
        try:
            after, happened = engine.apply(after, action)
        except Refused as refused:
            reasons = reason_words(refused.reasons, names, locale)
            break
        played += 1
        events += happened
        if not knows_all(after, seat):
            break
    other = asked_to_agree(after, actions) if agreed and not reasons else ""
    if other:
        after, happened = engine.apply(after, Answer(seat=other, accept=True))
        events += happened
    before_view, view = engine.view(start, seat), engine.view(after, seat)
    legal = engine.legal(after) if knows_all(after, seat) else []
    running = next((family.company for family in legal if isinstance(family, RunFamily)), "") if routes else ""
    return {
        "legal": not reasons,
        "played": played,
        "reasons": reasons,
        "events": events,
        "lines": event_lines(events, names, locale, state.facts),
        "changes": {key: value for key, value in view.items() if before_view.get(key) != value},
        "view": view if played else None,
        "figures": figures_of(after, names, locale) if played else None,
        "legal_after": [family.to_data() for family in legal],
        "actor": after.actor,
        "routes": best_routes(after, running, names, locale) if running else None,
        "agreed": other,
    }


def asked_to_agree(state: State, actions: list[Action]) -> str:
    """The seat to which the last of these actions has made an offer; "" when it was none."""
    offer = state.frame if state.frames else None
    made = isinstance(offer, Offer) and actions and offer.proposal == actions[-1]
    return state.frame.seat if made else ""


def after_line(state: State, seat: str | None, actions: list[Action], names: Names, locale: str) -> State:
    """The state after a line of actions that are tried out. Raises 422 `refused` when one of them is not legal."""
    if actions:
        _must_know(state, seat)
        state = engine.seen_by(state, seat)
    for action in actions:
        try:
            state, _ = engine.apply(state, action)
        except Refused as refused:
            reasons = reason_words(refused.reasons, names, locale)
            raise Problem(422, "refused", " ".join(reason.text for reason in reasons), reasons=reasons) from None
    return state


def _must_know(state: State, seat: str | None) -> None:
    if not knows_all(state, seat):
        raise Problem(409, "hidden-things", told("problem-hidden-things"))


def best_routes(state: State, company: str, names: Names, locale: str) -> models.RouteSet:
    """The best set of runs of a company with its receipts."""
    _must_run(state, company)
    best = best_set(state, company)
    return models.RouteSet(
        company=company,
        trains=[train for train, _ in trains_of(state, company)],
        total=best.total,
        bound=best.bound,
        proven=best.proved,
        runs=[_bill(run, receipt, names, locale) for run, receipt in zip(best.runs, best.receipts, strict=True)],
    )


def check_routes(
    state: State, company: str, runs: list[Run], names: Names, locale: str, *, compare: bool = True
) -> models.CheckedRoutes:
    """Hand-made runs: legality, and, to `compare`, how much they fall short of the best set."""
    _must_run(state, company)
    asked = tuple(runs)
    checked = check_runs(state, company, asked)
    best = best_set(state, company).total if compare else checked.revenue
    receipts: list[Receipt | None] = [*checked.receipts] if not checked.reasons else [None] * len(asked)
    total = checked.revenue
    if checked.reasons:
        # Whatever is wrong with the others, a run that is legal by itself shows what it would bring.
        alone = [check_runs(state, company, (run,)) for run in asked]
        receipts = [single.receipts[0] if single.receipts else None for single in alone]
        total = 0
    return models.CheckedRoutes(
        company=company,
        legal=not checked.reasons,
        total=total,
        best=best,
        shortfall=max(0, best - total),
        runs=[_bill(run, receipt, names, locale) for run, receipt in zip(asked, receipts, strict=True)],
        reasons=reason_words(checked.reasons, names, locale),
    )


def lay_gains(state: State, company: str) -> models.LayGains:
    """What each legal lay of the company would earn; empty when it has no lay now."""
    _must_run(state, company)
    lays = [
        action
        for family in engine.legal(state)
        if family.kind == "lay_tile"
        for action in family
        if isinstance(action, LayTile) and action.company == company
    ]
    outcomes = after_lays(state, lays)
    return models.LayGains(
        company=company,
        now=what_if(state, company).now.total,
        lays=[
            models.LayGain(lay.hex, lay.tile, lay.rotation, lay.private, outcome.revenue, outcome.gain)
            for lay, outcome in zip(lays, outcomes, strict=True)
        ],
    )


def _bill(run: Run, receipt: Receipt | None, names: Names, locale: str) -> models.RunBill:
    return models.RunBill(run.train, list(run.path), receipt_words(receipt, names, locale) if receipt else None)


def _must_run(state: State, company: str) -> None:
    action = RunTrains(seat=state.facts.seats[0], company=company, runs=())
    if company not in state.trains or any(r.code == "unknown-company" for r in engine.explain(state, action)):
        raise Problem(404, "unknown-company", told("problem-unknown-company", company=company[:20]))
