"""How good a place companies start from: cities near by, rich ends in reach, rivals in the way."""

HOMES: dict[str, dict[str, float]] = {
    "1830": {
        "PRR": 1.1,
        "NYC": 1.15,
        "CPR": 1.0,
        "B&O": 1.1,
        "C&O": 0.95,
        "ERIE": 0.95,
        "NYNH": 1.05,
        "B&M": 0.9,
    },
    "1846": {
        "PRR": 1.05,
        "NYC": 1.1,
        "B&O": 1.05,
        "C&O": 0.9,
        "ERIE": 1.0,
        "GT": 1.05,
        "IC": 1.1,
    },
}


def home_quality(title: str, company: str) -> float:
    """1.0 for an average home."""
    return HOMES.get(title, {}).get(company, 1.0)
