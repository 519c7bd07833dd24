"""Pictures of the study: one palette, vectors, a graticule, no borders; the same bytes for the same numbers."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from highiron.study.geo import Floats, Ints, project
from highiron.study.grid import Grid

# Okabe and Ito's colours: they can be told apart by the colour-blind, and differ in lightness, so also in grey.
BLUE, ORANGE, GREEN, RED, SKY, BLACK, GREY = "#0072B2", "#E69F00", "#009E73", "#D55E00", "#56B4E9", "#000000", "#9A9A9A"
LAND = "#EFEFEA"
TERRAIN = {"flat": "#EFEFEA", "hill": "#D9D2BC", "mountain": "#B0A48A", "desert": "#F5E3B3"}
CREDIT = "Natural Earth (public domain), GeoNames (CC BY 4.0). Lines state nothing about borders."


Say = Callable[[str], str]  # the words of a picture in the language of a paper


def pyplot() -> Any:
    """Matplotlib, set so that files do not depend on the day or the machine."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams.update(
        {
            "svg.hashsalt": "highiron",
            "svg.fonttype": "path",
            "font.size": 9,
            "font.family": ["DejaVu Sans", "Noto Sans CJK SC", "Noto Serif CJK SC"],
            "axes.spines.top": False,
            "axes.spines.right": False,
            "figure.dpi": 100,
        }
    )
    from matplotlib import pyplot as found

    return found


def save(figure: Any, folder: Path, name: str) -> None:
    """As SVG and PNG, without dates."""
    folder.mkdir(parents=True, exist_ok=True)
    figure.savefig(folder / f"{name}.svg", metadata={"Date": None}, bbox_inches="tight")
    figure.savefig(folder / f"{name}.png", dpi=150, metadata={"Software": None}, bbox_inches="tight")
    pyplot().close(figure)


def hex_map(grid: Grid, title: str, terrain: bool = False, say: Say = str) -> tuple[Any, Any]:
    """The cells with a graticule, ready for lines."""
    plt = pyplot()
    from matplotlib.collections import PolyCollection

    figure, axes = plt.subplots(figsize=(7.4, 4.2))
    turns = np.radians(60 * np.arange(6) - 30)
    around = grid.spacing / np.sqrt(3) * np.column_stack([np.cos(turns), np.sin(turns)])
    colours = [TERRAIN[kind] if terrain else LAND for kind in grid.terrain]
    axes.add_collection(
        PolyCollection(grid.xy[:, None] + around[None], facecolors=colours, edgecolors="white", linewidths=0.4)
    )
    _graticule(axes, grid)
    axes.set_aspect("equal")
    axes.set_axis_off()
    axes.set_title(say(title), fontsize=10, loc="left")
    axes.autoscale_view()
    axes.text(0, -0.02, say(CREDIT), transform=axes.transAxes, fontsize=5, color="#555555", va="top")
    return figure, axes


def _legend(axes: Any) -> None:
    """What lines mean, on white, so that the graticule does not run through it."""
    axes.legend(fontsize=6, loc="lower left", facecolor="white", edgecolor="none", framealpha=0.9)


def _graticule(axes: Any, grid: Grid) -> None:
    low, high = grid.xy.min(axis=0) - 200, grid.xy.max(axis=0) + 200
    for lon in range(-20, 181, 20):
        line = project(np.column_stack([np.full(60, float(lon)), np.linspace(10, 75, 60)]))
        _line(axes, line, low, high, f"{abs(lon)}°{'E' if lon >= 0 else 'W'}")
    for lat in range(20, 71, 10):
        line = project(np.column_stack([np.linspace(-20, 160, 200), np.full(200, float(lat))]))
        _line(axes, line, low, high, f"{lat}°N")


def _line(axes: Any, line: Floats, low: Floats, high: Floats, label: str) -> None:
    inside = ((line >= low) & (line <= high)).all(axis=1)
    if inside.sum() > 2:
        shown = line[inside]
        axes.plot(shown[:, 0], shown[:, 1], color="#C8C8C8", linewidth=0.4, zorder=0)
        axes.text(*shown[0], label, fontsize=4.5, color="#777777")


def add_edges(
    axes: Any, grid: Grid, rows: Ints, colour: str, width: Any = 1.2, style: str = "-", label: str = ""
) -> None:
    """Edges as lines between centres."""
    from matplotlib.collections import LineCollection

    lines = np.stack([grid.xy[grid.u[rows]], grid.xy[grid.v[rows]]], axis=1)
    axes.add_collection(
        LineCollection(list(lines), colors=colour, linewidths=width, linestyles=style, label=label, zorder=2)
    )


def network(grid: Grid, folder: Path, say: Say = str) -> None:
    """The present network on terrain; thicker where more lines cross."""
    figure, axes = hex_map(grid, "The network of 2024 on the grid", terrain=True, say=say)
    rows = np.flatnonzero(grid.real & ~grid.added)
    add_edges(axes, grid, rows, BLUE, 0.6 + 0.35 * np.minimum(grid.weight[rows], 6), label=say("real"))
    add_edges(axes, grid, np.flatnonzero(grid.added), RED, 1.2, "--", say("added from openings"))
    _legend(axes)
    save(figure, folder, "network")


def gauges(grid: Grid, folder: Path, say: Say = str) -> None:
    """Gauges of real edges."""
    figure, axes = hex_map(grid, "Gauge of the present network", say=say)
    for gauge, colour, style, width in (  # widths too, for print in grey
        (1435, BLUE, "-", 0.7),
        (1520, RED, "-", 2.0),
        (1668, GREEN, "--", 1.4),
        (1676, ORANGE, "--", 1.4),
        (1000, BLACK, ":", 1.4),
    ):
        rows = np.flatnonzero(grid.real & (grid.gauge == gauge))
        if len(rows):
            add_edges(axes, grid, rows, colour, width, style, f"{gauge} mm")
    _legend(axes)
    save(figure, folder, "gauge")


def replayed(grid: Grid, chance: Floats, folder: Path, say: Say = str) -> None:
    """How often the growth model builds each edge."""
    figure, axes = hex_map(grid, "How often the growth model builds an edge", say=say)
    for low, high, colour, width in ((0.05, 0.5, SKY, 0.6), (0.5, 0.9, BLUE, 1.1), (0.9, 1.01, BLACK, 1.6)):
        rows = np.flatnonzero((chance >= low) & (chance < high))
        add_edges(axes, grid, rows, colour, width, label=f"{low:.0%} to {min(high, 1):.0%}")
    _legend(axes)
    save(figure, folder, "replay")


def difference(grid: Grid, chance: Floats, folder: Path, say: Say = str) -> None:
    """Where model and world agree and where they do not."""
    figure, axes = hex_map(grid, "Model and world", say=say)
    often = chance >= 0.5
    add_edges(axes, grid, np.flatnonzero(often & grid.real), GREY, 0.9, label=say("both"))
    add_edges(axes, grid, np.flatnonzero(~often & grid.real), BLUE, 1.4, label=say("real, the model misses it"))
    add_edges(axes, grid, np.flatnonzero(often & ~grid.real), RED, 1.4, ":", say("built by the model alone"))
    _legend(axes)
    save(figure, folder, "difference")


def eras(grid: Grid, chance: Floats, year: Floats, folder: Path, say: Say = str) -> None:
    """The model's network at the end of each era, side by side, and an animation."""
    plt = pyplot()
    figure, axes = plt.subplots(2, 2, figsize=(7.4, 4.6))
    for axis, (code, last) in zip(axes.flat, (("I", 1869), ("II", 1899), ("III", 1989), ("IV", 2024)), strict=True):
        _graticule(axis, grid)
        axis.scatter(grid.xy[:, 0], grid.xy[:, 1], s=2, color="#E0E0DA", marker="h")
        rows = np.flatnonzero((chance >= 0.5) & (year <= last))
        add_edges(axis, grid, rows, BLUE, 0.7)
        axis.set_aspect("equal")
        axis.set_axis_off()
        axis.set_title(f"{code}: {last}, {len(rows)} {say('edges')}", fontsize=8, loc="left")
    save(figure, folder, "eras")
    if say is str:
        _animation(grid, chance, year, folder)


def _animation(grid: Grid, chance: Floats, year: Floats, folder: Path) -> None:
    from matplotlib.animation import FuncAnimation, PillowWriter

    figure, axes = hex_map(grid, "Growth model")
    years = list(range(1830, 2025, 15))

    def draw(at: int) -> list[Any]:
        add_edges(axes, grid, np.flatnonzero((chance >= 0.5) & (year <= years[at])), BLUE, 0.8)
        axes.set_title(f"Growth model, {years[at]}", fontsize=10, loc="left")
        return []

    moving = FuncAnimation(figure, draw, frames=len(years), init_func=list)
    moving.save(folder / "replay.gif", writer=PillowWriter(fps=2), dpi=70)
    pyplot().close(figure)


def fans(data: Any, forecast: Any, folder: Path, say: Say = str) -> None:
    """Trains a year with the fans of the ensemble."""
    figure, axes = pyplot().subplots(figsize=(5.2, 2.8))
    years = sorted(int(year) for year in data["trains"])
    axes.plot(
        years,
        [data["trains"][str(year)] / 1000 for year in years],
        color=BLACK,
        marker="o",
        markersize=3,
        label=say("counted"),
    )
    ahead = [row["year"] for row in forecast["fans"]]
    for low, high, alpha in (("low80", "high80", 0.25), ("low50", "high50", 0.45)):
        bottom, top = ([row[end] / 1000 for row in forecast["fans"]] for end in (low, high))
        axes.fill_between(ahead, bottom, top, color=BLUE, alpha=alpha, linewidth=0)
    axes.plot(
        ahead, [row["trains"] / 1000 for row in forecast["fans"]], color=BLUE, linestyle="--", label=say("ensemble")
    )
    axes.set_ylabel(say("thousand trains a year"))
    axes.legend(frameon=False, fontsize=7)
    save(figure, folder, "fans")


def scenarios(forecast: Any, folder: Path, say: Say = str) -> None:
    """Shares of corridors in 2035 by scenario."""
    figure, axes = pyplot().subplots(figsize=(5.6, 2.8))
    rows = [(code, row) for code, row in forecast["shares"].items() if code != "all"]
    left = np.zeros(len(rows))
    for corridor, colour, hatch in (
        ("west", BLUE, ""),
        ("central", ORANGE, "//"),
        ("east", GREEN, ""),
        ("middle", RED, ".."),
        ("south", BLACK, ""),
    ):
        width = np.array([row["shares"][corridor] for _, row in rows])
        axes.barh(
            range(len(rows)),
            width,
            left=left,
            color=colour,
            hatch=hatch,
            edgecolor="white",
            linewidth=0.4,
            label=say(corridor),
        )
        left += width
    axes.set_yticks(
        range(len(rows)), [f"{code} {say(forecast['scenarios'][code]['name'])}" for code, _ in rows], fontsize=6
    )
    axes.invert_yaxis()
    axes.set_xlabel(say("share of trains in 2035"))
    axes.legend(frameon=False, fontsize=6, ncol=5, loc="lower center", bbox_to_anchor=(0.4, 1.0))
    save(figure, folder, "scenarios")


def modal_split(rows: list[dict[str, str]], folder: Path, say: Say = str) -> None:
    """Shares of sea, rail and air by the value of goods."""
    figure, axes = pyplot().subplots(figsize=(5.2, 2.6))
    value = [float(row["value_usd_per_kg"]) for row in rows]
    for mode, colour, style in (("sea", BLUE, "-"), ("rail", RED, "--"), ("air", GREEN, ":")):
        axes.plot(value, [float(row[mode]) for row in rows], color=colour, linestyle=style, label=say(mode))
        axes.fill_between(
            value,
            [float(row[f"{mode}_low"]) for row in rows],
            [float(row[f"{mode}_high"]) for row in rows],
            color=colour,
            alpha=0.15,
        )
    axes.set_xscale("log")
    axes.set_xlabel(say("value of goods, USD per kg"))
    axes.set_ylabel(say("share of weight"))
    axes.legend(frameon=False, fontsize=7)
    save(figure, folder, "modal")


def tornado(strategy: Any, folder: Path, say: Say = str) -> None:
    """Total-order indices of inclinations with their intervals, beside that of the luck."""
    figure, axes = pyplot().subplots(figsize=(5.2, 2.8))
    rows = sorted(strategy["sobol"]["indices"], key=lambda row: row["total"])
    for at, row in enumerate(rows):
        colour = GREY if row["name"] == "luck" else BLUE
        axes.barh(at, row["total"], color=colour)
        axes.plot([row["total_low"], row["total_high"]], [at, at], color=BLACK, linewidth=0.8)
    axes.set_yticks(range(len(rows)), [say(row["name"]) for row in rows], fontsize=7)
    axes.set_xlabel(say("total-order index, 95 % interval"))
    save(figure, folder, "tornado")
