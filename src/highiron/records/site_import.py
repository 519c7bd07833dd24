"""Reading 18xx.games files: each of their actions becomes one of ours, in the position where it was made."""

from typing import Any

import msgspec

from highiron.core.actions import (
    Action,
    Bankrupt,
    Bid,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    DiscardTrain,
    Dividend,
    EndGame,
    ExchangePrivate,
    LayTile,
    Par,
    Pass,
    PlaceToken,
    RunTrains,
    SellShares,
    TakePrivate,
    TradePrivate,
)
from highiron.core.events import Event, Reason, Refused
from highiron.core.state import State
from highiron.game import Game
from highiron.records.book import Book
from highiron.records.errors import RecordError
from highiron.records.site_runs import read_runs
from highiron.steps.dividend import PAY, RETAIN
from highiron.steps.frames import Auction, ChooseCity
from highiron.titles import catalogue

SITE = "18xx.games"
_DIVIDENDS = {"payout": PAY, "withhold": RETAIN}
_OPTIONAL_RULES = {"optional_6_train": "third_six_train", "multiple_brown_from_ipo": "brown_from_ipo"}


class SitePlayer(msgspec.Struct):
    """A player in a file of that site."""

    id: int | str
    name: str = ""


class SiteGame(msgspec.Struct):
    """What we read of a file of that site; everything else is left alone."""

    title: str
    players: list[SitePlayer]
    actions: list[dict[str, Any]]
    id: int | str = ""
    settings: dict[str, Any] = {}
    result: dict[str, Any] | None = None


class SiteImporter:
    """Replays a file into a game."""

    def __init__(self, source: SiteGame) -> None:
        counts = catalogue.player_counts(source.title) if source.title in catalogue.titles() else []
        if not counts:
            known = ", ".join(catalogue.titles())
            raise RecordError(f"title {source.title!r} is not one of ours; there are: {known}")
        if len(source.players) not in counts:
            raise RecordError(f"{source.title} is for {counts[0]} to {counts[-1]} players, not {len(source.players)}")
        options: dict[str, str] = {}
        rules = source.settings.get("optional_rules") or []
        if not isinstance(rules, list):
            raise RecordError(f"optional_rules must be a list, not {rules!r}")
        for rule in rules:
            if not isinstance(rule, str) or rule not in _OPTIONAL_RULES:
                raise RecordError(f"optional rule {rule!r} is not known here")
            options[_OPTIONAL_RULES[rule]] = "on"
        names = [player.name or f"Player {n}" for n, player in enumerate(source.players, 1)]
        self.game = Game(source.title, names, preset=SITE, options=options, seed=_seed(source))
        self.seats = {
            str(player.id): seat for player, seat in zip(source.players, self.game.state.facts.seats, strict=True)
        }
        if len(self.seats) != len(source.players):
            raise RecordError("two players have the same id")
        self.book = Book(self.game.state)
        self.named: list[str] = []

    def play(self, data: dict[str, Any], number: int) -> None:
        """Replay one action of the file."""
        state = self.game.state
        self.named = []
        try:
            action = self.translate(state, data)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, StopIteration) as error:
            raise RecordError(
                f"{data.get('type')!r} cannot be read ({type(error).__name__}: {error})", number
            ) from None
        except Refused as refused:
            raise RecordError("refused", number, refused.reasons) from None
        try:
            events = self.game.play(action)
        except Refused as refused:
            raise RecordError("refused", number, refused.reasons) from None
        self._check_revenue(data, events, number)
        self.book.follow(state, action, self.game.state, self.named)

    # --- who acts ----------------------------------------------------------------------------------------------

    def seat_of(self, state: State, data: dict[str, Any]) -> str:
        """The seat behind the entity: a player, a company's president or a private's owner."""
        entity = str(data["entity"])
        kind = data.get("entity_type")
        if kind == "player":
            if entity not in self.seats:
                raise Refused([Reason("unknown-seat", state.facts.rule("2"), {"name": entity})])
            return self.seats[entity]
        if kind == "company":
            entity = state.privates.get(entity, "")
            if entity in state.facts.seats:
                return entity
        if entity not in state.facts.corporations:
            raise Refused([Reason("unknown-company", state.facts.rule("2"), {"name": str(data["entity"])})])
        if entity not in state.presidents:
            raise Refused([Reason("not-started", state.facts.rule("2.1.3"), {"company": entity})])
        return state.presidents[entity]

    def company_of(self, state: State, data: dict[str, Any]) -> str:
        """The corporation that acts, itself or through a private it owns."""
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
        if kind == "pass":
            return Pass(seat=seat)
        if kind == "bid":
            return self._bid(state, seat, data)
        if kind == "par":
            return Par(
                seat=seat, company=_text(data["corporation"]), price=int(_text(data["share_price"]).split(",")[0])
            )
        if kind == "buy_shares":
            return self._buy_shares(state, seat, data)
        if kind == "sell_shares":
            self.named = [_text(paper) for paper in data["shares"]]
            return self._sell_shares(state, seat, data)
        if kind == "buy_company":
            private, price = _text(data["company"]), _number(data["price"])
            if data["entity_type"] == "player":
                return TradePrivate(seat=seat, private=private, buyer=seat, price=price)
            return BuyPrivate(seat=seat, company=company, private=private, price=price)
        if kind == "lay_tile":
            self.named = [_text(data["tile"])]
            tile, rotation = _text(data["tile"]).rpartition("-")[0], _number(data["rotation"])
            private = _text(data["entity"]) if data["entity_type"] == "company" else ""
            hex_id = _text(data["hex"])
            return LayTile(seat=seat, company=company, hex=hex_id, tile=tile, rotation=rotation, private=private)
        if kind == "place_token":
            return self._place_token(state, seat, company, data)
        if kind == "run_routes":
            return self._run_routes(state, seat, company, data)
        if kind == "dividend":
            return Dividend(seat=seat, company=company, kind=_DIVIDENDS.get(data["kind"], _text(data["kind"])))
        if kind == "buy_train":
            return self._buy_train(seat, company, data)
        if kind == "discard_train":
            self.named = [_text(data["train"])]
            self._require_train(self.named[0], company, state)
            return DiscardTrain(seat=seat, company=company, train=self.named[0].rpartition("-")[0])
        if kind == "bankrupt":
            return Bankrupt(seat=seat, company=company)
        raise ValueError(f"unknown action type {kind!r}")

    def _bid(self, state: State, seat: str, data: dict[str, Any]) -> Action:
        """A bid on the current private is its purchase (1830-14.4)."""
        private, price = _text(data["company"]), _number(data["price"])
        frame = state.frame
        if isinstance(frame, Auction):
            unsold = [name for name, owner in state.privates.items() if owner == "bank"]
            if private == unsold[0]:
                asked = state.facts.privates[private].face - frame.discount
                if price != asked:
                    args = {"price": price, "right": asked}
                    raise Refused([Reason("wrong-price", state.facts.rule("3.2"), args)])
                return TakePrivate(seat=seat, private=private)
        return Bid(seat=seat, private=private, price=price)

    def _source(self, state: State, paper: str) -> tuple[str, str]:
        """Company and place of a certificate for sale."""
        company, owner = paper.rpartition("_")[0], self.book.owner_of(paper)
        if not owner:
            raise Refused([Reason("unknown-certificate", state.facts.rule("2.1.1"), {"name": paper})])
        return company, owner

    def _buy_shares(self, state: State, seat: str, data: dict[str, Any]) -> Action:
        papers = [_text(paper) for paper in data["shares"]]
        if len(papers) != 1:
            raise ValueError("one certificate is bought at a time")
        self.named = papers
        company, source = self._source(state, papers[0])
        if papers[0] == f"{company}_0":
            raise Refused([Reason("not-started", state.facts.rule("4.3.2"), {"company": company})])
        if data["entity_type"] == "company":
            return ExchangePrivate(seat=seat, private=_text(data["entity"]), source=source)
        return BuyShare(seat=seat, company=company, source=source)

    def _sell_shares(self, state: State, seat: str, data: dict[str, Any]) -> Action:
        if not self.named:
            raise ValueError("no certificates are named")
        company = self.named[0].rpartition("_")[0]
        total = 0
        for paper in self.named:
            name, owner = self._source(state, paper)
            if owner != seat or name != company:
                args = {"company": name, "has": 0, "count": 1}
                raise Refused([Reason("not-that-many-shares", state.facts.rule("4.2.2"), args)])
            total += state.corporation(name).president_shares if paper == f"{name}_0" else 1
        if len(set(self.named)) != len(self.named):
            raise ValueError("a certificate is named twice")
        share = 100 // state.corporation(company).shares
        percent = _number(data["percent"]) if "percent" in data else total * share
        partial = f"{company}_0" in self.named and percent == (total - 1) * share
        if percent != total * share and not partial:
            raise ValueError(f"the certificates named are {total * share}%, not {percent}%")
        return SellShares(seat=seat, company=company, count=percent // share)

    def _place_token(self, state: State, seat: str, company: str, data: dict[str, Any]) -> Action:
        """`57-1-0`: copy of a laid tile and city; `H12-0-0`: printed hex and city."""
        place, _, index = _text(data["city"]).rpartition("-")
        laid = [hex_id for hex_id, copy in self.book.copies.items() if copy == place]
        printed = place.partition("-")[0]
        if laid:
            hex_id = laid[0]
        elif printed in state.facts.plan.index and printed not in state.board.tiles:
            hex_id = printed
        else:
            raise Refused([Reason("unknown-place", state.facts.rule("5.4.2"), {"place": _text(data["city"])})])
        private = _text(data["entity"]) if data["entity_type"] == "company" else ""
        frame = state.frame
        if isinstance(frame, ChooseCity):
            company = frame.company
        return PlaceToken(seat=seat, company=company, hex=hex_id, stop=int(index), private=private)

    def _run_routes(self, state: State, seat: str, company: str, data: dict[str, Any]) -> Action:
        routes = [dict(route) for route in data["routes"]]
        seen: set[str] = set()
        for route in routes:
            name = _text(route["train"])
            self._require_train(name, company, state)
            if name in seen:
                args = {"train": name, "company": company}
                raise Refused([Reason("train-not-owned", state.facts.rule("5.5.1"), args)])
            seen.add(name)
            route["train"] = name.rpartition("-")[0]
            route["connections"] = [[_text(hex_id) for hex_id in part] for part in route.get("connections") or []]
        runs = read_runs(state.board, company, routes)
        if isinstance(runs, int):
            args = {"train": routes[runs]["train"], "connections": str(routes[runs]["connections"])}
            raise Refused([Reason("no-such-route", state.facts.rule("5.5.4"), args)])
        return RunTrains(seat=seat, company=company, runs=tuple(runs))

    def _buy_train(self, seat: str, company: str, data: dict[str, Any]) -> Action:
        name = _text(data["train"])
        self.named = [name]
        train, traded = name.rpartition("-")[0], ""
        state = self.game.state
        source = self.book.train_owner(name)
        if source == "depot" and name != self.book.train_of("depot", train):
            raise Refused([Reason("unknown-train", state.facts.rule("5.7.3"), {"name": name})])
        if data.get("exchange"):
            self.named.append(_text(data["exchange"]))
            self._require_train(self.named[1], company, state)
            traded = self.named[1].rpartition("-")[0]
        price = _number(data["price"])
        return BuyTrain(seat=seat, company=company, source=source, train=train, price=price, trade_in=traded)

    def _require_train(self, name: str, company: str, state: State) -> None:
        if name not in self.book.trains.get(company, []):
            args = {"train": name, "company": company}
            raise Refused([Reason("train-not-owned", state.facts.rule("5.5.1"), args)])

    def _check_revenue(self, data: dict[str, Any], events: list[Event], number: int) -> None:
        """A revenue in the file must be the one the route really earns."""
        if data["type"] != "run_routes":
            return
        ran = [event for event in events if event.code == "train-ran"]
        routes = [route for route in data["routes"] if route.get("connections")]
        for event, route in zip(ran, routes, strict=True):
            said, earned = route.get("revenue"), event.args["revenue"]
            if said is not None and said != earned:
                self.game.undo()
                reason = Reason("wrong-revenue", "1830-5.6.1", {"said": said, "earned": earned})
                raise RecordError("refused", number, [reason])


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"expected a text, got {value!r}")
    return value


def _number(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"expected a whole number, got {value!r}")
    return value


def _seed(source: SiteGame) -> int:
    """The seed of a file; where it has none, the first run of digits in its id."""
    seed = source.settings.get("seed")
    if isinstance(seed, int):
        return seed
    digits = ""
    for char in str(source.id):
        if char.isdigit():
            digits += char
        elif digits:
            break
    return int(digits or 0)
