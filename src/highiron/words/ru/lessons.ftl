lesson-over = Урок окончен.
