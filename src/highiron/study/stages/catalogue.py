"""All stages in their order."""

from highiron.study.stages import data, fit, grid, grow
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
    )
}
