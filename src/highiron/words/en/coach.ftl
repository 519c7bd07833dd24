# The coach of a first game of 1830: what each kind of decision is, by the step or the frame that asks (coach-…).

coach-auction = The privates are sold first. Buy the cheapest at once, or bid on a dearer one, or pass. They pay a little in every operating round, but money in privates cannot start a corporation.
coach-bidding_war = Several of you want this private. Bid at least { MONEY(5) } more, or pass and be out of it. Think of what it earns until the end, and of what you need for shares.
coach-set_par = Choose the par: the price of a share of your new corporation. It floats when six shares are sold, so choose what you and the others can pay.
coach-stock_round = A stock turn. First you may sell shares, then buy one: start a corporation, or buy a share of one that will earn. When all pass one after the other, the corporations operate.
coach-track = Your corporation may lay one tile. Good track joins cities, so that trains have more to visit. The numbers on the map say how much more each tile would earn.
coach-token = Your corporation may place a token. It opens a city for your trains and can close it to those of others. It costs money, so only where it helps.
coach-run = Your trains run. The best runs have been found for you and are proven; look at the receipt to see what each stop brings.
coach-dividend = Pay the revenue to the shareholders, and the price rises; or keep it in the treasury, and the price falls. Pay, unless a train must be bought soon.
coach-trains = Your corporation may buy trains, from the depot or from others. It must own one if it can run it. Newer trains live longer, and make old ones rust.
coach-privates = Your corporation may buy privates from players. Yours may cost it up to twice their price: money that comes to your own pocket.
coach-discard = Your corporation has more trains than the phase allows. Give up the one that will earn least until it rusts.
coach-offer = Somebody proposes a deal to you. Nobody has to agree: ask what it brings to you, and what to the other.
coach-fund_train = Your corporation needs a train and cannot pay it. Raise the money: sell what you can best spare.
coach-choose_city = Your first token must be placed. Choose the city that will be easiest to leave, and hardest for others to close.
