web-name = Highiron
web-home = Главная
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-copy = Копировать
web-copied = Скопировано.
web-any = любой
web-optional = не обязательно
web-yes = да
web-no = нет
web-loading = Загрузка …
web-try-again = Ещё раз
web-navigation = Страницы

web-problem = Что-то пошло не так. Попробуйте ещё раз.
web-problem-unreachable = Сервер недоступен. Проверьте связь и попробуйте ещё раз.
web-problem-sequence-conflict = Тем временем партия ушла вперёд. Вот как она стоит теперь.
web-lost = По этому адресу ничего нет
web-lost-what-now = Ссылка устарела или набрана с ошибкой.
web-table-closed = Этот стол показать нельзя

web-welcome = Стройте дороги, ведите компании, перехитрите друзей.
web-welcome-back = С возвращением, { $name }
web-picture-of-a-game = Партия 1846 на этой странице: карта, котировки, компании и возможные ходы.
web-what-this-is = Highiron — это железнодорожные игры 18xx: покупайте акции, кладите пути, отправляйте поезда и будьте богаче всех, когда банк разорится. Играйте против ботов, за одним экраном или с далёкими друзьями — хоть неделями.
web-play-now-heading = Выберите игру
web-play-now = Играть сейчас против ботов
web-more-choices = Другие варианты
web-hotseat = За одним экраном
web-new-table = Новый стол
web-import = Принести записанную партию
web-importing = Файл читается …
web-import-about = Файл Highiron или 18xx.games. Пройдите его ход за ходом или доиграйте неоконченную партию за все места с этого экрана.
web-import-look = Посмотреть
web-import-go-on = Доиграть здесь
web-title-figures = { $length ->
    [none] Игроки: { $players } · автор: { $designer }
   *[other] Игроки: { $players } · { $length } · автор: { $designer }
 }
web-guest-name = Гость
web-my-games = Мои партии
web-my-games-none = У вас пока нет партий.
web-open-tables = Открытые столы
web-open-tables-none = Ни один стол не ждёт игроков. Сделайте свой — другие найдут его здесь.
web-watch = Смотреть
web-watch-none = Сейчас нет публичных партий.
web-your-turn = ваш ход
web-is-to-move = Ходит { $name }
web-won-by = Победа: { $names }
web-free-seats = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[many] { $count } свободных мест
 }
web-at-auction = аукцион приватных компаний
web-at-bidding_war = аукцион приватных компаний
web-at-seed_auction = аукцион приватных компаний
web-at-merger_round = слияния { $number }
web-at-sale_round = продажи { $number }
web-at-draft = драфт приватных компаний
web-at-open_draft = продажа приватных компаний
web-at-stock_round = фондовый раунд { $number }
web-at-operating_round = операционные раунды { $number }
web-status-open = открыт
web-status-running = идёт
web-status-finished = окончена
web-status-abandoned = брошена

web-which-game = Какая игра?
web-players = Игроки
web-table-name = Название стола
web-where = Где вы играете?
web-mode-online = Каждый за своим экраном
web-mode-online-about = Друзья приходят по ссылке, незнакомые находят стол здесь. Быть в игре одновременно не нужно.
web-mode-hotseat = За этим экраном
web-mode-hotseat-about = Все места играются здесь. Скрытые карты закрываются, когда экран передают.
web-allow-hints = Всем разрешены подсказки
web-public = Этот стол может найти, занять и смотреть каждый
web-absence = Отсутствующие игроки
web-absence-hours = { $hours ->
    [0] сохраняют место навсегда
    [24] могут быть заменены через день
    [72] могут быть заменены через три дня
    [168] могут быть заменены через неделю
   *[other] могут быть заменены через { $hours } ч
 }
web-seats = Места
web-seat-number = Кто на месте { $number }?
web-seat-me = Я
web-seat-bot = бот
web-seat-name = человек здесь
web-seat-open = свободно
web-seat-up = Раньше по порядку
web-seat-down = Позже по порядку
web-which-bot = Какой бот?
web-bot-random = Случайный
web-bot-level = Сколько он думает?
web-bot-character = Какой характер?
web-level-instant = Мгновенный
    .about = Мгновенный: играет по простым правилам
web-level-quick = Быстрый
    .about = Быстрый: немного смотрит вперёд
web-level-strong = Сильный
    .about = Сильный: смотрит вперёд около секунды
web-character-any = характер по жребию
web-character-steady = Рассудительный
    .about = Рассудительный: без особых привычек
web-character-thrifty = Бережливый
    .about = Бережливый: копит деньги
web-character-raider = Рейдер
    .about = Рейдер: легко продаёт; чужие поезда сгорают раньше
web-character-builder = Строитель
    .about = Строитель: тянет пути вдаль
web-character-operator = Управленец
    .about = Управленец: ведёт компании и торопится к лучшим поездам
web-bot-named = { $character } ({ $level })
web-name-of-seat = Имя игрока { $number }
web-player-number = Игрок { $number }
web-draw-seats = Разыграть порядок мест в начале
web-rule-options = Настройки правил
web-preset = Исходить из
web-preset-rulebook = правил
web-preset-18xx-games = обычая 18xx.games
web-create = Сделать стол
web-create-and-start = Начать игру

web-games = Партии
web-search-status = Состояние
web-search-title = Игра
web-search-player = Игрок
web-search-mine = только мои
web-search-none = Ничего не найдено.
web-search-more = Показать ещё

web-sign-in = Войти
web-sign-out = Выйти
web-who-are-you = Кто вы?
web-your-name = Ваше имя
web-password = Пароль
web-new-password = Новый пароль
web-password-set = Новый пароль задан.
web-way-guest = Гостем
web-way-guest-about = Просто имя. Этот браузер вас запомнит.
web-way-guest-go = Зайти
web-way-sign-in = У меня есть учётная запись
web-way-sign-in-about = Для тех, кто здесь уже был.
web-way-sign-in-go = Войти
web-way-register = Новая учётная запись
web-way-register-about = Имя и пароль, чтобы играть с любого устройства. Партии, сыгранные гостем, останутся вашими.
web-way-register-go = Сделать учётную запись
web-account = Учётная запись
web-guest = Гость
web-guest-about = Вас знает только этот браузер. Сделайте учётную запись, чтобы играть и с других устройств; ваши партии останутся вашими.
web-nobody = Вы не вошли.
web-invited = Вас пригласили
web-take-seat = Занять место
web-lobby-about = { $count ->
    [0] Все на месте.
    [one] Свободно { $count } место.
    [few] Свободны { $count } места.
   *[many] Свободно { $count } мест.
 }
web-start-game = Начать партию
web-leave = Покинуть стол
web-invite-others = Пригласить других этой ссылкой

web-settings = Настройки
web-settings-where = Настройки хранятся в этом браузере.
web-setting-theme = Цвета
web-setting-theme-system = как у устройства
web-setting-theme-light = светлые
web-setting-theme-dark = тёмные
web-setting-palette = Палитра
web-setting-palette-standard = обычная
web-setting-palette-distinct = для дальтоников
web-setting-size = Размер
web-setting-size-small = мелкий
web-setting-size-normal = обычный
web-setting-size-large = крупный
web-setting-size-huge = очень крупный
web-setting-motion = Движение
web-setting-motion-system = как у устройства
web-setting-motion-reduced = как можно меньше
web-setting-language = Язык
web-setting-language-browser = как в браузере
web-language-beta = { $name } (бета)
web-setting-digits = Цифры
web-setting-digits-own = по языку
web-setting-digits-latin = латинские, 123
web-setting-mapNames = Названия мест на карте
web-setting-mapCoordinates = Координаты на карте
web-setting-mapNumbers = Номера тайлов на карте
web-setting-mapRevenue = Доход от тайла на карте
web-setting-notify = Сообщать, когда мой ход
web-setting-sound = Со звуком

web-wording-report = Сообщить о неудачном тексте
web-wording-point = Нажмите на неудачный текст. Esc — оставить как есть.
web-wording-proposal = Как лучше сказать? (Не обязательно.)
web-wording-kept = Текст и ваши слова сохраняются для того, кто ведёт этот язык, без вашего имени.
web-wording-send = Отправить
web-wording-thanks = Спасибо, мы прочтём.

web-key-list = Клавиши
web-keys-everywhere = Везде
web-keys-game = В партии
web-keys-tile = Укладка: тайл
web-key-confirm = Сделать ход
web-key-best = Показать лучшие рейсы
web-key-space = Пробел

web-invited-by = { $name } приглашает вас за стол { $table }
web-invited-with = { $names ->
    [none] Там пока никого.
   *[other] За столом: { $names }.
 }
web-invited-full = Тем временем все места заняты.
web-invited-begun = Партия началась без вас.
web-invited-look = Посмотреть на стол
web-invited-nowhere = Это приглашение никуда не ведёт
web-lobby-host-starts = Партия начнётся, когда её начнёт { $name }.
web-start-when-full = Начать можно, когда заняты все места.
web-fill-with-bots = Заполнить: бот на каждое место
web-sit-here = Сесть сюда
web-move-here = Пересесть сюда
web-bot-here = Сюда — бот
web-seat-empty-named = Снять со стола: { $name }
web-cancel-table = Отменить стол
web-cancel-table-about = Стол и всё, что за ним сказано, исчезают для всех.
web-keep-table = Оставить стол
web-table-cancelled = Стол отменён.
web-table-left = Вы покинули стол.
web-table-gone = Этого стола больше нет
web-table-gone-about = Хозяин отменил его или снял вас.
web-about-table = Что играют
web-host = Хозяин
web-pace = Темп
web-pace-none = Часов нет: каждый ходит, когда есть время.
web-pace-absence = { $hours ->
    [0] Отсутствующие сохраняют место навсегда.
    [24] Кого нет день, того можно заменить.
    [72] Кого нет три дня, того можно заменить.
    [168] Кого нет неделю, того можно заменить.
   *[other] Кого нет { $hours } ч, того можно заменить.
 }
web-order-drawn = Порядок разыгрывается в начале.
web-order-chosen = Порядок такой, как здесь.
web-hints = Подсказки
web-hints-allowed = Тот, чей ход, может спросить, как поступил бы бот.
web-no-hints = За этим столом играют без подсказок.
web-who-watches = Кто видит стол
web-everybody-watches = Стол может найти, занять и смотреть каждый.
web-invited-only = Стол видят только приглашённые.
web-rules-different = Отличия от правил
web-rules-as-book = Нет: играют по правилам.
web-setting-mapRuns = Последние рейсы всех компаний на карте
web-setting-ask = Спрашивать перед каждым ходом
web-key-hex = Следующий гекс, который можно выбрать
web-key-choices = К ходам
web-key-hint = Спросить, что сделал бы бот; ещё раз — взять этот ход
web-palette-find = Что вы хотите сделать?
web-palette-nothing = Ничего с таким названием сейчас сделать нельзя.
