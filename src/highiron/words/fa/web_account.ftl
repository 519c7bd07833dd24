web-administrator = مدیر سایت
web-guest-to-account = تبدیل به حساب کاربری
web-sign-out-everywhere = خروج از همهٔ دستگاه‌ها
web-saved = ذخیره شد.
web-change-password = تغییر گذرواژه
web-change-password-about = از همهٔ دستگاه‌های دیگر خارج می‌شوید.
web-old-password = گذرواژهٔ کنونی
web-messages = پیام‌های این سرور
web-messages-language = زبان پیام‌ها
web-webhook = نشانی برای خبر دادن
web-webhook-about = هنگامی که نوبت شماست، کسی از شما چیزی می‌پرسد یا بازی تمام می‌شود، سرور می‌تواند نشانی‌ای از شما را فرا بخواند، مثلاً نشانی یک کانال گفتگو. اگر نمی‌خواهید، خالی بگذارید.
web-webhook-secret = فراخوانی‌ها با این رمز امضا می‌شوند. فقط همین یک بار نشان داده می‌شود.
web-tokens = کلیدهای برنامه‌ها
web-tokens-about = با کلید، برنامهٔ شما می‌تواند به نام شما از این سرور استفاده کند، در حدی که اجازه داده‌اید.
web-tokens-none = هنوز کلیدی نساخته‌اید.
web-token-name = نام کلید
web-token-may = اجازه دارد
web-token-make = ساختن کلید
web-token-secret = این کلید «{ $name }» است. فقط همین یک بار نشان داده می‌شود: اکنون آن را کپی کنید.
web-token-used = آخرین استفاده: { $day }
web-token-unused = ساخته‌شده در { $day }، هرگز استفاده نشده
web-token-revoke = باطل کردن
web-token-revoke-named = باطل کردن کلید { $name }
web-token-revoked = کلید { $name } دیگر کار نمی‌کند.
web-scope-read = خواندن
web-scope-play = انجام حرکت
web-scope-tables = ساختن میز و پیوستن به آن
web-scope-chat = نوشتن به دیگران
web-scope-account = تغییر حساب کاربری
web-delete-account = حذف من از این سرور
web-delete-account-about = { $name }، نام، گذرواژه و پیام‌های شما برای همیشه حذف می‌شوند. بازی‌های دیگران می‌مانند و در صندلی‌های شما «بازیکن پیشین» نوشته می‌شود.
web-delete-for-good = حذف همیشگی
web-administration = افراد این سرور
web-account-name = نام حساب کاربری
web-search = جستجو
web-person-kind = نوع
web-person-since = از تاریخ
web-recovery = گذرواژهٔ جدید
web-recovery-for = پیوند گذرواژهٔ جدید برای { $name }
web-recovery-link = با این پیوند { $name } می‌تواند یک بار، تا { $day }، گذرواژهٔ جدیدی تعیین کند. آن را از راهی مطمئن برسانید.

## Where one is signed in, and what the server knows

web-sessions = جاهایی که وارد شده‌اید
web-sessions-about = اگر یکی از این مرورگرها را نمی‌شناسید، آن را خارج کنید و گذرواژهٔ خود را تغییر دهید.
web-session-browser = { $system ->
    [none] { $browser }
   *[other] { $browser } روی { $system }
 }
web-session-unknown = برنامه‌ای که خود را معرفی نمی‌کند
web-session-here = (همین مرورگر)
web-session-since = از { $place }، از زمان { $time }
web-session-end-named = خارج کردن { $name }
web-session-ended = آن مرورگر خارج شد.
web-blocks = کسانی که مسدود کرده‌اید
web-blocks-about = گفته‌های آنان را نمی‌بینید، پشت میزهای شما نمی‌نشینند و نمی‌توانند شما را برای صندلی پیشنهاد کنند. به آنان خبر داده نمی‌شود.
web-blocks-none = کسی را مسدود نکرده‌اید.
web-unblock = رفع مسدودی
web-unblock-named = رفع مسدودی { $name }
web-my-data = آنچه سرور از شما می‌داند
web-my-data-about = همه در یک فایل: حساب شما، جاهایی که وارد شده‌اید، میزها، گفتگوها و یادداشت‌هایتان، کسانی که مسدود کرده‌اید و گزارش‌هایتان.
web-my-data-get = دریافت فایل

## Keeping order

web-reports = گزارش‌ها
web-reports-settled = نمایش رسیدگی‌شده‌ها
web-reports-none = گزارشی نیست.
web-report-by = { $by } دربارهٔ { $about }، { $time }
web-report-table = میز
web-report-outcome = رسیدگی شد: { $outcome }
web-report-what-became = نتیجهٔ رسیدگی
web-report-settle = پایان رسیدگی
web-sanction = بی‌صدا یا محروم کردن
web-sanction-named = بی‌صدا یا محروم کردن { $name }
web-sanction-title = { $name }: بی‌صدا یا محروم کردن
web-mute = بی‌صدا کردن
web-mute-about = کسی که بی‌صدا شده بازی می‌کند، ولی نمی‌تواند گفتگو کند.
web-mute-how-long = مدت بی‌صدا بودن
web-mute-hours = { $hours ->
    [1] یک ساعت
    [24] یک روز
    [168] یک هفته
    [720] سی روز
   *[other] { $hours } ساعت
 }
web-muted-until = بی‌صدا تا { $time }.
web-unmute = اجازهٔ دوبارهٔ گفتگو
web-ban = محروم کردن
web-ban-about = کسی که محروم شده از همه‌جا خارج می‌شود و نمی‌تواند وارد شود؛ صندلی‌هایش را می‌توان واگذار کرد.
web-ban-reason = آنچه به او گفته می‌شود
web-ban-how-long = مدت محرومیت
web-ban-days = { $days ->
    [0] برای همیشه
    [1] یک روز
    [7] یک هفته
    [30] سی روز
    [365] یک سال
   *[other] { $days } روز
 }
web-banned-until = محروم تا { $time }.
web-unban = اجازهٔ دوبارهٔ ورود
web-house = این سرور
web-house-guests = افراد بدون حساب کاربری (مهمان‌ها) می‌توانند بازی کنند
web-house-guests-about = اگر بسته باشد، مهمان‌های کنونی به بازی ادامه می‌دهند و مهمان‌های تازه به حساب کاربری نیاز دارند.
web-house-well = همه چیز روبه‌راه است.
web-figure-disk-free-bytes = فضای خالی دیسک (⁨MB⁩)
web-figure-threads = ریسه‌ها
web-figure-games-waiting-for-bots = بازی‌های دارای انسان در انتظار ربات
web-figure-bot-games-waiting = بازی‌های فقط ربات‌ها، در انتظار
web-figure-heavy-work-waiting = کارهای سنگین در انتظار
web-figure-games-in-memory = بازی‌های در حافظه
web-figure-running-games = بازی‌های در جریان
web-figure-deliveries-waiting = فراخوانی‌های در انتظار
web-figure-mails-waiting = ایمیل‌های در انتظار
web-figure-pushes-waiting = پیام‌های مرورگر در انتظار
web-book = دفتر ورودها و اقدام‌ها
web-book-about = ورودها، از جمله ورودهای ردشده، و اقدام‌های مدیران سایت، تا نیم سال پیش.
web-book-time = زمان
web-book-who = چه کسی
web-book-act = کار
web-book-about-whom = دربارهٔ
web-book-place = از کجا
web-book-detail = بیشتر
web-act-sign-in = وارد شد
web-act-sign-in-refused = ورودش رد شد
web-act-password-changed = گذرواژه را تغییر داد
web-act-recovery-link = پیوند گذرواژهٔ جدید ساخت
web-act-recovered = با پیوند گذرواژهٔ جدید گذاشت
web-act-remove-line = پیامی از گفتگو را حذف کرد
web-act-remove-table = میزی را حذف کرد
web-act-settle-report = به گزارشی رسیدگی کرد
web-act-mute = بی‌صدا کرد
web-act-ban = محروم کرد
web-act-unban = دوباره اجازهٔ ورود داد
web-act-guests = بازی مهمان‌ها را باز یا بسته کرد
web-act-passkey-made = کلید عبور ساخت
web-act-passkey-dropped = کلید عبور را حذف کرد
web-act-add-account = حسابی افزود
web-act-add-administrator = مدیری افزود
web-act-promote = مدیر کرد
web-act-demote = مدیریت را پس گرفت
web-act-delete-account = حسابی را حذف کرد

## Passkeys

web-passkeys = کلیدهای عبور
web-passkeys-about = کلید عبور در تلفن، رایانه یا کلید امنیتی شما نگه داشته می‌شود و شما را بدون گذرواژه، با اثر انگشت، چهره یا عدد رمز، وارد می‌کند. نمی‌توان آن را حدس زد و فقط در همین سایت کار می‌کند.
web-passkeys-none = کلید عبوری ندارید.
web-passkeys-impossible = این مرورگر فقط برای صفحه‌هایی کلید عبور می‌سازد که با ⁨https⁩ و با نام باز شده باشند.
web-passkey-name = نام کلید عبور
web-passkey-make = ساختن کلید عبور
web-passkey-made = کلید عبور ساخته شد: از این پس می‌توانید با آن وارد شوید.
web-passkey-not-made = کلید عبوری ساخته نشد.
web-passkey-drop = حذف
web-passkey-drop-named = حذف کلید عبور { $name }
web-passkey-go = ورود با کلید عبور
web-passkey-not-shown = کلید عبوری نشان داده نشد.
web-is-banned = محروم
web-is-muted = بی‌صدا

web-my-profile = نمایهٔ من
web-password-rule = دست‌کم ده نویسه؛ گذرواژه‌ای که حدس زدنش آسان باشد پذیرفته نمی‌شود.
web-push = حتی وقتی این صفحه بسته است
web-email = ایمیل
web-email-about = برای گذرواژهٔ جدید وقتی آن را فراموش کرده‌اید، و برای خبر نوبت وقتی نیستید. کس دیگری آن را نمی‌بیند.
web-email-address = نشانی ایمیل
web-email-save = ارسال پیوند
web-email-confirmed = { $email } تأیید شد.
web-email-waits = پیوندی به { $email } فرستاده شد. پس از باز کردن آن، نشانی به کار می‌رود.
web-email-turns = با ایمیل به { $email }، اگر چند دقیقه حرکت نکنم
web-email-set = خبر گرفتن با ایمیل هم
web-mail-confirm = آیا این نشانی ایمیل شماست؟
web-mail-confirm-about = این نشانی را برای حساب خود داده‌اید.
web-mail-confirm-go = بله، مال من است
web-mail-confirm-done = نشانی تأیید شد.
web-mail-stop = دیگر ایمیل نوبت فرستاده نشود؟
web-mail-stop-about = می‌توانید دوباره از صفحهٔ حساب خود آن را فعال کنید.
web-mail-stop-go = توقف ایمیل‌ها
web-mail-stop-done = دیگر ایمیلی دربارهٔ نوبت‌ها نمی‌گیرید.
web-forgotten = گذرواژه‌ام را فراموش کرده‌ام
web-forgotten-about = اگر حساب شما ایمیل تأییدشده دارد، پیوند گذرواژهٔ جدید به آن فرستاده می‌شود. وگرنه مدیر این سرور می‌تواند کمک کند.
web-forgotten-name = نام یا نشانی ایمیل حساب
web-forgotten-go = ارسال پیوند
web-forgotten-asked = اگر چنین حسابی با نشانی تأییدشده باشد، پیوندی به آن فرستاده می‌شود.
