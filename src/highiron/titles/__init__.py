"""The titles. Each is data, the steps it lists, and a short `rules.py` with what only it has."""
