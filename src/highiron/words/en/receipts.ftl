# The bill of a run: one message per code of its lines. $stop is like G19.1, $name the place where it has one.

receipt-stop = { $name ->
    [none] { $stop }
   *[other] { $name } ({ $stop })
 }
receipt-stop-not-paid = { $name ->
    [none] { $stop }
   *[other] { $name } ({ $stop })
 }, visited but not paid
receipt-meat = meat packing at { $stop }
receipt-boomtown = Boomtown at { $stop }
receipt-steamboat = the steamboat's port at { $stop }
receipt-east-west = from east to west: { $first } and { $second }
receipt-mail = mail: { $stops ->
    [one] one stop
   *[other] { $stops } stops
 } at { MONEY($each) }
receipt-other = { $code }
