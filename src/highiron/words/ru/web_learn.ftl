web-learn = Учиться
web-learn-lead = Короткие уроки за настоящим столом. Пробуйте: можно всё, что разрешают правила, а неверный ход объяснит, почему он неверен.
web-learn-count = пройдено { $done } из { $count }
web-lesson = Урок
web-lesson-minutes = { $count } мин
web-lesson-done = Пройден
web-lesson-step = Шаг { $number } из { $of }
web-lesson-reached = Отлично.
web-lesson-onward = Дальше.
web-lesson-next = Дальше
web-lesson-hint = Покажите
web-lesson-back = Назад
web-lesson-step-again = Шаг сначала
web-lesson-again = Ещё раз
web-lesson-finish = Закончить
web-lesson-finished = Урок пройден
web-lesson-following = Следующий урок
web-lesson-closed = Этот урок не открыть

web-coach = Наставник
web-coach-bot = Что сделал бы бот:
web-coach-heard = Знаю
web-coach-off = Дальше без наставника
web-coach-first = Первая партия с наставником
web-coach-first-about = Играйте 1830 против ботов. При каждом новом решении наставник скажет, что это, что сделал бы бот и почему. Отослать его можно когда угодно.
web-coach-first-start = Начать с наставником
web-puzzles = Задачи
web-puzzles-lead = Каждый день новая, одна для всех: позиция, вопрос и доказанный ответ.
web-puzzle-today = Сегодня
web-puzzle-solved = Решена
web-puzzle-difficulty = { $level ->
    [1] легко
    [2] средне
   *[3] трудно
 }
