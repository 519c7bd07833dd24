"""The opening draft of privates: with hidden hands, or with open cards for two (1846 sections 3 and 8.4)."""

from abc import ABC, abstractmethod
from random import Random
from typing import Any, ClassVar, Final

import msgspec

from highiron.core.actions import Action, ChooseCard, Pass
from highiron.core.events import Event, Reason
from highiron.core.families import Family, add_family, passing, single
from highiron.core.frames import Frame
from highiron.core.handler import Handler
from highiron.core.ids import BANK
from highiron.core.random import shuffled
from highiron.core.state import State
from highiron.flow.checks import not_now, private_not_for_sale, reason, short_of_cash, wrong_seat
from highiron.titles.t1846.frames import Draft, OpenDraft

FALL: Final = 10  # what the last card comes down with every pass (1846-3.4)
MORE_THAN_PLAYERS: Final = 2  # so many cards more than players are drawn (1846-3.2)


def blank_cards(count: int) -> tuple[str, ...]:
    """The cards that stand for no company, one per player (1846-3.1)."""
    return tuple(f"Pass ({number + 1})" for number in range(count))


def is_blank(state: State, card: str) -> bool:
    return card not in state.facts.privates


def price_of(state: State, card: str) -> int:
    """What a card costs; blanks are free (1846-3.5)."""
    return 0 if is_blank(state, card) else state.facts.privates[card].price


def seat_before(state: State, seat: str) -> str:
    """Drafts go round against the clock (1846-3.2)."""
    seats = state.facts.seats
    return seats[seats.index(seat) - 1]


def hand_over(state: State, seat: str, private: str, price: int, events: list[Event]) -> None:
    """The buyer pays; an independent gets its own money from the bank, whatever was paid for it (1846-3.7)."""
    state.privates[private] = seat
    events.append(Event("private-sold", {"seat": seat, "private": private, "price": price}))
    state.pay(seat, BANK, price, events, "private")
    if state.facts.privates[private].operates:
        state.pay(BANK, private, state.facts.privates[private].treasury, events, "capital")


def begin_draft(state: State, cards: tuple[str, ...], deck: tuple[str, ...]) -> None:
    """Open the draft; the last seat draws first (1846-3.2)."""
    state.push(Draft(seat=state.facts.seats[-1], cards=cards, deck=deck))


def begin_open_draft(state: State, events: list[Event]) -> None:
    """Open a round of the open draft; the last seat begins every one of them (1846-8.4)."""
    state.push(OpenDraft(seat=state.facts.seats[-1]))
    events.append(Event("draft-round-began"))


def undrafted(state: State) -> list[str]:
    """Privates that nobody owns yet."""
    return [private for private, owner in state.privates.items() if owner == BANK]


class DraftHandler(Handler, ABC):
    """Draw, keep one card in secret, put the others under the deck; all is revealed and paid at the end (1846-3)."""

    frame: ClassVar[type[Frame]] = Draft

    @abstractmethod
    def on_finished(self, state: State, events: list[Event]) -> None:
        """All choices are revealed and paid."""

    def free_cash(self, state: State, draft: Draft, seat: str) -> int:
        """Cash less the price of what the seat has chosen already (1846-3.5)."""
        return state.cash[seat] - sum(price_of(state, card) for owner, card in draft.chosen if owner == seat)

    def price(self, state: State, draft: Draft, card: str) -> int:
        return draft.price if card == draft.last else price_of(state, card)

    def families(self, state: State) -> list[Family]:
        draft = self._draft(state)
        found = [passing(draft.seat)] if draft.last else []
        free = self.free_cash(state, draft, draft.seat)
        # Listed in the order of all cards: the order they were drawn in is nobody's business.
        within = tuple(c for c in draft.cards if c in draft.hand and self.price(state, draft, c) <= free)
        add_family(found, "choose_card", draft.seat, [{"card": within}] if within else [])
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        draft = self._draft(state)
        reasons = wrong_seat(state, action, "draft-turn")
        if isinstance(action, Pass):
            if not draft.last:
                reasons.append(reason(state, "must-choose-card", "draft-turn"))
            return reasons
        if not isinstance(action, ChooseCard):
            return [*reasons, not_now(state, action, "draft-turn", "draft")]
        if action.card not in draft.cards:
            return [*reasons, reason(state, "unknown-card", "draft-cards", name=action.card)]
        if reasons:
            return reasons  # whether a card is in another's hand is not for this seat to know (1846-3.6)
        if action.card not in draft.hand:
            return [reason(state, "card-not-in-hand", "draft-turn", card=action.card)]
        price = self.price(state, draft, action.card)
        return short_of_cash(state, action.seat, price, "draft-payment", self.free_cash(state, draft, action.seat))

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        draft = self._draft(state)
        if isinstance(action, ChooseCard):
            self._keep(state, draft, action.card, events)
            return
        events.append(Event("passed", {"seat": draft.seat}))
        following = msgspec.structs.replace(
            draft, seat=seat_before(state, draft.seat), price=draft.price - FALL, hand=(draft.last,)
        )
        events.append(Event("card-price-fell", {"card": draft.last, "price": following.price}))
        state.replace_frame(following)
        if following.price <= state.facts.privates[draft.last].floor:
            self._keep(state, following, draft.last, events)  # compulsory at the floor (1846-3.4)

    def settle(self, state: State, events: list[Event]) -> bool:
        """Deal the next hand, or show the last card, or end the draft (1846-3.3, 1846-3.4)."""
        draft = self._draft(state)
        if draft.hand:
            return False
        deck = draft.deck
        if all(is_blank(state, card) for card in deck):
            self._finish(state, draft, events)
            return True
        if len(deck) == 1:
            price = price_of(state, deck[0])
            state.replace_frame(msgspec.structs.replace(draft, hand=deck, deck=(), last=deck[0], price=price))
            events.append(Event("last-card-shown", {"card": deck[0], "price": price}))
            return True
        drawn = len(state.facts.seats) + MORE_THAN_PLAYERS
        state.replace_frame(msgspec.structs.replace(draft, hand=deck[:drawn], deck=deck[drawn:]))
        return True

    def hide(self, frame: dict[str, Any], seat: str | None) -> dict[str, Any]:
        """Everybody knows the cards in play, how many each has chosen, and the last card (1846-3.6)."""
        numbers: dict[str, int] = {}
        for owner, _ in frame["chosen"]:
            numbers[owner] = numbers.get(owner, 0) + 1
        may_look = seat == frame["seat"] or bool(frame["last"])
        return {
            "frame": frame["frame"],
            "seat": frame["seat"],
            "cards": frame["cards"],
            "left": len(frame["deck"]) + len(frame["hand"]),
            "hand": [card for card in frame["cards"] if may_look and card in frame["hand"]],
            "choices": numbers,
            "yours": [card for owner, card in frame["chosen"] if owner == seat],
            "last": frame["last"],
            "price": frame["price"],
        }

    def seen(self, frame: Frame, seat: str | None) -> Frame:
        """The same as `hide` tells, in the form of a draft: no deck, no hand and no choice of others (1846-3.6)."""
        assert isinstance(frame, Draft)
        may_look = seat == frame.seat or bool(frame.last)
        return msgspec.structs.replace(
            frame,
            deck=(),
            hand=tuple(card for card in frame.cards if may_look and card in frame.hand),
            chosen=tuple((owner, card) for owner, card in frame.chosen if owner == seat),
        )

    def imagined(self, state: State, frame: Frame, seat: str, luck: Random) -> Frame:
        """Each of the others has chosen some card that he could pay; the rest lies in the deck."""
        assert isinstance(frame, Draft)
        mine = [card for owner, card in frame.chosen if owner == seat]
        hidden = [card for card in frame.cards if card not in mine and card not in frame.hand]
        luck.shuffle(hidden)
        choosers = self._others_so_far(state, frame, seat, len(mine))
        cash = {other: state.cash[other] for other in choosers}
        chosen = list(frame.chosen)
        for other in choosers:
            cheapest = min(hidden, key=lambda card: price_of(state, card))
            card = next((card for card in hidden if price_of(state, card) <= cash[other]), cheapest)
            hidden.remove(card)
            cash[other] -= price_of(state, card)
            chosen.append((other, card))
        if frame.seat == seat or frame.last:
            return msgspec.structs.replace(frame, deck=tuple(hidden), chosen=tuple(chosen))
        drawn = len(state.facts.seats) + MORE_THAN_PLAYERS
        return msgspec.structs.replace(
            frame, hand=tuple(hidden[:drawn]), deck=tuple(hidden[drawn:]), chosen=tuple(chosen)
        )

    def _others_so_far(self, state: State, draft: Draft, seat: str, mine: int) -> list[str]:
        """Who else has chosen a card, once for each: everybody knows it, for the draft goes round."""
        order = state.facts.seats[::-1]
        if draft.last:  # every other card has been chosen
            choices = len(draft.cards) - 1
        else:
            now, own = order.index(draft.seat), order.index(seat)
            choices = (mine - (own < now)) * len(order) + now
        made = [order[number % len(order)] for number in range(choices)]
        return [other for other in made if other != seat]

    def _keep(self, state: State, draft: Draft, card: str, events: list[Event]) -> None:
        """Note the choice in secret; the rest of the hand goes under the deck (1846-3.2)."""
        events.append(Event("card-chosen", {"seat": draft.seat}))
        rest: tuple[str, ...] = ()
        if not draft.last:
            # Recorded games give every card of the hand a number, the one kept too (1846-14.3).
            rest = tuple(other for other in shuffled(state, draft.hand) if other != card)
        state.replace_frame(
            msgspec.structs.replace(
                draft,
                seat=seat_before(state, draft.seat),
                deck=draft.deck + rest,
                hand=(),
                chosen=(*draft.chosen, (draft.seat, card)),
            )
        )

    def _finish(self, state: State, draft: Draft, events: list[Event]) -> None:
        """Reveal all choices and pay for them (1846-3.5)."""
        for seat, card in draft.chosen:
            if is_blank(state, card):
                events.append(Event("blank-revealed", {"seat": seat}))
            else:
                hand_over(state, seat, card, self.price(state, draft, card), events)
        state.pop()
        self.on_finished(state, events)

    def _draft(self, state: State) -> Draft:
        draft = state.frame
        assert isinstance(draft, Draft)
        return draft


class OpenDraftHandler(Handler, ABC):
    """All cards are open, and a card is paid when it is taken (1846-8.4)."""

    frame: ClassVar[type[Frame]] = OpenDraft

    @abstractmethod
    def on_finished(self, state: State, events: list[Event]) -> None:
        """Every card has an owner."""

    @abstractmethod
    def begin_rounds(self, state: State, events: list[Event]) -> None:
        """All have passed in succession: rounds are played before the draft goes on."""

    def price(self, state: State, draft: OpenDraft, card: str) -> int:
        return price_of(state, card) - draft.discount

    def may_pass(self, state: State) -> bool:
        """Not in the very first turn (1846-8.4)."""
        return any(owner != BANK for owner in state.privates.values())

    def families(self, state: State) -> list[Family]:
        draft = self._draft(state)
        found = [passing(draft.seat)] if self.may_pass(state) else []
        cash = state.cash[draft.seat]
        within = tuple(card for card in undrafted(state) if self.price(state, draft, card) <= cash)
        if within:
            found.append(single("choose_card", draft.seat, card=within))
        return found

    def explain(self, state: State, action: Action) -> list[Reason]:
        draft = self._draft(state)
        reasons = wrong_seat(state, action, "open-draft")
        if isinstance(action, Pass):
            if not self.may_pass(state):
                reasons.append(reason(state, "must-buy-card", "open-draft"))
            return reasons
        if not isinstance(action, ChooseCard):
            return [*reasons, not_now(state, action, "open-draft", "open_draft")]
        if action.card not in state.facts.privates:
            return [*reasons, reason(state, "unknown-card", "open-draft", name=action.card)]
        if action.card not in undrafted(state):
            return [*reasons, private_not_for_sale(state, action.card, "open-draft")]
        return reasons + short_of_cash(state, action.seat, self.price(state, draft, action.card), "open-draft")

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        draft = self._draft(state)
        following = msgspec.structs.replace(draft, seat=seat_before(state, draft.seat), passes=0)
        if isinstance(action, ChooseCard):
            hand_over(state, draft.seat, action.card, self.price(state, draft, action.card), events)
            state.replace_frame(following)
            return
        events.append(Event("passed", {"seat": draft.seat}))
        left = undrafted(state)
        if len(left) > 1:
            state.replace_frame(msgspec.structs.replace(following, passes=draft.passes + 1))
            return
        following = msgspec.structs.replace(following, discount=draft.discount + FALL)
        price = self.price(state, following, left[0])
        events.append(Event("card-price-fell", {"card": left[0], "price": price}))
        state.replace_frame(following)
        if price <= state.facts.privates[left[0]].floor:
            hand_over(state, following.seat, left[0], price, events)  # compulsory at the floor (1846-3.4)

    def settle(self, state: State, events: list[Event]) -> bool:
        draft = self._draft(state)
        if not undrafted(state):
            state.pop()
            self.on_finished(state, events)
            return True
        if draft.passes == len(state.facts.seats):
            state.pop()
            self.begin_rounds(state, events)
            return True
        return False

    def _draft(self, state: State) -> OpenDraft:
        draft = state.frame
        assert isinstance(draft, OpenDraft)
        return draft
