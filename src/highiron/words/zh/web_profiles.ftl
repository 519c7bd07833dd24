web-people = 玩家
web-here-since = { $day }加入
web-followers = { $count ->
    [0] 没有人关注
   *[other] { $count }人关注
 }
web-follow = 关注
web-followed = 已关注
web-you-follow = 你关注的人
web-followed-games = 你关注的玩家
web-person-gone = 这里没有人
web-is-here = 现在在线
web-results = 战绩
web-results-none = 还没有完成的对局。
web-games-played = 对局
web-games-won = 获胜
web-with-people = 与真人
web-rating = 评分
web-rating-figures = { $mu } ± { $sigma }
web-rating-none = 暂无
web-rating-about = 评分由openskill计算，只在真人之间，以及只在机器人之间。同屏和导入的对局不计入。排行按评分中确定的部分：减去三倍偏差。
web-leaderboard = 排行榜
web-leaderboard-of = 谁的
web-of-people = 真人
web-of-bots = 机器人
web-leaderboard-none = 还没有人完成计入的对局。
web-rematch = 再来一局
web-rematch-join = 再来一局：入座
web-rematch-about = 同样的人、规则和机器人；每个人往前坐一个座位。

web-ladder = 机器人天梯
web-ladder-about = 本站机器人相互对局：每副牌局由不同的机器人在每个座位上各打一次。
web-ladder-none = 没有附带这个游戏的排名。
web-ladder-bot = 机器人
web-ladder-wealth = 占全部财富的份额
web-ladder-time = 每个决定的用时
web-ladder-rating = { $rating } ± { $width }
web-ladder-part = { $value }%（{ $low }至{ $high }）
web-ladder-ms = { $median }毫秒，百分之九十九不超过{ $most }毫秒
web-ladder-run = 共{ $games }局，每局{ $players }人，于{ $day }由版本{ $commit }进行。区间在百分之九十五的情形下包含真值。推演的机器人不计时。
web-ladder-people = 本站公开牌桌上人与机器人的对局
web-ladder-people-none = 本站还没有结束过人与机器人的公开对局。
web-ladder-met = 遇到的人数
web-ladder-ahead = 其中名次更前者
