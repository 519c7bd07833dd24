"""What the end of every test run checks: that nothing it started is still running."""

import subprocess

import pytest

from tests.leftovers import describe, end, leftovers


@pytest.mark.parametrize("started", ["sleep 60", "(sleep 60 &) ; true", "setsid sleep 60 &"])
def test_a_process_left_behind_is_found_even_without_its_parent(started: str) -> None:
    with subprocess.Popen(["sh", "-c", started]) as shell:
        if "&" in started:
            shell.wait()
        found = [process for process in leftovers(patience=0.1) if "sleep" in describe([process])]
        try:
            assert len(found) in (1, 2), "the sleep, perhaps with the shell that waits for it"
        finally:
            end(found)
    assert not [process for process in leftovers() if "sleep 60" in describe([process])]
