"""Running the server: one process, or several on PostgreSQL; started with checks, stopped without losing anything."""

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from typing import Any

from granian.constants import Interfaces
from granian.server.embed import Server
from granian.server.mp import MPServer
from litestar.concurrency import get_asyncio_executor, set_asyncio_executor

from highiron.server import connections
from highiron.server.app import SHUTDOWN_SECONDS, create_app
from highiron.server.config import Config, ConfigError
from highiron.server.database.engine import Database
from highiron.server.database.errors import Unavailable
from highiron.server.database.migrate import NewerDatabase, migrate
from highiron.server.games.service import Games
from highiron.server.games.survey import unreadable
from highiron.server.lock import DirectoryLock
from highiron.server.memory import be_thrifty
from highiron.server.observe import logs
from highiron.server.reference.warm import warm_aside
from highiron.server.shell import Shell

log = logging.getLogger("highiron.server")

SWITCH = 0.002  # seconds
THREADS = 40  # handlers at a time; most of them wait for the database
CLOSE_STREAMS = getattr(signal, "SIGUSR1", signal.SIGTERM)  # from the parent to its workers


def serve(config: Config, ready: Callable[[str], None]) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is called with the address once the server answers.

    Raises ConfigError, InUse or OSError when it cannot start. Nothing is left half done.
    """
    for warning in warnings(config):
        log.warning(warning)
    config = replace(config, host=_resolved(config.host), port=_free_port(config.host, config.port))
    address = _address(config)
    with contextlib.ExitStack() as stack:
        lock = None
        if config.is_sqlite:
            lock = DirectoryLock(config.data)
            stack.callback(lock.release)
        _prepare(config)

        def announce() -> None:
            if lock is not None:
                lock.tell(address)
            ready(address)

        if config.workers == 1:
            with asyncio.Runner(loop_factory=_loop_factory()) as runner:
                runner.run(_serve_here(config, announce))
        else:
            _serve_by_workers(config, announce)


def warnings(config: Config) -> list[str]:
    """Settings that can be used and probably are not meant."""
    found = []
    if config.public_url.startswith("https:") and not config.trusted_proxies:
        found.append(
            "HIGHIRON_PUBLIC_URL is https, but HIGHIRON_TRUSTED_PROXIES names no proxy: all visitors seem to come from "
            "one address, and share its limits"
        )
    return found


def _prepare(config: Config) -> None:
    """Bring the database into shape before anybody asks for anything."""
    database = Database(config.database_url)
    try:
        migrate(database)
        for line in unreadable(database):
            log.error(line)
    except Unavailable:
        where = str(config.data) if config.is_sqlite else "HIGHIRON_DATABASE"
        raise ConfigError(f"the database cannot be used; check {where} (the log line above says why)") from None
    except NewerDatabase as error:
        raise ConfigError(str(error)) from None
    finally:
        database.close()


def build(config: Config) -> Shell:
    """The application with all it needs, on a database that is in shape."""
    logs.set_up(config.log_level)
    be_thrifty()
    database = Database(config.database_url)
    app = create_app(config, database, Games(database, bot_seconds=config.bot_seconds))
    if get_asyncio_executor() is None:
        set_asyncio_executor(ThreadPoolExecutor(THREADS, thread_name_prefix="handler"))
    # Work that takes long must let the loop in more often than Python would by itself.
    sys.setswitchinterval(SWITCH)
    warm_aside(app.state.sheets)
    return app


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Makes the event loop: that in C where it is installed, as Granian does by itself for several processes."""
    if find_spec("uvloop") is None:
        return None
    import uvloop

    return uvloop.new_event_loop


async def _serve_here(config: Config, announce: Callable[[], None]) -> None:
    """Serve in this process."""
    # Built in a thread, as the pool of threads may not be set from within a running loop.
    app = await asyncio.to_thread(build, config)
    server: Any = Server(
        app, address=config.host, port=config.port, interface=Interfaces.ASGI, **connections.settings()
    )
    logs.set_up(config.log_level)
    stopping = asyncio.Event()
    with _signals(asyncio.get_running_loop(), stopping):
        serving = asyncio.create_task(server.serve())
        watching = asyncio.create_task(_announce_when_up(config, announce))
        stopped = asyncio.create_task(stopping.wait())
        await asyncio.wait({serving, stopped}, return_when=asyncio.FIRST_COMPLETED)
        watching.cancel()
        if not stopping.is_set():
            stopped.cancel()
            await serving
            raise ConfigError("the server could not start; the log says why")
        # Streams first: the server waits for open connections, and they would stay open for ever.
        app.state.closing.start()
        await app.state.closing.finished(SHUTDOWN_SECONDS)
        server.stop()
        await serving
    app.state.database.close()


@contextlib.contextmanager
def _signals(loop: asyncio.AbstractEventLoop, stopping: asyncio.Event) -> Iterator[None]:
    """Stop at SIGINT and SIGTERM."""

    def stop(*_: object) -> None:
        loop.call_soon_threadsafe(stopping.set)

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


async def _announce_when_up(config: Config, announce: Callable[[], None]) -> None:
    while not await asyncio.to_thread(_answers, config):
        await asyncio.sleep(0.05)
    announce()


def _serve_by_workers(config: Config, announce: Callable[[], None]) -> None:
    """Serve by several processes, each with its own connections to PostgreSQL."""
    server: Any = MPServer(
        "highiron",
        address=config.host,
        port=config.port,
        interface=Interfaces.ASGI,
        workers=config.workers,
        **connections.settings(),
        respawn_failed_workers=True,
        workers_kill_timeout=int(SHUTDOWN_SECONDS) + 5,
    )
    logs.set_up(config.log_level)
    stop_workers = server.signal_handler_interrupt

    def interrupt(*args: object) -> None:
        # Workers wait for open connections when they stop, so their streams have to end first.
        for worker in server.wrks:
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker.inner.pid, CLOSE_STREAMS)
        stop_workers(*args)

    server.signal_handler_interrupt = interrupt
    watching = threading.Thread(target=lambda: asyncio.run(_announce_when_up(config, announce)), daemon=True)
    watching.start()
    server.serve(target_loader=partial(load_worker, config, os.getpid()), wrap_loader=False)


def load_worker(config: Config, parent: int) -> Shell:
    """The application of one worker process."""
    app = build(config)
    app.on_startup.append(partial(_obey_parent, parent))
    return app


def _obey_parent(parent: int, app: Shell) -> None:
    """Close the streams when the parent says so, and stop when it is gone, however it went."""
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(CLOSE_STREAMS, app.state.closing.start)

    def watch() -> None:
        while os.getppid() == parent:
            threading.Event().wait(1.0)
        loop.call_soon_threadsafe(app.state.closing.start)
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True, name="parent").start()


def _resolved(host: str) -> str:
    """The host as a number, which Granian wants."""
    try:
        return str(socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0][4][0])
    except OSError:
        raise ConfigError(f"--host {host} is not known; give an address of this machine, such as 127.0.0.1") from None


def _free_port(host: str, port: int) -> int:
    """The port, checked; 0 becomes a free one. The server's own socket could share a port, so it would not notice."""
    family = socket.AF_INET6 if ":" in _resolved(host) else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        if os.name == "posix":
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((_resolved(host), port))
        except OSError as error:
            why = error.strerror or "it cannot be used"
            raise ConfigError(f"port {port} on {host}: {why}; give another --port, or 0 for a free one") from None
        return int(probe.getsockname()[1])


def is_free(host: str, port: int) -> bool:
    """Whether a server could be started there."""
    try:
        _free_port(host, port)
    except ConfigError:
        return False
    return True


def _answers(config: Config) -> bool:
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(config.host, config.host)
    with contextlib.suppress(OSError), socket.create_connection((host, config.port), timeout=1):
        return True
    return False


def _address(config: Config) -> str:
    if config.public_url:
        return f"{config.public_url}/"
    host = f"[{config.host}]" if ":" in config.host else config.host
    return f"http://{host}:{config.port}/"
