# The pages of /rules: for each lesson a title and a text of at most 900 characters.

lesson-aim = The aim
lesson-aim-text =
    Two armies of sixteen pieces, White and Black, move in turn; White begins. Each turn you move one piece to another square. If an enemy piece stands there, it is taken off the board.

    You win by **checkmate**: the enemy king is attacked and nothing can save it. Kings are never taken; the game ends one move before.

    The pages that follow show each piece. Dots are squares it may go to, rings are pieces it may take.
lesson-rook = The rook
lesson-rook-text =
    The rook goes any distance along its **rank or file**. It cannot jump: it stops before a piece of its own side and may take the first enemy piece it meets, as on d6 here.

    Rooks like open files. Bring both to files without pawns, and later to the enemy's second rank.
lesson-bishop = The bishop
lesson-bishop-text =
    The bishop goes any distance **diagonally**, and like the rook it does not jump. It stays on squares of one colour for the whole game.

    You begin with two, one for each colour. Together they cover the whole board, so think twice before you give one of them up.
lesson-queen = The queen
lesson-queen-text =
    The queen moves like **rook and bishop together**: any distance along ranks, files and diagonals.

    It is the strongest piece, worth about nine pawns (rook 5, bishop and knight 3). Bring it out too early and your opponent gains time by attacking it.
lesson-knight = The knight
lesson-knight-text =
    The knight **jumps**: two squares along a rank or file and then one to the side. What stands between does not matter; here it is shut in on every side and still reaches eight squares.

    A knight on the rim reaches only half as many, so keep yours near the middle.
lesson-king = The king
lesson-king-text =
    The king goes **one square in any direction**, but never to a square that an enemy piece attacks. Here the pawn on c4 gives check; the king may take it, and may not step to squares it guards.

    Keep it safe behind pawns while many pieces are on the board. In the endgame it becomes a fighter.
lesson-pawn = The pawn
lesson-pawn-text =
    The pawn goes **one square straight ahead**, or two from its first square if both are free. It **takes diagonally** ahead, one square to either side, and only there.

    It never goes back. Pawns that protect each other make a strong chain.
lesson-en-passant = En passant
lesson-en-passant-text =
    When a pawn has just gone **two squares** and stands beside an enemy pawn, that pawn may take it as if it had gone only one. It lands on the square that was passed over.

    This is called *en passant*, "in passing", and is possible for one turn only. Here Black has just played d7-d5, so White may take on d6.
lesson-promotion = Promotion
lesson-promotion-text =
    A pawn that reaches the far end **becomes a queen, rook, bishop or knight** at once, as its owner chooses. You may have several queens.

    In typed moves the new piece follows the square: `e8=Q`, or `exd8=N` when the pawn takes.
lesson-castling = Castling
lesson-castling-text =
    Once per game the king may **castle**: it goes two squares towards a rook, and the rook lands on its other side. Write `O-O` for kingside and `O-O-O` for queenside.

    It needs four things: king and rook have not moved, nothing stands between them, the king is not in check, and it crosses or reaches no attacked square. The rook may be attacked.
lesson-check = Check
lesson-check-text =
    A king that is attacked is **in check** and must be saved at once. There are three ways: move the king, take the attacker, or put a piece in between.

    A move that leaves your own king attacked is not allowed. I refuse it and say which piece attacks it.
lesson-mate = Checkmate
lesson-mate-text =
    A check that cannot be answered is **checkmate** and wins the game. Here the rook attacks along the last rank and Black's own pawns shut the king in.

    This is a back-rank mate, one of the most common of all: give your king an escape square.
lesson-stalemate = Stalemate
lesson-stalemate-text =
    If the player to move has **no legal move but is not in check**, it is stalemate, and the game is a draw. Here it is Black's turn: every square around the king is guarded and nothing else can move.

    It saves many lost games, so look twice when your opponent has only a king left.
lesson-draws = Draws
lesson-draws-text =
    A game is drawn at once by stalemate, when neither side has enough pieces to mate (as here), when a position has occurred **five times**, or after **75 moves** without a capture or pawn move.

    You may **claim** a draw when a position has occurred three times, or after 50 such moves; a button appears, and `/draw after:` claims for the position after your move.

    Both players may also agree: press Draw. If your time runs out and the other side has nothing to mate with, that is a draw as well.
lesson-chess960 = Chess960
lesson-chess960-text =
    In **Chess960** the pieces of the first rank stand in a random order: bishops on opposite colours, the king between the rooks, Black the same as White. There are 960 orders, so knowing openings by heart does not help.

    Castling ends as usual, king on the g- or c-file and rook beside it, wherever they began. Write `options: 960` for a random start or `960 518` for one by number; 518 is the usual game.
lesson-signs = Signs on the picture
lesson-signs-text =
    {"**"}Four corners** mark the two squares of the last move. A **star behind a king** means check. When you choose a piece, its square gets a closed frame; **dots** are empty squares it can go to, **rings** are pieces it can take.

    Here the queen came from h2 to e5 and gives check. The knight on c6 can block on e7 or take the queen.

    Letters and numbers at the edge name the squares. `/settings` changes colours, pieces and which side is at the bottom.
lesson-notation = Writing moves
lesson-notation-text =
    Files are a to h, ranks 1 to 8. Write the letter of the piece (K Q R B N, none for a pawn) and where it goes: `Nf3`, `e4`, `Qxd5`. Square to square works too: `g1f3`.

    If two pieces could go there, say which: here `Nbd2` and `Nfd2` are different moves. Check signs, `x` and capital letters may be left out. While you type in `/move`, I suggest what is possible.
