"""Running a stage: its inputs, whether its results still fit, and how they are written; same seed, same bytes."""

import ast
import csv
import hashlib
import io
import os
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from highiron.study.errors import StudyError
from highiron.study.sources import PACKED, Sources

RESULT, MANIFEST, TIMING = "result.json", "manifest.json", "timing.json"
DRAFT = "DRAFT: made with --quick; too few runs for any claim"
HOME = Path(__file__).parents[1]  # the room of the study
ROOM = HOME.parent

Progress = Callable[[str, int, int], None]  # what is done, how many of it, of how many


def silent(what: str, done: int, total: int) -> None:
    """A progress that nobody watches."""


@dataclass(frozen=True)
class Settings:
    """What the user asked for."""

    out: Path = Path("out")
    seed: int = 1
    jobs: int = 1
    quick: bool = False
    budget: int = 3600  # seconds for the whole study; sizes of sweeps follow from it
    cluster: str = ""
    spacing: int = 250
    sweep: bool = False
    seeds: int = 0  # runs of the growth model; 0: by budget
    games: int = 0  # games of the replay; 0: by budget
    without: tuple[str, ...] = ()
    scenarios: Path | None = None
    plan: Path | None = None
    languages: tuple[str, ...] = ("en", "zh")
    sources: Sources = field(default_factory=Sources)
    progress: Progress = silent


@dataclass(frozen=True)
class Stage:
    """One step of the study."""

    name: str
    about: str
    run: "Callable[[Work], dict[str, Any]]"
    needs: tuple[str, ...] = ()  # stages whose results it reads
    sizes: Callable[[Settings], dict[str, Any]] = lambda settings: {}  # its parameters, by budget
    module: str = ""  # where its code begins, below the study
    rules: str = ""  # the folder of titles whose rules it plays by, where they are part of the study


class Work:
    """What a stage has at hand while it runs."""

    def __init__(self, stage: Stage, settings: Settings) -> None:
        self.stage = stage
        self.settings = settings
        self.folder = settings.out / stage.name
        self.parameters = parameters_of(stage, settings)

    def seeds(self, what: str = "") -> np.random.SeedSequence:
        """The stream of this stage, or of a part of it; nothing else draws from it."""
        name = int.from_bytes(hashlib.sha256(f"{self.stage.name} {what}".encode()).digest()[:4], "big")
        return np.random.SeedSequence([self.settings.seed, name])

    def read(self, stage: str, name: str = RESULT) -> Any:
        """What an earlier stage found."""
        path = self.settings.out / stage / name
        if not path.is_file():
            raise StudyError(f"{path} is missing: run `highiron study {stage}` first")
        return msgspec.json.decode(path.read_bytes())

    def write(self, name: str, value: Any) -> None:
        """A JSON file beside the result."""
        write_bytes(self.folder / name, to_json(value))

    def table(self, name: str, rows: Sequence[dict[str, Any]]) -> None:
        """A CSV file beside the result."""
        write_bytes(self.folder / name, to_csv(rows))

    def salt(self, function: str) -> str:
        """What tells runs of other code or data apart in the files of sweeps: the code of the function alone."""
        data = hashlib.sha256(repr(sorted(self.settings.sources.hashes().items())).encode()).hexdigest()
        code = code_hash(function.partition(":")[0].removeprefix("highiron.study."))
        return "-".join(filter(None, (code, data[:16], rules_hash(self.stage.rules))))

    def tell(self, what: str, done: int, total: int) -> None:
        """Show how far it is."""
        self.settings.progress(what, done, total)


def run_stage(stage: Stage, settings: Settings, force: bool = False) -> bool:
    """Run a stage unless its results still fit; whether it ran."""
    work = Work(stage, settings)
    expected = manifest_of(stage, settings)
    if not force and _fits(work.folder, expected):
        return False
    work.folder.mkdir(parents=True, exist_ok=True)
    (work.folder / MANIFEST).unlink(missing_ok=True)
    started = time.monotonic()
    result = stage.run(work)
    if settings.quick:
        result = {"draft": DRAFT, **result}
    write_bytes(work.folder / RESULT, to_json(result))
    # Seconds differ from run to run, so they stand apart from what is compared.
    write_bytes(work.folder / TIMING, to_json({"seconds": round(time.monotonic() - started, 1)}))
    expected["result"] = hashlib.sha256((work.folder / RESULT).read_bytes()).hexdigest()
    write_bytes(work.folder / MANIFEST, to_json(expected))
    return True


def manifest_of(stage: Stage, settings: Settings) -> dict[str, Any]:
    """What the results of a stage depend on."""
    inputs = dict(settings.sources.hashes())
    for name in stage.needs:
        path = settings.out / name / RESULT
        if not path.is_file():
            raise StudyError(f"`{stage.name}` needs the results of `{name}`: run `highiron study {name}` first")
        inputs[f"out/{name}"] = hashlib.sha256(path.read_bytes()).hexdigest()
    for given in (settings.scenarios, settings.plan):
        if given is not None:
            inputs[given.name] = hashlib.sha256(given.read_bytes()).hexdigest()
    return {
        "stage": stage.name,
        "inputs": inputs,
        "parameters": parameters_of(stage, settings),
        "seed": settings.seed,
        "code": "-".join(filter(None, (code_hash(stage.module), rules_hash(stage.rules)))),
    }


def parameters_of(stage: Stage, settings: Settings) -> dict[str, Any]:
    """The sizes that the budget allows, and the choices that every stage shares."""
    shared = {"spacing": settings.spacing, "quick": settings.quick, "without": list(settings.without)}
    return {**shared, **stage.sizes(settings)}


def _fits(folder: Path, expected: dict[str, Any]) -> bool:
    manifest, result = folder / MANIFEST, folder / RESULT
    if not manifest.is_file() or not result.is_file():
        return False
    try:
        found = msgspec.json.decode(manifest.read_bytes())
    except msgspec.DecodeError:
        return False
    digest = found.pop("result", None) if isinstance(found, dict) else None
    same = to_json(found) == to_json(expected)
    return same and digest == hashlib.sha256(result.read_bytes()).hexdigest()


@cache
def code_hash(module: str) -> str:
    """A hash of a module of the study and of everything in the study that it imports."""
    seen: dict[str, str] = {}
    stack = [module]
    while stack:
        name = stack.pop()
        path = HOME / f"{name.replace('.', '/')}.py"
        if name in seen or not path.is_file():
            continue
        text = path.read_text()
        seen[name] = hashlib.sha256(text.encode()).hexdigest()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("highiron.study"):
                inner = node.module.removeprefix("highiron.study").removeprefix(".")
                stack += [inner, *(f"{inner}.{alias.name}".removeprefix(".") for alias in node.names)]
    return hashlib.sha256(repr(sorted(seen.items())).encode()).hexdigest()[:16]


@cache
def rules_hash(folder: str) -> str:
    """A hash of the rules and data of a title."""
    if not folder:
        return ""
    files = sorted((ROOM / "titles" / folder).rglob("*"))
    known = [(path.name, path.read_bytes()) for path in files if path.suffix in {".py", ".json"}]
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]


def by_budget(settings: Settings, share: float, cost: float, least: int, most: int) -> int:
    """How many runs of `cost` seconds fit into a share of the budget: a power of two times `least`.

    The costs are fixed figures and not measured anew, so that the same budget gives the same tables everywhere.
    """
    if settings.quick:
        return least
    room = settings.budget * share * max(1, settings.jobs if settings.cluster else 2) / cost
    size = least
    while size * 2 <= min(room, most):
        size *= 2
    return size


def to_json(value: Any) -> bytes:
    """JSON with sorted keys and few digits; numbers of numpy are written as plain ones."""
    return msgspec.json.format(msgspec.json.encode(plain(value), order="sorted"), indent=1) + b"\n"


def plain(value: Any, digits: int = 6) -> Any:
    """Plain Python values; floats with so many significant digits, infinite ones as null."""
    if isinstance(value, dict):
        return {str(key): plain(inner, digits) for key, inner in value.items()}
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain(inner, digits) for inner in value]
    if isinstance(value, np.ndarray):
        return plain(value.tolist(), digits)
    if isinstance(value, (bool, np.bool_)):
        return bool(value)
    if isinstance(value, np.integer):
        return int(value)
    if isinstance(value, (float, np.floating)):
        return float(f"{float(value):.{digits}g}") if np.isfinite(value) else None
    return value


def to_csv(rows: Sequence[dict[str, Any]]) -> bytes:
    """A table; the first row names the columns."""
    text = io.StringIO()
    if rows:
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows([plain(row) for row in rows])
    return text.getvalue().encode()


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.part")
    beside.write_bytes(data)
    os.replace(beside, path)


def read_rows(path: Path) -> list[dict[str, str]]:
    """The rows of a table that `Work.table` wrote."""
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def chosen(names: Iterable[str], stages: dict[str, Stage]) -> list[Stage]:
    """The stages of these names, in their order."""
    wanted = set(names)
    return [stage for name, stage in stages.items() if name in wanted]


__all__ = ["PACKED", "Progress", "Settings", "Stage", "Work", "by_budget", "run_stage"]
