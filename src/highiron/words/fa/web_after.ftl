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
web-round-short-operating_round = OR { "\u200e" }{ $turn }.{ $number }{ "\u200e" }

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
