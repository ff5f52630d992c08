# What people may type, as lists parted by commas. What stands here in one language is read in all.

# Instead of a move.
typed-resign = resign, i resign, give up, i give up, surrender, concede
typed-draw = draw, offer draw, offer a draw, i offer a draw, claim draw, claim a draw, accept draw, accept the draw
typed-takeback = undo, take back, takeback, take it back, unmove
typed-help = help, commands
typed-hint = hint
typed-board = board, show board, show the board, position
typed-games = games, my games
typed-play = play, new game

# In a move.
typed-takes = takes, take, captures, capture, taking, x
typed-becomes = becomes, become, promotes, promote, promotion, promoting
typed-fillers = to, on, onto, at, from, in, into, by, with, and, the, my, your, his, her, i, move, moves, go, goes, play, plays, put, place, please, check, checkmate, mate
typed-step-castle-short = castle, castles, castling, castle short, castles short, short castle, castle kingside, castles kingside, castle king side, kingside castle, castle h side
typed-step-castle-long = castle, castles, castling, castle long, castles long, long castle, castle queenside, castles queenside, castle queen side, queenside castle, castle a side
typed-step-pass = pass
typed-step-skip = skip, pass
typed-step-ask-any = any

# Among options.
typed-option-takebacks = takebacks, takeback
typed-option-listed = seats as listed, sides as listed
typed-option-drawn = random seats, random sides
typed-option-limit = limit
typed-option-days = days, day, d
typed-option-watch = watch
typed-option-anonymous = anonymous
typed-option-computers = computers, computer
typed-yes = yes, on, true
typed-no = no, off, false

# What else a piece is called, and the letter for it where it is another one than in English.
also-king = kings
also-queen = queens
also-rook = rooks
also-bishop = bishops
also-knight = knights, horse
also-pawn = pawns
also-advisor = advisors, guard, mandarin
also-elephant = elephants, minister, bishop
also-cannon = cannons
letter-king = K
letter-queen = Q
letter-rook = R
letter-bishop = B
letter-knight = N
letter-pawn = P

# What is said to a message that is no move.
wish-button = That is not a move, but this button does it.
told-help = Write a move here, such as { $example }, or press a button.
told-unread = { $text } is not a move I can read; write something like { $example }, or press a button.
told-no-game = You have no game here at the moment; start one, or press Help.
told-secret = Moves in { $game } stay secret, so I do not read them here: send them to me as a direct message, or use /move.
label-help = Help
