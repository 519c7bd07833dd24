"""Lessons over HTTP. Nothing is stored: callers send the actions that counted so far."""
