web-name = Highiron
web-home = 首页
web-close = 关闭
web-cancel = 取消
web-save = 保存
web-copy = 复制
web-copied = 已复制。
web-any = 任意
web-optional = 非必需
web-yes = 是
web-no = 否
web-loading = 加载中…
web-try-again = 重试
web-navigation = 页面
web-problem = 出了点问题，请重试。
web-problem-unreachable = 无法连接游戏服务器。请检查网络后重试。
web-problem-sequence-conflict = 对局在此期间有了进展。现在显示的是最新局面。
web-lost = 这个地址什么都没有
web-lost-what-now = 链接可能已过期或输错了。
web-table-closed = 无法显示这张游戏桌
web-welcome = 铺设铁路，经营公司，智胜好友。
web-welcome-back = 欢迎回来，{ $name }
web-picture-of-a-game = 本页面上的一局1846：地图、股价板、各公司，以及接下来可以做什么。
web-what-this-is = 在Highiron可以玩18xx铁路游戏：购买股票、铺设铁路、运营线路，在银行现金耗尽时成为最富有的人。可以和机器人对战，围着同一块屏幕玩，也可以和远方的朋友玩上好几天。
web-play-now-heading = 选择游戏
web-play-now = 立即与机器人对局
web-more-choices = 更多选择
web-hotseat = 同屏轮流
web-new-table = 新游戏桌
web-import = 导入对局记录
web-importing = 正在读取文件…
web-import-about = Highiron或18xx.games的文件。可以一步步回看，也可以在本屏幕上由所有座位继续未结束的对局。
web-import-look = 查看
web-import-go-on = 在这里继续
web-title-figures = { $length ->
    [none] { $players }人 · { $designer }设计
   *[other] { $players }人 · { $length } · { $designer }设计
 }
web-guest-name = 游客
web-my-games = 我的对局
web-my-games-none = 你还没有参加任何对局。
web-open-tables = 等人的游戏桌
web-open-tables-none = 现在没有等待玩家的游戏桌。开一张桌，别人就能在这里找到。
web-watch = 观战
web-watch-none = 现在没有正在进行的公开对局。
web-your-turn = 轮到你了
web-is-to-move = 轮到{ $name }
web-won-by = 获胜者：{ $names }
web-free-seats = { $count }个空座位
web-at-auction = 私人公司竞标
web-at-bidding_war = 私人公司竞标
web-at-seed_auction = 私人公司竞标
web-at-merger_round = 合并{ $number }
web-at-sale_round = 出售{ $number }
web-at-draft = 私人公司轮抽
web-at-open_draft = 私人公司出售
web-at-stock_round = 股票轮{ $number }
web-at-operating_round = 运营轮{ $number }
web-status-open = 等待玩家
web-status-running = 进行中
web-status-finished = 已结束
web-status-abandoned = 已放弃
web-which-game = 玩哪个游戏？
web-players = 玩家人数
web-table-name = 游戏桌名称
web-where = 在哪里玩？
web-mode-online = 各用各的屏幕
web-mode-online-about = 朋友通过链接加入，陌生人也能在这里找到。大家不必同时在线。
web-mode-hotseat = 围着这块屏幕
web-mode-hotseat-about = 所有座位都在这里玩。传递屏幕时会遮住隐藏的牌。
web-allow-hints = 所有人都可以使用提示
web-public = 任何人都可以找到、加入和观看这张桌
web-absence = 缺席的玩家
web-absence-hours = { $hours ->
    [0] 永远保留座位
    [24] 一天后可被替换
    [72] 三天后可被替换
    [168] 一周后可被替换
   *[other] { $hours }小时后可被替换
 }
web-seats = 座位
web-seat-number = { $number }号座位由谁坐？
web-seat-me = 我
web-seat-bot = 机器人
web-seat-name = 在场的人
web-seat-open = 空着
web-seat-up = 顺序提前
web-seat-down = 顺序推后
web-which-bot = 哪个机器人？
web-bot-steady = 稳健
web-bot-random = 随机
web-name-of-seat = { $number }号玩家的名字
web-player-number = 玩家{ $number }
web-draw-seats = 开始时抽签决定座位顺序
web-rule-options = 规则选项
web-preset = 基于
web-preset-rulebook = 规则书
web-preset-18xx-games = 18xx.games的方式
web-create = 开桌
web-create-and-start = 开始对局
web-games = 对局
web-search-status = 状态
web-search-title = 游戏
web-search-player = 玩家
web-search-mine = 只看我的
web-search-none = 没有符合的对局。
web-search-more = 显示更多
web-sign-in = 登录
web-sign-out = 退出登录
web-who-are-you = 你是谁？
web-your-name = 你的名字
web-password = 密码
web-new-password = 新密码
web-password-set = 新密码已设定。
web-way-guest = 以游客身份
web-way-guest-about = 只需一个名字。这个浏览器会记住你。
web-way-guest-go = 进入
web-way-sign-in = 我有账号
web-way-sign-in-about = 适合来过这里的人。
web-way-sign-in-go = 登录
web-way-register = 新账号
web-way-register-about = 名字加密码，就能在任何设备上玩。你以游客身份玩的对局仍归你。
web-way-register-go = 注册账号
web-account = 账号
web-guest = 游客
web-guest-about = 只有这个浏览器认识你。注册账号后也能在别处玩；你的对局仍归你。
web-nobody = 你没有登录。
web-invited = 有人邀请你
web-take-seat = 入座
web-lobby-about = { $count ->
    [0] 人都到齐了。
   *[other] 还有{ $count }个空座位。
 }
web-start-game = 开始对局
web-leave = 离开游戏桌
web-invite-others = 用此链接邀请他人
web-settings = 设置
web-settings-where = 设置保存在这个浏览器中。
web-setting-theme = 配色
web-setting-theme-system = 跟随设备
web-setting-theme-light = 浅色
web-setting-theme-dark = 深色
web-setting-palette = 调色板
web-setting-palette-standard = 标准
web-setting-palette-distinct = 色盲友好
web-setting-size = 大小
web-setting-size-small = 小
web-setting-size-normal = 普通
web-setting-size-large = 大
web-setting-size-huge = 特大
web-setting-motion = 动画
web-setting-motion-system = 跟随设备
web-setting-motion-reduced = 尽量少
web-setting-language = 语言
web-setting-language-browser = 跟随浏览器
web-language-beta = { $name }（测试版）
web-setting-digits = 数字样式
web-setting-digits-own = 本语言的数字
web-setting-digits-latin = 拉丁数字 123
web-setting-mapNames = 在地图上显示地名
web-setting-mapCoordinates = 在地图上显示坐标
web-setting-mapNumbers = 在地图上显示板块编号
web-setting-mapRevenue = 在地图上显示板块能带来的收益
web-setting-notify = 轮到我时通知我
web-setting-sound = 带声音

web-wording-report = 报告译文问题
web-wording-point = 请点击有问题的文字。按Esc取消。
web-wording-proposal = 应该怎么写？（可不填）
web-wording-kept = 这段文字和你的意见会保存给负责本语言的人，不附你的名字。
web-wording-send = 发送
web-wording-thanks = 谢谢，我们会看的。

web-key-list = 快捷键
web-keys-everywhere = 所有页面
web-keys-game = 对局中
web-keys-tile = 铺设板块时
web-key-confirm = 执行操作
web-key-best = 显示最高收益线路
web-key-space = 空格
web-setting-mapRuns = 在地图上显示各公司的最近运行
web-setting-ask = 每步操作前确认

web-invited-by = { $name }邀请你到{ $table }
web-invited-with = { $names ->
    [none] 还没有人入座。
   *[other] 已入座：{ $names }。
 }
web-invited-full = 座位已经满了。
web-invited-begun = 对局已经开始，没有等你。
web-invited-look = 查看游戏桌
web-invited-nowhere = 此邀请已失效
web-lobby-host-starts = { $name }开始后对局开始。
web-start-when-full = 所有座位坐满后才能开始。
web-fill-with-bots = 用机器人补满
web-sit-here = 坐这里
web-move-here = 换到这里
web-bot-here = 放机器人
web-seat-empty-named = 请{ $name }离开游戏桌
web-cancel-table = 取消游戏桌
web-cancel-table-about = 游戏桌和桌上说过的话将对所有人消失。
web-keep-table = 保留游戏桌
web-table-cancelled = 游戏桌已取消。
web-table-gone = 此游戏桌已不存在
web-table-gone-about = 桌主取消了它，或请你离开了。
web-about-table = 玩什么
web-host = 桌主
web-pace = 节奏
web-pace-none = 不计时：大家有空就行动。
web-pace-absence = { $hours ->
    [0] 缺席的玩家永远保留座位。
    [24] 缺席一天的玩家可被替换。
    [72] 缺席三天的玩家可被替换。
    [168] 缺席一周的玩家可被替换。
   *[other] 缺席{ $hours }小时的玩家可被替换。
 }
web-order-drawn = 开始时抽签决定顺序。
web-order-chosen = 顺序如此处所示。
web-hints = 提示
web-hints-allowed = 轮到行动的人可以询问机器人会怎么做。
web-no-hints = 这张桌不使用提示。
web-who-watches = 访客
web-everybody-watches = 任何人都可以找到、加入和观看这张桌。
web-invited-only = 只有收到邀请的人能看到这张桌。
web-rules-different = 与规则书不同的规则
web-rules-as-book = 没有：按规则书玩。
web-key-hex = 到下一个可选的六角格
web-key-choices = 到可选的操作
web-palette-find = 你想做什么？
web-palette-nothing = 现在没有这个名称的操作。
