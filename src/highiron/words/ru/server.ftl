log-undone = { $count ->
    [one] { $seat } отменяет { $count } действие.
    [few] { $seat } отменяет { $count } действия.
   *[many] { $seat } отменяет { $count } действий.
 }
log-redone = { $count ->
    [one] { $seat } возвращает { $count } отменённое действие.
    [few] { $seat } возвращает { $count } отменённых действия.
   *[many] { $seat } возвращает { $count } отменённых действий.
 }
designer-18CE = неизвестный автор (восстановлено по двуязычным правилам 2022 года)
log-tile-laid = { $company } кладёт тайл #{ $tile } в { $hex }.
