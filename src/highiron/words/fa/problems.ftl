problem-not-signed-in = نخست وارد شوید یا نامی همچون مهمان بگیرید، یا یک نشانهٔ API بفرستید.
problem-guests-may-not = مهمان نمی‌تواند چنین کند: نخست حساب بسازید، بازی‌هایتان از آنِ شما می‌ماند.
problem-missing-scope-account = این کار نشانه‌ای با دامنهٔ «account» می‌خواهد.
problem-not-by-token = این کار با نشانهٔ API نمی‌شود؛ با گذرواژه وارد شوید.
problem-administrators-only = تنها مدیر سرور که با گذرواژه وارد شده است می‌تواند چنین کند.
problem-missing-scope = این کار نشانه‌ای با دامنهٔ «{ $name }» می‌خواهد.
problem-too-many-requests = بیش از اندازه بود. { $seconds } ثانیهٔ دیگر دوباره بکوشید.
problem-unknown-token = این نشانهٔ API نیست یا پاک شده است.
problem-cross-site = این درخواست از صفحهٔ سایت دیگری آمد و رد شد.
problem-csrf = سرآیند X-CSRF-Token را با مقداری بفرستید که GET /api/me برای این نشست می‌دهد.
problem-password-too-short = گذرواژه دست‌کم { $shortest } نویسه می‌خواهد.
problem-password-too-long = گذرواژه دست‌بالا { $longest } نویسه دارد.
problem-password-too-easy = حدس زدن این گذرواژه آسان است؛ یکی دیگر بگذارید.
problem-not-found = { $what ->
    [game] چنین بازی‌ای نیست یا برای شما دیدنی نیست.
    [person] چنین کسی نیست.
    [line] چنین سطری در گفت‌وگو نیست.
    [seat] چنین صندلی‌ای ندارید.
    [session] چنین نشستی ندارید.
    [token] چنین نشانه‌ای ندارید.
    [report] چنین گزارشی نیست.
   *[other] چنین چیزی نیست یا برای شما دیدنی نیست.
 }
problem-fault = این خطای سرور است، نه شما. ثبت شد؛ خواهش می‌کنیم گزارش دهید.
problem-body-too-deep = بدنهٔ درخواست بیش از اندازه تودرتو است.
problem-body-not-utf8 = بدنهٔ درخواست UTF-8 درست نیست.
problem-no-such-game = چنین بازی‌ای نیست.
problem-other-sequence = بازی در شمارهٔ { $present } است، نه { $given }. نمای اکنون را بگیرید و از نو تصمیم بگیرید.
problem-move-refused = قانون این حرکت را اجازه نمی‌دهد.
problem-key-used = این کلید برای درخواست دیگری به کار رفته است. هر درخواست تازه کلید تازه می‌خواهد.
problem-seat-of-others = این صندلی از آنِ شما نیست.
problem-game-not-running = { $status ->
    [open] بازی آغاز نشده است: هنوز چیزی در آن تغییر نمی‌کند.
    [abandoned] بازی رها شده است: دیگر چیزی در آن تغییر نمی‌کند.
   *[ended] بازی پایان یافته است: دیگر چیزی در آن تغییر نمی‌کند.
 }
problem-changing-too-fast = میز اکنون زیاد تند تغییر می‌کند؛ چیزی ذخیره نشد. دوباره بکوشید.
problem-two-seats-named = کنش برای صندلی «{ $seat }» است و درخواست برای صندلی «{ $seat2 }».
problem-end-by-vote = بازی با رأی زودتر پایان می‌یابد: پیشنهاد کنید رها شود.
problem-bad-key = کلید از ۱ تا { $longest } نویسهٔ چاپی است و برای هر درخواست تازه است.
problem-seats-do-not-fit = { $given } صندلی گرفته شده و میز { $players } نفره است.
problem-table-does-not-fit = میز با بازی جور نیست.
problem-unknown-bot = ربات «{ $bot }» نیست؛ ربات‌ها این‌ها هستند: { $known }.
problem-already-started = بازی آغاز شده است.
problem-not-full = هنوز { $free } صندلی از { $players } خالی است.
problem-not-begun = بازی آغاز نشده است.
problem-undo-to-no-position = برگرداندن تا موقعیت 0 تا { $last } می‌شود، نه { $to }.
problem-nothing-to-redo = چیزی برای انجام دوباره نیست.
problem-no-such-vote = چنین رأی‌گیری‌ای نیست.
problem-unknown-vote = رأی‌گیری یکی از این‌هاست: { $kinds }، نه «{ $kind }».
problem-unknown-seat = صندلی «{ $of }» پشت این میز نیست.
problem-bot-or-person = برای صندلی یا ربات نام ببرید یا یک نفر.
problem-unknown-person = چنین کسی نیست.
problem-not-welcome = آن شخص نمی‌خواهد شما از او بخواهید.
problem-already-seated = آن شخص پشت این میز صندلی دارد.
problem-no-voice = در این رأی‌گیری رأی ندارید.
problem-vote-closed = { $status ->
    [accepted] رأی‌گیری پایان یافت: پذیرفته شد.
    [declined] رأی‌گیری پایان یافت: رد شد.
   *[other] رأی‌گیری پایان یافت.
 }
problem-vote-open = در این باره رأی‌گیری باز است؛ نخست به آن پاسخ دهید.
problem-busy = سرور سرگرم چنین درخواست‌هایی است؛ دوباره بکوشید.
problem-too-much-work = این بیش از کاری است که یکجا می‌توان خواست. { $seconds } ثانیهٔ دیگر دوباره بکوشید.
problem-not-at-the-table = تنها کسانی که پشت این میزند اینجا سخن می‌گویند.
problem-too-many-listeners = آن اندازه شنونده هست که جای یکی دیگر نیست.
problem-too-many-streams = جریان‌های بسیاری باز است: نخست چندتایی را ببندید.
problem-guests-closed = مهمان اکنون نمی‌تواند اینجا بازی کند: حساب بسازید یا وارد شوید.
problem-too-many-blocks = شما { $most_blocks } نفر را بسته‌اید که بیشترین است.
problem-not-your-line = این سطر از آنِ دیگری است؛ می‌توانید گزارشش دهید.
problem-administrator = مدیر سرور را نمی‌توان محروم یا بی‌صدا کرد؛ نخست آن حق را از او بگیرید.
problem-banned = این حساب بسته است.
problem-muted = تا مدتی نمی‌توانید اینجا سخن بگویید.
problem-database-unreachable = سرور به پایگاه داده‌اش نمی‌رسد.
problem-not-allowed = این ارقام برای برنامه‌های همان دستگاه سرور است.
problem-nothing-at = در /{ $value } چیزی نیست.
problem-nothing-here = در این نشانی چیزی نیست.
problem-name-taken = کسی با این نام یا مانند آن حساب دارد؛ نام دیگری بگیرید.
problem-unknown-link = این پیوند به کار رفته یا کهنه شده است؛ از مدیر سرور پیوند تازه بخواهید.
problem-no-such-account = چنین حسابی نیست.
problem-already-an-account = شما حساب دارید.
problem-account-deleted = این حساب پاک شده است.
problem-last-administrator = تنها مدیر سرور شمایید: پیش از رفتن دیگری را مدیر کنید.
problem-name-empty = نام دست‌کم یک حرف می‌خواهد.
problem-name-too-long = نام دست‌بالا { $longest } نویسه دارد.
problem-name-much-too-long = این نام بیش از اندازه دراز است.
problem-name-of-the-gone = این نام برای کسانی نگه داشته شده که رفته‌اند.
problem-name-invisible = نام نویسهٔ نادیدنی یا کنترلی ندارد.
problem-name-heaps-marks = نام نشانه‌ها را روی یک حرف انباشته نمی‌کند.
problem-registration-closed = حساب‌ها را مدیر این سرور می‌سازد؛ از او بخواهید.
problem-wrong-credentials = نام یا گذرواژه نادرست است.
problem-webhook-needs-account = وب‌هوک برای حساب‌هاست: نخست یکی بسازید، بازی‌هایتان از آنِ شما می‌ماند.
problem-name-is-kept = نام حساب عوض نمی‌شود.
problem-signed-in = شما با نام { $name } وارد شده‌اید: نخست بیرون بروید.
problem-wrong-passkey = این کلید عبور اینجا شناخته نیست یا گواهش درست نیست.
problem-bad-passkey = این کلید عبور اینجا به کار نمی‌آید؛ از نو بسازید.
problem-unknown-challenge = زیاد به درازا کشید یا پیش‌تر پاسخ داده شد؛ از نو آغاز کنید.
problem-passkey-known = این کلید عبور شناخته است.
problem-no-such-passkey = چنین کلید عبوری ندارید.
problem-too-many-passkeys = شما { $most } کلید عبور دارید که بیشترین است؛ نخست یکی را بردارید.
problem-wrong-password = گذرواژه نادرست است.
problem-too-many-tokens = شما { $most } نشانه دارید که بیشترین است؛ نخست چندتایی را پاک کنید.
problem-hidden-things = اکنون چیزی آزمودنی نیست: پیامد به چیزهایی بسته است که نباید بدانید.
problem-unknown-company = در این بازی شرکت «{ $company }» نیست که قطار راه بیندازد.
problem-not-running = بازی پایان یافته است: چیزی برای تصمیم نیست.
problem-not-your-turn = صندلی { $seat } اکنون تصمیمی ندارد.
problem-not-your-seat = در این بازی صندلی ندارید.
problem-no-such-person = حسابی با آن نام نیست. مهمان نخست حساب می‌خواهد.
problem-program-unknown-company = در این بازی شرکت «{ $company }» نیست.
problem-program-not-started = { $company } هنوز بنیاد نشده است.
problem-program-how-many = بگویید سرانجام چند سهم: `shares` باید دست‌کم ۱ باشد.
problem-program-floated = { $company } راه‌اندازی شده است.
problem-not-in-that-format = این بازی را نمی‌توان برای 18xx.games نوشت: { $message }.
problem-reading-busy = پرونده‌های دیگری خوانده می‌شوند؛ اندکی دیگر بکوشید.
problem-record-broke-off = پرونده خوانده نشد: بازپخش آن گسست.
problem-record-too-slow = پرونده در { $seconds } ثانیه بازپخش نشد.
problem-not-while-running = پرونده چیزهای پنهان دارد، پس تا پایان بازی نیست.
problem-unknown-title = چنین بازی‌ای نیست؛ این‌ها هست: { $known }.
problem-unknown-facts = هیچ میزی این داده‌ها را به کار نمی‌برد. نام را از میز یا نما بگیرید.
problem-unknown-language = چنین زبانی نیست؛ زبان‌ها این‌ها هستند: { $known }.
problem-no-such-facts = چنین داده‌ای نیست. نام را از میز یا نما بگیرید.
problem-too-slow = درخواست بیش از اندازه دیر رسید.
problem-zero-byte = درخواست بایت صفر دارد.
problem-disk-full = دیسک سرور نزدیک به پر است، پس چیز تازه‌ای آغاز نمی‌شود.
problem-too-many-tables = شما { $most } میز پایان‌نیافته دارید که بیشترین است؛ نخست چندتایی را پایان دهید.
problem-too-many-bots = پشت { $bots_alone } میز شما ربات‌ها تنها بازی می‌کنند؛ تا پایان یکی از آن بازی‌ها صبر کنید.
problem-look-signed-in = برای جستن میزهای خود وارد شوید، یا نام بازیکنی را بگویید.
problem-holds-nul = متن جست‌وجو نویسهٔ NUL ندارد.
problem-bad-cursor = این مکان‌نما را صفحه‌ای از میزها نداده است. بی آن آغاز کنید.
problem-too-many-seats = میز { $players } صندلی دارد، اما { $given } داده شد.
problem-one-seat-each = پشت میز برخط هر کس یک صندلی دارد. برای چند صندلی، بازی نوبتی روی یک دستگاه را برگزینید.
problem-one-seat-online = پشت میز برخط هر کس یک صندلی دارد.
problem-you-sit-already = شما پشت این میز نشسته‌اید.
problem-table-full = همهٔ صندلی‌های این میز گرفته شده است.
problem-seat-taken = صندلی { $wanted } خالی نیست؛ این‌ها خالی‌اند: { $free }.
problem-seats-kept = صندلی‌های خالی { $hours } ساعت دیگر برای کسانی که پیش‌تر بازی کردند نگه داشته می‌شود.
problem-not-seated = شما پشت این میز ننشسته‌اید.
problem-seats-of-people = دیگران خود می‌نشینند: دعوت را برایشان بفرستید.
problem-not-at-table = کسی با شناسهٔ { $person } پشت این میز نیست، یا دو بار آمده است.
problem-already-begun = بازی آغاز شده است؛ میزش دیگر عوض نمی‌شود.
problem-all-seats-needed = بازی تنها وقتی بی‌درنگ آغاز می‌شود که همهٔ صندلی‌ها پر باشند: با ربات پرشان کنید.
problem-host-only = تنها سازندهٔ میز می‌تواند چنین کند.
problem-host-blocks-you = سازندهٔ این میز نمی‌خواهد با شما بازی کند.
problem-seats-still-free = هنوز { $free } صندلی خالی است: صبر کنید، یا ربات بگذارید.
problem-field-empty = خانهٔ { $field } خالی است.
problem-field-too-long = خانهٔ { $field } دست‌بالا { $longest } نویسه دارد.
problem-field-control = خانهٔ { $field } نویسهٔ کنترلی دارد؛ آن‌ها را بردارید.
problem-webhook-address = نشانی وب‌هوک باید مانند https://example.org/path باشد.
problem-webhook-password = نشانی وب‌هوک نام یا گذرواژه ندارد.
problem-webhook-plain = نشانی وب‌هوک تنها نویسه‌های ساده دارد؛ دیگرها را کد کنید.
problem-webhook-reachable = نشانی وب‌هوک باید از همه جا در دسترس باشد، نه تنها درون یک شبکه.
problem-webhook-no-address = این نشانی نیست.
problem-banned-because = این حساب بسته است. { $reason }
problem-no-such-position = موقعیت‌های 0 تا { $last } هست، نه { $position }.

problem-status-400 = درخواست خوانده نشد: بدنه باید JSON درست باشد.
problem-status-401 = نخست وارد شوید یا نشانهٔ API بفرستید.
problem-status-403 = اجازهٔ این کار را ندارید.
problem-status-404 = در این نشانی چیزی نیست.
problem-status-405 = این نشانی آن روش را نمی‌پذیرد؛ سرآیند Allow روش‌های پذیرفته را می‌گوید.
problem-status-406 = این را به آن شکل نمی‌توان فرستاد.
problem-status-413 = درخواست بیش از اندازه بزرگ است.
problem-status-415 = بدنه را به شکل application/json بفرستید.
problem-status-429 = بیش از اندازه بود؛ کمی صبر کنید.
problem-status-other = درخواست رد شد.
problem-schema = درخواست با طرح جور نیست. { $named }
problem-unavailable = پایگاه داده اکنون در دسترس نیست و چیزی ذخیره نشد. اندکی دیگر دوباره بکوشید.
problem-record-unreadable = پرونده خوانده نمی‌شود. { $why }
problem-record-unreadable-at = پرونده خوانده نمی‌شود. کنش { $number }: { $why }

name-of-player = بازیکن { $number }
name-of-bot = { $bot } { $number }
name-of-house-bot = { $character ->
    [thrifty] صرفه‌جو
    [raider] مهاجم
    [builder] سازنده
    [operator] گرداننده
   *[steady] باثبات
 } { $number }

condition-disk = روی دیسک { $place } تنها { $megabytes } مگابایت خالی است.
condition-database = پایگاه داده پاسخ نمی‌دهد.
condition-bots = { $games } بازی چشم به راه ربات‌هایش است.
condition-webhooks = فراخوان‌های وب‌هوک { $minutes } دقیقه دیر شده‌اند.
condition-mails = ایمیل‌ها { $minutes } دقیقه دیر شده‌اند.
condition-pushes = پیام‌های مرورگر { $minutes } دقیقه دیر شده‌اند.
condition-mails-refused = سرور ایمیل با چند بار تلاش هنوز { $mails } ایمیل را نپذیرفته است.
condition-reports = { $reports } گزارش چشم به راه مدیر سرور است.
condition-backups-none = پشتیبانی گرفته نمی‌شود: HIGHIRON_BACKUPS پوشه‌ای را نام نمی‌برد.
condition-backups-missing = هنوز پشتیبانی در { $place } نیست.
condition-backups-late = آخرین پشتیبان { $hours } ساعت پیش گرفته شده است.

record-title-not-there = آن سایت { $title } را ندارد
record-refused-there = قانون آن کنش { $number } را رد می‌کند: { $why }
record-reckoned-otherwise = قانون آن به نتیجهٔ دیگری می‌رسید
record-nothing-like-it = چیزی مانند «{ $what }» ندارد
problem-no-email-here = این سرور رایانامه نمی‌فرستد؛ از مدیرش بپرسید.
problem-invalid-email = این نشانی رایانامه نیست.
problem-mail-link = این پیوند دیگر به کار نمی‌آید: نشانی عوض شده یا نادرست نوشته شده است.
problem-too-many-followed = شما { $most } نفر را دنبال می‌کنید که بیشترین است.
problem-rematch-of-others = تنها کسانی که این بازی را کردند می‌توانند آن را از نو آغاز کنند.
problem-not-over = بازی هنوز پایان نیافته است.
problem-nothing-played = در این بازی حرکتی انجام نشده است؛ چیزی برای تحلیل نیست.
problem-too-many-analyses = { $most ->
    [one] { $most } تحلیلی که خواسته‌اید هنوز آماده نیست؛ صبر کنید یا لغوش کنید.
   *[other] { $most } تحلیلی که خواسته‌اید هنوز آماده نیستند؛ صبر کنید یا یکی را لغو کنید.
 }
problem-too-many-analyses-here = { $most ->
    [one] { $most } تحلیلی که از اتصال اینترنت شما خواسته شده هنوز آماده نیست؛ صبر کنید.
   *[other] { $most } تحلیلی که از اتصال اینترنت شما خواسته شده هنوز آماده نیستند؛ صبر کنید تا یکی از آن‌ها آماده شود.
}
problem-analysis-of-others = تنها کسی که تحلیل را خواسته یا میزبان میز می‌تواند آن را لغو کند.
problem-players-of-title = { $title } برای { $counts } بازیکن است.
problem-rules-not-here = قانون این بازی در این سرور نیست.
problem-no-hints = این میز برای بازی بدون راهنمایی ساخته شده است: هیچ‌کس نمی‌تواند بپرسد که ربات چه می‌کرد.
