end-checkmate = Schachmatt.
end-checkmate-won = Schachmatt: { $winner } gewinnt.
end-stalemate = Patt: remis.
end-stalemate-won = Kein Zug mehr möglich: { $winner } gewinnt.
end-threefold-repetition = Remis: Die Stellung stand dreimal auf dem Brett.
end-fivefold-repetition = Remis: Die Stellung stand fünfmal auf dem Brett.
end-repetition = Remis: Die Stellung stand dreimal auf dem Brett.
end-fifty-moves = Remis: 50 Züge ohne Fortschritt.
end-seventyfive-moves = Remis: 75 Züge ohne Fortschritt.
end-insufficient-material = Remis: Keine Seite kann mehr gewinnen.
end-agreed = Remis vereinbart.
end-resigned-won = { $loser } hat aufgegeben: { $winner } gewinnt.
end-out-of-time-won = Die Zeit von { $loser } ist abgelaufen: { $winner } gewinnt.
end-removed-won = { $loser } hat die Partie verlassen: { $winner } gewinnt.
after-moves = { $moves ->
    [one] Es wurde ein Zug gespielt.
   *[other] Es wurden { $moves } Züge gespielt.
}
place = Platz { $place }: { $who }
place-points = { $who }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
place-exit = { $who } ({ $how })
exit-resigned = aufgegeben
exit-out-of-time = Zeit überschritten
exit-removed = ausgestiegen
rating-change = { $who } { $rating } ({ $change })
rating-capped = Die Wertungen bleiben, wie sie sind: Ihr beide habt für einen Tag genug gewertete Partien gespielt.
resign-ask = Diese Partie { $game } aufgeben? Das zählt als Niederlage.
resign-or-leave-ask = Diese Partie { $game } aufgeben, was als Niederlage zählt? Oder deinen Platz verlassen und { $computer } weiterspielen lassen?
leave-ask = Diese Partie { $game } verlassen? { $computer } spielt auf deinem Platz weiter, und die Partie wird nicht mehr gewertet.
call-off-ask = Diese Partie { $game } absagen? Sie endet ohne Ergebnis.
label-leave-game = Verlassen
label-leave-yes = Ja, verlassen
left-seat = Wer { $side } hatte, ist gegangen; { $who } spielt weiter.
only-resign = Du kannst deinen Platz hier nicht dem Computer überlassen; drücke stattdessen Aufgeben.
resign-no = Es wurde nichts aufgegeben; die Partie geht weiter.
called-off = { $who } hat die Partie abgesagt, bevor sie begann: kein Ergebnis.
too-late = Absagen geht nur, bevor beide gezogen haben, oder für den Gastgeber während des Aufbaus; drücke stattdessen Aufgeben oder Verlassen.
label-force-end = Abbrechen (Verwaltung)
label-force-end-yes = Ja, abbrechen
force-end-ask = Diese Partie { $game } für alle abbrechen? Sie bleibt ohne Ergebnis, die Wertungen ändern sich nicht, und die Nachricht sagt, dass du sie beendet hast.
force-ended = Ohne Ergebnis beendet durch { $who } (Verwaltung).
force-end-not-you = Du darfst hier keine Partien anderer beenden; frag jemanden, der den Server verwalten darf.
