"""List the numbered rules that no test cites.

Each title keeps the numbers of its rules in tests/titles/<title>/rule_numbers.txt. A test cites a rule by writing its
full number, such as 1830-4.2.1, in a name, docstring or comment. Options (section 11) are listed but may be missing,
since each is an exception to a rule that has tests of its own.
"""

import re
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1] / "tests"
NUMBER = re.compile(r"\b\w+-\d+(?:\.\d+)+(?=[a-z]?\b)")  # 1830-3.6b cites 1830-3.6
OPTIONS = 11  # the section of options; later ones hold no rules


def section(number: str) -> int:
    """4 for `1830-4.2.1`."""
    return int(re.split(r"[-.]", number)[1])


def title(number: str) -> str:
    """`1830` for `1830-4.2.1`."""
    return number.partition("-")[0]


def wanted_numbers(tests: Path) -> list[str]:
    """All rule numbers of all titles, in the order of their files."""
    lines: list[str] = []
    for path in sorted(tests.glob("titles/*/rule_numbers.txt")):
        lines += path.read_text(encoding="utf-8").splitlines()
    return [line.strip() for line in lines if line.strip() and not line.startswith("#")]


def cited_numbers(tests: Path) -> set[str]:
    """All rule numbers that stand in a test file."""
    found: set[str] = set()
    for path in tests.rglob("test_*.py"):
        found.update(NUMBER.findall(path.read_text(encoding="utf-8")))
    return found


def main(tests: Path = TESTS) -> int:
    wanted = wanted_numbers(tests)
    cited = cited_numbers(tests)
    missing = [number for number in wanted if number not in cited]
    rules = [number for number in missing if section(number) != OPTIONS]
    options = [number for number in missing if section(number) == OPTIONS]
    listed = {title(number) for number in wanted}
    unknown = [n for n in sorted(cited - set(wanted)) if title(n) in listed and section(n) <= OPTIONS]
    unknown = [n for n in unknown if not any(rule.startswith(f"{n}.") for rule in wanted)]  # a whole chapter
    if rules:
        print("Rules without a test:")
        print("\n".join(f"  {number}" for number in rules))
    if options:
        print(f"Options without a test: {', '.join(options)}")
    if unknown:
        print(f"Cited, but not in the list of rules: {', '.join(unknown)}")
    print(f"{len(wanted) - len(missing)} of {len(wanted)} numbered rules and options are cited by tests.")
    return 1 if rules else 0


if __name__ == "__main__":
    sys.exit(main())
