"""Masks: every number that is open is one legal action, and every legal action has a number, save what is coarsened."""

from collections import Counter

import pytest

from highiron.core.actions import Bid, BuyPrivate, BuyTrain, LayTile, RunTrains, TradePrivate, kind_of
from highiron.core.families import Family, Span
from highiron.core.ids import POOL
from highiron.env.action_list import PRICES, ActionList, action_list
from highiron.env.choices import Choices, prices
from highiron.flow import engine
from highiron.game import Game
from highiron.steps.frames import OperatingTurn
from highiron.steps.run import best_set, check_runs
from highiron.titles import catalogue
from highiron.titles.t1846.frames import SecondTile
from tests.env.games import CASES, positions

MOST_GAMES = 40  # until everything has happened; a few are enough
COARSENED = (
    "bid",
    "bid_company",
    "trade_private",
    "buy_private",
    "buy_train",
    "run_trains",
    "buy_wagon",
    "sell_train",
    "train_loan",
    "repay_debt",
)


def check_open_numbers(choices: Choices, actions: ActionList) -> None:
    """Each is exactly one legal action, and no two are the same."""
    state = choices.state
    numbers = choices.numbers()
    assert numbers and len(set(numbers)) == len(numbers)
    found = [choices.action(number) for number in numbers]
    assert len(set(found)) == len(found)
    for number, action in zip(numbers, found, strict=True):
        assert action.seat == state.actor and kind_of(action) == actions.entries[number][0]
        assert engine.explain(state, action) == [], actions.describe(number)
        assert choices.number(action) == number


def check_covered(choices: Choices, family: Family) -> None:
    """All actions of a family have numbers; where prices are choices, all the rest of it has."""
    if family.kind not in COARSENED:
        assert all(choices.number(action) is not None for action in family)
    elif family.kind != "run_trains":
        open_ones = [one for one in map(choices.action, choices.numbers()) if kind_of(one) == family.kind]
        for box in family.boxes:
            inside = [one for one in open_ones if family.box_holds(box, one)]
            assert inside
            money = "price" if "price" in box else "amount"
            if isinstance(box[money], Span):
                asked = {getattr(one, money) for one in inside}
                allowed = list(box[money])
                assert {allowed[0], allowed[-1]} <= asked


@pytest.mark.parametrize(("title", "players", "preset", "options"), CASES)
def test_masks_are_exact_in_all_positions_of_random_games(
    title: str, players: int, preset: str, options: dict[str, str]
) -> None:
    actions = action_list(catalogue.facts_for(title, players, preset, options))
    for number, state in enumerate(positions(title, players, players, preset, options)):
        choices = Choices(actions, state)
        assert choices.numbers(), "somebody is asked and has a choice"
        if number % 6 == 0:
            check_open_numbers(choices, actions)
            for family in choices.families:
                check_covered(choices, family)


@pytest.mark.parametrize(
    ("title", "presets"),
    [
        ("1830", ("", "18xx.games")),
        ("1846", ("", "18xx.games")),
        ("1817", ("", "18xx.games")),
        ("18CE", ("",)),
    ],
)
def test_random_games_meet_all_kinds_of_the_list_and_no_other(title: str, presets: tuple[str, ...]) -> None:
    """By the rulebook and as on 18xx.games; so the test above is known to mean something."""
    wanted = set(action_list(catalogue.facts_for(title, 3)).kinds)
    met: set[str] = set()
    for seed in range(MOST_GAMES):
        for state in positions(title, 3, seed, presets[seed % len(presets)], {}, 2500):
            met.update(family.kind for family in engine.legal(state))
        if met >= wanted:
            break
    assert met == wanted


def test_the_list_is_in_the_order_of_its_kinds() -> None:
    for title in ("1830", "1846", "1817", "18CE"):
        actions = action_list(catalogue.facts_for(title, 3))
        assert [kind for kind in actions.fields if kind in actions.kinds] == list(actions.kinds)
        stops = [part.stop for part in actions.kinds.values()]
        assert [part.start for part in actions.kinds.values()] == [0, *stops[:-1]]
        assert stops[-1] == len(actions) == len(actions.index)
        assert actions.describe(0) == "pass"


def test_bids_are_raised_by_a_few_steps_or_all_the_money() -> None:
    """The least bid on CS is 45, and with four players everybody has 600."""
    game = Game("1830", 4)
    actions = action_list(game.state.facts)
    choices = Choices(actions, game.state)
    found = [choices.action(number) for number in choices.numbers()]
    bids = [action.price for action in found if isinstance(action, Bid) and action.private == "CS"]
    assert bids == [45, 50, 55, 60, 65, 75, 85, 105, 125, 145, 600]
    assert choices.number(Bid(seat="A", private="CS", price=55)) == actions.index["bid", "CS", "+10"]
    assert choices.number(Bid(seat="A", private="CS", price=600)) == actions.index["bid", "CS", "highest"]
    assert choices.number(Bid(seat="A", private="CS", price=56)) is None  # legal, but coarsened away
    assert engine.explain(game.state, Bid(seat="A", private="CS", price=56)) == []


def test_prices_that_two_sides_agree_on_are_four_choices() -> None:
    facts = catalogue.facts_for("1830", 4)
    sale = {"company": "PRR", "private": "CS", "price": Span(20, 80)}
    assert dict(prices(facts, "buy_private", sale)) == {"lowest": 20, "middle": 50, "face": 40, "highest": 80}
    train = {"company": "PRR", "source": "NYC", "train": "3", "price": Span(1, 150), "trade_in": ""}
    assert dict(prices(facts, "buy_train", train)) == {"lowest": 1, "highest": 150, "middle": 75}
    assert dict(prices(facts, "buy_train", {**train, "price": Span(1, 180)}))["highest"] == 180
    assert prices(facts, "buy_train", {**train, "price": Span(1, 1)}) == [("lowest", 1)]
    assert prices(facts, "buy_train", {**train, "source": POOL, "price": 180}) == [("asked", 180)]
    assert set(dict(prices(facts, "buy_private", sale))) == set(PRICES)


def test_a_rotation_that_looks_the_same_has_the_same_number() -> None:
    for state in positions("1830", 3, 1, "", {}):
        choices = Choices(action_list(state.facts), state)
        for number in choices.numbers():
            action = choices.action(number)
            if isinstance(action, LayTile) and action.tile == "9" and action.rotation < 3:
                turned = LayTile(
                    seat=action.seat, company=action.company, hex=action.hex, tile="9", rotation=action.rotation + 3
                )
                assert choices.number(turned) == number
                return
    pytest.fail("no straight track in the whole game")


def test_running_is_the_best_set_and_its_equals() -> None:
    """1846 allows poorer runs; they have no number."""
    poorer = 0
    for state in positions("1846", 3, 2, "", {}):
        actions = action_list(state.facts)
        choices = Choices(actions, state)
        number = actions.index["run_trains",]
        if number not in choices.numbers():
            continue
        best = choices.action(number)
        assert isinstance(best, RunTrains)
        total = best_set(state, best.company).total
        assert check_runs(state, best.company, best.runs).revenue == total
        idle = RunTrains(seat=best.seat, company=best.company, runs=best.runs[1:])
        if engine.explain(state, idle) == []:
            same = check_runs(state, best.company, idle.runs).revenue == total
            assert choices.number(idle) == (number if same else None)
            poorer += not same
        if poorer > 5:
            return
    assert poorer


def test_buyers_are_counted_from_the_acting_seat() -> None:
    """A trade between the same two neighbours has the same number whoever sits where."""
    seen: Counter[tuple[str, object]] = Counter()
    for state in positions("1830", 3, 4, "", {}, 2500):
        actions = action_list(state.facts)
        choices = Choices(actions, state)
        for number in choices.numbers():
            action = choices.action(number) if actions.entries[number][0] == "trade_private" else None
            if isinstance(action, TradePrivate):
                seats = state.facts.seats
                offset = (seats.index(action.buyer) - seats.index(state.actor)) % len(seats)
                assert actions.entries[number][2] == offset
                seen[state.actor, offset] += 1
        if len(seen) > 4:
            return
    pytest.fail(f"too few trades in the whole game: {seen}")


def test_the_company_of_the_turn_is_taken_from_the_position() -> None:
    companies: set[str] = set()
    numbers: Counter[int] = Counter()
    for state in positions("1846", 4, 3, "", {}):
        actions = action_list(state.facts)
        choices = Choices(actions, state)
        for number in choices.numbers():
            action = choices.action(number) if actions.entries[number][0] in ("buy_private", "buy_train") else None
            if isinstance(action, (BuyPrivate, BuyTrain)):
                companies.add(action.company)
                numbers[number] += 1
                assert isinstance(state.frame, (OperatingTurn, SecondTile)) and action.company == state.frame.company
    assert len(companies) > 2 and numbers.most_common(1)[0][1] > 1
