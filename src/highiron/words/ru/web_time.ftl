web-since = { $count ->
    [one] С вашего прошлого хода: { $count } действие
    [few] С вашего прошлого хода: { $count } действия
   *[many] С вашего прошлого хода: { $count } действий
 }
web-since-cash = ваши деньги
web-since-look = Смотреть ту позицию

web-undo-by-consent = Отменить: остальных спрашивают
web-redo-by-consent = Вернуть: остальных спрашивают
web-turn-tools = Ход
web-reset-turn = Начать мой ход заново
web-copy-address = Копировать адрес этой позиции
web-address-copied = Скопирован адрес позиции после действия { $position }.
web-take-back-here = Отменить до этого места

web-try-out = Попробовать
web-trying = Вы пробуете: здесь всё понарошку.
web-trying-line = { $count ->
    [0] Делайте любой ход, за себя или за других.
    [one] Пока опробован { $count } ход.
    [few] Пока опробованы { $count } хода.
   *[many] Пока опробовано { $count } ходов.
 }
web-trying-moved = Тем временем настоящая партия ушла вперёд.
web-try-back = На ход назад
web-try-leave = К настоящей партии
web-try-moves = Попробовать ход за { $name }

web-clock = Часы
web-clock-none = без часов
web-clock-move = на каждый ход
web-clock-game = на всю партию
web-clock-time = Время
web-clock-added = Добавка за каждый ход
web-clock-then = Когда время вышло
web-clock-then-vote = остальные могут передать место
web-clock-then-bot = ходы делает бот
web-clock-length = { $unit ->
    [none] ничего
    [second] { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
     }
    [minute] { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
     }
    [hour] { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
     }
   *[day] { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
     }
 }
web-clock-of = Осталось времени
web-clock-days = { $hours ->
    [0] { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
     }
   *[other] { $days ->
        [one] { $days } день { $hours } ч
        [few] { $days } дня { $hours } ч
       *[many] { $days } дней { $hours } ч
     }
 }
web-clock-over-vote = время вышло
web-clock-over-bot = время вышло: ходит бот
web-clock-words-move = { $unit ->
    [second] { $count ->
        [one] На каждый ход — { $count } секунда.
        [few] На каждый ход — { $count } секунды.
       *[many] На каждый ход — { $count } секунд.
     }
    [minute] { $count ->
        [one] На каждый ход — { $count } минута.
        [few] На каждый ход — { $count } минуты.
       *[many] На каждый ход — { $count } минут.
     }
    [hour] { $count ->
        [one] На каждый ход — { $count } час.
        [few] На каждый ход — { $count } часа.
       *[many] На каждый ход — { $count } часов.
     }
   *[day] { $count ->
        [one] На каждый ход — { $count } день.
        [few] На каждый ход — { $count } дня.
       *[many] На каждый ход — { $count } дней.
     }
 }
web-clock-words-game = { $unit ->
    [second] { $count ->
        [one] У каждого игрока { $count } секунда на всю партию.
        [few] У каждого игрока { $count } секунды на всю партию.
       *[many] У каждого игрока { $count } секунд на всю партию.
     }
    [minute] { $count ->
        [one] У каждого игрока { $count } минута на всю партию.
        [few] У каждого игрока { $count } минуты на всю партию.
       *[many] У каждого игрока { $count } минут на всю партию.
     }
    [hour] { $count ->
        [one] У каждого игрока { $count } час на всю партию.
        [few] У каждого игрока { $count } часа на всю партию.
       *[many] У каждого игрока { $count } часов на всю партию.
     }
   *[day] { $count ->
        [one] У каждого игрока { $count } день на всю партию.
        [few] У каждого игрока { $count } дня на всю партию.
       *[many] У каждого игрока { $count } дней на всю партию.
     }
 }
web-clock-words-added = { $unit ->
    [second] { $count ->
        [one] Каждый ход добавляет { $count } секунду.
        [few] Каждый ход добавляет { $count } секунды.
       *[many] Каждый ход добавляет { $count } секунд.
     }
    [minute] { $count ->
        [one] Каждый ход добавляет { $count } минуту.
        [few] Каждый ход добавляет { $count } минуты.
       *[many] Каждый ход добавляет { $count } минут.
     }
    [hour] { $count ->
        [one] Каждый ход добавляет { $count } час.
        [few] Каждый ход добавляет { $count } часа.
       *[many] Каждый ход добавляет { $count } часов.
     }
   *[day] { $count ->
        [one] Каждый ход добавляет { $count } день.
        [few] Каждый ход добавляет { $count } дня.
       *[many] Каждый ход добавляет { $count } дней.
     }
 }
web-clock-words-vote = Место игрока, у которого вышло время, остальные могут передать.
web-clock-words-bot = За игрока, у которого вышло время, ходит бот.

web-play-through = Проиграть
web-step = Шаг
web-pause = Пауза
web-bots-pace = Темп остальных
web-bots-pace-instant = сразу
web-bots-pace-of = { $seconds } с на ход
web-playing = Что сделали остальные: { $position } из { $last }
