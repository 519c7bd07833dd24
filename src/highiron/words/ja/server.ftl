log-undone = { $seat }：アクションを{ $count }つ取り消し。
log-redone = { $seat }：取り消したアクションを{ $count }つやり直し。

designer-18CE = 作者不詳（2022年の2言語ルール文書から再現）
designer-18CE1 = このプロジェクトの中国・欧州鉄道研究（第0章のルールによる）
log-tile-laid = { $company }が{ $hex }に#{ $tile }を配置。
