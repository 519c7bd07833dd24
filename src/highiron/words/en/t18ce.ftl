# What only 18CE says.

## Actions

action-repay_debt = { $seat } pays back { MONEY($amount) }.
action-exchange_for_share = { $seat } gives { $private } up for a share of { $company } from { $source }.
action-buy_wagon = { $company } ({ $seat }) buys a wagon from { $source } for { MONEY($price) }.
action-train_loan = { $company } ({ $seat }) buys the train it must buy, and { MONEY($amount) } of the price is borrowed.
kind-buy_wagon = buy a wagon
kind-train_loan = borrow for a train
kind-repay_debt = pay back a debt
kind-exchange_for_share = swap a private for a share of any company
web-do-buy_wagon = Buy a wagon
web-do-train_loan = Borrow
web-do-repay_debt = Pay back
web-do-exchange_for_share = Swap a private for a share
web-move-buy_wagon = Buy a wagon from { $source } for { $price }
web-move-train_loan = Buy the train and borrow { $amount }
web-move-repay_debt = Pay back { $amount }
web-move-exchange_for_share = Swap { $private } for a share of { $company } from { $source }

## Frames

frame-private_tile = { $seat } may lay the tile of a private for { $company }
frame-e_station = { $seat } may put a token of { $company } in the place of the marker in Shanghai
frame-repay = { $seat } may pay back a debt

## Events

event-marker-removed = The marker of { $private } leaves { $hex }.
event-wagon-given = { $private } becomes a wagon of { $company }.
event-wagon-bought = { $company } buys a wagon from { $source } for { MONEY($price) }.
event-train-loan = The bank lends { $debtor } { MONEY($amount) } for a train of { $company }.
event-private-became-train = { $private } becomes a { $train }-train of { $company }.
event-debt-grew = { $debtor } owes { MONEY($amount) } more: { MONEY($debt) } in all.
event-debt-repaid = { $debtor } pays back { MONEY($amount) }.

## Reasons

reason-not-floated = { $company } has not floated yet, so its shares cannot be sold.
reason-cannot-repay = { MONEY($amount) } cannot be paid back: it must be from { MONEY(1) } to { MONEY($most) }.
reason-debtor-buys-nothing = Whoever owes the bank money, { MONEY($debt) } here, buys nothing in a stock round.
reason-markers-stay = The tokens and kept slots in { $hex } need a city with room for all of them.
reason-not-the-private-tile = { $private } gives a green tile with a small city; { $tile } is none.
reason-only-private-tile = Before the first corporation operates, only the tile of { $private } is laid.
reason-private-tile-at-start = The tile of { $private } is laid when an operating round begins, not in the turn of a corporation.
reason-loan-out-of-range = { $high ->
    [0] Nothing can be borrowed: the money is there.
   *[other] A loan of { MONEY($amount) } is not open: it must be from { MONEY($low) } to { MONEY($high) }.
 }
reason-director-would-change = { $to } would come to direct { $company }, which a sale for a train may not bring about.
reason-train-comes-first = { $company } must buy a train before anything else.
reason-at-wagon-limit = { $company } has as many wagons as it may have trains, { $limit }, so it buys no more.
reason-wagon-not-for-sale = { $source } sells no wagon.
