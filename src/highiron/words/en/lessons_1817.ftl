# Lessons for 1817. They speak of what is different there; who is new to 18xx begins with the lessons for 1830.

## What is different in 1817

lesson-1817-what = What is different in 1817
    .about = Small companies, easy money, and no mercy.
lesson-1817-what-1 =
    1817 is about money more than about track. Companies are small at first: two shares. They borrow from the bank, merge, grow, are sold, and go under. The bank never breaks.

    You will sell shares that you do not have, and buy companies for less than the trains they own. The one who reads the market best wins.
lesson-1817-what-2 = You are Dan. The R is one of the first companies: two shares, both yours, one 2-train. Trains run as in other titles.
    .task = Run the train of the R.
    .done = { MONEY(60) } for a company that cost { MONEY(185) }.
    .else = That is legal, but run the train first.
lesson-1817-what-3 = A game goes round like this: a stock round, then two operating rounds, and after each of them a merger round and a round in which companies are sold. The following lessons go through them one by one.

## The seed auction

lesson-1817-seeds = The seed auction
    .about = Privates as money for the first company.
lesson-1817-seeds-1 =
    Before anything else the privates are auctioned. They pay no income. Their worth is what they do for a company, and above all: when you open a company you may pay with them at their printed value.

    What you save here under the printed value is money won.
lesson-1817-seeds-2 = You are Ada, with { MONEY(315) }. In your turn you put one private up and bid on it. What nobody has added yet comes out of the seed money, so a bid may be lower than the printed value.
    .task = Bid on any private.
    .done = The others may go higher, in steps of { MONEY(5) }. Who passes is out of this auction.
    .else = That is legal, but here put a private up.
lesson-1817-seeds-3 = You are Dan in another auction. Ben has bid { MONEY(60) } on the MAJC, whose printed value is { MONEY(90) }. You have { MONEY(255) }, and the first companies will cost { MONEY(100) } at least.
    .task = Let Ben have it.
    .done = He has paid { MONEY(60) } for something that will count { MONEY(90) } when he opens a company.
    .else = That is legal, but keep your money together here.

## Opening a company

lesson-1817-ipo = Opening a company
    .about = An auction, a home, and paying with privates.
lesson-1817-ipo-1 =
    To open a company you name it, bid at least { MONEY(100) } for it, and say where its home is: any free city. Then the others may bid more. The winner pays the company, not the bank: the whole bid is its first treasury.

    The bid also says what a share is worth: half of it, rounded down to a price on the market.
lesson-1817-ipo-2 = You are Ada, with { MONEY(195) } and two privates.
    .task = Bid for any company.
    .done = Now its home must be named, before anybody else bids.
    .else = That is legal, but open a company here.
lesson-1817-ipo-3 = A good home has other cities near it. Water, mountains and gaps on the map cost money.
    .task = Choose a home.
    .done = The company will begin there, whoever wins it.
    .else = Choose a city.
lesson-1817-ipo-4 = In the example game Dan has won the R for { MONEY(185) }. You are Dan. Your privates may pay for a part of it: the company gets the private, and you get its printed value back from the treasury.
    .task = Pay with the MAIL.
    .done = You paid { MONEY(60) } for the MAIL in the auction, and it counts { MONEY(90) } here.
    .else = That is legal, but the MAIL would be lost for the R.

## Loans

lesson-1817-loans = Loans
    .about = Money at once, at a price.
lesson-1817-loans-1 = A company may borrow from the bank, { MONEY(100) } at a time, as many times as it has shares. For each loan its price goes one step to the left. In every operating round it pays interest for each of its loans, and the rate rises with the loans that all companies have taken together.
lesson-1817-loans-2 = You are Dan. The R has { MONEY(5) } and no train. A company that ends its turn without a train is lost.
    .task = Take a loan for the R.
    .done = The R has { MONEY(105) } now, and its price went from { MONEY(80) } to { MONEY(70) }.
    .else = Take a loan.
lesson-1817-loans-3 = The money is there.
    .task = Buy a train for the R.
    .done = That is how nearly every company of 1817 begins: with a train on credit.
    .else = Another loan is legal, but one is enough for a 2-train.
lesson-1817-loans-4 = You are Ben, some rounds later. The NYSW has { MONEY(304) } and debts. A loan that is repaid moves the price back to the right, and saves the interest.
    .task = Repay a loan of the NYSW.
    .done = { MONEY(100) } less in the treasury, and the price rose from { MONEY(135) } to { MONEY(150) }.
    .else = That is legal, but the NYSW can afford to repay.

## Dividends

lesson-1817-dividends = Dividends
    .about = All, half or nothing, and the price.
lesson-1817-dividends-1 = A company may pay all its revenue, half of it, or nothing. What moves the price is how the dividend compares with the price: the more of it the shareholders get, the farther right it goes. Nothing at all moves it left.
lesson-1817-dividends-2 = You are Dan. The PLE has earned { MONEY(100) } with two trains, has two shares and loans to pay interest on.
    .task = Pay half.
    .done = { MONEY(50) } for you, { MONEY(50) } for the PLE.
    .else = That is legal, but try the way in between.
lesson-1817-dividends-3 = You are Ada. The WC has earned { MONEY(100) }, and you hold both shares.
    .task = Pay everything.
    .done = { MONEY(100) } in your pocket, and the price rose from { MONEY(60) } to { MONEY(65) }.
    .else = That is legal, but here you want the money yourself.

## Trains that leave by themselves

lesson-1817-export = Trains that leave by themselves
    .about = Every operating round takes a train.
lesson-1817-export-1 =
    At the end of every operating round the bank takes a train out of the depot; after the very first it takes all 2-trains that are left. So trains run out even if nobody buys any, and phases come whether you are ready or not.

    Look at the depot: which train is next, and which train will it make worthless?
lesson-1817-export-2 = You are Ada, the last to operate in this round. The WC has { MONEY(35) } and a train. When you end your turn, the round is over.
    .task = End the turn of the WC.
    .done = The bank took a 2+-train out of the depot, and with it a new phase began.
    .else = That is legal, but simply end the turn.

## Growing

lesson-1817-convert = Growing
    .about = From two shares to five, from five to ten.
lesson-1817-convert-1 =
    In a merger round a company may convert: one of two shares becomes one of five, one of five becomes one of ten. New shares lie in its treasury, and may be bought at once. The treasury grows, more loans are allowed, and others can own a part of it.

    The president's two shares, which were the whole company, are two fifths of it then.
lesson-1817-convert-2 = You are Dan, with { MONEY(115) }. The PLE has two shares, one president's certificate that is yours, and { MONEY(120) }.
    .task = Convert the PLE.
    .done = It has five shares now. Three of them lie in its treasury: first its president may buy, then all others in turn.
    .else = That is legal, but here the PLE shall grow.

## Mergers

lesson-1817-merge = Mergers
    .about = Two small companies become one.
lesson-1817-merge-1 =
    In a merger round two companies of the same size may become one of the next size. Money, trains, tokens, privates and loans come together; the price of the new company is about the sum of both.

    If both are yours, nobody is asked. Otherwise the other president must agree.
lesson-1817-merge-2 = You are Ben. The NYSW and the B&A are both yours, with two shares each and little money. Together they are worth more than apart: five shares, which can be sold.
    .task = Merge the B&A into the NYSW.
    .done = The NYSW has everything now, and its price is { MONEY(120) }.
    .else = That is legal, but merge the B&A into the NYSW here.
lesson-1817-merge-3 = A company of five shares has just two in players' hands. First its president may buy from the treasury, then all others in turn.
    .task = Buy a share of the NYSW.
    .done = { MONEY(120) } for the treasury of your own company.
    .else = That is legal, but the NYSW needs the money.

## Companies for sale

lesson-1817-sales = Companies for sale
    .about = Liquidation: cheap trains for whoever has money.
lesson-1817-sales-1 =
    A company without a train, or one that cannot pay its interest, is liquidated: it is put up for sale, and other companies bid for it with their treasuries. The winner gets its trains, tokens, privates and loans.

    Presidents may also offer a healthy company. Then the money goes to its shareholders.
lesson-1817-sales-2 = The SR had no train and is for sale. You are Ben. Bids are multiples of { MONEY(10) }, and companies may borrow to pay them.
    .task = Bid for the SR.
    .done = You may be outbid. In the example game Ada's WC got it in the end, for { MONEY(110) }.
    .else = That is legal, but here try to get the SR.
lesson-1817-sales-3 = You are Ada, much later, and president of the WC: little money, loans, and no future. If another company buys it, you get money for your shares.
    .task = Offer the WC for sale.
    .done = It is up for sale with all others that were offered. If nobody bids, it stays yours.
    .else = That is legal, but see what somebody would give for the WC.

## When interest cannot be paid

lesson-1817-ruin = When interest cannot be paid
    .about = The president pays, and the company is gone.
lesson-1817-ruin-1 =
    At the end of its turn a company pays the interest on its loans. If it cannot, it must borrow more; if it may not, it is liquidated at once, and its president pays the interest from the own pocket.

    That can be ruin. It can also be a way to be rid of a company that is worth nothing any more.
lesson-1817-ruin-2 = You are Cleo, very rich. The SR has { MONEY(24) } and owes { MONEY(40) } of interest, and it has no more loans to take.
    .task = End the turn of the SR.
    .done = You paid the { MONEY(40) }, got its last { MONEY(24) }, and the SR will be sold in the coming round.
    .else = That is legal, but a train will not save the SR.

## Selling short

lesson-1817-shorts = Selling short
    .about = Earning from a falling price.
lesson-1817-shorts-1 =
    In your stock turn you may sell short: you get the price of a share that you do not have. From now on you owe that share. You pay every dividend on it, and in the end you must buy it back or lose its price when everything is counted.

    If the company falls, you have won the difference. If it is liquidated, its shares are often worth nothing, and then you owe nothing. If it rises, you have lost.
lesson-1817-shorts-2 = You are Ben. The PSNR stands at { MONEY(245) }, it is full of loans, and its trains are old. You have one share of it: nobody can be short and long at once.
    .task = Sell your share of the PSNR.
    .done = { MONEY(245) } more. In 1817 the price does not move when shares are sold.
    .else = That is legal, but first the share of the PSNR must go.
lesson-1817-shorts-3 = Now sell one that you do not have.
    .task = Sell a share of the PSNR short.
    .done = { MONEY(245) } for something that you must give back one day, and hope to get for less.
    .else = That is legal, but here go short.
lesson-1817-shorts-4 = Much later. You are Ben again, and short of one share of the R. It pays well, and its price can rise: { MONEY(200) } today.
    .task = Buy a share of the R to close your short.
    .done = The share and your debt cancel each other. You owe nothing any more.
    .else = That is legal, but the short of the R still costs you.

## The end

lesson-1817-end = The end
    .about = It is announced, and then it comes.
lesson-1817-end-1 = The game ends when the last sort of train, the 8, is there: the set of rounds after that is the last one. Money in treasuries counts for nobody, shares at their price, and shorts are subtracted.
lesson-1817-end-2 = You are Ada, and the last in this operating round. The next train that the bank takes is an 8.
    .task = End the turn.
    .done = An 8 left the depot: all 4-trains are gone, and one more turn of the game is left.
    .else = That is legal, but end the turn here.
lesson-1817-end-3 = You are Ben, in the very last operating round.
    .task = End the game.
    .done = Everything is counted. Ben wins, with { MONEY(10711) }.
    .else = That is legal, but nothing will happen any more.
