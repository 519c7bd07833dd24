"""The application: every part's routes, who is calling, errors, and what starts and stops with the server."""

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from highiron.server import errors, openapi
from highiron.server.admin import routes as administration
from highiron.server.admin.schedule import Backups
from highiron.server.afterwards import routes as afterwards
from highiron.server.afterwards.desk import Desk
from highiron.server.auth import sessions
from highiron.server.auth.caller import Caller
from highiron.server.auth.guards import caller_of, me_of
from highiron.server.auth.limits import RateLimits
from highiron.server.auth.middleware import Authentication
from highiron.server.config import Config
from highiron.server.database.engine import Database
from highiron.server.database.errors import Unavailable
from highiron.server.flood import Flood
from highiron.server.games.service import Games
from highiron.server.heavy import Heavy
from highiron.server.learning import routes as learning
from highiron.server.live import routes as live
from highiron.server.live.hub import Hub
from highiron.server.moderation import audit, wordings
from highiron.server.moderation import routes as moderation
from highiron.server.observe import routes as observe
from highiron.server.observe.condition import disk_free
from highiron.server.observe.metrics import Metrics
from highiron.server.observe.watch import Watch
from highiron.server.page import routes as page
from highiron.server.people import passkeys
from highiron.server.people import routes as people
from highiron.server.play import routes as play
from highiron.server.play.moments import Moments
from highiron.server.post import routes as posting
from highiron.server.post.postman import Postman
from highiron.server.ratings import routes as ratings
from highiron.server.ratings.rater import Rater
from highiron.server.records import routes as records
from highiron.server.records.counting import Counting
from highiron.server.reference import routes as reference
from highiron.server.reference.sheets import Sheets
from highiron.server.shell import Closing, Shell
from highiron.server.tables import routes as tables
from highiron.server.webhooks.courier import Courier

log = logging.getLogger("highiron.server")

SHUTDOWN_SECONDS = 10.0
SWEEP_SECONDS = 3600.0


def create_app(config: Config, database: Database, games: Games, metrics: Metrics | None = None) -> Shell:
    """The application on a database that is ready for use. Handlers may take these by name:

    `caller` (or None), `me` (signed in), `database`, `games`, `config`, `limits`, `metrics`, `closing`,
    `moments`, `hub`, `counting`, `heavy`, `watch`, `backups`, `postman`, `desk`, `sheets`.
    """
    metrics, closing, moments = metrics or Metrics(), Closing(), Moments()
    shared: dict[str, Any] = {
        "config": config,
        "database": database,
        "games": games,
        "metrics": metrics,
        "closing": closing,
        "moments": moments,
        "hub": Hub(database, games, moments, metrics, closing, config.rate_limits),
        "counting": Counting(games),
        "limits": RateLimits(database, config.rate_limits),
        "heavy": Heavy(config.rate_limits),
        "watch": Watch(database),
        "flood": Flood(config.rate_limits),
        "backups": Backups(config),
        "postman": Postman(database, games, config),
        "desk": Desk(database, games),
        "sheets": Sheets(),
    }
    for name, text, read in (
        ("disk_free_bytes", "Bytes that are free where the data are.", lambda: disk_free(config.data)),
        ("threads", "Threads of this process.", threading.active_count),
        ("games_waiting_for_bots", "Games with people that wait for a bot.", lambda: games.driver.queued[0]),
        ("bot_games_waiting", "Games of bots alone that wait.", lambda: games.driver.queued[1]),
        ("heavy_work_waiting", "Costly requests that are done or wait.", lambda: shared["heavy"].waiting),
    ):
        metrics.level(f"highiron_{name}", text, read)
    metrics.level("highiron_live_games", "Games that are held in memory.", games.store.count)
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
        logging_config=None,
    )


def routes() -> list[ControllerRouterHandler]:
    """What every part serves."""
    parts = (
        observe,
        people,
        administration,
        moderation,
        wordings,
        reference,
        learning,
        tables,
        play,
        live,
        records,
        ratings,
        afterwards,
        posting,
        page,
    )
    return [handler for part in parts for handler in part.ROUTES]


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
    rater = Rater(app.state.database, app.state.games)
    rater.begin()
    app.state.postman.begin()
    app.state.desk.begin()
    app.state.watch.begin()
    app.state.backups.begin()
    sweeping = asyncio.create_task(_sweep(app))
    try:
        yield
    finally:
        sweeping.cancel()
        closing.start()
        if not await closing.finished(SHUTDOWN_SECONDS):
            log.warning("still under way at shutdown", extra={"count": closing.under_way})
        app.state.watch.close()
        app.state.backups.close()
        await asyncio.gather(asyncio.to_thread(courier.close), asyncio.to_thread(app.state.postman.close))
        await asyncio.to_thread(rater.close)
        await asyncio.to_thread(app.state.desk.close)
        await asyncio.to_thread(app.state.sheets.close)
        await asyncio.to_thread(app.state.games.close)


async def _sweep(app: Litestar) -> None:
    """Now and then, drop sessions and counts that are out of date."""
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        try:
            await asyncio.to_thread(sessions.sweep, app.state.database)
            await asyncio.to_thread(passkeys.sweep, app.state.database)
            await asyncio.to_thread(app.state.limits.sweep)
            await asyncio.to_thread(_sweep_book, app.state.database)
        except Unavailable:
            log.warning("the database could not be swept")


def _sweep_book(database: Database) -> None:
    with database.writing() as transaction:
        audit.sweep(transaction)
