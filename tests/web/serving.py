"""The real server with the built client, as a process of its own on a free port of the loopback address."""

import fcntl
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60  # seconds; a start migrates a database and reads all titles


def build_client() -> str:
    """Build the client if it is missing or older than its sources; gives what is in the way, else ""."""
    with (Path(tempfile.gettempdir()) / "highiron-client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several workers of one test run come here at once
        done = subprocess.run(
            [sys.executable, str(ROOT / "tools" / "web.py"), "build"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    return "" if done.returncode == 0 else done.stderr.strip() or "tools/web.py build failed"


@contextmanager
def served(data: Path) -> Iterator[str]:
    """Serve the folder; gives the address without a slash at its end."""
    log = data / "server.log"
    with (
        log.open("wb") as errors,
        subprocess.Popen([sys.executable, "-m", __name__, str(data)], stdout=subprocess.PIPE, stderr=errors) as process,
    ):
        assert process.stdout is not None
        try:
            address = process.stdout.readline().decode().strip()
            assert address, f"the server did not start: {log.read_text()}"
            yield address.rstrip("/")
        finally:
            process.terminate()
            process.wait(PATIENCE)


def main(data: str) -> None:
    """Serve as `highiron serve` does, but let a test do in a minute what people do in an hour."""
    from highiron.analysis import Depth
    from highiron.server.afterwards import desk
    from highiron.server.config import from_environment
    from highiron.server.serve import serve

    desk.DEPTH = Depth(suspects=6, first=1, finalists=3, futures=2)

    config = from_environment(Path(data), port=0, environ={"HIGHIRON_LOG_LEVEL": "WARNING"})
    serve(replace(config, rate_limits=False), lambda address: print(address, flush=True))


if __name__ == "__main__":
    main(sys.argv[1])
