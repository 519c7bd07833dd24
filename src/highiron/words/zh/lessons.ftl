lesson-over = 课程已结束。
