reason-game-over = { $why ->
    [bank] بازی پایان یافته است: { end-bank }؛ دیگر حرکتی نمی‌شود.
    [bankrupt] بازی پایان یافته است: { end-bankrupt }؛ دیگر حرکتی نمی‌شود.
    [turn_cap] بازی پایان یافته است: { end-turn_cap }؛ دیگر حرکتی نمی‌شود.
    [last_phase] بازی پایان یافته است: { end-last_phase }؛ دیگر حرکتی نمی‌شود.
    [last_train] بازی پایان یافته است: { end-last_train }؛ دیگر حرکتی نمی‌شود.
    [agreement] بازی پایان یافته است: { end-agreement }؛ دیگر حرکتی نمی‌شود.
    [all_closed] بازی پایان یافته است: { end-all_closed }؛ دیگر حرکتی نمی‌شود.
    [final_train] بازی پایان یافته است: { end-final_train }؛ دیگر حرکتی نمی‌شود.
    [stalled] بازی پایان یافته است: { end-stalled }؛ دیگر حرکتی نمی‌شود.
   *[other] بازی پایان یافته است ({ $why })؛ دیگر حرکتی نمی‌شود.
 }
reason-not-your-turn = نوبت { $turn } است، نه { $seat }.
reason-not-now = اکنون زمان { $action } نیست؛ اکنون زمان { $step } است.
reason-not-your-company = { $company } اکنون نمی‌تواند کاری کند؛ نوبت { $turn } است.
reason-unknown-seat = صندلی «{ $name }» پشت این میز نیست. صندلی‌ها از A تا { $example } در جهت ساعت‌اند.
reason-unknown-company = { $why ->
    [absent] { $name } در این بازی نیست (یا دیگر نیست). کوته‌نوشت شرکتی را بنویسید که هست، مانند { $example }.
    [private] { $name } شرکت سهامی نیست و این کار از آن برنمی‌آید. کوته‌نوشت یک شرکت را بنویسید، مانند { $example }.
   *[none] در این بازی شرکت «{ $name }» نیست. کوته‌نوشت را بنویسید، مانند { $example }.
 }
reason-unknown-private = { $example ->
    [none] در این بازی شرکت خصوصی «{ $name }» نیست؛ هیچ شرکت خصوصی ندارد.
   *[other] در این بازی شرکت خصوصی «{ $name }» نیست. کوته‌نوشت را بنویسید، مانند { $example }.
 }
reason-unknown-hex = شش‌ضلعی «{ $name }» روی این نقشه نیست. مختصاتی مانند { $example } بنویسید.
reason-unknown-tile = تایل «{ $name }» در این بازی نیست. تنها شماره را بنویسید، مانند { $example }.
reason-unknown-rotation = تایل را نمی‌توان به اندازهٔ { $name } چرخاند. چرخش‌ها از ۰ تا { $example } هستند.
reason-unknown-train = قطار «{ $name }» در این بازی نیست. تنها نوع را بنویسید، مانند { $example }.
reason-unknown-card = کارت «{ $name }» در این گزینش نیست.
reason-unknown-certificate = گواهی «{ $name }» در این بازی نیست.
reason-unknown-source = از «{ $source }» چیزی نمی‌توان گرفت. «{ $unsold }» یا «pool» بنویسید.
reason-unknown-dividend = با درآمد اینجا «{ $kind }» نمی‌توان کرد. یکی از این‌ها را بنویسید: { $choices }.
reason-not-enough-cash = { $owner } { MONEY($need) } لازم دارد و { MONEY($has) } دارد.
reason-price-out-of-range = { $high ->
    [none] قیمت { MONEY($price) } نمی‌شود: باید دست‌کم { MONEY($low) } باشد.
   *[other] قیمت { MONEY($price) } نمی‌شود: باید از { MONEY($low) } تا { MONEY($high) } باشد.
 }
reason-wrong-price = قیمت { MONEY($right) } است، نه { MONEY($price) }.
reason-private-not-for-sale = { $why ->
    [tied] تا بازیکنی گواهی { $company } را دارد که شاید با { $private } آمده باشد، { $private } دست به دست نمی‌شود.
    [gone] { $private } بسته شده یا در این بازی نیست، پس کسی نمی‌تواند آن را بفروشد.
   *[owned] { $owner-kind ->
        [bank] { $private } هنوز نزد بانک است، پس بازیکنی نمی‌تواند آن را بفروشد.
       *[other] { $private } از پیش از آنِ { $owner } است.
    }
 }
reason-not-the-current-private = { $private } را هنوز نمی‌توان خرید. برای آن پیشنهاد بدهید، یا { $current } را بخرید که نخستین است.
reason-no-bid-on-current-private = { $private } نخستین است: آن را به قیمتش بخرید، نه با پیشنهاد.
reason-bid-not-in-steps = پیشنهاد { MONEY($price) } نمی‌شود: گام پیشنهادها { MONEY($step) } است.
reason-bid-too-low = پیشنهاد { MONEY($price) } کم است: دست‌کم { MONEY($least) } پیشنهاد بدهید.
reason-other-private-in-auction = اکنون پیشنهادها بر سر { $private } است. بالاتر بروید یا پاس بدهید.
reason-card-not-in-hand = کارت { $card } در دست شما نیست. یکی از کارت‌هایی را که برداشته‌اید برگزینید.
reason-must-choose-card = پاس نمی‌شود: یکی از کارت‌هایی را که برداشته‌اید برگزینید. کارت سفید رایگان است.
reason-must-buy-card = نخستین نوبت بازی پاس نمی‌شود: یکی از کارت‌ها را بخرید.
reason-private-never-sold = { $private } هرگز به شرکتی فروخته نمی‌شود.
reason-phase-forbids = در فاز { $phase } شرکت‌ها شرکت خصوصی نمی‌خرند.
reason-no-trade-in-first-round = در نخستین راند سهام بازیکنان شرکت خصوصی دادوستد نمی‌کنند.
reason-no-trade-now = { $why ->
    [bought] خرید این نوبت انجام شده است ({ $bought }) و خرید شرکت خصوصی خرید دیگری می‌شد.
   *[phase] در فاز { $phase } بازیکنان شرکت خصوصی دادوستد نمی‌کنند.
 }
reason-not-a-side-of-the-trade = { $only ->
    [yes] { $private } از آنِ { $owner } است. تنها بازیکن دیگری، همچون خریدار و در نوبت خودش، می‌تواند دادوستد آن را پیشنهاد کند.
   *[no] { $private } از آنِ { $owner } است. تنها مالک و خریدار می‌توانند دادوستد را پیشنهاد کنند.
 }
reason-no-private-sale-now = { $why ->
    [option] { $private } را اکنون نمی‌توان به { $buyer } فروخت: با گزینه‌های این بازی شرکت خصوصی برای قطار فروخته نمی‌شود.
    [no-need] { $private } را اکنون نمی‌توان به { $buyer } فروخت: { $company } ناچار به خرید قطار نیست.
    [money] { $private } را اکنون نمی‌توان به { $buyer } فروخت: پول قطار { $company } فراهم است.
    [owner] { $private } را اکنون نمی‌توان به { $buyer } فروخت: از آنِ مدیرعامل { $company } نیست.
    [self] { $private } را اکنون نمی‌توان به { $buyer } فروخت: فروشنده و خریدار یکی‌اند.
   *[limit] { $private } را اکنون نمی‌توان به { $buyer } فروخت: شمار گواهی‌هایش به سقف رسیده است.
 }
reason-private-has-no-exchange = { $private } را نمی‌توان با سهم عوض کرد.
reason-not-your-private = { $private } از آنِ شما نیست که عوضش کنید.
reason-only-between-turns = { $private } را می‌توان در نوبت سهام خود یا پیش از آغاز نوبت بعدی دیگری عوض کرد.
reason-private-gives-no-tile = { $private } امتیاز گذاشتن تایل نمی‌دهد.
reason-private-not-owned = { $private } از آنِ این شرکت نیست، پس نمی‌تواند امتیازش را به کار برد.
reason-private-gives-no-token = { $private } امتیاز گذاشتن توکن نمی‌دهد.
reason-private-has-no-marker = { $private } نشانگر ندارد.
reason-marker-elsewhere = نشانگر { $private } را نمی‌توان روی { $target } گذاشت.
reason-marker-set-already = این در این راند تعیین شده یا خود به خود چنین است ({ $target }). دیگری را تعیین کنید یا پاس بدهید.
reason-tile-not-of-private = تایل #{ $tile } از آن‌هایی نیست که { $private } می‌تواند آنجا بگذارد.
reason-tiles-not-joined = تایل دوم، در { $hex }، باید به ریل تایل نخست در { $first } بپیوندد.
reason-no-private-tiles-now = در این راند از تایل دوم یک شرکت خصوصی چشم‌پوشی شد و مانند 18xx.games تا راند بعد هیچ شرکت خصوصی تایل نمی‌گذارد.
reason-second-tile-first = نخست تایل دوم { $private }.
reason-cities-joined-already = ریل از پیش { $hexes } را به هم پیوسته است.
reason-cities-not-joined = تایل‌های این امتیاز باید { $hexes } را با ریل به هم بپیوندند. تایل‌هایی چنین برگزینید.
reason-company-buys-nothing = { $receiver ->
    [yes] { $company } زیر ادارهٔ بدون مدیرعامل است و شرکت خصوصی نمی‌خرد.
   *[no] { $company } راه‌آهن مستقل است و چیزی نمی‌خرد.
 }
reason-train-first = { $company } برای قطار سهام منتشر کرده است و نخست باید آن را بخرد.
reason-privilege-spent = امتیاز { $private } به کار رفته است.
reason-privilege-elsewhere = { $city ->
    [none] این امتیاز تنها برای { $hexes } است.
   *[other] این امتیاز تنها برای شهر شمارهٔ { $city } در { $hexes } است.
 }
reason-privilege-gone = آنجا تایلی هست، پس امتیاز { $private } از دست رفته است.
reason-privilege-not-now = امتیاز { $private } را در این جای نوبت نمی‌توان به کار برد.
reason-must-sell-first = { $seat } از سقف گواهی‌ها یا سهام یک شرکت گذشته است و نخست باید بفروشد.
reason-no-sales-in-first-round = در نخستین راند سهام چیزی فروخته نمی‌شود.
reason-no-price-yet = { $company } هنوز قیمت ندارد، پس سهامش فروخته نمی‌شود.
reason-sell-at-least-one = { $count } سهم نمی‌توان فروخت. دست‌کم یکی بفروشید.
reason-not-that-many-shares = از { $count } سهم { $company } که می‌خواهید بفروشید { $has } دارید.
reason-pool-full = { $room ->
    [0] مخزن بانک هرگز بیش از نیمی از { $company } را ندارد؛ جایی نمانده است.
   *[other] مخزن بانک هرگز بیش از نیمی از { $company } را ندارد؛ جای { $room } سهم دیگر هست.
 }
reason-president-cannot-sell-that-far = گواهی مدیرعاملی { $company } به مخزن بانک نمی‌رود و کس دیگری آن اندازه سهم ندارد که آن را بگیرد. سهم کمتری بفروشید.
reason-not-started = { $company } بنیاد نشده است: نخستین گواهی آن از آنِ مدیرعامل است. ارزش اسمی‌اش را بگذارید.
reason-already-started = { $company } بنیاد شده است. یکی از سهامش را بخرید.
reason-no-share-there = { $source-kind ->
    [ipo] سهمی از { $company } در عرضهٔ اولیه نمانده است.
    [pool] { $held ->
        [0] سهمی از { $company } در مخزن بانک نیست.
       *[other] در مخزن بانک تنها گواهی مدیرعاملی { $company } هست که بی داشتن سهمی از آن گرفته نمی‌شود.
    }
   *[other] سهمی در خزانهٔ { $company } نمانده است.
 }
reason-already-bought = خرید این نوبت انجام شده است ({ $bought })، پس برای { $action } دیر است.
reason-sold-this-round = در این راند سهام از { $company } فروخته‌اید، پس تا راند بعد نمی‌توانید بخرید.
reason-over-holding-limit = { $has } سهم { $company } دارید و بیش از { $limit } نمی‌شود.
reason-over-certificate-limit = { $has } گواهی از { $limit } پر است. نخست بفروشید.
reason-not-a-par-price = { MONEY($price) } ارزش اسمی نیست. یکی از این‌ها را برگزینید: { $prices }.
reason-other-par-due = نخست باید ارزش اسمی { $company } گذاشته شود.
reason-not-operated-yet = { $company } هنوز نوبتی نداشته است، پس تنها مدیرعاملش می‌تواند سهامش را بفروشد.
reason-sold-this-turn = در این نوبت سهام { $company } فروخته شده است؛ آن‌ها یکجا فروخته می‌شوند.
reason-in-receivership = { $company } زیر ادارهٔ بدون مدیرعامل است، پس سهامش برای این فروخته نمی‌شود.
reason-not-a-corporation = { $company } شرکت سهامی نیست و سهم ندارد.
reason-issued-already = { $company } در این نوبت سهام منتشر یا بازخرید کرده است.
reason-no-issue-now = { $company } در این جای نوبت نمی‌تواند سهام منتشر یا بازخرید کند.
reason-not-that-many-to-issue = { $why ->
    [redeem] { $counts ->
        [none] { $company } نمی‌تواند { $count } سهم بازخرید کند: مخزن بانک از آن ندارد.
       *[other] { $company } نمی‌تواند { $count } سهم بازخرید کند: با آنچه در مخزن بانک است { $counts } می‌شود.
    }
    [train] { $counts ->
        [none] { $company } نمی‌تواند برای قطار { $count } سهم منتشر کند: اکنون هیچ نمی‌شود.
       *[other] { $company } نمی‌تواند برای قطار { $count } سهم منتشر کند: { $counts } می‌شود.
    }
   *[issue] { $counts ->
        [none] { $company } نمی‌تواند { $count } سهم منتشر کند: سهمی ندارد، یا سهم مخزن بانک از بازیکنان بیشتر می‌شد.
       *[other] { $company } نمی‌تواند { $count } سهم منتشر کند: با خزانه‌اش و چون سهم مخزن بانک از بازیکنان بیشتر نمی‌شود، { $counts } می‌شود.
    }
 }
reason-must-issue-first = { $company } هنوز می‌تواند برای قطار سهام منتشر کند و باید پیش از کمک مدیرعامل چنین کند.
reason-tile-already-laid = { $yellow ->
    [yes] ارتقای این نوبت انجام شده است. تایل دیگر باید زرد باشد.
   *[no] { $laid ->
        [one] تایل این نوبت گذاشته شده است.
       *[other] هر { $laid } تایل این نوبت گذاشته شده است.
    }
 }
reason-hex-blocked = { $sold ->
    [yes] تا { $private } از آنِ بازیکنی است { $hex } بسته است. با خرید { $private } به دست شرکتی یا بسته شدن آن باز می‌شود.
   *[no] تا بسته شدن { $private }، { $hex } بسته است.
 }
reason-hex-not-buildable = در { $hex } تایلی گذاشته نمی‌شود: آنچه چاپ شده می‌ماند.
reason-hex-not-reached = { $company } از توکن‌هایش به ریل این تایل در { $hex } نمی‌رسد.
reason-no-tile-left = تایل #{ $tile } نمانده است.
reason-colour-not-yet = { $colour ->
    [yellow] در فاز { $phase } هنوز تایل زرد نیست.
    [green] در فاز { $phase } هنوز تایل سبز نیست.
    [brown] در فاز { $phase } هنوز تایل قهوه‌ای نیست.
    [gray] در فاز { $phase } هنوز تایل خاکستری نیست.
   *[other] در فاز { $phase } هنوز تایل به این رنگ ({ $colour }) نیست.
 }
reason-tile-does-not-fit = { $why ->
    [colour] تایل #{ $tile } در { $hex } نمی‌نشیند: رنگش { $colour } است و تایل بعدی آنجا { $colours } است.
    [last] تایل #{ $tile } در { $hex } نمی‌نشیند: چیزی جای آنچه هست را نمی‌گیرد.
    [label] تایل #{ $tile } در { $hex } نمی‌نشیند: حرف آن، یا نبودنش، با شش‌ضلعی جور نیست.
    [stops] تایل #{ $tile } در { $hex } نمی‌نشیند: شهرهایش با شهرهای شش‌ضلعی یکی نیست.
   *[track] تایل #{ $tile } در { $hex } نمی‌نشیند: ارتقای آنچه هست نیست.
 }
reason-track-runs-nowhere = در { $hex } ریل از صفحه بیرون می‌رود یا به کنارهٔ بسته می‌خورد (کنارهٔ { $edges }). تایل را بچرخانید.
reason-track-not-kept = همهٔ ریل‌های { $hex } باید بماند و چرخش { $rotation } آن‌ها را نگه نمی‌دارد. تایل را بچرخانید.
reason-not-a-city = { $hex } شهر شمارهٔ { $stop } که توکن بگیرد ندارد.
reason-no-slot-free = در آن شهر { $hex } جای خالی نیست.
reason-slot-reserved = { $why ->
    [second] جایی خالی در { $hex } برای { $holder } نگه داشته شده است که می‌تواند به قیمت خود به آن شهر بیاید.
    [private] جایی خالی در آن شهر { $hex } برای خریدار { $holder } نگه داشته شده است.
   *[home] جایی خالی در { $hex } برای { $holder } نگه داشته شده است که خانه‌اش آنجاست.
 }
reason-token-already-in-hex = این شرکت در { $hex } توکن دارد.
reason-city-not-reached = { $company } از توکن‌هایش به آن شهر در { $hex } نمی‌رسد.
reason-token-already-placed = { $company } توکن این نوبت را گذاشته است.
reason-independent-has-no-tokens = { $company } راه‌آهن مستقل است و توکن دیگری ندارد.
reason-lay-without-use = این تایل در { $hex } ریل تازه‌ای در دسترس { $company } نمی‌گذارد و شهری را که به آن می‌رسد بالا نمی‌برد.
reason-no-token-left = توکنی برای { $company } نمانده است.
reason-other-token-due = نخست برگزینید که توکن { $company } در { $hex } کجا باشد.
reason-trains-must-run = { $company } قطاری دارد که می‌تواند راه بیفتد، پس باید راه بیفتد.
reason-better-runs-exist = این سفرها { MONEY($revenue) } می‌آورند، اما { MONEY($best) } می‌شود و بهترین سفرها باید انجام شوند.
reason-train-not-owned = { $company } این قطار ({ $train }) را ندارد یا به کارش برده است.
reason-unknown-place = «{ $place }» جایی روی نقشه نیست. توقفگاه را با شش‌ضلعی، نقطه و شماره (نخستین 0) بنویسید و شش‌ضلعی بی‌توقفگاه را تنها با نامش.
reason-stop-of-another = تنها { $company } می‌تواند { $place } را به کار برد.
reason-run-needs-two-stops = سفر قطار { $train } باید در توقفگاه آغاز و تمام شود و دست‌کم دو توقفگاه داشته باشد.
reason-not-neighbours = { $place } و { $next } همسایه نیستند.
reason-no-track = ریلی نیست که از { $place } چنین بگذرد.
reason-track-twice = سفر نزدیک { $place } از یک ریل دو بار می‌گذرد.
reason-track-of-another-train = قطار { $train } از ریلی می‌گذرد که قطار دیگری در این نوبت گذشته است.
reason-stop-twice = سفر به { $place } یا ناحیهٔ آن دو بار می‌رود.
reason-red-area-inside = سفر تنها می‌تواند در { $place } آغاز یا تمام شود، نه اینکه از آن بگذرد.
reason-two-eastern-areas = سفر تنها به یکی از ناحیه‌های شرقی می‌رود، نه به همهٔ این‌ها: { $places }.
reason-city-blocked = توکن دیگران راه { $place } را بسته است.
reason-run-without-token = سفر قطار { $train } باید به یک توکن شرکت برسد.
reason-supply-exceeded = این سفرها بیش از آنچه شرکت دارد می‌خواهند: { $needed }.
reason-no-such-route = قطار { $train } در این شش‌ضلعی‌ها ریلی نمی‌یابد: { $connections }.
reason-wrong-revenue = پرونده می‌گوید سفر { MONEY($said) } می‌آورد، اما { MONEY($earned) } می‌آورد.
reason-unknown-mode = قطار { $train } نمی‌تواند چنین راه بیفتد: { $mode }.
reason-ends-elsewhere = { $mode ->
    [freight] قطار باری باید در شهر صنعتی به پایان برسد.
   *[other] سفر جایی که چنین قطاری ({ $mode }) باید تمام شود پایانی ندارد.
  }
reason-one-stop-left-out = سفر از { $place } تنها با توقفگاه کنارش می‌گذرد.
reason-run-too-long = قطار { $train } به { $reach } توقفگاه می‌رود، نه { $stops }.
reason-at-train-limit = { $company } { $limit } قطار دارد، به اندازه‌ای که این فاز اجازه می‌دهد.
reason-train-not-for-sale = { $why ->
    [own] { $source } از خودش قطار نمی‌خرد.
    [part-payment] قطار تنها در خرید از انبار جزو بها داده می‌شود، نه از { $source }.
    [no-seller] قطار را بانک و شرکت‌های فعال می‌فروشند، نه { $source }.
    [has-none] { $source } قطار { $train } ندارد.
    [receivership] { $source } زیر ادارهٔ بدون مدیرعامل است و قطار نمی‌فروشد.
    [obsolete] قطار { $train } از { $source } در آستانهٔ منسوخ شدن است و فروخته نمی‌شود.
    [at-limit] { $source } در سقف قطار است و قطار نمی‌فروشد.
    [last] در بانک قطاری نمانده است، پس { $source } تنها قطارش را نگه می‌دارد.
   *[offers] { $offers ->
        [none] قطار { $train } در { $source } نیست و قطار دیگری هم برای خرید نیست.
       *[other] قطار { $train } را اکنون نمی‌توان از { $source } خرید؛ این‌ها هست: { $offers }.
    }
 }
reason-help-only-for-cheapest = مدیرعامل تنها به خرید ارزان‌ترین قطار بانک ({ MONEY($cheapest) }) کمک می‌کند و تنها اگر خزانه نرسد؛ این { MONEY($price) } است.
reason-no-trade-in = قطار { $trade_in } جزو بهای قطار { $train } پذیرفته نمی‌شود.
reason-must-buy-train = { $route ->
    [yes] { $company } قطار ندارد و مسیری برای رفتن دارد، پس باید قطار بخرد.
   *[no] { $company } قطار ندارد، پس باید یکی بخرد.
 }
reason-no-forced-purchase = { $pays ->
    [yes] { $company } خود می‌تواند بهای قطار را بپردازد، پس مدیرعامل اکنون سهام نمی‌فروشد.
   *[no] { $company } ناچار به خرید قطار نیست، پس مدیرعامل اکنون سهام نمی‌فروشد.
 }
reason-money-suffices = { MONEY($has) } هست و { MONEY($need) } لازم است، پس سهم دیگری فروخته نمی‌شود.
reason-sale-too-small = در این نوبت سهام { $company } تنها یک بار فروخته می‌شود و { $count } پول ارزان‌ترین قطار را نمی‌رساند. یکجا بیشتر بفروشید.
reason-sale-leads-nowhere = پس از فروش { $count } سهم { $company } هیچ قطاری خریدنی نمی‌بود: نوع ارزان‌تر بسته و نوع گران‌تر دور از دسترس است. شمار دیگری بفروشید.
reason-sells-too-much = تنها { MONEY($missing) } کم است و هر سهم { MONEY($price) } می‌آورد. سهم کمتری بفروشید.
reason-would-lose-presidency = با این فروش دیگر مدیرعامل { $company } نمی‌بودید که برایش پول فراهم می‌کنید. سهم کمتری بفروشید.
reason-would-close-company = اگر مدیرعامل اکنون سهام { $company } را بفروشد، شرکت بسته می‌شود.
reason-sold-for-dearer-form = پول برای قطار گران‌تری فراهم شد: این { MONEY($price) } است و باید دست‌کم { MONEY($least) } باشد.
reason-only-bank-trains = پس از فراهم کردن پول، { $company } تنها قطار بانک را می‌خرد.
reason-not-over-train-limit = { $company } از سقف قطار نگذشته است و قطاری کنار نمی‌گذارد.
reason-train-not-counted = قطار { $train } از { $company } در آستانهٔ منسوخ شدن است و در سقف شمرده نمی‌شود.
reason-other-discards-first = نخست { $company } باید قطاری کنار بگذارد.
reason-other-gives-up-train = کنار گذاشتن قطار { $company } با { $owner } است.
reason-not-bankrupt = { $forced ->
    [yes] پول قطار { $company } هنوز فراهم می‌شود، پس این ورشکستگی نیست.
   *[no] { $company } ناچار به خرید قطار نیست، پس این ورشکستگی نیست.
 }
