"""The draft with hidden hands (1846 section 3)."""

from random import Random

import pytest

from highiron.core.actions import Action, Bid, ChooseCard, Pass
from highiron.core.events import Event, Reason, Refused
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.flow import engine
from highiron.steps.frames import StockRound
from highiron.titles import catalogue
from highiron.titles.t1846.frames import Draft


class Table:
    """A draft with its state and the events of the last action."""

    def __init__(self, players: int = 4, seed: int = 0, **options: str) -> None:
        self.state: State = catalogue.new_state(catalogue.facts_for("1846", players, options=options), seed)
        self.events: list[Event] = []

    @property
    def draft(self) -> Draft:
        frame = self.state.frame
        assert isinstance(frame, Draft)
        return frame

    @property
    def over(self) -> bool:
        return not isinstance(self.state.frame, Draft)

    def leave(self, *cards: str, seat: str = "A", chosen: tuple[tuple[str, str], ...] = ()) -> None:
        """Only these cards are left; the seat is next. The events are what that alone sets off."""
        self.state.privates = dict.fromkeys(self.state.facts.privates, BANK)
        taken = tuple(card for _, card in chosen)
        self.state.frames = (Draft(seat=seat, cards=(*taken, *cards), deck=cards, chosen=chosen),)
        self.events = []
        engine.settle(self.state, self.events)

    def choose(self, card: str, seat: str = "") -> None:
        self._play(ChooseCard(seat=seat or self.state.actor, card=card))

    def pass_(self, seat: str = "") -> None:
        self._play(Pass(seat=seat or self.state.actor))

    def why_not(self, card: str, seat: str = "") -> list[tuple[str, str]]:
        action = ChooseCard(seat=seat or self.state.actor, card=card)
        return [(reason.code, reason.rule) for reason in self._agreed(action)]

    def why_no_pass(self) -> list[tuple[str, str]]:
        return [(reason.code, reason.rule) for reason in self._agreed(Pass(seat=self.state.actor))]

    def offered(self) -> list[str]:
        """The cards that may be chosen now."""
        actions = [action for family in engine.legal(self.state) for action in family]
        return [action.card for action in actions if isinstance(action, ChooseCard)]

    def happened(self, code: str) -> list[dict[str, object]]:
        return [event.args for event in self.events if event.code == code]

    def _agreed(self, action: Action) -> list[Reason]:
        reasons = engine.explain(self.state, action)
        assert (not reasons) == any(action in family for family in engine.legal(self.state))
        return reasons

    def _play(self, action: Action) -> None:
        assert self._agreed(action) == []
        self.state, self.events = engine.apply(self.state, action)
        assert sum(self.state.cash.values()) == self.state.facts.bank


def play_out(table: Table, rng: Random) -> None:
    """Random choices to the end of the draft; now and then the last card is left to fall."""
    while not table.over:
        if table.draft.last and rng.random() < 0.7:
            table.pass_()
        else:
            table.choose(rng.choice(table.offered()))


@pytest.mark.parametrize(("players", "cards", "hand"), [(3, 9, 5), (4, 12, 6), (5, 15, 7)])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_10_5_deck_and_hand(players: int, cards: int, hand: int, edition: str) -> None:
    """1846-10.5, 1846-3.1, 1846-3.2: 9, 12 or 15 cards, one blank per player; a draw shows two more than players."""
    table = Table(players, privates_edition=edition)
    draft = table.draft
    assert len(draft.cards) == len(set(draft.cards)) == cards
    assert sorted(draft.hand + draft.deck) == sorted(draft.cards)
    assert [card for card in draft.cards if card.startswith("Pass")] == [f"Pass ({n + 1})" for n in range(players)]
    assert set(draft.cards) - set(table.state.privates) == set(draft.cards[-players:])
    assert len(draft.hand) == hand
    assert table.offered() == [card for card in draft.cards if card in draft.hand]


def test_10_6_reverse_order() -> None:
    """1846-10.6, 1846-3.2, 1846-3.8: D draws first, then C, B, A, D and so on; A opens SR 1."""
    table = Table(4, seed=3)
    order = []
    while not table.over:
        order.append(table.state.actor)
        table.choose(table.offered()[0])
    assert "".join(order).startswith("DCBADCBA")
    assert isinstance(table.state.frame, StockRound)
    assert (table.state.turn, table.state.actor, table.state.priority) == (1, "A", "A")


def test_the_cards_not_kept_go_under_the_deck() -> None:
    """1846-3.2: shuffled; the next player draws from the top."""
    orders = set()
    for seed in range(20):
        table = Table(4, seed)
        before = table.draft
        kept = before.hand[0]
        table.choose(kept)
        after = table.draft
        everything = after.hand + after.deck
        assert everything[: len(before.deck)] == before.deck
        assert sorted(everything[len(before.deck) :]) == sorted(before.hand[1:])
        assert after.chosen == (("D", kept),)
        orders.add(tuple(before.hand.index(card) for card in everything[len(before.deck) :]))
    assert len(orders) > 10


def test_10_7_a_blank_costs_nothing_and_stays_secret() -> None:
    """1846-10.7, 1846-3.5, 1846-3.6: nobody learns of B's blank before the end."""
    table = Table(4)
    table.leave("Pass (1)", "LSL", "MAIL", "C&WI", "TBC", "Pass (2)", seat="B")
    table.choose("Pass (1)")
    assert table.events == [Event("card-chosen", {"seat": "B"})]
    for seat in ("A", "C", "D", None):
        frame = engine.view(table.state, seat)["frames"][0]
        assert frame["choices"] == {"B": 1} and frame["yours"] == []
    assert engine.view(table.state, "B")["frames"][0]["yours"] == ["Pass (1)"]
    for _ in range(4):
        table.choose(next(card for card in table.offered() if not card.startswith("Pass")))
    assert table.happened("blank-revealed") == [{"seat": "B"}]
    assert table.state.cash["B"] == 400 - 60  # its second choice, TBC
    assert sorted(table.state.privates.values()).count("B") == 1


def test_10_8_only_blanks_left() -> None:
    """1846-10.8, 1846-3.3: the draft ends at once, and when the deck is empty."""
    table = Table(4)
    table.leave("LSL", "Pass (1)", "Pass (2)", "Pass (4)", seat="C")
    table.choose("LSL")
    assert table.over
    assert table.state.privates["LSL"] == "C"


def test_10_8_one_company_and_one_blank() -> None:
    """1846-10.8, 1846-3.3, 1846-3.4: a secret choice; the blank leads to the open sale, the company ends the draft."""
    for kept in ("LSL", "Pass (1)"):
        table = Table(4)
        table.leave("LSL", "Pass (1)", seat="C")
        assert table.offered() == ["LSL", "Pass (1)"]
        assert table.why_no_pass() == [("must-choose-card", "1846-3.2")]
        table.choose(kept)
        assert table.over == (kept == "LSL")
        if kept == "Pass (1)":
            assert table.happened("last-card-shown") == [{"card": "LSL", "price": 40}]
            assert table.state.actor == "B"
            assert all(engine.view(table.state, seat)["frames"][0]["last"] == "LSL" for seat in ("A", "D", None))


def test_10_9_the_last_card_falls_to_nothing() -> None:
    """1846-10.9, 1846-3.4, 1846-11.12: 30, 20, 10, 0, and the next player receives it for $0 in the same action."""
    table = Table(4)
    table.leave("LSL", seat="D")
    assert table.events == [Event("last-card-shown", {"card": "LSL", "price": 40})]
    for price in (30, 20, 10):
        table.pass_()
        assert table.happened("card-price-fell") == [{"card": "LSL", "price": price}]
        assert (table.draft.last, table.draft.price) == ("LSL", price)
    assert table.state.actor == "A"
    table.pass_()
    assert table.happened("card-price-fell") == [{"card": "LSL", "price": 0}]
    assert table.happened("private-sold") == [{"seat": "D", "private": "LSL", "price": 0}]
    assert table.over
    assert table.state.privates["LSL"] == "D"
    assert table.state.cash["D"] == 400


@pytest.mark.parametrize(("private", "floor", "passes", "treasury"), [("MS", 80, 6, 60), ("BIG4", 60, 4, 40)])
def test_10_10_the_last_independent(private: str, floor: int, passes: int, treasury: int) -> None:
    """1846-10.10, 1846-3.4, 1846-3.7: six passes, the next pays $80, and MS still starts with $60; BIG4 likewise."""
    table = Table(4)
    bank = table.state.cash[BANK]
    table.leave(private, seat="D")
    for _ in range(passes):
        assert not table.over
        table.pass_()
    taker = "DCBA"[passes % 4]
    assert table.over
    assert table.state.privates[private] == taker
    assert table.state.cash[taker] == 400 - floor
    assert table.state.cash[private] == treasury
    assert table.state.cash[BANK] == bank + floor - treasury


def test_the_last_card_can_be_taken_at_any_price() -> None:
    """1846-3.4: for its current price; the other choices are paid in full."""
    table = Table(3)
    table.leave("TBC", seat="C", chosen=(("C", "MAIL"), ("B", "MS")))
    table.pass_()
    table.pass_()
    assert (table.state.actor, table.draft.price) == ("A", 40)
    table.pass_()
    table.choose("TBC")
    assert table.over
    assert [table.state.cash[seat] for seat in "ABC"] == [400, 260, 400 - 80 - 30]
    assert table.state.privates["TBC"] == "C"


def test_10_11_no_more_than_the_cash() -> None:
    """1846-10.11, 1846-3.5: with MS, BIG4 and MAIL chosen, C&WI may be added (380); then nothing for $40."""
    table = Table(4)
    chosen = (("A", "MS"), ("A", "BIG4"), ("A", "MAIL"))
    table.leave("C&WI", "LSL", "Pass (1)", seat="A", chosen=chosen)
    assert table.why_not("C&WI") == []
    table.leave("LSL", "SC", "Pass (1)", seat="A", chosen=(*chosen, ("A", "C&WI")))
    assert table.offered() == ["Pass (1)"]
    assert table.why_not("LSL") == [("not-enough-cash", "1846-3.5")]
    [reason] = engine.explain(table.state, ChooseCard(seat="A", card="LSL"))
    assert reason.args == {"owner": "A", "need": 40, "has": 20}
    table.leave("LSL", seat="B", chosen=(*chosen, ("A", "C&WI")))
    table.pass_()
    assert table.why_not("LSL") == [("not-enough-cash", "1846-3.5")]
    table.pass_()
    table.pass_("D")
    table.choose("LSL", "C")
    assert [table.state.cash[seat] for seat in "ABCD"] == [20, 400, 390, 400]


def test_money_is_not_shown_as_spent_before_the_end() -> None:
    """1846-3.6, 1846-3.5: everybody has $400 until all is revealed and paid in one go."""
    table = Table(5, seed=8)
    choices = 0
    while not table.over:
        assert all(table.state.cash[seat] == 400 for seat in "ABCDE")
        assert set(table.state.privates.values()) == {BANK}
        table.choose(table.offered()[0])
        choices += 1
    assert len(table.happened("private-sold")) + len(table.happened("blank-revealed")) == choices
    for seat in "ABCDE":
        prices = [table.state.facts.privates[p].price for p, owner in table.state.privates.items() if owner == seat]
        assert table.state.cash[seat] == 400 - sum(prices)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_draft_ends_and_gives_all_away(players: int) -> None:
    """1846-3.3, 1846-3.7, 1846-1.7: every company finds an owner who can pay; turn 1 follows."""
    for seed in range(40):
        table = Table(players, seed, privates_edition="second" if seed % 2 else "first")
        play_out(table, Random(seed))
        state = table.state
        assert BANK not in state.privates.values()
        assert (state.cash["MS"], state.cash["BIG4"]) == (60, 40)
        assert (state.turn, state.actor, state.priority) == (1, "A", "A")


def test_a_card_must_be_in_the_hand() -> None:
    """1846-3.2, 1846-3.1: and be a card at all; others have to wait."""
    table = Table(4)
    missing = table.draft.deck[0]
    assert table.why_not(missing) == [("card-not-in-hand", "1846-3.2")]
    assert table.why_not("PRR") == [("unknown-card", "1846-3.1")]
    assert table.why_not(table.draft.hand[0], "A") == [("not-your-turn", "1846-3.2")]
    assert table.why_not("PRR", "A") == [("not-your-turn", "1846-3.2"), ("unknown-card", "1846-3.1")]
    with pytest.raises(Refused):
        engine.apply(table.state, Pass(seat="D"))


def test_nothing_else_happens_in_a_draft() -> None:
    """1846-3.8: there is no bidding."""
    table = Table(4)
    bid = Bid(seat="D", private="MS", price=140)
    assert [(reason.code, reason.rule) for reason in engine.explain(table.state, bid)] == [("not-now", "1846-3.2")]
