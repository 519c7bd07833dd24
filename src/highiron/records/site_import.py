"""Reading 18xx.games files: each of their actions becomes one of ours, in the position where it was made."""

from typing import Any

from highiron.core.actions import (
    Action,
    Assign,
    Bankrupt,
    Bid,
    BuyPrivate,
    BuyTrain,
    ChooseCard,
    DiscardTrain,
    Dividend,
    EndGame,
    LayTile,
    Par,
    Pass,
    PlaceToken,
    RunTrains,
    TakePrivate,
    TradePrivate,
)
from highiron.core.events import Event, Reason, Refused
from highiron.core.ids import DEPOT
from highiron.core.state import State
from highiron.flow.checks import unknown_name
from highiron.flow.engine import explain
from highiron.game import Game
from highiron.records.book import Book
from highiron.records.errors import RecordError
from highiron.records.rolling_stock import card_of
from highiron.records.site_file import SiteGame, new_game, number, text
from highiron.records.site_runs import read_runs
from highiron.records.site_shares import read_purchase, read_sale
from highiron.steps.dividend import PAY, RETAIN
from highiron.steps.frames import Auction, ChooseCity, OperatingTurn
from highiron.titles.t1846.frames import Draft, OpenDraft, SecondTile

_DIVIDENDS = {"payout": PAY, "withhold": RETAIN}  # other kinds have the same name here


class SiteImporter:
    """Replays a file into a game."""

    def __init__(self, source: SiteGame) -> None:
        self.game = new_game(source)
        self.seats = {
            str(player.id): seat for player, seat in zip(source.players, self.game.state.facts.seats, strict=True)
        }
        if len(self.seats) != len(source.players):
            raise RecordError("two players have the same id")
        self.book = Book(self.game.state)
        self.named: list[str] = []

    def play(self, data: dict[str, Any], at: int) -> None:
        """Replay one action of the file, which has that number."""
        state = self.game.state
        self.named = []
        try:
            action = self.translate(state, data)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, StopIteration) as error:
            raise RecordError(f"{data.get('type')!r} cannot be read ({type(error).__name__}: {error})", at) from None
        except Refused as refused:
            raise RecordError("refused", at, refused.reasons) from None
        try:
            events = self.game.play(action)
        except Refused as refused:
            raise RecordError("refused", at, refused.reasons) from None
        wrong = _wrong_revenue(state, data, events) or _wrong_share_price(state, data, events)
        if wrong:
            self.game.undo()
            raise RecordError("refused", at, [wrong])
        self.book.follow(state, action, self.game.state, events, self.named)
        if isinstance(action, Pass) and data.get("entity_type") == "corporation" and _gave_up_tile(state, self.game):
            self.play(data, at)

    # --- who acts ----------------------------------------------------------------------------------------------

    def seat_of(self, state: State, data: dict[str, Any]) -> str:
        """The seat behind the entity: a player, a company's president, or the owner of a private or minor."""
        entity = str(data["entity"])
        kind = data.get("entity_type")
        if kind == "player":
            if entity not in self.seats:
                raise Refused([unknown_name(state, "seat", entity, state.facts.rule("components"))])
            return self.seats[entity]
        if kind in ("company", "minor"):
            entity = state.privates.get(entity, "")
            if entity in state.facts.seats:
                return entity
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
            return state.privates.get(entity, "")
        return entity

    # --- what it does ------------------------------------------------------------------------------------------

    def translate(self, state: State, data: dict[str, Any]) -> Action:
        """Our action for one of theirs, in this position."""
        kind = data["type"]
        if kind == "end_game":
            return EndGame(seat=state.actor or state.facts.seats[0])
        seat = self.seat_of(state, data)
        company = self.company_of(state, data)
        private = text(data["entity"]) if data["entity_type"] == "company" else ""
        if kind == "pass":
            return Pass(seat=seat)
        if kind == "bid":
            return self._bid(state, seat, data)
        if kind == "par":
            price = int(text(data["share_price"]).split(",")[0])
            return Par(seat=seat, company=text(data["corporation"]), price=price)
        if kind in ("buy_shares", "sell_shares"):
            self.named = [text(paper) for paper in data["shares"]]
            read = read_purchase if kind == "buy_shares" else read_sale
            return read(state, self.book.papers, seat, self.named, data)
        if kind == "buy_company":
            wanted, price = text(data["company"]), number(data["price"])
            if data["entity_type"] == "player":
                return TradePrivate(seat=seat, private=wanted, buyer=seat, price=price)
            return BuyPrivate(seat=seat, company=company, private=wanted, price=price)
        if kind == "lay_tile":
            self.named = [text(data["tile"])]
            tile, rotation = self.named[0].rpartition("-")[0], number(data["rotation"])
            place = text(data["hex"])
            return LayTile(seat=seat, company=company, hex=place, tile=tile, rotation=rotation, private=private)
        if kind == "place_token":
            return self._place_token(state, seat, company, private, data)
        if kind == "assign":
            return Assign(seat=seat, private=private, target=text(data["target"]))
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
        """A card of a draft; or a bid, which on the current private is its purchase (1830-14.4, 1846-14.3)."""
        private, frame = text(data["company"]), state.frame
        if isinstance(frame, (Draft, OpenDraft)):
            return ChooseCard(seat=seat, card=private)
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

    def _place_token(self, state: State, seat: str, company: str, private: str, data: dict[str, Any]) -> Action:
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


def _gave_up_tile(before: State, game: Game) -> bool:
    """The corporation's own pass gives up a private's second tile and ends the step as well (1846-14.9)."""
    if not isinstance(before.frame, SecondTile) or game.over:
        return False
    turn, now = before.frames[-2], game.state.frame
    assert isinstance(turn, OperatingTurn)
    return isinstance(now, OperatingTurn) and (now.company, now.step) == (turn.company, turn.step)


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


def _wrong_share_price(before: State, data: dict[str, Any], events: list[Event]) -> Reason | None:
    """What a corporation gets or pays for its own shares must be what the file says (1846-14.7)."""
    if data.get("entity_type") != "corporation" or data["type"] not in ("buy_shares", "sell_shares"):
        return None
    traded = next(event for event in events if event.code in ("shares-issued", "shares-redeemed"))
    said, right = data.get("share_price"), traded.args["price"]
    if said == right:
        return None
    return Reason("wrong-price", before.facts.rule("tile-lays"), {"price": str(said), "right": right})
