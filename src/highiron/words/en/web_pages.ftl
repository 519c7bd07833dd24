# Texts of the browser client: pages around the game. Companies, trains, hexes and rule numbers are the same in all languages.

web-name = Highiron
web-home = First page
web-close = Close
web-cancel = Cancel
web-save = Save
web-copy = Copy
web-copied = Copied.
web-any = any
web-optional = optional
web-yes = yes
web-no = no
web-loading = Loading …
web-try-again = Try again
web-navigation = Pages

## Problems

web-problem = Something went wrong. Please try again.
web-problem-unreachable = The table server cannot be reached. Check your connection and try again.
web-problem-sequence-conflict = The game has gone on meanwhile. This is where it stands now.
web-lost = There is nothing at this address
web-lost-what-now = The link may be old or mistyped.
web-table-closed = This table cannot be shown

## First page

web-welcome = Build railways, run companies, outwit your friends.
web-welcome-back = Welcome back, { $name }
web-picture-of-a-game = A game of 1846 on this page: the map, the market, the companies and what can be done next.
web-what-this-is = Highiron plays 18xx railway games: buy shares, lay track, run trains, and be the richest when the bank breaks. Play against house bots, around one screen, or with friends far away over days.
web-play-now-heading = Pick a game
web-play-now = Play now against bots
web-more-choices = More choices
web-hotseat = Share one screen
web-new-table = New table
web-import = Bring a recorded game
web-importing = Reading the file …
web-import-about = A file of Highiron or of 18xx.games. Step through it move by move, or play a game that has not ended on, with all seats at this screen.
web-import-look = Look at it
web-import-go-on = Play on here
web-title-figures = { $players } players · { $length ->
    [none] by { $designer }
   *[other] { $length } · by { $designer }
 }
web-guest-name = Guest
web-my-games = My games
web-my-games-none = You are in no game yet.
web-open-tables = Open tables
web-open-tables-none = No table is waiting for players. Make one, and others will find it here.
web-watch = Watch
web-watch-none = No public game is being played right now.
web-your-turn = your turn
web-is-to-move = { $name } is to move
web-won-by = Won by { $names }
web-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
 }
web-at-auction = private auction
web-at-bidding_war = private auction
web-at-seed_auction = private auction
web-at-merger_round = mergers { $number }
web-at-sale_round = sales { $number }
web-at-draft = draft of privates
web-at-open_draft = sale of privates
web-at-stock_round = stock round { $number }
web-at-operating_round = operating rounds { $number }
web-status-open = open
web-status-running = running
web-status-finished = finished
web-status-abandoned = abandoned

## New table

web-which-game = Which game?
web-players = Players
web-table-name = Name of the table
web-where = Where do you play?
web-mode-online = Everybody at their own screen
web-mode-online-about = Friends join by a link, or strangers find the table here. You need not be there at the same time.
web-mode-hotseat = Around this screen
web-mode-hotseat-about = All seats are played here. Hidden cards are covered when the screen is handed on.
web-allow-hints = Everybody may ask for hints
web-public = Everybody may find, join and watch this table
web-absence = Absent players
web-absence-hours = { $hours ->
    [0] keep their seats for ever
    [24] may be replaced after a day
    [72] may be replaced after three days
    [168] may be replaced after a week
   *[other] may be replaced after { $hours } hours
 }
web-seats = Seats
web-seat-number = Who sits in seat { $number }?
web-seat-me = I
web-seat-bot = a bot
web-seat-name = a person here
web-seat-open = open
web-seat-up = Earlier in the order
web-seat-down = Later in the order
web-which-bot = Which bot?
web-bot-random = Random
web-bot-level = How long does it think?
web-bot-character = Which character?
web-level-instant = Instant
    .about = Instant: plays by rules of thumb
web-level-quick = Quick
    .about = Quick: looks ahead for a moment
web-level-strong = Strong
    .about = Strong: looks ahead for about a second
web-character-any = a character drawn by lot
web-character-steady = Steady
    .about = Steady: no habit of its own
web-character-thrifty = Thrifty
    .about = Thrifty: keeps money together
web-character-raider = Raider
    .about = Raider: sells quickly and makes trains of others rust
web-character-builder = Builder
    .about = Builder: lays track to far places
web-character-operator = Operator
    .about = Operator: runs companies well and hurries to better trains
web-bot-named = { $character } ({ $level })
web-name-of-seat = Name of player { $number }
web-player-number = Player { $number }
web-draw-seats = Draw the order of seats by lot at the start
web-rule-options = Rule options
web-preset = Start from
web-preset-rulebook = the rulebook
web-preset-18xx-games = the way of 18xx.games
web-create = Make the table
web-create-and-start = Start playing

## Searching games

web-games = Games
web-search-status = State
web-search-title = Title
web-search-player = Player
web-search-mine = only mine
web-search-none = No game fits.
web-search-more = Show more

## People

web-sign-in = Sign in
web-sign-out = Sign out
web-who-are-you = Who are you?
web-your-name = Your name
web-password = Password
web-new-password = New password
web-password-set = Your new password is set.
web-way-guest = As a guest
web-way-guest-about = Just a name. This browser remembers you.
web-way-guest-go = Come in
web-way-sign-in = I have an account
web-way-sign-in-about = For those who have been here before.
web-way-sign-in-go = Sign in
web-way-register = New account
web-way-register-about = A name and a password, so that you can play from any device. Games you play as a guest stay yours.
web-way-register-go = Make an account
web-account = Account
web-guest = Guest
web-guest-about = Only this browser knows you. Make an account to play from elsewhere too; your games stay yours.
web-nobody = You are not signed in.
web-invited = You are invited
web-invited-by = { $name } invites you to { $table }
web-invited-with = { $names ->
    [none] Nobody sits there yet.
   *[other] At the table: { $names }.
 }
web-invited-full = All seats are taken meanwhile.
web-invited-begun = The game has begun without you.
web-invited-look = Look at the table
web-invited-nowhere = This invitation leads nowhere
web-take-seat = Take a seat
web-lobby-about = { $count ->
    [0] Everybody is here.
    [one] One seat is free.
   *[other] { $count } seats are free.
 }
web-lobby-host-starts = The game begins when { $name } starts it.
web-start-game = Start the game
web-start-when-full = The game can start when every seat is taken.
web-fill-with-bots = Fill with bots
web-sit-here = Sit here
web-move-here = Move here
web-bot-here = Put a bot here
web-seat-empty-named = Take { $name } off the table
web-cancel-table = Cancel the table
web-cancel-table-about = The table and what was said at it go away for everybody.
web-keep-table = Keep the table
web-table-cancelled = The table is cancelled.
web-table-left = You have left the table.
web-table-gone = This table is gone
web-table-gone-about = Its host has cancelled it, or has taken you off it.
web-about-table = What is played
web-host = Host
web-pace = Pace
web-pace-none = No clock: everybody moves when there is time.
web-pace-absence = { $hours ->
    [0] Absent players keep their seats for ever.
    [24] Who is absent for a day may be replaced.
    [72] Who is absent for three days may be replaced.
    [168] Who is absent for a week may be replaced.
   *[other] Who is absent for { $hours } hours may be replaced.
 }
web-order-drawn = The order is drawn by lot at the start.
web-order-chosen = The order is as it stands here.
web-hints = Hints
web-hints-allowed = Whoever is to move may ask what a bot would do.
web-no-hints = This table plays without hints.
web-who-watches = Visitors
web-everybody-watches = Everybody may find, join and watch the table.
web-invited-only = Only people with the invitation see the table.
web-rules-different = Rules that differ from the book
web-rules-as-book = None: it is played by the book.
web-leave = Leave the table
web-invite-others = Invite others by this link

## Settings

web-settings = Settings
web-settings-where = Settings are kept in this browser.
web-setting-theme = Colours
web-setting-theme-system = as the device
web-setting-theme-light = light
web-setting-theme-dark = dark
web-setting-palette = Palette
web-setting-palette-standard = standard
web-setting-palette-distinct = for colour-blind eyes
web-setting-size = Size
web-setting-size-small = small
web-setting-size-normal = normal
web-setting-size-large = large
web-setting-size-huge = very large
web-setting-motion = Motion
web-setting-motion-system = as the device
web-setting-motion-reduced = as little as possible
web-setting-language = Language
web-setting-language-browser = as the browser
# The name of a language that nobody who plays has read yet.
web-language-beta = { $name } (beta)
web-setting-digits = Digits
web-setting-digits-own = of the language
web-setting-digits-latin = Latin, 123
web-setting-mapNames = Names of places on the map
web-setting-mapCoordinates = Coordinates on the map
web-setting-mapNumbers = Numbers of tiles on the map
web-setting-mapRevenue = What a tile would earn, on the map
web-setting-mapRuns = The last runs of every company, on the map
web-setting-ask = Ask before every move
web-setting-notify = Tell me when it is my turn
web-setting-sound = With a sound

## A text that reads wrong

web-wording-report = Report a wording
web-wording-point = Press on the text that reads wrong. Esc: leave it.
web-wording-proposal = How should it read? (You need not say.)
web-wording-kept = The text and your words are kept for whoever looks after this language, without your name.
web-wording-send = Send
web-wording-thanks = Thank you: it will be read.

## Keys

web-key-list = Keys
web-keys-everywhere = Everywhere
web-keys-game = In a game
web-keys-tile = Laying a tile
web-key-confirm = Make the move
web-key-best = Show the best runs
web-key-hex = Go to the next hex that can be chosen
web-key-choices = Go to the moves
web-key-hint = Ask what a bot would do; once more to take it over
web-palette-find = What do you want to do?
web-palette-nothing = Nothing of that name can be done now.
web-key-space = Space
