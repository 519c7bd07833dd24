"""What privates are worth: bought in an opening, kept, or sold to an own company."""

from highiron.bots.steady.knowledge import knowledge_of
from highiron.core.state import State

# Rounds in which a private pays before a company takes it over or it closes.
PAYING_ROUNDS = 3.0
# Cash is scarcest at the start: a dollar that comes back later is worth this much when it has to be bid for.
PATIENCE = 0.4


def income(state: State, private: str) -> int:
    """What its owner gets in each operating round."""
    return state.facts.privates[private].revenue or knowledge_of(state).incomes.get(private, 0)


def power(state: State, private: str) -> int:
    """What its privilege is worth to the company that uses it."""
    return knowledge_of(state).powers.get(private, 0)


def gift(state: State, private: str) -> int:
    """What the free shares that come with it are worth."""
    return knowledge_of(state).gifts.get(private, 0)


def resale(state: State, private: str) -> int:
    """The most a company may pay for it, the usual way to move money from a company to its president."""
    return state.facts.privates[private].price_high


def auction_value(state: State, private: str) -> int:
    """What to bid at most: its face comes back, and the gain on top counts by the patience it takes."""
    facts = state.facts.privates[private]
    gain = income(state, private) * PAYING_ROUNDS + power(state, private)
    if not facts.price_high:  # it closes with the first train of its company: what remains is the gift
        return int(gift(state, private) + PATIENCE * gain + facts.face * PATIENCE / 2)
    gain += (resale(state, private) - facts.face) / 2
    return int(facts.face + PATIENCE * gain + gift(state, private))


def draft_value(state: State, private: str) -> int:
    """What a card of the draft brings: income, resale to an own company, and what that company gains by it.

    An independent brings its treasury, its train and its token to the company that takes it over.
    """
    facts = state.facts.privates[private]
    value = income(state, private) * PAYING_ROUNDS + power(state, private) + resale(state, private)
    if facts.operates:
        value += facts.treasury / 2 + state.facts.trains[facts.train].price / 2
    return int(value)


def keeping_value(state: State, private: str, rounds_left: float) -> int:
    """What a player who owns it would ask: the resale or face, and the income while it stays open."""
    facts = state.facts.privates[private]
    rounds = min(rounds_left, PAYING_ROUNDS)
    scores = facts.face if state.facts.privates_score else 0
    return int(max(resale(state, private), scores) + income(state, private) * rounds)
