"""How a game of 1846 begins: what is left out, who stands where, and the draft (1846 sections 1, 3 and 8)."""

from highiron.core.board import new_board
from highiron.core.events import Event
from highiron.core.facts import Facts
from highiron.core.ids import BANK, POOL
from highiron.core.random import seed_random, shuffled
from highiron.core.state import State
from highiron.flow.engine import settle
from highiron.titles.load import read_json
from highiron.titles.t1846.draft import begin_draft, begin_open_draft, blank_cards

_DATA = read_json("t1846", "title.json")
GROUPS: dict[str, list[str]] = _DATA["groups"]  # in the order in which recorded games draw for them (1846-14.2)
SECOND_TOKENS: dict[str, str] = _DATA["second_tokens"]
SPARED = ("LM", "BT", "C&O")  # never left out with guarantee_second_co (1846-9.2)
TWO = 2  # players of the variant (1846-8.4)
MOST = 5  # players of the full game


def first_state(facts: Facts, seed: int) -> State:
    """The start of a game; equal seeds leave out and deal the same cards."""
    state = State(facts, new_board(facts.plan))
    seed_random(state, seed)
    cards, deck = _all_cards(state)
    removed = _removals(state)
    companies = [company for company in facts.corporations if company not in removed]
    independents = [private for private, p in facts.privates.items() if p.operates]
    state.cash = {BANK: facts.bank, **dict.fromkeys((*facts.seats, *companies, *independents), 0)}
    for seat in facts.seats:
        state.pay(BANK, seat, facts.cash, [], "capital")
    state.shares = {company: {company: facts.corporations[company].charter.shares, POOL: 0} for company in companies}
    state.privates = {private: BANK for private in facts.privates if private not in removed}
    state.trains = dict.fromkeys((*companies, POOL), ())
    state.depot = {card: facts.trains[card].count for card in facts.card_order}
    state.supply = dict(facts.supply)
    for company in facts.corporations:
        if company in removed:
            _stand_in(state, company)
    for private in independents:
        train = facts.privates[private].train
        state.depot[train] -= 1
        state.trains[private] = (train,)  # 1846-1.5
        state.board = state.board.place(private, facts.privates[private].home, 0)
    if len(facts.seats) == TWO:
        begin_open_draft(state, [])
    else:
        begin_draft(state, *(tuple(card for card in pile if card not in removed) for pile in (cards, deck)))
    settle(state, [])
    return state


def _all_cards(state: State) -> tuple[list[str], list[str]]:
    """All cards in order, and as a shuffled deck, before anything is left out; two players need no deck (1846-14.2)."""
    players = len(state.facts.seats)
    if players == TWO:
        return [], []
    cards = [*state.facts.privates, *blank_cards(players)]
    return cards, shuffled(state, cards)


def _removals(state: State) -> list[str]:
    """The privates and corporations that are left out (1846-8.2, 1846-8.4)."""
    facts = state.facts
    players = len(facts.seats)
    count = 1 if players == TWO else MOST - players
    more = 1 if facts.options["privates_edition"] == "second" else 0
    spared = SPARED if facts.options["guarantee_second_co"] == "on" else ()
    removed: list[str] = []
    for group in ("track", "bonus", *(("north", "south") if players == TWO else ("corporations",))):
        known = [name for name in GROUPS[group] if name in facts.privates or name in facts.corporations]
        # Numbers are drawn also when nothing has to go, as recorded games did (1846-14.2).
        order = shuffled(state, [name for name in known if name not in spared])
        removed += order[: count + more if group in ("track", "bonus") else count]
    return removed


def _stand_in(state: State, company: str) -> None:
    """A corporation that is left out blocks its home city; with two players ERIE also D20 (1846-1.6, 1846-8.4)."""
    home = state.charter(company).home
    state.board = state.board.place(company, home, 0)
    place_second_tokens(state, SECOND_TOKENS[company], [], now=company == "ERIE")


def is_removed(state: State, company: str) -> bool:
    """Left out of this game: it stands on the board and has no shares. One that has closed has neither."""
    return company not in state.shares and company in state.board.stations


def place_second_tokens(state: State, hex_id: str, events: list[Event], now: bool = False) -> None:
    """With two players a corporation that is left out enters its second city when that turns green (1846-8.4)."""
    shape = state.board.shape_at(hex_id)
    if len(state.facts.seats) != TWO or not (now or shape.colour == "green"):
        return
    for company, place in SECOND_TOKENS.items():
        stands = [station[0] for station in state.board.stations.get(company, ())]
        if place == hex_id and is_removed(state, company) and hex_id not in stands:
            state.board = state.board.place(company, hex_id, 0)
            events.append(Event("token-placed", {"company": company, "hex": hex_id, "stop": 0, "price": 0}))
