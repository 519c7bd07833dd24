"""1817 as 18xx.games writes it: its actions, its certificates that come and go, and its traces (1817 section 13)."""

from typing import TYPE_CHECKING

from highiron.core.actions import (
    Action,
    Bankrupt,
    Bid,
    BuyShare,
    Pass,
    PlaceToken,
    RedeemShares,
    SellShares,
)
from highiron.core.events import Event
from highiron.core.frames import Frame
from highiron.core.ids import BANK, POOL, printed
from highiron.core.state import State
from highiron.records.book import Book
from highiron.records.papers import company_of, president_of
from highiron.records.site import Data, Ids, Site
from highiron.records.site_file import number, text
from highiron.steps.frames import Discard, OperatingRound, OperatingTurn
from highiron.titles.t1817.actions import (
    BidCompany,
    ChooseBuyer,
    ChooseSize,
    Convert,
    Merge,
    OfferCompany,
    PayPrivate,
    PlaceBridge,
    RemoveToken,
    RepayLoan,
    ShortShare,
    TakeLoan,
)
from highiron.titles.t1817.frames import IpoHome, MergerTurn, Sale, TokenChoice
from highiron.titles.t1817.loans import LOAN
from highiron.titles.t1817.site_papers import LivePapers
from highiron.titles.t1817.site_slots import Slots

if TYPE_CHECKING:
    from highiron.records.site_export import SiteExporter
    from highiron.records.site_import import SiteImporter


class LiveBook(Book):
    """Certificates that come and go, and the slots of cities."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.papers = LivePapers(state)
        self.slots = Slots()

    def follow(self, before: State, action: Action, after: State, events: list[Event], named: list[str]) -> None:
        super().follow(before, action, after, events, named)
        self.slots.follow(before, action, after, events)


class Site1817(Site):
    """What only 1817 has in files and traces."""

    def book(self, state: State) -> Book:
        return LiveBook(state)

    # --- reading -----------------------------------------------------------------------------------------------

    def read(self, importer: "SiteImporter", state: State, data: Data) -> Action | None:
        kind, by = data["type"], data.get("entity_type")
        if kind == "bid":
            return self._bid(importer, state, data)
        if kind == "assign":
            return self._assign(importer, state, data)
        if kind == "place_token" and isinstance(state.frame, IpoHome):
            return importer.read_token(state, state.actor, state.frame.company, "", data)
        if kind == "choose":
            company = getattr(state.frame, "company", "")
            return ChooseSize(seat=importer.seat_of(state, data), company=company, shares=int(data["choice"]))
        if kind == "short":
            company = importer.codes.company(text(data["corporation"]))
            return ShortShare(seat=importer.seat_of(state, data), company=company)
        if kind in ("buy_shares", "sell_shares"):
            return self._shares(importer, state, data)
        if kind == "merge":
            return self._merge(importer, state, data)
        if kind == "bankrupt":
            company = getattr(state.frame, "company", "")
            return Bankrupt(seat=importer.seat_of(state, data), company=company)
        if by == "corporation" and kind in _OF_COMPANIES:
            make = _OF_COMPANIES[kind]
            return make(seat=importer.seat_of(state, data), company=importer.company_of(state, data))
        if kind == "remove_token":
            return self._remove_token(importer, state, data)
        return None

    def _bid(self, importer: "SiteImporter", state: State, data: Data) -> Action:
        seat, price = importer.seat_of(state, data), number(data["price"])
        if data.get("corporation"):
            return BidCompany(seat=seat, company=importer.codes.company(text(data["corporation"])), price=price)
        return Bid(seat=seat, private=importer.codes.private(text(data["company"])), price=price)

    def _assign(self, importer: "SiteImporter", state: State, data: Data) -> Action:
        """A private into a new company, a bridge onto the map, or a company that is offered for sale."""
        seat, target = importer.seat_of(state, data), text(data["target"])
        if data["entity_type"] == "company":
            private = importer.codes.private(text(data["entity"]))
            return PlaceBridge(seat=seat, company=state.privates.get(private, ""), private=private, hex=target)
        if data["target_type"] == "corporation":
            return OfferCompany(seat=seat, company=importer.codes.company(target))
        company = getattr(state.frame, "company", "")
        return PayPrivate(seat=seat, company=company, private=importer.codes.private(target))

    def _merge(self, importer: "SiteImporter", state: State, data: Data) -> Action:
        """A company merges; a player says which company buys the one that is sold (1817-13.34)."""
        seat, other = importer.seat_of(state, data), importer.codes.company(text(data["corporation"]))
        if data["entity_type"] == "corporation":
            return Merge(seat=seat, company=importer.company_of(state, data), target=other)
        return ChooseBuyer(seat=seat, company=other, target=getattr(state.frame, "company", ""))

    def _remove_token(self, importer: "SiteImporter", state: State, data: Data) -> Action:
        placed = importer.read_token(state, state.actor, importer.company_of(state, data), "", data)
        return RemoveToken(seat=state.actor, company=placed.company, hex=placed.hex, stop=placed.stop)

    def _shares(self, importer: "SiteImporter", state: State, data: Data) -> Action:
        """Only company, number and place of certificates matter: the site makes new ones all the time."""
        named = importer.named = [importer.codes.paper(text(paper)) for paper in data["shares"]]
        seat, company = importer.seat_of(state, data), company_of(named[0])
        if data["entity_type"] == "corporation":
            return RedeemShares(seat=seat, company=company, count=len(named))
        if data["type"] == "buy_shares":
            owner = importer.book.papers.owner_of(named[0])
            places = [place for place in (owner, company, POOL) if place in (company, POOL)]
            source = next((place for place in places if state.held(company, place)), company)
            return BuyShare(seat=seat, company=company, source=source)
        share = 100 // state.charter(company).shares
        held = [2 if paper == president_of(company) else 1 for paper in named]
        percent = number(data["percent"]) if data.get("percent") is not None else sum(held) * share
        return SellShares(seat=seat, company=company, count=percent // share)

    # --- writing -----------------------------------------------------------------------------------------------

    def write(
        self, exporter: "SiteExporter", before: State, action: Action, named: list[str], events: list[Event]
    ) -> Data | None:
        if isinstance(action, BidCompany):
            return exporter.by_player("bid", action, corporation=printed(action.company), price=action.price)
        if isinstance(action, ChooseSize):
            return exporter.by_player("choose", action, choice=action.shares)
        if isinstance(action, PayPrivate):
            return exporter.by_player("assign", action, target=printed(action.private), target_type="company")
        if isinstance(action, OfferCompany):
            return exporter.by_player("assign", action, target=printed(action.company), target_type="corporation")
        if isinstance(action, PlaceBridge):
            return exporter.by_private("assign", action.private, target=action.hex, target_type="hex")
        if isinstance(action, ShortShare):
            return exporter.by_player("short", action, corporation=printed(action.company))
        if isinstance(action, ChooseBuyer):
            return exporter.by_player("merge", action, corporation=printed(action.company))
        if isinstance(action, Merge):
            return exporter.by_operator(before, "merge", action.company, corporation=printed(action.target))
        if isinstance(action, Convert):
            return exporter.by_operator(before, "convert", action.company)
        if isinstance(action, (TakeLoan, RepayLoan)):
            kind = "take_loan" if isinstance(action, TakeLoan) else "payoff_loan"
            return exporter.by_operator(before, kind, action.company, loan=0)
        if isinstance(action, Bankrupt):
            return exporter.by_player("bankrupt", action)
        if isinstance(action, RedeemShares):
            percent = 100 * action.count // before.charter(action.company).shares
            papers = exporter.papers(named)
            return exporter.by_operator(before, "buy_shares", action.company, shares=papers, percent=percent)
        if isinstance(action, RemoveToken):
            return self._removal(exporter, before, action)
        if isinstance(action, PlaceToken):
            slot = live(exporter.book).slots.free((action.hex, action.stop))
            return exporter.token(before, action) | {"slot": slot}
        company = asked_company(before.frame) if isinstance(action, Pass) else ""
        return exporter.by_operator(before, "pass", company) if company else None

    def _removal(self, exporter: "SiteExporter", before: State, action: RemoveToken) -> Data:
        placed = PlaceToken(seat=action.seat, company=action.company, hex=action.hex, stop=action.stop)
        slot = live(exporter.book).slots.of(action.company, (action.hex, action.stop))
        return exporter.token(before, placed) | {"type": "remove_token", "slot": slot}

    # --- traces --------------------------------------------------------------------------------------------------

    def acting(self, state: State, ids: Ids) -> str | None:
        """Players, but companies in their own questions (1817-13.5)."""
        frame = state.frame
        if isinstance(frame, (OperatingRound, OperatingTurn, Discard)):
            return None
        company = asked_company(frame)
        if isinstance(frame, (IpoHome, TokenChoice)):
            company = frame.company
        if company:
            return state.facts.corporations[company].code
        return str(ids.get(frame.seat, ""))

    def amend(self, state: State, ids: Ids, keys: Data) -> None:
        """The bank has what it took in, loans are counted, shorts are shares below zero."""
        keys["bank"] = state.cash[BANK] - state.facts.bank
        keys["priority"] = None
        for company, entry in state.facts.corporations.items():
            keys[f"company/{entry.code}/loans"] = state.loans.get(company, 0) // LOAN
            percent = 100 // state.charter(company).shares
            for owner, count in state.shorts.get(company, {}).items():
                if owner in ids:
                    keys[f"player/{ids[owner]}/shares"][entry.code] = -percent * count


def live(book: Book) -> LiveBook:
    assert isinstance(book, LiveBook)
    return book


def asked_company(frame: Frame) -> str:
    """The company that is asked itself: whether it grows, borrows or repays (1817-13.5)."""
    if isinstance(frame, MergerTurn) and frame.step in ("grow", "loans"):
        return frame.company
    return frame.buyer if isinstance(frame, Sale) and frame.step in ("loans", "repay") else ""


_OF_COMPANIES: dict[str, type[TakeLoan] | type[RepayLoan] | type[Convert]] = {
    "take_loan": TakeLoan,
    "payoff_loan": RepayLoan,
    "convert": Convert,
}

SITE = Site1817(
    optional_rules={
        "short_squeeze": ("short_squeeze", "on"),
        "modern_trains": ("modern_trains", "on"),
        "five_shorts": ("short_cap_10", "5"),
        "volatility": ("volatility", "on"),
    },
    printed={"B17": 1, "C14": 2, "C22": 3, "F3": 4, "F13": 5, "F19": 6, "I16": 7, "H3": 1, "H9": 2, "I12": 1},
    rounds={"merger": "MR", "sale": "AR"},
    ends={"last_train": "final_phase"},
    prices_told=False,
)
