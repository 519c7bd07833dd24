"""Alembic's home: the steps from one shape of the database to the next."""
