# Lessons for 1846. They speak of what is different there; who is new to 18xx begins with the lessons for 1830.

## What is different in 1846

lesson-1846-what = What is different in 1846
    .about = Treasury shares, and corporations that float at once.
lesson-1846-what-1 =
    1846 plays around the Great Lakes, between Chicago and the mountains of the east. If you know another 18xx title you know most of it: stock rounds, operating rounds, trains that grow old.

    What is different is the money. A corporation owns its unsold shares itself. Whoever buys one of them pays the corporation, not the bank.
lesson-1846-what-2 =
    You are Dan. Cleo has just started the NYC at { MONEY(70) }. It has got the { MONEY(140) } that she paid for the president's certificate, and nothing more.

    See what happens when you buy one of its shares.
    .task = Buy a share of the NYC from its treasury.
    .done = Your { MONEY(70) } went straight to the NYC. It has { MONEY(210) } now.
    .else = That is legal, but watch the treasury of the NYC here.
lesson-1846-what-3 =
    So every share that is sold makes the corporation richer, and a corporation that nobody buys is poor. It need not wait for six shares either: it floats as soon as its president's certificate is sold.

    And dividends on shares in the treasury are paid to the corporation.

## The draft

lesson-1846-draft = The draft
    .about = Choosing privates in secret.
lesson-1846-draft-1 =
    The privates are not sold by auction here. The last seat begins: it looks at the top cards of the deck, keeps one of them in secret, and puts the others at the bottom. Then the next seat does the same, and so on.

    Two cards are independents, the MS and the BIG4: small railways with a train. And there is one blank card for each player: who keeps it gets nothing, and pays nothing.
lesson-1846-draft-2 = You are Dan, the last seat, and you choose first. What you keep you must pay at the end of the draft; you have { MONEY(400) } for it and for your first corporation.
    .task = Keep one of the companies.
    .done = Nobody else knows what you have. All choices are revealed and paid when the deck is empty.
    .else = That is legal and costs nothing, but a company that pays in every round is nearly always worth its price.
lesson-1846-draft-3 =
    Prices are low, and most privates can later be sold to your corporation, which then uses what they give: cheaper track, a bonus in Chicago, a free token.

    They close when phase III begins, so use them early.

## Starting a corporation

lesson-1846-start = Starting a corporation
    .about = Any price, and it begins at once.
lesson-1846-start-1 =
    To start a corporation you buy its president's certificate, two shares, at a price of your choice. The corporation floats at once, gets your money, and places its home token.

    A high price brings more money, and the market moves faster from there. But you must pay it twice.
lesson-1846-start-2 = You are Ada, with { MONEY(260) }. The IC gets a gift from the bank besides: as much as its starting price.
    .task = Start the IC.
    .done = The IC has three times its price in its treasury: two shares and the gift.
    .else = That is legal, but look at the IC, which gets a gift.
lesson-1846-start-3 = Now you are Ben, with { MONEY(240) }. You may start another one. Remember: only the shares that are sold bring money, so a price that lets you buy more shares is worth a thought.
    .task = Start any corporation.
    .done = It operates in the coming round, however few of its shares are sold.
    .else = That is legal, but here start a corporation of your own.

## Issue and redeem

lesson-1846-issue = Issue and redeem
    .about = How a corporation trades in its own shares.
lesson-1846-issue-1 =
    Once in its turn a corporation may issue shares: it sells some from its treasury to the market, each for the price one step to the left of its own. Or it may redeem: buy its own shares back from the market, for the price one step to the right.

    Neither moves the price on the market.
lesson-1846-issue-2 = You are Ada. The IC has { MONEY(20) }, and a better train would be welcome.
    .task = Issue shares of the IC.
    .done = The IC has got its money, and the shares lie in the market for everybody.
    .else = That is legal, but the IC needs money now.
lesson-1846-issue-3 = Much later, and Dan's turn. The GT has { MONEY(216) } and nothing to buy. One of its shares is in the market; a share in the treasury earns dividends for the GT, and can be sold again.
    .task = Redeem a share of the GT.
    .done = For { MONEY(80) } the GT owns one more share of itself.
    .else = That is legal, but the GT can do something useful with its money.

## Independents

lesson-1846-independents = Independents
    .about = Two little railways that run by themselves.
lesson-1846-independents-1 = The MS and the BIG4 belong to a player, but they have money, a token and a 2-train of their own. They operate before all corporations: they lay track, run, and pay half to their owner and half to themselves.
lesson-1846-independents-2 = You are Ben, and own the BIG4 in Indianapolis, hex G9. It may lay two tiles, like a corporation.
    .task = Lay a tile with the BIG4.
    .done = The BIG4 paid for it out of its own small treasury.
    .else = That is legal, but its track will help your corporation later.
lesson-1846-independents-3 = You are Cleo now. You own the MS, with its token in Detroit, hex C15, { MONEY(50) } and a 2-train. Your NYC may buy it from you, for any price up to { MONEY(60) }.
    .task = Have the NYC buy the MS.
    .done = The NYC gets everything: the money, the train, and a token in Detroit. And the price went into your own pocket.
    .else = That is legal, but the MS is still on its own.

## Two tiles and a token

lesson-1846-build = Two tiles and a token
    .about = Building fast, in any order.
lesson-1846-build-1 =
    A corporation may lay two tiles in its turn, or lay one and upgrade one, but not upgrade two. Each costs { MONEY(20) }, more in the mountains. Tokens may be placed before, between or after the tiles.

    The first token is at home; each further one costs { MONEY(80) }, less in cities that are reserved for the corporation.
lesson-1846-build-2 = You are Ada. The IC comes up from the south and wants to reach Chicago, hex D6, the richest city of the map. Some hexes along the river cost the IC nothing.
    .task = Lay a tile for the IC.
    .done = One of two.
    .else = That is legal, but Chicago is far, and every turn counts.
lesson-1846-build-3 = You may lay another one at once.
    .task = Lay a second tile.
    .done = Two tiles in one turn. The network grows twice as fast as in most titles.
    .else = That is legal, but use the second tile as well.
lesson-1846-build-4 = An earlier turn of the IC. Centralia, hex I5, is reserved for it, so that a token there costs { MONEY(40) } only.
    .task = Place a token in I5.
    .done = The IC can run from I5 as from its home.
    .else = That is legal, but then it may cost more later. Here, place the token.

## Half a dividend

lesson-1846-dividends = Half a dividend
    .about = Full, half or none, and what the price says to it.
lesson-1846-dividends-1 =
    There are three ways to use the revenue: pay it all, pay half and keep half, or keep it all.

    What moves the price is how much was paid, compared with the price itself. Less than half of the price: it falls. At least the price: it rises by one step. Twice or three times as much: by two or three steps.
lesson-1846-dividends-2 = You are Cleo. The NYC has earned { MONEY(300) }, and its price is { MONEY(112) }. It will soon need money for a train.
    .task = Pay half of the revenue.
    .done = The NYC keeps { MONEY(150) }, the shareholders get { MONEY(150) }, and the price still rises, from { MONEY(112) } to { MONEY(124) }: half was more than the price.
    .else = That is legal, but try to please the treasury and the shareholders at once.
lesson-1846-dividends-3 = You are Dan, earlier. The GT has earned only { MONEY(60) } and has one 2-train. With its money it could buy a much better one now.
    .task = Keep the whole revenue.
    .done = The price fell from { MONEY(70) } to { MONEY(60) }, but the GT has { MONEY(376) }.
    .else = That is legal, but the GT needs every dollar for its next train.

## Trains with two faces

lesson-1846-trains = Trains with two faces
    .about = One card, two trains to choose from.
lesson-1846-trains-1 =
    From the second sort on, each train card has two faces, and whoever buys it chooses. A 4-train visits four stops and is paid for all of them. A 3/5-train visits up to five and is paid for the best three.

    Early, with little track, the 4 is good; with long lines the 3/5 can pick the best places.
lesson-1846-trains-2 = You are Dan. The GT has { MONEY(376) }. The first train of the second sort begins phase II: green tiles for everybody.
    .task = Buy a train that begins phase II.
    .done = Phase II has begun.
    .else = That is legal, but it does not begin phase II.
lesson-1846-trains-3 = Trains do not always rust at once here. When phase III begins the 2-trains become obsolete: each may run once more, then it is gone. Privates held by players or corporations close, too, all but the mail contract in a corporation's hands.
lesson-1846-trains-4 = You are Ada, and the IC has { MONEY(500) }. Nobody has a train of the third sort yet.
    .task = Begin phase III.
    .done = All 2-trains run once more and are gone then. The NYC has four of them, and nothing else.
    .else = That is legal, but it does not begin phase III.

## What privates can do

lesson-1846-privates = What privates can do
    .about = Track, tokens and markers at no cost.
lesson-1846-privates-1 =
    Nearly all privates do something for the corporation that owns them. The O&I lets it lay two tiles for nothing; the C&WI keeps a place in Chicago free for its token; the MPC brings { MONEY(30) } more in Chicago or in St. Louis.

    They may be used at any time of the corporation's turn, besides its ordinary tiles and token.
lesson-1846-privates-2 = You are Ben, and the B&O owns the C&WI. Chicago, hex D6, is far from your track, but the C&WI does not mind.
    .task = Place a token in Chicago by the C&WI.
    .done = It cost nothing, and needed no way to get there.
    .else = That is legal, but the C&WI will close one day. Use it.
lesson-1846-privates-3 = You are Dan. The GT owns the MPC, a meat packing company. Its marker may lie in Chicago, D6, or in St. Louis, I1.
    .task = Place the marker of the MPC.
    .done = From now on each train of the GT that stops there earns { MONEY(30) } more, until phase IV.
    .else = That is legal, but the marker is still to be placed.
lesson-1846-privates-4 = The GT also owns the O&I: two yellow tiles in F14 and F16, for nothing and without any track that leads there. They must join each other.
    .task = Lay a tile by the O&I.
    .done = The second one may follow at once. Doing anything else first would give it up.
    .else = That is legal, but use the O&I.

## Selling shares

lesson-1846-selling = Selling shares
    .about = When a sale moves the price.
lesson-1846-selling-1 =
    When you sell shares, the price moves only if you are the president of the corporation: then it falls one step, however many you sell. A sale by anybody else moves nothing.

    So others can leave quietly. But a price can also suffer at the end of a stock round, when shares lie in the market.
lesson-1846-selling-2 = You are Ben, president of the B&O, with { MONEY(20) }. You would like a share of Cleo's NYC for { MONEY(50) }, which earns more.
    .task = Sell one share of the B&O.
    .done = You got { MONEY(60) }, and as you are president the price fell to { MONEY(50) }.
    .else = That is legal, but without money you cannot buy.
lesson-1846-selling-3 = In the same turn you may still buy.
    .task = Buy a share of the NYC.
    .done = The NYC gets the money for a better train, and you get a part of what it will earn.
    .else = That is legal, but the share of the NYC was the reason for the sale.

## When the train is too dear

lesson-1846-forced = When the train is too dear
    .about = The president helps, and sells shares if need be.
lesson-1846-forced-1 =
    A corporation without a train must buy one if it can. If its treasury cannot pay for the cheapest, its president adds what is missing from the own pocket, and sells shares if that is not enough.

    A president's money may only be used for a train of the depot or the market, never for one of another corporation.
lesson-1846-forced-2 = You are Cleo. The last trains of the NYC were obsolete and have run for the last time. It has { MONEY(395) }, the cheapest train of the depot costs { MONEY(450) }, and you have { MONEY(285) }.
    .task = Buy a train for the NYC.
    .done = You had to help. The NYC can run on, and will pay it back.
    .else = That is legal, but the NYC still has no train.

## The end

lesson-1846-end = The end
    .about = The bank breaks.
lesson-1846-end-1 = The game ends when the bank is broken, after the second operating round of that turn. Then cash and shares are counted. Money in treasuries counts for nobody.
lesson-1846-end-2 = You are Dan. The bank has { MONEY(264) } left, it is the second operating round, and the GT, the last to operate, has earned { MONEY(370) }.
    .task = Break the bank and end the game.
    .done = That was the last payment. Cleo wins, with { MONEY(5157) }.
    .else = That is legal, but what is kept in a treasury is worth nothing now.
lesson-1846-end-3 = Nobody would have wanted the { MONEY(370) } in the treasury of the GT. In the last rounds everything is paid out, and everything that pays is bought.
