log-undone = { $seat } { $count } کنش را برگرداند.
log-redone = { $seat } { $count } کنشِ برگردانده را دوباره انجام داد.
designer-18CE = طراح ناشناس (بازسازی از متن دوزبانهٔ قوانین ۲۰۲۲)
designer-18CE1 = پژوهش راه‌آهن چین و اروپای همین پروژه، با قواعد فصل ۰
log-tile-laid = { $company } تایل #{ $tile } را در { $hex } گذاشت.
