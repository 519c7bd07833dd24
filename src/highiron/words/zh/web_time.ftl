web-since = 你上次行动之后：{ $count }步操作
web-since-cash = 你的现金
web-since-more = 此前还有{ $count }件事
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
