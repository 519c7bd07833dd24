# Texts of the browser client: people at a table.

web-tab-talk = Talk
web-unread = { $count ->
    [one] one new line
   *[other] { $count } new lines
 }

## Chat and notes

web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-earlier = Show earlier lines
web-chat-say = Say something to the table
web-chat-send = Send
web-chat-only-table = Only the people at this table may talk here.
web-own-notes = Your notes
web-own-notes-about = Only you can read them.
web-notes-writing = Not kept yet …
web-notes-saved = Kept.
web-notes-failed = They could not be kept. Try again later.

## Who sits here

web-at-the-table = At the table
web-seat-nobody = nobody here
web-seat-waited = { $unit ->
    [day] waited for { $count ->
        [one] one day
       *[other] { $count } days
     }
    [hour] waited for { $count ->
        [one] one hour
       *[other] { $count } hours
     }
   *[minute] { $count ->
        [0] just asked
        [one] waited for one minute
       *[other] waited for { $count } minutes
     }
 }
web-seat-absent = { $unit ->
    [day] absent for { $count ->
        [one] one day
       *[other] { $count } days
     }
    [hour] absent for { $count ->
        [one] one hour
       *[other] { $count } hours
     }
   *[minute] absent for { $count ->
        [one] one minute
       *[other] { $count } minutes
     }
 }
web-absent-short = absent
web-watching = You are watching this game.
web-offer-waiting = { $name } is asked to answer:
web-offer-for-you = You are asked to answer:

## Decisions of the table

web-propose-substitute = Hand on a seat
web-propose-abandon = Give up the game
web-propose-go = Propose it
web-abandon-go = Propose to give up
web-substitute-seat = Which seat?
web-substitute-by = Who takes it?
web-substitute-bot = the bot { $bot }
web-substitute-person = a person
web-substitute-name = The name of their account
web-substitute-about = They are asked, too: they open this game and agree. Guests need an account first.
web-abandon-about = The game ends as it stands. It stays on the server as a record that everybody can look at.
web-vote-all = Everybody else at the table must agree. The seat of an absent player needs no agreement of that player.
web-vote-alone = Nobody else has to agree: it happens at once.
web-vote-opened = The others are asked.
web-vote-carried = It is done.
web-vote-undo = { $to ->
    [0] { $name } asks to go back to the start of the game.
   *[other] { $name } asks to go back to the position after action { $to }.
 }
web-vote-redo = { $name } asks to do again what was taken back, up to action { $to }.
web-vote-substitute = { $kind ->
    [bot] { $name } asks that the bot { $newcomer } plays for { $seat }.
   *[person] { $name } asks that { $newcomer } takes the seat of { $seat }.
 }
web-vote-abandon = { $name } asks to give up the game.
web-vote-waiting = Waiting for { $names }
web-vote-agree = Agree
web-vote-decline = Decline
web-vote-withdraw = Withdraw
web-vote-look = Look at it

## Programmed moves

web-programs = Programmed moves
web-programs-about = They are made for you when your turn comes, and only you can see them.
web-programs-past = What earlier ones did
web-program-new = Program a move
web-program-replace = Program another instead
web-program-cancel = End it
web-program-set = Set it
web-program-seat = For
web-program-pass = Pass
web-program-buy = Buy shares
web-program-nothing-to-buy = Shares can be bought once a company has been started.
web-program-until-round = Pass until the round is over, or until …
web-program-until = How long
web-program-until-floated = until it floats
web-program-until-shares = until I own so many shares
web-program-at-most = At most per share
web-program-no-limit = no limit
web-program-as-president = Only while I am president
web-program-pass-short = Pass until the round is over{ $count ->
    [0] .
    [one] { "" }, or until one thing happens that ends it.
   *[other] { "" }, or until one of { $count } things happens.
 }
web-program-buy-floated = Buy { $company } from { $source } in every turn until it floats{ $limit ->
    [none] .
   *[other] { "" }, for at most { $limit } each.
 }
web-program-buy-shares = Buy { $company } from { $source } in every turn until you own { $count ->
    [one] one share
   *[other] { $count } shares
 }{ $limit ->
    [none] .
   *[other] { "" }, for at most { $limit } each.
 }
web-stop-shares-bought = somebody buys shares of a company I own shares of
web-stop-shares-sold = somebody sells shares of a company I own shares of
web-stop-president-changed = one of my companies gets another president
web-stop-company-started = somebody starts a company
web-stop-bid-made = somebody bids on a private I have a bid on
web-stop-price-moved = the price of a company I own shares of changes

## Being told

web-bell = Your turn
web-bell-settings = Being told of your turn
web-resign = Leave the game
web-resign-bot = Let a bot play for me
web-resign-bot-about = A house bot takes your seat and the others play on.
web-bell-about = The browser can tell you when it is your turn, even when this page is in the background.
web-bell-off = Tell me
web-bell-on = You will be told
web-bell-denied = This browser has been told not to show messages of this page. You can change that in its settings for this address.
web-bell-impossible = This browser cannot show messages.
web-notice-turn = It is your turn
web-notice-offer = Somebody makes you an offer
web-notice-vote = The table asks whether you agree
web-notice-substitute = You are asked to take a seat
web-notice-started = The game has begun
web-notice-ended = The game is over

## Handing on the screen

web-handover = Hand the screen to { $name }
web-handover-about = The next move is made with cards that the others must not see.
web-handover-ready = I am { $name }: show the board

## About lines of chat

web-line-tools = What to do about this line of { $name }
web-line-remove = Take it away
web-line-removed = This line was taken away.
web-report = Report
web-report-title = Report { $name }
web-report-why = What is wrong?
web-report-send = Tell the administrators
web-report-sent = The administrators are told.
web-block = Block
web-blocked = You hear no more of { $name }. Your account page lists whom you block.
web-notice-reminder = Your time to move runs out
