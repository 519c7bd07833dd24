web-tab-talk = 会話
web-unread = 新着{ $count }件
web-chat = チャット
web-chat-empty = まだ誰も発言していません。
web-chat-earlier = 以前の発言を表示
web-chat-say = 卓のみんなに発言
web-chat-send = 送信
web-chat-only-table = ここで発言できるのは、この卓の人だけです。
web-own-notes = 自分のメモ
web-own-notes-about = あなただけが読めます。
web-notes-writing = まだ保存されていません…
web-notes-saved = 保存しました。
web-notes-failed = 保存できませんでした。後でもう一度お試しください。
web-at-the-table = この卓
web-seat-nobody = 誰もいません
web-seat-waited = { $unit ->
    [day] { $count }日待ち
    [hour] { $count }時間待ち
   *[minute] { $count ->
        [0] 手番になったばかり
       *[other] { $count }分待ち
     }
 }
web-seat-absent = { $unit ->
    [day] { $count }日不在
    [hour] { $count }時間不在
   *[minute] { $count }分不在
 }
web-absent-short = 不在
web-watching = このゲームを観戦しています。
web-offer-waiting = { $name }の回答待ち：
web-offer-for-you = 回答してください：
web-propose-substitute = 席を譲る
web-propose-abandon = ゲームを中止する
web-propose-go = 提案する
web-abandon-go = 中止を提案する
web-substitute-seat = どの席ですか？
web-substitute-by = 誰が引き継ぎますか？
web-substitute-bot = ボット{ $bot }
web-substitute-person = 人
web-substitute-name = その人のアカウント名
web-substitute-about = 本人にも尋ねます。このゲームを開いて合意してもらいます。ゲストは先にアカウントが必要です。
web-abandon-about = ゲームはこの状態で終わり、誰でも見られる記録としてサーバーに残ります。
web-vote-all = 卓のほかの全員の合意が必要です。不在のプレイヤーの席には、本人の合意は不要です。
web-vote-alone = ほかの人の合意は不要で、すぐに実行されます。
web-vote-opened = ほかの人に尋ねています。
web-vote-carried = 完了しました。
web-vote-undo = { $to ->
    [0] { $name }がゲームの最初に戻すことを求めています。
   *[other] { $name }がアクション{ $to }の後の状態に戻すことを求めています。
 }
web-vote-redo = { $name }が、取り消したものをアクション{ $to }までやり直すことを求めています。
web-vote-substitute = { $kind ->
    [bot] { $name }が、{ $seat }の代わりにボット{ $newcomer }がプレイすることを求めています。
   *[person] { $name }が、{ $seat }の席を{ $newcomer }が引き継ぐことを求めています。
 }
web-vote-abandon = { $name }がゲームの中止を求めています。
web-vote-waiting = { $names }の回答待ち
web-vote-agree = 合意する
web-vote-decline = 拒否する
web-vote-withdraw = 取り下げる
web-vote-look = 見る
web-programs = 予約アクション
web-programs-about = あなたの手番が来ると自動で実行され、あなただけに見えます。
web-programs-past = これまでの予約アクション
web-program-new = アクションを予約する
web-program-replace = 別のものを予約する
web-program-cancel = 終了する
web-program-set = 設定する
web-program-seat = 対象
web-program-pass = パス
web-program-buy = 株を購入
web-program-nothing-to-buy = 会社が設立されてから株を購入できます。
web-program-until-round = ラウンドが終わるか、次のことが起きるまでパス…
web-program-until = いつまで
web-program-until-floated = 設立されるまで
web-program-until-shares = この株数になるまで
web-program-at-most = 1株の上限額
web-program-no-limit = 上限なし
web-program-as-president = 自分が社長である間だけ
web-program-pass-short = { $count ->
    [0] ラウンドが終わるまでパス。
   *[other] ラウンドが終わるか、{ $count }種類の出来事のいずれかが起きるまでパス。
 }
web-program-buy-floated = { $limit ->
    [none] 毎手番{ $source }から{ $company }を、設立されるまで購入。
   *[other] 毎手番{ $source }から{ $company }を、設立されるまで1株{ $limit }以下で購入。
 }
web-program-buy-shares = { $limit ->
    [none] 毎手番{ $source }から{ $company }を、{ $count }株になるまで購入。
   *[other] 毎手番{ $source }から{ $company }を、{ $count }株になるまで1株{ $limit }以下で購入。
 }
web-stop-shares-bought = 自分が株を持つ会社の株を誰かが購入
web-stop-shares-sold = 自分が株を持つ会社の株を誰かが売却
web-stop-president-changed = 自分の会社の社長が交代
web-stop-company-started = 誰かが会社を設立
web-stop-bid-made = 自分が入札したプライベート会社に誰かが入札
web-stop-price-moved = 自分が株を持つ会社の株価が移動
web-bell = あなたの手番
web-bell-about = このページが背後にあっても、ブラウザーが手番をお知らせできます。
web-bell-off = 知らせる
web-bell-on = お知らせします
web-bell-denied = このブラウザーはこのページの通知を表示しない設定です。このアドレスに対するブラウザーの設定で変更できます。
web-bell-impossible = このブラウザーは通知を表示できません。
web-notice-turn = あなたの手番です
web-notice-offer = 申し出が届いています
web-notice-vote = 卓から合意を求められています
web-notice-substitute = 席の引き継ぎを頼まれています
web-notice-started = ゲームが始まりました
web-notice-ended = ゲームが終わりました
web-handover = 画面を{ $name }に渡してください
web-handover-about = 次のアクションには、ほかの人に見せられないカードを使います。
web-handover-ready = { $name }です：ボードを表示

web-line-tools = { $name }のこの発言について
web-line-remove = 削除
web-line-removed = この発言は削除されました。
web-report = 報告
web-report-title = { $name }を報告
web-report-why = 何が問題ですか？
web-report-send = 管理者に知らせる
web-report-sent = 管理者に知らせました。
web-block = ブロック
web-blocked = { $name }の発言は表示されなくなります。ブロックした人はアカウントのページにあります。
web-notice-reminder = 持ち時間がもうすぐなくなります

web-bell-settings = 手番のお知らせ
web-resign = ゲームを離れる
web-resign-bot = ボットに任せる
web-resign-bot-about = ボットがあなたの席を引き継ぎ、ほかの人は続けます。
