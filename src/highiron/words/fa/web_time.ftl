web-since = از نوبت قبلی شما: { $count } حرکت
web-since-cash = پول نقد شما
web-since-look = دیدن وضعیت آن زمان

web-undo-by-consent = برگرداندن: از دیگران پرسیده می‌شود
web-redo-by-consent = انجام دوباره: از دیگران پرسیده می‌شود
web-turn-tools = نوبت
web-reset-turn = شروع دوبارهٔ نوبت من
web-copy-address = کپی نشانی این وضعیت
web-address-copied = نشانی وضعیت پس از حرکت { $position } کپی شد.
web-take-back-here = برگرداندن تا اینجا

web-try-out = حرکت آزمایشی
web-trying = در حال آزمایش هستید: اینجا هیچ‌چیز واقعی نیست.
web-trying-line = { $count ->
    [0] هر حرکتی را به جای خود یا دیگران انجام دهید.
    [one] تا کنون { $count } حرکت آزمایش شده است.
   *[other] تا کنون { $count } حرکت آزمایش شده است.
 }
web-trying-moved = در این میان بازی واقعی پیش رفته است.
web-try-back = یک حرکت به عقب
web-try-leave = بازگشت به بازی واقعی
web-try-moves = آزمودن حرکتی به جای { $name }

## Clocks

web-clock = ساعت
web-clock-none = ندارد
web-clock-move = برای هر حرکت
web-clock-game = برای کل بازی
web-clock-time = زمان
web-clock-added = زمان افزوده در هر نوبت
web-clock-then = وقتی زمان تمام شد
web-clock-then-vote = دیگران می‌توانند صندلی را واگذار کنند
web-clock-then-bot = یک ربات حرکت می‌کند
web-clock-length = { $unit ->
    [none] هیچ
    [second] { $count } ثانیه
    [minute] { $count } دقیقه
    [hour] { $count } ساعت
   *[day] { $count } روز
 }
web-clock-of = زمان باقی‌مانده
web-clock-days = { $hours ->
    [0] { $days } روز
   *[other] { $days } روز و { $hours } ساعت
 }
web-clock-over-vote = زمان تمام شد
web-clock-over-bot = زمان تمام شد: ربات حرکت می‌کند
web-clock-words-move = { $unit ->
    [second] هر حرکت { $count } ثانیه زمان دارد.
    [minute] هر حرکت { $count } دقیقه زمان دارد.
    [hour] هر حرکت { $count } ساعت زمان دارد.
   *[day] هر حرکت { $count } روز زمان دارد.
 }
web-clock-words-game = { $unit ->
    [second] هر بازیکن برای کل بازی { $count } ثانیه زمان دارد.
    [minute] هر بازیکن برای کل بازی { $count } دقیقه زمان دارد.
    [hour] هر بازیکن برای کل بازی { $count } ساعت زمان دارد.
   *[day] هر بازیکن برای کل بازی { $count } روز زمان دارد.
 }
web-clock-words-added = { $unit ->
    [second] هر نوبت { $count } ثانیه می‌افزاید.
    [minute] هر نوبت { $count } دقیقه می‌افزاید.
    [hour] هر نوبت { $count } ساعت می‌افزاید.
   *[day] هر نوبت { $count } روز می‌افزاید.
 }
web-clock-words-vote = دیگران می‌توانند صندلی بازیکنی را که زمانش تمام شده واگذار کنند.
web-clock-words-bot = به جای بازیکنی که زمانش تمام شده، یک ربات حرکت می‌کند.

web-play-through = پخش
web-step = یک گام
web-pause = درنگ
web-bots-pace = تندی دیگران
web-bots-pace-instant = بی‌درنگ
web-bots-pace-of = { $seconds } ثانیه برای هر حرکت
web-playing = آنچه دیگران کردند: { $position } از { $last }
