# Texts of the browser client: charts and the result.

web-tab-charts = Charts
web-result = Result
web-rank = Rank
web-player = Player
web-shares = Shares
web-result-other = Other
web-round-short-auction = Auction
web-round-short-draft = Draft
web-round-short-open_draft = Sale
web-round-short-stock_round = SR { $turn }
web-round-short-operating_round = OR { $turn }.{ $number }

web-chart-worth = Worth of the players
web-chart-prices = Share prices
web-chart-revenues = Revenues of the companies
web-chart-trains = Trains
web-chart-no-trains = No train has been bought yet.
web-chart-of = Chart: { $title }
web-chart-keys = Use the left and right arrow keys to read the values.
web-chart-legend = Lines
web-chart-as-table = As a table
web-chart-table = Table: { $title }
web-phase-short = Phase { $phase }
web-train-bought-for = { $company } buys a { $train }-train from { $source } for { $price }
web-train-bought = bought
web-train-rusted = { $count ->
    [one] rusted
   *[other] { $count } rusted
 }
web-train-obsolete = obsolete
web-train-discarded = given up
web-train-retired = retired
web-what-happened = What happened
web-owner = Owner
web-final-map = The map at the end

web-downloads = Take it along
web-share-link = Copy a link to this game
web-share-private = Only people at this table can open the link: the table is not public.
web-download-picture = Picture (SVG)
web-download-record = Record of the game
web-download-site = Record for 18xx.games
web-download-values = Worth (CSV)
web-download-prices = Prices (CSV)
web-download-revenues = Revenues (CSV)
web-download-trains = Trains (CSV)
web-download-charts = Other charts (CSV)

web-chart-keys-look = Use the left and right arrow keys to read the values; Enter looks at that moment of the game.

web-analysis = Where was it won and lost?
web-analysis-about = Bots play the decisions of this game on, together with what could have been done instead, and tell which cost most. That takes about a minute of the server's time and is kept for everybody.
web-analysis-ask = Analyse the game
web-analysis-waiting = { $ahead ->
    [0] It is next in turn.
    [one] One other game comes first.
   *[other] { $ahead } other games come first.
 }
web-analysis-running = It is being analysed: { $percent } % are done.
web-analysis-cancel = Cancel the analysis
web-analysis-failed = This game could not be analysed. You can try again.
web-analysis-chances = Chances to win, after every action
web-analysis-start = Start
web-analysis-percent = { $value } %
web-analysis-costly = Decisions that cost most
web-analysis-none = No decision cost a hundredth of the chances to win.
web-analysis-cost = cost { $value } %
web-analysis-look = Look at action { $number }
web-analysis-left = { $value } % to win
web-analysis-better = Better:
web-analysis-by-kind = By kind of decision
web-analysis-by-kind-about = What the costly decisions took from the chances to win; in brackets, how many decisions of the kind were looked at.
web-analysis-cell = { $value } % ({ $decisions })
web-analysis-kind-auction = auction
web-analysis-kind-shares = shares
web-analysis-kind-track = track
web-analysis-kind-trains = trains
web-analysis-kind-companies = companies
web-analysis-kind-other = other
web-analysis-how = Chances are estimated by what was learned from games of bots. People play in other ways, so read them as a guide, not as a verdict.
