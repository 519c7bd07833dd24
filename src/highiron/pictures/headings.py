"""The words of the pictures, by the keys of the glossary, so that another language only needs another table."""

from collections.abc import Mapping
from typing import Final

Headings = Mapping[str, str]

ENGLISH: Final[Headings] = {
    "stock-market": "Stock market",
    "player": "Player",
    "company": "Company",
    "cash": "Cash",
    "certificates": "Certificates",
    "privates": "Privates",
    "worth": "Worth",
    "par-price": "Par",
    "share-price": "Price",
    "treasury": "Treasury",
    "size": "Shares",
    "loans": "Loans",
    "trains": "Trains",
    "wagons": "Wagons",
    "tokens": "Tokens left",
    "ipo": "IPO",
    "own-shares": "Own shares",
    "pool": "Pool",
    "president": "President",
    "phase": "Phase",
    "bank": "Bank",
    "bank-broken": "broken",
    "train-limit": "train limit",
    "tiles": "tiles",
    "operating-rounds": "operating rounds",
    "priority-deal": "priority deal",
    "president-mark": "president",
    "zone-yellow": "certificates do not count",
    "zone-orange": "and no holding limit",
    "zone-brown": "and several shares in one turn",
    "par-cell": "par",
    "game-over": "game over",
    "yellow": "yellow",
    "green": "green",
    "brown": "brown",
    "gray": "gray",
    "auction": "Auction",
    "seed_auction": "Auction",
    "merger_round": "Merger round",
    "sale_round": "Sale round",
    "stock_round": "Stock round",
    "operating_round": "Operating round",
}


def word(headings: Headings, key: str) -> str:
    """The word for a key; a key without a word stands for itself, as new rounds of new titles do at first."""
    return headings.get(key, key.replace("_", " ").replace("-", " "))
