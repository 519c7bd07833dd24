one-run = { $train }列車：{ $path }

action-pass = { $seat }：パス。
action-bid = { $seat }：{ $private }に{ MONEY($price) }で入札。
action-take_private = { $seat }：{ $private }を購入。
action-par = { $seat }：{ $company }の設立時株価を{ MONEY($price) }に設定。
action-buy_share = { $source-kind ->
    [company] { $seat }：{ $company }の金庫から同社の株を1株購入。
   *[other] { $seat }：{ $source }から{ $company }の株を1株購入。
}
action-sell_shares = { $seat }：{ $company }の株を{ $count }株売却。
action-exchange_private = { $seat }：{ $private }を{ $source }の1株と交換。
action-trade_private = { $seat }：{ $private }を{ MONEY($price) }で{ $buyer }に譲ることを提案。
action-buy_private = { $company }（{ $seat }）：{ $private }を{ MONEY($price) }で買収。
action-lay_tile = { $private ->
    [none] { $company }（{ $seat }）：{ $hex }にタイル#{ $tile }を向き{ $rotation }で配置。
   *[other] { $company }（{ $seat }）：{ $private }の特権で{ $hex }にタイル#{ $tile }を向き{ $rotation }で配置。
 }
action-place_token = { $private ->
    [none] { $company }（{ $seat }）：{ $hex }の都市{ $stop }に駅トークンを配置。
   *[other] { $company }（{ $seat }）：{ $private }の特権で{ $hex }の都市{ $stop }に駅トークンを配置。
 }
action-run_trains = { $count ->
    [0] { $company }（{ $seat }）：列車を運行しない。
   *[other] { $company }（{ $seat }）：列車を運行：{ $runs }。
 }
action-dividend = { $kind ->
    [pay] { $company }（{ $seat }）：収益を全配当。
    [half] { $company }（{ $seat }）：収益を半配当。
    [retain] { $company }（{ $seat }）：収益を留保。
   *[other] { $company }（{ $seat }）：収益に「{ $kind }」を適用。
 }
action-buy_train = { $trade_in ->
    [none] { $company }（{ $seat }）：{ $source }から{ $train }列車を{ MONEY($price) }で購入。
   *[other] { $company }（{ $seat }）：{ $trade_in }列車を下取りに出し、{ $source }から{ $train }列車を{ MONEY($price) }で購入。
 }
action-discard_train = { $company }（{ $seat }）：{ $train }列車を1両処分。
action-issue_shares = { $company }（{ $seat }）：{ $count }株を発行。
action-redeem_shares = { $company }（{ $seat }）：{ $count }株を償還。
action-assign = { $seat }：{ $private }のマーカーを{ $target }に配置。
action-choose_card = { $seat }：{ $card }を選択。
action-answer = { $accept ->
    [yes] { $seat }：申し出を承諾。
   *[no] { $seat }：申し出を拒否。
 }
action-bankrupt = { $company }（{ $seat }）：破産を宣言。
action-end_game = { $bankrupt ->
    [none] { $seat }：全員の合意によりゲームを終了。
   *[other] { $seat }：{ $bankrupt }に代わって降参（破産）。
 }

kind-pass = パス
kind-bid = プライベート会社への入札
kind-take_private = 現在のプライベート会社を購入
kind-par = 株式会社の設立または設立時株価の設定
kind-buy_share = 株を購入
kind-sell_shares = 株を売却
kind-exchange_private = プライベート会社を株と交換
kind-trade_private = プレイヤー間のプライベート会社の売買
kind-buy_private = 会社によるプライベート会社の買収
kind-lay_tile = タイルを配置
kind-place_token = 駅トークンを配置
kind-run_trains = 列車を運行
kind-dividend = 収益の配当または留保
kind-buy_train = 列車を購入
kind-discard_train = 列車を処分
kind-issue_shares = 株式発行
kind-redeem_shares = 株式の償還
kind-assign = プライベート会社のマーカーを配置
kind-choose_card = ドラフトのカードを選択
kind-answer = 申し出に回答
kind-bankrupt = 破産を宣言
kind-end_game = 合意によりゲームを終了
