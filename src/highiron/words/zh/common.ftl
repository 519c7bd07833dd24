list-of-names = 、
list-of-runs = ；
list-of-sentences = { "" }

huge-number = 巨大的数字

place-bank = 银行
place-ipo = IPO
place-pool = 公开市场
place-depot = 火车供应
place-treasury = 公司财产

end-bank = 银行现金耗尽
end-bankrupt = 有玩家破产
end-turn_cap = 达到回合数上限
end-agreement = 玩家一致同意结束
end-all_closed = 所有公司都已关闭
end-final_train = 已无火车可买，且最后一回合已结束
end-last_phase = 最后一个阶段已经打完
end-stalled = 再也没有人能够行动
