# Lessons for 1830. Ada, Ben, Cleo and Dan are the players of the example game; you take the seat of one of them.

## What 18xx is

lesson-1830-what = What 18xx is
    .about = Railways, their shares, and how both make you rich.
lesson-1830-what-1 =
    This is the east of North America when the railways came. The big hexes with names are cities; coloured tiles on them are track that has been laid.

    Corporations such as the B&O or the NYC build this network and run trains on it. But you are none of them: you are an investor. Whoever has the most money and shares at the end wins.
lesson-1830-what-2 =
    Corporations are owned in shares of 10 %. Look at the B&O: Dan holds five shares, Ben three and Cleo two. Whoever holds the most is president, and decides everything for the corporation.

    The corporation's money is its own. You cannot put it into your pocket: it comes to you as dividends, and through the price of your shares.
lesson-1830-what-3 = You are Dan, president of the B&O, and it is the B&O's turn. Its tile has been laid; now its trains run. A 2-train visits two stops, each worth the number printed on it.
    .task = Run the trains of the B&O.
    .done = Baltimore is worth { MONEY(30) }, and the stops around it a little less: together the two runs bring { MONEY(90) }.
    .else = That is legal, but it can wait. First let the trains run.
lesson-1830-what-4 =
    Now the president decides: pay the { MONEY(90) } out to the shareholders, or keep it in the corporation's treasury.

    Paid out, every share of 10 % brings its owner { MONEY(9) }. You have five shares.
    .task = Pay the revenue out.
    .done = The bank pays: { MONEY(45) } to you, { MONEY(27) } to Ben, { MONEY(18) } to Cleo.
    .else = Keeping the money is legal, and sometimes wise. But here you are to see what a dividend does.
lesson-1830-what-5 =
    The market shows what a share of each corporation is worth. As the B&O paid, its marker went one place to the right: from { MONEY(90) } to { MONEY(100) }. A corporation that keeps its revenue moves to the left.

    So a corporation that pays well makes you rich twice: by dividends, and by the price of its shares.
lesson-1830-what-6 =
    A game goes back and forth between two sorts of rounds. In a stock round players buy and sell shares. In an operating round every corporation lays track, runs its trains, pays or keeps the revenue, and buys better trains.

    Old trains are scrapped when new ones come, the bank runs out of money, the game ends. That is all; the rest is how to do it better than the others. Go on with the next lesson.

## The first auction

lesson-1830-auction = The first auction
    .about = How the privates are sold before anything else happens.
lesson-1830-auction-1 =
    A game of 1830 begins with six small private companies. A private has no trains: it pays its owner a little income in every operating round, and some give a privilege besides.

    They are listed from the cheapest, the SV for { MONEY(20) }, to the dearest, the BO for { MONEY(220) }.
lesson-1830-auction-2 =
    In your turn you may buy the cheapest one that is left, at once and for its price. Or you bid on a dearer one: then it is sold later, when all cheaper ones are gone. Or you pass.

    You are Ada, and you have { MONEY(600) }.
    .task = Buy the SV.
    .done = It is yours. It pays you { MONEY(5) } in every operating round, a quarter of its price.
    .else = That is legal, but the others would love to see the SV left for them. Here, buy it.
lesson-1830-auction-3 =
    The same moment once more. A bid must be at least { MONEY(5) } above the price of the private, or above the highest bid so far. The money you bid is set aside: you cannot spend it elsewhere while the bid stands.

    The CA costs { MONEY(160) }, and its owner also gets a share of the PRR for nothing. Many want it.
    .task = Bid on the CA.
    .done = Your bid stands. Nobody gets the CA before the SV, the CS, the DH and the MH are sold.
    .else = That is legal, but it is no bid on the CA.
lesson-1830-auction-4 = Some turns later. All cheaper privates have been sold, and the CA is next. You bid { MONEY(165) } on it, Ben { MONEY(170) }. Now only those two go on: whoever bids more stays in, whoever passes is out.
    .task = Raise the bid on the CA.
    .done = Ben must now bid at least { MONEY(5) } more than you, or give in.
    .else = That is legal: you would be out, and Ben would get the CA for { MONEY(170) }. Here, raise.
lesson-1830-auction-5 = Ben has not given in: he bids { MONEY(200) } now. A private that brings { MONEY(25) } a round and a share is worth a lot, but money that lies in privates cannot start a corporation.
    .task = Let Ben have the CA.
    .done = Ben pays { MONEY(200) } and gets his share of the PRR. Dan is the only one who bid on the BO, so he gets it at once for his bid of { MONEY(225) }, and with it the president's certificate of the B&O.
    .else = That is legal, but too dear for this lesson: pass, and let Ben pay.
lesson-1830-auction-6 = You are Dan now. Whoever gets the BO sets the par of the B&O at once: the price at which its shares will be sold. The next lesson is about that; here any par will do.
    .task = Set the par of the B&O.
    .done = All privates are sold: the first stock round begins.
    .else = Set the par of the B&O.

## Par and float

lesson-1830-par = Par and float
    .about = How a corporation begins, and where its money comes from.
lesson-1830-par-1 =
    A stock round. In your turn you may buy one certificate. Who wants to begin a new corporation buys its president's certificate: two shares at once, and chooses their price, the par.

    A corporation floats, which means it comes to life, when six of its ten shares have been sold. It then gets ten times its par from the bank.
lesson-1830-par-2 =
    You are Ada, with { MONEY(555) }. You want a corporation of your own, and you cannot count on the others: be able to pay six shares yourself.

    Six shares cost six times the par. What can you afford?
    .task = Start a corporation at a par at which you can pay six shares.
    .done = You have bought the president's certificate: two shares for twice the par, and you are president. Four more shares, and it floats.
    .else = That is legal, but start a corporation of your own here.
    .dear = Legal, but six shares at { MONEY(100) } cost { MONEY(600) }, and you have { MONEY(555) }. Choose a lower par.
lesson-1830-par-3 =
    A high par means more money for the corporation and a better place on the market. A low par is easier to float. As a rule: as high as you can pay.

    Now you are Dan. Five shares of the B&O are sold, three of them to you.
    .task = Make the B&O float.
    .done = The sixth share is sold: the B&O floats. In the next operating round it will operate for the first time.
    .else = That is legal, but the B&O still waits for its sixth share.
lesson-1830-par-4 =
    The stock round is over. The B&O had a par of { MONEY(90) }, so it got { MONEY(900) }. All its shares are sold, so its price rose to { MONEY(100) } at the end of the round. The same happened to Ada's B&M.

    Your own money is nearly gone, and that is as it should be: money in your pocket earns nothing.
lesson-1830-par-5 = You are Ben, two rounds later. You want to start the NYC, and you have { MONEY(210) }. You cannot float it alone; but the others have little to buy, and may help if the shares are cheap.
    .task = Start the NYC at the lowest par.
    .done = Each share costs { MONEY(67) }. In the example game all others bought some, and the NYC floated in the same round.
    .else = That is legal, but for the NYC take the lowest par there is.

## Laying track

lesson-1830-track = Laying track
    .about = Tiles, cities, and what a token is for.
lesson-1830-track-1 =
    In its turn a corporation may lay one tile: a yellow one on an empty hex, or, once a later phase allows it, a better one in place of another. New track must be connected to one of its tokens.

    Baltimore, hex I15, is the home of the B&O. Its token lies there.
lesson-1830-track-2 = You are Dan, and the B&O has { MONEY(900) }. Water and mountains cost money: the price is printed in the hex.
    .task = Lay any tile for the B&O.
    .done = The tile is laid, and the corporation has paid for the terrain, if there was any.
    .else = That is legal: nobody has to lay a tile. But without track there is nothing to run.
lesson-1830-track-3 =
    The next operating round. The B&O has three 2-trains, but only one pair of stops to run between: { MONEY(50) }. Atlantic City, hex I19, is not far.

    A good tile lets more trains earn more.
    .task = Lay a tile with which the B&O can earn { MONEY(90) }.
    .done = Now two trains have something to visit, and the B&O earns { MONEY(90) } instead of { MONEY(50) }.
    .else = That is legal, but it does not bring the B&O to { MONEY(90) }. Look where a second pair of stops could be joined.
lesson-1830-track-4 = One round later the phase allows green tiles. They replace yellow ones, keep all track that was there, and make cities worth more and larger: two tokens fit into most green cities.
    .task = Upgrade a city so that the B&O can earn { MONEY(160) }.
    .done = Green Baltimore counts for every train that visits it.
    .else = That is legal, but it does not bring the B&O to { MONEY(160) }. Which city do all its trains visit?
lesson-1830-track-5 =
    Cities have room for few tokens. A token of yours in a city means: your trains may begin there, nobody can shut you out, and when all places of a city are taken, trains of others cannot pass through it.

    The first token is free, the second costs { MONEY(40) }, each further one { MONEY(100) }.
lesson-1830-track-6 = You are Ada. Your B&M has reached Providence, hex F22, the way west to New York.
    .task = Place a token of the B&M in F22.
    .done = Nobody can close that way any more.
    .else = That is legal, but then somebody else may take the place. Here, place the token.

## A whole turn

lesson-1830-turn = A whole turn
    .about = The six things a corporation does, one after the other.
lesson-1830-turn-1 =
    A corporation's turn has a fixed order: track, token, trains run, dividend, buying trains. Let us walk through it with Dan and the B&O. Whatever you do not want to do you pass.

    First the track.
    .task = Lay the tile that earns the B&O most.
    .done = Good: with it the B&O can earn { MONEY(90) }.
    .else = That is legal, but another tile earns more: { MONEY(90) }.
lesson-1830-turn-2 = Then a token. There is a city it could go to, but it would cost { MONEY(40) }, and the B&O wants a better train soon.
    .task = Pass.
    .done = The token can wait.
    .else = That is legal, but keep the money here: pass.
lesson-1830-turn-3 = Now the trains run. In 1830 a corporation must run for as much as it can; the page finds the best runs, and proves that there are none better.
    .task = Run the trains.
    .done = { MONEY(90) }.
    .else = That is legal, but it can wait: run the trains.
lesson-1830-turn-4 = Pay out, or keep? The B&O has { MONEY(500) } and needs nothing urgently.
    .task = Pay the revenue out.
    .done = The shareholders have their money, and the price rises to { MONEY(100) }.
    .else = That is legal, but the price would fall and your pocket stay empty. Pay out.
lesson-1830-turn-5 = Last, trains. A 3-train visits three stops and lives longer than a 2-train.
    .task = Buy a 3-train from the depot.
    .done = The B&O has four trains now, as many as it may have in this phase.
    .else = That is legal, but a 3-train from the depot is what the B&O needs.
lesson-1830-turn-6 = From phase 3 on a corporation may also buy privates in its turn. If it does not want to, its turn is over.
    .task = End the turn.
    .done = Ada's B&M is next. Corporations operate in the order of their prices, the highest first.
    .else = That is legal, but let us end the turn here: pass.

## Runs and dividends

lesson-1830-runs = Runs and dividends
    .about = What a train may do, and when to keep the money.
lesson-1830-runs-1 =
    A train runs along track from stop to stop. A 2-train visits two stops, a 3-train three. Every run has at least one city with a token of its corporation, visits no stop twice, and no two trains of the corporation use the same piece of track.

    Two trains may visit the same city, if they come to it on different track.
lesson-1830-runs-2 = Ada's B&M has three 2-trains and a 3-train. You may take the best runs that were found for you, or put runs together by hand and see what they would bring.
    .task = Run for as much as possible.
    .done = { MONEY(160) }: { MONEY(60) } and { MONEY(30) } to F24, and { MONEY(70) } west to New York.
    .else = That is legal, but run the trains now.
lesson-1830-runs-3 = Six of the ten shares are yours, so { MONEY(96) } of { MONEY(160) } would come to you. The price would rise from { MONEY(100) } to { MONEY(112) }, and that is { MONEY(72) } more for your six shares.
    .task = Pay the revenue out.
    .done = You are richer by { MONEY(96) } in cash and by { MONEY(72) } in shares.
    .else = Legal, but compare: nothing for you, and the price falls. Pay out.
lesson-1830-runs-4 =
    If paying is so good, why ever keep the money? Because trains grow old. A corporation without money and without a train makes its president pay out of the own pocket.

    Money that is needed soon is better kept, while a small step to the left does not hurt much.
lesson-1830-runs-5 = You are Cleo, much later. The PRR has { MONEY(440) } and one 4-train that has not long to live; a 5-train costs { MONEY(450) }. It has earned { MONEY(100) }.
    .task = Keep the revenue in the PRR.
    .done = The price fell from { MONEY(67) } to { MONEY(65) }: a small loss. The PRR has { MONEY(540) } now, and can buy the next train by itself.
    .else = Legal, but then the PRR could not pay for a 5-train, and you might have to.

## Trains and rust

lesson-1830-trains = Trains and rust
    .about = Why every new train makes old ones worthless.
lesson-1830-trains-1 =
    There are six sorts of trains: 2, 3, 4, 5, 6 and D, which visits as many stops as it likes. A sort is for sale only when all of the sort before are sold.

    The first train of a new sort starts a new phase, and that changes the game for everybody.
lesson-1830-trains-2 = Dan's B&O has no train, and a corporation that could run one must own one. The first 2-train is for sale.
    .task = Buy a 2-train.
    .done = By the way: with its first train the B&O makes the private BO close. That is printed on the BO.
    .else = Buy a 2-train from the depot.
lesson-1830-trains-3 =
    Later in the same round. Six 2-trains are sold, and Ada's B&M could buy the first 3-train.

    Phase 3 brings green tiles, lets corporations buy privates, and from now on there are two operating rounds after each stock round.
    .task = Buy the first 3-train.
    .done = Phase 3 begins for everybody, at once.
    .else = That is legal, but here it should become phase 3.
lesson-1830-trains-4 =
    The first 4-train makes all 2-trains rust: they are taken from the game, without a cent. The first 6-train does the same to the 3-trains, the first D to the 4-trains. The 5-, 6- and D-trains stay for ever.

    Whoever buys the train that makes the others' trains rust decides when they are in trouble.
lesson-1830-trains-5 = You are Cleo. Your PRR is new, has { MONEY(670) } and no train. Dan's B&O and Ada's B&M live on three 2-trains each.
    .task = Buy a train that makes theirs rust.
    .done = Six 2-trains are gone. The B&O and the B&M now run one 3-train each.
    .else = That is legal, but it leaves the others' trains alone.
lesson-1830-trains-6 =
    Look at the trains that are left: count how many must still be sold before yours rusts, and who will buy them. That is the clock of every 18xx game.

    In a new phase corporations may also own fewer trains: four in phases 2 and 3, three in phase 4, two from phase 5 on. Whoever has too many gives some up.

## The market and selling

lesson-1830-market = The market and selling
    .about = What moves a price, and when to sell.
lesson-1830-market-1 =
    A price moves right when the corporation pays a dividend, and left when it does not. It moves up when all its shares are owned by players at the end of a stock round. And it moves down one row for every share that somebody sells.

    Sold shares go to the pool, where everybody may buy them at the price on the market.
lesson-1830-market-2 =
    You are Ada, in stock round 8. You own five shares of the ERIE, which you started at { MONEY(100) }, and it has not floated. Nobody wants to help you.

    Before you buy in your turn you may sell as much as you like. You get the price as it was before the sale for every share that you sell at once.
    .task = Sell two or three shares of the ERIE.
    .done = The price went down as many rows as you sold shares, but you got { MONEY(100) } for each.
    .else = That is legal, but here the ERIE shall go: two or three shares at once.
lesson-1830-market-3 = In the same turn you may still buy one certificate. CPR is sold out but for one share, and pays well.
    .task = Buy a share of the CPR.
    .done = Your money works again.
    .else = That is legal, but a share of the CPR brings more.
lesson-1830-market-4 =
    Some limits to remember: nobody may sell in the very first stock round; the pool never holds more than half of a corporation; a player may hold 60 % of one corporation and a number of certificates that depends on how many play.

    Corporations whose price has fallen into the coloured zones count less: yellow ones not against the certificate limit, brown ones not against the 60 %, and of brown ones you may buy several at a time.
lesson-1830-market-5 =
    You are Ben, in stock round 4. Prices of { MONEY(142) } are good, and you want to start the C&O: at { MONEY(100) } its president's certificate costs { MONEY(200) }. You have { MONEY(542) }.

    You may sell shares that have done their work. But think: who sells makes the price fall for all who still hold some, friends and foes.
    .task = Start the C&O.
    .done = You had enough money without selling. Do not sell what still pays.
    .else = That is legal, but not needed: you have money enough. Start the C&O.

## Presidents

lesson-1830-president = Presidents
    .about = How a corporation changes hands.
lesson-1830-president-1 =
    The president is whoever holds the most shares. When another player comes to hold more, the presidency passes to that player at once, with trains, treasury, debts and all.

    That cuts both ways: you can take a good corporation from somebody, and you can be left with a bad one.
lesson-1830-president-2 = You are Cleo, in stock round 5. Ada and you hold three shares of the NYC each; she is president. The NYC has two shares in the pool, for { MONEY(10) } each, and in its treasury lie { MONEY(380) }.
    .task = Become president of the NYC.
    .done = Four shares against three: the NYC, its train and its { MONEY(380) } now do what you say.
    .else = That is legal, but Ada is still president of the NYC.
lesson-1830-president-3 =
    Now the other way round. You are Ben, in stock round 4, and president of the NYC with three shares. Its only train is a 3-train, its treasury is nearly empty, and soon it will need { MONEY(410) } that it does not have.

    Cleo holds three shares too. If you hold fewer than she does, the NYC is hers.
    .task = Make Cleo president of the NYC.
    .done = The NYC is Cleo's trouble now. She cannot refuse.
    .else = That is legal, but the NYC is still yours.
lesson-1830-president-4 =
    In the example game Cleo passed it on to Dan, and Dan to Ada, all in the same round. Watch who holds as many shares as you do, before you take a presidency and while you have one.

    You cannot leave a corporation that nobody else holds two shares of: somebody must be able to take the president's certificate.

## Privates

lesson-1830-privates = Privates
    .about = Income, privileges, and selling them to your own corporation.
lesson-1830-privates-1 =
    A private pays its income to its owner at the beginning of every operating round. It closes, which means it is gone, when the first 5-train is sold.

    From phase 3 on a corporation may buy privates from players, for anything between half and twice the printed price.
lesson-1830-privates-2 =
    You are Ada. You own the CS, printed price { MONEY(40) }. Your B&M has { MONEY(400) }, and nobody but you decides what it pays.

    This is how money comes out of a treasury into your own pocket.
    .task = Sell the CS to the B&M for as much as the rules allow.
    .done = { MONEY(80) } are yours, and the B&M gets the income of { MONEY(10) } from now on.
    .else = That is legal, but here you want the most for the CS.
    .low = Legal, but the B&M may pay you more: up to twice the printed price.
lesson-1830-privates-3 = Some privates have a privilege. The CS lets its corporation lay a second tile in hex B20. The DH lets its corporation lay a tile in F16 and place a token there, without any track that leads to it. The MH may be swapped for a share of the NYC.
lesson-1830-privates-4 =
    You are Cleo, and you own the MH, which cost you { MONEY(115) }. The NYC has begun at { MONEY(67) }; a share of it pays more than the MH will, and the MH will close one day.

    You may swap it in your own stock turn, and between the turns of others.
    .task = Swap the MH for a share of the NYC.
    .done = The MH is closed, and you own 10 % of the NYC.
    .else = That is legal, but the MH is still there.
lesson-1830-privates-5 = You are Cleo, later. Your PRR may now buy the DH from you. With it the PRR could reach F16 in the mountains, far from its own track.
    .task = Have the PRR buy the DH, at any price.
    .done = The DH now belongs to the PRR, and its privilege with it.
    .else = That is legal, but the DH is still yours.
lesson-1830-privates-6 = Now use it: a tile in F16, by the privilege of the DH. The terrain still costs { MONEY(120) }.
    .task = Lay a tile in F16 by the privilege of the DH.
    .done = The PRR has track in F16, and may place a token there without any way to it.
    .else = That is legal, but it does not use the DH.

## The forced purchase

lesson-1830-forced = The forced purchase
    .about = When a president must pay for a train.
lesson-1830-forced-1 =
    A corporation that could run a train must own one at the end of its turn. If its treasury cannot pay for the cheapest, its president pays what is missing. If the president cannot, shares must be sold. If that is not enough, the president is bankrupt and the game is over.

    This is the one disaster of 1830, and nearly always it could be seen coming.
lesson-1830-forced-2 =
    You are Dan, late in the game. The first D-train has made the 4-train of the B&O rust. The treasury holds { MONEY(20) }, the cheapest train is a D for { MONEY(1100) }, and you have { MONEY(505) }.

    Sell only what is needed, and think what to sell: shares of which you lose little, and not the presidency of the B&O while you are at it.
    .task = Raise the money and buy a D-train for the B&O.
    .done = The B&O runs a D now, and it will earn hundreds in every round. That hurt, but it will pay.
    .else = That is legal, but it does not help the B&O to its D-train.
    .used = Legal if Ada agrees, but a train of another corporation must be agreed on. Here, buy the D.
    .old = Legal if its president agrees, but that must be agreed on. Here, buy the D.
lesson-1830-forced-3 =
    How could Dan have avoided it? By keeping some revenue in the B&O while its 4-train still ran; by buying a 5-train in time; or by handing the presidency to somebody else before.

    When you look at a corporation, always ask: what will its next train cost, and who will pay?

## How the game ends

lesson-1830-end = How the game ends
    .about = The bank breaks, everything is counted.
lesson-1830-end-1 =
    The bank begins with { MONEY(12000) }. Dividends and the money for shares that are sold come out of it. When it is empty it is broken, and the game ends after the operating rounds that belong to this stock round.

    Nobody loses a payment: what the bank cannot pay is written down.
lesson-1830-end-2 = You are Ben. The bank is nearly empty, and the C&O has just earned { MONEY(540) }.
    .task = Break the bank.
    .done = The bank is broken. The remaining corporations of this set of operating rounds still have their turns, then the game is over.
    .else = That is legal, but it does not break the bank.
lesson-1830-end-3 = The last turn of the last round: Cleo and the NYC. A train bought now would never run.
    .task = End the game.
    .done = Now everything is counted: cash, and shares at the price on the market. Money and trains of the corporations count for nobody.
    .else = That is legal, but pointless: nothing will run any more. End the turn.
lesson-1830-end-4 =
    Ben has won: he owned most of the C&O, which paid { MONEY(540) } in each of the last rounds.

    The end is known several rounds before. Then trains need not be bought any more, nothing needs to be kept, and every dollar should be in shares that pay and rise.

    You know the game now. Play a first one, with the coach at your side.
