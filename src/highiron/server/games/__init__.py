"""Games in play: stored entries, the state in memory, moves, votes and bots."""
