your-move = { $mover }，轮到你走（{ $side }）：{ $game }，{ $against }，第 { $number } 回合
your-turn = { $mover }，轮到你了（{ $side }）：{ $game }，{ $against }
your-move-many = { $mover }，轮到你走（{ $side }）：{ $game }，{ $against }，第 { $number } 轮
to-move = 轮到 { $mover } 走：{ $game }，{ $against }
against-names = 对 { $names }
with-others = 与另外 { $count } 人
head-left = { $head }，{ $left }
side-to-move = 轮到{ $side }走：{ $game }
played = { $written ->
    [pass] { $who } 停一手。
   *[other] { $who } 走了 { $written }。
}
played-by-lot = { $who } 超时，随机走了一步：{ $written }。
computer = 电脑{ $level }级
thinking = 电脑{ $level }级正在思考。
deleted-player = 已删除的玩家
spent-board = { $game }：{ $players }
spent-moves = { $game }：{ $players } · { $moves }
may-claim = 你可以要求判和：{ $reason }。
period-runs = 你已经走过了；时段照样走到结束。
you-played = 你走了 { $written }。
board-of = { $game }：{ $first } 对 { $second }。
board-of-many = { $game }：{ $names }。
board-as = { $game }：你是{ $side }，{ $against }。
board-yours = 轮到你走。
board-theirs = 轮到 { $mover } 走。
game-is-over = { $who }，你们的{ $game }对局结束了。
board-over = 这局棋已经结束。
where-to = 它能走到这些地方。
where-all = 你可以走这些。
hand-goes = 待用的{ $man }：{ $cells }
hand-goes-many = 待用的{ $man }：{ $count } 个格子
rules-in-force = 规则：{ $rules }
done = 好了。
