"""Trains: bought for what they earn while they last, and in time to have one that stays."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import act, decide, passes
from highiron.bots.steady.emergency import decide_emergency
from highiron.bots.steady.outlook import Outlook
from highiron.bots.steady.sisters import help_sister, least_price, spare_trains
from highiron.bots.steady.treasury import Purchase, Treasury, bank_purchase
from highiron.core.families import Box
from highiron.core.ids import DEPOT, POOL
from highiron.steps.frames import OperatingTurn


def decide_trains(sight: Sight, outlook: Outlook, turn: OperatingTurn) -> Decision | None:
    """The purchase that is worth most, a forced one if need be; None outside the step."""
    if sight.family("pass") is None:
        return decide_emergency(sight, outlook, turn)
    family = sight.family("buy_train")
    if family is None:
        return None
    state, company = sight.state, turn.company
    treasury = Treasury(state, outlook, sight.seat, company)
    cash = state.cash[company]
    found: list[tuple[float, Purchase, Box]] = []
    for box in family.boxes:
        if box["source"] in (DEPOT, POOL):
            offer = bank_purchase(state, company, box["source"], box["train"], box["price"], box["trade_in"])
            found.append((treasury.worth(offer, cash), offer, box))
    if not state.trains[company]:
        for box in spare_trains(sight):
            offer = Purchase(box["source"], box["train"], least_price(box), (box["train"],), ())
            found.append((treasury.worth(offer, cash), offer, box))
    if found:
        worth, best, box = max(found, key=lambda item: item[0])
        if worth > 0:
            args = {"company": company, "train": best.train, "source": best.source, "price": best.price}
            return decide(act(family, box, price=best.price), "buys-train", **args, worth=int(worth))
    return help_sister(sight, outlook, company) or passes(sight, "no-train-worth-it", company=company)
