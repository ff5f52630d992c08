replay-start = { $players }, Anfang, 0 von { $of }
replay-at = { $players }, { $caption }, { $at } von { $of }
replay-quiet = { $players }, { $at } von { $of }
replay-first = { $number }. { $written }
replay-second = { $number }... { $written }
replay-many = Zug { $number }, { $who } { $written }
replay-unnumbered = { $who } { $written }
replay-goto = Zu einem Halbzug springen
replay-which = Halbzug, 0 (Anfang) bis { $of }
replay-no-step = { $text } ist kein Halbzug dieser Partie; drücke „Springen zu...“ und schreib eine Zahl von 0 bis { $of }.
replay-secret = Diese Partie läuft noch und ist verdeckt, also darfst nur du das sehen; poste es nach dem Ende.
replay-no-film = Bretter dieser Form lassen sich nicht animieren; spiel die Partie stattdessen Zug für Zug nach.
replay-thinned = Die Partie ist lang: Die Animation zeigt jede { $every }. Stellung.
replay-alt = Animation einer Partie von { $steps ->
    [one] einem Halbzug
   *[other] { $steps } Halbzügen
}. Am Ende: { $last }
label-forward = Vor
label-goto = Springen zu...
label-film = Als GIF
label-step-through = Nachspielen
play-on-question = Ungewertete Partie ab Halbzug { $at }: gegen wen?
play-on-over = In dieser Stellung ist die Partie vorbei; geh ein paar Halbzüge zurück und spiel von dort weiter.
label-play-on = Von hier weiterspielen
label-alone = Ich spiele alle Seiten
