list-of-names = 、
list-of-runs = ；
list-of-sentences = { "" }

huge-number = 非常に大きな数

place-bank = 銀行
place-ipo = IPO
place-pool = バンクプール
place-depot = 列車の山札
place-treasury = 金庫

end-bank = 銀行破産
end-bankrupt = プレイヤーの破産
end-turn_cap = ターン数の上限に到達
end-agreement = プレイヤー全員の合意による終了
end-all_closed = すべての会社の閉鎖
end-final_train = 購入できる列車がなくなり、最後のターンが終了
end-last_phase = 最後のフェイズが終了
end-stalled = 誰も行動できない状態
