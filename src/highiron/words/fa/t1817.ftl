action-bid_company = { $seat } برای { $company } { MONEY($price) } پیشنهاد داد.
action-choose_size = { $seat } { $company } را شرکتی با { $shares } سهم کرد.
action-pay_private = { $seat } { $private } را در { $company } گذاشت.
action-short = { $seat } یک سهم { $company } را استقراضی فروخت.
action-take_loan = { $company } ({ $seat }) وام گرفت.
action-repay_loan = { $company } ({ $seat }) یک وام را بازپرداخت.
action-place_bridge = { $company } ({ $seat }) پل { $private } را در { $hex } گذاشت.
action-convert = { $company } ({ $seat }) به اندازهٔ بعدی تبدیل شد.
action-merge = { $survivor ->
    [none] { $company } ({ $seat }) با { $target } ادغام شد.
   *[other] { $company } ({ $seat }) با { $target } ادغام شد و { $survivor } می‌ماند.
 }
action-offer_company = { $seat } { $company } را برای فروش گذاشت.
action-choose_buyer = { $seat } { $target } را با { $company } خرید.
action-remove_token = { $company } ({ $seat }) توکنش را از { $hex } برداشت.

kind-bid_company = پیشنهاد قیمت برای شرکت
kind-choose_size = برگزیدن اندازهٔ شرکت
kind-pay_private = پرداخت با شرکت خصوصی
kind-short = فروش استقراضی سهم
kind-take_loan = گرفتن وام
kind-repay_loan = بازپرداخت وام
kind-place_bridge = گذاشتن پل
kind-convert = تبدیل شرکت
kind-merge = ادغام دو شرکت
kind-offer_company = گذاشتن شرکت برای فروش
kind-choose_buyer = برگزیدن شرکت خریدار
kind-remove_token = برداشتن توکن از نقشه

web-do-bid_company = پیشنهاد برای شرکت
web-do-choose_size = برگزیدن اندازه
web-do-pay_private = پرداخت با شرکت خصوصی
web-do-short = فروش استقراضی
web-do-take_loan = گرفتن وام
web-do-repay_loan = بازپرداخت وام
web-do-place_bridge = گذاشتن پل
web-do-convert = تبدیل
web-do-merge = ادغام
web-do-offer_company = گذاشتن برای فروش
web-do-choose_buyer = برگزیدن خریدار
web-do-remove_token = برداشتن توکن

web-move-bid_company = پیشنهاد { $price } برای { $company }
web-move-choose_size = { $company } با { $shares } سهم
web-move-pay_private = گذاشتن { $private } در { $company }
web-move-short = فروش استقراضی { $company }
web-move-take_loan = وام برای { $company }
web-move-repay_loan = بازپرداخت یک وام { $company }
web-outcome-take_loan = { $moves ->
    [yes] وام برای { $company }: { $amount } ← { $after }
   *[no] وام برای { $company }: { $amount }
 }
web-outcome-repay_loan = { $moves ->
    [yes] بازپرداخت یک وام { $company }: { $amount } ← { $after }
   *[no] بازپرداخت یک وام { $company }: { $amount }
 }
web-move-place_bridge = پل { $private } در { $hex }
web-move-convert = تبدیل { $company }
web-move-merge = { $survivor ->
    [none] ادغام { $company } با { $target }؛ { $company } می‌ماند
   *[other] ادغام { $company } با { $target }؛ { $survivor } می‌ماند
 }
web-move-offer_company = گذاشتن { $company } برای فروش
web-move-choose_buyer = خرید { $target } با { $company }
web-move-remove_token = برداشتن توکن از { $hex }

web-pass-seed_bidding = کناره‌گیری
web-pass-ipo_bidding = کناره‌گیری
web-pass-ipo_payment = پرداخت مانده با پول نقد
web-pass-loans = پایان وام‌ها
web-pass-grow = بدون تغییر
web-pass-share_trade = پایان معامله
web-pass-put_up = نگذاشتن برای فروش
web-pass-sale_bidding = کناره‌گیری
web-pass-repay = پایان بازپرداخت

web-field-shares = سهام
web-field-survivor = کدام می‌ماند
web-field-merge-target = با
web-field-choose_buyer-company = خریدار

web-round-seed_auction = مزایدهٔ شرکت‌های خصوصی
web-round-merger_round = ادغام‌ها ⁦{ $turn }.{ $number }⁩ از { $of }
web-round-sale_round = فروش شرکت‌ها ⁦{ $turn }.{ $number }⁩ از { $of }
web-round-short-seed_auction = مزایده
web-round-short-merger_round = ⁨MR⁩ ⁦{ $turn }.{ $number }⁩
web-round-short-sale_round = ⁨AR⁩ ⁦{ $turn }.{ $number }⁩

step-seed_auction = مزایدهٔ شرکت‌های خصوصی
step-seed_bidding = پیشنهاد برای یک شرکت خصوصی
step-ipo = بنیاد شرکت
step-ipo_home = برگزیدن خانه
step-ipo_bidding = پیشنهاد برای شرکت تازه
step-ipo_size = برگزیدن اندازه
step-ipo_payment = پرداخت با شرکت‌های خصوصی
step-short = فروش استقراضی
step-company = کار به نام شرکت

frame-seed_auction = { $seat } می‌تواند مزایدهٔ یک شرکت خصوصی را آغاز کند
frame-seed_bidding = { $seat } می‌تواند از پیشنهاد { MONEY($price) } برای { $private } بالاتر برود
frame-ipo_home = { $seat } خانهٔ { $company } را برمی‌گزیند
frame-ipo_bidding = { $seat } می‌تواند از پیشنهاد { MONEY($price) } برای { $company } بالاتر برود
frame-ipo_size = { $seat } اندازهٔ { $company } را برمی‌گزیند
frame-ipo_payment = { $seat } می‌تواند برای { $company } با شرکت‌های خصوصی بپردازد

event-company-bid = { $seat } برای { $company } { MONEY($price) } پیشنهاد داد.
event-size-chosen = { $company } { $shares } سهم دارد.
event-private-paid = { $seat } { $private } را در { $company } گذاشت.
event-tokens-bought = { $company } { $count } توکن خرید.
event-share-shorted = { $seat } یک سهم { $company } را به { MONEY($price) } استقراضی فروخت.
event-shorts-closed = { $owner } { $count } فروش استقراضی { $company } را بست.
event-company-left = { $company } از بازی بیرون رفت و می‌تواند دوباره بنیاد شود.
event-interest-fixed = بهرهٔ هر وام در این راند عملیاتی { MONEY($rate) } است.
event-end-called = نخستین قطار 8 بانک را ترک کرد: نوبت { $turn } آخرین خواهد بود.
event-liquidation-began = { $company } به تصفیه می‌رود.
event-loan-taken = { $company } { MONEY($amount) } وام گرفت.
event-loan-repaid = { $company } { MONEY($amount) } بازپرداخت.

end-last_train = راندهای پس از نخستین قطار 8 تمام شدند

reason-bid-above-face = { MONEY($price) } از قیمت اسمی { MONEY($face) } بیشتر است و هیچ پیشنهادی نمی‌تواند چنین باشد.
reason-must-open-auction = اینجا کسی پاس نمی‌دهد: مزایدهٔ یک شرکت خصوصی پایین‌ترین ردیف را آغاز کنید، اگر می‌خواهید با هیچ.
reason-bid-too-high = { MONEY($price) } زیاد است: بالاترین پیشنهاد { MONEY($most) } است.
reason-bid-not-payable = { $seat } نمی‌تواند { MONEY($price) } را درست با پول نقد و شرکت‌های خصوصی بپردازد. مبلغ دیگری پیشنهاد دهید یا پاس بدهید.
reason-other-company-in-auction = اکنون سخن از { $company } است.
reason-no-home-left = هیچ شهری جایگاه خالی ندارد، پس شرکتی بنیاد نمی‌شود.
reason-no-home-there = خانهٔ { $company } نمی‌تواند در { $hex } ({ $stop }) باشد. جایگاه خالی شهری را برگزینید.
reason-size-not-allowed = { $company } در این فاز نمی‌تواند { $shares } سهم داشته باشد.
reason-bid-not-paid = { $seat } هنوز { MONEY($owes) } از پیشنهاد را بدهکار است. شرکتی خصوصی بگذارید.
reason-private-does-not-fit = { $private } نمی‌تواند جزو پرداخت باشد: شرکت‌های خصوصی نباید بیش از پیشنهاد شوند و مانده را پول نقد می‌پردازد (جای { MONEY($room) } مانده است).
reason-turn-of-a-company = این نوبت از آنِ { $company } است: می‌تواند وام بگیرد و سهام بازخرید کند، نه کاری دیگر.
reason-turn-of-the-player = { $seat } در این نوبت به نام خود کار کرده است و دیگر نمی‌تواند به نام شرکت کار کند.
reason-not-president = شما مدیرعامل { $company } نیستید.
reason-shares-illiquid = { $company } قیمت ندارد، پس کسی سهامش را معامله نمی‌کند.
reason-two-share-company = { $company } دو سهم دارد که هرگز فروخته نمی‌شوند.
reason-started-this-round = { $company } در همین راند سهام بنیاد شد.
reason-sale-after-short = در این نوبت { $company } را استقراضی فروخته‌اید؛ فروش پیش از آن است.
reason-no-short-left = { $cap } فروش استقراضی { $company } یا بیشتر هست و دیگری ممکن نیست.
reason-short-of-own-share = شما سهام { $company } دارید. نخست آن‌ها را بفروشید.
reason-already-shorted = در این نوبت { $company } را استقراضی فروخته‌اید؛ تنها یک بار می‌شود.
reason-no-more-shorts = در فاز { $phase } کسی استقراضی نمی‌فروشد.
reason-loan-limit = { $company } { $limit } وام دارد و بیش از این نمی‌شود.
reason-no-loan-left = بانک نیویورک وامی برای دادن ندارد.
reason-loan-after-redemption = { $company } در این نوبت سهام بازخرید کرده است؛ وام پیش از آن است.
reason-redeem-at-least-one = { $count } سهم را نمی‌توان بازخرید کرد. دست‌کم یکی بازخرید کنید.
reason-not-that-many-in-market = از { $count } سهم { $company }، { $has } در مخزن بانک است.

step-bridges = گذاشتن پل
step-interest = بهره
step-loans = بازپرداخت و گرفتن وام
step-train_check = بررسی قطارها
step-cash_crisis = فراهم کردن پول

frame-cash_crisis = { $seat } باید برای { $company } پول فراهم کند

event-private-token-placed = { $private } توکنی در { $hex } گذاشت.
event-private-token-removed = توکن { $private } در { $hex } برداشته شد.
event-interest-unpaid = { $company } نمی‌تواند بهرهٔ { MONEY($due) } را بپردازد: { $seat } خزانهٔ آن را می‌گیرد و باید بپردازد.
event-first-trains-gone = همهٔ قطارهای ماندهٔ { $train } از بازی بیرون رفتند.
event-trains-scrapped = قطارهای { $company } از بازی بیرون رفتند: { $trains }.
event-gone-bankrupt = { $seat } نمی‌تواند بپردازد و ورشکست شد.
event-holdings-given-up = { $seat } { $shares } سهم و { $shorts } فروش استقراضی { $company } را واگذاشت.

receipt-mine = معدن { $hex }
receipt-ranch = دامداری { $hex }
receipt-bridge = پل { $stop }
receipt-modern = قطار مدرن در { $stop }

reason-laid-this-turn = تایل { $hex } در همین نوبت گذاشته شده است. در نوبتی دیگر می‌توان آن را ارتقا داد.
reason-mine-stays = تایل { $hex } معدن یا دامداری دارد و همین‌گونه می‌ماند.
reason-no-place-for-mine = { $private } نمی‌تواند در { $hex } توکن داشته باشد.
reason-mine-without-tile = در { $hex } تایلی هست؛ توکن تنها همراه تایلش گذاشته می‌شود.
reason-ranch-near-city = { $hex } کنار شهری بزرگ است که آنجا دامداری نمی‌شود.
reason-mine-leads-nowhere = هیچ خروجی تایل { $hex } به شهر یا ناحیهٔ خارج از صفحه‌ای نمی‌رسد که آنجا ریل دارد یا می‌تواند بگیرد. تایل دیگری برگزینید یا آن را بچرخانید.
reason-private-builds-no-bridge = { $private } پل نمی‌سازد.
reason-bridged-already = { $hex } پل دارد. هر شهر تنها یکی می‌تواند داشته باشد.
reason-no-loan-to-repay = { $company } وامی ندارد.
reason-loan-closes-repaying = { $company } پس از بهره وام گرفته است. در این نوبت دیگر نمی‌تواند بازپرداخت کند.
reason-both-cities-of-hex = سفر نمی‌تواند به هر دو شهر { $places } برود: آن‌ها یکی شمرده می‌شوند.
reason-shares-left-to-sell = { $seat } هنوز می‌تواند سهام بفروشد. ورشکسته تنها کسی است که چیزی برای فروش ندارد.
reason-one-share-at-a-time = { $count } سهم را نمی‌توان یکجا فروخت: یکی یکی، تا بدهی پرداخت شود.

step-merger_round = تبدیل و ادغام
step-merger_turn = رشد یک شرکت
step-grow = تبدیل یا ادغام
step-share_trade = معاملهٔ سهام شرکت رشدکرده
step-repay = بازپرداخت وام‌ها
step-token_choice = برگزیدن توکن‌ها
step-sale_round = فروش شرکت‌ها
step-sale = فروش یک شرکت
step-put_up = گذاشتن شرکت برای فروش
step-buyer = برگزیدن شرکت خریدار
step-sale_bidding = پیشنهاد برای شرکت

frame-merger_round = شرکت‌ها تبدیل و ادغام می‌شوند
frame-merger_turn = از { $seat } دربارهٔ رشد { $company } پرسیده می‌شود
frame-token_choice = { $seat } باید یک توکن { $company } را از نقشه بردارد
frame-sale_round = شرکت‌ها فروخته می‌شوند
frame-sale = از { $seat } دربارهٔ فروش { $company } پرسیده می‌شود
frame-sale_bidding = { $seat } می‌تواند برای { $company } بیش از { MONEY($price) } پیشنهاد دهد

event-merger-round-began = نوبت { $turn }: تبدیل و ادغام پس از راند عملیاتی { $number } آغاز شد.
event-sale-round-began = نوبت { $turn }: فروش شرکت‌ها پس از راند عملیاتی { $number } آغاز شد.
event-converted = { $company } به { $shares } سهم تبدیل شد.
event-merger-proposed = { $seat } از { $to } رضایت خواست: { $company } با { $target } ادغام شود.
event-token-removed = { $company } توکنش را از { $hex } برداشت.
event-company-put-up = { $kind ->
    [liquidation] { $company } تصفیه می‌شود: قطارها، توکن‌ها و شرکت‌های خصوصی‌اش فروشی است.
    [takeover] { $company } را می‌توان تملک کرد.
   *[other] { $company } را می‌توان برای فروش گذاشت.
 }
event-company-offered = { $seat } { $company } را برای فروش گذاشت.
event-nobody-bids = کسی برای { $company } پیشنهاد نداد.
event-company-sold = { $company } { $target } را به { MONEY($price) } خرید.
event-company-liquidated = کسی { $company } را نخواست: قطارها، توکن‌ها و شرکت‌های خصوصی‌اش از بازی بیرون رفتند.
event-shares-settled = هر سهم { $company } { MONEY($per_share) } می‌ارزد.

reason-not-a-partner = { $company } نمی‌تواند با { $target } ادغام شود. ادغام با شرکتی هم‌اندازه است که قیمت دارد و در این راند رشد نکرده است.
reason-nobody-would-direct = کسی از { $company } و { $target } روی هم دو سهم نمی‌داشت، پس ادغام نمی‌شوند.
reason-does-not-survive = { $company } نمی‌تواند شرکت باقی‌مانده باشد.
reason-merger-was-declined = مدیرعامل { $target } در این نوبت آن را رد کرده است.
reason-other-company-traded = اکنون تنها سهام { $company } معامله می‌شود.
reason-president-does-not-sell = مدیرعامل { $company } اکنون نمی‌فروشد. از خزانهٔ آن بخرید یا پاس بدهید.
reason-only-from-treasury = سهام { $company } اکنون از خزانهٔ آن خریده می‌شود.
reason-token-stays = { $company } نمی‌تواند آن توکن را از { $hex } ({ $stop }) بردارد. یکی از توکن‌های اضافه را برگزینید.
reason-other-company-on-sale = اکنون { $company } فروشی است.
reason-cannot-be-the-buyer = { $company } نمی‌تواند به { MONEY($price) } بخرد. شرکتی از خود برگزینید که قیمت و توان آن را دارد.
reason-loans-above-limit = { $company } بیش از سقفش وام دارد. برخی از آن‌هایی را که به آن رسیده بازپرداخت کنید.

option-seed_bid_cap = برای شرکت خصوصی تا چه اندازه می‌توان پیشنهاد داد؟
    .is-face = دست بالا قیمت اسمی‌اش
    .is-none = هر چه پیشنهاددهنده دارد
option-short_cap_10 = از شرکت ۱۰ سهمی چند فروش استقراضی می‌شود؟
    .is-5 = پنج، مانند شرکت ۵ سهمی
    .is-10 = ده
option-sr_sell_after_short = آیا پس از فروش استقراضی در همان نوبت می‌توان سهام فروخت؟
    .is-forbid = نه: فروش، سپس فروش استقراضی، سپس خرید
    .is-allow = بله
option-sr_loans_in_zones = آیا شرکت‌های منطقهٔ خاکستری و سرخ در راند سهام می‌توانند وام بگیرند؟
    .is-forbid = نه
    .is-allow = بله
option-forced_sale_timing = بازیکنِ گذشته از سقف گواهی‌ها چه زمانی باید بفروشد؟
    .is-end_of_turn = پیش از پایان نوبت
    .is-first = پیش از هر کار دیگر
option-red_moves_at_sr_end = آیا شرکتی که همهٔ سهامش در دست بازیکنان است در پایان راند سهام از تصفیه بیرون می‌آید؟
    .is-no = نه
    .is-yes = بله، به پایین‌ترین خانهٔ خاکستری
option-two_train_supply = چند قطار 2 هست؟
    .is-unlimited = هر چه بخواهند
    .is-40 = چهل
option-require_max_revenue = آیا قطارها باید بیشترین درآمد ممکن را بیاورند؟
    .is-yes = بله
    .is-no = نه، هر سفر مجازی می‌شود
option-train_sale_consent = چه کسی با فروش قطار میان شرکت‌ها موافقت می‌کند؟
    .is-required = از مدیرعامل فروشنده پرسیده می‌شود
    .is-assumed = بازیکنان جای دیگری توافق کرده‌اند
option-merge_consent = چه کسی با ادغام موافقت می‌کند؟
    .is-required = از مدیرعامل شرکت دیگر پرسیده می‌شود
    .is-assumed = بازیکنان جای دیگری توافق کرده‌اند
option-merge_survivor = پس از ادغام کدام شرکت می‌ماند؟
    .is-choice = هر کدام
    .is-initiator = آن‌که ادغام را پیشنهاد کرد
option-post_conversion_new_president = آیا کسی که پس از تبدیل مدیرعامل می‌شود می‌تواند سهام بیشتری بخرد؟
    .is-single = نه
    .is-unlimited = بله، همان‌گونه که مدیرعامل می‌تواند
option-sale_order_basis = ترتیب فروش شرکت‌ها با کدام قیمت‌هاست؟
    .is-start_of_ma = قیمت‌های آغاز راند ادغام و تملک
    .is-start_of_sales = قیمت‌های پس از همهٔ تبدیل‌ها و ادغام‌ها
option-friendly_min_bid = کمترین پیشنهاد برای شرکتی که مدیرعاملش برای فروش می‌گذارد چیست؟
    .is-exact = قیمتش ضرب در سهامش
    .is-ceil10 = همان، گردشده رو به بالا تا ده
option-bankrupt_interest_cash = آخرین پول بازیکنی که نمی‌تواند بهرهٔ شرکتی را بپردازد به که می‌رسد؟
    .is-to_company = به همان شرکت
    .is-to_bank = به بانک
option-bankruptcy_check = بازیکن چه زمانی ورشکسته است؟
    .is-strict = وقتی همهٔ آنچه فروختنی است بدهی را نمی‌پردازد
    .is-declared = وقتی خود می‌گوید، هرچند سهامی فروختنی باشد
option-bankrupt_privates = شرکت‌های خصوصی بازیکن ورشکسته چه می‌شوند؟
    .is-removed = از بازی بیرون می‌روند
    .is-kept = نزد بازیکن می‌مانند، بی اثر
option-mine_future_connection = اگر هنوز ریلی نیست، معدن رو به کدام شهر می‌تواند باشد؟
    .is-strict = شهری که ارتقا بتواند به معدن بپیوندد
    .is-loose = هر شهری که ارتقا می‌پذیرد
option-loan_order_in_sale = خریدار شرکت به چه ترتیبی می‌پردازد، وام می‌گیرد و بازپرداخت می‌کند؟
    .is-free = به هر ترتیب
    .is-fixed = نخست وام برای بها، سپس وام‌های دیگر، سپس بازپرداخت
option-token_dedupe = پس از ادغام یا فروش از دو توکن یک شهر کدام برداشته می‌شود؟
    .is-choice = آن‌که مالک برمی‌گزیند
    .is-survivor = آن‌که شرکت از پیش داشت
option-private_closing = آیا شرکت‌های خصوصی پس از به کار رفتن بسته می‌شوند؟
    .is-open = نه
    .is-used_up = بله
option-merge_president_basis = آیا فروش‌های استقراضی در یافتن مدیرعامل شرکت ادغام‌شده شمرده می‌شوند؟
    .is-shares = نه
    .is-net = بله، از سهام کم می‌شوند
option-crisis_bundle = در بحران نقدینگی سهام چگونه فروخته می‌شود؟
    .is-single = یکی یکی
    .is-needed = یکی یکی، یا از یک شرکت به اندازهٔ نیاز
option-sale_crisis_timing = بحران‌های نقدینگی پس از فروش شرکت چه زمانی حل می‌شوند؟
    .is-before_next = پیش از آنکه شرکت بعدی گذاشته شود
    .is-after_setup = وقتی شرکت بعدی گذاشته شده، پیش از پیشنهاد برای آن
option-bridge_window = چه زمانی می‌توان پل گذاشت؟
    .is-whole_turn = در همهٔ نوبت شرکت
    .is-until_interest = تا وقتی شرکت بهره می‌پردازد
option-final_ma_round = آیا پس از آخرین راند عملیاتی شرکت‌ها ادغام و دست به دست می‌شوند؟
    .is-play = بله
    .is-skip = نه
option-short_squeeze = شرکتی که بازیکنان بیش از همهٔ سهامش را دارند چه اندازه بالا می‌رود؟
    .is-off = یک خانه
    .is-on = دو خانه
option-modern_trains = آیا قطارهای 7 و 8 جایی که شرکتشان توکن دارد بیشتر درآمد دارند؟
    .is-off = نه
    .is-on = بله، ۱۰ و ۲۰
option-volatility = آیا با افزونهٔ نوسان بازی می‌شود؟
    .is-off = نه
    .is-on = بله: ۱۳ شرکت خصوصی بیشتر، در مزایدهٔ هرمی بی یارانهٔ مزایده

web-market-mark-liquidation = تصفیه
web-market-mark-acquisition = تملک
web-market-mark-safe = امن

reading-loans-out = وام‌های داده‌شده
    .value = { $out }، { $left } مانده
reading-interest-rate = بهره
    .value = { MONEY($amount) }، بعدی { MONEY($next) }، با یک وام بیشتر { MONEY($more) }
reading-loans = وام‌ها
    .value = { $count } از { $limit }
reading-interest = بهره
    .value = { MONEY($amount) }
reading-shorts = فروش‌های استقراضی
    .value = { $count } از { $limit }
reading-sale-price = کمترین بهای فروش
    .value = { MONEY($amount) }
reading-zone = منطقه
    .value = { $zone ->
        [liquidation] تصفیه
       *[acquisition] تملک
    }
reading-short = فروش استقراضی { $company }
    .value = { $count }

chart-loans-out = وام‌های داده‌شده
chart-interest-rate = بهرهٔ هر وام
chart-company-loans = وام‌های شرکت‌ها
chart-company-shorts = فروش‌های استقراضی شرکت‌ها
chart-player-shorts = فروش‌های استقراضی بازیکنان
