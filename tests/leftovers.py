"""Processes that a test run has started and that are still there, also those that lost their parent on the way."""

import os
from contextlib import suppress

import psutil

MARK = "HIGHIRON_TEST_RUN"  # in the environment of everything this test process starts
PATIENCE = 5.0  # seconds for those that are just ending
ENDS_WITH_US = "multiprocessing.resource_tracker"  # Python's own helper: it lives as long as this process


def mark() -> None:
    """From now on, what this process starts can be found again."""
    os.environ[MARK] = str(os.getpid())


def leftovers(patience: float = PATIENCE) -> list[psutil.Process]:
    """Processes of this run that do not end by themselves."""
    found = {process for process in psutil.process_iter() if _is_ours(process)}
    found.update(psutil.Process().children(recursive=True))
    _, alive = psutil.wait_procs([process for process in found if not _ends_with_us(process)], timeout=patience)
    return list(alive)


def end(processes: list[psutil.Process]) -> None:
    """Kill them."""
    for process in processes:
        with suppress(psutil.Error):
            process.kill()


def describe(processes: list[psutil.Process]) -> str:
    """A line for each."""
    lines = []
    for process in processes:
        with suppress(psutil.Error):
            lines.append(f"  {process.pid}: {' '.join(process.cmdline()) or process.name()}")
    return "\n".join(lines)


def _is_ours(process: psutil.Process) -> bool:
    if process.pid == os.getpid():
        return False
    try:
        return bool(process.environ().get(MARK) == str(os.getpid()) and process.status() != psutil.STATUS_ZOMBIE)
    except psutil.Error:  # of somebody else, or gone meanwhile
        return False


def _ends_with_us(process: psutil.Process) -> bool:
    try:
        return ENDS_WITH_US in " ".join(process.cmdline())
    except psutil.Error:
        return True
