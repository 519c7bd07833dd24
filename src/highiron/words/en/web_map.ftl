# Texts of the browser client: the map and runs of trains.

web-map = Map
web-map-tools = Map view
web-map-closer = Closer
web-map-farther = Farther away
web-map-whole = The whole map
web-map-show = What the map shows
web-map-names = Names
web-map-coordinates = Coordinates
web-map-numbers = Tile numbers
web-map-revenue = What tiles earn
web-map-runs = Last runs of every company
web-ran-for = { $company } ran for { $total }
web-show-runs = Show these runs on the map
web-map-as-list = As a list
web-map-find = Find
web-map-only-track = only with track or cities
web-map-can-be-chosen = Can be chosen
web-map-tile = { $colour } tile { $tile }
web-map-no-tile = no tile
web-map-printed = printed { $colour }
# A thing and what is to be said of it.
web-said-of = { $name }: { $what }
web-map-cost = { $terrain ->
    [none] costs { MONEY($cost) }
    [mountain] mountain, costs { MONEY($cost) }
    [water] water, costs { MONEY($cost) }
    [river] river, costs { MONEY($cost) }
    [hill] hill, costs { MONEY($cost) }
    [lake] lake, costs { MONEY($cost) }
    [river-hill] river and hill, costs { MONEY($cost) }
    [river-mountain] river and mountain, costs { MONEY($cost) }
   *[other] { $terrain }, costs { MONEY($cost) }
 }
web-map-label = label { $label }
web-map-city = { $slots ->
    [0] city, { MONEY($value) }
    [one] city with one slot, { MONEY($value) }
   *[other] city with { $slots } slots, { MONEY($value) }
 }
web-map-town = town, { MONEY($value) }
web-map-offboard = off-board area, { MONEY($value) }
web-map-track-to = track to { $hexes }
web-map-through = { $count ->
    [one] one line passes by
   *[other] { $count } lines pass by
 }
web-map-token = token of { $company }
web-map-home = home of { $company }
web-map-closed = closed by { $private }
web-map-marker = marker of { $marker }
web-choose-this-hex = Choose { $hex }

web-best-runs = The best runs earn
web-best-of = Best runs of { $company }
web-proven = (proven)
web-best-required = Only a set of runs that earns the most may be run.
web-best-free = Any legal set of runs may be run.
web-searching-runs = Searching the best runs …

web-runs-best = Best runs
web-runs-hand = By hand
web-hand-train = Which train?
web-hand-empty = stays at home
web-hand-how = Click the stops of the run one after the other. Click the last one again for another way to it, or to take it back.
web-hand-back = Last stop back
web-hand-clear = Clear this run
web-hand-shortfall = { MONEY($shortfall) } less than the best runs, which earn { MONEY($best) }
web-hand-best = No runs earn more.

web-map-start = The map at the start
web-map-legend = What is what
web-legend-white = open land, for yellow tiles
web-legend-yellow = yellow: first tiles
web-legend-green = green: first upgrade
web-legend-brown = brown: second upgrade
web-legend-gray = grey: printed, never built on, or last upgrade
web-legend-red = red: off the board, runs begin or end there
web-legend-blue = blue: water, no tiles
web-legend-slot = city, with slots for tokens
web-legend-town = town
web-legend-blocked = closed by a private
web-legend-wall = no track across this side
web-map-bonus-east = { MONEY($amount) } more at the eastern end of a run from east to west
web-map-bonus-west = { MONEY($amount) } more at the western end of a run from east to west
web-map-bonus-port = port: { MONEY($amount) } more with the steamboat
web-map-bonus-meat = meat packing: { MONEY($amount) } more with its marker
web-map-bonus-boomtown = Boomtown: { MONEY($amount) } more with its marker
web-legend-bonus-east = east: what a run from east to west is paid on top here
web-legend-bonus-west = west: what a run from east to west is paid on top here
web-legend-bonus-port = port of the steamboat: more for the company that it serves
web-legend-bonus-meat = meat packing: more for the company with the marker
web-legend-bonus-boomtown = Boomtown: more for the company with the marker
