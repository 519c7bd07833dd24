"""Players that are programs.

A bot gets what its seat may see and what it may do, and gives one of these actions with its reason:

    bot = make_bot("steady", seed=1)
    decision = bot.decide(sight_of(game.state, len(game.actions)))
    game.play(decision.action)

Bots keep nothing between decisions: the same bot with the same seed answers the same moment of a game in the same way,
may take any seat at any time, and can be asked for a hint by a person.
"""

from highiron.bots.bot import Bot, Decision, Sight, sight_of
from highiron.bots.hints import NothingToDecide, hint
from highiron.bots.registry import UnknownBot, bot_names, make_bot, register_bot

__all__ = [
    "Bot",
    "Decision",
    "NothingToDecide",
    "Sight",
    "UnknownBot",
    "bot_names",
    "hint",
    "make_bot",
    "register_bot",
    "sight_of",
]
