end-checkmate-won = Schachmatt: { $winner } gewinnt.
end-stalemate = Remis durch Patt.
end-threefold-repetition = Remis durch dreifache Stellungswiederholung.
end-fivefold-repetition = Remis durch fünffache Stellungswiederholung.
end-repetition = Remis durch dreifache Stellungswiederholung.
end-fifty-moves = Remis durch die 50-Züge-Regel.
end-seventyfive-moves = Remis durch die 75-Züge-Regel.
end-insufficient-material = Remis durch ungenügendes Material.
end-agreed = Remis durch Einigung.
end-resigned-won = { $loser } hat aufgegeben: { $winner } gewinnt.
end-out-of-time-won = { $loser } hat die Zeit überschritten: { $winner } gewinnt.
end-removed-won = { $loser } hat die Partie verlassen: { $winner } gewinnt.
after-moves = { $moves ->
    [one] Es wurde ein Zug gespielt.
   *[other] Es wurden { $moves } Züge gespielt.
}
place = Platz { $place }: { $who }
place-points = { $who }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
place-exit = { $who } ({ $how })
exit-resigned = aufgegeben
exit-out-of-time = Zeit überschritten
exit-removed = hat die Partie verlassen
rating-change = { $who } { $rating } ({ $change })
next-level = Das sind zwei Siege in Folge gegen Stufe { $level } ({ $name }). Wie wäre es mit Stufe { $next }?
rating-capped = Die Wertungszahlen bleiben gleich: Ihr zwei habt heute schon genug gewertete Partien gespielt.
score-mean = { $who }: Schnitt { $mean } aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}, bestes Ergebnis { $best }
score-together = zusammen: Schnitt { $mean } aus { $games ->
    [one] einer Partie
   *[other] { $games } Partien
}, bestes Ergebnis { $best }
resign-ask = Diese Partie { $game } aufgeben? Das zählt als Niederlage.
resign-or-leave-ask = Diese Partie { $game } aufgeben oder deinen Platz an { $computer } übergeben? Aufgeben zählt als Niederlage.
leave-ask = Diese Partie { $game } verlassen? { $computer } übernimmt deinen Platz.
leave-ask-rated = Diese Partie { $game } verlassen? { $computer } übernimmt deinen Platz, und die Partie wird nicht mehr gewertet.
call-off-too = Die Partie hat kaum begonnen: du darfst sie auch abbrechen, dann endet sie ohne Ergebnis.
call-off-ask = Diese Partie { $game } abbrechen? Sie endet ohne Ergebnis.
label-leave-game = Verlassen
label-leave-yes = Ja, verlassen
left-seat = { $computer } spielt für { $who } ({ $side }) weiter.
only-resign = In dieser Partie kannst du deinen Platz nicht dem Computer überlassen; drücke stattdessen „Aufgeben“.
resign-no = Du hast nicht aufgegeben; die Partie geht weiter.
leave-no = Du bleibst in der Partie.
called-off = { $who } hat die Partie abgebrochen, bevor sie richtig begann: kein Ergebnis.
too-late = Abbrechen geht nur, bevor beide gezogen haben, oder während des Aufbaus, wenn du die Partie gestartet hast; drücke stattdessen „Aufgeben“ oder „Verlassen“.
label-force-end = Ende erzwingen
label-force-end-yes = Ja, beenden
force-end-ask = Diese Partie { $game } für alle beenden? Sie bleibt ohne Ergebnis, die Wertungszahlen ändern sich nicht, und die Nachricht sagt, dass du sie beendet hast.
force-ended = { $who } (Serververwaltung) hat diese Partie ohne Ergebnis beendet.
force-end-not-you = Du kannst hier keine fremden Partien beenden; frag jemanden, der den Server verwalten darf.
