# Secret Stallmate, in English. Figures arrive as their names, seats as the names of people or of sides.

title = Secret Stallmate
about = You see only your own pieces; you and your partner aim for stalemate with many pieces left.
option-any-obliges = "Any?" obliges
option-any-obliges-about = Whether you must try a pawn capture after a "yes"; write "any free" if not.
option-handover = Hand-over
option-handover-about = Whether your partner learns at once that it is their turn, or when the period ends.
option-no-progress-plies = No progress
option-no-progress-plies-about = Half-moves without capture or pawn move that end the game at -8, 20 to 1000.

# Options with their values.
option-any_obliges-true = "Any?" obliges
option-any_obliges-false = "Any?" does not oblige
option-handover-at_end = Turns are told when the period ends
option-handover-at_once = Turns are told at once
option-no_progress_plies-is = Ends after { $value } half-moves without progress

# How it ended.
stalemate = Stalemate with { $men } pieces: { $men } points each.
checkmate = Checkmate: -5 points each.
bare-kings = Only the kings are left: -6 points each.
repetition = Threefold repetition: -8 points each.
no-progress = Too long without a capture or pawn move: -8 points each.
resigned = { $seat } resigned: -10 points, and 0 for { $winner }.
out-of-time = { $seat } ran out of time: -10 points, and 0 for { $winner }.
removed = { $seat } left the game: -10 points, and 0 for { $winner }.
resign-cost = Resign this game of Secret Stallmate? You get -10 points and your partner 0.
ceiling = The most there is: { $most } points each, with all pieces on the board.

# What the referee says.
illegal = Illegal.
any = { $answer ->
    [yes] "Any?" - yes, a pawn can capture.
   *[no] "Any?" - no pawn can capture.
}
moved = A move was made.
capture = Capture on { $cell }.
capture-ep = Capture en passant: the pawn arrived on { $cell }.
check = { $line ->
    [rank] Check on the rank.
    [file] Check on the file.
    [long-diagonal] Check on the long diagonal.
    [short-diagonal] Check on the short diagonal.
   *[knight] Check by a knight.
}
end = { $reason ->
    [stalemate] The game is over: stalemate.
    [checkmate] The game is over: checkmate.
    [bare-kings] The game is over: only the kings are left.
    [repetition] The game is over: threefold repetition.
    [no-progress] The game is over: too long without progress.
   *[forfeit] The game is over: a forfeit.
}
period = It is the period of { $seat }.

# What is to be said of a view.
enemy-left = Enemy pieces left: { $count }.
check-on = { $line ->
    [rank] { $seat } is in check on the rank.
    [file] { $seat } is in check on the file.
    [long-diagonal] { $seat } is in check on the long diagonal.
    [short-diagonal] { $seat } is in check on the short diagonal.
   *[knight] { $seat } is in check by a knight.
}
played = { $seat } played { $move }.

# Clicks.
ask-any = Any?
castle-short = Castle with the rook { $cell }
castle-long = Castle with the rook { $cell }

# Why a try is not possible: clauses.
impossible = { $why ->
    [no-man] none of your pieces is on { $cell }
    [refused-before] the referee has refused it in this period already
    [wrong-way] a { $figure } cannot go from { $cell } to { $to }
    [own-man] your own piece is on { $cell }
    [own-between] your own piece on { $cell } is in the way
    [pawn-double] a pawn goes two squares only from its first square, and { $cell } is not that
    [no-capture] you asked "Any?", and no pawn of yours can capture now
    [not-reached] no piece of your partner can be on { $cell } yet
    [becomes-what] say what the pawn becomes: end with q, r, b or n
    [no-promotion] only a pawn on the last rank becomes something; leave the last letter out
    [castle-how] to castle, the king takes your own rook, such as e1h1
    [castle-no-right] the king or the rook on { $cell } has moved
    [castle-in-check] you cannot castle out of check
    [castle-own-man] your own piece on { $cell } is in the way of castling
    [asked-before] you have asked "Any?" in this period already
    [no-pawn] you have no pawn left
   *[nothing-near] none of your pawns attacks a square where your partner can have a piece
}; your partner hears nothing of this
must-try = you were told that a pawn can capture, so first try a pawn capture
not-your-turn = it is your partner's period
game-over = the game is over

# What is wrong with a position text.
fen-fields = A position text has six parts separated by blanks, and this one has { $fields }; write it whole.
fen-ranks = The board of a position text has eight ranks separated by "/", and this one has { $ranks }.
fen-width = Rank { $rank } of the position text has { $width } squares instead of eight.
fen-gaps = Rank { $rank } of the position text has two numbers in a row; write their sum.
fen-sign = Rank { $rank } of the position text has a "{ $sign }", which is not a piece; pieces are K Q R B N P and k q r b n p.
fen-kings = { $side ->
    [white] White has { $kings } kings in the position text
   *[black] Black has { $kings } kings in the position text
}; each side needs exactly one.
fen-pawn = The position text has a pawn on { $cell }, where none can stand.
fen-crowd = { $side ->
    [white] White
   *[black] Black
} has more than 16 pieces or more than 8 pawns in the position text.
fen-kings-touch = The kings stand side by side in the position text.
fen-side = The position text says "{ $field }" is to move; write w or b.
fen-check = { $side ->
    [white] White is in check in the position text, but Black is to move.
   *[black] Black is in check in the position text, but White is to move.
}
fen-castling = The castling right "{ $letter }" is none; write the files of the rooks, or "-".
fen-castling-king = The castling right "{ $letter }" needs the king on its back rank.
fen-castling-rook = The castling right "{ $letter }" needs a rook on that side of the king.
fen-castling-twice = The castling right "{ $letter }" names a side that already has one.
fen-en-passant = The en passant square "{ $field }" is not behind a pawn that could just have moved two squares; write "-" if there is none.
fen-clock = The count of quiet half-moves "{ $field }" is no number from 0 to 9999.
fen-number = The move number "{ $field }" is no number from 1 to 9999.
notation-uci = Coordinates (g1f3)
notation-letters = Coordinates with the piece (Ng1f3)
