one-run = قطار { $train }: { $path }

action-pass = { $seat } پاس داد.
action-bid = { $seat } برای { $private } { MONEY($price) } پیشنهاد داد.
action-take_private = { $seat } { $private } را خرید.
action-par = { $seat } ارزش اسمی شرکت { $company } را { MONEY($price) } گذاشت.
action-buy_share = { $source-kind ->
    [company] { $seat } یک سهم { $company } از خزانهٔ آن خرید.
   *[other] { $seat } یک سهم { $company } خرید. از: { $source }.
}
action-sell_shares = { $seat } { $count } سهم { $company } فروخت.
action-exchange_private = { $seat } { $private } را با یک سهم عوض کرد. سهم از: { $source }.
action-trade_private = { $seat } پیشنهاد کرد: { $buyer } { $private } را به { MONEY($price) } بگیرد.
action-buy_private = { $company } ({ $seat }) { $private } را به { MONEY($price) } خرید.
action-lay_tile = { $private ->
    [none] { $company } ({ $seat }) تایل #{ $tile } را در { $hex } با چرخش { $rotation } گذاشت.
   *[other] { $company } ({ $seat }) تایل #{ $tile } را در { $hex } با چرخش { $rotation } و با امتیاز { $private } گذاشت.
 }
action-place_token = { $private ->
    [none] { $company } ({ $seat }) در { $hex }، شهر { $stop }، توکن ایستگاه گذاشت.
   *[other] { $company } ({ $seat }) در { $hex }، شهر { $stop }، با امتیاز { $private } توکن ایستگاه گذاشت.
 }
action-run_trains = { $count ->
    [0] { $company } ({ $seat }) هیچ قطاری راه نینداخت.
   *[other] { $company } ({ $seat }) قطارهایش را راه انداخت: { $runs }.
 }
action-dividend = { $kind ->
    [pay] { $company } ({ $seat }) همهٔ درآمد را پرداخت کرد.
    [half] { $company } ({ $seat }) نیمی از درآمد را پرداخت کرد.
    [retain] { $company } ({ $seat }) درآمد را نگه داشت.
   *[other] { $company } ({ $seat }) با درآمد چنین کرد: «{ $kind }».
 }
action-buy_train = { $trade_in ->
    [none] { $company } ({ $seat }) قطار { $train } را به { MONEY($price) } خرید. از: { $source }.
   *[other] { $company } ({ $seat }) قطار { $train } را به { MONEY($price) } و قطار { $trade_in } خرید. از: { $source }.
 }
action-discard_train = { $company } ({ $seat }) قطار { $train } را کنار گذاشت.
action-issue_shares = { $company } ({ $seat }) { $count } سهم منتشر کرد.
action-redeem_shares = { $company } ({ $seat }) { $count } سهم بازخرید کرد.
action-assign = { $seat } نشانگر { $private } را روی { $target } گذاشت.
action-choose_card = { $seat } کارت { $card } را برگزید.
action-answer = { $accept ->
    [yes] { $seat } پیشنهاد را پذیرفت.
   *[no] { $seat } پیشنهاد را رد کرد.
 }
action-bankrupt = { $company } ({ $seat }) اعلام ورشکستگی کرد.
action-end_game = { $bankrupt ->
    [none] { $seat } با توافق میز بازی را پایان داد.
   *[other] { $seat } به جای { $bankrupt } دست کشید: ورشکست.
 }

kind-pass = پاس دادن
kind-bid = پیشنهاد قیمت برای یک شرکت خصوصی
kind-take_private = خریدن شرکت خصوصی نوبت
kind-par = بنیاد شرکت یا گذاشتن ارزش اسمی آن
kind-buy_share = خریدن سهم
kind-sell_shares = فروختن سهام
kind-exchange_private = عوض کردن شرکت خصوصی با سهم
kind-trade_private = دادوستد شرکت خصوصی با یک بازیکن
kind-buy_private = خریدن شرکت خصوصی برای شرکت
kind-lay_tile = گذاشتن تایل
kind-place_token = گذاشتن توکن ایستگاه
kind-run_trains = راه انداختن قطارها
kind-dividend = پرداخت یا نگه داشتن درآمد
kind-buy_train = خریدن قطار
kind-discard_train = کنار گذاشتن قطار
kind-issue_shares = انتشار سهام
kind-redeem_shares = بازخرید سهام
kind-assign = گذاشتن نشانگر شرکت خصوصی
kind-choose_card = برگزیدن کارت
kind-answer = پاسخ به پیشنهاد
kind-bankrupt = اعلام ورشکستگی
kind-end_game = پایان دادن به بازی با توافق
