"""From printed codes, which files of 18xx.games and traces use, to our ids, which may carry their kind (`c:H` for H).

The way back is `highiron.core.ids.printed`.
"""

from highiron.core.facts import Facts


class Codes:
    """For one set of facts. What nobody is called stays as it is; that it is unknown is said elsewhere."""

    def __init__(self, facts: Facts) -> None:
        self._companies = {entry.code: company for company, entry in facts.corporations.items()}
        self._privates = {entry.code: private for private, entry in facts.privates.items()}

    def company(self, code: str) -> str:
        """The corporation with that code; an independent railway is found too, as a company of that site."""
        return self._companies.get(code) or self.private(code)

    def private(self, code: str) -> str:
        return self._privates.get(code, code)

    def paper(self, name: str) -> str:
        """A certificate: `c:H_1` for `H_1`."""
        company, line, number = name.rpartition("_")
        return f"{self._companies.get(company, company)}{line}{number}"
