hint-piece = Versuch es mit dieser Figur: { $piece } { $cell }. { $count ->
    [one] Das ist dein erster Tipp in dieser Partie.
   *[other] Du hast in dieser Partie schon { $count } Tipps genutzt.
}
hint-hand = Versuch es mit einer Figur aus der Hand: { $piece }. { $count ->
    [one] Das ist dein erster Tipp in dieser Partie.
   *[other] Du hast in dieser Partie schon { $count } Tipps genutzt.
}
label-hint-move = Zug zeigen
hint-given = Ein guter Zug ist { $written }. { $count ->
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
analysis-not-here = An dieser Partie gibt es nichts zu analysieren; du kannst sie aber nachspielen.
analysis-progress = Der Computer analysiert: Halbzug { $at } von { $of }. Die Analyse erscheint in dieser Nachricht.
analysis-head = Analyse von { $players }. Oberhalb der Mittellinie steht { $side } besser.
analysis-gone = Diese Analyse muss neu berechnet werden; drücke „Analysieren“ unter dem Ende der Partie.
turning-place = { $players }, Wendepunkt { $at } von { $of }
turning-alt = Zwei Bretter mit der Stellung vor dem Zug. Links ein Pfeil: gespielt wurde { $played }. Rechts Pfeile: besser war { $better }. { $position }
course-head = Figuren auf dem Brett, Zug um Zug: { $players }.
course-ahead = { $who } lag nach { $count } von { $of } Zügen vorn.
course-alt = Verlauf der Figuren auf dem Brett über { $turns } Züge. Am Ende: { $list }.
label-earlier = Früher
label-later = Später
label-try-here = Von hier noch einmal
analysis-forced = Nach **{ $caption }** ist die Partie entschieden: { $side } gewinnt in { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
analysis-calm = Diese Partie hatte keinen Wendepunkt.
analysis-alt = Bewertung der Partie über { $steps ->
    [one] einen Zug
   *[other] { $steps } Züge
}: tiefster Wert { $least }, höchster { $most }, am Ende { $last }. { $count ->
    [0] Keine Wendepunkte.
   *[other] Wendepunkte (Züge): { $turnings }.
}
worth-chance = { $side } { $percent } %
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
analysis-side = { $side }: { $accuracy } % Genauigkeit, { $slips }.
slips-none = keine Fehler
count-inaccuracies = { $count ->
    [one] 1 Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
count-mistakes = { $count } Fehler
count-blunders = { $count ->
    [one] 1 grober Fehler
   *[other] { $count } grobe Fehler
}
grade-inaccuracy = Ungenauigkeit
grade-mistake = Fehler
grade-blunder = grober Fehler
analysis-slip = **{ $caption }**, { $grade }: { $before } → { $after }.
analysis-better = Besser: { $line }.
turning-also = Auch gut: { $line }.
turning-chances = Chancen von { $side }: { $before } % → { $after } %.
hint-certain = { $worth }.
hint-line = So könnte es weitergehen: { $line }.
hint-also = Auch gut: { $line }.
chances-head = Analyse von { $players }: wer wohl gewinnen würde.
chance-percent = { $number } %
chances-alt = Verlauf der Gewinnchancen über { $turns } Züge.
chances-seat = { $who }: zuerst { $first } %, höchstens { $most } %, am Ende { $last } %.
pair-head = Analyse von { $players }: mit offenen Augen wären { $could } Punkte für jeden möglich gewesen.
pair-cost = **{ $caption }**: { $before } → { $after } mögliche Punkte.
pair-calm = Kein Zug hat Punkte gekostet.
pair-possible = möglich
pair-alt = Verlauf der möglichen Punkte über { $turns } Schritte: zuerst { $first }, am Ende { $last }.
label-analyse = Analysieren
