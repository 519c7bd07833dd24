"""All stages in their order."""

from highiron.study.stages import data, fit, forecast, grid, grow, revenue
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
            "forecast",
            "volumes, links, scenarios",
            forecast.run,
            ("grid", "fit", "revenue"),
            forecast.sizes,
            "stages.forecast",
        ),
    )
}
