"""Tokens too many after a merger or a sale (1817-6.28, 1817-6.29)."""

from typing import ClassVar

from highiron.core.actions import Action
from highiron.core.board import Board
from highiron.core.events import Event
from highiron.core.families import Box
from highiron.core.frames import Frame
from highiron.core.state import State
from highiron.steps.choice import ChoiceHandler
from highiron.titles.t1817.actions import RemoveToken
from highiron.titles.t1817.frames import TokenChoice
from highiron.titles.t1817.mergers import ask_tokens, drop_spare_tokens, spare_tokens


class TokenChoiceHandler(ChoiceHandler):
    """The president takes tokens from the map, one after the other, until none is too many."""

    frame: ClassVar[type[Frame]] = TokenChoice
    offers = "remove_token"
    refused = "token-stays"
    rule = "token-choice"

    def company(self, state: State) -> str:
        frame = state.frame
        assert isinstance(frame, TokenChoice)
        return frame.company

    def boxes(self, state: State) -> list[Box]:
        company = self.company(state)
        return [{"company": company, "hex": hex_id, "stop": stop} for hex_id, stop in spare_tokens(state, company)]

    def do(self, state: State, action: Action, events: list[Event]) -> None:
        assert isinstance(action, RemoveToken)
        company, station = action.company, (action.hex, action.stop)
        kept = [place for place in state.board.stations[company] if place != station]
        state.board = _with_tokens(state.board, company, kept)
        events.append(Event("token-removed", {"company": company, "hex": action.hex}))
        ask_tokens(state, company)

    def settle(self, state: State, events: list[Event]) -> bool:
        company = self.company(state)
        if super().settle(state, events):
            drop_spare_tokens(state, company)
            return True
        return False


def _with_tokens(board: Board, company: str, stations: list[tuple[str, int]]) -> Board:
    """The board on which the company has just these."""
    board = board.remove(company)
    for hex_id, stop in stations:
        board = board.place(company, hex_id, stop)
    return board
