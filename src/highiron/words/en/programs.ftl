# Lines of the log of a programmed move, which only its owner reads.

program-fired = { $kind ->
    [buy] Your programmed move: a share of { $company } bought from { $source } for { MONEY($price) }.
   *[pass] Your programmed move: passed.
 }
program-stopped = Your programmed move has ended: { $why ->
    [shares-bought] { $seat } took shares of { $company }.
    [shares-sold] { $seat } sold shares of { $company }.
    [president-changed] { $to } is now president of { $company }.
    [not-president] you are not president of { $company }.
    [company-started] { $seat } started { $company }.
    [bid-made] { $seat } bid on { $private }.
    [price-moved] the price of { $company } changed.
    [floated] { $company } has floated.
    [enough] you hold as many shares of { $company } as you wanted.
    [not-started] { $company } is not in the game.
    [too-dear] a share of { $company } costs { MONEY($price) } now, above your limit.
    [no-cash] a share of { $company } costs { MONEY($price) }, which you do not have.
    [none-left] no share of { $company } is left in { $source }.
    [refused] the rules did not allow it [{ $rule }].
    [round-ended] the round is over.
    [undone] something was taken back or done again.
    [replaced] you set another one.
    [dropped] you ended it.
    [substituted] the seat has changed hands.
    [game-ended] the game is over.
   *[other] { $why }.
 }
