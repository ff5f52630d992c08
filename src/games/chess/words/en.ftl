# Chess, in English. Figures arrive as their names, seats as the names of people or of sides.

title = Chess
about = The classic: checkmate your opponent's king.
option-chess960 = Chess960
option-chess960-about = Fischer random: the back ranks in another order, at random or by number (0 to 959).
option-fen = Position
option-fen-about = Starts from a position of your own, written as a FEN; such games are not rated.

# Options with their values.
option-chess960-random = Chess960
option-chess960-is = Chess960, position { $value }
chess960 = Chess960, position { $number }.

# How it ended, beyond what every game can say.
time-insufficient = Out of time, but { $seat } cannot win: a draw.

# What may be claimed: its name, and why, as a clause.
claim-threefold-repetition = threefold repetition
claim-threefold-repetition-about = this position has occurred three times
claim-fifty-moves = 50-move rule
claim-fifty-moves-about = there was no capture and no pawn move in the last 50 moves

# The last move.
played = { $seat } played { $move }.
played-capture = { $seat } played { $move }, taking a { $taken }.
played-promotion = { $seat } played { $move }: the pawn becomes a { $become }.
played-castle-short = { $seat } castled kingside: { $move }.
played-castle-long = { $seat } castled queenside: { $move }.

# What is to be said of the position.
check = Check: the { $figure } on { $cell } attacks { $seat }'s king on { $king }.
double-check = Double check: the { $figure } on { $cell } and the { $other } on { $place } attack { $seat }'s king on { $king }.

# Clicks.
castle-short = Castle kingside (K{ $cell })
castle-long = Castle queenside (K{ $cell })

# Why a move is not possible: clauses.
nothing-there = there is nothing on { $cell }
not-yours = the { $figure } on { $cell } is not yours
own-man = your own { $figure } stands on { $cell }
cannot-go = a { $figure } cannot go from { $cell } to { $to }
pawn-cannot-go = a pawn cannot go from { $cell } to { $to }
nothing-to-take = pawns move diagonally only to capture, and there is nothing to take on { $cell }
blocked = the { $figure } on { $cell } is in the way
no-such-man = you have no { $figure }
none-there = no { $figure } of yours stands there
none-reaches = no { $figure } of yours can reach { $cell }
no-promotion = a pawn becomes a queen, rook, bishop or knight, and only on the last rank
king-attacked = your king would be attacked by the { $figure } on { $cell }
leaves-king = it would leave your king attacked by the { $figure } on { $cell }
still-in-check = it would leave your king in check from the { $figure } on { $cell }
castle-no-right = the king or that rook has moved before, or there is no such rook
castle-blocked = the { $figure } on { $cell } is in the way of castling
castle-in-check = you cannot castle out of check, and the { $figure } on { $cell } gives it
castle-through = castling would take your king over or to { $through }, which the { $figure } on { $cell } attacks
not-your-turn = it is { $mover }'s turn
game-over = the game is over

# Why a start is refused.
start-twice = A number and a FEN were both given for the start; give one of them.
start-over = In that position the game would already be over; use one that can be played.

# What is wrong with a FEN.
fen-fields = A FEN has six parts separated by blanks, and this one has { $fields }; write it whole.
fen-ranks = The board of a FEN has eight ranks separated by "/", and this one has { $ranks }.
fen-width = Rank { $rank } of the FEN has { $width } squares instead of eight.
fen-gaps = Rank { $rank } of the FEN has two numbers in a row; write their sum.
fen-sign = Rank { $rank } of the FEN has a "{ $sign }", which is not a piece; pieces are K Q R B N P and k q r b n p.
fen-kings = { $side ->
    [white] White has { $kings } kings in the FEN
   *[black] Black has { $kings } kings in the FEN
}; each side needs exactly one.
fen-pawn = The FEN has a pawn on { $cell }, where none can stand.
fen-crowd = { $side ->
    [white] White
   *[black] Black
} has more than 16 pieces or more than 8 pawns in the FEN.
fen-kings-touch = The kings stand side by side in the FEN.
fen-side = The FEN says "{ $field }" is to move; write w or b.
fen-two-checks = { $side ->
    [white] White's
   *[black] Black's
} king is in check from { $cell } and { $other }, and no move gives both checks at once; take one of these pieces away.
fen-three-checks = { $side ->
    [white] White's
   *[black] Black's
} king is in check from more than two pieces, and no move gives so many checks; take some of them away.
fen-check = { $side ->
    [white] White is in check in the FEN, but Black is to move.
   *[black] Black is in check in the FEN, but White is to move.
}
fen-castling = The FEN's castling right "{ $letter }" is none; write KQkq, the files of the rooks, or "-".
fen-castling-king = The FEN's castling right "{ $letter }" needs the king on its back rank.
fen-castling-rook = The FEN's castling right "{ $letter }" needs a rook on that side of the king.
fen-castling-twice = The FEN's castling right "{ $letter }" names a side that already has one.
fen-en-passant = The FEN's en passant square "{ $field }" is not behind a pawn that could just have moved two squares; write "-" if there is none.
fen-clock = The FEN's count of quiet half-moves "{ $field }" is no number from 0 to 9999.
fen-number = The FEN's move number "{ $field }" is no number from 1 to 9999.

# What is wrong with a PGN file.
pgn-variant = This file holds a game of "{ $variant }", which is not chess as played here.
pgn-no-start = A Chess960 file needs a FEN tag that tells where the game starts.

# Ways to write moves.
notation-uci = Coordinates (g1f3)
notation-san = Algebraic (Nf3)
notation-figurine = Figurines (♘f3)
notation-german = German letters (Sf3)
