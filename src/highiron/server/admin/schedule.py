"""Backups that make themselves: one every day, of which the latest and then one a week are kept."""

import logging
import os
import subprocess
import sys
import threading
import time
from pathlib import Path

from highiron.server.config import DATABASE, Config
from highiron.server.lock import DirectoryLock, InUse
from highiron.words import told

log = logging.getLogger("highiron.server.backups")

EVERY = 24 * 3600.0  # seconds between two backups
LOOK_EVERY = 600.0  # seconds between looks whether one is due
DAILY = 7  # that are kept
WEEKLY = 5  # older ones that are kept, one of each week
LATE = 2 * EVERY  # after which the latest is too old
PATTERN = "highiron-*.jsonl.gz"
NICENESS = 10
WEEK = 7 * 24 * 3600


class Backups:
    """Looks now and then whether a backup is due, and has it made by a process of its own: whoever plays comes first.
    Of several servers on one directory one makes it.
    """

    def __init__(self, config: Config) -> None:
        self._config = config
        self._ending = threading.Event()

    def begin(self) -> None:
        """Start looking, where backups are wanted."""
        if self._config.backups is not None:
            threading.Thread(target=self._work, name="backups", daemon=True).start()

    def close(self) -> None:
        """Stop looking."""
        self._ending.set()

    @property
    def trouble(self) -> str:
        """What is wrong with the backups; "" when nothing is."""
        if self._config.backups is None:
            return told("condition-backups-none")
        latest = newest(self._config.backups)
        if latest is None:
            return told("condition-backups-missing", place=str(self._config.backups))
        age = time.time() - latest.stat().st_mtime
        return told("condition-backups-late", hours=int(age // 3600)) if age > LATE else ""

    def look(self) -> bool:
        """Make a backup if one is due; whether one was made."""
        place = self._config.backups
        assert place is not None
        try:
            lock = DirectoryLock(place)
        except InUse:
            return False
        try:
            latest = newest(place)
            if latest is not None and time.time() - latest.stat().st_mtime < EVERY:
                return False
            made = self._make(place / f"highiron-{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}.jsonl.gz")
            rotate(place)
            return made
        finally:
            lock.release()

    def _make(self, target: Path) -> bool:
        command = [sys.executable, "-m", "highiron", "admin", "backup", "--data", str(self._config.data)]
        environ = {**os.environ, DATABASE: self._config.database}
        nice = ["nice", "-n", str(NICENESS)] if os.name == "posix" else []
        done = subprocess.run(
            [*nice, *command, "--to", str(target)], env=environ, capture_output=True, text=True, check=False
        )
        if done.returncode:
            log.error("the backup failed: %s", done.stderr.strip()[-300:])
            return False
        log.info("backup made", extra={"count": target.stat().st_size})
        return True

    def _work(self) -> None:
        while not self._ending.is_set():
            try:
                self.look()
            except Exception:
                log.exception("the backup broke off")
            self._ending.wait(LOOK_EVERY)


def newest(place: Path) -> Path | None:
    """The latest backup in a directory."""
    found = sorted(place.glob(PATTERN)) if place.is_dir() else []
    return found[-1] if found else None


def rotate(place: Path) -> list[Path]:
    """Remove what need not be kept; gives what went. The latest of a week stands for it."""
    found = sorted(place.glob(PATTERN), reverse=True)
    weeks: dict[int, Path] = {}
    for file in found[DAILY:]:
        weeks.setdefault(int(file.stat().st_mtime) // WEEK, file)
    kept = {*found[:DAILY], *list(weeks.values())[:WEEKLY]}
    gone = [file for file in found if file not in kept]
    for file in gone:
        file.unlink()
    return gone
