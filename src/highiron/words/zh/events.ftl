event-cash-moved = { $from-kind ->
    [bank] 银行向{ $to }支付{ MONEY($amount) }{ $why ->
        [private] （私人公司）
        [income] （{ $private }的收入）
        [shares] （股票）
        [capital] （注资）
        [terrain] （地形费用）
        [token] （站标）
        [train] （火车）
        [wagon] （货运车厢）
        [terminal-fee] （换装站）
        [works] （工程）
        [contribution] （补足购车款）
        [dividend] （分红）
        [revenue] （收益）
        [bankruptcy] （破产）
        [closing] （公司关闭）
        [merger] （合并）
        [independent] （独立公司的全部财产）
        [subsidy] （补贴）
        [loan] （贷款）
        [interest] （利息）
        [inventor] （发明）
        [scrap] （报废补偿）
        [mail] （邮政）
        [engineers] （山地工程）
        [treasury] （取走全部公司财产）
        [forgiven] （欠款免除）
        [short-dividend] （空头股票的分红）
        [purchase] （购买公司）
        [sale] （公司出售）
        [set-aside] （留待清算结束）
        [guarantee] （公司债务担保）
        [settlement] （已消失公司的股票）
       *[other] （{ $why }）
    }。
   *[other] { $from }向{ $to }支付{ MONEY($amount) }{ $why ->
        [private] （私人公司）
        [income] （{ $private }的收入）
        [shares] （股票）
        [capital] （注资）
        [terrain] （地形费用）
        [token] （站标）
        [train] （火车）
        [wagon] （货运车厢）
        [terminal-fee] （换装站）
        [works] （工程）
        [contribution] （补足购车款）
        [dividend] （分红）
        [revenue] （收益）
        [bankruptcy] （破产）
        [closing] （公司关闭）
        [merger] （合并）
        [independent] （独立公司的全部财产）
        [subsidy] （补贴）
        [loan] （贷款）
        [interest] （利息）
        [inventor] （发明）
        [scrap] （报废补偿）
        [mail] （邮政）
        [engineers] （山地工程）
        [treasury] （取走全部公司财产）
        [forgiven] （欠款免除）
        [short-dividend] （空头股票的分红）
        [purchase] （购买公司）
        [sale] （公司出售）
        [set-aside] （留待清算结束）
        [guarantee] （公司债务担保）
        [settlement] （已消失公司的股票）
       *[other] （{ $why }）
    }。
 }
event-bank-broken = 银行现金耗尽：本运营轮组结束后对局结束。
event-share-bought = { $source-kind ->
    [company] { $seat }以{ MONEY($price) }从{ $company }的公司财产中购买其1股股票。
   *[other] { $seat }以{ MONEY($price) }从{ $source }购买1股{ $company }股票。
}
event-shares-sold = { $seat }卖出{ $count }股{ $company }股票，每股{ MONEY($price) }。
event-share-given = { $seat }免费获得{ $count }股{ $company }股票。
event-company-started = { $seat }开办{ $company }，IPO定价{ MONEY($par) }。
event-floated = { $company }上市。
event-presidency-passed = { $company }总裁更替：由{ $from }变为{ $to }。
event-presidency-taken = { $to }成为{ $company }的总裁，此前没有总裁。
event-receivership-began = { $company }已没有总裁，进入托管。
event-shares-issued = { $company }发行{ $count }股股票，每股{ MONEY($price) }。
event-shares-redeemed = { $company }回购{ $count }股股票，每股{ MONEY($price) }。
event-company-closed = { $company }关闭：其股票一文不值，站标和火车退出游戏。
event-merged = { $target }并入{ $company }：其股票、现金、火车和站标归{ $company }所有。
event-price-moved = { $company }的股价从{ MONEY($from) }变为{ MONEY($to) }。

event-bid-made = { $seat }对{ $private }出价{ MONEY($price) }。
event-bidding-opened = { $private }的竞标开始。
event-private-sold = { $seat }以{ MONEY($price) }得到{ $private }。
event-private-price-fell = 所有人都跳过：{ $private }现价{ MONEY($price) }。
event-card-chosen = { $seat }选了一张牌。
event-last-card-shown = 最后一张牌是{ $card }，价格{ MONEY($price) }。
event-card-price-fell = { $card }现价{ MONEY($price) }。
event-blank-revealed = { $seat }选的是空白牌。
event-private-traded = { $private }由{ $from }转给{ $to }，价格{ MONEY($price) }。
event-private-exchanged = { $seat }用{ $private }从{ $source }交换1股{ $company }股票。
event-private-closed = { $private }关闭。
event-independent-absorbed = { $company }接收{ $private }的现金、站标和火车：{ $trains }。
event-marker-placed = { $private }的标记现在位于{ $hex }。
event-markers-removed = 移除标记：{ $privates }。
event-steamboat-serves = 汽船现在服务于{ $company }。
event-second-tile-forfeited = 放弃{ $private }的第二块板块。

event-passed = { $seat }跳过。
event-draft-round-began = 剩下的牌开始出售。
event-stock-round-began = 股票轮{ $turn }开始。
event-stock-round-ended = 股票轮结束；{ $priority }持有优先交易权。
event-operating-round-began = 运营轮{ $turn }.{ $number }（共{ $of }轮）开始。
event-last-turn-set = 已无火车可买：第{ $turn }回合为最后一回合。
event-operating-round-ended = 运营轮结束。
event-turn-began = { $company }开始运营，由{ $seat }经营。
event-offer-made = { $seat }请{ $to }同意：{ $what ->
    [train] { $buyer }以{ MONEY($price) }购买一辆{ $item }级火车
    [wagon] { $buyer }以{ MONEY($price) }购买一组货运车厢
   *[other] { $buyer }以{ MONEY($price) }购买{ $item }
 }。
event-offer-accepted = { $seat }接受报价。
event-offer-lapsed = 给{ $seat }的报价失效。
event-offer-declined = { $seat }拒绝报价。
event-deal-failed = { $company }凑不出商定的价格，交易取消。

event-tile-laid = { $company }在{ $hex }铺设#{ $tile }号板块，朝向{ $rotation }。
event-token-placed = { $price ->
    [0] { $company }在{ $hex }免费放置站标。
   *[other] { $company }在{ $hex }放置站标，花费{ MONEY($price) }。
 }
event-train-ran = { $mode ->
    [freight] { $company }的{ $train }级火车加挂货运车厢运行{ $path }，收益{ MONEY($revenue) }。
   *[other] { $company }的{ $train }级火车运行{ $path }，收益{ MONEY($revenue) }。
 }
event-dividend-paid = { $company }分红{ MONEY($revenue) }：每股{ MONEY($per_share) }。
event-revenue-retained = { $revenue ->
    [0] { $company }没有收益。
   *[other] { $company }保留收益{ MONEY($revenue) }。
 }
event-train-bought = { $company }以{ MONEY($price) }从{ $source }购买{ $train }级火车。
event-train-discarded = { $company }舍弃一辆{ $train }级火车。
event-train-exported = 一辆{ $train }级火车未售出，退出游戏。
event-phase-began = 阶段{ $phase }开始。
event-trains-rusted = { $owner }的{ $count }辆{ $train }级火车被淘汰。
event-trains-obsolete = 所有{ $train }级火车即将淘汰：每辆还可运行一次。
event-trains-retired = { $owner }的即将淘汰的火车已完成最后一次运行：{ $trains }。

event-bankrupt = { $seat }付不起{ $company }的火车，破产。
event-game-ended = 对局结束：{ $why ->
    [bank] { end-bank }
    [bankrupt] { end-bankrupt }
    [turn_cap] { end-turn_cap }
    [last_phase] { end-last_phase }
    [last_train] { end-last_train }
    [stalled] { end-stalled }
    [agreement] { end-agreement }
    [all_closed] { end-all_closed }
    [final_train] { end-final_train }
   *[other] { $why }
 }。
