not-your-turn = { $mover } ist am Zug, nicht du; du bekommst Bescheid, sobald du an der Reihe bist.
computers-turn = Der Computer (Stufe { $level }) denkt nach; warte auf seinen Zug.
out-of-game = Du bist aus dieser Partie ausgeschieden; drücke „Mehr“, um zuzusehen.
not-your-game = Diese Partie spielen { $first } und { $second }; drücke „Mehr“, um von einer der Seiten zuzusehen.
not-your-game-many = Diese Partie spielen { $names }; drücke „Mehr“, um zuzusehen.
stale = Dieser Knopf ist veraltet: { $who } hat inzwischen { $written } gespielt. Drücke „Brett zeigen“.
stale-other = Dieser Knopf ist veraltet, die Partie ist weitergegangen. Drücke „Brett zeigen“.
game-over = Diese Partie ist vorbei; drücke „Revanche“ oder starte mit /spielen eine neue.
no-move = { $text } ist hier kein Zug; nimm den Knopf „Ziehen“ oder einen Zug, den /zug vorschlägt.
not-possible = { $text } ist nicht möglich: { $reason }.
ambiguous = { $text } passt auf mehrere Züge; schreib { $moves }.
near = Meintest du { $moves }?
cannot-post = Ich kann in { $channel } nicht posten, weil mir dort das Recht { $right } fehlt; frag jemanden, der den Server verwalten darf, und drücke dann „Noch einmal“.
broken = Bei mir ist etwas schiefgegangen, und es hat sich nichts geändert; bitte versuch es noch einmal. Passiert es wieder, melde { $reference }.
no-table = Es gibt keine Partie { $text }; /partien zeigt deine.
no-game-here = Du hast hier keine laufende Partie; starte eine mit /spielen.
which-game = Welche Partie meinst du?
unknown-game = Es gibt kein Spiel namens { $text }; wähle einen der Vorschläge.
not-your-challenge = Diese Herausforderung gilt { $guest }; starte mit /spielen eine eigene Partie.
not-your-invitation = Das kann nur { $host }; starte mit /spielen eine eigene Partie.
challenge-gone = Diese Einladung gilt nicht mehr; starte mit /spielen eine neue Partie.
own-seat = Das ist deine eigene Partie; mitspielen muss jemand anderes.
opponent-bot = Andere Bots kann man nicht herausfordern; wähle eine Person oder mit der Option computer den Computer.
opponent-and-computer = Wähle eine Person oder den Computer, nicht beide; dieses Spiel hat nur zwei Plätze.
no-side = { $text } geht hier nicht; wähle random, me oder opponent.
no-level = Der Computer hat die Stufen 1 bis 10; wähle eine davon.
not-rated = Diese Partie kann nicht gewertet werden: { $reason }. Lass „gewertet“ leer oder wähle „Ungewertet“.
not-rated-people = gewertet werden nur Partien zwischen zwei Menschen
not-rated-option = Partien mit der Option { $option } werden nicht gewertet
not-rated-elsewhere = Partien, die mit der Stellung einer anderen Partie beginnen, werden nicht gewertet
wrong-seats = { $game } ist für { $least } bis { $most } Personen; wähle eine passende Zahl von Plätzen.
wrong-seats-fixed = { $game } ist für { $seats } Personen; lass die Zahl der Plätze weg.
no-draws = In { $game } könnt ihr euch jetzt nicht auf Remis einigen; spiel weiter oder gib auf.
no-offer = Es gibt kein Angebot mehr, auf das du antworten kannst; die Partie geht weiter.
claim-false = Das kannst du in dieser Stellung nicht beanspruchen; es hat sich nichts geändert.
old-button = Dieser Knopf stammt aus einer älteren Version von mir; mit /brett bekommst du neue.
stopping = Ich starte gerade neu; drücke bitte in einer Minute noch einmal.
old-command = Diesen Befehl kenne ich nicht mehr; warte eine Minute und wähle ihn dann neu aus der Liste.
too-slow = Das dauert länger, als es sollte; sieh in einer Minute mit /brett nach, bevor du es noch einmal versuchst.
press-again = Das hat zu lange gedauert; versuche es bitte noch einmal.
too-fast = Das war mir zu schnell, darum habe ich nichts getan; warte kurz und versuch es dann noch einmal.
write-again = Das hat mich erst jetzt erreicht, darum habe ich nichts damit gemacht; schreib es bitte noch einmal.
stands-below = Erledigt: Die neue Nachricht steht unten.
brought-down = Das Brett wurde vor weniger als einer Minute neu gepostet; scroll nach unten, um es zu sehen.
no-piece = { $text } ist keine deiner Figuren, die ziehen können; lass „figur“ leer, um alle zu sehen.
too-many-yours = { $most ->
    [one] Du hast eine offene Partie, mehr sind hier nicht erlaubt; beende sie erst, siehe /partien.
   *[other] Du hast { $most } offene Partien, mehr sind hier nicht erlaubt; beende erst eine, siehe /partien.
}
too-many-here = { $most ->
    [one] Dieser Server hat eine offene Partie, mehr sind nicht erlaubt; warte, bis sie beendet ist.
   *[other] Dieser Server hat { $most } offene Partien, mehr sind nicht erlaubt; warte, bis eine beendet ist.
}
not-a-move = Das ist in dieser Stellung kein Zug.
not-playing = Dieser Platz ist nicht mehr in der Partie.
log-gap = Die Aufzeichnung dieser Partie ist beschädigt: Ein Eintrag fehlt.
takeback-range = Dieser Zug kann nicht zurückgenommen werden.
no-agreement = Ihr könnt euch jetzt nicht darauf einigen, diese Partie zu beenden; spielt weiter.
no-hand-over = Die Zugfrist ist noch nicht vorbei; erst muss ein Zug gemacht werden.
bad-position = Diese Stellung lässt sich nicht spielen: { $part } stimmt nicht.
option-unknown = In { $game } gibt es keine Option „{ $option }“; /regeln zeigt, was es gibt.
option-value = „{ $value }“ geht bei { $option } in { $game } nicht; möglich: { $allowed }.
option-twice = Die Option { $option } ist zweimal angegeben; gib sie einmal an.
options-shape = Diese Optionen passen nicht zu { $game }; prüfe ihre Namen und Werte.
rules-changed = Diese Partie wurde nach anderen Regeln begonnen und kann nicht fortgesetzt werden.
seats-differ = Die Anfangsstellung ist für { $start } Plätze, die Partie hat aber { $seats }; nimm eine passende Stellung.
seats-range = { $game } ist für { $most ->
    [2] zwei Personen
   *[other] { $least } bis { $most } Personen
}, nicht für { $seats }.
takeback-needs-the-record = Dieser Zug kann nicht zurückgenommen werden.
