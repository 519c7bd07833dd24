"""Laws that every title must keep, checked along random games. Shipped, so that authors of titles can run it.

from highiron.conformance import check_game
print(check_game("1830", players=4, seed=7))
"""

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import msgspec

from highiron.core.actions import Action
from highiron.core.events import Refused
from highiron.core.families import Family
from highiron.core.geometry import STOPS
from highiron.core.ids import BANK, IPO, POOL
from highiron.core.state import State
from highiron.flow import engine
from highiron.game import Game
from highiron.titles import catalogue


class BrokenLaw(AssertionError):
    """A title breaks a law; the message names the law, the game and the position."""


class Report(msgspec.Struct):
    """What was looked at."""

    title: str
    players: int
    seed: int
    actions: int = 0
    listed: int = 0
    refused: int = 0
    ended: str = ""


def check_game(
    title: str,
    players: int,
    seed: int,
    preset: str = "",
    options: dict[str, str] | None = None,
    *,
    max_actions: int = 4000,
    per_family: int = 12,
    every: int = 1,
) -> Report:
    """Play one random game to its end and check all laws, the costly ones at every `every`-th position."""
    game = Game(title, players, preset=preset, options=options, seed=seed)
    rng = Random(seed)
    report = Report(title, players, seed)
    first = game.state.fingerprint()
    while not game.over and len(game.actions) < max_actions:
        state = game.state
        try:
            _check_conserved(state)
            families = engine.legal(state)
            _law(bool(families), "somebody can always do something")
            if len(game.actions) % every == 0:
                _check_position(state, families, rng, per_family, report)
            game.play(choose(families, rng))
        except BrokenLaw as broken:
            where = f"{title}, {players} players, seed {seed}, after {len(game.actions)} actions"
            raise BrokenLaw(f"{where}: {broken}") from None
    report.actions = len(game.actions)
    report.ended = game.state.ended
    _law(not game.over or not game.legal(), "nothing is legal after the end")
    _check_undo(game, first)
    return report


def choose(families: list[Family], rng: Random) -> Action:
    """A random move that lets games develop: bankruptcy last, trades and sales seldom."""
    weights = [_WEIGHTS.get(family.kind, 1.0) for family in families]
    return rng.choices(families, weights)[0].sample(rng)


_WEIGHTS = {
    "bankrupt": 0.01,
    "trade_private": 0.1,
    "sell_shares": 0.3,
    "exchange_private": 0.1,
    "issue_shares": 0.2,
    "redeem_shares": 0.2,
    "assign": 0.5,
    "buy_share": 3.0,
    "lay_tile": 3.0,
    "par": 2.0,
    "buy_train": 2.0,
}


def _law(holds: bool, text: str) -> None:
    if not holds:
        raise BrokenLaw(text)


def _check_position(state: State, families: list[Family], rng: Random, per_family: int, report: Report) -> None:
    before = state.fingerprint()
    listed: list[Action] = []
    for family in families:
        listed += _listed(family, rng, per_family)
    _law(len(set(listed)) == len(listed), "the legal list has no duplicates")
    for action in listed:
        reasons = engine.explain(state, action)
        _law(not reasons, f"everything listed is accepted: {action} was refused for {reasons}")
        _law(any(action in family for family in families), f"a family holds what it lists: {action}")
        report.listed += 1
    engine.apply(state, rng.choice(listed))
    for action in _mutants(state, listed, rng, per_family):
        if any(action in family for family in families):
            _law(not engine.explain(state, action), f"a family holds only legal actions: {action}")
        else:
            _check_refused(state, action)
            report.refused += 1
    _law(state.fingerprint() == before, "looking, trying and refusing leave the state as it was")
    _check_saved(state)
    _check_views(state)


def _listed(family: Family, rng: Random, most: int) -> list[Action]:
    """All of a small family; of a large one its first moves and a sample."""
    found = list(islice(family, most))
    if len(found) == most:
        found += [family.sample(rng) for _ in range(most // 2)]
    return list(dict.fromkeys(found))


def _mutants(state: State, listed: list[Action], rng: Random, count: int) -> Iterator[Action]:
    """Legal actions with one field changed to something plausible or absurd."""
    facts = state.facts
    pools: dict[str, list[Any]] = {
        "seat": [*facts.seats, "Z", ""],
        "company": [*facts.corporations, *_railways(state), "XYZ"],
        "private": [*facts.privates, "XYZ", ""],
        "card": [*facts.privates, "Pass (1)", "Pass (2)", "XYZ", ""],
        "target": [*facts.plan.index, *facts.corporations, *facts.privates, "XYZ", ""],
        "buyer": list(facts.seats),
        "hex": [*facts.plan.index, "Q99"],
        "tile": [*facts.supply, "999"],
        "train": list(facts.trains),
        "source": [IPO, POOL, "depot", BANK, *facts.corporations, *_railways(state)],
        "trade_in": ["", *facts.trains],
        "kind": ["pay", "retain", "half"],
    }
    for _ in range(count):
        action = rng.choice(listed)
        field = rng.choice(action.__struct_fields__)
        value = getattr(action, field)
        if field in pools:
            changed: Any = rng.choice(pools[field])
        elif isinstance(value, bool):
            changed = not value
        elif isinstance(value, int):
            changed = value + rng.choice((-1, 1, -10, 10, 1000, -1 - value))
        elif field == "runs" and value:
            run = rng.choice(value)
            broken = msgspec.structs.replace(run, path=run.path[:-1] if rng.random() < 0.5 else (*run.path, "G19.1"))
            changed = (broken, *value[1:])
        else:
            continue
        if field == "rotation" and not 0 <= changed <= 5:
            continue
        yield msgspec.structs.replace(action, **{field: changed})


def _check_refused(state: State, action: Action) -> None:
    reasons = engine.explain(state, action)
    _law(bool(reasons), f"what is not listed is refused: {action} was accepted")
    for reason in reasons:
        named = reason.code and reason.rule.startswith(f"{state.facts.title}-")
        _law(bool(named), f"every reason has a code and a rule: {reason}")
    try:
        engine.apply(state, action)
    except Refused as refused:
        _law(refused.reasons == reasons, "apply and explain give the same reasons")
    else:
        raise BrokenLaw(f"apply accepts what explain refuses: {action}")


def _check_saved(state: State) -> None:
    data = msgspec.json.decode(msgspec.json.encode(state.to_data()))
    again = catalogue.state_from_data(data)
    _law(again == state and again.fingerprint() == state.fingerprint(), "save and reload gives an equal state")
    _law(hash(again) == hash(state), "equal states have equal hashes")


def _railways(state: State) -> list[str]:
    """Privates that operate like a company."""
    return [private for private in state.facts.privates if state.facts.privates[private].operates]


def _check_views(state: State) -> None:
    """Nobody sees what comes by chance; what others hold in secret is left out of their frames (e.g. 1846-3.6)."""
    for seat in (*state.facts.seats, None):
        view = engine.view(state, seat)
        _law("random" not in view, "no view shows the stream of random numbers")
        for frame in view["frames"]:
            _law("deck" not in frame, "no view shows a face-down deck")
            _law("chosen" not in frame, "no view shows secret choices")


def _check_undo(game: Game, first: str) -> None:
    last = game.state.fingerprint()
    count = len(game.actions)
    while game.actions:
        game.undo()
    _law(game.state.fingerprint() == first, "undo leads back to the start")
    for _ in range(count):
        game.redo()
    _law(game.state.fingerprint() == last, "redo leads back to the end")


def _check_conserved(state: State) -> None:
    """Money, shares, trains, tiles and tokens neither appear nor vanish, and the title's own laws hold."""
    facts = state.facts
    _law(sum(state.cash.values()) == facts.rules.money(state), "money is conserved")
    for law in facts.rules.laws:
        for breach in law(state):
            raise BrokenLaw(breach)
    _check_owners(state)
    for company in state.shares:
        _check_company(state, company)
    laid = Counter(tile for tile, _ in state.board.tiles.values())
    for tile, count in facts.supply.items():
        _law(count < 0 or state.supply[tile] + laid[tile] == count, f"tile {tile} is conserved")
    for card in facts.card_order:
        _check_cards(state, card)
    for number, here in state.board.tokens.items():
        stop = state.board.shapes[number // STOPS].stops[number % STOPS]
        _law(stop.slots == 0 or len(here) <= stop.slots, "no more tokens than slots")
        _law(len(set(here)) == len(here), "one token of a company in a city")


def _check_owners(state: State) -> None:
    """Only those who are in the game own anything; a bankrupt player nothing, if the game goes on without."""
    facts = state.facts
    operating = {*state.trains} - {POOL}
    started = set(state.shares)
    _law(set(state.presidents) <= started, "only corporations in the game have a president")
    _law({*state.pars, *state.market, *state.floated} <= started, "only corporations in the game have a price")
    _law(set(state.loans) <= {*facts.seats, *started}, "loans belong to those in the game")
    _law(set(state.shorts) <= started, "only shares of corporations in the game are sold short")
    for private, owner in state.privates.items():
        _law(owner == BANK or owner in facts.seats or owner in state.shares, f"{private} has an owner in the game")
    for private, (hex_id, company) in state.markers.items():
        _law(hex_id == "" or hex_id in facts.plan.index, f"the marker of {private} lies on the map")
        _law(company == "" or company in operating, f"the marker of {private} is for somebody in the game")
    for seat in state.bankrupt if not state.ended else ():
        owns = state.cash[seat] or any(held.get(seat) for held in state.shares.values())
        _law(not owns, f"{seat} is bankrupt and owns nothing")


def _check_company(state: State, company: str) -> None:
    facts, charter, held = state.facts, state.charter(company), state.shares[company]
    short = sum(state.shorts.get(company, {}).values())
    _law(sum(held.values()) - short == charter.shares, f"shares of {company} are conserved")
    _law(set(held) <= {IPO, POOL, *facts.seats, *state.shares}, f"shares of {company} belong to somebody, or wait")
    _law(all(count >= 0 for count in held.values()), f"no negative holdings of {company}")
    _law(state.tokens_left(company) >= 0, f"{company} has no more tokens than its charter")
    president = state.presidents.get(company)
    _law(president not in state.bankrupt or bool(state.ended), f"{company}'s president is in the game")


def _check_cards(state: State, card: str) -> None:
    """Train cards stay in the game, in whatever form, until they rust or leave with their owner."""
    facts, count = state.facts, state.facts.rules.cards(state, card)
    if count < 0:
        return
    forms = [facts.trains[form] for form in facts.forms[card]]
    owned = [train for trains in state.trains.values() for train in trains]
    total = state.depot[card] + sum(owned.count(form.id) for form in forms)
    if all(form.rusts_on in state.sold_trains for form in forms):
        _law(total == 0, f"trains {card} have rusted")
        return
    # A corporation that is left out stands on the board; one that has closed does not, and its trains are gone.
    closed = [c for c in facts.corporations if c not in state.shares and c not in state.board.stations]
    leaving = facts.rules.trains_leave or closed or state.bankrupt or any(state.is_obsolete(form.id) for form in forms)
    _law(total <= count if leaving else total == count, f"trains {card} are conserved")
