"""Finished games looked at afterwards: asked for on the page, worked out aside, kept with the game."""
