"""Pictures: hexes, tiles, tokens, the market and holdings as SVG, written without any dependency."""

from highiron.pictures.board_map import draw_map
from highiron.pictures.holdings import draw_holdings
from highiron.pictures.market import draw_market
from highiron.pictures.sheet import draw_state
from highiron.pictures.symbols import tile_symbols

__all__ = ["draw_holdings", "draw_map", "draw_market", "draw_state", "tile_symbols"]
