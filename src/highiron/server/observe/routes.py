"""Health and metrics."""

from typing import Literal

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency
from litestar.types import ControllerRouterHandler

from highiron import __version__
from highiron.server.auth.middleware import PUBLIC
from highiron.server.database.engine import Database
from highiron.server.errors import Problem
from highiron.server.observe.metrics import Metrics


class Health(msgspec.Struct, frozen=True):
    """That the server works."""

    status: Literal["ok"]
    version: str
    database: str


@get("/health", sync_to_thread=True, tags=["server"], operation_id="health", opt=PUBLIC)
def health(database: NamedDependency[Database]) -> Health:
    """Whether the server works and reaches its database; 503 if it does not."""
    if not database.reachable():
        raise Problem(503, "database-unreachable", "The server does not reach its database.")
    return Health(status="ok", version=__version__, database=database.kind)


@get("/metrics", sync_to_thread=True, media_type="text/plain", tags=["server"], operation_id="metrics", opt=PUBLIC)
def metrics_text(metrics: NamedDependency[Metrics]) -> Response[str]:
    """Figures of this worker process in the text format of Prometheus."""
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


ROUTES: list[ControllerRouterHandler] = [health, metrics_text]
