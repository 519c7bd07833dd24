# What happened: one message per event code of the engine.

## Money and shares

event-cash-moved = { $from-kind ->
    [bank] The bank
   *[other] { $from }
 } pays { MONEY($amount) } to { $to }{ $why ->
    [private] { "" } for a private
    [income] : income of { $private }
    [shares] { "" } for shares
    [capital] : its capital
    [terrain] { "" } for terrain
    [token] { "" } for a token
    [train] { "" } for a train
    [wagon] { "" } for a wagon
    [terminal-fee] { "" } for a terminal
    [works] { "" } for works
    [contribution] { "" } as help for a train
    [dividend] { "" } as dividend
    [revenue] { "" } as revenue
    [bankruptcy] { "" } as bankrupt
    [closing] , because it closes
    [merger] , with which it merges
    [independent] , with everything it has
    [subsidy] { "" } as a subsidy
    [loan] { "" } for a loan
    [interest] { "" } as interest
    [inventor] { "" } for an invention
    [scrap] { "" } for scrap
    [mail] { "" } for mail
    [engineers] { "" } for work in the mountains
    [treasury] , who takes the whole treasury
    [forgiven] , who owes nothing any more
    [short-dividend] { "" } as dividend on shares sold short
    [purchase] { "" } for the company
    [sale] , to which it is sold
    [set-aside] , where it waits for the end of the liquidation
    [guarantee] { "" } for debts of the company
    [settlement] { "" } for shares of the company that is gone
   *[other] { "" } ({ $why })
 }.
event-bank-broken = The bank is broken: the game ends after this set of operating rounds.
event-share-bought = { $source-kind ->
    [company] { $seat } buys a share of { $company } from its treasury for { MONEY($price) }.
   *[other] { $seat } buys a share of { $company } from { $source } for { MONEY($price) }.
}
event-shares-sold = { $seat } sells { $count ->
    [one] one share
   *[other] { $count } shares
 } of { $company } at { MONEY($price) } each.
event-share-given = { $seat } receives { $count ->
    [one] a share
   *[other] { $count } shares
 } of { $company } free of charge.
event-company-started = { $seat } starts { $company } at a par of { MONEY($par) }.
event-floated = { $company } floats.
event-presidency-passed = { $to } becomes president of { $company } in place of { $from }.
event-presidency-taken = { $to } becomes president of { $company }, which had none.
event-receivership-began = { $company } has no president any more and is in receivership.
event-shares-issued = { $company } issues { $count ->
    [one] one share
   *[other] { $count } shares
 } at { MONEY($price) } each.
event-shares-redeemed = { $company } redeems { $count ->
    [one] one share
   *[other] { $count } shares
 } at { MONEY($price) } each.
event-company-closed = { $company } closes: its shares are worth nothing, and its tokens and trains leave the game.
event-merged = { $target } goes up in { $company }: its shares, money, trains and tokens are { $company }’s now.
event-price-moved = The price of { $company } moves from { MONEY($from) } to { MONEY($to) }.

## Auction and privates

event-bid-made = { $seat } bids { MONEY($price) } on { $private }.
event-bidding-opened = The bidding for { $private } begins.
event-private-sold = { $seat } gets { $private } for { MONEY($price) }.
event-private-price-fell = Everybody passed: { $private } now costs { MONEY($price) }.
event-card-chosen = { $seat } has chosen a card.
event-last-card-shown = { $card } is the last card left; it costs { MONEY($price) }.
event-card-price-fell = { $card } now costs { MONEY($price) }.
event-blank-revealed = { $seat } had chosen a blank card.
event-private-traded = { $private } goes from { $from } to { $to } for { MONEY($price) }.
event-private-exchanged = { $seat } swaps { $private } for a share of { $company } from { $source }.
event-private-closed = { $private } closes.
event-independent-absorbed = { $company } takes over the money, the token and the trains of { $private }: { $trains }.
event-marker-placed = The marker of { $private } now lies in { $hex }.
event-markers-removed = Markers leave the board: { $privates }.
event-steamboat-serves = The steamboat now serves { $company }.
event-second-tile-forfeited = The second tile of { $private } is given up.

## Rounds and turns

event-passed = { $seat } passes.
event-draft-round-began = The cards left are for sale.
event-stock-round-began = Stock round { $turn } begins.
event-stock-round-ended = The stock round ends; { $priority } has the priority deal.
event-operating-round-began = Operating round { $turn }.{ $number } of { $of } begins.
event-last-turn-set = No train is left to be bought: turn { $turn } will be the last.
event-operating-round-ended = The operating round ends.
event-turn-began = { $company } operates, run by { $seat }.
event-offer-made = { $seat } asks { $to } to agree: { $buyer } buys { $what ->
    [train] a { $item }-train
    [wagon] a wagon
   *[other] { $item }
 } for { MONEY($price) }.
event-offer-accepted = { $seat } accepts the offer.
event-offer-lapsed = The offer to { $seat } no longer stands.
event-offer-declined = { $seat } declines the offer.
event-deal-failed = { $company } cannot raise the agreed price, and the sale is off.

## Operating

event-tile-laid = { $company } lays tile #{ $tile } in { $hex }, rotation { $rotation }.
event-token-placed = { $company } places a token in { $hex }{ $price ->
    [0] { "" } free of charge
   *[other] { "" } for { MONEY($price) }
 }.
event-train-ran = { $mode ->
    [freight] { $company } runs its { $train }-train with a wagon { $path } for { MONEY($revenue) }.
   *[other] { $company } runs its { $train }-train { $path } for { MONEY($revenue) }.
 }
event-dividend-paid = { $company } pays out { MONEY($revenue) }: { MONEY($per_share) } per share.
event-revenue-retained = { $revenue ->
    [0] { $company } earns nothing.
   *[other] { $company } retains { MONEY($revenue) }.
 }
event-train-bought = { $company } buys a { $train }-train from { $source } for { MONEY($price) }.
event-train-discarded = { $company } gives up a { $train }-train.
event-train-exported = A { $train }-train leaves the game unsold.
event-phase-began = Phase { $phase } begins.
event-trains-rusted = { $count ->
    [one] A { $train }-train
   *[other] { $count } { $train }-trains
 } of { $owner } { $count ->
    [one] rusts
   *[other] rust
 }.
event-trains-obsolete = All { $train }-trains are obsolete: each may run once more.
event-trains-retired = Obsolete trains of { $owner } have made their last run: { $trains }.

## The end

event-bankrupt = { $seat } cannot pay for a train of { $company } and is bankrupt.
event-game-ended = The game is over: { $why ->
    [bank] { end-bank }
    [bankrupt] { end-bankrupt }
    [turn_cap] { end-turn_cap }
    [last_phase] { end-last_phase }
    [last_train] { end-last_train }
    [stalled] { end-stalled }
    [agreement] { end-agreement }
    [all_closed] { end-all_closed }
    [final_train] { end-final_train }
   *[other] { $why }
 }.
