# Lessons for 18CE Chapter 0. They speak of what is different there; who is new to 18xx begins with the lessons for 1830.

## What is different in 18CE

lesson-18CE-what = What is different in 18CE
    .about = Freight, wagons, and a bank that lends to presidents.
lesson-18CE-what-1 =
    18CE plays in China. Beijing, hex G14, is the home of the JZR; the coast is in the east, the mountains are in the west. Much is as in 1830: six privates, corporations that float when six shares are sold, trains that grow old.

    New are the wagons: a train with a wagon is a freight train, and runs by other rules. The length of a run counts cities only, and a president who cannot pay for a train may borrow.
lesson-18CE-what-2 = You are Dan, and it is the turn of the JZR. A train of level 2 visits up to two cities.
    .task = Run the trains of the JZR.
    .done = { MONEY(80) } and { MONEY(90) }: Beijing counts for both trains, which come to it on different track.
    .else = That is legal, but run the trains first.
lesson-18CE-what-3 = Paid out, the revenue goes to the shareholders and the price one step to the right. Kept, it goes to the treasury and the price one step to the left.
    .task = Pay the revenue out.
    .done = Every share of 10 % has brought { MONEY(17) }.
    .else = That is legal, but here let the shareholders have it.

## The auction

lesson-18CE-auction = The auction
    .about = Bids that wait until their private is the cheapest.
lesson-18CE-auction-1 =
    Six privates, A to F, are sold before anything else. In your turn you buy the cheapest one, or bid on a dearer one, or pass. The money of a bid is set aside and lies on the private until it is sold.

    As soon as a private becomes the cheapest and has one bid, it is sold for that bid. With several bids, those who made them go on among themselves.
lesson-18CE-auction-2 = You are Ben, and the first. Nobody has bid on anything yet.
    .task = Bid on private E.
    .done = Your bid must be at least the printed price of { MONEY(180) }. That money is set aside now.
    .else = That is legal, but here bid on E, which will bring a station in Shanghai.
lesson-18CE-auction-3 =
    Some turns later, Ben again. Cleo has bid on D, Dan on C, Ada and you on E. A is the cheapest, and costs { MONEY(20) }.

    Bids on the following privates are waiting: B has none.
    .task = Buy private A.
    .done = A is sold. B has no bid, so the next player may buy it. Once B is gone, C and D are sold by their bids, one after the other.
    .else = That is legal, but A pays { MONEY(5) } in each round for only { MONEY(20) }.
lesson-18CE-auction-4 = E has become the cheapest, and two have bid on it: { MONEY(185) } by Ada, { MONEY(180) } by you. Everybody has the money of the bids back, and now they go on: whoever has bid less speaks first.
    .task = Raise the bid on E.
    .done = At least { MONEY(5) } more each time. The one who stays last pays and gets E.
    .else = That is legal: Ada would get E for { MONEY(185) }. Here, raise.

## Starting and floating

lesson-18CE-par = Starting and floating
    .about = A director's share, a price, and six shares.
lesson-18CE-par-1 =
    Whoever buys the director's share of a corporation, 20 %, names its price: from { MONEY(67) } to { MONEY(100) } for each 10 %. It floats as soon as players hold 60 %, and gets ten times that price at once.

    Private F is special: its owner gets the director's share of the JHR for nothing.
lesson-18CE-par-2 = You are Cleo. You have bought F, and the director's share of the JHR is yours. You have { MONEY(190) }, and the JHR needs four more shares sold.
    .task = Name a price for the JHR.
    .done = A low price helps others to buy. The stock round begins.
    .else = Name the price.
lesson-18CE-par-3 = You are Dan, with { MONEY(525) }. The JZR in Beijing is free.
    .task = Start the JZR.
    .done = Two shares, and the price is yours.
    .else = That is legal, but the JZR is worth having.
lesson-18CE-par-4 = You are Ben. The JHR has sold five shares.
    .task = Make the JHR float.
    .done = It has { MONEY(670) } at once. And F has gone: it has become a wagon of the JHR.
    .else = That is legal, but the JHR still waits for its sixth share.

## Track and tiles

lesson-18CE-track = Track and tiles
    .about = Towns, cities and industry.
lesson-18CE-track-1 =
    A corporation lays or upgrades one tile in its turn. There are sorts of places: towns, small, medium and large cities, industrial cities. A tile has a sort, too, and fits only where that sort is printed.

    Rivers, hills and mountains cost money.
lesson-18CE-track-2 = You are Dan, with the JZR in Beijing. Tangshan, hex G16, is an industrial city next to it.
    .task = Lay any tile for the JZR.
    .done = Track at last.
    .else = That is legal, but without track no train will run.
lesson-18CE-track-3 = A round later green tiles are there. They make cities worth more.
    .task = Lay a tile with which the JZR can earn { MONEY(170) }.
    .done = Green Beijing counts for both trains.
    .else = That is legal, but it does not bring the JZR to { MONEY(170) }. Which city do all its trains visit?

## What counts in a run

lesson-18CE-runs = What counts in a run
    .about = Cities make it long, towns come free.
lesson-18CE-runs-1 =
    A train of level 3 may visit three cities. Towns and places outside the map do not add to its length, but the train is paid for three stops only: the best three of all that it visits.

    No two trains of a corporation use the same piece of track, and one city of each run has a token of the corporation.
lesson-18CE-runs-2 = You are Cleo. The JHR has two trains of level 3 and one of level 2. It must run for as much as it can.
    .task = Run the trains of the JHR.
    .done = { MONEY(180) } with two of the three trains: for the third one there was no run left that brings more.
    .else = That is legal, but run the trains now.

## Wagons

lesson-18CE-wagons = Wagons
    .about = Cheap, for ever, and one for each train.
lesson-18CE-wagons-1 = A set of wagons costs { MONEY(80) }. It never grows old, and it takes no place of a train. In every round the corporation decides anew which train takes which wagons: one set for each train at most.
lesson-18CE-wagons-2 = You are Dan. The JZR has just bought its first train, and has { MONEY(740) }.
    .task = Buy a set of wagons for the JZR.
    .done = The JZR may now run one freight train in every round, or none, as it pays better.
    .else = That is legal, but here buy wagons.

## Freight trains

lesson-18CE-freight = Freight trains
    .about = One city less, everything counts.
lesson-18CE-freight-1 =
    A train with a wagon is a freight train. It may visit one city less than without: a 2-train with wagons visits one. One end of its run must be an industrial city. But it is paid for everything on its way: every town and every place outside the map.

    So freight is good where towns lie in a row, and where cities are far apart.
lesson-18CE-freight-2 = You are Ada. The LLR in the west has wagons and 2-trains, and few cities. The best runs that were found for you show which train takes the wagon.
    .task = Run the trains of the LLR with a freight train.
    .done = { MONEY(80) } for a 2-train with one city: the town and the place in the far west count as well.
    .else = That is legal, but run a freight train here.

## Privates

lesson-18CE-privates = Privates
    .about = A tile, a station, a train.
lesson-18CE-privates-1 = From phase 3 on corporations buy privates from players, for half to one and a half times the printed price. B brings a green tile in Zhangjiakou, hex G12. C makes terrain cheaper. D may be swapped for a share. E brings a station in Shanghai, hex K16, and becomes a train.
lesson-18CE-privates-2 = You are Cleo. The JHR owns B. At the beginning of the operating round it may lay a green tile in Zhangjiakou, for nothing.
    .task = Lay a tile by private B.
    .done = Free, and besides the ordinary tile of the turn.
    .else = That is legal, but B can do it only once: use it.
lesson-18CE-privates-3 = You are Dan, and own C, printed price { MONEY(75) }. Your JZR has { MONEY(580) }.
    .task = Sell C to the JZR for as much as the rules allow.
    .done = { MONEY(112) } for you: one and a half times the price, rounded down.
    .else = That is legal, but here you want the most for C.
    .low = Legal, but the JZR may pay you more.
lesson-18CE-privates-4 = You are Ada, and own E. Your LLR in the west may buy it.
    .task = Have the LLR buy E.
    .done = E has become a 2-train of the LLR.
    .else = That is legal, but E is still a piece of paper in your hand.
lesson-18CE-privates-5 = And there is a place in Shanghai, far from the LLR's own track.
    .task = Place a token in Shanghai.
    .done = The LLR can run from the richest city of the east.
    .else = That is legal, but the place would be lost.

## The market

lesson-18CE-market = The market
    .about = One row, and one step for each sale.
lesson-18CE-market-1 = The market is one row. The price moves right when a dividend is paid, and when all shares are in players' hands at the end of a stock round. It moves left when nothing is paid, and one step for each sale, however many shares are sold at once.
lesson-18CE-market-2 = You are Ada, director of the LLR. The JHR promises more, and you have { MONEY(28) }.
    .task = Sell one share of the LLR.
    .done = { MONEY(60) } for you, and the price fell by one step.
    .else = That is legal, but sell one share only here.
lesson-18CE-market-3 = Much later. The LLR will need a train that it cannot pay, and you would have to. You hold five shares of it, and Cleo holds some, too.
    .task = Sell all your shares of the LLR at once.
    .done = { MONEY(450) } for you, one step down only, and the LLR with its trouble is Cleo's.
    .else = That is legal, but as long as you keep shares of it you may remain director.

## Trains and phases

lesson-18CE-trains = Trains and phases
    .about = Levels 2 to 8, and one that leaves each round.
lesson-18CE-trains-1 =
    Trains have levels from 2 to 8. The first of level 4 makes those of level 2 obsolete, the first of level 6 those of level 3, the first of level 8 those of level 4. They leave the game at once.

    At the end of operating rounds the bank may take a train away, so phases come by themselves.
lesson-18CE-trains-2 = You are Cleo. The JHR has { MONEY(590) }, and the trains of level 2 are sold out.
    .task = Begin phase 3.
    .done = Green tiles, and corporations may buy privates.
    .else = That is legal, but here begin phase 3.
lesson-18CE-trains-3 = You are still Cleo, the last to operate.
    .task = End the turn, and with it the round.
    .done = The bank has taken a train of level 3 out of the depot.
    .else = That is legal, but end the turn here.
lesson-18CE-trains-4 = Two rounds later. You are Ben; your HKR has { MONEY(550) }. The others still run eight trains of level 2.
    .task = Buy a train that makes theirs obsolete.
    .done = Eight trains are gone at once.
    .else = That is legal, but leaves the others as they are.

## Debts

lesson-18CE-debts = Debts
    .about = No bankruptcy, but interest that hurts.
lesson-18CE-debts-1 =
    A corporation that could run a train must buy one. If its treasury is not enough its director pays; if the director's money is not enough, the director sells shares or borrows from the bank.

    Nobody goes bankrupt in 18CE. But a debt grows by half at the beginning of every operating round, and what is left of it is subtracted at the end.
lesson-18CE-debts-2 =
    You are Ada. Your NKR has { MONEY(40) }, the cheapest train costs { MONEY(300) }, and you have { MONEY(135) }. That leaves { MONEY(125) }.

    Every share that you sell now makes the debt smaller, but a share that you keep may be worth more than the interest. Choose.
    .task = Get a train for the NKR.
    .done = The NKR has its train. What you borrowed has grown by half already: the next round had begun.
    .else = That is legal, but the NKR still has no train.

## The end

lesson-18CE-end = The end
    .about = The bank is empty, or level 8 has come.
lesson-18CE-end-1 = The game ends when the bank is empty, after the operating rounds that belong together; or two sets of operating rounds after the first train of level 8, counting the one in which it came. Cash and shares are counted, debts subtracted.
lesson-18CE-end-2 = You are Cleo. The bank has { MONEY(149) } left, and your LLR has earned { MONEY(220) }.
    .task = Empty the bank.
    .done = What the bank cannot pay is written down, and counts.
    .else = That is legal, but it does not empty the bank.
