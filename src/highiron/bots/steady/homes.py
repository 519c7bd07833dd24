"""How good a place companies start from: cities near by, rich ends in reach, rivals in the way."""

# By what their early runs earned in games of steady players.
HOMES: dict[str, dict[str, float]] = {
    "1830": {
        "PRR": 0.9,
        "NYC": 1.15,
        "CPR": 0.95,
        "B&O": 1.2,
        "C&O": 1.0,
        "ERIE": 0.9,
        "NYNH": 1.1,
        "B&M": 1.0,
    },
    "1846": {
        "PRR": 1.0,
        "NYC": 1.05,
        "B&O": 1.15,
        "C&O": 0.95,
        "ERIE": 0.9,
        "GT": 1.0,
        "IC": 1.1,
    },
}


def home_quality(title: str, company: str) -> float:
    """1.0 for an average home."""
    return HOMES.get(title, {}).get(company, 1.0)
