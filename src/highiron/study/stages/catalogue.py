"""All stages in their order."""

from highiron.study.stages import data, grid
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
    )
}
