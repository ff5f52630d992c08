# The pages of /rules: for each lesson a title and a text of at most 900 characters.

lesson-board = The board and the aim
lesson-board-text =
    Two armies of ten pieces meet on a **star of 37 hexagons**. The cells are numbered upwards in each file, files from left to right; White sits at the bottom. The end cells of the five long files are the back ranks: 4, 11, 17, 22, 28 and 10, 16, 21, 27, 34.

    You win by **checkmate**, as in chess: the enemy king is attacked and nothing can save it. Neighbouring cells share an edge; there are no moves over the corners.
lesson-setup = Placing the pieces
lesson-setup-text =
    Only the pawns stand at the start. King, queen, rook, bishop and knight of each side are **placed in turn**, White first, each on a free cell of its own back rank. Both hands are open to all. Then White makes the first move.

    Write the cell and the piece: `17B`. Instead of placing you may have the back ranks arranged at random (`options: setup random`, never with a mate on the first move) or give your own (`setup KRBNQ-RQBNK`).
lesson-rook = The rook
lesson-rook-text =
    The rook goes any distance **up and down its file** and never leaves it. Rooks are weak here: not even two of them can force mate, and on the tips 1 and 37 a rook has no move at all.

    Its worth is in defending a file of pawns, and in giving check from below.
lesson-bishop = The bishop
lesson-bishop-text =
    The bishop goes any distance **along the four oblique rows**. It is not bound to a colour and reaches every cell.

    It is worth much more than a rook, about as much as five pawns: a king and a lone bishop win against a bare king, in at most twelve moves. Do not trade a bishop for a rook.
lesson-queen = The queen
lesson-queen-text =
    The queen moves like **rook and bishop together**: any distance in all six directions. It is worth about eight pawns.
lesson-knight = The knight
lesson-knight-text =
    The knight goes **two cells straight and then one aside**, left or right of that direction. It jumps: what stands between does not matter, not even a gap in the star. From the middle it reaches twelve cells.

    In the opening nothing else gets past the pawns, so beware of its checks.
lesson-king = The king
lesson-king-text =
    The king goes **one cell in any of the six directions**, never to a cell that an enemy piece attacks. There is no castling.
lesson-pawn = The pawn
lesson-pawn-text =
    The pawn goes **one cell straight ahead**; as its very first move it may go two if both are free. It **captures on the two cells diagonally ahead**, and only there.

    There is no en passant.
lesson-promotion = Promotion
lesson-promotion-text =
    A pawn that arrives on one of the five cells of the enemy's back rank **becomes a queen, rook, bishop or knight** at once. The upper ends of the short files promote nothing.

    In typed moves the new piece follows the cell: `P16=Q`.
lesson-limping = Limping pawns
lesson-limping-text =
    A pawn that has **captured its way onto a home cell** of its own side has moved before, so it has no double step any more: it limps. White's pawns can limp on 12, 18 and 23, Black's on 15, 20 and 26.

    Here White has just taken on 18: the pawn goes one cell, not two.
lesson-dead = Dead pawns and mummies
lesson-dead-text =
    A pawn that captures onto a wing leaves the files that promote. On 2, 3, 35 and 36 it is a **dead pawn**: only another capture brings it back. On the tips 1 and 37 it is a **mummy** and cannot even step.

    Here White's pawns on 2 and 35 are dead and the one on 37 is a mummy. When nothing is left beside the kings but pawns on the wings, the game is drawn.
lesson-mate = Checkmate
lesson-mate-text =
    A check that cannot be answered is **checkmate** and wins. Here the knight on 3 attacks the king in its corner and the cell 16 beside it, and White's king guards the other, 9.
lesson-first-move = Mate on the first move
lesson-first-move-text =
    Take care where you place your king: in 5,760 of the 14,400 arrangements White mates **with the first move**, always by the knight. A black king on 21 is lost whatever else is done, on 16 and 27 half the time, on 10 and 34 never.

    Here the knight has gone from 28 to 24, and the king is shut in by its own pieces.
lesson-stalemate = Stalemate
lesson-stalemate-text =
    If the player to move has **no legal move but is not in check**, it is stalemate, and the game is a draw. Here Black's king on 37 has nowhere to go.

    On the points of the star this happens quickly: leave a bare king a move while you hunt it.
lesson-draws = Draws
lesson-draws-text =
    A game is drawn at once by stalemate, when a position occurs for the **third time**, after **50 moves** of each side without a capture or pawn move, or when nothing is left beside the kings but pawns on the wings, as here. Nobody needs to claim it.

    Both players may also agree: press Draw. If your time runs out you lose, whatever the other side has left.
lesson-endings = What wins an ending
lesson-endings-text =
    Against a bare king a **queen** wins in at most nine moves and a **bishop** in twelve. A lone rook or knight does not win, nor do two rooks. Two knights win in twelve, bishop and knight in eleven, rook and bishop in twelve.

    I know every ending with one piece beside the kings by heart and play it perfectly; an analysis gives the number of moves to mate.
lesson-signs = Signs on the picture
lesson-signs-text =
    {"**"}Six corners** mark the two cells of the last move. A **star behind a king** means check. When you choose a piece, its cell gets a closed frame; **dots** are empty cells it can go to, **rings** are pieces it can take.

    Here Black's king has just moved from 34 to 33, and the pawn on 18 is chosen.

    The number in each cell is its name. While pieces are placed, those still in hand stand beside the star.
lesson-notation = Writing moves
lesson-notation-text =
    Write the letter of the piece (K Q R B N P) and the cell it goes to: `N22`, `P14`. From cell to cell works too: `17-22` or `17 22`. Captures may be marked, `Px14`; a promotion needs its letter, `P16=Q`.

    If two pieces of a kind could go there, say which: here `P12x18` and `P23x18` are different moves. In the setup phase write cell and piece: `17B`.
