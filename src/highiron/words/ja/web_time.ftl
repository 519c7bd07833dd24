web-since = 前回の手番の後：アクション{ $count }件
web-since-cash = あなたの所持金
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

web-clock = 持ち時間
web-clock-none = なし
web-clock-move = 1手ごと
web-clock-game = ゲーム全体
web-clock-time = 時間
web-clock-added = 手番ごとの加算
web-clock-then = 時間が切れたら
web-clock-then-vote = ほかの人が席を譲れる
web-clock-then-bot = ボットが行動する
web-clock-length = { $unit ->
    [none] なし
    [second] { $count }秒
    [minute] { $count }分
    [hour] { $count }時間
   *[day] { $count }日
 }
web-clock-of = 残り時間
web-clock-days = { $hours ->
    [0] { $days }日
   *[other] { $days }日{ $hours }時間
 }
web-clock-over-vote = 時間切れ
web-clock-over-bot = 時間切れ：ボットが行動
web-clock-words-move = { $unit ->
    [second] 1手に{ $count }秒使えます。
    [minute] 1手に{ $count }分使えます。
    [hour] 1手に{ $count }時間使えます。
   *[day] 1手に{ $count }日使えます。
 }
web-clock-words-game = { $unit ->
    [second] 各プレイヤーの持ち時間は全体で{ $count }秒です。
    [minute] 各プレイヤーの持ち時間は全体で{ $count }分です。
    [hour] 各プレイヤーの持ち時間は全体で{ $count }時間です。
   *[day] 各プレイヤーの持ち時間は全体で{ $count }日です。
 }
web-clock-words-added = { $unit ->
    [second] 手番ごとに{ $count }秒加算されます。
    [minute] 手番ごとに{ $count }分加算されます。
    [hour] 手番ごとに{ $count }時間加算されます。
   *[day] 手番ごとに{ $count }日加算されます。
 }
web-clock-words-vote = 時間の切れたプレイヤーの席は、ほかの人が譲れます。
web-clock-words-bot = 時間の切れたプレイヤーの代わりに、ボットが行動します。
web-play-through = 続けて再生
web-step = 1手
web-pause = 一時停止
web-bots-pace = ほかの人の速さ
web-bots-pace-instant = ただちに
web-bots-pace-of = 1手{ $seconds }秒
web-playing = ほかの人の行動：{ $position }／{ $last }
