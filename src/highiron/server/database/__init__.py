"""What is stored, in SQLite or PostgreSQL."""
