"""Health and metrics."""

from typing import Any, Literal

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.types import ControllerRouterHandler

from highiron import __version__
from highiron.server.auth.guards import admin_only
from highiron.server.auth.middleware import PUBLIC
from highiron.server.auth.places import place_of
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.errors import Problem
from highiron.server.observe.condition import Condition, condition
from highiron.server.observe.metrics import Metrics
from highiron.server.observe.watch import Watch
from highiron.words import told


class Health(msgspec.Struct, frozen=True):
    """That the server works."""

    status: Literal["ok"]
    version: str
    database: str


@get("/health", tags=["server"], operation_id="health", opt=PUBLIC)
async def health(database: NamedDependency[Database], watch: NamedDependency[Watch]) -> Health:
    """Whether the server works and reaches its database; 503 if it does not. It is told by what was found a moment
    ago, so that it never waits behind work.
    """
    if not watch.reachable:
        raise Problem(503, "database-unreachable", told("problem-database-unreachable"))
    return Health(status="ok", version=__version__, database=database.kind)


@get("/metrics", sync_to_thread=True, media_type="text/plain", tags=["server"], operation_id="metrics", opt=PUBLIC)
def metrics_text(
    request: "Request[Any, Any, Any]", metrics: NamedDependency[Metrics], config: NamedDependency[Config]
) -> Response[str]:
    """Figures of this worker process in the text format of Prometheus. Only for programs on the server's own machine,
    unless HIGHIRON_METRICS says otherwise.
    """
    if not config.public_metrics and not _is_here(request):
        raise Problem(403, "not-allowed", told("problem-not-allowed"))
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")


@get(
    "/api/admin/condition", sync_to_thread=True, guards=[admin_only], tags=["administration"], operation_id="condition"
)
def condition_now(request: "Request[Any, Any, Any]") -> Condition:
    """How the server is: figures of this process, and what somebody should look after, in words."""
    return condition(request.app.state)


def _is_here(request: "Request[Any, Any, Any]") -> bool:
    """Whether a program on this machine asks for itself. A proxy asks for others, and says so."""
    asked = request.client.host if request.client is not None else ""
    forwarded = any(request.headers.get(name) for name in ("forwarded", "x-forwarded-for", "x-real-ip"))
    return place_of(asked) in ("127.0.0.1", "::/64") and not forwarded


ROUTES: list[ControllerRouterHandler] = [health, metrics_text, condition_now]
