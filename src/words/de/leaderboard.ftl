leaders-here = { $game } auf diesem Server, Seite { $page } von { $pages }
leaders-everywhere = { $game } überall, Seite { $page } von { $pages }
leaders-computers = { $game } gegen den Computer, Seite { $page } von { $pages }
leaders-pairs = Paare in { $game }, Seite { $page } von { $pages }
leaders-sides = Von { $games ->
    [one] 1 gewerteten Partie
   *[other] { $games } gewerteten Partien
} gewann { $one } { $first } und { $other } { $second }.
leaders-none = Noch steht niemand auf dieser Liste; spiel mit /spielen eine gewertete Partie.
leaders-left = Du hast die Ranglisten verlassen; /datenschutz bringt dich zurück.
leader = { $place }. { $who } { $rating } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
leader-unsure = { $place }. { $who } { $rating }? · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
leader-computer = { $place }. { $who } · schlug Stufe { $level } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
leader-score = { $place }. { $who } · Mittel { $mean } · Bestes { $best } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
leader-pair = { $place }. { $one } und { $other } · Mittel { $mean } · beste { $best } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
record = +{ $wins } ={ $draws } -{ $losses }
streak = { $games } in Folge
label-pairs = Paare
