# خط فرمان.

cli-usage = شیوهٔ کاربرد:
cli-arguments = آرگومان‌ها:
cli-options = گزینه‌ها:
cli-commands = فرمان‌ها:
cli-some-options = [گزینه‌ها]
cli-some-command = فرمان [آرگومان‌ها]...
cli-help-option = نمایش این راهنما و پایان.
cli-default = پیش‌فرض:
cli-required = ضروری

cli-see-help = { $text } (نگاه کنید به --help)
cli-no-such-option = گزینهٔ { $what } وجود ندارد
cli-no-such-command = فرمان { $what } وجود ندارد
cli-missing-argument = آرگومان { $what } داده نشده است
cli-missing-option = گزینهٔ { $what } داده نشده است
cli-missing-command = فرمانی داده نشده است
cli-too-much = این برای فرمان زیادی است: { $what }
cli-invalid-value = مقدار { $what } پذیرفتنی نیست
cli-option-needs-value = گزینهٔ { $what } مقدار می‌خواهد
cli-typed = فرمان به این شکل خوانده نمی‌شود: { $what }

cli-fault = این ایراد highiron است، نه شما: { $what } (با { $variable } جای آن دیده می‌شود؛ لطفاً گزارش دهید)
cli-refused = پذیرفته نشد: { $reasons }
cli-action-refused = کنش { $number } پذیرفته نشد: { $reasons }
cli-no-language = زبان «{ $name }» وجود ندارد؛ زبان‌ها: { $known }
cli-option-like = --option باید مانند `board=plus` باشد، نه «{ $text }»
cli-no-such-action = { $file } کنش { $number } ندارد؛ آخرین کنش { $last } است
cli-is-a-folder = { $file } پوشه است؛ پرونده‌ای در آن را نام ببرید
cli-no-file = پروندهٔ { $file } وجود ندارد
cli-action-no-json = کنش JSON درستی نیست: { $why }
cli-action-no-json-like = کنش JSON نیست ({ $why })؛ آن را چنین بنویسید: «{ $example }»
cli-action-no-object = کنش باید یک شیء JSON باشد، نه { $text }
cli-action-no-type = کنش نوع ندارد؛ نوع‌ها: { $known }
cli-no-type = کنشی از نوع «{ $name }» وجود ندارد؛ نوع‌ها: { $known }
cli-no-action = این کنش نیست: { $why }
cli-not-that-action = این { $kind } نیست: { $why }؛ فیلدهای آن: { $fields }
cli-no-format = قالب «{ $name }» وجود ندارد؛ قالب‌ها: { $known }
cli-format-needs-preset = پرونده‌های { $format } قواعد آن سایت را می‌خواهند: `--preset { $format }` را بیفزایید
cli-no-title = بازی «{ $name }» وجود ندارد؛ بازی‌ها: { $known }
cli-odd-duels = رویارویی‌ها جفت‌جفت و با جابه‌جایی دو طرف انجام می‌شود: شماری زوج بدهید، دست‌کم { $least }
cli-no-seat = صندلی «{ $seat }» وجود ندارد؛ صندلی‌ها: { $known }
cli-no-lesson = درس «{ $name }» وجود ندارد؛ `highiron lesson` فهرست را نشان می‌دهد
cli-lesson-over = این درس تمام شده است؛ چیزی برای آزمودن نمانده است
cli-no-puzzle = معمای «{ $name }» وجود ندارد؛ معماها از { $first } تا { $last } هستند
cli-day-like = روز مانند 2026-11-18 نوشته می‌شود، نه «{ $text }»
cli-no-turn = پس از کنش { $number } در { $file } نوبت هیچ شرکتی نیست؛ کنشی از یک راند عملیاتی را نام ببرید
cli-nothing-to-analyse = { $file } کنشی ندارد: چیزی برای تحلیل نیست
cli-all-or-ends = --prices باید `all` یا `ends` باشد، نه «{ $text }»
cli-time-like = --budget زمانی مانند `90s`، `45m` یا `2h` است، نه «{ $text }»
cli-study-needs = پژوهش بستهٔ { $package } را می‌خواهد: { $command }
cli-server-needs = کارساز بیش از خط فرمان می‌خواهد ({ $package } نیست): { $command }
cli-no-task = کار «{ $name }» وجود ندارد؛ کارها: { $known }

cli-legal = مجاز است.
cli-refused-because = پذیرفته نشد:
cli-actions-written = { $count ->
    [one] { $count } کنش در { $file } نوشته شد
   *[other] { $count } کنش در { $file } نوشته شد
 }
cli-drawn = در { $file } کشیده شد
cli-weights-written = وزن‌ها در { $file } نوشته شد
cli-learn-stopped = { $done ->
    [0] متوقف شد: هیچ نسلی کامل نشد و چیزی آموخته نشد
   *[other] متوقف شد: { $done } نسل کامل شد؛ با --out وزن‌ها می‌مانند
 }
cli-learn-stopped-kept = متوقف شد: وزن‌های نسل { $number } در { $file } است
cli-games-saved = { $count ->
    [one] { $count } بازی در { $folder } ذخیره شد
   *[other] { $count } بازی در { $folder } ذخیره شد
 }
cli-serves = Highiron در { $address } کار می‌کند (Ctrl-C برای پایان)
cli-serves-already = Highiron از پیش در { $address } کار می‌کند
cli-no-train-ran = در این بازی هیچ قطاری حرکت نکرده است
cli-runs-searched = { $count } حرکت، { $below } حرکت کمتر از بهترین؛ میانه { $median } میلی‌ثانیه، صدک ۹۹ام { $most } میلی‌ثانیه، بیشینه { $longest } میلی‌ثانیه
cli-played = { $count } کنش در { $seconds } ثانیه ({ $rate } در ثانیه)؛ بذر { $seed }
cli-record-and-map = ثبت بازی و نقشه در { $folder } است:
cli-open-in-browser = { $file } (در مرورگر باز کنید)
cli-stopped-after = پس از { $done } بازی از { $games } متوقف شد
cli-no-multiple = { $games } مضرب { $players } بازیکن نیست: ربات‌ها در همهٔ صندلی‌ها برابر نمی‌نشینند
cli-stage-done = { $stage }: در { $seconds } ثانیه انجام شد، نتیجه‌ها در { $folder }
cli-stage-kept = { $stage }: چیزی تغییر نکرده است، نتیجه‌های { $folder } می‌مانند
cli-verdicts = { $green } سبز، { $red } قرمز، { $open } اجرا نشده
cli-green = سبز
cli-red = قرمز
cli-not-run = اجرا نشده

cli-analysing = در حال تحلیل
cli-searching = در حال جست‌وجو
cli-playing = در حال بازی
cli-training = در حال آموزش
cli-duelling = در حال رویارویی
cli-generation-doing = نسل { $number }: { $doing }
cli-first-actions = نخستین کنش‌ها
cli-auction = مزایدهٔ شرکت‌های خصوصی
cli-how-far = { $round }، فاز { $phase }، { $count } کنش
cli-time-left = مانده
cli-how-far-left = { $left ->
    [0] { $what }: { $done } از { $total }
   *[other] { $what }: { $done } از { $total }، حدود { $left } ثانیه مانده
 }

cli-title-by = { $name }، طراح: { $designer }
cli-any-number = هر عدد درست؛ پیش‌فرض { $number }
cli-usual = پیش‌فرض
cli-over = بازی تمام شده است: { $why }.
cli-not-over = بازی تمام نشده است.
cli-to-act = در انتظار: { $what }.
cli-pending-step = { $what }: { $step }
cli-market = بازار سهام: { $list }
cli-trains = قطارها: انبار { $depot }؛ مخزن بانک { $pool }
cli-train-at = { $train } به { $price }
cli-either = { $first } یا { $second }
cli-tiles = تایل‌ها: { $list }
cli-markers = نشانه‌ها: { $list }
cli-marker-both = { $private } در { $hex } برای { $company }
cli-marker-hex = { $private } در { $hex }
cli-marker-company = { $private } برای { $company }
cli-readings = در نظر داشته باشید: { $list }
cli-last-action = آخرین کنش (شمارهٔ { $number }): { $action }
cli-legal-now = اکنون مجاز است: { $list }
cli-preset = مجموعهٔ { $name }
cli-phase = فاز { $phase }
cli-bank = بانک { $money }
cli-actions = { $count ->
    [one] { $count } کنش
   *[other] { $count } کنش
 }
cli-round-auction = مزایدهٔ شرکت‌های خصوصی
cli-round-draft = انتخاب نوبتی شرکت‌های خصوصی
cli-turn = دور { $turn }
cli-round = { $kind ->
    [stock] راند سهام { $turn }
    [operating] راند عملیاتی { $turn }
    [merger] راند ادغام { $turn }
    [sale] راند فروش { $turn }
   *[other] راند { $turn }
 }
cli-round-of = { $kind ->
    [stock] راند سهام { $turn } از { $of }
    [operating] راند عملیاتی { $turn } از { $of }
    [merger] راند ادغام { $turn } از { $of }
    [sale] راند فروش { $turn } از { $of }
   *[other] راند { $turn } از { $of }
 }
cli-number-of = { $number } از { $of }
cli-tokens-left = { $count } مانده
cli-wagons = { $count ->
    [one] { $count } واگن
   *[other] { $count } واگن
 }
cli-empty = خالی
cli-none = هیچ
cli-mark-broken = تمام‌شده
cli-mark-bankrupt = ورشکسته
cli-mark-priority = اولویت
cli-mark-owes = { $money } بدهکار
cli-mark-not-floated = راه‌اندازی نشده
cli-mark-by = { $name }
cli-game-of = { $game }، { $players } بازیکن، بذر { $seed }
cli-not-yet = تمام نشده
cli-end = پایان: { $why }
cli-more-than = بیش از { $count }
cli-worth = دارایی { $money }
cli-certificates = گواهی { $number } از { $of }
cli-cash = نقد { $money }
cli-price = قیمت { $money }
cli-par = ارزش اسمی { $money }
cli-unsold = فروخته‌نشده { $count }
cli-in-pool = مخزن بانک { $count }
cli-its-trains = قطارها { $list }
cli-its-tokens = توکن‌ها { $list }
cli-privates = شرکت‌های خصوصی { $list }
cli-no-owner = بی‌مالک
cli-no-president = بی‌مدیرعامل

cli-column-rank = رتبه
cli-column-player = بازیکن
cli-column-worth = دارایی
cli-column-cash = نقد
cli-column-shares = سهام (* مدیرعامل)
cli-column-certificates = گواهی‌ها
cli-column-privates = شرکت‌های خصوصی
cli-column-corporation = شرکت
cli-column-president = مدیرعامل
cli-column-par = ارزش اسمی
cli-column-price = قیمت
cli-column-ipo = عرضهٔ اولیه
cli-column-own-shares = سهام خود
cli-column-pool = مخزن بانک
cli-column-treasury = خزانه
cli-column-trains = قطارها
cli-column-tokens = توکن‌ها
cli-column-title = بازی
cli-column-name = نام
cli-column-designer = طراح
cli-column-players = بازیکنان
cli-column-presets = مجموعه‌ها
cli-column-seed = بذر
cli-column-actions = کنش‌ها
cli-column-turns = دورها
cli-column-phase = فاز
cli-column-ended-because = دلیل پایان
cli-column-seconds = ثانیه
cli-column-bot = ربات
cli-column-games = بازی‌ها
cli-column-seats = صندلی‌ها
cli-column-wins = بردها
cli-column-first = اول
cli-column-last = آخر
cli-column-wealth = دارایی
cli-column-rating = امتیاز
cli-column-ms-median = میلی‌ثانیه، میانه
cli-column-ms-most = میلی‌ثانیه، ۹۹٪
cli-column-ms-worst = میلی‌ثانیه، بیشینه
cli-column-after-action = پس از کنش
cli-column-kind = نوع
cli-column-decisions = تصمیم‌ها
cli-column-cost = هزینه
cli-column-lesson = درس
cli-column-about = دربارهٔ
cli-column-minutes = دقیقه
cli-column-steps = گام‌ها
cli-column-measure = سنجه
cli-column-here = این‌جا
cli-column-goal = هدف
cli-column-met = رسیده
cli-column-times-as-fast = چند برابر سریع‌تر
cli-column-not-seen = در بازی‌های ندیده
cli-column-positions = موقعیت‌ها
cli-column-explained = توضیح داده‌شده
cli-column-winner-named = برندهٔ درست
cli-column-log-loss = زیان لگاریتمی
cli-column-id = شماره
cli-column-since = از تاریخ
cli-column-rule = قاعده
cli-column-verdict = نتیجه
cli-column-must-hold = آنچه باید برقرار باشد
cli-column-figures = اعداد

cli-chances = بخت برد
cli-nothing-costly = هیچ تصمیمی یک‌صدم بخت برد را هم از میان نبرد.
cli-costly = پرهزینه‌ترین تصمیم‌ها
cli-chance-by = بخت برد { $chance }؛ { $possible } با: { $action }
cli-value-learned = ارزش آموخته
cli-value-estimate = برآورد
cli-value-present = دارایی کنونی
cli-half-played-learned = ارزش آموخته، میانهٔ بازی
cli-half-played-estimate = برآورد، میانهٔ بازی
cli-half-played-present = دارایی کنونی، میانهٔ بازی
cli-said-and-won = پیش‌بینی برد → برد واقعی (صندلی‌ها): { $list }
cli-generation = نسل { $number }
cli-generation-kept = نگه داشته شد: نسل { $number }
cli-prior-scores = پیش‌داوری، در { $decisions } نوبت سهام ندیده: { $explained } از سود طرح‌ها را توضیح می‌دهد؛ نخستین طرحش در برابر طرح معمول { $gain } ± { $error } از همهٔ دارایی سود دارد (بهترینِ دیده‌شده، با بخت: { $best })؛ بهترین طرح در { $kept } میان شش محتمل‌ترین آن است (از روی بخت { $chance })
cli-duels-say = رویارویی با نسل پیش، بازی‌ها: { $games }؛ سهم از دارایی { $wealth } ± { $error } (برابری ۵۰٪)، از بردها { $won }
cli-depth = عمق { $number }: { $count }
cli-yes = بله
cli-no = خیر
cli-compiled = کامپایل‌شده
cli-not-compiled = کامپایل‌نشده
cli-measured-games = بازی‌ها: { $games }، { $positions } موقعیت
cli-machine = نسخهٔ { $commit }؛ { $processor }، { $cores } هسته؛ { $python }، { $kind }
cli-measure-replay-actions-per-s = کنش‌های بازپخش‌شده در ثانیه، با همهٔ بررسی‌ها
cli-measure-copies-per-s = رونوشت وضعیت در ثانیه
cli-measure-random-moves-per-s = حرکت تصادفی در ثانیه، با فهرست کردن
cli-measure-legal-ms-median = فهرست حرکت‌های مجاز، میانه به میلی‌ثانیه
cli-measure-legal-ms-max = فهرست حرکت‌های مجاز، بیشینه به میلی‌ثانیه
cli-measure-count-ms-median = فهرست و شمارش یکایک، میانه به میلی‌ثانیه
cli-measure-count-ms-max = فهرست و شمارش یکایک، بیشینه به میلی‌ثانیه
cli-measure-import-ms = بارگذاری، میلی‌ثانیه
cli-unfinished = ناتمام
cli-unfinished-games = ناتمام: { $list }
cli-arena-ends = بازی‌ها: { $games }، { $players } بازیکن؛ دلیل پایان: { $ends }
cli-arena-bankrupt = بازی‌های دارای ورشکستگی: { $games } ({ $part })
cli-arena-winner = دارایی برنده: میانگین { $mean }، از { $low } تا { $high }
cli-arena-end = میانگین در پایان: { $floated } شرکت راه‌اندازی‌شده، { $lasting } شرکت با قطار دائمی، { $trains } قطار دائمی
cli-arena-lengths = کنش‌ها: { $actions }؛ راندهای عملیاتی: { $rounds }
cli-spread = { $mean } (از { $low } تا { $high })
cli-refused-moves = حرکت‌های پذیرفته‌نشده: { $count }
cli-refusal = { $bot }: { $reason } × { $count }، نخست در { $game } پس از کنش { $number }
cli-slowest = کندترین تصمیم: { $bot }، { $time } میلی‌ثانیه، { $where }
cli-report-games = بازی‌ها: { $count }
cli-report-lengths = کنش‌ها: از { $low } تا { $high }، میانه { $median }، جمع { $total }
cli-report-ends = دلیل پایان: { $list }
cli-report-phases = آخرین فاز: { $list }
cli-report-wins = برد هر صندلی: { $list }
cli-report-worth = دارایی برنده: از { $low } تا { $high }
cli-report-speed = سرعت: { $rate } کنش در ثانیه
cli-counted = { $name }: { $count } در { $games } بازی از { $of }
cli-counted-phase = بازی‌هایی که به فاز { $phase } رسیدند
cli-counted-companies-bought-in-liquidation = شرکت‌های خریده‌شده در تصفیه
cli-counted-take-overs = تصاحب خصمانه
cli-counted-friendly-sales = فروش دوستانه
cli-counted-conversions = تبدیل
cli-counted-mergers = ادغام
cli-counted-shorts = فروش استقراضی
cli-counted-bankruptcies = ورشکستگی
cli-counted-companies-liquidated-by-the-bank = شرکت‌های تصفیه‌شده به دست بانک
cli-counted-games-with-an-8-train = بازی‌های دارای قطار 8
cli-counted-loans = وام
cli-counted-tiles = تایل
cli-counted-stations = توکن ایستگاه
cli-counted-trains-bought = قطارهای خریده‌شده
cli-counted-trains-exported = قطارهای صادرشده
cli-counted-wagons-bought = واگن‌های خریده‌شده
cli-counted-wagons-by-f = واگن‌های F
cli-counted-repayments = بازپرداخت
cli-counted-trains-by-e = قطارهای E
cli-counted-exchanges-of-d = تبدیل‌های D
cli-counted-companies-floated = شرکت‌های راه‌اندازی‌شده
cli-counted-freight-runs = حرکت باری
cli-counted-passenger-runs = حرکت مسافری

cli-database-unusable = پایگاه داده قابل استفاده نیست: { $why }
cli-database-damaged = { $file } آسیب دیده است ({ $why }): آن را همراه با پرونده‌هایی که نامشان با نام آن آغاز می‌شود جابه‌جا و سپس پشتیبانی را بازیابی کنید
cli-no-database = در { $folder } پروندهٔ { $file } نیست: پوشهٔ دادهٔ کارساز را با --data بدهید
cli-rows-written = { $file }: { $rows } سطر
cli-rows-restored = { $rows } سطر بازگردانده شد
cli-game-sound = { $game } { $title } { $status }، { $entries } مورد: سالم
cli-game-fault = { $game } { $title } { $status }، { $entries } مورد: { $fault }
cli-games-sound = { $sound } بازی سالم، { $wrong } ناسالم
cli-revision = نسخهٔ { $revision }
cli-revision-changed = نسخهٔ { $before } -> { $after }
cli-no-report = گزارش { $number } وجود ندارد؛ بدون --done فهرست را ببینید
cli-report-done = گزارش { $number } انجام شد
cli-unknown-message = (پیام ناشناخته)
cli-wording-text = متن: { $text }
cli-wording-proposal = پیشنهاد: { $text }
cli-reports = { $count } گزارش
cli-no-account = حساب «{ $name }» وجود ندارد؛ `highiron admin users list` همه را نشان می‌دهد
cli-last-administrator = { $name } تنها سرپرست است: پیش از آن دیگری را سرپرست کنید
cli-guest = مهمان
cli-account = حساب
cli-administrator = سرپرست
cli-password = گذرواژه
cli-account-added = حساب { $name } با شمارهٔ { $id } افزوده شد
cli-administrator-added = سرپرست { $name } با شمارهٔ { $id } افزوده شد
cli-promoted = { $name } سرپرست شد
cli-demoted = { $name } دیگر سرپرست نیست
cli-link-good-until = تا { $time } اعتبار دارد. آن را از راهی مطمئن برسانید.
cli-delete-account = حساب { $name } حذف شود؟
cli-account-deleted = حساب { $name } حذف شد

fault-option-preset = مجموعهٔ «{ $name }» وجود ندارد؛ مجموعه‌ها: { $known }
fault-option-unknown = گزینهٔ «{ $name }» وجود ندارد؛ گزینه‌ها: { $known }
fault-option-text = گزینهٔ «{ $name }» باید به صورت متن داده شود، نه { $value }
fault-option-value = گزینهٔ «{ $name }» نمی‌تواند «{ $value }» باشد؛ می‌تواند باشد: { $known }
fault-option-number = گزینهٔ «{ $name }» باید عدد درستی تا شش رقم باشد، نه «{ $value }»
fault-option-title = بازی «{ $name }» وجود ندارد؛ بازی‌ها: { $known }
fault-option-players = { $title } برای { $least } تا { $most } بازیکن است، نه { $players }
fault-option-second-edition = گزینهٔ «{ $name }» کارت‌های ویرایش دوم را نگه می‌دارد: { $needed } لازم است
fault-option-bank-size = گزینهٔ «{ $name }» باید دست‌کم { $least } باشد که بازیکنان با آن آغاز می‌کنند

record-too-long = ثبت بازی بیش از { $most } کنش دارد
record-players = { $title } برای { $span } بازیکن است، نه { $players }
record-title = بازی «{ $name }» این‌جا نیست؛ بازی‌ها: { $known }
record-no-list = { $name } فهرست نیست
record-optional-rule = قاعدهٔ اختیاری «{ $rule }» این‌جا شناخته نیست
record-not-played-there = در 18xx.games با { $options } بازی نمی‌شود؛ مجموعهٔ { $preset } را به کار ببرید
record-same-id = دو بازیکن شمارهٔ یکسان دارند
record-action-unreadable = «{ $what }» خوانده نمی‌شود ({ $why })
record-nothing-to-redo = چیزی برای انجام دوباره نیست
record-nothing-to-undo = چیزی برای برگرداندن نیست
record-undo-to = برگرداندن تا کنش { $target } که عدد نیست
record-no-file = پروندهٔ { $file } وجود ندارد
record-file-unreadable = { $file } خوانده نمی‌شود: { $why }
record-file-unwritable = { $file } نوشته نمی‌شود: { $why }
record-neither = این نه ثبت بازی ماست و نه پرونده‌ای از 18xx.games: { $why }
record-not-ascending = شمارهٔ کنش { $at } در پرونده صعودی نیست، بلکه { $id } است
record-no-type = کنش نوع ندارد
record-automatic-no-type = یک کنش خودکار نوع ندارد
record-after-closing = سطر { $line }: پس از سطر پایانی چیزی نمی‌آید
record-misnumbered = سطر { $line }: کنش‌ها از ۱ بی‌فاصله شماره می‌خورند؛ باید { $number } باشد
record-cut-off = سطر پایانی نیست: ثبت بازی ناتمام است
record-no-header = سطر ۱ سرآیند ثبت بازی نیست: { $why }
record-format = قالب { $format } این‌جا شناخته نیست؛ این برنامه تا { $known } می‌خواند
record-line = سطر { $line } خوانده نمی‌شود: { $why }
record-no-action = این کنش نیست: { $why }
record-line-neither = سطر { $line } نه کنش است و نه سطر پایانی: { $why }
record-other-count = سطر پایانی { $told } کنش می‌شمارد، ثبت بازی { $found } کنش دارد
record-other-state = وضعیت پس از آخرین کنش همان نیست که سطر پایانی می‌گوید

cli-column-won = برد
cli-column-share-of-wealth = سهم از دارایی
cli-ladder-progress = { $count } بازی، امتیازها ± { $width }
cli-part-range = { $part } (از { $low } تا { $high })
cli-ladder-stopped = پس از { $done } بازی متوقف شد؛ همان فرمان ادامه می‌دهد
cli-ladder-kept = { $count } بازی { $title }، در { $folder }
cli-ladder-bots = --bots دست‌کم دو ربات متفاوت می‌خواهد، هر کدام یک بار
