# Lines of a game's log that no rule tells.

log-undone = { $seat } takes back { $count ->
    [one] one action
   *[other] { $count } actions
 }.
log-redone = { $seat } does again { $count ->
    [one] one action
   *[other] { $count } actions
 } that { $count ->
    [one] was
   *[other] were
 } taken back.
log-tile-laid = { $company } lays #{ $tile } in { $hex }.
