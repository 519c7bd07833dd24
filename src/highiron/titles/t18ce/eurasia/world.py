"""What the board knows of the world: countries of hexes, groups of companies, borders. Written by `study board`."""

from functools import cache
from typing import Any

from highiron.core.state import State
from highiron.core.tiles import COLOURS
from highiron.titles.load import read_json
from highiron.titles.t18ce.eurasia.calendar import coming_year, year_of
from highiron.titles.t18ce.eurasia.ledger import GAUGES, table


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


def is_on(state: State, option: str) -> bool:
    """Whether a rule of Chapter 1 is played."""
    return state.facts.options[option] == "on"


def gauge_at(state: State, hex_id: str) -> int:
    """The gauge of track in a hex: of its country in that year, or a company's own; 0 at the rim (18CE+-7)."""
    chosen = table(state, GAUGES).get(hex_id)
    if chosen:
        return int(chosen)
    year = year_of(state)
    for until, gauge, hexes in board()["regauged"]:
        if year <= until and hex_id in hexes:
            return int(gauge)
    return int(board()["gauges"].get(country_of(hex_id), 0))


def gauge_of_company(state: State, company: str) -> int:
    """The gauge of its home country."""
    return int(board()["gauges"].get(country_of(home_of(state, company)), 0))


def is_customs_border(state: State, one: str, other: str) -> bool:
    """Whether trains wait between two hexes: countries that are in no union in this year (18CE+-10)."""
    a, b = country_of(one), country_of(other)
    if not a or not b or a == b:
        return False
    year = year_of(state)
    return not any(
        first <= year <= last and a in members and b in members for first, last, members in board()["unions"]
    )


def is_europe(hex_id: str) -> bool:
    """Whether goods from China end here (18CE+-18)."""
    return country_of(hex_id) in board()["europe"]


def is_ferry(one: str, other: str) -> bool:
    """Whether a ferry crosses between two hexes (18CE+-12)."""
    return sorted((one, other)) in board()["ferry_sides"]


def nationalised_in(state: State, company: str) -> int:
    """The year in which its state took it over; 0 where none did (18CE+-20)."""
    return int(board()["nationalised"].get(group_of(home_of(state, company)), 0))


def freight_number(state: State, hex_id: str) -> int:
    """What a centre earns by freight while values of the present colour are in force (18CE+-13)."""
    numbers = board()["freight"].get(hex_id)
    return int(numbers[COLOURS.index(state.phase_facts.values)]) if numbers else 0


def closed_between(state: State, company: str, hex_id: str) -> str:
    """The country whose border is closed to the company in this year; "" where none is (18CE+-11)."""
    if state.facts.options["closed_borders"] == "off":
        return ""
    year, here, home = year_of(state), country_of(hex_id), country_of(home_of(state, company))
    for first, last, one, other in board()["closed"]:
        if first <= year <= last and {one, other} == {here, home}:
            return here
    return ""
