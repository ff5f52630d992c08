hint-given = The computer would play { $written }. { $count ->
    [one] It was your first hint in this game.
   *[other] You have had { $count } hints in this game.
}
hint-not-here = Hints are for casual games against the computer; start one with /play and a level.
hint-hidden = There are no hints in { $game }: the referee alone sees both sides and helps nobody.
hints-used = { $count ->
    [one] One hint was given.
   *[other] { $count } hints were given.
}
label-hint = Hint
analysis-running = The game still runs; ask again after its end.
analysis-not-here = The computer has no opinion of games of this kind; step through it instead.
analysis-progress = The computer looks at the game: { $at } of { $of } half-moves. This message becomes the analysis.
analysis-head = Analysis of { $players }. Above the middle { $side } is better.
analysis-turning = **{ $caption }**: from { $before } to { $after }; better was { $better }.
analysis-forced = After **{ $caption }** the end is known: { $side } wins in { $moves ->
    [one] one move
   *[other] { $moves } moves
}.
analysis-calm = No move changed the course of this game.
analysis-alt = Course of the game over { $steps ->
    [one] one half-move
   *[other] { $steps } half-moves
}: lowest { $least }, highest { $most }, at the end { $last }. Turning points at half-moves: { $turnings }.
label-analyse = Analyse
