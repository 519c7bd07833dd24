"""18CE Chapter 1: Eurasia. The rules of Chapter 0 on the grid of a continent, with a calendar from 1825 to 2024.

`board.json` is written by `highiron study board`; rules are numbered 18CE+-1 and so on, as the study lists them.
"""
