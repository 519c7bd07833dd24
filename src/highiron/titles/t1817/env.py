"""1817 as a learning environment: what its facts and rules do not tell."""

from collections.abc import Iterator

from highiron.core.facts import Facts
from highiron.core.families import Box
from highiron.core.frames import Frame, tag_of
from highiron.core.ids import POOL
from highiron.core.state import State
from highiron.env.action_list import BIDS, token_places
from highiron.env.choices import bid_prices
from highiron.env.sheet import Sheet
from highiron.env.title_tables import Entry, TileRight, TitleTable, Write
from highiron.steps.frames import Bidding, Offer
from highiron.titles.t1817.actions import Merge
from highiron.titles.t1817.bidding import FRIENDLY, LIQUIDATION, TAKEOVER
from highiron.titles.t1817.bridges import BRIDGE_HEXES
from highiron.titles.t1817.frames import (
    CashCrisis,
    IpoBidding,
    MergerRound,
    MergerTurn,
    Sale,
    SaleBidding,
    SaleRound,
    SeedAuction,
    SeedBidding,
    Stock,
    Turn,
)
from highiron.titles.t1817.loans import LOANS, loans_left, loans_of
from highiron.titles.t1817.mines import PLAIN, hexes_for, is_mine
from highiron.titles.t1817.private_tokens import BRIDGES, COUNTS, private_of
from highiron.titles.t1817.readings import present_rate
from highiron.titles.t1817.track import SPECIAL_CITIES, SPECIAL_TILE

NAMES: dict[str, dict[str, str]] = {"1817-v1": {}}
SIZES = (2, 5, 10)
MOST_SHARES = 30  # in the market, where every short adds one
KINDS = (LIQUIDATION, TAKEOVER, FRIENDLY)
ROWS = 6  # of the expansion's pyramid
MONEY = 20_000

FIELDS: dict[str, tuple[str, ...]] = {
    "redeem_shares": ("company", "count"),
    "bid_company": ("company", "price"),
    "choose_size": ("shares",),
    "pay_private": ("private",),
    "short": ("company",),
    "take_loan": ("company",),
    "repay_loan": (),
    "place_bridge": ("private", "hex"),
    "convert": (),
    "merge": ("target", "survivor"),
    "offer_company": (),
    "choose_buyer": ("company",),
    "remove_token": ("hex", "stop"),
}


def table(facts: Facts) -> TitleTable:
    companies, privates = tuple(facts.corporations), tuple(facts.privates)
    seats = tuple(f"+{number}" for number in range(len(facts.seats)))
    hexes = tuple(place.id for place in facts.plan.hexes)
    tokens = tuple(f"{private}.{number}" for private, number in private_tokens(facts))
    return TitleTable(
        facts,
        tile_rights=tile_rights(facts),
        given_tiles={SPECIAL_CITIES[name]: (SPECIAL_TILE,) for name in privates if name in SPECIAL_CITIES},
        fields=FIELDS,
        entries=tuple(entries(facts)),
        prices={"bid_company": company_prices},
        bid_for=privates,
        without=("par", "issue_shares"),
        most_shares=MOST_SHARES,
        debts=True,
        sections=(
            ("size", (companies,), 0, 10),
            ("loans", (companies,), 0, 10),
            ("bank_of_new_york", (("left", "rate"),), 0, LOANS),
            ("shorts", (companies, (*seats, POOL)), 0, MOST_SHARES),
            ("last_president", (companies, seats), 0, 1),
            ("private_tokens", (tokens,), -1, len(hexes)),
            ("inventions_paid", (facts.card_order,), 0, 1),
            ("seed", (("money", "passes"),), 0, 1000),
            ("pyramid", (privates,), 0, ROWS),
            ("auction_price", (), 0, MONEY),
            ("auction_private", (privates,), 0, 1),
            ("auction_seats", (seats, ("in", "leads")), 0, 1),
            ("stock_notes", (companies, ("started", "untokened", "acting_for", "shorted")), 0, 1),
            ("redeemed", (), 0, 1),
            ("laid", (hexes,), 0, 1),
            ("late_loan", (), 0, 1),
            ("interest_due", (), 0, MONEY),
            ("zones", (companies, ("grey", "red")), 0, 1),
            ("grown", (companies,), 0, 1),
            ("grew", (("convert", "merge"),), 0, 1),
            ("traders", (seats,), 0, len(seats)),
            ("declined", (companies, ("own", "other")), 0, 1),
            ("merger_offer", (companies, ("company", "target", "survivor")), 0, 1),
            ("sale", (KINDS,), 0, 1),
            ("sale_seats", (seats, ("first", "winner")), 0, 1),
            ("sale_buyer", (companies,), 0, 1),
            ("sale_money", (("price", "cash_aside", "loans_aside"),), 0, MONEY),
            ("assumed", (), 0, LOANS),
        ),
        always=write_debts,
        writers={tag_of(kind): write for kind, write in WRITERS.items()},
    )


def private_tokens(facts: Facts) -> Iterator[tuple[str, int]]:
    """Tokens that privates put on the map, by number."""
    for private, count in COUNTS.items():
        if private in facts.privates:
            for number in range(1, count + 1):
                yield private, number


def tile_rights(facts: Facts) -> dict[str, TileRight]:
    """Mines and ranches come with plain track, special cities with their tile."""
    found: dict[str, TileRight] = {}
    for private in facts.privates:
        if is_mine(private):
            found[private] = hexes_for(private), PLAIN
        elif private in SPECIAL_CITIES:
            found[private] = (SPECIAL_CITIES[private],), (SPECIAL_TILE,)
    return found


def entries(facts: Facts) -> Iterator[Entry]:
    """Actions that only 1817 has."""
    companies = tuple(facts.corporations)
    yield from (("bid_company", company, choice) for company in companies for choice in BIDS)
    yield from (("choose_size", size) for size in SIZES)
    yield from (("pay_private", private) for private in facts.privates)
    yield from (("short", company) for company in companies)
    yield from (("take_loan", company) for company in companies)
    yield ("repay_loan",)
    for private in BRIDGES:
        yield from (("place_bridge", private, hex_id) for hex_id in BRIDGE_HEXES)
    yield ("convert",)
    for company in companies:
        yield ("merge", company, "")
        yield ("merge", company, company)
    yield ("offer_company",)
    yield from (("choose_buyer", company) for company in companies)
    yield from (("remove_token", hex_id, stop) for hex_id, stop in token_places(facts))


def company_prices(state: State, box: Box) -> list[tuple[str, int]]:
    """Bids for a new company or for one that is sold."""
    return bid_prices(box["price"])


# --- observations ------------------------------------------------------------------------------------------------


def write_debts(sheet: Sheet, state: State) -> None:
    """Sizes, loans, shorts and tokens of privates, at every moment."""
    for company in state.shares:
        sheet.put("size", company, value=state.charter(company).shares)
        sheet.put("loans", company, value=loans_of(state, company))
        for owner, count in state.shorts.get(company, {}).items():
            sheet.put("shorts", company, sheet.owner(owner), value=count)
    sheet.put_all("bank_of_new_york", (loans_left(state), present_rate(state)))
    for company, seat in state.ownerless.items():
        sheet.mark("last_president", company, sheet.owner(seat))
    sheet.fill("private_tokens", -1)
    for marker, (hex_id, _) in state.markers.items():
        if private_of(marker) in COUNTS:
            sheet.put("private_tokens", marker, value=state.facts.plan.index.get(hex_id, -1))
        else:
            sheet.mark("inventions_paid", marker.partition(".")[2])


def write_seed(sheet: Sheet, state: State, frame: Frame) -> None:
    assert isinstance(frame, SeedAuction)
    sheet.put_all("seed", (frame.seed, frame.passes))
    for number, row in enumerate(frame.rows, 1):
        for private in row:
            if private:
                sheet.put("pyramid", private, value=number)


def write_bidding(sheet: Sheet, state: State, frame: Frame) -> None:
    """The price that stands, who leads and who is in; the company stands where every company of a frame does."""
    assert isinstance(frame, Bidding)
    sheet.put("auction_price", value=frame.price)
    if isinstance(frame, SeedBidding):
        sheet.mark("auction_private", frame.private)
    for seat in frame.bidders:
        sheet.mark("auction_seats", sheet.owner(seat), "in")
    if frame.leader:
        sheet.mark("auction_seats", sheet.owner(frame.leader), "leads")


def write_stock(sheet: Sheet, state: State, frame: Frame) -> None:
    assert isinstance(frame, Stock)
    for company in frame.started:
        sheet.mark("stock_notes", company, "started")
    for company in frame.untokened:
        sheet.mark("stock_notes", company, "untokened")
    for note, company in (("acting_for", frame.acting_for), ("shorted", frame.shorted)):
        if company:
            sheet.mark("stock_notes", company, note)
    sheet.put("redeemed", value=frame.redeemed)


def write_turn(sheet: Sheet, state: State, frame: Frame) -> None:
    assert isinstance(frame, Turn)
    for hex_id in frame.laid:
        sheet.mark("laid", hex_id)
    sheet.put("late_loan", value=frame.late_loan)


def write_crisis(sheet: Sheet, state: State, frame: Frame) -> None:
    assert isinstance(frame, CashCrisis)
    sheet.put("interest_due", value=frame.due)


def write_round(sheet: Sheet, state: State, frame: Frame) -> None:
    """Which companies are still to come, and how they stood when the round began."""
    assert isinstance(frame, (MergerRound, SaleRound))
    for place, company in enumerate(frame.waiting, 1):
        sheet.put("waiting", company, value=place)
    for company in frame.grey:
        sheet.mark("zones", company, "grey")
    for company in frame.red:
        sheet.mark("zones", company, "red")
    if isinstance(frame, MergerRound):
        for company in frame.grown:
            sheet.mark("grown", company)


def write_merger(sheet: Sheet, state: State, frame: Frame) -> None:
    assert isinstance(frame, MergerTurn)
    if frame.grew:
        sheet.mark("grew", frame.grew)
    for place, seat in enumerate(frame.traders, 1):
        sheet.put("traders", sheet.owner(seat), value=place)
    for company, survivor in frame.declined:
        sheet.mark("declined", company, "other" if survivor else "own")


def write_offer(sheet: Sheet, state: State, frame: Frame) -> None:
    assert isinstance(frame, Offer)
    if isinstance(frame.proposal, Merge):
        proposal = frame.proposal
        sheet.mark("merger_offer", proposal.company, "company")
        sheet.mark("merger_offer", proposal.target, "target")
        sheet.mark("merger_offer", proposal.survivor or proposal.company, "survivor")


def write_sale(sheet: Sheet, state: State, frame: Frame) -> None:
    assert isinstance(frame, Sale)
    sheet.mark("sale", frame.kind)
    sheet.mark("sale_seats", sheet.owner(frame.first), "first")
    if frame.winner:
        sheet.mark("sale_seats", sheet.owner(frame.winner), "winner")
    if frame.buyer:
        sheet.mark("sale_buyer", frame.buyer)
    sheet.put_all("sale_money", (frame.price, frame.set_aside_cash, frame.set_aside_loans))
    sheet.put("assumed", value=frame.assumed)


WRITERS: dict[type[Frame], Write] = {
    SeedAuction: write_seed,
    SeedBidding: write_bidding,
    IpoBidding: write_bidding,
    SaleBidding: write_bidding,
    Stock: write_stock,
    Turn: write_turn,
    CashCrisis: write_crisis,
    MergerRound: write_round,
    SaleRound: write_round,
    MergerTurn: write_merger,
    Offer: write_offer,
    Sale: write_sale,
}
