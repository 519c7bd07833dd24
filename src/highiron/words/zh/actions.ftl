one-run = { $train }级火车：{ $path }

action-pass = { $seat }跳过。
action-bid = { $seat }对{ $private }出价{ MONEY($price) }。
action-take_private = { $seat }购买{ $private }。
action-par = { $seat }将{ $company }的IPO定价设为{ MONEY($price) }。
action-buy_share = { $source-kind ->
    [company] { $seat }从{ $company }的公司财产中购买其1股股票。
   *[other] { $seat }从{ $source }购买1股{ $company }股票。
}
action-sell_shares = { $seat }卖出{ $count }股{ $company }股票。
action-exchange_private = { $seat }用{ $private }从{ $source }交换1股股票。
action-trade_private = { $seat }提议由{ $buyer }以{ MONEY($price) }接手{ $private }。
action-buy_private = { $company }（{ $seat }）以{ MONEY($price) }并购{ $private }。
action-lay_tile = { $private ->
    [none] { $company }（{ $seat }）在{ $hex }铺设#{ $tile }号板块，朝向{ $rotation }。
   *[other] { $company }（{ $seat }）凭{ $private }的特权在{ $hex }铺设#{ $tile }号板块，朝向{ $rotation }。
 }
action-place_token = { $private ->
    [none] { $company }（{ $seat }）在{ $hex }的第{ $stop }座城市放置站标。
   *[other] { $company }（{ $seat }）凭{ $private }的特权在{ $hex }的第{ $stop }座城市放置站标。
 }
action-run_trains = { $count ->
    [0] { $company }（{ $seat }）不运行火车。
   *[other] { $company }（{ $seat }）运营线路：{ $runs }。
 }
action-dividend = { $kind ->
    [pay] { $company }（{ $seat }）将收益全额分红。
    [half] { $company }（{ $seat }）将收益半额分红。
    [retain] { $company }（{ $seat }）保留收益。
   *[other] { $company }（{ $seat }）对收益执行“{ $kind }”。
 }
action-buy_train = { $trade_in ->
    [none] { $company }（{ $seat }）以{ MONEY($price) }从{ $source }购买{ $train }级火车。
   *[other] { $company }（{ $seat }）以{ MONEY($price) }外加一辆{ $trade_in }级火车从{ $source }换购{ $train }级火车。
 }
action-discard_train = { $company }（{ $seat }）舍弃一辆{ $train }级火车。
action-issue_shares = { $company }（{ $seat }）发行{ $count }股股票。
action-redeem_shares = { $company }（{ $seat }）回购{ $count }股股票。
action-assign = { $seat }将{ $private }的标记放到{ $target }。
action-choose_card = { $seat }选择{ $card }。
action-answer = { $accept ->
    [yes] { $seat }接受报价。
   *[no] { $seat }拒绝报价。
 }
action-bankrupt = { $company }（{ $seat }）宣告破产。
action-end_game = { $bankrupt ->
    [none] { $seat }经全桌同意结束对局。
   *[other] { $seat }替{ $bankrupt }认输：破产。
 }

kind-pass = 跳过
kind-bid = 对私人公司出价
kind-take_private = 购买当前的私人公司
kind-par = 开办上市公司或设定IPO定价
kind-buy_share = 购买股票
kind-sell_shares = 卖出股票
kind-exchange_private = 用私人公司交换股票
kind-trade_private = 与玩家买卖私人公司
kind-buy_private = 为公司并购私人公司
kind-lay_tile = 铺设板块
kind-place_token = 放置站标
kind-run_trains = 运营线路
kind-dividend = 分红或保留收益
kind-buy_train = 购买火车
kind-discard_train = 舍弃火车
kind-issue_shares = 发行股票
kind-redeem_shares = 回购股票
kind-assign = 放置私人公司的标记
kind-choose_card = 轮抽选牌
kind-answer = 答复报价
kind-bankrupt = 宣告破产
kind-end_game = 经同意结束对局
