"""Runs of trains: checking them, and finding the best set."""
