# Steps and frames: as the name of a step (step-…), and as a phrase that says what is pending (frame-…).

step-auction = the private auction
step-bidding_war = the bidding for one private
step-stock_round = the stock round
step-set_par = setting a par
step-offer = the answer to an offer
step-operating_round = the operating round
step-operating_turn = the turn of a corporation
step-choose_city = the choice of a city
step-private_token = the free token of a private
step-discard = giving up trains
step-fund_train = selling shares for a train
step-track = laying track
step-token = placing a token
step-run = running trains
step-dividend = the dividend
step-trains = buying trains
step-privates = buying privates

frame-auction = { $seat } has a turn in the private auction
frame-bidding_war = { $seat } may raise the bid on { $private }
frame-stock_round = { $seat } has a stock turn
frame-set_par = { $seat } must set the par of { $company }
frame-offer = { $seat } must answer an offer
frame-operating_round = operating round { $number } of { $of }
frame-operating_turn = { $seat } operates { $company }
frame-choose_city = { $seat } must choose the city for the token of { $company } in { $hex }
frame-private_token = { $seat } may place the free token of { $company } in { $hex }
frame-discard = { $seat } must give up a train of { $company }
frame-fund_train = { $seat } must sell shares for the train that was agreed
