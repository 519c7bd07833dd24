web-since = 前回の手番の後：アクション{ $count }件
web-since-cash = あなたの所持金
web-since-more = その前にも{ $count }件
web-since-look = その時の状態を見る
web-undo-by-consent = 元に戻す：ほかの人に尋ねます
web-redo-by-consent = やり直す：ほかの人に尋ねます
web-turn-tools = 手番
web-reset-turn = 自分の手番を最初から
web-copy-address = この状態のアドレスをコピー
web-address-copied = アクション{ $position }の後の状態のアドレスをコピーしました。
web-take-back-here = ここまで元に戻す
web-try-out = 試してみる
web-trying = 試している間のことは、実際のゲームに影響しません。
web-trying-line = { $count ->
    [0] 自分やほかの人のアクションを自由に試せます。
   *[other] { $count }手試しました。
 }
web-trying-moved = その間に実際のゲームが進みました。
web-try-back = 1手戻る
web-try-leave = 実際のゲームに戻る
web-try-moves = { $name }のアクションを試す
