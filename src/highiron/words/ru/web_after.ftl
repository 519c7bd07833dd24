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
