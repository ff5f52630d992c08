# Schach auf Deutsch. Figuren kommen als ihre Namen, Plätze als Namen von Menschen oder Seiten.
# Die Dame ist als einzige weiblich, der Bauer wird gebeugt; darum die Auswahlen.

title = Schach
about = Der Klassiker: Setze den gegnerischen König matt.
option-chess960 = Chess960
option-chess960-about = Fischer-Schach: andere Grundreihen, zufällig oder nach ihrer Nummer von 0 bis 959.
option-fen = Stellung
option-fen-about = Eigene Anfangsstellung als FEN; solche Partien werden nicht gewertet.

# Options with their values.
option-chess960-random = Chess960
option-chess960-is = Chess960, Stellung { $value }
chess960 = Chess960, Stellung { $number }.

# Wie es endete, über das hinaus, was jedes Spiel sagen kann.
time-insufficient = Zeit überschritten, aber { $seat } kann nicht gewinnen: Remis.

# Was beantragt werden kann: der Name, und warum, als Nebensatz.
claim-threefold-repetition = dreifache Stellungswiederholung
claim-threefold-repetition-about = diese Stellung steht zum dritten Mal auf dem Brett
claim-fifty-moves = 50-Züge-Regel
claim-fifty-moves-about = in den letzten 50 Zügen wurde nichts geschlagen und kein Bauer gezogen

# Der letzte Zug.
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
played-castle-short = { $seat } hat kurz rochiert: { $move }.
played-castle-long = { $seat } hat lang rochiert: { $move }.

# Was zur Stellung zu sagen ist.
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

# Klicks.
castle-short = Kurze Rochade (K{ $cell })
castle-long = Lange Rochade (K{ $cell })

# Warum ein Zug nicht möglich ist: Nebensätze.
nothing-there = auf { $cell } steht nichts
not-yours = { $figure ->
    [Dame] die Dame
   *[other] der { $figure }
} auf { $cell } gehört nicht dir
own-man = auf { $cell } steht { $figure ->
    [Dame] deine eigene Dame
   *[other] dein eigener { $figure }
}
cannot-go = { $figure ->
    [Dame] eine Dame
   *[other] ein { $figure }
} kann nicht von { $cell } nach { $to } ziehen
pawn-cannot-go = ein Bauer kann nicht von { $cell } nach { $to } ziehen
nothing-to-take = Bauern ziehen nur beim Schlagen diagonal, und auf { $cell } ist nichts zu schlagen
blocked = { $figure ->
    [Dame] die Dame
   *[other] der { $figure }
} auf { $cell } steht im Weg
no-such-man = du hast { $figure ->
    [Dame] keine Dame
    [Bauer] keinen Bauern
   *[other] keinen { $figure }
}
none-there = dort steht { $figure ->
    [Dame] keine Dame
   *[other] kein { $figure }
} von dir
none-reaches = { $figure ->
    [Dame] keine Dame
   *[other] kein { $figure }
} von dir kommt nach { $cell }
no-promotion = ein Bauer wird zu Dame, Turm, Läufer oder Springer umgewandelt, und nur auf der letzten Reihe
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
castle-no-right = der König oder dieser Turm hat schon gezogen, oder es gibt keinen solchen Turm
castle-blocked = { $figure ->
    [Dame] die Dame
   *[other] der { $figure }
} auf { $cell } steht der Rochade im Weg
castle-in-check = aus dem Schach heraus darf man nicht rochieren, und { $figure ->
    [Dame] die Dame
   *[other] der { $figure }
} auf { $cell } gibt Schach
castle-through = bei der Rochade käme dein König über { $through } oder dorthin, und das Feld greift { $figure ->
    [Dame] die Dame
   *[other] der { $figure }
} auf { $cell } an
not-your-turn = { $mover } ist am Zug
game-over = die Partie ist vorbei

# Warum ein Beginn abgelehnt wird.
start-twice = Für den Anfang sind eine Nummer und eine FEN angegeben; gib nur eines davon an.
start-over = In dieser Stellung wäre die Partie schon vorbei; nimm eine, die sich noch spielen lässt.

# Was an einer FEN falsch ist.
fen-fields = Eine FEN hat sechs Teile mit Leerzeichen dazwischen, diese hat { $fields }; schreib sie ganz.
fen-ranks = Das Brett einer FEN hat acht Reihen mit „/“ dazwischen, dieses hat { $ranks }.
fen-width = Reihe { $rank } der FEN hat { $width } Felder statt acht.
fen-gaps = Reihe { $rank } der FEN hat zwei Zahlen hintereinander; schreib ihre Summe.
fen-sign = In Reihe { $rank } der FEN steht „{ $sign }“, das ist keine Figur; Figuren sind K Q R B N P und k q r b n p.
fen-kings = { $side ->
    [white] Weiß hat in der FEN { $kings } Könige
   *[black] Schwarz hat in der FEN { $kings } Könige
}; jede Seite braucht genau einen.
fen-pawn = In der FEN steht ein Bauer auf { $cell }, dort kann keiner stehen.
fen-crowd = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat in der FEN mehr als 16 Figuren oder mehr als 8 Bauern.
fen-kings-touch = In der FEN stehen die Könige nebeneinander.
fen-side = In der FEN ist „{ $field }“ am Zug; schreib w oder b.
fen-two-checks = { $side ->
    [white] Der weiße König
   *[black] Der schwarze König
} steht von { $cell } und von { $other } aus im Schach, und kein Zug gibt beide Schachs zugleich; nimm eine dieser Figuren weg.
fen-three-checks = { $side ->
    [white] Der weiße König
   *[black] Der schwarze König
} steht von mehr als zwei Figuren aus im Schach, und kein Zug gibt so viele Schachs; nimm einige dieser Figuren weg.
fen-check = { $side ->
    [white] In der FEN steht Weiß im Schach, aber Schwarz ist am Zug.
   *[black] In der FEN steht Schwarz im Schach, aber Weiß ist am Zug.
}
fen-castling = „{ $letter }“ in der FEN ist kein Rochaderecht; schreib KQkq, die Linien der Türme oder „-“.
fen-castling-king = Für das Rochaderecht „{ $letter }“ der FEN muss der König auf seiner Grundreihe stehen.
fen-castling-rook = Für das Rochaderecht „{ $letter }“ der FEN fehlt ein Turm auf dieser Seite des Königs.
fen-castling-twice = Das Rochaderecht „{ $letter }“ der FEN nennt eine Seite, die schon eines hat.
fen-en-passant = Das En-passant-Feld „{ $field }“ der FEN liegt nicht hinter einem Bauern, der gerade zwei Felder gezogen sein kann; schreib „-“, wenn es keines gibt.
fen-clock = Die Zahl der Halbzüge ohne Schlag- oder Bauernzug in der FEN, „{ $field }“, ist keine Zahl von 0 bis 9999.
fen-number = Die Zugnummer „{ $field }“ in der FEN ist keine Zahl von 1 bis 9999.

# Was an einer PGN-Datei falsch ist.
pgn-variant = Diese Datei enthält eine Partie „{ $variant }“; das ist nicht Schach, wie es hier gespielt wird.
pgn-no-start = Eine Chess960-Datei braucht einen FEN-Tag mit der Anfangsstellung.
notation-uci = Koordinaten (g1f3)
notation-san = Algebraisch (Nf3)
notation-figurine = Figurinen (♘f3)
notation-german = Deutsche Buchstaben (Sf3)
