# The command line. Figures that come as texts ($seconds, $chance …) are already in the reader's digits.

# Parts of a help page.
cli-usage = Usage:
cli-arguments = Arguments:
cli-options = Options:
cli-commands = Commands:
cli-some-options = [OPTIONS]
cli-some-command = COMMAND [ARGUMENTS]...
cli-help-option = Show this help and stop.
cli-default = default:
cli-required = required

# How a command was typed wrongly; $what is the option, argument or command.
cli-see-help = { $text } (see --help)
cli-no-such-option = There is no option { $what }
cli-no-such-command = There is no command { $what }
cli-missing-argument = The argument { $what } is missing
cli-missing-option = The option { $what } is missing
cli-missing-command = A command is missing
cli-too-much = There is more than the command takes: { $what }
cli-invalid-value = The value given for { $what } cannot be used
cli-option-needs-value = The option { $what } needs a value
cli-typed = The command cannot be read as it was typed: { $what }

# What is wrong with what was given.
cli-fault = this is a fault of highiron, not of yours: { $what } (set { $variable } to see where, and please report it)
cli-refused = refused: { $reasons }
cli-action-refused = action { $number } is refused: { $reasons }
cli-no-language = there is no language '{ $name }'; there are: { $known }
cli-option-like = --option must be like `board=plus`, not '{ $text }'
cli-no-such-action = { $file } has no action { $number }; the last one is { $last }
cli-is-a-folder = { $file } is a folder; name a file in it
cli-no-file = there is no file { $file }
cli-action-no-json = the action is not valid JSON: { $why }
cli-action-no-json-like = the action is not JSON ({ $why }); write it like '{ $example }'
cli-action-no-object = an action is a JSON object, not { $text }
cli-action-no-type = the action has no type; types are: { $known }
cli-no-type = there is no action of type '{ $name }'; types are: { $known }
cli-no-action = not an action: { $why }
cli-not-that-action = not a { $kind }: { $why }; its fields are: { $fields }
cli-no-format = there is no format '{ $name }'; there are: { $known }
cli-format-needs-preset = files of { $format } need the rules of that site: add --preset { $format }
cli-no-title = there is no title '{ $name }'; there are: { $known }
cli-odd-duels = duels are played in pairs with the sides changed: give an even number of them, at least { $least }
cli-no-seat = there is no seat '{ $seat }'; there are: { $known }
cli-no-lesson = there is no lesson '{ $name }'; `highiron lesson` lists them
cli-lesson-over = this lesson is over; there is nothing left to try
cli-no-puzzle = there is no puzzle '{ $name }'; they go from { $first } to { $last }
cli-day-like = a day is written like 2026-11-18, not '{ $text }'
cli-no-turn = after action { $number } of { $file } no company has a turn; name an action of an operating round
cli-nothing-to-analyse = { $file } has no actions: there is nothing to analyse
cli-all-or-ends = --prices must be `all` or `ends`, not '{ $text }'
cli-time-like = --budget is a time like 90s, 45m or 2h, not '{ $text }'
cli-study-needs = the study needs the package { $package }: { $command }
cli-server-needs = the server needs more than the command line does ({ $package } is missing): { $command }
cli-no-task = there is no task '{ $name }'; there are: { $known }

# What commands have done.
cli-legal = Legal.
cli-refused-because = Refused:
cli-actions-written = { $count ->
    [one] { $count } action written to { $file }
   *[other] { $count } actions written to { $file }
 }
cli-drawn = drawn in { $file }
cli-weights-written = weights written to { $file }
cli-learn-stopped = stopped: { $done ->
    [0] no generation was done, so nothing was learned
    [one] one generation was done; with --out its weights are kept
   *[other] { $done } generations were done; with --out the weights are kept
 }
cli-learn-stopped-kept = stopped: the weights of generation { $number } are in { $file }
cli-games-saved = { $count ->
    [one] { $count } game saved in { $folder }
   *[other] { $count } games saved in { $folder }
 }
cli-serves = Highiron serves at { $address } (Ctrl-C to stop)
cli-serves-already = Highiron serves at { $address } already
cli-no-train-ran = no train ran in this game
cli-runs-searched = { $count } runs, { $below } played below the best; median { $median } ms, 99th percentile { $most } ms, maximum { $longest } ms
cli-played = { $count } actions in { $seconds } s ({ $rate } a second); seed { $seed }
cli-record-and-map = The record and the map are in { $folder }:
cli-open-in-browser = { $file } (open it in a browser)
cli-stopped-after = stopped after { $done } of { $games } games
cli-no-multiple = { $games } is no multiple of { $players } players: not every bot sits equally often everywhere
cli-stage-done = { $stage }: done in { $seconds } s, results in { $folder }
cli-stage-kept = { $stage }: nothing has changed, results in { $folder } are kept
cli-verdicts = { $green } green, { $red } red, { $open } not run
cli-green = green
cli-red = red
cli-not-run = not run

# Progress.
cli-analysing = analysing
cli-searching = searching
cli-playing = playing
cli-training = training
cli-duelling = duelling
cli-generation-doing = generation { $number }: { $doing }
cli-first-actions = first actions
cli-auction = the private auction
cli-how-far = { $round }, phase { $phase }, { $count } actions
cli-time-left = left
cli-how-far-left = { $left ->
    [0] { $what }: { $done } of { $total }
   *[other] { $what }: { $done } of { $total }, about { $left } s left
 }

# A position.
cli-title-by = { $name }, by { $designer }
cli-any-number = any whole number; { $number } by default
cli-usual = default
cli-over = The game is over: { $why }.
cli-not-over = The game is not over.
cli-to-act = To act: { $what }.
cli-pending-step = { $what }: { $step }
cli-market = Market: { $list }
cli-trains = Trains: depot { $depot }; pool { $pool }
cli-train-at = { $train } at { $price }
cli-either = { $first } or { $second }
cli-tiles = Tiles: { $list }
cli-markers = Markers: { $list }
cli-marker-both = { $private } in { $hex } for { $company }
cli-marker-hex = { $private } in { $hex }
cli-marker-company = { $private } for { $company }
cli-readings = To look at: { $list }
cli-last-action = Last action (number { $number }): { $action }
cli-legal-now = Legal now: { $list }
cli-preset = preset { $name }
cli-phase = phase { $phase }
cli-bank = bank { $money }
cli-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
 }
cli-round-auction = private auction
cli-round-draft = private draft
cli-turn = turn { $turn }
cli-round = { $kind ->
    [stock] stock round { $turn }
    [operating] operating round { $turn }
    [merger] merger round { $turn }
    [sale] sale round { $turn }
   *[other] round { $turn }
 }
cli-round-of = { $kind ->
    [stock] stock round { $turn } of { $of }
    [operating] operating round { $turn } of { $of }
    [merger] merger round { $turn } of { $of }
    [sale] sale round { $turn } of { $of }
   *[other] round { $turn } of { $of }
 }
cli-number-of = { $number } of { $of }
cli-tokens-left = { $count } left
cli-wagons = { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
 }
cli-empty = empty
cli-none = none
cli-mark-broken = broken
cli-mark-bankrupt = bankrupt
cli-mark-priority = priority
cli-mark-owes = owes { $money }
cli-mark-not-floated = not floated
cli-mark-by = by { $name }
cli-game-of = { $game }, { $players } players, seed { $seed }
cli-not-yet = not over
cli-end = End: { $why }
cli-more-than = over { $count }
cli-worth = worth { $money }
cli-certificates = certificates { $number } of { $of }
cli-cash = cash { $money }
cli-price = price { $money }
cli-par = par { $money }
cli-unsold = unsold { $count }
cli-in-pool = pool { $count }
cli-its-trains = trains { $list }
cli-its-tokens = tokens { $list }
cli-privates = privates { $list }
cli-no-owner = no owner
cli-no-president = no president

# Headings of columns.
cli-column-rank = rank
cli-column-player = player
cli-column-worth = worth
cli-column-cash = cash
cli-column-shares = shares (* president)
cli-column-certificates = certificates
cli-column-privates = privates
cli-column-corporation = corporation
cli-column-president = president
cli-column-par = par
cli-column-price = price
cli-column-ipo = IPO
cli-column-own-shares = own shares
cli-column-pool = pool
cli-column-treasury = treasury
cli-column-trains = trains
cli-column-tokens = tokens
cli-column-title = title
cli-column-name = name
cli-column-designer = designer
cli-column-players = players
cli-column-presets = presets
cli-column-seed = seed
cli-column-actions = actions
cli-column-turns = turns
cli-column-phase = phase
cli-column-ended-because = ended because
cli-column-seconds = seconds
cli-column-bot = bot
cli-column-games = games
cli-column-seats = seats
cli-column-wins = wins
cli-column-first = first
cli-column-last = last
cli-column-wealth = wealth
cli-column-rating = rating
cli-column-ms-median = ms median
cli-column-ms-most = ms 99%
cli-column-ms-worst = ms worst
cli-column-after-action = after action
cli-column-kind = kind
cli-column-decisions = decisions
cli-column-cost = cost
cli-column-lesson = lesson
cli-column-about = about
cli-column-minutes = minutes
cli-column-steps = steps
cli-column-measure = measure
cli-column-here = here
cli-column-goal = goal
cli-column-met = met
cli-column-times-as-fast = times as fast as
cli-column-not-seen = on games not seen
cli-column-positions = positions
cli-column-explained = explained
cli-column-winner-named = winner named
cli-column-log-loss = log loss
cli-column-id = id
cli-column-since = since
cli-column-rule = rule
cli-column-verdict = verdict
cli-column-must-hold = what must hold
cli-column-figures = figures

# Reports.
cli-chances = Chances to win
cli-nothing-costly = No decision cost a hundredth of a chance to win.
cli-costly = Decisions that cost most
cli-chance-by = { $chance } to win; { $possible } by: { $action }
cli-value-learned = learned
cli-value-estimate = estimates
cli-value-present = present worth
cli-half-played-learned = learned, half played
cli-half-played-estimate = estimates, half played
cli-half-played-present = present worth, half played
cli-said-and-won = said to win → won (seats): { $list }
cli-generation = Generation { $number }
cli-generation-kept = kept: generation { $number }
cli-prior-scores = prior, on { $decisions } stock turns not seen: explains { $explained } of what plans gain; its first plan gains { $gain } ± { $error } of all wealth against the usual one (the best that was seen, luck included: { $best }); the best one is among its six likeliest in { $kept } (by chance { $chance })
cli-duels-say = duels against the one before, games: { $games }; share of the wealth { $wealth } ± { $error } (par 50%), of the wins { $won }
cli-depth = depth { $number }: { $count }
cli-yes = yes
cli-no = no
cli-compiled = compiled
cli-not-compiled = not compiled
cli-measured-games = games: { $games }, { $positions } positions
cli-machine = commit { $commit }; { $processor }, { $cores } cores; { $python }, { $kind }
cli-measure-replay-actions-per-s = actions replayed a second, all checks on
cli-measure-copies-per-s = copies of a state a second
cli-measure-random-moves-per-s = random moves a second, with listing
cli-measure-legal-ms-median = legal moves listed, median ms
cli-measure-legal-ms-max = legal moves listed, longest ms
cli-measure-count-ms-median = listed and each one counted, median ms
cli-measure-count-ms-max = listed and each one counted, longest ms
cli-measure-import-ms = import, ms
cli-unfinished = unfinished
cli-unfinished-games = unfinished: { $list }
cli-arena-ends = games: { $games }, { $players } players; ended because: { $ends }
cli-arena-bankrupt = games with a bankruptcy: { $games } ({ $part })
cli-arena-winner = worth of the winner: { $mean } on average, { $low } to { $high }
cli-arena-end = at the end, on average: { $floated } companies afloat, { $lasting } of them with permanent trains, { $trains } such trains
cli-arena-lengths = actions: { $actions }; operating rounds: { $rounds }
cli-spread = { $mean } ({ $low } to { $high })
cli-refused-moves = refused moves: { $count }
cli-refusal = { $bot }: { $reason } × { $count }, first in { $game } after { $number } actions
cli-slowest = slowest decision: { $bot }, { $time } ms, { $where }
cli-report-games = games: { $count }
cli-report-lengths = actions: { $low } to { $high }, median { $median }, total { $total }
cli-report-ends = ended because: { $list }
cli-report-phases = last phase: { $list }
cli-report-wins = won by seat: { $list }
cli-report-worth = worth of the winner: { $low } to { $high }
cli-report-speed = speed: { $rate } actions a second
cli-counted = { $name }: { $count } in { $games } of { $of } games
cli-counted-phase = games that reached phase { $phase }
cli-counted-companies-bought-in-liquidation = companies bought in liquidation
cli-counted-take-overs = take-overs
cli-counted-friendly-sales = friendly sales
cli-counted-conversions = conversions
cli-counted-mergers = mergers
cli-counted-shorts = shorts
cli-counted-bankruptcies = bankruptcies
cli-counted-companies-liquidated-by-the-bank = companies liquidated by the bank
cli-counted-games-with-an-8-train = games with an 8-train
cli-counted-loans = loans
cli-counted-tiles = tiles
cli-counted-stations = stations
cli-counted-trains-bought = trains bought
cli-counted-trains-exported = trains exported
cli-counted-wagons-bought = wagons bought
cli-counted-wagons-by-f = wagons by F
cli-counted-repayments = repayments
cli-counted-trains-by-e = trains by E
cli-counted-exchanges-of-d = exchanges of D
cli-counted-companies-floated = companies floated
cli-counted-freight-runs = freight runs
cli-counted-passenger-runs = passenger runs

# Looking after a server.
cli-database-unusable = the database cannot be used: { $why }
cli-database-damaged = { $file } is damaged ({ $why }): move it away, and the files that begin with its name, then restore a backup
cli-no-database = there is no { $file } in { $folder }: give the server's data directory by --data
cli-rows-written = { $file }: { $rows } rows
cli-rows-restored = { $rows } rows restored
cli-game-sound = { $game } { $title } { $status }, { $entries } entries: sound
cli-game-fault = { $game } { $title } { $status }, { $entries } entries: { $fault }
cli-games-sound = { $sound } games sound, { $wrong } not
cli-revision = revision { $revision }
cli-revision-changed = revision { $before } -> { $after }
cli-no-report = there is no report { $number }; list them without --done
cli-report-done = { $number } is done
cli-unknown-message = (unknown message)
cli-wording-text = text: { $text }
cli-wording-proposal = proposal: { $text }
cli-reports = { $count } reports
cli-no-account = there is no account '{ $name }'; `highiron admin users list` shows all
cli-last-administrator = { $name } is the only administrator: make somebody else one before
cli-guest = guest
cli-account = account
cli-administrator = administrator
cli-password = Password
cli-account-added = account { $name } added, id { $id }
cli-administrator-added = administrator { $name } added, id { $id }
cli-promoted = { $name } is an administrator
cli-demoted = { $name } is no administrator
cli-link-good-until = Good until { $time }. Hand it over by a way you trust.
cli-delete-account = Delete the account { $name }?
cli-account-deleted = account { $name } deleted

# What is wrong with a title, a rule option or a number of players.
fault-option-preset = unknown preset '{ $name }'; there are: { $known }
fault-option-unknown = unknown option '{ $name }'; there are: { $known }
fault-option-text = option '{ $name }' must be given as text, not as { $value }
fault-option-value = option '{ $name }' cannot be '{ $value }'; it can be: { $known }
fault-option-number = option '{ $name }' must be a whole number of up to six digits, not '{ $value }'
fault-option-title = unknown title '{ $name }'; there are: { $known }
fault-option-players = { $title } is for { $least } to { $most } players, not { $players }
fault-option-second-edition = option '{ $name }' keeps cards of the second edition in play: it needs { $needed }
fault-option-bank-size = option '{ $name }' must be at least { $least }, which the players start with

# What is wrong with a record.
record-too-long = the record has more than { $most } actions
record-players = { $title } is for { $span } players, not { $players }
record-title = title '{ $name }' is not one of ours; there are: { $known }
record-no-list = { $name } is not a list
record-optional-rule = optional rule '{ $rule }' is not known here
record-not-played-there = 18xx.games does not play with { $options }; use the preset { $preset }
record-same-id = two players have the same id
record-action-unreadable = '{ $what }' cannot be read ({ $why })
record-nothing-to-redo = there is nothing to redo
record-nothing-to-undo = there is nothing to undo
record-undo-to = undo to action { $target }, which is no number
record-no-file = there is no file { $file }
record-file-unreadable = { $file } cannot be read: { $why }
record-file-unwritable = { $file } cannot be written: { $why }
record-neither = neither one of our records nor a file of 18xx.games: { $why }
record-not-ascending = action { $at } of the file has no ascending id, but { $id }
record-no-type = the action has no type
record-automatic-no-type = an automatic action has no type
record-after-closing = line { $line }: nothing may follow the closing line
record-misnumbered = line { $line }: actions are numbered from 1 without gaps; expected { $number }
record-cut-off = the closing line is missing: the record is cut off
record-no-header = line 1 is not the header of a record: { $why }
record-format = format { $format } is not known here; this program reads up to { $known }
record-line = line { $line } cannot be read: { $why }
record-no-action = not an action: { $why }
record-line-neither = line { $line } is neither an action nor the closing line: { $why }
record-other-count = the closing line counts { $told } actions, the record has { $found }
record-other-state = the state after the last action is not the one the closing line names

# The ladder of bots.
cli-column-won = won
cli-column-share-of-wealth = share of wealth
cli-ladder-progress = { $count } games, ratings ± { $width }
cli-part-range = { $part } ({ $low } to { $high })
cli-ladder-stopped = stopped after { $done } games; the same command goes on
cli-ladder-kept = { $count } games of { $title }, kept in { $folder }
cli-ladder-bots = --bots needs at least two different bots, each once
