problem-not-signed-in = 先にログインするか、ゲスト名を決めるか、API tokenを送ってください。
problem-guests-may-not = ゲストにはできません。先にアカウントを作ってください。ゲームはそのまま残ります。
problem-missing-scope-account = account権限のあるtokenが必要です。
problem-not-by-token = API tokenではできません。パスワードでログインしてください。
problem-administrators-only = パスワードでログインした管理者だけができます。
problem-missing-scope = { $name }権限のあるtokenが必要です。
problem-too-many-requests = 回数が多すぎます。{ $seconds }秒後にもう一度お試しください。
problem-unknown-token = このAPI tokenは存在しないか、削除されました。
problem-cross-site = このリクエストは別のサイトのページから送られたため、却下しました。
problem-csrf = GET /api/meがこのセッションに返す値を、X-CSRF-Tokenで送ってください。
problem-password-too-short = パスワードは{ $shortest }文字以上にしてください。
problem-password-too-long = パスワードは{ $longest }文字までです。
problem-password-too-easy = このパスワードは推測されやすいため、別のものにしてください。
problem-not-found = { $what ->
    [game] そのゲームはないか、あなたには見られません。
    [person] その人はいません。
    [line] そのチャットの発言はありません。
    [seat] あなたにその席はありません。
    [session] あなたにそのセッションはありません。
    [token] あなたにそのtokenはありません。
    [report] その報告はありません。
   *[other] それは存在しないか、あなたには見られません。
 }
problem-fault = サーバーの障害で、あなたのせいではありません。記録しましたので、ご報告ください。
problem-body-too-deep = 本文の入れ子が深すぎます。
problem-body-not-utf8 = 本文が正しいUTF-8ではありません。
problem-no-such-game = そのゲームはありません。
problem-other-sequence = ゲームの通番は{ $given }ではなく{ $present }です。最新の状態を取得して、決め直してください。
problem-move-refused = ルール上、このアクションはできません。
problem-key-used = このキーは別のリクエストに使われました。リクエストごとに新しいキーが必要です。
problem-seat-of-others = これはあなたの席ではありません。
problem-game-not-running = { $status ->
    [open] ゲームはまだ始まっていないため、何も変更できません。
    [abandoned] ゲームは中止されたため、もう何も変更できません。
   *[ended] ゲームは終了したため、もう何も変更できません。
 }
problem-changing-too-fast = 卓の変化が速すぎます。何も保存されていません。もう一度お試しください。
problem-two-seats-named = アクションは席{ $seat }、リクエストは席{ $seat2 }のものです。
problem-end-by-vote = ゲームの途中終了は投票で決めます。中止を提案してください。
problem-bad-key = キーは1～{ $longest }文字の印字可能な文字で、リクエストごとに新しくしてください。
problem-seats-do-not-fit = { $players }人の卓に{ $given }席が埋まっています。
problem-table-does-not-fit = 卓がゲームと合いません。
problem-unknown-bot = ボット「{ $bot }」はありません。使えるもの：{ $known }。
problem-already-started = ゲームはすでに始まっています。
problem-not-full = { $players }席のうち{ $free }席が空いています。
problem-not-begun = ゲームはまだ始まっていません。
problem-undo-to-no-position = 戻せるのは状態0から{ $last }までで、{ $to }には戻せません。
problem-nothing-to-redo = やり直すものがありません。
problem-no-such-vote = その投票はありません。
problem-unknown-vote = 投票の種類は{ $kinds }で、「{ $kind }」はありません。
problem-unknown-seat = この卓に席「{ $of }」はありません。
problem-bot-or-person = 席にはボットか人のどちらかを指定してください。
problem-unknown-person = その人はいません。
problem-not-welcome = その人はあなたからの依頼を望んでいません。
problem-already-seated = その人はすでにこの卓に席があります。
problem-no-voice = この投票に参加する権利がありません。
problem-vote-closed = { $status ->
    [accepted] 投票は終了しました（可決）。
    [declined] 投票は終了しました（否決）。
   *[other] 投票は終了しました。
 }
problem-vote-open = これについての投票が進行中です。先に回答してください。
problem-busy = サーバーが混み合っています。もう一度お試しください。
problem-too-much-work = 一度に頼める計算の量を超えています。{ $seconds }秒後にもう一度お試しください。
problem-not-at-the-table = ここで発言できるのは、この卓の人だけです。
problem-too-many-listeners = 接続が多すぎて、新しい接続を受け付けられません。
problem-too-many-streams = 接続が多すぎます。いくつか閉じてください。
problem-guests-closed = 現在ゲストは遊べません。アカウントを作るか、ログインしてください。
problem-too-many-blocks = ブロックした人が上限の{ $most_blocks }人に達しています。
problem-not-your-line = これはほかの人の発言です。代わりに報告してください。
problem-administrator = 管理者の利用停止や発言禁止はできません。先に管理者の権限を外してください。
problem-banned = このアカウントは利用停止中です。
problem-muted = しばらくここで発言できません。
problem-database-unreachable = サーバーがデータベースに接続できません。
problem-not-allowed = この数値はサーバー本体のプログラム専用です。
problem-nothing-at = /{ $value }には何もありません。
problem-nothing-here = このアドレスには何もありません。
problem-name-taken = この名前、または似た名前のアカウントがあります。別の名前にしてください。
problem-unknown-link = このリンクは使用済みか期限切れです。管理者に新しいものを頼んでください。
problem-no-such-account = そのアカウントはありません。
problem-already-an-account = すでにアカウントがあります。
problem-account-deleted = このアカウントは削除されました。
problem-last-administrator = あなたは唯一の管理者です。去る前に、ほかの人を管理者にしてください。
problem-name-empty = 名前には1文字以上が必要です。
problem-name-too-long = 名前は{ $longest }文字までです。
problem-name-much-too-long = この名前は長すぎます。
problem-name-of-the-gone = この名前は、去った人のために使われています。
problem-name-invisible = 名前に見えない文字や制御文字は使えません。
problem-name-heaps-marks = 1つの文字に記号を重ねた名前は使えません。
problem-registration-closed = アカウントはこのサーバーの管理者が作ります。管理者に頼んでください。
problem-wrong-credentials = 名前かパスワードが違います。
problem-webhook-needs-account = Webhookにはアカウントが必要です。先に作ってください。ゲームはそのまま残ります。
problem-name-is-kept = アカウントの名前は変えられません。
problem-signed-in = { $name }としてログイン中です。先にログアウトしてください。
problem-wrong-password = パスワードが違います。
problem-too-many-tokens = tokenが上限の{ $most }個に達しています。先にいくつか削除してください。
problem-hidden-things = 今は試せません。結果が、あなたの知り得ないことで決まるためです。
problem-unknown-company = このゲームに、列車を運行できる会社「{ $company }」はありません。
problem-not-running = ゲームは終了しており、決めることはありません。
problem-not-your-turn = 席{ $seat }が今決めることはありません。
problem-not-your-seat = このゲームにあなたの席はありません。
problem-no-such-person = その名前のアカウントはありません。ゲストは先にアカウントが必要です。
problem-program-unknown-company = このゲームに会社「{ $company }」はありません。
problem-program-not-started = { $company }はまだ設立されていません。
problem-program-how-many = 最終的に持つ株数を指定してください。`shares`は1以上です。
problem-program-floated = { $company }はすでに設立されています。
problem-not-in-that-format = このゲームは18xx.games用に書き出せません：{ $message }。
problem-reading-busy = ほかの記録を読み込み中です。しばらくしてからお試しください。
problem-record-broke-off = 記録を読み込めません。再現が途中で止まりました。
problem-record-too-slow = 記録を{ $seconds }秒以内に再現できませんでした。
problem-not-while-running = 記録には隠された情報が含まれるため、ゲームの終了までありません。
problem-unknown-title = その作品はありません。あるもの：{ $known }。
problem-unknown-facts = このデータを使う卓はありません。名前は卓か状態から取ってください。
problem-unknown-language = その言語はありません。あるもの：{ $known }。
problem-no-such-facts = そのデータはありません。名前は卓か状態から取ってください。
problem-too-slow = リクエストの到着に時間がかかりすぎました。
problem-zero-byte = リクエストにゼロバイトが含まれています。
problem-disk-full = サーバーのディスクがほぼ満杯のため、新しく始められません。
problem-too-many-tables = 終わっていない卓が上限の{ $most }卓に達しています。先にいくつか終えてください。
problem-too-many-bots = ボットだけで進行中の卓が{ $bots_alone }卓あります。どれかが終わるまでお待ちください。
problem-look-signed-in = 自分の卓を探すにはログインするか、プレイヤーを指定してください。
problem-holds-nul = 検索する文字にNULは使えません。
problem-bad-cursor = このカーソルは卓の一覧が返したものではありません。カーソルなしで始めてください。
problem-too-many-seats = 卓は{ $players }席ですが、{ $given }席が指定されました。
problem-one-seat-each = オンラインの卓では1人1席です。複数の席で遊ぶにはホットシートを選んでください。
problem-one-seat-online = オンラインの卓では1人1席です。
problem-you-sit-already = すでにこの卓に着いています。
problem-table-full = この卓に空席はありません。
problem-seat-taken = 席{ $wanted }は空いていません。空席：{ $free }。
problem-seats-kept = 空席は前のゲームのプレイヤーのために、あと{ $hours }時間取っておかれます。
problem-not-seated = この卓に着いていません。
problem-seats-of-people = ほかの人は自分で席に着きます。招待を送ってください。
problem-not-at-table = 番号{ $person }の人はこの卓にいないか、2回指定されています。
problem-already-begun = ゲームが始まっているため、卓はもう変更できません。
problem-all-seats-needed = すぐに始められるのは全席が埋まっているときだけです。ボットで埋めてください。
problem-host-only = 卓を作った人だけができます。
problem-host-blocks-you = 卓を作った人が、あなたとのプレイを望んでいません。
problem-seats-still-free = 空席が{ $free }つあります。待つか、ボットを入れてください。
problem-field-empty = 項目{ $field }が空です。
problem-field-too-long = 項目{ $field }は{ $longest }文字までです。
problem-field-control = 項目{ $field }に制御文字があります。取り除いてください。
problem-webhook-address = Webhookのアドレスは「https://example.org/path」の形にしてください。
problem-webhook-password = Webhookのアドレスに名前やパスワードは含められません。
problem-webhook-plain = Webhookのアドレスに使えるのは普通の文字だけです。ほかは符号化してください。
problem-webhook-reachable = Webhookのアドレスは、内部だけでなくどこからでも届く必要があります。
problem-webhook-no-address = これはアドレスではありません。
problem-banned-because = このアカウントは利用停止中です。{ $reason }
problem-no-such-position = 状態は0から{ $last }までで、{ $position }はありません。
problem-status-400 = リクエストを読めません。本文が正しいJSONか確認してください。
problem-status-401 = 先にログインするか、API tokenを送ってください。
problem-status-403 = それはできません。
problem-status-404 = このアドレスには何もありません。
problem-status-405 = このアドレスではその方法を使えません。使えるものはAllowにあります。
problem-status-406 = 求められた形式では送れません。
problem-status-413 = リクエストが大きすぎます。
problem-status-415 = 本文はapplication/jsonで送ってください。
problem-status-429 = 回数が多すぎます。少しお待ちください。
problem-status-other = リクエストは却下されました。
problem-schema = リクエストの形式が合いません。{ $named }
problem-unavailable = 現在データベースを使えず、何も保存されていません。しばらくしてからお試しください。
problem-record-unreadable = 記録を読み込めません。{ $why }
problem-record-unreadable-at = 記録を読み込めません。アクション{ $number }：{ $why }

name-of-player = プレイヤー{ $number }
name-of-bot = { $bot } { $number }
name-of-house-bot = { $character ->
    [thrifty] 倹約家
    [raider] 乗っ取り屋
    [builder] 建設家
    [operator] 経営家
   *[steady] 堅実派
 }{ $number }

problem-wrong-passkey = このパスキーはここでは未登録か、証明が正しくありません。
problem-bad-passkey = このパスキーはここで使えません。新しく作ってください。
problem-unknown-challenge = 時間がかかりすぎたか、すでに回答済みです。最初からやり直してください。
problem-passkey-known = このパスキーは登録済みです。
problem-no-such-passkey = あなたにそのパスキーはありません。
problem-too-many-passkeys = パスキーが上限の{ $most }個に達しています。先に1つ削除してください。

condition-disk = { $place }のディスクの空きは{ $megabytes } MBだけです。
condition-database = データベースが応答しません。
condition-bots = { $games }ゲームがボットを待っています。
condition-webhooks = Webhookの呼び出しが{ $minutes }分遅れています。
condition-mails = メールの送信が{ $minutes }分遅れています。
condition-pushes = ブラウザーへの通知が{ $minutes }分遅れています。
condition-mails-refused = 何度試しても、メールサーバーが{ $mails }通のメールを受け取りません。
condition-reports = { $reports }件の報告が管理者を待っています。
condition-backups-none = バックアップがありません。HIGHIRON_BACKUPSにディレクトリーが指定されていません。
condition-backups-missing = { $place }にまだバックアップがありません。
condition-backups-late = 最新のバックアップは{ $hours }時間前のものです。

record-title-not-there = そのサイトに{ $title }はありません
record-refused-there = そのルールではアクション{ $number }が却下されます：{ $why }
record-reckoned-otherwise = そのルールでは別の結果になります
record-nothing-like-it = 「{ $what }」に当たるものがありません
problem-no-email-here = このサーバーはメールを送りません。管理者に尋ねてください。
problem-invalid-email = これはメールアドレスではありません。
problem-mail-link = このリンクは無効です。アドレスが変更されたか、入力が間違っています。
problem-too-many-followed = フォローした人が上限の{ $most }人に達しています。
problem-rematch-of-others = このゲームに参加した人だけが、改めて始められます。
problem-not-over = ゲームはまだ終わっていません。
problem-nothing-played = このゲームでは何も行われていないため、分析できません。
problem-too-many-analyses = 依頼した分析のうち{ $most }件がまだ終わっていません。終わるのを待つか、どれかを取り消してください。
problem-too-many-analyses-here = お使いのインターネット接続から依頼された分析のうち{ $most }件がまだ終わっていません。どれかが終わるのを待ってください。
problem-analysis-of-others = 分析を取り消せるのは、依頼した人かテーブルの主催者だけです。
problem-players-of-title = { $title }のプレイヤー人数は{ $counts }です。
problem-rules-not-here = このゲームのルールはこのサーバーにありません。
problem-no-hints = この卓はヒントなしに設定されています。ボットならどうするかは誰も尋ねられません。
