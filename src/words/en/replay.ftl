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
replay-secret = This game is still going on and is secret, so only you may see this; post it when it is over.
replay-no-film = Boards of this shape cannot be animated; step through the game instead.
replay-thinned = The game is long: the animation shows every { $every ->
    [2] 2nd
    [3] 3rd
   *[other] { $every }th
} position.
replay-alt = Animation of a game of { $steps ->
    [one] one half-move
   *[other] { $steps } half-moves
}. At the end: { $last }
label-forward = Forward
label-goto = Go to...
label-film = Animated GIF
label-step-through = Step through
play-on-question = Start a casual game from half-move { $at }: against whom?
play-on-over = The game is over at that position; go some half-moves back and play on from there.
label-play-on = Play on from here
label-alone = I play all sides
