"""Corporations, independents and privates of 1846 as the specification lists them (1846-2.1 to 1846-2.3)."""

import pytest

from highiron.titles import catalogue

FACTS = catalogue.facts_for("1846", 5, "", {"privates_edition": "second"})

# home, tokens, reserved city with its price when reached and when not (0: it must be reached)
CORPORATIONS = {
    "PRR": ("F20", 5, ("E11", 40, 60)),
    "NYC": ("D20", 4, ("", 0, 0)),
    "B&O": ("G19", 4, ("H12", 40, 100)),
    "C&O": ("I15", 4, ("", 0, 0)),
    "ERIE": ("E21", 4, ("D20", 40, 0)),
    "GT": ("B16", 3, ("", 0, 0)),
    "IC": ("K3", 4, ("I5", 40, 0)),
}
# face, revenue, hexes it blocks
PRIVATES = {
    "C&WI": (60, 10, ()),
    "MAIL": (80, 0, ()),
    "LSL": (40, 15, ()),
    "MC": (40, 15, ("B10", "B12")),
    "O&I": (40, 15, ("F14", "F16")),
    "LM": (40, 15, ()),
    "MPC": (60, 15, ()),
    "SC": (60, 15, ()),
    "TBC": (60, 20, ()),
    "BT": (40, 10, ()),
}
# face, price, floor, treasury, home
INDEPENDENTS = {"MS": (60, 140, 80, 60, "C15"), "BIG4": (40, 100, 60, 40, "G9")}


@pytest.mark.parametrize("company", CORPORATIONS)
def test_corporations(company: str) -> None:
    """1846-2.1.1, 1846-2.1.3: ten shares, a president's certificate of two; the home token is free, others cost $80."""
    home, tokens, reserved = CORPORATIONS[company]
    found = FACTS.corporations[company]
    assert (found.charter.home, found.charter.token_prices) == (home, (0, *[80] * (tokens - 1)))
    assert (found.reserved, found.reserved_near, found.reserved_far) == reserved
    assert (found.charter.shares, found.charter.president_shares) == (10, 2)


def test_all_corporations() -> None:
    """1846-2.1.1: in this order, which is that of 1846-5.8.4."""
    assert list(FACTS.corporations) == list(CORPORATIONS)


@pytest.mark.parametrize("private", PRIVATES)
def test_privates(private: str) -> None:
    """1846-2.3.1: face and revenue; corporations pay $1 to face."""
    face, revenue, blocks = PRIVATES[private]
    found = FACTS.privates[private]
    assert (found.face, found.revenue, found.blocks) == (face, revenue, blocks)
    assert (found.price_low, found.price_high, found.operates) == (1, face, False)


@pytest.mark.parametrize("private", INDEPENDENTS)
def test_independents(private: str) -> None:
    """1846-2.2.1: what they cost, what of it is theirs, their token and their train."""
    face, price, floor, treasury, home = INDEPENDENTS[private]
    found = FACTS.privates[private]
    assert (found.face, found.price, found.floor, found.treasury) == (face, price, floor, treasury)
    assert (found.home, found.train, found.operates) == (home, "2", True)
    assert (found.price_low, found.price_high) == (1, face)


def test_the_steamboat_of_the_preset() -> None:
    """1846-11.2: face $40 and revenue $10."""
    found = catalogue.facts_for("1846", 5, "18xx.games").privates["SC"]
    assert (found.face, found.revenue, found.price_high) == (40, 10, 40)
