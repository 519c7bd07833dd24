web-map = 地图
web-map-tools = 地图视图
web-map-closer = 放大
web-map-farther = 缩小
web-map-whole = 整张地图
web-map-show = 地图显示内容
web-map-names = 地名
web-map-coordinates = 坐标
web-map-numbers = 板块编号
web-map-revenue = 板块收益
web-map-as-list = 列表
web-map-find = 查找
web-map-only-track = 只看有铁轨或城市的
web-map-can-be-chosen = 可以选择
web-map-tile = { $colour }板块{ $tile }
web-map-no-tile = 没有板块
web-map-printed = 印刷{ $colour }
web-said-of = { $name }：{ $what }
web-map-cost = { $terrain ->
    [none] 费用{ MONEY($cost) }
    [mountain] 山脉，费用{ MONEY($cost) }
    [water] 水域，费用{ MONEY($cost) }
    [river] 河流，费用{ MONEY($cost) }
    [hill] 丘陵，费用{ MONEY($cost) }
    [lake] 湖泊，费用{ MONEY($cost) }
    [river-hill] 河流和丘陵，费用{ MONEY($cost) }
    [river-mountain] 河流和山脉，费用{ MONEY($cost) }
   *[other] { $terrain }，费用{ MONEY($cost) }
 }
web-map-label = 板块字母{ $label }
web-map-city = { $slots ->
    [0] 城市，{ MONEY($value) }
   *[other] 城市，{ $slots }个站点空位，{ MONEY($value) }
 }
web-map-town = 城镇，{ MONEY($value) }
web-map-offboard = 远方，{ MONEY($value) }
web-map-track-to = 铁轨通向{ $hexes }
web-map-through = { $count }条线路经过
web-map-token = { $company }的站标
web-map-home = { $company }的起始车站
web-map-closed = 被{ $private }封锁
web-map-marker = { $marker }的标记
web-choose-this-hex = 选择{ $hex }
web-best-runs = 最高收益线路可得
web-best-of = { $company }的最高收益线路
web-proven = （已证明最优）
web-best-required = 只能选择总收益最高的运行。
web-best-free = 可以选择任何合法的运行。
web-searching-runs = 正在寻找最高收益线路…
web-runs-best = 最高收益
web-runs-hand = 手动
web-hand-train = 哪辆火车？
web-hand-empty = 不运行
web-hand-how = 依次点击运行的收益点。再次点击最后一个可换一条路，或取消它。
web-hand-back = 退回一个收益点
web-hand-clear = 清除此运行
web-hand-shortfall = 比最高收益线路（{ MONEY($best) }）少{ MONEY($shortfall) }
web-hand-best = 没有收益更高的运行。
web-map-start = 开局地图
web-map-legend = 图例
web-legend-white = 空地，可铺黄色板块
web-legend-yellow = 黄色：第一块板块
web-legend-green = 绿色：第一次升级
web-legend-brown = 棕色：第二次升级
web-legend-gray = 灰色：印刷格，不能铺设，或最后一次升级
web-legend-red = 红色：远方，运行的起点或终点
web-legend-blue = 蓝色：水域，没有板块
web-legend-slot = 城市，有站点空位
web-legend-town = 城镇
web-legend-blocked = 被私人公司封锁
web-legend-wall = 这条边不能有铁轨
web-map-runs = 各公司的最近运行
web-ran-for = { $company }运行，收益{ $total }
web-show-runs = 在地图上显示这些运行
web-map-bonus-east = 东西运行的东端加{ MONEY($amount) }
web-map-bonus-west = 东西运行的西端加{ MONEY($amount) }
web-map-bonus-port = 港口：有汽船时加{ MONEY($amount) }
web-map-bonus-meat = 肉类加工：有标记时加{ MONEY($amount) }
web-map-bonus-boomtown = Boomtown：有标记时加{ MONEY($amount) }
web-legend-bonus-east = 东：从东到西的运行在此的加成
web-legend-bonus-west = 西：从东到西的运行在此的加成
web-legend-bonus-port = 汽船港口：汽船服务的公司得到加成
web-legend-bonus-meat = 肉类加工：拥有标记的公司得到加成
web-legend-bonus-boomtown = Boomtown：拥有标记的公司得到加成
