reason-game-over = { $why ->
    [bank] ゲームは終了しました（{ end-bank }）。これ以上プレイできません。
    [bankrupt] ゲームは終了しました（{ end-bankrupt }）。これ以上プレイできません。
    [turn_cap] ゲームは終了しました（{ end-turn_cap }）。これ以上プレイできません。
    [last_phase] ゲームは終了しました（{ end-last_phase }）。これ以上プレイできません。
    [agreement] ゲームは終了しました（{ end-agreement }）。これ以上プレイできません。
    [all_closed] ゲームは終了しました（{ end-all_closed }）。これ以上プレイできません。
    [final_train] ゲームは終了しました（{ end-final_train }）。これ以上プレイできません。
    [last_train] ゲームは終了しました（{ end-last_train }）。これ以上プレイできません。
    [stalled] ゲームは終了しました（{ end-stalled }）。これ以上プレイできません。
   *[other] ゲームは終了しました（{ $why }）。これ以上プレイできません。
 }
reason-not-your-turn = { $seat }ではなく、{ $turn }の手番です。
reason-not-now = 今は「{ $action }」はできません。今は「{ $step }」の時です。
reason-not-your-company = { $company }は今は行動できません。{ $turn }の手番です。
reason-unknown-seat = この卓に席「{ $name }」はありません。席は時計回りにAから{ $example }までです。
reason-unknown-company = { $why ->
    [absent] { $name }はこのゲームに参加していません（または、もういません）。参加している株式会社の略号、たとえば{ $example }を使ってください。
    [private] { $name }は株式会社ではないため、これはできません。株式会社の略号、たとえば{ $example }を使ってください。
   *[none] この作品に株式会社「{ $name }」はありません。略号、たとえば{ $example }を使ってください。
 }
reason-unknown-private = { $example ->
    [none] この作品にプライベート会社「{ $name }」はありません。プライベート会社は1社もありません。
   *[other] この作品にプライベート会社「{ $name }」はありません。略号、たとえば{ $example }を使ってください。
 }
reason-unknown-hex = マップにヘクス「{ $name }」はありません。座標、たとえば{ $example }を使ってください。
reason-unknown-tile = この作品にタイル「{ $name }」はありません。番号だけ、たとえば{ $example }を使ってください。
reason-unknown-rotation = タイルを{ $name }だけ回すことはできません。向きは0から{ $example }までです。
reason-unknown-train = この作品に列車「{ $name }」はありません。種類だけ、たとえば{ $example }を使ってください。
reason-unknown-card = このドラフトにカード「{ $name }」はありません。
reason-unknown-certificate = この作品に株券「{ $name }」はありません。
reason-unknown-source = 「{ $source }」からは何も取れません。「{ $unsold }」か「pool」を使ってください。
reason-unknown-dividend = ここでは収益に「{ $kind }」はできません。次から選んでください：{ $choices }。
reason-not-enough-cash = { $owner }には{ MONEY($need) }が必要ですが、{ MONEY($has) }しかありません。
reason-price-out-of-range = { $high ->
    [none] { MONEY($price) }は価格にできません。{ MONEY($low) }以上にしてください。
   *[other] { MONEY($price) }は価格にできません。{ MONEY($low) }から{ MONEY($high) }までにしてください。
 }
reason-wrong-price = 価格は{ MONEY($price) }ではなく{ MONEY($right) }です。
reason-private-not-for-sale = { $why ->
    [tied] { $private }に付いてきた可能性のある{ $company }の株券をプレイヤーが持っている間は、{ $private }を譲渡できません。
    [gone] { $private }は閉鎖されたか、このゲームに参加していないため、売却できません。
   *[owned] { $owner-kind ->
        [bank] { $private }はまだ銀行にあるため、プレイヤーは売却できません。
       *[other] { $private }はすでに{ $owner }のものです。
    }
 }
reason-not-the-current-private = { $private }はまだ購入できません。入札するか、先頭の{ $current }を購入してください。
reason-no-bid-on-current-private = { $private }は先頭にあります。入札ではなく、その価格で購入してください。
reason-bid-not-in-steps = { MONEY($price) }では入札できません。入札単位は{ MONEY($step) }です。
reason-bid-too-low = { MONEY($price) }の入札は低すぎます。{ MONEY($least) }以上で入札してください。
reason-other-private-in-auction = 今は{ $private }の入札中です。引き上げるか、パスしてください。
reason-card-not-in-hand = { $card }は手札にありません。引いたカードから1枚選んでください。
reason-must-choose-card = パスはできません。引いたカードから1枚選んでください。白紙のカードは無料です。
reason-must-buy-card = ゲームの最初の手番はパスできません。カードを1枚購入してください。
reason-private-never-sold = { $private }を会社に売却することはできません。
reason-phase-forbids = フェイズ{ $phase }では会社はプライベート会社を買収できません。
reason-no-trade-in-first-round = 最初の株式ラウンドでは、プレイヤー間でプライベート会社を売買できません。
reason-no-trade-now = { $why ->
    [bought] この手番の購入は済んでいます（{ $bought }）。プライベート会社の購入は2回目の購入になります。
   *[phase] フェイズ{ $phase }では、プレイヤー間でプライベート会社を売買できません。
 }
reason-not-a-side-of-the-trade = { $only ->
    [yes] { $private }は{ $owner }のものです。売買を提案できるのは、買い手となる別のプレイヤーだけで、自分の手番に限ります。
   *[no] { $private }は{ $owner }のものです。売買を提案できるのは、所有者と、買い手となるプレイヤーだけです。
 }
reason-no-private-sale-now = { $why ->
    [option] { $private }を{ $buyer }に今売ることはできません。このゲームのオプションでは、列車の代金のためにプライベート会社を売却できません。
    [no-need] { $private }を{ $buyer }に今売ることはできません。{ $company }は列車を買う必要がありません。
    [money] { $private }を{ $buyer }に今売ることはできません。{ $company }の列車の代金は足りています。
    [owner] { $private }を{ $buyer }に今売ることはできません。{ $company }の社長のものではありません。
    [self] { $private }を{ $buyer }に今売ることはできません。売り手と買い手が同じです。
   *[limit] { $private }を{ $buyer }に今売ることはできません。{ $buyer }の株券は上限に達しています。
 }
reason-private-has-no-exchange = { $private }は株と交換できません。
reason-not-your-private = { $private }はあなたのものではないため、交換できません。
reason-only-between-turns = { $private }を交換できるのは、自分の株式ラウンドの手番か、他の人の次の手番が始まる前だけです。
reason-private-gives-no-tile = { $private }にタイルを配置する権利はありません。
reason-private-not-owned = この会社は{ $private }を所有していないため、その特権を使えません。
reason-private-gives-no-token = { $private }に駅トークンを配置する権利はありません。
reason-private-has-no-marker = { $private }にマーカーはありません。
reason-marker-elsewhere = { $private }のマーカーは{ $target }に置けません。
reason-marker-set-already = これはこのラウンドに設定済みか、もともとその状態です（{ $target }）。もう一方を設定するか、パスしてください。
reason-tile-not-of-private = タイル#{ $tile }は、{ $private }がそこに置けるタイルではありません。
reason-tiles-not-joined = { $hex }の2枚目のタイルは、{ $first }の1枚目の線路とつながる必要があります。
reason-no-private-tiles-now = このラウンドにプライベート会社の2枚目のタイルが放棄されました。18xx.gamesと同様、次のラウンドまでどのプライベート会社もタイルを置けません。
reason-second-tile-first = 先に{ $private }の2枚目のタイルを置いてください。
reason-cities-joined-already = { $hexes }はすでに線路でつながっています。
reason-cities-not-joined = この特権のタイルは、{ $hexes }を線路でつなぐ必要があります。そうなるタイルを選んでください。
reason-company-buys-nothing = { $receiver ->
    [yes] { $company }は管財下にあり、プライベート会社を買収しません。
   *[no] { $company }は独立した小会社で、何も購入しません。
 }
reason-train-first = { $company }は列車のために株式を発行したので、先に列車を購入する必要があります。
reason-privilege-spent = { $private }の特権は使用済みです。
reason-privilege-elsewhere = { $city ->
    [none] この特権は{ $hexes }でのみ使えます。
   *[other] この特権は{ $hexes }の都市{ $city }でのみ使えます。
 }
reason-privilege-gone = すでにタイルがあるため、{ $private }の特権は失われました。
reason-privilege-not-now = 手番のこの時点では{ $private }の特権を使えません。
reason-must-sell-first = { $seat }は株券保有制限か1社の保有上限を超えているため、先に売却する必要があります。
reason-no-sales-in-first-round = 最初の株式ラウンドでは何も売却できません。
reason-no-price-yet = { $company }にはまだ株価がないため、その株は売却できません。
reason-sell-at-least-one = { $count }株は売却できません。1株以上にしてください。
reason-not-that-many-shares = { $company }の株を{ $count }株売ろうとしていますが、{ $has }株しか持っていません。
reason-pool-full = { $room ->
    [0] バンクプールに置けるのは{ $company }の半分までです。これ以上は入りません。
   *[other] バンクプールに置けるのは{ $company }の半分までです。あと{ $room }株入ります。
 }
reason-president-cannot-sell-that-far = { $company }の社長株はバンクプールに入れられず、引き継げるだけの株を持つ人もいません。売却数を減らしてください。
reason-not-started = { $company }は未設立です。最初の株券は社長株です。設立時株価を設定してください。
reason-already-started = { $company }はすでに設立されています。その株を購入してください。
reason-no-share-there = { $source-kind ->
    [ipo] IPOに{ $company }の株は残っていません。
    [pool] { $held ->
        [0] バンクプールに{ $company }の株はありません。
       *[other] バンクプールには{ $company }の社長株しかなく、その株を持たない人は取れません。
    }
   *[other] { $company }の金庫に株は残っていません。
 }
reason-already-bought = この手番の購入は済んでいるため（{ $bought }）、「{ $action }」はもうできません。
reason-sold-this-round = この株式ラウンドに{ $company }の株を売却したので、次の株式ラウンドまで購入できません。
reason-over-holding-limit = { $company }の株を{ $has }株持っています。{ $limit }株までしか持てません。
reason-over-certificate-limit = 株券が{ $limit }枚の上限に対し{ $has }枚あります。先に売却してください。
reason-not-a-par-price = { MONEY($price) }は設立時株価にできません。次から選んでください：{ $prices }。
reason-other-par-due = 先に{ $company }の設立時株価を決める必要があります。
reason-not-operated-yet = { $company }はまだ運営していないため、社長だけがその株を売却できます。
reason-sold-this-turn = この手番に{ $company }の株はすでに売却済みです。売却は1回でまとめて行います。
reason-in-receivership = { $company }は管財下にあるため、このためにその株を売却できません。
reason-not-a-corporation = { $company }は株式会社ではなく、株がありません。
reason-issued-already = { $company }はこの手番にすでに株式を発行または償還しました。
reason-no-issue-now = 手番のこの時点では{ $company }は株式を発行も償還もできません。
reason-not-that-many-to-issue = { $why ->
    [redeem] { $counts ->
        [none] { $company }は{ $count }株を償還できません。バンクプールに同社の株がありません。
       *[other] { $company }は{ $count }株を償還できません。バンクプールにある分から、{ $counts }株なら可能です。
    }
    [train] { $counts ->
        [none] { $company }は列車のために{ $count }株を発行できません。今は1株も発行できません。
       *[other] { $company }は列車のために{ $count }株を発行できません。{ $counts }株なら可能です。
    }
   *[issue] { $counts ->
        [none] { $company }は{ $count }株を発行できません。金庫株がないか、バンクプールの株数がプレイヤーの保有数を超えるためです。
       *[other] { $company }は{ $count }株を発行できません。金庫株の数と、バンクプールがプレイヤーの保有数を超えないことから、{ $counts }株なら可能です。
    }
 }
reason-must-issue-first = { $company }はまだ列車のために株式を発行でき、社長が不足分を負担する前に発行する必要があります。
reason-tile-already-laid = { $yellow ->
    [yes] この手番のアップグレードは済んでいます。もう1枚は黄色タイルに限ります。
   *[no] この手番のタイル{ $laid }枚はすべて配置済みです。
 }
reason-hex-blocked = { $sold ->
    [yes] プレイヤーが{ $private }を所有している間、{ $hex }は閉ざされています。会社が{ $private }を買収するか、{ $private }が閉鎖されると開きます。
   *[no] { $private }が閉鎖されるまで、{ $hex }は閉ざされています。
 }
reason-hex-not-buildable = { $hex }にタイルは置けません。印刷されているものはそのまま残ります。
reason-hex-not-reached = { $company }の駅トークンから、{ $hex }のこのタイルの線路に到達できません。
reason-no-tile-left = タイル#{ $tile }は残っていません。
reason-colour-not-yet = フェイズ{ $phase }に{ $colour }タイルはまだありません。
reason-tile-does-not-fit = { $why ->
    [colour] タイル#{ $tile }は{ $hex }に置けません。その色は{ $colour }で、そこに次に置けるのは{ $colours }です。
    [last] タイル#{ $tile }は{ $hex }に置けません。そこにあるものは置き換えられません。
    [label] タイル#{ $tile }は{ $hex }に置けません。タイル記号の有無がヘクスと合いません。
    [stops] タイル#{ $tile }は{ $hex }に置けません。都市や町がヘクスと異なります。
   *[track] タイル#{ $tile }は{ $hex }に置けません。そこにあるもののアップグレードではありません。
 }
reason-track-runs-nowhere = { $hex }の線路が盤外や進入不可の辺（辺{ $edges }）に向かいます。タイルを回してください。
reason-track-not-kept = { $hex }の線路はすべて残す必要がありますが、向き{ $rotation }では残りません。タイルを回してください。
reason-not-a-city = { $hex }に駅トークンを置ける都市{ $stop }はありません。
reason-no-slot-free = { $hex }のその都市に空きスロットはありません。
reason-slot-reserved = { $why ->
    [second] { $hex }の空きスロットは{ $holder }のために確保されており、同社は独自の費用でその都市に入れます。
    [private] { $hex }のその都市の空きスロットは、{ $holder }を買収する会社のために確保されています。
   *[home] { $hex }の空きスロットは、そこを本拠地とする{ $holder }のために確保されています。
 }
reason-token-already-in-hex = この会社は{ $hex }にすでに駅トークンを置いています。
reason-city-not-reached = { $company }の駅トークンから、{ $hex }のその都市に到達できません。
reason-token-already-placed = { $company }はこの手番の駅トークンをすでに置きました。
reason-independent-has-no-tokens = { $company }は独立した小会社で、ほかに駅トークンはありません。
reason-lay-without-use = このタイルは{ $hex }で{ $company }が到達できる新しい線路を生まず、到達している都市の価値も上げません。
reason-no-token-left = { $company }に駅トークンは残っていません。
reason-other-token-due = 先に{ $hex }での{ $company }の駅トークンの位置を選んでください。
reason-trains-must-run = { $company }には運行できる列車があるため、運行する必要があります。
reason-better-runs-exist = この運行の収益は{ MONEY($revenue) }ですが、{ MONEY($best) }まで得られます。収益が最大になる運行を選ぶ必要があります。
reason-train-not-owned = { $company }はこの列車（{ $train }）を持っていないか、すでに使いました。
reason-unknown-place = マップに「{ $place }」という場所はありません。収益箇所はヘクス、ピリオド、番号（最初は0）で、収益箇所のないヘクスは名前だけで書いてください。
reason-stop-of-another = { $place }を使えるのは{ $company }だけです。
reason-run-needs-two-stops = { $train }列車の運行は収益箇所で始まり収益箇所で終わり、2か所以上を訪れる必要があります。
reason-not-neighbours = { $place }と{ $next }は隣り合っていません。
reason-no-track = { $place }をそのように通る線路はありません。
reason-track-twice = この運行は{ $place }付近で同じ線路を2回使っています。
reason-track-of-another-train = { $train }列車は、この手番に別の列車が使った線路を使っています。
reason-stop-twice = この運行は{ $place }またはそのエリアを2回訪れています。
reason-red-area-inside = { $place }は運行の始点か終点にしかできず、通過できません。
reason-two-eastern-areas = 1回の運行で訪れられる東側の盤外は1か所だけで、次のすべては訪れられません：{ $places }。
reason-city-blocked = 他社の駅トークンが{ $place }の通過を妨げています。
reason-run-without-token = { $train }列車の運行は、自社の駅トークンを1つ以上訪れる必要があります。
reason-supply-exceeded = この運行には会社が持つ以上のものが必要です：{ $needed }。
reason-no-such-route = { $train }列車はこれらのヘクスに沿った線路を見つけられません：{ $connections }。
reason-wrong-revenue = ファイルではこの運行の収益は{ MONEY($said) }ですが、実際は{ MONEY($earned) }です。
reason-unknown-mode = { $train }列車は「{ $mode }」として運行できません。
reason-ends-elsewhere = { $mode ->
    [freight] 貨物列車は工業都市で終わる必要があります。
   *[other] この運行には、「{ $mode }」の列車が終わるべき終点がありません。
  }
reason-one-stop-left-out = { $place }を通るには、隣の収益箇所も一緒に通る必要があります。
reason-run-too-long = { $train }列車が訪れられるのは{ $reach }か所で、{ $stops }か所ではありません。
reason-at-train-limit = { $company }には列車が{ $limit }両あり、このフェイズの列車制限に達しています。
reason-train-not-for-sale = { $why ->
    [own] { $source }は自社から列車を購入できません。
    [part-payment] 列車を下取りに出せるのは山札の列車を買うときだけで、{ $source }から買うときはできません。
    [no-seller] 列車を売るのは銀行と運営中の会社で、{ $source }ではありません。
    [has-none] { $source }に{ $train }列車はありません。
    [receivership] { $source }は管財下にあり、列車を売りません。
    [obsolete] { $source }の{ $train }列車は旧式で、売れません。
    [at-limit] { $source }は列車制限に達しているため、列車を売りません。
    [last] 銀行に列車が残っていないため、{ $source }は唯一の列車を手放しません。
   *[offers] { $offers ->
        [none] { $source }に{ $train }列車はなく、ほかに購入できる列車もありません。
       *[other] 今{ $source }から{ $train }列車は購入できません。購入できる列車：{ $offers }。
    }
 }
reason-help-only-for-cheapest = 社長が負担できるのは、銀行の最も安い列車（{ MONEY($cheapest) }）の購入だけで、会社の金庫で払えない場合に限ります。この列車は{ MONEY($price) }です。
reason-no-trade-in = { $trade_in }列車を下取りに出して{ $train }列車を購入することはできません。
reason-must-buy-train = { $route ->
    [yes] { $company }には列車がなく、運行できる経路があるため、列車を購入する必要があります。
   *[no] { $company }には列車がないため、購入する必要があります。
 }
reason-no-forced-purchase = { $pays ->
    [yes] { $company }は自力で列車を購入できるため、社長は今は株を売却できません。
   *[no] { $company }は列車を購入する必要がないため、社長は今は株を売却できません。
 }
reason-money-suffices = 手元に{ MONEY($has) }あり、必要なのは{ MONEY($need) }なので、これ以上株を売却できません。
reason-sale-too-small = この手番に{ $company }の株を売れるのは1回だけで、{ $count }株では最も安い列車の代金に足りません。まとめてもっと売ってください。
reason-sale-leads-nowhere = { $company }を{ $count }株売ると、安い方の列車は禁止され高い方は買えず、どの列車も購入できなくなります。別の数にしてください。
reason-sells-too-much = 不足は{ MONEY($missing) }だけで、1株で{ MONEY($price) }になります。売却数を減らしてください。
reason-would-lose-presidency = この売却では、資金を集めている当の{ $company }の社長の座を失います。売却数を減らしてください。
reason-would-close-company = 今社長が{ $company }の株を売ると、同社は閉鎖されます。
reason-sold-for-dearer-form = より高い列車のために資金を集めました。この列車は{ MONEY($price) }ですが、{ MONEY($least) }以上のものが必要です。
reason-only-bank-trains = 資金を集めた後、{ $company }が購入できるのは銀行の列車だけです。
reason-not-over-train-limit = { $company }は列車制限を超えていないため、列車を処分しません。
reason-train-not-counted = { $company }の{ $train }列車は旧式で、制限に数えません。
reason-other-discards-first = 先に{ $company }が列車を処分する必要があります。
reason-other-gives-up-train = { $company }の列車を処分するのは{ $owner }です。
reason-not-bankrupt = { $forced ->
    [yes] { $company }の列車の代金はまだ用意できるため、破産ではありません。
   *[no] { $company }は列車を購入する必要がないため、破産ではありません。
 }
