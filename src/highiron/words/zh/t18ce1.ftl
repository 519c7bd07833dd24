title-18CE1 = 1825年至2024年的欧亚铁路，画在真实大地的格网上：十八个地区的公司在当地第一条铁路开通时起步，历经四个时代建设，遇到边界、海洋和山脉。
    .length = 很长
    .character = 一块大陆，两个世纪

reason-border-closed = { $country }的边界对这家公司关闭：不能在{ $hex }铺设。
reason-company-not-yet = { $company }在{ $year }年之前不能开办。

private-18CE1-A = 没有特权，只有收入。
private-18CE1-C = 每处地形便宜20：由玩家拥有时对他的所有公司有效，由公司拥有时对该公司有效。
private-18CE1-D = 在股票轮中，拥有它的玩家可以放弃它，换取任一公司10%的股票，代替一次购买。

option-calendar = 到了某个时代的第一年，火车是否离开游戏，直到该时代的阶段开始？
    .is-on = 是，火车会离开
    .is-off = 否：阶段只因购买火车而开始
option-first_years = 公司能否在本地区第一条铁路开通之前开办？
    .is-on = 否
    .is-off = 能，1825年起都可以
option-gangs = 公司每轮可以铺设或升级几块板块？
    .is-on = 第一个时代一块，第二、第三个时代两块，第四个时代三块；第一块之后每块多付20
    .is-off = 一块
option-concessions = 在别的地区铺设板块要付特许费吗？
    .is-on = 要：20，第三个时代40，第四个时代不要
    .is-off = 不要
option-closed_borders = 能否在当年关闭的边界之后铺设板块？
    .is-on = 否
    .is-off = 能
option-ferries = 渡轮码头的第一块板块要付60吗？
    .is-on = 要
    .is-off = 不要
