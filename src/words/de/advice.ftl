hint-piece = Der Computer würde mit dieser Figur ziehen: { $piece } { $cell }. { $count ->
    [one] Das ist dein erster Tipp in dieser Partie.
   *[other] Du hast in dieser Partie schon { $count } Tipps genutzt.
}
hint-hand = Der Computer würde eine Figur aus der Hand einsetzen: { $piece }. { $count ->
    [one] Das ist dein erster Tipp in dieser Partie.
   *[other] Du hast in dieser Partie schon { $count } Tipps genutzt.
}
label-hint-move = Zug zeigen
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
analysis-accuracy = Genauigkeit: { $first } { $one } %, { $second } { $two } %.
analysis-accuracy-points = Genauigkeit, ein Punkt wiegt dabei so viel wie ein Bauer: { $first } { $one } %, { $second } { $two } %.
analysis-gone = Diese Analyse muss neu berechnet werden; drücke „Analysieren“ unter dem Ende der Partie.
turning-lost = **{ $caption }** hat etwa { $loss } Bauern gekostet.
turning-lost-points = **{ $caption }** hat etwa { $loss } Punkte gekostet.
turning-changed = **{ $caption }**: vorher { $before }, nachher { $after }.
turning-better = Besser war **{ $better }**.
turning-better-line = Besser war **{ $better }**, und dann { $line }.
turning-place = { $players }, Wendepunkt { $at } von { $of }
turning-alt = Zwei Bretter mit der Stellung vor dem Zug. Links ein Pfeil: gespielt wurde { $played }. Rechts Pfeile: besser war { $better }. { $position }
course-head = Figuren auf dem Brett, Zug um Zug: { $players }.
course-ahead = { $who } lag nach { $count } von { $of } Zügen vorn.
course-alt = Verlauf der Figuren auf dem Brett über { $turns } Züge. Am Ende: { $list }.
label-course = Wer vorn lag
label-earlier = Früher
label-later = Später
label-try-here = Von hier noch einmal
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
