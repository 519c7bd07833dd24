"""How `steady` opens: the auction of privates and the drafts."""

import pytest

from highiron.core.actions import Bid, ChooseCard, Pass, TakePrivate
from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.flow import engine
from highiron.steps.frames import Auction, BiddingWar
from highiron.titles import catalogue
from highiron.titles.t1846.frames import Draft, OpenDraft
from tests.bots.asking import asked
from tests.scenario import Table


def auction(table: Table, seat: str, sold: dict[str, str], *bids: tuple[str, str, int], passes: int = 0) -> None:
    """An auction in which these privates are sold and these bids stand."""
    table.state.privates.update(sold)
    table.state.frames = (Auction(seat=seat, opener="A", bids=bids, passes=passes),)


def test_a_bargain_is_bid_for() -> None:
    decision = asked(Table(4).state)
    assert isinstance(decision.action, Bid)
    assert decision.why.code == "bids-for-private"
    assert decision.why.args["value"] > decision.action.price


def test_nobody_raises_his_own_bid_before_the_bidding_war() -> None:
    table = Table(2)
    auction(table, "A", {}, ("CA", "A", 165), ("CA", "B", 170))
    action = asked(table.state).action
    assert not (isinstance(action, Bid) and action.private == "CA")


def test_cash_to_float_a_corporation_is_kept() -> None:
    """Six shares at the lowest par cost $402: with $410 nothing is left for a private of $40."""
    table = Table(4)
    table.set_cash("A", 410)
    auction(table, "A", {"SV": "B"}, ("BO", "A", 225))
    decision = asked(table.state)
    assert isinstance(decision.action, Pass)
    assert decision.why.code == "keeps-cash-for-shares"


def test_when_all_others_passed_the_auction_has_to_go_on() -> None:
    table = Table(4)
    table.set_cash("A", 300)
    auction(table, "A", {"SV": "B"}, passes=3)
    assert asked(table.state).action == TakePrivate(seat="A", private="CS")


def test_the_first_private_is_left_to_fall_in_price() -> None:
    table = Table(6)
    for seat in table.facts.seats:
        table.set_cash(seat, 20)
    auction(table, "A", {}, passes=5)
    assert isinstance(asked(table.state).action, Pass)


@pytest.mark.parametrize(("standing", "raises"), [(165, True), (320, False)])
def test_a_bidding_war_ends_where_the_value_does(standing: int, raises: bool) -> None:
    table = Table(2)
    sold = {"SV": "A", "CS": "A", "DH": "B", "MH": "B"}
    auction(table, "A", sold, ("CA", "A", 160), ("CA", "B", standing))
    table.state.push(BiddingWar(seat="A", private="CA", bidders=("A", "B")))
    action = asked(table.state).action
    assert action == (Bid(seat="A", private="CA", price=standing + 5) if raises else Pass(seat="A"))


def test_opinions_differ_from_seed_to_seed_but_not_from_time_to_time() -> None:
    values = [asked(Table(4).state, seed).why.args["value"] for seed in (1, 2, 3, 4, 4)]
    assert len(set(values)) > 2
    assert values[-1] == values[-2]


# --- 1846 ------------------------------------------------------------------------------------------------------


def draft(*hand: str, chosen: tuple[str, ...] = (), last: str = "", price: int = 0) -> State:
    """A draft in which the seat A holds these cards and has chosen those."""
    state = catalogue.new_state(catalogue.facts_for("1846", 5))
    mine = tuple(("A", card) for card in chosen)
    cards = (*chosen, *hand)
    state.frames = (Draft(seat="A", cards=cards, deck=(), hand=hand, chosen=mine, last=last, price=price),)
    return state


def test_the_card_with_the_largest_gain_is_kept() -> None:
    decision = asked(draft("C&WI", "MPC", "Pass (1)"))
    assert decision.action == ChooseCard(seat="A", card="MPC")
    assert decision.why.args["value"] > decision.why.args["price"]


def test_a_blank_is_better_than_a_card_that_eats_the_cash_for_shares() -> None:
    decision = asked(draft("MAIL", "Pass (1)", chosen=("MS",)))
    assert decision.action == ChooseCard(seat="A", card="Pass (1)")
    assert decision.why.code == "drafts-blank"


@pytest.mark.parametrize(("price", "taken"), [(140, False), (110, True)])
def test_the_last_card_is_left_until_it_fits_the_purse(price: int, taken: bool) -> None:
    action = asked(draft("MS", chosen=("MAIL",), last="MS", price=price)).action
    assert action == (ChooseCard(seat="A", card="MS") if taken else Pass(seat="A"))


def test_the_open_draft_of_two_goes_on_to_its_end() -> None:
    state = catalogue.new_state(catalogue.facts_for("1846", 2))
    for _ in range(60):
        if not isinstance(state.frame, OpenDraft):
            break
        state, _ = engine.apply(state, asked(state).action)
    assert BANK not in state.privates.values()
