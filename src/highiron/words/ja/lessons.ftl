lesson-over = レッスンは終わりました。
