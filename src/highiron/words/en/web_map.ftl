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
web-map-as-list = As a list
web-map-find = Find
web-map-only-track = only with track or cities
web-map-can-be-chosen = Can be chosen
web-map-tile = { $colour } tile { $tile }
web-map-no-tile = no tile
web-map-printed = printed { $colour }
web-map-cost = { $terrain ->
    [none] costs { MONEY($cost) }
    [mountain] mountain, costs { MONEY($cost) }
    [water] water, costs { MONEY($cost) }
    [river] river, costs { MONEY($cost) }
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
