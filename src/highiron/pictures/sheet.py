"""Everything on one sheet: title line, map, market, holdings."""

from collections.abc import Mapping
from typing import Final

from highiron.core.ids import BANK
from highiron.core.state import State
from highiron.pictures.board_map import map_body, map_defs
from highiron.pictures.headings import ENGLISH, Headings, word
from highiron.pictures.holdings import holdings_body, money
from highiron.pictures.market import market_body
from highiron.pictures.palette import style
from highiron.pictures.svg import document, placed, tag, text

_TITLE: Final = 52.0


def draw_state(state: State, names: Mapping[str, str], headings: Headings = ENGLISH) -> str:
    """Map on the left, market and holdings on the right. `names` are the players' by seat."""
    board, board_width, board_height = map_body(state)
    market, market_width, market_height = market_body(state, headings)
    holdings, holdings_width, holdings_height = holdings_body(state, names, headings)
    width = board_width + max(market_width, holdings_width)
    height = _TITLE + max(board_height, market_height + holdings_height)
    title = f"{state.facts.name} · {round_words(state, headings)}"
    phase = f"{word(headings, 'phase')} {state.phase_facts.id}"
    bank = f"{word(headings, 'bank')} {money(state.cash.get(BANK, 0))}"
    if state.bank_broken:
        bank += f" ({word(headings, 'bank-broken')})"
    body = tag("rect", width=width, height=height, class_="hi-sheet")
    body += text(14, 30, title, 20, "hi-left hi-bold")
    body += text(width - 14, 30, f"{phase} · {bank}", 16, "hi-right")
    body += placed(0, _TITLE, board)
    body += placed(board_width, _TITLE, market) + placed(board_width, _TITLE + market_height, holdings)
    players = ", ".join(names.get(seat, seat) for seat in state.facts.seats)
    return document(width, height, style() + map_defs(state) + body, title, f"{phase}, {bank}; {players}")


def round_words(state: State, headings: Headings = ENGLISH) -> str:
    """Which round it is: `Stock round 3`, `Operating round 3.2`."""
    if state.ended or not state.frames:
        return word(headings, "game-over")
    place = state.facts.rules.round_of(state)
    name = word(headings, place.frame)
    if not place.turn:
        return name
    return f"{name} {place.turn}.{place.number}" if place.number else f"{name} {place.turn}"
