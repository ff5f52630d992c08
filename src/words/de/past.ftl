replay-start = { $players }, Anfang, 0 von { $of }
replay-at = { $players }, { $caption }, { $at } von { $of }
replay-quiet = { $players }, { $at } von { $of }
replay-first = { $number }. { $written }
replay-second = { $number }... { $written }
replay-many = Zug { $number }, { $who } { $written }
replay-unnumbered = { $who } { $written }
replay-goto = Zu einem Halbzug springen
replay-which = Halbzug, 0 (Anfang) bis { $of }
replay-no-step = { $text } ist kein Halbzug dieser Partie; drücke Springen zu und schreib eine Zahl von 0 bis { $of }.
replay-secret = Diese Partie läuft noch und ist geheim, also darfst nur du das sehen; poste es nach dem Ende.
replay-no-film = Von Brettern dieser Form gibt es noch kein bewegtes Bild; geh die Partie stattdessen Zug für Zug durch.
replay-thinned = Die Partie ist lang: Das Bild zeigt jede { $every }. Stellung.
replay-alt = Bewegtes Bild einer Partie von { $steps ->
    [one] einem Halbzug
   *[other] { $steps } Halbzügen
}. Am Ende: { $last }
export-done = { $form }; /import öffnet es wieder.
export-hidden = Diese Partie läuft noch und ist geheim, also hat sie noch keine Datei; frag nach dem Ende wieder.
export-nothing = Diese Partie hat noch nicht begonnen, es gibt also nichts zurückzublicken; warte auf das erste Brett.
export-form = { $text } ist kein Format für Dateien dieser Partie; wähle eines von { $forms }.
label-forward = Vor
label-goto = Springen zu...
label-film = Bewegtes Bild
label-file = Datei
label-step-through = Durchgehen
record-version = Diese Aufzeichnung stammt von einer neueren Fassung von mir ({ $version }); exportiere sie noch einmal als PGN oder aktualisiere mich.
record-missing = Der Aufzeichnung fehlt die Zeile "{ $field }"; exportiere die Partie noch einmal.
record-line = Zeile { $line } ist keine Zeile einer Aufzeichnung: "{ $text }". Berichtige sie und versuche es noch einmal.
