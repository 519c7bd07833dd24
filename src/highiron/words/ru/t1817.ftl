action-bid_company = { $seat } делает ставку { MONEY($price) } на { $company }.
action-choose_size = { $seat } выбирает размер { $company }: { $shares } акций.
action-pay_private = { $seat } вкладывает { $private } в { $company }.
action-short = { $seat } продаёт акцию { $company } в шорт.
action-take_loan = { $company } ({ $seat }) берёт заём.
action-repay_loan = { $company } ({ $seat }) погашает заём.
action-place_bridge = { $company } ({ $seat }) ставит мост { $private } в { $hex }.
action-convert = { $company } ({ $seat }) преобразуется в следующий размер.
action-merge = { $survivor ->
    [none] { $company } ({ $seat }) сливается с { $target }.
   *[other] { $company } ({ $seat }) сливается с { $target }, остаётся { $survivor }.
 }
action-offer_company = { $seat } выставляет { $company } на продажу.
action-choose_buyer = { $seat } покупает { $target } через { $company }.
action-remove_token = { $company } ({ $seat }) снимает свой жетон с { $hex }.

kind-bid_company = сделать ставку на компанию
kind-choose_size = выбрать размер компании
kind-pay_private = заплатить приватной компанией
kind-short = продать акцию в шорт
kind-take_loan = взять заём
kind-repay_loan = погасить заём
kind-place_bridge = поставить мост
kind-convert = преобразовать компанию
kind-merge = слить две компании
kind-offer_company = выставить компанию на продажу
kind-choose_buyer = выбрать компанию-покупателя
kind-remove_token = снять жетон с карты

web-do-bid_company = Ставка на компанию
web-do-choose_size = Выбрать размер
web-do-pay_private = Заплатить приватной
web-do-short = Открыть шорт
web-do-take_loan = Взять заём
web-do-repay_loan = Погасить заём
web-do-place_bridge = Поставить мост
web-do-convert = Преобразовать
web-do-merge = Слияние
web-do-offer_company = Выставить на продажу
web-do-choose_buyer = Выбрать покупателя
web-do-remove_token = Снять жетон

web-move-bid_company = Ставка { $price } на { $company }
web-move-choose_size = { $company }: { $shares } акций
web-move-pay_private = Вложить { $private } в { $company }
web-move-short = Шорт { $company }
web-move-take_loan = Заём для { $company }
web-move-repay_loan = Погасить заём { $company }
web-outcome-take_loan = Заём для { $company }: { $amount }{ $moves ->
    [yes] { "" } → { $after }
   *[no] { "" }
 }
web-outcome-repay_loan = Погасить заём { $company }: { $amount }{ $moves ->
    [yes] { "" } → { $after }
   *[no] { "" }
 }
web-move-place_bridge = Мост { $private } в { $hex }
web-move-convert = Преобразовать { $company }
web-move-merge = { $survivor ->
    [none] Слить { $company } и { $target }, остаётся { $company }
   *[other] Слить { $company } и { $target }, остаётся { $survivor }
 }
web-move-offer_company = Выставить { $company } на продажу
web-move-choose_buyer = { $company } покупает { $target }
web-move-remove_token = Снять жетон с { $hex }

web-pass-seed_bidding = Выйти из торгов
web-pass-ipo_bidding = Выйти из торгов
web-pass-ipo_payment = Остальное деньгами
web-pass-loans = С займами всё
web-pass-grow = Оставить как есть
web-pass-share_trade = Закончить торговлю
web-pass-put_up = Не выставлять
web-pass-sale_bidding = Выйти из торгов
web-pass-repay = Больше не погашать

web-field-shares = Акций
web-field-survivor = Кто остаётся
web-field-merge-target = С кем
web-field-choose_buyer-company = Кто покупает

web-round-seed_auction = Аукцион приватных
web-round-merger_round = Слияния { $turn }.{ $number } из { $of }
web-round-sale_round = Продажи { $turn }.{ $number } из { $of }
web-round-short-seed_auction = Аукцион
web-round-short-merger_round = MR { $turn }.{ $number }
web-round-short-sale_round = AR { $turn }.{ $number }

step-seed_auction = аукцион приватных компаний
step-seed_bidding = торги за одну приватную компанию
step-ipo = основание компании
step-ipo_home = выбор дома
step-ipo_bidding = торги за новую компанию
step-ipo_size = выбор размера
step-ipo_payment = оплата приватными компаниями
step-short = продажа в шорт
step-company = действия за компанию

frame-seed_auction = { $seat }: можно открыть аукцион приватной компании
frame-seed_bidding = { $seat }: можно перебить ставку { MONEY($price) } на { $private }
frame-ipo_home = { $seat }: выбор дома { $company }
frame-ipo_bidding = { $seat }: можно перебить ставку { MONEY($price) } на { $company }
frame-ipo_size = { $seat }: выбор размера { $company }
frame-ipo_payment = { $seat }: можно заплатить за { $company } приватными компаниями

event-company-bid = { $seat } делает ставку { MONEY($price) } на { $company }.
event-size-chosen = Акций у { $company }: { $shares }.
event-private-paid = { $seat } вкладывает { $private } в { $company }.
event-tokens-bought = { $count ->
    [one] { $company } покупает { $count } жетон станции.
    [few] { $company } покупает { $count } жетона станции.
   *[many] { $company } покупает { $count } жетонов станции.
 }
event-share-shorted = { $seat } продаёт акцию { $company } в шорт по { MONEY($price) }.
event-shorts-closed = { $count ->
    [one] { $owner } закрывает { $count } шорт { $company }.
    [few] { $owner } закрывает { $count } шорта { $company }.
   *[many] { $owner } закрывает { $count } шортов { $company }.
 }
event-company-left = { $company } выходит из игры и может быть основана снова.
event-interest-fixed = Проценты в этом операционном раунде: { MONEY($rate) } за каждый заём.
event-end-called = Первый поезд 8 ушёл из банка: ход { $turn } — последний.
event-liquidation-began = { $company } идёт в ликвидацию.
event-loan-taken = { $company } занимает { MONEY($amount) }.
event-loan-repaid = { $company } погашает { MONEY($amount) }.

end-last_train = раунды после первого поезда 8 сыграны

reason-bid-above-face = { MONEY($price) } больше номинальной стоимости { MONEY($face) }, а выше неё ставок не бывает.
reason-must-open-auction = Здесь не пасуют: откройте аукцион приватной компании из нижнего ряда, хоть за ноль.
reason-bid-too-high = { MONEY($price) } — слишком много: наибольшая ставка { MONEY($most) }.
reason-bid-not-payable = { $seat } не может ровно заплатить { MONEY($price) } деньгами и приватными компаниями. Сделайте другую ставку или пасуйте.
reason-other-company-in-auction = Сейчас речь о { $company }.
reason-no-home-left = Ни в одном городе нет свободного места, основать компанию нельзя.
reason-no-home-there = Дом { $company } не может быть в { $hex } ({ $stop }). Выберите свободное место в городе.
reason-size-not-allowed = В этой фазе у { $company } не может быть столько акций: { $shares }.
reason-bid-not-paid = { $seat } ещё должен внести по ставке { MONEY($owes) }. Вложите приватную компанию.
reason-private-does-not-fit = { $private } не может войти в оплату: приватные компании не могут стоить больше ставки, остальное платят деньгами (заменить можно ещё { MONEY($room) }).
reason-turn-of-a-company = Этот ход — за { $company }: можно занимать и выкупать акции, и только.
reason-turn-of-the-player = { $seat } в этот ход уже действует за себя и за компанию действовать не может.
reason-not-president = Вы не президент { $company }.
reason-shares-illiquid = У { $company } нет котировки, её акциями не торгуют.
reason-two-share-company = У { $company } две акции, они не продаются.
reason-started-this-round = { $company } основана в этом фондовом раунде.
reason-sale-after-short = В этот ход вы уже открыли шорт { $company }; продажи — до этого.
reason-no-short-left = Шортов { $company } уже { $cap } или больше, ещё один невозможен.
reason-short-of-own-share = У вас есть акции { $company }. Сначала продайте их.
reason-already-shorted = В этот ход вы уже открыли шорт { $company }; больше одного нельзя.
reason-no-more-shorts = В фазе { $phase } шорты не открывают.
reason-loan-limit = Займов у { $company }: { $limit }, больше ей нельзя.
reason-no-loan-left = В Банке Нью-Йорка займов не осталось.
reason-loan-after-redemption = { $company } в этот ход уже выкупала акции; займы — до этого.
reason-redeem-at-least-one = Выкупить { $count } акций нельзя. Выкупите хотя бы одну.
reason-not-that-many-in-market = Вы хотите { $count } акций { $company }, а в банковском пуле их { $has }.

step-bridges = установка мостов
step-interest = проценты
step-loans = погашение и взятие займов
step-train_check = проверка поездов
step-cash_crisis = поиск денег

frame-cash_crisis = { $seat }: нужно найти деньги для { $company }

event-private-token-placed = { $private } кладёт жетон в { $hex }.
event-private-token-removed = Жетон { $private } снят с { $hex }.
event-interest-unpaid = { $company } не может заплатить проценты { MONEY($due) }: { $seat } забирает её кассу и платит.
event-first-trains-gone = Все оставшиеся поезда { $train } уходят из игры.
event-trains-scrapped = Поезда { $company } уходят из игры: { $trains }.
event-gone-bankrupt = { $seat } не может заплатить: банкротство.
event-holdings-given-up = { $seat } отдаёт бумаги { $company }: акций — { $shares }, шортов — { $shorts }.

receipt-mine = шахта в { $hex }
receipt-ranch = ранчо в { $hex }
receipt-bridge = мост в { $stop }
receipt-modern = современный поезд в { $stop }

reason-laid-this-turn = Тайл в { $hex } положен в этот ход. Улучшить его можно позже.
reason-mine-stays = На тайле в { $hex } шахта или ранчо: он остаётся как есть.
reason-no-place-for-mine = { $private } не может иметь жетон в { $hex }.
reason-mine-without-tile = В { $hex } уже есть тайл; жетон кладут только вместе с тайлом.
reason-ranch-near-city = { $hex } рядом с большим городом, ранчо там быть не может.
reason-mine-leads-nowhere = Ни один выход тайла в { $hex } не ведёт к городу или внешней области, где есть или может появиться путь. Выберите другой тайл или поверните этот.
reason-private-builds-no-bridge = { $private } не строит мостов.
reason-bridged-already = В { $hex } уже есть мост. Больше одного в городе не бывает.
reason-no-loan-to-repay = У { $company } нет займов.
reason-loan-closes-repaying = { $company } взяла заём после процентов. В этот ход погашать больше нельзя.
reason-both-cities-of-hex = Рейс не может посетить оба города { $places }: они считаются за один.
reason-shares-left-to-sell = { $seat } ещё может продать акции. Банкрот — лишь тот, кому нечего продать.
reason-one-share-at-a-time = Продать сразу { $count } акций нельзя: по одной, пока долг не оплачен.

step-merger_round = преобразования и слияния
step-merger_turn = рост компании
step-grow = преобразование или слияние
step-share_trade = торговля акциями выросшей компании
step-repay = погашение займов
step-token_choice = выбор жетонов
step-sale_round = продажи компаний
step-sale = продажа компании
step-put_up = выставление компании на продажу
step-buyer = выбор компании-покупателя
step-sale_bidding = торги за компанию

frame-merger_round = компании преобразуются и сливаются
frame-merger_turn = { $seat }: вопрос о росте { $company }
frame-token_choice = { $seat }: нужно снять с карты жетон { $company }
frame-sale_round = компании продаются
frame-sale = { $seat }: вопрос о продаже { $company }
frame-sale_bidding = { $seat }: можно сделать ставку выше { MONEY($price) } на { $company }

event-merger-round-began = Ход { $turn }: начинаются преобразования и слияния после операционного раунда { $number }.
event-sale-round-began = Ход { $turn }: начинаются продажи компаний после операционного раунда { $number }.
event-converted = { $company } преобразуется, акций теперь { $shares }.
event-merger-proposed = { $seat } просит согласия ({ $to }): слияние { $company } и { $target }.
event-token-removed = { $company } снимает свой жетон с { $hex }.
event-company-put-up = { $kind ->
    [liquidation] { $company } в ликвидации: её поезда, жетоны и приватные компании продаются.
    [takeover] { $company } может быть поглощена.
   *[other] { $company } может быть выставлена на продажу.
 }
event-company-offered = { $seat } выставляет { $company } на продажу.
event-nobody-bids = Никто не делает ставку на { $company }.
event-company-sold = { $company } покупает { $target } за { MONEY($price) }.
event-company-liquidated = { $company } никому не нужна: ликвидация, её поезда, жетоны и приватные компании уходят из игры.
event-shares-settled = Каждая акция { $company } стоит { MONEY($per_share) }.

reason-not-a-partner = { $company } не может слиться с { $target }. Сливаются с другой компанией того же размера, у которой есть котировка и которая не росла в этом раунде.
reason-nobody-would-direct = Ни у кого не было бы двух акций { $company } и { $target } вместе, слияние невозможно.
reason-does-not-survive = { $company } не может быть той компанией, которая остаётся.
reason-merger-was-declined = Президент { $target } в этот ход уже отказался.
reason-other-company-traded = Сейчас торгуют только акциями { $company }.
reason-president-does-not-sell = Президент { $company } сейчас не продаёт. Покупайте из её кассы или пасуйте.
reason-only-from-treasury = Акции { $company } сейчас покупают из её кассы.
reason-token-stays = { $company } не может снять этот жетон с { $hex } ({ $stop }). Выберите один из лишних.
reason-other-company-on-sale = Сейчас продаётся { $company }.
reason-cannot-be-the-buyer = { $company } не может купить за { MONEY($price) }. Выберите свою компанию с котировкой и средствами.
reason-loans-above-limit = У { $company } займов больше лимита. Погасите часть принятых.

option-seed_bid_cap = До какой суммы можно делать ставку на приватную компанию?
    .is-face = не выше номинальной стоимости
    .is-none = сколько есть у игрока
option-short_cap_10 = Сколько может быть шортов у компании с 10 акциями?
    .is-5 = пять, как у компании с 5 акциями
    .is-10 = десять
option-sr_sell_after_short = Можно ли продавать акции после открытия шорта в тот же ход?
    .is-forbid = нет: продажа, потом шорт, потом покупка
    .is-allow = да
option-sr_loans_in_zones = Могут ли компании в серой и красной зонах занимать в фондовом раунде?
    .is-forbid = нет
    .is-allow = да
option-forced_sale_timing = Когда игрок, превысивший лимит сертификатов, обязан продать?
    .is-end_of_turn = до конца хода
    .is-first = прежде всего остального
option-red_moves_at_sr_end = Выходит ли полностью проданная компания из ликвидации в конце фондового раунда?
    .is-no = нет
    .is-yes = да, на самую низкую серую клетку
option-two_train_supply = Сколько всего поездов 2?
    .is-unlimited = сколько угодно
    .is-40 = сорок
option-require_max_revenue = Должны ли поезда зарабатывать как можно больше?
    .is-yes = да
    .is-no = нет, годятся любые допустимые рейсы
option-train_sale_consent = Кто соглашается на продажу поезда между компаниями?
    .is-required = спрашивают президента продавца
    .is-assumed = игроки договорились сами
option-merge_consent = Кто соглашается на слияние?
    .is-required = спрашивают президента другой компании
    .is-assumed = игроки договорились сами
option-merge_survivor = Какая компания остаётся после слияния?
    .is-choice = любая из двух
    .is-initiator = та, которая предложила
option-post_conversion_new_president = Может ли ставший президентом после преобразования покупать ещё акции?
    .is-single = нет
    .is-unlimited = да, как и президент
option-sale_order_basis = Какие котировки решают порядок продаж?
    .is-start_of_ma = те, что в начале раунда слияний и поглощений
    .is-start_of_sales = те, что после всех преобразований и слияний
option-friendly_min_bid = Какова наименьшая ставка за компанию, которую выставил её президент?
    .is-exact = котировка, умноженная на число акций
    .is-ceil10 = то же с округлением вверх до десяти долларов
option-bankrupt_interest_cash = Кому достаются последние деньги игрока, который не может заплатить проценты компании?
    .is-to_company = этой компании
    .is-to_bank = банку
option-bankruptcy_check = Когда игрок банкрот?
    .is-strict = когда всё, что можно продать, не покрывает долга
    .is-declared = когда он сам так говорит, хотя акции ещё есть
option-bankrupt_privates = Что становится с приватными компаниями банкрота?
    .is-removed = они уходят из игры
    .is-kept = остаются у игрока без действия
option-mine_future_connection = На какой город может смотреть шахта, если пути ещё нет?
    .is-strict = на тот, который улучшение может соединить с шахтой
    .is-loose = на любой, который можно улучшить
option-loan_order_in_sale = В каком порядке покупатель компании платит, занимает и погашает?
    .is-free = в любом
    .is-fixed = сначала займы на цену, потом прочие, потом погашение
option-token_dedupe = Какой из двух жетонов в одном городе снимают после слияния или продажи?
    .is-choice = тот, который выберет владелец
    .is-survivor = тот, который был у компании раньше
option-private_closing = Закрываются ли использованные приватные компании?
    .is-open = нет
    .is-used_up = да
option-merge_president_basis = Считаются ли шорты при выборе президента слившейся компании?
    .is-shares = нет
    .is-net = да, их вычитают из акций
option-crisis_bundle = Как продают акции при нехватке денег?
    .is-single = по одной
    .is-needed = по одной или столько одной компании, сколько нужно
option-sale_crisis_timing = Когда разрешают нехватку денег после продажи компании?
    .is-before_next = до выставления следующей
    .is-after_setup = когда следующая уже выставлена, но ставки ещё не сделаны
option-bridge_window = Когда можно ставить мосты?
    .is-whole_turn = весь ход компании
    .is-until_interest = пока компания не заплатила проценты
option-final_ma_round = Сливаются и продаются ли компании после последнего операционного раунда?
    .is-play = да
    .is-skip = нет
option-short_squeeze = На сколько поднимается компания, акций которой у игроков больше, чем есть?
    .is-off = на одну клетку
    .is-on = на две клетки: шорт-сквиз
option-modern_trains = Зарабатывают ли поезда 7 и 8 больше там, где у компании есть жетон?
    .is-off = нет
    .is-on = да, на 10 и 20 долларов
option-volatility = Играете ли вы с дополнением о волатильности?
    .is-off = нет
    .is-on = да: ещё 13 приватных компаний, аукцион пирамидой без стартовой субсидии

reading-loans-out = Займов выдано
    .value = { $out }, осталось { $left }
reading-interest-rate = Проценты
    .value = { MONEY($amount) }, далее { MONEY($next) }, ещё один заём — { MONEY($more) }
reading-loans = Займы
    .value = { $count } из { $limit }
reading-interest = Проценты
    .value = { MONEY($amount) }
reading-shorts = Шорты
    .value = { $count } из { $limit }
reading-sale-price = Не меньше при продаже
    .value = { MONEY($amount) }
reading-short = Шорт { $company }
    .value = { $count }

chart-loans-out = Займов выдано
chart-interest-rate = Проценты за каждый заём
chart-company-loans = Займы компаний
chart-company-shorts = Шорты компаний
chart-player-shorts = Шорты игроков

web-market-mark-liquidation = ликви{ "\u00AD" }дация
web-market-mark-acquisition = поглощения
web-market-mark-safe = безопасно
reading-zone = Зона
    .value = { $zone ->
        [liquidation] ликвидация
       *[acquisition] поглощения
    }
