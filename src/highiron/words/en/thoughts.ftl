# What bots think: one message per reason they give for a decision.

## Any bot

thought-by-chance = By chance.
thought-ran-out-of-time = { $bot } ran out of time: a safe move instead.
thought-worker-failed = { $bot } failed: a safe move instead.
thought-answer-refused = { $bot } wanted what the rules do not allow: a safe move instead.

## search

thought-looks-ahead = Looked ahead: this left the best position in { $futures ->
    [one] the one future that was tried
   *[other] the { $futures } futures that were tried
}.

## steady: openings

thought-takes-private = { $private } costs { MONEY($price) } and is worth about { MONEY($value) }.
thought-bids-for-private = { $private } is worth about { MONEY($value) }: a bid of { MONEY($price) }.
thought-takes-what-is-left = All others passed: somebody has to take { $private }.
thought-keeps-cash-for-shares = Keeps { MONEY($cash) } to float a corporation.
thought-leaves-private = { $private } is worth no more than { MONEY($value) }, or the money is needed for shares.
thought-drafts-private = { $private } costs { MONEY($price) } and will bring about { MONEY($value) }.
thought-drafts-blank = No card is worth its price: a blank keeps the cash.
thought-waits-for-lower-price = The last card is too dear; its price falls.

## steady: stock rounds

thought-sets-par-to-float = A par of { MONEY($price) } lets { $company } float: { $need ->
    [one] one more share has
   *[other] { $need } more shares have
 } to be paid.
thought-starts-company = { $company } at a par of { MONEY($price) } can get trains; a share should bring { MONEY($value) }.
thought-buys-to-float = { $company } has to float: a share for { MONEY($price) } should bring { MONEY($value) }.
thought-buys-to-keep-control = Another player comes close in { $company }: a share for { MONEY($price) } keeps the presidency.
thought-buys-to-take-control = A share of { $company } for { MONEY($price) } brings the presidency.
thought-buys-outside-limit = { $company } does not count against the certificate limit: { MONEY($price) } for what should bring { MONEY($value) }.
thought-buys-for-income = A share of { $company } costs { MONEY($price) } and should bring { MONEY($value) } until the end.
thought-buys-to-fund = { $company } needs the money: a share for { MONEY($price) }, which should bring { MONEY($value) } until the end.
thought-swaps-private = A share of { $company } will bring { MONEY($value) }, more than { $private }.
thought-dumps-company = { $company } will need { MONEY($short) } for a train: better another player’s { MONEY($short) }.
thought-sells-before-dump = { $company } will need { MONEY($short) } for a train: { $seat } might pass it on to the next largest holder.
thought-sells-overpriced = A share of { $company } sells for { MONEY($price) } and would bring only { MONEY($value) }.
thought-sells-for-better = { $wanted } promises more than { $company }: { $count ->
    [one] a share is
   *[other] { $count } shares are
 } sold for it.
thought-sells-over-limit = Over the limit: { $company } can best be spared.
thought-finds-nothing-to-buy = Of what can be paid, nothing brings clearly more than it costs.
thought-has-bought = This turn’s purchase has been made.
thought-has-no-room = The certificate limit of { $limit } is reached.
thought-finds-nothing-for-sale = No company that has been started has a share that could be bought now.
thought-cannot-pay = The cheapest share costs { MONEY($price) }, and there is { MONEY($cash) }.
thought-keeps-cash-for-trains = Of { MONEY($cash) } companies will need { MONEY($kept) } for trains.
thought-nothing-else-to-do = There is nothing else to do.

## steady: offers

thought-accepts-offer = { MONEY($price) } for { $item }, which is worth about { MONEY($value) }: agreed.
thought-declines-offer = { MONEY($price) } for { $item }, which is worth about { MONEY($value) }: no.

## steady: operating

thought-lays-for-revenue = A tile in { $hex } brings { $company } { MONEY($gain) } more a round with the trains it will have next.
thought-lays-ahead = A tile in { $hex } brings { $company } nearer to stops worth reaching.
thought-places-token = A token in { $hex } is worth its price to { $company }.
thought-runs-best = The best runs of { $company } earn { MONEY($revenue) }.
thought-pays-out = { MONEY($revenue) } brings its shareholders more than the treasury of { $company }.
thought-pays-half = Half of { MONEY($revenue) } helps { $company }, the other half holds its price.
thought-retains = { $company } keeps its { MONEY($revenue) }: trains bring its president more than a dividend.
thought-buys-train = A train { $train } for { MONEY($price) } brings { $company } more than it costs.
thought-no-train-worth-it = No train that { $company } could buy now is worth its price.
thought-must-buy-train = { $company } must own a train: { $train } for { MONEY($price) } is the best way.
thought-takes-sister-train = { $source } can spare a train { $train } for { $company }.
thought-issues-shares = { $company } issues { $count } to get a better train.
thought-issues-for-train = { $company } issues { $count } for the train it must have.
thought-redeems-shares = { $company } has money to spare: it redeems { $count }.
thought-sells-for-train = { $company } can best be spared: { $count } sold for a train of { $to }.
thought-no-way-out = Nothing is left to sell for a train of { $company }.
thought-buys-own-private = { $company } can spare { MONEY($price) } for { $private }, which its president owns.
thought-uses-private = { $private } helps { $company } at no cost.
thought-sets-marker = A marker of { $private } in { $hex } brings { $company } { MONEY($gain) } more.
thought-sets-steamboat = The steamboat serves { $company } best in { $hex }.
thought-swaps-closing-private = { $private } would close soon: better a share.
thought-chooses-city = From this city of { $hex } { $company } earns most.
thought-gives-up-train = { $company } can best do without its train { $train }.
thought-nothing-better = Nothing better to do.
thought-helps-sister = { $company } buys a train { $train } for { MONEY($price) }: { $source } needs room or money for one that stays.

## steady: 1817

thought-keeps-cash-for-company = Keeps { MONEY($cash) } to start a company.
thought-opens-company = { $company } for { MONEY($price) } can buy a train { $train }; the president’s certificate should bring { MONEY($value) }.
thought-bids-for-company = The president’s certificate of { $company } should bring { MONEY($value) }: a bid of { MONEY($price) }.
thought-leaves-company = More than { MONEY($price) } for { $company } would not come back.
thought-cannot-raise = The bid for { $company } stands at { MONEY($price) }, and there is { MONEY($cash) }.
thought-directs-enough = { $count ->
    [one] One company is
   *[other] { $count } companies are
 } enough to direct.
thought-chooses-home = Near { $hex } is most to reach for { $company }.
thought-chooses-size = With { $shares } shares { $company } promises its president most.
thought-pays-with-private = { $private } is of use to { $company } only.
thought-keeps-private = { $company } needs cash for a train more than { $private }.
thought-borrows-for-tokens = { $company } is lost without the money for its tokens.
thought-borrows-for-train = A train { $train } for { MONEY($price) } is worth { $count ->
    [one] a loan
   *[other] { $count } loans
 } at { MONEY($rate) } a round to { $company }.
thought-repays-loan = { $company } has money to spare: a loan less saves { MONEY($saved) } a round.
thought-keeps-its-loans = { $company } neither needs a loan nor has the money to repay one.
thought-company-is-done = { $company } has what it needs.
thought-shorts-doomed = { $company } will probably be lost: a share sells for { MONEY($price) } and will be worth about { MONEY($value) }.
thought-closes-short = A share of { $company } costs { MONEY($price) } and should bring { MONEY($value) }; who is short of it pays its dividends. Better to close the short.
thought-converts = With { $shares } shares { $company } gets money to grow: about { MONEY($gain) } more for its president.
thought-merges = { $company } and { $target } are worth about { MONEY($gain) } more together.
thought-stays-as-it-is = { $company } is best as it is.
thought-agrees-to-merger = { $company } and { $target } together: about { MONEY($gain) } more. Agreed.
thought-declines-merger = { $company } and { $target } together would bring { MONEY($gain) }: no.
thought-buys-for-tokens = { $company } lacks { MONEY($missing) } for its tokens: a share for { MONEY($price) } helps.
thought-keeps-shares = A share of { $company } sells for { MONEY($price) } and should bring { MONEY($value) }: kept.
thought-offers-company = A share of { $company } stands at { MONEY($price) } and would bring only { MONEY($value) }: perhaps somebody buys it all.
thought-keeps-company = A share of { $company } will bring about { MONEY($value) }: not for sale.
thought-bids-for-target = { $company } should pay up to { MONEY($value) } for { $target }: a bid of { MONEY($price) }.
thought-leaves-target = No company here should pay more than { MONEY($value) } for { $target }.
thought-chooses-buyer = { $company } gains most by { $target }.
thought-builds-bridge = A bridge in { $hex } brings { $company } { MONEY($gain) } more a round.
thought-gives-up-token = { $company } can best do without its token in { $hex }.
thought-sells-for-debt = { MONEY($owes) } are owed: { $company } can best be spared.

## steady: 18CE

thought-buys-wagon = A wagon for { MONEY($price) } lets { $company } earn { MONEY($earned) } more until the end.
thought-sells-wagon = { $company } earns { MONEY($value) } by the wagon: { MONEY($price) } is more.
thought-keeps-wagon = { $company } earns { MONEY($value) } by the wagon: { MONEY($price) } is too little for it.
thought-owes-for-train = { $company } must own a train: a loan of { MONEY($amount) } is the best way.
thought-repays-debt = A debt grows by half in each round: { MONEY($amount) } of it goes back.
thought-keeps-private-tile = The tile of the private adds nothing to the runs of { $company } yet.
