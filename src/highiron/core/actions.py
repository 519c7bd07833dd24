"""Everything a player can do. Actions name their seat; their JSON form carries the tag in `type`."""

from typing import Any

import msgspec


class Run(msgspec.Struct, frozen=True):
    """One train's way: stops as `G19.1`, hexes passed without a stop as `G17`, in order of travel."""

    train: str
    path: tuple[str, ...]


class Action(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Base of all actions."""

    seat: str


class Pass(Action, frozen=True, tag="pass", kw_only=True):
    """Do nothing more in this step or turn."""


class Bid(Action, frozen=True, tag="bid", kw_only=True):
    """Bid on a private, or raise in its auction."""

    private: str
    price: int


class TakePrivate(Action, frozen=True, tag="take_private", kw_only=True):
    """Buy the current private of the opening auction for its price."""

    private: str


class Par(Action, frozen=True, tag="par", kw_only=True):
    """Start a corporation, or set the par of one whose president's certificate was a gift."""

    company: str
    price: int


class BuyShare(Action, frozen=True, tag="buy_share", kw_only=True):
    """Buy one certificate from the initial offering (`ipo`) or the pool."""

    company: str
    source: str


class SellShares(Action, frozen=True, tag="sell_shares", kw_only=True):
    """Sell so many shares of one corporation to the pool."""

    company: str
    count: int


class ExchangePrivate(Action, frozen=True, tag="exchange_private", kw_only=True):
    """Swap a private for a share, taken from the initial offering or the pool."""

    private: str
    source: str


class TradePrivate(Action, frozen=True, tag="trade_private", kw_only=True):
    """Propose that a private goes from one player to another; one of the two is the acting seat."""

    private: str
    buyer: str
    price: int


class BuyPrivate(Action, frozen=True, tag="buy_private", kw_only=True):
    """A corporation buys a private from a player."""

    company: str
    private: str
    price: int


class LayTile(Action, frozen=True, tag="lay_tile", kw_only=True):
    """Lay or upgrade a tile; `private` names the private whose privilege is used."""

    company: str
    hex: str
    tile: str
    rotation: int
    private: str = ""


class PlaceToken(Action, frozen=True, tag="place_token", kw_only=True):
    """Place a token of the company in a city; `private` names the private whose privilege is used."""

    company: str
    hex: str
    stop: int
    private: str = ""


class RunTrains(Action, frozen=True, tag="run_trains", kw_only=True):
    """Run trains; a train without a run stays at home."""

    company: str
    runs: tuple[Run, ...]


class Dividend(Action, frozen=True, tag="dividend", kw_only=True):
    """Pay the revenue out or retain it."""

    company: str
    kind: str


class BuyTrain(Action, frozen=True, tag="buy_train", kw_only=True):
    """Buy a train from the depot, the pool or another corporation; `trade_in` names a train given in part payment."""

    company: str
    source: str
    train: str
    price: int
    trade_in: str = ""


class DiscardTrain(Action, frozen=True, tag="discard_train", kw_only=True):
    """Give up a train above the limit."""

    company: str
    train: str


class ChooseCard(Action, frozen=True, tag="choose_card", kw_only=True):
    """Keep one card of the draft."""

    card: str


class IssueShares(Action, frozen=True, tag="issue_shares", kw_only=True):
    """A corporation sells treasury shares to the pool."""

    company: str
    count: int


class RedeemShares(Action, frozen=True, tag="redeem_shares", kw_only=True):
    """A corporation buys own shares back from the pool."""

    company: str
    count: int


class Assign(Action, frozen=True, tag="assign", kw_only=True):
    """Put the marker of a private on a hex, or give its benefit to a company."""

    private: str
    target: str


class Answer(Action, frozen=True, tag="answer", kw_only=True):
    """Agree to what another player proposed, or decline."""

    accept: bool


class Bankrupt(Action, frozen=True, tag="bankrupt", kw_only=True):
    """Declare that a forced purchase cannot be paid."""

    company: str


class EndGame(Action, frozen=True, tag="end_game", kw_only=True):
    """End the game by agreement of the table and score it as it stands. Not a move: never listed as legal.

    With a company in `bankrupt` its president gives up outside the train step, as files of 18xx.games may have it.
    """

    bankrupt: str = ""


AnyAction = (
    Pass
    | Bid
    | TakePrivate
    | Par
    | BuyShare
    | SellShares
    | ExchangePrivate
    | TradePrivate
    | BuyPrivate
    | LayTile
    | PlaceToken
    | RunTrains
    | Dividend
    | BuyTrain
    | DiscardTrain
    | ChooseCard
    | IssueShares
    | RedeemShares
    | Assign
    | Answer
    | Bankrupt
    | EndGame
)

ACTION_TYPES: dict[str, type[Action]] = {
    str(cls.__struct_config__.tag): cls
    for cls in (
        Pass,
        Bid,
        TakePrivate,
        Par,
        BuyShare,
        SellShares,
        ExchangePrivate,
        TradePrivate,
        BuyPrivate,
        LayTile,
        PlaceToken,
        RunTrains,
        Dividend,
        BuyTrain,
        DiscardTrain,
        ChooseCard,
        IssueShares,
        RedeemShares,
        Assign,
        Answer,
        Bankrupt,
        EndGame,
    )
}


def action_from_data(data: Any) -> Action:
    """Read an action from its JSON form; raises msgspec.ValidationError with the place of the fault."""
    action: Action = msgspec.convert(data, AnyAction)
    return action


def action_to_data(action: Action) -> dict[str, Any]:
    """The JSON form of an action."""
    data = msgspec.to_builtins(action)
    assert isinstance(data, dict)
    return data


def kind_of(action: Action) -> str:
    """The tag of an action, e.g. `lay_tile`."""
    return str(action.__struct_config__.tag)
