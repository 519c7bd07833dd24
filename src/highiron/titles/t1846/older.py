"""States of 1846 as earlier versions wrote them down."""

from typing import Any

from highiron.core.ids import IPO


def renew(data: dict[str, Any]) -> dict[str, Any]:
    """In the first form the treasury shares of a company lay in an initial offering, which 1846 does not have."""
    shares = {
        company: {company if owner == IPO else owner: count for owner, count in held.items()}
        for company, held in data["shares"].items()
    }
    return {**data, "shares": shares}
