"""A company must buy a train, and its president must sell shares for it."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.arriving import bring
from tests.web.hand import Hand
from tests.web.positions import must_sell_for_a_train, record_until
from tests.web.watching import Watched


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
    said = hand.play("Buy a .*train", From="depot|pool")
    assert re.match(r"Buy a .*-train from", said)
    expect(page.get_by_role("region", name="Log")).to_contain_text("as help for a train")


def bank_sells(hand: Hand) -> bool:
    """Whether a train of the bank can be paid now."""
    if not hand.offers("Buy a .*train"):
        return False
    if hand.offers("Buy a .*train from (the )?(depot|pool|bank)"):
        return True
    hand.choose("Buy a .*train")
    source = hand.field("From")
    texts = source.get_by_role("button").all_inner_texts() if source.count() else []
    hand.panel.get_by_role("button", name="Cancel").click()
    return any(re.search("depot|pool|bank", text) for text in texts)
