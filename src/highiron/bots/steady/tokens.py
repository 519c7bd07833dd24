"""Tokens: placed for what they add to the runs, or to keep the way open through a city that fills up."""

from highiron.bots.bot import Decision, Sight
from highiron.bots.steady.answers import act, decide
from highiron.bots.steady.money import Treasury
from highiron.bots.steady.outlook import Outlook
from highiron.core.actions import PlaceToken
from highiron.core.families import Box
from highiron.core.geometry import STOPS
from highiron.core.state import State
from highiron.flow import engine
from highiron.routes.whatif import WhatIf
from highiron.steps.frames import OperatingTurn

HORIZON = 10.0  # rounds that count
MOST_TRIED = 3  # cities worked out exactly
THREAT = 0.15  # the chance that a rival fills a city in which one slot is left
LEAST = 10.0  # dollars below which a token is kept for later


def decide_token(sight: Sight, outlook: Outlook, turn: OperatingTurn) -> Decision | None:
    """The city where a token is worth most, if it is worth its price."""
    family = sight.family("place_token")
    if family is None:
        return None
    state, company = sight.state, turn.company
    boxes = [box for box in family.boxes if not box["private"]]
    question = outlook.question(company)
    ranked = sorted(boxes, key=lambda box: -city_value(state, box))[:MOST_TRIED]
    best: tuple[float, Box] | None = None
    for box in ranked:
        worth = token_worth(sight, outlook, question, box)
        if worth > LEAST and (best is None or worth > best[0]):
            best = (worth, box)
    if best is None:
        return None
    return decide(act(family, best[1]), "places-token", company=company, hex=best[1]["hex"])


def city_value(state: State, box: Box) -> int:
    return state.board.shape_at(box["hex"]).stops[box["stop"]].value(state.phase_facts.values)


def token_worth(sight: Sight, outlook: Outlook, question: WhatIf, box: Box) -> float:
    """Dollars by a token in that city, less what it costs."""
    state = sight.state
    company = box["company"]
    rounds = min(HORIZON, outlook.rounds_left())
    gain = float(question.after_token(box["hex"], box["stop"]).gain)
    gain += THREAT * threatened(state, question, box)
    action = PlaceToken(seat=sight.seat, company=company, hex=box["hex"], stop=box["stop"])
    after, _ = engine.apply(state, action)
    treasury = Treasury(state, outlook, sight.seat, company, exact=False)
    price = state.cash[company] - after.cash.get(company, 0)
    return treasury.part * rounds * gain - treasury.cost(price)


def threatened(state: State, question: WhatIf, box: Box) -> int:
    """What the company would lose if the last slot of the city went to a rival."""
    company, hex_id, stop = box["company"], box["hex"], box["stop"]
    if not any(f"{hex_id}.{stop}" in run.path for run in question.now.runs):
        return 0
    here = state.board.tokens_at(hex_id, stop)
    if state.board.shape_at(hex_id).stops[stop].slots - len(here) != 1:
        return 0
    number = state.facts.plan.index[hex_id] * STOPS + stop
    for rival in state.floated:
        if rival == company or rival not in state.board.stations or not state.tokens_left(rival):
            continue
        if rival not in here and state.board.reach(rival).has_stop(number):
            return -question.after_foreign_token(rival, hex_id, stop).gain
    return 0
