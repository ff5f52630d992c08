too-many-yours = Du hast { $most } offene Partien, mehr gehen hier nicht; beende erst eine, siehe /partien.
too-many-here = Dieser Server hat { $most } offene Partien, mehr gehen nicht; warte, bis eine beendet ist.
period-runs = Du hast schon gezogen; die Frist läuft weiter, bis sie endet.
own-offer = Das ist dein eigenes Angebot; { $opponent } muss darauf antworten.
offered-already = Darum hast du in dieser Stellung schon gebeten; mach erst einen Zug.
too-late = Absagen geht nur, bevor beide gezogen haben; drücke stattdessen Aufgeben.
no-takeback = In dieser Partie kann jetzt nichts zurückgenommen werden.
which-level = Auf welcher Stufe soll der Computer spielen?
deleted-player = gelöschter Spieler
sides-last = { $who } hat { $side }
setup-game = Welches Spiel
setup-person = Wen herausfordern
setup-against = Gegen { $who }
help-head = So wird hier gespielt
leader-computer = { $place }. { $who } · schlug Stufe { $level } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
leader-score = { $place }. { $who } · Mittel { $mean } · Bestes { $best } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
profile-casual = Ungewertet · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $record }
label-anyone = Alle
seats-taken = Am Tisch: { $names }. { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
leader-pair = { $place }. { $one } und { $other } · Mittel { $mean } · beste { $best } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
leaders-pairs = Paare in { $game }, Seite { $page } von { $pages }
leaders-sides = Von { $games ->
    [one] 1 gewerteten Partie
   *[other] { $games } gewerteten Partien
} gewann { $one } { $first } und { $other } { $second }.
forfeits = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
}
profile-score = Mittel { $mean } · beste { $best } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
profile-score-computer = Mit dem Computer: Mittel { $mean } · beste { $best } · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}
label-pairs = Paare
