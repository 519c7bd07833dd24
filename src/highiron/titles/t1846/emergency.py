"""Who pays for a train that must be bought: emergency issue, the president's help, bankruptcy (1846-5.9, 1846-5.10)."""

from typing import ClassVar

import msgspec

from highiron.core.actions import Action, BuyTrain, IssueShares, SellShares
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, add_family
from highiron.core.shares import largest_sale, move_price, operating_order, sell_shares
from highiron.core.state import State
from highiron.flow.engine import end_game
from highiron.steps.depot import bank_offers, cheapest_price
from highiron.steps.forced import contribute, money
from highiron.steps.frames import OperatingTurn
from highiron.steps.money import Buys, MoneyPolicy
from highiron.steps.selling import explain_bundle, explain_unoperated
from highiron.titles.t1846.closing import close_worthless, in_receivership, leave_game, sell_out
from highiron.titles.t1846.frames import noted
from highiron.titles.t1846.money import issue, most_issued, steps_left
from highiron.titles.t1846.trains import reorder


class Emergency(MoneyPolicy):
    """Every corporation must own a train at the end of its turn (1846-5.8.5); with the options of section 11."""

    kinds: ClassVar[tuple[type[Action], ...]] = (SellShares, IssueShares)

    def __init__(
        self, issue_first: bool, either_form: bool, any_type: bool, sell_to_dearest: bool, declared_bankruptcy: bool
    ) -> None:
        self.issue_first = issue_first  # 11.5
        self.either_form = either_form  # 11.6
        self.any_type = any_type  # 11.20
        self.sell_to_dearest = sell_to_dearest  # 11.21
        self.declared_bankruptcy = declared_bankruptcy  # 11.22

    # --- what may be bought ------------------------------------------------------------------------------------

    def must_buy(self, state: State, company: str) -> bool:
        return company in state.presidents and not state.trains[company] and bool(bank_offers(state))

    def hopes(self, state: State, company: str) -> int:
        """Cash, and what an independent that could be bought for $1 would bring (1846-14.7)."""
        total = state.cash[company]
        if state.cash[company] and state.phase_facts.corporations_buy_privates and 1 <= len(state.trains[company]) <= 2:
            for private, owner in state.privates.items():
                if owner in state.facts.seats and state.facts.privates[private].operates:
                    total += max(0, state.cash[private] - 1)
        return total

    def explain_bank(self, state: State, turn: OperatingTurn, train: str, price: int) -> list[Reason]:
        """Why the bank's train may not be bought in this form now."""
        company, cash = turn.company, state.cash[turn.company]
        forced = self.must_buy(state, company)
        reasons: list[Reason] = []
        least = self.must_spend(state, turn)
        forms = self.prices(state, state.facts.trains[train].card)
        between = forms[0] <= cash < forms[-1]  # then the cheaper form is the only one, whatever was raised
        if forced and len(forms) > 1 and not between and price < least:
            reasons.append(Reason("sold-for-dearer-form", "1846-11.6", {"price": price, "least": least}))
        if price <= cash:
            return reasons
        have = {"owner": company, "need": price, "has": cash}
        cheapest = cheapest_price(state)
        if not forced or cash >= cheapest or self.issues(state, turn):
            return [*reasons, Reason("not-enough-cash", "1846-5.9.3", have)]
        card = state.facts.trains[train].card
        if not self.any_type and card != self.cheapest_card(state):
            reasons.append(Reason("help-only-for-cheapest", "1846-11.20", {"price": price, "cheapest": cheapest}))
        elif not self.either_form and price != self.prices(state, card)[0]:
            args = {"price": price, "cheapest": self.prices(state, card)[0]}
            reasons.append(Reason("help-only-for-cheapest", "1846-11.6", args))
        if price > money(state, company):
            reasons.append(Reason("not-enough-cash", "1846-5.9.3", {**have, "has": money(state, company)}))
        return reasons

    def cheapest_card(self, state: State) -> str:
        return state.facts.trains[min(bank_offers(state), key=lambda offer: offer[2])[1]].card

    def must_spend(self, state: State, turn: OperatingTurn) -> int:
        """After a sale or an issue the train must cost more than what was there before (1846-11.6)."""
        if not turn.last_sale:
            return 0
        helped = state.cash[turn.seat] if turn.raising else 0
        return state.cash[turn.company] + helped - turn.last_sale + 1

    def explain_used(self, state: State, turn: OperatingTurn) -> list[Reason]:
        """What was issued or sold for a train is for the bank's (1846-5.9.6)."""
        if noted(turn).forced_issue or turn.raising:
            return [Reason("only-bank-trains", "1846-5.9.6", {"company": turn.company})]
        return []

    def contribute(self, state: State, company: str, price: int, events: list[Event]) -> None:
        contribute(state, company, price, events)

    def bought_unasked(self, state: State, turn: OperatingTurn) -> BuyTrain | None:
        """In receivership the cheapest form is bought if the treasury pays it (1846-5.7.1)."""
        company = turn.company
        if not in_receivership(state, company) or state.trains[company] or not bank_offers(state):
            return None
        source, train, price = min(bank_offers(state), key=lambda offer: offer[2])
        if price > state.cash[company]:
            return None
        return BuyTrain(seat=turn.seat, company=company, source=source, train=train, price=price)

    # --- emergency issue (1846-5.9.6) --------------------------------------------------------------------------

    def prices(self, state: State, card: str) -> list[int]:
        """What the forms of a card cost, the cheapest first."""
        return sorted(state.facts.trains[form].price for form in state.facts.forms[card])

    def issues(self, state: State, turn: OperatingTurn) -> list[tuple[int, int]]:
        """Numbers of shares that may be issued for the train, with what they bring, the least money first."""
        company = turn.company
        if not self.issue_first or noted(turn).forced_issue or not self.must_buy(state, company):
            return []
        prices = self.prices(state, self.cheapest_card(state))
        cash = state.cash[company]
        if cash >= prices[-1]:
            return []
        sets = [(n, n * steps_left(state, company, n + 1)) for n in range(1, most_issued(state, company) + 1)]
        sets = sorted((s for s in sets if s[1] > 0), key=lambda s: (s[1], s[0]))
        enough = [s for s in sets if cash + s[1] >= prices[0]]
        if not enough:
            return [max(sets)] if sets else []  # the largest, though a smaller one may bring more
        for at, (_, value) in enumerate(enough):
            if cash + value >= prices[-1]:
                return enough[: at + 1]
        return enough

    def issue_for_train(self, state: State, turn: OperatingTurn, count: int, events: list[Event]) -> None:
        """The more shares, the less for each; then the price falls a step per share (1846-5.9.6)."""
        company = turn.company
        sets = self.issues(state, turn)
        at = next(i for i, (n, _) in enumerate(sets) if n == count)
        before = sets[at - 1][1] if at else 0
        issue(state, company, count, steps_left(state, company, count + 1), events)
        cell = state.cell(company)
        for _ in range(count):
            cell = state.facts.market.left(cell)
        move_price(state, company, cell, events)
        raised = sets[at][1] - before
        state.replace_frame(msgspec.structs.replace(turn, forced_issue=True, last_sale=raised, raising=False))

    # --- forced sales (1846-5.9.4) -----------------------------------------------------------------------------

    def saleable(self, state: State, turn: OperatingTurn, other: str) -> int:
        """Shares of a corporation the president may sell for the train."""
        return 0 if self.sale_bars(state, turn, other) else self.largest(state, turn, other)

    def largest(self, state: State, turn: OperatingTurn, other: str) -> int:
        return largest_sale(state, other, turn.seat, keep_presidency=other == turn.company)

    def sale_bars(self, state: State, turn: OperatingTurn, other: str) -> list[Reason]:
        """Why no share of that corporation may be sold now."""
        reasons: list[Reason] = []
        if other in noted(turn).sold:
            reasons.append(Reason("sold-this-turn", "1846-4.2.1", {"company": other}))
        if in_receivership(state, other):
            reasons.append(Reason("in-receivership", "1846-5.7.2", {"company": other}))
        if other == turn.company and state.price(other) == 10:
            reasons.append(Reason("would-close-company", "1846-5.9.4", {"company": other}))
        return reasons + explain_unoperated(state, turn.seat, other)

    def sale_target(self, state: State) -> int:
        """The money up to which the president may sell (1846-11.21)."""
        prices = self.helped_prices(state)
        return max(prices) if self.sell_to_dearest else min(prices)

    def helped_prices(self, state: State) -> list[int]:
        """What trains cost that may be bought with the president's money (1846-11.6, 1846-11.20)."""
        cheapest = self.cheapest_card(state)
        found: list[int] = []
        for _, train, price in bank_offers(state):
            card = state.facts.trains[train].card
            if not self.any_type and card != cheapest:
                continue
            if self.either_form or price == self.prices(state, card)[0]:
                found.append(price)
        return found

    def sales(self, state: State, turn: OperatingTurn) -> list[Box]:
        company = turn.company
        if not self.must_buy(state, company) or self.issues(state, turn):
            return []
        missing = self.sale_target(state) - money(state, company)
        if missing <= 0 or state.cash[company] >= cheapest_price(state):
            return []
        boxes: list[Box] = []
        for other in state.market:
            most = min(self.saleable(state, turn, other), -(-missing // state.price(other)))
            counts = tuple(n for n in range(1, most + 1) if self.leads_on(state, turn, other, n))
            if counts:
                boxes.append({"company": other, "count": counts})
        return boxes

    def leads_on(self, state: State, turn: OperatingTurn, other: str, count: int) -> bool:
        """Whether some form can still be bought after this sale, at once or after further ones.

        A form that was payable before the last share is barred (1846-11.6), so a sale between two prices could leave
        nothing to buy. Only one block of a corporation may be sold (1846-4.2.1), so a block too small would make a
        president bankrupt who could have paid. Where nothing can reach the cheapest form, any sale leads to bankruptcy.
        """
        funds, price = money(state, turn.company), state.price(other)
        if funds + self.liquid(state, turn) < cheapest_price(state):
            return True
        low, high = funds + (count - 1) * price, self.reachable(state, turn, other, count)
        return any(low < form <= high for form in self.helped_prices(state))

    def reachable(self, state: State, turn: OperatingTurn, other: str, count: int) -> int:
        """The most money there can be after this sale, with all further ones of other corporations."""
        rest = sum(self.saleable(state, turn, c) * state.price(c) for c in state.market if c != other)
        return money(state, turn.company) + count * state.price(other) + rest

    def falls_short(self, state: State, turn: OperatingTurn, other: str, count: int) -> bool:
        """Whether after this sale not even the cheapest form can be paid any more (1846-5.9.4)."""
        return self.reachable(state, turn, other, count) < cheapest_price(state)

    def liquid(self, state: State, turn: OperatingTurn) -> int:
        return sum(self.saleable(state, turn, other) * state.price(other) for other in state.market)

    def explain_sale(self, state: State, turn: OperatingTurn, action: SellShares) -> list[Reason]:
        company, other = turn.company, action.company
        if not self.must_buy(state, company) or state.cash[company] >= cheapest_price(state):
            pays = self.must_buy(state, company)
            return [Reason("no-forced-purchase", "1846-5.9.4", {"company": company, "pays": pays})]
        reasons = explain_bundle(state, turn.seat, other, action.count)
        if reasons:
            return reasons
        reasons = self.sale_bars(state, turn, other)
        if self.issues(state, turn):
            reasons.append(Reason("must-issue-first", "1846-5.9.6", {"company": company}))
        missing = self.sale_target(state) - money(state, company)
        if missing <= 0:
            args = {"need": self.sale_target(state), "has": money(state, company)}
            reasons.append(Reason("money-suffices", "1846-5.9.4", args))
        elif (action.count - 1) * state.price(other) >= missing:
            args = {"missing": missing, "price": state.price(other)}
            reasons.append(Reason("sells-too-much", "1846-5.9.4", args))
        elif not self.leads_on(state, turn, other, action.count):
            sale = {"company": other, "count": action.count}
            if self.falls_short(state, turn, other, action.count):
                reasons.append(Reason("sale-too-small", "1846-5.9.4", sale))
            else:
                reasons.append(Reason("sale-leads-nowhere", "1846-11.6", sale))
        if self.largest(state, turn, other) < action.count:
            reasons.append(Reason("would-lose-presidency", "1846-5.9.4", {"company": company}))
        return reasons

    # --- raising money -----------------------------------------------------------------------------------------

    def add_families(self, state: State, turn: OperatingTurn, found: list[Family]) -> None:
        add_family(found, "sell_shares", turn.seat, self.sales(state, turn))
        counts = tuple(sorted(n for n, _ in self.issues(state, turn)))
        add_family(found, "issue_shares", turn.seat, [{"company": turn.company, "count": counts}] if counts else [])

    def explain(self, state: State, turn: OperatingTurn, action: Action, current: bool) -> list[Reason]:
        if isinstance(action, IssueShares):
            counts = [n for n, _ in self.issues(state, turn)]
            if action.count in counts:
                return []
            args = {"company": turn.company, "count": action.count, "counts": counts, "why": "train"}
            return [Reason("not-that-many-to-issue", "1846-5.9.6", args)]
        assert isinstance(action, SellShares)
        return self.explain_sale(state, turn, action)

    def apply(self, state: State, turn: OperatingTurn, action: Action, events: list[Event]) -> None:
        if isinstance(action, IssueShares):
            self.issue_for_train(state, turn, action.count, events)
        else:
            assert isinstance(action, SellShares)
            price = state.price(action.company)
            sell_shares(state, action.seat, action.company, action.count, price, events)
            sold = (*noted(turn).sold, action.company)
            state.replace_frame(msgspec.structs.replace(turn, raising=True, last_sale=price, sold=sold))
            reorder(state)

    # --- when there is none ------------------------------------------------------------------------------------

    def is_helpless(self, state: State, turn: OperatingTurn) -> bool:
        """Short of the cheapest form with nothing left to issue or sell."""
        short = money(state, turn.company) < cheapest_price(state)
        return short and not self.issues(state, turn) and not self.sales(state, turn)

    def independent_helps(self, state: State, company: str) -> bool:
        """An independent could still be bought for its train (1846-2.2.3)."""
        if not state.cash[company] or not state.phase_facts.corporations_buy_privates:
            return False
        owned = [name for name, owner in state.privates.items() if state.is_seat(owner)]
        return any(state.facts.privates[name].operates for name in owned)

    def may_declare(self, state: State, turn: OperatingTurn) -> bool:
        """When no money can be found, by default only where a train must be bought (1846-5.9.5, 1846-11.22)."""
        company = turn.company
        if not bank_offers(state) or company not in state.presidents:
            return False
        if not self.declared_bankruptcy:
            return self.must_buy(state, company) and self.is_helpless(state, turn)
        funds = money(state, company) + max((value for _, value in self.issues(state, turn)), default=0)
        funds += self.liquid(state, turn)
        return funds < cheapest_price(state)

    def is_lost(self, state: State, turn: OperatingTurn) -> bool:
        """Without any way out the president is bankrupt at once (1846-5.9.5)."""
        company = turn.company
        if self.declared_bankruptcy or not self.must_buy(state, company) or not self.is_helpless(state, turn):
            return False
        return noted(turn).forced_issue or not self.independent_helps(state, company)

    def fail(self, state: State, turn: OperatingTurn, buys: Buys, events: list[Event]) -> None:
        """Everything is sold, the player leaves, the corporation goes on (1846-5.10)."""
        company, seat = turn.company, turn.seat
        sets = self.issues(state, turn)
        if sets:
            self.issue_for_train(state, turn, sets[-1][0], events)
        for other in operating_order(state, tuple(state.market)):
            count = self.saleable(state, turn, other)
            if count:
                sell_shares(state, seat, other, count, state.price(other), events)
        sell_out(state, seat, events)
        leave_game(state, seat, company, events)
        # A new president is not bound by what was sold for the train so far (1846-5.10.3).
        fresh = msgspec.structs.replace(turn, raising=False, forced_issue=False, last_sale=0, sold=())
        state.replace_frame(fresh)
        close_worthless(state, events)
        if company in state.shares:
            purchase = self.bought_unasked(state, fresh)
            if purchase is not None:
                buys(state, purchase, events)
        if len(state.in_play()) <= 1 and not self.declared_bankruptcy:
            end_game(state, "bankrupt", events)  # 1846-7.2; 18xx.games waits until somebody is asked
