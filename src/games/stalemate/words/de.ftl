# StaleMate auf Deutsch. Figuren kommen als ihre Namen, Plätze als Namen von Menschen oder Seiten.

title = StaleMate
about = Figuren werden gesetzt und ziehen nie; wer am Ende mehr feindliche bedroht, gewinnt nach Punkten.
option-size = Größe
option-size-about = Felder pro Seite, 5 bis 10; 6 ist am ausgeglichensten, 8 der Klassiker.
option-replace = Ersetzen
option-replace-about = Ob ein Bauer jede eigene Figur ersetzen darf oder nur, wo man ihn setzen dürfte.
option-forced-replace = Ersetzpflicht
option-forced-replace-about = Ob ersetzen muss, wer nichts anderes kann; bei „pass allowed“ darf man passen.
option-scoring = Zählung
option-scoring-about = Was neben behaltenen Bauern zählt: Drohungen, sichere Figuren, beides, das Brett, nichts.

# Options with their values.
option-size-is = Brett { $value } × { $value }
option-replace-free = Bauern ersetzen jede eigene Figur
option-replace-earned = Bauern ersetzen nur, wo sie gesetzt werden könnten
option-forced_replace-true = Kein Passen, solange ein Bauer ersetzen kann
option-forced_replace-false = Passen statt Ersetzen erlaubt
option-scoring-threats = Punkte für Drohungen
option-scoring-safety = Punkte für sichere Figuren
option-scoring-both = Punkte für Drohungen und sichere Figuren
option-scoring-pawns = Punkte nur für Bauern
option-scoring-placed = Punkte für Figuren auf dem Brett

# Wie es endete.
outscored = { $winner } gewinnt { $score }.
tie = { $score }, und Gleichstand geht an Weiß: { $winner } gewinnt.

# Das letzte Setzen.
placed = { $seat } hat { $figure ->
    [Bauer] einen Bauern
   *[other] einen { $figure }
} auf { $to } gesetzt.
replaced = { $seat } hat auf { $to } { $figure ->
    [Bauer] einen Bauern
   *[other] einen { $figure }
} durch einen Bauern ersetzt und hat ihn wieder im Vorrat.
passed = { $seat } hat gepasst.

# Was zur Stellung zu sagen ist.
had-no-play = { $seat } kann nichts setzen und passt.
running-score = Stand: { $first } { $white }, { $second } { $black }.
only-replacements = { $seat } kann nichts setzen: Ein Bauer muss eine Figur ersetzen.
replace-or-pass = { $seat } kann nichts setzen: eine Figur ersetzen oder passen.
points-threats = { $seat }: { $points } = { $kept } für behaltene Bauern + { $enemy } für bedrohte Figuren{ $enemy ->
    [0] {""}
   *[other] {" "}({ $threatened })
}.
points-safety = { $seat }: { $points } = { $kept } für behaltene Bauern + { $own } für sichere Figuren{ $own ->
    [0] {""}
   *[other] {" "}({ $safe })
}.
points-both = { $seat }: { $points } = { $kept } für behaltene Bauern + { $enemy } für bedrohte Figuren{ $enemy ->
    [0] {""}
   *[other] {" "}({ $threatened })
} + { $own } für sichere Figuren{ $own ->
    [0] {""}
   *[other] {" "}({ $safe })
}.
points-pawns = { $seat }: { $points } für behaltene Bauern.
points-placed = { $seat }: { $points } = { $kept } für behaltene Bauern + { $own } für Figuren auf dem Brett.

# Klicks.
pawn-replaces = Bauer ersetzt…
pass = Passen

# Warum etwas nicht geht: Nebensätze.
must-play = du kannst noch etwas setzen, und wer setzen kann, muss
off-board = das Brett hat { $size } Linien und { $size } Reihen
tile-taken = auf { $cell } steht ein { $figure }
tile-threatened = der { $figure } auf { $from } bedroht { $cell }
threatens-nothing = ein { $figure } auf { $cell } würde nichts bedrohen
none-can = keine Figur aus deinem Vorrat würde von { $cell } aus etwas bedrohen
none-in-tray = in deinem Vorrat ist kein { $figure }
replace-nothing = auf { $cell } steht nichts, was ein Bauer ersetzen könnte
replace-enemy = der { $figure } auf { $cell } gehört nicht dir
replace-pawn = ein Bauer kann den Bauern auf { $cell } nicht ersetzen
replace-no-pawn = in deinem Vorrat ist kein Bauer zum Ersetzen
not-your-turn = { $mover } ist am Zug
game-over = die Partie ist vorbei

# Was an einem Stellungstext nicht stimmt.
text-fields = Ein Stellungstext hat vier Teile mit Leerzeichen dazwischen, dieser hat { $fields }; schreib ihn ganz.
text-trays-missing = Im Stellungstext fehlen die Vorräte; schreib sie in eckigen Klammern hinter das Brett, zum Beispiel [RBbnp].
text-size = Das Brett eines Stellungstexts hat fünf bis zehn Reihen mit „/“ dazwischen, dieses hat { $rows }.
text-width = Reihe { $row } des Stellungstexts hat { $width } Felder statt { $size }.
text-gap = Reihe { $row } des Stellungstexts hat eine Zahl, die keine leeren Felder zählt; schreib jede Lücke als eine Zahl.
text-sign = In Reihe { $row } des Stellungstexts steht „{ $sign }“, das ist keine Figur; Figuren sind R B N P und r b n p.
text-tray-sign = In den Vorräten des Stellungstexts steht „{ $sign }“, das ist keine Figur; Figuren sind R B N P und r b n p.
text-tray-order = Die Vorräte des Stellungstexts sind nicht geordnet; schreib erst R B N P für Weiß, dann r b n p für Schwarz.
text-men = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat auf dem Brett und im Vorrat { $count ->
    [one] 1 Figur
   *[other] { $count } Figuren
} einer Art ({ $figure }); es sind immer zwei.
text-side = Im Stellungstext ist „{ $field }“ am Zug; schreib w oder b.
text-replaced = Die Ersetzungen im Stellungstext, „{ $field }“, haben nicht die Form 0/0 mit Zahlen bis 2.
text-replaced-more = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat laut Stellungstext { $spent }-mal ersetzt, doch auf dem Brett stehen weniger Bauern ({ $stand }).
text-passes = Im Stellungstext steht „{ $field }“ für die gepassten Züge; schreib 0, oder 1 direkt nach einem Passen.

# Die Seiten von /regeln: je Lektion eine Überschrift und höchstens 900 Zeichen Text.

lesson-aim = Das Ziel
lesson-aim-text =
    Beide Seiten haben zwei Türme, zwei Läufer, zwei Springer und zwei Bauern im **Vorrat** und setzen sie abwechselnd auf ein leeres Brett. Könige gibt es nicht. Was steht, zieht nie, und nichts wird geschlagen.

    Am Ende gibt es **einen Punkt für jede gegnerische Figur, die du bedrohst**, und einen für jeden Bauern, den du nicht zum Ersetzen verbraucht hast. Wer mehr Punkte hat, gewinnt; bei Gleichstand gewinnt Weiß.
lesson-placing = Eine Figur setzen
lesson-placing-text =
    Eine Figur darf auf ein leeres Feld, wenn sie von dort **eine gegnerische Figur bedroht** und **keine gegnerische Figur sie bedroht**. Die markierten Felder zeigen, wohin hier der schwarze Springer darf.

    Nur die erste Figur von Weiß darf auf jedes Feld. Die beiden Bedingungen gelten im Moment des Setzens; später darf jede Figur bedroht werden.
lesson-rook = Der Turm
lesson-rook-text =
    Der Turm bedroht Felder auf **Reihen und Linien**, bis zur ersten Figur, auf die er trifft.

    Gegen einen Turm lässt sich ein Turm nicht sicher setzen: Jeder würde den anderen bedrohen. Das gilt für alle Figuren gleicher Art.
lesson-bishop = Der Läufer
lesson-bishop-text =
    Der Läufer bedroht Felder auf **Diagonalen**, bis zur ersten Figur, auf die er trifft.

    Gesetzte Figuren unterbrechen Linien, eigene wie gegnerische. Eine unterbrochene Linie bleibt unterbrochen, auch wenn ein Bauer die Figur ersetzt: Dann unterbricht sie der Bauer.
lesson-knight = Der Springer
lesson-knight-text =
    Der Springer bedroht die Felder seines **Sprungs**: zwei auf einer Reihe oder Linie und dann eines zur Seite. Nichts kann ihm im Weg stehen; was er bedroht, bleibt bedroht.
lesson-pawn = Der Bauer
lesson-pawn-text =
    Der Bauer bedroht die **acht Felder um sich herum**, wie ein König im Schach.

    Jeder Bauer, der keine Figur ersetzt hat, ist am Ende einen Punkt wert, ob er auf dem Brett steht oder im Vorrat liegt.
lesson-standing = Bedrohte Figuren
lesson-standing-text =
    Schwarz hat gerade einen Turm gesetzt; der weiße Springer auf b5 steht ihm nicht im Weg. Bedrohte Figuren sind auf dem Brett markiert. Sie bleiben stehen und drohen weiter; bedroht zu sein kostet nichts als den Punkt, den die andere Seite dafür bekommt.

    Halte also Figuren zurück, gegen die keine gegnerische Figur mehr hilft: Wer als Letztes setzt, hat nichts zu befürchten.
lesson-replacing = Ein Bauer ersetzt eine Figur
lesson-replacing-text =
    Statt einen Bauern zu setzen, kannst du einen aus deinem Vorrat **eine eigene Figur ersetzen** lassen, nur keinen Bauern. Die Figur kommt zurück in den Vorrat und kann wieder gesetzt werden.

    Das kostet einen Punkt, und die beiden Bedingungen müssen nicht gelten. Hier war der weiße Springer vom Turm bedroht; jetzt steht auf c3 ein Bauer, und der Springer ist wieder im Vorrat.
lesson-passing = Passen und das Ende
lesson-passing-text =
    Wer setzen kann, muss, auch wenn nur noch Ersetzen geht. Wer gar nichts kann, **passt**; das übernehme ich für dich.

    Sobald **keine Seite mehr etwas setzen kann**, ist die Partie vorbei. Passen kann viel wert sein: Vielleicht muss die andere Seite ihre Bauern verbrauchen.
lesson-points = Zählen
lesson-points-text =
    Jede Seite zählt die **gegnerischen Figuren, die sie bedroht**, jede einmal, und einen Punkt für jeden Bauern, der keine Figur ersetzt hat.

    Hier hat Weiß zweimal ersetzt: 0 Punkte für Bauern und 5 bedrohte Figuren. Schwarz hat beide Bauern behalten und bedroht 3 Figuren. Das ist 5 : 5, und bei Gleichstand gewinnt Weiß.
lesson-options = Größen und andere Zählungen
lesson-options-text =
    Bretter haben **5 bis 10** Felder pro Seite: Schreib `size 6` in die Optionen von `/spielen`. Auf 6 sind die Chancen etwa gleich; auf 8 finden fast alle Figuren Platz, und Schwarz, das zuletzt setzt, steht etwas besser.

    `replace earned` verlangt vom ersetzenden Bauern dasselbe wie von jeder Figur. `pass allowed` erlaubt zu passen, wo nur Ersetzen ginge. `scoring safety`, `both`, `pawns` und `placed` zählen anders.
lesson-signs = Zeichen auf dem Bild
lesson-signs-text =
    Ein **Fähnchen mit Ausrufezeichen** in der oberen Ecke: Diese Figur ist bedroht. Ein **Zeichen mit zwei Pfeilen** in der unteren Ecke: Ein Bauer aus dem Vorrat der Seite am Zug kann diese Figur ersetzen. **Vier Ecken** markieren die zuletzt gesetzte Figur.

    Wenn du eine Figur aus deinem Vorrat auswählst, zeigen **markierte Felder**, wohin sie darf.

    Hier bedroht der schwarze Turm den weißen Springer, und Weiß am Zug könnte einen Bauern an seine Stelle setzen. Unter und über dem Brett stehen die Vorräte und der Punktestand.
lesson-notation = Züge schreiben
lesson-notation-text =
    Schreib den englischen Buchstaben der Figur, `@` und das Feld: `N@e4`. Die Figuren sind R (Turm), B (Läufer), N (Springer) und P (Bauer). Ein Bauer, der ersetzt, wird `P*c3` geschrieben.

    Du kannst auch `Ne4`, `Springer e4` oder nur `e4` schreiben, wenn nur eine Figur dorthin kann, und `ersetze c3`.
