web-since = 你上次行动之后：{ $count }步操作
web-since-cash = 你的现金
web-since-look = 查看那时的局面
web-undo-by-consent = 撤销：将询问其他人
web-redo-by-consent = 重做：将询问其他人
web-turn-tools = 回合
web-reset-turn = 重新开始我的回合
web-copy-address = 复制此局面的地址
web-address-copied = 已复制第{ $position }步操作之后局面的地址。
web-take-back-here = 撤销到这里
web-try-out = 试走
web-trying = 你正在试走：这里的一切都不算数。
web-trying-line = { $count ->
    [0] 可以替自己或别人走任意一步。
   *[other] 已试走{ $count }步。
 }
web-trying-moved = 真正的对局在此期间有了进展。
web-try-back = 退回一步
web-try-leave = 回到真正的对局
web-try-moves = 试走{ $name }的一步

web-clock = 计时
web-clock-none = 无
web-clock-move = 每步计时
web-clock-game = 全局计时
web-clock-time = 时间
web-clock-added = 每回合增加
web-clock-then = 时间用完时
web-clock-then-vote = 其他人可以移交座位
web-clock-then-bot = 由机器人行动
web-clock-length = { $unit ->
    [none] 无
    [second] { $count }秒
    [minute] { $count }分钟
    [hour] { $count }小时
   *[day] { $count }天
 }
web-clock-of = 剩余时间
web-clock-days = { $hours ->
    [0] { $days }天
   *[other] { $days }天{ $hours }小时
 }
web-clock-over-vote = 时间已用完
web-clock-over-bot = 时间已用完：由机器人行动
web-clock-words-move = { $unit ->
    [second] 每步有{ $count }秒。
    [minute] 每步有{ $count }分钟。
    [hour] 每步有{ $count }小时。
   *[day] 每步有{ $count }天。
 }
web-clock-words-game = { $unit ->
    [second] 每位玩家全局有{ $count }秒。
    [minute] 每位玩家全局有{ $count }分钟。
    [hour] 每位玩家全局有{ $count }小时。
   *[day] 每位玩家全局有{ $count }天。
 }
web-clock-words-added = { $unit ->
    [second] 每回合增加{ $count }秒。
    [minute] 每回合增加{ $count }分钟。
    [hour] 每回合增加{ $count }小时。
   *[day] 每回合增加{ $count }天。
 }
web-clock-words-vote = 玩家时间用完后，其他人可以移交其座位。
web-clock-words-bot = 玩家时间用完后，由机器人行动。
web-play-through = 连续播放
web-step = 单步
web-pause = 暂停
web-bots-pace = 他人的速度
web-bots-pace-instant = 立即
web-bots-pace-of = 每步{ $seconds }秒
web-playing = 其他人的操作：{ $position }／{ $last }
