"""18CE as a learning environment: what its facts and rules do not tell."""

from highiron.core.facts import Facts
from highiron.core.families import Box, Span
from highiron.core.frames import Frame, tag_of
from highiron.core.ids import DEPOT, IPO, POOL
from highiron.core.state import State
from highiron.env.sheet import Sheet
from highiron.env.title_tables import Entry, TitleTable
from highiron.steps.frames import Offer
from highiron.titles.t18ce.frames import Auction, BuyWagon, Round, SellTrain
from highiron.titles.t18ce.private_tile import COLOUR
from highiron.titles.t18ce.privates import SHANGHAI, ZHANGJIAKOU, B, D, E
from highiron.titles.t18ce.wagons import PRICE, WAGON_TRAIN

NAMES: dict[str, dict[str, str]] = {"18CE-v1": {}}
OPENING = ("interest", "income", "private_tile")  # what comes before the first company (18CE-7.1)
PARTS = ("lowest", "middle", "highest")  # of a debt
MOST_WAGONS = 50
MOST_SETS = 100


def table(facts: Facts) -> TitleTable:
    companies, seats = tuple(facts.corporations), tuple(f"+{number}" for number in range(len(facts.seats)))
    green = tuple(tile.id for tile in facts.tiles.values() if tile.colour == COLOUR)
    return TitleTable(
        facts,
        traded=tuple(facts.privates) if facts.options["private_trade"] == "in_sr" else (),
        tile_rights={B: ((ZHANGJIAKOU,), green)},
        token_hexes={E: SHANGHAI},
        stations=(E,),
        without=("bankrupt",),
        debts=True,
        fields={
            "exchange_for_share": ("private", "company", "source"),
            "buy_wagon": ("source", "price"),
            "sell_train": ("target", "train", "price"),
            "train_loan": ("amount",),
            "repay_debt": ("amount",),
        },
        entries=tuple(entries(facts)),
        prices={"buy_wagon": wagon_prices, "sell_train": asked_prices, "train_loan": parts, "repay_debt": parts},
        sections=(
            ("wagons", (companies,), 0, MOST_WAGONS),
            ("debts", ((*seats, *companies),), 0, 2 * facts.bank),
            ("paid", (), 0, MOST_SETS),
            ("opening", (OPENING,), 0, 1),
            ("tiled", (companies,), 0, 1),
            ("last_round", (), 0, MOST_SETS),
            ("offer_wagon", (companies,), 0, 1),
            *((("offer_to_sell", (companies,), 0, 1),) if sells_trains(facts) else ()),
        ),
        always=write_position,
        writers={tag_of(Auction): write_auction, tag_of(Round): write_round, tag_of(Offer): write_offer},
    )


# --- actions ----------------------------------------------------------------------------------------------------


def entries(facts: Facts) -> list[Entry]:
    """Shares for D, wagons, and parts of debts."""
    companies = tuple(facts.corporations)
    found: list[Entry] = [("exchange_for_share", D, company, source) for company in companies for source in (IPO, POOL)]
    found.append(("buy_wagon", DEPOT, "asked"))
    if facts.options["wagon_trade"] != "forbidden":
        found += [("buy_wagon", company, part) for company in companies for part in PARTS]
    if sells_trains(facts):
        trains = [train for train in facts.trains if train != WAGON_TRAIN]
        found += [("sell_train", company, train, part) for company in companies for train in trains for part in PARTS]
    found += [(kind, part) for kind in ("train_loan", "repay_debt") for part in PARTS]
    return found


def sells_trains(facts: Facts) -> bool:
    """Whether companies offer their trains in their own turns (18CE-C9)."""
    return facts.options["train_sale_ban"] == "none"


def wagon_prices(state: State, box: Box) -> list[tuple[str, int]]:
    """What the bank asks, or a part of what another company may get (18CE-12.2)."""
    return [("asked", PRICE)] if box["source"] == DEPOT else between(box["price"])


def asked_prices(state: State, box: Box) -> list[tuple[str, int]]:
    """Part of what another company may pay for a train (18CE-12.2, 18CE-C9)."""
    return between(box["price"])


def parts(state: State, box: Box) -> list[tuple[str, int]]:
    return between(box["amount"])


def between(domain: Span | int) -> list[tuple[str, int]]:
    """The least, the most and halfway; no money twice."""
    low, high = (domain.low, domain.high) if isinstance(domain, Span) else (domain, domain)
    found = {low: "lowest"}
    found.setdefault(high, "highest")
    found.setdefault((low + high) // 2, "middle")
    return [(part, amount) for amount, part in found.items()]


# --- observations -----------------------------------------------------------------------------------------------


def write_position(sheet: Sheet, state: State) -> None:
    """Wagons and debts."""
    for company, count in state.wagons.items():
        sheet.put("wagons", company, value=count)
    for debtor, debt in state.loans.items():
        sheet.put("debts", sheet.owner(debtor), value=debt)


def write_auction(sheet: Sheet, state: State, frame: Frame) -> None:
    """How often all have passed and the privates have paid (18CE-5.9)."""
    assert isinstance(frame, Auction)
    sheet.put("paid", value=frame.paid)


def write_round(sheet: Sheet, state: State, frame: Frame) -> None:
    """What comes before the first company, whose tile step is spent on B, and the round that ends the game."""
    assert isinstance(frame, Round)
    for step in frame.opening:
        sheet.mark("opening", step)
    if frame.tiled:
        sheet.mark("tiled", frame.tiled)
    sheet.put("last_round", value=frame.last)


def write_offer(sheet: Sheet, state: State, frame: Frame) -> None:
    """A wagon that one company wants of another, or a train that it offers, where that is allowed (18CE-19.43, C9)."""
    assert isinstance(frame, Offer)
    proposal = frame.proposal
    if isinstance(proposal, BuyWagon):
        sheet.put("offer_price", value=proposal.price)
        sheet.mark("offer_wagon", proposal.company)
        sheet.mark("offer_sides", "buyer", proposal.company)
        sheet.mark("offer_sides", "seller", proposal.source)
    elif isinstance(proposal, SellTrain):
        sheet.put("offer_price", value=proposal.price)
        sheet.mark("offer_to_sell", proposal.company)
        sheet.mark("offer_train", proposal.train)
        sheet.mark("offer_sides", "buyer", proposal.target)
        sheet.mark("offer_sides", "seller", proposal.company)
