letter-turn = Du bist am Zug ({ $side }): { $game } gegen { $opponents }.
letter-failed-turn = { $who }, du bist am Zug: { $game }; ich konnte dir keine Direktnachricht schicken.
letter-failed-challenge = { $who }, du bist hier zu { $game } herausgefordert; ich konnte dir keine Direktnachricht schicken.
letter-lost = Du bist am Zug in { $game } gegen { $opponents }. In den Kanal der Partie kann ich nicht schreiben: Drücke Brett zeigen, um hier zu spielen, oder hole die Partie mit /partien in einen anderen Kanal.
letter-lost-over = Deine Partie { $game } gegen { $opponents } ist zu Ende; in ihren Kanal kann ich nicht schreiben.
letters-closed = Ich konnte dir keine Direktnachricht schicken; erlaube Nachrichten von Mitgliedern dieses Servers oder wähle in /einstellungen Pings im Kanal.
label-to-channel = Zum Kanal
