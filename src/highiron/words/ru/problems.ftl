problem-not-signed-in = Сначала войдите, выберите имя (гость) или пришлите API-токен.
problem-guests-may-not = Гость этого не может: сначала сделайте учётную запись, ваши партии останутся вашими.
problem-missing-scope-account = Для этого нужен токен с правом «account».
problem-not-by-token = С API-токеном этого не сделать; войдите с паролем, нужен сам пароль.
problem-administrators-only = Это может только администратор, вошедший с паролем: нужен пароль.
problem-missing-scope = Для этого нужен токен с правом «{ $name }».
problem-too-many-requests = { $seconds ->
    [one] Слишком часто. Повторите через { $seconds } секунду.
    [few] Слишком часто. Повторите через { $seconds } секунды.
   *[many] Слишком часто. Повторите через { $seconds } секунд.
 }
problem-unknown-token = Такого API-токена нет, или он удалён.
problem-cross-site = Запрос пришёл со страницы чужого сайта и отклонён.
problem-csrf = Пришлите заголовок X-CSRF-Token со значением, которое GET /api/me даёт для этой сессии.
problem-password-too-short = Нужен пароль не короче { $shortest } знаков.
problem-password-too-long = Нужен пароль не длиннее { $longest } знаков.
problem-password-too-easy = Этот пароль слишком легко угадать; возьмите другой.
problem-not-found = { $what ->
    [game] Такой партии нет, или она не для ваших глаз.
    [person] Такого человека нет.
    [line] Такой строки чата нет.
    [seat] Такого места у вас нет.
    [session] Такой сессии у вас нет.
    [token] Такого токена у вас нет.
    [report] Такой жалобы нет.
   *[other] Этого нет, или оно не для ваших глаз.
 }
problem-fault = Это ошибка сервера, а не ваша. Она записана; пожалуйста, сообщите о ней.
problem-body-too-deep = В теле запроса слишком много вложений.
problem-body-not-utf8 = Тело запроса — неверный UTF-8.
problem-no-such-game = Такой партии нет.
problem-other-sequence = Партия стоит на номере { $present }, а не { $given }. Получите нынешний вид и решите заново.
problem-move-refused = Правила не позволяют этот ход.
problem-key-used = Этот ключ уже был у другого запроса. Каждому новому запросу нужен новый ключ.
problem-seat-of-others = Это место не ваше.
problem-game-not-running = { $status ->
    [open] Партия не началась: менять в ней ещё ничего нельзя.
    [abandoned] Партия брошена: менять в ней больше ничего нельзя.
   *[ended] Партия окончена: менять в ней больше ничего нельзя.
 }
problem-changing-too-fast = Стол сейчас меняется слишком быстро; ничего не сохранено. Попробуйте ещё раз.
problem-two-seats-named = Действие — за место «{ $seat }», запрос — за место «{ $seat2 }».
problem-end-by-vote = Раньше времени партию кончают голосованием: предложите её бросить.
problem-bad-key = Ключ — от 1 до { $longest } печатных знаков, новый для каждого запроса.
problem-seats-do-not-fit = Занято мест: { $given }, а за столом их { $players }.
problem-table-does-not-fit = Стол не подходит к этой партии.
problem-unknown-bot = Такого бота нет: «{ $bot }». Каждый бот здесь: { $known }.
problem-already-started = Партия уже началась.
problem-not-full = { $free ->
    [one] Свободно ещё { $free } место из { $players }.
    [few] Свободны ещё { $free } места из { $players }.
   *[many] Свободно ещё { $free } мест из { $players }.
 }
problem-not-begun = Партия ещё не началась.
problem-undo-to-no-position = Отменить можно до позиции от 0 до { $last }, а не { $to }.
problem-nothing-to-redo = Вернуть нечего.
problem-no-such-vote = Такого голосования нет.
problem-unknown-vote = Голосуют об этом: { $kinds }, а не «{ $kind }».
problem-unknown-seat = За этим столом нет места «{ $of }».
problem-bot-or-person = Назовите для места кого-то одного: бот или человек.
problem-unknown-person = Такого человека нет.
problem-not-welcome = Этот человек не хочет, чтобы вы его спрашивали.
problem-already-seated = У этого человека уже есть место за этим столом.
problem-no-voice = В этом голосовании у вас нет голоса.
problem-vote-closed = { $status ->
    [accepted] Голосование окончено: принято.
    [declined] Голосование окончено: отклонено.
   *[other] Голосование окончено.
 }
problem-vote-open = Об этом уже голосуют; сначала ответьте.
problem-busy = Сервер занят такими запросами; попробуйте ещё раз.
problem-too-much-work = { $seconds ->
    [one] Столько работы сразу просить нельзя. Повторите через { $seconds } секунду.
    [few] Столько работы сразу просить нельзя. Повторите через { $seconds } секунды.
   *[many] Столько работы сразу просить нельзя. Повторите через { $seconds } секунд.
 }
problem-not-at-the-table = Здесь говорят только люди за этим столом.
problem-too-many-listeners = Слушателей так много, что ещё для одного потока нет места.
problem-too-many-streams = Открыто слишком много потоков: сначала закройте часть.
problem-guests-closed = Гость сейчас играть не может: сделайте учётную запись или войдите.
problem-too-many-blocks = Вы не слышите уже { $most_blocks } человек, больше нельзя.
problem-not-your-line = Это чужая строка; на неё можно пожаловаться.
problem-administrator = Администратору нельзя запретить чат или вход; сначала снимите с него эти права.
problem-banned = Эта учётная запись закрыта.
problem-muted = Некоторое время вы не можете здесь говорить.
problem-database-unreachable = Сервер не достаёт до своей базы данных.
problem-not-allowed = Эти числа — для программ на самой машине сервера.
problem-nothing-at = По адресу /{ $value } ничего нет.
problem-nothing-here = По этому адресу ничего нет.
problem-name-taken = У кого-то уже есть это или похожее имя; возьмите другое.
problem-unknown-link = Эта ссылка уже использована или устарела; попросите у администратора новую.
problem-no-such-account = Такой учётной записи нет.
problem-already-an-account = У вас уже есть учётная запись.
problem-account-deleted = Эта учётная запись удалена.
problem-last-administrator = Вы единственный администратор: прежде чем уйти, сделайте администратором другого.
problem-name-empty = В имени нужна хотя бы одна буква.
problem-name-too-long = В имени может быть не больше { $longest } знаков.
problem-name-much-too-long = Это имя слишком длинное.
problem-name-of-the-gone = Это имя — для тех, кто ушёл.
problem-name-invisible = В имени не может быть невидимых и управляющих знаков.
problem-name-heaps-marks = В имени нельзя громоздить знаки на букве.
problem-registration-closed = Учётные записи делает администратор этого сервера; обратитесь к нему.
problem-wrong-credentials = Неверное имя или пароль.
problem-webhook-needs-account = Вебхуки — для учётных записей: сначала сделайте её, ваши партии останутся вашими.
problem-name-is-kept = Имя учётной записи не меняется.
problem-signed-in = Вы уже вошли как { $name }: сначала выйдите.
problem-wrong-passkey = Этот ключ доступа здесь не знаком, или его подпись неверна.
problem-bad-passkey = Такой ключ доступа здесь не годится; сделайте его заново.
problem-unknown-challenge = Прошло слишком много времени, или ответ уже был; начните заново.
problem-passkey-known = Этот ключ доступа уже известен.
problem-no-such-passkey = Такого ключа доступа у вас нет.
problem-too-many-passkeys = У вас уже { $most } ключей доступа, больше нельзя; сначала уберите один.
problem-wrong-password = Неверный пароль.
problem-too-many-tokens = У вас уже { $most } токенов, больше нельзя; сначала удалите часть.
problem-hidden-things = Сейчас пробовать нельзя: последствия зависят от того, чего вам знать нельзя.
problem-unknown-company = В этой партии нет компании «{ $company }», чей поезд мог бы идти.
problem-not-running = Партия окончена: решать нечего.
problem-not-your-turn = Месту { $seat } сейчас решать нечего.
problem-not-your-seat = В этой партии у вас нет места.
problem-no-such-person = Учётной записи с таким именем нет. Гость сначала должен её сделать.
problem-program-unknown-company = В этой партии нет компании «{ $company }».
problem-program-not-started = { $company } ещё не основана.
problem-program-how-many = Скажите, сколько акций должно быть в конце: `shares` не меньше 1.
problem-program-floated = { $company } уже стартовала.
problem-not-in-that-format = Эту партию нельзя записать для 18xx.games: { $message }.
problem-reading-busy = Сейчас читаются другие записи; попробуйте через минуту.
problem-record-broke-off = Запись прочесть не удалось: повтор партии оборвался.
problem-record-too-slow = Запись не удалось повторить за { $seconds } с.
problem-not-while-running = В записи есть скрытое, поэтому до конца партии её нет.
problem-unknown-title = Такой игры нет; есть: { $known }.
problem-unknown-facts = Ни один стол не использует эти данные. Возьмите имя из стола или вида.
problem-unknown-language = Такой язык здесь не известен; есть: { $known }.
problem-no-such-facts = Таких данных нет. Возьмите имя из стола или вида.
problem-too-slow = Запрос шёл слишком долго.
problem-zero-byte = В запросе есть нулевой байт.
problem-disk-full = Диск сервера почти полон, ничего нового начать нельзя.
problem-too-many-tables = У вас уже { $most } незаконченных столов, больше нельзя; сначала закончите часть.
problem-too-many-bots = { $bots_alone ->
    [one] За { $bots_alone } вашим столом уже играют одни боты; дождитесь конца этой партии.
    [few] За { $bots_alone } вашими столами уже играют одни боты; дождитесь конца одной из партий.
   *[many] За { $bots_alone } вашими столами уже играют одни боты; дождитесь конца одной из партий.
 }
problem-look-signed-in = Войдите, чтобы искать свои столы, или назовите игрока.
problem-holds-nul = В искомом тексте не может быть знака NUL.
problem-bad-cursor = Такого указателя ни одна страница столов не давала. Начните без него.
problem-too-many-seats = За столом мест: { $players }, а дано { $given }.
problem-one-seat-each = За сетевым столом у каждого одно место. Чтобы играть за несколько, выберите игру за одним экраном.
problem-one-seat-online = За сетевым столом у каждого одно место.
problem-you-sit-already = Вы уже сидите за этим столом.
problem-table-full = Все места за этим столом заняты.
problem-seat-taken = Место { $wanted } занято; свободны: { $free }.
problem-seats-kept = Свободные места держат для тех, кто играл раньше: ещё { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}.
problem-not-seated = Вы не сидите за этим столом.
problem-seats-of-people = Другие люди садятся сами: пошлите им приглашение.
problem-not-at-table = Никого с номером { $person } за этим столом нет, или он назван дважды.
problem-already-begun = Партия уже началась, её стол больше не изменить.
problem-all-seats-needed = Сразу начать можно, только когда заняты все места: посадите туда ботов (каждый бот готов).
problem-host-only = Это может только тот, кто сделал стол.
problem-host-blocks-you = Тот, кто сделал этот стол, не хочет с вами играть.
problem-seats-still-free = { $free ->
    [one] Свободно ещё { $free } место: подождите, или пусть там сядет бот.
    [few] Свободны ещё { $free } места: подождите, или пусть там сядет бот.
   *[many] Свободно ещё { $free } мест: подождите, или пусть там сядет бот.
 }
problem-field-empty = Поле { $field } пусто.
problem-field-too-long = В поле { $field } может быть не больше { $longest } знаков.
problem-field-control = В поле { $field } есть управляющие знаки; уберите их.
problem-webhook-address = Адрес вебхука должен быть вида https://example.org/path.
problem-webhook-password = В адресе вебхука не может быть имени или пароля: ни имя, ни пароль туда не пишут.
problem-webhook-plain = В адресе вебхука могут быть только простые знаки; остальные закодируйте.
problem-webhook-reachable = Адрес вебхука должен быть доступен отовсюду, а не только внутри сети.
problem-webhook-no-address = Это не адрес.
problem-banned-because = Эта учётная запись закрыта. { $reason }
problem-no-such-position = Есть позиции от 0 до { $last }, а не { $position }.

problem-status-400 = Запрос не прочесть: проверьте, что тело — верный JSON.
problem-status-401 = Сначала войдите или пришлите API-токен.
problem-status-403 = Этого вам нельзя.
problem-status-404 = По этому адресу ничего нет.
problem-status-405 = Этот адрес не принимает такой метод; допустимые — в заголовке Allow.
problem-status-406 = В запрошенном виде это не отправить.
problem-status-413 = Запрос слишком велик.
problem-status-415 = Пришлите тело как application/json.
problem-status-429 = Слишком часто; немного подождите.
problem-status-other = Запрос отклонён.
problem-schema = Запрос не подходит к схеме. { $named }
problem-unavailable = База данных сейчас недоступна, ничего не сохранено. Попробуйте через минуту.
problem-record-unreadable = Запись не прочесть. { $why }
problem-record-unreadable-at = Запись не прочесть. Действие { $number }: { $why }

name-of-player = Игрок { $number }
name-of-bot = { $bot } { $number }
name-of-house-bot = { $character ->
    [thrifty] Бережливый
    [raider] Рейдер
    [builder] Строитель
    [operator] Управленец
   *[steady] Рассудительный
 } { $number }

condition-disk = На диске { $place } свободно только { $megabytes } МБ.
condition-database = База данных не отвечает.
condition-bots = { $games ->
    [one] { $games } партия ждёт, пока сходит бот.
    [few] { $games } партии ждут, пока сходит бот.
   *[many] { $games } партий ждут, пока сходит бот.
 }
condition-webhooks = { $minutes ->
    [one] Вызовы вебхуков опаздывают на { $minutes } минуту.
    [few] Вызовы вебхуков опаздывают на { $minutes } минуты.
   *[many] Вызовы вебхуков опаздывают на { $minutes } минут.
 }
condition-mails = { $minutes ->
    [one] Письма опаздывают на { $minutes } минуту.
    [few] Письма опаздывают на { $minutes } минуты.
   *[many] Письма опаздывают на { $minutes } минут.
 }
condition-pushes = { $minutes ->
    [one] Уведомления в браузер опаздывают на { $minutes } минуту.
    [few] Уведомления в браузер опаздывают на { $minutes } минуты.
   *[many] Уведомления в браузер опаздывают на { $minutes } минут.
 }
condition-mails-refused = { $mails ->
    [one] Почтовый сервер раз за разом не принимает { $mails } письмо.
    [few] Почтовый сервер раз за разом не принимает { $mails } письма.
   *[many] Почтовый сервер раз за разом не принимает { $mails } писем.
 }
condition-reports = { $reports ->
    [one] Администратора ждёт { $reports } жалоба.
    [few] Администратора ждут { $reports } жалобы.
   *[many] Администратора ждут { $reports } жалоб.
 }
condition-backups-none = Резервных копий нет: в HIGHIRON_BACKUPS не указана папка.
condition-backups-missing = В { $place } ещё нет резервной копии.
condition-backups-late = Последней резервной копии { $hours } ч.

record-title-not-there = на том сайте нет { $title }
record-refused-there = по его правилам действие { $number } невозможно: { $why }
record-reckoned-otherwise = по его правилам итог был бы другим
record-nothing-like-it = там нет ничего похожего на «{ $what }»
problem-no-email-here = Этот сервер не шлёт писем; спросите администратора.
problem-invalid-email = Это не адрес электронной почты.
problem-mail-link = Ссылка больше не годится: адрес изменён или набран с ошибкой.
problem-too-many-followed = Вы следите уже за { $most } людьми, больше нельзя.
problem-rematch-of-others = Начать заново могут только те, кто играл эту партию.
problem-not-over = Партия ещё не окончена.
problem-nothing-played = В этой партии не сделано ни одного хода: разбирать нечего.
problem-too-many-analyses = { $most ->
    [one] Ещё не готов { $most } заказанный вами разбор; подождите или отмените его.
    [few] Ещё не готовы { $most } заказанных вами разбора; подождите или отмените один из них.
   *[many] Ещё не готовы { $most } заказанных вами разборов; подождите или отмените один из них.
 }
problem-too-many-analyses-here = { $most ->
    [one] Ещё не готов { $most } разбор, заказанный через ваше подключение к интернету; подождите.
    [few] Ещё не готовы { $most } разбора, заказанные через ваше подключение к интернету; подождите, пока закончится один из них.
    [many] Ещё не готовы { $most } разборов, заказанных через ваше подключение к интернету; подождите, пока закончится один из них.
   *[other] Ещё не готовы { $most } разбора, заказанных через ваше подключение к интернету; подождите, пока закончится один из них.
}
problem-analysis-of-others = Отменить разбор может только тот, кто его заказал, или хозяин стола.
problem-players-of-title = { $title } рассчитана на { $counts } игроков.
problem-rules-not-here = Правил этой партии на этом сервере нет.
problem-no-hints = Этот стол создан для игры без подсказок: спросить, как поступил бы бот, нельзя никому.
