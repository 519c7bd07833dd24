"""Privates: what they are worth, bought in a company's turn, and what they give used."""

from collections.abc import Callable

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import act, decide
from highiron.bots.steady.knowledge import knowledge_of
from highiron.bots.steady.money import Treasury
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.track import best_lay
from highiron.core.actions import LayTile
from highiron.core.families import Span
from highiron.core.state import State
from highiron.steps.frames import OperatingTurn

# Rounds in which a private pays before a company takes it over or it closes.
PAYING_ROUNDS = 3.0
# Cash is scarcest at the start: a dollar that comes back later is worth this much when it has to be bid for.
PATIENCE = 0.4
Adviser = Callable[[Sight, Outlook, str], Decision | None]

_AFTER_BUILDING = ("run_trains", "dividend", "buy_train")  # steps in which a private's tile or marker comes too late
LEAST_GAIN = 20.0  # dollars that moving a private into a company must bring: it pays the company from then on
FORESIGHT = 1.0  # rounds before privates close in which a swap must be made


# --- what they are worth ----------------------------------------------------------------------------------------


def income(state: State, private: str) -> int:
    """What its owner gets in each operating round."""
    return state.facts.privates[private].revenue or knowledge_of(state).incomes.get(private, 0)


def power(state: State, private: str) -> int:
    """What its privilege is worth to the company that uses it."""
    return knowledge_of(state).powers.get(private, 0)


def gift(state: State, private: str) -> int:
    """What the free shares that come with it are worth."""
    return knowledge_of(state).gifts.get(private, 0)


def resale(state: State, private: str) -> int:
    """The most a company may pay for it, the usual way to move money from a company to its president."""
    return state.facts.privates[private].price_high


def auction_value(state: State, private: str) -> int:
    """What to bid at most: its face comes back, and the gain on top counts by the patience it takes."""
    facts = state.facts.privates[private]
    gain = income(state, private) * PAYING_ROUNDS + power(state, private)
    if not facts.price_high:  # it closes with the first train of its company: what remains is the gift
        return int(gift(state, private) + PATIENCE * gain + facts.face * PATIENCE / 2)
    gain += (resale(state, private) - facts.face) / 2
    return int(facts.face + PATIENCE * gain + gift(state, private))


def draft_value(state: State, private: str) -> int:
    """What a card of the draft brings: income, resale to an own company, and what that company gains by it.

    An independent brings its treasury, its train and its token to the company that takes it over.
    """
    facts = state.facts.privates[private]
    value = income(state, private) * PAYING_ROUNDS + power(state, private) + resale(state, private)
    if facts.operates:
        value += facts.treasury / 2 + state.facts.trains[facts.train].price / 2
    return int(value)


def keeping_value(state: State, private: str, rounds_left: float) -> int:
    """What a player who owns it would ask: the resale or face, and the income while it stays open."""
    facts = state.facts.privates[private]
    rounds = min(rounds_left, PAYING_ROUNDS)
    scores = facts.face if state.facts.privates_score else 0
    return int(max(resale(state, private), scores) + income(state, private) * rounds)


# --- in a company's turn ----------------------------------------------------------------------------------------


def decide_privates(sight: Sight, outlook: Outlook, turn: OperatingTurn) -> Decision | None:
    """A right that costs nothing, a private worth selling to the own company, or a swap for a share."""
    advisers: list[Adviser] = [buy_own_private, swap_private]
    if not any(sight.family(kind) for kind in _AFTER_BUILDING):
        advisers = [use_token, use_marker, use_tile, *advisers]
    for advise in advisers:
        decision = advise(sight, outlook, turn.company)
        if decision is not None:
            return decision
    return None


def use_token(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """A private's free token costs nothing and stays: at once."""
    family = sight.family("place_token")
    for box in family.boxes if family is not None else []:
        if family is not None and box["private"]:
            return decide(act(family, box), "uses-private", company=company, private=box["private"])
    return None


def use_tile(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """A private's tile where it adds revenue or leads on."""
    family = sight.family("lay_tile")
    lays = [lay for lay in family if isinstance(lay, LayTile) and lay.private] if family is not None else []
    found = best_lay(sight.state, outlook, company, lays)
    if found is None or not isinstance(found.action, LayTile):
        return None
    return decide(found.action, "uses-private", company=company, private=found.action.private)


def use_marker(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """The hex where a private's marker adds most to the runs."""
    family = sight.family("assign")
    for box in family.boxes if family is not None else []:
        assert family is not None
        private = box["private"]
        targets = box["target"] if isinstance(box["target"], tuple) else (box["target"],)
        now = revenue_marked(sight.state, company, private, sight.state.markers.get(private, ("", ""))[0])
        best = max(targets, key=lambda target: revenue_marked(sight.state, company, private, target))
        gain = revenue_marked(sight.state, company, private, best) - now
        if gain > 0:
            action = act(family, box, target=best)
            return decide(action, "sets-marker", company=company, private=private, hex=best, gain=gain)
    return None


def revenue_marked(state: State, company: str, private: str, target: str) -> int:
    """What the company would earn with the private's marker there."""
    marked = state.copy()
    marked.markers[private] = (target, company)
    outlook = Outlook(marked)
    return outlook.revenue_with(company, outlook.planned_trains(company))


def buy_own_private(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """Of the president's own privates one that the company can spare the money for, at the best price."""
    family = sight.family("buy_private")
    if family is None:
        return None
    state, seat = sight.state, sight.seat
    treasury = Treasury(state, outlook, seat, company, exact=False)
    cash = state.cash[company]
    now = treasury.value(cash)
    best: tuple[float, Decision] | None = None
    for box in family.boxes:
        private = box["private"]
        if state.privates.get(private) != seat:
            continue
        span = box["price"]
        for price in {span.high, (span.low + span.high) // 2, span.low} if isinstance(span, Span) else {span}:
            gain = (
                price
                + treasury.value(cash - price)
                - now
                - moved_income(state, outlook, treasury, private)
                + power(state, private)
            )
            if gain > LEAST_GAIN and (best is None or gain > best[0]):
                action = act(family, box, price=price)
                best = gain, decide(action, "buys-own-private", company=company, private=private, price=price)
    return best[1] if best is not None else None


def moved_income(state: State, outlook: Outlook, treasury: Treasury, private: str) -> float:
    """What the president gives up of the private's revenue, which the company gets instead."""
    rounds = min(outlook.rounds_left(), closing_in(state, outlook))
    return state.facts.privates[private].revenue * rounds * (1 - treasury.part)


def closing_in(state: State, outlook: Outlook) -> float:
    """Rounds until privates close: the next phase in which no company may buy them."""
    for index, phase in enumerate(state.facts.phases):
        if index > state.phase and not phase.corporations_buy_privates:
            return outlook.forecast.first_sales.get(phase.starts_with, outlook.rounds_left())
    return outlook.rounds_left()


def swap_private(sight: Sight, outlook: Outlook, company: str) -> Decision | None:
    """A private that can be swapped for a share goes when it would close soon."""
    family = sight.family("exchange_private")
    if family is None or closing_in(sight.state, outlook) > FORESIGHT:
        return None
    return decide(next(iter(family)), "swaps-closing-private", private=family.boxes[0]["private"])
