"""Every reason says its cause, in words of the title that is played.

Three sources of positions: actions bent out of shape along random games (`refusals`), the positions of the rules'
tests (`Table` reads every reason it meets there), and those below, whose sentences are given in full.
"""

from functools import cache
from pathlib import Path

import pytest

from highiron.core.actions import action_from_data
from highiron.flow import engine
from highiron.titles import catalogue
from tests.scenario import Table
from tests.titles.t1846.boardroom import SITE, Boardroom
from tests.titles.t1846.railways import Railways
from tests.words import codes
from tests.words.reading import read
from tests.words.refusals import refusals

POSITIONS = Path(__file__).resolve().parents[1] / "titles"
# Codes that no action in play can bring up.
NOT_IN_PLAY = {
    "no-such-route": "files of 18xx.games name the hexes of a run, which may have no track",
    "unknown-certificate": "files of 18xx.games name single certificates",
    "wrong-revenue": "files of 18xx.games say what a run earned",
}
# Codes with a position in this file only.
BELOW = {
    "company-buys-nothing",
    "must-buy-card",
    "not-a-corporation",
    "sale-leads-nowhere",
    "unknown-hex",
    "unknown-tile",
}
# Titles that nobody can play yet have no positions.
UNKNOWN = tuple(
    place.name
    for place in (codes.SOURCES / "titles").glob("t1*")
    if place.name.removeprefix("t") not in catalogue.titles()
)
REASONS = codes.collect(UNKNOWN)[1]
GAMES = (("1830", 3, ""), ("1830", 4, "18xx.games"), ("1846", 2, ""), ("1846", 5, "18xx.games"))


@cache
def met(title: str, players: int, preset: str) -> dict[str, str]:
    """A sentence for each code met along a random game; all of them were read."""
    return {
        refusal.reason.code: read(refusal.reason, refusal.state.facts)
        for refusal in refusals(title, players, 1, preset)
    }


@pytest.mark.parametrize(("title", "players", "preset"), GAMES)
def test_reasons_along_random_games_read_well(title: str, players: int, preset: str) -> None:
    assert len(met(title, players, preset)) > 50


def test_every_reason_has_a_position_or_cannot_come_up_in_play() -> None:
    """What a rules test names as expected was met, and read, by its table."""
    named = "\n".join(path.read_text(encoding="utf-8") for path in POSITIONS.rglob("test_*.py"))
    along = {code for game in GAMES for code in met(*game)}
    without = {code for code in REASONS if code not in along | BELOW and f'"{code}"' not in named}
    assert without == set(NOT_IN_PLAY)


def told(table: Table, seat: str, kind: str, /, **fields: object) -> dict[str, str]:
    """All reasons against the action, in words without the rule."""
    reasons = engine.explain(table.state, action_from_data({"type": kind, "seat": seat, **fields}))
    return {reason.code: read(reason, table.facts).rpartition(" [")[0] for reason in reasons}


@pytest.mark.parametrize(
    ("private", "hex_id", "text"),
    [
        ("BO", "I15", "I15 is closed until BO closes."),
        (
            "SV",
            "G15",
            "G15 is closed while a player owns SV. It opens when a corporation buys SV, or when SV closes.",
        ),
    ],
)
def test_how_a_closed_hex_opens(private: str, hex_id: str, text: str) -> None:
    """1830-5.3.9, 1830-2.2.7: no corporation can ever buy BO."""
    table = Table()
    table.give_private(private, "B")
    table.start("PRR", 67, "A", A=6, treasury=670)
    table.operating_turn("PRR")
    lay = {"company": "PRR", "hex": hex_id, "tile": "57", "rotation": 0, "private": ""}
    assert told(table, "A", "lay_tile", **lay)["hex-blocked"] == text


def test_a_corporation_out_of_the_game() -> None:
    """1846-8.3: PRR was left out; the example is one that plays."""
    table = Railways()
    del table.state.shares["PRR"]
    table.stock_turn("A")
    said = told(table, "A", "par", company="PRR", price=40)["unknown-company"]
    example = next(iter(table.state.shares))
    assert said == (
        f"PRR takes no part in this game (any more). Use the initials of a corporation that does, such as {example}."
    )


def test_who_buys_nothing() -> None:
    """1846-2.2.2, 1846-5.7.1: an independent railway, or a corporation in receivership; each is called what it is."""
    independent = Railways(preset=SITE)
    independent.start("NYC", 100, "A", treasury=500)
    independent.give_private("MS", "B")
    independent.give_private("TBC", "C")
    independent.operating_turn("MS")
    said = told(independent, "B", "buy_private", company="NYC", private="TBC", price=30)
    assert said["company-buys-nothing"] == "MS is an independent railway and buys nothing."
    said = told(independent, "B", "issue_shares", company="NYC", count=1)
    assert said["not-a-corporation"] == "MS is not a corporation and has no shares."
    receiver = Boardroom(preset=SITE)
    receiver.found("NYC", 100, "E", 300, ("2",))
    receiver.receiver("NYC")
    receiver.give_private("TBC", "C")
    receiver.round_of("NYC", number=2)
    said = told(receiver, receiver.actor, "buy_private", company="NYC", private="TBC", price=30)
    assert said["company-buys-nothing"] == "NYC is in receivership and buys no private."


def test_a_sale_between_two_prices() -> None:
    """1846-11.6: after $160 were at hand before the last share, the 3/5 is barred, and 170 do not pay the 4."""
    table = Boardroom({"ebuy_form": "either", "ebuy_sale_limit": "dearest", "emergency_issue": "off"})
    table.set_phase("II")
    table.found("GT", 100, "A", 0)
    table.found("NYC", 10, "B", 0, A=2, B=3)
    table.set_cash("A", 150)
    table.train_step("GT")
    said = told(table, "A", "sell_shares", company="NYC", count=2)
    assert said["sale-leads-nowhere"].startswith("After selling 2 of NYC no train could be bought")


def test_the_first_turn_of_two_players() -> None:
    """1846-8.4: a card must be bought."""
    table = Table(2, title="1846")
    said = told(table, table.actor, "pass")
    assert said == {"must-buy-card": "The first turn of the game cannot be a pass: buy one of the cards."}


def test_unsold_shares_of_1846_lie_in_the_treasury() -> None:
    """1846-4.3.1: there is no initial offering."""
    table = Railways()
    table.start("NYC", 100, "B", B=6, C=4)
    table.stock_turn("A")
    assert told(table, "A", "buy_share", company="NYC", source="NYC")["no-share-there"] == (
        "NYC has no share left in its treasury."
    )
    assert told(table, "A", "buy_share", company="NYC", source="moon")["unknown-source"] == (
        'Nothing can be taken from "moon". Use "NYC" or "pool".'
    )


@pytest.mark.parametrize(("field", "value", "code"), [("hex", "moon", "unknown-hex"), ("tile", "moon", "unknown-tile")])
def test_examples_are_of_the_title(field: str, value: str, code: str) -> None:
    for table in (Table(), Railways()):
        company = next(iter(table.state.shares))
        table.start(company, 100, "A", A=6, treasury=500)
        table.operating_turn(company)
        lay = {"company": company, "hex": "D6", "tile": "9", "rotation": 0, "private": ""} | {field: value}
        example = told(table, "A", "lay_tile", **lay)[code].rstrip(".").rpartition(" ")[2]
        assert example in (table.facts.plan.index if field == "hex" else table.facts.supply)


@pytest.mark.parametrize(
    ("tile", "text"),
    [
        ("14", "Tile #14 cannot be laid in H10: it is green, and the next tile there is yellow."),
        ("1", "Tile #1 cannot be laid in H10: it has other cities or towns than the hex."),
    ],
)
def test_what_is_wrong_with_a_tile(tile: str, text: str) -> None:
    """1830-5.3.2, 1830-5.3.3: H10 is a white hex with one city."""
    table = Table()
    table.start("PRR", 67, "A", A=6, treasury=670)
    table.operating_turn("PRR")
    lay = {"company": "PRR", "hex": "H10", "tile": tile, "rotation": 0, "private": ""}
    assert told(table, "A", "lay_tile", **lay)["tile-does-not-fit"] == text
