# Why an action is refused, and what can be done instead: one message per reason code of the engine.
# The rule number is added after it.

## Any action

reason-game-over = The game is over because { $why ->
    [bank] { end-bank }
    [bankrupt] { end-bankrupt }
    [turn_cap] { end-turn_cap }
    [last_phase] { end-last_phase }
    [last_train] { end-last_train }
    [agreement] { end-agreement }
    [all_closed] { end-all_closed }
    [final_train] { end-final_train }
    [stalled] { end-stalled }
   *[other] of { $why }
 }; nothing more can be played.
reason-not-your-turn = It is the turn of { $turn }, not of { $seat }.
reason-not-now = It is not the time to { $action }; now is the time for { $step }.
reason-not-your-company = { $company } cannot act now; it is the turn of { $turn }.
reason-unknown-seat = There is no seat "{ $name }" at this table. Seats go from A to { $example }, clockwise.
reason-unknown-company = { $why ->
    [absent] { $name } takes no part in this game (any more). Use the initials of a corporation that does, such as { $example }.
    [private] { $name } is not a corporation and cannot do this. Use the initials of a corporation, such as { $example }.
   *[none] There is no corporation "{ $name }" in this title. Use the initials, such as { $example }.
 }
reason-unknown-private = There is no private "{ $name }" in this title. { $example ->
    [none] It has none.
   *[other] Use the initials, such as { $example }.
 }
reason-unknown-hex = There is no hex "{ $name }" on this map. Use a coordinate such as { $example }.
reason-unknown-tile = There is no tile "{ $name }" in this title. Use the number alone, such as { $example }.
reason-unknown-rotation = A tile cannot be turned by { $name }. Rotations go from 0 to { $example }.
reason-unknown-train = There is no train "{ $name }" in this title. Use the type alone, such as { $example }.
reason-unknown-card = There is no card "{ $name }" in this draft.
reason-unknown-certificate = There is no certificate "{ $name }" in this title.
reason-unknown-source = Nothing can be taken from "{ $source }". Use "{ $unsold }" or "pool".
reason-unknown-dividend = "{ $kind }" is nothing that can be done with revenue here. Use one of these: { $choices }.
reason-not-enough-cash = { $owner } needs { MONEY($need) } and has { MONEY($has) }.
reason-price-out-of-range = { MONEY($price) } cannot be the price: { $high ->
    [none] it must be at least { MONEY($low) }
   *[other] it must be from { MONEY($low) } to { MONEY($high) }
 }.
reason-wrong-price = The price is { MONEY($right) }, not { MONEY($price) }.

## Auction and privates

reason-private-not-for-sale = { $why ->
    [tied] { $private } cannot change hands while a player has a certificate of { $company } that may have come with it.
    [gone] { $private } has closed or takes no part in this game, so nobody can sell it.
   *[owned] { $owner-kind ->
        [bank] { $private } is still in the bank, so no player can sell it.
       *[other] { $private } belongs to { $owner } already.
    }
 }
reason-not-the-current-private = { $private } cannot be bought yet. Bid on it, or buy { $current }, which is first in line.
reason-no-bid-on-current-private = { $private } is first in line: buy it for its price instead of bidding.
reason-bid-not-in-steps = { MONEY($price) } cannot be bid: bids go in steps of { MONEY($step) }.
reason-bid-too-low = A bid of { MONEY($price) } is too low: bid at least { MONEY($least) }.
reason-other-private-in-auction = The bidding is about { $private } now. Raise on it or pass.
reason-card-not-in-hand = You do not hold { $card }. Choose one of the cards you have drawn.
reason-must-choose-card = You cannot pass: choose one of the cards you have drawn. A blank card costs nothing.
reason-must-buy-card = The first turn of the game cannot be a pass: buy one of the cards.
reason-private-never-sold = { $private } can never be sold to a corporation.
reason-phase-forbids = Corporations cannot buy privates in phase { $phase }.
reason-no-trade-in-first-round = Players cannot trade privates in the first stock round.
reason-no-trade-now = { $why ->
    [bought] You have made the purchase of this turn already ({ $bought }), and buying a private would be another.
   *[phase] Players cannot trade privates in phase { $phase }.
 }
reason-not-a-side-of-the-trade = { $only ->
    [yes] { $private } belongs to { $owner }. Only another player, as the buyer, can propose to trade it, in the own turn.
   *[no] { $private } belongs to { $owner }. Only the owner and the player who would buy it can propose the trade.
 }
reason-no-private-sale-now = { $private } cannot be sold to { $buyer } now: { $why ->
    [option] by the options of this game no private is sold to pay for a train.
    [no-need] { $company } need not buy a train.
    [money] the money for the train of { $company } is at hand.
    [owner] it does not belong to the president of { $company }.
    [self] seller and buyer are the same.
   *[limit] { $buyer } holds as many certificates as allowed.
 }
reason-private-has-no-exchange = { $private } cannot be swapped for a share.
reason-not-your-private = { $private } is not yours to swap.
reason-only-between-turns = { $private } can be swapped in your own stock turn or before the next turn of somebody else has begun.
reason-private-gives-no-tile = { $private } gives no right to lay a tile.
reason-private-not-owned = The corporation does not own { $private }, so it cannot use its privilege.
reason-private-gives-no-token = { $private } gives no right to place a token.
reason-private-has-no-marker = { $private } has no marker.
reason-marker-elsewhere = The marker of { $private } cannot be put on { $target }.
reason-marker-set-already = This was set in this round already, or is so anyway ({ $target }). Set the other, or pass.
reason-tile-not-of-private = Tile #{ $tile } is not one that { $private } may lay there.
reason-tiles-not-joined = The second tile, in { $hex }, must join the track of the first one in { $first }.
reason-no-private-tiles-now = A second tile of a private was forfeited in this round, and as on 18xx.games no private lays a tile any more before the next one.
reason-second-tile-first = The second tile of { $private } comes first.
reason-cities-joined-already = Track joins { $hexes } already.
reason-cities-not-joined = The tiles of this privilege must join { $hexes } by track. Choose tiles that do so.
reason-company-buys-nothing = { $receiver ->
    [yes] { $company } is in receivership and buys no private.
   *[no] { $company } is an independent railway and buys nothing.
 }
reason-train-first = { $company } has issued shares for a train and must buy that first.
reason-privilege-spent = The privilege of { $private } has been used already.
reason-privilege-elsewhere = { $city ->
    [none] This privilege is only for { $hexes }.
   *[other] This privilege is only for city number { $city } of { $hexes }.
 }
reason-privilege-gone = There is a tile already, so the privilege of { $private } is gone.
reason-privilege-not-now = The privilege of { $private } cannot be used at this point of the turn.

## Stock round

reason-must-sell-first = { $seat } is above the limit of certificates or of shares in one corporation, and must sell first.
reason-no-sales-in-first-round = Nothing can be sold in the first stock round.
reason-no-price-yet = { $company } has no price yet, so its shares cannot be sold.
reason-sell-at-least-one = { $count } shares cannot be sold. Sell at least one.
reason-not-that-many-shares = You hold { $has } of the { $count } shares of { $company } that you want to sell.
reason-pool-full = The pool never holds more than half of { $company }; it has room for { $room ->
    [0] none of its shares
    [one] one more share
   *[other] { $room } more shares
 }.
reason-president-cannot-sell-that-far = The president's certificate of { $company } cannot go to the pool, and nobody else holds enough shares to take it over. Sell fewer shares.
reason-not-started = { $company } has not been started: its first certificate is the president's. Set its par instead.
reason-already-started = { $company } has been started already. Buy one of its shares instead.
reason-no-share-there = { $source-kind ->
    [ipo] No share of { $company } is left in the IPO.
    [pool] { $held ->
        [0] The pool has no share of { $company }.
       *[other] The pool has only the president's certificate of { $company }, which nobody without a share of it can take.
    }
   *[other] { $company } has no share left in its treasury.
 }
reason-already-bought = You have made the purchase of this turn already ({ $bought }), so it is too late to { $action }.
reason-sold-this-round = You have sold shares of { $company } in this stock round, so you cannot buy any until the next one.
reason-over-holding-limit = You hold { $has } shares of { $company } and may not hold more than { $limit }.
reason-over-certificate-limit = { $has } of { $limit } certificates are held already. Sell some first.
reason-not-a-par-price = { MONEY($price) } is not a par price. Choose one of these: { $prices }.
reason-other-par-due = The par of { $company } must be set first.
reason-not-operated-yet = { $company } has not operated yet, so only its president may sell its shares.
reason-sold-this-turn = Shares of { $company } have been sold in this turn already; they go in one block.
reason-in-receivership = { $company } is in receivership, so its shares cannot be sold for this.

## Issuing and redeeming shares

reason-not-a-corporation = { $company } is not a corporation and has no shares.
reason-issued-already = { $company } has issued or redeemed shares in this turn already.
reason-no-issue-now = { $company } cannot issue or redeem shares at this point of its turn.
reason-not-that-many-to-issue = { $why ->
    [redeem] { $company } cannot redeem { $count } of its shares; { $counts ->
        [none] the pool has none of them.
       *[other] by what lies in the pool it could be { $counts }.
    }
    [train] { $company } cannot issue { $count } of its shares for a train; { $counts ->
        [none] none can be issued for that now.
       *[other] it can be { $counts }.
    }
   *[issue] { $company } cannot issue { $count } of its shares; { $counts ->
        [none] none can be: it has none, or the pool would have more of them than the players.
       *[other] it can be { $counts }, by what is in its treasury and as the pool never has more than the players.
    }
 }
reason-must-issue-first = { $company } can still issue shares for the train, and must do so before its president helps.

## Track and tokens

reason-tile-already-laid = { $yellow ->
    [yes] The upgrade of this turn has been made already. Another tile must be a yellow one.
   *[no] { $laid ->
        [one] The tile of this turn has been laid already.
       *[other] All { $laid } tiles of this turn have been laid already.
    }
 }
reason-hex-blocked = { $sold ->
    [yes] { $hex } is closed while a player owns { $private }. It opens when a corporation buys { $private }, or when { $private } closes.
   *[no] { $hex } is closed until { $private } closes.
 }
reason-hex-not-buildable = No tile can be laid in { $hex }: what is printed there stays.
reason-hex-not-reached = { $company } cannot reach the track of this tile in { $hex } from its tokens.
reason-no-tile-left = No tile #{ $tile } is left.
reason-colour-not-yet = There are no { $colour } tiles in phase { $phase } yet.
reason-tile-does-not-fit = Tile #{ $tile } cannot be laid in { $hex }: { $why ->
    [colour] it is { $colour }, and the next tile there is { $colours }.
    [last] nothing replaces what lies there.
    [label] its letter, or that it has none, does not agree with the hex.
    [stops] it has other cities or towns than the hex.
   *[track] it is no upgrade of what lies there.
 }
reason-track-runs-nowhere = In { $hex } the track would run off the board or against a closed side (side { $edges }). Turn the tile.
reason-track-not-kept = All track that lies in { $hex } must stay, and rotation { $rotation } does not keep it. Turn the tile.
reason-not-a-city = { $hex } has no city number { $stop } that takes a token.
reason-no-slot-free = No slot is free in that city of { $hex }.
reason-slot-reserved = { $why ->
    [second] A free slot in { $hex } is kept for { $holder }, which may enter that city at its own price.
    [private] A free slot in that city of { $hex } is kept for whoever buys { $holder }.
   *[home] A free slot in { $hex } is kept for { $holder }, whose home it is.
 }
reason-token-already-in-hex = The corporation has a token in { $hex } already.
reason-city-not-reached = { $company } cannot reach that city in { $hex } from its tokens.
reason-token-already-placed = { $company } has placed the token of this turn already.
reason-independent-has-no-tokens = { $company } is an independent railway and has no further token.
reason-lay-without-use = This tile gives { $company } no new track it can reach in { $hex }, and raises no city it reaches.
reason-no-token-left = { $company } has no token left.
reason-other-token-due = First choose where the token of { $company } stands in { $hex }.

## Running trains

reason-trains-must-run = { $company } has a train that can run, so it must run.
reason-better-runs-exist = These runs earn { MONEY($revenue) }, but { MONEY($best) } can be earned, and the best runs must be made.
reason-train-not-owned = { $company } does not have this train ({ $train }), or has used it already.
reason-unknown-place = "{ $place }" is no place on the map. Write a stop as hex, dot and number, the first with the number 0, and a hex without a stop by its name alone.
reason-stop-of-another = { $place } can be used by { $company } only.
reason-run-needs-two-stops = The run of the { $train }-train must begin and end at a stop, and visit at least two.
reason-not-neighbours = { $place } and { $next } are not neighbours.
reason-no-track = There is no track that leads through { $place } that way.
reason-track-twice = The run uses the same track twice near { $place }.
reason-track-of-another-train = The { $train }-train uses track that another train of this turn has used.
reason-stop-twice = The run visits { $place } or its area twice.
reason-red-area-inside = A run can only begin or end at { $place }, not pass through it.
reason-two-eastern-areas = A run can visit only one of the eastern areas, not all of these: { $places }.
reason-city-blocked = Tokens of others block the way through { $place }.
reason-run-without-token = The run of the { $train }-train must visit a token of the corporation.
reason-supply-exceeded = These runs take more than the corporation has: { $needed }.
reason-no-such-route = The { $train }-train finds no track along these hexes: { $connections }.
reason-wrong-revenue = The file says that the run earns { MONEY($said) }, but it earns { MONEY($earned) }.
reason-unknown-mode = A { $train }-train cannot run as { $mode } train.
reason-ends-elsewhere = { $mode ->
    [freight] A freight train must end in an industrial city.
   *[other] The run has no end where a { $mode } train must end.
  }
reason-one-stop-left-out = A run passes { $place } only together with the stop beside it.
reason-run-too-long = A { $train }-train can visit { $reach } stops, not { $stops }.

## Trains

reason-at-train-limit = { $company } has { $limit ->
    [one] one train
   *[other] { $limit } trains
 }, as many as this phase allows.
reason-train-not-for-sale = { $why ->
    [own] { $source } cannot buy a train from itself.
    [part-payment] A train is given in part payment only for one from the depot, not from { $source }.
    [no-seller] Trains are sold by the bank and by corporations that operate, not by { $source }.
    [has-none] { $source } has no { $train }-train.
    [receivership] { $source } is in receivership and sells no train.
    [obsolete] The { $train }-train of { $source } is obsolete and cannot be sold.
    [at-limit] { $source } is at its train limit and sells no train.
    [last] The bank has no train left, so { $source } keeps its only one.
   *[offers] { $offers ->
        [none] There is no { $train }-train in { $source }, nor any other that could be bought.
       *[other] There is no { $train }-train to be bought from { $source } now; it offers: { $offers }.
    }
 }
reason-help-only-for-cheapest = The president can only help to buy the cheapest train of the bank ({ MONEY($cheapest) }), and only if the treasury cannot pay it; this one costs { MONEY($price) }.
reason-no-trade-in = A { $trade_in }-train cannot be given in part payment for a { $train }-train.
reason-must-buy-train = { $route ->
    [yes] { $company } has no train and a route to run on, so it must buy a train.
   *[no] { $company } has no train, so it must buy one.
 }
reason-no-forced-purchase = { $pays ->
    [yes] { $company } can pay for a train itself, so its president cannot sell shares now.
   *[no] { $company } need not buy a train, so its president cannot sell shares now.
 }
reason-money-suffices = { MONEY($has) } is at hand and { MONEY($need) } is needed, so no more shares can be sold.
reason-sale-too-small = Shares of { $company } may be sold only once in this turn, and { $count } would not raise enough for the cheapest train. Sell more of them at once.
reason-sale-leads-nowhere = After selling { $count } of { $company } no train could be bought: the cheaper form would be barred and the dearer one out of reach. Sell another number.
reason-sells-too-much = Only { MONEY($missing) } is missing, and each share brings { MONEY($price) }. Sell fewer shares.
reason-would-lose-presidency = This sale would cost you the presidency of { $company }, for which you are raising the money. Sell fewer shares.
reason-would-close-company = { $company } would close if its president sold shares of it now.
reason-sold-for-dearer-form = Money was raised for a dearer train: this one costs { MONEY($price) }, and it must cost at least { MONEY($least) }.
reason-only-bank-trains = After raising money { $company } can only buy a train of the bank.
reason-not-over-train-limit = { $company } is not above the train limit and gives up no train.
reason-train-not-counted = A { $train }-train of { $company } is obsolete and does not count against the limit.
reason-other-discards-first = { $company } must give up a train first.
reason-other-gives-up-train = It is for { $owner } to give up a train of { $company }.
reason-not-bankrupt = { $forced ->
    [yes] The money for a train of { $company } can still be found, so this is no bankruptcy.
   *[no] { $company } need not buy a train, so this is no bankruptcy.
 }
