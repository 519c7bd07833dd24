"""List the numbered rules that no test proves.

Each title keeps the numbers of its rules in tests/titles/<title>/rule_numbers.txt; a new title adds such a file. A rule
counts as tested when a test function cites its full number, such as 1830-4.2.1, where a reader looks for what the test
shows: in its docstring, in its decorators and the tables they name (cases that are really run), or in a comment that
stands on one of its assertions. The function must assert something, by itself or through a helper of the tests that
does, and must not be skipped outright. Docstrings of modules and comments elsewhere say nothing about what is tested.

Options (section 11, in 18CE section 18) are listed but may be missing, since each is an exception to a rule that has
tests of its own. A number that a test cites although no list has it is an error, as is a rule without a test.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1] / "tests"
NUMBER = re.compile(r"\b\w+-\d+(?:\.\d+)+(?=[a-z]?\b)")  # 1830-3.6b cites 1830-3.6
OPTIONS = {"18CE": 18}  # the section of options; later ones hold no rules
USUAL_OPTIONS = 11
ASSERTING = ("pytest.raises", "pytest.fail")
SKIP = re.compile(r"pytest\.mark\.skip(\(.*\))?", re.DOTALL)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def section(number: str) -> int:
    """4 for `1830-4.2.1`."""
    return int(re.split(r"[-.]", number)[1])


def options_of(number: str) -> int:
    """The section of options of its title."""
    return OPTIONS.get(title(number), USUAL_OPTIONS)


def is_option(number: str) -> bool:
    return section(number) == options_of(number)


def title(number: str) -> str:
    """`1830` for `1830-4.2.1`."""
    return number.partition("-")[0]


def wanted_numbers(tests: Path) -> list[str]:
    """All rule numbers of all titles, in the order of their files."""
    lines: list[str] = []
    for path in sorted(tests.glob("titles/*/rule_numbers.txt")):
        lines += path.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


class Module:
    """A file of the tests, read once."""

    def __init__(self, path: Path) -> None:
        text = path.read_text(encoding="utf-8")
        self.tree = ast.parse(text)
        self.tables = {
            target.id: node.value
            for node in self.tree.body
            if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name)
        }
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        self.comments = {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}

    def citing(self, function: Function) -> Iterator[str]:
        """The texts in which a test says what it shows."""
        yield ast.get_docstring(function) or ""
        for decorator in function.decorator_list:
            yield from self._strings(decorator)
        for node in ast.walk(function):
            if isinstance(node, ast.Assert):
                yield from (self.comments.get(line, "") for line in range(node.lineno, (node.end_lineno or 0) + 1))

    def _strings(self, node: ast.AST, deep: int = 3) -> Iterator[str]:
        """Texts in an expression, also in the tables of the module that it names."""
        for part in ast.walk(node):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield part.value
            elif isinstance(part, ast.Name) and part.id in self.tables and deep:
                yield from self._strings(self.tables[part.id], deep - 1)


class Suite:
    """All files of the tests, and which of their functions assert."""

    def __init__(self, tests: Path) -> None:
        self.modules: dict[Path, Module] = {path: Module(path) for path in sorted(tests.rglob("*.py"))}
        self._places = {".".join(path.relative_to(tests.parent).with_suffix("").parts): path for path in self.modules}

    def asserts(self, path: Path, function: Function, seen: frozenset[Function] = frozenset()) -> bool:
        """Whether it has an assertion, or calls a function of the tests that has."""
        for node in ast.walk(function):
            if isinstance(node, ast.Assert):
                return True
            if isinstance(node, ast.Call):
                if ast.unparse(node.func) in ASSERTING:
                    return True
                found = self._function(path, node.func.id) if isinstance(node.func, ast.Name) else None
                if found is not None and found[1] not in seen and self.asserts(*found, seen | {function}):
                    return True
        return False

    def _function(self, path: Path, name: str) -> tuple[Path, Function] | None:
        """The function of that name: of the module itself, or of the tests' module that it is imported from."""
        module = self.modules[path]
        for node in module.tree.body:
            if isinstance(node, Function) and node.name == name:
                return path, node
            if isinstance(node, ast.ImportFrom) and node.module in self._places:
                for alias in node.names:
                    if name == (alias.asname or alias.name):
                        return self._function(self._places[node.module], alias.name)
        return None

    def tests(self) -> Iterator[tuple[Module, Function]]:
        """Every test that is run and asserts something."""
        for path, module in self.modules.items():
            functions = [node for node in ast.walk(module.tree) if isinstance(node, Function)]
            for function in functions if path.name.startswith("test_") else ():
                is_run = function.name.startswith("test_") and not is_skipped(function)
                if is_run and self.asserts(path, function):
                    yield module, function


def is_skipped(function: Function) -> bool:
    """Never run, whatever the machine: `skip`, not `skipif`."""
    return any(SKIP.fullmatch(ast.unparse(decorator)) for decorator in function.decorator_list)


def cited_numbers(tests: Path) -> set[str]:
    """All rule numbers that a test cites which asserts something."""
    found: set[str] = set()
    for module, function in Suite(tests).tests():
        for text in module.citing(function):
            found.update(NUMBER.findall(text))
    return found


def main(tests: Path = TESTS) -> int:
    wanted = wanted_numbers(tests)
    cited = cited_numbers(tests)
    missing = [number for number in wanted if number not in cited]
    rules = [number for number in missing if not is_option(number)]
    options = [number for number in missing if is_option(number)]
    listed = {title(number) for number in wanted}
    unknown = [n for n in sorted(cited - set(wanted)) if title(n) in listed and section(n) <= options_of(n)]
    unknown = [n for n in unknown if not any(rule.startswith(f"{n}.") for rule in wanted)]  # a whole chapter
    if rules:
        print("Rules without a test:")
        print("\n".join(f"  {number}" for number in rules))
    if options:
        print(f"Options without a test: {', '.join(options)}")
    if unknown:
        print(f"Cited, but not in the list of rules: {', '.join(unknown)}")
    print(f"{len(wanted) - len(missing)} of {len(wanted)} numbered rules and options are cited by tests.")
    return 1 if rules or unknown else 0


if __name__ == "__main__":
    sys.exit(main())
