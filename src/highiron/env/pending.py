"""What is pending, as an observation shows it: the frames on the stack."""

from highiron.core.actions import Action, BuyPrivate, BuyTrain, TradePrivate, kind_of
from highiron.core.frames import Frame, frame_kind
from highiron.core.ids import DEPOT, IPO, POOL
from highiron.core.state import State
from highiron.env.layout import TURN_FLAGS, TURN_MONEY
from highiron.env.sheet import Sheet
from highiron.env.title_tables import Write, WriteView
from highiron.flow import engine
from highiron.steps.frames import (
    Auction,
    BiddingWar,
    ChooseCity,
    FundTrain,
    Offer,
    OperatingRound,
    OperatingTurn,
    PrivateToken,
    StockRound,
)
from highiron.steps.operating import OperatingTurns


def write_frames(sheet: Sheet, state: State, writers: dict[str, Write]) -> None:
    """Everything on the stack; the round lies at the bottom, what is asked on top. A title adds its `writers`."""
    sheet.mark("actor", sheet.owner(state.actor))
    place = state.facts.rules.round_of(state)
    sheet.mark("round", place.frame)
    sheet.put_all("operating_round", (place.number, place.of))
    sheet.mark("frame", frame_kind(state.frame))
    sheet.put_all("pending", (-1, -1, 0))
    for frame in state.frames:
        if isinstance(frame, StockRound):
            _write_stock_turn(sheet, frame)
        elif isinstance(frame, OperatingRound):
            _write_round(sheet, frame)
        elif isinstance(frame, OperatingTurn):
            _write_turn(sheet, state, frame)
        elif isinstance(frame, (ChooseCity, PrivateToken)):
            _write_place(sheet, state, frame)
        elif isinstance(frame, (Offer, FundTrain)):
            _write_offer(sheet, state, frame.proposal)
        elif isinstance(frame, (Auction, BiddingWar)):
            _write_auction(sheet, frame)
        write = writers.get(frame_kind(frame))
        if write is not None:
            write(sheet, state, frame)
    company = _company_of(state.frames)
    if company:
        sheet.mark("company", company)


def _company_of(frames: tuple[Frame, ...]) -> str:
    """The company that the topmost frame with a company is about; "" when there is none."""
    for frame in reversed(frames):
        company: str = getattr(frame, "company", "")
        if company:
            return company
    return ""


def _write_stock_turn(sheet: Sheet, frame: StockRound) -> None:
    sheet.put("passes", value=frame.passes)
    sheet.put_all("stock_flags", (frame.acted, frame.fresh))
    if frame.last_actor:
        sheet.mark("last_actor", sheet.owner(frame.last_actor))
    if frame.bought:
        sheet.mark("bought", frame.bought)
        sheet.mark("bought_from", IPO if frame.bought_from == frame.bought else frame.bought_from)
    for seat, company in getattr(frame, "sold", ()):
        sheet.mark("sold", company, sheet.owner(seat))
    for company, price in frame.sale_prices:
        sheet.put("sale_price", company, value=price)
    for company in frame.unpaid:
        sheet.mark("unpaid", company)


def _write_round(sheet: Sheet, frame: OperatingRound) -> None:
    for place, company in enumerate(frame.waiting, 1):
        sheet.put("waiting", company, value=place)
    for company, train in frame.ran:
        sheet.add("idle_trains", company, train)


def _write_turn(sheet: Sheet, state: State, frame: OperatingTurn) -> None:
    turns = state.facts.rules.handlers[frame_kind(frame)]
    assert isinstance(turns, OperatingTurns)
    sheet.put_all("turn_numbers", (turns.places[frame.step], frame.lays, frame.upgrades))
    for section, names in (("turn_money", TURN_MONEY), ("turn_flags", TURN_FLAGS)):
        sheet.put_all(section, [getattr(frame, name, 0) for name in names])
    for company in getattr(frame, "sold", ()):
        sheet.mark("sold_for_train", company)


def _write_place(sheet: Sheet, state: State, frame: ChooseCity | PrivateToken) -> None:
    """Where a token is due."""
    sheet.put("pending", "hex", value=state.facts.plan.index[frame.hex])
    if isinstance(frame, PrivateToken):
        sheet.put("pending", "private", value=list(state.facts.privates).index(frame.private))


def _write_offer(sheet: Sheet, state: State, proposal: Action) -> None:
    if not isinstance(proposal, (TradePrivate, BuyPrivate, BuyTrain)):
        return  # the title writes what only it has deals about
    sheet.mark("offer", kind_of(proposal))
    sheet.put("offer_price", value=proposal.price)
    buyer = proposal.buyer if isinstance(proposal, TradePrivate) else proposal.company
    sheet.mark("offer_sides", "buyer", sheet.owner(buyer))
    if isinstance(proposal, BuyTrain):
        seller = proposal.source
        sheet.mark("offer_train", proposal.train)
    else:
        seller = state.privates[proposal.private]
        sheet.mark("offer_private", proposal.private)
    if seller not in (DEPOT, POOL):
        sheet.mark("offer_sides", "seller", sheet.owner(seller))


def _write_auction(sheet: Sheet, frame: Auction | BiddingWar) -> None:
    if isinstance(frame, Auction):
        sheet.put("passes", value=frame.passes)
        sheet.put("discount", value=frame.discount)
        sheet.mark("opener", sheet.owner(frame.opener))
        for private, seat, price in frame.bids:
            sheet.put("bids", private, sheet.owner(seat), value=price)
        return
    sheet.mark("bidding_war", frame.private)
    for seat in frame.bidders:
        sheet.mark("bidders", sheet.owner(seat), "in")
    for seat in frame.passed:
        sheet.mark("bidders", sheet.owner(seat), "passed")


def write_hidden(sheet: Sheet, state: State, seat: str, writers: dict[str, WriteView]) -> None:
    """Frames that keep something secret, as the engine's view tells them to the seat."""
    if any(frame_kind(frame) in writers for frame in state.frames):
        for frame in engine.view(state, seat)["frames"]:
            if frame["frame"] in writers:
                writers[frame["frame"]](sheet, frame)
