end-checkmate = Schachmatt.
end-checkmate-won = Schachmatt: { $winner } gewinnt.
end-stalemate = Remis durch Patt.
end-stalemate-won = Kein Zug mehr möglich: { $winner } gewinnt.
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
rating-change = { $who } { $rating } ({ $change })
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
resign-no = Du hast nicht aufgegeben; die Partie geht weiter.
called-off = { $who } hat die Partie abgebrochen, bevor sie richtig begann: kein Ergebnis.
too-late = Abbrechen geht nur, bevor beide gezogen haben; drücke stattdessen „Aufgeben“.
label-force-end = Ende erzwingen
label-force-end-yes = Ja, beenden
force-end-ask = Diese Partie { $game } für alle beenden? Sie bleibt ohne Ergebnis, die Wertungszahlen ändern sich nicht, und die Nachricht sagt, dass du sie beendet hast.
force-ended = { $who } (Serververwaltung) hat diese Partie ohne Ergebnis beendet.
force-end-not-you = Du kannst hier keine fremden Partien beenden; frag jemanden, der den Server verwalten darf.
