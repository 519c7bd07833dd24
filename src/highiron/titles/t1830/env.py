"""1830 as a learning environment: what its facts and rules do not tell."""

from highiron.core.facts import Facts
from highiron.env.title_tables import TileRight, TitleTable

NAMES: dict[str, dict[str, str]] = {"1830-v1": {}, "1830plus-v1": {"board": "plus"}}


def table(facts: Facts) -> TitleTable:
    privates = tuple(facts.privates)
    # The tiles of CS and DH are the first ones in their hexes (1830-2.2.3, 1830-2.2.4).
    rights: dict[str, TileRight] = {}
    for private in ("CS", "DH"):
        hex_id = facts.privates[private].blocks[0]
        rights[private] = ((hex_id,), facts.placements.candidates(hex_id, None))
    return TitleTable(
        facts,
        exchanged=("MH",),
        traded=privates,
        tile_rights=rights,
        token_hexes={"DH": facts.privates["DH"].blocks[0]},
    )
