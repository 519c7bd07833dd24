web-learn = آموزش
web-learn-lead = درس‌های کوتاه پشت یک میز واقعی. امتحان کنید: هر چه قوانین اجازه دهند شدنی است و برای حرکت نادرست دلیلش گفته می‌شود.
web-learn-count = { $done } از { $count } تمام شده
web-lesson = درس
web-lesson-minutes = { $count } دقیقه
web-lesson-done = تمام شده
web-lesson-step = گام { $number } از { $of }
web-lesson-reached = آفرین.
web-lesson-onward = ادامه دهید.
web-lesson-next = بعدی
web-lesson-hint = نشان دادن راه
web-lesson-back = بازگشت
web-lesson-step-again = شروع دوبارهٔ این گام
web-lesson-again = یک بار دیگر
web-lesson-finish = پایان
web-lesson-finished = درس تمام شد
web-lesson-following = درس بعدی
web-lesson-closed = این درس را نمی‌توان باز کرد

## The coach of a first game

web-coach = مربی
web-coach-bot = ربات چنین می‌کرد:
web-coach-heard = می‌دانم
web-coach-off = ادامه بدون مربی
web-coach-first = نخستین بازی با مربی
web-coach-first-about = 1830 را با ربات‌ها بازی کنید. در هر تصمیم تازه، مربی می‌گوید موضوع چیست، ربات چه می‌کرد و چرا. هر زمان بخواهید می‌توانید او را مرخص کنید.
web-coach-first-start = شروع بازی با مربی

web-puzzles = معماها
web-puzzles-lead = هر روز یکی تازه، برای همه یکسان: یک موقعیت، یک پرسش و پاسخی که اثبات شده است.
web-puzzle-today = امروز
web-puzzle-solved = حل شده
web-puzzle-difficulty = { $level ->
    [1] آسان
    [2] میانه
   *[3] دشوار
 }
