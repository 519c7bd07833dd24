web-people = افراد
web-here-since = عضو از { $day }
web-followers = { $count ->
    [0] بدون دنبال‌کننده
    [one] { $count } دنبال‌کننده
   *[other] { $count } دنبال‌کننده
 }
web-follow = دنبال کردن
web-followed = دنبال می‌کنید
web-you-follow = دنبال می‌کنید
web-followed-games = بازیکنانی که دنبال می‌کنید
web-person-gone = کسی اینجا نیست
web-is-here = اکنون اینجاست
web-results = نتیجه‌ها
web-results-none = هنوز هیچ بازی تمام نشده است.
web-games-played = بازی‌ها
web-games-won = برد
web-with-people = با افراد
web-rating = درجه‌بندی
web-rating-figures = { $mu } ± { $sigma }
web-rating-none = هنوز ندارد
web-leaderboard = جدول برترین‌ها
web-leaderboard-of = چه کسانی
web-of-people = افراد
web-of-bots = ربات‌ها
web-leaderboard-none = هنوز کسی بازی حساب‌شده‌ای از این عنوان را تمام نکرده است.
web-rematch = بازی دوباره
web-rematch-join = بازی دوباره: گرفتن صندلی
web-rematch-about = همان افراد، قوانین و ربات‌ها؛ هر کس یک صندلی جلوتر می‌نشیند.
web-rating-about = درجه‌ها را openskill جداگانه میان آدم‌ها و میان ربات‌ها حساب می‌کند. بازی‌های نوبتی روی یک دستگاه و بازی‌های آورده شمرده نمی‌شوند. فهرست‌ها بر پایهٔ آنچه از درجه بی‌گمان است چیده می‌شوند: سه انحراف پایین‌تر از آن.

web-ladder = نردبان ربات‌ها
web-ladder-about = ربات‌های سایت در برابر هم: هر دست را ربات‌های گوناگون از هر صندلی یک بار بازی می‌کنند.
web-ladder-none = برای این بازی نتیجه‌ای همراه نیست.
web-ladder-bot = ربات
web-ladder-wealth = سهم از همهٔ دارایی
web-ladder-time = زمان هر تصمیم
web-ladder-rating = { $rating } ± { $width }
web-ladder-part = { $value }٪ (از { $low } تا { $high })
web-ladder-ms = { $median } میلی‌ثانیه، در ۹۹ درصد موارد دست‌بالا { $most } میلی‌ثانیه
web-ladder-run = { $games } بازی { $players } نفره، در { $day } با نسخهٔ { $commit }. بازه‌ها در ۹۵ درصد موارد مقدار درست را در بر دارند. ربات‌هایی که پیش رو را می‌بینند ساعت نداشتند.
web-ladder-people = آدم‌ها در برابر ربات‌ها سر میزهای همگانی اینجا
web-ladder-people-none = هنوز هیچ بازی همگانی آدم‌ها و ربات‌ها اینجا تمام نشده است.
web-ladder-met = آدم‌هایی که دیده
web-ladder-ahead = از آنها جلوتر از او
