# Texts of the browser client: turns, looking back, trying out.

web-since = { $count ->
    [one] Since your last turn: one action
   *[other] Since your last turn: { $count } actions
 }
web-since-cash = your cash
web-play-through = Play through
web-step = Step
web-pause = Pause
web-bots-pace = Pace of others
web-bots-pace-instant = at once
web-bots-pace-of = { $seconds } s a move
web-playing = What the others did: { $position } of { $last }
web-since-look = Look at the position then

web-undo-by-consent = Undo: the others are asked
web-redo-by-consent = Redo: the others are asked
web-turn-tools = Turn
web-reset-turn = Begin my turn anew
web-copy-address = Copy the address of this position
web-address-copied = The address of the position after action { $position } is copied.
web-take-back-here = Take back to here

web-try-out = Try things out
web-trying = You are trying things out: nothing here is real.
web-trying-line = { $count ->
    [0] Make any move, for yourself or for the others.
    [one] One move tried so far.
   *[other] { $count } moves tried so far.
 }
web-trying-moved = Meanwhile the real game has gone on.
web-try-back = One move back
web-try-leave = Back to the real game
web-try-moves = Try a move of { $name }

## Clocks

web-clock = Clock
web-clock-none = none
web-clock-move = for each move
web-clock-game = for the whole game
web-clock-time = Time
web-clock-added = Added for each turn
web-clock-then = When it has run out
web-clock-then-vote = the others may hand the seat on
web-clock-then-bot = a bot makes the moves
web-clock-length = { $unit ->
    [none] nothing
    [second] { $count ->
        [one] one second
       *[other] { $count } seconds
     }
    [minute] { $count ->
        [one] one minute
       *[other] { $count } minutes
     }
    [hour] { $count ->
        [one] one hour
       *[other] { $count } hours
     }
   *[day] { $count ->
        [one] one day
       *[other] { $count } days
     }
 }
web-clock-of = Time left
web-clock-days = { $days ->
    [one] one day
   *[other] { $days } days
 } { $hours ->
    [0] { "" }
   *[other] { $hours } h
 }
web-clock-over-vote = no time left
web-clock-over-bot = no time left: a bot moves
web-clock-words-move = { $unit ->
    [second] { $count ->
        [one] Each move has one second.
       *[other] Each move has { $count } seconds.
     }
    [minute] { $count ->
        [one] Each move has one minute.
       *[other] Each move has { $count } minutes.
     }
    [hour] { $count ->
        [one] Each move has one hour.
       *[other] Each move has { $count } hours.
     }
   *[day] { $count ->
        [one] Each move has one day.
       *[other] Each move has { $count } days.
     }
 }
web-clock-words-game = { $unit ->
    [second] { $count ->
        [one] Each player has one second for the whole game.
       *[other] Each player has { $count } seconds for the whole game.
     }
    [minute] { $count ->
        [one] Each player has one minute for the whole game.
       *[other] Each player has { $count } minutes for the whole game.
     }
    [hour] { $count ->
        [one] Each player has one hour for the whole game.
       *[other] Each player has { $count } hours for the whole game.
     }
   *[day] { $count ->
        [one] Each player has one day for the whole game.
       *[other] Each player has { $count } days for the whole game.
     }
 }
web-clock-words-added = { $unit ->
    [second] { $count ->
        [one] Each turn adds one second.
       *[other] Each turn adds { $count } seconds.
     }
    [minute] { $count ->
        [one] Each turn adds one minute.
       *[other] Each turn adds { $count } minutes.
     }
    [hour] { $count ->
        [one] Each turn adds one hour.
       *[other] Each turn adds { $count } hours.
     }
   *[day] { $count ->
        [one] Each turn adds one day.
       *[other] Each turn adds { $count } days.
     }
 }
web-clock-words-vote = The others may hand on the seat of a player who has no time left.
web-clock-words-bot = A bot moves for a player who has no time left.
