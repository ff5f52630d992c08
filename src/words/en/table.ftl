too-many-yours = You have { $most } open games, which is the limit here; finish one first, see /games.
too-many-here = This server has { $most } open games, which is the limit; wait until one is finished.
period-runs = You have moved already; the period runs on until it ends.
own-offer = You made this offer yourself; { $opponent } has to answer it.
offered-already = You asked for that in this position already; make a move first.
too-late = A game can only be called off before both have moved; press Resign instead.
no-takeback = Nothing can be taken back in this game now.
which-level = Which level shall the computer play?
deleted-player = deleted player
sides-last = { $who } is { $side }
setup-game = Which game
setup-person = Whom to challenge
setup-against = Against { $who }
help-head = How to play here
leader-computer = { $place }. { $who } · beat level { $level } · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
leader-score = { $place }. { $who } · mean { $mean } · best { $best } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
profile-casual = Unrated · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
label-anyone = Anyone
seats-taken = At the table: { $names }. { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
leader-pair = { $place }. { $one } and { $other } · mean { $mean } · best { $best } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
leaders-pairs = Pairs in { $game }, page { $page } of { $pages }
leaders-sides = Of { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}, { $one } won { $first } and { $other } { $second }.
forfeits = { $count ->
    [one] 1 forfeit
   *[other] { $count } forfeits
}
profile-score = Mean { $mean } · best { $best } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
profile-score-computer = With the computer: mean { $mean } · best { $best } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
label-pairs = Pairs
