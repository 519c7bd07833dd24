"""What a server does with memory it no longer needs."""

import platform
import subprocess
import sys

import pytest

SCRIPT = """
from highiron.server.memory import be_thrifty

def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096

be_thrifty()
before = resident()
large = []
for number in range(400):  # pieces that are freed teach the library by itself to keep those that follow
    b"x" * (200_000 + number * 1000)
    large.append(b"y" * (200_000 + number * 1000))
most = resident()
del large[:-1]  # the last lies behind all others
print(most - before, resident() - before)
"""


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="there is no glibc")
def test_memory_of_large_answers_goes_back_to_the_system() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True)
    most, after = map(int, done.stdout.split())
    assert most > 100e6 and after < 10e6
