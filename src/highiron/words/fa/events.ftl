event-cash-moved = { $why ->
    [private] { $from } برای شرکت خصوصی { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [income] { $from } درآمد { $private } را پرداخت کرد: { MONEY($amount) }. گیرنده: { $to }.
    [shares] { $from } برای سهام { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [capital] { $from } سرمایهٔ شرکت را پرداخت کرد: { MONEY($amount) }. گیرنده: { $to }.
    [terrain] { $from } برای زمین { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [token] { $from } برای توکن ایستگاه { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [train] { $from } برای قطار { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [wagon] { $from } برای واگن { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [terminal-fee] { $from } برای پایانه { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [works] { $from } برای کارها { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [contribution] { $from } برای کمک به خرید قطار { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [dividend] { $from } سود سهام را پرداخت کرد: { MONEY($amount) }. گیرنده: { $to }.
    [revenue] { $from } درآمد را پرداخت کرد: { MONEY($amount) }. گیرنده: { $to }.
    [bankruptcy] { $from } به سبب ورشکستگی { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [closing] { $from } بسته شد و { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [merger] { $from } در ادغام { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [independent] { $from } با همهٔ دارایی‌اش { MONEY($amount) } داد. گیرنده: { $to }.
    [subsidy] { $from } { MONEY($amount) } یارانه پرداخت کرد. گیرنده: { $to }.
    [loan] { $from } { MONEY($amount) } وام داد. گیرنده: { $to }.
    [interest] { $from } { MONEY($amount) } بهره پرداخت کرد. گیرنده: { $to }.
    [inventor] { $from } برای یک اختراع { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [scrap] { $from } برای آهن‌پاره { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [mail] { $from } برای پست { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [engineers] { $from } برای کار در کوهستان { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [treasury] { $from } همهٔ خزانه، { MONEY($amount) }، را داد. گیرنده: { $to }.
    [forgiven] { $from } { MONEY($amount) } داد و دیگر بدهی نیست. گیرنده: { $to }.
    [short-dividend] { $from } سود سهام فروش استقراضی را پرداخت کرد: { MONEY($amount) }. گیرنده: { $to }.
    [purchase] { $from } برای شرکت { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [sale] { $from } { MONEY($amount) } داد، زیرا فروخته شد. گیرنده: { $to }.
    [set-aside] { $from } { MONEY($amount) } را تا پایان تصفیه کنار گذاشت. نزد: { $to }.
    [guarantee] { $from } برای بدهی شرکت { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
    [settlement] { $from } برای سهام شرکتِ رفته { MONEY($amount) } پرداخت کرد. گیرنده: { $to }.
   *[other] { $from } { MONEY($amount) } پرداخت کرد ({ $why }). گیرنده: { $to }.
 }
event-bank-broken = بانک ورشکست شد: بازی پس از این دسته از راندهای عملیاتی پایان می‌یابد.
event-share-bought = { $source-kind ->
    [company] { $seat } یک سهم { $company } را از خزانهٔ آن به { MONEY($price) } خرید.
   *[other] { $seat } یک سهم { $company } را به { MONEY($price) } خرید. از: { $source }.
}
event-shares-sold = { $seat } { $count } سهم { $company } را هر یک به { MONEY($price) } فروخت.
event-share-given = { $seat } { $count } سهم { $company } را رایگان گرفت.
event-company-started = { $seat } شرکت { $company } را با ارزش اسمی { MONEY($par) } بنیاد گذاشت.
event-floated = { $company } راه‌اندازی شد.
event-presidency-passed = { $to } به جای { $from } مدیرعامل { $company } شد.
event-presidency-taken = { $to } مدیرعامل { $company } شد که مدیرعاملی نداشت.
event-receivership-began = { $company } دیگر مدیرعامل ندارد و زیر ادارهٔ بدون مدیرعامل است.
event-shares-issued = { $company } { $count } سهم را هر یک به { MONEY($price) } منتشر کرد.
event-shares-redeemed = { $company } { $count } سهم را هر یک به { MONEY($price) } بازخرید کرد.
event-company-closed = { $company } بسته شد: سهامش بی‌ارزش است و توکن‌ها و قطارهایش از بازی بیرون رفتند.
event-merged = { $target } در { $company } ادغام شد: سهام، پول، قطارها و توکن‌هایش اکنون از آنِ { $company } است.
event-price-moved = قیمت سهم { $company } از { MONEY($from) } به { MONEY($to) } رسید.
event-bid-made = { $seat } برای { $private } { MONEY($price) } پیشنهاد داد.
event-bidding-opened = پیشنهاد قیمت برای { $private } آغاز شد.
event-private-sold = { $seat } { $private } را به { MONEY($price) } گرفت.
event-private-price-fell = همه پاس دادند: { $private } اکنون { MONEY($price) } است.
event-card-chosen = { $seat } کارتی برگزید.
event-last-card-shown = { $card } آخرین کارت است؛ بهایش { MONEY($price) } است.
event-card-price-fell = { $card } اکنون { MONEY($price) } است.
event-blank-revealed = کارت { $seat } سفید بود.
event-private-traded = { $private } از { $from } به { $to } رسید، به { MONEY($price) }.
event-private-exchanged = { $seat } { $private } را با یک سهم { $company } عوض کرد. سهم از: { $source }.
event-private-closed = { $private } بسته شد.
event-independent-absorbed = { $company } پول، توکن و قطارهای { $private } را گرفت: { $trains }.
event-marker-placed = نشانگر { $private } اکنون در { $hex } است.
event-markers-removed = نشانگرها از صفحه رفتند: { $privates }.
event-steamboat-serves = کشتی بخار اکنون به { $company } خدمت می‌کند.
event-second-tile-forfeited = از تایل دوم { $private } چشم‌پوشی شد.
event-passed = { $seat } پاس داد.
event-draft-round-began = کارت‌های مانده به فروش می‌رسند.
event-stock-round-began = راند سهام { $turn } آغاز شد.
event-stock-round-ended = راند سهام پایان یافت؛ اولویت معامله با { $priority } است.
event-operating-round-began = راند عملیاتی { "\u200e" }{ $turn }.{ $number }{ "\u200e" } از { $of } آغاز شد.
event-last-turn-set = قطاری برای خرید نمانده است: نوبت { $turn } آخرین است.
event-operating-round-ended = راند عملیاتی پایان یافت.
event-turn-began = نوبت شرکت { $company } است، با مدیریت { $seat }.
event-offer-made = { $what ->
    [train] { $seat } از { $to } رضایت خواست: { $buyer } قطار { $item } را به { MONEY($price) } بخرد.
    [wagon] { $seat } از { $to } رضایت خواست: { $buyer } یک واگن به { MONEY($price) } بخرد.
   *[other] { $seat } از { $to } رضایت خواست: { $buyer } { $item } را به { MONEY($price) } بخرد.
 }
event-offer-accepted = { $seat } پیشنهاد را پذیرفت.
event-offer-lapsed = پیشنهاد به { $seat } دیگر برپا نیست.
event-offer-declined = { $seat } پیشنهاد را رد کرد.
event-deal-failed = { $company } نتوانست بهای توافق‌شده را فراهم کند و معامله به هم خورد.
event-tile-laid = { $company } تایل #{ $tile } را در { $hex } با چرخش { $rotation } گذاشت.
event-token-placed = { $price ->
    [0] { $company } در { $hex } رایگان توکن ایستگاه گذاشت.
   *[other] { $company } در { $hex } به { MONEY($price) } توکن ایستگاه گذاشت.
 }
event-train-ran = { $mode ->
    [freight] قطار { $train } شرکت { $company } با واگن { $path } را پیمود: { MONEY($revenue) }.
   *[other] قطار { $train } شرکت { $company } { $path } را پیمود: { MONEY($revenue) }.
 }
event-dividend-paid = { $company } { MONEY($revenue) } پرداخت کرد: برای هر سهم { MONEY($per_share) }.
event-revenue-retained = { $revenue ->
    [0] { $company } درآمدی نداشت.
   *[other] { $company } { MONEY($revenue) } را نگه داشت.
 }
event-train-bought = { $company } قطار { $train } را به { MONEY($price) } خرید. از: { $source }.
event-train-discarded = { $company } قطار { $train } را کنار گذاشت.
event-train-exported = قطار { $train } بی‌آنکه فروخته شود از بازی بیرون رفت.
event-phase-began = فاز { $phase } آغاز شد.
event-trains-rusted = { $count } قطار { $train } از { $owner } منسوخ شد.
event-trains-obsolete = همهٔ قطارهای { $train } در آستانهٔ منسوخ شدن هستند: هر یک یک بار دیگر راه می‌افتد.
event-trains-retired = قطارهای در آستانهٔ منسوخ شدنِ { $owner } آخرین سفرشان را رفتند: { $trains }.
event-bankrupt = { $seat } نتوانست بهای قطار { $company } را بپردازد و ورشکست شد.
event-game-ended = { $why ->
    [bank] بازی پایان یافت: { end-bank }.
    [bankrupt] بازی پایان یافت: { end-bankrupt }.
    [turn_cap] بازی پایان یافت: { end-turn_cap }.
    [last_phase] بازی پایان یافت: { end-last_phase }.
    [last_train] بازی پایان یافت: { end-last_train }.
    [stalled] بازی پایان یافت: { end-stalled }.
    [agreement] بازی پایان یافت: { end-agreement }.
    [all_closed] بازی پایان یافت: { end-all_closed }.
    [final_train] بازی پایان یافت: { end-final_train }.
   *[other] بازی پایان یافت: { $why }.
 }
