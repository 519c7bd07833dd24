# Learning on the page: the list of lessons, and what stands around a lesson. The lessons themselves are in lessons_….ftl.

web-learn = Learn
web-learn-lead = Short lessons at a real table. Try things: whatever the rules allow is possible, and a wrong move tells you why.
web-learn-count = { $done } of { $count } finished
web-lesson = Lesson
web-lesson-minutes = { $count } min
web-lesson-done = Finished
web-lesson-step = Step { $number } of { $of }
web-lesson-reached = Well done.
web-lesson-onward = Go on.
web-lesson-next = Next
web-lesson-hint = Show me
web-lesson-back = Back
web-lesson-step-again = Begin this step again
web-lesson-again = Once more
web-lesson-finish = Finish
web-lesson-finished = Lesson finished
web-lesson-following = Next lesson
web-lesson-closed = This lesson cannot be opened

## The coach of a first game

web-coach = Coach
web-coach-bot = What a bot would do:
web-coach-heard = I know
web-coach-off = Go on without a coach
web-coach-first = A first game with a coach
web-coach-first-about = Play 1830 against bots. At each new kind of decision the coach says what it is, what a bot would do, and why. You can send it away at any time.
web-coach-first-start = Begin a coached game

## Puzzles

web-puzzles = Puzzles
web-puzzles-lead = A new one every day, the same for everybody: one position, one question, and an answer that has been proven.
web-puzzle-today = Today
web-puzzle-solved = Solved
web-puzzle-difficulty = { $level ->
    [1] easy
    [2] medium
   *[3] hard
 }
