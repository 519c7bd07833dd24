"""A company must buy a train, and its president must sell shares for it."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.arriving import bring
from tests.web.hand import Hand
from tests.web.positions import must_sell_for_a_train, record_until
from tests.web.watching import Watched

FROM_BANK = r"^\w+-train \$[0-9,]+( from the pool)?$"


def test_a_president_sells_shares_and_helps_to_buy_a_train(visitor: Watched, tmp_path: Path) -> None:
    page = visitor.page()
    bring(page, record_until(tmp_path, must_sell_for_a_train), go_on=True)
    hand = Hand(page)
    hand.await_turn()
    assert not hand.offers("Pass"), "a forced purchase cannot be declined"
    sales = 0
    while not bank_sells(hand):
        hand.play("^Sell")
        sales += 1
        hand.await_turn()
    assert sales
    said = hand.play(FROM_BANK)
    assert re.match(FROM_BANK, said)
    expect(page.get_by_role("region", name="Log")).to_contain_text("as help for a train")


def bank_sells(hand: Hand) -> bool:
    """Whether a train of the bank can be paid now."""
    return hand.offers(FROM_BANK)
