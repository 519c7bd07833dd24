"""Keeping the house in order: reports, blocks, bans, mutes, guest play, and a book of who did what."""
