receipt-stop = { $name ->
    [none] { $stop }
   *[other] { $name }（{ $stop }）
 }
receipt-stop-not-paid = { $name ->
    [none] { $stop }，经过但不计收益
   *[other] { $name }（{ $stop }），经过但不计收益
 }
receipt-meat = { $stop }的肉类加工
receipt-boomtown = { $stop }的繁荣小镇
receipt-steamboat = { $stop }的汽船港口
receipt-east-west = 由东至西：{ $first }和{ $second }
receipt-mail = 邮政：{ $stops }个收益点，每个{ MONEY($each) }
receipt-other = { $code }
