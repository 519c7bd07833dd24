"""The table server: people, tables, moves, streams and records behind one HTTP API."""
