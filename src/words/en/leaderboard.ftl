leaders-here = { $game } on this server, page { $page } of { $pages }
leaders-everywhere = { $game } everywhere, page { $page } of { $pages }
leaders-computers = { $game } against the computer, page { $page } of { $pages }
leaders-pairs = Pairs in { $game }, page { $page } of { $pages }
leaders-sides = Of { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
}, { $one } won { $first } and { $other } { $second }.
leaders-none = Nobody is on this list yet; play a rated game with /play.
leaders-counting = After an update Patt is counting the games played before. The leaderboards are back in a few minutes; games go on meanwhile.
leaders-left = You have left the leaderboards; /privacy brings you back.
leader = { $place }. { $who } { $rating } · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
leader-unsure = { $place }. { $who } { $rating }? · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
leader-computer = { $place }. { $who } · beat level { $level } · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
leader-unbeaten = { $place }. { $who } · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
leader-score = { $place }. { $who } · mean { $mean } · best { $best } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
leader-pair = { $place }. { $one } and { $other } · mean { $mean } · best { $best } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
record = +{ $wins } ={ $draws } -{ $losses }
streak = { $games } in a row
label-pairs = Pairs
