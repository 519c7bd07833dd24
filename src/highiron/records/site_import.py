"""Reading 18xx.games files: each of their actions becomes one of ours, in the position where it was made."""

from typing import Any

from highiron.core.actions import (
    Action,
    Assign,
    Bankrupt,
    Bid,
    BuyPrivate,
    BuyTrain,
    DiscardTrain,
    Dividend,
    EndGame,
    IssueShares,
    LayTile,
    Par,
    Pass,
    PlaceToken,
    RedeemShares,
    RunTrains,
    TakePrivate,
    TradePrivate,
)
from highiron.core.events import Event, Reason, Refused
from highiron.core.ids import DEPOT
from highiron.core.state import State
from highiron.flow.checks import unknown_name
from highiron.flow.engine import explain
from highiron.records.codes import Codes
from highiron.records.errors import RecordError
from highiron.records.rolling_stock import card_of
from highiron.records.site import site_of
from highiron.records.site_file import SiteGame, new_game, number, text
from highiron.records.site_runs import read_runs
from highiron.records.site_shares import read_purchase, read_sale
from highiron.steps.dividend import PAY, RETAIN
from highiron.steps.frames import Auction, ChooseCity
from highiron.words import told

_DIVIDENDS = {"payout": PAY, "withhold": RETAIN}  # other kinds have the same name here


class SiteImporter:
    """Replays a file into a game."""

    def __init__(self, source: SiteGame) -> None:
        self.game = new_game(source)
        self.seats = {
            str(player.id): seat for player, seat in zip(source.players, self.game.state.facts.seats, strict=True)
        }
        if len(self.seats) != len(source.players):
            raise RecordError(told("record-same-id"))
        self.site = site_of(self.game.state.facts.title)
        self.codes = Codes(self.game.state.facts)
        self.book = self.site.book(self.game.state)
        self.named: list[str] = []  # pieces that the entry names

    def play(self, data: dict[str, Any], at: int) -> None:
        """Replay one action of the file, which has that number."""
        state = self.game.state
        self.named = []
        try:
            action = self.site.read(self, state, data) or self.translate(state, data)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, StopIteration) as error:
            raise RecordError(
                told("record-action-unreadable", what=f"{data.get('type')}", why=f"{type(error).__name__}: {error}"), at
            ) from None
        except Refused as refused:
            raise RecordError("refused", at, refused.reasons) from None
        try:
            events = self.game.play(action)
        except Refused as refused:
            raise RecordError("refused", at, refused.reasons) from None
        wrong = _wrong_revenue(state, data, events)
        if wrong is None and self.site.prices_told:
            wrong = _wrong_share_price(state, action, data, events)
        if wrong:
            self.game.undo()
            raise RecordError("refused", at, [wrong])
        self.book.follow(state, action, self.game.state, events, self.named)
        if self.site.again(state, self.game.state, data):
            self.play(data, at)

    # --- who acts ----------------------------------------------------------------------------------------------

    def seat_of(self, state: State, data: dict[str, Any]) -> str:
        """The seat behind the entity: a player, a company's president, or the owner of a private or minor."""
        entity = str(data["entity"])  # an id of the file
        kind = data.get("entity_type")
        if kind == "player":
            if entity not in self.seats:
                raise Refused([unknown_name(state, "seat", entity, state.facts.rule("components"))])
            return self.seats[entity]
        if kind in ("company", "minor"):
            entity = state.privates.get(self.codes.private(entity), "")
            if entity in state.facts.seats:
                return entity
        else:
            entity = self.codes.company(entity)
        if entity not in state.facts.corporations:
            raise Refused([unknown_name(state, "company", str(data["entity"]), state.facts.rule("components"))])
        if entity in state.presidents:
            return state.presidents[entity]
        if entity in state.market:
            return state.actor  # anybody may act for a corporation in receivership (1846-14.16)
        raise Refused([Reason("not-started", state.facts.rule("known-railways"), {"company": entity})])

    def company_of(self, state: State, data: dict[str, Any]) -> str:
        """The company that acts, itself or through a private it owns."""
        entity = str(data["entity"])
        if data.get("entity_type") == "company":
            return state.privates.get(self.codes.private(entity), "")
        return self.codes.company(entity)

    # --- what it does ------------------------------------------------------------------------------------------

    def translate(self, state: State, data: dict[str, Any]) -> Action:
        """Our action for one of theirs, in this position."""
        kind = data["type"]
        if kind == "end_game":
            return EndGame(seat=state.actor or state.facts.seats[0])
        seat = self.seat_of(state, data)
        company = self.company_of(state, data)
        private = self.codes.private(text(data["entity"])) if data["entity_type"] == "company" else ""
        if kind == "pass":
            return Pass(seat=seat)
        if kind == "bid":
            return self._bid(state, seat, data)
        if kind == "par":
            price = int(text(data["share_price"]).split(",")[0])
            return Par(seat=seat, company=self.codes.company(text(data["corporation"])), price=price)
        if kind in ("buy_shares", "sell_shares"):
            self.named = [self.codes.paper(text(paper)) for paper in data["shares"]]
            read = read_purchase if kind == "buy_shares" else read_sale
            return read(state, self.book.papers, seat, private or company, self.named, data)
        if kind == "buy_company":
            wanted, price = self.codes.private(text(data["company"])), number(data["price"])
            if data["entity_type"] == "player":
                return TradePrivate(seat=seat, private=wanted, buyer=seat, price=price)
            return BuyPrivate(seat=seat, company=company, private=wanted, price=price)
        if kind == "lay_tile":
            self.named = [text(data["tile"])]
            tile, rotation = self.named[0].rpartition("-")[0], number(data["rotation"])
            place = text(data["hex"])
            return LayTile(seat=seat, company=company, hex=place, tile=tile, rotation=rotation, private=private)
        if kind == "place_token":
            return self.read_token(state, seat, company, private, data)
        if kind == "assign":
            return Assign(seat=seat, private=private, target=self._target(text(data["target"]), data))
        if kind == "run_routes":
            return self._run_routes(state, seat, company, data)
        if kind == "dividend":
            return Dividend(seat=seat, company=company, kind=_DIVIDENDS.get(data["kind"], text(data["kind"])))
        if kind == "buy_train":
            return self._buy_train(state, seat, company, data)
        if kind == "discard_train":
            self.named = [text(data["train"])]
            train = self._own_train(self.named[0], company, state)
            return DiscardTrain(seat=seat, company=company, train=train)
        if kind == "bankrupt":
            early = EndGame(seat=seat, bankrupt=company)  # outside the train step nothing is sold (1830-11.23)
            return Bankrupt(seat=seat, company=company) if explain(state, early) else early
        raise ValueError(f"unknown action type {kind!r}")

    def _bid(self, state: State, seat: str, data: dict[str, Any]) -> Action:
        """A bid, which on the current private is its purchase (1830-14.4)."""
        private, frame = self.codes.private(text(data["company"])), state.frame
        price = number(data["price"])
        if isinstance(frame, Auction):
            unsold = [name for name, owner in state.privates.items() if owner == "bank"]
            if private == unsold[0]:
                asked = state.facts.privates[private].face - frame.discount
                if price != asked:
                    args = {"price": price, "right": asked}
                    raise Refused([Reason("wrong-price", state.facts.rule("auction-turn"), args)])
                return TakePrivate(seat=seat, private=private)
        return Bid(seat=seat, private=private, price=price)

    def _target(self, name: str, data: dict[str, Any]) -> str:
        """What a marker goes to: a hex, or a company."""
        return name if data.get("target_type") == "hex" else self.codes.company(name)

    def read_token(self, state: State, seat: str, company: str, private: str, data: dict[str, Any]) -> PlaceToken:
        """`57-1-0`: copy of a laid tile and city; `H12-0-0`: printed hex and city."""
        place, _, index = text(data["city"]).rpartition("-")
        laid = [hex_id for hex_id, copy in self.book.copies.items() if copy == place]
        printed = place.partition("-")[0]
        if laid:
            hex_id = laid[0]
        elif printed in state.facts.plan.index and printed not in state.board.tiles:
            hex_id = printed
        else:
            raise Refused([Reason("unknown-place", state.facts.rule("token-places"), {"place": text(data["city"])})])
        frame = state.frame
        if isinstance(frame, ChooseCity):
            company = frame.company
        return PlaceToken(seat=seat, company=company, hex=hex_id, stop=int(index), private=private)

    def _run_routes(self, state: State, seat: str, company: str, data: dict[str, Any]) -> Action:
        routes = [dict(route) for route in data["routes"]]
        seen: set[str] = set()
        for route in routes:
            name = text(route["train"])
            route["train"] = self._own_train(name, company, state)
            if name in seen:
                args = {"train": name, "company": company}
                raise Refused([Reason("train-not-owned", state.facts.rule("running"), args)])
            seen.add(name)
            route["connections"] = [[text(hex_id) for hex_id in part] for part in route.get("connections") or []]
        runs = read_runs(state.board, company, routes)
        if isinstance(runs, int):
            args = {"train": routes[runs]["train"], "connections": str(routes[runs]["connections"])}
            raise Refused([Reason("no-such-route", state.facts.rule("run-stops"), args)])
        return RunTrains(seat=seat, company=company, runs=tuple(runs))

    def _buy_train(self, state: State, seat: str, company: str, data: dict[str, Any]) -> Action:
        """The file names the card; `variant` is the form taken, without it the one that shows (1846-14.13)."""
        name, stock = text(data["train"]), self.book.stock
        self.named = [name]
        card, traded = card_of(name), ""
        source = stock.owner_of(name)
        if card not in stock.sold or (source == DEPOT and name != stock.name_of(DEPOT, "", card)):
            raise Refused([unknown_name(state, "train", name, state.facts.rule("bank-trains"))])
        form = text(data.get("variant") or stock.forms.get(name, card))
        if data.get("exchange"):
            self.named.append(text(data["exchange"]))
            traded = self._own_train(self.named[1], company, state)
        price = number(data["price"])
        return BuyTrain(seat=seat, company=company, source=source, train=form, price=price, trade_in=traded)

    def _own_train(self, name: str, company: str, state: State) -> str:
        """The form of a train that the company must have."""
        stock = self.book.stock
        if name not in stock.trains.get(company, []):
            args = {"train": name, "company": company}
            raise Refused([Reason("train-not-owned", state.facts.rule("running"), args)])
        return stock.forms[name]


def _wrong_revenue(before: State, data: dict[str, Any], events: list[Event]) -> Reason | None:
    """Revenues in the file must add up to what the trains really earn; which one gets a bonus may differ."""
    if data["type"] != "run_routes":
        return None
    routes = [route for route in data["routes"] if route.get("connections")]
    said = [route.get("revenue") for route in routes]
    if None in said:
        return None  # files of 2020 have none (1846-14.11)
    earned = sum(event.args["revenue"] for event in events if event.code == "train-ran")
    if all(type(revenue) is int for revenue in said) and sum(said) == earned:
        return None
    args = {"said": sum(revenue for revenue in said if type(revenue) is int), "earned": earned}
    return Reason("wrong-revenue", before.facts.rule("dividends"), args)


def _wrong_share_price(before: State, action: Action, data: dict[str, Any], events: list[Event]) -> Reason | None:
    """What a corporation gets or pays for its own shares must be what the file says (1846-14.7)."""
    if not isinstance(action, (IssueShares, RedeemShares)):
        return None
    traded = next(event for event in events if event.code in ("shares-issued", "shares-redeemed"))
    said, right = data.get("share_price"), traded.args["price"]
    if said == right:
        return None
    return Reason("wrong-price", before.facts.rule("tile-lays"), {"price": str(said), "right": right})
