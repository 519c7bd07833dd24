thought-by-chance = Наугад.
thought-ran-out-of-time = { $bot } не успевает подумать: вместо этого безопасный ход.
thought-worker-failed = { $bot } даёт сбой: вместо этого безопасный ход.
thought-answer-refused = { $bot } хочет того, чего правила не позволяют: вместо этого безопасный ход.

thought-looks-ahead = { $futures ->
    [one] Взгляд вперёд: так позиция лучше всего в { $futures } разыгранном продолжении.
    [few] Взгляд вперёд: так позиция лучше всего в { $futures } разыгранных продолжениях.
   *[many] Взгляд вперёд: так позиция лучше всего в { $futures } разыгранных продолжениях.
}

thought-takes-private = { $private } стоит { MONEY($price) }, а ценится примерно в { MONEY($value) }.
thought-bids-for-private = { $private } ценится примерно в { MONEY($value) }: ставка { MONEY($price) }.
thought-takes-what-is-left = Все остальные пасуют: кто-то должен взять { $private }.
thought-keeps-cash-for-shares = { MONEY($cash) } пригодятся, чтобы корпорация могла стартовать.
thought-leaves-private = { $private } ценится не выше { MONEY($value) }, или деньги нужны на акции.
thought-drafts-private = { $private } стоит { MONEY($price) } и принесёт примерно { MONEY($value) }.
thought-drafts-blank = Ни одна карта не стоит своей цены: пустая сохраняет деньги.
thought-waits-for-lower-price = Последняя карта слишком дорога; её цена падает.

thought-sets-par-to-float = { $need ->
    [one] Номинал { MONEY($price) } позволяет { $company } стартовать: нужно оплатить ещё { $need } акцию.
    [few] Номинал { MONEY($price) } позволяет { $company } стартовать: нужно оплатить ещё { $need } акции.
   *[many] Номинал { MONEY($price) } позволяет { $company } стартовать: нужно оплатить ещё { $need } акций.
 }
thought-starts-company = С номиналом { MONEY($price) } у { $company } будут поезда; акция принесёт { MONEY($value) }.
thought-buys-to-float = { $company } должна стартовать: акция за { MONEY($price) } принесёт { MONEY($value) }.
thought-buys-to-keep-control = В { $company } подбирается другой игрок: акция за { MONEY($price) } сохраняет пост: президент не меняется.
thought-buys-to-take-control = Акция { $company } за { MONEY($price) } даёт президентство.
thought-buys-outside-limit = { $company } не входит в лимит сертификатов: { MONEY($price) } за то, что принесёт { MONEY($value) }.
thought-buys-for-income = Акция { $company } стоит { MONEY($price) } и до конца принесёт { MONEY($value) }.
thought-buys-to-fund = { $company } нужны деньги: акция за { MONEY($price) }, которая до конца принесёт { MONEY($value) }.
thought-swaps-private = Акция { $company } принесёт { MONEY($value) }, больше, чем { $private }.
thought-dumps-company = Компании { $company } понадобится { MONEY($short) } на поезд: пусть платит другой.
thought-sells-before-dump = Компании { $company } понадобится { MONEY($short) } на поезд: { $seat } может сбросить её на следующего по величине держателя.
thought-sells-overpriced = Акция { $company } продаётся за { MONEY($price) }, а принесла бы только { MONEY($value) }.
thought-sells-for-better = { $count ->
    [one] { $wanted } обещает больше, чем { $company }: на неё продаётся { $count } акция.
    [few] { $wanted } обещает больше, чем { $company }: на неё продаются { $count } акции.
   *[many] { $wanted } обещает больше, чем { $company }: на неё продаются { $count } акций.
 }
thought-sells-over-limit = Лимит превышен: легче всего расстаться с { $company }.
thought-finds-nothing-to-buy = Из того, что по карману, ничто не принесёт заметно больше, чем стоит.
thought-has-bought = Покупка этого хода уже сделана.
thought-has-no-room = Достигнут лимит сертификатов: { $limit }.
thought-finds-nothing-for-sale = Ни у одной начатой компании сейчас нет акций, которые можно купить.
thought-cannot-pay = Самая дешёвая акция стоит { MONEY($price) }, а есть { MONEY($cash) }.
thought-keeps-cash-for-trains = Из { MONEY($cash) } компаниям на поезда понадобится { MONEY($kept) }: нужен поезд, потом акции.
thought-nothing-else-to-do = Больше делать нечего.

thought-accepts-offer = { MONEY($price) } за { $item }, что ценится примерно в { MONEY($value) }: да.
thought-declines-offer = { MONEY($price) } за { $item }, что ценится примерно в { MONEY($value) }: нет.

thought-lays-for-revenue = Тайл в { $hex } даёт { $company } на { MONEY($gain) } больше за раунд с её будущими поездами; каждый поезд учтён.
thought-lays-ahead = Тайл в { $hex } приближает { $company } к остановкам, до которых стоит дойти.
thought-places-token = Жетон в { $hex } стоит для { $company } своей цены.
thought-runs-best = Лучшие рейсы { $company } приносят { MONEY($revenue) }.
thought-pays-out = { MONEY($revenue) } нужнее акционерам, чем касса { $company }.
thought-pays-half = Половина от { MONEY($revenue) } помогает { $company }, другая держит котировку.
thought-retains = { $company } оставляет себе { MONEY($revenue) }: поезд даст президенту больше, чем дивиденды.
thought-buys-train = Поезд { $train } за { MONEY($price) } принесёт { $company } больше, чем стоит.
thought-no-train-worth-it = Ни один поезд, доступный сейчас { $company }, не стоит своей цены.
thought-must-buy-train = { $company } обязана иметь поезд: лучше всего поезд { $train } за { MONEY($price) }.
thought-takes-sister-train = { $source } может уступить поезд { $train } компании { $company }.
thought-issues-shares = { $count ->
    [one] { $company } выпускает { $count } акцию ради лучшего поезда.
    [few] { $company } выпускает { $count } акции ради лучшего поезда.
   *[many] { $company } выпускает { $count } акций ради лучшего поезда.
 }
thought-issues-for-train = { $count ->
    [one] { $company } выпускает { $count } акцию ради обязательного поезда.
    [few] { $company } выпускает { $count } акции ради обязательного поезда.
   *[many] { $company } выпускает { $count } акций ради обязательного поезда.
 }
thought-redeems-shares = { $count ->
    [one] У { $company } лишние деньги: она выкупает { $count } акцию.
    [few] У { $company } лишние деньги: она выкупает { $count } акции.
   *[many] У { $company } лишние деньги: она выкупает { $count } акций.
 }
thought-sells-for-train = { $count ->
    [one] Легче всего расстаться с { $company }: { $count } акция на поезд для { $to }.
    [few] Легче всего расстаться с { $company }: { $count } акции на поезд для { $to }.
   *[many] Легче всего расстаться с { $company }: { $count } акций на поезд для { $to }.
 }
thought-no-way-out = На поезд для { $company } продать больше нечего.
thought-buys-own-private = { $company } может отдать { MONEY($price) } за { $private }, владелец которой — её президент.
thought-uses-private = { $private } помогает { $company } даром.
thought-sets-marker = Маркер { $private } в { $hex } даёт { $company } на { MONEY($gain) } больше.
thought-sets-steamboat = Лучше всего пароход служит { $company } в { $hex }.
thought-swaps-closing-private = { $private } скоро закрылась бы: лучше акция.
thought-chooses-city = Из этого города в { $hex } { $company } заработает больше всего.
thought-gives-up-train = Легче всего { $company } обойтись без поезда { $train }.
thought-nothing-better = Лучше ничего нет.
thought-helps-sister = { $company } покупает поезд { $train } за { MONEY($price) }: компании { $source } нужны место или деньги на поезд, который останется.

thought-keeps-cash-for-company = { MONEY($cash) } пригодятся, чтобы основать компанию.
thought-opens-company = { $company } за { MONEY($price) } может купить поезд { $train }; президентский сертификат принесёт { MONEY($value) }.
thought-bids-for-company = Президентский сертификат { $company } принесёт { MONEY($value) }: ставка { MONEY($price) }.
thought-leaves-company = Больше { MONEY($price) } за { $company } не окупится.
thought-cannot-raise = Ставка за { $company } — { MONEY($price) }, а есть { MONEY($cash) }.
thought-directs-enough = Компаний под управлением достаточно: { $count }.
thought-chooses-home = Около { $hex } для { $company } доступно больше всего.
thought-chooses-size = С { $shares } акциями { $company } обещает больше всего; выигрывает президент.
thought-pays-with-private = { $private } полезна только { $company }.
thought-keeps-private = Деньги на поезд нужны { $company } больше, чем { $private }.
thought-borrows-for-tokens = Без денег на жетоны { $company } пропала.
thought-borrows-for-train = { $count ->
    [one] Ради поезда { $train } за { MONEY($price) } компании { $company } стоит взять { $count } заём под { MONEY($rate) } за раунд.
    [few] Ради поезда { $train } за { MONEY($price) } компании { $company } стоит взять { $count } займа под { MONEY($rate) } за раунд: заём окупится.
   *[many] Ради поезда { $train } за { MONEY($price) } компании { $company } стоит взять { $count } займов под { MONEY($rate) } за раунд: заём окупится.
 }
thought-repays-loan = У { $company } лишние деньги: погашенный заём бережёт { MONEY($saved) } за раунд.
thought-keeps-its-loans = { $company }: новый заём не нужен, а на погашение денег нет.
thought-company-is-done = У { $company } есть всё нужное.
thought-shorts-doomed = { $company }, вероятно, погибнет: акция продаётся за { MONEY($price) }, а стоить будет около { MONEY($value) }.
thought-closes-short = Акция { $company } стоит { MONEY($price) } и принесёт { MONEY($value) }; кто продал её в шорт, платит её дивиденды. Шорт лучше закрыть.
thought-converts = С { $shares } акциями у { $company } будут деньги на рост: её президент получит примерно на { MONEY($gain) } больше.
thought-merges = { $company } и { $target } вместе стоят примерно на { MONEY($gain) } больше.
thought-stays-as-it-is = { $company } лучше всего такой, какая есть.
thought-agrees-to-merger = { $company } и { $target } вместе: примерно на { MONEY($gain) } больше. Согласие.
thought-declines-merger = { $company } и { $target } вместе дали бы { MONEY($gain) }: нет.
thought-buys-for-tokens = На жетоны { $company } не хватает { MONEY($missing) }: поможет акция за { MONEY($price) }.
thought-keeps-shares = Акция { $company } продаётся за { MONEY($price) } и принесёт { MONEY($value) }: остаётся.
thought-offers-company = Акция { $company } стоит { MONEY($price) }, а принесла бы только { MONEY($value) }: может быть, кто-то купит её целиком.
thought-keeps-company = Акция { $company } принесёт примерно { MONEY($value) }: не продаётся.
thought-bids-for-target = За { $target } { $company } стоит платить не больше { MONEY($value) }: ставка { MONEY($price) }.
thought-leaves-target = Ни одной компании здесь не стоит платить за { $target } больше { MONEY($value) }.
thought-chooses-buyer = Больше всего от { $target } выиграет { $company }.
thought-builds-bridge = Мост в { $hex } даёт { $company } на { MONEY($gain) } больше за раунд.
thought-gives-up-token = Легче всего { $company } обойтись без жетона в { $hex }.
thought-sells-for-debt = Долг — { MONEY($owes) }: легче всего расстаться с { $company }.

thought-buys-wagon = Вагон за { MONEY($price) } даст { $company } до конца на { MONEY($earned) } больше.
thought-sells-wagon = Вагон приносит { $company } { MONEY($value) }: { MONEY($price) } больше.
thought-keeps-wagon = Вагон приносит { $company } { MONEY($value) }: { MONEY($price) } за него мало.
thought-owes-for-train = { $company } обязана иметь поезд: заём { MONEY($amount) } — лучший выход.
thought-repays-debt = Долг растёт наполовину каждый раунд: { MONEY($amount) } возвращаются.
thought-keeps-private-tile = Тайл приватной компании пока ничего не добавляет рейсам { $company }.
