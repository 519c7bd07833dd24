web-tab-charts = Графики
web-result = Итог
web-rank = Место
web-player = Игрок
web-shares = Акции
web-result-other = Прочее
web-round-short-auction = Аукцион
web-round-short-draft = Драфт
web-round-short-open_draft = Продажа
web-round-short-stock_round = SR { $turn }
web-round-short-operating_round = OR { $turn }.{ $number }

web-chart-worth = Состояние игроков
web-chart-prices = Котировки
web-chart-revenues = Доходы компаний
web-chart-trains = Поезда
web-chart-no-trains = Ни один поезд ещё не куплен.
web-chart-of = График: { $title }
web-chart-keys = Значения читаются клавишами со стрелками влево и вправо.
web-chart-legend = Линии
web-chart-as-table = Таблицей
web-chart-table = Таблица: { $title }
web-phase-short = Фаза { $phase }
web-train-bought-for = { $company } покупает поезд { $train } за { $price } ({ $source })
web-train-bought = куплен
web-train-rusted = { $count ->
    [one] сгорел { $count }
    [few] сгорели { $count }
   *[many] сгорели { $count }
 }
web-train-obsolete = устарел
web-train-discarded = сброшен
web-train-retired = отслужил
web-what-happened = Что произошло
web-owner = Владелец
web-final-map = Карта в конце

web-downloads = Взять с собой
web-share-link = Копировать ссылку на партию
web-share-private = Ссылку откроют только люди за этим столом: стол не публичный.
web-download-picture = Картинка (SVG)
web-download-record = Запись партии
web-download-site = Запись для 18xx.games
web-download-values = Состояние (CSV)
web-download-prices = Котировки (CSV)
web-download-revenues = Доходы (CSV)
web-download-trains = Поезда (CSV)
web-download-charts = Другие графики (CSV)

web-chart-keys-look = Стрелками влево и вправо можно читать значения; Enter показывает этот момент партии.

web-analysis = Где партия была выиграна и проиграна?
web-analysis-about = Боты доигрывают решения этой партии вместе с тем, что можно было сделать иначе, и показывают, какие из них обошлись дороже всего. Это занимает около минуты времени сервера; результат хранится для всех.
web-analysis-ask = Разобрать партию
web-analysis-waiting = { $ahead ->
    [0] Партия следующая в очереди.
    [one] Сначала ещё { $ahead } другая партия.
    [few] Сначала ещё { $ahead } другие партии.
   *[many] Сначала ещё { $ahead } других партий.
 }
web-analysis-running = Идёт разбор: готово { $percent } %.
web-analysis-cancel = Отменить разбор
web-analysis-failed = Эту партию не удалось разобрать. Можно попробовать ещё раз.
web-analysis-chances = Шансы на победу после каждого хода
web-analysis-start = Начало
web-analysis-percent = { $value } %
web-analysis-costly = Решения, которые обошлись дороже всего
web-analysis-none = Ни одно решение не отняло и сотой доли шансов на победу.
web-analysis-cost = потеряно { $value } %
web-analysis-look = Посмотреть ход { $number }
web-analysis-left = шансы { $value } %
web-analysis-better = Лучше:
web-analysis-by-kind = По видам решений
web-analysis-by-kind-about = Сколько шансов на победу отняли дорогие решения; в скобках — сколько решений этого вида рассмотрено.
web-analysis-cell = { $value } % ({ $decisions })
web-analysis-kind-auction = аукцион
web-analysis-kind-shares = акции
web-analysis-kind-track = пути
web-analysis-kind-trains = поезда
web-analysis-kind-companies = компании
web-analysis-kind-other = прочее
web-analysis-how = Шансы оценены по тому, чему боты научились в играх между собой. Люди играют иначе: это подсказка, а не приговор.
