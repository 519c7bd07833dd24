"""The merger and acquisition round, put together (1817-6.1)."""

from highiron.core.facts import Facts
from highiron.core.handler import Handler
from highiron.steps.offers import Deal
from highiron.titles.t1817.merger_round import GrowStep, LoansStep, MergerRoundHandler, MergerTurns, begin_mergers
from highiron.titles.t1817.rounds import Rounds
from highiron.titles.t1817.sale_round import (
    BuyerStep,
    OfferStep,
    RepayStep,
    SaleBiddingHandler,
    SaleRoundHandler,
    Sales,
    begin_sales,
)
from highiron.titles.t1817.sale_round import LoansStep as SaleLoansStep
from highiron.titles.t1817.token_choice import TokenChoiceHandler
from highiron.titles.t1817.trading import TradeStep


def merger_handlers(facts: Facts, rounds: Rounds, deals: dict[str, Deal]) -> list[Handler]:
    """The handlers of the round with the options of these facts; mergers are a deal between presidents."""
    options = facts.options
    rounds.begin_mergers = begin_mergers
    free = options["loan_order_in_sale"] == "free"
    grow = GrowStep(options["merge_consent"] == "required", options["merge_survivor"] == "choice")
    trade = TradeStep(options["post_conversion_new_president"] == "unlimited")
    deals["merge"] = Deal("merger-consent", grow.complete, grow.declined)
    return [
        MergerRoundHandler(begin_sales),
        MergerTurns(grow, trade, LoansStep()),
        TokenChoiceHandler(),
        SaleRoundHandler(rounds.after_sales),
        Sales(OfferStep(), BuyerStep(free), SaleLoansStep(free), RepayStep(free)),
        SaleBiddingHandler(),
    ]
