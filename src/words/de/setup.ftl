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
    [3] eifriger Anfänger
    [4] Gelegenheitsspieler
    [5] geübter Gelegenheitsspieler
    [6] Vereinsanfänger
    [7] Vereinsspieler
    [8] starker Vereinsspieler
    [9] Turnierspieler
   *[10] volle Stärke
}
level-about = { $level ->
    [1] Für die allerersten Partien: übersieht das meiste.
    [2] Sieht, was ein Zug sofort bringt, aber selten, was du vorhast.
    [3] Achtet auf deine Antworten und übersieht doch viele davon.
    [4] Sieht die meisten deiner Antworten.
    [5] Sieht fast alle deiner Antworten und was aus ihnen wird.
    [6] Rechnet ein paar Züge voraus, ist aber oft unaufmerksam.
    [7] Rechnet ein paar Züge voraus und bestraft grobe Fehler.
    [8] Rechnet weiter voraus und übersieht wenig.
    [9] Rechnet weit voraus und verschenkt selten etwas.
   *[10] Spielt so stark, wie es die Bedenkzeit zulässt.
}
level-rated = { $name }, etwa { $rating } Elo
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
options-more = Was sonst gilt
options-usual = Wie üblich
options-other = Alles andere, durch Kommas getrennt
options-other-about = Was hier steht, gilt vor dem, was oben gewählt ist.
which-level = Auf welcher Stufe soll der Computer spielen?
which-pace =
    Wähle ein Tempo:
    {"**"}Live**: jeder Zug wird sofort gemeldet; die Zeit ist das Höchste, was ein Zug dauern darf.
    {"**"}Ein Tag pro Zug**: der Zug wird gemeldet, wenn der Tag vorbei ist; so erfährt niemand, wie früh du gezogen hast.
label-turns-live = Live, { $length }
label-turns-day = Ein Tag pro Zug
label-more-choices = Mehr Auswahl
draft-gone = Diese Auswahl wurde schon gepostet oder ist abgelaufen; starte mit /spielen neu.
