# 象棋，简体中文。棋子以名称传入，座位以人名或某一方的名称传入。

title = 象棋
about = 中国象棋：楚河汉界，炮打隔子，将帅不出九宫。
figure-king = 将
figure-rook = 车
figure-knight = 马
figure-pawn = 兵
figures-king = 将
figures-rook = 车
figures-knight = 马
figures-pawn = 兵

# 红黑两方各自的叫法。
figure-king-red = 帅
figure-advisor-red = 仕
figure-elephant-red = 相
figure-pawn-black = 卒

option-repetition = 循环
option-repetition-about = 局面第三次重复时怎样：按亚洲规则长将、长捉判负，或禁止这样走，或判和，或只有长将判负，或不限。
option-limit = 限着
option-limit-about = 这么多半回合没有吃子就判和；40 到 400，通常 120（六十回合）。
option-fen = 局面
option-fen-about = 从你自己的局面开始，写成 FEN；这样的对局不计分。

# 选项和取值。
option-repetition-axf3 = 循环：亚洲规则
option-repetition-ban = 循环：禁止长将、长捉
option-repetition-draw = 循环：一律判和
option-repetition-check_only = 循环：只有长将判负
option-repetition-free = 循环：不限制
option-limit-is = { $value } 个半回合无吃子判和

# 如何结束。
stalemate = 困毙：{ $winner } 胜。象棋里无子可动算输。
perpetual-check = 长将：同一局面出现三次，{ $loser } 步步将军，犯规。{ $winner } 胜。
perpetual-chase = 长捉：同一局面出现三次，{ $loser } 步步捉 { $cell } 的{ $figure }，犯规。{ $winner } 胜。
perpetual-attack = 长捉：同一局面出现三次，{ $hunter ->
    [several] { $loser } 步步捉
   *[other] { $loser } 的{ $hunter }步步捉
}同一个{ $figure }，现在 { $cell }，犯规。{ $winner } 胜。
perpetual-strip = 长捉：同一局面出现三次，{ $loser } 步步捉同一个{ $figure }，现在 { $cell }，有的着法只是去掉它的根。对方没有还捉，所以犯规。{ $winner } 胜。
repetition = 三次重复局面，和棋：不是单方违规。
repetition-checks = 三次重复局面，和棋：双方都长将。
repetition-attacks = 三次重复局面，和棋：双方都长捉对方同一个子。
repetition-strips = 三次重复局面，和棋：双方都步步捉对方同一个子，有的着法只是去掉它的根。
repetition-scattered = 三次重复局面，和棋：{ $seat }步步捉子，但捉的不总是同一个子，这是允许的。
repetition-all-scattered = 三次重复局面，和棋：双方都步步捉子，但捉的不总是同一个子，这是允许的。
repetition-answered = 三次重复局面，和棋：{ $seat }步步捉 { $cell } 的{ $figure }，有的着法只是去掉它的根，而对方也步步捉子，互相抵消。
move-limit = 和棋：太久没有吃子。
insufficient-material = 和棋：双方都没有能进攻的子。
time-insufficient = 超时，但 { $seat } 没有能进攻的子：和棋。

# 上一步。
played = { $seat }走{ $figure } { $from } 到 { $to }。
played-capture = { $seat }走{ $figure } { $from } 到 { $to }，吃{ $taken }。

# 局面说明。
check = 将军：{ $cell } 的{ $figure }攻击{ $seat }在 { $king } 的老将。
double-check = 双将：{ $cell } 的{ $figure }和 { $place } 的{ $other }攻击{ $seat }在 { $king } 的老将。
warn-check = 这个局面已出现两次。再重复一次，{ $seat }就因长将判负。
warn-chase = 这个局面已出现两次。再重复一次，{ $seat }就因长捉 { $cell } 的{ $figure }判负。
warn-attack = 这个局面已出现两次。再重复一次，{ $seat }就因长捉判负：{ $hunter ->
    [several] 步步捉
   *[other] { $hunter }步步捉
}同一个{ $figure }，现在 { $cell }。
warn-strip = 这个局面已出现两次。再重复一次，{ $seat }就因长捉判负：步步捉同一个{ $figure }，现在 { $cell }，有的着法只是去掉它的根。
warn-check-banned = 这个局面已出现两次。{ $seat }不能再重复：长将。
warn-chase-banned = 这个局面已出现两次。{ $seat }不能再重复：长捉 { $cell } 的{ $figure }。
warn-attack-banned = 这个局面已出现两次。{ $seat }不能再重复，那是长捉：{ $hunter ->
    [several] 步步捉
   *[other] { $hunter }步步捉
}同一个{ $figure }，现在 { $cell }。
warn-strip-banned = 这个局面已出现两次。{ $seat }不能再重复，那是长捉：步步捉同一个{ $figure }，现在 { $cell }，有的着法只是去掉它的根。

# 走出会判负的重复之前的提醒。
caution-check = 走这一步，局面就第三次出现，而你步步将军：会因长将判负。
caution-chase = 走这一步，局面就第三次出现，而你步步捉 { $cell } 的{ $figure }：会因长捉判负。
caution-attack = 走这一步，局面就第三次出现，而{ $hunter ->
    [several] 你步步捉
   *[other] 你的{ $hunter }步步捉
}同一个{ $figure }，现在 { $cell }：会因长捉判负。
caution-strip = 走这一步，局面就第三次出现，而你步步捉同一个{ $figure }，现在 { $cell }，有的着法只是去掉它的根：会因长捉判负。
caution-check-soon = 走这一步后，对方应 { $answer } 就是第三次重复局面，你会因长将判负。
caution-chase-soon = 走这一步后，对方应 { $answer } 就是第三次重复局面，你会因长捉 { $cell } 的{ $figure }判负。
caution-attack-soon = 走这一步后，对方应 { $answer } 就是第三次重复局面，你会因长捉判负：{ $hunter ->
    [several] 你步步捉
   *[other] 你的{ $hunter }步步捉
}同一个{ $figure }，那时在 { $cell }。
caution-strip-soon = 走这一步后，对方应 { $answer } 就是第三次重复局面，你会因长捉判负：你步步捉同一个{ $figure }，那时在 { $cell }，有的着法只是去掉它的根。

# 为什么不能这样走。
nothing-there = { $cell } 没有棋子
not-yours = { $cell } 的{ $figure }不是你的
own-man = { $cell } 有你自己的{ $figure }
cannot-go = { $cell } 的{ $figure }走不到 { $to }
blocked = { $cell } 的{ $figure }挡住了
leg-blocked = 蹩马腿：{ $cell } 有{ $figure }
eye-blocked = 塞象眼：{ $cell } 有{ $figure }
crosses-river = 象不能过河
leaves-palace = { $cell } 的{ $figure }不能出九宫
cannon-blocked = 炮只有吃子时才隔子，{ $cell } 的{ $figure }挡住了
cannon-screens = 炮吃子要正好隔一个炮架，那里却{ $screens ->
    [0] 没有炮架
   *[other] 隔着 { $screens } 个
}
pawn-at-home = { $cell } 的兵还没过河，不能横走
pawn-back = 兵卒不能后退
no-such-man = 你没有{ $figure }
none-there = 那里没有你的{ $figure }
none-reaches = 你的{ $figure }都走不到那里
none-takes = 你的{ $figure }都吃不到它
off-board = 那样会走出棋盘
generals-face = 将帅会照面
king-attacked = 你的老将会被 { $cell } 的{ $figure }攻击
leaves-king = 走了之后你的老将会被 { $cell } 的{ $figure }攻击
still-in-check = 走了之后你的老将仍被 { $cell } 的{ $figure }将军
repetition-banned = 那样会以长将或长捉第三次重复局面，本局禁止
other-base-zero = 按 1 到 10 计横线，没有这样的着法；如果你从 0 数到 9，请用大写字母和连字符，或写 { $move }
other-base-one = 按 0 到 9 计横线，没有这样的着法；按 1 到 10 计，同样的点是合法着法 { $move }：请在设置里换一种记谱法，或换一种写法
not-your-turn = 现在轮到 { $mover } 走
game-over = 对局已经结束

# 为什么不能这样开始。
start-over = 在那个局面里对局已经结束；请用还能下的局面。

# FEN 有什么错。
fen-fields = FEN 最多六段，用空格分开，这里却有 { $fields } 段。
fen-ranks = FEN 的棋盘有十条横线，用 "/" 分开，这里却有 { $ranks } 条。
fen-width = FEN 第 { $rank } 横线有 { $width } 个点，应为九个。
fen-gaps = FEN 第 { $rank } 横线有两个数字相连；请写它们的和。
fen-sign = FEN 第 { $rank } 横线有“{ $sign }”，那不是棋子；棋子是 K A B N R C P 和 k a b n r c p。
fen-side = FEN 说轮到“{ $field }”走；请写 w 或 b。
fen-dash = FEN 的第三、四段在这里总是 "-"，不是“{ $field }”。
fen-no-general = FEN 里{ $side ->
    [red] 红方没有帅
   *[black] 黑方没有将
}；每方必须正好一个。
fen-generals = FEN 里{ $side ->
    [red] 红方的帅
   *[black] 黑方的将
}不止一个；每方必须正好一个。
fen-crowd = FEN 里{ $side ->
    [red] 红方
   *[black] 黑方
}有一种棋子（{ $figure }）超过 { $most } 个。
fen-general-out = FEN 里{ $side ->
    [red] 红帅
   *[black] 黑将
}在 { $cell }，出了九宫。
fen-advisor-out = FEN 里{ $side ->
    [red] 红仕
   *[black] 黑士
}在 { $cell }，不在能站的五个点上。
fen-elephant-out = FEN 里{ $side ->
    [red] 红相
   *[black] 黑象
}在 { $cell }，不在能站的七个点上。
fen-pawn-out = FEN 里{ $side ->
    [red] 红兵
   *[black] 黑卒
}在 { $cell }，它走不到那里。
fen-facing = FEN 里将帅照面。
fen-check = { $side ->
    [red] FEN 里红方被将军，却轮到黑方走。
   *[black] FEN 里黑方被将军，却轮到红方走。
}
fen-clock = FEN 的无吃子半回合数“{ $field }”不是 0 到 9999 的数字。
fen-number = FEN 的回合数“{ $field }”不是 1 到 9999 的数字。

# 文件有什么错。
file-game = 这个文件是“{ $variant }”的对局，不是象棋。
wxf-no-start = 这个 WXF 文件没有 START 行；着法写在它后面的花括号里。
dhtmlxq-unclosed = 文件里的 { $name } 段没有结束；请加上 [/{ $name }]。
dhtmlxq-points = 文件的初始局面（_binit）要 64 位数字，这里有 { $digits } 位。
dhtmlxq-point = 文件的初始局面（_binit）里的点“{ $point }”不在棋盘上。
dhtmlxq-digits = 文件的着法列表里有“{ $move }”，那里应该是四位数字。

# 记谱法，以及说中文的人通常用的那一种。
usual-notation = zh_hans
notation-uci = 坐标（h3e3）
notation-iccs = ICCS（H2-E2）
notation-ucci = UCCI（h2e2）
notation-san = 代数记谱（Che3）
notation-wxf = WXF（C2.5）
notation-wxf_prefix = WXF，符号在前（+R.4）
notation-wxf_index = WXF，兵编号（17=6）
notation-lau = H. T. Lau（C2h5）
notation-zh_hant = 繁体（炮二平五、馬8進7）
notation-zh_hans = 简体（炮二平五、马8进7）
notation-zh_ordinal = 简体（四兵平八）
notation-zh_short = 简体（前七平八）

# 棋子的其他叫法。
also-king = 帅, 老将, 将帅, 老帅, 王
also-rook = 車, 俥
also-knight = 馬, 傌
also-pawn = 卒, 小兵, 小卒
