"""The project uses only what other packages offer to everybody."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent


def imported(path: Path) -> Iterator[str]:
    """The full names of all that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_no_private_module_or_name_of_another_package_is_imported() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for folder in ("src", "tests", "tools", "bench", "examples")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for name in imported(path)
        if not name.startswith("highiron.")
        and any(part.startswith("_") and not part.endswith("__") for part in name.split("."))
    ]
    assert found == []
