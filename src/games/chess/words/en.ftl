# Chess, in English. Figures arrive as their names, seats as the names of people or of sides, and
# `text` as what somebody typed, in quotation marks.

title = Chess
option-chess960 = Fischer random
option-fen = Position

# How it ended, beyond what every game can say.
end-time-insufficient = Out of time, but { $seat } cannot win: a draw.

# The last move.
played = { $seat } played { $move }.
played-capture = { $seat } played { $move }, taking a { $taken }.
played-promotion = { $seat } played { $move }: the pawn becomes a { $become }.
played-castle-short = { $seat } castled h-side: { $move }.
played-castle-long = { $seat } castled a-side: { $move }.

# What is to be said of the position.
check = Check: the { $figure } on { $cell } attacks { $seat }'s king on { $king }.
double-check = Double check: the { $figure } on { $cell } and the { $other } on { $place } attack { $seat }'s king on { $king }.

# Clicks.
castle-short = Castle h-side (K{ $cell })
castle-long = Castle a-side (K{ $cell })

# Why a move is not possible.
nothing-there = { $text } is not possible: there is nothing on { $cell }.
not-yours = { $text } is not possible: the { $figure } on { $cell } is not yours.
own-man = { $text } is not possible: your own { $figure } stands on { $cell }.
cannot-go = { $text } is not possible: a { $figure } cannot go from { $cell } to { $to }.
pawn-cannot-go = { $text } is not possible: a pawn cannot go from { $cell } to { $to }.
nothing-to-take = { $text } is not possible: pawns go aside only to capture, and there is nothing to take on { $cell }.
blocked = { $text } is not possible: the { $figure } on { $cell } is in the way.
no-such-man = { $text } is not possible: you have no { $figure }.
none-there = { $text } is not possible: no { $figure } of yours stands there.
none-reaches = { $text } is not possible: no { $figure } of yours can reach { $cell }.
no-promotion = { $text } is not possible: a pawn becomes a queen, rook, bishop or knight, and only on the last rank.
king-attacked = { $text } would leave your king attacked by the { $figure } on { $cell }; pick another move.
leaves-king = { $text } would leave your king attacked by the { $figure } on { $cell }; pick another move.
still-in-check = { $text } would leave your king in check from the { $figure } on { $cell }; pick a move that ends the check.
castle-no-right = { $text } is not possible: the king or that rook has moved before, or there is no such rook.
castle-blocked = { $text } is not possible while the { $figure } on { $cell } is in the way.
castle-in-check = { $text } is not possible: you cannot castle out of check, and the { $figure } on { $cell } gives it.
castle-through = { $text } is not possible: the king would cross or reach { $through }, which the { $figure } on { $cell } attacks.

# Why a start is refused.
start-twice = A number and a FEN were both given for the start; give one of them.
start-over = The game would be over before it began; give a position in which there is something to play for.

# What is wrong with a FEN.
fen-fields = A FEN has six parts separated by blanks, and this one has { $fields }; write it whole.
fen-ranks = The board of a FEN has eight ranks separated by "/", and this one has { $ranks }.
fen-width = Rank { $rank } of the FEN has { $width } squares instead of eight.
fen-gaps = Rank { $rank } of the FEN has two numbers in a row; write their sum.
fen-sign = Rank { $rank } of the FEN has a "{ $sign }", which is no man; men are K Q R B N P and k q r b n p.
fen-kings = { $side ->
    [white] White has { $kings } kings in the FEN
   *[black] Black has { $kings } kings in the FEN
}; each side needs exactly one.
fen-pawn = The FEN has a pawn on { $cell }, where none can stand.
fen-crowd = { $side ->
    [white] White
   *[black] Black
} has more than 16 men or more than 8 pawns in the FEN.
fen-kings-touch = The kings stand side by side in the FEN.
fen-side = The FEN says "{ $field }" is to move; write w or b.
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
pgn-comment-open = The comment that begins on line { $line } is never closed; add a closing brace.
pgn-variation-open = The variation that begins on line { $line } is never closed; add ")".
pgn-variation-close = Line { $line } has a ")" that closes nothing.
pgn-tag = The tag on line { $line } is not of the form [Name "value"].
pgn-sign = Line { $line } has a stray { $sign } among the moves.
pgn-variant = This file holds a game of "{ $variant }", which is not chess as played here.
pgn-no-start = A Chess960 file needs a FEN tag that tells where the game starts.
pgn-move-unknown = Line { $line }: "{ $move }" is no move.
pgn-move-ambiguous = Line { $line }: "{ $move }" fits several moves; say which man.
pgn-move-illegal = Line { $line }: "{ $move }" is not possible there.
pgn-move-late = Line { $line }: "{ $move }" comes after the end of the game.
