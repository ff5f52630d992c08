# Secret Stallmate auf Deutsch.

title = Secret Stallmate
option-any-obliges = „Any?“ verpflichtet
option-any-obliges-about = Ob du nach einem Ja auf „Any?“ zuerst einen Bauernschlag versuchen musst; schreib „any free“, um frei zu sein.
option-handover = Übergabe
option-handover-about = at_end: ein Zug wird mit dem Ende seiner Frist gemeldet; at_once: sofort.
option-handover-at-once = jeder Zug wird sofort gemeldet
option-handover-at-end = ein Zug wird mit dem Ende seiner Frist gemeldet
option-any-obliges-true = ein Ja auf „Any?“ verpflichtet
option-any-obliges-false = ein Ja auf „Any?“ verpflichtet nicht
option-no-progress-plies = Kein Fortschritt
option-no-progress-plies-about = Nach so vielen Halbzügen ohne Schlagen und Bauernzug endet die Partie mit je -8, 20 bis 1000.

stalemate = Patt mit { $men } Figuren: je { $men } Punkte.
checkmate = Schachmatt: je -5 Punkte.
bare-kings = Nur die Könige sind übrig: je -6 Punkte.
repetition = Dieselbe Stellung stand dreimal: je -8 Punkte.
no-progress = Zu lange ohne Schlagen und Bauernzug: je -8 Punkte.
resigned = { $seat } hat aufgegeben: -10 Punkte, und 0 für { $winner }.
out-of-time = Die Zeit von { $seat } ist abgelaufen: -10 Punkte, und 0 für { $winner }.
removed = { $seat } hat die Partie verlassen: -10 Punkte, und 0 für { $winner }.

resign-cost = Diese Partie Secret Stallmate aufgeben? Du bekommst -10 Punkte, dein Partner 0.
ceiling = Mehr als { $most } Punkte für jeden gibt es nicht: mit allen Figuren auf dem Brett.

illegal = Illegal.
any = { $answer ->
    [yes] „Any?“ - ja, ein Bauer kann schlagen.
   *[no] „Any?“ - kein Bauer kann schlagen.
}
moved = Ein Zug wurde gemacht.
capture = Auf { $cell } wurde geschlagen.
capture-ep = En passant geschlagen: der Bauer kam auf { $cell } an.
check = { $line ->
    [rank] Schach auf der Reihe.
    [file] Schach auf der Linie.
    [long-diagonal] Schach auf der langen Diagonale.
    [short-diagonal] Schach auf der kurzen Diagonale.
   *[knight] Schach durch einen Springer.
}
end = { $reason ->
    [stalemate] Die Partie ist vorbei: Patt.
    [checkmate] Die Partie ist vorbei: Schachmatt.
    [bare-kings] Die Partie ist vorbei: nur die Könige sind übrig.
    [repetition] Die Partie ist vorbei: die Stellung stand dreimal.
    [no-progress] Die Partie ist vorbei: zu lange ohne Fortschritt.
   *[forfeit] Die Partie ist vorbei: jemand ist ausgeschieden.
}
period = Die Frist von { $seat } läuft.

enemy-left = Gegnerische Figuren: { $count }.
check-on = { $line ->
    [rank] { $seat } steht im Schach, auf der Reihe.
    [file] { $seat } steht im Schach, auf der Linie.
    [long-diagonal] { $seat } steht im Schach, auf der langen Diagonale.
    [short-diagonal] { $seat } steht im Schach, auf der kurzen Diagonale.
   *[knight] { $seat } steht im Schach, durch einen Springer.
}
played = { $seat } hat { $move } gezogen.

ask-any = Any?
castle-short = Rochade mit dem Turm { $cell }
castle-long = Rochade mit dem Turm { $cell }

impossible = { $why ->
    [no-man] auf { $cell } steht keine Figur von dir
    [refused-before] das hat der Schiedsrichter in dieser Frist schon abgelehnt
    [wrong-way] { $figure ->
        [Dame] eine Dame
       *[other] ein { $figure }
    } kann nicht von { $cell } nach { $to } ziehen
    [own-man] auf { $cell } steht deine eigene Figur
    [own-between] deine eigene Figur auf { $cell } steht im Weg
    [pawn-double] zwei Felder weit geht ein Bauer nur von seinem Ausgangsfeld, und { $cell } ist keines
    [no-capture] du hast „Any?“ gefragt, und keiner deiner Bauern kann jetzt schlagen
    [not-reached] auf { $cell } kann noch keine Figur deines Partners stehen
    [becomes-what] sag, was der Bauer wird: hänge q, r, b oder n an
    [no-promotion] nur ein Bauer auf der letzten Reihe verwandelt sich; lass den letzten Buchstaben weg
    [castle-how] zur Rochade schlägt der König den eigenen Turm, etwa e1h1
    [castle-no-right] der König oder der Turm auf { $cell } hat schon gezogen
    [castle-in-check] aus dem Schach heraus darfst du nicht rochieren
    [castle-own-man] deine eigene Figur auf { $cell } steht der Rochade im Weg
    [asked-before] du hast „Any?“ in dieser Frist schon gefragt
    [no-pawn] du hast keinen Bauern mehr
   *[nothing-near] keiner deiner Bauern greift ein Feld an, auf dem dein Partner eine Figur haben kann
}; dein Partner erfährt davon nichts
must-try = ein Bauer kann schlagen, also versuch zuerst einen Bauernschlag
not-your-turn = die Frist deines Partners läuft
game-over = die Partie ist vorbei

fen-fields = Ein Stellungstext hat sechs durch Leerzeichen getrennte Teile, dieser hat { $fields }; schreib ihn ganz.
fen-ranks = Das Brett eines Stellungstextes hat acht durch „/“ getrennte Reihen, dieses hat { $ranks }.
fen-width = Reihe { $rank } des Stellungstextes hat { $width } Felder statt acht.
fen-gaps = Reihe { $rank } des Stellungstextes hat zwei Zahlen hintereinander; schreib ihre Summe.
fen-sign = Reihe { $rank } des Stellungstextes hat ein „{ $sign }“, das keine Figur ist; Figuren sind K Q R B N P und k q r b n p.
fen-kings = { $side ->
    [white] Weiß hat im Stellungstext { $kings } Könige
   *[black] Schwarz hat im Stellungstext { $kings } Könige
}; jede Seite braucht genau einen.
fen-pawn = Der Stellungstext hat auf { $cell } einen Bauern, wo keiner stehen kann.
fen-crowd = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat im Stellungstext mehr als 16 Figuren oder mehr als 8 Bauern.
fen-kings-touch = Die Könige stehen im Stellungstext nebeneinander.
fen-side = Der Stellungstext sagt, „{ $field }“ sei am Zug; schreib w oder b.
fen-check = { $side ->
    [white] Weiß steht im Stellungstext im Schach, aber Schwarz ist am Zug.
   *[black] Schwarz steht im Stellungstext im Schach, aber Weiß ist am Zug.
}
fen-castling = „{ $letter }“ ist kein Rochaderecht; schreib die Linien der Türme oder „-“.
fen-castling-king = Das Rochaderecht „{ $letter }“ braucht den König auf seiner Grundreihe.
fen-castling-rook = Das Rochaderecht „{ $letter }“ braucht einen Turm auf dieser Seite des Königs.
fen-castling-twice = Das Rochaderecht „{ $letter }“ nennt eine Seite, die schon eines hat.
fen-en-passant = Das En-passant-Feld „{ $field }“ liegt nicht hinter einem Bauern, der gerade zwei Felder gezogen sein kann; schreib „-“, wenn es keines gibt.
fen-clock = Die Zahl ruhiger Halbzüge „{ $field }“ ist keine Zahl von 0 bis 9999.
fen-number = Die Zugnummer „{ $field }“ ist keine Zahl von 1 bis 9999.

# Schreibweisen.
notation-uci = Koordinaten (g1f3)
notation-letters = Koordinaten mit der Figur (Ng1f3)
