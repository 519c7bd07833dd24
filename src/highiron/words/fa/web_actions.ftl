web-moves = کارهای ممکن
web-your-move = حرکت شما
web-waiting-for = { $name } در حال فکر کردن است
web-game-over = بازی تمام شد
web-sending = در حال ارسال…
web-consequence = پیامد
web-consequence-agreed = پیامد، اگر { $name } موافقت کند
web-consequence-loading = در حال محاسبهٔ پیامد…
web-consequence-hidden = پیامد به کارت‌هایی بستگی دارد که هنوز کسی نباید ببیند.
web-becomes = می‌شود
web-change-cash = پول نقد
web-change-price = قیمت
web-change-president = مدیرعامل: { $name }
web-change-certificates = گواهی‌ها از { $from } به { $to }، سقف { $limit }
web-change-trains = قطارها: { $trains }
web-change-no-trains = { $trains } را از دست می‌دهد
web-floats-after = پس از فروش { $percent }٪ راه‌اندازی می‌شود: { $shares ->
    [one] { $shares } سهم دیگر، { $price }
   *[other] { $shares } سهم دیگر، در مجموع { $price }
 }.
web-floats-now = بی‌درنگ راه‌اندازی می‌شود.
web-train-rusts = با نخستین قطار { $train } منسوخ می‌شود
web-train-obsolete-on = با نخستین قطار { $train } در آستانهٔ منسوخ شدن
web-train-stays = هرگز منسوخ نمی‌شود
web-train-left = { $count } مانده
web-train-needed = { $company } باید قطار داشته باشد. قطار { $train } به قیمت { $price } است؛ خزانه { $treasury } دارد و شما { $own } دارید: { $missing } کم است.
web-change-phase = فاز { $phase } آغاز می‌شود
web-why-not = چرا نمی‌شود؟
web-what-else = دیگر چه کارهایی هست و چرا حالا نمی‌شود؟
web-why-not-legal = این کار شدنی است.
web-hint = ربات چه می‌کرد؟
web-hint-take = استفاده
web-less = کمتر
web-more = بیشتر
web-number-between = از { $lowest } تا { $highest } ممکن است.
web-run-for = حرکت با درآمد { $total }
web-offer = { $what ->
    [train] پیشنهاد { $price } برای قطار { $item } به { $to }
    [wagon] پیشنهاد { $price } برای یک واگن باری به { $to }
   *[other] پیشنهاد { $price } برای { $item } به { $to }
 }
web-offer-sale = پیشنهاد { $item } به { $to } در ازای { $price }
web-lowest = کمترین: { $amount }
web-highest = بیشترین: { $amount }
web-choose-hex = یکی از شش‌ضلعی‌های روشن نقشه را انتخاب کنید
web-choose-on-map = روی نقشه، یا اینجا
web-choose-city = یک شهر بزرگ انتخاب کنید
web-choose-card = یکی از این کارت‌ها را نگه دارید
web-tile-choice = تایل { $tile }، { $left } مانده، درآمد { $gain }
web-choose-more = بقیه را انتخاب کنید
web-here = در این شش‌ضلعی
web-next-tile = تایل بعدی
web-previous-tile = تایل قبلی
web-turn-right = چرخاندن در جهت عقربه‌های ساعت
web-turn-left = چرخاندن در خلاف جهت عقربه‌های ساعت
web-city-number = شهر بزرگ { $number }
web-no-privilege = حق عادی این نوبت
web-no-trade-in = بدون معاوضه
web-buy-ipo = خرید از عرضهٔ اولیه
web-buy-pool = خرید از مخزن بانک
web-buy-own = خرید از خزانه
web-buy-from = خرید از { $holder }

web-field-company = شرکت
web-field-private = شرکت خصوصی
web-field-price = قیمت
web-field-hex = شش‌ضلعی
web-field-tile = تایل
web-field-rotation = چرخش
web-field-stop = شهر بزرگ
web-field-source = از
web-field-train = قطار
web-field-trade_in = در معاوضه با
web-field-count = سهام
web-field-kind = درآمد
web-field-buyer = خریدار
web-field-target = کجا
web-field-card = کارت
web-field-accept = پاسخ
web-field-amount = مبلغ

web-do-pass = پاس
web-pass-track = پایان ساخت مسیر
web-pass-build = پایان ساخت
web-pass-token = بدون توکن
web-pass-trains = پایان خرید قطار
web-pass-issue = بدون انتشار سهام
web-do-bid = پیشنهاد قیمت
web-bid-from = پیشنهاد از
web-do-take_private = خرید شرکت خصوصی
web-do-par = تأسیس شرکت
web-do-buy_share = خرید سهم
web-do-sell_shares = فروش سهام
web-do-exchange_private = معاوضهٔ شرکت خصوصی
web-do-trade_private = دادوستد شرکت خصوصی
web-do-buy_private = خرید شرکت خصوصی
web-do-lay_tile = قرار دادن تایل
web-do-place_token = قرار دادن توکن
web-do-run_trains = حرکت دادن قطارها
web-do-dividend = سود سهام
web-do-buy_train = خرید قطار
web-do-discard_train = کنار گذاشتن قطار
web-do-choose_card = نگه داشتن کارت
web-do-issue_shares = انتشار سهام
web-do-redeem_shares = بازخرید سهام
web-do-assign = قرار دادن نشانه
web-do-answer = پاسخ به پیشنهاد
web-do-bankrupt = اعلام ورشکستگی

web-dividend-pay = پرداخت کامل سود
web-dividend-half = پرداخت نیمی از سود
web-dividend-retain = نگه داشتن درآمد

web-move-pass = پاس
web-move-bid = پیشنهاد { $price } برای { $private }
web-move-take_private = خرید { $private }
web-move-par = تأسیس { $company } با ارزش اسمی { $price }
web-move-buy_share = { $cost ->
    [none] خرید سهم { $company } از { $source }
   *[other] خرید سهم { $company } از { $source } به { $cost }
 }
web-move-sell_shares = فروش { $count } سهم { $company }
web-move-exchange_private = معاوضهٔ { $private } با یک سهم از { $source }
web-move-trade_private = پیشنهاد: { $buyer }، { $private } را به قیمت { $price } بگیرد
web-move-buy_private = خرید { $private } به قیمت { $price }
web-move-lay_tile = { $private ->
    [none] تایل #{ $tile } در { $hex }
   *[other] تایل #{ $tile } در { $hex } با { $private }
 }
web-move-place_token = { $private ->
    [none] توکن در { $hex }
   *[other] توکن در { $hex } با { $private }
 }
web-move-run_trains = حرکت دادن قطارهای { $company }
web-move-dividend = { $company }: { $kind }
web-move-buy_train = { $trade_in ->
    [none] خرید قطار { $train } از { $source } به قیمت { $price }
   *[other] خرید قطار { $train } از { $source } به قیمت { $price } و معاوضهٔ قطار { $trade_in }
 }
web-move-discard_train = کنار گذاشتن قطار { $train } شرکت { $company }
web-move-choose_card = نگه داشتن { $card }
web-move-issue_shares = انتشار { $count } سهم { $company }
web-move-redeem_shares = بازخرید { $count } سهم { $company }
web-move-assign = { $private } به { $target }
web-move-answer = { $accept ->
    [yes] پذیرفتن پیشنهاد
   *[no] نپذیرفتن پیشنهاد
 }
web-move-bankrupt = اعلام ورشکستگی

## Concrete choices: buttons that make a move at once. web-outcome-… say what it leads to.

web-choice-assign = { $private } به { $target } خدمت می‌کند
web-choice-buy_train = { $place ->
    [depot] قطار { $train }: { $price }
   *[other] قطار { $train } از { $source }: { $price }
 }{ $trade_in ->
    [none] { "" }
   *[other] { " " }و قطار { $trade_in }
 }
web-form-buy_train = قطاری از دیگران…
web-outcome-take_private = خرید { $private } به { $price }
web-outcome-issue_shares = { $moves ->
    [yes] انتشار { $count } سهم { $company } به { $amount } ← { $after }
   *[no] انتشار { $count } سهم { $company } به { $amount }
 }
web-outcome-redeem_shares = { $moves ->
    [yes] بازخرید { $count } سهم { $company } به { $amount } ← { $after }
   *[no] بازخرید { $count } سهم { $company } به { $amount }
 }
web-outcome-dividend = { $kind ->
    [retain] { $moves ->
        [yes] نگه داشتن { $revenue } ← { $after }
       *[no] نگه داشتن { $revenue }
     }
    [half] { $moves ->
        [yes] نیمی: هر سهم { $per_share } ← { $after }
       *[no] نیمی: هر سهم { $per_share }
     }
   *[other] { $moves ->
        [yes] پرداخت: هر سهم { $per_share } ← { $after }
       *[no] پرداخت: هر سهم { $per_share }
     }
 }
web-spectating = شما این بازی را تماشا می‌کنید: تماشاگرید.
