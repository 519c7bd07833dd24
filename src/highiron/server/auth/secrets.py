"""Secrets that the server gives out: long, random, and kept only as hashes."""

import hashlib
import secrets

TOKEN_PREFIX = "hi_"  # lets people and scanners recognise a token that got loose


def new_secret() -> str:
    """256 random bits, fit for addresses and headers."""
    return secrets.token_urlsafe(32)


def hash_of(secret: str) -> str:
    """What the database keeps. A plain hash is enough, as nobody can guess 256 random bits."""
    return hashlib.sha256(secret.encode()).hexdigest()
