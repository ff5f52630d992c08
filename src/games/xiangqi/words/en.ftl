# Xiangqi, in English. Figures arrive as their names, seats as the names of people or of sides.

title = Xiangqi
about = Chinese chess: cannons that jump, a river, and generals confined to a palace.
figure-king = general
figure-rook = chariot
figure-knight = horse
figure-pawn = pawn
figures-king = generals
figures-rook = chariots
figures-knight = horses
figures-pawn = pawns
option-repetition = Repetition
option-repetition-about = Perpetual check and chase lose, are refused, only check loses, a draw, or nothing.
option-limit = Limit
option-limit-about = The game is drawn after this many half-moves without a capture; 40 to 400, usually 120.
option-fen = Position
option-fen-about = Starts from a position of your own, written as a FEN; such games are not rated.

# Options with their values.
option-repetition-axf3 = Repetition: Asian rules
option-repetition-ban = Repetition: perpetual check and chase are refused
option-repetition-draw = Repetition: always a draw
option-repetition-check_only = Repetition: only perpetual check loses
option-repetition-free = Repetition: no rule
option-limit-is = Draw after { $value } half-moves without a capture

# How it ended.
stalemate = No move left: { $winner } wins. In Xiangqi whoever cannot move loses.
perpetual-check = Perpetual check: the position occurred three times and { $loser } gave check with every move, which is not allowed. { $winner } wins.
perpetual-chase = Perpetual chase: the position occurred three times and { $loser } chased the { $figure } on { $cell } with every move, which is not allowed. { $winner } wins.
perpetual-attack = Perpetual chase: the position occurred three times and { $hunter ->
    [several] { $loser } attacked
   *[other] { $loser }'s { $hunter } attacked
} the same { $figure } with every move, now on { $cell }, which is not allowed. { $winner } wins.
perpetual-strip = Perpetual chase: the position occurred three times and { $loser } chased the same { $figure } with every move, now on { $cell }, though some only took its protection away. That is not allowed unless the other side attacks as well. { $winner } wins.
repetition = Draw by threefold repetition: neither side alone was forcing it.
repetition-checks = Draw by threefold repetition: both sides gave check with every move.
repetition-attacks = Draw by threefold repetition: each side attacked the same piece of the other with every move.
repetition-strips = Draw by threefold repetition: each side chased the same piece of the other with every move, though some only took its protection away.
repetition-scattered = Draw by threefold repetition: { $seat } attacked something with every move, but not always the same piece, which is allowed.
repetition-all-scattered = Draw by threefold repetition: both sides attacked something with every move, but not always the same piece, which is allowed.
repetition-answered = Draw by threefold repetition: { $seat } chased the { $figure } on { $cell } with every move, though some only took its protection away, and the other side attacked something with every move as well. That cancels out.
move-limit = Draw: too many moves without a capture.
insufficient-material = Draw by insufficient material: neither side has a piece left that can attack.
time-insufficient = Out of time, but { $seat } has no piece left that can attack: a draw.

# The last move.
played = { $seat } moved the { $figure } from { $from } to { $to }.
played-capture = { $seat } moved the { $figure } from { $from } to { $to }, taking { $taken ->
    [advisor] an advisor
    [elephant] an elephant
   *[other] a { $taken }
}.

# What is to be said of the position.
check = Check: the { $figure } on { $cell } attacks { $seat }'s general on { $king }.
double-check = Double check: the { $figure } on { $cell } and the { $other } on { $place } attack { $seat }'s general on { $king }.
warn-check = This position has occurred twice. Repeating it once more loses for { $seat }: perpetual check.
warn-chase = This position has occurred twice. Repeating it once more loses for { $seat }: perpetual chase of the { $figure } on { $cell }.
warn-attack = This position has occurred twice. Repeating it once more loses for { $seat } by perpetual chase: { $hunter ->
    [several] every move attacks the same { $figure }
   *[other] the { $hunter } attacks the same { $figure } with every move
}, now on { $cell }.
warn-strip = This position has occurred twice. Repeating it once more loses for { $seat } by perpetual chase: every move chases the same { $figure }, now on { $cell }, though some only take its protection away.
warn-check-banned = This position has occurred twice. { $seat } may not repeat it again: perpetual check.
warn-chase-banned = This position has occurred twice. { $seat } may not repeat it again: perpetual chase of the { $figure } on { $cell }.
warn-attack-banned = This position has occurred twice. { $seat } may not repeat it again, as that is perpetual chase: { $hunter ->
    [several] every move attacks the same { $figure }
   *[other] the { $hunter } attacks the same { $figure } with every move
}, now on { $cell }.
warn-strip-banned = This position has occurred twice. { $seat } may not repeat it again, as that is perpetual chase: every move chases the same { $figure }, now on { $cell }, though some only take its protection away.

# What is asked before a move that loses by repeating.
caution-check = With this move the position occurs for the third time, and you gave check with every move: you would lose by perpetual check.
caution-chase = With this move the position occurs for the third time, and you chased the { $figure } on { $cell } with every move: you would lose by perpetual chase.
caution-attack = With this move the position occurs for the third time, and { $hunter ->
    [several] you attacked the same { $figure } with every move
   *[other] your { $hunter } attacked the same { $figure } with every move
}, now on { $cell }: you would lose by perpetual chase.
caution-strip = With this move the position occurs for the third time, and you chased the same { $figure } with every move, now on { $cell }, though some only took its protection away: you would lose by perpetual chase.
caution-check-soon = After this move the reply { $answer } repeats a position for the third time, and you would lose by perpetual check.
caution-chase-soon = After this move the reply { $answer } repeats a position for the third time, and you would lose by perpetual chase of the { $figure } on { $cell }.
caution-attack-soon = After this move the reply { $answer } repeats a position for the third time, and you would lose by perpetual chase: { $hunter ->
    [several] every move of yours attacks the same { $figure }
   *[other] your { $hunter } attacks the same { $figure } with every move
}, then on { $cell }.
caution-strip-soon = After this move the reply { $answer } repeats a position for the third time, and you would lose by perpetual chase: every move of yours chases the same { $figure }, then on { $cell }, though some only take its protection away.

# Why a move is not possible: clauses.
nothing-there = there is nothing on { $cell }
not-yours = the { $figure } on { $cell } is not yours
own-man = your own { $figure } stands on { $cell }
cannot-go = the { $figure } on { $cell } cannot go to { $to }
blocked = the { $figure } on { $cell } is in the way
leg-blocked = the horse is hobbled: the { $figure } on { $cell } stands at its leg
eye-blocked = the elephant is blocked: the { $figure } on { $cell } stands in its eye
crosses-river = elephants do not cross the river
leaves-palace = the { $figure } on { $cell } may not leave its palace
cannon-blocked = a cannon jumps only to take, and the { $figure } on { $cell } is in the way
cannon-screens = a cannon takes over exactly one piece, and there { $screens ->
    [0] is none
    [one] is one
   *[other] are { $screens }
} between
pawn-at-home = the pawn on { $cell } goes sideways only after crossing the river
pawn-back = pawns never go back
no-such-man = you have no { $figure }
none-there = no { $figure } of yours stands there
none-reaches = no { $figure } of yours can go there
none-takes = no { $figure } of yours can take that
off-board = that would leave the board
generals-face = the two generals would face each other on an open file
king-attacked = your general would be attacked by the { $figure } on { $cell }
leaves-king = it would leave your general attacked by the { $figure } on { $cell }
still-in-check = it would leave your general in check from the { $figure } on { $cell }
repetition-banned = it would repeat the position for the third time by perpetual check or chase, which is banned in this game
other-base-zero = with ranks from 1 to 10 no such move is possible; if you count ranks from 0 to 9, write it with capitals and a hyphen or as { $move }
other-base-one = with ranks from 0 to 9 no such move is possible; with ranks from 1 to 10 the same points are a legal move, { $move }: choose another notation in the settings, or write it another way
not-your-turn = it is { $mover }'s turn
game-over = the game is over

# Why a start is refused.
start-over = In that position the game would already be over; use one that can be played.

# What is wrong with a FEN.
fen-fields = A FEN has at most six parts separated by blanks, and this one has { $fields }.
fen-ranks = The board of a FEN has ten ranks separated by "/", and this one has { $ranks }.
fen-width = Rank { $rank } of the FEN has { $width } points instead of nine.
fen-gaps = Rank { $rank } of the FEN has two numbers in a row; write their sum.
fen-sign = Rank { $rank } of the FEN has a "{ $sign }", which is not a piece; pieces are K A B N R C P and k a b n r c p.
fen-side = The FEN says "{ $field }" is to move; write w or b.
fen-dash = The FEN's third and fourth parts are always "-" here, not "{ $field }".
fen-no-general = { $side ->
    [red] Red
   *[black] Black
} has no general in the FEN; each side needs exactly one.
fen-generals = { $side ->
    [red] Red
   *[black] Black
} has more than one general in the FEN; each side needs exactly one.
fen-crowd = { $side ->
    [red] Red
   *[black] Black
} has more than { $most } pieces of one kind in the FEN ({ $figure }).
fen-general-out = The FEN has { $side ->
    [red] Red's
   *[black] Black's
} general on { $cell }, outside its palace.
fen-advisor-out = The FEN has { $side ->
    [red] a red
   *[black] a black
} advisor on { $cell }, which is none of the five points where one can stand.
fen-elephant-out = The FEN has { $side ->
    [red] a red
   *[black] a black
} elephant on { $cell }, which is none of the seven points where one can stand.
fen-pawn-out = The FEN has { $side ->
    [red] a red
   *[black] a black
} pawn on { $cell }, which no such pawn can reach.
fen-facing = The generals face each other on an open file in the FEN.
fen-check = { $side ->
    [red] Red is in check in the FEN, but Black is to move.
   *[black] Black is in check in the FEN, but Red is to move.
}
fen-clock = The FEN's count of half-moves since the last capture, "{ $field }", is no number from 0 to 9999.
fen-number = The FEN's move number "{ $field }" is no number from 1 to 9999.

# What is wrong with a file.
file-game = This file holds a game of "{ $variant }", which is not Xiangqi.
wxf-no-start = This WXF file has no line START; the moves follow it in braces.
dhtmlxq-unclosed = The part { $name } of this file is not closed; add [/{ $name }].
dhtmlxq-points = The start position of this file (_binit) needs 64 digits and has { $digits }.
dhtmlxq-point = The start position of this file (_binit) has a point "{ $point }", which is not on the board.
dhtmlxq-digits = The list of moves of this file has "{ $move }" where four digits should be.

# Ways to write moves.
notation-uci = Coordinates (h3e3)
notation-iccs = ICCS (H2-E2)
notation-ucci = UCCI (h2e2)
notation-san = Algebraic (Che3)
notation-wxf = WXF (C2.5)
notation-wxf_prefix = WXF, sign first (+R.4)
notation-wxf_index = WXF, pawns numbered (17=6)
notation-lau = H. T. Lau (C2h5)
notation-zh_hant = 繁體 (炮二平五, 馬8進7)
notation-zh_hans = 简体 (炮二平五, 马8进7)
notation-zh_ordinal = 简体 (四兵平八)
notation-zh_short = 简体 (前七平八)

# What else the pieces are called.
also-king = generals, king, marshal
also-rook = chariots, rook, car
also-knight = horses, knight
also-pawn = pawns, soldier, soldiers
