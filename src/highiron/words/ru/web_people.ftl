web-tab-talk = Разговор
web-unread = { $count ->
    [one] { $count } новая строка
    [few] { $count } новые строки
   *[many] { $count } новых строк
 }

web-chat = Чат
web-chat-empty = Пока никто ничего не сказал.
web-chat-earlier = Показать прежние строки
web-chat-say = Сказать столу
web-chat-send = Отправить
web-chat-only-table = Здесь говорят только люди за этим столом.
web-own-notes = Ваши заметки
web-own-notes-about = Их читаете только вы.
web-notes-writing = Ещё не сохранено …
web-notes-saved = Сохранено.
web-notes-failed = Сохранить не удалось. Попробуйте позже.

web-at-the-table = За столом
web-seat-nobody = никого нет
web-seat-waited = { $unit ->
    [day] { $count ->
        [one] ждут { $count } день
        [few] ждут { $count } дня
       *[many] ждут { $count } дней
     }
    [hour] { $count ->
        [one] ждут { $count } час
        [few] ждут { $count } часа
       *[many] ждут { $count } часов
     }
   *[minute] { $count ->
        [0] только что спросили
        [one] ждут { $count } минуту
        [few] ждут { $count } минуты
       *[many] ждут { $count } минут
     }
 }
web-seat-absent = { $unit ->
    [day] { $count ->
        [one] нет { $count } день
        [few] нет { $count } дня
       *[many] нет { $count } дней
     }
    [hour] { $count ->
        [one] нет { $count } час
        [few] нет { $count } часа
       *[many] нет { $count } часов
     }
   *[minute] { $count ->
        [one] нет { $count } минуту
        [few] нет { $count } минуты
       *[many] нет { $count } минут
     }
 }
web-absent-short = нет на месте
web-watching = Вы смотрите эту партию: вы зритель.
web-offer-waiting = Ждём ответа, отвечает { $name }:
web-offer-for-you = От вас ждут ответа:

web-propose-substitute = Передать место
web-propose-abandon = Бросить партию
web-propose-go = Предложить
web-abandon-go = Предложить бросить
web-substitute-seat = Какое место?
web-substitute-by = Кто его займёт?
web-substitute-bot = бот { $bot }
web-substitute-person = человек
web-substitute-name = Имя учётной записи
web-substitute-about = Человека тоже спрашивают: он открывает эту партию и соглашается. Гостю сначала нужна учётная запись.
web-abandon-about = Партия кончается как есть. На сервере остаётся запись, которую может смотреть каждый.
web-vote-all = Все остальные за столом должны согласиться. Для места отсутствующего игрока его согласие не нужно.
web-vote-alone = Ничьё согласие не нужно: это происходит сразу.
web-vote-opened = Остальных спрашивают.
web-vote-carried = Сделано.
web-vote-undo = { $to ->
    [0] { $name } просит вернуться в начало партии.
   *[other] { $name } просит вернуться к позиции после действия { $to }.
 }
web-vote-redo = { $name } просит вернуть отменённое вплоть до действия { $to }.
web-vote-substitute = { $kind ->
    [bot] { $name } просит, чтобы за место { $seat } играл бот { $newcomer }.
   *[person] { $name } просит, чтобы место { $seat } занял другой: { $newcomer }.
 }
web-vote-abandon = { $name } просит бросить партию.
web-vote-waiting = Ожидание: { $names }
web-vote-agree = Согласиться
web-vote-decline = Отклонить
web-vote-withdraw = Снять
web-vote-look = Посмотреть

web-programs = Запланированные ходы
web-programs-about = Они делаются за вас, когда приходит ваш ход, и видны только вам.
web-programs-past = Что сделали прежние
web-program-new = Запланировать ход
web-program-replace = Запланировать другой
web-program-cancel = Снять
web-program-set = Задать
web-program-seat = Для
web-program-pass = Пас
web-program-buy = Покупать акции
web-program-nothing-to-buy = Акции можно покупать, когда компания основана.
web-program-until-round = Пасовать до конца раунда или пока не …
web-program-until = Как долго
web-program-until-floated = пока не стартует
web-program-until-shares = пока у меня не будет столько акций
web-program-at-most = Не больше за акцию
web-program-no-limit = без предела
web-program-as-president = Только пока я президент
web-program-pass-short = { $count ->
    [0] Пасовать до конца раунда.
    [one] Пасовать до конца раунда или пока не случится { $count } событие, которое это снимет.
    [few] Пасовать до конца раунда или пока не случится одно из { $count } событий.
   *[many] Пасовать до конца раунда или пока не случится одно из { $count } событий.
 }
web-program-buy-floated = { $limit ->
    [none] Каждый ход покупать { $company } ({ $source }), пока не стартует.
   *[other] Каждый ход покупать { $company } ({ $source }), пока не стартует, не дороже { $limit } за акцию.
 }
web-program-buy-shares = { $limit ->
    [none] Каждый ход покупать { $company } ({ $source }), пока акций не станет { $count }.
   *[other] Каждый ход покупать { $company } ({ $source }), пока акций не станет { $count }, не дороже { $limit } за акцию.
 }
web-stop-shares-bought = кто-то покупает акции компании, которые есть и у меня
web-stop-shares-sold = кто-то продаёт акции компании, которые есть и у меня
web-stop-president-changed = в одной из моих компаний сменяется президент
web-stop-company-started = кто-то основывает компанию
web-stop-bid-made = кто-то делает ставку на приватную компанию, на которую поставлено у меня
web-stop-price-moved = меняется котировка компании, акции которой у меня есть

web-bell = Ваш ход
web-bell-about = Браузер может сообщать о вашем ходе, даже когда эта страница не видна.
web-bell-off = Сообщать мне
web-bell-on = Вам сообщат
web-bell-denied = Браузеру запрещено показывать сообщения этой страницы. Это меняется в его настройках для этого адреса.
web-bell-impossible = Этот браузер не умеет показывать сообщения.
web-notice-turn = Ваш ход
web-notice-offer = Вам делают предложение
web-notice-vote = Стол спрашивает, согласны ли вы
web-notice-substitute = Вас просят занять место
web-notice-started = Партия началась
web-notice-ended = Партия окончена

web-handover = Передайте экран: { $name }
web-handover-about = Следующий ход делается с картами, которых не должны видеть другие.
web-handover-ready = Я { $name }: показать поле

web-line-tools = Что сделать с этой строкой, автор { $name }
web-line-remove = Убрать
web-line-removed = Эта строка убрана.
web-report = Пожаловаться
web-report-title = Жалоба на { $name }
web-report-why = Что не так?
web-report-send = Сообщить администраторам
web-report-sent = Администраторам сообщено.
web-block = Не слышать
web-blocked = Больше вы не услышите { $name }. Список таких людей — в вашей учётной записи.
web-notice-reminder = Ваше время на ход истекает

web-bell-settings = Сообщения о вашем ходе
web-resign = Покинуть партию
web-resign-bot = Пусть за меня играет бот
web-resign-bot-about = На ваше место садится бот, остальные играют дальше.
