"""A PostgreSQL of the tests' own: started in a temporary directory, by an unprivileged user, on loopback only."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

USER = "postgres"  # PostgreSQL refuses to run as root; then it runs as this user


class Cluster:
    """A running PostgreSQL; it can be stopped and started to see what that does to those who use it."""

    def __init__(self, programs: Path, synced: bool = False) -> None:
        self._programs = programs
        self._synced = synced
        self._as_root = os.geteuid() == 0
        self._home = Path(tempfile.mkdtemp(prefix="highiron-pg-"))
        if self._as_root:
            owner = pwd.getpwnam(USER)
            os.chown(self._home, owner.pw_uid, owner.pw_gid)
        self._data = self._home / "data"
        self.port = free_port()
        self._run("initdb", "-D", str(self._data), "-U", "highiron", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        self.start()

    def start(self) -> None:
        # Only a crash of the whole machine could lose what is not synced, and no test makes one.
        fast = "" if self._synced else "-c fsync=off -c full_page_writes=off"
        settings = f"-h 127.0.0.1 -p {self.port} -k {self._home} -c max_connections=100 {fast}"
        self._run("pg_ctl", "-D", str(self._data), "-w", "-o", settings, "-l", str(self._home / "log"), "start")

    def stop(self, mode: str = "immediate") -> None:
        """`immediate` ends it as a power cut would."""
        self._run("pg_ctl", "-D", str(self._data), "-w", "-m", mode, "stop")

    def runs(self) -> bool:
        return (self._data / "postmaster.pid").exists()

    def remove(self) -> None:
        if self.runs():
            self.stop()
        shutil.rmtree(self._home, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://highiron@127.0.0.1:{self.port}/{database}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        if self._as_root:
            command = ["runuser", "-u", USER, "--", *command]
        # pg_ctl leaves a server behind that would hold a pipe open, so what it says goes to a file.
        told = self._home / "told"
        with told.open("wb") as output:
            done = subprocess.run(command, cwd=self._home, stdout=output, stderr=output, check=False)
        if done.returncode:
            raise RuntimeError(f"{program} failed: {told.read_text()}")


def find_programs() -> tuple[Path | None, str]:
    """Where initdb and pg_ctl are, or why PostgreSQL cannot be started here."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if (there := shutil.which("pg_ctl")) is not None:
        found.append(Path(there).resolve().parent)
    for place in found:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            if os.geteuid() == 0 and not _can_be(USER):
                return None, f"PostgreSQL does not run as root, and there is no user {USER!r} to run it as"
            return place, ""
    return None, "PostgreSQL is not installed (no initdb and pg_ctl found)"


def _can_be(user: str) -> bool:
    try:
        pwd.getpwnam(user)
    except KeyError:
        return False
    return shutil.which("runuser") is not None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
