"""1846 as a learning environment: what its facts and rules do not tell."""

from typing import Any

from highiron.core.facts import Facts
from highiron.core.frames import Frame, tag_of
from highiron.core.state import State
from highiron.env.sheet import Sheet
from highiron.env.title_tables import TitleTable, companies_of
from highiron.titles.t1846.companies import MARKER_HEXES, TERMINAL
from highiron.titles.t1846.draft import blank_cards, price_of, undrafted
from highiron.titles.t1846.frames import Draft, OpenDraft, SecondTile, Steamboat
from highiron.titles.t1846.steamboat import PORTS, STEAMBOAT
from highiron.titles.t1846.tile_rights import RIGHTS
from highiron.titles.t1846.tokens import CHICAGO

NAMES: dict[str, dict[str, str]] = {"1846-v1": {}}


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
        sections=(("steamboat", (("port_set", "company_set"),), 0, 1),),
        writers={
            tag_of(OpenDraft): write_open_draft,
            tag_of(SecondTile): write_second_tile,
            tag_of(Steamboat): write_steamboat,
        },
        view_writers={tag_of(Draft): write_draft},
    )


def write_second_tile(sheet: Sheet, state: State, frame: Frame) -> None:
    """Where a second tile may follow."""
    assert isinstance(frame, SecondTile)
    place = state.facts.plan.index[frame.hex]
    sheet.put_all("pending", (place, list(state.facts.privates).index(frame.private), frame.exits))


def write_steamboat(sheet: Sheet, state: State, frame: Frame) -> None:
    assert isinstance(frame, Steamboat)
    sheet.put_all("steamboat", (frame.port_set, frame.company_set))


def write_open_draft(sheet: Sheet, state: State, frame: Frame) -> None:
    """The cards still to be had; the last one has a price that falls."""
    assert isinstance(frame, OpenDraft)
    left = undrafted(state)
    for private in left:
        sheet.mark("cards", private, "in_play")
    sheet.put("passes", value=frame.passes)
    sheet.put("cards_left", value=len(left))
    if len(left) == 1:
        sheet.mark("cards", left[0], "last")
        sheet.put("card_price", value=price_of(state, left[0]) - frame.discount)


def write_draft(sheet: Sheet, view: dict[str, Any]) -> None:
    """A secret draft: the numbers that are public, the own hand and the own choices."""
    for card in view["cards"]:
        sheet.mark("cards", card, "in_play")
    for card in view["hand"]:
        sheet.mark("cards", card, "in_hand")
    for card in view["yours"]:
        sheet.mark("cards", card, "chosen")
    if view["last"]:
        sheet.mark("cards", view["last"], "last")
    sheet.put("cards_left", value=view["left"])
    sheet.put("card_price", value=view["price"])
    for owner, count in view["choices"].items():
        sheet.put("cards_chosen", sheet.owner(owner), value=count)
