web-name = Highiron
web-home = 最初のページ
web-close = 閉じる
web-cancel = キャンセル
web-save = 保存
web-copy = コピー
web-copied = コピーしました。
web-any = 指定なし
web-optional = 任意
web-yes = はい
web-no = いいえ
web-loading = 読み込み中…
web-try-again = もう一度
web-navigation = ページ
web-problem = 問題が発生しました。もう一度お試しください。
web-problem-unreachable = ゲームサーバーに接続できません。接続を確認して、もう一度お試しください。
web-problem-sequence-conflict = その間にゲームが進みました。現在の状況を表示しています。
web-lost = このアドレスには何もありません
web-lost-what-now = リンクが古いか、間違っているかもしれません。
web-table-closed = この卓は表示できません
web-welcome = 鉄道を敷き、会社を動かし、友を出し抜こう。
web-welcome-back = おかえりなさい、{ $name }
web-picture-of-a-game = このページの1846のゲーム画面：マップ、株価チャート、会社、次にできること。
web-what-this-is = Highironでは18xx鉄道ゲームを遊べます。株を購入し、線路を敷き、列車を運行し、銀行が破産したときに最も裕福な人が勝ちです。ボットを相手に、1つの画面を囲んで、あるいは遠くの友人と何日もかけて遊べます。
web-play-now-heading = ゲームを選ぶ
web-play-now = すぐにボットと対戦
web-more-choices = その他の選択
web-hotseat = ホットシート
web-new-table = 新しい卓
web-import = ゲームの記録を読み込む
web-importing = ファイルを読み込み中…
web-import-about = Highironまたは18xx.gamesのファイルです。1手ずつ見たり、終わっていないゲームをこの画面で全員分続けたりできます。
web-import-look = 見る
web-import-go-on = ここで続ける
web-title-figures = { $length ->
    [none] { $players }人 · { $designer }作
   *[other] { $players }人 · { $length } · { $designer }作
 }
web-guest-name = ゲスト
web-my-games = 自分のゲーム
web-my-games-none = まだどのゲームにも参加していません。
web-open-tables = 募集中の卓
web-open-tables-none = プレイヤーを待っている卓はありません。卓を作ると、ほかの人がここで見つけられます。
web-watch = 観戦する
web-watch-none = 今プレイ中の公開ゲームはありません。
web-your-turn = あなたの手番です
web-is-to-move = { $name }の手番
web-won-by = 勝者：{ $names }
web-free-seats = 空席{ $count }
web-at-auction = プライベート会社のオークション
web-at-bidding_war = プライベート会社のオークション
web-at-seed_auction = プライベート会社のオークション
web-at-merger_round = 合併{ $number }
web-at-sale_round = 売却{ $number }
web-at-draft = プライベート会社のドラフト
web-at-open_draft = プライベート会社の販売
web-at-stock_round = 株式ラウンド{ $number }
web-at-operating_round = 運営ラウンド{ $number }
web-status-open = 募集中
web-status-running = 進行中
web-status-finished = 終了
web-status-abandoned = 中止
web-which-game = どのゲーム？
web-players = プレイヤー人数
web-table-name = 卓の名前
web-where = どこで遊びますか？
web-mode-online = それぞれの画面で
web-mode-online-about = 友人はリンクから参加し、ほかの人もここで卓を見つけられます。同時にいる必要はありません。
web-mode-hotseat = この画面を囲んで
web-mode-hotseat-about = すべての席をここでプレイします。画面を渡すとき、見せられないカードは隠れます。
web-allow-hints = 誰でもヒントを使える
web-public = 誰でもこの卓を見つけ、参加し、観戦できる
web-absence = 不在のプレイヤー
web-absence-hours = { $hours ->
    [0] ずっと席を保つ
    [24] 1日後に交代できる
    [72] 3日後に交代できる
    [168] 1週間後に交代できる
   *[other] { $hours }時間後に交代できる
 }
web-seats = 席
web-seat-number = 席{ $number }は誰？
web-seat-me = 自分
web-seat-bot = ボット
web-seat-name = ここにいる人
web-seat-open = 空席
web-seat-up = 順番を前へ
web-seat-down = 順番を後へ
web-which-bot = どのボット？
web-bot-steady = 堅実
web-bot-random = ランダム
web-name-of-seat = プレイヤー{ $number }の名前
web-player-number = プレイヤー{ $number }
web-draw-seats = 開始時にくじで席順を決める
web-rule-options = ルールのオプション
web-preset = 基準
web-preset-rulebook = ルールブック
web-preset-18xx-games = 18xx.games方式
web-create = 卓を作る
web-create-and-start = プレイ開始
web-games = ゲーム
web-search-status = 状態
web-search-title = 作品
web-search-player = プレイヤー
web-search-mine = 自分のものだけ
web-search-none = 該当するゲームはありません。
web-search-more = もっと表示
web-sign-in = ログイン
web-sign-out = ログアウト
web-who-are-you = あなたは？
web-your-name = 名前
web-password = パスワード
web-new-password = 新しいパスワード
web-password-set = 新しいパスワードを設定しました。
web-way-guest = ゲストとして
web-way-guest-about = 名前だけで始められます。このブラウザーが覚えています。
web-way-guest-go = 入る
web-way-sign-in = アカウントがある
web-way-sign-in-about = 以前に来たことがある方。
web-way-sign-in-go = ログイン
web-way-register = 新規登録
web-way-register-about = 名前とパスワードで、どの端末からでも遊べます。ゲストとして遊んだゲームもそのまま残ります。
web-way-register-go = アカウントを作る
web-account = アカウント
web-guest = ゲスト
web-guest-about = あなたを知っているのはこのブラウザーだけです。アカウントを作るとほかの場所でも遊べ、ゲームもそのまま残ります。
web-nobody = ログインしていません。
web-invited = 招待されています
web-take-seat = 席に着く
web-lobby-about = { $count ->
    [0] 全員そろいました。
   *[other] 空席が{ $count }つあります。
 }
web-start-game = ゲームを始める
web-leave = 卓を退出
web-invite-others = このリンクで招待
web-settings = 設定
web-settings-where = 設定はこのブラウザーに保存されます。
web-setting-theme = テーマ
web-setting-theme-system = 端末に合わせる
web-setting-theme-light = ライト
web-setting-theme-dark = ダーク
web-setting-palette = 配色
web-setting-palette-standard = 標準
web-setting-palette-distinct = 色覚サポート
web-setting-size = 大きさ
web-setting-size-small = 小
web-setting-size-normal = 標準
web-setting-size-large = 大
web-setting-size-huge = 特大
web-setting-motion = 動き
web-setting-motion-system = 端末に合わせる
web-setting-motion-reduced = 最小限
web-setting-language = 言語
web-setting-language-browser = ブラウザーに合わせる
web-language-beta = { $name }（ベータ版）
web-setting-digits = 数字の表記
web-setting-digits-own = この言語の数字
web-setting-digits-latin = ラテン数字 123
web-setting-mapNames = マップに地名を表示
web-setting-mapCoordinates = マップに座標を表示
web-setting-mapNumbers = マップにタイル番号を表示
web-setting-mapRevenue = タイルで得られる収益をマップに表示
web-setting-notify = 自分の手番を知らせる
web-setting-sound = 音も鳴らす

web-wording-report = 訳文の誤りを報告
web-wording-point = おかしな文を押してください。Escで中止。
web-wording-proposal = どう書くべきですか？（なくてもかまいません）
web-wording-kept = この文とご意見は、この言語の担当者のために、お名前なしで保存されます。
web-wording-send = 送信
web-wording-thanks = ありがとうございます。確認します。

web-key-list = キー操作
web-keys-everywhere = 共通
web-keys-game = ゲーム中
web-keys-tile = タイルの配置
web-key-confirm = アクションを実行
web-key-best = 収益が最大の運行を表示
web-key-space = スペース
web-setting-mapRuns = 各社の最近の運行をマップに表示
web-setting-ask = アクションの前に毎回確認

web-invited-by = { $name }から{ $table }への招待
web-invited-with = { $names ->
    [none] まだ誰も着いていません。
   *[other] 着席：{ $names }。
 }
web-invited-full = 席はもう埋まりました。
web-invited-begun = ゲームはもう始まりました。
web-invited-look = 卓を見る
web-invited-nowhere = この招待は無効です
web-lobby-host-starts = { $name }が始めるとゲームが始まります。
web-start-when-full = すべての席が埋まると始められます。
web-fill-with-bots = ボットで埋める
web-sit-here = ここに座る
web-move-here = ここに移る
web-bot-here = ボットを置く
web-seat-empty-named = { $name }を卓から外す
web-cancel-table = 卓を取り消す
web-cancel-table-about = 卓とそこでの会話は、全員から消えます。
web-keep-table = 卓を残す
web-table-cancelled = 卓を取り消しました。
web-table-gone = この卓はありません
web-table-gone-about = 主催者が取り消したか、あなたを外しました。
web-about-table = ゲームの内容
web-host = 主催者
web-pace = 進め方
web-pace-none = 持ち時間なし：都合のよいときに行動します。
web-pace-absence = { $hours ->
    [0] 不在のプレイヤーはずっと席を保ちます。
    [24] 1日不在の人は交代できます。
    [72] 3日不在の人は交代できます。
    [168] 1週間不在の人は交代できます。
   *[other] { $hours }時間不在の人は交代できます。
 }
web-order-drawn = 開始時にくじで順番を決めます。
web-order-chosen = 順番はここに示すとおりです。
web-hints = ヒント
web-hints-allowed = 手番の人は、ボットならどうするかを尋ねられます。
web-no-hints = この卓はヒントなしです。
web-who-watches = 訪問者
web-everybody-watches = 誰でもこの卓を見つけ、参加し、観戦できます。
web-invited-only = 招待された人だけが卓を見られます。
web-rules-different = ルールブックと異なるルール
web-rules-as-book = なし：ルールブックどおりです。
web-key-hex = 次に選べるヘクスへ
web-key-choices = アクションへ
web-palette-find = 何をしますか？
web-palette-nothing = その名前のアクションは今はありません。
