receipt-stop = { $name ->
    [none] { $stop }
   *[other] { $name }（{ $stop }）
 }
receipt-stop-not-paid = { $name ->
    [none] { $stop }：訪問のみ、収益なし
   *[other] { $name }（{ $stop }）：訪問のみ、収益なし
 }
receipt-meat = { $stop }の精肉
receipt-boomtown = { $stop }の新興都市
receipt-steamboat = { $stop }の蒸気船の港
receipt-east-west = 東から西へ：{ $first }と{ $second }
receipt-mail = 郵便：{ $stops }か所、各{ MONEY($each) }
receipt-other = { $code }
