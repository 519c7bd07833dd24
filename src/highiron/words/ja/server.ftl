log-undone = { $seat }：アクションを{ $count }つ取り消し。
log-redone = { $seat }：取り消したアクションを{ $count }つやり直し。
