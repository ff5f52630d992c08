help-head = So spielst du hier
help =
    {"**"}Spielen**: `/spielen` fordert jemanden heraus, hält einen Platz für alle offen oder startet eine Partie gegen den Computer.
    {"**"}Ziehen**: Drücke „Ziehen“ unter dem Brett und wähle erst die Figur, dann das Feld; oder tippe `/zug` und nimm einen Vorschlag.
    {"**"}Ansehen**: `/brett` zeigt deine Partie, `/züge`, wohin eine Figur ziehen kann, `/partien` alle deine Partien.
    {"**"}Beenden**: „Remis“ und „Aufgeben“ stehen unter dem Brett; beide fragen vorher nach.
    {"**"}Lernen**: `/regeln` erklärt ein Spiel mit Bildern.
    {"**"}Vergleichen**: `/bestenliste` und `/profil` zeigen Wertungszahlen und Ergebnisse.
    {"**"}Einstellen**: `/einstellungen` ändert Brett, Notation und Pings; `/datenschutz` zeigt, was über dich gespeichert ist, und blockiert Personen.
    {"**"}Bedenkzeit**: Partien ohne Zeitlimit warten auf dich; du hast alle Zeit der Welt.
    {"**"}Verloren gegangen?** `/brett` zeigt jederzeit das Brett mit allen Knöpfen.
help-levels = {"**"}Stufen**: Der Computer spielt von Stufe 1, für erste Partien, bis 10; im Spiel { $game } ist das etwa { $least } bis { $most } Elo. Wer zweimal in Folge gewinnt, dem wird die nächste Stufe angeboten.
lesson-heading = { $game }: { $title }
lesson-page = Seite { $page } von { $pages }
