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
