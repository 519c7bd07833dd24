web-moves = できること
web-your-move = あなたの手番
web-waiting-for = { $name }が考え中
web-game-over = ゲーム終了
web-sending = 送信中…
web-consequence = 結果
web-consequence-loading = 結果を計算中…
web-consequence-hidden = 結果は、まだ誰にも見えないカードで決まります。
web-becomes = から
web-change-cash = 所持金
web-change-price = 株価
web-change-president = 社長：{ $name }
web-change-certificates = 株券が{ $from }から{ $to }に（制限{ $limit }）
web-change-trains = 列車：{ $trains }
web-change-no-trains = { $trains }を失う
web-floats-after = { $percent }%の販売で設立：あと{ $shares }株、合計{ $price }。
web-floats-now = ただちに設立。
web-train-rusts = 最初の{ $train }列車で廃車
web-train-obsolete-on = 最初の{ $train }列車で旧式
web-train-stays = 廃車なし
web-train-left = 残り{ $count }両
web-train-needed = { $company }には列車が必要です。{ $train }列車は{ $price }で、金庫に{ $treasury }、手元に{ $own }あり、{ $missing }足りません。
web-change-phase = フェイズ{ $phase }を開始
web-why-not = なぜできない？
web-what-else = ほかに何ができ、なぜ今はできないのか
web-why-not-legal = これは可能です。
web-hint = ボットならどうする？
web-hint-take = 採用する
web-less = 減らす
web-more = 増やす
web-lowest = 最低{ $amount }
web-highest = 最高{ $amount }
web-choose-hex = マップで光っているヘクスを選択
web-choose-on-map = マップまたはここで選択
web-choose-city = 都市を選択
web-choose-card = 手元に残すカードを選択
web-tile-choice = タイル{ $tile }、残り{ $left }枚、収益{ $gain }
web-turn-right = 時計回りに回転
web-turn-left = 反時計回りに回転
web-city-number = 都市{ $number }
web-no-privilege = 通常の配置
web-no-trade-in = 下取りなし
web-buy-ipo = IPOから購入
web-buy-pool = プールから購入
web-buy-own = 金庫から購入
web-buy-from = { $holder }から購入
web-field-company = 会社
web-field-private = プライベート会社
web-field-price = 価格
web-field-hex = ヘクス
web-field-tile = タイル
web-field-rotation = 向き
web-field-stop = 都市
web-field-source = 購入元
web-field-train = 列車
web-field-trade_in = 下取り
web-field-count = 株数
web-field-kind = 収益
web-field-buyer = 買い手
web-field-target = 場所
web-field-card = カード
web-field-accept = 回答
web-field-amount = 金額
web-do-pass = パス
web-pass-track = 敷設を終える
web-pass-build = 建設を終える
web-pass-token = 駅トークンを置かない
web-pass-trains = 列車の購入を終える
web-pass-issue = 発行しない
web-do-bid = 入札
web-bid-from = 入札：最低
web-do-take_private = プライベート会社を購入
web-do-par = 会社を設立
web-do-buy_share = 株を購入
web-do-sell_shares = 株を売却
web-do-exchange_private = プライベート会社を交換
web-do-trade_private = プライベート会社を売買
web-do-buy_private = プライベート会社を買収
web-do-lay_tile = タイルを配置
web-do-place_token = 駅トークンを配置
web-do-run_trains = 列車を運行
web-do-dividend = 配当
web-do-buy_train = 列車を購入
web-do-discard_train = 列車を処分
web-do-choose_card = カードを残す
web-do-issue_shares = 株式発行
web-do-redeem_shares = 株式の償還
web-do-assign = マーカーを配置
web-do-answer = 申し出に回答
web-do-bankrupt = 破産を宣言
web-dividend-pay = 全配当
web-dividend-half = 半配当
web-dividend-retain = 留保
web-move-pass = パス
web-move-bid = { $private }に{ $price }で入札
web-move-take_private = { $private }を購入
web-move-par = { $company }を{ $price }で設立
web-move-buy_share = { $cost ->
    [none] { $source }から{ $company }を購入
   *[other] { $source }から{ $company }を{ $cost }で購入
 }
web-move-sell_shares = { $company }を{ $count }株売却
web-move-exchange_private = { $private }を{ $source }の1株と交換
web-move-trade_private = 提案：{ $buyer }が{ $private }を{ $price }で購入
web-move-buy_private = { $private }を{ $price }で買収
web-move-lay_tile = { $private ->
    [none] { $hex }に#{ $tile }を配置
   *[other] { $private }で{ $hex }に#{ $tile }を配置
 }
web-move-place_token = { $private ->
    [none] { $hex }に駅トークン
   *[other] { $private }で{ $hex }に駅トークン
 }
web-move-run_trains = { $company }の列車を運行
web-move-dividend = { $company }：{ $kind }
web-move-buy_train = { $trade_in ->
    [none] { $source }から{ $train }列車を{ $price }で購入
   *[other] { $trade_in }列車を下取りに、{ $source }から{ $train }列車を{ $price }で購入
 }
web-move-discard_train = { $company }の{ $train }列車を処分
web-move-choose_card = { $card }を残す
web-move-issue_shares = { $company }が{ $count }株を発行
web-move-redeem_shares = { $company }が{ $count }株を償還
web-move-assign = { $private }を{ $target }に
web-move-answer = { $accept ->
    [yes] 申し出を承諾
   *[no] 申し出を拒否
 }
web-move-bankrupt = 破産を宣言

web-consequence-agreed = { $name }が合意した場合の結果
web-number-between = { $lowest }から{ $highest }まで可能です。
web-run-for = 運行、収益{ $total }
web-offer = { $what ->
    [train] { $item }列車を{ $price }で{ $to }に申し出る
    [wagon] 貨車を{ $price }で{ $to }に申し出る
   *[other] { $item }を{ $price }で{ $to }に申し出る
 }
web-offer-sale = { $item }を{ $price }で{ $to }に売ると申し出る
web-choose-more = 残りを選択
web-here = このヘクス
web-next-tile = 次のタイル
web-previous-tile = 前のタイル
web-choice-assign = { $private }が{ $target }を担当
web-choice-buy_train = { $place ->
    [depot] { $train }列車：{ $price }{ $trade_in ->
        [none] { "" }
       *[other] ＋{ $trade_in }列車
    }
   *[other] { $train }列車：{ $price }（{ $source }から）{ $trade_in ->
        [none] { "" }
       *[other] ＋{ $trade_in }列車
    }
 }
web-form-buy_train = 他社の列車…
web-outcome-take_private = { $private }を{ $price }で購入
web-outcome-issue_shares = { $company }が{ $count }株を{ $amount }で発行{ $moves ->
    [yes] { "" } → { $after }
   *[no] { "" }
 }
web-outcome-redeem_shares = { $company }が{ $count }株を{ $amount }で償還{ $moves ->
    [yes] { "" } → { $after }
   *[no] { "" }
 }
web-outcome-dividend = { $kind ->
    [retain] { $moves ->
        [yes] { $revenue }を留保 → { $after }
       *[no] { $revenue }を留保
    }
    [half] { $moves ->
        [yes] 半配当：1株{ $per_share } → { $after }
       *[no] 半配当：1株{ $per_share }
    }
   *[other] { $moves ->
        [yes] 全配当：1株{ $per_share } → { $after }
       *[no] 全配当：1株{ $per_share }
    }
 }
web-spectating = このゲームを観戦しています。
