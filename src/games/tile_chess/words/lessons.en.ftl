# The pages of /rules: for each lesson a title and a text of at most 900 characters.

lesson-aim = The aim
lesson-aim-text =
    Two to six players, **no board**: the tiles themselves are the board, on a plane without end. Cells touch along sides and corners.

    Kings are really captured here, and whoever takes a king gets its whole army. **The last player with a king wins.** There is no castling, double step or promotion.
lesson-layout = Laying the tiles
lesson-layout-text =
    First all tiles are laid, one each in turn. The first goes on n50; **every later tile must touch one that lies there already**, whoever owns it. The marked cells show where the rook may go here.

    The **king comes last**. It may not touch another king, nor be laid into check. When all hands are empty, whoever laid the first tile makes the first move.
lesson-lines = How tiles move
lesson-lines-text =
    King, queen, rook, bishop and knight go as in chess, as far as they like over empty cells. And lines pass **freely over tiles of your own colour**: the rook on o51 looks through its pawn and knight and may take the pawn at the far end.

    Nothing passes a tile of another colour.
lesson-pawn = The pawn
lesson-pawn-text =
    Pawns have no forward. A pawn **steps one cell straight** in any of four directions onto an empty cell and **captures one cell diagonally**, in any of four.
lesson-unity = Unity
lesson-unity-text =
    {"**"}All tiles must stay connected after every move**, and that is the heart of the game. The moved tile must touch some other tile: the cell it left does not count.

    A capture never breaks unity by removing its victim, as the captor takes its place. But a tile that holds others to the rest can never capture.
lesson-trapped = Trapped tiles
lesson-trapped-text =
    A tile that holds others together is **trapped** if it has no move that keeps the table whole (hatched). It is **partly trapped** if some cells would bridge all parts: each white pawn here has a step or two.

    Neither can capture, so neither gives check. Hang a tile on an enemy and it can hurt nobody; but the one who hangs there may be trapped in turn.
lesson-check = Check and threat
lesson-check-text =
    A tile whose capture would reach a king **checks** it if it could really take it. The knight on p53 checks Black here.

    The rook on n52 bears on the king too, but a pawn hangs on it: it is trapped and only **threatens**. Checks are announced at once; threats you see on your own board, or always with the option `threats always`.
lesson-ways-out = Ways out of check
lesson-ways-out-text =
    Whoever is in check must end it: move the king, put **any** tile in the line, take the attacker, or **trap** the attacker by hanging a tile on it. With three kings or more, checking the attacker's own king may do too.

    If nothing helps you are skipped, and the attacker may take your king, but need not.
lesson-rim = The queen at the rim
lesson-rim-text =
    A classic disaster: the black queen has flown round the table and parked beside White's lonely king. The queen hangs on the king, so **the king holds it to the table**: it can neither leave nor take the queen. White is skipped, and the queen takes the king.

    Keep your king among friends, with three neighbours or more.
lesson-takeover = Taking a king
lesson-takeover-text =
    White's rook has just taken Red's king. **All of Red's tiles are White's at once**: lines pass through them, White moves them from the next turn on, and they count for White.

    A king capture is an ordinary move. It must keep the table whole and your own king safe, unless it takes the last other king. It is never compulsory, except in Blood Lust.
lesson-layered = Layers of check
lesson-layered-text =
    With three kings or more a hit may be void for another reason. White's rook on q50 bears on Red's king, but White is **in check from Black**, and taking would not cure that. So Red is only threatened, and may stay.

    As soon as White's own trouble is gone the threat becomes a check, and I announce it, whoever moved.
lesson-kings = Kings at close quarters
lesson-kings-text =
    Two free kings may not stand side by side: each would check the other. But a king may **step next to a trapped king**, which cannot take it, and check it there.
lesson-skips = Turns and skips
lesson-skips-text =
    Turns go round clockwise, and **whoever can move must**. You are skipped only if you are in check and nothing ends it, if none of your tiles can move, or if every move would expose your king. I do it for you and say why.

    A skip is a turn. It does not put you out.
lesson-ends = Draws and points
lesson-ends-text =
    When a position has occurred **three times** the game is a draw, even if the whole table has wandered. All who still play may also agree.

    Then places are decided by points for the tiles each controls: queen 12, rook 5, bishop 3, knight 3, pawn 1. Whoever resigns leaves a frozen army; its king can still be taken.
lesson-options = Other ways to play
lesson-options-text =
    Write these in the options of `/play`: `fast` for small sets, `pawns 4`, `grid`, `borders` (nothing leaves a frame, as here).

    `blood lust`: whoever can capture must. `mad blood lust`: and whoever cannot takes one of their own tiles off the table. `friendly fire`: your own tiles may be taken. `sudden death`: nothing is announced, kings may be left hanging; **any clock means Sudden Death**, and a move not made in time is made at random.
lesson-random = Random layouts
lesson-random-text =
    With `layout rectangle` or `layout spiral` all tiles but the kings are shuffled and dealt. Then everybody has **five free turns** without kings (`free turns 3` for three), and after them the kings are laid in the same order.

    Here is a spiral for two with the fast set.
lesson-signs = Signs on the picture
lesson-signs-text =
    Each tile has the colour of the player who controls it and a **small sign** of that player in its corner, so colours need not be told apart. A tile with **lines across it** is trapped; with lines on its lower half it is partly trapped. An **arrow** shows a check.

    A **dashed outline** is the cell the last tile left, and a frame is where it went. **Dots** are cells a chosen tile can go to, **rings** are tiles it can take.

    Here the knight on p53 gives check, and the rook on n52 is trapped.
lesson-notation = How moves are written
lesson-notation-text =
    Columns have letters, rows numbers, shown at all four edges; the first tile lies on n50. After z come aa, ab; left of a come zz, zy.

    A tile from the hand: `Q@n51`. A move or capture: `n50-p52`. A tile off the table: `n50!`. You may also write `Qp52`, `n50xp52`, `queen to p52` or just the cell where that is clear.
lesson-tips = First advice
lesson-tips-text =
    {"**"}A compact army is a mobile army**; long strings are trapped strings. Lay pawns early and the queen late, keep the king inside.

    The queen is stronger than in chess, above all along the rim. Pawns make walls only you can cross. Trapped tiles may be taken without fear of what they attack. Against players who hide, use fewer pawns or Blood Lust.
lesson-manners = At the table
lesson-manners-text =
    More than two at a table talk, and that is fine. These customs keep it fair: no open plans of two against a third; no advice given to hurt a third, though advice that hurts yourself is welcome; no "then I sink us both".

    Six who want it quick open two tables of three.
