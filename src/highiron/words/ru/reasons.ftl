reason-game-over = { $why ->
    [bank] Партия окончена: { end-bank }; ходить больше нельзя.
    [bankrupt] Партия окончена: { end-bankrupt }; ходить больше нельзя.
    [turn_cap] Партия окончена: { end-turn_cap }; ходить больше нельзя.
    [last_phase] Партия окончена: { end-last_phase }; ходить больше нельзя.
    [agreement] Партия окончена: { end-agreement }; ходить больше нельзя.
    [all_closed] Партия окончена: { end-all_closed }; ходить больше нельзя.
    [last_train] Партия окончена: { end-last_train }; ходить больше нельзя.
    [final_train] Партия окончена: { end-final_train }; ходить больше нельзя.
    [stalled] Партия окончена: { end-stalled }; ходить больше нельзя.
   *[other] Партия окончена ({ $why }); ходить больше нельзя.
 }
reason-not-your-turn = Сейчас ходит { $turn }, а не { $seat }.
reason-not-now = Сейчас нельзя { $action }; сейчас другой шаг: { $step }.
reason-not-your-company = { $company } сейчас не действует; ходит { $turn }.
reason-unknown-seat = За этим столом нет места «{ $name }». Места идут от A до { $example } по часовой стрелке.
reason-unknown-company = { $why ->
    [absent] { $name } не участвует (или больше не участвует) в этой партии. Укажите инициалы участвующей корпорации, например { $example }.
    [private] { $name } — не корпорация и не может этого делать. Укажите инициалы корпорации, например { $example }.
   *[none] В этой игре нет корпорации «{ $name }». Укажите инициалы, например { $example }.
 }
reason-unknown-private = { $example ->
    [none] В этой игре нет приватной компании «{ $name }»: приватных компаний в ней нет вовсе.
   *[other] В этой игре нет приватной компании «{ $name }». Укажите инициалы, например { $example }.
 }
reason-unknown-hex = На этой карте нет гекса «{ $name }». Укажите координату, например { $example }.
reason-unknown-tile = В этой игре нет тайла «{ $name }». Укажите только номер, например { $example }.
reason-unknown-rotation = Тайл нельзя повернуть на { $name }. Повороты — от 0 до { $example }.
reason-unknown-train = В этой игре нет поезда «{ $name }». Укажите только тип, например { $example }.
reason-unknown-card = В этом драфте нет карты «{ $name }».
reason-unknown-certificate = В этой игре нет сертификата «{ $name }».
reason-unknown-source = Из «{ $source }» ничего взять нельзя. Укажите «{ $unsold }» или «pool».
reason-unknown-dividend = С доходом здесь нельзя поступить так: «{ $kind }». Выберите одно из: { $choices }.
reason-not-enough-cash = { $owner }: нужно { MONEY($need) }, есть { MONEY($has) }.
reason-price-out-of-range = { $high ->
    [none] Цена { MONEY($price) } невозможна: нужно не меньше { MONEY($low) }.
   *[other] Цена { MONEY($price) } невозможна: нужно от { MONEY($low) } до { MONEY($high) }.
 }
reason-wrong-price = Цена — { MONEY($right) }, а не { MONEY($price) }.
reason-private-not-for-sale = { $why ->
    [tied] { $private } не может сменить владельца, пока у игрока есть сертификат { $company }, который мог прийти с ней.
    [gone] { $private } закрыта или не участвует в этой партии, продать её нельзя.
   *[owned] { $owner-kind ->
        [bank] { $private } ещё в банке, игрок не может её продать.
       *[other] { $private } уже чья-то. Владелец: { $owner }.
    }
 }
reason-not-the-current-private = { $private } ещё нельзя купить. Сделайте ставку на неё или купите { $current }: она первая в очереди.
reason-no-bid-on-current-private = { $private } — первая в очереди: её покупают по цене, ставка на неё не делается.
reason-bid-not-in-steps = Ставка { MONEY($price) } невозможна: ставки кратны { MONEY($step) }.
reason-bid-too-low = Ставка { MONEY($price) } мала: нужно не меньше { MONEY($least) }.
reason-other-private-in-auction = Сейчас торги идут за { $private }. Повысьте ставку или пасуйте.
reason-card-not-in-hand = У вас нет карты { $card }. Выберите одну из вытянутых карт.
reason-must-choose-card = Пасовать нельзя: выберите одну из вытянутых карт. Пустая карта ничего не стоит.
reason-must-buy-card = Первый ход партии не может быть пасом: купите одну из карт.
reason-private-never-sold = { $private } никогда не продаётся корпорациям.
reason-phase-forbids = В фазе { $phase } корпорации не покупают приватные компании.
reason-no-trade-in-first-round = В первом фондовом раунде игроки не продают друг другу приватные компании.
reason-no-trade-now = { $why ->
    [bought] Покупка этого хода уже сделана ({ $bought }), а покупка приватной компании была бы второй.
   *[phase] В фазе { $phase } игроки не продают друг другу приватные компании.
 }
reason-not-a-side-of-the-trade = { $only ->
    [yes] { $private } принадлежит другому ({ $owner }). Предложить сделку может только другой игрок-покупатель, в свой ход.
   *[no] { $private } принадлежит другому ({ $owner }). Предложить сделку могут только владелец и покупатель.
 }
reason-no-private-sale-now = { $why ->
    [option] { $private } сейчас не продать ({ $buyer }): по настройкам этой партии приватные компании не продают ради поезда.
    [no-need] { $private } сейчас не продать ({ $buyer }): компания { $company } не обязана покупать поезд.
    [money] { $private } сейчас не продать ({ $buyer }): деньги на поезд для { $company } уже есть.
    [owner] { $private } сейчас не продать ({ $buyer }): она принадлежит не президенту { $company }.
    [self] { $private } сейчас не продать ({ $buyer }): продавец и покупатель — одно лицо.
   *[limit] { $private } сейчас не продать ({ $buyer }): у покупателя достигнут лимит сертификатов.
 }
reason-private-has-no-exchange = { $private } нельзя обменять на акцию.
reason-not-your-private = { $private } — не ваша, обменять её вы не можете.
reason-only-between-turns = { $private } можно обменять в свой фондовый ход или до начала следующего чужого хода.
reason-private-gives-no-tile = { $private } не даёт права класть тайл.
reason-private-not-owned = { $private } не принадлежит корпорации, её право использовать нельзя.
reason-private-gives-no-token = { $private } не даёт права ставить жетон станции.
reason-private-has-no-marker = У { $private } нет маркера.
reason-marker-elsewhere = Маркер { $private } нельзя положить сюда: { $target }.
reason-marker-set-already = Это уже назначено в этом раунде или и так верно ({ $target }). Назначьте другое или пасуйте.
reason-tile-not-of-private = Тайл #{ $tile } не из тех, которые { $private } может там положить.
reason-tiles-not-joined = Второй тайл, в { $hex }, должен соединяться с путями первого, в { $first }.
reason-no-private-tiles-now = В этом раунде второй тайл приватной компании остался неиспользованным, и, как на 18xx.games, до следующего раунда приватные компании тайлов больше не кладут.
reason-second-tile-first = Сначала второй тайл { $private }.
reason-cities-joined-already = Пути уже соединяют { $hexes }.
reason-cities-not-joined = Тайлы этого права должны соединить путями { $hexes }. Выберите такие тайлы.
reason-company-buys-nothing = { $receiver ->
    [yes] { $company } под внешним управлением и не покупает приватные компании.
   *[no] { $company } — независимая дорога и ничего не покупает.
 }
reason-train-first = { $company } выпустила акции ради поезда и должна сначала купить его.
reason-privilege-spent = Право { $private } уже использовано.
reason-privilege-elsewhere = { $city ->
    [none] Это право действует только здесь: { $hexes }.
   *[other] Это право действует только в городе номер { $city } гекса { $hexes }.
 }
reason-privilege-gone = Там уже лежит тайл, поэтому право { $private } пропало.
reason-privilege-not-now = Право { $private } нельзя использовать в этой части хода.
reason-must-sell-first = { $seat }: превышен лимит сертификатов или лимит акций одной корпорации, сначала нужно продать.
reason-no-sales-in-first-round = В первом фондовом раунде продавать нельзя.
reason-no-price-yet = У { $company } ещё нет котировки, её акции продать нельзя.
reason-sell-at-least-one = Продать { $count } акций нельзя. Продайте хотя бы одну.
reason-not-that-many-shares = Вы хотите продать { $count } акций { $company }, а у вас их { $has }.
reason-pool-full = { $room ->
    [0] В банковском пуле не бывает больше половины { $company }; места в нём нет.
    [one] В банковском пуле не бывает больше половины { $company }; места — на { $room } акцию.
    [few] В банковском пуле не бывает больше половины { $company }; места — на { $room } акции.
   *[many] В банковском пуле не бывает больше половины { $company }; места — на { $room } акций.
 }
reason-president-cannot-sell-that-far = Президентский сертификат { $company } не может уйти в банковский пул, а принять его некому: ни у кого нет столько акций. Продайте меньше.
reason-not-started = { $company } ещё не основана: первый её сертификат — президентский. Назначьте ей номинал.
reason-already-started = { $company } уже основана. Купите одну из её акций.
reason-no-share-there = { $source-kind ->
    [ipo] В IPO не осталось акций { $company }.
    [pool] { $held ->
        [0] В банковском пуле нет акций { $company }.
       *[other] В банковском пуле — только президентский сертификат { $company }; без акции этой компании его взять нельзя.
    }
   *[other] В кассе { $company } не осталось её акций.
 }
reason-already-bought = Покупка этого хода уже сделана ({ $bought }), поэтому нельзя { $action }.
reason-sold-this-round = В этом фондовом раунде вы продавали акции { $company }, поэтому до следующего купить их нельзя.
reason-over-holding-limit = Ваши акции { $company }: { $has }. Больше { $limit } держать нельзя.
reason-over-certificate-limit = Сертификатов уже { $has } при лимите { $limit }. Сначала продайте.
reason-not-a-par-price = { MONEY($price) } — не номинал. Выберите один из: { $prices }.
reason-other-par-due = Сначала нужно назначить номинал { $company }.
reason-not-operated-yet = { $company } ещё ни разу не ходила, её акции может продавать только президент.
reason-sold-this-turn = Акции { $company } в этот ход уже продавались; их продают одной пачкой.
reason-in-receivership = { $company } под внешним управлением, для этого её акции продать нельзя.
reason-not-a-corporation = { $company } — не корпорация, акций у неё нет.
reason-issued-already = { $company } в этот ход уже выпускала или выкупала акции.
reason-no-issue-now = { $company } не может выпускать и выкупать акции в этой части хода.
reason-not-that-many-to-issue = { $why ->
    [redeem] { $counts ->
        [none] { $company } не может выкупить акции ({ $count }): в банковском пуле их нет.
       *[other] { $company } не может выкупить столько акций: { $count }. По тому, что лежит в банковском пуле, можно: { $counts }.
    }
    [train] { $counts ->
        [none] { $company } не может выпустить акции ради поезда ({ $count }): сейчас нельзя ни одной.
       *[other] { $company } не может выпустить ради поезда столько акций: { $count }. Можно: { $counts }.
    }
   *[issue] { $counts ->
        [none] { $company } не может выпустить акции ({ $count }): их у неё нет, или в банковском пуле стало бы больше, чем у игроков.
       *[other] { $company } не может выпустить столько акций: { $count }. По кассе компании, и чтобы в банковском пуле не стало больше, чем у игроков, можно: { $counts }.
    }
 }
reason-must-issue-first = { $company } ещё может выпустить акции ради поезда и должна сделать это до помощи президента.
reason-tile-already-laid = { $yellow ->
    [yes] Улучшение этого хода уже сделано. Ещё один тайл может быть только жёлтым.
   *[no] { $laid ->
        [one] В этот ход уже положен { $laid } тайл, больше нельзя.
        [few] В этот ход уже положены { $laid } тайла, больше нельзя.
       *[many] В этот ход уже положено { $laid } тайлов, больше нельзя.
    }
 }
reason-hex-blocked = { $sold ->
    [yes] { $hex } закрыт, пока { $private } принадлежит игроку. Он откроется, когда { $private } купит корпорация или когда она закроется.
   *[no] { $hex } закрыт, пока { $private } не закроется.
 }
reason-hex-not-buildable = В { $hex } тайлы не кладут: напечатанное остаётся.
reason-hex-not-reached = { $company } не достаёт от своих жетонов до путей этого тайла в { $hex }.
reason-no-tile-left = Тайлов #{ $tile } не осталось.
reason-colour-not-yet = { $colour ->
    [yellow] Жёлтых тайлов в фазе { $phase } ещё нет.
    [green] Зелёных тайлов в фазе { $phase } ещё нет.
    [brown] Коричневых тайлов в фазе { $phase } ещё нет.
    [gray] Серых тайлов в фазе { $phase } ещё нет.
   *[other] Тайлов этого цвета ({ $colour }) в фазе { $phase } ещё нет.
 }
reason-tile-does-not-fit = { $why ->
    [colour] Тайл #{ $tile } нельзя положить в { $hex }: цвет тайла — { $colour }, а нужен { $colours }.
    [last] Тайл #{ $tile } нельзя положить в { $hex }: то, что там лежит, не заменяется.
    [label] Тайл #{ $tile } нельзя положить в { $hex }: буква тайла (или её отсутствие) не подходит к гексу.
    [stops] Тайл #{ $tile } нельзя положить в { $hex }: города или посёлки на нём не те, что в гексе.
   *[track] Тайл #{ $tile } нельзя положить в { $hex }: это не улучшение того, что там лежит.
 }
reason-track-runs-nowhere = В { $hex } путь уходил бы за край поля или в закрытую сторону (сторона { $edges }). Поверните тайл.
reason-track-not-kept = Все пути в { $hex } должны остаться, а поворот { $rotation } их не сохраняет. Поверните тайл.
reason-not-a-city = В { $hex } нет города номер { $stop }, где можно поставить жетон.
reason-no-slot-free = В этом городе гекса { $hex } нет свободного места.
reason-slot-reserved = { $why ->
    [second] Свободное место в { $hex } держат для { $holder }: эта компания может войти в город за свою цену.
    [private] Свободное место в этом городе гекса { $hex } держат для того, кто купит { $holder }.
   *[home] Свободное место в { $hex } держат для { $holder }: здесь дом этой компании.
 }
reason-token-already-in-hex = У корпорации уже есть жетон в { $hex }.
reason-city-not-reached = { $company } не достаёт от своих жетонов до этого города в { $hex }.
reason-token-already-placed = { $company } уже поставила жетон этого хода.
reason-independent-has-no-tokens = { $company } — независимая дорога, других жетонов у неё нет.
reason-lay-without-use = Этот тайл не даёт { $company } новых доступных путей в { $hex } и не повышает доступный ей город.
reason-no-token-left = У { $company } не осталось жетонов.
reason-other-token-due = Сначала выберите, где стоит жетон { $company } в { $hex }.
reason-trains-must-run = У { $company } есть поезд, который может пройти маршрут, — он обязан идти.
reason-better-runs-exist = Эти рейсы приносят { MONEY($revenue) }, а можно { MONEY($best) }; лучшие рейсы обязательны.
reason-train-not-owned = У { $company } нет такого поезда ({ $train }), или он уже использован.
reason-unknown-place = «{ $place }» — не место на карте. Остановку пишут так: гекс, точка и номер, первый номер — 0; гекс без остановки — только название.
reason-stop-of-another = { $place } может использовать только { $company }.
reason-run-needs-two-stops = Рейс поезда { $train } должен начинаться и кончаться на остановке и пройти хотя бы две.
reason-not-neighbours = { $place } и { $next } не соседние.
reason-no-track = Через { $place } такой путь не проходит.
reason-track-twice = Рейс дважды проходит один и тот же путь около { $place }.
reason-track-of-another-train = Поезд { $train } идёт по пути, который в этот ход занял другой поезд.
reason-stop-twice = Рейс дважды посещает { $place } или ту же область.
reason-red-area-inside = В { $place } рейс может только начаться или кончиться, но не проходить насквозь.
reason-two-eastern-areas = Рейс может посетить только одну из восточных областей, а не все эти: { $places }.
reason-city-blocked = Чужие жетоны закрывают проход через { $place }.
reason-run-without-token = Рейс поезда { $train } должен посетить жетон корпорации.
reason-supply-exceeded = Этим рейсам нужно больше, чем есть у корпорации: { $needed }.
reason-no-such-route = Поезд { $train } не находит путей по этим гексам: { $connections }.
reason-wrong-revenue = В файле сказано, что рейс приносит { MONEY($said) }, но он приносит { MONEY($earned) }.
reason-unknown-mode = Поезд { $train } не может идти в таком виде: { $mode }.
reason-ends-elsewhere = { $mode ->
    [freight] Грузовой поезд должен заканчивать рейс в промышленном городе.
   *[other] У рейса нет конца там, где должен заканчивать поезд этого вида ({ $mode }).
  }
reason-one-stop-left-out = Рейс проходит { $place } только вместе с соседней остановкой.
reason-run-too-long = Поезд { $train } может посетить остановок: { $reach }, а не { $stops }.
reason-at-train-limit = { $limit ->
    [one] У { $company } уже { $limit } поезд — больше в этой фазе нельзя.
    [few] У { $company } уже { $limit } поезда — больше в этой фазе нельзя.
   *[many] У { $company } уже { $limit } поездов — больше в этой фазе нельзя.
 }
reason-train-not-for-sale = { $why ->
    [own] { $source } не может купить поезд у самой себя.
    [part-payment] Поезд отдают в счёт оплаты только при покупке из депо, а не здесь: { $source }.
    [no-seller] Поезда продают банк и действующие корпорации, но не { $source }.
    [has-none] У { $source } нет поезда { $train }.
    [receivership] { $source } под внешним управлением и поездов не продаёт.
    [obsolete] Поезд { $train } компании { $source } устарел, продать его нельзя.
    [at-limit] { $source } достигла лимита поездов и поездов не продаёт.
    [last] В банке поездов не осталось, поэтому { $source } оставляет свой единственный.
   *[offers] { $offers ->
        [none] Поезда { $train } здесь нет ({ $source }), и других купить нельзя.
       *[other] Поезд { $train } сейчас здесь не купить ({ $source }); продаются: { $offers }.
    }
 }
reason-help-only-for-cheapest = Президент может помочь купить только самый дешёвый поезд банка ({ MONEY($cheapest) }) и только если касса компании не может его оплатить; этот стоит { MONEY($price) }.
reason-no-trade-in = Поезд { $trade_in } нельзя отдать в счёт поезда { $train }.
reason-must-buy-train = { $route ->
    [yes] У { $company } нет поезда, а маршрут есть: она обязана купить поезд.
   *[no] У { $company } нет поезда: она обязана его купить.
 }
reason-no-forced-purchase = { $pays ->
    [yes] { $company } может сама заплатить за поезд, поэтому президент сейчас не продаёт акции.
   *[no] { $company } не обязана покупать поезд, поэтому президент сейчас не продаёт акции.
 }
reason-money-suffices = Есть { MONEY($has) }, нужно { MONEY($need) }: больше акций продавать нельзя.
reason-sale-too-small = В этот ход акции { $company } можно продать лишь один раз, а { $count } не дали бы денег на самый дешёвый поезд. Продайте сразу больше.
reason-sale-leads-nowhere = После продажи { $count } акций { $company } ни один поезд нельзя было бы купить: более дешёвый вид запрещён, а более дорогой недоступен. Продайте другое число.
reason-sells-too-much = Не хватает только { MONEY($missing) }, а каждая акция приносит { MONEY($price) }. Продайте меньше.
reason-would-lose-presidency = Из-за этой продажи вы перестали бы быть президентом { $company }, а деньги собираются для неё. Продайте меньше.
reason-would-close-company = { $company } закрылась бы, если бы президент сейчас продал её акции.
reason-sold-for-dearer-form = Деньги собраны на более дорогой поезд: этот стоит { MONEY($price) }, а нужен не дешевле { MONEY($least) }.
reason-only-bank-trains = Собрав деньги, { $company } может купить только поезд банка.
reason-not-over-train-limit = { $company } не превышает лимит поездов и ничего не сбрасывает.
reason-train-not-counted = Поезд { $train } компании { $company } устарел и в лимит не входит.
reason-other-discards-first = Сначала поезд должна сбросить { $company }.
reason-other-gives-up-train = Поезд { $company } сбрасывает { $owner }.
reason-not-bankrupt = { $forced ->
    [yes] Деньги на поезд для { $company } ещё можно найти, банкротства нет.
   *[no] { $company } не обязана покупать поезд, банкротства нет.
 }
