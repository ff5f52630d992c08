letter-turn = 与 { $opponents } 的{ $game }轮到你走（{ $side }）。
letter-failed-turn = { $who }，{ $game }轮到你走；我没能给你发私信。
letter-failed-challenge = { $who }，这里有人约你下{ $game }；我没能给你发私信。
letter-lost = 与 { $opponents } 的{ $game }轮到你走。我不能在它的频道发消息：点“看棋盘”可以在这里下，或在另一个频道用 /对局 把它移过去。
letter-lost-over = 你与 { $opponents } 的{ $game }已经结束；我不能在它的频道发消息。
letters-closed = 我没能给你发私信；请允许本服务器成员给你发私信，或在 /设置 里改为频道提醒。
label-to-channel = 去频道
