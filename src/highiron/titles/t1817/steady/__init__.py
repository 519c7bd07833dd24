"""What `steady` knows about 1817: what privates do, what loans cost, and its auctions, mergers and sales."""

from highiron.bots.steady.knowledge import Knowledge
from highiron.core.frames import tag_of
from highiron.steps.frames import Offer
from highiron.titles.t1817.frames import (
    CashCrisis,
    IpoBidding,
    IpoHome,
    IpoPayment,
    IpoSize,
    MergerTurn,
    Sale,
    SaleBidding,
    SeedAuction,
    SeedBidding,
    Stock,
    TokenChoice,
    Turn,
)
from highiron.titles.t1817.steady.figures import credit, interest
from highiron.titles.t1817.steady.growth import answer_merger, decide_growth
from highiron.titles.t1817.steady.openings import (
    choose_home,
    choose_size,
    open_private,
    pay_private,
    raise_company,
    raise_private,
)
from highiron.titles.t1817.steady.plans import own_plans
from highiron.titles.t1817.steady.sales import decide_bid, decide_sale
from highiron.titles.t1817.steady.stock import decide_stock
from highiron.titles.t1817.steady.turns import choose_token, decide_turn, raise_cash

KNOWLEDGE = Knowledge(
    # What they bring the company that has them: mail in every round, a mine or bridge in every run over it.
    powers={
        "MINC": 40,
        "OBC": 25,
        "p:ME": 35,
        "PSM": 50,
        "CM": 70,
        "MINM": 80,
        "TS": 60,
        "UBC": 40,
        "MAJC": 100,
        "MAIL": 120,
        "MAJM": 160,
    },
    credit=credit,
    interest=interest,
    exports=1,
    guarantor=False,
    plans=own_plans,
    decisive=(
        tag_of(IpoBidding),
        tag_of(IpoSize),
        tag_of(MergerTurn),
        tag_of(Sale),
        tag_of(SaleBidding),
    ),
    answers={
        tag_of(SeedAuction): open_private,
        tag_of(SeedBidding): raise_private,
        tag_of(Stock): decide_stock,
        tag_of(IpoHome): choose_home,
        tag_of(IpoBidding): raise_company,
        tag_of(IpoSize): choose_size,
        tag_of(IpoPayment): pay_private,
        tag_of(Turn): decide_turn,
        tag_of(MergerTurn): decide_growth,
        tag_of(Offer): answer_merger,
        tag_of(TokenChoice): choose_token,
        tag_of(Sale): decide_sale,
        tag_of(SaleBidding): decide_bid,
        tag_of(CashCrisis): raise_cash,
    },
)
