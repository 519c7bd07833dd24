web-learn = 学习
web-learn-lead = 在真正的牌桌上学习的短课程。尽管尝试：规则允许的都可以做，走错了会告诉你原因。
web-learn-count = 已完成{ $done }／{ $count }
web-lesson = 课程
web-lesson-minutes = { $count }分钟
web-lesson-done = 已完成
web-lesson-step = 第{ $number }步（共{ $of }步）
web-lesson-reached = 做得好。
web-lesson-onward = 继续。
web-lesson-next = 下一步
web-lesson-hint = 示范给我看
web-lesson-back = 上一步
web-lesson-step-again = 重新开始这一步
web-lesson-again = 再来一次
web-lesson-finish = 完成
web-lesson-finished = 课程完成
web-lesson-following = 下一课
web-lesson-closed = 无法打开此课程

web-coach = 教练
web-coach-bot = 机器人会这样做：
web-coach-heard = 知道了
web-coach-off = 不要教练，继续
web-coach-first = 有教练的第一局
web-coach-first-about = 与机器人玩1830。遇到每种新的决定时，教练会说明是什么、机器人会怎么做、为什么。你随时可以让教练离开。
web-coach-first-start = 开始有教练的对局

web-puzzles = 谜题
web-puzzles-lead = 每天一道新题，人人相同：一个局面，一个问题，一个已经证明的答案。
web-puzzle-today = 今日
web-puzzle-solved = 已解出
web-puzzle-difficulty = { $level ->
    [1] 容易
    [2] 中等
   *[3] 困难
 }
