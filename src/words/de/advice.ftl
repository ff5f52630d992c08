hint-given = Der Computer würde { $written } spielen. { $count ->
    [one] Das ist dein erster Tipp in dieser Partie.
   *[other] Du hast in dieser Partie schon { $count } Tipps genutzt.
}
hint-not-here = Tipps gibt es nur in ungewerteten Partien gegen den Computer; starte eine mit /spielen und wähle eine Stufe.
hint-hidden = In { $game } gibt es keine Tipps: nur der Schiedsrichter sieht beide Seiten, und er hilft niemandem.
hints-used = { $count ->
    [one] Es wurde 1 Tipp genutzt.
   *[other] Es wurden { $count } Tipps genutzt.
}
label-hint = Tipp
analysis-running = Diese Partie läuft noch; die Analyse gibt es erst nach dem Ende.
analysis-not-here = Analysen gibt es nur für Spiele zu zweit, in denen beide das ganze Brett sehen; du kannst diese Partie aber nachspielen.
analysis-progress = Der Computer analysiert: Halbzug { $at } von { $of }. Die Analyse erscheint in dieser Nachricht.
analysis-head = Analyse von { $players }. Oberhalb der Mittellinie steht { $side } besser.
analysis-turning = **{ $caption }**: vorher { $before }, nachher { $after }; am besten war { $better }.
analysis-forced = Nach **{ $caption }** ist die Partie entschieden: { $side } gewinnt in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
analysis-calm = Diese Partie hatte keinen Wendepunkt.
analysis-alt = Bewertung der Partie über { $steps ->
    [one] einen Zug
   *[other] { $steps } Züge
}: tiefster Wert { $least }, höchster { $most }, am Ende { $last }. Wendepunkte (Züge): { $turnings }.
worth-points = { $points } Punkte
worth-won = { $side } hat gewonnen
worth-wins = { $side } gewinnt in { $moves ->
    [one] 1 Zug
   *[other] { $moves } Zügen
}
worth-wins-by = { $points ->
    [0] Gleichstand, { $side } gewinnt
    [one] { $side } gewinnt mit 1 Punkt Vorsprung
   *[other] { $side } gewinnt mit { $points } Punkten Vorsprung
}
label-analyse = Analysieren
