"""The frames that only 1846 has, and what it notes in shared ones."""

from typing import ClassVar

from highiron.core.frames import Frame
from highiron.steps.frames import OperatingRound, OperatingTurn


class Round(OperatingRound, frozen=True, tag="operating_round", kw_only=True):
    """An operating round whose order was settled when it began (1846-5.1.2)."""

    ascending: bool = False  # lowest price first


class Turn(OperatingTurn, frozen=True, tag="operating_turn", kw_only=True):
    """A company's turn with what was issued, sold and steamed in it."""

    issued: bool = False  # shares were issued or redeemed
    forced_issue: bool = False  # shares were issued for a train
    sold: tuple[str, ...] = ()  # companies whose shares the president sold for a train
    steamed: bool = False  # the steamboat's port was changed


def noted(turn: OperatingTurn) -> Turn:
    """The turn with its notes, where a shared step gives it as any turn."""
    assert isinstance(turn, Turn)
    return turn


class Draft(Frame, frozen=True, tag="draft", kw_only=True):
    """The secret draft. Only `cards`, `last` and `price` are for all to see; see `DraftHandler.hide`."""

    round: ClassVar[str] = "draft"

    cards: tuple[str, ...]  # all cards in play, privates and blanks
    deck: tuple[str, ...]  # what nobody holds, top first
    hand: tuple[str, ...] = ()  # what the seat that is asked has drawn
    chosen: tuple[tuple[str, str], ...] = ()  # seat and card of every choice so far
    last: str = ""  # the only card left, shown to all
    price: int = 0  # what the last card costs now


class OpenDraft(Frame, frozen=True, tag="open_draft", kw_only=True):
    """A round of the draft with open cards; those still to be had belong to the bank."""

    round: ClassVar[str] = "draft"

    passes: int = 0  # players who passed one after the other
    discount: int = 0  # what the last card has come down


class SecondTile(Frame, frozen=True, tag="second_tile", kw_only=True):
    """After the first tile of a private that gives two: the second may follow at once (1846-2.3.5)."""

    company: str
    private: str
    hex: str  # where the first tile lies
    exits: int  # the edges its new track leads to, as a bit mask


class Steamboat(Frame, frozen=True, tag="steamboat", kw_only=True):
    """Before a round the owner of the steamboat may set its port and whom it serves (1846-2.3.9)."""

    port_set: bool = False
    company_set: bool = False
