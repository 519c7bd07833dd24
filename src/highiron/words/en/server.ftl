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

# Who made a title, where its data has no name.
designer-18CE = an unnamed author, reconstructed from a bilingual rule text of 2022
designer-18CE1 = the China–Europe railway study of this project, on the rules of Chapter 0
