one-run = поезд { $train }: { $path }

action-pass = { $seat } пасует.
action-bid = { $seat } делает ставку { MONEY($price) } на { $private }.
action-take_private = { $seat } покупает { $private }.
action-par = { $seat } назначает компании { $company } номинал { MONEY($price) }.
action-buy_share = { $source-kind ->
    [company] { $seat } покупает акцию { $company } из её кассы.
   *[other] { $seat } покупает акцию { $company }. Откуда: { $source }.
}
action-sell_shares = { $count ->
    [one] { $seat } продаёт { $count } акцию { $company }.
    [few] { $seat } продаёт { $count } акции { $company }.
   *[many] { $seat } продаёт { $count } акций { $company }.
 }
action-exchange_private = { $seat } меняет { $private } на акцию. Откуда акция: { $source }.
action-trade_private = { $seat } предлагает сделку: { $buyer } берёт { $private } за { MONEY($price) }.
action-buy_private = { $company } ({ $seat }) покупает { $private } за { MONEY($price) }.
action-lay_tile = { $private ->
    [none] { $company } ({ $seat }) кладёт тайл #{ $tile } в { $hex }, поворот { $rotation }.
   *[other] { $company } ({ $seat }) кладёт тайл #{ $tile } в { $hex }, поворот { $rotation }, по праву { $private }.
 }
action-place_token = { $private ->
    [none] { $company } ({ $seat }) ставит жетон станции в { $hex }, город { $stop }.
   *[other] { $company } ({ $seat }) ставит жетон станции в { $hex }, город { $stop }, по праву { $private }.
 }
action-run_trains = { $count ->
    [0] { $company } ({ $seat }) не отправляет ни одного поезда.
   *[other] { $company } ({ $seat }) отправляет поезда: { $runs }.
 }
action-dividend = { $kind ->
    [pay] { $company } ({ $seat }) выплачивает весь доход.
    [half] { $company } ({ $seat }) выплачивает половину дохода.
    [retain] { $company } ({ $seat }) удерживает доход.
   *[other] { $company } ({ $seat }) распоряжается доходом: «{ $kind }».
 }
action-buy_train = { $trade_in ->
    [none] { $company } ({ $seat }) покупает поезд { $train } за { MONEY($price) }. Продавец: { $source }.
   *[other] { $company } ({ $seat }) покупает поезд { $train } за { MONEY($price) } и поезд { $trade_in }. Продавец: { $source }.
 }
action-discard_train = { $company } ({ $seat }) сбрасывает поезд { $train }.
action-issue_shares = { $count ->
    [one] { $company } ({ $seat }) выпускает { $count } акцию.
    [few] { $company } ({ $seat }) выпускает { $count } акции.
   *[many] { $company } ({ $seat }) выпускает { $count } акций.
 }
action-redeem_shares = { $count ->
    [one] { $company } ({ $seat }) выкупает { $count } акцию.
    [few] { $company } ({ $seat }) выкупает { $count } акции.
   *[many] { $company } ({ $seat }) выкупает { $count } акций.
 }
action-assign = { $seat } кладёт маркер { $private } на { $target }.
action-choose_card = { $seat } выбирает { $card }.
action-answer = { $accept ->
    [yes] { $seat } принимает предложение.
   *[no] { $seat } отклоняет предложение.
 }
action-bankrupt = { $company } ({ $seat }) объявляет банкротство.
action-end_game = { $bankrupt ->
    [none] { $seat } заканчивает партию по согласию стола.
   *[other] { $seat } сдаётся за банкрота: { $bankrupt }.
 }

kind-pass = пасовать
kind-bid = сделать ставку на приватную компанию
kind-take_private = купить очередную приватную компанию
kind-par = основать корпорацию или назначить ей номинал
kind-buy_share = купить акцию
kind-sell_shares = продать акции
kind-exchange_private = обменять приватную компанию на акцию
kind-trade_private = предложить игроку сделку с приватной компанией
kind-buy_private = купить приватную компанию для корпорации
kind-lay_tile = положить тайл
kind-place_token = поставить жетон станции
kind-run_trains = отправить поезда
kind-dividend = выплатить или удержать доход
kind-buy_train = купить поезд
kind-discard_train = сбросить поезд
kind-issue_shares = выпустить акции
kind-redeem_shares = выкупить акции
kind-assign = положить маркер приватной компании
kind-choose_card = выбрать карту драфта
kind-answer = ответить на предложение
kind-bankrupt = объявить банкротство
kind-end_game = закончить партию по согласию
