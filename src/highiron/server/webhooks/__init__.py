"""Webhooks: addresses that are told of turns, and the messages that go there."""
