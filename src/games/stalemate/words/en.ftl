# StaleMate, in English. Figures arrive as their names, seats as the names of people or of sides.

title = StaleMate
about = Pieces are placed and never move; whoever threatens more enemy pieces at the end wins on points.
option-size = Size
option-size-about = How many squares a side of the board has, 5 to 10; 6 is the most even, 8 the classic look.
option-replace = Replacing
option-replace-about = Whether a pawn may replace any own piece, or only where a pawn could be placed.
option-forced-replace = Must replace
option-forced-replace-about = Whoever can only replace must do so; with "pass allowed" they may pass.
option-scoring = Points
option-scoring-about = What counts beside the pawns kept: threats, safe pieces, both, the board, or nothing.

# Options with their values.
option-size-is = Board { $value } × { $value }
option-replace-free = Pawns replace any own piece
option-replace-earned = Pawns replace only where they could be placed
option-forced_replace-true = No passing while a pawn can replace
option-forced_replace-false = Passing instead of replacing is allowed
option-scoring-threats = Points for threats
option-scoring-safety = Points for safe pieces
option-scoring-both = Points for threats and safe pieces
option-scoring-pawns = Points for pawns only
option-scoring-placed = Points for pieces on the board

# How it ended.
outscored = { $winner } wins { $score }.
tie = { $score }, and a tie goes to White: { $winner } wins.

# The last play.
placed = { $seat } placed a { $figure } on { $to }.
replaced = { $seat } replaced the { $figure } on { $to } with a pawn and has it back in the tray.
passed = { $seat } passed.

# What is to be said of the position.
had-no-play = { $seat } has no play and passes.
running-score = Score: { $first } { $white }, { $second } { $black }.
only-replacements = { $seat } can place nothing: a pawn has to replace a piece.
replace-or-pass = { $seat } can place nothing: replace a piece or pass.
points-threats = { $seat }: { $points } = { $kept } for pawns kept + { $enemy } for pieces threatened{ $enemy ->
    [0] {""}
   *[other] {" "}({ $threatened })
}.
points-safety = { $seat }: { $points } = { $kept } for pawns kept + { $own } for safe pieces{ $own ->
    [0] {""}
   *[other] {" "}({ $safe })
}.
points-both = { $seat }: { $points } = { $kept } for pawns kept + { $enemy } for pieces threatened{ $enemy ->
    [0] {""}
   *[other] {" "}({ $threatened })
} + { $own } for safe pieces{ $own ->
    [0] {""}
   *[other] {" "}({ $safe })
}.
points-pawns = { $seat }: { $points } for pawns kept.
points-placed = { $seat }: { $points } = { $kept } for pawns kept + { $own } for pieces on the board.

# Clicks.
pawn-replaces = Pawn replaces…
pass = Pass

# Why a play is not possible: clauses.
must-play = there is something to play, and who can play must
off-board = the board has { $size } files and { $size } rows
tile-taken = a { $figure } stands on { $cell }
tile-threatened = the { $figure } on { $from } threatens { $cell }
threatens-nothing = a { $figure } on { $cell } would threaten nothing
none-can = no piece in your tray would threaten anything from { $cell }
none-in-tray = there is no { $figure } in your tray
replace-nothing = nothing stands on { $cell } that a pawn could replace
replace-enemy = the { $figure } on { $cell } is not yours
replace-pawn = a pawn cannot replace the pawn on { $cell }
replace-no-pawn = there is no pawn in your tray to replace it with
not-your-turn = it is { $mover }'s turn
game-over = the game is over

# What is wrong with a position text.
text-fields = A position text has four parts separated by blanks, and this one has { $fields }; write it whole.
text-trays-missing = The trays are missing in the position text; write them in square brackets behind the board, such as [RBbnp].
text-size = The board of a position text has five to ten rows separated by "/", and this one has { $rows }.
text-width = Row { $row } of the position text has { $width } squares instead of { $size }.
text-gap = Row { $row } of the position text has a number that is none of empty squares; write each gap as one number.
text-sign = Row { $row } of the position text has a "{ $sign }", which is not a piece; pieces are R B N P and r b n p.
text-tray-sign = The trays of the position text hold a "{ $sign }", which is not a piece; pieces are R B N P and r b n p.
text-tray-order = The trays of the position text are out of order; write White's R B N P and then Black's r b n p.
text-men = { $side ->
    [white] White
   *[black] Black
} has { $count ->
    [one] 1 piece
   *[other] { $count } pieces
} of one kind ({ $figure }) on the board and in the tray; there are always two.
text-side = The position text says "{ $field }" is to play; write w or b.
text-replaced = The replacements in the position text, "{ $field }", are not of the form 0/0 with numbers up to 2.
text-replaced-more = { $side ->
    [white] White
   *[black] Black
} has replaced { $spent ->
    [one] once
   *[other] { $spent } times
} in the position text, but fewer pawns stand on the board ({ $stand }).
text-passes = The position text says "{ $field }" passes; write 0, or 1 right after a pass.

# The pages of /rules: for each lesson a title and a text of at most 900 characters.

lesson-aim = The aim
lesson-aim-text =
    Both sides have two rooks, two bishops, two knights and two pawns in a **tray**, and in turn place them on an empty board. There are no kings. Nothing that stands ever moves, and nothing is taken.

    At the end you get **a point for each enemy piece you threaten** and one for each pawn you have not spent. More points win; a tie goes to White.
lesson-placing = Placing a piece
lesson-placing-text =
    A piece may be placed on an empty square if from there **it threatens an enemy piece**, and **no enemy piece threatens it**. The marked squares show where Black's knight may go here.

    Only White's first piece may stand anywhere. The two conditions count at the moment of placing; later anybody may come to threaten it.
lesson-rook = The rook
lesson-rook-text =
    The rook threatens along **ranks and files**, up to the first piece it meets.

    A rook cannot safely be placed against a rook: each would threaten the other. That is true of all pieces of the same kind.
lesson-bishop = The bishop
lesson-bishop-text =
    The bishop threatens **diagonally**, up to the first piece it meets.

    Pieces you place cut lines, your own as well as the enemy's. A line once cut stays cut, unless a pawn takes the place of the piece; and then the pawn cuts it.
lesson-knight = The knight
lesson-knight-text =
    The knight threatens the squares of its **hop**: two along a rank or file and then one aside. Nothing can stand in its way, so what it threatens stays threatened.
lesson-pawn = The pawn
lesson-pawn-text =
    The pawn threatens the **eight squares around it**, like a king in chess.

    Each pawn you keep from replacing is worth a point at the end, whether it stands on the board or lies in your tray.
lesson-standing = Pieces that are threatened
lesson-standing-text =
    Black has just placed a rook; White's knight on b5 is not in its way. Pieces that are threatened are marked on the board. They stay where they are and go on threatening; being threatened costs nothing but the point the enemy gets for it.

    So keep pieces back that no enemy can answer: the last piece placed threatens without fear.
lesson-replacing = A pawn replaces a piece
lesson-replacing-text =
    Instead of placing a pawn, you may let one from your tray **take the place of your own piece**, but not of a pawn. The piece returns to your tray and can be placed again.

    It costs a point, and the two conditions need not hold. Here White's knight was in danger from the rook; now a pawn stands on c3, and the knight is back in the tray.
lesson-passing = Passing and the end
lesson-passing-text =
    Whoever can play must play, even if a replacement is the only play. Whoever has no play **passes**, and I do that for you.

    When **neither side has a play** the game is over at once. Passing may be worth a lot: the other side may have to spend its pawns.
lesson-points = Counting
lesson-points-text =
    Each side counts the **enemy pieces it threatens**, each once, and a point for every pawn that has not replaced a piece.

    Here White replaced twice: 0 points for pawns and 5 pieces threatened. Black kept both pawns and threatens 3 pieces. That is 5 : 5, and a tie goes to White.
lesson-options = Sizes and other ways to count
lesson-options-text =
    Boards have **5 to 10** squares a side: write `size 6` in the options of `/play`. On 6 the sides are about even; on 8 nearly all pieces find a place, and Black, who plays last, is a little better off.

    `replace earned` asks of a replacing pawn what is asked of any piece. `pass allowed` lets you pass where you could only replace. `scoring safety`, `both`, `pawns` and `placed` count otherwise.
lesson-signs = Signs on the picture
lesson-signs-text =
    A **flag with an exclamation mark** in the upper corner: this piece is threatened. A **badge with two arrows** in the lower corner: a pawn from the tray of the side to play can replace this piece. **Four corners** mark the last piece placed.

    When you choose a piece from your tray, **marked squares** show where it may go.

    Here Black's rook threatens White's knight, and White, who is to play, could put a pawn in its place. Below and above the board are the trays and the score.
lesson-notation = How plays are written
lesson-notation-text =
    The letter of the piece, `@` and the square: `N@e4`. Pieces are R, B, N and P. A pawn that replaces is written `P*c3`.

    You may also type `Ne4`, `knight e4` or just `e4` where only one piece can go there, and `replace c3`.
