# What the server answers when something cannot be done. One message per sentence; $known, $free … are lists of names.

problem-not-signed-in = Sign in or take a guest's name first, or send an API token.
problem-guests-may-not = Guests may not do that: make an account first, your games stay yours.
problem-missing-scope-account = This needs a token with the scope 'account'.
problem-not-by-token = This cannot be done with an API token; sign in with the password instead.
problem-administrators-only = Only an administrator who is signed in with a password may do that.
problem-missing-scope = This needs a token with the scope '{ $name }'.
problem-too-many-requests = That was too often. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
problem-unknown-token = This API token does not exist or was deleted.
problem-cross-site = This request was made by a page of another site, and is refused.
problem-csrf = Send the header X-CSRF-Token with the value that GET /api/me gives you for this session.
problem-password-too-short = A password needs { $shortest } characters or more.
problem-password-too-long = A password may have { $longest } characters at most.
problem-password-too-easy = This password is too easy to guess; take another.
problem-not-found = { $what ->
    [game] There is no such game, or it is not yours to see.
    [person] There is no such person.
    [line] There is no such line of chat.
    [seat] You have no such seat.
    [session] There is no such session of yours.
    [token] There is no such token of yours.
    [report] There is no such report.
   *[other] There is no such thing, or it is not yours to see.
 }
problem-fault = This is a fault of the server, not of yours. It has been logged; please report it.
problem-body-too-deep = The body nests too deeply.
problem-body-not-utf8 = The body is not valid UTF-8.
problem-no-such-game = There is no such game.
problem-other-sequence = The game is at sequence { $present }, not { $given }. Fetch the present view and decide anew.
problem-move-refused = The rules do not allow this move.
problem-key-used = This key was used for another request. Every new request needs a new key.
problem-seat-of-others = You do not hold this seat.
problem-game-not-running = { $status ->
    [open] The game has not begun: nothing can be changed in it yet.
    [abandoned] The game was abandoned: nothing can be changed any more.
   *[ended] The game is over: nothing can be changed any more.
 }
problem-changing-too-fast = The table is changing too fast right now; nothing was stored. Please try again.
problem-two-seats-named = The action is for seat '{ $seat }', the request for seat '{ $seat2 }'.
problem-end-by-vote = A game is ended early by a vote: propose to abandon it.
problem-bad-key = The key must be 1 to { $longest } printable characters, new for every request.
problem-seats-do-not-fit = There are { $given } seats taken at a table of { $players }.
problem-table-does-not-fit = The table does not fit the game.
problem-unknown-bot = There is no bot '{ $bot }'; there are: { $known }.
problem-already-started = The game has begun already.
problem-not-full = { $free ->
    [one] One of { $players } seats is still free.
   *[other] { $free } of { $players } seats are still free.
 }
problem-not-begun = The game has not begun.
problem-undo-to-no-position = Undo goes to a position from 0 to { $last }, not { $to }.
problem-nothing-to-redo = There is nothing to redo.
problem-no-such-vote = There is no such vote.
problem-unknown-vote = A vote is one of { $kinds }, not '{ $kind }'.
problem-unknown-seat = There is no seat '{ $of }' at this table.
problem-bot-or-person = Name either a bot or a person for the seat.
problem-unknown-person = There is no such person.
problem-not-welcome = That person does not want to be asked by you.
problem-already-seated = That person has a seat at this table already.
problem-no-voice = You have no voice in this vote.
problem-vote-closed = { $status ->
    [accepted] The vote is over: it was accepted.
    [declined] The vote is over: it was declined.
   *[other] The vote is over.
 }
problem-vote-open = There is an open vote on this already; answer it first.
problem-busy = The server is busy with such requests; try again.
problem-too-much-work = That is more work than one may ask for at once. Try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
 }.
problem-not-at-the-table = Only the people at this table may talk here.
problem-too-many-listeners = So many are listening that there is no room for one more stream.
problem-too-many-streams = So many streams are open already: close some first.
problem-guests-closed = Guests cannot play here at the moment: make an account or sign in.
problem-too-many-blocks = You block { $most_blocks } people, which is the most.
problem-not-your-line = This line is somebody else's; report it instead.
problem-administrator = Administrators cannot be banned or muted; take that right away first.
problem-banned = This account is closed.
problem-muted = You may not talk here for a while.
problem-database-unreachable = The server does not reach its database.
problem-not-allowed = The figures are for programs on the server's own machine.
problem-nothing-at = There is nothing at /{ $value }.
problem-nothing-here = There is nothing at this address.
problem-name-taken = Somebody has an account with this name or one like it; take another.
problem-unknown-link = This link was used already or has expired; ask the administrator for a new one.
problem-no-such-account = There is no such account.
problem-already-an-account = You have an account already.
problem-account-deleted = This account was deleted.
problem-last-administrator = You are the only administrator: make somebody else one before you leave.
problem-name-empty = A name needs a letter or more.
problem-name-too-long = A name may have { $longest } characters at most.
problem-name-much-too-long = This name is too long.
problem-name-of-the-gone = This name is kept for people who have left.
problem-name-invisible = A name may not have invisible or control characters.
problem-name-heaps-marks = A name may not heap marks on a letter.
problem-registration-closed = Accounts are made by the administrator of this server; ask there.
problem-wrong-credentials = Name or password is wrong.
problem-webhook-needs-account = Webhooks are for accounts: make one first, your games stay yours.
problem-name-is-kept = An account keeps its name.
problem-signed-in = You are signed in as { $name }: sign out first.
problem-wrong-passkey = This passkey is not known here, or its proof does not hold.
problem-bad-passkey = This is no passkey that can be used here; make it anew.
problem-unknown-challenge = This took too long, or was answered before; begin anew.
problem-passkey-known = This passkey is known already.
problem-no-such-passkey = There is no such passkey of yours.
problem-too-many-passkeys = You have { $most } passkeys, which is the most; take one away first.
problem-wrong-password = The password is wrong.
problem-too-many-tokens = You have { $most } tokens, which is the most; delete some first.
problem-hidden-things = Nothing can be tried out now: what follows depends on things that you may not know.
problem-unknown-company = There is no company '{ $company }' in this game that could run trains.
problem-not-running = The game is over: there is nothing to decide.
problem-not-your-turn = Seat { $seat } has nothing to decide now.
problem-not-your-seat = You hold no seat in this game.
problem-no-such-person = There is no account of that name. Guests need an account first.
problem-program-unknown-company = There is no company '{ $company }' in this game.
problem-program-not-started = { $company } has not been started yet.
problem-program-how-many = Say how many shares to hold in the end: `shares` must be at least 1.
problem-program-floated = { $company } has floated already.
problem-not-in-that-format = This game cannot be written for 18xx.games: { $message }.
problem-reading-busy = Records are being read; try again in a moment.
problem-record-broke-off = The record could not be read: replaying it broke off.
problem-record-too-slow = The record could not be replayed within { $seconds } seconds.
record-title-not-there = that site has no { $title }
record-refused-there = its rules refuse action { $number }: { $why }
record-reckoned-otherwise = its rules would lead to another result
record-nothing-like-it = it has nothing like “{ $what }”
problem-not-while-running = A record holds hidden things, so there is none before the game is over.
problem-unknown-title = There is no such title; there are: { $known }.
problem-no-email-here = This server sends no e-mail; ask its administrator.
problem-invalid-email = This is no e-mail address.
problem-mail-link = This link is no longer good: the address was changed, or it was mistyped.
problem-too-many-followed = You follow { $most } people, which is the most.
problem-rematch-of-others = Only those who played this game can begin it anew.
problem-not-over = The game is not over yet.
problem-nothing-played = Nothing was played in this game: there is nothing to analyse.
problem-too-many-analyses = { $most ->
    [one] One analysis that you asked for is not done yet; wait for it, or cancel it.
   *[other] { $most } analyses that you asked for are not done yet; wait for one of them, or cancel one.
 }
problem-too-many-analyses-here = { $most ->
    [one] One analysis asked for from your internet connection is not done yet; wait for it.
   *[other] { $most } analyses asked for from your internet connection are not done yet; wait for one of them.
}
problem-analysis-of-others = Only who asked for the analysis, or the host of the table, may cancel it.
problem-players-of-title = { $title } is for { $counts } players.
problem-rules-not-here = The rules of this game are not part of this server.
problem-unknown-facts = No table uses these facts. Take the name from the table or the view.
problem-unknown-language = There is no such language; there are: { $known }.
problem-no-such-facts = There are no such facts. Take the name from the table or the view.
problem-too-slow = The request took too long to arrive.
problem-zero-byte = The request holds a zero byte.
problem-disk-full = The server's disk is nearly full, so that nothing new can be begun.
problem-too-many-tables = You have { $most } tables that have not ended, which is the most; end some first.
problem-too-many-bots = { $bots_alone ->
    [one] At one of your tables bots play alone already; wait until that game has ended.
   *[other] At { $bots_alone } of your tables bots play alone already; wait until one of these games has ended.
 }
problem-look-signed-in = Sign in to look for your own tables, or name a player.
problem-holds-nul = A text to look for must not hold the character NUL.
problem-bad-cursor = This cursor is not one that a page of tables gave. Start without one.
problem-too-many-seats = The table has { $players } seats, but { $given } were given.
problem-one-seat-each = At an online table everybody has one seat. Choose hotseat to play several.
problem-one-seat-online = At an online table everybody has one seat.
problem-you-sit-already = You sit at this table already.
problem-table-full = All seats of this table are taken.
problem-seat-taken = Seat { $wanted } is not free; free are: { $free }.
problem-seats-kept = The free seats are kept for those who played before: for { $hours ->
    [one] one more hour
   *[other] { $hours } more hours
}.
problem-not-seated = You do not sit at this table.
problem-seats-of-people = Other people take their seats themselves: send them the invitation.
problem-not-at-table = Nobody with the id { $person } sits at this table, or twice.
problem-already-begun = The game has begun already; its table can no longer be changed.
problem-all-seats-needed = A game can only start at once when every seat is taken: fill them with bots.
problem-host-only = Only the person who made the table may do that.
problem-host-blocks-you = The person who made this table does not want to play with you.
problem-seats-still-free = { $free ->
    [one] One seat is still free: wait, or put a bot into it.
   *[other] { $free } seats are still free: wait, or put bots into them.
 }
problem-field-empty = The field { $field } is empty.
problem-field-too-long = The field { $field } may have { $longest } characters at most.
problem-field-control = The field { $field } has control characters; leave them out.
problem-webhook-address = A webhook's address must be like https://example.org/path.
problem-webhook-password = A webhook's address may not hold a name or password.
problem-webhook-plain = A webhook's address may have only plain characters; encode the others.
problem-webhook-reachable = A webhook's address must be reachable from everywhere, not only within a network.
problem-webhook-no-address = This is not an address.
problem-banned-because = This account is closed. { $reason }
problem-no-such-position = There are positions 0 to { $last }, not { $position }.

## What the web framework refuses, by status

problem-status-400 = The request cannot be read: check that its body is valid JSON.
problem-status-401 = Sign in first, or send an API token.
problem-status-403 = You may not do that.
problem-status-404 = There is nothing at this address.
problem-status-405 = This address does not take that method; the header Allow lists those it takes.
problem-status-406 = This cannot be sent in the form that was asked for.
problem-status-413 = The request is too large.
problem-status-415 = Send the body as application/json.
problem-status-429 = That was too often; wait a little.
problem-status-other = The request is refused.
problem-schema = The request does not fit the schema. { $named }
problem-unavailable = The database cannot be used right now and nothing was stored. Please try again in a moment.
problem-record-unreadable = The record cannot be read. { $why }
problem-record-unreadable-at = The record cannot be read. Action { $number }: { $why }

## Names of seats that nobody has named

name-of-player = Player { $number }
name-of-bot = { $bot } { $number }
name-of-house-bot = { $character ->
    [thrifty] Thrifty
    [raider] Raider
    [builder] Builder
    [operator] Operator
   *[steady] Steady
 } { $number }

## What an administrator should look after

condition-disk = Only { $megabytes } MB are free on the disk of { $place }.
condition-database = The database does not answer.
condition-bots = { $games ->
    [one] One game waits for its bots.
   *[other] { $games } games wait for their bots.
 }
condition-webhooks = Calls of webhooks are { $minutes ->
    [one] one minute late.
   *[other] { $minutes } minutes late.
 }
condition-mails = E-mails are { $minutes ->
    [one] one minute late.
   *[other] { $minutes } minutes late.
 }
condition-pushes = Messages to browsers are { $minutes ->
    [one] one minute late.
   *[other] { $minutes } minutes late.
 }
condition-mails-refused = { $mails ->
    [one] The mail server has not taken one e-mail, tried again and again.
   *[other] The mail server has not taken { $mails } e-mails, tried again and again.
 }
condition-reports = { $reports ->
    [one] One report waits for an administrator.
   *[other] { $reports } reports wait for an administrator.
 }
condition-backups-none = No backups are made: HIGHIRON_BACKUPS names no directory.
condition-backups-missing = There is no backup in { $place } yet.
condition-backups-late = The latest backup is { $hours } hours old.
problem-no-hints = This table was set up to be played without hints: nobody at it may ask what a bot would do.
