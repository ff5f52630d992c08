privacy-head = Was über dich gespeichert ist
stored-name = **Deine Discord-ID und dein Name**: um zu wissen, wer am Zug ist, und zu zeigen, wer spielt.
stored-games = { $games ->
        [0] **Noch keine Partien**; gespeichert wird jeder Zug mit seiner Zeit, um Partien fortzusetzen, nachzuspielen und zu exportieren.
        [one] **1 Partie** mit jedem Zug und seiner Zeit, davon { $open } offen: um sie fortzusetzen, nachzuspielen und zu exportieren.
       *[other] **{ $games } Partien** mit jedem Zug und seiner Zeit, davon { $open } offen: um sie fortzusetzen, nachzuspielen und zu exportieren.
    }
stored-results = { $results ->
        [0] **Noch keine Ergebnisse**.
        [one] **1 Ergebnis** und { $ratings ->
            [0] keine Wertungszahl
            [one] 1 Wertungszahl
           *[other] { $ratings } Wertungszahlen
        } mit Verlauf: für dein Profil.
       *[other] **{ $results } Ergebnisse** und { $ratings ->
            [0] keine Wertungszahl
            [one] 1 Wertungszahl
           *[other] { $ratings } Wertungszahlen
        } mit Verlauf: für dein Profil.
    }
stored-listed = Du stehst **auf den Bestenlisten**, und andere können dein Profil öffnen.
stored-hidden = Du hast **die Bestenlisten verlassen**, und nur du kannst dein Profil öffnen.
stored-settings = **Deine Einstellungen**, Urlaubstage, Partien, die du gerade vorbereitest, und { $blocked ->
        [0] wen du blockierst
        [one] 1 Person, die du blockiert hast
       *[other] { $blocked } Personen, die du blockiert hast
    }.
stored-portrait = **Dein Profilbild** wird nicht gespeichert: Wo eine Karte dich zeigt, kommt es von Discord und bleibt nur im Arbeitsspeicher. In /einstellungen kannst du das abschalten.
stored-never = **Sonst nichts**: Von Nachrichten werden nur solche an den Bot gelesen (direkt an ihn, mit seinem Namen oder als Antwort auf ein Brett), um einen Zug darin zu finden; keine wird gespeichert.
stored-copies = Backups, die beim Betrieb dieses Bots entstehen, und das Protokoll eines Datenbankservers, falls er einen nutzt, behalten ihren Inhalt, bis sie ersetzt werden.
label-leave-boards = Bestenlisten verlassen
label-join-boards = Zurück auf die Bestenlisten
label-copy = Meine Daten exportieren
label-blocks = Blockierte Personen
label-erase = Meine Daten löschen
label-privacy = Datenschutz
board-left = Erledigt. Du stehst auf keiner Bestenliste mehr; Wertungszahlen hast du weiterhin, aber nur du siehst sie.
board-joined = Erledigt. Du stehst wieder auf den Bestenlisten.
copy-done = Alles, was über dich gespeichert ist, Teil { $part } von { $parts }. Die Datei ist Text: Jeder Editor öffnet sie.
label-next-part = Nächster Teil
erase-ask = { $open ->
        [0] Alles über dich wird gelöscht: Wertungszahlen, Ergebnisse, Einstellungen, blockierte Personen.
        [one] 1 offene Partie geht verloren, und alles über dich wird gelöscht: Wertungszahlen, Ergebnisse, Einstellungen, blockierte Personen.
       *[other] { $open } offene Partien gehen verloren, und alles über dich wird gelöscht: Wertungszahlen, Ergebnisse, Einstellungen, blockierte Personen.
    } Deine beendeten Partien bleiben deinen Gegnern, aber ohne deinen Namen. Das lässt sich nicht rückgängig machen; exportiere vorher deine Daten, wenn du sie behalten möchtest.
label-erase-yes = Alles löschen...
erase-title = Alles über dich löschen
erase-word = LÖSCHEN
erase-field = Tippe LÖSCHEN zur Bestätigung
erase-not = Es wurde nichts gelöscht: Das Wort war nicht LÖSCHEN. Drücke „Meine Daten löschen“, um es noch einmal zu versuchen.
erase-done = Erledigt. Auf deinen Plätzen steht jetzt „gelöschtes Konto“; wenn du wieder spielst, fängst du ganz neu an.
blocks-head = Blockierte Personen
blocks-none = Du hast niemanden blockiert.
blocks-some = Du hast { $names } blockiert.
blocks-mean = Blockierte Personen können dich nicht herausfordern und in deinen Partien nicht mitspielen; den Grund erfahren sie nicht.
blocks-add = Jemanden blockieren...
blocks-free = Nicht mehr blockieren...
blocks-many = Du kannst höchstens { $most } Personen blockieren; gib erst eine davon frei.
label-block = Blockieren
block-done = { $who } ist blockiert.
block-not-self = Dich selbst kannst du nicht blockieren; wähle jemand anderen.
unblock-done = { $who } ist nicht mehr blockiert.
blocked-by-you = Du hast { $who } blockiert; hebe das erst in /datenschutz auf.
takes-no-challenge = { $who } nimmt gerade keine Herausforderungen an; fordere jemand anderen heraus oder halte einen Platz für alle offen.
seat-not-for-you = Dieser Platz steht dir nicht offen; starte mit /spielen eine eigene Partie.
