# Texts of the browser client: the game page.

web-parts = Parts of the game
web-fold = Put the moves away or show them
web-tab-map = Map
web-tab-market = Market
web-tab-companies = Companies
web-tab-players = Players
web-tab-tables = Tables
web-tab-log = Log
web-tab-more = More

web-round = Round
web-round-auction = Private auction
web-round-draft = Draft of privates
web-round-open_draft = Sale of privates
web-round-stock_round = Stock round { $turn }
web-round-operating_round = Operating round { $turn }.{ $number } of { $of }
web-phase = Phase
web-bank = Bank
web-broken = broken
web-now = now

web-connection-lost = The connection is lost. Trying to come back …
web-looking-back = Looking back
web-looking-at = This is the position after action { $position }.
web-back-to-present = Back to now
web-history = Positions of the game
web-history-first = To the start
web-history-back = One action back
web-history-next = One action on
web-history-last = To now
web-position-of = position { $position } of { $last }
web-undo = Undo
web-redo = Redo
web-undo-asked = The others are asked whether they agree.

## Players and companies

web-you = you
web-bot = bot
web-turn = to move
web-priority = Has the priority deal
web-priority-short = priority
web-cash = Cash
web-worth = Worth
web-certificates = Certificates
web-president = president
web-president-of = President of { $company }
web-companies = Companies
web-privates = Private companies
web-price = Price
web-par = Par
web-treasury = Treasury
web-ipo = IPO
web-own-shares = Own shares
web-pool = Pool
web-tokens-left = Tokens left
web-at-work = { $company } at work
web-next-trains = Next trains
web-brings = starts phase { $phase }
web-brings-rust = starts phase { $phase }, { $trains } rusts
web-fate-rusts = until the first { $train }
web-fate-obsolete = obsolete with { $train }
web-no-trains = no train
web-not-started = not started
web-not-floated = not floated
web-closed = closed
web-obsolete = obsolete: one more run
web-private-figures = { MONEY($price) }, pays { MONEY($revenue) }
web-private-gone = out of play
web-independent = Operates from { $home } with { MONEY($treasury) } and a { $train }-train
web-train = { $train }-train
web-blank-card = Blank card

## Market

web-market = Stock market
web-market-grid = Cells of the market
web-market-token = { $company } at { $price }
web-par-cell = par
web-zone-yellow = certificates do not count
web-zone-orange = and no holding limit
web-zone-brown = and several shares in one turn
web-operating-order = Operating order
web-nobody-operates = No company has floated yet.

## Tables

web-depot = Trains
web-train-type = Train
web-left = Left
web-rusts = Rusts
web-owners = Owners
web-rusts-on = with the first { $train }-train
web-obsolete-on = obsolete with the first { $train }-train
web-permanent = never
web-trade-in = { MONEY($price) } for one of { $trains }
web-phases = Phases
web-starts-with = Begins
web-first-train = with the first { $train }-train
web-start = at the start
web-train-limit = Train limit
web-tiles = Tiles
web-operating-rounds = Operating rounds
web-notes = Notes
web-phase-buys = corporations may buy privates
web-phase-closes = privates close
web-manifest = Tiles
web-unlimited = unlimited
web-left-of = { $left } of { $count } left
web-upgrades = becomes { $tiles }
web-options = Rules of this game
web-options-default = { $count } options as in the rulebook
web-colour-white = white
web-colour-yellow = yellow
web-colour-green = green
web-colour-brown = brown
web-colour-gray = grey
web-colour-red = red
web-colour-blue = blue

## Log

web-log = Log
web-log-empty = Nothing has happened yet.
web-log-more = Show { $count } earlier turns
web-look-at = Look at the position after action { $position }
web-log-ends-turn = { $name } ends the turn.
web-undone = taken back
web-since-your-turn = Since your last turn, everything above
web-entry-undo = Taken back to position { $position }
web-entry-redo = Done again up to position { $position }
