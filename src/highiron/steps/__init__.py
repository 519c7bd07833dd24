"""Rounds and steps that titles are put together from."""
