web-administrator = Администратор
web-guest-to-account = Сделать учётную запись
web-sign-out-everywhere = Выйти на всех устройствах
web-saved = Сохранено.
web-change-password = Сменить пароль
web-change-password-about = На всех других устройствах придётся войти заново.
web-old-password = Нынешний пароль
web-messages = Сообщения этого сервера
web-messages-language = Язык сообщений
web-webhook = Адрес для вызова
web-webhook-about = Когда приходит ваш ход, вас о чём-то спрашивают или партия окончена, сервер может вызвать ваш адрес, например канал чата. Оставьте пустым, если не нужно.
web-webhook-secret = Вызовы подписаны этим секретом. Он показан один раз.
web-tokens = Ключи для программ
web-tokens-about = С ключом ваша программа действует на этом сервере от вашего имени в пределах, которые вы разрешите.
web-tokens-none = Вы не делали ключей.
web-token-name = Название ключа
web-token-may = Ему можно
web-token-make = Сделать ключ
web-token-secret = Это ключ «{ $name }». Он показан один раз: скопируйте его сейчас.
web-token-used = последний раз: { $day }
web-token-unused = сделан { $day }, не использовался
web-token-revoke = Отозвать
web-token-revoke-named = Отозвать ключ { $name }
web-token-revoked = Ключ { $name } больше не действует.
web-scope-read = читать
web-scope-play = ходить
web-scope-tables = делать и занимать столы
web-scope-chat = писать другим
web-scope-account = менять учётную запись
web-delete-account = Удалить меня с этого сервера
web-delete-account-about = { $name }, ваши имя, пароль и сообщения удаляются навсегда. Чужие партии остаются, на ваших местах — «бывший игрок».
web-delete-for-good = Удалить навсегда
web-administration = Люди этого сервера
web-account-name = Имя учётной записи
web-search = Искать
web-person-kind = Вид
web-person-since = С какого времени
web-recovery = Новый пароль
web-recovery-for = Ссылка на новый пароль для { $name }
web-recovery-link = По этой ссылке { $name } может один раз задать новый пароль, до { $day }. Передайте её надёжным путём.

web-sessions = Где вы вошли
web-sessions-about = Если какой-то из этих браузеров вам незнаком, выйдите в нём и смените пароль.
web-session-browser = { $system ->
    [none] { $browser }
   *[other] { $browser }, { $system }
 }
web-session-unknown = Программа, которая не называет себя
web-session-here = (этот браузер)
web-session-since = откуда: { $place }, с { $time }
web-session-end-named = Выйти: { $name }
web-session-ended = В том браузере вы вышли.
web-blocks = Кого вы не слышите
web-blocks-about = Вы не читаете их слов, они не могут сесть за ваши столы и предложить вам место. Им об этом не говорят.
web-blocks-none = Таких людей нет.
web-unblock = Снова слышать
web-unblock-named = Снова слышать { $name }
web-my-data = Что сервер знает о вас
web-my-data-about = Всё в одном файле: учётная запись, где вы вошли, столы, чат и заметки, кого вы не слышите и на что жаловались.
web-my-data-get = Получить файл

web-reports = Жалобы
web-reports-settled = Показать решённые
web-reports-none = Жалоб нет.
web-report-by = { $by } о { $about }, { $time }
web-report-table = Стол
web-report-outcome = Решено: { $outcome }
web-report-what-became = Чем кончилось
web-report-settle = Решить
web-sanction = Запрет чата или бан
web-sanction-named = Запрет чата или бан: { $name }
web-sanction-title = { $name }: запрет чата или бан
web-mute = Запретить чат
web-mute-about = С запретом чата играют дальше, но не говорят.
web-mute-how-long = На сколько запретить чат
web-mute-hours = { $hours ->
    [1] на час
    [24] на день
    [168] на неделю
    [720] на тридцать дней
   *[other] на { $hours } ч
 }
web-muted-until = Чат запрещён до { $time }.
web-unmute = Разрешить чат
web-ban = Забанить
web-ban-about = Забаненный выходит везде и не может войти; места можно передать.
web-ban-reason = Что ему скажут
web-ban-how-long = На сколько забанить
web-ban-days = { $days ->
    [0] навсегда
    [1] на день
    [7] на неделю
    [30] на тридцать дней
    [365] на год
   *[other] на { $days } дн.
 }
web-banned-until = Бан до { $time }.
web-unban = Снова впустить
web-house = Этот сервер
web-house-guests = Можно играть без учётной записи
web-house-guests-about = Если закрыть, гость, который уже здесь, играет дальше, а новый должен сделать учётную запись.
web-house-well = Всё в порядке.
web-figure-disk-free-bytes = Свободно на диске (МБ)
web-figure-threads = Потоки
web-figure-games-waiting-for-bots = Партии людей, где ходит бот
web-figure-bot-games-waiting = Ждущие партии, где каждый — бот
web-figure-heavy-work-waiting = Ждущая тяжёлая работа
web-figure-games-in-memory = Партии в памяти
web-figure-running-games = Идущие партии
web-figure-deliveries-waiting = Ждущие вызовы адресов
web-figure-mails-waiting = Ждущие письма
web-figure-pushes-waiting = Ждущие уведомления в браузер
web-book = Книга входов и действий
web-book-about = Входы, в том числе отклонённые, и действия администраторов. За полгода.
web-book-time = Когда
web-book-who = Кто
web-book-act = Что
web-book-about-whom = О ком
web-book-place = Откуда
web-book-detail = Подробнее
web-act-sign-in = вход
web-act-sign-in-refused = вход отклонён
web-act-password-changed = смена: пароль
web-act-recovery-link = ссылка на новый пароль
web-act-recovered = новый пароль по ссылке
web-act-remove-line = убрана строка чата
web-act-remove-table = убран стол
web-act-settle-report = решена жалоба
web-act-mute = запрет чата
web-act-ban = бан
web-act-unban = бан снят
web-act-guests = открыта или закрыта игра без записи: гость
web-act-passkey-made = сделан ключ доступа
web-act-passkey-dropped = убран ключ доступа
web-act-add-account = добавлена учётная запись
web-act-add-administrator = добавлен администратор
web-act-promote = назначен администратор
web-act-demote = сняты права администратора
web-act-delete-account = удалена учётная запись

web-passkeys = Ключи доступа
web-passkeys-about = Ключ доступа хранится в телефоне, компьютере или электронном ключе, и войти можно без пароля: по пальцу, лицу или коду. Угадать его, как пароль, нельзя, и действует он только на этом сайте.
web-passkeys-none = У вас их нет.
web-passkeys-impossible = Этот браузер делает ключи доступа только для страниц, открытых по https и по имени.
web-passkey-name = Название ключа доступа
web-passkey-make = Сделать ключ доступа
web-passkey-made = Ключ доступа сделан: теперь можно входить с ним.
web-passkey-not-made = Ключ доступа не сделан.
web-passkey-drop = Убрать
web-passkey-drop-named = Убрать ключ доступа { $name }
web-passkey-go = Войти с ключом доступа
web-passkey-not-shown = Ключ доступа не предъявлен.
web-is-banned = забанен
web-is-muted = чат запрещён

web-my-profile = Мой профиль
web-password-rule = Пароль — не короче десяти знаков; тот, что легко угадать, не годится.
web-push = И когда эта страница закрыта
web-email = Электронная почта
web-email-about = Для нового пароля, если забыт прежний пароль, и чтобы узнавать о своём ходе. Больше никто её не видит.
web-email-address = Адрес почты
web-email-save = Пришлите ссылку
web-email-confirmed = { $email } подтверждён.
web-email-waits = Ссылка отправлена на { $email }. Адрес заработает, когда вы по ней пройдёте.
web-email-turns = Письмом на { $email }, если за несколько минут я не сходил
web-email-set = Узнавать и письмом
web-mail-confirm = Это ваш адрес почты?
web-mail-confirm-about = Этот адрес указан в вашей учётной записи.
web-mail-confirm-go = Да, мой
web-mail-confirm-done = Адрес подтверждён.
web-mail-stop = Больше не писать о ходах?
web-mail-stop-about = Вернуть письма можно на странице учётной записи.
web-mail-stop-go = Не писать
web-mail-stop-done = Писем о ходах больше не будет.
web-forgotten = Пароль забыт
web-forgotten-about = Если у учётной записи есть подтверждённый адрес, туда придёт ссылка на новый пароль. Иначе поможет администратор этого сервера.
web-forgotten-name = Имя или адрес почты учётной записи
web-forgotten-go = Пришлите ссылку
web-forgotten-asked = Если такая учётная запись с подтверждённым адресом есть, ссылка уже в пути.
