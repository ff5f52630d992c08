leaders-here = { $game } auf diesem Server, Seite { $page } von { $pages }
leaders-everywhere = { $game } überall, Seite { $page } von { $pages }
leaders-computers = { $game } gegen den Computer, Seite { $page } von { $pages }
leader = { $place }. { $who } { $rating } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
leader-unsure = { $place }. { $who } { $rating }? · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
record = +{ $wins } ={ $draws } -{ $losses }
streak = { $games } in Folge
leaders-left = Du hast die Ranglisten verlassen; /datenschutz bringt dich zurück.
leaders-none = Noch steht niemand auf dieser Liste; spiel mit /spielen eine gewertete Partie.
profile-head = { $who }
profile-game = { $rating } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
profile-unsure = { $rating }? (noch wenige Partien) · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
profile-computer = Gegen den Computer: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
profile-hidden = { $who } behält Wertungen und Ergebnisse für sich; frag { $who } danach.
profile-none = { $who } hat noch keine Partie beendet.
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
profile-alt = Verlauf der Wertung: von { $from } im { $since } bis { $to } im { $until } in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}.
games-mine = Deine Partien, Seite { $page } von { $pages }
games-channel = Partien in diesem Kanal, Seite { $page } von { $pages }
games-server = Partien auf diesem Server, Seite { $page } von { $pages }
game-yours = { $number }. { $game }, { $first } - { $second }, du bist am Zug, #{ $table }
game-theirs = { $number }. { $game }, { $first } - { $second }, { $mover } am Zug, #{ $table }
game-waits = { $number }. { $game }, { $host } wartet auf jemanden, #{ $table }
games-none = Keine offenen Partien hier; beginne eine mit /spielen.
help =
    {"**"}Spielen**: `/spielen` fordert jemanden heraus, eröffnet einen freien Platz oder beginnt eine Partie gegen den Computer.
    {"**"}Ziehen**: Drücke Ziehen unter dem Brett und wähle erst die Figur, dann das Feld; oder tippe `/zug` und nimm einen Vorschlag.
    {"**"}Ansehen**: `/brett` zeigt deine Partie, `/züge`, wohin eine Figur kann, `/partien` alle deine Partien.
    {"**"}Beenden**: Remis und Aufgeben stehen unter dem Brett; beide fragen nach, bevor es zählt.
    {"**"}Lernen**: `/regeln` erklärt ein Spiel mit Bildern.
    {"**"}Vergleichen**: `/rangliste` und `/profil` zeigen Wertungen und Ergebnisse.
    {"**"}Deins**: `/einstellungen` ändert Brett, Notation und Pings; `/datenschutz` zeigt, was über dich gespeichert ist, und blockiert Leute.
    {"**"}Uhren**: Partien ohne Uhr warten auf dich; niemand wird gedrängt.
    {"**"}Verirrt?** `/brett` holt das Brett mit allen Knöpfen jederzeit zurück.
lesson-page = Seite { $page } von { $pages }
