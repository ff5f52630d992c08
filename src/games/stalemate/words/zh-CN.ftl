# 落子棋，简体中文。棋子以名称传入，座位以人名或某一方的名称传入。

title = 落子棋
about = StaleMate：棋子落下就不再移动，终局时谁威胁的敌子多，谁得分多。
option-size = 大小
option-size-about = 棋盘每边几格，5 到 10；6 最均衡，8 最经典。
option-replace = 替换
option-replace-about = 兵可以替换自己的任何棋子，还是只能在可以落兵的地方替换。
option-forced-replace = 必须替换
option-forced-replace-about = 只能替换时是否必须替换；选“可以停着而不替换”时可以停着。
option-scoring = 算分
option-scoring-about = 除保留的兵外还算什么：威胁、安全的子、两者、盘上的子，或都不算。

# 选项和取值。
option-size-is = 棋盘 { $value } × { $value }
option-replace-free = 兵可替换自己的任何棋子
option-replace-earned = 兵只在可以落子处替换
option-forced_replace-true = 兵能替换时不能停着
option-forced_replace-false = 可以停着而不替换
option-scoring-threats = 按威胁算分
option-scoring-safety = 按安全的棋子算分
option-scoring-both = 按威胁和安全的棋子算分
option-scoring-pawns = 只按兵算分
option-scoring-placed = 按盘上的棋子算分

# 如何结束。
outscored = { $winner } 以 { $score } 获胜。
tie = { $score }，同分白方胜：{ $winner } 胜。

# 上一步。
placed = { $seat }在 { $to } 落{ $figure }。
replaced = { $seat }用兵替换了 { $to } 的{ $figure }，它回到棋盒。
passed = { $seat }停着。

# 局面说明。
had-no-play = { $seat }无处可落，停着。
running-score = 比分：{ $first } { $white }，{ $second } { $black }。
only-replacements = { $seat }无处可落：必须用兵替换一个棋子。
replace-or-pass = { $seat }无处可落：替换一个棋子，或停着。
points-threats = { $seat }：{ $points } 分 = 保留的兵 { $kept } + 威胁的棋子 { $enemy }{ $enemy ->
    [0] {""}
   *[other] （{ $threatened }）
}。
points-safety = { $seat }：{ $points } 分 = 保留的兵 { $kept } + 安全的棋子 { $own }{ $own ->
    [0] {""}
   *[other] （{ $safe }）
}。
points-both = { $seat }：{ $points } 分 = 保留的兵 { $kept } + 威胁的棋子 { $enemy }{ $enemy ->
    [0] {""}
   *[other] （{ $threatened }）
} + 安全的棋子 { $own }{ $own ->
    [0] {""}
   *[other] （{ $safe }）
}。
points-pawns = { $seat }：保留的兵 { $points } 分。
points-placed = { $seat }：{ $points } 分 = 保留的兵 { $kept } + 盘上的棋子 { $own }。

# 点选。
pawn-replaces = 兵替换…
pass = 停着

# 为什么不能这样下。
must-play = 还有可下的，能下就必须下
off-board = 棋盘有 { $size } 条直线和 { $size } 条横线
tile-taken = { $cell } 有{ $figure }
tile-threatened = { $from } 的{ $figure }威胁着 { $cell }
threatens-nothing = { $figure }在 { $cell } 威胁不到任何棋子
none-can = 你棋盒里的棋子在 { $cell } 都威胁不到任何棋子
none-in-tray = 你的棋盒里没有{ $figure }
replace-nothing = { $cell } 没有兵可以替换的棋子
replace-enemy = { $cell } 的{ $figure }不是你的
replace-pawn = 兵不能替换 { $cell } 的兵
replace-no-pawn = 你的棋盒里没有可用来替换的兵
not-your-turn = 现在轮到 { $mover } 下
game-over = 对局已经结束

# 局面文本有什么错。
text-fields = 局面文本有四段，用空格分开，这里却有 { $fields } 段；请写完整。
text-trays-missing = 局面文本里缺少棋盒；请写在棋盘后面的方括号里，例如 [RBbnp]。
text-size = 局面文本的棋盘有五到十行，用 "/" 分开，这里却有 { $rows } 行。
text-width = 局面文本第 { $row } 行有 { $width } 格，应为 { $size } 格。
text-gap = 局面文本第 { $row } 行的数字不是空格数；每段空格请写成一个数字。
text-sign = 局面文本第 { $row } 行有“{ $sign }”，那不是棋子；棋子是 R B N P 和 r b n p。
text-tray-sign = 局面文本的棋盒里有“{ $sign }”，那不是棋子；棋子是 R B N P 和 r b n p。
text-tray-order = 局面文本的棋盒顺序不对；请先写白方的 R B N P，再写黑方的 r b n p。
text-men = { $side ->
    [white] 白方
   *[black] 黑方
}在棋盘上和棋盒里共有 { $count } 个{ $figure }；每种总是两个。
text-side = 局面文本说轮到“{ $field }”；请写 w 或 b。
text-replaced = 局面文本里的替换次数“{ $field }”不是 0/0 的形式，数字最大为 2。
text-replaced-more = 局面文本里{ $side ->
    [white] 白方
   *[black] 黑方
}替换了 { $spent } 次，但棋盘上只有 { $stand } 个兵。
text-passes = 局面文本里的停着“{ $field }”无效；请写 0，刚停着之后写 1。

# /规则 的各页：每课有标题和不超过 900 字的正文。

lesson-aim = 目标
lesson-aim-text =
    双方的**棋盒**里各有两车、两象、两马、两兵，轮流落在空棋盘上。没有王。落下的棋子不再移动，也不会被吃。

    结束时，**每威胁对方一个棋子得一分**，每保留一个没用来替换的兵得一分。分多者胜；同分白方胜。
lesson-placing = 落子
lesson-placing-text =
    棋子可以落在空格上，只要在那里**它威胁到对方的棋子**，而且**没有对方的棋子威胁它**。标出的格子是这里黑马能落的地方。

    只有白方的第一子可以随意落。这两个条件只在落子时看；以后被威胁也没关系。
lesson-rook = 车
lesson-rook-text =
    车沿**横线和直线**威胁，到遇见的第一个棋子为止。

    车不能安全地对着车落下：双方会互相威胁。所有同类的棋子都是这样。
lesson-bishop = 象
lesson-bishop-text =
    象沿**斜线**威胁，到遇见的第一个棋子为止。

    落下的棋子会切断线路，自己的和对方的都一样。线路切断后就一直断着，除非兵替换了那个棋子；那时是兵挡着。
lesson-knight = 马
lesson-knight-text =
    马威胁它能**跳**到的格子：沿横线或直线两格，再向旁边一格。什么都挡不住它，所以它的威胁一直有效。
lesson-pawn = 兵
lesson-pawn-text =
    兵威胁**四周的八格**，像国际象棋的王。

    结束时，每个没用来替换的兵得一分，不论它在棋盘上还是在棋盒里。
lesson-standing = 受威胁的棋子
lesson-standing-text =
    黑方刚落了车；b5 的白马没有挡住它。受威胁的棋子在棋盘上有标记。它们留在原处，照样威胁别人；受威胁只是让对方得一分。

    所以要留着对方应对不了的棋子：最后落下的棋子可以放心威胁。
lesson-replacing = 兵替换棋子
lesson-replacing-text =
    你可以不落兵，而让棋盒里的兵**替换自己的一个棋子**，但不能替换兵。那个棋子回到棋盒，可以再落。

    这要付出一分，而且不用满足那两个条件。这里白马受车威胁；现在 c3 是兵，马回到了棋盒。
lesson-passing = 停着和结束
lesson-passing-text =
    能下就必须下，哪怕只能替换。无处可下就**停着**，我会替你停。

    {"**"}双方都无处可下**，对局立即结束。停着有时很有利：对方可能不得不花掉兵。
lesson-points = 算分
lesson-points-text =
    双方各算**自己威胁的对方棋子**，每个只算一次，再加上每个没用来替换的兵一分。

    这里白方替换了两次：兵 0 分，威胁 5 个棋子。黑方两个兵都留着，威胁 3 个棋子。5 : 5，同分白方胜。
lesson-options = 大小和其他算分方法
lesson-options-text =
    棋盘每边可以有 **5 到 10** 格：在 `/下棋` 的选项里写 `大小 6`。6 格时双方机会差不多；8 格时几乎所有棋子都落得下，最后落子的黑方略好。

    `兵只在可以落子处替换` 要求替换的兵也满足落子的条件。`可以停着而不替换` 让你在只能替换时可以停着。`按安全的棋子算分`、`按威胁和安全的棋子算分`、`只按兵算分` 和 `按盘上的棋子算分` 是别的算分方法。
lesson-signs = 图上的标记
lesson-signs-text =
    上角**带感叹号的小旗**：这个棋子受威胁。下角**带两个箭头的徽章**：轮到的一方可以用棋盒里的兵替换它。**四个角**标出刚落的棋子。

    从棋盒里选棋子时，**标出的格子**是它能落的地方。

    这里黑车威胁白马，轮到白方，可以用兵替换它。棋盘上下是棋盒和比分。
lesson-notation = 怎么写
lesson-notation-text =
    棋子的字母、`@` 和格子：`N@e4`。棋子是 R 车、B 象、N 马、P 兵。兵替换写成 `P*c3`。

    也可以写 `Ne4`、`马e4`，只有一个棋子能落时写 `e4` 就行；替换也可以写 `replace c3`。
