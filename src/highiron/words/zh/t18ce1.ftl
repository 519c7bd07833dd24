title-18CE1 = 1825年至2024年的欧亚铁路，画在真实大地的格网上：十八个地区的公司在当地第一条铁路开通时起步，历经四个时代建设，遇到边界、海洋和山脉。
    .length = 很长
    .character = 一块大陆，两个世纪。

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

action-build_works = { $work ->
    [gauge] { $company }（{ $seat }）在{ $hex }铺设自己的轨距。
    [terminal] { $company }（{ $seat }）在{ $hex }建造或扩建换装站。
    [wires] { $company }（{ $seat }）使{ $hex }电气化。
   *[closure] { $company }（{ $seat }）拆除{ $hex }的线路。
 }
kind-build_works = 建造换装站、接触网或自己的轨距，或拆除线路
web-do-build_works = 工程
web-move-build_works = { $work ->
    [gauge] 在{ $hex }铺设自己的轨距
    [terminal] 在{ $hex }建造或扩建换装站
    [wires] 使{ $hex }电气化
   *[closure] 拆除{ $hex }的线路
 }
event-works-built = { $work ->
    [gauge] { $company }以{ MONEY($price) }在{ $hex }铺设自己的轨距。
    [terminal] { $company }以{ MONEY($price) }在{ $hex }建造换装站。
    [wires] { $company }以{ MONEY($price) }使{ $hex }电气化。
   *[closure] { $company }拆除{ $hex }的线路。
 }
event-run-settled = { $what ->
    [growth] { $company }的{ $train }级火车所停各站随岁月变化，共{ MONEY($amount) }。
    [wires] { $company }的{ $train }级火车全程在接触网下运行：多得{ MONEY($amount) }。
    [fast] { $company }的高速列车各站计两次：多得{ MONEY($amount) }。
    [block] { $company }的班列火车行程够远：两端多得{ MONEY($amount) }。
    [through] { $company }的{ $train }级火车在中国与欧洲之间运货：多得{ MONEY($amount) }。
    [subsidy] 国家为{ $company }往来中国与欧洲的火车补贴{ MONEY($amount) }。
    [container] 集装箱使{ $company }的{ $train }级火车多得{ MONEY($amount) }。
    [cold] 冷藏车厢使{ $company }的{ $train }级火车多得{ MONEY($amount) }。
    [customs] { $company }的{ $train }级火车在{ $hex }的边界等候：少得{ MONEY($amount) }。
    [ferry] { $company }的{ $train }级火车乘渡轮到{ $hex }：少得{ MONEY($amount) }。
    [fee] { $company }的{ $train }级火车为{ $hex }的换装站支付{ MONEY($amount) }。
   *[gauge] { $company }的{ $train }级火车在没有换装站的{ $hex }变换轨距：少得{ MONEY($amount) }。
 }
event-block-trains-sold = 从现在起出售班列火车。
event-train-built-again = 再造一列{ $train }级火车：还不出售后面时代的火车。
reason-unknown-works = 没有名为{ $work }的工程；有：{ $known }。
reason-works-not-here = { $work ->
    [gauge] { $company }不能在{ $hex }铺设自己的轨距：那里须有可到达的板块，并与轨距不同的土地相邻。
    [terminal] { $company }不能在{ $hex }建造换装站：那里须有可到达的板块，与轨距不同的土地相邻，并且还没有换装站；自己的从第7阶段起可以扩建。
    [wires] { $company }不能使{ $hex }电气化：须到第6阶段，那里有自己的车站标记，并且还没有接触网。
   *[closure] { $company }不能拆除{ $hex }的线路：须在第四个时代，是没有城镇的轨道，两组运营轮没有火车经过，最后一次是自己的火车。
 }
reason-state-retains-half = 国家接管了{ $company }：收入一半留存，一半派发。
reason-wagon-not-yet = 银行从第{ $phase }阶段起出售{ MONEY($price) }的车厢。
option-gauges = 轨道是否采用所在国当年的轨距？
    .is-on = 是；在边界六角格公司可以按每边20铺设自己的轨距
    .is-off = 否：所有轨道轨距相同
option-gauge_changes = 没有换装站时变换轨距，是否失去收入最少的一站？
    .is-on = 是；班列火车则付20
    .is-off = 否
option-terminals = 能否以100在轨距变换处建造换装站？
    .is-on = 能；别的公司每列火车付给主人10
    .is-off = 不能
option-customs = 每过一道关境，是否少得10，货运少得20？
    .is-on = 是，除非当年两国同属一个联盟
    .is-off = 否
option-electrification = 第6阶段起，公司能否以60使有自己车站标记的六角格电气化？
    .is-on = 能：在电气化城市之间运行时多计一站
    .is-off = 不能
option-fast_trains = 售出一列8级火车后，是否出售高速列车（HS）？
    .is-on = 是：计三站，在接触网下计两次
    .is-off = 否
option-block_trains = 从含2011年的一轮起，是否出售班列火车（BT）？
    .is-on = 是：计两站，两端相距十二个六角格时再加货运收入
    .is-off = 否
option-new_wagons = 是否出售集装箱车厢（120）和冷藏车厢（160）？
    .is-on = 是，从第7和第8阶段起
    .is-off = 否
option-through_bonus = 中国与欧洲之间的货运是否有奖励？
    .is-on = 有，数额来自本研究
    .is-off = 没有
option-subsidies = 国家是否资助？
    .is-on = 是：1900年以前每家公司头十次铺设付一半，2015年起补贴一部分中欧奖励
    .is-off = 否
option-nationalisation = 国家在第三个时代是否接管公司？
    .is-on = 是：收入留存一半，股价在那一组运营轮中不动
    .is-off = 否
option-dynamic_revenue = 有火车停靠的地方是否增长，没有的是否衰退？
    .is-on = 是，每组运营轮10
    .is-off = 否
option-closures = 两组运营轮无人经过的轨道，在第四个时代能否拆除？
    .is-on = 能，由最后使用者拆除，银行付20
    .is-off = 不能
