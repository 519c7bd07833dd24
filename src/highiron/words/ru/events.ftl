event-cash-moved = { $why ->
    [private] { $from } → { $to }: { MONEY($amount) } за приватную компанию.
    [income] { $from } → { $to }: { MONEY($amount) }, доход от { $private }.
    [shares] { $from } → { $to }: { MONEY($amount) } за акции.
    [capital] { $from } → { $to }: { MONEY($amount) }, капитал компании.
    [terrain] { $from } → { $to }: { MONEY($amount) } за рельеф.
    [token] { $from } → { $to }: { MONEY($amount) } за жетон станции.
    [train] { $from } → { $to }: { MONEY($amount) } за поезд.
    [wagon] { $from } → { $to }: { MONEY($amount) } за вагон.
    [terminal-fee] { $from } → { $to }: { MONEY($amount) } за терминал.
    [works] { $from } → { $to }: { MONEY($amount) } за работы.
    [contribution] { $from } → { $to }: { MONEY($amount) }, помощь на поезд.
    [dividend] { $from } → { $to }: { MONEY($amount) }, дивиденды.
    [revenue] { $from } → { $to }: { MONEY($amount) }, доход.
    [bankruptcy] { $from } → { $to }: { MONEY($amount) } из-за банкротства.
    [closing] { $from } → { $to }: { MONEY($amount) }, компания закрывается.
    [merger] { $from } → { $to }: { MONEY($amount) }, слияние.
    [independent] { $from } → { $to }: { MONEY($amount) } вместе со всем имуществом.
    [subsidy] { $from } → { $to }: { MONEY($amount) }, субсидия.
    [loan] { $from } → { $to }: { MONEY($amount) }, заём.
    [interest] { $from } → { $to }: { MONEY($amount) }, проценты.
    [inventor] { $from } → { $to }: { MONEY($amount) } за изобретение.
    [scrap] { $from } → { $to }: { MONEY($amount) } за металлолом.
    [mail] { $from } → { $to }: { MONEY($amount) } за почту.
    [engineers] { $from } → { $to }: { MONEY($amount) } за работы в горах.
    [treasury] { $from } → { $to }: { MONEY($amount) }, вся касса.
    [forgiven] { $from } → { $to }: { MONEY($amount) }, долга больше нет.
    [short-dividend] { $from } → { $to }: { MONEY($amount) }, дивиденды по акциям, проданным в шорт.
    [purchase] { $from } → { $to }: { MONEY($amount) } за компанию.
    [sale] { $from } → { $to }: { MONEY($amount) }, компания продана.
    [set-aside] { $from } → { $to }: { MONEY($amount) } отложено до конца ликвидации.
    [guarantee] { $from } → { $to }: { MONEY($amount) } в счёт долгов компании.
    [settlement] { $from } → { $to }: { MONEY($amount) } за акции исчезнувшей компании.
   *[other] { $from } → { $to }: { MONEY($amount) } ({ $why }).
 }
event-bank-broken = Банк разорён: партия закончится после этой серии операционных раундов.
event-share-bought = { $source-kind ->
    [company] { $seat } покупает акцию { $company } из её кассы за { MONEY($price) }.
   *[other] { $seat } покупает акцию { $company } за { MONEY($price) }. Откуда: { $source }.
}
event-shares-sold = { $count ->
    [one] { $seat } продаёт { $count } акцию { $company } по { MONEY($price) }.
    [few] { $seat } продаёт { $count } акции { $company } по { MONEY($price) }.
   *[many] { $seat } продаёт { $count } акций { $company } по { MONEY($price) }.
 }
event-share-given = { $count ->
    [one] { $seat } бесплатно получает { $count } акцию { $company }.
    [few] { $seat } бесплатно получает { $count } акции { $company }.
   *[many] { $seat } бесплатно получает { $count } акций { $company }.
 }
event-company-started = { $seat } основывает { $company } с номиналом { MONEY($par) }.
event-floated = { $company } стартует.
event-presidency-passed = { $to } становится президентом { $company } вместо { $from }.
event-presidency-taken = { $to } становится президентом { $company }; до этого президента не было.
event-receivership-began = У компании { $company } больше нет президента: она переходит под внешнее управление.
event-shares-issued = { $count ->
    [one] { $company } выпускает { $count } акцию по { MONEY($price) }.
    [few] { $company } выпускает { $count } акции по { MONEY($price) }.
   *[many] { $company } выпускает { $count } акций по { MONEY($price) }.
 }
event-shares-redeemed = { $count ->
    [one] { $company } выкупает { $count } акцию по { MONEY($price) }.
    [few] { $company } выкупает { $count } акции по { MONEY($price) }.
   *[many] { $company } выкупает { $count } акций по { MONEY($price) }.
 }
event-company-closed = { $company } закрывается: акции ничего не стоят, жетоны и поезда выходят из игры.
event-merged = { $target } вливается в { $company }: её акции, деньги, поезда и жетоны теперь принадлежат { $company }.
event-price-moved = Котировка { $company } меняется с { MONEY($from) } на { MONEY($to) }.
event-bid-made = { $seat } делает ставку { MONEY($price) } на { $private }.
event-bidding-opened = Начинаются торги за { $private }.
event-private-sold = { $seat } получает { $private } за { MONEY($price) }.
event-private-price-fell = Все пасуют: { $private } теперь стоит { MONEY($price) }.
event-card-chosen = { $seat } выбирает карту.
event-last-card-shown = { $card } — последняя карта; она стоит { MONEY($price) }.
event-card-price-fell = { $card } теперь стоит { MONEY($price) }.
event-blank-revealed = Карта, которую берёт { $seat }, — пустая.
event-private-traded = { $private } переходит: { $from } → { $to }, цена { MONEY($price) }.
event-private-exchanged = { $seat } меняет { $private } на акцию { $company }. Откуда акция: { $source }.
event-private-closed = { $private } закрывается.
event-independent-absorbed = { $company } забирает деньги, жетон и поезда дороги { $private }: { $trains }.
event-marker-placed = Маркер { $private } теперь лежит в { $hex }.
event-markers-removed = Маркеры уходят с поля: { $privates }.
event-steamboat-serves = Пароход теперь обслуживает { $company }.
event-second-tile-forfeited = Второй тайл { $private } не используется.
event-passed = { $seat } пасует.
event-draft-round-began = Оставшиеся карты продаются.
event-stock-round-began = Начинается фондовый раунд { $turn }.
event-stock-round-ended = Фондовый раунд заканчивается; право первого хода: { $priority }.
event-operating-round-began = Начинается операционный раунд { $turn }.{ $number } из { $of }.
event-last-turn-set = Поездов больше не осталось: ход { $turn } — последний.
event-operating-round-ended = Операционный раунд заканчивается.
event-turn-began = Ходит { $company }; ведёт { $seat }.
event-offer-made = { $what ->
    [train] { $seat } просит согласия ({ $to }): { $buyer } покупает поезд { $item } за { MONEY($price) }.
    [wagon] { $seat } просит согласия ({ $to }): { $buyer } покупает вагон за { MONEY($price) }.
   *[other] { $seat } просит согласия ({ $to }): { $buyer } покупает { $item } за { MONEY($price) }.
 }
event-offer-accepted = { $seat } принимает предложение.
event-offer-lapsed = Предложение больше не действует. Кому: { $seat }.
event-offer-declined = { $seat } отклоняет предложение.
event-deal-failed = { $company } не может собрать условленную цену, сделка не состоится.
event-tile-laid = { $company } кладёт тайл #{ $tile } в { $hex }, поворот { $rotation }.
event-token-placed = { $price ->
    [0] { $company } бесплатно ставит жетон станции в { $hex }.
   *[other] { $company } ставит жетон станции в { $hex } за { MONEY($price) }.
 }
event-train-ran = { $mode ->
    [freight] Поезд { $train } компании { $company } с вагоном идёт по маршруту { $path }: { MONEY($revenue) }.
   *[other] Поезд { $train } компании { $company } идёт по маршруту { $path }: { MONEY($revenue) }.
 }
event-dividend-paid = { $company } выплачивает { MONEY($revenue) }: { MONEY($per_share) } на акцию.
event-revenue-retained = { $revenue ->
    [0] { $company } ничего не зарабатывает.
   *[other] { $company } удерживает { MONEY($revenue) }.
 }
event-train-bought = { $company } покупает поезд { $train } за { MONEY($price) }. Продавец: { $source }.
event-train-discarded = { $company } сбрасывает поезд { $train }.
event-train-exported = Поезд { $train } уходит из игры непроданным.
event-phase-began = Начинается фаза { $phase }.
event-trains-rusted = { $count ->
    [one] Сгорает { $count } поезд { $train }. Владелец: { $owner }.
    [few] Сгорают { $count } поезда { $train }. Владелец: { $owner }.
   *[many] Сгорают { $count } поездов { $train }. Владелец: { $owner }.
 }
event-trains-obsolete = Все поезда { $train } устаревают: каждый может пройти ещё один раз.
event-trains-retired = Устаревшие поезда совершили последний рейс и уходят: { $trains }. Владелец: { $owner }.
event-bankrupt = { $seat } не может заплатить за поезд для { $company }: банкротство.
event-game-ended = { $why ->
    [bank] Партия окончена: { end-bank }.
    [bankrupt] Партия окончена: { end-bankrupt }.
    [turn_cap] Партия окончена: { end-turn_cap }.
    [last_phase] Партия окончена: { end-last_phase }.
    [stalled] Партия окончена: { end-stalled }.
    [agreement] Партия окончена: { end-agreement }.
    [all_closed] Партия окончена: { end-all_closed }.
    [last_train] Партия окончена: { end-last_train }.
    [final_train] Партия окончена: { end-final_train }.
   *[other] Партия окончена: { $why }.
 }
