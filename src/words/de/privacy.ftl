privacy-head = Was über dich gespeichert ist
stored-name = **Deine Discord-Nummer und dein Name**: um zu wissen, wer am Zug ist, und zu zeigen, wer spielt.
stored-games = { $games ->
        [0] **Noch keine Partien**; von jeder jeder Zug mit seiner Zeit, um sie fortzusetzen, durchzugehen und zu exportieren.
        [one] **1 Partie** mit jedem Zug und seiner Zeit, davon { $open } offen: um sie fortzusetzen, durchzugehen und zu exportieren.
       *[other] **{ $games } Partien** mit jedem Zug und seiner Zeit, davon { $open } offen: um sie fortzusetzen, durchzugehen und zu exportieren.
    }
stored-results = { $results ->
        [0] **Noch keine Ergebnisse**.
        [one] **1 Ergebnis** und { $ratings ->
            [0] keine Wertung
            [one] 1 Wertung
           *[other] { $ratings } Wertungen
        }, mit ihrem Verlauf: für dein Profil.
       *[other] **{ $results } Ergebnisse** und { $ratings ->
            [0] keine Wertung
            [one] 1 Wertung
           *[other] { $ratings } Wertungen
        }, mit ihrem Verlauf: für dein Profil.
    }
stored-listed = Du stehst **auf den Ranglisten**, und andere können dein Profil öffnen.
stored-hidden = Du hast die **Ranglisten verlassen**, und niemand sonst kann dein Profil öffnen.
stored-settings = **Was du gewählt hast** in /einstellungen, Urlaubstage, Partien, die du gerade zusammenstellst, und { $blocked ->
        [0] wen du blockierst
        [one] 1 Person, die du blockiert hast
       *[other] { $blocked } Personen, die du blockiert hast
    }.
stored-never = **Sonst nichts**: Nachrichten, die du in Kanälen schreibst, werden weder gelesen noch aufbewahrt.
stored-copies = Sicherungskopien, die der Betreiber dieses Bots anlegt, behalten ihren Inhalt, bis sie ersetzt werden.
label-leave-boards = Ranglisten verlassen
label-join-boards = Zurück auf die Ranglisten
label-copy = Meine Daten exportieren
label-blocks = Blockierte Personen
label-erase = Mich löschen
label-privacy = Datenschutz
board-left = Erledigt. Du stehst auf keiner Rangliste mehr; deine Wertungen laufen weiter, und nur du siehst sie.
board-joined = Erledigt. Du stehst wieder auf den Ranglisten.
copy-done = Alles, was über dich gespeichert ist, Teil { $part } von { $parts }. Die Datei ist Text: Jeder Editor öffnet sie.
label-next-part = Nächster Teil
erase-ask = { $open ->
        [0] Alles über dich verschwindet: Wertungen, Ergebnisse, Einstellungen, blockierte Personen.
        [one] 1 offene Partie geht verloren, und alles über dich verschwindet: Wertungen, Ergebnisse, Einstellungen, blockierte Personen.
       *[other] { $open } offene Partien gehen verloren, und alles über dich verschwindet: Wertungen, Ergebnisse, Einstellungen, blockierte Personen.
    } Deine beendeten Partien bleiben bei deinen Gegnern, ohne deinen Namen. Das lässt sich nicht rückgängig machen; exportiere vorher deine Daten, wenn du sie behalten möchtest.
label-erase-yes = Alles löschen...
erase-title = Alles über dich löschen
erase-field = Tippe zur Bestätigung ERASE
erase-not = Es wurde nichts gelöscht: Das Wort war nicht ERASE. Drücke Mich löschen, um es noch einmal zu versuchen.
erase-done = Erledigt. An deinen Plätzen steht jetzt "gelöschter Spieler"; wenn du wieder spielst, beginnst du neu.
blocks-head = Blockierte Personen
blocks-none = Du hast niemanden blockiert.
blocks-some = Du hast { $names } blockiert.
blocks-mean = Wer blockiert ist, kann dich nicht herausfordern und nicht an deinen Tischen Platz nehmen, und erfährt nicht, warum.
blocks-add = Jemanden blockieren...
blocks-free = Blockierung aufheben...
blocks-many = Du kannst höchstens { $most } Personen blockieren; hebe erst eine Blockierung auf.
label-block = Blockieren
block-done = { $who } ist blockiert.
block-not-self = Dich selbst kannst du nicht blockieren; wähle jemand anderen.
unblock-done = { $who } ist nicht mehr blockiert.
blocked-by-you = Du hast { $who } blockiert; hebe das erst in /datenschutz auf.
takes-no-challenge = { $who } nimmt gerade keine Herausforderungen an; fordere jemand anderen heraus oder eröffne einen Platz für alle.
seat-not-for-you = Dieser Platz steht dir nicht offen; beginne mit /spielen eine eigene Partie.
