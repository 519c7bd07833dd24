web-tab-talk = 交流
web-unread = { $count }条新消息
web-chat = 聊天
web-chat-empty = 还没有人说话。
web-chat-earlier = 显示更早的消息
web-chat-say = 对全桌说点什么
web-chat-send = 发送
web-chat-only-table = 只有本桌的人可以在这里说话。
web-own-notes = 你的笔记
web-own-notes-about = 只有你能看到。
web-notes-writing = 尚未保存…
web-notes-saved = 已保存。
web-notes-failed = 无法保存，请稍后再试。
web-at-the-table = 本桌
web-seat-nobody = 无人
web-seat-waited = { $unit ->
    [day] 已等待{ $count }天
    [hour] 已等待{ $count }小时
   *[minute] { $count ->
        [0] 刚刚轮到
       *[other] 已等待{ $count }分钟
     }
 }
web-seat-absent = { $unit ->
    [day] 离开{ $count }天
    [hour] 离开{ $count }小时
   *[minute] 离开{ $count }分钟
 }
web-absent-short = 离开
web-watching = 你正在观战。
web-offer-waiting = 等待{ $name }答复：
web-offer-for-you = 请你答复：
web-propose-substitute = 移交座位
web-propose-abandon = 放弃对局
web-propose-go = 提议
web-abandon-go = 提议放弃
web-substitute-seat = 哪个座位？
web-substitute-by = 由谁接手？
web-substitute-bot = 机器人{ $bot }
web-substitute-person = 真人
web-substitute-name = 对方的账号名
web-substitute-about = 也会询问对方：对方打开本对局并同意即可。游客需要先注册账号。
web-abandon-about = 对局就此结束，作为记录保留在服务器上，所有人都可以查看。
web-vote-all = 本桌其他人都必须同意。缺席玩家的座位不需要该玩家同意。
web-vote-alone = 不需要别人同意：立即生效。
web-vote-opened = 已询问其他人。
web-vote-carried = 已完成。
web-vote-undo = { $to ->
    [0] { $name }请求退回到对局开始。
   *[other] { $name }请求退回到第{ $to }步操作之后的局面。
 }
web-vote-redo = { $name }请求重做被撤销的操作，直到第{ $to }步。
web-vote-substitute = { $kind ->
    [bot] { $name }请求由机器人{ $newcomer }代替{ $seat }。
   *[person] { $name }请求由{ $newcomer }接手{ $seat }的座位。
 }
web-vote-abandon = { $name }请求放弃对局。
web-vote-waiting = 等待{ $names }
web-vote-agree = 同意
web-vote-decline = 拒绝
web-vote-withdraw = 撤回
web-vote-look = 查看
web-programs = 预设操作
web-programs-about = 轮到你时自动执行，只有你能看到。
web-programs-past = 以前的预设做了什么
web-program-new = 预设一个操作
web-program-replace = 改设另一个
web-program-cancel = 终止
web-program-set = 设定
web-program-seat = 座位
web-program-pass = 跳过
web-program-buy = 购买股票
web-program-nothing-to-buy = 有公司开办之后才能购买股票。
web-program-until-round = 一直跳过，直到本轮结束，或直到…
web-program-until = 持续多久
web-program-until-floated = 直到上市
web-program-until-shares = 直到我持有这么多股
web-program-at-most = 每股最高价
web-program-no-limit = 不限
web-program-as-president = 仅当我是总裁时
web-program-pass-short = { $count ->
    [0] 一直跳过，直到本轮结束。
   *[other] 一直跳过，直到本轮结束，或直到{ $count }种情况之一发生。
 }
web-program-buy-floated = { $limit ->
    [none] 每个回合从{ $source }购买{ $company }，直到它上市。
   *[other] 每个回合从{ $source }购买{ $company }，直到它上市，每股最高{ $limit }。
 }
web-program-buy-shares = { $limit ->
    [none] 每个回合从{ $source }购买{ $company }，直到你持有{ $count }股。
   *[other] 每个回合从{ $source }购买{ $company }，直到你持有{ $count }股，每股最高{ $limit }。
 }
web-stop-shares-bought = 有人购买我持股公司的股票
web-stop-shares-sold = 有人卖出我持股公司的股票
web-stop-president-changed = 我的某家公司更换总裁
web-stop-company-started = 有人开办公司
web-stop-bid-made = 有人对我出过价的私人公司出价
web-stop-price-moved = 我持股公司的股价变动
web-bell = 轮到你了
web-bell-about = 即使本页面在后台，浏览器也可以在轮到你时通知你。
web-bell-off = 通知我
web-bell-on = 将会通知你
web-bell-denied = 此浏览器被设为不显示本页面的通知。可以在浏览器对本网址的设置中更改。
web-bell-impossible = 此浏览器不能显示通知。
web-notice-turn = 轮到你了
web-notice-offer = 有人向你报价
web-notice-vote = 本桌询问你是否同意
web-notice-substitute = 有人请你接手座位
web-notice-started = 对局已开始
web-notice-ended = 对局已结束
web-handover = 请把屏幕交给{ $name }
web-handover-about = 下一步要用到别人不能看的牌。
web-handover-ready = 我是{ $name }：显示版图

web-line-tools = 对{ $name }的这条消息做什么
web-line-remove = 移除
web-line-removed = 这条消息已被移除。
web-report = 举报
web-report-title = 举报{ $name }
web-report-why = 有什么问题？
web-report-send = 告知管理员
web-report-sent = 已告知管理员。
web-block = 屏蔽
web-blocked = 你不会再看到{ $name }的消息。账号页面列出了你屏蔽的人。
web-notice-reminder = 你的行动时间快用完了

web-bell-settings = 轮到你时的通知
web-resign = 离开对局
web-resign-bot = 让机器人替我玩
web-resign-bot-about = 机器人接手你的座位，其他人继续。
