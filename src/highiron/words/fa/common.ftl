list-of-names = { "، " }
list-of-runs = { "؛ " }
list-of-sentences = { " " }

huge-number = عددی بسیار بزرگ

place-bank = بانک
place-ipo = عرضهٔ اولیه
place-pool = مخزن بانک
place-depot = قطارهای بانک
place-treasury = خزانه

end-bank = پول بانک تمام شد
end-bankrupt = یک بازیکن ورشکسته شد
end-turn_cap = تعداد نوبت‌ها به سقف رسید
end-agreement = بازیکنان بر سر پایان بازی توافق کردند
end-all_closed = همهٔ شرکت‌ها بسته شده‌اند
end-final_train = قطاری برای خرید نمانده و نوبت آخر تمام شده است
end-last_phase = آخرین فاز بازی شد
end-stalled = دیگر هیچ‌کس نمی‌تواند حرکتی کند
