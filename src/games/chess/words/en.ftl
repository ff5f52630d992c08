# Chess, in English. Figures arrive as their names, seats as names of people or of sides.

title = Chess

# Options.
option-chess960 = Fischer random
option-chess960-about = Chess960: the men of the back rank are shuffled; a number from 0 to 959, or random
option-fen = Position
option-fen-about = Start from a position of your own, as FEN; such games are not rated

# How it ended.
checkmate = Checkmate: { $winner } wins.
stalemate = Stalemate: a draw.
insufficient-material = Draw: neither side can win any more.
seventyfive-moves = Draw: 75 moves without progress.
fivefold-repetition = Draw: the position stood five times.
threefold-repetition = Draw: the position stood three times.
fifty-moves = Draw: 50 moves without progress.
agreed = Draw agreed.
resigned = { $loser } resigned: { $winner } wins.
out-of-time = { $loser } ran out of time: { $winner } wins.
time-insufficient = Out of time, but { $winner } cannot win: a draw.
removed = { $loser } left the game: { $winner } wins.

# What may be claimed: the button, and the sentence above it.
claim-threefold_repetition = threefold repetition
claim-threefold_repetition-about = this position has stood three times
claim-fifty_moves = fifty moves
claim-fifty_moves-about = 50 moves of each side have brought neither a capture nor a pawn move

# The last move.
played = { $seat } played { $move }.
played-capture = { $seat } played { $move }, taking a { $taken }.
played-promotion = { $seat } played { $move }: the pawn becomes a { $become }.
played-castle-short = { $seat } castled short.
played-castle-long = { $seat } castled long.

# What is to be said of the position.
check = Check: the { $figure } on { $cell } checks the king of { $seat } on { $king }.
double-check = Double check: the { $figure } on { $cell } and the { $other } on { $place } check the king of { $seat } on { $king }.

# Clicks.
castle-short = Castle h-side (K{ $cell })
castle-long = Castle a-side (K{ $cell })

# Why a move is not possible: clauses that follow "is not possible:".
game-over = the game is over
not-your-turn = it is { $seat } who is to move
nothing-there = there is nothing on { $cell }
not-yours = the { $figure } on { $cell } is not yours
own-man = your own { $figure } stands on { $cell }
cannot-go = a { $figure } cannot go from { $cell } to { $to }
pawn-cannot-go = a pawn cannot go from { $cell } to { $to }
nothing-to-take = a pawn goes there only to capture, and there is nothing to take on { $cell }
blocked = the { $figure } on { $cell } is in the way
no-such-man = you have no { $figure }
none-there = no { $figure } of yours stands there
none-reaches = no { $figure } of yours can reach { $cell }
no-promotion = nothing is promoted on { $cell } like that
cannot-become = the { $figure } on { $cell } cannot become that
king-attacked = the king would be attacked by the { $figure } on { $cell }
leaves-king = it would leave your king attacked by the { $figure } on { $cell }
still-in-check = your king would still be in check from the { $figure } on { $cell }
castle-no-right = the king or that rook has moved, so you cannot castle there any more
castle-blocked = you cannot castle while the { $figure } on { $cell } is in the way
castle-in-check = you cannot castle out of check, and the { $figure } on { $cell } gives it
castle-through = you cannot castle over { $through }, which the { $figure } on { $cell } attacks

# Why a start is refused.
start-twice = A number and a FEN were both given for the start; give one of them.
start-over = The game would be over before it began ({ $how }); give a position in which somebody can move and win.

# What is wrong with a FEN.
fen-fields = A FEN has six parts separated by blanks; this one has { $fields }.
fen-ranks = The board of a FEN has eight ranks separated by "/"; this one has { $ranks }.
fen-width = Rank { $rank } of the FEN has { $width } squares instead of eight.
fen-gaps = Rank { $rank } of the FEN has two numbers in a row; write their sum.
fen-sign = "{ $sign }" on rank { $rank } of the FEN is no man; men are K Q R B N P and k q r b n p.
fen-kings = { $seat } has { $kings } kings in the FEN; each side needs exactly one.
fen-pawn = The FEN has a pawn on { $cell }, where none can stand.
fen-crowd = { $seat } has more than 16 men or more than 8 pawns in the FEN.
fen-kings-touch = The kings stand side by side in the FEN.
fen-side = "{ $field }" is no side to move; write w or b.
fen-check = { $seat } is in check in the FEN, but it is the other side that is to move.
fen-castling = "{ $letter }" is no castling right; write KQkq, the files of the rooks, or "-".
fen-castling-king = The castling right "{ $letter }" needs the king on its back rank.
fen-castling-rook = The castling right "{ $letter }" needs a rook on that side of the king.
fen-castling-twice = The castling right "{ $letter }" names a side that already has one.
fen-en-passant = "{ $field }" is no square behind a pawn that could just have moved two squares; write "-" if there is none.
fen-clock = "{ $field }" is no count of quiet half-moves; write a number from 0.
fen-number = "{ $field }" is no move number; write a number from 1.

# What is wrong with a PGN file.
pgn-comment-open = The comment that begins on line { $line } is never closed; add a closing brace.
pgn-variation-open = The variation that begins on line { $line } is never closed; add ")".
pgn-variation-close = Line { $line } has a ")" that closes nothing.
pgn-tag = The tag on line { $line } is not of the form [Name "value"].
pgn-sign = Line { $line } has a stray { $sign } among the moves.
pgn-variant = This file holds a game of "{ $variant }", which is not chess as played here.
pgn-no-start = A Chess960 file needs a FEN tag that tells where the game starts.
pgn-move-unknown = Line { $line }: "{ $move }" is no move.
pgn-move-ambiguous = Line { $line }: "{ $move }" fits several moves.
pgn-move-illegal = Line { $line }: "{ $move }" is not possible there.
pgn-move-late = Line { $line }: "{ $move }" comes after the end of the game.
