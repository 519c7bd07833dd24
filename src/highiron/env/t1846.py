"""What only 1846 has and its facts do not tell."""

from highiron.core.facts import Facts
from highiron.env.title_tables import TitleTable, companies_of
from highiron.titles.t1846.companies import MARKER_HEXES, TERMINAL
from highiron.titles.t1846.draft import blank_cards
from highiron.titles.t1846.steamboat import PORTS, STEAMBOAT
from highiron.titles.t1846.tile_rights import RIGHTS
from highiron.titles.t1846.tokens import CHICAGO


def table(facts: Facts) -> TitleTable:
    players = len(facts.seats)
    hidden = players > 2  # two players draft with open cards and without blanks (1846-8.4)
    targets = {STEAMBOAT: (*PORTS, *companies_of(facts)), **MARKER_HEXES}
    return TitleTable(
        facts,
        cards=(*facts.privates, *(blank_cards(players) if hidden else ())),
        tile_rights={name: (right.hexes, right.tiles) for name, right in RIGHTS.items() if name in facts.privates},
        token_hexes={TERMINAL: CHICAGO},
        targets={private: found for private, found in targets.items() if private in facts.privates},
    )
