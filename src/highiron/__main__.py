"""`python -m highiron` is the command `highiron`."""

from highiron.cli import main

main()
