"""The real server in processes of its own, and programs that talk to it over the network."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import Any, Self

import httpx

SECONDS = 30.0


class Serving:
    """`highiron serve` on a free port of loopback."""

    def __init__(self, url: str, data: Path, workers: int = 1, **environ: str) -> None:
        command = [sys.executable, "-m", "highiron", "serve", "--port", "0", "--data", str(data)]
        settings = {} if url.startswith("sqlite") else {"HIGHIRON_DATABASE": url}
        self.process = subprocess.Popen(
            [*command, "--workers", str(workers)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **settings, **environ},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "serves at" in line, self.process.communicate()[1]
        self.address = line.split("serves at ")[1].split()[0].rstrip("/")
        self.log: list[str] = []
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self.process.stderr is not None
        self.log.extend(self.process.stderr)

    def stop(self) -> int:
        """Stop it as a system does; its exit code."""
        self.process.terminate()
        return self.process.wait(SECONDS)

    def guest(self, name: str) -> httpx.Client:
        """A browser with a guest in it."""
        client = httpx.Client(base_url=self.address, timeout=SECONDS)
        answer = client.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        client.headers["X-CSRF-Token"] = answer.json()["csrf"]
        return client


@contextmanager
def serving(url: str, data: Path, workers: int = 1, **environ: str) -> Iterator[Serving]:
    """A server that is gone afterwards."""
    server = Serving(url, data, workers, **environ)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()


class Listening:
    """A client of a stream: reads in a thread, so that tests can play meanwhile."""

    def __init__(self, client: httpx.Client, path: str, *, ndjson: bool = False, after: str = "") -> None:
        headers = {"Accept": "application/x-ndjson" if ndjson else "text/event-stream"}
        if after:
            headers["Last-Event-ID"] = after
        self._ndjson = ndjson
        self._events: Queue[dict[str, Any] | None] = Queue()
        self._request = client.stream("GET", path, headers=headers, timeout=SECONDS)
        self.answer = self._request.__enter__()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._request.__exit__(None, None, None)

    def next(self, *names: str) -> dict[str, Any]:
        """The next event with one of these names (any but pings when none is given), others left out."""
        while True:
            event = self._events.get(timeout=SECONDS)
            assert event is not None, "the stream has ended"
            if event["event"] in names or (not names and event["event"] != "ping"):
                return event

    def ended(self) -> bool:
        """Whether the server ends the stream."""
        while self._events.get(timeout=SECONDS) is not None:
            pass
        return True

    def _read(self) -> None:
        event: dict[str, Any] = {"id": ""}
        try:
            for line in self.answer.iter_lines():
                if self._ndjson:
                    self._events.put(json.loads(line))
                elif not line:
                    self._events.put(event)
                    event = {"id": ""}
                else:
                    field, _, value = line.partition(": ")
                    event[field] = json.loads(value) if field == "data" else value
        except httpx.HTTPError:
            pass  # the test has closed the stream, or the server was stopped
        self._events.put(None)
