# What a title is like, and what its privates and independents give beyond their income: our words, after the rules.
# private-<title>-<id>: `&` in an id is written `n`, and the mark of its kind (`p:`) is left out.

title-1830 = Stock manipulation at its sharpest: found railways, run them well or leave them to others, and be the richest player when the bank breaks.
    .length = 4 to 6 hours
    .character = Open stock market, expensive trains that end old ones early, no mercy. Luck plays no part.
title-1846 = A race through the Midwest: every railway starts with money of its own choosing, issues shares when it needs more, and grows by good routes.
    .length = 3 to 4 hours
    .character = More about running railways than about robbing them. A secret draft deals out special powers; half dividends and cheap track keep the game moving.
title-18CE = Railways of China from the first lines to the routes to Europe: float companies, build through mountains and along rivers, and run passengers or, with wagons, freight from the industrial cities.
    .length = 3 to 5 hours
    .character = One row of prices, trains that must run their best routes, loans instead of bankruptcies. The first playable form of a rule text with two languages: wherever they disagree or are silent, an option says so.
title-1817 = Finance without mercy: found companies in auctions, load them with loans, sell them short, merge them, and take over what others let fall.
    .length = 8 hours and more
    .character = Short sales, interest set by everybody's debts, conversions, mergers and take-overs. Trains end old ones early, and a company that cannot pay is wound up. Luck plays no part.

private-1830-SV = No privilege: only its income.
private-1830-CS = The corporation that owns it may once lay a yellow town tile in B20, in addition to its ordinary tile and without a connection.
private-1830-DH = The corporation that owns it may use its ordinary tile to put tile 57 in F16 without a connection, for the usual { MONEY(120) } and may at once place a token there free of charge.
private-1830-MH = The player who owns it may swap it for a 10% share of NYC from the IPO or the pool. The private then closes.
private-1830-CA = Whoever buys it in the opening auction gets a 10% share of PRR free of charge.
private-1830-BO = Whoever buys it in the opening auction gets the president's certificate of B&O free of charge and sets its par at once. No corporation may buy it, and it closes when B&O buys its first train.

private-1846-MS = An independent railway with a token in C15, { MONEY(60) } and a 2-train. It operates before the corporations and halves its revenue with its owner. A corporation that buys it takes over its money, train and token.
private-1846-BIG4 = An independent railway with a token in G9, { MONEY(40) } and a 2-train. It operates before the corporations and halves its revenue with its owner. A corporation that buys it takes over its money, train and token.
private-1846-CnWI = Keeps the city of Chicago (D6) that leads to E7 for its owner. The corporation that owns it may once place an extra token there, free of charge and without a connection.
private-1846-MAIL = In every operating round one train of the corporation that owns it earns { MONEY(10) } more for every stop it visits.
private-1846-TBC = The corporation that owns it pays { MONEY(20) } less for tiles in mountains, but never less than { MONEY(20) } and { MONEY(20) } less for every mountain border it completes.
private-1846-MPC = The corporation that owns it once puts a marker on Chicago (D6) or St. Louis (I1): its trains earn { MONEY(30) } more there, until phase IV.
private-1846-SC = Marks a port and a railway: the trains of that railway earn { MONEY(20) } more there for every port symbol. A player moves the markers before an operating round; a corporation keeps the benefit for itself.
private-1846-LSL = The corporation that owns it may once upgrade Toledo (D14) or Cleveland (E17) to green, in addition to its ordinary tiles, free of charge and without a connection.
private-1846-MC = Closes B10 and B12 while a player owns it. The corporation that owns it may lay a yellow tile in one or both of them, one right after the other and joined, free of charge and without a connection.
private-1846-OnI = Closes F14 and F16 while a player owns it. The corporation that owns it may lay a yellow tile in one or both of them, one right after the other and joined, free of charge and without a connection.
private-1846-BT = The corporation that owns it puts a marker on Cincinnati (H12): its trains earn { MONEY(20) } more there, until phase IV.
private-1846-LM = The corporation that owns it may once join Cincinnati (H12) and Dayton (G13) with one tile in each, in addition to its ordinary tiles, { MONEY(20) } cheaper each and without a connection.

private-18CE-A = No privilege: only its income.
private-18CE-B = The company that owns it may once lay a green tile on Zhangjiakou (G12) at the start of an operating round, free of charge and in addition to its own tile.
private-18CE-C = Every terrain feature costs 20 less: for all companies of the player who owns it, or for the company that does.
private-18CE-D = In a stock round the player who owns it may give it up for a 10% share of any company, in place of a purchase.
private-18CE-E = Keeps a slot in Shanghai (K16). The company that buys it may put a station there free of charge; the private becomes a 2-train.
private-18CE-F = Brings the director share of a company free of charge. When that company floats, the private becomes its wagon, which may run as a train in its first operating round.
private-1817-PSM = The company that owns it may once use a tile operation to put tile X00 in Pittsburgh (F13) without a connection, as long as there is no tile.
private-1817-ME = The company that owns it gets { MONEY(20) } from the bank for every yellow tile that it lays on a mountain.
private-1817-OBC = The company that owns it pays no river fees, and may put a bridge in Louisville (H3), Cincinnati (G6) or Charleston (H9): all trains earn { MONEY(10) } more there.
private-1817-UBC = The company that owns it pays no river fees, and may put two bridges in Louisville (H3), Cincinnati (G6) or Charleston (H9): all trains earn { MONEY(10) } more there.
private-1817-TS = A company that gets it as payment for its president's certificate has one token more.
private-1817-MINC = The company that owns it may put a coal mine on a mountain beside a city together with its yellow tile, without the fee: every train earns { MONEY(10) } more that passes it.
private-1817-CM = The company that owns it may put two coal mines on mountains beside cities together with its yellow tiles, without the fees: every train earns { MONEY(10) } more that passes one.
private-1817-MAJC = The company that owns it may put three coal mines on mountains beside cities together with its yellow tiles, without the fees: every train earns { MONEY(10) } more that passes one.
private-1817-MINM = Pays the company that owns it { MONEY(10) } in every operating round, if it has a train when the round begins.
private-1817-MAIL = Pays the company that owns it { MONEY(15) } in every operating round, if it has a train when the round begins.
private-1817-MAJM = Pays the company that owns it { MONEY(20) } in every operating round, if it has a train when the round begins.
private-1817-P12 = Brings the company that gets it as payment { MONEY(60) }; its interest is { MONEY(10) } higher from then on, also without loans.
private-1817-P13 = No privilege: it closes as soon as a company has got it as payment.
private-1817-P14 = Pays the company that owns it { MONEY(20) } to { MONEY(80) } once for each kind of train from 2 to 8, when one of that kind first leaves its owner.
private-1817-P15 = Pays the company that owns it for each of its trains that is scrapped: { MONEY(30) } for a 2 or 2+, { MONEY(75) } for a 3, { MONEY(150) } for a 4.
private-1817-P16 = The company that owns it may once use a tile operation to put tile X00 in Buffalo (C14) without a connection, as long as there is no tile.
private-1817-P17 = The company that owns it may once use a tile operation to put tile X00 in Toledo (D7) without a connection, as long as there is no tile.
private-1817-P18 = The company that owns it pays { MONEY(10) } for its first tile operation of a turn and nothing for the second.
private-1817-P19 = The company that owns it pays { MONEY(10) } for its second tile operation of a turn.
private-1817-P20 = Pays the president of the company that owns it { MONEY(100) } when the company is bought by another player's or liquidated by the bank.
private-1817-P21 = Pays the company that owns it { MONEY(50) } toward its tokens whenever it converts.
private-1817-P22 = The company that owns it may put a ranch on plain ground beside a city together with its yellow tile: every train earns { MONEY(10) } more that passes it.
private-1817-P23 = The company that owns it may put two ranches on plain ground beside cities together with its yellow tiles: every train earns { MONEY(10) } more that passes one.
private-1817-P24 = The company that owns it may once use a tile operation to put tile X00 in Indianapolis (F3) without a connection, as long as there is no tile.
