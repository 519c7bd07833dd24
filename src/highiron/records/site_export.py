"""Writing 18xx.games files: each of our actions becomes one of theirs (1830-14.17, 1846-14.17)."""

from typing import Any

from highiron.core.actions import (
    Action,
    Assign,
    Bankrupt,
    Bid,
    BuyPrivate,
    BuyShare,
    BuyTrain,
    DiscardTrain,
    Dividend,
    EndGame,
    ExchangePrivate,
    IssueShares,
    LayTile,
    Par,
    Pass,
    PlaceToken,
    RedeemShares,
    RunTrains,
    SellShares,
    TakePrivate,
    TradePrivate,
    kind_of,
)
from highiron.core.events import Event
from highiron.core.ids import POOL, printed
from highiron.core.shares import source_of
from highiron.core.state import State
from highiron.game import Game
from highiron.records.errors import RecordError
from highiron.records.papers import company_of, president_of
from highiron.records.site import site_of
from highiron.records.site_names import name_there, rules_there
from highiron.records.site_recast import as_there
from highiron.records.site_runs import write_route
from highiron.steps.dividend import PAY, RETAIN
from highiron.steps.frames import Auction, ChooseCity, OperatingTurn
from highiron.words import say_kind, told

_DIVIDENDS = {PAY: "payout", RETAIN: "withhold"}  # other kinds have the same name there


def export_site(game: Game) -> dict[str, Any]:
    """The whole file. Games of other rules are written where that site's rules allow all that was done in them."""
    game = as_there(game)
    facts = game.state.facts
    rules = rules_there(facts.title, len(facts.seats), facts.options)
    exporter = SiteExporter(game)
    actions = [exporter.write(number, action) for number, action in enumerate(game.actions, 1)]
    ids = exporter.ids
    return {
        "id": f"hs_highiron_{game.seed}",
        "description": "",
        "title": name_there(facts.title, len(facts.seats)),
        "min_players": len(ids),
        "max_players": len(ids),
        "settings": {"seed": game.seed, "unlisted": True, "optional_rules": rules},
        "user": {"id": 0, "name": "You"},
        "players": [{"id": ids[seat], "name": name} for seat, name in game.names.items()],
        "status": "finished" if game.over else "active",
        "turn": game.state.turn,
        "result": {str(ids[seat]): value for seat, value in game.result().items()},
        "mode": "hotseat",
        "actions": actions,
    }


class SiteExporter:
    """Goes through a game with the book of individual pieces."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.site = site_of(game.state.facts.title)
        self.book = self.site.book(game.at(0))
        self.ids = {seat: number for number, seat in enumerate(game.state.facts.seats, 1)}

    def write(self, number: int, action: Action) -> dict[str, Any]:
        before, after, events = self.game.at(number - 1), self.game.at(number), self.game.events(number)
        named = self.site.pieces(self, before, action)
        if named is None:
            named = self.pieces(before, action)
        data = self.site.write(self, before, action, named, events) or self.body(before, action, named, events)
        self.book.follow(before, action, after, events, named)
        return {"id": number, **data}

    def pieces(self, before: State, action: Action) -> list[str]:
        """The individual pieces the action will name."""
        papers, stock = self.book.papers, self.book.stock
        cards = {form: train.card for form, train in before.facts.trains.items()}
        if isinstance(action, LayTile):
            return [self.book.free_copy(action.tile)]
        if isinstance(action, BuyTrain):
            named = [stock.name_of(action.source, action.train, cards[action.train])]
            if action.trade_in:
                named.append(stock.name_of(action.company, action.trade_in, cards[action.trade_in]))
            return named
        if isinstance(action, DiscardTrain):
            return [stock.name_of(action.company, action.train, cards[action.train])]
        if isinstance(action, BuyShare):
            return [papers.for_sale(action.company, source_of(before, action.company, action.source))]
        if isinstance(action, ExchangePrivate):
            company = self.site.exchanges[action.private]
            return [papers.for_sale(company, action.source)]
        if isinstance(action, SellShares):
            return papers.bundle(action.company, action.seat, action.count)
        if isinstance(action, (IssueShares, RedeemShares)):
            return papers.bundle(
                action.company, action.company if isinstance(action, IssueShares) else POOL, action.count
            )
        return []

    def body(self, before: State, action: Action, named: list[str], events: list[Event]) -> dict[str, Any]:
        facts = before.facts
        if isinstance(action, TakePrivate):
            frame = before.frame
            assert isinstance(frame, Auction)
            price = facts.privates[action.private].face - frame.discount
            return self.by_player("bid", action, company=printed(action.private), price=price)
        if isinstance(action, Bid):
            return self.by_player("bid", action, company=printed(action.private), price=action.price)
        if isinstance(action, Par):
            row, column = facts.market.pars[action.price]
            share_price = f"{action.price},{row},{column}"
            return self.by_player("par", action, corporation=printed(action.company), share_price=share_price)
        if isinstance(action, BuyShare):
            count = before.charter(action.company).president_shares if named[0] == president_of(action.company) else 1
            percent = percent_of(before, action.company, count)
            return self.by_player("buy_shares", action, shares=self.papers(named), percent=percent)
        if isinstance(action, SellShares):
            percent = percent_of(before, action.company, action.count)
            return self.by_player("sell_shares", action, shares=self.papers(named), percent=percent)
        if isinstance(action, ExchangePrivate):
            percent = percent_of(before, company_of(named[0]), 1)
            return self.by_private("buy_shares", action.private, shares=self.papers(named), percent=percent)
        if isinstance(action, TradePrivate):
            return self.by_player("buy_company", action, company=printed(action.private), price=action.price)
        if isinstance(action, Assign):
            kind = _kind(before, action.target) if action.target not in facts.plan.index else "hex"
            target = printed(action.target)
            return self.by_private("assign", action.private, target=target, target_type=kind)
        if isinstance(action, EndGame) and action.bankrupt:
            return self.by_operator(before, "bankrupt", action.bankrupt)
        if isinstance(action, EndGame):
            return self.by_player("end_game", action)
        if isinstance(action, Pass):
            return self.passing(before, action)
        return self.by_company(before, action, named, events)

    def by_company(self, before: State, action: Action, named: list[str], events: list[Event]) -> dict[str, Any]:
        if isinstance(action, BuyPrivate):
            return self.by_operator(
                before, "buy_company", action.company, company=printed(action.private), price=action.price
            )
        if isinstance(action, (IssueShares, RedeemShares)):
            kind = "sell_shares" if isinstance(action, IssueShares) else "buy_shares"
            price = next(e.args["price"] for e in events if e.code in ("shares-issued", "shares-redeemed"))
            percent = percent_of(before, action.company, action.count)
            fields = {"shares": self.papers(named), "percent": percent, "share_price": price}
            return self.by_operator(before, kind, action.company, **fields)
        if isinstance(action, LayTile):
            fields = {"hex": action.hex, "tile": named[0], "rotation": action.rotation}
            if action.private:
                return self.by_private("lay_tile", action.private, **fields)
            return self.by_operator(before, "lay_tile", action.company, **fields)
        if isinstance(action, PlaceToken):
            return self.token(before, action)
        if isinstance(action, RunTrains):
            return self.runs(before, action, events)
        if isinstance(action, Dividend):
            return self.by_operator(before, "dividend", action.company, kind=_DIVIDENDS.get(action.kind, action.kind))
        if isinstance(action, BuyTrain):
            fields = {"train": named[0], "price": action.price, "variant": action.train}
            if action.trade_in:
                fields["exchange"] = named[1]
            return self.by_operator(before, "buy_train", action.company, **fields)
        if isinstance(action, DiscardTrain):
            return self.by_operator(before, "discard_train", action.company, train=named[0])
        if isinstance(action, Bankrupt):
            return self.by_operator(before, "bankrupt", action.company)
        raise RecordError(told("record-nothing-like-it", what=say_kind(kind_of(action))))

    def papers(self, named: list[str]) -> list[str]:
        return [printed(paper) for paper in named]

    def by_private(self, kind: str, private: str, /, **fields: Any) -> dict[str, Any]:
        return _by(kind, printed(private), "company", **fields)

    def by_operator(self, state: State, kind: str, company: str, /, **fields: Any) -> dict[str, Any]:
        return _by(kind, printed(company), _kind(state, company), **fields)

    def by_player(self, kind: str, action: Action, /, **fields: Any) -> dict[str, Any]:
        return _by(kind, self.ids[action.seat], "player", **fields)

    def passing(self, before: State, action: Pass) -> dict[str, Any]:
        """A pass is made by whoever is shown as acting: a private, a company or a player."""
        frame = before.frame
        private = self.site.private_asked(frame)
        if private:
            return self.by_private("pass", private)
        if isinstance(frame, OperatingTurn):
            return self.by_operator(before, "pass", frame.company)
        return self.by_player("pass", action)

    def token(self, before: State, action: PlaceToken) -> dict[str, Any]:
        place = self.book.copies.get(action.hex, f"{action.hex}-{self.site.printed.get(action.hex, 0)}")
        fields = {"city": f"{place}-{action.stop}", "slot": len(before.board.tokens_at(action.hex, action.stop))}
        fields["tokener"] = printed(action.company)
        if action.private:
            return self.by_private("place_token", action.private, **fields)
        frame, placer = before.frame, action.company
        if isinstance(frame, ChooseCity) and frame.lifted:
            turn = before.frames[-2]
            assert isinstance(turn, OperatingTurn)
            placer = turn.company
        return self.by_operator(before, "place_token", placer, **fields)

    def runs(self, before: State, action: RunTrains, events: list[Event]) -> dict[str, Any]:
        stock = self.book.stock
        left = [name for name in stock.trains[action.company] if name not in stock.resting]
        routes: list[dict[str, Any]] = []
        ran = [event for event in events if event.code == "train-ran"]
        for run, event in zip(action.runs, ran, strict=True):
            name = next(train for train in left if stock.forms[train] == run.train)
            left.remove(name)
            routes.append(write_route(run, name, event.args["revenue"]))
        return self.by_operator(before, "run_routes", action.company, routes=routes)


def percent_of(state: State, company: str, count: int) -> int:
    """How much of the company so many shares are."""
    return 100 * count // state.charter(company).shares


def _by(kind: str, entity: int | str, entity_type: str, /, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "entity": entity, "entity_type": entity_type, **fields}


def _kind(state: State, company: str) -> str:
    """What that site calls such a company: an independent railway is a minor there."""
    return "minor" if company in state.facts.privates else "corporation"
