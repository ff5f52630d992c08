setup-head = Neue Partie: { $game }
setup-empty = Neue Partie: Wähle, was du spielen möchtest.
setup-computer = gegen den Computer, Stufe { $level }
setup-anyone = alle können mitspielen
setup-alone = du spielst alle Seiten
setup-game = Welches Spiel
setup-person = Wen herausfordern
setup-against = Gegen { $who }
setup-options = Optionen { $options }
setup-clock = Welche Bedenkzeit
label-anyone = Offen für alle
label-options = Regeln dieser Partie
label-seats = { $seats } Plätze
options-title = Regeln dieser Partie: { $game }
options-field = Optionen, durch Kommas getrennt
which-level = Auf welcher Stufe soll der Computer spielen?
which-pace =
    Wähle ein Tempo:
    {"**"}Live**: jeder Zug wird sofort gemeldet; die Zeit ist das Höchste, was ein Zug dauern darf.
    {"**"}Ein Tag pro Zug**: der Zug wird gemeldet, wenn der Tag vorbei ist; so erfährt niemand, wie früh du gezogen hast.
label-turns-live = Live, { $length }
label-turns-day = Ein Tag pro Zug
label-more-choices = Mehr Auswahl
draft-gone = Diese Auswahl wurde schon gepostet oder ist abgelaufen; starte mit /spielen neu.
