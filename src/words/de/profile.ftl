profile-head = { $who }
profile-game = { $rating } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
profile-unsure = { $rating }? (noch wenige Partien) · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
profile-score = Mittel { $mean } · beste { $best } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
profile-score-computer = Mit dem Computer: Mittel { $mean } · beste { $best } · { $games ->
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
profile-hidden = { $who } behält Wertungen und Ergebnisse für sich; frag { $who } danach.
profile-alt = Verlauf der Wertung: von { $from } im { $since } bis { $to } im { $until } in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
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
longest-streak = am besten { $games } in Folge
forfeits = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
}
