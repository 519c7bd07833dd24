"""Everything a player can do. Actions name their seat; their JSON form carries the tag in `type`."""

from functools import reduce
from operator import or_
from typing import Any, TypeVar

import msgspec


class Run(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One train's way: stops as `G19.1`, hexes passed without a stop as `G17`, in order of travel.

    `mode` asks for one way of running the train, e.g. as a freight train (18CE-10.8); "" leaves it open: the set of
    runs is then paid in the modes that bring most.
    """

    train: str
    path: tuple[str, ...]
    mode: str = ""


class Action(msgspec.Struct, frozen=True, tag_field="type", kw_only=True, forbid_unknown_fields=True):
    """Base of all actions."""

    seat: str


A = TypeVar("A", bound=Action)

ACTION_TYPES: dict[str, type[Action]] = {}  # tag -> kind of action, in the order in which they were made known
OPTIONAL_FIELDS: dict[str, frozenset[str]] = {}  # tag -> fields that may be left out
# Fields that name a thing of the game, in the order in which the engine checks them; and tag -> those of a kind.
NAMING = ("company", "private", "hex", "tile", "rotation", "train", "trade_in", "buyer", "runs")
NAMING_FIELDS: dict[str, tuple[str, ...]] = {}
NUMBERS: dict[str, tuple[str, ...]] = {}  # tag -> fields that are whole numbers


def register_action(kind: type[A]) -> type[A]:
    """Make a kind of action known to families, records, schemas and the conformance suite; goes before its class.

    The actions of a title's own stand in `Title.actions` and become known with the title.
    """
    tag = str(kind.__struct_config__.tag)
    if ACTION_TYPES.setdefault(tag, kind) is not kind:
        raise ValueError(f"there is another action {tag!r}")
    NAMING_FIELDS[tag] = tuple(name for name in NAMING if name in kind.__struct_fields__)
    NUMBERS[tag] = tuple(field.name for field in msgspec.structs.fields(kind) if field.type is int)
    OPTIONAL_FIELDS[tag] = frozenset(field.name for field in msgspec.structs.fields(kind) if not field.required)
    return kind


def withdraw_action(kind: type[Action]) -> None:
    """Forget an action of a title that is taken out of the catalogue."""
    tag = str(kind.__struct_config__.tag)
    del ACTION_TYPES[tag], NAMING_FIELDS[tag], OPTIONAL_FIELDS[tag], NUMBERS[tag]


@register_action
class Pass(Action, frozen=True, tag="pass", kw_only=True):
    """Do nothing more in this step or turn."""


@register_action
class Bid(Action, frozen=True, tag="bid", kw_only=True):
    """Bid on a private, or raise in its auction."""

    private: str
    price: int


@register_action
class TakePrivate(Action, frozen=True, tag="take_private", kw_only=True):
    """Buy the current private of the opening auction for its price."""

    private: str


@register_action
class Par(Action, frozen=True, tag="par", kw_only=True):
    """Start a corporation, or set the par of one whose president's certificate was a gift."""

    company: str
    price: int


@register_action
class BuyShare(Action, frozen=True, tag="buy_share", kw_only=True):
    """Buy one certificate from the initial offering (`ipo`) or the pool."""

    company: str
    source: str


@register_action
class SellShares(Action, frozen=True, tag="sell_shares", kw_only=True):
    """Sell so many shares of one corporation to the pool."""

    company: str
    count: int


@register_action
class ExchangePrivate(Action, frozen=True, tag="exchange_private", kw_only=True):
    """Swap a private for a share, taken from the initial offering or the pool."""

    private: str
    source: str


@register_action
class TradePrivate(Action, frozen=True, tag="trade_private", kw_only=True):
    """Propose that a private goes from one player to another; one of the two is the acting seat."""

    private: str
    buyer: str
    price: int


@register_action
class BuyPrivate(Action, frozen=True, tag="buy_private", kw_only=True):
    """A corporation buys a private from a player."""

    company: str
    private: str
    price: int


@register_action
class LayTile(Action, frozen=True, tag="lay_tile", kw_only=True):
    """Lay or upgrade a tile; `private` names the private whose privilege is used."""

    company: str
    hex: str
    tile: str
    rotation: int
    private: str = ""


@register_action
class PlaceToken(Action, frozen=True, tag="place_token", kw_only=True):
    """Place a token of the company in a city; `private` names the private whose privilege is used."""

    company: str
    hex: str
    stop: int
    private: str = ""


@register_action
class RunTrains(Action, frozen=True, tag="run_trains", kw_only=True):
    """Run trains; a train without a run stays at home."""

    company: str
    runs: tuple[Run, ...]


@register_action
class Dividend(Action, frozen=True, tag="dividend", kw_only=True):
    """Pay the revenue out or retain it."""

    company: str
    kind: str


@register_action
class BuyTrain(Action, frozen=True, tag="buy_train", kw_only=True):
    """Buy a train from the depot, the pool or another corporation; `trade_in` names a train given in part payment."""

    company: str
    source: str
    train: str
    price: int
    trade_in: str = ""


@register_action
class DiscardTrain(Action, frozen=True, tag="discard_train", kw_only=True):
    """Give up a train above the limit."""

    company: str
    train: str


@register_action
class ChooseCard(Action, frozen=True, tag="choose_card", kw_only=True):
    """Keep one card of the draft."""

    card: str


@register_action
class IssueShares(Action, frozen=True, tag="issue_shares", kw_only=True):
    """A corporation sells treasury shares to the pool."""

    company: str
    count: int


@register_action
class RedeemShares(Action, frozen=True, tag="redeem_shares", kw_only=True):
    """A corporation buys own shares back from the pool."""

    company: str
    count: int


@register_action
class Assign(Action, frozen=True, tag="assign", kw_only=True):
    """Put the marker of a private on a hex, or give its benefit to a company."""

    private: str
    target: str


@register_action
class Answer(Action, frozen=True, tag="answer", kw_only=True):
    """Agree to what another player proposed, or decline."""

    accept: bool


@register_action
class Bankrupt(Action, frozen=True, tag="bankrupt", kw_only=True):
    """Declare that a forced purchase cannot be paid."""

    company: str


@register_action
class EndGame(Action, frozen=True, tag="end_game", kw_only=True):
    """End the game by agreement of the table and score it as it stands. Not a move: never listed as legal.

    With a company in `bankrupt` its president gives up outside the train step, as files of 18xx.games may have it.
    """

    bankrupt: str = ""


def any_action() -> Any:
    """The union of all kinds of actions known by now, as schemas and readers take it."""
    return reduce(or_, ACTION_TYPES.values())


def action_from_data(data: Any) -> Action:
    """Read an action from its JSON form; raises msgspec.ValidationError with the place of the fault."""
    tag = data.get("type") if isinstance(data, dict) else None
    kind = ACTION_TYPES.get(tag) if isinstance(tag, str) else None
    action: Action = msgspec.convert(data, any_action() if kind is None else kind)
    return action


def action_to_data(action: Action) -> dict[str, Any]:
    """The JSON form of an action."""
    data = msgspec.to_builtins(action)
    assert isinstance(data, dict)
    return data


_KINDS: dict[type[Action], str] = {}  # msgspec makes its answer anew each time it is asked


def kind_of(action: Action) -> str:
    """The tag of an action, e.g. `lay_tile`."""
    kind = _KINDS.get(type(action))
    if kind is None:
        kind = _KINDS[type(action)] = str(action.__struct_config__.tag)
    return kind
