lesson-over = درس پایان یافت.
