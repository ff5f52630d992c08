# 国际象棋，简体中文。棋子以名称传入，座位以人名或某一方的名称传入。

title = 国际象棋
about = 经典棋种：将杀对手的王。
option-chess960 = 菲舍尔任意制
option-chess960-about = Chess960：底线棋子按另一种顺序排列，随机或按 0 到 959 的编号。
option-fen = 局面
option-fen-about = 从你自己的局面开始，写成 FEN；这样的对局不计分。

# 选项和取值。
option-chess960-random = 菲舍尔任意制
option-chess960-is = 菲舍尔任意制，第 { $value } 号局面
chess960 = 菲舍尔任意制，第 { $number } 号局面。

# 如何结束。
time-insufficient = 超时，但 { $seat } 无法取胜：和棋。

# 可以要求判和的理由：名称和原因。
claim-threefold-repetition = 三次重复局面
claim-threefold-repetition-about = 这个局面已出现三次
claim-fifty-moves = 五十回合规则
claim-fifty-moves-about = 最近五十回合没有吃子，也没有走兵

# 上一步。
played = { $seat }走了 { $move }。
played-capture = { $seat }走了 { $move }，吃{ $taken }。
played-promotion = { $seat }走了 { $move }：兵升变为{ $become }。
played-castle-short = { $seat }短易位：{ $move }。
played-castle-long = { $seat }长易位：{ $move }。

# 局面说明。
check = 将军：{ $cell } 的{ $figure }攻击{ $seat }在 { $king } 的王。
double-check = 双将：{ $cell } 的{ $figure }和 { $place } 的{ $other }攻击{ $seat }在 { $king } 的王。

# 点选。
castle-short = 短易位（K{ $cell }）
castle-long = 长易位（K{ $cell }）

# 为什么不能这样走。
nothing-there = { $cell } 没有棋子
not-yours = { $cell } 的{ $figure }不是你的
own-man = { $cell } 有你自己的{ $figure }
cannot-go = { $figure }不能从 { $cell } 走到 { $to }
pawn-cannot-go = 兵不能从 { $cell } 走到 { $to }
nothing-to-take = 兵只有吃子时才斜走，而 { $cell } 没有可吃的
blocked = { $cell } 的{ $figure }挡住了
no-such-man = 你没有{ $figure }
none-there = 那里没有你的{ $figure }
none-reaches = 你的{ $figure }都走不到 { $cell }
no-promotion = 兵只有到了底线才升变，可以变后、车、象或马
king-attacked = 你的王会被 { $cell } 的{ $figure }攻击
leaves-king = 走了之后你的王会被 { $cell } 的{ $figure }攻击
still-in-check = 走了之后你的王仍被 { $cell } 的{ $figure }将军
castle-no-right = 王或那个车已经动过，或者没有那个车
castle-blocked = { $cell } 的{ $figure }挡住了易位
castle-in-check = 被将军时不能易位，{ $cell } 的{ $figure }正在将军
castle-through = 易位时王会经过或到达 { $through }，那里被 { $cell } 的{ $figure }攻击
not-your-turn = 现在轮到 { $mover } 走
game-over = 对局已经结束

# 为什么不能这样开始。
start-twice = 编号和 FEN 都写了；请只写其中一个。
start-over = 在那个局面里对局已经结束；请用还能下的局面。

# FEN 有什么错。
fen-fields = FEN 有六段，用空格分开，这里却有 { $fields } 段；请写完整。
fen-ranks = FEN 的棋盘有八条横线，用 "/" 分开，这里却有 { $ranks } 条。
fen-width = FEN 第 { $rank } 横线有 { $width } 格，应为八格。
fen-gaps = FEN 第 { $rank } 横线有两个数字相连；请写它们的和。
fen-sign = FEN 第 { $rank } 横线有“{ $sign }”，那不是棋子；棋子是 K Q R B N P 和 k q r b n p。
fen-kings = FEN 里{ $side ->
    [white] 白方
   *[black] 黑方
}有 { $kings } 个王；每方必须正好一个。
fen-pawn = FEN 里 { $cell } 有兵，而兵不能在那里。
fen-crowd = FEN 里{ $side ->
    [white] 白方
   *[black] 黑方
}的棋子超过 16 个，或兵超过 8 个。
fen-kings-touch = FEN 里两个王相邻。
fen-side = FEN 说轮到“{ $field }”走；请写 w 或 b。
fen-two-checks = { $side ->
    [white] 白
   *[black] 黑
}王同时被 { $cell } 和 { $other } 的棋子将军，而没有一步棋能同时造成这两个将军；请拿掉其中一个。
fen-three-checks = { $side ->
    [white] 白
   *[black] 黑
}王同时被两个以上的棋子将军，而没有一步棋能造成这么多将军；请拿掉几个。
fen-check = { $side ->
    [white] FEN 里白方被将军，却轮到黑方走。
   *[black] FEN 里黑方被将军，却轮到白方走。
}
fen-castling = FEN 的易位权“{ $letter }”无效；请写 KQkq、车所在的直线，或 "-"。
fen-castling-king = FEN 的易位权“{ $letter }”要求王在自己的底线。
fen-castling-rook = FEN 的易位权“{ $letter }”要求王的那一侧有车。
fen-castling-twice = FEN 的易位权“{ $letter }”所指的一侧已经写过。
fen-en-passant = FEN 的过路兵格“{ $field }”不在刚走两格的兵后面；没有就写 "-"。
fen-clock = FEN 的无吃子半回合数“{ $field }”不是 0 到 9999 的数字。
fen-number = FEN 的回合数“{ $field }”不是 1 到 9999 的数字。

# PGN 文件有什么错。
pgn-variant = 这个文件是“{ $variant }”的对局，不是这里下的国际象棋。
pgn-no-start = Chess960 的文件需要 FEN 标签来说明初始局面。

# 记谱法。
notation-uci = 坐标（g1f3）
notation-san = 代数记谱（Nf3）
notation-figurine = 图形记谱（♘f3）
notation-german = 德文字母（Sf3）
