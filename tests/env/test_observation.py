"""Observations: every number where the layout says, from the own seat's side, and nothing that is hidden."""

from random import Random

import numpy as np
import pytest

from highiron.core.frames import Frame, frame_kind
from highiron.core.ids import BANK, IPO, POOL
from highiron.core.shares import unsold, worth
from highiron.core.state import State
from highiron.env.layout import Layout, Observation
from highiron.env.observation import observer_for
from highiron.env.title_tables import table_for
from highiron.steps.frames import (
    Auction,
    BiddingWar,
    ChooseCity,
    FundTrain,
    Offer,
    OperatingRound,
    OperatingTurn,
    PrivateToken,
    StockRound,
)
from highiron.steps.operating import OperatingTurns
from highiron.titles import catalogue
from highiron.titles.t1846.frames import OpenDraft, SecondTile, Steamboat
from tests.env.games import CASES, positions
from tests.titles.t18ce.lines import Lines
from tests.titles.t1846 import test_draft_secrets as secrets


@pytest.mark.parametrize(("title", "players", "preset", "options"), CASES)
def test_observations_of_random_games_are_within_bounds_and_tell_the_position(
    title: str, players: int, preset: str, options: dict[str, str]
) -> None:
    facts = catalogue.facts_for(title, players, preset, options)
    observer = observer_for(facts)
    layout = observer.layout
    low, high = layout.bounds()
    for number, state in enumerate(positions(title, players, players + 10, preset, options)):
        if number % 3 and frame_kind(state.frame) in ("stock_round", "operating_turn"):
            continue
        for seat in facts.seats:
            seen = observer.observe(state, seat)
            assert seen.dtype == np.float32 and seen.shape == (layout.size,)
            assert (low <= seen).all() and (seen <= high).all()
        last = facts.seats[-1]
        check_told(layout, observer.observe(state, last), state, last)


def check_told(layout: Layout, seen: Observation, state: State, seat: str) -> None:
    """A few sections against the position."""
    seats = state.seats_from(seat)
    facts = state.facts

    def told(name: str) -> dict[tuple[str, ...], float]:
        section = layout[name]
        return {names: float(seen[section.start + place]) for names, place in section.places.items()}

    assert [name for (name,), flag in told("actor").items() if flag] == [f"+{seats.index(state.actor)}"]
    assert [name for (name,), flag in told("frame").items() if flag] == [frame_kind(state.frame)]
    assert [name for (name,), flag in told("phase").items() if flag] == [state.phase_facts.id]
    cash, value, shares = told("cash"), told("worth"), told("shares")
    for place, owner in enumerate(seats):
        assert cash[f"+{place}",] == state.cash[owner]
        assert value[f"+{place}",] == worth(state, owner)
        for company in state.shares:
            assert shares[company, f"+{place}"] == state.held(company, owner)
            assert told("president")[company, f"+{place}"] == (state.presidents.get(company) == owner)
    for company, held in state.shares.items():
        assert (shares[company, IPO], shares[company, POOL]) == (unsold(state, company), held[POOL])
        assert told("price")[company,] == state.price(company)
    owners = told("private_owner")
    for private in facts.privates:
        marked = [owner for (name, owner), flag in owners.items() if flag and name == private]
        owner = state.privates.get(private, "")
        assert marked == ([f"+{seats.index(owner)}" if owner in seats else owner] if owner else [])
    trains = told("trains")
    for owner, held_trains in state.trains.items():
        assert [trains[owner, train] for train in facts.trains] == [held_trains.count(train) for train in facts.trains]
    tiles = dict(enumerate(facts.tiles, 1))
    laid = {
        hex_id: (tiles[int(tile)], int(told("rotation")[hex_id,])) for (hex_id,), tile in told("tile").items() if tile
    }
    assert laid == state.board.tiles
    placed = sum(len(here) for here in state.board.tokens.values())
    assert sum(told("tokens").values()) == placed


def test_sections_lie_one_after_the_other() -> None:
    layout = Layout(catalogue.facts_for("1846", 4))
    end = 0
    for name, section in layout.items():
        assert section.name == name and section.start == end and section.low < section.high
        assert section.of(np.zeros(layout.size, np.float32)).shape == section.shape
        end = section.stop
    assert end == layout.size and len(layout) == len(list(layout))


def test_a_section_is_cut_out_by_its_name() -> None:
    state = next(positions("1830", 4, 1, "", {}))
    observer = observer_for(state.facts)
    seen = observer.observe(state, "C")
    shares = observer.layout["shares"]
    assert shares.axes == (tuple(state.facts.corporations), ("+0", "+1", "+2", "+3", IPO, POOL))
    assert shares.of(seen)[:, 4].tolist() == [10.0] * 8
    cash = observer.layout["cash"]
    assert cash.of(seen)[cash.axes[0].index(BANK)] == 12000 - 4 * 600
    assert seen[observer.layout["turn"].slice].tolist() == [0.0]


def test_all_seats_see_the_same_table_from_their_own_side() -> None:
    """The beginning of 1830 is the same for all but for who is asked."""
    state = next(positions("1830", 4, 1, "", {}))
    observer = observer_for(state.facts)
    actor, priority, opener = (observer.layout[name] for name in ("actor", "priority", "opener"))
    rest: list[Observation] = []
    for number, seat in enumerate(state.facts.seats):
        seen = observer.observe(state, seat)
        for section in (actor, priority, opener):
            flags = section.of(seen).tolist()
            assert flags.index(1.0) == -number % 4 and sum(flags) == 1
            seen[section.slice] = 0
        rest.append(seen)
    assert all((seen == rest[0]).all() for seen in rest)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_observations_do_not_depend_on_what_a_seat_may_not_know(players: int) -> None:
    """1846-3.6: equal in every world that fits with what the seat knows."""
    worlds = 0
    for number in range(12):
        rng = Random(number)
        for game, draft in secrets.positions(players, number):
            observer = observer_for(game.state.facts)
            for seat in game.state.facts.seats:
                other = secrets.other_world(game.state, draft, seat, rng)
                worlds += other != game.state
                assert (observer.observe(other, seat) == observer.observe(game.state, seat)).all()
    assert worlds > 200


def test_in_a_draft_a_seat_sees_its_hand_its_choices_and_the_numbers_of_others() -> None:
    for game, draft in secrets.positions(3, 1):
        observer = observer_for(game.state.facts)
        cards = observer.layout["cards"]
        for seat in game.state.facts.seats:
            seen = observer.observe(game.state, seat)
            table = dict(zip(cards.axes[0], cards.of(seen).tolist(), strict=True))
            hand = draft.hand if seat == draft.seat or draft.last else ()
            assert {card for card, flags in table.items() if flags[0]} == set(draft.cards)
            assert {card for card, flags in table.items() if flags[1]} == set(hand)
            assert {card for card, flags in table.items() if flags[2]} == {c for s, c in draft.chosen if s == seat}
            assert {card for card, flags in table.items() if flags[3]} == ({draft.last} if draft.last else set())
            chosen = [sum(owner == other for owner, _ in draft.chosen) for other in game.state.seats_from(seat)]
            assert observer.layout["cards_chosen"].of(seen).tolist() == chosen


def test_the_price_of_the_last_card_of_an_open_draft_is_seen_to_fall() -> None:
    """1846-8.4: by 10 with every pass."""
    prices: list[float] = []
    for state in positions("1846", 2, 3, "", {}):
        if not isinstance(state.frame, OpenDraft):
            continue
        observer = observer_for(state.facts)
        seen = observer.observe(state, state.actor)
        left = [private for private, owner in state.privates.items() if owner == BANK]
        assert observer.layout["cards_left"].of(seen) == len(left)
        if len(left) == 1:
            prices.append(float(observer.layout["card_price"].of(seen)))
            assert prices[-1] == state.facts.privates[left[0]].price - state.frame.discount
        else:
            assert observer.layout["card_price"].of(seen) == 0
    assert prices == sorted(prices, reverse=True) and prices


@pytest.mark.parametrize(("title", "seed"), [("1830", 7), ("1846", 0), ("18CE", 3)])
def test_what_is_asked_of_a_seat_is_in_its_observation(title: str, seed: int) -> None:
    """Bids, offers, turns and places of tokens and tiles, as they come up in a random game."""
    met: set[str] = set()
    for state in positions(title, 3, seed, "", {}, 2500):
        layout = observer_for(state.facts).layout
        seen = observer_for(state.facts).observe(state, state.actor)
        for frame in state.frames:
            check_frame(layout, seen, state, frame)
            met.add(frame_kind(frame))
    assert set(table_for(state.facts).frames) - met <= {"discard"}


def check_frame(layout: Layout, seen: Observation, state: State, frame: Frame) -> None:
    """What the frame says against what the observation tells."""

    def told(name: str) -> list[float]:
        return [float(value) for value in seen[layout[name].slice]]

    index, seats = state.facts.plan.index, state.seats_from(state.actor)
    if isinstance(frame, Auction):
        assert sum(told("bids")) == sum(price for _, _, price in frame.bids)
        assert (told("passes"), told("discount")) == ([frame.passes], [frame.discount])
    elif isinstance(frame, BiddingWar):
        bidders = layout["bidders"].of(seen)
        assert [bool(flag) for flag in bidders[:, 0]] == [seat in frame.bidders for seat in seats]
        assert [bool(flag) for flag in bidders[:, 1]] == [seat in frame.passed for seat in seats]
    elif isinstance(frame, StockRound):
        assert (told("passes"), told("stock_flags")) == ([frame.passes], [frame.acted, frame.fresh])
        assert sum(told("sold")) == len(set(frame.sold)) and sum(told("bought")) == bool(frame.bought)
    elif isinstance(frame, OperatingRound):
        assert told("operating_round") == [frame.number, frame.of]
        assert sorted(told("waiting"))[-1] == len(frame.waiting)
    elif isinstance(frame, OperatingTurn):
        turns = state.facts.rules.handlers[frame_kind(frame)]
        assert isinstance(turns, OperatingTurns)
        assert told("turn_numbers") == [turns.places[frame.step], frame.lays, frame.upgrades]
        assert told("turn_money") == [frame.revenue, frame.last_sale]
        if frame is state.frame:
            assert layout["company"].axes[0][told("company").index(1)] == frame.company
    elif isinstance(frame, (ChooseCity, PrivateToken, SecondTile)):
        assert told("pending")[0] == index[frame.hex]
    elif isinstance(frame, (Offer, FundTrain)):
        assert told("offer_price") == [getattr(frame.proposal, "price", None)]
        assert sum(told("offer")) == 1 and sum(told("offer_sides")) == 2
    elif isinstance(frame, Steamboat):
        assert told("steamboat") == [frame.port_set, frame.company_set]


def test_wagons_debts_and_the_marker_of_e_are_seen() -> None:
    """18CE-2.8, 18CE-12.6, 18CE-13.6: debts from the own side; they make one worth less than nothing."""
    table = Lines()
    table.open("LLR")
    table.wagons("LLR", 2)
    table.state.loans["B"] = 700
    table.set_cash("B", 100)
    table.operating_turn("LLR")
    state = table.state
    layout = observer_for(state.facts).layout
    seen = observer_for(state.facts).observe(state, "A")

    def told(name: str, *names: str) -> float:
        section = layout[name]
        return float(seen[section.start + section.places[names]])

    assert (told("wagons", "LLR"), told("wagons", "JZR")) == (2, 0)
    assert (told("debts", "+1"), told("debts", "+0"), told("worth", "+1")) == (700, 0, -600)
    assert told("tokens", "K16.0", "p:E") == ("p:E" in state.board.stations)
