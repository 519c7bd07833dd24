"""The application: every part's routes, who is calling, errors, and what starts and stops with the server."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from importlib import import_module
from typing import Any

from litestar import Litestar, Request, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from highiron.server import errors, openapi
from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import caller_of, me_of
from highiron.server.auth.limits import RateLimits
from highiron.server.auth.middleware import Authentication
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.live.courier import Courier
from highiron.server.live.hub import Hub
from highiron.server.observe.metrics import Metrics
from highiron.server.play.moments import Moments
from highiron.server.records.counting import Counting
from highiron.server.schema import StructSchemas
from highiron.server.shell import Closing, Shell

log = logging.getLogger("highiron.server")

SHUTDOWN_SECONDS = 10.0
PARTS = ("observe", "people", "admin", "reference", "tables", "play", "live", "records", "page")


def create_app(config: Config, database: Database, games: Any, metrics: Metrics | None = None) -> Shell:
    """The application on a database that is ready for use. Handlers may take these by name:

    `caller` (or None), `me` (signed in), `database`, `games`, `config`, `limits`, `metrics`, `closing`,
    `moments`, `hub`, `counting`.
    """
    metrics, closing, moments = metrics or Metrics(), Closing(), Moments()
    shared: dict[str, Any] = {
        "config": config,
        "database": database,
        "games": games,
        "metrics": metrics,
        "closing": closing,
        "moments": moments,
        "hub": Hub(database, games, moments, metrics, closing),
        "counting": Counting(games),
        "limits": RateLimits(database, config.rate_limits),
    }
    dependencies = {
        name: Provide(_giver(value), sync_to_thread=False, use_cache=True) for name, value in shared.items()
    }
    return Shell(
        # One router: handlers of one path that are registered one by one come to be wrapped several times.
        route_handlers=[Router("/", route_handlers=routes())],
        dependencies={
            **dependencies,
            "caller": Provide(_caller, sync_to_thread=False),
            "me": Provide(_me, sync_to_thread=False),
        },
        middleware=[Authentication()],
        exception_handlers={Exception: errors.handle},
        openapi_config=openapi.make_config(),
        request_class=errors.SafeRequest,
        request_max_body_size=config.body_limit,
        state=State(shared),
        lifespan=[_running],
        plugins=[StructSchemas()],
        logging_config=None,
    )


def routes() -> list[ControllerRouterHandler]:
    """What every part serves."""
    found: list[ControllerRouterHandler] = []
    for part in PARTS:
        try:
            found += import_module(f"highiron.server.{part}.routes").ROUTES
        except ModuleNotFoundError as error:
            if not str(error.name).startswith("highiron.server."):
                raise
    return found


def _giver(value: Any) -> Any:
    """A provider of one object that all requests share."""

    def give() -> Any:
        return value

    return give


def _caller(request: Request[Any, Any, Any]) -> Caller | None:
    return caller_of(request)


def _me(request: Request[Any, Any, Any]) -> Caller:
    return me_of(request)


@contextlib.asynccontextmanager
async def _running(app: Litestar) -> AsyncIterator[None]:
    """What lives as long as the server: the games' threads. At the end streams close and moves are finished first."""
    closing: Closing = app.state.closing
    await asyncio.to_thread(app.state.games.begin)
    courier = Courier(app.state.database, app.state.games, app.state.config)
    courier.begin()
    try:
        yield
    finally:
        closing.start()
        if not await closing.finished(SHUTDOWN_SECONDS):
            log.warning("still under way at shutdown", extra={"count": closing.under_way})
        await asyncio.to_thread(courier.close)
        await asyncio.to_thread(app.state.games.close)
