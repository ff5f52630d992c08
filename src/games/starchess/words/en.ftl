# Starchess, in English. Figures arrive as their names, seats as the names of people or of sides.

title = Starchess
about = Chess on a six-pointed star; first you set up your own back rank.
option-setup = Back ranks
option-setup-about = Who arranges the back ranks: the players, placing pieces in turn, or chance.
option-men = Arrangement
option-men-about = White's five pieces from left to right, then Black's: KRBNQ-RQBNK. Not rated.
option-fen = Position
option-fen-about = Starts from a position of your own, written as a position text; such games are not rated.

# Options with their values.
option-setup-players = Players place their pieces
option-setup-random = Random back ranks
option-men-is = Back ranks { $value }

# The last move.
placed = { $seat } put the { $figure } on { $to }.
played = { $seat } played { $move }.
played-capture = { $seat } played { $move }, taking a { $taken }.
played-promotion = { $seat } played { $move }: the pawn becomes a { $become }.

# What is to be said of the position.
check = Check: the { $figure } on { $cell } attacks { $seat }'s king on { $king }.
double-check = Double check: the { $figure } on { $cell } and the { $other } on { $place } attack { $seat }'s king on { $king }.
dead-pawn = { $seat }'s pawn on { $cell } is a dead pawn: it must capture to get off the wing.
mummy = { $seat }'s pawn on { $cell } is a mummy: it has no step left, only a capture.
limping-pawn = { $seat }'s pawn on { $cell } limps: it got there by a capture and has no double step.

# Why a move is not possible: clauses.
nothing-there = there is nothing on { $cell }
no-such-cell = there is no cell { $cell }; they are numbered 1 to 37
not-yours = the { $figure } on { $cell } is not yours
not-that-man = the piece on { $cell } is a { $figure }
own-man = your own { $figure } stands on { $cell }
cannot-go = a { $figure } cannot go from { $cell } to { $to }
rook-cannot-go = a { $figure } only goes up and down its file, so not from { $cell } to { $to }
pawn-cannot-go = a { $figure } cannot go from { $cell } to { $to }
pawn-limps = the pawn on { $cell } got there by a capture and has lost its double step
nothing-to-take = there is nothing to take on { $cell }
blocked = the { $figure } on { $cell } is in the way
no-such-man = you have no { $figure } on the board
none-reaches = no { $figure } of yours can reach { $cell }
promotion-missing = the pawn is promoted on { $cell }; add what it becomes, such as "=Q"
no-promotion = nothing can become that on { $cell }; only a pawn on the far back rank becomes a queen, rook, bishop or knight
king-attacked = your king would be attacked by the { $figure } on { $cell }
leaves-king = it would leave your king attacked by the { $figure } on { $cell }
still-in-check = it would leave your king in check from the { $figure } on { $cell }
setup-move = nothing moves before all pieces are placed; name a piece and a cell of your back rank, such as "17B"
setup-pawn = the pawns stand already; place a king, queen, rook, bishop or knight
not-in-hand = you have no { $figure } in hand any more
off-back-rank = { $cell } is not on your back rank; free there: { $cells }
placement-late = all pieces are placed; now they move
not-your-turn = it is { $mover }'s turn
game-over = the game is over

# Why a start is refused.
setup-men = "{ $men }" is not an arrangement; write White's five pieces and then Black's, each of K Q R B N once, such as KRBNQ-RQBNK.
start-twice = More than one start was given; choose back ranks, an arrangement or a position.
start-over = In that position the game would already be over; use one that can be played.

# What is wrong with a position text.
fen-fields = A position text has six parts separated by blanks, and this one has { $fields }; write it whole.
fen-files = The board of a position text has nine files separated by "/", and this one has { $files }.
fen-height = File { $file } of the position text has { $cells } cells instead of { $height }.
fen-gaps = File { $file } of the position text has two numbers in a row; write their sum.
fen-sign = File { $file } of the position text has a "{ $sign }", which is not a piece; pieces are K Q R B N P and k q r b n p.
fen-hands = The hands "{ $field }" are no hands; write brackets with what is left of KQRBN and kqrbn in this order, or [].
fen-side = The position text says "{ $field }" is to move; write w or b.
fen-limping = "{ $field }" is no list of limping pawns; write cell numbers in rising order with commas, or "-".
fen-limping-place = No pawn can limp on { $cell }; only on 12, 18, 23 and on 15, 20, 26.
fen-limping-pawn = The position text says that the pawn on { $cell } limps, but no pawn of that side stands there.
fen-clock = The count of quiet half-moves "{ $field }" is no number from 0 to 9999.
fen-number = The move number "{ $field }" is no number from 1 to 9999.
fen-kings = { $side ->
    [white] White has { $kings } kings in the position text
   *[black] Black has { $kings } kings in the position text
}; each side needs exactly one, on the board or in hand.
fen-pawn = The position text has a pawn on { $cell }, where none can stand.
fen-crowd = { $side ->
    [white] White
   *[black] Black
} has more pieces in the position text than five pawns and their promotions allow.
fen-check = { $side ->
    [white] White is in check in the position text, but Black is to move.
   *[black] Black is in check in the position text, but White is to move.
}
fen-setup-men = While pieces are in hand each side has K Q R B N once, on the board or in hand, and five pawns at home; { $side ->
    [white] White
   *[black] Black
} has not.
fen-setup-place = While pieces are in hand they stand only on their back rank; { $side ->
    [white] White has one elsewhere.
   *[black] Black has one elsewhere.
}
fen-setup-turn = The hands do not fit the side to move: with hands of one size White places, with one piece more in Black's it is Black.
fen-setup-counts = While pieces are in hand there is no limping pawn and nothing is counted; end the position text with "- 0 1".
notation-cells = Cells (17-22)
notation-star = Piece and cell (N22)
