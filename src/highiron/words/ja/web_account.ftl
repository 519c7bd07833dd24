web-administrator = 管理者
web-guest-to-account = アカウントにする
web-sign-out-everywhere = すべての端末でログアウト
web-saved = 保存しました。
web-change-password = パスワードを変更
web-change-password-about = ほかの端末はすべてログアウトします。
web-old-password = 現在のパスワード
web-messages = サーバーからのお知らせ
web-messages-language = お知らせの言語
web-webhook = 呼び出すアドレス
web-webhook-about = 手番が来たとき、何か尋ねられたとき、ゲームが終わったときに、サーバーがあなたのアドレス（チャットのチャンネルなど）を呼び出せます。不要なら空のままにしてください。
web-webhook-secret = 呼び出しはこの秘密の値で署名されます。表示されるのは今回だけです。
web-tokens = プログラム用のキー
web-tokens-about = キーがあれば、あなたのプログラムが許可された範囲で、あなたの名前でこのサーバーを使えます。
web-tokens-none = キーはまだありません。
web-token-name = キーの名前
web-token-may = 許可する操作
web-token-make = キーを作る
web-token-secret = キー「{ $name }」です。表示されるのは今回だけなので、今コピーしてください。
web-token-used = 最終使用：{ $day }
web-token-unused = 作成：{ $day }、未使用
web-token-revoke = 無効にする
web-token-revoke-named = キー{ $name }を無効にする
web-token-revoked = キー{ $name }は使えなくなりました。
web-scope-read = 読み取り
web-scope-play = アクションの実行
web-scope-tables = 卓の作成と参加
web-scope-chat = ほかの人への発言
web-scope-account = アカウントの変更
web-delete-account = このサーバーから自分を削除
web-delete-account-about = { $name }さんの名前、パスワード、メッセージは完全に削除されます。ほかの人のゲームは残り、あなたの席は「former player」となります。
web-delete-for-good = 完全に削除
web-administration = このサーバーの人々
web-account-name = アカウント名
web-search = 検索
web-person-kind = 種類
web-person-since = 登録日
web-recovery = 新しいパスワード
web-recovery-for = { $name }の新しいパスワード用リンク
web-recovery-link = { $name }はこのリンクで{ $day }まで、1回だけ新しいパスワードを設定できます。信頼できる方法で渡してください。

web-sessions = ログイン中の端末
web-sessions-about = 知らないブラウザーがあれば、ログアウトさせてパスワードを変更してください。
web-session-browser = { $system ->
    [none] { $browser }
   *[other] { $browser }（{ $system }）
 }
web-session-unknown = 名乗らないプログラム
web-session-here = （このブラウザー）
web-session-since = { $place }から、{ $time }より
web-session-end-named = { $name }をログアウト
web-session-ended = そのブラウザーはログアウトしました。
web-blocks = ブロックした人
web-blocks-about = その人の発言は表示されず、あなたの卓に着くことも、あなたに席を勧めることもできません。本人には知らされません。
web-blocks-none = 誰もブロックしていません。
web-unblock = ブロックを解除
web-unblock-named = { $name }のブロックを解除
web-my-data = サーバーが持つあなたの情報
web-my-data-about = すべてを1つのファイルにまとめます：アカウント、ログイン中の端末、卓、チャットとメモ、ブロックした人、報告したこと。
web-my-data-get = ファイルを取得
web-reports = 報告
web-reports-settled = 処理済みを表示
web-reports-none = 報告はありません。
web-report-by = { $by }から{ $about }について、{ $time }
web-report-table = 卓
web-report-outcome = 処理済み：{ $outcome }
web-report-what-became = 処理の結果
web-report-settle = 処理を完了
web-sanction = 発言禁止・利用停止
web-sanction-named = { $name }の発言禁止・利用停止
web-sanction-title = { $name }：発言禁止・利用停止
web-mute = 発言禁止
web-mute-about = 発言を禁止された人はプレイを続けられますが、発言できません。
web-mute-how-long = 発言禁止の期間
web-mute-hours = { $hours ->
    [1] 1時間
    [24] 1日
    [168] 1週間
    [720] 30日
   *[other] { $hours }時間
 }
web-muted-until = { $time }まで発言禁止。
web-unmute = 発言禁止を解除
web-ban = 利用停止
web-ban-about = 利用停止の人はすべての端末でログアウトし、入れません。席は譲ることができます。
web-ban-reason = 本人への説明
web-ban-how-long = 利用停止の期間
web-ban-days = { $days ->
    [0] 無期限
    [1] 1日
    [7] 1週間
    [30] 30日
    [365] 1年
   *[other] { $days }日
 }
web-banned-until = { $time }まで利用停止。
web-unban = 利用停止を解除
web-house = このサーバー
web-house-guests = アカウントのない人も遊べる
web-house-guests-about = 閉じると、すでにいるゲストは続けられますが、新しい人にはアカウントが必要です。
web-house-well = すべて正常です。
web-figure-disk-free-bytes = ディスクの空き（MB）
web-figure-threads = スレッド
web-figure-games-waiting-for-bots = ボットを待つ対人ゲーム
web-figure-bot-games-waiting = 待機中のボットだけのゲーム
web-figure-heavy-work-waiting = 待機中の重い処理
web-figure-games-in-memory = メモリー上のゲーム
web-figure-running-games = 進行中のゲーム
web-figure-deliveries-waiting = 待機中の呼び出し
web-figure-mails-waiting = 送信待ちのメール
web-figure-pushes-waiting = ブラウザーへの送信待ちの通知
web-book = ログインと操作の記録
web-book-about = ログイン（拒否を含む）と管理者の操作です。半年間保存します。
web-book-time = 日時
web-book-who = 誰が
web-book-act = 何を
web-book-about-whom = 誰に
web-book-place = どこから
web-book-detail = 詳細
web-act-sign-in = ログイン
web-act-sign-in-refused = ログイン拒否
web-act-password-changed = パスワードを変更
web-act-recovery-link = 新しいパスワード用リンクを作成
web-act-recovered = リンクで新しいパスワードを設定
web-act-remove-line = 発言を削除
web-act-remove-table = テーブルを削除
web-act-settle-report = 報告を処理
web-act-mute = 発言禁止
web-act-ban = 利用停止
web-act-unban = 利用停止を解除
web-act-guests = ゲストの利用を変更
web-act-passkey-made = パスキーを作成
web-act-passkey-dropped = パスキーを削除
web-act-add-account = アカウントを追加
web-act-add-administrator = 管理者を追加
web-act-promote = 管理者に指定
web-act-demote = 管理者の権限を解除
web-act-delete-account = アカウントを削除
web-passkeys = パスキー
web-passkeys-about = パスキーはスマートフォン、パソコン、セキュリティキーに保存され、指紋、顔、番号でパスワードなしにログインできます。推測されず、このサイトでしか使えません。
web-passkeys-none = パスキーはありません。
web-passkeys-impossible = このブラウザーは、httpsと名前でつながるページでしかパスキーを作れません。
web-passkey-name = パスキーの名前
web-passkey-make = パスキーを作る
web-passkey-made = パスキーを作りました。今後はこれでログインできます。
web-passkey-not-made = パスキーは作られませんでした。
web-passkey-drop = 削除
web-passkey-drop-named = パスキー{ $name }を削除
web-passkey-go = パスキーでログイン
web-passkey-not-shown = パスキーが提示されませんでした。
web-is-banned = 利用停止中
web-is-muted = 発言禁止中

web-my-profile = 自分のプロフィール
web-password-rule = 10文字以上。推測されやすいものは使えません。
web-push = このページを閉じていても
web-email = メール
web-email-about = パスワードを忘れたときと、離れている間に手番をお知らせするためです。ほかの人には見えません。
web-email-address = メールアドレス
web-email-save = リンクを送る
web-email-confirmed = { $email }は確認済みです。
web-email-waits = { $email }にリンクを送りました。リンクを開くとアドレスが使われます。
web-email-turns = 数分間行動しないとき、{ $email }にメール
web-email-set = メールでもお知らせ
web-mail-confirm = あなたのメールアドレスですか？
web-mail-confirm-about = アカウントにこのアドレスが登録されました。
web-mail-confirm-go = はい、私のものです
web-mail-confirm-done = アドレスを確認しました。
web-mail-stop = 手番のメールを停止しますか？
web-mail-stop-about = アカウントのページで再開できます。
web-mail-stop-go = 停止する
web-mail-stop-done = 手番のメールはもう届きません。
web-forgotten = パスワードを忘れた
web-forgotten-about = 確認済みのメールアドレスがあれば、新しいパスワード用のリンクを送ります。なければ、このサーバーの管理者が対応できます。
web-forgotten-name = アカウントの名前またはメールアドレス
web-forgotten-go = リンクを送る
web-forgotten-asked = 確認済みのアドレスを持つアカウントがあれば、リンクを送りました。
