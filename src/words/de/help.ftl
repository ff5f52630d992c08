help-head = So wird hier gespielt
help =
    {"**"}Spielen**: `/spielen` fordert jemanden heraus, eröffnet einen freien Platz oder beginnt eine Partie gegen den Computer.
    {"**"}Ziehen**: Drücke Ziehen unter dem Brett und wähle erst die Figur, dann das Feld; oder tippe `/zug` und nimm einen Vorschlag.
    {"**"}Ansehen**: `/brett` zeigt deine Partie, `/züge`, wohin eine Figur kann, `/partien` alle deine Partien.
    {"**"}Beenden**: Remis und Aufgeben stehen unter dem Brett; beide fragen nach, bevor es zählt.
    {"**"}Lernen**: `/regeln` erklärt ein Spiel mit Bildern.
    {"**"}Vergleichen**: `/rangliste` und `/profil` zeigen Wertungen und Ergebnisse.
    {"**"}Deins**: `/einstellungen` ändert Brett, Notation und Pings; `/datenschutz` zeigt, was über dich gespeichert ist, und blockiert Leute.
    {"**"}Uhren**: Partien ohne Uhr warten auf dich; niemand wird gedrängt.
    {"**"}Verirrt?** `/brett` holt das Brett mit allen Knöpfen jederzeit zurück.
lesson-page = Seite { $page } von { $pages }
