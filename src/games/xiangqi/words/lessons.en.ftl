# The pages of /rules, for somebody who knows chess: for each lesson a title and a text of at most 900
# characters.

lesson-aim = The aim
lesson-aim-text =
    Xiangqi is Chinese chess. Two armies of sixteen, Red and Black, stand on the **points where lines cross**: nine files, ten ranks. Red begins. The gap in the middle is the **river**; the squares with a cross are the **palaces**.

    You win by checkmate, as in chess, and also **by stalemate: whoever cannot move loses**.

    Each side has a general, two advisors, two elephants, two horses, two chariots, two cannons and five pawns. Nothing promotes, nobody castles. On the next pages dots are points a piece may go to, rings are pieces it may take.
lesson-general = The general
lesson-general-text =
    The general is your king. It goes **one step straight**, never diagonally, and **never leaves its palace** of nine points. From e2 it may go to all four sides, except where the enemy attacks.

    Black's general stands on d10 here, so d2 is barred: the two generals may not face each other. The next page tells why.
lesson-facing = Facing generals
lesson-facing-text =
    The two generals may **never face each other on an open file**. Think of each as a chariot that sees along its own file.

    So a lone piece between them is pinned to that file: the chariot on e3 would be, were there no black pawn on e7. With two pieces between, as here, either may leave.

    In the endgame the general becomes a weapon: it guards a whole file from afar.
lesson-advisor = The advisor
lesson-advisor-text =
    The advisor goes **one step diagonally** and never leaves the palace: it has only five points in its life, the corners and the middle.

    Two advisors and two elephants are the guards of the general. They seldom attack, but a general without them falls quickly to chariots. Beware of cannons, which use your own guards as screens.
lesson-elephant = The elephant
lesson-elephant-text =
    The elephant goes **exactly two steps diagonally** and **never crosses the river**, so it has seven points.

    It does not jump. A piece on the point between, its **eye**, blocks it: here the black pawn on d2 bars the way to c1, while the other three ways are free.

    Two elephants that guard each other are a strong wall.
lesson-horse = The horse
lesson-horse-text =
    The horse goes like a knight, but it **walks**: one step straight, then one diagonally outwards. A piece on that first point, the horse's **leg**, blocks it.

    Here the black cannon on e6 stands before the horse on e5, so d7 and f7 are out of reach, though a pawn waits on f7. Note that attacks are not mutual: a horse may attack another that cannot strike back.
lesson-chariot = The chariot
lesson-chariot-text =
    The chariot is the rook: **any distance straight**, and it takes the first enemy piece it meets, as on e7 here. It is by far the strongest piece, worth about two cannons or horses.

    Bring your chariots out early. A file you hold and an enemy whose chariots still sleep in the corner are half a victory.
lesson-cannon = The cannon
lesson-cannon-text =
    The cannon **moves like a chariot but takes by jumping**: there must be **exactly one piece**, of either side, between it and its victim.

    Here the cannon on e5 cannot take the pawns on e7 or g5, which are next in line, but the pieces behind them: the horse on e9 and the chariot on i5.

    Cannons are strong while the board is full of screens. Two cannons on one file give a check that interposing seldom stops.
lesson-pawn = The pawn
lesson-pawn-text =
    The pawn goes **one step ahead and takes the same way**. When it has **crossed the river** it may also go **one step sideways**, as from d6 here. The pawn on g4 has not crossed yet.

    It never goes back and never promotes: on the last rank it can only go sideways. A crossed pawn near the palace is worth almost a horse.
lesson-check = Check
lesson-check-text =
    An attacked general must be saved at once. Against a cannon there are more ways than in chess: move the general off the line, take the cannon, put a **second piece between**, or take the **screen away**.

    Here the cannon on e3 checks over Black's own advisor on e9. The general may step aside, or the advisor may leave the file: without a screen the cannon attacks nothing.
lesson-mate = Checkmate
lesson-mate-text =
    A check without an answer is **checkmate**. Here one chariot holds the ninth rank and the other gives check on the tenth: the most common mate with two chariots.

    Other patterns worth knowing: a double cannon on one file, a horse beside the palace with a general on the open file, a chariot and a cannon on the back rank.
lesson-stalemate = Stalemate loses
lesson-stalemate-text =
    Stalemate is **a loss** for the side that cannot move. Here Black's general has no point to go to: the pawn on e9 guards both d9 and e10. Black is not in check, and has lost.

    So a pawn and a general often win where a chess player would offer a draw.
lesson-repetition = Perpetual check and chase
lesson-repetition-text =
    When a position occurs for the **third time**, the moves since the first time are judged, and the side that did worse loses. Worst is **check with every move**; then **attacking the same piece anew with every move**; then chasing it where some moves only **take its protection away**.

    Here the chariot hunts the cannon: f5-e5, then e5-f5 after it; Red has to stop. A piece that can be retaken is not chased, unless a lesser one attacks it. Generals and pawns may chase for ever.

    Attacking now this piece, now that is allowed, and enough against who only takes protection away. If both did alike, or a move of each did nothing, it is a draw. I warn you the second time and ask before the third.
lesson-draws = Draws
lesson-draws-text =
    A game is drawn when neither side has a piece that can **attack** any more (as here: generals, advisors and elephants only), after **60 moves** of each side without a capture, or when a position occurs three times and neither side alone forced it.

    Both players may agree: press Draw. If your time runs out and the other side has nothing to attack with, that is a draw as well.
lesson-worth = What the pieces are worth
lesson-worth-text =
    Roughly: chariot 9, cannon 4 and a half, horse 4, advisor and elephant 2, pawn 1, crossed pawn 2.

    Cannons are better while the board is full, horses when it empties. Begin as most do: put a cannon on the middle file (`Che3`) to attack the pawn on e7, or guard that pawn with a horse, and bring a chariot out by the third move.
lesson-signs = Signs on the picture
lesson-signs-text =
    The piece that moved last has a **bright rim**, and **four corners** mark the point it left. A **star behind a general** means check. A piece you have chosen has a rim of another colour; **dots** are empty points it can go to, **rings** are pieces it can take.

    Here the chariot came from a5 to e5 and gives check. The horse on g6 can block on e7 or take the chariot.

    `/settings` changes the pieces, Chinese or Western, the notation and which side is at the bottom; the edge is labelled to fit your notation.
lesson-notation = Writing moves
lesson-notation-text =
    Files are a to i and ranks 1 to 10 from Red's side: `h3e3`, or short `Che3` (K general, A advisor, E elephant, H horse, R chariot, C cannon, P pawn).

    I read and write the other systems too: WXF `C2.5`, Lau's book `C2h5`, Chinese `炮二平五`, ICCS `H2-E2`. In WXF and Chinese all players count files from their own right; `+` is ahead, `-` back, `.` sideways. With two like pieces on a file, as here, the front chariot is `R+`, the rear one `R-` (前車, 後車). Choose yours in `/settings`.
