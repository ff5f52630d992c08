label-claim-win = Sieg beanspruchen
label-substitute = Computer weiterspielen lassen
label-remind = { $who } mahnen
label-close-game = Ohne Ergebnis schließen
label-reopen = Wieder öffnen
neglected = { $waiting }: { $late } hat in { $game } seit { $time } nicht gezogen. Du kannst die Partie beenden oder weiter warten.
table-limit = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
} pro Zug, dann entscheiden die anderen
neglect-votes = Für einen Sieg: { $wins } von { $of }; für kein Ergebnis: { $closes } von { $of }; mehr als die Hälfte entscheidet.
neglect-votes-many = Für einen Sieg: { $wins } von { $of }; für einen Computer: { $computers } von { $of }; ohne Ergebnis: { $closes } von { $of }; mehr als die Hälfte entscheidet.
nudged = { $late }: { $who } wartet in { $game } auf deinen Zug.
nudged-done = { $late } wurde erinnert; nach { $time } mehr ohne Zug wird die Partie ohne Ergebnis geschlossen.
closed-neglected = Ohne Ergebnis geschlossen, weil kein Zug mehr kam; die Aufzeichnung bleibt.
not-waiting = Das kann nur, wer auf einen Zug wartet; drücke Ziehen, um weiterzuspielen.
reminded-already = Erinnert wurde schon; warte weiter oder beende die Partie.
