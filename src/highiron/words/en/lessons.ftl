# Lessons on the command line.

lesson-over = The lesson is over.
