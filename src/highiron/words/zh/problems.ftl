problem-not-signed-in = 请先登录或取一个游客名，或发送API token。
problem-guests-may-not = 游客不能这样做：请先注册账号，你的对局仍归你。
problem-missing-scope-account = 需要具有account权限的token。
problem-not-by-token = 不能用API token这样做；请用密码登录。
problem-administrators-only = 只有用密码登录的管理员可以这样做。
problem-missing-scope = 需要具有{ $name }权限的token。
problem-too-many-requests = 太频繁了。请在{ $seconds }秒后重试。
problem-unknown-token = 此API token不存在或已被删除。
problem-cross-site = 此请求来自其他网站的页面，已被拒绝。
problem-csrf = 请发送X-CSRF-Token，其值由GET /api/me为此会话给出。
problem-password-too-short = 密码至少需要{ $shortest }个字符。
problem-password-too-long = 密码最多{ $longest }个字符。
problem-password-too-easy = 此密码太容易猜到，请换一个。
problem-not-found = { $what ->
    [game] 没有这个对局，或你无权查看。
    [person] 没有这个人。
    [line] 没有这条聊天消息。
    [seat] 你没有这个座位。
    [session] 你没有这个会话。
    [token] 你没有这个token。
    [report] 没有这份报告。
   *[other] 没有这样的东西，或你无权查看。
 }
problem-fault = 这是服务器的故障，不是你的错。已记录在案，请报告。
problem-body-too-deep = 请求内容嵌套过深。
problem-body-not-utf8 = 请求内容不是有效的UTF-8。
problem-no-such-game = 没有这个对局。
problem-other-sequence = 对局的序号是{ $present }，不是{ $given }。请取得最新局面后再决定。
problem-move-refused = 规则不允许这个操作。
problem-key-used = 此密钥已用于另一个请求。每个新请求需要新的密钥。
problem-seat-of-others = 这不是你的座位。
problem-game-not-running = { $status ->
    [open] 对局尚未开始：还不能更改任何东西。
    [abandoned] 对局已被放弃：不能再更改任何东西。
   *[ended] 对局已结束：不能再更改任何东西。
 }
problem-changing-too-fast = 这张桌的变化太快；没有保存任何内容，请重试。
problem-two-seats-named = 操作属于座位{ $seat }，请求属于座位{ $seat2 }。
problem-end-by-vote = 提前结束对局需要投票：请提议放弃。
problem-bad-key = 密钥须为1到{ $longest }个可打印字符，每个请求都要新的。
problem-seats-do-not-fit = { $players }人桌上占了{ $given }个座位。
problem-table-does-not-fit = 游戏桌与对局不符。
problem-unknown-bot = 没有机器人“{ $bot }”；可选：{ $known }。
problem-already-started = 对局已经开始。
problem-not-full = { $players }个座位中还有{ $free }个空着。
problem-not-begun = 对局尚未开始。
problem-undo-to-no-position = 撤销可到局面0到{ $last }，不能到{ $to }。
problem-nothing-to-redo = 没有可重做的操作。
problem-no-such-vote = 没有这个投票。
problem-unknown-vote = 投票种类有{ $kinds }，没有“{ $kind }”。
problem-unknown-seat = 本桌没有座位“{ $of }”。
problem-bot-or-person = 请为座位指定机器人或真人之一。
problem-unknown-person = 没有这个人。
problem-not-welcome = 对方不希望被你询问。
problem-already-seated = 对方在本桌已有座位。
problem-no-voice = 你在这个投票中没有发言权。
problem-vote-closed = { $status ->
    [accepted] 投票已结束：已通过。
    [declined] 投票已结束：被拒绝。
   *[other] 投票已结束。
 }
problem-vote-open = 对此已有进行中的投票，请先答复。
problem-busy = 服务器正忙于此类请求，请重试。
problem-too-much-work = 一次请求的计算太多。请在{ $seconds }秒后重试。
problem-not-at-the-table = 只有本桌的人可以在这里说话。
problem-too-many-listeners = 连接太多，无法再容纳新的连接。
problem-too-many-streams = 打开的连接太多：请先关闭一些。
problem-guests-closed = 目前游客不能在这里玩：请注册账号或登录。
problem-too-many-blocks = 你已屏蔽{ $most_blocks }人，达到上限。
problem-not-your-line = 这条消息是别人的；请改为举报。
problem-administrator = 不能封禁或禁言管理员；请先取消其管理权限。
problem-banned = 此账号已被封禁。
problem-muted = 你暂时不能在这里说话。
problem-database-unreachable = 服务器无法连接数据库。
problem-not-allowed = 这些数据仅供服务器本机上的程序使用。
problem-nothing-at = /{ $value }处什么都没有。
problem-nothing-here = 这个地址什么都没有。
problem-name-taken = 已有账号使用此名字或相近的名字，请换一个。
problem-unknown-link = 此链接已用过或已过期；请向管理员索取新的。
problem-no-such-account = 没有这个账号。
problem-already-an-account = 你已经有账号。
problem-account-deleted = 此账号已被删除。
problem-last-administrator = 你是唯一的管理员：离开前请先指定另一位。
problem-name-empty = 名字至少需要一个字。
problem-name-too-long = 名字最多{ $longest }个字符。
problem-name-much-too-long = 这个名字太长。
problem-name-of-the-gone = 这个名字留给已离开的人。
problem-name-invisible = 名字不能含有不可见字符或控制字符。
problem-name-heaps-marks = 名字不能在一个字母上堆叠符号。
problem-registration-closed = 账号由本服务器的管理员创建，请向其申请。
problem-wrong-credentials = 名字或密码错误。
problem-webhook-needs-account = Webhook仅供账号使用：请先注册账号，你的对局仍归你。
problem-name-is-kept = 账号的名字不能更改。
problem-signed-in = 你已登录为{ $name }：请先退出登录。
problem-wrong-password = 密码错误。
problem-too-many-tokens = 你已有{ $most }个token，达到上限；请先删除一些。
problem-hidden-things = 现在不能试走：后果取决于你不能知道的东西。
problem-unknown-company = 本对局没有可以运行火车的公司“{ $company }”。
problem-not-running = 对局已结束：没有可决定的事。
problem-not-your-turn = 座位{ $seat }现在没有可决定的事。
problem-not-your-seat = 你在本对局没有座位。
problem-no-such-person = 没有这个名字的账号。游客需要先注册账号。
problem-program-unknown-company = 本对局没有公司“{ $company }”。
problem-program-not-started = { $company }尚未开办。
problem-program-how-many = 请说明最终要持有多少股：`shares`至少为1。
problem-program-floated = { $company }已经上市。
problem-not-in-that-format = 本对局不能写成18xx.games的格式：{ $message }。
problem-reading-busy = 正在读取其他记录，请稍后重试。
problem-record-broke-off = 无法读取记录：重放时中断。
problem-record-too-slow = 无法在{ $seconds }秒内重放记录。
problem-not-while-running = 记录含有隐藏内容，对局结束前不提供。
problem-unknown-title = 没有这个游戏；可选：{ $known }。
problem-unknown-facts = 没有游戏桌使用这些数据。请从游戏桌或局面中取得其名称。
problem-unknown-language = 没有这种语言；可选：{ $known }。
problem-no-such-facts = 没有这些数据。请从游戏桌或局面中取得其名称。
problem-too-slow = 请求到达得太慢。
problem-zero-byte = 请求含有零字节。
problem-disk-full = 服务器磁盘将满，不能开始新的内容。
problem-too-many-tables = 你有{ $most }张尚未结束的游戏桌，达到上限；请先结束一些。
problem-too-many-bots = 你已有{ $bots_alone }张游戏桌由机器人单独对局；请等其中一局结束。
problem-look-signed-in = 登录后才能查看自己的游戏桌，或指定一位玩家。
problem-holds-nul = 搜索文字不能含有NUL字符。
problem-bad-cursor = 这个游标不是游戏桌列表给出的。请不带游标重新开始。
problem-too-many-seats = 游戏桌有{ $players }个座位，却给了{ $given }个。
problem-one-seat-each = 在线游戏桌每人一个座位。想一人玩多个座位请选择同屏轮流。
problem-one-seat-online = 在线游戏桌每人一个座位。
problem-you-sit-already = 你已坐在这张桌。
problem-table-full = 这张桌没有空座位了。
problem-seat-taken = 座位{ $wanted }不空；空着的有：{ $free }。
problem-seats-kept = 空着的座位为上一局的玩家保留，还有{ $hours }小时。
problem-not-seated = 你没有坐在这张桌。
problem-seats-of-people = 别人自己入座：请把邀请发给他们。
problem-not-at-table = 没有编号为{ $person }的人坐在这张桌，或出现了两次。
problem-already-begun = 对局已经开始，游戏桌不能再更改。
problem-all-seats-needed = 所有座位都有人时才能立即开始：请用机器人补满。
problem-host-only = 只有开桌的人可以这样做。
problem-host-blocks-you = 开桌的人不想和你玩。
problem-seats-still-free = 还有{ $free }个空座位：请等待，或加入机器人。
problem-field-empty = 字段{ $field }为空。
problem-field-too-long = 字段{ $field }最多{ $longest }个字符。
problem-field-control = 字段{ $field }含有控制字符，请去掉。
problem-webhook-address = Webhook地址须形如“https://example.org/path”。
problem-webhook-password = Webhook地址不能含有用户名或密码。
problem-webhook-plain = Webhook地址只能含有普通字符，其他字符请编码。
problem-webhook-reachable = Webhook地址必须处处可达，不能只在内网。
problem-webhook-no-address = 这不是地址。
problem-banned-because = 此账号已被封禁。{ $reason }
problem-no-such-position = 局面为0到{ $last }，没有{ $position }。
problem-status-400 = 无法读取请求：请检查内容是否为有效的JSON。
problem-status-401 = 请先登录，或发送API token。
problem-status-403 = 你不能这样做。
problem-status-404 = 这个地址什么都没有。
problem-status-405 = 此地址不接受该方法；可用方法见Allow。
problem-status-406 = 不能以所要求的形式发送。
problem-status-413 = 请求太大。
problem-status-415 = 请以application/json发送内容。
problem-status-429 = 太频繁了，请稍候。
problem-status-other = 请求被拒绝。
problem-schema = 请求不符合格式。{ $named }
problem-unavailable = 数据库目前不可用，没有保存任何内容。请稍后重试。
problem-record-unreadable = 无法读取记录。{ $why }
problem-record-unreadable-at = 无法读取记录。第{ $number }步操作：{ $why }

name-of-player = 玩家{ $number }
name-of-bot = { $bot } { $number }
name-of-house-bot = { $character ->
    [thrifty] 节俭者
    [raider] 掠夺者
    [builder] 建设者
    [operator] 经营者
   *[steady] 稳健者
 }{ $number }

problem-wrong-passkey = 这里不认识此通行密钥，或其证明不成立。
problem-bad-passkey = 这里不能使用此通行密钥，请重新创建。
problem-unknown-challenge = 用时太久，或已经答复过；请重新开始。
problem-passkey-known = 此通行密钥已经登记。
problem-no-such-passkey = 你没有这个通行密钥。
problem-too-many-passkeys = 你已有{ $most }个通行密钥，达到上限；请先移除一个。

condition-disk = { $place }的磁盘只剩{ $megabytes } MB。
condition-database = 数据库没有响应。
condition-bots = { $games }局在等待机器人。
condition-webhooks = Webhook的调用晚了{ $minutes }分钟。
condition-mails = 电子邮件晚了{ $minutes }分钟。
condition-pushes = 发给浏览器的消息晚了{ $minutes }分钟。
condition-mails-refused = 多次尝试后，邮件服务器仍未接收{ $mails }封电子邮件。
condition-reports = { $reports }份举报等待管理员处理。
condition-backups-none = 没有备份：HIGHIRON_BACKUPS没有指定目录。
condition-backups-missing = { $place }还没有备份。
condition-backups-late = 最近的备份已有{ $hours }小时。

record-title-not-there = 该网站没有{ $title }
record-refused-there = 其规则拒绝第{ $number }步操作：{ $why }
record-reckoned-otherwise = 按其规则会得到另一个结果
record-nothing-like-it = 它没有与“{ $what }”相当的东西
problem-no-email-here = 本服务器不发送电子邮件，请联系管理员。
problem-invalid-email = 这不是电子邮件地址。
problem-mail-link = 此链接已失效：地址已更改，或输入有误。
problem-too-many-followed = 你已关注{ $most }人，达到上限。
problem-rematch-of-others = 只有参加过本对局的人可以重新开局。
problem-not-over = 对局尚未结束。
problem-nothing-played = 这局游戏没有任何行动，无从分析。
problem-too-many-analyses = 你要求的{ $most }份分析尚未完成；请等其中一份完成，或取消一份。
problem-too-many-analyses-here = 从你的网络要求的{ $most }份分析尚未完成；请等其中一份完成。
problem-analysis-of-others = 只有要求分析的人或桌主可以取消分析。
problem-players-of-title = { $title }适合{ $counts }位玩家。
problem-rules-not-here = 本服务器没有此对局的规则。
problem-no-hints = 这张桌设为不使用提示：桌上的人不能询问机器人会怎么做。
