"""Values learned from self-play: features of a position, games to learn from, training, and the value itself."""

from highiron.learn.value import Value, value_of

__all__ = ["Value", "value_of"]
