web-map = نقشه
web-map-tools = نمای نقشه
web-map-closer = نزدیک‌تر
web-map-farther = دورتر
web-map-whole = کل نقشه
web-map-show = آنچه نقشه نشان می‌دهد
web-map-names = نام‌ها
web-map-coordinates = مختصات
web-map-numbers = شمارهٔ تایل‌ها
web-map-revenue = درآمد تایل‌ها
web-map-runs = آخرین سفرهای همهٔ شرکت‌ها
web-ran-for = درآمد سفرهای { $company }: { $total }
web-show-runs = نمایش این سفرها روی نقشه
web-map-as-list = به شکل فهرست
web-map-find = جستجو
web-map-only-track = فقط با ریل یا شهر
web-map-can-be-chosen = قابل انتخاب
web-map-tile = تایل { $colour } { $tile }
web-map-no-tile = بدون تایل
web-map-printed = چاپ‌شده به رنگ { $colour }
web-said-of = { $name }: { $what }
web-map-cost = { $terrain ->
    [none] هزینه { MONEY($cost) }
    [mountain] کوهستان، هزینه { MONEY($cost) }
    [water] آب، هزینه { MONEY($cost) }
    [river] رودخانه، هزینه { MONEY($cost) }
    [hill] تپه، هزینه { MONEY($cost) }
    [lake] دریاچه، هزینه { MONEY($cost) }
    [river-hill] رودخانه و تپه، هزینه { MONEY($cost) }
    [river-mountain] رودخانه و کوهستان، هزینه { MONEY($cost) }
   *[other] { $terrain }، هزینه { MONEY($cost) }
 }
web-map-label = برچسب { $label }
web-map-city = { $slots ->
    [0] شهر بزرگ، { MONEY($value) }
    [one] شهر بزرگ با { $slots } جایگاه، { MONEY($value) }
   *[other] شهر بزرگ با { $slots } جایگاه، { MONEY($value) }
 }
web-map-town = شهر کوچک، { MONEY($value) }
web-map-offboard = ناحیهٔ خارج از صفحه، { MONEY($value) }
web-map-track-to = ریل به { $hexes }
web-map-through = { $count } خط عبوری
web-map-token = توکن { $company }
web-map-home = ایستگاه مرکزی { $company }
web-map-closed = بسته به دلیل { $private }
web-map-marker = نشانهٔ { $marker }
web-choose-this-hex = انتخاب { $hex }

web-best-runs = درآمد بهترین مسیرها
web-best-of = بهترین مسیرهای { $company }
web-proven = (اثبات‌شده)
web-best-required = فقط مجموعهٔ مسیرهایی مجاز است که بیشترین درآمد را دارد.
web-best-free = هر مجموعهٔ مسیر مجازی را می‌توان رفت.
web-searching-runs = در جستجوی بهترین مسیرها…

web-runs-best = بهترین مسیرها
web-runs-hand = دستی
web-hand-train = کدام قطار؟
web-hand-empty = حرکت نمی‌کند
web-hand-how = ایستگاه‌های درآمدی مسیر را یکی پس از دیگری انتخاب کنید. برای راهی دیگر به آخرین ایستگاه یا برای حذف آن، دوباره روی همان بزنید.
web-hand-back = حذف آخرین ایستگاه
web-hand-clear = پاک کردن این مسیر
web-hand-shortfall = { MONEY($shortfall) } کمتر از بهترین مسیرها که { MONEY($best) } درآمد دارند
web-hand-best = هیچ مسیری درآمد بیشتری ندارد.

web-map-start = نقشه در آغاز بازی
web-map-legend = راهنمای نقشه
web-legend-white = زمین باز، برای تایل زرد
web-legend-yellow = زرد: نخستین تایل‌ها
web-legend-green = سبز: ارتقای نخست
web-legend-brown = قهوه‌ای: ارتقای دوم
web-legend-gray = خاکستری: چاپ‌شده و ثابت، یا ارتقای آخر
web-legend-red = قرمز: خارج از صفحه، آغاز یا پایان سفر قطار
web-legend-blue = آبی: آب، بدون تایل
web-legend-slot = شهر بزرگ با جایگاه توکن
web-legend-town = شهر کوچک
web-legend-blocked = بسته به دلیل یک شرکت خصوصی
web-legend-wall = عبور ریل از این ضلع ممکن نیست
web-map-bonus-east = { MONEY($amount) } بیشتر در سر شرقی مسیر شرق به غرب
web-map-bonus-west = { MONEY($amount) } بیشتر در سر غربی مسیر شرق به غرب
web-map-bonus-port = بندر: { MONEY($amount) } بیشتر با کشتی بخار
web-map-bonus-meat = بسته‌بندی گوشت: { MONEY($amount) } بیشتر با نشانه‌اش
web-map-bonus-boomtown = Boomtown: { MONEY($amount) } بیشتر با نشانه‌اش
web-legend-bonus-east = شرق: آنچه به مسیر شرق به غرب در اینجا افزوده می‌شود
web-legend-bonus-west = غرب: آنچه به مسیر شرق به غرب در اینجا افزوده می‌شود
web-legend-bonus-port = بندر کشتی بخار: درآمد بیشتر برای شرکتی که به آن خدمت می‌کند
web-legend-bonus-meat = بسته‌بندی گوشت: درآمد بیشتر برای شرکتی که نشانه را دارد
web-legend-bonus-boomtown = Boomtown: درآمد بیشتر برای شرکتی که نشانه را دارد
