"""Live: streams of a game and of a person, chat and notes, and messages to webhooks."""
