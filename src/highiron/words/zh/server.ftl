log-undone = { $seat }撤销{ $count }步操作。
log-redone = { $seat }重做被撤销的{ $count }步操作。
