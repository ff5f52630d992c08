letter-turn = Du bist am Zug ({ $side }): { $game } gegen { $opponents }.
letter-failed-turn = { $who }, du bist am Zug: { $game }. Ich konnte dir keine Direktnachricht schicken.
letter-failed-challenge = { $who }, du bist hier zu { $game } herausgefordert. Ich konnte dir keine Direktnachricht schicken.
letter-lost = Du bist am Zug: { $game } gegen { $opponents }. Im Kanal der Partie kann ich nicht posten: Drücke „Brett zeigen“, um hier zu spielen, oder hol die Partie mit /partien in einen anderen Kanal.
letter-lost-over = Deine Partie { $game } gegen { $opponents } ist vorbei; in ihrem Kanal kann ich nicht posten.
letters-closed = Ich konnte dir keine Direktnachricht schicken; erlaube Nachrichten von Mitgliedern dieses Servers oder wähle in /einstellungen Pings im Kanal.
label-to-channel = Zum Kanal
