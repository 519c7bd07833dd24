"""Many independent runs: on several cores or a cluster, one JSON line each, so that a killed sweep goes on."""

import hashlib
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from highiron.study.errors import StudyError

Job = dict[str, Any]  # arguments of the function, plain values
PLACES = ("path", "folder")  # arguments that say where data lie, not which; a digest or the salt says that
Told = Callable[[int, int], None]


def sweep(
    function: str,
    jobs: Sequence[Job],
    path: Path,
    processes: int = 1,
    cluster: str = "",
    told: Told | None = None,
    salt: str = "",
) -> list[Any]:
    """The results of `module:function` for all jobs, in their order, whatever the number of processes.

    Results are appended to `path` as they come; those already there for the same function and job are not made again.
    In the end the file holds the lines in the order of the jobs. `salt` tells results of other code or data apart.
    """
    keys = [_key(function, job, salt) for job in jobs]
    known = _read(path)
    found = {key: known[key] for key in keys if key in known}
    left = [(key, job) for key, job in zip(keys, jobs, strict=True) if key not in found]
    path.parent.mkdir(parents=True, exist_ok=True)
    if told:
        told(len(found), len(jobs))
    with path.open("ab") as file:
        for key, value in _results(function, left, processes, cluster):
            found[key] = value
            file.write(msgspec.json.encode({"key": key, "value": value}) + b"\n")
            file.flush()
            if told:
                told(len(found), len(jobs))
    from highiron.study.stages.runner import write_bytes

    write_bytes(path, b"".join(msgspec.json.encode({"key": key, "value": found[key]}) + b"\n" for key in keys))
    return [found[key] for key in keys]


def _key(function: str, job: Job, salt: str) -> str:
    what = {name: value for name, value in job.items() if name not in PLACES}
    text = msgspec.json.encode([function, what, salt], order="sorted")
    return hashlib.sha256(text).hexdigest()[:20]


def _read(path: Path) -> dict[str, Any]:
    """What an earlier sweep left; a line that was cut off is made again."""
    found: dict[str, Any] = {}
    if path.is_file():
        for line in path.read_bytes().splitlines():
            try:
                entry = msgspec.json.decode(line)
                found[entry["key"]] = entry["value"]
            except (msgspec.DecodeError, KeyError, TypeError):
                continue
    return found


def _results(
    function: str, left: list[tuple[str, Job]], processes: int, cluster: str
) -> Generator[tuple[str, Any], None, None]:
    if cluster:
        yield from _on_cluster(function, left, cluster, processes)
    elif processes <= 1 or len(left) <= 1:
        for key, job in left:
            yield key, _call(function, job)
    else:
        # Fresh processes, so that threads of the caller are no danger.
        with ProcessPoolExecutor(min(processes, len(left)), mp_context=get_context("spawn")) as pool:
            futures = {pool.submit(_call, function, job): key for key, job in left}
            try:
                for future in as_completed(futures):
                    yield futures[future], future.result()
            finally:
                pool.shutdown(wait=True, cancel_futures=True)


def _on_cluster(
    function: str, left: list[tuple[str, Job]], address: str, processes: int
) -> Generator[tuple[str, Any], None, None]:
    from highiron.arena import ArenaError, cluster

    messages = [msgspec.json.encode([function, key, job]) for key, job in left]
    try:
        for answer in cluster.answers(serve, messages, address, processes):
            key, value = msgspec.json.decode(answer)
            yield key, value
    except ArenaError as error:
        raise StudyError(str(error)) from None


def serve(message: bytes) -> bytes:
    """Run the job of a message; on a machine of the cluster."""
    function, key, job = msgspec.json.decode(message)
    return msgspec.json.encode([key, _call(function, job)])


@cache
def _function(name: str) -> Callable[..., Any]:
    module, _, attribute = name.partition(":")
    found: Callable[..., Any] = getattr(import_module(module), attribute)
    return found


def _call(function: str, job: Job) -> Any:
    from highiron.study.stages.runner import plain

    # Through JSON, so that a result is the same whether it was just made or read again.
    return msgspec.json.decode(msgspec.json.encode(plain(_function(function)(**job), 12)))
