web-people = Люди
web-here-since = здесь с { $day }
web-followers = { $count ->
    [0] никто не следит
    [one] следит { $count } человек
    [few] следят { $count } человека
   *[many] следят { $count } человек
 }
web-follow = Следить
web-followed = Вы следите
web-you-follow = За кем вы следите
web-followed-games = Игроки, за которыми вы следите
web-person-gone = Здесь никого нет
web-is-here = сейчас здесь
web-results = Результаты
web-results-none = Ни одна партия ещё не окончена.
web-games-played = Партии
web-games-won = Победы
web-with-people = С людьми
web-rating = Рейтинг
web-rating-figures = { $mu } ± { $sigma }
web-rating-none = пока нет
web-rating-about = Рейтинги считает openskill: отдельно среди людей и отдельно среди ботов (каждый бот тоже). Партии за одним экраном и принесённые не в счёт. Списки упорядочены по тому, что в рейтинге несомненно: на три отклонения ниже.
web-leaderboard = Таблица лидеров
web-leaderboard-of = Чья
web-of-people = люди
web-of-bots = боты: каждый бот
web-leaderboard-none = В этой игре ещё никто не закончил партию, которая идёт в счёт.
web-rematch = Сыграть ещё раз
web-rematch-join = Ещё раз: занять место
web-rematch-about = Те же люди, правила и боты; каждый сидит на место раньше — и человек, и бот.

web-ladder = Лестница ботов
web-ladder-about = Боты дома друг против друга: каждый расклад разные боты играют по разу с каждого места.
web-ladder-none = Для этой игры результатов нет.
web-ladder-bot = Бот
web-ladder-wealth = Доля всего богатства
web-ladder-time = Время на решение
web-ladder-rating = { $rating } ± { $width }
web-ladder-part = { $value } % (от { $low } до { $high })
web-ladder-ms = { $median } мс, в 99 случаях из 100 не больше { $most } мс
web-ladder-run = Партий: { $games }, игроков в каждой: { $players }; сыграно { $day } версией { $commit }. Интервалы содержат истину в 95 случаях из 100. Боты, которые смотрят вперёд, играли без часов.
web-ladder-people = Люди против ботов за открытыми столами здесь
web-ladder-people-none = Ни одна открытая партия людей с ботами здесь ещё не закончена.
web-ladder-met = Встретил людей
web-ladder-ahead = из них выше него
