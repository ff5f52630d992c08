# Starchess auf Deutsch. Figuren kommen als ihre Namen an, Plätze als Namen von Leuten oder Seiten.

title = Starchess
option-setup = Grundreihen
option-setup-about = Wer die Figuren der Grundreihen aufstellt: die Spieler, indem sie abwechselnd setzen, oder das Los.
option-men = Aufstellung
option-men-about = Beginnt mit Grundreihen nach Wahl: die fünf Figuren von Weiß von links nach rechts, dann die von Schwarz, etwa KRBNQ-RQBNK; solche Spiele sind nicht gewertet.
option-fen = Stellung
option-fen-about = Beginnt mit einer eigenen Stellung, geschrieben als Stellungstext; solche Spiele sind nicht gewertet.

placed = { $seat } hat { $to } besetzt: { $figure }.
played = { $seat } hat { $move } gespielt.
played-capture = { $seat } hat { $move } gespielt und geschlagen: { $taken }.
played-promotion = { $seat } hat { $move } gespielt; der Bauer wird umgewandelt: { $become }.

check = Schach: { $figure } { $cell } greift den König von { $seat } auf { $king } an.
double-check = Doppelschach: { $figure } { $cell } und { $other } { $place } greifen den König von { $seat } auf { $king } an.
dead-pawn = Der Bauer von { $seat } auf { $cell } ist ein toter Bauer: nur durch Schlagen kommt er vom Flügel weg.
mummy = Der Bauer von { $seat } auf { $cell } ist eine Mumie: er kann nicht mehr ziehen, nur noch schlagen.
limping-pawn = Der Bauer von { $seat } auf { $cell } hinkt: er kam schlagend dorthin und hat keinen Doppelschritt.

nothing-there = auf { $cell } steht nichts
no-such-cell = ein Feld { $cell } gibt es nicht; sie heißen 1 bis 37
not-yours = { $figure } { $cell } gehört nicht dir
not-that-man = auf { $cell } steht etwas anderes: { $figure }
own-man = auf { $cell } steht schon eine eigene Figur: { $figure }
cannot-go = { $figure } { $cell } kann nicht nach { $to }
rook-cannot-go = { $figure } { $cell } zieht nur auf der eigenen Linie auf und ab, also nicht nach { $to }
pawn-cannot-go = { $figure } { $cell } kann nicht nach { $to }
pawn-limps = der Bauer auf { $cell } kam schlagend dorthin und hat den Doppelschritt verloren
nothing-to-take = auf { $cell } gibt es nichts zu schlagen
blocked = { $figure } { $cell } steht im Weg
no-such-man = so eine Figur hast du nicht auf dem Brett: { $figure }
none-reaches = von deinen Figuren dieser Art ({ $figure }) erreicht keine { $cell }
promotion-missing = auf { $cell } wird der Bauer umgewandelt; schreib dazu, was er wird, etwa „=Q“
no-promotion = auf { $cell } kann nichts dazu werden; nur ein Bauer auf der hinteren Grundreihe wird Dame, Turm, Läufer oder Springer
king-attacked = dein König wäre angegriffen: { $figure } { $cell }
leaves-king = dein König wäre danach angegriffen: { $figure } { $cell }
still-in-check = dein König stünde weiter im Schach: { $figure } { $cell }
setup-move = gezogen wird erst, wenn alles aufgestellt ist; nenn eine Figur und ein Feld deiner Grundreihe, etwa „17B“
setup-pawn = die Bauern stehen schon; setz König, Dame, Turm, Läufer oder Springer
not-in-hand = das hast du nicht mehr in der Hand: { $figure }
off-back-rank = { $cell } gehört nicht zu deiner Grundreihe; frei ist dort: { $cells }
placement-late = alles ist aufgestellt; jetzt wird gezogen
not-your-turn = { $mover } ist am Zug
game-over = das Spiel ist zu Ende

setup-men = „{ $men }“ ist keine Aufstellung; schreib die fünf Figuren von Weiß und dann die von Schwarz, jede von K Q R B N einmal, etwa KRBNQ-RQBNK.
start-twice = Zwei Anfänge sind angegeben; gib nur eines von setup, men und fen an.
start-over = Das Spiel wäre vor dem ersten Zug zu Ende; gib eine Stellung an, in der es noch um etwas geht.

fen-fields = Ein Stellungstext hat sechs Teile mit Leerzeichen dazwischen, dieser hat { $fields }; schreib ihn ganz.
fen-files = Das Brett eines Stellungstexts hat neun Linien mit „/“ dazwischen, dieses hat { $files }.
fen-height = Linie { $file } des Stellungstexts hat { $cells } Felder statt { $height }.
fen-gaps = In Linie { $file } des Stellungstexts stehen zwei Zahlen nebeneinander; schreib ihre Summe.
fen-sign = In Linie { $file } des Stellungstexts steht „{ $sign }“, das ist keine Figur; Figuren sind K Q R B N P und k q r b n p.
fen-hands = „{ $field }“ sind keine Hände; schreib in Klammern, was von KQRBN und kqrbn übrig ist, in dieser Folge, oder [].
fen-side = Im Stellungstext ist „{ $field }“ am Zug; schreib w oder b.
fen-limping = „{ $field }“ ist keine Liste hinkender Bauern; schreib Feldnummern aufsteigend mit Kommas oder „-“.
fen-limping-place = Auf { $cell } kann kein Bauer hinken; nur auf 12, 18, 23 und auf 15, 20, 26.
fen-limping-pawn = Laut Stellungstext hinkt der Bauer auf { $cell }, aber dort steht kein Bauer dieser Seite.
fen-clock = Die Zahl ruhiger Halbzüge „{ $field }“ ist keine Zahl von 0 bis 9999.
fen-number = Die Zugnummer „{ $field }“ ist keine Zahl von 1 bis 9999.
fen-kings = { $side ->
    [white] Weiß hat { $kings } Könige im Stellungstext
   *[black] Schwarz hat { $kings } Könige im Stellungstext
}; jede Seite braucht genau einen, auf dem Brett oder in der Hand.
fen-pawn = Im Stellungstext steht ein Bauer auf { $cell }, wo keiner stehen kann.
fen-crowd = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat im Stellungstext mehr Figuren, als fünf Bauern und ihre Umwandlungen hergeben.
fen-check = { $side ->
    [white] Weiß steht im Stellungstext im Schach, aber Schwarz ist am Zug.
   *[black] Schwarz steht im Stellungstext im Schach, aber Weiß ist am Zug.
}
fen-setup-men = Solange etwas in der Hand ist, hat jede Seite K Q R B N einmal, auf dem Brett oder in der Hand, und fünf Bauern auf ihren Plätzen; { $side ->
    [white] bei Weiß
   *[black] bei Schwarz
} stimmt das nicht.
fen-setup-place = Solange etwas in der Hand ist, stehen Figuren nur auf ihrer Grundreihe; { $side ->
    [white] Weiß hat eine anderswo.
   *[black] Schwarz hat eine anderswo.
}
fen-setup-turn = Die Hände passen nicht zur Seite am Zug: sind sie gleich groß, setzt Weiß; hat Schwarz eine Figur mehr, setzt Schwarz.
fen-setup-counts = Solange etwas in der Hand ist, hinkt kein Bauer und nichts wird gezählt; schließ den Stellungstext mit „- 0 1“.

# Schreibweisen.
notation-cells = Felder (17-22)
notation-star = Figur und Feld (N22)
