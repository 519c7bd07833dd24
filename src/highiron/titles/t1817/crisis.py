"""A player who has to pay more than he has: sales, bankruptcy, and companies that lose their president (1817-7)."""

from typing import ClassVar

import msgspec

from highiron.core.actions import Action, Bankrupt, SellShares
from highiron.core.events import Event, Reason
from highiron.core.families import Box, Family, Span, add_family, single
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.ids import BANK, POOL
from highiron.core.shares import largest_sale, operating_order, sell_shares
from highiron.core.state import State
from highiron.flow.checks import not_now, reason, wrong_seat
from highiron.flow.engine import end_game
from highiron.steps.depot import close_private
from highiron.steps.frames import OperatingTurn
from highiron.steps.turn import END
from highiron.titles.t1817.frames import CashCrisis, Round
from highiron.titles.t1817.shorts import close_pairs
from highiron.titles.t1817.zones import is_red, is_white, put_into_liquidation

SMALL = 2  # shares of a company that cannot be sold (1817-4.14)


def begin_crisis(state: State, company: str, events: list[Event], due: int = 0, first: str = "") -> None:
    """Ask the players whose cash is below zero, if there are any; `due`: the company's interest that was not paid.

    Its president comes first, or whoever was it last; then the others clockwise (1817-7.15).
    """
    if all(state.cash[seat] >= 0 for seat in state.facts.seats):
        return
    first = first or state.presidents.get(company) or last_president(state, company)
    state.push(CashCrisis(seat=first, company=company, first=first, due=due))


def last_president(state: State, company: str) -> str:
    """Who directed a company before going bankrupt (1817-7.11)."""
    return state.ownerless.get(company, state.facts.seats[0])


def most_sold(state: State, seat: str, company: str) -> int:
    """Shares that the player may sell now: none in grey, red and small companies, no presidency lost (1817-7.2)."""
    if not is_white(state, company) or state.charter(company).shares == SMALL:
        return 0
    return largest_sale(state, company, seat, keep_presidency=True)


class CashCrisisHandler(Handler):
    """Shares are sold until the debt is paid; who has none left to sell is bankrupt (1817-7.2, 1817-7.5)."""

    frame: ClassVar[type[Frame]] = CashCrisis

    def __init__(self, single_shares: bool, declared: bool) -> None:
        self.single_shares = single_shares
        self.declared = declared  # bankruptcy is declared, even before everything is sold

    def boxes(self, state: State, seat: str) -> list[Box]:
        """Sales, none of them longer than the debt demands."""
        found: list[Box] = []
        for company in state.market:
            most = most_sold(state, seat, company)
            if most:
                needed = 1 if self.single_shares else -(state.cash[seat] // state.price(company))
                found.append({"company": company, "count": Span(1, min(most, needed))})
        return found

    def families(self, state: State) -> list[Family]:
        seat = state.frame.seat
        found: list[Family] = []
        add_family(found, "sell_shares", seat, self.boxes(state, seat))
        if self.declared:
            found.append(single("bankrupt", seat, company=_crisis(state).company))
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        crisis = _crisis(state)
        reasons = wrong_seat(state, action, "cash-crisis")
        if isinstance(action, SellShares):
            return reasons + self.explain_sale(state, action)
        if not isinstance(action, Bankrupt):
            return [*reasons, not_now(state, action, "cash-crisis", self.kind)]
        if not self.declared:
            reasons.append(reason(state, "shares-left-to-sell", "bankruptcy", seat=crisis.seat))
        if action.company != crisis.company:
            reasons.append(reason(state, "not-your-company", "bankruptcy", company=action.company, turn=crisis.company))
        return reasons

    def explain_sale(self, state: State, action: SellShares) -> list[Reason]:
        company, count, seat = action.company, action.count, state.frame.seat
        if company not in state.market:
            return [reason(state, "no-price-yet", "cash-crisis", company=company)]
        if count < 1:
            return [reason(state, "sell-at-least-one", "cash-crisis", count=count)]
        if not is_white(state, company):
            return [reason(state, "shares-illiquid", "illiquid-shares", company=company)]
        if state.charter(company).shares == SMALL:
            return [reason(state, "two-share-company", "unsellable-shares", company=company)]
        held = state.held(company, seat)
        if held < count:
            return [reason(state, "not-that-many-shares", "cash-crisis", company=company, has=held, count=count)]
        reasons: list[Reason] = []
        if most_sold(state, seat, company) < count:
            reasons.append(reason(state, "would-lose-presidency", "cash-crisis", company=company))
        price = state.price(company)
        if self.single_shares:
            if count > 1:
                reasons.append(reason(state, "one-share-at-a-time", "cash-crisis", count=count))
        elif (count - 1) * price >= -state.cash[seat]:
            reasons.append(reason(state, "sells-too-much", "cash-crisis", missing=-state.cash[seat], price=price))
        return reasons

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        if isinstance(action, SellShares):
            sell_shares(state, action.seat, action.company, action.count, state.price(action.company), events)
            close_pairs(state, action.company, events)
        else:
            self.sell_all(state, action.seat, events)
            go_bankrupt(state, action.seat, _crisis(state), events)

    def sell_all(self, state: State, seat: str, events: list[Event]) -> None:
        """What a player who declares bankruptcy still could have sold is sold (1817-13.39)."""
        for company in operating_order(state, tuple(state.market)):
            count = most_sold(state, seat, company)
            if count:
                sell_shares(state, seat, company, count, state.price(company), events)
                close_pairs(state, company, events)

    def settle(self, state: State, events: list[Event]) -> bool:
        """The next one who owes; nobody is asked who can sell nothing, unless bankruptcy has to be declared."""
        crisis = _crisis(state)
        debtors = [seat for seat in state.seats_from(crisis.first) if state.cash[seat] < 0]
        if not debtors:
            state.pop()
            return True
        if crisis.seat != debtors[0] and state.cash[crisis.seat] >= 0:
            state.replace_frame(msgspec.structs.replace(crisis, seat=debtors[0]))
            return True
        if self.declared or self.boxes(state, crisis.seat):
            return False
        go_bankrupt(state, crisis.seat, crisis, events)
        return True


def _crisis(state: State) -> CashCrisis:
    frame = state.frame
    assert isinstance(frame, CashCrisis)
    return frame


def go_bankrupt(state: State, seat: str, crisis: CashCrisis, events: list[Event]) -> None:
    """The player leaves: everything goes to the market, and what is still owed is forgiven (1817-7.5 to 1817-7.12)."""
    state.bankrupt = (*state.bankrupt, seat)
    events.append(Event("gone-bankrupt", {"seat": seat, "company": crisis.company}))
    for company in operating_order(state, tuple(state.market)):
        give_up_shares(state, seat, company, events)
    if crisis.due and seat == crisis.first and state.facts.options["bankrupt_interest_cash"] == "to_company":
        # The interest was not paid after all, and what the player had is the company's (1817-7.7).
        state.pay(BANK, seat, crisis.due, events, "interest")
        state.pay(seat, crisis.company, state.cash[seat], events, "bankruptcy")
    elif state.cash[seat] < 0:
        state.pay(BANK, seat, -state.cash[seat], events, "forgiven")
    else:
        state.pay(seat, BANK, state.cash[seat], events, "bankruptcy")
    if state.facts.options["bankrupt_privates"] == "removed":
        for private, owner in list(state.privates.items()):
            if owner == seat:
                close_private(state, private, events)
    if state.priority == seat:
        state.priority = state.next_seat(seat)
    put_in_order(state)


def give_up_shares(state: State, seat: str, company: str, events: list[Event]) -> None:
    """Shares and shorts to the market without payment; a company that was directed goes to liquidation (1817-7.9)."""
    held, sold = state.held(company, seat), state.shorts.get(company, {}).pop(seat, 0)
    if state.presidents.get(company) == seat:
        del state.presidents[company]
        state.ownerless[company] = seat
        put_into_liquidation(state, company, events)
    if held:
        state.move_shares(company, seat, POOL, held)
    if sold:
        state.shorts[company][POOL] = state.shorts[company].get(POOL, 0) + sold
    if held or sold:
        events.append(Event("holdings-given-up", {"seat": seat, "company": company, "shares": held, "shorts": sold}))
        close_pairs(state, company, events)


def put_in_order(state: State) -> None:
    """Companies still to operate, without those in liquidation; nor does one go on operating there (1817-5.3)."""
    for at, frame in enumerate(state.frames):
        changed: Frame = frame
        if isinstance(frame, Round):
            waiting = tuple(company for company in frame.waiting if not is_red(state, company))
            changed = msgspec.structs.replace(frame, waiting=tuple(operating_order(state, waiting)))  # 1817-13.39
        elif isinstance(frame, OperatingTurn) and is_red(state, frame.company):
            changed = msgspec.structs.replace(frame, step=END)
        if changed is not frame:
            state.frames = (*state.frames[:at], changed, *state.frames[at + 1 :])


def end_with_last_player(state: State, events: list[Event]) -> bool:
    """The game ends when one player is left: at once, or as soon as somebody would be asked (1817-7.16, 1817-13.40)."""
    if not state.bankrupt or len(state.in_play()) > 1:
        return False
    if state.facts.options["bankruptcy_check"] == "declared" and goes_on(state):
        return False
    end_game(state, "bankrupt", events)
    return True


def goes_on(state: State) -> bool:
    """Whether the round has something left that needs nobody: of the company on turn, or on sale (1817-13.40)."""
    trial = state.copy()
    before = trial.frames[0]
    if not state.facts.rules.handler_of(state.frame).settle(trial, []):
        return False
    return not trial.ended and bool(trial.frames) and type(trial.frames[0]) is type(before)
