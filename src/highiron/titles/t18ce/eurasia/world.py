"""What the board knows of the world: countries of hexes, groups of companies, borders. Written by `study board`."""

from functools import cache
from typing import Any

from highiron.core.state import State
from highiron.titles.load import read_json
from highiron.titles.t18ce.eurasia.calendar import coming_year, year_of


@cache
def board() -> dict[str, Any]:
    """The whole file."""
    return read_json("t18ce", "eurasia", "board.json")


def about() -> dict[str, Any]:
    """Name, designer, and figures by number of players; a new object each time."""
    data = read_json("t18ce", "title.json")
    return {**data, **{key: value for key, value in board().items() if key != "hexes"}, "shifted": ""}


def country_of(hex_id: str) -> str:
    """The country of a hex."""
    return str(board()["countries"].get(hex_id, ""))


def group_of(hex_id: str) -> str:
    """The country group of a hex; "" for areas at the rim."""
    return str(board()["groups"].get(country_of(hex_id), ""))


def home_of(state: State, company: str) -> str:
    """The home of a company."""
    return state.charter(company).home


def may_start(state: State, company: str) -> bool:
    """Whether its first year has come (18CE+-4)."""
    return state.facts.options["first_years"] == "off" or coming_year(state) + 4 >= int(board()["first_years"][company])


def is_foreign(state: State, company: str, hex_id: str) -> bool:
    """Whether a hex lies in another country group than the company's home."""
    return group_of(hex_id) not in ("", group_of(home_of(state, company)))


def closed_between(state: State, company: str, hex_id: str) -> str:
    """The country whose border is closed to the company in this year; "" where none is (18CE+-11)."""
    if state.facts.options["closed_borders"] == "off":
        return ""
    year, here, home = year_of(state), country_of(hex_id), country_of(home_of(state, company))
    for first, last, one, other in board()["closed"]:
        if first <= year <= last and {one, other} == {here, home}:
            return here
    return ""
