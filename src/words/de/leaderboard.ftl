leaders-here = { $game } auf diesem Server, Seite { $page } von { $pages }
leaders-everywhere = { $game } überall, Seite { $page } von { $pages }
leaders-computers = { $game } gegen den Computer, Seite { $page } von { $pages }
leaders-pairs = Paare in { $game }, Seite { $page } von { $pages }
leaders-sides = Von { $games ->
    [one] 1 gewerteten Partie
   *[other] { $games } gewerteten Partien
} gewann { $one } { $first } und { $other } { $second }.
leaders-none = Noch steht niemand auf dieser Liste; spiel mit /spielen eine gewertete Partie.
leaders-counting = Nach einer Aktualisierung zählt Patt die bisherigen Partien neu. In ein paar Minuten sind die Bestenlisten wieder da; gespielt wird solange weiter.
leaders-left = Du hast die Bestenlisten verlassen; mit /datenschutz kommst du zurück.
leader = { $place }. { $who } { $rating } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
leader-unsure = { $place }. { $who } { $rating }? · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
leader-computer = { $place }. { $who } · Stufe { $level } besiegt · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
leader-unbeaten = { $place }. { $who } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
leader-score = { $place }. { $who } · Schnitt { $mean } · Bestwert { $best } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
leader-pair = { $place }. { $one } und { $other } · Schnitt { $mean } · Bestwert { $best } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
record = +{ $wins } ={ $draws } -{ $losses }
streak = { $games } Siege in Folge
label-pairs = Paare
