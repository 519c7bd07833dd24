# Texts of the browser client: looking things up without a game, help, and the API to read.

web-rules = Rules
web-reference = Rules and boxes
web-reference-about = What is in the box of each title, its rule options, and its rules in our own words, by the numbers that the reasons name.
web-reference-all = All titles
web-reference-parts = Parts of this page
web-reference-map = Map
web-reference-companies = Companies and privates
web-reference-trains = Trains and phases
web-reference-market = Market
web-reference-tiles = Tiles
web-reference-options = Rule options
web-reference-rules = The rules
web-rules-table = Table of { $rule }
web-count = Copies
web-times = { $count } ×
web-company-printed = Company
web-home-hex = Home
web-shares-printed = Shares
web-tokens-printed = Tokens
web-private-for-companies = A company may pay { $low } to { $high } for it.
web-private-blocks = Closes { $hexes } while a player owns it.
web-options-about = Where texts differ or are silent, an option decides. Each names the rule it comes from; the marked value is the usual one.
web-option-usual = (usual)
web-map-of = The map of { $title }
web-market-of = The stock market of { $title }

## Help

web-help = Help
web-help-start = Begin to play
    .about = Choose a title on the first page and play at once against bots, or make a table with the rules and people you like. You need no account: a name is enough.
web-help-move = Make a move
    .about = What you can do stands beside the board. Choose it there, on the map or on the cards; what follows from it is shown before you confirm.
web-help-why = Why not?
    .about = A move that is not possible says why, with the number of the rule. The number leads to the rule itself.
web-help-back = Look back and take back
    .about = The slider above the board shows any earlier moment. A move can be taken back freely while nobody else has acted and nothing was revealed; else the table is asked.
web-help-online = Play with friends
    .about = Make a table, send its link, and start when everybody has a seat. You need not be there at the same time; bots can fill seats that stay free.
web-help-absent = When somebody is away
    .about = A table can have a clock, or let absent players be replaced after some time. The others then propose who takes the seat.
web-help-notices = Be told of your turn
    .about = Your account page lets this browser, an e-mail or an address of your own tell you when you are asked.
web-help-hotseat = Around one screen
    .about = All seats are played here. Where a hand is hidden, the screen is covered until the next player says to be there.
web-help-files = Take games along
    .about = A finished game can be downloaded as a file, a picture or tables, also for 18xx.games. Files of both kinds can be brought here and stepped through.
web-help-people = People
    .about = A name leads to a profile with games, results and ratings. You can follow somebody, and block or report who spoils the game.
web-help-programs = Write a program
    .about = Everything this page does goes through the API, which is open to programs with a key from your account page.

## The API

web-api = API
web-api-about = Every call with what it takes and gives. Programs send a key from the account page; read calls of public tables need none.
web-api-call = Call
web-api-sends = What is sent
web-api-answers = What comes back
web-rules-in-english = The rules of this title have not been translated yet; this is the English text.
