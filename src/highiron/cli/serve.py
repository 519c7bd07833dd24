"""The table server."""

import os
import sys
import threading
from dataclasses import replace
from pathlib import Path

import typer

from highiron.cli import console
from highiron.cli.errors import InputError

PORT = 8018


def serve(
    host: str = typer.Option("127.0.0.1", "--host", metavar="H", help="Address to serve on; 0.0.0.0 for all."),
    port: int | None = typer.Option(
        None,
        "--port",
        min=0,
        max=65535,
        metavar="P",
        help=f"Port; 0 for a free one. {PORT} if left out.",
        show_default=False,
    ),
    data: Path = typer.Option(Path("highiron-data"), "--data", metavar="DIR", help="Folder for games and accounts."),
    workers: int = typer.Option(1, "--workers", min=1, max=64, metavar="N", help="Processes; more need PostgreSQL."),
    open_browser: bool = typer.Option(False, "--open", help="Open the page in the browser."),
) -> None:
    """Serve tables to play at.

    Games are kept in an SQLite file in DIR, or in the PostgreSQL database that HIGHIRON_DATABASE names
    (postgresql://user:password@host/name). Ctrl-C stops the server after what is under way.

    \b
    Examples:
      highiron serve
      highiron serve --port 0 --open
      highiron serve --host 0.0.0.0 --port 80 --data /var/lib/highiron
      HIGHIRON_DATABASE=postgresql://localhost/highiron highiron serve --workers 4
    """
    try:
        from highiron.server.config import ConfigError, from_environment

        settings = from_environment(data, host, PORT if port is None else port, workers)
        # Only now what takes long to load: wrong settings are told at once.
        from highiron.server import serve as server
        from highiron.server.lock import InUse
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("highiron"):
            raise
        raise InputError(
            console.say("server-needs", package=str(error.name), command="pip install 'highiron[server]'")
        ) from None
    except ValueError as error:
        raise InputError(str(error)) from None

    def ready(address: str) -> None:
        typer.echo(console.say("serves", address=address))
        if open_browser:
            show(address)

    try:
        if open_browser and port is None and not server.is_free(host, PORT):
            settings = replace(settings, port=0)  # somebody who just wants to play does not mind where
        server.serve(settings, ready)
    except InUse as error:
        if not (open_browser and error.address):
            raise InputError(str(error)) from None
        typer.echo(console.say("serves-already", address=error.address))
        show(error.address)
    except ConfigError as error:
        raise InputError(str(error)) from None


def show(address: str) -> None:
    """Open the page, where there is a browser with a window. Never waits and never fails."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return

    def open_page() -> None:
        import webbrowser

        webbrowser.open(address)

    threading.Thread(target=open_page, daemon=True).start()
