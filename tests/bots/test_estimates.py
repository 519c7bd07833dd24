"""What `steady` takes for a rule is what the engine does: every such estimate is tried in positions of games."""

from collections import Counter

import pytest

from highiron.bots.steady.forecast import rounds_in_set
from highiron.bots.steady.knowledge import knowledge_about, knowledge_of
from highiron.bots.steady.money import bank_purchase, rusted_by, step_price
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.privates import gift, income, resale
from highiron.bots.steady.stock import passes_on, price_after_sale
from highiron.bots.steady.stock_values import expected_capital, shares_to_float
from highiron.cli.position import round_name
from highiron.core.actions import (
    BuyShare,
    BuyTrain,
    Dividend,
    ExchangePrivate,
    IssueShares,
    LayTile,
    RedeemShares,
    RunTrains,
    SellShares,
)
from highiron.core.events import Event
from highiron.core.families import Span
from highiron.core.ids import BANK, DEPOT, POOL
from highiron.core.shares import unsold
from highiron.core.state import State
from highiron.flow import engine
from highiron.steps.run import best_set
from highiron.titles import catalogue
from tests.bots.positions import GAMES, families, game, played, tried


def paid(events: list[Event], payer: str, why: str = "") -> int:
    """What somebody paid."""
    moves = [event.args for event in events if event.code == "cash-moved" and event.args["from"] == payer]
    return sum(int(move["amount"]) for move in moves if why in ("", move["why"]))


def lay_cost(state: State, lay: LayTile) -> int:
    """What `steady` reckons with: the answer of the rules."""
    return state.facts.rules.lay_cost(state, lay.company, lay.hex, lay.tile, lay.rotation, lay.private)


def test_the_cost_of_a_lay() -> None:
    """1830-5.3.8, 1846-5.4.2: terrain, borders and the base price; tiles of privates as each of them says."""
    costs: Counter[tuple[str, int]] = Counter()
    privates = set()
    for state, action, _, events in tried("lay_tile"):
        assert isinstance(action, LayTile)
        assert lay_cost(state, action) == paid(events, action.company, "terrain"), action
        costs[state.facts.title, lay_cost(state, action)] += 1
    for state, family in families("lay_tile"):
        for action in family if any(box["private"] for box in family.boxes) else ():
            if isinstance(action, LayTile) and action.private:
                assert lay_cost(state, action) == paid(engine.apply(state, action)[1], action.company, "terrain"), (
                    action
                )
                privates.add(action.private)
    assert privates >= {"CS", "DH", "LM", "MC"}
    assert {cost for title, cost in costs if title == "1830"} >= {0, 80, 120}
    assert {cost for title, cost in costs if title == "1846"} >= {0, 20, 40, 60}


def test_where_the_price_goes_after_a_dividend() -> None:
    """1830-5.6.4, 1846-5.6.4."""
    moves: Counter[tuple[str, int]] = Counter()
    for state, action, after, events in tried("dividend"):
        assert isinstance(action, Dividend)
        given = [event.args for event in events if event.code == "dividend-paid"][:1]
        amount = int(given[0]["revenue"]) if given else 0
        if action.company in after.market:
            rules, company = state.facts.rules, action.company
            cell = rules.price_after_dividend(state, company, state.cell(company), amount)
            assert cell == after.cell(action.company), (action, amount)
            moves[state.facts.title, after.price(action.company) - state.price(action.company)] += 1
    assert len({move for title, move in moves if title == "1846"}) > 10
    assert len({move for title, move in moves if title == "1830"}) > 5


@pytest.mark.parametrize("title", ["1830", "1846"])
def test_where_the_price_stands_in_the_end_follows_the_rules_of_dividends(title: str) -> None:
    """1830-5.6.4, 1846-5.6.4: round after round, with the revenue that is expected."""
    moved = set()
    for number, (state, *_) in enumerate(played(title)):
        for company in state.market if number % 200 == 0 else ():
            outlook = Outlook(state)
            paid, rounds, rules = outlook.next_revenue(company), int(outlook.rounds_left()), state.facts.rules
            cell = state.cell(company)
            for _ in range(rounds):
                cell = rules.price_after_dividend(state, company, cell, paid)
            assert outlook.final_price(company) == state.facts.market.price(cell)
            right, left = state.facts.market.right(state.cell(company)), state.facts.market.left(state.cell(company))
            first = rules.price_after_dividend(state, company, state.cell(company), paid)
            moved.add("right" if first == right else "left" if first == left else "otherwise")
    assert moved >= ({"right", "otherwise"} if title == "1846" else {"right"})


def test_the_price_after_a_sale_and_who_is_president_then() -> None:
    """1830-4.2.2, 1830-4.6.1, 1846-4.2.2."""
    passed = 0
    for state, action, after, events in tried("sell_shares"):
        assert isinstance(action, SellShares)
        if any(event.code == "stock-round-ended" for event in events):  # which moves prices for other reasons
            continue
        company, seat, count = action.company, action.seat, action.count
        assert price_after_sale(state, company, seat, count) == after.price(company), action
        mine = state.presidents.get(company) == seat
        lost = mine and after.presidents.get(company, seat) != seat  # one whose price fell to nothing has none at all
        assert passes_on(state, seat, company, count) == lost
        passed += lost
    assert passed


def test_what_a_share_brings_and_costs_that_is_issued_or_redeemed() -> None:
    """1846-5.3.2, 1846-5.3.3: the price one step to the left, and one to the right."""
    for state, action, after, _ in tried("issue_shares", "1846"):
        assert isinstance(action, IssueShares)
        brought = after.cash[action.company] - state.cash[action.company]
        assert brought == action.count * step_price(state, action.company, right=False)
    for state, action, after, _ in tried("redeem_shares", "1846"):
        assert isinstance(action, RedeemShares)
        spent = state.cash[action.company] - after.cash[action.company]
        assert spent == action.count * step_price(state, action.company, right=True)


def test_how_many_shares_float_a_company() -> None:
    """1830-4.7.1, 1846-4.4.1: a purchase floats it exactly when no more shares are wanted."""
    floated = 0
    for state, action, after, _ in tried("buy_share"):
        assert isinstance(action, BuyShare)
        bought = unsold(state, action.company) - unsold(after, action.company)
        wanted = shares_to_float(state, action.company)
        assert shares_to_float(after, action.company) == max(0, wanted - bought)
        assert (action.company in after.floated) == (wanted <= bought)
        floated += action.company in after.floated and action.company not in state.floated
    assert floated


def test_the_capital_of_a_company_that_floats() -> None:
    """1830-4.7.2: the bank pays it ten times the par value."""
    capitals = 0
    for state, _, after, events in played("1830"):
        for company in after.floated:
            received = paid([event for event in events if event.args.get("to") == company], "bank", "capital")
            if received:
                assert received == expected_capital(state, company)
                capitals += 1
    assert capitals > 8


def test_what_a_train_of_the_depot_takes_from_the_board() -> None:
    """1830-5.7.7, 1846-2.4.3: what rusts or becomes obsolete by a purchase, and what the buyer has after it."""
    effects = 0
    for state, action, after, _ in tried("buy_train"):
        assert isinstance(action, BuyTrain)
        if action.source not in (DEPOT, POOL):
            continue
        expected = rusted_by(state, action.train) if action.source == DEPOT else ()
        owned = {train for trains in state.trains.values() for train in trains}
        left = {train for trains in after.trains.values() for train in trains}
        gone = {train for train in owned if train not in left or after.is_obsolete(train) > state.is_obsolete(train)}
        gone.discard(action.trade_in)  # it went to the pool or out of the game for another reason
        assert gone - {action.train} <= set(expected), action
        assert {train for train in expected if train in owned} <= gone | {action.trade_in}, action
        purchase = bank_purchase(state, action.company, action.source, action.train, action.price, action.trade_in)
        lasting = [train for train in after.trains[action.company] if train not in expected]
        if len(purchase.trains) <= after.phase_facts.train_limit:
            assert sorted(purchase.trains) == sorted(lasting), action
        effects += bool(gone)
    assert effects > 10


def test_what_privates_pay_in_a_round() -> None:
    """1830-5.1.1, 1846-5.1.1: their owners get it when an operating round begins."""
    rounds = 0
    for state, _, after, events in played():
        if any(event.code == "operating-round-began" for event in events) and state.turn:
            for private, owner in after.privates.items():
                if owner != BANK and private not in knowledge_of(state).incomes:
                    assert paid(events, BANK, f"private {private}") == income(after, private)
                    rounds += income(after, private) > 0
    assert rounds > 4


def test_the_most_a_company_may_pay_for_a_private() -> None:
    """1830-5.2.2, 1846-2.2.3: what `steady` counts on, as far as the company has the money."""
    seen = set()
    for state, family in families("buy_private"):
        for box in family.boxes:
            high = box["price"].high if isinstance(box["price"], Span) else box["price"]
            assert high == min(resale(state, box["private"]), state.cash[box["company"]])
            seen.add(box["private"])
    assert len(seen) > 8


def test_which_share_a_private_is_swapped_for() -> None:
    """1830-2.2.5."""
    swaps = 0
    for state, action, after, _ in tried("exchange_private"):
        assert isinstance(action, ExchangePrivate)
        company = knowledge_of(state).swaps[action.private]
        assert after.held(company, action.seat) == state.held(company, action.seat) + 1
        swaps += 1
    assert swaps


def test_privates_that_bring_shares() -> None:
    """1830-2.2.6, 1830-2.2.7: exactly those for which a bid counts them."""
    given = 0
    for state, _, _, events in played("1830"):
        sold = [event.args["private"] for event in events if event.code == "private-sold"]
        shares = [event for event in events if event.code == "share-given"]
        assert len(shares) == sum(gift(state, private) > 0 for private in sold)
        given += len(shares)
    assert given == 4, "two games with two such privates each"


def test_privates_close_when_companies_may_buy_them_no_longer() -> None:
    """1830-6.3, 1846-6.2: no player has one after the purchase that `steady` waits for."""
    closings = 0
    for state, _, after, _ in played():
        if (
            state.phase_facts.corporations_buy_privates
            and not after.phase_facts.corporations_buy_privates
            and state.turn
        ):
            assert not [private for private, owner in after.privates.items() if owner in after.facts.seats]
            due = next(phase for phase in state.facts.phases[state.phase + 1 :] if not phase.corporations_buy_privates)
            assert after.phase_facts is due, "the phase whose first train `closing_in` looks for"
            closings += 1
    assert closings >= 3


@pytest.mark.parametrize("title", ["1830", "1846"])
def test_operating_rounds_left_in_a_set(title: str) -> None:
    """1830-2.4.2, 1846-5.1.1: counted in the game that followed."""
    sets = 0
    for count in (number for number, (name, *_) in enumerate(GAMES) if name == title):
        states = [game(count).at(number) for number in range(len(game(count).actions))]
        following: list[str] = []  # operating rounds up to the next stock round; the last set may be cut short
        known = False
        for state in reversed([state for state in states if state.turn]):
            name = round_name(state)
            if name.startswith("stock round"):
                assert not following or not known or rounds_in_set(state) == len(following)
                sets += bool(following) and known
                following, known = [], True
            elif name not in following:
                following.append(name)
            if following and known and not name.startswith("stock round"):
                assert rounds_in_set(state) == len(following)
    assert sets > 4


@pytest.mark.parametrize("title", ["1830", "1846"])
def test_what_the_trains_of_a_company_earn(title: str) -> None:
    """1830-5.5.9, 1846-5.5.9: the revenue of the best set is what the engine pays for it."""
    earned = 0
    for number, (state, family) in enumerate(families("run_trains", title)):
        company = str(state.frame.company)  # type: ignore[attr-defined]
        if number % 5 or company not in state.shares:
            continue
        action = RunTrains(seat=family.seat, company=company, runs=best_set(state, company).runs)
        _, events = engine.apply(state, action)
        revenue = sum(int(event.args["revenue"]) for event in events if event.code == "train-ran")
        assert Outlook(state).revenue(company) == revenue, action
        earned += revenue > 0
    assert earned > 10


@pytest.mark.parametrize("title", catalogue.titles())
def test_what_is_known_about_a_title_names_what_it_has(title: str) -> None:
    facts = catalogue.facts_for(title, max(catalogue.player_counts(title)))
    known = knowledge_about(title)
    assert set(known.homes) == {company for company, printed in facts.corporations.items() if printed.charter.home}
    operating = {private for private, about in facts.privates.items() if about.operates}
    assert operating == set(known.incomes)
    privates = set(facts.privates)
    for option in catalogue.options_of(title):
        for value in option.values if option.name == "privates_edition" else ():
            privates |= set(catalogue.facts_for(title, len(facts.seats), options={option.name: value}).privates)
    assert set(known.gifts) | set(known.powers) | set(known.swaps) <= privates
