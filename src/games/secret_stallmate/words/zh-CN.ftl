# 暗局逼和，简体中文。棋子以名称传入，座位以人名或某一方的名称传入。

title = 暗局逼和
about = Secret Stallmate：只看得到自己的棋子，与搭档一起争取留下很多棋子的逼和。
option-any-obliges = “有吗？”有约束
option-any-obliges-about = 问“有吗？”得到“有”之后，是否必须先试兵吃子；不必的话写 "any free"。
option-handover = 交接
option-handover-about = 搭档是在时段结束时得知轮到自己，还是你走完马上得知。
option-no-progress-plies = 无进展
option-no-progress-plies-about = 这么多半回合没有吃子和走兵，对局结束，各 -8 分；20 到 1000。

# 选项和取值。
option-any_obliges-true = “有吗？”有约束
option-any_obliges-false = “有吗？”没有约束
option-handover-at_end = 时段结束时告知
option-handover-at_once = 走完马上告知
option-no_progress_plies-is = { $value } 个半回合无进展就结束

# 如何结束。
stalemate = 逼和，留下 { $men } 个棋子：各得 { $men } 分。
checkmate = 将杀：各 -5 分。
bare-kings = 只剩两个王：各 -6 分。
repetition = 三次重复局面：各 -8 分。
no-progress = 太久没有吃子和走兵：各 -8 分。
resigned = { $seat } 认输：-10 分，{ $winner } 得 0 分。
out-of-time = { $seat } 超时：-10 分，{ $winner } 得 0 分。
removed = { $seat } 退出对局：-10 分，{ $winner } 得 0 分。
resign-cost = 这局暗局逼和要认输吗？你得 -10 分，搭档得 0 分。
ceiling = 这是最高分：所有棋子都在棋盘上，各得 { $most } 分。

# 裁判说的话。
illegal = 不合规则。
any = { $answer ->
    [yes] “有吗？”——有，兵可以吃子。
   *[no] “有吗？”——没有，兵不能吃子。
}
moved = 走了一步。
capture = 在 { $cell } 吃子。
capture-ep = 吃过路兵：兵到了 { $cell }。
check = { $line ->
    [rank] 横线将军。
    [file] 直线将军。
    [long-diagonal] 长斜线将军。
    [short-diagonal] 短斜线将军。
   *[knight] 马将军。
}
end = { $reason ->
    [stalemate] 对局结束：逼和。
    [checkmate] 对局结束：将杀。
    [bare-kings] 对局结束：只剩两个王。
    [repetition] 对局结束：三次重复局面。
    [no-progress] 对局结束：太久没有进展。
   *[forfeit] 对局结束：弃局。
}
period = 现在是{ $seat }的时段。

# 视角说明。
enemy-left = 对方还有 { $count } 个棋子。
check-on = { $line ->
    [rank] { $seat }在横线上被将军。
    [file] { $seat }在直线上被将军。
    [long-diagonal] { $seat }在长斜线上被将军。
    [short-diagonal] { $seat }在短斜线上被将军。
   *[knight] { $seat }被马将军。
}
played = { $seat }走了 { $move }。

# 点选。
ask-any = 有吗？
castle-short = 与 { $cell } 的车易位
castle-long = 与 { $cell } 的车易位

# 为什么不能这样试。
impossible = { $why ->
    [no-man] { $cell } 没有你的棋子
    [refused-before] 裁判在本时段已经拒绝过
    [wrong-way] { $figure }不能从 { $cell } 走到 { $to }
    [own-man] { $cell } 有你自己的棋子
    [own-between] { $cell } 有你自己的棋子挡着
    [pawn-double] 兵只有在原位才能走两格，而 { $cell } 不是
    [no-capture] 你问过“有吗？”，现在你的兵都不能吃子
    [not-reached] 搭档的棋子还不可能在 { $cell }
    [becomes-what] 请写明兵变什么：以 q、r、b 或 n 结尾
    [no-promotion] 只有到底线的兵才升变；请去掉最后的字母
    [castle-how] 易位写成王吃自己的车，例如 e1h1
    [castle-no-right] 王或 { $cell } 的车已经动过
    [castle-in-check] 被将军时不能易位
    [castle-own-man] { $cell } 有你自己的棋子挡着易位
    [asked-before] 你在本时段已经问过“有吗？”
    [no-pawn] 你已经没有兵
   *[nothing-near] 你的兵都不攻击搭档可能有棋子的格子
}；搭档不会知道
must-try = 裁判说过你的兵可以吃子，所以要先试兵吃子
not-your-turn = 现在是搭档的时段
game-over = 对局已经结束

# 局面文本有什么错。
fen-fields = 局面文本有六段，用空格分开，这里却有 { $fields } 段；请写完整。
fen-ranks = 局面文本的棋盘有八条横线，用 "/" 分开，这里却有 { $ranks } 条。
fen-width = 局面文本第 { $rank } 横线有 { $width } 格，应为八格。
fen-gaps = 局面文本第 { $rank } 横线有两个数字相连；请写它们的和。
fen-sign = 局面文本第 { $rank } 横线有“{ $sign }”，那不是棋子；棋子是 K Q R B N P 和 k q r b n p。
fen-kings = 局面文本里{ $side ->
    [white] 白方
   *[black] 黑方
}有 { $kings } 个王；每方必须正好一个。
fen-pawn = 局面文本里 { $cell } 有兵，而兵不能在那里。
fen-crowd = 局面文本里{ $side ->
    [white] 白方
   *[black] 黑方
}的棋子超过 16 个，或兵超过 8 个。
fen-kings-touch = 局面文本里两个王相邻。
fen-side = 局面文本说轮到“{ $field }”走；请写 w 或 b。
fen-check = { $side ->
    [white] 局面文本里白方被将军，却轮到黑方走。
   *[black] 局面文本里黑方被将军，却轮到白方走。
}
fen-castling = 易位权“{ $letter }”无效；请写车所在的直线，或 "-"。
fen-castling-king = 易位权“{ $letter }”要求王在自己的底线。
fen-castling-rook = 易位权“{ $letter }”要求王的那一侧有车。
fen-castling-twice = 易位权“{ $letter }”所指的一侧已经写过。
fen-en-passant = 过路兵格“{ $field }”不在刚走两格的兵后面；没有就写 "-"。
fen-clock = 无吃子半回合数“{ $field }”不是 0 到 9999 的数字。
fen-number = 回合数“{ $field }”不是 1 到 9999 的数字。
notation-uci = 坐标（g1f3）
notation-letters = 坐标加棋子（Ng1f3）
