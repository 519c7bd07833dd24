"""Pictures: hexes, tiles, tokens, the market and holdings as SVG."""
from highiron.pictures.board_map import draw_map
from highiron.pictures.symbols import tile_symbols
