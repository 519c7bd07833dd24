lesson-over = درس به پایان رسید.
