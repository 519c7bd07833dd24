"""`highiron lesson`: the list, the steps, and what a try is answered."""

from tests.cli.conftest import Run

BUY = '{"type": "take_private", "private": "SV"}'


def test_lessons_are_listed(run: Run) -> None:
    told = run("lesson").stdout
    assert "1830-auction" in told and "The first auction" in told


def test_a_lesson_is_walked_through_by_tries(run: Run) -> None:
    begun = run("lesson", "1830-auction", "--legal")
    assert "(2/6)" in begun.stdout and "(3/6)" not in begun.stdout
    assert "Buy the SV." in begun.stdout and '"take_private"' in begun.stdout
    on = run("lesson", "1830-auction", "-t", BUY)
    assert on.exit_code == 0 and "It is yours." in on.stdout and "(3/6)" in on.stdout
    low = run("lesson", "1830-auction", "-t", BUY, "-t", '{"type": "bid", "private": "CA", "price": 161}')
    assert low.exit_code == 1 and "[1830-3.4]" in low.stdout
    astray = run("lesson", "1830-auction", "-t", '{"type": "pass"}')
    assert astray.exit_code == 1 and "That is legal" in astray.stdout


def test_the_solution_is_shown_and_bad_input_is_told(run: Run) -> None:
    assert '"price":90' in run("lesson", "1830-par", "--solution").stdout
    for wrong, said in ((("1830-nothing",), "there is no lesson"), (("1830-par", "-t", "nonsense"), "not valid JSON")):
        failed = run("lesson", *wrong)
        assert failed.exit_code == 2 and said in failed.stderr


def test_a_puzzle_of_a_day_is_shown_and_solved(run: Run) -> None:
    shown = run("puzzle", "--day", "2026-11-18")
    assert shown.exit_code == 0 and shown.stdout.startswith("puzzle-")
    assert run("puzzle", "--day", "2026-11-18").stdout == shown.stdout
    assert '{"type"' in run("puzzle", "puzzle-001", "--solution").stdout
    for wrong in (("puzzle", "puzzle-999"), ("puzzle", "--day", "today")):
        assert run(*wrong).exit_code == 2
