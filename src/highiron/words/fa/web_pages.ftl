web-name = Highiron
web-home = صفحهٔ نخست
web-close = بستن
web-cancel = لغو
web-save = ذخیره
web-copy = کپی
web-copied = کپی شد.
web-any = همه
web-optional = اختیاری
web-yes = بله
web-no = نه
web-loading = در حال بارگذاری…
web-try-again = تلاش دوباره
web-navigation = صفحه‌ها

## Problems

web-problem = مشکلی پیش آمد. لطفاً دوباره تلاش کنید.
web-problem-unreachable = ارتباط با سرور برقرار نمی‌شود. اتصال خود را بررسی و دوباره تلاش کنید.
web-problem-sequence-conflict = در این میان بازی پیش رفته است. وضعیت کنونی آن این است.
web-lost = در این نشانی چیزی نیست
web-lost-what-now = شاید پیوند قدیمی یا نادرست باشد.
web-table-closed = این میز را نمی‌توان نشان داد

## First page

web-welcome = راه‌آهن بسازید، شرکت‌ها را اداره کنید و از دوستانتان زیرک‌تر باشید.
web-welcome-back = خوش برگشتید، { $name }
web-picture-of-a-game = یک بازی 1846 در این صفحه: نقشه، بازار، شرکت‌ها و حرکت‌های ممکن بعدی.
web-what-this-is = Highiron بازی‌های راه‌آهن خانوادهٔ ⁨18xx⁩ را اجرا می‌کند: سهام بخرید، مسیر بسازید، قطارها را حرکت دهید و وقتی پول بانک تمام می‌شود ثروتمندترین باشید. با ربات‌های سایت، دور یک صفحه‌نمایش، یا با دوستان دور در طول چند روز بازی کنید.
web-play-now-heading = یک بازی انتخاب کنید
web-play-now = بازی با ربات‌ها
web-more-choices = گزینه‌های بیشتر
web-hotseat = نوبتی روی یک دستگاه
web-new-table = میز جدید
web-import = وارد کردن بازی ضبط‌شده
web-importing = در حال خواندن فایل…
web-import-about = فایلی از Highiron یا ⁨18xx.games⁩. آن را حرکت به حرکت ببینید، یا بازی ناتمام را با همهٔ صندلی‌ها روی همین دستگاه ادامه دهید.
web-import-look = تماشای آن
web-import-go-on = ادامهٔ بازی در اینجا
web-title-figures = { $players } بازیکن · { $length ->
    [none] طراح: { $designer }
   *[other] { $length } · طراح: { $designer }
 }
web-guest-name = مهمان
web-my-games = بازی‌های من
web-my-games-none = هنوز در هیچ بازی نیستید.
web-open-tables = میزهای باز
web-open-tables-none = هیچ میزی در انتظار بازیکن نیست. میزی بسازید تا دیگران آن را اینجا پیدا کنند.
web-watch = تماشا
web-watch-none = اکنون هیچ بازی عمومی در جریان نیست.
web-your-turn = نوبت شماست
web-is-to-move = نوبت { $name }
web-won-by = برنده: { $names }
web-free-seats = { $count } صندلی خالی
web-at-auction = مزایدهٔ شرکت‌های خصوصی
web-at-bidding_war = مزایدهٔ شرکت‌های خصوصی
web-at-seed_auction = مزایدهٔ شرکت‌های خصوصی
web-at-merger_round = ادغام‌ها { $number }
web-at-sale_round = فروش شرکت‌ها { $number }
web-at-draft = درفت شرکت‌های خصوصی
web-at-open_draft = فروش شرکت‌های خصوصی
web-at-stock_round = راند سهام { $number }
web-at-operating_round = راندهای عملیاتی { $number }
web-status-open = باز
web-status-running = در جریان
web-status-finished = پایان‌یافته
web-status-abandoned = رهاشده

## New table

web-which-game = کدام بازی؟
web-players = بازیکنان
web-table-name = نام میز
web-where = کجا بازی می‌کنید؟
web-mode-online = هر کس روی دستگاه خودش
web-mode-online-about = دوستان با پیوند می‌آیند، یا دیگران میز را اینجا پیدا می‌کنند. لازم نیست هم‌زمان حاضر باشید.
web-mode-hotseat = دور همین دستگاه
web-mode-hotseat-about = همهٔ صندلی‌ها اینجا بازی می‌کنند. هنگام دست به دست شدن دستگاه، کارت‌های پنهان پوشیده می‌شوند.
web-allow-hints = همه می‌توانند راهنمایی بخواهند
web-public = همه می‌توانند این میز را پیدا کنند، به آن بپیوندند و تماشا کنند
web-absence = بازیکنان غایب
web-absence-hours = { $hours ->
    [0] صندلی خود را همیشه نگه می‌دارند
    [24] پس از یک روز قابل جایگزینی‌اند
    [72] پس از سه روز قابل جایگزینی‌اند
    [168] پس از یک هفته قابل جایگزینی‌اند
   *[other] پس از { $hours } ساعت قابل جایگزینی‌اند
 }
web-seats = صندلی‌ها
web-seat-number = چه کسی روی صندلی { $number } می‌نشیند؟
web-seat-me = من
web-seat-bot = یک ربات
web-seat-name = کسی در اینجا
web-seat-open = باز
web-seat-up = جلوتر در ترتیب
web-seat-down = عقب‌تر در ترتیب
web-which-bot = کدام ربات؟
web-bot-random = تصادفی
web-bot-level = چقدر فکر می‌کند؟
web-bot-character = کدام شخصیت؟
web-level-instant = فوری
    .about = فوری: با قاعده‌های ساده بازی می‌کند
web-level-quick = سریع
    .about = سریع: کمی جلوتر را می‌بیند
web-level-strong = قوی
    .about = قوی: حدود یک ثانیه جلوتر را می‌بیند
web-character-any = شخصیت به قید قرعه
web-character-steady = باثبات
    .about = باثبات: بدون عادت ویژه
web-character-thrifty = صرفه‌جو
    .about = صرفه‌جو: پول را نگه می‌دارد
web-character-raider = مهاجم
    .about = مهاجم: زود می‌فروشد و قطارهای دیگران را منسوخ می‌کند
web-character-builder = سازنده
    .about = سازنده: ریل را تا دوردست می‌کشد
web-character-operator = گرداننده
    .about = گرداننده: شرکت‌ها را خوب می‌گرداند و برای قطار بهتر می‌شتابد
web-bot-named = { $character } ({ $level })
web-name-of-seat = نام بازیکن { $number }
web-player-number = بازیکن { $number }
web-draw-seats = قرعه‌کشی ترتیب صندلی‌ها در آغاز
web-rule-options = گزینه‌های قوانین
web-preset = پایه
web-preset-rulebook = دفترچهٔ قوانین
web-preset-18xx-games = به روش ⁨18xx.games⁩
web-create = ساختن میز
web-create-and-start = شروع بازی

## Searching games

web-games = بازی‌ها
web-search-status = وضعیت
web-search-title = عنوان
web-search-player = بازیکن
web-search-mine = فقط بازی‌های من
web-search-none = هیچ بازی‌ای پیدا نشد.
web-search-more = نمایش بیشتر

## People

web-sign-in = ورود
web-sign-out = خروج
web-who-are-you = شما کیستید؟
web-your-name = نام شما
web-password = گذرواژه
web-new-password = گذرواژهٔ جدید
web-password-set = گذرواژهٔ جدید شما ثبت شد.
web-way-guest = به عنوان مهمان
web-way-guest-about = فقط یک نام. این مرورگر شما را به یاد می‌سپارد.
web-way-guest-go = ورود مهمان
web-way-sign-in = حساب کاربری دارم
web-way-sign-in-about = برای کسانی که پیش‌تر اینجا بوده‌اند.
web-way-sign-in-go = ورود
web-way-register = حساب جدید
web-way-register-about = یک نام و یک گذرواژه، تا از هر دستگاهی بازی کنید. بازی‌هایی که به عنوان مهمان کرده‌اید از آن شما می‌مانند.
web-way-register-go = ساختن حساب
web-account = حساب کاربری
web-guest = مهمان
web-guest-about = فقط این مرورگر شما را می‌شناسد. برای بازی از جاهای دیگر حساب بسازید؛ بازی‌هایتان از آن شما می‌مانند.
web-nobody = وارد نشده‌اید.
web-invited = شما دعوت شده‌اید
web-take-seat = نشستن روی صندلی
web-lobby-about = { $count ->
    [0] همه آمده‌اند.
    [one] { $count } صندلی خالی است.
   *[other] { $count } صندلی خالی است.
 }
web-start-game = شروع بازی
web-leave = ترک میز
web-invite-others = دعوت دیگران با این پیوند

## Settings

web-settings = تنظیمات
web-settings-where = تنظیمات در همین مرورگر نگه داشته می‌شوند.
web-setting-theme = رنگ‌ها
web-setting-theme-system = مانند دستگاه
web-setting-theme-light = روشن
web-setting-theme-dark = تیره
web-setting-palette = رنگ‌بندی
web-setting-palette-standard = معمولی
web-setting-palette-distinct = مناسب کوررنگی
web-setting-size = اندازه
web-setting-size-small = کوچک
web-setting-size-normal = معمولی
web-setting-size-large = بزرگ
web-setting-size-huge = خیلی بزرگ
web-setting-motion = جلوه‌های حرکتی
web-setting-motion-system = مانند دستگاه
web-setting-motion-reduced = تا حد ممکن کم
web-setting-language = زبان
web-setting-language-browser = مانند مرورگر
web-language-beta = { $name } (آزمایشی)
web-setting-digits = نوع رقم‌ها
web-setting-digits-own = رقم‌های زبان
web-setting-digits-latin = لاتین، ⁨123⁩
web-setting-mapNames = نام جاها روی نقشه
web-setting-mapCoordinates = مختصات روی نقشه
web-setting-mapNumbers = شمارهٔ تایل‌ها روی نقشه
web-setting-mapRevenue = درآمد احتمالی تایل، روی نقشه
web-setting-mapRuns = آخرین سفرهای همهٔ شرکت‌ها، روی نقشه
web-setting-ask = تأیید گرفتن پیش از هر حرکت
web-setting-notify = خبر دادن هنگام نوبت من
web-setting-sound = همراه با صدا

## A text that reads wrong

web-wording-report = گزارش متن نادرست
web-wording-point = روی متن نادرست بزنید. Esc: انصراف.
web-wording-proposal = چه باید نوشته شود؟ (اختیاری است.)
web-wording-kept = متن و نوشتهٔ شما، بدون نامتان، برای کسی که به این زبان رسیدگی می‌کند نگه داشته می‌شود.
web-wording-send = ارسال
web-wording-thanks = سپاسگزاریم: خوانده خواهد شد.

## Keys

web-key-list = کلیدها
web-keys-everywhere = همه‌جا
web-keys-game = در بازی
web-keys-tile = هنگام قرار دادن تایل
web-key-confirm = انجام حرکت
web-key-best = نمایش بهترین مسیرها
web-key-space = فاصله

web-invited-by = { $name } شما را به { $table } دعوت می‌کند
web-invited-with = { $names ->
    [none] هنوز کسی آنجا ننشسته است.
   *[other] پشت میز: { $names }.
 }
web-invited-full = در این میان همهٔ صندلی‌ها پر شده‌اند.
web-invited-begun = بازی بدون شما آغاز شده است.
web-invited-look = دیدن میز
web-invited-nowhere = این دعوت به جایی نمی‌رسد
web-lobby-host-starts = بازی وقتی آغاز می‌شود که { $name } آن را شروع کند.
web-start-when-full = بازی پس از پر شدن همهٔ صندلی‌ها می‌تواند آغاز شود.
web-fill-with-bots = پر کردن با ربات‌ها
web-sit-here = نشستن در اینجا
web-move-here = جابه‌جایی به اینجا
web-bot-here = گذاشتن ربات
web-seat-empty-named = بلند کردن { $name } از پشت میز
web-cancel-table = لغو میز
web-cancel-table-about = میز و گفتگوهای آن برای همه از بین می‌رود.
web-keep-table = نگه داشتن میز
web-table-cancelled = میز لغو شد.
web-table-left = میز را ترک کردید.
web-table-gone = این میز دیگر نیست
web-table-gone-about = میزبان آن را لغو کرده یا شما را از آن کنار گذاشته است.
web-about-table = مشخصات بازی
web-host = میزبان
web-pace = آهنگ بازی
web-pace-none = بدون ساعت: هر کس هر وقت فرصت کند حرکت می‌کند.
web-pace-absence = { $hours ->
    [0] بازیکنان غایب صندلی خود را همیشه نگه می‌دارند.
    [24] کسی که یک روز غایب باشد قابل جایگزینی است.
    [72] کسی که سه روز غایب باشد قابل جایگزینی است.
    [168] کسی که یک هفته غایب باشد قابل جایگزینی است.
   *[other] کسی که { $hours } ساعت غایب باشد قابل جایگزینی است.
 }
web-order-drawn = ترتیب در آغاز با قرعه تعیین می‌شود.
web-order-chosen = ترتیب همان است که اینجا آمده است.
web-hints = راهنمایی
web-hints-allowed = هر کس نوبتش باشد می‌تواند بپرسد که ربات چه می‌کرد.
web-no-hints = این میز بدون راهنمایی بازی می‌شود.
web-who-watches = بازدیدکنندگان
web-everybody-watches = همه می‌توانند میز را پیدا کنند، به آن بپیوندند و تماشا کنند.
web-invited-only = فقط دعوت‌شدگان میز را می‌بینند (با پیوند دعوت).
web-rules-different = قوانین متفاوت با دفترچه
web-rules-as-book = هیچ: بازی مطابق دفترچه است.

web-key-hex = رفتن به شش‌ضلعی بعدی
web-key-choices = رفتن به حرکت‌ها
web-key-hint = پرسیدن اینکه ربات چه می‌کرد؛ بار دیگر برای استفاده از آن
web-palette-find = چه می‌خواهید بکنید؟
web-palette-nothing = چیزی با این نام اکنون نمی‌شود.
