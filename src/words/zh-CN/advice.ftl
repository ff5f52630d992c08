hint-given = 电脑会走 { $written }。这是你在这局棋里的第 { $count } 次提示。
hint-not-here = 只有与电脑下的不计分对局才有提示；用 /下棋 选一个级别，开一局吧。
hint-hidden = { $game }没有提示：只有裁判看得到双方，而裁判谁也不帮。
hints-used = 用了 { $count } 次提示。
label-hint = 提示
analysis-running = 这局棋还在进行；下完以后再来分析。
analysis-not-here = 分析只适用于双方都能看到整个棋盘的两人棋种；这局棋可以逐步复盘。
analysis-progress = 分析中：第 { $at } 个半回合，共 { $of } 个。分析结果会显示在这条消息里。
analysis-head = { $players } 的对局分析。中线以上为{ $side }占优。
analysis-turning = **{ $caption }**：走之前 { $before }，走之后 { $after }；最佳着法是 { $better }。
analysis-forced = 走完 **{ $caption }** 后，{ $side }{ $moves } 步内必胜。
analysis-calm = 这局棋没有转折点。
analysis-alt = 形势曲线，共 { $steps } 步：最低 { $least }，最高 { $most }，终局 { $last }。转折点在：{ $turnings }。
worth-points = { $points } 分
worth-won = { $side }已胜
worth-wins = { $side }{ $moves } 步取胜
worth-wins-by = { $points ->
    [0] 同分，{ $side }胜
   *[other] { $side }胜 { $points } 分
}
label-analyse = 分析
