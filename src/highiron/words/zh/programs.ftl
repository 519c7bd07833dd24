program-fired = { $kind ->
    [buy] 你的预设操作：以{ MONEY($price) }从{ $source }购买了1股{ $company }股票。
   *[pass] 你的预设操作：已跳过。
 }
program-stopped = { $why ->
    [shares-bought] 你的预设操作已结束：{ $seat }买入了{ $company }的股票。
    [shares-sold] 你的预设操作已结束：{ $seat }卖出了{ $company }的股票。
    [president-changed] 你的预设操作已结束：{ $company }的总裁现在是{ $to }。
    [not-president] 你的预设操作已结束：你不是{ $company }的总裁。
    [company-started] 你的预设操作已结束：{ $seat }开办了{ $company }。
    [bid-made] 你的预设操作已结束：{ $seat }对{ $private }出价了。
    [price-moved] 你的预设操作已结束：{ $company }的股价变动了。
    [floated] 你的预设操作已结束：{ $company }已上市。
    [enough] 你的预设操作已结束：你持有的{ $company }股票已达到想要的数量。
    [not-started] 你的预设操作已结束：{ $company }不在对局中。
    [too-dear] 你的预设操作已结束：{ $company }每股现价{ MONEY($price) }，超过了你的上限。
    [no-cash] 你的预设操作已结束：{ $company }每股{ MONEY($price) }，你的现金不够。
    [none-left] 你的预设操作已结束：{ $source }里没有{ $company }的股票了。
    [refused] 你的预设操作已结束：规则不允许［{ $rule }］。
    [round-ended] 你的预设操作已结束：本轮已结束。
    [undone] 你的预设操作已结束：有操作被撤销或重做。
    [replaced] 你的预设操作已结束：你另设了一个。
    [dropped] 你的预设操作已结束：你终止了它。
    [substituted] 你的预设操作已结束：座位换了人。
    [game-ended] 你的预设操作已结束：对局结束了。
   *[other] 你的预设操作已结束：{ $why }。
 }
