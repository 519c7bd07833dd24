program-fired = { $kind ->
    [buy] 予約アクション：{ $source }から{ $company }の株を1株、{ MONEY($price) }で購入しました。
   *[pass] 予約アクション：パスしました。
 }
program-stopped = { $why ->
    [shares-bought] 予約アクションを終了しました：{ $seat }が{ $company }の株を取得しました。
    [shares-sold] 予約アクションを終了しました：{ $seat }が{ $company }の株を売却しました。
    [president-changed] 予約アクションを終了しました：{ $company }の社長が{ $to }になりました。
    [not-president] 予約アクションを終了しました：あなたは{ $company }の社長ではありません。
    [company-started] 予約アクションを終了しました：{ $seat }が{ $company }を設立しました。
    [bid-made] 予約アクションを終了しました：{ $seat }が{ $private }に入札しました。
    [price-moved] 予約アクションを終了しました：{ $company }の株価が変わりました。
    [floated] 予約アクションを終了しました：{ $company }が設立されました。
    [enough] 予約アクションを終了しました：{ $company }の株が希望の数に達しました。
    [not-started] 予約アクションを終了しました：{ $company }はゲームに登場していません。
    [too-dear] 予約アクションを終了しました：{ $company }は1株{ MONEY($price) }で、上限を超えています。
    [no-cash] 予約アクションを終了しました：{ $company }は1株{ MONEY($price) }で、所持金が足りません。
    [none-left] 予約アクションを終了しました：{ $source }に{ $company }の株は残っていません。
    [refused] 予約アクションを終了しました：ルール上できませんでした［{ $rule }］。
    [round-ended] 予約アクションを終了しました：ラウンドが終わりました。
    [undone] 予約アクションを終了しました：アクションが取り消されたか、やり直されました。
    [replaced] 予約アクションを終了しました：別のものを設定しました。
    [dropped] 予約アクションを終了しました：あなたが終了しました。
    [substituted] 予約アクションを終了しました：席の担当者が代わりました。
    [game-ended] 予約アクションを終了しました：ゲームが終わりました。
   *[other] 予約アクションを終了しました：{ $why }。
 }
