"""The command `highiron`. Results go to standard output, everything else to standard error.

Exit status: 0 all is well, 1 a refused action, 2 wrong input, 70 a fault of the program, 130 interrupted.
"""

from highiron.cli.app import app, main

__all__ = ["app", "main"]
