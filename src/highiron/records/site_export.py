"""Writing 18xx.games files: each of our actions becomes one of theirs (1830-14.17)."""

from typing import Any

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
from highiron.core.events import Event
from highiron.core.state import State
from highiron.game import Game
from highiron.records.book import Book
from highiron.records.errors import RecordError
from highiron.records.site_runs import write_route
from highiron.steps.dividend import PAY
from highiron.steps.frames import Auction, ChooseCity, OperatingTurn, PrivateToken
from highiron.titles import catalogue

SITE = "18xx.games"
_OPTIONAL_RULES = {"third_six_train": "optional_6_train", "brown_from_ipo": "multiple_brown_from_ipo"}


def export_site(game: Game) -> dict[str, Any]:
    """The whole file. Only games played by that site's rules can be written."""
    facts = game.state.facts
    site = catalogue.facts_for(facts.title, len(facts.seats), SITE).options
    strange = [f"{n}={v}" for n, v in facts.options.items() if site[n] != v and n not in _OPTIONAL_RULES]
    if strange:
        raise RecordError(f"18xx.games does not play with {', '.join(strange)}; use the preset {SITE}")
    exporter = _Exporter(game)
    actions = [exporter.write(number, action) for number, action in enumerate(game.actions, 1)]
    ids = exporter.ids
    return {
        "id": f"hs_highiron_{game.seed}",
        "description": "",
        "title": facts.title,
        "min_players": len(ids),
        "max_players": len(ids),
        "settings": {
            "seed": game.seed,
            "unlisted": True,
            "optional_rules": [rule for name, rule in _OPTIONAL_RULES.items() if facts.options[name] == "on"],
        },
        "user": {"id": 0, "name": "You"},
        "players": [{"id": ids[seat], "name": name} for seat, name in game.names.items()],
        "status": "finished" if game.over else "active",
        "turn": game.state.turn,
        "result": {str(ids[seat]): value for seat, value in game.result().items()},
        "mode": "hotseat",
        "actions": actions,
    }


class _Exporter:
    """Goes through a game with the book of individual pieces."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.book = Book(game.at(0))
        self.ids = {seat: number for number, seat in enumerate(game.state.facts.seats, 1)}

    def write(self, number: int, action: Action) -> dict[str, Any]:
        before, after = self.game.at(number - 1), self.game.at(number)
        named = self.pieces(before, action)
        data = self.body(before, action, named, self.game.events(number))
        self.book.follow(before, action, after, named)
        return {"id": number, **data}

    def pieces(self, before: State, action: Action) -> list[str]:
        """The individual pieces the action will name."""
        if isinstance(action, LayTile):
            return [self.book.free_copy(action.tile)]
        if isinstance(action, BuyTrain):
            named = [self.book.train_of(action.source, action.train)]
            if action.trade_in:
                named.append(self.book.train_of(action.company, action.trade_in))
            return named
        if isinstance(action, DiscardTrain):
            return [self.book.train_of(action.company, action.train)]
        if isinstance(action, BuyShare):
            return [self.book.source_certificate(action.company, action.source)]
        if isinstance(action, ExchangePrivate):
            return [self.book.source_certificate("NYC", action.source)]
        if isinstance(action, SellShares):
            return self.book.bundle(action.company, action.seat, action.count)
        return []

    def body(self, before: State, action: Action, named: list[str], events: list[Event]) -> dict[str, Any]:
        facts = before.facts
        if isinstance(action, TakePrivate):
            frame = before.frame
            assert isinstance(frame, Auction)
            price = facts.privates[action.private].face - frame.discount
            return self.by_player("bid", action, company=action.private, price=price)
        if isinstance(action, Bid):
            return self.by_player("bid", action, company=action.private, price=action.price)
        if isinstance(action, Par):
            row, column = facts.market.pars[action.price]
            share_price = f"{action.price},{row},{column}"
            return self.by_player("par", action, corporation=action.company, share_price=share_price)
        if isinstance(action, BuyShare):
            return self.by_player("buy_shares", action, shares=named, percent=10)
        if isinstance(action, SellShares):
            return self.by_player("sell_shares", action, shares=named, percent=action.count * 10)
        if isinstance(action, ExchangePrivate):
            return _by("buy_shares", action.private, "company", shares=named, percent=10)
        if isinstance(action, TradePrivate):
            return self.by_player("buy_company", action, company=action.private, price=action.price)
        if isinstance(action, EndGame):
            return self.by_player("end_game", action)
        if isinstance(action, Pass):
            return self.passing(before, action)
        return self.by_company(before, action, named, events)

    def by_company(self, before: State, action: Action, named: list[str], events: list[Event]) -> dict[str, Any]:
        if isinstance(action, BuyPrivate):
            return _corp("buy_company", action.company, company=action.private, price=action.price)
        if isinstance(action, LayTile):
            fields = {"hex": action.hex, "tile": named[0], "rotation": action.rotation}
            if action.private:
                return _by("lay_tile", action.private, "company", **fields)
            return _corp("lay_tile", action.company, **fields)
        if isinstance(action, PlaceToken):
            return self.token(before, action)
        if isinstance(action, RunTrains):
            return self.runs(action, events)
        if isinstance(action, Dividend):
            return _corp("dividend", action.company, kind="payout" if action.kind == PAY else "withhold")
        if isinstance(action, BuyTrain):
            fields = {"train": named[0], "price": action.price, "variant": action.train}
            if action.trade_in:
                fields["exchange"] = named[1]
            return _corp("buy_train", action.company, **fields)
        if isinstance(action, DiscardTrain):
            return _corp("discard_train", action.company, train=named[0])
        if isinstance(action, Bankrupt):
            return _corp("bankrupt", action.company)
        raise RecordError(f"18xx.games has nothing like {type(action).__name__}")

    def by_player(self, kind: str, action: Action, /, **fields: Any) -> dict[str, Any]:
        return _by(kind, self.ids[action.seat], "player", **fields)

    def passing(self, before: State, action: Pass) -> dict[str, Any]:
        """A pass is made by whoever is shown as acting: a private, a company or a player."""
        frame = before.frame
        if isinstance(frame, PrivateToken):
            return _by("pass", frame.private, "company")
        if isinstance(frame, OperatingTurn):
            return _corp("pass", frame.company)
        return self.by_player("pass", action)

    def token(self, before: State, action: PlaceToken) -> dict[str, Any]:
        place = self.book.copies.get(action.hex, f"{action.hex}-0")
        fields = {"city": f"{place}-{action.stop}", "slot": len(before.board.tokens_at(action.hex, action.stop))}
        if action.private:
            return _by("place_token", action.private, "company", tokener=action.company, **fields)
        frame = before.frame
        if isinstance(frame, ChooseCity) and frame.lifted:
            turn = before.frames[-2]
            assert isinstance(turn, OperatingTurn)
            return _corp("place_token", turn.company, tokener=action.company, **fields)
        return _corp("place_token", action.company, tokener=action.company, **fields)

    def runs(self, action: RunTrains, events: list[Event]) -> dict[str, Any]:
        left = list(self.book.trains[action.company])
        routes: list[dict[str, Any]] = []
        ran = [event for event in events if event.code == "train-ran"]
        for run, event in zip(action.runs, ran, strict=True):
            name = next(train for train in left if train.rpartition("-")[0] == run.train)
            left.remove(name)
            routes.append(write_route(run, name, event.args["revenue"]))
        return _corp("run_routes", action.company, routes=routes)


def _by(kind: str, entity: int | str, entity_type: str, /, **fields: Any) -> dict[str, Any]:
    return {"type": kind, "entity": entity, "entity_type": entity_type, **fields}


def _corp(kind: str, company: str, /, **fields: Any) -> dict[str, Any]:
    return _by(kind, company, "corporation", **fields)
