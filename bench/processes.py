"""What processes take, read from /proc (Linux)."""

import os
from pathlib import Path


def family(parent: int) -> set[int]:
    """A process with its children and their children."""
    parents: dict[int, int] = {}
    for place in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(place.parent.name)] = int(place.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # a process that has just ended
    found = {parent}
    while more := {child for child, of in parents.items() if of in found} - found:
        found |= more
    return found


def megabytes(parent: int) -> float:
    """Memory of a process with its children."""
    pages = 0
    for number in family(parent):
        try:
            pages += int(Path(f"/proc/{number}/statm").read_text().split()[1])
        except OSError:
            continue
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def seconds(parent: int) -> float:
    """Processor time that a process and its children, ended ones too, have taken so far."""
    ticks = 0
    for number in family(parent):
        try:
            fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks += sum(int(field) for field in fields[11:15])  # its own, and of children that have ended
    return ticks / os.sysconf("SC_CLK_TCK")
