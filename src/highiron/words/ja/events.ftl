event-cash-moved = { $from-kind ->
    [bank] 銀行が{ $to }に{ MONEY($amount) }を支払い{ $why ->
        [private] （プライベート会社）
        [income] （{ $private }の収入）
        [shares] （株）
        [capital] （資本金）
        [terrain] （地形コスト）
        [token] （駅トークン）
        [train] （列車）
        [wagon] （貨車）
        [terminal-fee] （積替駅）
        [works] （工事）
        [contribution] （列車代金の負担）
        [dividend] （配当）
        [revenue] （収益）
        [bankruptcy] （破産）
        [closing] （閉鎖）
        [merger] （合併）
        [independent] （小会社の全財産）
        [subsidy] （補助金）
        [loan] （ローン）
        [interest] （利息）
        [inventor] （発明）
        [scrap] （スクラップ）
        [mail] （郵便）
        [engineers] （山での工事）
        [treasury] （金庫の全額）
        [forgiven] （借金の免除）
        [short-dividend] （空売り株の配当）
        [purchase] （会社の購入）
        [sale] （会社の売却）
        [set-aside] （清算の終了まで保管）
        [guarantee] （会社の債務の保証）
        [settlement] （消滅した会社の株）
       *[other] （{ $why }）
    }。
   *[other] { $from }が{ $to }に{ MONEY($amount) }を支払い{ $why ->
        [private] （プライベート会社）
        [income] （{ $private }の収入）
        [shares] （株）
        [capital] （資本金）
        [terrain] （地形コスト）
        [token] （駅トークン）
        [train] （列車）
        [wagon] （貨車）
        [terminal-fee] （積替駅）
        [works] （工事）
        [contribution] （列車代金の負担）
        [dividend] （配当）
        [revenue] （収益）
        [bankruptcy] （破産）
        [closing] （閉鎖）
        [merger] （合併）
        [independent] （小会社の全財産）
        [subsidy] （補助金）
        [loan] （ローン）
        [interest] （利息）
        [inventor] （発明）
        [scrap] （スクラップ）
        [mail] （郵便）
        [engineers] （山での工事）
        [treasury] （金庫の全額）
        [forgiven] （借金の免除）
        [short-dividend] （空売り株の配当）
        [purchase] （会社の購入）
        [sale] （会社の売却）
        [set-aside] （清算の終了まで保管）
        [guarantee] （会社の債務の保証）
        [settlement] （消滅した会社の株）
       *[other] （{ $why }）
    }。
 }
event-bank-broken = 銀行破産：この運営ラウンドのセットの終了後にゲーム終了。
event-share-bought = { $source-kind ->
    [company] { $seat }が{ $company }の金庫から同社の株を1株、{ MONEY($price) }で購入。
   *[other] { $seat }が{ $source }から{ $company }の株を1株、{ MONEY($price) }で購入。
}
event-shares-sold = { $seat }が{ $company }の株を{ $count }株、1株{ MONEY($price) }で売却。
event-share-given = { $seat }が{ $company }の株を{ $count }株、無料で取得。
event-company-started = { $seat }が{ $company }を設立時株価{ MONEY($par) }で開始。
event-floated = { $company }が設立。
event-presidency-passed = { $company }の社長が{ $from }から{ $to }に交代。
event-presidency-taken = { $to }が、社長のいなかった{ $company }の社長に就任。
event-receivership-began = { $company }に社長がいなくなり、管財下に移行。
event-shares-issued = { $company }が{ $count }株を1株{ MONEY($price) }で発行。
event-shares-redeemed = { $company }が{ $count }株を1株{ MONEY($price) }で償還。
event-company-closed = { $company }が閉鎖：その株は無価値となり、駅トークンと列車はゲームから除去。
event-merged = { $target }が{ $company }に合併：その株、資金、列車、駅トークンは{ $company }のものに。
event-price-moved = { $company }の株価が{ MONEY($from) }から{ MONEY($to) }に移動。

event-bid-made = { $seat }が{ $private }に{ MONEY($price) }で入札。
event-bidding-opened = { $private }への入札を開始。
event-private-sold = { $seat }が{ $private }を{ MONEY($price) }で獲得。
event-private-price-fell = 全員がパス：{ $private }の価格が{ MONEY($price) }に。
event-card-chosen = { $seat }がカードを選択。
event-last-card-shown = 最後に残ったカードは{ $card }、価格は{ MONEY($price) }。
event-card-price-fell = { $card }の価格が{ MONEY($price) }に。
event-blank-revealed = { $seat }が選んだのは白紙のカード。
event-private-traded = { $private }が{ $from }から{ $to }へ{ MONEY($price) }で移動。
event-private-exchanged = { $seat }が{ $private }を{ $source }の{ $company }の株1株と交換。
event-private-closed = { $private }が閉鎖。
event-independent-absorbed = { $company }が{ $private }の資金、駅トークン、列車を引き継ぎ：{ $trains }。
event-marker-placed = { $private }のマーカーを{ $hex }に配置。
event-markers-removed = マーカーを除去：{ $privates }。
event-steamboat-serves = 蒸気船の対象は{ $company }に。
event-second-tile-forfeited = { $private }の2枚目のタイルを放棄。

event-passed = { $seat }がパス。
event-draft-round-began = 残りのカードの販売を開始。
event-stock-round-began = 株式ラウンド{ $turn }を開始。
event-stock-round-ended = 株式ラウンドが終了。プライオリティは{ $priority }。
event-operating-round-began = 運営ラウンド{ $turn }.{ $number }（全{ $of }回）を開始。
event-last-turn-set = 購入できる列車がなくなり、ターン{ $turn }が最後のターンに。
event-operating-round-ended = 運営ラウンドが終了。
event-turn-began = { $company }の運営（担当：{ $seat }）。
event-offer-made = { $seat }が{ $to }に合意を依頼：{ $what ->
    [train] { $buyer }が{ $item }列車を{ MONEY($price) }で購入
    [wagon] { $buyer }が貨車を{ MONEY($price) }で購入
   *[other] { $buyer }が{ $item }を{ MONEY($price) }で購入
 }。
event-offer-accepted = { $seat }が申し出を承諾。
event-offer-lapsed = { $seat }への申し出は無効に。
event-offer-declined = { $seat }が申し出を拒否。
event-deal-failed = { $company }が合意した価格を用意できず、売買は不成立。

event-tile-laid = { $company }が{ $hex }にタイル#{ $tile }を向き{ $rotation }で配置。
event-token-placed = { $price ->
    [0] { $company }が{ $hex }に駅トークンを無料で配置。
   *[other] { $company }が{ $hex }に駅トークンを{ MONEY($price) }で配置。
 }
event-train-ran = { $mode ->
    [freight] { $company }の{ $train }列車が貨車付きで{ $path }を運行、収益{ MONEY($revenue) }。
   *[other] { $company }の{ $train }列車が{ $path }を運行、収益{ MONEY($revenue) }。
 }
event-dividend-paid = { $company }が{ MONEY($revenue) }を配当：1株あたり{ MONEY($per_share) }。
event-revenue-retained = { $revenue ->
    [0] { $company }は収益なし。
   *[other] { $company }が{ MONEY($revenue) }を留保。
 }
event-train-bought = { $company }が{ $source }から{ $train }列車を{ MONEY($price) }で購入。
event-train-discarded = { $company }が{ $train }列車を1両処分。
event-train-exported = { $train }列車が1両、売れないままゲームから除去。
event-phase-began = フェイズ{ $phase }を開始。
event-trains-rusted = { $owner }の{ $train }列車{ $count }両が廃車。
event-trains-obsolete = すべての{ $train }列車が旧式に：あと1回だけ運行可能。
event-trains-retired = { $owner }の旧式列車が最後の運行を終えて除去：{ $trains }。

event-bankrupt = { $seat }が{ $company }の列車の代金を払えず破産。
event-game-ended = ゲーム終了：{ $why ->
    [bank] { end-bank }
    [bankrupt] { end-bankrupt }
    [turn_cap] { end-turn_cap }
    [last_phase] { end-last_phase }
    [last_train] { end-last_train }
    [stalled] { end-stalled }
    [agreement] { end-agreement }
    [all_closed] { end-all_closed }
    [final_train] { end-final_train }
   *[other] { $why }
 }。
