hint-piece = 试试这个棋子：{ $piece } { $cell }。这是你在这局棋里的第 { $count } 次提示。
hint-hand = 试试手里的棋子：{ $piece }。这是你在这局棋里的第 { $count } 次提示。
label-hint-move = 看怎么走
hint-given = 好的一步是 { $written }。这是你在这局棋里的第 { $count } 次提示。
hint-not-here = 只有与电脑下的不计分对局才有提示；用 /下棋 选一个级别，开一局吧。
hint-hidden = { $game }没有提示：只有裁判看得到双方，而裁判谁也不帮。
hints-used = 用了 { $count } 次提示。
label-hint = 提示
analysis-running = 这局棋还在进行；下完以后再来分析。
analysis-not-here = 这局棋没有可以分析的；可以逐步复盘。
analysis-progress = 分析中：第 { $at } 个半回合，共 { $of } 个。分析结果会显示在这条消息里。
analysis-head = { $players } 的对局分析。中线以上为{ $side }占优。
analysis-gone = 这份分析要重新做；请点终局下面的“分析”。
turning-place = { $players }，转折点 { $at }/{ $of }
turning-alt = 两个棋盘，都是走之前的局面。左边箭头：实际走了 { $played }。右边箭头：更好的是 { $better }。{ $position }
course-head = 每回合盘上的棋子数：{ $players }。
course-ahead = { $who } 在 { $of } 个回合中有 { $count } 个回合后领先。
course-alt = { $turns } 个回合里盘上棋子数的曲线。终局：{ $list }。
label-earlier = 上一个
label-later = 下一个
label-try-here = 从这里再试
analysis-forced = 走完 **{ $caption }** 后，{ $side }{ $moves } 步内必胜。
analysis-calm = 这局棋没有转折点。
analysis-alt = 形势曲线，共 { $steps } 步：最低 { $least }，最高 { $most }，终局 { $last }。{ $count ->
    [0] 没有转折点。
   *[other] 转折点在：{ $turnings }。
}
worth-chance = { $side } { $percent }%
worth-won = { $side }已胜
worth-wins = { $side }{ $moves } 步取胜
worth-wins-by = { $points ->
    [0] 同分，{ $side }胜
   *[other] { $side }胜 { $points } 分
}
analysis-side = { $side }：准确率 { $accuracy }%，{ $slips }。
slips-none = 没有失误
count-inaccuracies = { $count } 步缓着
count-mistakes = { $count } 步错着
count-blunders = { $count } 步漏着
grade-inaccuracy = 缓着
grade-mistake = 错着
grade-blunder = 漏着
analysis-slip = **{ $caption }**（{ $grade }）：{ $before } → { $after }。
analysis-better = 更好：{ $line }。
turning-also = 也不错：{ $line }。
turning-chances = { $side }的胜算：{ $before }% → { $after }%。
hint-certain = { $worth }。
hint-line = 接下来可能是 { $line }。
hint-also = 也不错：{ $line }。
chances-head = { $players } 的对局分析：各方的胜算。
chance-percent = { $number }%
chances-alt = { $turns } 个回合里各方胜算的曲线。
chances-seat = { $who }：开始 { $first }%，最高 { $most }%，终局 { $last }%。
pair-head = { $players } 的对局分析：如果看得见双方，每人本可得 { $could } 分。
pair-cost = **{ $caption }**：可得分 { $before } → { $after }。
pair-calm = 没有哪一步损失分数。
pair-possible = 可得分
pair-alt = { $turns } 步里可得分数的曲线：开始 { $first }，终局 { $last }。
label-analyse = 分析
