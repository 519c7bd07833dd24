# Командная строка.

cli-usage = Использование:
cli-arguments = Аргументы:
cli-options = Параметры:
cli-commands = Команды:
cli-some-options = [ПАРАМЕТРЫ]
cli-some-command = КОМАНДА [АРГУМЕНТЫ]...
cli-help-option = Показать эту справку и выйти.
cli-default = по умолчанию:
cli-required = обязательно

cli-see-help = { $text } (см. --help)
cli-no-such-option = Нет параметра { $what }
cli-no-such-command = Нет команды { $what }
cli-missing-argument = Не хватает аргумента { $what }
cli-missing-option = Не хватает параметра { $what }
cli-missing-command = Не хватает команды
cli-too-much = Лишнее для этой команды: { $what }
cli-invalid-value = Значение { $what } не подходит
cli-option-needs-value = Параметру { $what } нужно значение
cli-typed = Команду в таком виде нельзя понять: { $what }

cli-fault = это ошибка программы highiron, а не ваша: { $what } (с { $variable } видно, где именно; пожалуйста, сообщите о ней)
cli-refused = отклонено: { $reasons }
cli-action-refused = действие { $number } отклонено: { $reasons }
cli-no-language = нет языка «{ $name }»; есть: { $known }
cli-option-like = --option пишется как `board=plus`, а не «{ $text }»
cli-no-such-action = в { $file } нет действия { $number }; последнее — { $last }
cli-is-a-folder = { $file } — папка; назовите файл в ней
cli-no-file = нет файла { $file }
cli-action-no-json = действие записано не по правилам JSON: { $why }
cli-action-no-json-like = действие — не JSON ({ $why }); пишите так: «{ $example }»
cli-action-no-object = действие — это объект JSON, а не { $text }
cli-action-no-type = у действия нет вида; виды: { $known }
cli-no-type = нет действия вида «{ $name }»; виды: { $known }
cli-no-action = это не действие: { $why }
cli-not-that-action = это не { $kind }: { $why }; поля: { $fields }
cli-no-format = нет формата «{ $name }»; есть: { $known }
cli-format-needs-preset = файлам { $format } нужны правила того сайта: добавьте `--preset { $format }`
cli-no-title = нет игры «{ $name }»; есть: { $known }
cli-odd-duels = состязания играются парами со сменой сторон: задайте чётное число, не меньше { $least }
cli-no-seat = нет места «{ $seat }»; есть: { $known }
cli-no-lesson = нет урока «{ $name }»; список выводит `highiron lesson`
cli-lesson-over = этот урок окончен; пробовать больше нечего
cli-no-puzzle = нет задачи «{ $name }»; они идут от { $first } до { $last }
cli-day-like = день пишется как 2026-11-18, а не «{ $text }»
cli-no-turn = после действия { $number } в { $file } ход не принадлежит ни одной компании; назовите действие операционного раунда
cli-nothing-to-analyse = в { $file } нет действий: разбирать нечего
cli-all-or-ends = --prices — это `all` или `ends`, а не «{ $text }»
cli-time-like = --budget — время вида 90s, 45m или 2h, а не «{ $text }»
cli-study-needs = исследованию нужен пакет { $package }: { $command }
cli-server-needs = серверу нужно больше, чем командной строке (нет { $package }): { $command }
cli-no-task = нет задания «{ $name }»; есть: { $known }

cli-legal = Разрешено.
cli-refused-because = Отклонено:
cli-actions-written = { $count ->
    [one] { $count } действие записано в { $file }
    [few] { $count } действия записано в { $file }
   *[many] { $count } действий записано в { $file }
 }
cli-drawn = нарисовано в { $file }
cli-weights-written = веса записаны в { $file }
cli-learn-stopped = { $done ->
    [0] остановлено: ни одно поколение не готово, ничего не выучено
   *[other] остановлено; готово поколений: { $done }. С --out веса сохраняются
 }
cli-learn-stopped-kept = остановлено: веса поколения { $number } — в { $file }
cli-games-saved = { $count ->
    [one] { $count } партия сохранена в { $folder }
    [few] { $count } партии сохранены в { $folder }
   *[many] { $count } партий сохранено в { $folder }
 }
cli-serves = Highiron работает по адресу { $address } (Ctrl-C — остановить)
cli-serves-already = Highiron уже работает по адресу { $address }
cli-no-train-ran = в этой партии не ходил ни один поезд
cli-runs-searched = Рейсов: { $count }, из них хуже лучшего: { $below }; медиана { $median } мс, 99-й перцентиль { $most } мс, максимум { $longest } мс
cli-played = Действий: { $count } за { $seconds } с ({ $rate } в секунду); зерно { $seed }
cli-record-and-map = Запись и карта лежат в { $folder }:
cli-open-in-browser = { $file } (откройте в браузере)
cli-stopped-after = остановлено: сыграно партий { $done } из { $games }
cli-no-multiple = { $games } не делится на число игроков ({ $players }): боты сидят на местах не поровну
cli-stage-done = { $stage }: готово за { $seconds } с, результаты в { $folder }
cli-stage-kept = { $stage }: ничего не изменилось, результаты в { $folder } сохранены
cli-verdicts = зелёных { $green }, красных { $red }, не запущено { $open }
cli-green = зелёный
cli-red = красный
cli-not-run = не запущено

cli-analysing = разбор
cli-searching = поиск
cli-playing = игра
cli-training = обучение
cli-duelling = состязание
cli-generation-doing = поколение { $number }: { $doing }
cli-first-actions = первые действия
cli-auction = аукцион приватных компаний
cli-how-far = { $round }, фаза { $phase }, действий: { $count }
cli-time-left = осталось
cli-how-far-left = { $left ->
    [0] { $what }: { $done } из { $total }
   *[other] { $what }: { $done } из { $total }, осталось примерно { $left } с
 }

cli-title-by = { $name }, автор { $designer }
cli-any-number = любое целое число; по умолчанию { $number }
cli-usual = по умолчанию
cli-over = Партия окончена: { $why }.
cli-not-over = Партия не окончена.
cli-to-act = Ход: { $what }.
cli-pending-step = { $what }: { $step }
cli-market = Таблица котировок: { $list }
cli-trains = Поезда: депо { $depot }; банковский пул { $pool }
cli-train-at = { $train } по { $price }
cli-either = { $first } или { $second }
cli-tiles = Тайлы: { $list }
cli-markers = Маркеры: { $list }
cli-marker-both = { $private } в { $hex } для { $company }
cli-marker-hex = { $private } в { $hex }
cli-marker-company = { $private } для { $company }
cli-readings = Обратить внимание: { $list }
cli-last-action = Последнее действие (номер { $number }): { $action }
cli-legal-now = Сейчас разрешено: { $list }
cli-preset = набор { $name }
cli-phase = фаза { $phase }
cli-bank = банк { $money }
cli-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
 }
cli-round-auction = аукцион приватных компаний
cli-round-draft = драфт приватных компаний
cli-turn = цикл { $turn }
cli-round = { $kind ->
    [stock] фондовый раунд { $turn }
    [operating] операционный раунд { $turn }
    [merger] раунд слияний { $turn }
    [sale] раунд продаж { $turn }
   *[other] раунд { $turn }
 }
cli-round-of = { $kind ->
    [stock] фондовый раунд { $turn } из { $of }
    [operating] операционный раунд { $turn } из { $of }
    [merger] раунд слияний { $turn } из { $of }
    [sale] раунд продаж { $turn } из { $of }
   *[other] раунд { $turn } из { $of }
 }
cli-number-of = { $number } из { $of }
cli-tokens-left = ещё { $count }
cli-wagons = { $count ->
    [one] { $count } вагон
    [few] { $count } вагона
   *[many] { $count } вагонов
 }
cli-empty = пусто
cli-none = нет
cli-mark-broken = сорван
cli-mark-bankrupt = банкрот
cli-mark-priority = право первого хода
cli-mark-owes = долг { $money }
cli-mark-not-floated = не стартовала
cli-mark-by = { $name }
cli-game-of = { $game }, игроков: { $players }, зерно { $seed }
cli-not-yet = не окончена
cli-end = Конец: { $why }
cli-more-than = больше { $count }
cli-worth = капитал { $money }
cli-certificates = сертификаты { $number } из { $of }
cli-cash = деньги { $money }
cli-price = котировка { $money }
cli-par = номинал { $money }
cli-unsold = не продано { $count }
cli-in-pool = в пуле { $count }
cli-its-trains = поезда { $list }
cli-its-tokens = жетоны { $list }
cli-privates = приватные компании { $list }
cli-no-owner = без владельца
cli-no-president = без президента

cli-column-rank = место
cli-column-player = игрок
cli-column-worth = капитал
cli-column-cash = деньги
cli-column-shares = акции (* президент)
cli-column-certificates = сертификаты
cli-column-privates = приватные компании
cli-column-corporation = компания
cli-column-president = президент
cli-column-par = номинал
cli-column-price = котировка
cli-column-ipo = IPO
cli-column-own-shares = свои акции
cli-column-pool = пул
cli-column-treasury = касса
cli-column-trains = поезда
cli-column-tokens = жетоны
cli-column-title = игра
cli-column-name = название
cli-column-designer = автор
cli-column-players = игроки
cli-column-presets = наборы
cli-column-seed = зерно
cli-column-actions = действия
cli-column-turns = циклы
cli-column-phase = фаза
cli-column-ended-because = почему окончена
cli-column-seconds = секунды
cli-column-bot = бот
cli-column-games = партии
cli-column-seats = места
cli-column-wins = победы
cli-column-first = первый
cli-column-last = последний
cli-column-wealth = капитал
cli-column-rating = рейтинг
cli-column-ms-median = мс, медиана
cli-column-ms-most = мс, 99 %
cli-column-ms-worst = мс, максимум
cli-column-after-action = после действия
cli-column-kind = вид
cli-column-decisions = решения
cli-column-cost = потеря
cli-column-lesson = урок
cli-column-about = о чём
cli-column-minutes = минуты
cli-column-steps = шаги
cli-column-measure = показатель
cli-column-here = здесь
cli-column-goal = цель
cli-column-met = достигнута
cli-column-times-as-fast = во сколько раз быстрее
cli-column-not-seen = на новых партиях
cli-column-positions = позиции
cli-column-explained = объяснено
cli-column-winner-named = победитель угадан
cli-column-log-loss = логарифмические потери
cli-column-id = номер
cli-column-since = с какого дня
cli-column-rule = правило
cli-column-verdict = итог
cli-column-must-hold = что должно выполняться
cli-column-figures = числа

cli-chances = Шансы на победу
cli-nothing-costly = Ни одно решение не стоило и сотой доли шансов на победу.
cli-costly = Самые дорогие решения
cli-chance-by = шансы на победу { $chance }; { $possible } — если: { $action }
cli-value-learned = обученная оценка
cli-value-estimate = расчётная оценка
cli-value-present = нынешний капитал
cli-half-played-learned = обученная оценка, середина партии
cli-half-played-estimate = расчётная оценка, середина партии
cli-half-played-present = нынешний капитал, середина партии
cli-said-and-won = предсказано → выиграно (мест): { $list }
cli-generation = Поколение { $number }
cli-generation-kept = сохранено: поколение { $number }
cli-prior-scores = предварительная оценка, незнакомые биржевые ходы: { $decisions }; объясняет { $explained } выигрыша от планов; её первый план приносит { $gain } ± { $error } всего состояния сверх обычного (лучший из увиденных, вместе с удачей: { $best }); лучший план среди шести вероятнейших в { $kept } (случайно { $chance })
cli-duels-say = состязания с предыдущим поколением, партии: { $games }; доля состояния { $wealth } ± { $error } (поровну — 50 %), доля побед { $won }
cli-depth = глубина { $number }: { $count }
cli-yes = да
cli-no = нет
cli-compiled = скомпилировано
cli-not-compiled = не скомпилировано
cli-measured-games = партии: { $games }, позиций: { $positions }
cli-machine = коммит { $commit }; { $processor }, ядер: { $cores }; { $python }, { $kind }
cli-measure-replay-actions-per-s = действий воспроизведено в секунду, со всеми проверками
cli-measure-copies-per-s = копий состояния в секунду
cli-measure-random-moves-per-s = случайных ходов в секунду, с перечислением
cli-measure-legal-ms-median = перечисление ходов, медиана, мс
cli-measure-legal-ms-max = перечисление ходов, максимум, мс
cli-measure-count-ms-median = перечисление и подсчёт каждого, медиана, мс
cli-measure-count-ms-max = перечисление и подсчёт каждого, максимум, мс
cli-measure-import-ms = загрузка, мс
cli-unfinished = не окончена
cli-unfinished-games = не окончены: { $list }
cli-arena-ends = партий: { $games }, игроков: { $players }; почему окончены: { $ends }
cli-arena-bankrupt = партий с банкротством: { $games } ({ $part })
cli-arena-winner = капитал победителя: в среднем { $mean }, от { $low } до { $high }
cli-arena-end = в конце в среднем: стартовало компаний { $floated }, из них с постоянными поездами { $lasting }, таких поездов { $trains }
cli-arena-lengths = действия: { $actions }; операционные раунды: { $rounds }
cli-spread = { $mean } (от { $low } до { $high })
cli-refused-moves = отклонённых ходов: { $count }
cli-refusal = { $bot }: { $reason } × { $count }, впервые в { $game } после действия { $number }
cli-slowest = самое долгое решение: { $bot }, { $time } мс, { $where }
cli-report-games = партий: { $count }
cli-report-lengths = действия: от { $low } до { $high }, медиана { $median }, всего { $total }
cli-report-ends = почему окончены: { $list }
cli-report-phases = последняя фаза: { $list }
cli-report-wins = победы по местам: { $list }
cli-report-worth = капитал победителя: от { $low } до { $high }
cli-report-speed = скорость: { $rate } действий в секунду
cli-counted = { $name }: { $count }, партий: { $games } из { $of }
cli-counted-phase = партии, дошедшие до фазы { $phase }
cli-counted-companies-bought-in-liquidation = компании, купленные при ликвидации
cli-counted-take-overs = враждебные поглощения
cli-counted-friendly-sales = дружественные продажи
cli-counted-conversions = преобразования
cli-counted-mergers = слияния
cli-counted-shorts = шорты
cli-counted-bankruptcies = банкротства
cli-counted-companies-liquidated-by-the-bank = компании, ликвидированные банком
cli-counted-games-with-an-8-train = партии с поездом 8
cli-counted-loans = займы
cli-counted-tiles = тайлы
cli-counted-stations = жетоны станций
cli-counted-trains-bought = купленные поезда
cli-counted-trains-exported = поезда, ушедшие на экспорт
cli-counted-wagons-bought = купленные вагоны
cli-counted-wagons-by-f = вагоны от F
cli-counted-repayments = возвраты долга
cli-counted-trains-by-e = поезда от E
cli-counted-exchanges-of-d = обмены D
cli-counted-companies-floated = стартовавшие компании
cli-counted-freight-runs = грузовые рейсы
cli-counted-passenger-runs = пассажирские рейсы

cli-database-unusable = базу данных нельзя использовать: { $why }
cli-database-damaged = файл { $file } повреждён ({ $why }): уберите его и файлы, имена которых начинаются так же, и восстановите резервную копию
cli-no-database = в { $folder } нет { $file }: укажите папку данных сервера через --data
cli-rows-written = { $file }: строк { $rows }
cli-rows-restored = восстановлено строк: { $rows }
cli-game-sound = { $game } { $title } { $status }, записей { $entries }: в порядке
cli-game-fault = { $game } { $title } { $status }, записей { $entries }: { $fault }
cli-games-sound = партий в порядке: { $sound }, с ошибками: { $wrong }
cli-revision = версия { $revision }
cli-revision-changed = версия { $before } -> { $after }
cli-no-report = нет сообщения { $number }; без --done выводится список
cli-report-done = сообщение { $number } закрыто
cli-unknown-message = (неизвестный текст)
cli-wording-text = текст: { $text }
cli-wording-proposal = предложение: { $text }
cli-reports = сообщений: { $count }
cli-no-account = нет учётной записи «{ $name }»; все показывает `highiron admin users list`
cli-last-administrator = { $name } — единственный администратор: сначала сделайте администратором другого
cli-guest = гость
cli-account = учётная запись
cli-administrator = администратор
cli-password = Пароль
cli-account-added = добавлена учётная запись { $name }, номер { $id }
cli-administrator-added = добавлен администратор { $name }, номер { $id }
cli-promoted = { $name } — теперь администратор
cli-demoted = { $name } — больше не администратор
cli-link-good-until = Действует до { $time }. Передайте ссылку надёжным способом.
cli-delete-account = Удалить учётную запись { $name }?
cli-account-deleted = учётная запись { $name } удалена

fault-option-preset = нет набора «{ $name }»; есть: { $known }
fault-option-unknown = нет варианта правил «{ $name }»; есть: { $known }
fault-option-text = значение «{ $name }» задаётся текстом, а не как { $value }
fault-option-value = «{ $name }» не может быть «{ $value }»; возможно: { $known }
fault-option-number = «{ $name }» — целое число до шести цифр, а не «{ $value }»
fault-option-title = нет игры «{ $name }»; есть: { $known }
fault-option-players = { $title } рассчитана на число игроков от { $least } до { $most }, а не { $players }
fault-option-second-edition = «{ $name }» оставляет в игре карты второго издания: нужно { $needed }
fault-option-bank-size = «{ $name }» — не меньше { $least }: столько игроки получают в начале

record-too-long = в записи больше { $most } действий
record-players = { $title } рассчитана на { $span } игроков, а не { $players }
record-title = игры «{ $name }» здесь нет; есть: { $known }
record-no-list = { $name } — не список
record-optional-rule = необязательное правило «{ $rule }» здесь неизвестно
record-not-played-there = на 18xx.games не играют с { $options }; возьмите набор { $preset }
record-same-id = у двух игроков один и тот же номер
record-action-unreadable = «{ $what }» нельзя прочесть ({ $why })
record-nothing-to-redo = нет ничего, что можно вернуть
record-nothing-to-undo = отменять нечего
record-undo-to = отмена до действия { $target }, а это не число
record-no-file = нет файла { $file }
record-file-unreadable = { $file } нельзя прочесть: { $why }
record-file-unwritable = { $file } нельзя записать: { $why }
record-neither = это ни наша запись, ни файл 18xx.games: { $why }
record-not-ascending = у действия { $at } в файле номер не по возрастанию, а { $id }
record-no-type = у действия нет вида
record-automatic-no-type = у автоматического действия нет вида
record-after-closing = строка { $line }: после закрывающей строки ничего быть не может
record-misnumbered = строка { $line }: действия нумеруются с 1 без пропусков; ожидалось { $number }
record-cut-off = нет закрывающей строки: запись обрезана
record-no-header = строка 1 — не заголовок записи: { $why }
record-format = формат { $format } здесь неизвестен; программа читает форматы до { $known }
record-line = строку { $line } нельзя прочесть: { $why }
record-no-action = это не действие: { $why }
record-line-neither = строка { $line } — ни действие, ни закрывающая строка: { $why }
record-other-count = в закрывающей строке действий: { $told }, в записи: { $found }
record-other-state = состояние после последнего действия не то, что названо в закрывающей строке

cli-column-won = побед
cli-column-share-of-wealth = доля капитала
cli-ladder-progress = партий: { $count }, рейтинги ± { $width }
cli-part-range = { $part } (от { $low } до { $high })
cli-ladder-stopped = остановлено на партии { $done }; та же команда продолжит
cli-ladder-kept = { $title }: партий { $count }, хранятся в { $folder }
cli-ladder-bots = в --bots нужно не меньше двух разных ботов, каждый по разу
