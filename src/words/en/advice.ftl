hint-piece = Try this piece: { $piece } { $cell }. { $count ->
    [one] This is your first hint in this game.
   *[other] You have used { $count } hints in this game.
}
hint-hand = Try a piece from your hand: { $piece }. { $count ->
    [one] This is your first hint in this game.
   *[other] You have used { $count } hints in this game.
}
label-hint-move = Show the move
hint-given = A good move is { $written }. { $count ->
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
analysis-not-here = There is nothing to analyse in this game; step through it instead.
analysis-progress = Analysing: half-move { $at } of { $of }. The analysis will appear in this message.
analysis-head = Analysis of { $players }. Above the middle line { $side } is better.
analysis-gone = That analysis has to be made anew; press Analyse below the end of the game.
turning-place = { $players }, turning point { $at } of { $of }
turning-alt = Two boards with the position before the move. Left, an arrow: { $played } was played. Right, arrows: better was { $better }. { $position }
course-head = Pieces on the board, turn by turn: { $players }.
course-ahead = { $who } was ahead after { $count } of { $of } turns.
course-alt = Graph of the pieces on the board over { $turns } turns. At the end: { $list }.
label-earlier = Earlier
label-later = Later
label-try-here = Try again from here
analysis-forced = After **{ $caption }** { $side } can force a win in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
analysis-calm = This game had no turning points.
analysis-alt = Graph of the game over { $steps ->
    [one] one move
   *[other] { $steps } moves
}: lowest { $least }, highest { $most }, at the end { $last }. { $count ->
    [0] No turning points.
   *[other] Turning points at moves: { $turnings }.
}
worth-chance = { $side } { $percent }%
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
analysis-side = { $side }: { $accuracy }% accuracy, { $slips }.
slips-none = no mistakes
count-inaccuracies = { $count ->
    [one] 1 inaccuracy
   *[other] { $count } inaccuracies
}
count-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
count-blunders = { $count ->
    [one] 1 blunder
   *[other] { $count } blunders
}
grade-inaccuracy = inaccuracy
grade-mistake = mistake
grade-blunder = blunder
analysis-slip = **{ $caption }**, { $grade }: { $before } → { $after }.
analysis-better = Better: { $line }.
turning-also = Also good: { $line }.
turning-chances = Chances of { $side }: { $before }% → { $after }%.
hint-certain = { $worth }.
hint-line = It may go on { $line }.
hint-also = Also good: { $line }.
chances-head = Analysis of { $players }: who was likely to win.
chance-percent = { $number }%
chances-alt = Graph of the chances of all over { $turns } turns.
chances-seat = { $who }: { $first }% at first, { $most }% at best, { $last }% at the end.
pair-head = Analysis of { $players }: with open eyes each could have scored { $could }.
pair-cost = **{ $caption }**: { $before } → { $after } possible points.
pair-calm = No move cost points.
pair-possible = possible
pair-alt = Graph of the points that were possible over { $turns } steps: { $first } at first, { $last } at the end.
label-analyse = Analyse
