hint-given = The computer would play { $written }. { $count ->
    [one] This is your first hint in this game.
   *[other] You have used { $count } hints in this game.
}
hint-not-here = Hints are for casual games against the computer; start one with /play and choose a level.
hint-hidden = There are no hints in { $game }: the referee alone sees both sides and helps nobody.
hints-used = { $count ->
    [one] 1 hint was used.
   *[other] { $count } hints were used.
}
label-hint = Hint
analysis-running = This game is still going on; ask for its analysis when it is over.
analysis-not-here = Analysis works for games of two players who both see the whole board; step through this game instead.
analysis-progress = Analysing: half-move { $at } of { $of }. The analysis will appear in this message.
analysis-head = Analysis of { $players }. Above the middle line { $side } is better.
analysis-turning = **{ $caption }**: { $before } before, { $after } after; the best move was { $better }.
analysis-forced = After **{ $caption }** { $side } can force a win in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
analysis-calm = This game had no turning points.
analysis-alt = Graph of the game over { $steps ->
    [one] one move
   *[other] { $steps } moves
}: lowest { $least }, highest { $most }, at the end { $last }. Turning points at moves: { $turnings }.
worth-points = { $points } points
worth-won = { $side } has won
worth-wins = { $side } wins in { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
worth-wins-by = { $points ->
    [0] a tie, won by { $side }
    [one] { $side } wins by 1 point
   *[other] { $side } wins by { $points } points
}
label-analyse = Analyse
