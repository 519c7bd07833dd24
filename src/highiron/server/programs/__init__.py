"""Programmed moves: what they are, when they move, and where they are kept."""
