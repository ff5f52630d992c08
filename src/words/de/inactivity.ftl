label-claim-win = Sieg beanspruchen
label-substitute = Computer weiterspielen lassen
label-remind = { $who } pingen
label-close-game = Ohne Ergebnis schließen
label-reopen = Wieder öffnen
neglected = { $waiting }: In { $game } kam { $time } lang kein Zug von { $late }. Du kannst die Partie beenden oder weiter warten.
table-limit = nach { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}{" "}ohne Zug entscheiden die anderen
neglect-votes = Für einen Sieg: { $wins } von { $of }; für kein Ergebnis: { $closes } von { $of }. Mehr als die Hälfte entscheidet.
neglect-votes-many = Für einen Sieg: { $wins } von { $of }; für den Computer: { $computers } von { $of }; für kein Ergebnis: { $closes } von { $of }. Mehr als die Hälfte entscheidet.
neglect-votes-setup = Für den Computer: { $computers } von { $of }; für kein Ergebnis: { $closes } von { $of }. Mehr als die Hälfte entscheidet.
nudged = { $late }: { $who } wartet in { $game } auf deinen Zug.
nudged-done = { $late } hat eine Erinnerung bekommen; kommt noch einmal { $time } lang kein Zug, wird die Partie ohne Ergebnis geschlossen.
closed-neglected = Ohne Ergebnis geschlossen, weil niemand mehr gezogen hat; die Partie bleibt gespeichert.
not-waiting = Das kann nur, wer auf einen Zug wartet; drücke „Ziehen“, um weiterzuspielen.
reminded-already = Eine Erinnerung wurde schon verschickt; warte weiter oder beende die Partie.
