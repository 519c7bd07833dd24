web-map = Карта
web-map-tools = Вид карты
web-map-closer = Ближе
web-map-farther = Дальше
web-map-whole = Вся карта
web-map-show = Что показывать
web-map-names = Названия
web-map-coordinates = Координаты
web-map-numbers = Номера тайлов
web-map-revenue = Что приносят тайлы
web-map-as-list = Списком
web-map-find = Найти
web-map-only-track = только с путями или городами
web-map-can-be-chosen = Можно выбрать
web-map-tile = { $colour } тайл { $tile }
web-map-no-tile = тайла нет
web-map-printed = напечатан { $colour }
web-said-of = { $name }: { $what }
web-map-cost = { $terrain ->
    [none] стоит { MONEY($cost) }
    [mountain] горы, стоит { MONEY($cost) }
    [water] вода, стоит { MONEY($cost) }
    [river] река, стоит { MONEY($cost) }
    [hill] холмы, стоит { MONEY($cost) }
    [lake] озеро, стоит { MONEY($cost) }
    [river-hill] река и холмы, стоит { MONEY($cost) }
    [river-mountain] река и горы, стоит { MONEY($cost) }
   *[other] { $terrain }, стоит { MONEY($cost) }
 }
web-map-label = буква { $label }
web-map-city = { $slots ->
    [0] город, { MONEY($value) }
    [one] город, { $slots } место, { MONEY($value) }
    [few] город, { $slots } места, { MONEY($value) }
   *[many] город, { $slots } мест, { MONEY($value) }
 }
web-map-town = посёлок, { MONEY($value) }
web-map-offboard = внешняя область, { MONEY($value) }
web-map-track-to = путь к { $hexes }
web-map-through = { $count ->
    [one] мимо проходит { $count } путь
    [few] мимо проходят { $count } пути
   *[many] мимо проходят { $count } путей
 }
web-map-token = жетон { $company }
web-map-home = дом { $company }
web-map-closed = закрыто из-за { $private }
web-map-marker = маркер { $marker }
web-choose-this-hex = Выбрать { $hex }

web-best-runs = Лучшие рейсы приносят
web-best-of = Лучшие рейсы { $company }
web-proven = (доказано)
web-best-required = Разрешён только набор рейсов с наибольшим доходом.
web-best-free = Разрешён любой допустимый набор рейсов.
web-searching-runs = Поиск лучших рейсов …

web-runs-best = Лучшие рейсы
web-runs-hand = Вручную
web-hand-train = Какой поезд?
web-hand-empty = остаётся дома
web-hand-how = Нажимайте остановки рейса одну за другой. Нажмите последнюю ещё раз, чтобы выбрать другой путь к ней или убрать её.
web-hand-back = Убрать последнюю
web-hand-clear = Стереть рейс
web-hand-shortfall = на { MONEY($shortfall) } меньше лучших рейсов, которые приносят { MONEY($best) }
web-hand-best = Больше не приносят никакие рейсы.

web-map-start = Карта в начале
web-map-legend = Что есть что
web-legend-white = свободная земля для жёлтых тайлов
web-legend-yellow = жёлтый: первые тайлы
web-legend-green = зелёный: первое улучшение
web-legend-brown = коричневый: второе улучшение
web-legend-gray = серый: напечатан навсегда или последнее улучшение
web-legend-red = красный: внешняя область, там рейсы начинаются или кончаются
web-legend-blue = синий: вода, тайлов нет
web-legend-slot = город с местами для жетонов
web-legend-town = посёлок
web-legend-blocked = закрыто приватной компанией
web-legend-wall = через эту сторону путей нет

web-map-runs = Последние рейсы всех компаний
web-ran-for = { $company } зарабатывает { $total }
web-show-runs = Показать эти рейсы на карте
web-map-bonus-east = ещё { MONEY($amount) } на восточном конце рейса с востока на запад
web-map-bonus-west = ещё { MONEY($amount) } на западном конце рейса с востока на запад
web-map-bonus-port = порт: ещё { MONEY($amount) } с пароходом
web-map-bonus-meat = мясокомбинат: ещё { MONEY($amount) } с маркером
web-map-bonus-boomtown = Boomtown: ещё { MONEY($amount) } с маркером
web-legend-bonus-east = восток: надбавка за рейс с востока на запад
web-legend-bonus-west = запад: надбавка за рейс с востока на запад
web-legend-bonus-port = порт парохода: надбавка для компании, которой он служит
web-legend-bonus-meat = мясокомбинат: надбавка для компании с маркером
web-legend-bonus-boomtown = Boomtown: надбавка для компании с маркером
