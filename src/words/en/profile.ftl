profile-head = { $who }
profile-game = { $rating } · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
profile-unsure = { $rating }? (few games yet) · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
profile-score = Mean { $mean } · best { $best } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
profile-score-computer = With the computer: mean { $mean } · best { $best } · { $games ->
    [one] 1 game
   *[other] { $games } games
}
profile-computer = Against the computer: { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
profile-casual = Unrated · { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $record }
profile-none = { $who } has not finished a game yet.
profile-hidden = { $who } keeps ratings and results private; ask { $who } to show you.
profile-alt = Rating graph: from { $from } in { $since } to { $to } in { $until } over { $games ->
    [one] one game
   *[other] { $games } games
}.
profile-reached = { $game } { $rating }
profile-reached-unsure = { $game } { $rating }?
profile-openings = Openings: { $openings }
profile-opening = { $opening } ({ $side }, { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $record })
month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
longest-streak = best { $games } in a row
forfeits = { $count ->
    [one] 1 forfeit
   *[other] { $count } forfeits
}
