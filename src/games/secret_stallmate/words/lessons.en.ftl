# The pages of /rules: for each lesson a title and a text of at most 900 characters.

lesson-aim = The aim
lesson-aim-text =
    Chess with **hidden opponents who share the score**. You see only your own pieces; a referee tells you the rest. Nearly every end costs both of you, and only **stalemate** pays: each of you gets a point for every piece left on the board, kings and pawns included.

    Here Black has no move and is not in check. Five pieces are left: **5 points each**. The ceiling is 32, all pieces on the board; it has been reached in twelve moves.
lesson-setup = The start
lesson-setup-text =
    Each side's back rank is arranged at random, **each by itself**: bishops on both colours, the king between the rooks. You see only your own. Pieces move as in chess, pawns promote and take en passant.

    White moves first. The picture shows both sides; in a game nobody else knows where your queen stands.
lesson-tries = Tries
lesson-tries-text =
    You tell the referee a move. If the hidden pieces allow it, it counts. If not, you hear **"illegal"** and try another; there is no limit. Your partner will hear how often you failed, never what you tried.

    White cannot see that a black pawn blocks e5. Trying e4e5 costs nothing and tells where a pawn stands.
lesson-impossible = What is not even asked
lesson-impossible-text =
    A try that you can know to be wrong by yourself is **impossible** and stays between you and the referee: no piece of yours there, the wrong way to move, your own piece in the way, the same try refused before, a pawn capture where no enemy piece can be yet.

    Before Black's second move, no pawn of White can capture anything.
lesson-any = "Any?"
lesson-any-text =
    Once a turn you may ask **"Any?"**: has one of my pawns a legal capture? Your partner hears the question's answer.

    After **yes** you must try a pawn capture before anything else; if it is refused you are free again. After **no**, pawn captures are impossible in that turn. Here the answer is yes, as the picture of both sides shows: e4 takes d5.
lesson-capture = Captures
lesson-capture-text =
    A capture is announced with its **square**, not with the pieces. Here White has just taken on d5: both hear "capture on d5", and Black sees that a pawn is gone.

    How many enemy pieces are left is always shown. En passant is announced with the square where the pawn arrives. The picture shows both sides.
lesson-check = Checks
lesson-check-text =
    A check is announced by its line, as seen from the king: **rank**, **file**, **long diagonal**, **short diagonal** or **knight**. Where the attacker stands on that line is not said. Of the two diagonals through the king, the long one is the longer.

    Here Black hears "check on the file". The dashed line in the picture shows it.
lesson-period = The period
lesson-period-text =
    A turn has a fixed **period**, usually 24 hours. An accepted move is final, but the rest of the period passes all the same, so that nobody learns how early you moved. Then your partner hears all that was said in your turn, in order.

    With the option `handover at once` they hear it with your move; so it is against the computer.
lesson-signs = Signs on the picture
lesson-signs-text =
    A **cloud** lies on every square where you have no piece: there may be an enemy piece or nothing. A **cross** marks the square of the last announced capture. A **dashed line** through your king is the line on which check was announced.

    {"**"}Four corners** mark your own last move; **dots** are squares you may try. Below the board stands how many enemy pieces are left.

    This is Black's view: White has just taken on d5, and Black sees only where.
lesson-castling = Castling
lesson-castling-text =
    Castling is told as **the king taking its own rook**: here e1h1 or e1a1. Afterwards king and rook stand on g1 and f1, or on c1 and d1, wherever they began.

    Neither may have moved, nothing may stand in the way, and the king may not start on, cross or reach an attacked square. Castling and promotion are not announced.
lesson-ends = How it ends
lesson-ends-text =
    A **stalemate** is worth a point for each piece, to both. **Checkmate**: -5 each. Only the kings left: -6 each. The same position a third time: -8 each. Whoever resigns or runs out of time gets **-10**, and the other 0.

    Too little material does not end the game, and there is no rule of fifty moves unless you set `no progress`. Here it is checkmate: -5 each.
lesson-ceiling = All thirty-two
lesson-ceiling-text =
    The most there is: **32 points each**. Nothing was ever taken, all pieces are on the board, and White has no move and is not in check. It takes twelve moves of each side from the usual starting position.

    Look how it works: every pawn of White is stopped, its officers are walled in, and the two that are not are pinned: the rook on g3 by the queen, the knight on d2 by the bishop. Two who cannot talk will hardly get here; 20 and more is a very good score.
lesson-together = Playing together
lesson-together-text =
    You cannot talk, so agree on roles without words: **Black is frozen, White freezes.** Black pushes pawns until they are stopped, offers pieces that can still move, and walks the king into a corner. White keeps pieces at home, stops the pawns head-on, takes what still moves, and never gives a check that could be mate.

    Here the pawns of both sides hold each other and take nothing: a wall that stays.
lesson-computer = The computer as a partner
lesson-computer-text =
    The computer knows only what you would know in its seat. As White it builds a wall of pawns on the third and fourth rank, takes loose pieces with knights that jump over it, and closes in on the king. As Black it pushes its pawns against yours, leaves its pieces where they can be taken, and takes the king to a corner on its own side.

    Higher levels imagine more positions and look further. Nothing is ever said by the choice of refused tries.
