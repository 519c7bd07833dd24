web-moves = 可以做什么
web-your-move = 轮到你行动
web-waiting-for = { $name }正在思考
web-game-over = 对局结束
web-sending = 发送中…
web-consequence = 后果
web-consequence-loading = 正在推算后果…
web-consequence-hidden = 后果取决于尚无人可看的牌。
web-becomes = 变为
web-change-cash = 现金
web-change-price = 股价
web-change-president = 总裁：{ $name }
web-change-certificates = 凭证由{ $from }变为{ $to }，上限{ $limit }
web-change-trains = 火车：{ $trains }
web-change-no-trains = 失去{ $trains }
web-floats-after = 售出{ $percent }%即上市：还差{ $shares }股，共{ $price }。
web-floats-now = 立即上市。
web-train-rusts = 首辆{ $train }级火车出现时淘汰
web-train-obsolete-on = 首辆{ $train }级火车出现时即将淘汰
web-train-stays = 永不淘汰
web-train-left = 剩{ $count }辆
web-train-needed = { $company }必须有火车。{ $train }级火车要{ $price }；公司财产有{ $treasury }，你有{ $own }：还差{ $missing }。
web-change-phase = 阶段{ $phase }开始
web-why-not = 为什么不行？
web-what-else = 还能做什么，为什么现在不行？
web-why-not-legal = 这样做可以。
web-hint = 机器人会怎么做？
web-hint-take = 采用
web-less = 减少
web-more = 增加
web-lowest = 最低{ $amount }
web-highest = 最高{ $amount }
web-choose-hex = 在地图上选择高亮的六角格
web-choose-on-map = 在地图上选，或在这里选
web-choose-city = 选择城市
web-choose-card = 从这些牌中留一张
web-tile-choice = { $tile }号板块，剩{ $left }块，收益{ $gain }
web-turn-right = 顺时针旋转
web-turn-left = 逆时针旋转
web-city-number = 第{ $number }座城市
web-no-privilege = 正常铺设
web-no-trade-in = 不换购
web-buy-ipo = 从IPO购买
web-buy-pool = 从公开市场购买
web-buy-own = 从公司财产购买
web-buy-from = 从{ $holder }购买
web-field-company = 公司
web-field-private = 私人公司
web-field-price = 价格
web-field-hex = 六角格
web-field-tile = 板块
web-field-rotation = 朝向
web-field-stop = 城市
web-field-source = 来源
web-field-train = 火车
web-field-trade_in = 换购
web-field-count = 股数
web-field-kind = 收益
web-field-buyer = 买方
web-field-target = 位置
web-field-card = 牌
web-field-accept = 答复
web-field-amount = 金额
web-do-pass = 跳过
web-pass-track = 不再铺设铁路
web-pass-build = 建设完毕
web-pass-token = 不放站标
web-pass-trains = 不再购买火车
web-pass-issue = 不发行
web-do-bid = 出价
web-bid-from = 出价，至少
web-do-take_private = 购买私人公司
web-do-par = 开办公司
web-do-buy_share = 购买股票
web-do-sell_shares = 卖出股票
web-do-exchange_private = 交换私人公司
web-do-trade_private = 买卖私人公司
web-do-buy_private = 并购私人公司
web-do-lay_tile = 铺设板块
web-do-place_token = 放置站标
web-do-run_trains = 运营线路
web-do-dividend = 分红
web-do-buy_train = 购买火车
web-do-discard_train = 舍弃火车
web-do-choose_card = 留一张牌
web-do-issue_shares = 发行股票
web-do-redeem_shares = 回购股票
web-do-assign = 放置标记
web-do-answer = 答复报价
web-do-bankrupt = 宣告破产
web-dividend-pay = 全额分红
web-dividend-half = 半额分红
web-dividend-retain = 保留收益
web-move-pass = 跳过
web-move-bid = 对{ $private }出价{ $price }
web-move-take_private = 购买{ $private }
web-move-par = 以{ $price }开办{ $company }
web-move-buy_share = { $cost ->
    [none] 从{ $source }购买{ $company }
   *[other] 以{ $cost }从{ $source }购买{ $company }
 }
web-move-sell_shares = 卖出{ $count }股{ $company }
web-move-exchange_private = 用{ $private }从{ $source }交换1股
web-move-trade_private = 提议：{ $buyer }以{ $price }接手{ $private }
web-move-buy_private = 以{ $price }并购{ $private }
web-move-lay_tile = { $private ->
    [none] 在{ $hex }铺设#{ $tile }
   *[other] 凭{ $private }在{ $hex }铺设#{ $tile }
 }
web-move-place_token = { $private ->
    [none] 在{ $hex }放置站标
   *[other] 凭{ $private }在{ $hex }放置站标
 }
web-move-run_trains = 运营{ $company }的火车
web-move-dividend = { $company }：{ $kind }
web-move-buy_train = { $trade_in ->
    [none] 以{ $price }从{ $source }购买{ $train }级火车
   *[other] 以{ $price }和{ $trade_in }级火车从{ $source }换购{ $train }级火车
 }
web-move-discard_train = 舍弃{ $company }的{ $train }级火车
web-move-choose_card = 留下{ $card }
web-move-issue_shares = { $company }发行{ $count }股
web-move-redeem_shares = { $company }回购{ $count }股
web-move-assign = { $private }放到{ $target }
web-move-answer = { $accept ->
    [yes] 接受报价
   *[no] 拒绝报价
 }
web-move-bankrupt = 宣告破产

web-consequence-agreed = { $name }同意后的结果
web-number-between = 可以是{ $lowest }到{ $highest }。
web-run-for = 运行，收益{ $total }
web-offer = { $what ->
    [train] 以{ $price }向{ $to }报价购买{ $item }级火车
    [wagon] 以{ $price }向{ $to }报价购买货运车厢
   *[other] 以{ $price }向{ $to }报价购买{ $item }
 }
web-offer-sale = 以{ $price }向{ $to }报价出售{ $item }
web-choose-more = 选择其余各项
web-here = 在此六角格
web-next-tile = 下一块板块
web-previous-tile = 上一块板块
web-choice-assign = { $private }服务{ $target }
web-choice-buy_train = { $place ->
    [depot] { $train }级火车：{ $price }{ $trade_in ->
        [none] { "" }
       *[other] ＋{ $trade_in }级火车
    }
   *[other] { $train }级火车：{ $price }，来自{ $source }{ $trade_in ->
        [none] { "" }
       *[other] ＋{ $trade_in }级火车
    }
 }
web-form-buy_train = 购买别家的火车…
web-outcome-take_private = 以{ $price }购买{ $private }
web-outcome-issue_shares = { $company }发行{ $count }股，得{ $amount }{ $moves ->
    [yes] { "" } → { $after }
   *[no] { "" }
 }
web-outcome-redeem_shares = { $company }回购{ $count }股，付{ $amount }{ $moves ->
    [yes] { "" } → { $after }
   *[no] { "" }
 }
web-outcome-dividend = { $kind ->
    [retain] { $moves ->
        [yes] 保留{ $revenue } → { $after }
       *[no] 保留{ $revenue }
    }
    [half] { $moves ->
        [yes] 半额：每股{ $per_share } → { $after }
       *[no] 半额：每股{ $per_share }
    }
   *[other] { $moves ->
        [yes] 分红每股{ $per_share } → { $after }
       *[no] 分红每股{ $per_share }
    }
 }
web-spectating = 你正在观战。
