"""Games of Chapter 1 as jobs of a sweep: which side of the board got track in which year."""

from typing import Any

from highiron.bots.answers import objections, safe_action
from highiron.bots.bot import sight_of
from highiron.bots.steady import SteadyBot
from highiron.core.shares import worth
from highiron.flow import engine
from highiron.study.games import LONG, edges_at
from highiron.titles import catalogue

FIRST_YEAR, FIVE = 1825, 5  # of Chapter 1


def replay_game(title: str, seed: int, options: dict[str, str] | None = None) -> dict[str, Any]:
    """One game of Chapter 1 by four `steady`: every side that track crosses with the year, and how it ended."""
    facts = catalogue.facts_for(title, 4, "", options or {})
    state = catalogue.new_state(facts, seed)
    bots = {seat: SteadyBot(seed * 10 + at) for at, seat in enumerate(facts.seats)}
    years: dict[str, int] = {}
    number = 0
    while not state.ended and number < LONG:
        seat = state.actor
        sight = sight_of(state, number)
        action = bots[seat].decide(sight).action
        if objections(state, sight, action):
            action = safe_action(sight)
        state, events = engine.apply(state, action)
        number += 1
        for event in events:
            if event.code == "tile-laid":
                year = FIRST_YEAR + FIVE * max(0, int(state.notes.get("round", 1)) - 1)
                for edge in edges_at(state, str(event.args["hex"])):
                    years.setdefault(edge, year)
    return {
        "years": years,
        "tiles": len(state.board.tiles),
        "floated": len(state.floated),
        "ended": state.ended,
        "actions": number,
        "wealth": [worth(state, seat) for seat in facts.seats],
    }
