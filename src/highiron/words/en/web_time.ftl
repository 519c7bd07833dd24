# Texts of the browser client: turns, looking back, trying out.

web-since = { $count ->
    [one] Since your last turn: one action
   *[other] Since your last turn: { $count } actions
 }
web-since-cash = your cash
web-since-more = { $count ->
    [one] and one thing before that
   *[other] and { $count } things before that
 }
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
