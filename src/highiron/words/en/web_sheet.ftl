# Texts of the browser client: the spreadsheet.

web-sheet = Spreadsheet
web-sheet-holdings = Holdings now
web-sheet-history = Round by round
web-sheet-players = Players
web-last-revenue = Last revenue
web-privates-short = Privates
web-measure-prices = Price
web-measure-revenues = Revenue
web-measure-treasuries = Treasury
web-measure-trains = Trains
web-use-paid = paid out
web-use-half = half paid out
web-use-retained = retained
web-use-legend = Without a mark: paid out. ½: half paid out. °: retained.

web-end-conditions = How the game ends
web-end-bank = { MONEY($has) } of { MONEY($limit) } are left in the bank. When it is broken, the game ends.
web-end-bank-certain = The bank is broken: the end is near.
web-end-final_train = { $has } of { $limit } trains are left. When the last is bought, one more turn is played.
web-end-final_train-certain = No train is left to be bought: the end is near.
web-end-last_train = { $has } of { $limit } trains before the 8 are left. When the first 8-train leaves the bank, one more turn is played.
web-end-last_train-certain = An 8-train has left the bank: the end is near.
web-end-last_phase = { $has } of { $limit } changes of phase are done. The last one brings the end.
web-end-last_phase-certain = The last phase has begun: the end is near.
web-end-turn_cap = Turn { $has } of at most { $limit } is played.
web-end-turn_cap-certain = The last turn is played.
web-end-final-turn = Turn { $turn } is the last.
web-end-over = The game is over: { $why }.
