"""What the forms for learning add to an observation: the board as track and values, what is earned on it, and the
figures that the bots of the house learn from."""

from highiron.core.facts import Facts
from highiron.core.state import State
from highiron.core.tiles import EDGES
from highiron.env.sheet import Sheet
from highiron.env.title_tables import SectionPlan, companies_of
from highiron.learn.features import FEATURES, features
from highiron.routes.solver import best_runs
from highiron.steps.run import route_rules, trains_of

BUDGET = 1_000  # nodes searched for a figure of revenue
MOST_EARNED = 2_000  # in one round, by one company or for one seat
MOST_VALUE = 200
MOST_SLOTS = 8
MOST_FIGURE = 3  # parts and ratios; the largest is the number of players in fours, of whom there are twelve at most


def figure_sections(facts: Facts, seats: tuple[str, ...]) -> tuple[SectionPlan, ...]:
    """The sections that the figures are written into."""
    hexes = tuple(place.id for place in facts.plan.hexes)
    edges = tuple(str(edge) for edge in range(EDGES))
    return (
        ("track", (hexes, edges), 0, 1),
        ("value", (hexes,), 0, MOST_VALUE),
        ("free_slots", (hexes,), 0, MOST_SLOTS),
        ("reached", (hexes,), 0, 1),
        ("revenue", (companies_of(facts),), 0, MOST_EARNED),
        ("income", (seats,), 0, MOST_EARNED),
    )


def learned_sections(seats: tuple[str, ...]) -> tuple[SectionPlan, ...]:
    """The section of what the bots of the house learn from."""
    return (("figures", (seats, FEATURES), -MOST_FIGURE, MOST_FIGURE),)


def write_learned(sheet: Sheet, state: State) -> None:
    """The figures of every seat, the observing one first; none when the game is over."""
    if state.ended:
        return
    found = features(state)
    sheet.put_all("figures", [figure for seat in sheet.seats for figure in found[seat]])


def write_figures(sheet: Sheet, state: State) -> None:
    """Track leading to each edge, the best value and free slots of each hex, the reach of the company whose turn it
    is, the best runs of every company with the trains it has, and what these would bring every seat in a round."""
    board, plan, values = state.board, state.facts.plan, sheet.values
    track, value = sheet.layout["track"].start, sheet.layout["value"].start
    free = sheet.layout["free_slots"].start
    colour = state.phase_facts.values
    for index in range(len(plan.hexes)):
        shape = board.shapes[index]
        for edge in range(EDGES):
            values[track + index * EDGES + edge] = shape.exits >> edge & 1
        values[value + index] = max((stop.value(colour) for stop in shape.stops), default=0)
        slots = sum(stop.slots for stop in shape.stops)
        if slots:
            taken = sum(len(board.tokens_at(plan.hexes[index].id, stop)) for stop in range(len(shape.stops)))
            values[free + index] = max(0, min(MOST_SLOTS, slots - taken))
    _write_reach(sheet, state)
    _write_earnings(sheet, state)


def _write_reach(sheet: Sheet, state: State) -> None:
    company = getattr(state.frame, "company", "") if state.frames else ""
    if company in state.board.stations:
        start = sheet.layout["reached"].start
        for index in state.board.reach(company).edges():
            sheet.values[start + index] = 1


def _write_earnings(sheet: Sheet, state: State) -> None:
    income = dict.fromkeys(state.facts.seats, 0.0)
    for private, owner in state.privates.items():
        if owner in income:
            income[owner] += state.facts.privates[private].revenue
    for company in companies_of(state.facts):
        trains = trains_of(state, company) if company in state.board.stations and company in state.trains else ()
        if not trains:
            continue
        rules = route_rules(state, company)
        earned = best_runs(state.board, company, trains, state.phase_facts.values, rules, BUDGET).total
        sheet.put("revenue", company, value=min(MOST_EARNED, earned))
        if company in state.shares:
            for seat in income:
                income[seat] += earned * state.held(company, seat) / state.charter(company).shares
    for seat, amount in income.items():
        sheet.put("income", sheet.owner(seat), value=min(float(MOST_EARNED), amount))
