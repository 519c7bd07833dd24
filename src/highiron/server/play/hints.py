"""Advice by a bot."""

from highiron import bots, words
from highiron.bots.registry import thinks
from highiron.server.errors import Problem
from highiron.server.games.models import Live
from highiron.server.play.models import Hint
from highiron.words import told


def hint(live: Live, seat: str, bot: str, locale: str) -> Hint:
    """What the bot would do in that seat. Only registered bots, for a place in the code would run it, and of them those
    that answer at once: whoever asks waits in the server's own process.

    Raises 403 `no-hints` at a table that is played without.
    """
    askable = [name for name in bots.bot_names() if not thinks(name)]
    if bot not in askable:
        raise Problem(422, "unknown-bot", told("problem-unknown-bot", bot=bot, known=", ".join(askable)), bots=askable)
    if not live.hints:
        raise Problem(403, "no-hints", told("problem-no-hints"))
    if not live.running:
        raise Problem(409, "not-running", told("problem-not-running"))
    try:
        decision = bots.hint(live.state, seat, bot, number=live.position)
    except bots.NothingToDecide:
        raise Problem(409, "not-your-turn", told("problem-not-your-turn", seat=seat)) from None
    return Hint(
        bot=bot,
        action=decision.action,
        text=words.say_action(decision.action, live.names, locale),
        why=decision.why,
        why_text=words.say_thought(decision.why, live.names, locale),
    )
