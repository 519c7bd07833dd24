"""Statistics as tables of comma-separated values."""

import csv
import io
from collections.abc import Callable

from highiron.server.records.statistics_models import RoundLabel, Statistics

Row = list[str | int]


def as_csv(statistics: Statistics, table: str) -> str:
    """One of the TABLES, with a head line."""
    out = io.StringIO()
    csv.writer(out, lineterminator="\r\n").writerows([_safe(cell) for cell in row] for row in TABLES[table](statistics))
    return out.getvalue()


def _safe(cell: str | int) -> str | int:
    """A name that a spreadsheet would take for a formula is quoted as text."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t", "\r") else cell


def _round(label: RoundLabel) -> Row:
    return [label.kind, label.turn, label.number]


_ROUND_HEAD: Row = ["round", "turn", "number"]


def _values(statistics: Statistics) -> list[Row]:
    seats = list(statistics.names)
    rows: list[Row] = [[*_ROUND_HEAD, "position", *(statistics.names[seat] for seat in seats)]]
    for figures in statistics.rounds:
        rows.append([*_round(figures.round), figures.position, *(figures.worth[seat] for seat in seats)])
    return rows


def _prices(statistics: Statistics) -> list[Row]:
    companies = list(dict.fromkeys(company for figures in statistics.rounds for company in figures.prices))
    rows: list[Row] = [[*_ROUND_HEAD, "position", *companies]]
    for figures in statistics.rounds:
        prices: Row = [figures.prices.get(company, "") for company in companies]
        rows.append([*_round(figures.round), figures.position, *prices])
    return rows


def _revenues(statistics: Statistics) -> list[Row]:
    rows: list[Row] = [[*_ROUND_HEAD, "company", "revenue", "paid", "retained", "per_share"]]
    for figures in statistics.rounds:
        for company, ran in figures.revenues.items():
            rows.append([*_round(figures.round), company, ran.revenue, ran.paid, ran.retained, ran.per_share])
    return rows


def _trains(statistics: Statistics) -> list[Row]:
    rows: list[Row] = [[*_ROUND_HEAD, "position", "kind", "train", "count", "owner", "source", "price"]]
    for event in statistics.trains:
        figures: Row = [event.position, event.kind, event.train, event.count, event.owner, event.source, event.price]
        rows.append([*_round(event.round), *figures])
    return rows


def _charts(statistics: Statistics) -> list[Row]:
    rows: list[Row] = [[*_ROUND_HEAD, "position", "chart", "about", "value"]]
    for figures in statistics.rounds:
        for chart in statistics.charts:
            for about, value in figures.charts[chart.code].items():
                rows.append([*_round(figures.round), figures.position, chart.code, about, value])
    return rows


TABLES: dict[str, Callable[[Statistics], list[Row]]] = {
    "values": _values,
    "prices": _prices,
    "revenues": _revenues,
    "trains": _trains,
    "charts": _charts,
}
