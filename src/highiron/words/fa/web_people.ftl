web-tab-talk = گفتگو
web-unread = { $count } پیام جدید

## Chat and notes

web-chat = گفتگو
web-chat-empty = هنوز کسی چیزی نگفته است.
web-chat-earlier = نمایش پیام‌های پیشین
web-chat-say = به میز چیزی بگویید
web-chat-send = ارسال
web-chat-only-table = فقط افراد این میز می‌توانند اینجا گفتگو کنند.
web-own-notes = یادداشت‌های شما
web-own-notes-about = فقط شما می‌توانید آن‌ها را بخوانید.
web-notes-writing = هنوز ذخیره نشده…
web-notes-saved = ذخیره شد.
web-notes-failed = ذخیره نشد. بعداً دوباره تلاش کنید.

## Who sits here

web-at-the-table = پشت میز
web-seat-nobody = کسی اینجا نیست
web-seat-waited = { $unit ->
    [day] { $count } روز در انتظار
    [hour] { $count } ساعت در انتظار
   *[minute] { $count ->
        [0] تازه پرسیده شده
        [one] { $count } دقیقه در انتظار
       *[other] { $count } دقیقه در انتظار
     }
 }
web-seat-absent = { $unit ->
    [day] { $count } روز غایب
    [hour] { $count } ساعت غایب
   *[minute] { $count } دقیقه غایب
 }
web-absent-short = غایب
web-watching = شما تماشاگر این بازی هستید.
web-offer-waiting = در انتظار پاسخ { $name }:
web-offer-for-you = از شما پاسخ خواسته شده است:

## Decisions of the table

web-propose-substitute = سپردن صندلی به دیگری
web-propose-abandon = رها کردن بازی
web-propose-go = پیشنهاد دادن
web-abandon-go = پیشنهاد رها کردن
web-substitute-seat = کدام صندلی؟
web-substitute-by = چه کسی آن را می‌گیرد؟
web-substitute-bot = ربات { $bot }
web-substitute-person = یک شخص
web-substitute-name = نام حساب کاربری او
web-substitute-about = از او هم پرسیده می‌شود: این بازی را باز می‌کند و موافقت می‌کند. مهمان‌ها نخست به حساب کاربری نیاز دارند.
web-abandon-about = بازی در همین وضعیت پایان می‌یابد و به صورت ضبط‌شده روی سرور می‌ماند تا همه بتوانند آن را ببینند.
web-vote-all = همهٔ افراد دیگر میز باید موافقت کنند. برای صندلی بازیکن غایب، موافقت خود او لازم نیست.
web-vote-alone = موافقت کس دیگری لازم نیست: بی‌درنگ انجام می‌شود.
web-vote-opened = از دیگران پرسیده شد.
web-vote-carried = انجام شد.
web-vote-undo = { $to ->
    [0] { $name } درخواست بازگشت به آغاز بازی را دارد.
   *[other] { $name } درخواست بازگشت به وضعیت پس از حرکت { $to } را دارد.
 }
web-vote-redo = { $name } درخواست انجام دوبارهٔ حرکت‌های برگردانده‌شده، تا حرکت { $to } را دارد.
web-vote-substitute = { $kind ->
    [bot] { $name } درخواست دارد که ربات { $newcomer } به جای { $seat } بازی کند.
   *[person] { $name } درخواست دارد که { $newcomer } صندلی { $seat } را بگیرد.
 }
web-vote-abandon = { $name } درخواست رها کردن بازی را دارد.
web-vote-waiting = در انتظار { $names }
web-vote-agree = موافقم
web-vote-decline = مخالفم
web-vote-withdraw = پس گرفتن
web-vote-look = دیدن آن

## Programmed moves

web-programs = حرکت‌های برنامه‌ریزی‌شده
web-programs-about = وقتی نوبت شما برسد برایتان انجام می‌شوند و فقط شما آن‌ها را می‌بینید.
web-programs-past = کارهای برنامه‌های پیشین
web-program-new = برنامه‌ریزی حرکت
web-program-replace = جایگزینی با برنامهٔ دیگر
web-program-cancel = پایان برنامه
web-program-set = ثبت برنامه
web-program-seat = برای
web-program-pass = پاس
web-program-buy = خرید سهام
web-program-nothing-to-buy = پس از تأسیس یک شرکت می‌توان سهام خرید.
web-program-until-round = پاس تا پایان راند، یا تا وقتی که…
web-program-until = تا چه زمانی
web-program-until-floated = تا راه‌اندازی شرکت
web-program-until-shares = تا وقتی این تعداد سهم داشته باشم
web-program-at-most = حداکثر برای هر سهم
web-program-no-limit = بدون سقف
web-program-as-president = فقط تا وقتی مدیرعامل هستم
web-program-pass-short = پاس تا پایان راند{ $count ->
    [0] .
    [one] { "" }، یا تا رخ دادن یک رویداد مشخص.
   *[other] { "" }، یا تا رخ دادن یکی از { $count } رویداد.
 }
web-program-buy-floated = { $limit ->
    [none] خرید { $company } از { $source } در هر نوبت تا راه‌اندازی آن.
   *[other] خرید { $company } از { $source } در هر نوبت تا راه‌اندازی آن، هر سهم حداکثر { $limit }.
 }
web-program-buy-shares = { $limit ->
    [none] خرید { $company } از { $source } در هر نوبت تا داشتن { $count } سهم.
   *[other] خرید { $company } از { $source } در هر نوبت تا داشتن { $count } سهم، هر سهم حداکثر { $limit }.
 }
web-stop-shares-bought = کسی سهام شرکتی را بخرد که من سهام آن را دارم
web-stop-shares-sold = کسی سهام شرکتی را بفروشد که من سهام آن را دارم
web-stop-president-changed = مدیرعامل یکی از شرکت‌های من عوض شود
web-stop-company-started = کسی شرکتی تأسیس کند
web-stop-bid-made = کسی برای شرکت خصوصی‌ای پیشنهاد قیمت دهد که من برای آن پیشنهاد داده‌ام
web-stop-price-moved = ارزش سهام شرکتی تغییر کند که من سهام آن را دارم

## Being told

web-bell = نوبت شما
web-bell-about = مرورگر می‌تواند رسیدن نوبت شما را خبر دهد، حتی وقتی این صفحه در پس‌زمینه است.
web-bell-off = خبر دادن به من
web-bell-on = به شما خبر داده می‌شود
web-bell-denied = به این مرورگر گفته شده پیام‌های این صفحه را نشان ندهد. می‌توانید آن را در تنظیمات مرورگر برای این نشانی تغییر دهید.
web-bell-impossible = این مرورگر نمی‌تواند پیام نشان دهد.
web-notice-turn = نوبت شماست
web-notice-offer = کسی به شما پیشنهادی می‌دهد
web-notice-vote = میز می‌پرسد که آیا موافقید
web-notice-substitute = از شما خواسته شده جای کسی را بگیرید
web-notice-started = بازی آغاز شد
web-notice-ended = بازی تمام شد

## Handing on the screen

web-handover = دستگاه را به { $name } بدهید
web-handover-about = حرکت بعدی با کارت‌هایی انجام می‌شود که دیگران نباید ببینند.
web-handover-ready = من { $name } هستم: نمایش صفحهٔ بازی

## About lines of chat

web-line-tools = کارهای ممکن با این پیام { $name }
web-line-remove = حذف
web-line-removed = این پیام حذف شد.
web-report = گزارش
web-report-title = گزارش { $name }
web-report-why = مشکل چیست؟
web-report-send = خبر دادن به مدیران سایت
web-report-sent = به مدیران سایت خبر داده شد.
web-block = مسدود کردن
web-blocked = دیگر چیزی از { $name } نمی‌بینید. فهرست کسانی که مسدود کرده‌اید در صفحهٔ حساب شماست.
web-notice-reminder = وقت حرکت شما رو به پایان است

web-bell-settings = خبر گرفتن از نوبت
web-resign = ترک بازی
web-resign-bot = سپردن بازی به ربات
web-resign-bot-about = یک ربات سایت صندلی شما را می‌گیرد و دیگران ادامه می‌دهند.
