receipt-stop = { $name ->
    [none] { $stop }
   *[other] { $name } ({ $stop })
 }
receipt-stop-not-paid = { $name ->
    [none] { $stop }، بازدید بی‌پرداخت
   *[other] { $name } ({ $stop })، بازدید بی‌پرداخت
 }
receipt-meat = بسته‌بندی گوشت در { $stop }
receipt-boomtown = Boomtown در { $stop }
receipt-steamboat = بندر کشتی بخار در { $stop }
receipt-east-west = از شرق به غرب: { $first } و { $second }
receipt-mail = پست: { $stops } توقفگاه، هر یک { MONEY($each) }
receipt-other = { $code }
