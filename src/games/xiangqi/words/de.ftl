# Xiangqi auf Deutsch. Figuren kommen als ihre Namen, Plätze als Namen von Menschen oder Seiten.
# Die Kanone ist als einzige weiblich, das Pferd sächlich; darum die Auswahlen.

title = Xiangqi
about = Chinesisches Schach mit springenden Kanonen, einem Fluss und Generälen im Palast.
figure-king = General
figure-rook = Wagen
figure-knight = Pferd
figure-pawn = Soldat
figures-king = Generäle
figures-rook = Wagen
figures-knight = Pferde
figures-pawn = Soldaten
option-repetition = Wiederholung
option-repetition-about = Dauerschach und -jagd verlieren oder sind verboten, nur Schach, Remis, nichts.
option-limit = Grenze
option-limit-about = Nach so vielen Halbzügen ohne Schlagzug ist die Partie remis; 40 bis 400, üblich 120.
option-fen = Stellung
option-fen-about = Eigene Anfangsstellung als FEN; solche Partien werden nicht gewertet.

# Options with their values.
option-repetition-axf3 = Wiederholung: asiatische Regeln
option-repetition-ban = Wiederholung: Dauerschach und Dauerverfolgung sind verboten
option-repetition-draw = Wiederholung: immer Remis
option-repetition-check_only = Wiederholung: nur Dauerschach verliert
option-repetition-free = Wiederholung: keine Regel
option-limit-is = Remis nach { $value } Halbzügen ohne Schlagzug

# Wie es endete.
stalemate = Kein Zug mehr möglich: { $winner } gewinnt. Im Xiangqi verliert, wer nicht ziehen kann.
perpetual-check = Dauerschach: Die Stellung stand dreimal auf dem Brett, und { $loser } gab mit jedem Zug Schach, was nicht erlaubt ist. { $winner } gewinnt.
perpetual-chase = Dauerverfolgung: Die Stellung stand dreimal auf dem Brett, und { $loser } verfolgte mit jedem Zug { $figure ->
    [Kanone] die Kanone
    [Pferd] das Pferd
    [Elefant] den Elefanten
    [Soldat] den Soldaten
   *[other] den { $figure }
} auf { $cell }, was nicht erlaubt ist. { $winner } gewinnt.
perpetual-attack = Dauerverfolgung: Die Stellung stand dreimal auf dem Brett, und { $loser } griff mit jedem Zug { $figure ->
    [Kanone] dieselbe Kanone
    [Pferd] dasselbe Pferd
    [Elefant] denselben Elefanten
    [Soldat] denselben Soldaten
   *[other] denselben { $figure }
} an, jetzt auf { $cell }{ $hunter ->
    [several] , was nicht erlaubt ist
    [Kanone] , immer mit der Kanone, was nicht erlaubt ist
    [Pferd] , immer mit dem Pferd, was nicht erlaubt ist
    [Elefant] , immer mit dem Elefanten, was nicht erlaubt ist
   *[other] , immer mit dem { $hunter }, was nicht erlaubt ist
}. { $winner } gewinnt.
perpetual-strip = Dauerverfolgung: Die Stellung stand dreimal auf dem Brett, und { $loser } verfolgte mit jedem Zug { $figure ->
    [Kanone] dieselbe Kanone
    [Pferd] dasselbe Pferd
    [Elefant] denselben Elefanten
    [Soldat] denselben Soldaten
   *[other] denselben { $figure }
}, jetzt auf { $cell }, wenn auch manchmal nur durch Wegnehmen der Deckung. Das ist nicht erlaubt, solange die andere Seite nicht selbst angreift. { $winner } gewinnt.
repetition = Remis durch dreifache Stellungswiederholung: Keine Seite allein hat sie erzwungen.
repetition-checks = Remis durch dreifache Stellungswiederholung: Beide Seiten gaben mit jedem Zug Schach.
repetition-attacks = Remis durch dreifache Stellungswiederholung: Jede Seite griff mit jedem Zug dieselbe Figur der anderen an.
repetition-strips = Remis durch dreifache Stellungswiederholung: Jede Seite verfolgte mit jedem Zug dieselbe Figur der anderen, wenn auch manchmal nur durch Wegnehmen der Deckung.
repetition-scattered = Remis durch dreifache Stellungswiederholung: { $seat } griff mit jedem Zug etwas an, aber nicht immer dieselbe Figur, und das ist erlaubt.
repetition-all-scattered = Remis durch dreifache Stellungswiederholung: Beide Seiten griffen mit jedem Zug etwas an, aber nicht immer dieselbe Figur, und das ist erlaubt.
repetition-answered = Remis durch dreifache Stellungswiederholung: { $seat } verfolgte mit jedem Zug { $figure ->
    [Kanone] die Kanone
    [Pferd] das Pferd
    [Elefant] den Elefanten
    [Soldat] den Soldaten
   *[other] den { $figure }
} auf { $cell }, wenn auch manchmal nur durch Wegnehmen der Deckung, und die andere Seite griff auch mit jedem Zug etwas an. Das hebt sich auf.
move-limit = Remis: zu viele Züge, ohne dass geschlagen wurde.
insufficient-material = Remis durch ungenügendes Material: Keine Seite hat noch eine Figur, die angreifen kann.
time-insufficient = Zeit überschritten, aber { $seat } hat keine Figur mehr, die angreifen kann: Remis.

# Der letzte Zug.
played = { $seat } hat { $figure } { $from }–{ $to } gespielt.
played-capture = { $seat } hat { $figure } { $from }–{ $to } gespielt und { $taken ->
    [Kanone] eine Kanone
    [Pferd] ein Pferd
    [Elefant] einen Elefanten
    [Soldat] einen Soldaten
   *[other] einen { $taken }
} geschlagen.

# Was zur Stellung zu sagen ist.
check = Schach: { $figure ->
    [Kanone] Die Kanone
    [Pferd] Das Pferd
   *[other] Der { $figure }
} auf { $cell } greift den General von { $seat } auf { $king } an.
double-check = Doppelschach: { $figure ->
    [Kanone] Die Kanone
    [Pferd] Das Pferd
   *[other] Der { $figure }
} auf { $cell } und { $other ->
    [Kanone] die Kanone
    [Pferd] das Pferd
   *[other] der { $other }
} auf { $place } greifen den General von { $seat } auf { $king } an.
warn-check = Diese Stellung stand schon zweimal auf dem Brett. Wiederholt { $seat } sie noch einmal, ist die Partie verloren: Dauerschach.
warn-chase = Diese Stellung stand schon zweimal auf dem Brett. Wiederholt { $seat } sie noch einmal, ist die Partie verloren: Dauerverfolgung { $figure ->
    [Kanone] der Kanone
    [Pferd] des Pferdes
    [Elefant] des Elefanten
    [Soldat] des Soldaten
   *[other] des { $figure }s
} auf { $cell }.
warn-attack = Diese Stellung stand schon zweimal auf dem Brett. Wiederholt { $seat } sie noch einmal, ist die Partie durch Dauerverfolgung verloren: { $hunter ->
    [several] Jeder Zug greift
    [Kanone] Die Kanone greift mit jedem Zug
    [Pferd] Das Pferd greift mit jedem Zug
   *[other] Der { $hunter } greift mit jedem Zug
} { $figure ->
    [Kanone] dieselbe Kanone
    [Pferd] dasselbe Pferd
    [Elefant] denselben Elefanten
    [Soldat] denselben Soldaten
   *[other] denselben { $figure }
} an, jetzt auf { $cell }.
warn-strip = Diese Stellung stand schon zweimal auf dem Brett. Wiederholt { $seat } sie noch einmal, ist die Partie durch Dauerverfolgung verloren: Jeder Zug verfolgt { $figure ->
    [Kanone] dieselbe Kanone
    [Pferd] dasselbe Pferd
    [Elefant] denselben Elefanten
    [Soldat] denselben Soldaten
   *[other] denselben { $figure }
}, jetzt auf { $cell }, wenn auch manchmal nur durch Wegnehmen der Deckung.
warn-check-banned = Diese Stellung stand schon zweimal auf dem Brett. { $seat } darf sie nicht noch einmal wiederholen: Dauerschach.
warn-chase-banned = Diese Stellung stand schon zweimal auf dem Brett. { $seat } darf sie nicht noch einmal wiederholen: Dauerverfolgung { $figure ->
    [Kanone] der Kanone
    [Pferd] des Pferdes
    [Elefant] des Elefanten
    [Soldat] des Soldaten
   *[other] des { $figure }s
} auf { $cell }.
warn-attack-banned = Diese Stellung stand schon zweimal auf dem Brett. { $seat } darf sie nicht noch einmal wiederholen, denn das ist Dauerverfolgung: { $hunter ->
    [several] Jeder Zug greift
    [Kanone] Die Kanone greift mit jedem Zug
    [Pferd] Das Pferd greift mit jedem Zug
   *[other] Der { $hunter } greift mit jedem Zug
} { $figure ->
    [Kanone] dieselbe Kanone
    [Pferd] dasselbe Pferd
    [Elefant] denselben Elefanten
    [Soldat] denselben Soldaten
   *[other] denselben { $figure }
} an, jetzt auf { $cell }.
warn-strip-banned = Diese Stellung stand schon zweimal auf dem Brett. { $seat } darf sie nicht noch einmal wiederholen, denn das ist Dauerverfolgung: Jeder Zug verfolgt { $figure ->
    [Kanone] dieselbe Kanone
    [Pferd] dasselbe Pferd
    [Elefant] denselben Elefanten
    [Soldat] denselben Soldaten
   *[other] denselben { $figure }
}, jetzt auf { $cell }, wenn auch manchmal nur durch Wegnehmen der Deckung.

# Was vor einem Zug gefragt wird, der durch Wiederholung verliert.
caution-check = Mit diesem Zug steht die Stellung zum dritten Mal auf dem Brett, und du hast mit jedem Zug Schach gegeben: Du würdest durch Dauerschach verlieren.
caution-chase = Mit diesem Zug steht die Stellung zum dritten Mal auf dem Brett, und du hast mit jedem Zug { $figure ->
    [Kanone] die Kanone
    [Pferd] das Pferd
    [Elefant] den Elefanten
    [Soldat] den Soldaten
   *[other] den { $figure }
} auf { $cell } verfolgt: Du würdest durch Dauerverfolgung verlieren.
caution-attack = Mit diesem Zug steht die Stellung zum dritten Mal auf dem Brett, und { $hunter ->
    [several] jeder deiner Züge greift
    [Kanone] deine Kanone greift mit jedem Zug
    [Pferd] dein Pferd greift mit jedem Zug
   *[other] dein { $hunter } greift mit jedem Zug
} { $figure ->
    [Kanone] dieselbe Kanone
    [Pferd] dasselbe Pferd
    [Elefant] denselben Elefanten
    [Soldat] denselben Soldaten
   *[other] denselben { $figure }
} an, jetzt auf { $cell }: Du würdest durch Dauerverfolgung verlieren.
caution-strip = Mit diesem Zug steht die Stellung zum dritten Mal auf dem Brett, und jeder deiner Züge verfolgt { $figure ->
    [Kanone] dieselbe Kanone
    [Pferd] dasselbe Pferd
    [Elefant] denselben Elefanten
    [Soldat] denselben Soldaten
   *[other] denselben { $figure }
}, jetzt auf { $cell }, wenn auch manchmal nur durch Wegnehmen der Deckung: Du würdest durch Dauerverfolgung verlieren.
caution-check-soon = Nach diesem Zug bringt die Antwort { $answer } eine Stellung zum dritten Mal aufs Brett, und du würdest durch Dauerschach verlieren.
caution-chase-soon = Nach diesem Zug bringt die Antwort { $answer } eine Stellung zum dritten Mal aufs Brett, und du würdest verlieren, weil du { $figure ->
    [Kanone] die Kanone
    [Pferd] das Pferd
    [Elefant] den Elefanten
    [Soldat] den Soldaten
   *[other] den { $figure }
} auf { $cell } dauernd verfolgst.
caution-attack-soon = Nach diesem Zug bringt die Antwort { $answer } eine Stellung zum dritten Mal aufs Brett, und du würdest durch Dauerverfolgung verlieren: { $hunter ->
    [several] Jeder deiner Züge greift
    [Kanone] Deine Kanone greift mit jedem Zug
    [Pferd] Dein Pferd greift mit jedem Zug
   *[other] Dein { $hunter } greift mit jedem Zug
} { $figure ->
    [Kanone] dieselbe Kanone
    [Pferd] dasselbe Pferd
    [Elefant] denselben Elefanten
    [Soldat] denselben Soldaten
   *[other] denselben { $figure }
} an, dann auf { $cell }.
caution-strip-soon = Nach diesem Zug bringt die Antwort { $answer } eine Stellung zum dritten Mal aufs Brett, und du würdest durch Dauerverfolgung verlieren: Jeder deiner Züge verfolgt { $figure ->
    [Kanone] dieselbe Kanone
    [Pferd] dasselbe Pferd
    [Elefant] denselben Elefanten
    [Soldat] denselben Soldaten
   *[other] denselben { $figure }
}, dann auf { $cell }, wenn auch manchmal nur durch Wegnehmen der Deckung.

# Warum ein Zug nicht möglich ist: Nebensätze.
nothing-there = auf { $cell } steht nichts
not-yours = { $figure ->
    [Kanone] die Kanone
    [Pferd] das Pferd
   *[other] der { $figure }
} auf { $cell } gehört nicht dir
own-man = auf { $cell } steht { $figure ->
    [Kanone] deine eigene Kanone
    [Pferd] dein eigenes Pferd
   *[other] dein eigener { $figure }
}
cannot-go = { $figure ->
    [Kanone] die Kanone
    [Pferd] das Pferd
   *[other] der { $figure }
} auf { $cell } kann nicht nach { $to } ziehen
blocked = { $figure ->
    [Kanone] die Kanone
    [Pferd] das Pferd
   *[other] der { $figure }
} auf { $cell } steht im Weg
leg-blocked = das Pferd ist blockiert: { $figure ->
    [Kanone] Die Kanone
    [Pferd] Das Pferd
   *[other] Der { $figure }
} auf { $cell } steht ihm vor dem Bein
eye-blocked = der Elefant ist blockiert: { $figure ->
    [Kanone] Die Kanone
    [Pferd] Das Pferd
   *[other] Der { $figure }
} auf { $cell } steht in seinem Auge
crosses-river = Elefanten überqueren den Fluss nicht
leaves-palace = der { $figure } auf { $cell } darf seinen Palast nicht verlassen
cannon-blocked = eine Kanone springt nur beim Schlagen, und { $figure ->
    [Kanone] die Kanone
    [Pferd] das Pferd
   *[other] der { $figure }
} auf { $cell } steht im Weg
cannon-screens = eine Kanone schlägt über genau eine Figur hinweg, und dazwischen { $screens ->
    [0] steht keine
    [one] steht eine
   *[other] stehen { $screens }
}
pawn-at-home = der Soldat auf { $cell } darf erst nach dem Fluss zur Seite ziehen
pawn-back = Soldaten ziehen nie zurück
no-such-man = du hast { $figure ->
    [Kanone] keine Kanone
    [Pferd] kein Pferd
    [Elefant] keinen Elefanten
    [Soldat] keinen Soldaten
   *[other] keinen { $figure }
}
none-there = dort steht { $figure ->
    [Kanone] keine Kanone
    [Pferd] kein Pferd
   *[other] kein { $figure }
} von dir
none-reaches = { $figure ->
    [Kanone] keine deiner Kanonen
    [Pferd] keines deiner Pferde
    [General] dein General
    [Elefant] keiner deiner Elefanten
    [Soldat] keiner deiner Soldaten
   *[other] keiner deiner { $figure }
} kann { $figure ->
    [General] nicht dorthin
   *[other] dorthin
}
none-takes = das kann { $figure ->
    [Kanone] keine deiner Kanonen
    [Pferd] keines deiner Pferde
    [General] dein General nicht
    [Elefant] keiner deiner Elefanten
    [Soldat] keiner deiner Soldaten
   *[other] keiner deiner { $figure }
} schlagen
off-board = das würde über das Brett hinausführen
generals-face = die beiden Generäle stünden sich auf offener Linie gegenüber
king-attacked = dein General würde angegriffen: { $figure ->
    [Kanone] von der Kanone
    [Pferd] vom Pferd
    [Elefant] vom Elefanten
    [Soldat] vom Soldaten
   *[other] vom { $figure }
} auf { $cell }
leaves-king = danach wäre dein General angegriffen: { $figure ->
    [Kanone] von der Kanone
    [Pferd] vom Pferd
    [Elefant] vom Elefanten
    [Soldat] vom Soldaten
   *[other] vom { $figure }
} auf { $cell }
still-in-check = danach stünde dein General noch im Schach: { $figure ->
    [Kanone] von der Kanone
    [Pferd] vom Pferd
    [Elefant] vom Elefanten
    [Soldat] vom Soldaten
   *[other] vom { $figure }
} auf { $cell }
repetition-banned = er würde die Stellung durch Dauerschach oder Dauerverfolgung zum dritten Mal wiederholen, und das ist in dieser Partie verboten
other-base-zero = mit Reihen von 1 bis 10 gibt es keinen solchen Zug; zählst du die Reihen von 0 bis 9, schreib ihn groß mit Bindestrich oder als { $move }
other-base-one = mit Reihen von 0 bis 9 gibt es keinen solchen Zug; mit Reihen von 1 bis 10 wäre es { $move }: Wähle in den Einstellungen eine andere Notation oder schreib ihn anders
not-your-turn = { $mover } ist am Zug
game-over = die Partie ist vorbei

# Warum ein Beginn abgelehnt wird.
start-over = In dieser Stellung wäre die Partie schon vorbei; nimm eine, die sich noch spielen lässt.

# Was an einer FEN falsch ist.
fen-fields = Eine FEN hat höchstens sechs Teile mit Leerzeichen dazwischen, diese hat { $fields }.
fen-ranks = Das Brett einer FEN hat zehn Reihen mit „/“ dazwischen, dieses hat { $ranks }.
fen-width = Reihe { $rank } der FEN hat { $width } Punkte statt neun.
fen-gaps = Reihe { $rank } der FEN hat zwei Zahlen hintereinander; schreib ihre Summe.
fen-sign = In Reihe { $rank } der FEN steht „{ $sign }“, das ist keine Figur; Figuren sind K A B N R C P und k a b n r c p.
fen-side = In der FEN ist „{ $field }“ am Zug; schreib w oder b.
fen-dash = Der dritte und der vierte Teil der FEN sind hier immer „-“, nicht „{ $field }“.
fen-no-general = { $side ->
    [red] Rot
   *[black] Schwarz
} hat in der FEN keinen General; jede Seite braucht genau einen.
fen-generals = { $side ->
    [red] Rot
   *[black] Schwarz
} hat in der FEN mehr als einen General; jede Seite braucht genau einen.
fen-crowd = { $side ->
    [red] Rot
   *[black] Schwarz
} hat in der FEN mehr als { $most } Figuren einer Art ({ $figure }).
fen-general-out = In der FEN steht der General von { $side ->
    [red] Rot
   *[black] Schwarz
} auf { $cell }, außerhalb seines Palastes.
fen-advisor-out = In der FEN steht ein { $side ->
    [red] roter
   *[black] schwarzer
} Leibwächter auf { $cell }, wo keiner stehen kann; er hat nur fünf Punkte.
fen-elephant-out = In der FEN steht ein { $side ->
    [red] roter
   *[black] schwarzer
} Elefant auf { $cell }, wo keiner stehen kann; er hat nur sieben Punkte.
fen-pawn-out = In der FEN steht ein { $side ->
    [red] roter
   *[black] schwarzer
} Soldat auf { $cell }, wohin keiner kommen kann.
fen-facing = In der FEN stehen sich die Generäle auf offener Linie gegenüber.
fen-check = { $side ->
    [red] Rot steht in der FEN im Schach, aber Schwarz ist am Zug.
   *[black] Schwarz steht in der FEN im Schach, aber Rot ist am Zug.
}
fen-clock = Die Zahl der Halbzüge seit dem letzten Schlagzug in der FEN, „{ $field }“, ist keine Zahl von 0 bis 9999.
fen-number = Die Zugnummer „{ $field }“ in der FEN ist keine Zahl von 1 bis 9999.

# Was an einer Datei falsch ist.
file-game = Diese Datei enthält eine Partie „{ $variant }“ und kein Xiangqi.
wxf-no-start = In dieser WXF-Datei fehlt die Zeile START; danach folgen die Züge in geschweiften Klammern.
dhtmlxq-unclosed = Der Teil { $name } dieser Datei ist nicht geschlossen; ergänze [/{ $name }].
dhtmlxq-points = Die Anfangsstellung dieser Datei (_binit) braucht 64 Ziffern und hat { $digits }.
dhtmlxq-point = Die Anfangsstellung dieser Datei (_binit) hat einen Punkt „{ $point }“, der nicht auf dem Brett liegt.
dhtmlxq-digits = Die Zugliste dieser Datei hat „{ $move }“, wo vier Ziffern stehen sollten.

# Schreibweisen.
notation-uci = Koordinaten (h3e3)
notation-iccs = ICCS (H2-E2)
notation-ucci = UCCI (h2e2)
notation-san = Algebraisch (Che3)
notation-wxf = WXF (C2.5)
notation-wxf_prefix = WXF, Zeichen zuerst (+R.4)
notation-wxf_index = WXF, Soldaten nummeriert (17=6)
notation-lau = H. T. Lau (C2h5)
notation-zh_hant = 繁體 (炮二平五, 馬8進7)
notation-zh_hans = 简体 (炮二平五, 马8进7)
notation-zh_ordinal = 简体 (四兵平八)
notation-zh_short = 简体 (前七平八)

# Wie die Figuren noch heißen.
also-king = könig, feldherr
also-rook = wagens, turm
also-knight = pferde, springer
also-pawn = soldaten, bauer, bauern
