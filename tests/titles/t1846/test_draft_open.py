"""The draft with open cards for two players (1846-8.4)."""

from random import Random

import pytest

from highiron.core.actions import Action, Bid, ChooseCard, Pass
from highiron.core.events import Event, Reason
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.flow import engine
from highiron.steps.frames import StockRound
from highiron.titles import catalogue
from highiron.titles.t1846.frames import OpenDraft


class Table:
    """An open draft with its state and the events of the last action."""

    def __init__(self, seed: int = 0, **options: str) -> None:
        self.state: State = catalogue.new_state(catalogue.facts_for("1846", 2, options=options), seed)
        self.events: list[Event] = []

    @property
    def drafting(self) -> bool:
        return isinstance(self.state.frame, OpenDraft)

    def leave(self, *cards: str, seat: str) -> None:
        """Only these cards are left; A owns the others. The seat is next."""
        self.state.privates = {p: BANK if p in cards else "A" for p in self.state.facts.privates}
        self.state.frames = (OpenDraft(seat=seat),)

    def choose(self, card: str, seat: str = "") -> None:
        self._play(ChooseCard(seat=seat or self.state.actor, card=card))

    def pass_(self, seat: str = "") -> None:
        self._play(Pass(seat=seat or self.state.actor))

    def why_not(self, action: Action) -> list[tuple[str, str]]:
        return [(reason.code, reason.rule) for reason in self._agreed(action)]

    def offered(self) -> list[str]:
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


def test_10_76_the_first_turn_is_no_pass() -> None:
    """1846-10.76, 1846-8.4e: B must buy; then A may pass."""
    table = Table()
    assert table.state.actor == "B"
    assert table.why_not(Pass(seat="B")) == [("must-buy-card", "1846-8.4")]
    table.choose("C&WI")
    assert table.state.actor == "A"
    assert table.why_not(Pass(seat="A")) == []


def test_10_76_two_passes_bring_operating_rounds() -> None:
    """1846-10.76, 1846-8.4e: privates pay in both rounds, then the draft goes on, opened by B again."""
    table = Table()
    table.choose("C&WI")  # by B, pays 10
    table.pass_("A")
    assert table.state.actor == "B"
    table.choose("MAIL")  # a purchase between two passes
    table.pass_("A")
    cash = table.state.cash["B"]
    table.pass_("B")
    assert [args["number"] for args in table.happened("operating-round-began")] == [1, 2]
    assert all(args["turn"] == 0 for args in table.happened("operating-round-began"))
    assert table.state.cash["B"] == cash + 20
    assert table.drafting
    assert (table.state.actor, table.state.turn) == ("B", 0)
    assert len(table.offered()) == 6
    assert table.why_not(Pass(seat="B")) == []


def test_a_card_is_paid_at_once() -> None:
    """1846-8.4e, 1846-3.7: at its draft price; an independent has its money at once."""
    table = Table()
    table.choose("MS", "B")
    assert table.state.privates["MS"] == "B"
    assert (table.state.cash["B"], table.state.cash["MS"]) == (460, 60)
    assert table.happened("private-sold") == [{"seat": "B", "private": "MS", "price": 140}]
    table.choose("BIG4", "A")
    assert (table.state.cash["A"], table.state.cash["BIG4"]) == (500, 40)
    assert table.state.actor == "B"


def test_the_last_card_falls() -> None:
    """1846-8.4e, 1846-3.4: by $10 with every pass, and no operating rounds come between."""
    table = Table()
    table.leave("LSL", seat="B")
    table.pass_("B")
    table.pass_("A")
    table.pass_("B")
    assert table.happened("card-price-fell") == [{"card": "LSL", "price": 10}]
    assert table.state.actor == "A"
    table.pass_("A")
    assert table.state.privates["LSL"] == "B"
    assert table.state.cash["B"] == 600
    assert isinstance(table.state.frame, StockRound)
    assert (table.state.turn, table.state.actor) == (1, "A")


def test_the_last_card_can_be_taken_for_less() -> None:
    """1846-8.4e, 1846-3.7: BIG4 for $80 still brings $40 of its own."""
    table = Table()
    table.leave("BIG4", seat="A")
    table.pass_("A")
    table.pass_("B")
    table.choose("BIG4", "A")
    assert (table.state.cash["A"], table.state.cash["BIG4"]) == (520, 40)
    assert isinstance(table.state.frame, StockRound)


def test_a_card_that_is_not_to_be_had() -> None:
    """1846-8.4e: all reasons with their rule."""
    table = Table()
    table.choose("MS", "B")
    assert table.why_not(ChooseCard(seat="A", card="MS")) == [("private-not-for-sale", "1846-8.4")]
    assert table.why_not(ChooseCard(seat="A", card="PRR")) == [("unknown-card", "1846-8.4")]
    assert table.why_not(ChooseCard(seat="B", card="MAIL")) == [("not-your-turn", "1846-8.4")]
    assert table.why_not(Bid(seat="A", private="MAIL", price=80)) == [("not-now", "1846-8.4")]
    table.state.cash[BANK] += table.state.cash["A"] - 70
    table.state.cash["A"] = 70
    assert table.why_not(ChooseCard(seat="A", card="MAIL")) == [("not-enough-cash", "1846-8.4")]
    assert "MAIL" not in table.offered() and "C&WI" in table.offered()


def test_a_removed_card_is_not_for_sale() -> None:
    """1846-8.4d: nor in any list."""
    table = Table()
    [gone] = [private for private in ("LSL", "MC", "O&I") if private not in table.state.privates]
    assert table.why_not(ChooseCard(seat="B", card=gone)) == [("private-not-for-sale", "1846-8.4")]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_open_draft_ends(edition: str) -> None:
    """1846-8.4e: all eight cards can be paid, whoever takes them."""
    for seed in range(30):
        table = Table(seed, privates_edition=edition)
        rng = Random(seed)
        while table.drafting:
            actions = [action for family in engine.legal(table.state) for action in family]
            cards = [action for action in actions if isinstance(action, ChooseCard)]
            left = len(cards)
            table._play(rng.choice(actions if left == 1 else cards))
        assert isinstance(table.state.frame, StockRound)
        assert BANK not in table.state.privates.values()
