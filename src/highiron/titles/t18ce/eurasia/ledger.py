"""What Chapter 1 writes down from round to round, as small tables in the notes of a state."""

from functools import lru_cache

from highiron.core.state import State

ELECTRIC = "electric"  # hex -> company that electrified it (18CE+-14)
TERMINALS = "terminals"  # hex -> owner and trains a round, as `TIR:2` (18CE+-9)
BUSY = "terminal trains"  # hex -> trains that changed there in this round (18CE+-9)
GAUGES = "gauges"  # hex -> gauge that a company chose (18CE+-7)
KINDS = "wagon kinds"  # company -> container and refrigerated wagons, as `1:0` (18CE+-17)
AIDED = "aided lays"  # company -> lays that the state helped to pay (18CE+-19)
GROWN = "grown"  # hex -> what it earns more or less than printed (18CE+-21)
SERVED = "served"  # hex -> runs that stopped there in this set (18CE+-21)
LAST_RUN = "last runs"  # hex -> set and company of the last run over it (18CE+-22)
BUILT_MORE = "built more"  # level -> trains built beyond the printed ones (18CE+-3)
SETS = "sets"  # sets of rounds begun (18CE+-22)
BLOCK = "block trains"  # 1 once block trains are sold (18CE+-16)

Table = dict[str, str]


def table(state: State, name: str) -> Table:
    """A table, to be read only."""
    return _read(str(state.notes.get(name, "")))


@lru_cache(maxsize=512)
def _read(text: str) -> Table:
    found: Table = {}
    for entry in text.split():
        key, _, value = entry.partition("=")
        found[key] = value
    return found


def enter(state: State, name: str, key: str, value: str) -> None:
    """Write one entry of a table."""
    keep(state, name, {**table(state, name), key: value})


def keep(state: State, name: str, entries: Table) -> None:
    """Write a whole table; an empty one leaves no note."""
    if entries or name in state.notes:
        state.note(name, " ".join([f"{key}={value}" for key, value in sorted(entries.items())]))


def count_of(state: State, name: str, key: str) -> int:
    """An entry that is a number, 0 where there is none."""
    return int(table(state, name).get(key, "0"))


def add(state: State, name: str, key: str, more: int = 1) -> None:
    """Count on."""
    enter(state, name, key, str(count_of(state, name, key) + more))
