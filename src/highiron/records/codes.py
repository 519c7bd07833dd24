"""Printed codes, which files of 18xx.games and traces use, and our ids, which may carry their kind (`c:H` for H)."""

from highiron.core.facts import Facts


class Codes:
    """Both ways for one set of facts. What nobody is called stays as it is; that it is unknown is said elsewhere."""

    def __init__(self, facts: Facts) -> None:
        self._companies = {entry.code: company for company, entry in facts.corporations.items()}
        self._privates = {entry.code: private for private, entry in facts.privates.items()}
        self._printed = {owner: code for named in (self._companies, self._privates) for code, owner in named.items()}

    def company(self, code: str) -> str:
        """The corporation with that code; an independent railway is found too, as a company of that site."""
        return self._companies.get(code) or self.private(code)

    def private(self, code: str) -> str:
        return self._privates.get(code, code)

    def paper(self, name: str) -> str:
        """A certificate: `c:H_1` for `H_1`."""
        company, line, number = name.rpartition("_")
        return f"{self._companies.get(company, company)}{line}{number}"

    def printed(self, owner: str) -> str:
        """The code of a company or private; other owners and places are called as they are."""
        return self._printed.get(owner, owner)

    def printed_paper(self, paper: str) -> str:
        company, line, number = paper.rpartition("_")
        return f"{self.printed(company)}{line}{number}"
