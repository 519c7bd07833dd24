# Words that other messages lean on. Identifiers (PRR, 2-train, F16, #57, 1830-5.3.9) are the same in all languages.
# $owner-kind, $from-kind … go with an owner and are one of: player, company, bank, ipo, pool, depot.

# What stands between the names of a list, the runs of a company, and two sentences.
list-of-names = { ", " }
list-of-runs = { "; " }
list-of-sentences = { " " }

huge-number = a huge number

place-bank = the bank
place-ipo = the IPO
place-pool = the pool
place-depot = the depot
place-treasury = the treasury

end-bank = the bank is broken
end-bankrupt = a player is bankrupt
end-turn_cap = the limit of turns is reached
end-agreement = the players have agreed to stop
end-all_closed = all companies have closed
end-final_train = no train is left to be bought, and the last turn is over
end-last_phase = the last phase has been played out
end-stalled = nobody could ever act again
