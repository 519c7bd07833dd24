web-people = プレイヤー
web-here-since = { $day }から
web-followers = { $count ->
    [0] フォロワーなし
   *[other] フォロワー{ $count }人
 }
web-follow = フォロー
web-followed = フォロー中
web-you-follow = フォロー中の人
web-followed-games = フォロー中のプレイヤー
web-person-gone = ここには誰もいません
web-is-here = オンライン
web-results = 成績
web-results-none = 終了したゲームはまだありません。
web-games-played = ゲーム
web-games-won = 勝利
web-with-people = 対人
web-rating = レーティング
web-rating-figures = { $mu } ± { $sigma }
web-rating-none = なし
web-rating-about = レーティングはopenskillにより、人同士、ボット同士で別々に計算します。1つの画面でのゲームと読み込んだゲームは数えません。順位は確実な値、つまり偏差の3倍を引いた値で決まります。
web-leaderboard = ランキング
web-leaderboard-of = 対象
web-of-people = 人
web-of-bots = ボット
web-leaderboard-none = この作品で対象となるゲームを終えた人はいません。
web-rematch = もう一度遊ぶ
web-rematch-join = もう一度遊ぶ：席に着く
web-rematch-about = 同じ人、ルール、ボットで、全員が1つ前の席に着きます。

web-ladder = ボットのランキング
web-ladder-about = ハウスボット同士の対戦です。どの配りも、異なるボットがすべての席から1回ずつ対戦します。
web-ladder-none = このタイトルの結果は付属していません。
web-ladder-bot = ボット
web-ladder-wealth = 全財産に占める割合
web-ladder-time = 1決定の時間
web-ladder-rating = { $rating } ± { $width }
web-ladder-part = { $value }%（{ $low }～{ $high }）
web-ladder-ms = { $median }ミリ秒、99%は{ $most }ミリ秒以下
web-ladder-run = { $players }人ゲーム{ $games }回。{ $day }にバージョン{ $commit }で対戦。区間は95%の場合に真の値を含みます。先を読むボットに時計はありません。
web-ladder-people = ここの公開テーブルでの人とボットの対戦
web-ladder-people-none = 人とボットの公開ゲームはまだ終わっていません。
web-ladder-met = 対戦した人数
web-ladder-ahead = うち上位だった人
