# 星棋，简体中文。棋子以名称传入，座位以人名或某一方的名称传入。

title = 星棋
about = Starchess：六角星棋盘上的国际象棋，先摆好自己的底线。
option-setup = 底线
option-setup-about = 底线棋子由谁来摆：players 双方轮流摆，random 随机。
option-men = 排列
option-men-about = 底线由你指定：先写白方五子（从左到右），再写黑方，例如 KRBNQ-RQBNK；不计分。
option-fen = 局面
option-fen-about = 从你自己的局面开始，写成局面文本；这样的对局不计分。

# 选项和取值。
option-setup-players = 双方自己摆底线
option-setup-random = 随机底线
option-men-is = 底线 { $value }

# 上一步。
placed = { $seat }把{ $figure }摆在 { $to }。
played = { $seat }走了 { $move }。
played-capture = { $seat }走了 { $move }，吃{ $taken }。
played-promotion = { $seat }走了 { $move }：兵升变为{ $become }。

# 局面说明。
check = 将军：{ $cell } 的{ $figure }攻击{ $seat }在 { $king } 的王。
double-check = 双将：{ $cell } 的{ $figure }和 { $place } 的{ $other }攻击{ $seat }在 { $king } 的王。
dead-pawn = { $seat }在 { $cell } 的兵是死兵：只有吃子才能离开侧翼。
mummy = { $seat }在 { $cell } 的兵是僵兵：不能再走，只能吃子。
limping-pawn = { $seat }在 { $cell } 的兵是跛兵：它靠吃子到那里，不能走两格。

# 为什么不能这样走。
nothing-there = { $cell } 没有棋子
no-such-cell = 没有 { $cell } 这一格；格子编号是 1 到 37
not-yours = { $cell } 的{ $figure }不是你的
not-that-man = { $cell } 的棋子是{ $figure }
own-man = { $cell } 有你自己的{ $figure }
cannot-go = { $figure }不能从 { $cell } 走到 { $to }
rook-cannot-go = { $figure }只能沿直线上下走，不能从 { $cell } 走到 { $to }
pawn-cannot-go = { $figure }不能从 { $cell } 走到 { $to }
pawn-limps = { $cell } 的兵靠吃子到那里，不能再走两格
nothing-to-take = { $cell } 没有可吃的棋子
blocked = { $cell } 的{ $figure }挡住了
no-such-man = 棋盘上没有你的{ $figure }
none-reaches = 你的{ $figure }都走不到 { $cell }
promotion-missing = 兵在 { $cell } 升变；请写明变什么，例如 "=Q"
no-promotion = 在 { $cell } 不能变成它；只有到对方底线的兵才变成后、车、象或马
king-attacked = 你的王会被 { $cell } 的{ $figure }攻击
leaves-king = 走了之后你的王会被 { $cell } 的{ $figure }攻击
still-in-check = 走了之后你的王仍被 { $cell } 的{ $figure }将军
setup-move = 棋子全部摆好之前不能走棋；请写棋子和你底线的一格，例如 "17B"
setup-pawn = 兵已经摆好；请摆王、后、车、象或马
not-in-hand = 你已经没有待摆的{ $figure }
off-back-rank = { $cell } 不在你的底线；那里的空格有：{ $cells }
placement-late = 棋子已全部摆好；现在走棋
not-your-turn = 现在轮到 { $mover } 走
game-over = 对局已经结束

# 为什么不能这样开始。
setup-men = “{ $men }”不是排列；请先写白方五子，再写黑方五子，K Q R B N 各一次，例如 KRBNQ-RQBNK。
start-twice = 写了不止一种开始方式；底线、排列、局面只能选一种。
start-over = 在那个局面里对局已经结束；请用还能下的局面。

# 局面文本有什么错。
fen-fields = 局面文本有六段，用空格分开，这里却有 { $fields } 段；请写完整。
fen-files = 局面文本的棋盘有九条直线，用 "/" 分开，这里却有 { $files } 条。
fen-height = 局面文本第 { $file } 直线有 { $cells } 格，应为 { $height } 格。
fen-gaps = 局面文本第 { $file } 直线有两个数字相连；请写它们的和。
fen-sign = 局面文本第 { $file } 直线有“{ $sign }”，那不是棋子；棋子是 K Q R B N P 和 k q r b n p。
fen-hands = 待摆棋子“{ $field }”无效；请在方括号里按 KQRBN 和 kqrbn 的顺序写还没摆的，或写 []。
fen-side = 局面文本说轮到“{ $field }”走；请写 w 或 b。
fen-limping = “{ $field }”不是跛兵列表；请从小到大写格子编号，用逗号分开，或写 "-"。
fen-limping-place = { $cell } 不会有跛兵；只有 12、18、23 和 15、20、26 会有。
fen-limping-pawn = 局面文本说 { $cell } 有跛兵，但那里没有该方的兵。
fen-clock = 无吃子半回合数“{ $field }”不是 0 到 9999 的数字。
fen-number = 回合数“{ $field }”不是 1 到 9999 的数字。
fen-kings = 局面文本里{ $side ->
    [white] 白方
   *[black] 黑方
}有 { $kings } 个王；每方必须正好一个，在棋盘上或待摆。
fen-pawn = 局面文本里 { $cell } 有兵，而兵不能在那里。
fen-crowd = 局面文本里{ $side ->
    [white] 白方
   *[black] 黑方
}的棋子太多，五个兵的升变也凑不出。
fen-check = { $side ->
    [white] 局面文本里白方被将军，却轮到黑方走。
   *[black] 局面文本里黑方被将军，却轮到白方走。
}
fen-setup-men = 还有棋子待摆时，每方的 K Q R B N 各有一个（在棋盘上或待摆），五个兵都在原位；{ $side ->
    [white] 白方
   *[black] 黑方
}不是这样。
fen-setup-place = 还有棋子待摆时，棋子只能在自己的底线；{ $side ->
    [white] 白方有一个在别处。
   *[black] 黑方有一个在别处。
}
fen-setup-turn = 待摆的棋子与轮到谁不符：双方一样多时白方摆，黑方多一个时黑方摆。
fen-setup-counts = 还有棋子待摆时没有跛兵，也不计数；局面文本请以 "- 0 1" 结尾。
notation-cells = 格子（17-22）
notation-star = 棋子和格子（N22）
