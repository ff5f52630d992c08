replay-start = { $players }, the start, 0 of { $of }
replay-at = { $players }, { $caption }, { $at } of { $of }
replay-quiet = { $players }, { $at } of { $of }
replay-first = { $number }. { $written }
replay-second = { $number }... { $written }
replay-many = move { $number }, { $who } { $written }
replay-unnumbered = { $who } { $written }
replay-goto = Go to a half-move
replay-which = Half-move, 0 (the start) to { $of }
replay-no-step = { $text } is not a half-move of this game; press Go to and write a number from 0 to { $of }.
replay-secret = This game still runs and is secret, so only you may see that; post it after the end.
replay-no-film = There is no moving picture of boards of this shape yet; step through it instead.
replay-thinned = The game is long: the picture shows every { $every }. position.
replay-alt = Moving picture of a game of { $steps ->
    [one] one half-move
   *[other] { $steps } half-moves
}. At the end: { $last }
export-done = { $form }; /import opens it again.
export-hidden = This game still runs and is secret, so it has no file yet; ask again after the end.
export-nothing = This game has not begun, so there is nothing to look back on; wait for the first board.
export-form = { $text } is not a form of this game's files; choose one of { $forms }.
label-forward = Forward
label-goto = Go to...
label-film = Moving picture
label-file = File
label-step-through = Step through
record-version = This record was written by a later version of me ({ $version }); export it again as PGN or update me.
record-missing = The record lacks the line "{ $field }"; export the game again.
record-line = Line { $line } is no line of a record: "{ $text }". Correct it and try again.
