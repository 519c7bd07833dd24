web-learn = 学ぶ
web-learn-lead = 本物の卓で学ぶ短いレッスンです。ルールで可能なことは何でも試せ、間違えれば理由がわかります。
web-learn-count = { $done }／{ $count }完了
web-lesson = レッスン
web-lesson-minutes = { $count }分
web-lesson-done = 完了
web-lesson-step = ステップ{ $number }（全{ $of }）
web-lesson-reached = よくできました。
web-lesson-onward = 先へ。
web-lesson-next = 次へ
web-lesson-hint = 手本を見る
web-lesson-back = 戻る
web-lesson-step-again = このステップを最初から
web-lesson-again = もう一度
web-lesson-finish = 終了
web-lesson-finished = レッスン完了
web-lesson-following = 次のレッスン
web-lesson-closed = このレッスンは開けません

web-coach = コーチ
web-coach-bot = ボットならこうします：
web-coach-heard = わかりました
web-coach-off = コーチなしで続ける
web-coach-first = コーチと遊ぶ最初の1局
web-coach-first-about = 1830でボットと対戦します。新しい種類の決断のたびに、それが何か、ボットならどうするか、なぜかをコーチが説明します。いつでも外せます。
web-coach-first-start = コーチ付きのゲームを始める

web-puzzles = パズル
web-puzzles-lead = 毎日一問、だれにも同じ問題です。一つの局面、一つの問い、証明された答え。
web-puzzle-today = 今日
web-puzzle-solved = 解決済み
web-puzzle-difficulty = { $level ->
    [1] やさしい
    [2] ふつう
   *[3] むずかしい
 }
