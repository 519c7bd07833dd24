"""The list of rules without a test."""

from pathlib import Path

import pytest

from tools.untested_rules import cited_numbers, main, section, title


def make_tests(tmp_path: Path, numbers: str, text: str) -> Path:
    folder = tmp_path / "titles" / "t1899"
    folder.mkdir(parents=True)
    (folder / "rule_numbers.txt").write_text("# a comment\n\n" + numbers.replace(" ", "\n"), encoding="utf-8")
    (folder / "test_it.py").write_text(text, encoding="utf-8")
    return tmp_path


def cites(text: str) -> str:
    """A test that asserts something and says so."""
    return f'def test_it():\n    """{text}"""\n    assert True\n'


def test_missing_rules_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = make_tests(tmp_path, "1899-4.1 1899-4.10 1899-10.3 1899-11.2", cites("1899-4.1 and 1899-10.3."))
    assert main(tests) == 1
    out = capsys.readouterr().out
    assert "Rules without a test:\n  1899-4.10\n" in out
    assert "Options without a test: 1899-11.2" in out
    assert "2 of 4" in out


def test_options_alone_are_no_failure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = make_tests(tmp_path, "1899-4.1.2 1899-3.6 1899-11.2", cites("1899-4.1.2, 1899-3.6b (chapter 1899-4.1)"))
    assert main(tests) == 0
    out = capsys.readouterr().out
    assert "Rules without a test" not in out and "not in the list" not in out
    assert "2 of 3" in out


def test_numbers_that_do_not_exist_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = make_tests(tmp_path, "1899-4.1", cites("1899-4.1, 1899-4.99, 1899-14.6 is no rule, nor is 1846-1.1 ours"))
    assert main(tests) == 1
    assert "Cited, but not in the list of rules: 1899-4.99\n" in capsys.readouterr().out


def test_every_title_has_its_own_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    tests = make_tests(tmp_path, "1830-4.1", cites("1830-4.1, 1846-8.4e"))
    other = tmp_path / "titles" / "t1846"
    other.mkdir()
    (other / "rule_numbers.txt").write_text("1846-8.4\n1846-4.1\n1846-10.5\n", encoding="utf-8")
    (other / "test_that.py").write_text(cites("1846-10.5, 1846-10.81"), encoding="utf-8")
    assert main(tests) == 1
    out = capsys.readouterr().out
    assert "Rules without a test:\n  1846-4.1\n" in out
    assert "not in the list of rules: 1846-10.81\n" in out
    assert "3 of 4" in out


TABLE = """import pytest
from tests.titles.t1899.checks import far as away

CASES = [("1899-4.1", 1)]
NOT_RUN = ["1899-9.1"]  # 1899-9.2


def near(value):
    assert value


{body}
"""
COUNTED = {
    "a docstring": 'def test_it():\n    """1899-4.1."""\n    assert True',
    "a comment on an assertion": "def test_it():\n    assert (\n        True  # 1899-4.1\n    )",
    "a case that is run": '@pytest.mark.parametrize("n", ["1899-4.1"])\ndef test_it(n):\n    assert n',
    "a table that is run": "@pytest.mark.parametrize('n', [*CASES])\ndef test_it(n):\n    assert n",
    "an expected error": 'def test_it():\n    """1899-4.1."""\n    with pytest.raises(KeyError):\n        {}[1]',
    "a helper that asserts": 'def test_it():\n    """1899-4.1."""\n    near(1)',
    "a helper of a helper elsewhere": 'def test_it():\n    """1899-4.1."""\n    away(1)',
    "a method": 'class TestIt:\n    def test_it(self):\n        """1899-4.1."""\n        assert self',
    "a test for some machines": '@pytest.mark.skipif(False, reason="")\ndef test_it():\n    "1899-4.1"\n    assert 1',
}
NOT_COUNTED = {
    "a comment elsewhere": "def test_it():\n    # 1899-4.1\n    value = 1  # 1899-4.1\n    assert value",
    "a docstring of a function that is no test": 'def helper():\n    """1899-4.1."""\n    assert True',
    "a test that asserts nothing": 'def test_it():\n    """1899-4.1."""\n    print(1)',
    "a test that calls what asserts nothing": 'def test_it():\n    "1899-4.1"\n    idle()\n\ndef idle():\n    idle()',
    "a test that is skipped": '@pytest.mark.skip\ndef test_it():\n    """1899-4.1."""\n    assert True',
    "a test skipped for a reason": '@pytest.mark.skip("1899-4.1")\ndef test_it():\n    "1899-4.1"\n    assert True',
}


@pytest.mark.parametrize("case", [*COUNTED, *NOT_COUNTED])
def test_only_what_a_test_asserts_counts(tmp_path: Path, case: str) -> None:
    body = COUNTED.get(case) or NOT_COUNTED[case]
    tests = make_tests(tmp_path / "tests", "1899-4.1", "")
    folder = tests / "titles" / "t1899"
    (folder / "checks.py").write_text(
        "def far(n):\n    return inner(n)\n\ndef inner(n):\n    assert n\n", encoding="utf-8"
    )
    text = f'"""1899-4.1."""\n# 1899-4.1\n{TABLE.replace("{body}", body)}'
    (folder / "test_it.py").write_text(text, encoding="utf-8")
    assert cited_numbers(tests) == ({"1899-4.1"} if case in COUNTED else set())


def test_parts_of_a_number() -> None:
    assert (title("1899-4.2.1"), section("1899-4.2.1")) == ("1899", 4)
