"""Tables: make one, join, leave, seat people and bots, start, find."""
