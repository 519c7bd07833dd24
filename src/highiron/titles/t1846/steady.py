"""What `steady` thinks of 1846's companies and privates; its drafts, second tiles and steamboat."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import act, decide
from highiron.bots.steady.knowledge import Knowledge, Taste
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.privates import draft_value, revenue_marked
from highiron.bots.steady.track import best_lay
from highiron.core.actions import Assign, ChooseCard, LayTile, Pass
from highiron.core.frames import tag_of
from highiron.core.state import State
from highiron.titles.t1846.draft import is_blank, price_of
from highiron.titles.t1846.frames import Draft, OpenDraft, SecondTile, Steamboat

DRAFT_SPENT_AT_MOST = 0.5  # of the starting cash: the rest has to start a company


def decide_draft(sight: Sight, outlook: Outlook, taste: Taste) -> Decision:
    """The card with the largest gain over its price, within what may be spent; a blank costs nothing."""
    state, seat = sight.state, sight.seat
    draft = state.frame
    assert isinstance(draft, Draft)
    family = sight.family("choose_card")
    cards = family.boxes[0]["card"] if family is not None else ()
    prices = {card: draft.price if card == draft.last else price_of(state, card) for card in cards}
    spent = sum(price_of(state, card) for owner, card in draft.chosen if owner == seat)
    return _choose(sight, taste, prices, int(state.facts.cash * DRAFT_SPENT_AT_MOST) - spent)


def decide_open_draft(sight: Sight, outlook: Outlook, taste: Taste) -> Decision:
    """The same with all cards open. While several are left somebody has to take one, or the game would never begin."""
    state, seat = sight.state, sight.seat
    draft = state.frame
    assert isinstance(draft, OpenDraft)
    family = sight.family("choose_card")
    cards = family.boxes[0]["card"] if family is not None else ()
    prices = {card: price_of(state, card) - draft.discount for card in cards}
    return _choose(sight, taste, prices, state.cash[seat] - int(state.facts.cash * (1 - DRAFT_SPENT_AT_MOST)))


def _choose(sight: Sight, taste: Taste, prices: dict[str, int], spendable: int) -> Decision:
    """The largest gain that may be spent; passing where that is allowed and nothing pays."""
    state, seat = sight.state, sight.seat
    values = {card: 0.0 if is_blank(state, card) else draft_value(state, card) * taste.of(card) for card in prices}
    gains = {card: int(values[card]) - price for card, price in prices.items()}
    within = [card for card in gains if prices[card] <= spendable and (gains[card] > 0 or is_blank(state, card))]
    may_pass = sight.family("pass") is not None
    if within:
        card = max(within, key=lambda name: gains[name])
    elif gains and not (may_pass and len(gains) == 1):
        card = min(gains, key=lambda name: prices[name])
    else:
        return decide(Pass(seat=seat), "waits-for-lower-price")
    action = ChooseCard(seat=seat, card=card)
    if is_blank(state, card):
        return decide(action, "drafts-blank")
    return decide(action, "drafts-private", private=card, price=prices[card], value=prices[card] + gains[card])


def second_tile(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """The second tile of a private, any that fits: it is free and the first one leads to it."""
    frame = sight.state.frame
    assert isinstance(frame, SecondTile)
    family = sight.family("lay_tile")
    lays = [lay for lay in family if isinstance(lay, LayTile) and lay.private == frame.private] if family else []
    if not lays:
        return None
    found = best_lay(sight.state, outlook, frame.company, lays)
    action = found.action if found is not None else lays[0]
    return decide(action, "uses-private", company=frame.company, private=frame.private)


def set_steamboat(sight: Sight, outlook: Outlook, taste: Taste) -> Decision | None:
    """The own company and the port that earn most together; set one after the other."""
    state = sight.state
    family = sight.family("assign")
    if family is None:
        return None
    private = family.boxes[0]["private"]
    targets = [move.target for move in family if isinstance(move, Assign)]
    port, served = state.markers.get(private, ("", ""))
    companies = [name for name in {served, *targets} if name in state.trains and runs_for(state, name, sight.seat)]
    ports = [name for name in {port, *targets} if name and name in state.facts.plan.index]
    plans = [(revenue_marked(state, name, private, place), name, place) for name in companies for place in ports]
    if not plans:
        return None
    _, name, place = max(plans, key=lambda plan: (plan[0], plan[1] == served, plan[2] == port, plan[1], plan[2]))
    for target in (name, place):
        if target in targets and target not in (served, port):
            return decide(act(family, family.boxes[0], target=target), "sets-steamboat", company=name, hex=place)
    return None


def runs_for(state: State, company: str, seat: str) -> bool:
    """Whether the seat decides for the company: as its president, or as the owner of an independent."""
    return seat in (state.presidents.get(company), state.privates.get(company))


KNOWLEDGE = Knowledge(
    # By what their early runs earned in games of steady players.
    homes={"PRR": 1.0, "NYC": 1.05, "B&O": 1.15, "C&O": 0.95, "ERIE": 0.9, "GT": 1.0, "IC": 1.1},
    powers={
        "C&WI": 25,
        "MAIL": 70,
        "TBC": 15,
        "MPC": 40,
        "SC": 35,
        "LSL": 20,
        "MC": 20,
        "O&I": 20,
        "BT": 25,
        "LM": 20,
    },
    incomes={"MS": 30, "BIG4": 25},
    answers={
        tag_of(Draft): decide_draft,
        tag_of(OpenDraft): decide_open_draft,
        tag_of(SecondTile): second_tile,
        tag_of(Steamboat): set_steamboat,
    },
)
