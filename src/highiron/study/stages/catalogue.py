"""All stages in their order."""

from highiron.study.stages import board, data, fit, forecast, grid, grow, replay, report, revenue, strategy
from highiron.study.stages.runner import Stage

STAGES: dict[str, Stage] = {
    stage.name: stage
    for stage in (
        Stage("data", "check inputs, hashes, licences", data.run, module="stages.data"),
        Stage(
            "grid",
            "cells, terrain, present network, eras, null models",
            grid.run,
            sizes=grid.sizes,
            module="stages.grid",
        ),
        Stage("board", "the title of Chapter 1", board.run, (), board.sizes, "stages.board", "t18ce"),
        Stage("strategy", "players, fairness, final network", strategy.run, (), strategy.sizes, "stages.strategy"),
        Stage("grow", "growth model 1825–2024, default parameters", grow.run, ("grid",), grow.sizes, "stages.grow"),
        Stage("fit", "fit, test, ablations, differences", fit.run, ("grid",), fit.sizes, "stages.fit"),
        Stage(
            "revenue",
            "passengers, freight, modal split, corridors",
            revenue.run,
            ("grid",),
            revenue.sizes,
            "stages.revenue",
        ),
        Stage(
            "replay",
            "the game itself, 1825–2024",
            replay.run,
            ("board", "fit"),
            replay.sizes,
            "stages.replay",
            "t18ce",
        ),
        Stage(
            "forecast",
            "volumes, links, scenarios",
            forecast.run,
            ("grid", "fit", "revenue"),
            forecast.sizes,
            "stages.forecast",
        ),
        Stage(
            "report",
            "pictures, and the paper in two languages",
            report.run,
            report.NEEDS,
            report.sizes,
            "stages.report",
        ),
    )
}
