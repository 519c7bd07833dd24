# Texts of the browser client: putting moves together. web-do-… name a kind of move, web-move-… a whole one, on buttons.
# Amounts in web-move-… come as text already.

web-moves = What you can do
web-your-move = Your move
web-waiting-for = { $name } is thinking
web-spectating = You watch this game.
web-game-over = The game is over
web-sending = Sending …
web-consequence = What follows
web-consequence-agreed = What follows if { $name } agrees
web-consequence-loading = Working out what follows …
web-consequence-hidden = What follows depends on cards that nobody may see yet.
web-becomes = becomes
web-change-cash = cash
web-change-price = price
web-change-president = president: { $name }
web-change-certificates = certificates { $from } to { $to } of { $limit }
web-change-trains = trains: { $trains }
web-change-no-trains = loses { $trains }
web-floats-after = Floats once { $percent }% are sold: { $shares ->
    [one] one more share, { $price }
   *[other] { $shares } more shares, { $price } in all
 }.
web-floats-now = Floats at once.
web-train-rusts = rusts with the first { $train }-train
web-train-obsolete-on = obsolete with the first { $train }-train
web-train-stays = never rusts
web-train-left = { $count ->
    [one] one left
   *[other] { $count } left
 }
web-train-needed = { $company } must have a train. A { $train }-train costs { $price }; the treasury holds { $treasury }, you hold { $own }: { $missing } are missing.
web-change-phase = Phase { $phase } begins
web-why-not = Why not?
web-what-else = What else, and why not now?
web-why-not-legal = This can be done.
web-hint = What would a bot do?
web-hint-take = Take over
web-less = Less
web-more = More
web-number-between = From { $lowest } to { $highest } is possible.
web-run-for = Run for { $total }
web-offer = { $what ->
    [train] Offer { $price } for a { $item }-train to { $to }
    [wagon] Offer { $price } for a wagon to { $to }
   *[other] Offer { $price } for { $item } to { $to }
 }
web-offer-sale = Offer { $item } to { $to } for { $price }
web-lowest = Lowest { $amount }
web-highest = Highest { $amount }
web-choose-hex = Choose a lit hex on the map
web-choose-on-map = on the map, or here
web-choose-city = Choose a city
web-choose-card = Keep one of these cards
web-tile-choice = Tile { $tile }, { $left } left, revenue { $gain }
web-choose-more = Choose what is left
web-here = In this hex
web-next-tile = Next tile
web-previous-tile = Previous tile
web-turn-right = Turn clockwise
web-turn-left = Turn counter-clockwise
web-city-number = city { $number }
web-no-privilege = the turn's own
web-no-trade-in = nothing in exchange
web-buy-ipo = Buy from IPO
web-buy-pool = Buy from pool
web-buy-own = Buy from treasury
web-buy-from = Buy from { $holder }

web-field-company = Company
web-field-private = Private
web-field-price = Price
web-field-hex = Hex
web-field-tile = Tile
web-field-rotation = Rotation
web-field-stop = City
web-field-source = From
web-field-train = Train
web-field-trade_in = In exchange
web-field-count = Shares
web-field-kind = Revenue
web-field-buyer = Buyer
web-field-target = Where
web-field-card = Card
web-field-accept = Answer
web-field-amount = Amount

web-do-pass = Pass
web-pass-track = Lay no more track
web-pass-build = Done building
web-pass-token = Place no token
web-pass-trains = Buy no more trains
web-pass-issue = Issue nothing
web-do-bid = Bid
web-bid-from = Bid from
web-do-take_private = Buy the private
web-do-par = Start a company
web-do-buy_share = Buy a share
web-do-sell_shares = Sell shares
web-do-exchange_private = Swap a private
web-do-trade_private = Trade a private
web-do-buy_private = Buy a private
web-do-lay_tile = Lay a tile
web-do-place_token = Place a token
web-do-run_trains = Run trains
web-do-dividend = Dividend
web-do-buy_train = Buy a train
web-do-discard_train = Give up a train
web-do-choose_card = Keep a card
web-do-issue_shares = Issue shares
web-do-redeem_shares = Redeem shares
web-do-assign = Place a marker
web-do-answer = Answer the offer
web-do-bankrupt = Declare bankruptcy

web-dividend-pay = pay out
web-dividend-half = pay half
web-dividend-retain = retain

web-move-pass = Pass
web-move-bid = Bid { $price } on { $private }
web-move-take_private = Buy { $private }
web-move-par = Start { $company } at { $price }
web-move-buy_share = { $cost ->
    [none] Buy { $company } from { $source }
   *[other] Buy { $company } from { $source } for { $cost }
 }
web-move-sell_shares = Sell { $count ->
    [one] one share
   *[other] { $count } shares
 } of { $company }
web-move-exchange_private = Swap { $private } for a share from { $source }
web-move-trade_private = Propose: { $buyer } takes { $private } for { $price }
web-move-buy_private = Buy { $private } for { $price }
web-move-lay_tile = Lay #{ $tile } in { $hex }{ $private ->
    [none] { "" }
   *[other] { "" } by { $private }
 }
web-move-place_token = Token in { $hex }{ $private ->
    [none] { "" }
   *[other] { "" } by { $private }
 }
web-move-run_trains = Run the trains of { $company }
web-move-dividend = { $company }: { $kind }
web-move-buy_train = Buy a { $train }-train from { $source } for { $price }{ $trade_in ->
    [none] { "" }
   *[other] { "" } and a { $trade_in }-train
 }
web-move-discard_train = Give up a { $train }-train of { $company }
web-move-choose_card = Keep { $card }
web-move-issue_shares = Issue { $count ->
    [one] one share
   *[other] { $count } shares
 } of { $company }
web-move-redeem_shares = Redeem { $count ->
    [one] one share
   *[other] { $count } shares
 } of { $company }
web-move-assign = { $private } to { $target }
web-move-answer = { $accept ->
    [yes] Accept the offer
   *[no] Decline the offer
 }
web-move-bankrupt = Declare bankruptcy

## Concrete choices: buttons that make a move at once. web-outcome-… say what it leads to.

web-choice-assign = { $private } serves { $target }
web-choice-buy_train = { $place ->
    [depot] { $train }-train { $price }
   *[other] { $train }-train { $price } from { $source }
 }{ $trade_in ->
    [none] { "" }
   *[other] { "" } and a { $trade_in }-train
 }
web-form-buy_train = A train from somebody else …
web-outcome-take_private = Buy { $private } for { $price }
web-outcome-issue_shares = Issue { $count ->
    [one] one share
   *[other] { $count } shares
 } of { $company } for { $amount }{ $moves ->
    [yes] { "" } → { $after }
   *[no] { "" }
 }
web-outcome-redeem_shares = Redeem { $count ->
    [one] one share
   *[other] { $count } shares
 } of { $company } for { $amount }{ $moves ->
    [yes] { "" } → { $after }
   *[no] { "" }
 }
web-outcome-dividend = { $kind ->
    [retain] { $moves ->
        [yes] Keep { $revenue } → { $after }
       *[no] Keep { $revenue }
     }
    [half] { $moves ->
        [yes] Half: { $per_share } a share → { $after }
       *[no] Half: { $per_share } a share
     }
   *[other] { $moves ->
        [yes] Pay { $per_share } a share → { $after }
       *[no] Pay { $per_share } a share
     }
 }
