receipt-stop = { $name ->
    [none] { $stop }
   *[other] { $name } ({ $stop })
 }
receipt-stop-not-paid = { $name ->
    [none] { $stop }, посещён без оплаты
   *[other] { $name } ({ $stop }), посещён без оплаты
 }
receipt-meat = мясокомбинат в { $stop }
receipt-boomtown = Boomtown в { $stop }
receipt-steamboat = порт парохода в { $stop }
receipt-east-west = с востока на запад: { $first } и { $second }
receipt-mail = { $stops ->
    [one] почта: { $stops } остановка по { MONEY($each) }
    [few] почта: { $stops } остановки по { MONEY($each) }
   *[many] почта: { $stops } остановок по { MONEY($each) }
 }
receipt-other = { $code }
