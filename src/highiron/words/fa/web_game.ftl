web-parts = بخش‌های بازی
web-fold = پنهان کردن یا نشان دادن حرکت‌ها
web-tab-map = نقشه
web-tab-market = بازار
web-tab-companies = شرکت‌ها
web-tab-players = بازیکنان
web-tab-tables = جدول‌ها
web-tab-log = گزارش
web-tab-more = بیشتر

web-round = راند
web-round-auction = مزایدهٔ شرکت‌های خصوصی
web-round-draft = درفت شرکت‌های خصوصی
web-round-open_draft = فروش شرکت‌های خصوصی
web-round-stock_round = راند سهام { $turn }
web-round-operating_round = راند عملیاتی ⁦{ $turn }.{ $number }⁩ از { $of }
web-phase = فاز
web-bank = بانک
web-broken = تمام شد
web-now = اکنون

web-connection-lost = ارتباط قطع شده است. در حال تلاش برای اتصال دوباره…
web-looking-back = نگاه به گذشته
web-looking-at = این وضعیت پس از حرکت { $position } است.
web-back-to-present = بازگشت به اکنون
web-history = وضعیت‌های بازی
web-history-first = به آغاز
web-history-back = یک حرکت به عقب
web-history-next = یک حرکت به جلو
web-history-last = به اکنون
web-position-of = وضعیت { $position } از { $last }
web-undo = برگرداندن
web-redo = انجام دوباره
web-undo-asked = از دیگران پرسیده شد که آیا موافق‌اند.

## Players and companies

web-you = شما
web-bot = ربات
web-turn = نوبت اوست
web-priority = اولویت معامله را دارد
web-priority-short = اولویت
web-cash = پول نقد
web-worth = ثروت
web-certificates = گواهی‌ها
web-president = مدیرعامل
web-president-of = مدیرعامل { $company }
web-companies = شرکت‌ها
web-privates = شرکت‌های خصوصی
web-price = قیمت
web-par = ارزش اسمی
web-treasury = خزانه
web-ipo = عرضهٔ اولیه
web-own-shares = سهام خزانه
web-pool = مخزن بانک
web-tokens-left = توکن‌های مانده
web-at-work = نوبت شرکت { $company }
web-next-trains = قطارهای بعدی
web-brings = فاز { $phase } را آغاز می‌کند
web-brings-rust = فاز { $phase } را آغاز می‌کند، { $trains } منسوخ می‌شود
web-fate-rusts = تا نخستین { $train }
web-fate-obsolete = با { $train } در آستانهٔ منسوخ شدن
web-no-trains = بدون قطار
web-not-started = هنوز تأسیس نشده
web-not-floated = هنوز راه‌اندازی نشده
web-closed = بسته شده
web-obsolete = در آستانهٔ منسوخ شدن: یک سفر دیگر
web-private-figures = { MONEY($price) }، درآمد { MONEY($revenue) }
web-private-gone = از بازی خارج شده
web-independent = از { $home } کار می‌کند، با { MONEY($treasury) } و یک قطار { $train }
web-train = قطار { $train }
web-blank-card = کارت خالی

## Market

web-market = بازار سهام
web-market-grid = خانه‌های بازار
web-market-token = { $company }: { $price }
web-par-cell = ارزش اسمی
web-zone-yellow = گواهی‌ها شمرده نمی‌شوند
web-zone-orange = و بدون محدودیت سهام یک شرکت
web-zone-brown = و چند سهم در یک نوبت
web-operating-order = ترتیب عملیات
web-nobody-operates = هنوز هیچ شرکتی راه‌اندازی نشده است.

## Tables

web-depot = قطارها
web-train-type = قطار
web-left = مانده
web-rusts = منسوخ شدن
web-owners = مالکان
web-rusts-on = با نخستین قطار { $train }
web-obsolete-on = با نخستین قطار { $train } در آستانهٔ منسوخ شدن
web-permanent = هرگز
web-trade-in = { MONEY($price) } با معاوضهٔ یکی از { $trains }
web-phases = فازها
web-starts-with = آغاز
web-first-train = با نخستین قطار { $train }
web-start = در آغاز بازی
web-train-limit = محدودیت تعداد قطار
web-tiles = تایل‌ها
web-operating-rounds = راندهای عملیاتی
web-notes = یادداشت‌ها
web-phase-buys = شرکت‌ها می‌توانند شرکت خصوصی بخرند
web-phase-closes = شرکت‌های خصوصی بسته می‌شوند
web-manifest = تایل‌ها
web-unlimited = نامحدود
web-left-of = { $left } از { $count } مانده
web-upgrades = ارتقا به { $tiles }
web-options = قوانین این بازی
web-options-default = { $count } گزینه مطابق دفترچهٔ قوانین
web-colour-white = سفید
web-colour-yellow = زرد
web-colour-green = سبز
web-colour-brown = قهوه‌ای
web-colour-gray = خاکستری
web-colour-red = قرمز
web-colour-blue = آبی

## Log

web-log = گزارش بازی
web-log-empty = هنوز اتفاقی نیفتاده است.
web-log-more = نمایش { $count } نوبت پیشین
web-look-at = دیدن وضعیت پس از حرکت { $position }
web-log-ends-turn = { $name } نوبت را پایان داد.
web-undone = برگردانده شده
web-since-your-turn = از نوبت قبلی شما، هر چه بالاتر است
web-entry-undo = برگرداندن تا وضعیت { $position }
web-entry-redo = انجام دوباره تا وضعیت { $position }
