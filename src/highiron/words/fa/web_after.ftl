web-tab-charts = نمودارها
web-result = نتیجه
web-rank = رتبه
web-player = بازیکن
web-shares = سهام
web-result-other = سایر
web-round-short-auction = مزایده
web-round-short-draft = درفت
web-round-short-open_draft = فروش
web-round-short-stock_round = SR { $turn }
web-round-short-operating_round = OR ⁦{ $turn }.{ $number }⁩

web-chart-worth = ثروت بازیکنان
web-chart-prices = ارزش سهام
web-chart-revenues = درآمد شرکت‌ها
web-chart-trains = قطارها
web-chart-no-trains = هنوز قطاری خریده نشده است.
web-chart-of = نمودار: { $title }
web-chart-keys = برای خواندن مقدارها از کلیدهای چپ و راست استفاده کنید.
web-chart-legend = خط‌ها
web-chart-as-table = به شکل جدول
web-chart-table = جدول: { $title }
web-phase-short = فاز { $phase }
web-train-bought-for = { $company } قطار { $train } را از { $source } به قیمت { $price } خرید
web-train-bought = خریده شد
web-train-rusted = { $count ->
    [one] { $count } قطار منسوخ شد
   *[other] { $count } قطار منسوخ شد
 }
web-train-obsolete = در آستانهٔ منسوخ شدن
web-train-discarded = کنار گذاشته شد
web-train-retired = از بازی خارج شد
web-what-happened = رویدادها
web-owner = مالک
web-final-map = نقشه در پایان بازی

web-downloads = دریافت فایل‌ها
web-share-link = کپی پیوند این بازی
web-share-private = فقط افراد این میز می‌توانند پیوند را باز کنند: میز عمومی نیست.
web-download-picture = تصویر (⁨SVG⁩)
web-download-record = فایل بازی
web-download-site = فایل برای ⁨18xx.games⁩
web-download-values = ثروت (⁨CSV⁩)
web-download-prices = ارزش سهام (⁨CSV⁩)
web-download-revenues = درآمدها (⁨CSV⁩)
web-download-trains = قطارها (⁨CSV⁩)
web-download-charts = نمودارهای دیگر (⁨CSV⁩)

web-chart-keys-look = با کلیدهای چپ و راست مقدارها را بخوانید؛ Enter همان لحظهٔ بازی را نشان می‌دهد.

web-analysis = برد و باخت کجا رقم خورد؟
web-analysis-about = ربات‌ها تصمیم‌های این بازی را همراه با آنچه می‌شد به جایشان کرد ادامه می‌دهند و می‌گویند کدام‌ها گران‌تر تمام شدند. این کار حدود یک دقیقه از وقت سرور می‌گیرد و برای همه نگه داشته می‌شود.
web-analysis-ask = تحلیل بازی
web-analysis-waiting = { $ahead ->
    [0] نوبت بعدی است.
    [one] { $ahead } بازی دیگر پیش از آن است.
   *[other] { $ahead } بازی دیگر پیش از آن هستند.
 }
web-analysis-running = در حال تحلیل: { $percent } درصد انجام شده است.
web-analysis-cancel = لغو تحلیل
web-analysis-failed = این بازی را نشد تحلیل کرد. می‌توانید دوباره امتحان کنید.
web-analysis-chances = بخت برد پس از هر حرکت
web-analysis-start = آغاز
web-analysis-percent = { $value }٪
web-analysis-costly = گران‌ترین تصمیم‌ها
web-analysis-none = هیچ تصمیمی یک‌صدم از بخت برد را نگرفت.
web-analysis-cost = { $value }٪ هزینه
web-analysis-look = دیدن حرکت { $number }
web-analysis-left = بخت برد { $value }٪
web-analysis-better = بهتر:
web-analysis-by-kind = به تفکیک نوع تصمیم
web-analysis-by-kind-about = آنچه تصمیم‌های گران از بخت برد گرفتند؛ در پرانتز، شمار تصمیم‌های بررسی‌شده از آن نوع.
web-analysis-cell = { $value }٪ ({ $decisions })
web-analysis-kind-auction = مزایده
web-analysis-kind-shares = سهام
web-analysis-kind-track = ریل
web-analysis-kind-trains = قطارها
web-analysis-kind-companies = شرکت‌ها
web-analysis-kind-other = دیگر
web-analysis-how = بخت‌ها از روی آنچه از بازی‌های ربات‌ها آموخته شده برآورد می‌شوند. آدم‌ها جور دیگری بازی می‌کنند؛ پس راهنما هستند، نه حکم.
