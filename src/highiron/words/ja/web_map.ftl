web-map = マップ
web-map-tools = マップの表示
web-map-closer = 拡大
web-map-farther = 縮小
web-map-whole = マップ全体
web-map-show = マップの表示内容
web-map-names = 地名
web-map-coordinates = 座標
web-map-numbers = タイル番号
web-map-revenue = タイルの収益
web-map-as-list = リスト
web-map-find = 検索
web-map-only-track = 線路か都市のあるものだけ
web-map-can-be-chosen = 選択可能
web-map-tile = { $colour }のタイル{ $tile }
web-map-no-tile = タイルなし
web-map-printed = 印刷（{ $colour }）
web-said-of = { $name }：{ $what }
web-map-cost = { $terrain ->
    [none] 費用{ MONEY($cost) }
    [mountain] 山、費用{ MONEY($cost) }
    [water] 水域、費用{ MONEY($cost) }
    [river] 川、費用{ MONEY($cost) }
    [hill] 丘陵、費用{ MONEY($cost) }
    [lake] 湖、費用{ MONEY($cost) }
    [river-hill] 川と丘陵、費用{ MONEY($cost) }
    [river-mountain] 川と山、費用{ MONEY($cost) }
   *[other] { $terrain }、費用{ MONEY($cost) }
 }
web-map-label = タイル記号{ $label }
web-map-city = { $slots ->
    [0] 都市、{ MONEY($value) }
   *[other] 都市（{ $slots }スロット）、{ MONEY($value) }
 }
web-map-town = 町、{ MONEY($value) }
web-map-offboard = 盤外、{ MONEY($value) }
web-map-track-to = { $hexes }への線路
web-map-through = { $count }本の線路が通過
web-map-token = { $company }の駅トークン
web-map-home = { $company }の本拠地
web-map-closed = { $private }により閉鎖中
web-map-marker = { $marker }のマーカー
web-choose-this-hex = { $hex }を選択
web-best-runs = 最大の収益
web-best-of = { $company }の最大の収益
web-proven = （最適証明済み）
web-best-required = 合計の収益が最大になる運行だけを選べます。
web-best-free = 可能な運行なら何でも選べます。
web-searching-runs = 最大の運行を探索中…
web-runs-best = 最大の収益
web-runs-hand = 手動
web-hand-train = どの列車？
web-hand-empty = 運行しない
web-hand-how = 運行する収益箇所を順に押してください。最後の箇所をもう一度押すと、別の道になるか、取り消されます。
web-hand-back = 1か所戻す
web-hand-clear = この運行を消す
web-hand-shortfall = 最大の収益{ MONEY($best) }より{ MONEY($shortfall) }少ない
web-hand-best = これより収益の多い運行はありません。
web-map-start = 開始時のマップ
web-map-legend = 凡例
web-legend-white = 空き地、黄色タイルを置ける
web-legend-yellow = 黄色：最初のタイル
web-legend-green = 緑色：1回目のアップグレード
web-legend-brown = 茶色：2回目のアップグレード
web-legend-gray = 灰色：印刷済みで建設不可、または最後のアップグレード
web-legend-red = 赤：盤外、運行の始点か終点
web-legend-blue = 青：水域、タイルなし
web-legend-slot = 都市（駅スロットあり）
web-legend-town = 町
web-legend-blocked = プライベート会社により閉鎖中
web-legend-wall = この辺は線路を通せない
web-map-runs = 各社の最近の運行
web-ran-for = { $company }が運行、収益{ $total }
web-show-runs = この運行をマップに表示
web-map-bonus-east = 東西を結ぶ運行の東端で{ MONEY($amount) }加算
web-map-bonus-west = 東西を結ぶ運行の西端で{ MONEY($amount) }加算
web-map-bonus-port = 港：蒸気船があれば{ MONEY($amount) }加算
web-map-bonus-meat = 精肉：マーカーがあれば{ MONEY($amount) }加算
web-map-bonus-boomtown = Boomtown：マーカーがあれば{ MONEY($amount) }加算
web-legend-bonus-east = 東：東西を結ぶ運行への加算額
web-legend-bonus-west = 西：東西を結ぶ運行への加算額
web-legend-bonus-port = 蒸気船の港：担当する会社への加算額
web-legend-bonus-meat = 精肉：マーカーを持つ会社への加算額
web-legend-bonus-boomtown = Boomtown：マーカーを持つ会社への加算額
