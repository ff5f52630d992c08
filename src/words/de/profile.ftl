profile-head = { $who }
profile-game = { $rating } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
profile-unsure = { $rating }? (noch wenige Partien) · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
profile-score = Schnitt { $mean } · Bestwert { $best } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
profile-score-computer = Mit dem Computer: Schnitt { $mean } · Bestwert { $best } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
profile-computer = Gegen den Computer: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
profile-casual = Ungewertet · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
profile-none = { $who } hat noch keine Partie beendet.
profile-hidden = { $who } behält Wertungszahlen und Ergebnisse für sich; frag { $who } einfach selbst.
profile-alt = Verlauf der Wertungszahl: von { $from } im { $since } auf { $to } im { $until }, nach { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
profile-reached = { $game } { $rating }
profile-reached-unsure = { $game } { $rating }?
profile-openings = Eröffnungen: { $openings }
profile-opening = { $opening } ({ $side }, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $record })
month = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
} { $year }
longest-streak = Rekord: { $games } Siege in Folge
forfeits = { $count ->
    [one] 1-mal ausgestiegen
   *[other] { $count }-mal ausgestiegen
}
