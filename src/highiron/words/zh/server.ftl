log-undone = { $seat }撤销{ $count }步操作。
log-redone = { $seat }重做被撤销的{ $count }步操作。

designer-18CE = 佚名作者（据2022年的双语规则文本整理）
designer-18CE1 = 本项目的中欧铁路研究，沿用第0章的规则
log-tile-laid = { $company }在{ $hex }铺设#{ $tile }。
