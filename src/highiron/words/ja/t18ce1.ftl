title-18CE1 = 1825年から2024年までのユーラシアの鉄道を、実際の土地の格子の上で。18の地域の会社は最初の路線が開通した年に始まり、四つの時代を通して建設し、国境や海や山に出会います。
    .length = とても長い
    .character = 一つの大陸と二つの世紀。

reason-border-closed = { $country }の国境はこの会社に閉ざされています。{ $hex }には何も置けません。
reason-company-not-yet = { $company }は{ $year }年より前には始められません。

private-18CE1-A = 特権はありません。収入だけです。
private-18CE1-C = 地形の費用がそれぞれ20安くなります。プレイヤーが所有していればその人のすべての会社に、会社が所有していればその会社に効きます。
private-18CE1-D = 株式ラウンドで、所有するプレイヤーは購入の代わりにこれを手放し、どの会社の10%の株とも交換できます。

option-calendar = 時代の最初の年が来ると、そのフェイズが始まるまで列車がゲームから除かれますか？
    .is-on = はい
    .is-off = いいえ。フェイズは列車の購入だけで始まります
option-first_years = 地域の最初の路線の年より前に会社を始められますか？
    .is-on = いいえ
    .is-off = はい、1825年からどの会社でも
option-gangs = 会社は1ラウンドにタイルを何枚置くか改良できますか？
    .is-on = 最初の時代は1枚、2番目と3番目は2枚、4番目は3枚。2枚目からは1枚ごとに20かかります
    .is-off = 1枚
option-concessions = ほかの地域にタイルを置くと特許料がかかりますか？
    .is-on = はい。20、3番目の時代は40、4番目はなし
    .is-off = いいえ
option-closed_borders = その年に閉ざされていた国境の向こうにタイルを置けますか？
    .is-on = いいえ
    .is-off = はい
option-ferries = 連絡船の船着き場に最初のタイルを置くと60かかりますか？
    .is-on = はい
    .is-off = いいえ

action-build_works = { $work ->
    [gauge] { $company }（{ $seat }）：{ $hex }に自社の軌間を敷く。
    [terminal] { $company }（{ $seat }）：{ $hex }に積替駅を建設または拡張。
    [wires] { $company }（{ $seat }）：{ $hex }を電化。
   *[closure] { $company }（{ $seat }）：{ $hex }の線路を撤去。
 }
kind-build_works = 積替駅、電化、自社の軌間を工事、または線路を撤去
web-do-build_works = 工事
web-move-build_works = { $work ->
    [gauge] { $hex }に自社の軌間を敷く
    [terminal] { $hex }に積替駅を建設または拡張
    [wires] { $hex }を電化
   *[closure] { $hex }の線路を撤去
 }
event-works-built = { $work ->
    [gauge] { $company }が{ $hex }に{ MONEY($price) }で自社の軌間を敷きます。
    [terminal] { $company }が{ $hex }に{ MONEY($price) }で積替駅を建てます。
    [wires] { $company }が{ $hex }を{ MONEY($price) }で電化します。
   *[closure] { $company }が{ $hex }の線路を撤去します。
 }
event-run-settled = { $what ->
    [growth] { $company }の{ $train }列車が停まる駅は年とともに変わりました。合わせて{ MONEY($amount) }。
    [wires] { $company }の{ $train }列車は全線電化の上を走り、{ MONEY($amount) }多く稼ぎます。
    [fast] { $company }の高速列車は停車駅を二度数え、{ MONEY($amount) }多く稼ぎます。
    [block] { $company }の直行貨物列車は十分に遠くへ行き、両端で{ MONEY($amount) }多く稼ぎます。
    [through] { $company }の{ $train }列車は中国とヨーロッパの間で貨物を運び、{ MONEY($amount) }多く稼ぎます。
    [subsidy] 中国とヨーロッパの間の{ $company }の列車に、国が{ MONEY($amount) }を加えます。
    [container] コンテナ車で{ $company }の{ $train }列車は{ MONEY($amount) }多く稼ぎます。
    [cold] 冷蔵貨車で{ $company }の{ $train }列車は{ MONEY($amount) }多く稼ぎます。
    [customs] { $company }の{ $train }列車は{ $hex }の国境で待ち、{ MONEY($amount) }減ります。
    [ferry] { $company }の{ $train }列車は{ $hex }へ連絡船に乗り、{ MONEY($amount) }減ります。
    [fee] { $company }の{ $train }列車は{ $hex }の積替駅に{ MONEY($amount) }を支払います。
   *[gauge] { $company }の{ $train }列車は積替駅のない{ $hex }で軌間を変え、{ MONEY($amount) }減ります。
 }
event-block-trains-sold = これから直行貨物列車が売られます。
event-train-built-again = { $train }列車がもう1両造られます。後の時代の列車はまだ売られません。
reason-unknown-works = { $work }という工事はありません。あるのは：{ $known }。
reason-works-not-here = { $work ->
    [gauge] { $company }は{ $hex }に自社の軌間を敷けません。届くタイルがあり、軌間の違う土地の隣であることが必要です。
    [terminal] { $company }は{ $hex }に積替駅を建てられません。届くタイルがあり、軌間の違う土地の隣で、積替駅がまだないことが必要です。自社のものはフェイズ7から拡張できます。
    [wires] { $company }は{ $hex }を電化できません。フェイズ6から、自社のトークンがあり、まだ電化されていないことが必要です。
   *[closure] { $company }は{ $hex }の線路を撤去できません。4番目の時代で、駅のない線路で、2セットの間どの列車も走らず、最後が自社の列車だったことが必要です。
 }
reason-state-retains-half = 国が{ $company }を国有化しました。収入の半分は留保され、半分は配当されます。
reason-wagon-not-yet = 銀行が{ MONEY($price) }の貨車を売るのはフェイズ{ $phase }からです。
option-gauges = 線路はその年のその国の軌間になりますか？
    .is-on = はい。国境のヘクスでは1辺20で自社の軌間を敷けます
    .is-off = いいえ。軌間はどこも同じです
option-gauge_changes = 積替駅なしで軌間が変わると、最も小さい停車駅の収入を失いますか？
    .is-on = はい。直行貨物列車は20を支払います
    .is-off = いいえ
option-terminals = 軌間の変わる所に100で積替駅を建てられますか？
    .is-on = はい。他社は列車ごとに10を持ち主に支払います
    .is-off = いいえ
option-customs = 関税境界ごとに10、貨物は20減りますか？
    .is-on = はい。その年に同じ同盟にある国どうしは除きます
    .is-off = いいえ
option-electrification = フェイズ6から、自社のトークンのあるヘクスを60で電化できますか？
    .is-on = はい。電化された都市だけに停まる運行は1駅多く数えます
    .is-off = いいえ
option-fast_trains = 8列車が売れた後、高速列車（HS）が売られますか？
    .is-on = はい。3駅を数え、電化されていれば二度数えます
    .is-off = いいえ
option-block_trains = 2011年を含むラウンドから直行貨物列車（BT）が売られますか？
    .is-on = はい。2駅を数え、両端が12ヘクス離れていれば貨物の収入が加わります
    .is-off = いいえ
option-new_wagons = コンテナ貨車（120）と冷蔵貨車（160）が売られますか？
    .is-on = はい、フェイズ7と8から
    .is-off = いいえ
option-through_bonus = 中国とヨーロッパの間の貨物にボーナスがありますか？
    .is-on = はい、この研究が求めた額です
    .is-off = いいえ
option-subsidies = 国は援助しますか？
    .is-on = はい。1900年より前は各社の最初の10回の敷設の半分、2015年からは中国とヨーロッパの間のボーナスの一部
    .is-off = いいえ
option-nationalisation = 国は3番目の時代に会社を国有化しますか？
    .is-on = はい。収入の半分が留保され、株価はそのセットの間動きません
    .is-off = いいえ
option-dynamic_revenue = 列車が停まる所は育ち、停まらない所は衰えますか？
    .is-on = はい、1セットに10ずつ
    .is-off = いいえ
option-closures = 2セットの間どの列車も走らなかった線路を、4番目の時代に撤去できますか？
    .is-on = はい、最後に使った会社が。銀行が20を支払います
    .is-off = いいえ
