"""News: that something happened, from whoever stored it to whoever listens, also in other processes."""
