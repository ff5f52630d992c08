# Starchess auf Deutsch. Figuren kommen als ihre Namen an, Plätze als Namen von Leuten oder Seiten.

title = Starchess
about = Schach auf einem sechszackigen Stern; zuerst stellst du deine Grundreihe selbst auf.
option-setup = Grundreihen
option-setup-about = Wer die Grundreihen aufstellt: players (abwechselnd setzen) oder random (Zufall).
option-men = Aufstellung
option-men-about = Eigene Grundreihen, erst Weiß, dann Schwarz, zum Beispiel KRBNQ-RQBNK; ungewertet.
option-fen = Stellung
option-fen-about = Eigene Anfangsstellung als Stellungstext; solche Partien werden nicht gewertet.

# Options with their values.
option-setup-players = Beide setzen ihre Figuren selbst
option-setup-random = Zufällige Grundreihen
option-men-is = Grundreihen { $value }

placed = { $seat } hat { $figure ->
    [Dame] die Dame
   *[other] den { $figure }
} auf { $to } gesetzt.
played = { $seat } hat { $move } gespielt.
played-capture = { $seat } hat { $move } gespielt und { $taken ->
    [Dame] eine Dame
    [Bauer] einen Bauern
   *[other] einen { $taken }
} geschlagen.
played-promotion = { $seat } hat { $move } gespielt: Der Bauer wird { $become ->
    [Dame] zur Dame
   *[other] zum { $become }
}.

check = Schach: { $figure ->
    [Dame] Die Dame
   *[other] Der { $figure }
} auf { $cell } greift den König von { $seat } auf { $king } an.
double-check = Doppelschach: { $figure ->
    [Dame] Die Dame
   *[other] Der { $figure }
} auf { $cell } und { $other ->
    [Dame] die Dame
   *[other] der { $other }
} auf { $place } greifen den König von { $seat } auf { $king } an.
dead-pawn = Der Bauer von { $seat } auf { $cell } ist ein toter Bauer: Nur durch Schlagen kommt er vom Flügel weg.
mummy = Der Bauer von { $seat } auf { $cell } ist eine Mumie: Er kann nicht mehr ziehen, nur noch schlagen.
limping-pawn = Der Bauer von { $seat } auf { $cell } hinkt: Er kam durch Schlagen dorthin und hat keinen Doppelschritt.

nothing-there = auf { $cell } steht nichts
no-such-cell = ein Feld { $cell } gibt es nicht; die Felder heißen 1 bis 37
not-yours = { $figure ->
    [Dame] die Dame
   *[other] der { $figure }
} auf { $cell } gehört nicht dir
not-that-man = auf { $cell } steht { $figure ->
    [Dame] eine Dame
   *[other] ein { $figure }
}
own-man = auf { $cell } steht { $figure ->
    [Dame] deine eigene Dame
   *[other] dein eigener { $figure }
}
cannot-go = { $figure ->
    [Dame] die Dame
   *[other] der { $figure }
} auf { $cell } kann nicht nach { $to } ziehen
rook-cannot-go = ein { $figure } zieht nur auf seiner Linie auf und ab, also nicht von { $cell } nach { $to }
pawn-cannot-go = ein { $figure } kann nicht von { $cell } nach { $to } ziehen
pawn-limps = der Bauer auf { $cell } kam durch Schlagen dorthin und hat den Doppelschritt verloren
nothing-to-take = auf { $cell } gibt es nichts zu schlagen
blocked = { $figure ->
    [Dame] die Dame
   *[other] der { $figure }
} auf { $cell } steht im Weg
no-such-man = du hast { $figure ->
    [Dame] keine Dame
    [Bauer] keinen Bauern
   *[other] keinen { $figure }
} auf dem Brett
none-reaches = { $figure ->
    [Dame] keine Dame
   *[other] kein { $figure }
} von dir kommt nach { $cell }
promotion-missing = auf { $cell } wird der Bauer umgewandelt; schreib dazu, in was, zum Beispiel „=Q“
no-promotion = eine solche Umwandlung gibt es auf { $cell } nicht; nur ein Bauer auf der gegnerischen Grundreihe wird Dame, Turm, Läufer oder Springer
king-attacked = dein König würde von { $figure ->
    [Dame] der Dame
    [Bauer] dem Bauern
   *[other] dem { $figure }
} auf { $cell } angegriffen
leaves-king = dein König bliebe von { $figure ->
    [Dame] der Dame
    [Bauer] dem Bauern
   *[other] dem { $figure }
} auf { $cell } angegriffen
still-in-check = dein König bliebe im Schach von { $figure ->
    [Dame] der Dame
    [Bauer] dem Bauern
   *[other] dem { $figure }
} auf { $cell }
setup-move = gezogen wird erst, wenn alle Figuren stehen; nenn ein Feld deiner Grundreihe und eine Figur, zum Beispiel „17B“
setup-pawn = die Bauern stehen schon; setz König, Dame, Turm, Läufer oder Springer
not-in-hand = du hast { $figure ->
    [Dame] keine Dame
    [Bauer] keinen Bauern
   *[other] keinen { $figure }
} mehr im Vorrat
off-back-rank = { $cell } gehört nicht zu deiner Grundreihe; dort sind frei: { $cells }
placement-late = alle Figuren stehen; jetzt wird gezogen
not-your-turn = { $mover } ist am Zug
game-over = die Partie ist vorbei

setup-men = „{ $men }“ ist keine Aufstellung; schreib die fünf Figuren von Weiß und dann die von Schwarz, jede von K Q R B N einmal, zum Beispiel KRBNQ-RQBNK.
start-twice = Es ist mehr als ein Anfang angegeben; wähle Grundreihen, Aufstellung oder Stellung.
start-over = In dieser Stellung wäre die Partie schon vorbei; nimm eine, die sich noch spielen lässt.

fen-fields = Ein Stellungstext hat sechs Teile mit Leerzeichen dazwischen, dieser hat { $fields }; schreib ihn ganz.
fen-files = Das Brett eines Stellungstexts hat neun Linien mit „/“ dazwischen, dieses hat { $files }.
fen-height = Linie { $file } des Stellungstexts hat { $cells } Felder statt { $height }.
fen-gaps = Linie { $file } des Stellungstexts hat zwei Zahlen hintereinander; schreib ihre Summe.
fen-sign = In Linie { $file } des Stellungstexts steht „{ $sign }“, das ist keine Figur; Figuren sind K Q R B N P und k q r b n p.
fen-hands = „{ $field }“ sind keine Vorräte; schreib in Klammern, was von KQRBN und kqrbn übrig ist, in dieser Reihenfolge, oder [].
fen-side = Im Stellungstext ist „{ $field }“ am Zug; schreib w oder b.
fen-limping = „{ $field }“ ist keine Liste hinkender Bauern; schreib die Feldnummern aufsteigend mit Kommas oder „-“.
fen-limping-place = Auf { $cell } kann kein Bauer hinken; nur auf 12, 18, 23 und auf 15, 20, 26.
fen-limping-pawn = Laut Stellungstext hinkt der Bauer auf { $cell }, aber dort steht kein Bauer dieser Seite.
fen-clock = Die Zahl der Halbzüge ohne Schlag- oder Bauernzug, „{ $field }“, ist keine Zahl von 0 bis 9999.
fen-number = Die Zugnummer „{ $field }“ ist keine Zahl von 1 bis 9999.
fen-kings = { $side ->
    [white] Weiß hat im Stellungstext { $kings } Könige
   *[black] Schwarz hat im Stellungstext { $kings } Könige
}; jede Seite braucht genau einen, auf dem Brett oder im Vorrat.
fen-pawn = Im Stellungstext steht ein Bauer auf { $cell }, dort kann keiner stehen.
fen-crowd = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat im Stellungstext mehr Figuren, als mit fünf Bauern und ihren Umwandlungen möglich sind.
fen-check = { $side ->
    [white] Weiß steht im Stellungstext im Schach, aber Schwarz ist am Zug.
   *[black] Schwarz steht im Stellungstext im Schach, aber Weiß ist am Zug.
}
fen-setup-men = Solange Figuren im Vorrat sind, hat jede Seite K Q R B N einmal, auf dem Brett oder im Vorrat, und fünf Bauern auf ihren Ausgangsfeldern; { $side ->
    [white] bei Weiß
   *[black] bei Schwarz
} stimmt das nicht.
fen-setup-place = Solange Figuren im Vorrat sind, stehen sie nur auf ihrer Grundreihe; { $side ->
    [white] Weiß hat eine anderswo.
   *[black] Schwarz hat eine anderswo.
}
fen-setup-turn = Die Vorräte passen nicht zur Seite am Zug: Sind sie gleich groß, setzt Weiß; hat Schwarz eine Figur mehr, setzt Schwarz.
fen-setup-counts = Solange Figuren im Vorrat sind, hinkt kein Bauer und nichts wird gezählt; beende den Stellungstext mit „- 0 1“.
notation-cells = Felder (17-22)
notation-star = Figur und Feld (N22)
