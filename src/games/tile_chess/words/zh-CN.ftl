# 拼牌棋，简体中文。棋子以名称传入，座位以人名或某一方的名称传入。

title = 拼牌棋
about = Tile Chess：二到六人，没有棋盘，棋子就是牌，王可以被吃。
manners = 桌上可以聊天，但不要公开与一人合谋对付另一人。
option-pawns = 兵数
option-pawns-about = 每方几个兵，0 到 8；兵少更紧凑激烈。通常两人 8 个，三人 6 个，更多人 4 个。
option-fast = 快棋
option-fast-about = 王、后、车、象、马各一个；两人时 3 个兵，更多人时 4 个。
option-blood_lust = 嗜血
option-blood_lust-about = 能吃就必须吃；疯狂嗜血时，不能吃的人要从桌上拿掉自己的一张牌。
option-friendly_fire = 误伤
option-friendly_fire-about = 自己的牌也可以吃，但王除外。
option-sudden_death = 骤死
option-sudden_death-about = 什么都不通报，王可以留在将军中被吃。有用时限制就自动骤死。
option-borders = 边界
option-borders-about = 不能走出一个长方形：写 "borders" 用常用边界，或 "borders 9x9"，或 "borders k47-q53"。
option-grid = 格线
option-grid-about = 图上是否画出格线。
option-layout = 摆牌
option-layout-about = 轮流摆牌，还是除王以外随机摆好，摆成长方形或螺旋形。
option-turns = 自由轮
option-turns-about = 随机摆牌之后、放王之前，每方有几轮，0 到 20。
option-threats = 威胁
option-threats-about = 威胁是每步之后像将军一样通报，还是只在自己的棋盘上看。
option-layout_moves = 摆牌时可走
option-layout_moves-about = 摆牌阶段可以移动桌上的牌。不推荐，也不计分。

# 选项和取值。
option-pawns-is = { $value ->
    [0] 没有兵
   *[other] 每方 { $value } 个兵
}
option-blood_lust-off = 不嗜血
option-blood_lust-on = 嗜血
option-blood_lust-mad = 疯狂嗜血
option-borders-usual = 有边界
option-borders-is = 边界 { $value }
option-layout-players = 玩家自己摆牌
option-layout-rectangle = 随机摆牌：长方形
option-layout-spiral = 随机摆牌：螺旋
option-turns-is = { $value ->
    [0] 没有自由轮
   *[other] { $value } 个自由轮
}
option-threats-asked = 威胁只在自己的棋盘上看
option-threats-always = 每步之后通报威胁

# 如何结束。
last-king = { $winner } 的王留到最后，获胜。
repetition = 三次重复局面，和棋。名次按分数决定。
agreed = 同意和棋。名次按分数决定。
no-room = 边界里摆不下了：和棋。名次按分数决定。
resigned = { $seat } 认输：{ $winner } 胜。
out-of-time = { $seat } 三次超时：{ $winner } 胜。
removed = { $seat } 退出对局：{ $winner } 胜。
no-resigning-yet = 开始走棋之前不能认输；请把座位交给电脑，或取消对局。

# 上一步。
placed = { $seat }在 { $to } 摆{ $figure }。
moved = { $seat }用{ $figure }走了 { $move }。
captured = { $seat }走了 { $move }，吃掉{ $of }的{ $taken }。
captured-own = { $seat }走了 { $move }，吃掉自己的{ $taken }。
took-king = { $seat }走了 { $move }，吃掉{ $of }的王：{ $tiles ->
    [0] 没有牌
   *[other] { $tiles } 张牌
}归{ $seat }。
# 着法旁边：吃了什么。
lost = { $of }的{ $taken }被吃。
lost-own = 自己的{ $taken }被吃。
# 谁因此出局：对本人、对别人，以及结束时名次后的括号里。
ousted = { $of }：你的王被 { $seat } 吃掉。你出局了：第 { $place } 名，共 { $seats } 人。
ousted-other = { $seat } 吃掉了 { $of } 的王：{ $of } 出局，第 { $place } 名，共 { $seats } 人。
ousted-how = 第 { $turn } 轮被 { $seat } 吃王
takeover = { $of }的王被吃：{ $tiles ->
    [0] 没有牌
   *[other] { $tiles } 张牌
}归{ $seat }。
# （疯狂嗜血里拿掉自己的牌）
removed-own = { $seat }拿掉了 { $cell } 自己的{ $figure }。

# 局面说明。
skipped-check = { $seat }被跳过：被将军，而且无法解除。
skipped-exposed = { $seat }被跳过：怎么走王都会被将军。
skipped-stuck = { $seat }被跳过：没有牌能走。
check = 将军：{ $seat }在 { $cell } 的{ $figure }攻击{ $victim }在 { $king } 的王。
check-by-another = 将军，由{ $mover }造成：{ $seat }在 { $cell } 的{ $figure }攻击{ $victim }在 { $king } 的王。
threat-trapped = 威胁：{ $seat }在 { $cell } 的{ $figure }对着{ $victim }在 { $king } 的王，但它连着别的牌，不能吃。
threat-layered = 威胁：{ $seat }在 { $cell } 的{ $figure }对着{ $victim }在 { $king } 的王，但吃了之后{ $seat }自己的王会被将军。
free-turns = 没有王的自由轮：还剩 { $left } 轮。
duty-capture = 嗜血：{ $seat }必须吃子。
duty-remove = 疯狂嗜血：{ $seat }没有可吃的，必须拿掉自己的一张牌。
next-1 = 接下来：{ $a }。
next-2 = 接下来：{ $a }、{ $b }。
next-3 = 接下来：{ $a }、{ $b }、{ $c }。
next-4 = 接下来：{ $a }、{ $b }、{ $c }、{ $d }。
next-5 = 接下来：{ $a }、{ $b }、{ $c }、{ $d }、{ $e }。
out-taken = 出局：{ $seat }（被{ $by }吃王）。
out-resigned = 出局：{ $seat }（认输；牌留在原处不动）。

# 点选。
take-off = 拿掉 { $cell }
skip = 跳过
confirm-removal = 你在 { $cell } 的{ $figure }会永远离开牌桌，这就是你的一轮。

# 为什么不能这样走。
no-skip = 你有牌可走，能走就必须走
only-skip = 你这一轮没有合规则的着法
nothing-there = { $cell } 没有牌
not-yours = { $cell } 的{ $figure }不是你的
not-that-tile = { $cell } 的牌是{ $figure }
same-cell = 走棋必须离开 { $cell }
outside-borders = { $cell } 在边界之外
own-tile = { $cell } 有你自己的{ $figure }
own-king = 误伤不能吃自己的王
cannot-go = { $figure }不能从 { $cell } 走到 { $to }
pawn-cannot-go = { $figure }直走一格，斜吃一格，不能从 { $cell } 走到 { $to }
pawn-blocked = { $cell } 有{ $figure }，而兵只能斜着吃
nothing-to-take = { $cell } 没有可吃的，而兵走棋要直走
passes-enemy = 那样要越过 { $cell } 的{ $figure }，而它不是你的
king-in-layout = 摆牌阶段不能吃王
cut-captures = { $cell } 的牌连着 { $cells }，所以不能吃子
cuts-off = 那样 { $cells } 会与其余的牌断开；所有的牌必须连在一起
touches-nothing = { $cell } 旁边没有别的牌；牌离开的那一格不算
king-attacked = 你的王会被{ $seat }在 { $cell } 的{ $figure }将军
leaves-king = 走了之后你的王会被{ $seat }在 { $cell } 的{ $figure }将军
still-in-check = 你的王仍会被{ $seat }在 { $cell } 的{ $figure }将军
must-capture = 嗜血规则要求吃子，例如 { $move }
must-remove = 疯狂嗜血要求拿掉自己的一张牌，例如 { $move }
no-such-tile = 桌上没有你的{ $figure }
none-reaches = 你的{ $figure }都走不到 { $cell }
nothing-reaches = 你的牌都走不到 { $cell }
lay-first = 手里的牌摆完之前不能走棋；请摆一张牌，例如 "Q@n51"
layout-over = 摆牌已经结束；请走一张牌，例如 "n50-p52"
hand-empty = 你手里没有牌了；请走一张牌
none-in-hand = 你手里没有{ $figure }
king-last = 王要最后摆，手里没有别的牌时才行
tile-taken = { $cell } 有{ $figure }
first-tile = 第一张牌摆在 { $cell }
lies-alone = { $cell } 旁边没有牌；要摆在别的牌旁边
beside-king = { $cell } 挨着 { $king } 的王
cannot-lay = 你的王不能摆在 { $cell }
no-removal = 只有疯狂嗜血里才能拿掉牌
keep-king = 王要留在桌上
keep-last = 最后一张牌要留在桌上
cut-removed = 没有 { $cell }，桌上的牌就散了：{ $cells } 会断开
cannot-remove = 现在不能拿掉 { $cell } 的牌
not-your-turn = 现在轮到 { $mover } 走
game-over = 对局已经结束

# 为什么拒绝这些选项。
threats-silent = 什么都不通报时就不能通报威胁：请去掉“每步之后通报威胁”，或去掉骤死和带来骤死的用时。
layout-moves-dealt = “摆牌时可走”要由玩家摆牌；请去掉它，或去掉随机摆牌。
borders-unread = “{ $borders }”不是边界；请写 "borders usual"、大小如 "borders 9x9"，或两个角如 "borders k47-q53"。
borders-small = 这个边界里有 { $cells } 格，却有 { $tiles } 张牌；请放大。
borders-large = 这个边界太大；每边最多 { $most } 格。
borders-dealt = 随机摆牌会超出这个边界；请放大，或写 "borders usual"。

# 局面文本有什么错。
text-fields = 局面文本有八段，用空格分开，这里却有 { $fields } 段；请写完整。
text-tag = 局面文本以 "tc1" 开头，这里却是“{ $field }”。
text-colours = “{ $field }”不是颜色；请为二到六个座位各写一个字母，w k r b g y 各用一次。
text-turn = “{ $field }”不是轮到的座位；请写 a、b 等。
text-phase = “{ $field }”不是阶段；请写 L、P、E，或 F 加剩余的自由轮数，如 F10。
text-corner = 牌桌“{ $field }”要以左上角的格子和冒号开头，如 "n52:"；没有牌就写 "-"。
text-gap = 局面文本第 { $row } 行的空格不是牌前面的数字；每段空格请写成一个数字，行末不写。
text-tile = 局面文本第 { $row } 行有一张牌无效；请写座位的字母和 K Q R B N P 之一。
text-far = 局面文本的牌桌到第 { $row } 行太远；连在一起的牌桌不会超过 96 格宽。
text-outside = { $cell } 的牌在局面文本的边界之外。
text-many = 局面文本的牌超过 { $most } 张；没有这样的对局。
text-apart = 局面文本里的牌没有连在一起；每张都要挨着其余的牌。
text-hand-count = 局面文本有 { $hands } 份手牌，却有 { $seats } 个座位；请每个座位写一份，空的写 "-"。
text-hand = “{ $field }”不是手牌；请按 K Q R B N P 的顺序写，大于 1 的写数量，如 KQR2P4。
text-out = “{ $field }”不是出局方式；请按座位顺序写，被吃王写 `c>a`，认输写 `d!`。
text-options = “{ $field }”不是选项；请写 "-"，或 bl、mb、ff、sd、lm 和 bd=k47-q53 中的若干个。
text-kings = 局面文本里座位 { $seat } 必须正好有一个王，在桌上或在手里。
text-gone = 局面文本里座位 { $seat } 已出局却还有牌；那些牌归吃王的人。
text-early = 开始走棋之前不会有人出局；局面文本第七段请写 "-"。
text-free = 自由轮里每个座位手里只有王，桌上有牌；局面文本不是这样。
text-held = 摆牌之后手里没有牌；局面文本第六段请写 "-"。
text-turn-out = 局面文本里轮到座位 { $seat }，但它已出局。
text-turn-empty = 局面文本里轮到座位 { $seat } 摆牌，但它手里没有牌。
text-end = 局面文本的阶段与剩下的座位不符：只剩一个座位写 E，更多写 P。
text-laid = 局面文本里手牌都已摆完，所以阶段是 P。
