# What only 1817 speaks of: actions, events, reasons, steps and frames.

## The auction of privates and new companies

action-bid_company = { $seat } bids { MONEY($price) } for { $company }.
action-choose_size = { $seat } makes { $company } a company of { $shares } shares.
action-pay_private = { $seat } puts { $private } into { $company }.
action-short = { $seat } sells a share of { $company } short.
action-take_loan = { $company } ({ $seat }) takes a loan.
action-repay_loan = { $company } ({ $seat }) repays a loan.
action-place_bridge = { $company } ({ $seat }) puts a bridge of { $private } in { $hex }.
action-convert = { $company } ({ $seat }) converts to the next size.
action-merge = { $company } ({ $seat }) merges with { $target }{ $survivor ->
    [none] { "" }
   *[other] , and { $survivor } stays
 }.
action-offer_company = { $seat } offers { $company } for sale.
action-choose_buyer = { $seat } buys { $target } with { $company }.
action-remove_token = { $company } ({ $seat }) takes its token from { $hex }.

kind-bid_company = bid for a company
kind-choose_size = choose the size of a company
kind-pay_private = pay with a private
kind-short = sell a share short
kind-take_loan = take a loan
kind-repay_loan = repay a loan
kind-place_bridge = place a bridge
kind-convert = convert a company
kind-merge = merge two companies
kind-offer_company = offer a company for sale
kind-choose_buyer = choose the company that buys
kind-remove_token = take a token from the map

## On the page: kinds of move (web-do-…), whole moves (web-move-…), passing (web-pass-…) and rounds

web-do-bid_company = Bid for a company
web-do-choose_size = Choose the size
web-do-pay_private = Pay with a private
web-do-short = Sell short
web-do-take_loan = Take a loan
web-do-repay_loan = Repay a loan
web-do-place_bridge = Place a bridge
web-do-convert = Convert
web-do-merge = Merge
web-do-offer_company = Offer for sale
web-do-choose_buyer = Choose the buyer
web-do-remove_token = Take a token away

web-move-bid_company = Bid { $price } for { $company }
web-move-choose_size = { $company } has { $shares } shares
web-move-pay_private = Put { $private } into { $company }
web-move-short = Sell { $company } short
web-move-take_loan = Loan for { $company }
web-move-repay_loan = Repay a loan of { $company }
web-outcome-take_loan = Loan for { $company }: { $amount }{ $moves ->
    [yes] { "" } → { $after }
   *[no] { "" }
 }
web-outcome-repay_loan = Repay a loan of { $company }: { $amount }{ $moves ->
    [yes] { "" } → { $after }
   *[no] { "" }
 }
web-move-place_bridge = Bridge of { $private } in { $hex }
web-move-convert = Convert { $company }
web-move-merge = Merge { $company } with { $target }{ $survivor ->
    [none] , { $company } stays
   *[other] , { $survivor } stays
 }
web-move-offer_company = Offer { $company } for sale
web-move-choose_buyer = { $company } buys { $target }
web-move-remove_token = Take the token from { $hex }

web-pass-seed_bidding = Drop out
web-pass-ipo_bidding = Drop out
web-pass-ipo_payment = Pay the rest in cash
web-pass-loans = Done with loans
web-pass-grow = Leave it as it is
web-pass-share_trade = Done trading
web-pass-put_up = Do not offer it
web-pass-sale_bidding = Drop out
web-pass-repay = Repay no more

web-field-shares = Shares
web-field-survivor = Which one stays
web-field-merge-target = With
web-field-choose_buyer-company = Who buys

web-round-seed_auction = Private auction
web-round-merger_round = Mergers { $turn }.{ $number } of { $of }
web-round-sale_round = Sales { $turn }.{ $number } of { $of }
web-round-short-seed_auction = Auction
web-round-short-merger_round = MR { $turn }.{ $number }
web-round-short-sale_round = AR { $turn }.{ $number }

step-seed_auction = the auction of privates
step-seed_bidding = the bidding for one private
step-ipo = starting a company
step-ipo_home = the choice of a home
step-ipo_bidding = the bidding for a new company
step-ipo_size = the choice of a size
step-ipo_payment = paying with privates
step-short = selling short
step-company = acting for a company

frame-seed_auction = { $seat } may open the auction of a private
frame-seed_bidding = { $seat } may raise the bid of { MONEY($price) } on { $private }
frame-ipo_home = { $seat } chooses the home of { $company }
frame-ipo_bidding = { $seat } may raise the bid of { MONEY($price) } for { $company }
frame-ipo_size = { $seat } chooses the size of { $company }
frame-ipo_payment = { $seat } may pay for { $company } with privates

event-company-bid = { $seat } bids { MONEY($price) } for { $company }.
event-size-chosen = { $company } has { $shares } shares.
event-private-paid = { $seat } puts { $private } into { $company }.
event-tokens-bought = { $company } buys { $count ->
    [one] a token
   *[other] { $count } tokens
 }.
event-share-shorted = { $seat } sells a share of { $company } short at { MONEY($price) }.
event-shorts-closed = { $owner } closes { $count ->
    [one] a short
   *[other] { $count } shorts
 } of { $company }.
event-company-left = { $company } leaves play and can be started again.
event-interest-fixed = Interest is { MONEY($rate) } for each loan in this operating round.
event-end-called = The first 8-train has left the bank: turn { $turn } will be the last.
event-liquidation-began = { $company } goes into liquidation.
event-loan-taken = { $company } borrows { MONEY($amount) }.
event-loan-repaid = { $company } repays { MONEY($amount) }.

end-last_train = the rounds after the first 8-train are over

reason-bid-above-face = { MONEY($price) } is more than the face value of { MONEY($face) }, and no bid may be.
reason-must-open-auction = Nobody passes here: open the auction of a private in the lowest row, for nothing if you like.
reason-bid-too-high = { MONEY($price) } is too much: the highest bid is { MONEY($most) }.
reason-bid-not-payable = { $seat } cannot pay { MONEY($price) } exactly with cash and privates. Bid another amount or pass.
reason-other-company-in-auction = This is about { $company } now.
reason-no-home-left = No city has a free slot, so no company can be started.
reason-no-home-there = { $company } cannot have its home at { $hex } ({ $stop }). Choose a free slot of a city.
reason-size-not-allowed = { $company } cannot have { $shares } shares in this phase.
reason-bid-not-paid = { $seat } still owes { MONEY($owes) } of the bid. Put in a private.
reason-private-does-not-fit = { $private } cannot be part of the payment: privates may not come to more than the bid, and cash has to cover the rest ({ MONEY($room) } is left to replace).
reason-turn-of-a-company = This turn is for { $company }: it may borrow and redeem shares, nothing else.
reason-turn-of-the-player = { $seat } has acted in person in this turn and cannot act for a company any more.
reason-not-president = You are not the president of { $company }.
reason-shares-illiquid = { $company } has no price, so nobody can trade in its shares.
reason-two-share-company = { $company } has two shares, which are never sold.
reason-started-this-round = { $company } was started in this stock round.
reason-sale-after-short = You have sold { $company } short in this turn; sales come before that.
reason-no-short-left = There are { $cap } shorts of { $company } or more, and no further one is possible.
reason-short-of-own-share = You own shares of { $company }. Sell them first.
reason-already-shorted = You have sold { $company } short in this turn; one short is all.
reason-no-more-shorts = Nobody sells short in phase { $phase }.
reason-loan-limit = { $company } has { $limit } loans, which is all it may have.
reason-no-loan-left = The Bank of New York has no loan left.
reason-loan-after-redemption = { $company } has redeemed shares in this turn; loans come before that.
reason-redeem-at-least-one = { $count } shares cannot be redeemed. Redeem at least one.
reason-not-that-many-in-market = { $has } of the { $count } shares of { $company } are in the market.

## The operating round

step-bridges = placing bridges
step-interest = interest
step-loans = repaying and taking loans
step-train_check = the check for trains
step-cash_crisis = finding the money

frame-cash_crisis = { $seat } has to find money for { $company }

event-private-token-placed = { $private } puts a token in { $hex }.
event-private-token-removed = The token of { $private } in { $hex } is removed.
event-interest-unpaid = { $company } cannot pay its interest of { MONEY($due) }: { $seat } takes its treasury and has to pay.
event-first-trains-gone = All { $train }-trains that are left leave the game.
event-trains-scrapped = The trains of { $company } leave the game: { $trains }.
event-gone-bankrupt = { $seat } cannot pay and is bankrupt.
event-holdings-given-up = { $seat } gives up { $shares ->
    [one] one share
   *[other] { $shares } shares
 } and { $shorts ->
    [one] one short
   *[other] { $shorts } shorts
 } of { $company }.

receipt-mine = the mine at { $hex }
receipt-ranch = the ranch at { $hex }
receipt-bridge = the bridge at { $stop }
receipt-modern = a modern train at { $stop }

reason-laid-this-turn = The tile in { $hex } was laid in this turn. It can be upgraded in a later one.
reason-mine-stays = The tile in { $hex } bears a mine or a ranch and stays as it is.
reason-no-place-for-mine = { $private } cannot have a token in { $hex }.
reason-mine-without-tile = There is a tile in { $hex } already; a token is put down only together with its tile.
reason-ranch-near-city = { $hex } is next to a large city, where no ranch can be.
reason-mine-leads-nowhere = No exit of the tile in { $hex } leads to a city or off-board area that has track there or may get it. Choose another tile or turn it.
reason-private-builds-no-bridge = { $private } builds no bridges.
reason-bridged-already = { $hex } has a bridge. One is all a city can have.
reason-no-loan-to-repay = { $company } has no loan.
reason-loan-closes-repaying = { $company } has taken a loan after its interest. It cannot repay any more in this turn.
reason-both-cities-of-hex = A run cannot visit both cities of { $places }: they count as one.
reason-shares-left-to-sell = { $seat } can still sell shares. Bankrupt is only who has nothing left to sell.
reason-one-share-at-a-time = { $count } shares cannot be sold at once: one at a time, until the debt is paid.
## The merger and acquisition round

step-merger_round = conversions and mergers
step-merger_turn = the growth of a company
step-grow = converting or merging
step-share_trade = trading shares of the company that has grown
step-repay = repaying loans
step-token_choice = the choice of tokens
step-sale_round = the sales of companies
step-sale = the sale of a company
step-put_up = offering a company for sale
step-buyer = the choice of the company that buys
step-sale_bidding = the bidding for a company

frame-merger_round = companies convert and merge
frame-merger_turn = { $seat } is asked about the growth of { $company }
frame-token_choice = { $seat } must take a token of { $company } from the map
frame-sale_round = companies are sold
frame-sale = { $seat } is asked about the sale of { $company }
frame-sale_bidding = { $seat } may bid more than { MONEY($price) } for { $company }

event-merger-round-began = Turn { $turn }: conversions and mergers after operating round { $number } begin.
event-sale-round-began = Turn { $turn }: sales of companies after operating round { $number } begin.
event-converted = { $company } converts to { $shares } shares.
event-merger-proposed = { $seat } asks { $to } to agree: { $company } merges with { $target }.
event-token-removed = { $company } takes its token from { $hex }.
event-company-put-up = { $kind ->
    [liquidation] { $company } is liquidated: its trains, tokens and privates are for sale.
    [takeover] { $company } can be taken over.
   *[other] { $company } may be offered for sale.
 }
event-company-offered = { $seat } offers { $company } for sale.
event-nobody-bids = Nobody bids for { $company }.
event-company-sold = { $company } buys { $target } for { MONEY($price) }.
event-company-liquidated = Nobody wants { $company }: its trains, tokens and privates leave the game.
event-shares-settled = Every share of { $company } is worth { MONEY($per_share) }.

reason-not-a-partner = { $company } cannot merge with { $target }. It merges with another company of its size that has a price and has not grown in this round.
reason-nobody-would-direct = Nobody would have two shares of { $company } and { $target } together, so they cannot merge.
reason-does-not-survive = { $company } cannot be the company that stays.
reason-merger-was-declined = The president of { $target } has declined that in this turn.
reason-other-company-traded = Only shares of { $company } are traded now.
reason-president-does-not-sell = The president of { $company } does not sell now. Buy from its treasury or pass.
reason-only-from-treasury = Shares of { $company } are bought from its treasury now.
reason-token-stays = { $company } cannot take that token from { $hex } ({ $stop }). Choose one of those that are too many.
reason-other-company-on-sale = { $company } is on sale now.
reason-cannot-be-the-buyer = { $company } cannot buy for { MONEY($price) }. Choose a company of yours that has a price and the means.
reason-loans-above-limit = { $company } has more loans than its limit. Repay some of those it has taken over.

## Rule options

option-seed_bid_cap = How much may be bid for a private?
    .is-face = its face value at most
    .is-none = as much as the bidder has
option-short_cap_10 = How many shorts of a 10-share company can there be?
    .is-5 = five, as of a 5-share company
    .is-10 = ten
option-sr_sell_after_short = May shares be sold after selling short in the same turn?
    .is-forbid = no: sell, then sell short, then buy
    .is-allow = yes
option-sr_loans_in_zones = May companies in the grey and red zones borrow in a stock round?
    .is-forbid = no
    .is-allow = yes
option-forced_sale_timing = When does a player above the limit of certificates have to sell?
    .is-end_of_turn = before the turn ends
    .is-first = before doing anything else
option-red_moves_at_sr_end = Does a sold-out company leave liquidation at the end of a stock round?
    .is-no = no
    .is-yes = yes, to the lowest grey space
option-two_train_supply = How many 2-trains are there?
    .is-unlimited = as many as are wanted
    .is-40 = forty
option-require_max_revenue = Must trains earn as much as they can?
    .is-yes = yes
    .is-no = no, any legal runs will do
option-train_sale_consent = Who agrees to the sale of a train between companies?
    .is-required = the president of the seller is asked
    .is-assumed = the players have agreed elsewhere
option-merge_consent = Who agrees to a merger?
    .is-required = the president of the other company is asked
    .is-assumed = the players have agreed elsewhere
option-merge_survivor = Which company stays after a merger?
    .is-choice = either one
    .is-initiator = the one that proposed it
option-post_conversion_new_president = May somebody who becomes president after a conversion buy more shares?
    .is-single = no
    .is-unlimited = yes, as the president may
option-sale_order_basis = Which prices decide the order of sales?
    .is-start_of_ma = those at the beginning of the merger and acquisition round
    .is-start_of_sales = those after all conversions and mergers
option-friendly_min_bid = What is the least bid for a company that its president offers?
    .is-exact = its price times its shares
    .is-ceil10 = the same, rounded up to ten dollars
option-bankrupt_interest_cash = Who gets the last cash of a player who cannot pay the interest of a company?
    .is-to_company = that company
    .is-to_bank = the bank
option-bankruptcy_check = When is a player bankrupt?
    .is-strict = when everything that can be sold does not pay the debt
    .is-declared = when the player says so, though shares could be sold
option-bankrupt_privates = What becomes of the privates of a bankrupt player?
    .is-removed = they leave the game
    .is-kept = the player keeps them, without effect
option-mine_future_connection = Which city may a mine point to, if there is no track yet?
    .is-strict = one that an upgrade can join to the mine
    .is-loose = any that can be upgraded
option-loan_order_in_sale = In which order does the buyer of a company pay, borrow and repay?
    .is-free = in any
    .is-fixed = loans for the price first, then others, then repayment
option-token_dedupe = Which of two tokens in one city is lifted after a merger or sale?
    .is-choice = the one that the owner chooses
    .is-survivor = the one that the company had before
option-private_closing = Do privates close when they are used up?
    .is-open = no
    .is-used_up = yes
option-merge_president_basis = Do shorts count when a merged company finds its president?
    .is-shares = no
    .is-net = yes, they are subtracted from shares
option-crisis_bundle = How are shares sold in a cash crisis?
    .is-single = one at a time
    .is-needed = one at a time, or as many of one company as are needed
option-sale_crisis_timing = When are cash crises after the sale of a company solved?
    .is-before_next = before the next company is put up
    .is-after_setup = when the next company has been put up, before it is bid for
option-bridge_window = When may bridges be placed?
    .is-whole_turn = in the whole turn of the company
    .is-until_interest = until the company pays interest
option-final_ma_round = Do companies merge and change hands after the last operating round?
    .is-play = yes
    .is-skip = no
option-short_squeeze = How far does a company rise of which players hold more than all shares?
    .is-off = one space
    .is-on = two spaces
option-modern_trains = Do 7- and 8-trains earn more where their company has a token?
    .is-off = no
    .is-on = yes, 10 and 20 dollars
option-volatility = Is the volatility expansion played?
    .is-off = no
    .is-on = yes: 13 more privates, auctioned from a pyramid without seed money

## What stands on spaces of the market

web-market-mark-liquidation = liqui{"\u00AD"}dation
web-market-mark-acquisition = take-overs
web-market-mark-safe = safe

## What can be read at the table

reading-loans-out = Loans out
    .value = { $out }, { $left } left
reading-interest-rate = Interest
    .value = { MONEY($amount) }, next { MONEY($next) }, one loan more { MONEY($more) }
reading-loans = Loans
    .value = { $count } of { $limit }
reading-interest = Interest
    .value = { MONEY($amount) }
reading-shorts = Shorts
    .value = { $count } of { $limit }
reading-sale-price = Least in a sale
    .value = { MONEY($amount) }
reading-zone = Zone
    .value = { $zone ->
        [liquidation] liquidation
       *[acquisition] take-overs
    }
reading-short = Short of { $company }
    .value = { $count }

## What charts follow

chart-loans-out = Loans out
chart-interest-rate = Interest for each loan
chart-company-loans = Loans of the companies
chart-company-shorts = Shorts of the companies
chart-player-shorts = Shorts of the players
