log-undone = { $seat } { $count } کنش را برگرداند.
log-redone = { $seat } { $count } کنشِ برگردانده را دوباره انجام داد.
