"""Somebody who has never been here plays 1830 against bots, by clicking only."""

import re

from playwright.sync_api import expect

from tests.web.hand import Hand
from tests.web.watching import Watched

FOUNDING_PRICE = "67"


class Newcomer:
    """Buys a cheap private, founds a company, buys its shares until it floats, and runs it."""

    def __init__(self) -> None:
        self.company = ""

    def decide(self, hand: Hand) -> None:
        """Make one move."""
        if hand.round.startswith("Private auction"):
            hand.play("^Buy (SV|CS|DH)" if hand.offers("^Buy (SV|CS|DH)") else "^Pass")
        elif hand.round.startswith("Stock round"):
            self.trade(hand)
        else:
            for kind in (
                "^Lay a tile",
                "^Run",
                "^Pay",
                "-train [$]",
                "no more|no token|Pass|Done",
                "",
            ):
                if hand.offers(kind):
                    hand.play(kind)
                    return

    def trade(self, hand: Hand) -> None:
        """Found a company, or add to it."""
        if not self.company and hand.offers("^Start"):
            said = hand.play("^Start", Company="", Price=FOUNDING_PRICE)
            self.company = said.split()[1]
            return
        shares = (
            hand.page.get_by_role("article")
            .filter(has_text=self.company)
            .get_by_role("button", name=re.compile("^Buy from IPO"), disabled=False)
        )
        if self.company and shares.count():
            assert "$" in shares.inner_text(), "the button says what the share costs"
            shares.click()
            hand.settle()
            hand.make()
        else:
            hand.play("^Pass")


def test_a_newcomer_plays_an_auction_a_stock_round_and_an_operating_round(visitor: Watched) -> None:
    page = visitor.page()
    page.goto("/")
    page.get_by_role("listitem").filter(has_text="1830").get_by_role("button", name="Play now against bots").click()
    hand, newcomer = Hand(page), Newcomer()
    hand.play_until(lambda: "Stock round 1" in hand.round, newcomer.decide)
    hand.play_until(lambda: "Operating round 1" in hand.round or "Stock round 2" in hand.round, newcomer.decide)
    hand.play_until(lambda: "Stock round 2" in hand.round, newcomer.decide)
    made = "; ".join(hand.moves)
    for kind in ("Start ", "Buy ", "Lay #"):
        assert kind in made, made
    expect(page.get_by_role("region", name="Log")).to_be_visible()
