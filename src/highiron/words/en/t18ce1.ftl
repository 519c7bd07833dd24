# Chapter 1 of 18CE.

title-18CE1 = The railways of Eurasia from 1825 to 2024 on a grid of real land: companies of eighteen regions begin when their first line was opened, build through four eras, and meet borders, seas and mountains.
    .length = very long
    .character = A continent and two centuries.

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

## Works, and what is added to runs or taken from them

action-build_works = { $work ->
    [gauge] { $company } ({ $seat }) lays its own gauge at { $hex }.
    [terminal] { $company } ({ $seat }) builds or enlarges a terminal at { $hex }.
    [wires] { $company } ({ $seat }) electrifies { $hex }.
   *[closure] { $company } ({ $seat }) takes up its line at { $hex }.
 }
kind-build_works = build a terminal, wires or an own gauge, or take up a line
web-do-build_works = Works
web-move-build_works = { $work ->
    [gauge] Lay the own gauge at { $hex }
    [terminal] Build or enlarge a terminal at { $hex }
    [wires] Electrify { $hex }
   *[closure] Take up the line at { $hex }
 }
event-works-built = { $work ->
    [gauge] { $company } lays its own gauge at { $hex } for { MONEY($price) }.
    [terminal] { $company } builds a terminal at { $hex } for { MONEY($price) }.
    [wires] { $company } electrifies { $hex } for { MONEY($price) }.
   *[closure] { $company } takes up the line at { $hex }.
 }
event-run-settled = { $what ->
    [growth] The stops of the { $train }-train of { $company } have changed with the years, by { MONEY($amount) } in all.
    [wires] The { $train }-train of { $company } runs under wires all the way: { MONEY($amount) } more.
    [fast] The fast train of { $company } counts its stops twice: { MONEY($amount) } more.
    [block] The block train of { $company } goes far enough: { MONEY($amount) } more for its ends.
    [through] The { $train }-train of { $company } carries freight between China and Europe: { MONEY($amount) } more.
    [subsidy] The state adds { MONEY($amount) } to the train of { $company } between China and Europe.
    [container] Containers bring the { $train }-train of { $company } { MONEY($amount) } more.
    [cold] Refrigerated wagons bring the { $train }-train of { $company } { MONEY($amount) } more.
    [customs] The { $train }-train of { $company } waits at the border of { $hex }: { MONEY($amount) } less.
    [ferry] The { $train }-train of { $company } takes the ferry to { $hex }: { MONEY($amount) } less.
    [fee] The { $train }-train of { $company } pays { MONEY($amount) } for the terminal at { $hex }.
   *[gauge] The { $train }-train of { $company } changes gauge at { $hex } without a terminal: { MONEY($amount) } less.
 }
event-block-trains-sold = Block trains are on sale from now on.
event-train-built-again = One more { $train }-train is built: no train of a later era is sold yet.
reason-unknown-works = There are no works called { $work }; there are: { $known }.
reason-works-not-here = { $work ->
    [gauge] { $company } cannot lay its own gauge at { $hex }: that takes a tile in its reach, beside land with another gauge.
    [terminal] { $company } can build no terminal at { $hex }: that takes a tile in its reach beside land with another gauge, and no terminal there; its own grows from phase 7 on.
    [wires] { $company } cannot electrify { $hex }: that takes phase 6, a token of its own there, and no wires yet.
   *[closure] { $company } cannot take up the line at { $hex }: that takes the fourth era, plain track, and no run for two sets, the last one its own.
 }
reason-state-retains-half = The state has taken { $company } over: half of its revenue is retained, half is paid out.
reason-wagon-not-yet = The bank sells wagons for { MONEY($price) } from phase { $phase } on.
option-gauges = Does track take the gauge of its country in that year?
    .is-on = yes; in a border hex a company may lay its own for 20 an edge
    .is-off = no: all track has one gauge
option-gauge_changes = Does a change of gauge without a terminal cost a run its least stop?
    .is-on = yes; a block train pays 20
    .is-off = no
option-terminals = Can terminals at breaks of gauge be built for 100?
    .is-on = yes; other companies pay the owner 10 a train
    .is-off = no
option-customs = Does a run lose 10, freight 20, at each customs border?
    .is-on = yes, unless a union joins the countries in that year
    .is-off = no
option-electrification = May a company electrify hexes with its tokens from phase 6 on, for 60?
    .is-on = yes: a run between electrified cities counts one more centre
    .is-off = no
option-fast_trains = Are fast trains (HS) sold once an 8-train was sold?
    .is-on = yes: three stops, which count twice under wires
    .is-off = no
option-block_trains = Are block trains (BT) sold from the round of 2011 on?
    .is-on = yes: two stops, and their freight on top where they lie twelve hexes apart
    .is-off = no
option-new_wagons = Are containers (120) and refrigerated wagons (160) sold?
    .is-on = yes, from phases 7 and 8 on
    .is-off = no
option-through_bonus = Does freight between China and Europe earn a bonus?
    .is-on = yes, as the study finds it
    .is-off = no
option-subsidies = Does the state help?
    .is-on = yes: half of the first ten lays before 1900, and a part of the bonus between China and Europe from 2015
    .is-off = no
option-nationalisation = Do states take companies over in the third era?
    .is-on = yes: half of the revenue is retained, and the price stands still in that set
    .is-off = no
option-dynamic_revenue = Do centres grow where trains stop, and shrink where none does?
    .is-on = yes, by 10 a set
    .is-off = no
option-closures = May plain track that nobody ran over for two sets be taken up in the fourth era?
    .is-on = yes, by its last user for 20 from the bank
    .is-off = no
