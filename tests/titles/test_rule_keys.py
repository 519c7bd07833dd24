"""Every key by which shared code names a rule is mapped to a number by each title that uses that code."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import highiron
from highiron.titles import catalogue

SOURCE = Path(highiron.__file__).parent
# Where the key stands among the arguments of what makes a reason.
PLACE = {"reason": 2, "wrong_seat": 2, "not_now": 2, "short_of_cash": 3, "rule": 0, "Deal": 0, "TilePrivilege": 1}
Definition = tuple[str, str]  # module and name


def file_of(name: str) -> Path:
    """Where a module of the package stands; a path that is none for what is not one of its modules."""
    return SOURCE / f"{'/'.join(name.split('.')[1:])}.py"


class Module:
    """The top-level definitions of a module, and where its imported names come from."""

    def __init__(self, name: str) -> None:
        self.definitions: dict[str, ast.stmt] = {}
        self.imported: dict[str, Definition] = {}
        for node in ast.parse(file_of(name).read_text(encoding="utf-8")).body:
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                self.definitions[node.name] = node
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.definitions[node.targets[0].id] = node
            elif isinstance(node, ast.ImportFrom) and file_of(node.module or "").is_file():
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (node.module or "", alias.name)


@cache
def module(name: str) -> Module:
    return Module(name)


def constants(node: ast.expr, names: dict[str, list[ast.expr]]) -> Iterator[str]:
    """The texts an argument may be, also by a name that was given one."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body, names)
        yield from constants(node.orelse, names)
    elif isinstance(node, ast.Name):
        for value in names.get(node.id, []):
            if not isinstance(value, ast.Name):
                yield from constants(value, names)


def keys_in(definition: ast.stmt) -> set[str]:
    names: dict[str, list[ast.expr]] = {}
    for node in ast.walk(definition):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            names.setdefault(node.targets[0].id, []).append(node.value)
    found: set[str] = set()
    for node in ast.walk(definition):
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            place = PLACE.get(name, -1)
            if 0 <= place < len(node.args):
                found.update(constants(node.args[place], names))
    return found


def reached(starts: list[Definition]) -> dict[Definition, ast.stmt]:
    """These definitions and all that they name, through every module of the package."""
    todo, seen = list(starts), dict[Definition, ast.stmt]()
    while todo:
        here = todo.pop()
        home = module(here[0])
        if here[1] in home.imported:
            todo.append(home.imported[here[1]])
        definition = home.definitions.get(here[1])
        if definition is None or here in seen:
            continue
        seen[here] = definition
        for node in ast.walk(definition):
            if isinstance(node, ast.Name):
                todo.append(home.imported.get(node.id, (here[0], node.id)))
    return seen


def keys_of(title: str) -> dict[str, Definition]:
    """Every key that the title's rules, the engine or the readers of records may ask its facts for."""
    rooms = ("core", "flow", "records")
    starts = [(f"highiron.titles.t{title.lower()}.rules", "make_rules")]
    for path in [path for room in rooms for path in sorted((SOURCE / room).glob("[a-z]*.py"))]:
        name = f"highiron.{path.parent.name}.{path.stem}"
        starts += [(name, defined) for defined in module(name).definitions]
    return {key: where for where, definition in reached(starts).items() for key in keys_in(definition)}


@pytest.mark.parametrize("title", catalogue.titles())
def test_every_key_that_a_title_uses_has_a_number(title: str) -> None:
    used = keys_of(title)
    assert {"pool-limit", "more-purchases", "train-limit", "whose-move"} <= set(used)
    facts = catalogue.facts_for(title, catalogue.player_counts(title)[0])
    assert {key: where for key, where in used.items() if key not in facts.rule_numbers} == {}


@pytest.mark.parametrize("title", catalogue.titles())
def test_the_numbers_are_rules_of_the_title(title: str) -> None:
    listed = Path(__file__).parent / f"t{title.lower()}" / "rule_numbers.txt"
    numbers = {line.split()[0] for line in listed.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()}
    facts = catalogue.facts_for(title, catalogue.player_counts(title)[0])
    unknown = {
        key: facts.rule(key)
        for key in facts.rule_numbers
        if not any(number == facts.rule(key) or number.startswith(f"{facts.rule(key)}.") for number in numbers)
    }
    assert unknown == {}
