list-of-names = { ", " }
list-of-runs = { "; " }
list-of-sentences = { " " }

huge-number = огромное число

place-bank = банк
place-ipo = IPO
place-pool = банковский пул
place-depot = депо
place-treasury = касса компании

end-bank = банк разорён
end-bankrupt = игрок обанкротился
end-turn_cap = достигнут предел числа ходов
end-agreement = игроки договорились остановиться
end-all_closed = все компании закрыты
end-final_train = поезда кончились, и последний ход сыгран
end-last_phase = последняя фаза сыграна
end-stalled = никто больше не может ходить
