"""`steady`: sensible play by readable estimates, without search."""

from highiron.bots.steady.bot import SteadyBot

__all__ = ["SteadyBot"]
