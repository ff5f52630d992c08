label-terms = 更改条件
label-propose = 提出这些条件
label-show-challenge = 看挑战
setup-amend = 新条件：{ $game }
terms-sent = 你的条件已提出，显示在邀请上。
terms-changed = 你看到那个按钮之后，{ $host } 改了条件；请重新看一遍再回答。
terms-outdated = 你打开这些条件之后情况有变；请再点一次“更改条件”。
counter-offer = { $asked }：{ $who } 为这局{ $game }提出了别的条件。请直接在挑战上回答。
