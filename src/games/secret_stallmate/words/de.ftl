# Secret Stallmate auf Deutsch.

title = Secret Stallmate
about = Du siehst nur deine Figuren; zu zweit sucht ihr ein Patt mit möglichst vielen Figuren.
option-any-obliges = „Any?“ verpflichtet
option-any-obliges-about = Nach Ja erst mit einem Bauern zu schlagen versuchen; „any free“: freie Wahl.
option-handover = Meldung
option-handover-about = Ob dein Partner sofort erfährt, dass er dran ist, oder erst am Ende der Zugfrist.
option-no-progress-plies = Kein Fortschritt
option-no-progress-plies-about = Ende mit je -8 nach so vielen Halbzügen ohne Schlag- oder Bauernzug, 20 bis 1000.

# Options with their values.
option-any_obliges-true = „Any?“ verpflichtet
option-any_obliges-false = „Any?“ verpflichtet nicht
option-handover-at_end = Züge werden am Ende der Zugfrist gemeldet
option-handover-at_once = Züge werden sofort gemeldet
option-no_progress_plies-is = Ende nach { $value } Halbzügen ohne Fortschritt

stalemate = Patt mit { $men } Figuren: je { $men } Punkte.
checkmate = Schachmatt: je -5 Punkte.
bare-kings = Nur die Könige sind übrig: je -6 Punkte.
repetition = Dreifache Stellungswiederholung: je -8 Punkte.
no-progress = Zu lange kein Schlag- oder Bauernzug: je -8 Punkte.
resigned = { $seat } hat aufgegeben: -10 Punkte, und 0 für { $winner }.
out-of-time = { $seat } hat die Zeit überschritten: -10 Punkte, und 0 für { $winner }.
removed = { $seat } hat die Partie verlassen: -10 Punkte, und 0 für { $winner }.
resign-cost = Diese Partie Secret Stallmate aufgeben? Du bekommst -10 Punkte, dein Partner 0.
ceiling = Mehr als { $most } Punkte für jeden gibt es nicht: mit allen Figuren auf dem Brett.

illegal = Illegal.
any = { $answer ->
    [yes] „Any?“ – ja, ein Bauer kann schlagen.
   *[no] „Any?“ – nein, kein Bauer kann schlagen.
}
moved = Ein Zug wurde gemacht.
capture = Auf { $cell } wurde geschlagen.
capture-ep = En passant geschlagen: Der Bauer steht jetzt auf { $cell }.
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
    [bare-kings] Die Partie ist vorbei: Nur die Könige sind übrig.
    [repetition] Die Partie ist vorbei: dreifache Stellungswiederholung.
    [no-progress] Die Partie ist vorbei: zu lange kein Fortschritt.
   *[forfeit] Die Partie ist vorbei: Jemand ist ausgestiegen.
}
period = Die Zugfrist von { $seat } läuft.

enemy-left = Gegnerische Figuren: noch { $count }.
check-on = { $line ->
    [rank] { $seat } steht auf der Reihe im Schach.
    [file] { $seat } steht auf der Linie im Schach.
    [long-diagonal] { $seat } steht auf der langen Diagonale im Schach.
    [short-diagonal] { $seat } steht auf der kurzen Diagonale im Schach.
   *[knight] { $seat } steht durch einen Springer im Schach.
}
played = { $seat } hat { $move } gespielt.

ask-any = Any?
castle-short = Rochade mit Turm { $cell }
castle-long = Rochade mit Turm { $cell }

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
must-try = ein Bauer kann schlagen, also versuch das zuerst
not-your-turn = dein Partner ist am Zug
game-over = die Partie ist vorbei

fen-fields = Ein Stellungstext hat sechs Teile mit Leerzeichen dazwischen, dieser hat { $fields }; schreib ihn ganz.
fen-ranks = Das Brett eines Stellungstexts hat acht Reihen mit „/“ dazwischen, dieses hat { $ranks }.
fen-width = Reihe { $rank } des Stellungstexts hat { $width } Felder statt acht.
fen-gaps = Reihe { $rank } des Stellungstexts hat zwei Zahlen hintereinander; schreib ihre Summe.
fen-sign = In Reihe { $rank } des Stellungstexts steht „{ $sign }“, das ist keine Figur; Figuren sind K Q R B N P und k q r b n p.
fen-kings = { $side ->
    [white] Weiß hat im Stellungstext { $kings } Könige
   *[black] Schwarz hat im Stellungstext { $kings } Könige
}; jede Seite braucht genau einen.
fen-pawn = Im Stellungstext steht ein Bauer auf { $cell }, dort kann keiner stehen.
fen-crowd = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat im Stellungstext mehr als 16 Figuren oder mehr als 8 Bauern.
fen-kings-touch = Im Stellungstext stehen die Könige nebeneinander.
fen-side = Im Stellungstext ist „{ $field }“ am Zug; schreib w oder b.
fen-check = { $side ->
    [white] Weiß steht im Stellungstext im Schach, aber Schwarz ist am Zug.
   *[black] Schwarz steht im Stellungstext im Schach, aber Weiß ist am Zug.
}
fen-castling = „{ $letter }“ ist kein Rochaderecht; schreib die Linien der Türme oder „-“.
fen-castling-king = Für das Rochaderecht „{ $letter }“ muss der König auf seiner Grundreihe stehen.
fen-castling-rook = Für das Rochaderecht „{ $letter }“ fehlt ein Turm auf dieser Seite des Königs.
fen-castling-twice = Das Rochaderecht „{ $letter }“ nennt eine Seite, die schon eines hat.
fen-en-passant = Das En-passant-Feld „{ $field }“ liegt nicht hinter einem Bauern, der gerade zwei Felder gezogen sein kann; schreib „-“, wenn es keines gibt.
fen-clock = Die Zahl der Halbzüge ohne Schlag- oder Bauernzug, „{ $field }“, ist keine Zahl von 0 bis 9999.
fen-number = Die Zugnummer „{ $field }“ ist keine Zahl von 1 bis 9999.
notation-uci = Koordinaten (g1f3)
notation-letters = Koordinaten mit der Figur (Ng1f3)
