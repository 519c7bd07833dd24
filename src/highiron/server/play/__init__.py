"""Playing: views, moves, advice, undo, votes and programmed moves."""
