"""Purchases and sales of certificates in files of 18xx.games."""

from typing import Any

from highiron.core.actions import Action, BuyShare, ExchangePrivate, IssueShares, RedeemShares, SellShares
from highiron.core.events import Reason, Refused
from highiron.core.ids import POOL
from highiron.core.state import State
from highiron.records.papers import Papers, company_of, president_of
from highiron.records.site_file import number


def read_purchase(
    state: State, papers: Papers, seat: str, actor: str, named: list[str], data: dict[str, Any]
) -> Action:
    """A player's or a private's share, or a corporation that redeems its own (1846-14.7); `actor` is such a one."""
    if data["entity_type"] == "corporation":
        return RedeemShares(seat=seat, company=actor, count=_count(state, papers, actor, POOL, named, data))
    if len(named) != 1:
        raise ValueError("one certificate is bought at a time")
    paper = named[0]
    company, source = company_of(paper), _owner(state, papers, paper)
    if paper == president_of(company) and source != POOL:  # in the pool only in receivership (1846-14.4)
        raise Refused([Reason("not-started", state.facts.rule("started-companies"), {"company": company})])
    if data["entity_type"] == "company":
        return ExchangePrivate(seat=seat, private=actor, source=source)
    return BuyShare(seat=seat, company=company, source=source)


def read_sale(state: State, papers: Papers, seat: str, actor: str, named: list[str], data: dict[str, Any]) -> Action:
    """A player's sale, or a corporation that issues treasury shares."""
    if not named:
        raise ValueError("no certificates are named")
    if data["entity_type"] == "corporation":
        return IssueShares(seat=seat, company=actor, count=_count(state, papers, actor, actor, named, data))
    company = company_of(named[0])
    return SellShares(seat=seat, company=company, count=_count(state, papers, company, seat, named, data))


def _owner(state: State, papers: Papers, paper: str) -> str:
    owner = papers.owner_of(paper)
    if not owner:
        raise Refused([Reason("unknown-certificate", state.facts.rule("certificates"), {"name": paper})])
    return owner


def _count(state: State, papers: Papers, company: str, owner: str, named: list[str], data: dict[str, Any]) -> int:
    """How many shares the named certificates of one owner are; a president may sell half of his."""
    total = 0
    for paper in named:
        if _owner(state, papers, paper) != owner or company_of(paper) != company:
            args = {"company": company_of(paper), "has": 0, "count": 1}
            raise Refused([Reason("not-that-many-shares", state.facts.rule("sale-of-block"), args)])
        total += state.charter(company).president_shares if paper == president_of(company) else 1
    if len(set(named)) != len(named):
        raise ValueError("a certificate is named twice")
    share = 100 // state.charter(company).shares
    percent = number(data["percent"]) if data.get("percent") is not None else total * share
    partial = president_of(company) in named and percent == (total - 1) * share
    if percent != total * share and not partial:
        raise ValueError(f"the certificates named are {total * share}%, not {percent}%")
    return percent // share
