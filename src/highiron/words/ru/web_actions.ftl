web-moves = Что можно сделать
web-your-move = Ваш ход
web-waiting-for = Думает { $name }
web-game-over = Партия окончена
web-sending = Отправка …
web-consequence = Что за этим следует
web-consequence-agreed = Что последует, если { $name } согласится
web-consequence-loading = Выясняется, что за этим следует …
web-consequence-hidden = Последствия зависят от карт, которых ещё никто не видит.
web-becomes = становится
web-change-cash = деньги
web-change-price = котировка
web-change-president = президент: { $name }
web-change-certificates = сертификаты: с { $from } до { $to } из { $limit }
web-change-trains = поезда: { $trains }
web-change-no-trains = теряет { $trains }
web-floats-after = { $shares ->
    [one] Стартует, когда продано { $percent } %: ещё { $shares } акция, { $price }.
    [few] Стартует, когда продано { $percent } %: ещё { $shares } акции, всего { $price }.
   *[many] Стартует, когда продано { $percent } %: ещё { $shares } акций, всего { $price }.
 }
web-floats-now = Стартует сразу.
web-train-rusts = сгорает с первым поездом { $train }
web-train-obsolete-on = устаревает с первым поездом { $train }
web-train-stays = никогда не сгорает
web-train-left = { $count ->
    [one] остался { $count }
    [few] осталось { $count }
   *[many] осталось { $count }
 }
web-train-needed = { $company } обязана иметь поезд. Поезд { $train } стоит { $price }; в кассе { $treasury }, у вас { $own }: не хватает { $missing }.
web-change-phase = Начинается фаза { $phase }
web-why-not = Почему нет?
web-what-else = Что ещё и почему не сейчас?
web-why-not-legal = Это можно сделать.
web-hint = Что сделал бы бот?
web-hint-take = Взять этот ход
web-less = Меньше
web-more = Больше
web-lowest = Минимум { $amount }
web-highest = Максимум { $amount }
web-choose-hex = Выберите подсвеченный гекс на карте
web-choose-on-map = на карте или здесь
web-choose-city = Выберите город
web-choose-card = Оставьте одну из этих карт
web-tile-choice = Тайл { $tile }, осталось { $left }, доход { $gain }
web-turn-right = По часовой стрелке
web-turn-left = Против часовой стрелки
web-city-number = город { $number }
web-no-privilege = обычное право хода
web-no-trade-in = ничего взамен
web-buy-ipo = Купить из IPO
web-buy-pool = Купить из пула
web-buy-own = Купить из кассы
web-buy-from = Купить: { $holder }

web-field-company = Компания
web-field-private = Приватная компания
web-field-price = Цена
web-field-hex = Гекс
web-field-tile = Тайл
web-field-rotation = Поворот
web-field-stop = Город
web-field-source = Откуда
web-field-train = Поезд
web-field-trade_in = Взамен
web-field-count = Акций
web-field-kind = Доход
web-field-buyer = Покупатель
web-field-target = Куда
web-field-card = Карта
web-field-accept = Ответ
web-field-amount = Сумма

web-do-pass = Пас
web-pass-track = Больше путей не класть
web-pass-build = Закончить стройку
web-pass-token = Не ставить жетон
web-pass-trains = Поезда больше не нужны
web-pass-issue = Ничего не выпускать
web-do-bid = Сделать ставку
web-bid-from = Ставка от
web-do-take_private = Купить приватную
web-do-par = Основать компанию
web-do-buy_share = Купить акцию
web-do-sell_shares = Продать акции
web-do-exchange_private = Обменять приватную
web-do-trade_private = Сделка с приватной
web-do-buy_private = Купить приватную
web-do-lay_tile = Положить тайл
web-do-place_token = Поставить жетон
web-do-run_trains = Отправить поезда
web-do-dividend = Дивиденды
web-do-buy_train = Купить поезд
web-do-discard_train = Сбросить поезд
web-do-choose_card = Оставить карту
web-do-issue_shares = Выпустить акции
web-do-redeem_shares = Выкупить акции
web-do-assign = Положить маркер
web-do-answer = Ответить
web-do-bankrupt = Объявить банкротство

web-dividend-pay = выплатить
web-dividend-half = выплатить половину
web-dividend-retain = удержать

web-move-pass = Пас
web-move-bid = Ставка { $price } на { $private }
web-move-take_private = Купить { $private }
web-move-par = Основать { $company } по { $price }
web-move-buy_share = { $cost ->
    [none] Купить { $company } ({ $source })
   *[other] Купить { $company } за { $cost } ({ $source })
 }
web-move-sell_shares = { $count ->
    [one] Продать { $count } акцию { $company }
    [few] Продать { $count } акции { $company }
   *[many] Продать { $count } акций { $company }
 }
web-move-exchange_private = Обменять { $private } на акцию ({ $source })
web-move-trade_private = Предложить: { $buyer } берёт { $private } за { $price }
web-move-buy_private = Купить { $private } за { $price }
web-move-lay_tile = { $private ->
    [none] Тайл #{ $tile } в { $hex }
   *[other] Тайл #{ $tile } в { $hex } по праву { $private }
 }
web-move-place_token = { $private ->
    [none] Жетон в { $hex }
   *[other] Жетон в { $hex } по праву { $private }
 }
web-move-run_trains = Отправить поезда { $company }
web-move-dividend = { $company }: { $kind }
web-move-buy_train = { $trade_in ->
    [none] Купить поезд { $train } за { $price } ({ $source })
   *[other] Купить поезд { $train } за { $price } и поезд { $trade_in } ({ $source })
 }
web-move-discard_train = Сбросить поезд { $train } ({ $company })
web-move-choose_card = Оставить { $card }
web-move-issue_shares = { $count ->
    [one] Выпустить { $count } акцию { $company }
    [few] Выпустить { $count } акции { $company }
   *[many] Выпустить { $count } акций { $company }
 }
web-move-redeem_shares = { $count ->
    [one] Выкупить { $count } акцию { $company }
    [few] Выкупить { $count } акции { $company }
   *[many] Выкупить { $count } акций { $company }
 }
web-move-assign = { $private } → { $target }
web-move-answer = { $accept ->
    [yes] Принять предложение
   *[no] Отклонить предложение
 }
web-move-bankrupt = Объявить банкротство

web-number-between = Можно от { $lowest } до { $highest }.
web-run-for = Отправить за { $total }
web-offer = { $what ->
    [train] Предложить { $price } за поезд { $item } ({ $to })
    [wagon] Предложить { $price } за вагон ({ $to })
   *[other] Предложить { $price } за { $item } ({ $to })
 }
web-offer-sale = Предложить продать { $item } за { $price } ({ $to })
web-choose-more = Выберите остальное
web-here = В этом гексе
web-next-tile = Следующий тайл
web-previous-tile = Предыдущий тайл
web-choice-assign = { $private } служит { $target }
web-choice-buy_train = { $place ->
    [depot] { $trade_in ->
        [none] Поезд { $train } за { $price }
       *[other] Поезд { $train } за { $price } и поезд { $trade_in }
    }
   *[other] { $trade_in ->
        [none] Поезд { $train } за { $price } ({ $source })
       *[other] Поезд { $train } за { $price } и поезд { $trade_in } ({ $source })
    }
 }
web-form-buy_train = Поезд у других …
web-outcome-take_private = Купить { $private } за { $price }
web-outcome-issue_shares = { $count ->
    [one] Выпустить { $count } акцию { $company }
    [few] Выпустить { $count } акции { $company }
   *[many] Выпустить { $count } акций { $company }
 } за { $amount }{ $moves ->
    [yes] { "" } → { $after }
   *[no] { "" }
 }
web-outcome-redeem_shares = { $count ->
    [one] Выкупить { $count } акцию { $company }
    [few] Выкупить { $count } акции { $company }
   *[many] Выкупить { $count } акций { $company }
 } за { $amount }{ $moves ->
    [yes] { "" } → { $after }
   *[no] { "" }
 }
web-outcome-dividend = { $kind ->
    [retain] { $moves ->
        [yes] Удержать { $revenue } → { $after }
       *[no] Удержать { $revenue }
    }
    [half] { $moves ->
        [yes] Половина: { $per_share } на акцию → { $after }
       *[no] Половина: { $per_share } на акцию
    }
   *[other] { $moves ->
        [yes] Выплатить { $per_share } на акцию → { $after }
       *[no] Выплатить { $per_share } на акцию
    }
 }
web-spectating = Вы смотрите эту партию: вы зритель.
