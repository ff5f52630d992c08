setup-head = Neue Partie: { $game }
setup-empty = Neue Partie: Wähle, was du spielen möchtest.
setup-computer = gegen den Computer, Stufe { $level } ({ $name })
setup-side = du spielst { $side }
what-to-play = Was möchtest du tun?
which-to-learn = Welches Spiel möchtest du lernen?
game-line = {"**"}{ $game }**: { $about }
level-name = { $level ->
    [1] erste Partien
    [2] Anfänger
    [3] Vereinsanfänger
    [4] Gelegenheitsspieler
    [5] Vereinsspieler
    [6] starker Vereinsspieler
    [7] Turnierspieler
   *[8] volle Stärke
}
level-about = { $level ->
    [1] Für die allerersten Partien.
    [2] Sieht, was sich gerade schlagen lässt, und wenig mehr.
    [3] Spielt vernünftig, übersieht aber kurze Taktik.
    [4] Bestraft grobe Fehler.
    [5] Rechnet ein paar Züge voraus.
    [6] Übersieht wenig.
    [7] Rechnet weit voraus und verschenkt nichts.
   *[8] Spielt so stark, wie es die Bedenkzeit zulässt.
}
level-named = { $level }: { $name }
label-solo = Gegen den Computer
label-challenge-someone = Jemanden herausfordern
label-learn = Ein Spiel lernen
label-begin = Los geht’s
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
