web-administrator = 管理员
web-guest-to-account = 转为账号
web-sign-out-everywhere = 在所有设备上退出登录
web-saved = 已保存。
web-change-password = 更改密码
web-change-password-about = 其他所有设备都会退出登录。
web-old-password = 当前密码
web-messages = 服务器发来的消息
web-messages-language = 消息的语言
web-webhook = 要调用的地址
web-webhook-about = 轮到你、有人询问你或对局结束时，服务器可以调用你的一个地址，例如聊天频道的地址。不需要就留空。
web-webhook-secret = 调用会用这个密钥签名。它只显示这一次。
web-tokens = 程序密钥
web-tokens-about = 密钥让你的程序以你的名义使用本服务器，范围由你决定。
web-tokens-none = 你还没有创建密钥。
web-token-name = 密钥名称
web-token-may = 允许
web-token-make = 创建密钥
web-token-secret = 这是密钥“{ $name }”。它只显示这一次：请立即复制。
web-token-used = 上次使用：{ $day }
web-token-unused = 创建于{ $day }，从未使用
web-token-revoke = 吊销
web-token-revoke-named = 吊销密钥{ $name }
web-token-revoked = 密钥{ $name }已失效。
web-scope-read = 读取
web-scope-play = 执行操作
web-scope-tables = 开桌和加入
web-scope-chat = 给别人写消息
web-scope-account = 更改账号
web-delete-account = 从本服务器删除我
web-delete-account-about = { $name }，你的名字、密码和消息将被永久删除。别人的对局会保留，你的座位显示为“former player”。
web-delete-for-good = 永久删除
web-administration = 本服务器的人员
web-account-name = 账号名称
web-search = 搜索
web-person-kind = 类型
web-person-since = 自
web-recovery = 新密码
web-recovery-for = 给{ $name }的新密码链接
web-recovery-link = { $name }可以用此链接设定一次新密码，有效期至{ $day }。请用可靠的方式交给对方。

web-sessions = 已登录的设备
web-sessions-about = 如果有你不认识的浏览器，请让它退出登录并更改密码。
web-session-browser = { $system ->
    [none] { $browser }
   *[other] { $browser }（{ $system }）
 }
web-session-unknown = 没有表明身份的程序
web-session-here = （本浏览器）
web-session-since = 来自{ $place }，始于{ $time }
web-session-end-named = 让{ $name }退出登录
web-session-ended = 该浏览器已退出登录。
web-blocks = 你屏蔽的人
web-blocks-about = 你看不到他们的发言，他们不能坐到你的游戏桌，也不能提议由你接手座位。不会告知他们。
web-blocks-none = 你没有屏蔽任何人。
web-unblock = 取消屏蔽
web-unblock-named = 取消屏蔽{ $name }
web-my-data = 服务器知道的关于你的信息
web-my-data-about = 全部在一个文件里：你的账号、登录的设备、游戏桌、聊天和笔记、你屏蔽的人，以及你的举报。
web-my-data-get = 获取文件
web-reports = 举报
web-reports-settled = 显示已处理的
web-reports-none = 没有举报。
web-report-by = { $by }举报{ $about }，{ $time }
web-report-table = 游戏桌
web-report-outcome = 已处理：{ $outcome }
web-report-what-became = 处理结果
web-report-settle = 处理完毕
web-sanction = 禁言或封禁
web-sanction-named = 禁言或封禁{ $name }
web-sanction-title = { $name }：禁言或封禁
web-mute = 禁言
web-mute-about = 被禁言的人可以继续玩，但不能说话。
web-mute-how-long = 禁言多久
web-mute-hours = { $hours ->
    [1] 一小时
    [24] 一天
    [168] 一周
    [720] 三十天
   *[other] { $hours }小时
 }
web-muted-until = 禁言至{ $time }。
web-unmute = 解除禁言
web-ban = 封禁
web-ban-about = 被封禁的人在所有设备上退出登录，不能再进入；其座位可以移交。
web-ban-reason = 告知对方的内容
web-ban-how-long = 封禁多久
web-ban-days = { $days ->
    [0] 永久
    [1] 一天
    [7] 一周
    [30] 三十天
    [365] 一年
   *[other] { $days }天
 }
web-banned-until = 封禁至{ $time }。
web-unban = 解除封禁
web-house = 本服务器
web-house-guests = 没有账号的人也可以玩
web-house-guests-about = 关闭后，已在这里的游客可以继续玩，新来的需要账号。
web-house-well = 一切正常。
web-figure-disk-free-bytes = 磁盘剩余（MB）
web-figure-threads = 线程
web-figure-games-waiting-for-bots = 等待机器人的多人对局
web-figure-bot-games-waiting = 等待中的纯机器人对局
web-figure-heavy-work-waiting = 等待中的繁重计算
web-figure-games-in-memory = 内存中的对局
web-figure-running-games = 进行中的对局
web-figure-deliveries-waiting = 等待发送的调用
web-figure-mails-waiting = 等待发送的电子邮件
web-figure-pushes-waiting = 等待发送给浏览器的消息
web-book = 登录与操作记录
web-book-about = 登录（包括被拒绝的）以及管理员的操作。保留半年。
web-book-time = 时间
web-book-who = 谁
web-book-act = 做了什么
web-book-about-whom = 对谁
web-book-place = 来自
web-book-detail = 详情
web-act-sign-in = 登录
web-act-sign-in-refused = 登录被拒绝
web-act-password-changed = 更改密码
web-act-recovery-link = 生成新密码链接
web-act-recovered = 通过链接设置新密码
web-act-remove-line = 移除聊天消息
web-act-remove-table = 移除游戏桌
web-act-settle-report = 处理举报
web-act-mute = 禁言
web-act-ban = 封禁
web-act-unban = 解除封禁
web-act-guests = 开放或关闭游客
web-act-passkey-made = 创建通行密钥
web-act-passkey-dropped = 移除通行密钥
web-act-add-account = 添加账号
web-act-add-administrator = 添加管理员
web-act-promote = 设为管理员
web-act-demote = 取消管理员权限
web-act-delete-account = 删除账号
web-passkeys = 通行密钥
web-passkeys-about = 通行密钥保存在你的手机、电脑或安全密钥中，用指纹、面容或数字即可登录，无需密码。它无法被猜到，且只在本网站有效。
web-passkeys-none = 你还没有通行密钥。
web-passkeys-impossible = 此浏览器只能为以https和域名访问的页面创建通行密钥。
web-passkey-name = 通行密钥的名称
web-passkey-make = 创建通行密钥
web-passkey-made = 通行密钥已创建：以后可以用它登录。
web-passkey-not-made = 没有创建通行密钥。
web-passkey-drop = 移除
web-passkey-drop-named = 移除通行密钥{ $name }
web-passkey-go = 用通行密钥登录
web-passkey-not-shown = 没有出示通行密钥。
web-is-banned = 已封禁
web-is-muted = 已禁言

web-my-profile = 我的主页
web-password-rule = 至少十个字符；太容易猜到的不接受。
web-push = 关闭本页面后也通知
web-email = 电子邮件
web-email-about = 忘记密码时用来设定新密码，离开时用来通知轮到你。别人看不到。
web-email-address = 电子邮件地址
web-email-save = 给我发链接
web-email-confirmed = { $email }已确认。
web-email-waits = 链接已发送到{ $email }。打开链接后才会使用此地址。
web-email-turns = 几分钟未行动时，发邮件到{ $email }
web-email-set = 也通过电子邮件通知
web-mail-confirm = 这是你的电子邮件地址吗？
web-mail-confirm-about = 你为账号填写了这个地址。
web-mail-confirm-go = 是的，是我的
web-mail-confirm-done = 地址已确认。
web-mail-stop = 不再接收轮次邮件？
web-mail-stop-about = 可以在账号页面重新开启。
web-mail-stop-go = 停止发送
web-mail-stop-done = 不会再给你发轮次邮件。
web-forgotten = 忘记密码
web-forgotten-about = 如果账号有已确认的电子邮件地址，会把新密码链接发到那里。否则可以请本服务器的管理员帮忙。
web-forgotten-name = 账号的名字或电子邮件地址
web-forgotten-go = 给我发链接
web-forgotten-asked = 如果有这样的账号和已确认的地址，链接已经发出。
