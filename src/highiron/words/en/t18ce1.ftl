# Chapter 1 of 18CE.

title-18CE1 = The railways of Eurasia from 1825 to 2024 on a grid of real land: companies of eighteen regions begin when their first line was opened, build through four eras, and meet borders, seas and mountains.
    .length = very long
    .character = a continent and two centuries

reason-border-closed = The border of { $country } is closed to this company: nothing can be laid at { $hex }.
reason-company-not-yet = { $company } cannot be started before { $year }.

private-18CE1-A = No privilege: only its income.
private-18CE1-C = Every terrain feature costs 20 less: for all companies of the player who owns it, or for the company that does.
private-18CE1-D = In a stock round the player who owns it may give it up for a 10% share of any company, in place of a purchase.

option-calendar = Do trains leave the game when an era's first year comes, until its phase has begun?
    .is-on = yes
    .is-off = no: phases begin by purchases alone
option-first_years = May a company be started before the year of the first line in its region?
    .is-on = no
    .is-off = yes, all from 1825 on
option-gangs = How many tiles may a company lay or upgrade in a round?
    .is-on = one in the first era, two in the second and third, three in the fourth; each after the first costs 20 more
    .is-off = one
option-concessions = Does a tile in another region cost a concession?
    .is-on = yes: 20, in the third era 40, in the fourth nothing
    .is-off = no
option-closed_borders = May tiles be laid behind borders that were closed in that year?
    .is-on = no
    .is-off = yes
option-ferries = Does a landing of a ferry cost 60 with its first tile?
    .is-on = yes
    .is-off = no
