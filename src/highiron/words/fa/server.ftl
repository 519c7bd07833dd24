log-undone = { $seat } { $count } کنش را برگرداند.
log-redone = { $seat } { $count } کنشِ برگردانده را دوباره انجام داد.
designer-18CE = طراح ناشناس (بازسازی از متن دوزبانهٔ قوانین ۲۰۲۲)
