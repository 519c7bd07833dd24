# What somebody does or proposes (action-…), and the kinds of action (kind-…) as they stand in other sentences.

one-run = { $train }-train { $path }

action-pass = { $seat } passes.
action-bid = { $seat } bids { MONEY($price) } on { $private }.
action-take_private = { $seat } buys { $private }.
action-par = { $seat } sets the par of { $company } to { MONEY($price) }.
action-buy_share = { $source-kind ->
    [company] { $seat } buys a share of { $company } from its treasury.
   *[other] { $seat } buys a share of { $company } from { $source }.
}
action-sell_shares = { $seat } sells { $count ->
    [one] one share
   *[other] { $count } shares
 } of { $company }.
action-exchange_private = { $seat } swaps { $private } for a share from { $source }.
action-trade_private = { $seat } proposes that { $buyer } takes { $private } for { MONEY($price) }.
action-buy_private = { $company } ({ $seat }) buys { $private } for { MONEY($price) }.
action-lay_tile = { $company } ({ $seat }) lays tile #{ $tile } in { $hex }, rotation { $rotation }{ $private ->
    [none] { "" }
   *[other] , by the privilege of { $private }
 }.
action-place_token = { $company } ({ $seat }) places a token in { $hex }, city { $stop }{ $private ->
    [none] { "" }
   *[other] , by the privilege of { $private }
 }.
action-run_trains = { $company } ({ $seat }) runs { $count ->
    [0] no train
   *[other] its trains: { $runs }
 }.
action-dividend = { $company } ({ $seat }) { $kind ->
    [pay] pays its revenue out
    [half] pays half of its revenue out
    [retain] retains its revenue
   *[other] does "{ $kind }" with its revenue
 }.
action-buy_train = { $company } ({ $seat }) buys a { $train }-train from { $source } for { MONEY($price) }{ $trade_in ->
    [none] { "" }
   *[other] { "" } and a { $trade_in }-train
 }.
action-discard_train = { $company } ({ $seat }) gives up a { $train }-train.
action-issue_shares = { $company } ({ $seat }) issues { $count ->
    [one] one share
   *[other] { $count } shares
 }.
action-redeem_shares = { $company } ({ $seat }) redeems { $count ->
    [one] one share
   *[other] { $count } shares
 }.
action-assign = { $seat } puts the marker of { $private } on { $target }.
action-choose_card = { $seat } chooses { $card }.
action-answer = { $seat } { $accept ->
    [yes] accepts
   *[no] declines
 } the offer.
action-bankrupt = { $company } ({ $seat }) declares bankruptcy.
action-end_game = { $bankrupt ->
    [none] { $seat } ends the game by agreement of the table.
   *[other] { $seat } gives up for { $bankrupt }: bankrupt.
 }

kind-pass = pass
kind-bid = bid on a private
kind-take_private = buy the current private
kind-par = start a corporation or set its par
kind-buy_share = buy a share
kind-sell_shares = sell shares
kind-exchange_private = swap a private for a share
kind-trade_private = trade a private with a player
kind-buy_private = buy a private for a corporation
kind-lay_tile = lay a tile
kind-place_token = place a token
kind-run_trains = run trains
kind-dividend = pay out or retain the revenue
kind-buy_train = buy a train
kind-discard_train = give up a train
kind-issue_shares = issue shares
kind-redeem_shares = redeem shares
kind-assign = place the marker of a private
kind-choose_card = choose a card of the draft
kind-answer = answer an offer
kind-bankrupt = declare bankruptcy
kind-end_game = end the game by agreement
