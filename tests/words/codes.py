"""All codes of events and reasons with their arguments, read from the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src" / "highiron"
ROOMS = ("core", "flow", "steps", "titles", "routes", "records")

Codes = dict[str, set[str]]  # code -> arguments that every place that uses it gives


def collect(without: tuple[str, ...] = ()) -> tuple[Codes, Codes, list[str]]:
    """Events, reasons, and places whose code could not be read; `without`: folders of titles to leave out."""
    events: Codes = {}
    reasons: Codes = {}
    unread: list[str] = []
    fields = dict(_fields_of_actions())
    for room in ROOMS:
        for path in sorted((SOURCES / room).rglob("*.py")):
            if path.parent.name in without:
                continue
            tree = ast.parse(path.read_text(encoding="utf-8"))
            for offers, refused in _choices(tree):
                _add(reasons, refused, fields[offers])
            for function, call in _calls(tree):
                where = f"{path.relative_to(SOURCES)}:{call.lineno}"
                kind = _name(call)
                if kind == "Event":
                    _enter(events, call, 0, _dict_names(function, call, 1), unread, where)
                elif kind == "Reason":
                    _enter(reasons, call, 0, _dict_names(function, call, 2), unread, where)
                elif kind == "reason":
                    _enter(reasons, call, 1, _keywords(call), unread, where)
                elif kind == "_reason":
                    _enter(reasons, call, 0, _keywords(call), unread, where)
                elif kind == "OnlyOne":
                    _enter(reasons, call, 0, {"places"}, unread, where)
                elif kind == "unknown_name" and isinstance(call.args[1], ast.Constant):
                    _add(reasons, f"unknown-{call.args[1].value!s}", {"name", "example", "why"})
    # The engine looks up every name in an action before a handler sees it.
    for field in ("seat", "company", "private", "hex", "tile", "rotation", "train"):
        _add(reasons, f"unknown-{field}", {"name", "example", "why"})
    return events, reasons, unread


def _fields_of_actions() -> Iterator[tuple[str, set[str]]]:
    """The tag of every action of the house with its fields, also of titles that are not in the catalogue."""
    for path in sorted(SOURCES.rglob("actions.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                names = {str(getattr(line.target, "id", "")) for line in node.body if isinstance(line, ast.AnnAssign)}
                for keyword in node.keywords:
                    if keyword.arg == "tag" and isinstance(keyword.value, ast.Constant):
                        yield str(keyword.value.value), names


def _choices(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """What choices offer, and the code with which they refuse everything else."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            texts = {
                str(getattr(line.targets[0], "id", "")): str(line.value.value)
                for line in node.body
                if isinstance(line, ast.Assign) and isinstance(line.value, ast.Constant)
            }
            if texts.get("refused"):
                yield texts["offers"], texts["refused"]


def ends() -> set[str]:
    """Every reason for the end of a game."""
    found: set[str] = set()
    for room in ROOMS:
        for path in sorted((SOURCES / room).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and _name(node) == "end_game":
                    found.update(str(part.value) for part in _either(node.args[1]) if isinstance(part, ast.Constant))
                if (
                    isinstance(node, ast.Assign)
                    and isinstance(node.targets[0], ast.Attribute)
                    and node.targets[0].attr == "ended"
                    and isinstance(node.value, ast.Constant)
                    and node.value.value
                ):
                    found.add(str(node.value.value))
    return found


def step_names() -> set[str]:
    """Every name that a step gives itself."""
    found: set[str] = set()
    for path in sorted([*(SOURCES / "steps").rglob("*.py"), *(SOURCES / "titles").rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                for line in node.body:
                    if isinstance(line, ast.Assign) and getattr(line.targets[0], "id", "") in ("name", "kind"):
                        assert isinstance(line.value, ast.Constant)
                        found.add(str(line.value.value))
    return found - {""}


def _calls(tree: ast.Module) -> Iterator[tuple[ast.AST, ast.Call]]:
    """Every call with the function it stands in."""

    def walk(node: ast.AST, function: ast.AST) -> Iterator[tuple[ast.AST, ast.Call]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                yield function, child
            yield from walk(child, child if isinstance(child, ast.FunctionDef) else function)

    return walk(tree, tree)


def _name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def _either(value: ast.expr | None) -> list[ast.expr | None]:
    """Both sides of a choice, or the value itself."""
    return [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]


def _enter(codes: Codes, call: ast.Call, at: int, args: set[str] | None, unread: list[str], where: str) -> None:
    code = call.args[at] if len(call.args) > at else None
    for one in _either(code):
        if isinstance(one, ast.Constant) and args is not None:
            _add(codes, str(one.value), args)
        else:
            unread.append(where)


def _add(codes: Codes, code: str, args: set[str]) -> None:
    codes[code] = codes[code] & args if code in codes else set(args)


def _keywords(call: ast.Call) -> set[str]:
    return {str(keyword.arg) for keyword in call.keywords}


def _dict_names(function: ast.AST, call: ast.Call, at: int) -> set[str] | None:
    """The keys of a dictionary argument, written in place or assigned to a name before."""
    if len(call.args) <= at:
        return set()
    given = call.args[at]
    return _keys(function, given, call.lineno)


def _keys(function: ast.AST, given: ast.expr, line: int) -> set[str] | None:
    """The keys of a dictionary as the last line before `line` made it; parts of others are read too."""
    if isinstance(given, ast.Name):
        before = {
            node.lineno: node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and node.targets[0].id == given.id
            and node.lineno <= line
        }
        if not before:
            return None
        given = before[max(before)]
    if not isinstance(given, ast.Dict):
        return None
    found: set[str] = set()
    for key, value in zip(given.keys, given.values, strict=True):
        if key is None:
            found |= _keys(function, value, line) or set()
        elif isinstance(key, ast.Constant):
            found.add(str(key.value))
    return found
