reason-game-over = { $why ->
    [bank] 对局已结束：{ end-bank }；不能再进行任何操作。
    [bankrupt] 对局已结束：{ end-bankrupt }；不能再进行任何操作。
    [turn_cap] 对局已结束：{ end-turn_cap }；不能再进行任何操作。
    [last_phase] 对局已结束：{ end-last_phase }；不能再进行任何操作。
    [agreement] 对局已结束：{ end-agreement }；不能再进行任何操作。
    [all_closed] 对局已结束：{ end-all_closed }；不能再进行任何操作。
    [final_train] 对局已结束：{ end-final_train }；不能再进行任何操作。
    [last_train] 对局已结束：{ end-last_train }；不能再进行任何操作。
    [stalled] 对局已结束：{ end-stalled }；不能再进行任何操作。
   *[other] 对局已结束：{ $why }；不能再进行任何操作。
 }
reason-not-your-turn = 现在轮到{ $turn }，不是{ $seat }。
reason-not-now = 现在不能“{ $action }”；现在该进行的是：{ $step }。
reason-not-your-company = { $company }现在不能行动；轮到{ $turn }。
reason-unknown-seat = 本桌没有座位“{ $name }”。座位按顺时针从A到{ $example }。
reason-unknown-company = { $why ->
    [absent] { $name }没有参加（或已退出）本对局。请使用在场公司的缩写，例如{ $example }。
    [private] { $name }不是上市公司，不能这样做。请使用上市公司的缩写，例如{ $example }。
   *[none] 本作没有名为“{ $name }”的公司。请使用缩写，例如{ $example }。
 }
reason-unknown-private = { $example ->
    [none] 本作没有名为“{ $name }”的私人公司，也没有任何私人公司。
   *[other] 本作没有名为“{ $name }”的私人公司。请使用缩写，例如{ $example }。
 }
reason-unknown-hex = 地图上没有六角格“{ $name }”。请使用坐标，例如{ $example }。
reason-unknown-tile = 本作没有板块“{ $name }”。请只写编号，例如{ $example }。
reason-unknown-rotation = 板块不能旋转{ $name }。朝向为0到{ $example }。
reason-unknown-train = 本作没有火车“{ $name }”。请只写等级，例如{ $example }。
reason-unknown-card = 本次轮抽没有牌“{ $name }”。
reason-unknown-certificate = 本作没有凭证“{ $name }”。
reason-unknown-source = 不能从“{ $source }”取得任何东西。请使用“{ $unsold }”或“pool”。
reason-unknown-dividend = 这里不能对收益执行“{ $kind }”。可选：{ $choices }。
reason-not-enough-cash = { $owner }需要{ MONEY($need) }，只有{ MONEY($has) }。
reason-price-out-of-range = { $high ->
    [none] 价格不能是{ MONEY($price) }：至少为{ MONEY($low) }。
   *[other] 价格不能是{ MONEY($price) }：应在{ MONEY($low) }到{ MONEY($high) }之间。
 }
reason-wrong-price = 价格是{ MONEY($right) }，不是{ MONEY($price) }。
reason-private-not-for-sale = { $why ->
    [tied] 只要有玩家持有可能随{ $private }而来的{ $company }凭证，{ $private }就不能易手。
    [gone] { $private }已关闭或没有参加本对局，因此不能出售。
   *[owned] { $owner-kind ->
        [bank] { $private }仍在银行，玩家不能出售。
       *[other] { $private }已属于{ $owner }。
    }
 }
reason-not-the-current-private = 还不能购买{ $private }。请对它出价，或购买排在最前的{ $current }。
reason-no-bid-on-current-private = { $private }排在最前：请按其价格购买，而不是出价。
reason-bid-not-in-steps = 不能出价{ MONEY($price) }：加价幅度为{ MONEY($step) }。
reason-bid-too-low = 出价{ MONEY($price) }太低：至少出价{ MONEY($least) }。
reason-other-private-in-auction = 现在竞标的是{ $private }。请对它加价或跳过。
reason-card-not-in-hand = 你手里没有{ $card }。请从抽到的牌中选一张。
reason-must-choose-card = 不能跳过：请从抽到的牌中选一张。空白牌不花钱。
reason-must-buy-card = 对局的第一个回合不能跳过：请购买一张牌。
reason-private-never-sold = { $private }永远不能卖给公司。
reason-phase-forbids = 阶段{ $phase }中公司不能并购私人公司。
reason-no-trade-in-first-round = 第一个股票轮中玩家之间不能买卖私人公司。
reason-no-trade-now = { $why ->
    [bought] 你本回合已经购买过（{ $bought }），购买私人公司算作又一次购买。
   *[phase] 阶段{ $phase }中玩家之间不能买卖私人公司。
 }
reason-not-a-side-of-the-trade = { $only ->
    [yes] { $private }属于{ $owner }。只有作为买家的另一位玩家，才能在自己的回合提议这笔买卖。
   *[no] { $private }属于{ $owner }。只有拥有者和想购买它的玩家可以提议这笔买卖。
 }
reason-no-private-sale-now = { $why ->
    [option] 现在不能把{ $private }卖给{ $buyer }：按本局选项，不能为购买火车而出售私人公司。
    [no-need] 现在不能把{ $private }卖给{ $buyer }：{ $company }不必购买火车。
    [money] 现在不能把{ $private }卖给{ $buyer }：{ $company }买火车的钱已经够了。
    [owner] 现在不能把{ $private }卖给{ $buyer }：它不属于{ $company }的总裁。
    [self] 现在不能把{ $private }卖给{ $buyer }：买家和卖家是同一人。
   *[limit] 现在不能把{ $private }卖给{ $buyer }：{ $buyer }的凭证已达上限。
 }
reason-private-has-no-exchange = { $private }不能交换股票。
reason-not-your-private = { $private }不是你的，不能交换。
reason-only-between-turns = { $private }只能在你自己的股票回合中交换，或在其他人的下一回合开始之前交换。
reason-private-gives-no-tile = { $private }没有铺设板块的权利。
reason-private-not-owned = 该公司不拥有{ $private }，因此不能使用其特权。
reason-private-gives-no-token = { $private }没有放置站标的权利。
reason-private-has-no-marker = { $private }没有标记。
reason-marker-elsewhere = { $private }的标记不能放到{ $target }。
reason-marker-set-already = 这一项本轮已设定，或本来就是如此（{ $target }）。请设定另一项，或跳过。
reason-tile-not-of-private = { $private }不能在那里铺设#{ $tile }号板块。
reason-tiles-not-joined = { $hex }的第二块板块必须与{ $first }第一块板块的铁轨相连。
reason-no-private-tiles-now = 本轮已放弃一家私人公司的第二块板块；与18xx.games一样，在下一轮之前任何私人公司都不能再铺设板块。
reason-second-tile-first = 请先铺设{ $private }的第二块板块。
reason-cities-joined-already = { $hexes }之间已有铁轨相连。
reason-cities-not-joined = 此特权的板块必须用铁轨连接{ $hexes }。请选择能够相连的板块。
reason-company-buys-nothing = { $receiver ->
    [yes] { $company }处于托管中，不并购私人公司。
   *[no] { $company }是独立公司，不购买任何东西。
 }
reason-train-first = { $company }已为购买火车发行股票，必须先购买火车。
reason-privilege-spent = { $private }的特权已经用过。
reason-privilege-elsewhere = { $city ->
    [none] 此特权只适用于{ $hexes }。
   *[other] 此特权只适用于{ $hexes }的第{ $city }座城市。
 }
reason-privilege-gone = 那里已有板块，{ $private }的特权已失效。
reason-privilege-not-now = 在回合的这一步不能使用{ $private }的特权。
reason-must-sell-first = { $seat }超过了凭证上限或单家公司的持股上限，必须先卖出。
reason-no-sales-in-first-round = 第一个股票轮中不能卖出。
reason-no-price-yet = { $company }还没有股价，因此不能卖出其股票。
reason-sell-at-least-one = 不能卖出{ $count }股。至少卖出1股。
reason-not-that-many-shares = 你想卖出{ $count }股{ $company }，但只持有{ $has }股。
reason-pool-full = { $room ->
    [0] 公开市场最多容纳{ $company }一半的股票；已经放不下更多。
   *[other] 公开市场最多容纳{ $company }一半的股票；还能放{ $room }股。
 }
reason-president-cannot-sell-that-far = { $company }的总裁股不能进入公开市场，而其他人持股都不足以接任。请少卖一些。
reason-not-started = { $company }尚未开办：第一张凭证是总裁股。请先设定IPO定价。
reason-already-started = { $company }已经开办。请购买它的股票。
reason-no-share-there = { $source-kind ->
    [ipo] IPO中没有{ $company }的股票了。
    [pool] { $held ->
        [0] 公开市场没有{ $company }的股票。
       *[other] 公开市场只有{ $company }的总裁股，没有其股票的人不能拿取。
    }
   *[other] { $company }的公司财产中没有股票了。
 }
reason-already-bought = 你本回合已经购买过（{ $bought }），现在不能再“{ $action }”。
reason-sold-this-round = 你在本股票轮卖出过{ $company }的股票，下一个股票轮之前不能再购买。
reason-over-holding-limit = 你持有{ $has }股{ $company }，最多只能持有{ $limit }股。
reason-over-certificate-limit = 已持有{ $has }张凭证，上限为{ $limit }张。请先卖出一些。
reason-not-a-par-price = { MONEY($price) }不是可用的IPO定价。可选：{ $prices }。
reason-other-par-due = 必须先设定{ $company }的IPO定价。
reason-not-operated-yet = { $company }尚未运营过，因此只有其总裁可以卖出它的股票。
reason-sold-this-turn = 本回合已卖出过{ $company }的股票；必须一次卖出。
reason-in-receivership = { $company }处于托管中，不能为此卖出其股票。
reason-not-a-corporation = { $company }不是上市公司，没有股票。
reason-issued-already = { $company }本回合已经发行或回购过股票。
reason-no-issue-now = { $company }在回合的这一步不能发行或回购股票。
reason-not-that-many-to-issue = { $why ->
    [redeem] { $counts ->
        [none] { $company }不能回购{ $count }股：公开市场没有它的股票。
       *[other] { $company }不能回购{ $count }股；按公开市场的存量，可以是{ $counts }股。
    }
    [train] { $counts ->
        [none] { $company }不能为火车发行{ $count }股：现在一股也不能发行。
       *[other] { $company }不能为火车发行{ $count }股；可以是{ $counts }股。
    }
   *[issue] { $counts ->
        [none] { $company }不能发行{ $count }股：它没有库存股，或公开市场的股数会超过玩家持有的股数。
       *[other] { $company }不能发行{ $count }股；按其库存股，并因公开市场的股数不得超过玩家，可以是{ $counts }股。
    }
 }
reason-must-issue-first = { $company }还能为火车发行股票，必须先发行，总裁才能补足差额。
reason-tile-already-laid = { $yellow ->
    [yes] 本回合已经升级过。再铺设的板块必须是黄色。
   *[no] 本回合的{ $laid }块板块都已铺设。
 }
reason-hex-blocked = { $sold ->
    [yes] 只要{ $private }由玩家拥有，{ $hex }就被封锁。公司并购{ $private }或{ $private }关闭后解除。
   *[no] 在{ $private }关闭之前，{ $hex }被封锁。
 }
reason-hex-not-buildable = 不能在{ $hex }铺设板块：那里印刷的内容不变。
reason-hex-not-reached = 从{ $company }的站标出发，无法到达这块板块在{ $hex }的铁轨。
reason-no-tile-left = 没有#{ $tile }号板块了。
reason-colour-not-yet = 阶段{ $phase }还没有{ $colour }板块。
reason-tile-does-not-fit = { $why ->
    [colour] 不能在{ $hex }铺设#{ $tile }号板块：它的颜色是{ $colour }，那里下一块应为{ $colours }。
    [last] 不能在{ $hex }铺设#{ $tile }号板块：那里的板块不能再升级。
    [label] 不能在{ $hex }铺设#{ $tile }号板块：板块字母与六角格不符。
    [stops] 不能在{ $hex }铺设#{ $tile }号板块：城市或城镇与六角格不符。
   *[track] 不能在{ $hex }铺设#{ $tile }号板块：它不是那里板块的升级。
 }
reason-track-runs-nowhere = { $hex }的铁轨会通向版图之外或不可通行的边（第{ $edges }边）。请旋转板块。
reason-track-not-kept = { $hex }已有的铁轨必须全部保留，朝向{ $rotation }做不到。请旋转板块。
reason-not-a-city = { $hex }没有可放站标的第{ $stop }座城市。
reason-no-slot-free = { $hex }的那座城市没有站点空位。
reason-slot-reserved = { $why ->
    [second] { $hex }的一个空位预留给{ $holder }，它可以按自己的价格进入那座城市。
    [private] { $hex }那座城市的一个空位预留给{ $holder }的买主。
   *[home] { $hex }的一个空位预留给{ $holder }，那里是它的起始车站。
 }
reason-token-already-in-hex = 该公司在{ $hex }已有站标。
reason-city-not-reached = 从{ $company }的站标出发，无法到达{ $hex }的那座城市。
reason-token-already-placed = { $company }本回合已经放置过站标。
reason-independent-has-no-tokens = { $company }是独立公司，没有更多站标。
reason-lay-without-use = 这块板块没有给{ $company }在{ $hex }带来可到达的新铁轨，也没有提升它到达的城市。
reason-no-token-left = { $company }没有站标了。
reason-other-token-due = 请先选择{ $company }在{ $hex }的站标位置。
reason-trains-must-run = { $company }有可以运行的火车，因此必须运行。
reason-better-runs-exist = 这些运行收益为{ MONEY($revenue) }，但最多可得{ MONEY($best) }，必须选择最高收益线路。
reason-train-not-owned = { $company }没有这辆火车（{ $train }），或已经用过。
reason-unknown-place = 地图上没有“{ $place }”。收益点写作六角格、点和编号，第一个编号为0；没有收益点的六角格只写名称。
reason-stop-of-another = { $place }只能由{ $company }使用。
reason-run-needs-two-stops = { $train }级火车的运行必须以收益点开始和结束，并至少经过两个收益点。
reason-not-neighbours = { $place }和{ $next }不相邻。
reason-no-track = { $place }没有那样通过的铁轨。
reason-track-twice = 该运行在{ $place }附近两次使用同一段铁轨。
reason-track-of-another-train = { $train }级火车使用了本回合另一辆火车已用的铁轨。
reason-stop-twice = 该运行两次经过{ $place }或其区域。
reason-red-area-inside = 运行只能以{ $place }为起点或终点，不能穿过。
reason-two-eastern-areas = 一次运行只能经过一个东部远方，不能经过全部这些：{ $places }。
reason-city-blocked = 别家的站标封锁了{ $place }。
reason-run-without-token = { $train }级火车的运行必须经过本公司的站标。
reason-supply-exceeded = 这些运行所需超过公司所有：{ $needed }。
reason-no-such-route = { $train }级火车沿这些六角格找不到铁轨：{ $connections }。
reason-wrong-revenue = 文件称该运行收益为{ MONEY($said) }，实为{ MONEY($earned) }。
reason-unknown-mode = { $train }级火车不能按“{ $mode }”方式运行。
reason-ends-elsewhere = { $mode ->
    [freight] 货运车必须以工业城市为终点。
   *[other] 该运行没有{ $mode }火车所要求的终点。
  }
reason-one-stop-left-out = 经过{ $place }的运行必须同时经过它旁边的收益点。
reason-run-too-long = { $train }级火车可经过{ $reach }个收益点，不是{ $stops }个。
reason-at-train-limit = { $company }有{ $limit }辆火车，已达本阶段的持车上限。
reason-train-not-for-sale = { $why ->
    [own] { $source }不能从自己那里购买火车。
    [part-payment] 只有从火车供应购买时才能以旧车抵价，不能从{ $source }购买时抵价。
    [no-seller] 火车由银行和运营中的公司出售，不由{ $source }出售。
    [has-none] { $source }没有{ $train }级火车。
    [receivership] { $source }处于托管中，不出售火车。
    [obsolete] { $source }的{ $train }级火车即将淘汰，不能出售。
    [at-limit] { $source }正处于持车上限，不出售火车。
    [last] 银行没有火车了，因此{ $source }要保留唯一的火车。
   *[offers] { $offers ->
        [none] { $source }没有{ $train }级火车，也没有其他可买的火车。
       *[other] 现在不能从{ $source }购买{ $train }级火车；它出售的火车：{ $offers }。
    }
 }
reason-help-only-for-cheapest = 总裁只能帮忙购买银行最便宜的火车（{ MONEY($cheapest) }），而且只在公司财产不够时；这辆火车要{ MONEY($price) }。
reason-no-trade-in = { $trade_in }级火车不能用来抵价换购{ $train }级火车。
reason-must-buy-train = { $route ->
    [yes] { $company }没有火车却有可运行的线路，因此必须购买火车。
   *[no] { $company }没有火车，因此必须购买一辆火车。
 }
reason-no-forced-purchase = { $pays ->
    [yes] { $company }自己付得起火车，因此总裁现在不能卖出股票。
   *[no] { $company }不必购买火车，因此总裁现在不能卖出股票。
 }
reason-money-suffices = 手头有{ MONEY($has) }，需要{ MONEY($need) }，因此不能再卖出股票。
reason-sale-too-small = 本回合{ $company }的股票只能卖出一次，卖{ $count }股凑不够最便宜的火车。请一次多卖一些。
reason-sale-leads-nowhere = 卖出{ $count }股{ $company }之后将买不了任何火车：便宜的那种被禁止，贵的那种又买不起。请换一个数量。
reason-sells-too-much = 只差{ MONEY($missing) }，而每股可得{ MONEY($price) }。请少卖一些。
reason-would-lose-presidency = 这样卖出会让你失去{ $company }的总裁之位，而你正是在为它筹钱。请少卖一些。
reason-would-close-company = 如果总裁现在卖出{ $company }的股票，它就会关闭。
reason-sold-for-dearer-form = 筹钱是为了更贵的火车：这辆火车要{ MONEY($price) }，必须至少{ MONEY($least) }。
reason-only-bank-trains = 筹钱之后，{ $company }只能购买银行的火车。
reason-not-over-train-limit = { $company }没有超过持车上限，不舍弃火车。
reason-train-not-counted = { $company }的{ $train }级火车即将淘汰，不计入上限。
reason-other-discards-first = { $company }必须先舍弃一辆火车。
reason-other-gives-up-train = 舍弃{ $company }火车的是{ $owner }。
reason-not-bankrupt = { $forced ->
    [yes] 还能为{ $company }凑到买火车的钱，因此不算破产。
   *[no] { $company }不必购买火车，因此不算破产。
 }
