# StaleMate auf Deutsch. Figuren kommen als ihre Namen, Plätze als Namen von Menschen oder Seiten.

title = StaleMate
option-size = Größe
option-size-about = Wie viele Felder eine Seite des Brettes hat, 5 bis 10; 6 ist am ausgeglichensten, 8 sieht vertraut aus.
option-replace = Ersetzen
option-replace-about = free: ein Bauer darf jeden eigenen Stein ersetzen; earned: nur wo ein Bauer gesetzt werden dürfte.
option-forced-replace = Ersetzpflicht
option-forced-replace-about = Ob ersetzen muss, wer nichts anderes kann; mit "pass allowed" darf er auch passen.
option-scoring = Zählung
option-scoring-about = Was außer behaltenen Bauern zählt: threats (Drohungen), safety (Sicherheit), both (beides), pawns (nichts) oder placed (Gesetztes).

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
} durch einen Bauern ersetzt und ihn wieder im Vorrat.
passed = { $seat } hat gepasst.

# Was zur Stellung zu sagen ist.
had-no-play = { $seat } kann nichts setzen und passt.
running-score = Stand: { $first } { $white }, { $second } { $black }.
only-replacements = { $seat } kann nichts setzen: Ein Bauer muss einen Stein ersetzen.
replace-or-pass = { $seat } kann nichts setzen: einen Stein ersetzen oder passen.
points-threats = { $seat }: { $points } = { $kept } für behaltene Bauern + { $enemy } für bedrohte Steine{ $enemy ->
    [0] {""}
   *[other] {" "}({ $threatened })
}.
points-safety = { $seat }: { $points } = { $kept } für behaltene Bauern + { $own } für sichere Steine{ $own ->
    [0] {""}
   *[other] {" "}({ $safe })
}.
points-both = { $seat }: { $points } = { $kept } für behaltene Bauern + { $enemy } für bedrohte Steine{ $enemy ->
    [0] {""}
   *[other] {" "}({ $threatened })
} + { $own } für sichere Steine{ $own ->
    [0] {""}
   *[other] {" "}({ $safe })
}.
points-pawns = { $seat }: { $points } für behaltene Bauern.
points-placed = { $seat }: { $points } = { $kept } für behaltene Bauern + { $own } für Steine auf dem Brett.

# Klicks.
pawn-replaces = Bauer ersetzt…
pass = Passen

# Warum etwas nicht geht: Nebensätze.
must-play = es gibt etwas zu setzen, und wer setzen kann, muss es
off-board = das Brett hat { $size } Linien und { $size } Reihen
tile-taken = auf { $cell } steht ein { $figure }
tile-threatened = der { $figure } auf { $from } bedroht { $cell }
threatens-nothing = ein { $figure } auf { $cell } würde nichts bedrohen
none-can = kein Stein deines Vorrats würde von { $cell } aus etwas bedrohen
none-in-tray = in deinem Vorrat ist kein { $figure }
replace-nothing = auf { $cell } steht nichts, was ein Bauer ersetzen könnte
replace-enemy = der { $figure } auf { $cell } gehört nicht dir
replace-pawn = ein Bauer kann den Bauern auf { $cell } nicht ersetzen
replace-no-pawn = in deinem Vorrat ist kein Bauer, der ihn ersetzen könnte
not-your-turn = { $mover } ist am Zug
game-over = das Spiel ist zu Ende

# Was an einem Stellungstext nicht stimmt.
text-fields = Ein Stellungstext hat vier durch Leerzeichen getrennte Teile, dieser hat { $fields }; schreib ihn ganz.
text-trays-missing = Im Stellungstext fehlen die Vorräte; schreib sie in eckigen Klammern hinter das Brett, etwa [RBbnp].
text-size = Das Brett eines Stellungstextes hat fünf bis zehn durch "/" getrennte Reihen, dieses hat { $rows }.
text-width = Reihe { $row } des Stellungstextes hat { $width } Felder statt { $size }.
text-gap = Reihe { $row } des Stellungstextes hat eine Zahl, die keine leeren Felder zählt; schreib jede Lücke als eine Zahl.
text-sign = Reihe { $row } des Stellungstextes hat ein "{ $sign }", das kein Stein ist; Steine sind R B N P und r b n p.
text-tray-sign = In den Vorräten des Stellungstextes steht ein "{ $sign }", das kein Stein ist; Steine sind R B N P und r b n p.
text-tray-order = Die Vorräte des Stellungstextes sind nicht geordnet; schreib erst R B N P für Weiß, dann r b n p für Schwarz.
text-men = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat auf dem Brett und im Vorrat { $men } Steine einer Art ({ $figure }); es sind immer zwei.
text-side = Im Stellungstext steht "{ $field }" für den, der setzt; schreib w oder b.
text-replaced = Die Ersetzungen im Stellungstext, "{ $field }", haben nicht die Form 0/0 mit Zahlen bis 2.
text-replaced-more = { $side ->
    [white] Weiß
   *[black] Schwarz
} hat laut Stellungstext { $spent }-mal ersetzt, doch auf dem Brett stehen nur { $stand } Bauern.
text-passes = Im Stellungstext steht "{ $field }" für gepasst; schreib 0, oder 1 gleich nach einem Passen.

# Die Seiten von /regeln: je Lektion eine Überschrift und höchstens 900 Zeichen Text.

lesson-aim = Das Ziel
lesson-aim-text =
    Beide Seiten haben zwei Türme, zwei Läufer, zwei Springer und zwei Bauern im **Vorrat** und setzen sie abwechselnd auf ein leeres Brett. Könige gibt es nicht. Was steht, zieht nie, und nichts wird geschlagen.

    Am Ende gibt es **einen Punkt für jeden feindlichen Stein, den du bedrohst**, und einen für jeden Bauern, den du nicht ausgegeben hast. Mehr Punkte gewinnen; Gleichstand geht an Weiß.
lesson-placing = Einen Stein setzen
lesson-placing-text =
    Ein Stein darf auf ein leeres Feld, wenn er von dort **einen feindlichen Stein bedroht** und **kein feindlicher Stein ihn bedroht**. Rote Felder zeigen, wohin hier der schwarze Springer darf.

    Nur der erste Stein von Weiß darf überall stehen. Die beiden Bedingungen gelten im Augenblick des Setzens; später darf jeder ihn bedrohen.
lesson-rook = Der Turm
lesson-rook-text =
    Der Turm droht auf **Reihen und Linien**, bis zum ersten Stein, auf den er trifft.

    Gegen einen Turm lässt sich ein Turm nicht sicher setzen: Jeder würde den anderen bedrohen. Das gilt für alle Steine gleicher Art.
lesson-bishop = Der Läufer
lesson-bishop-text =
    Der Läufer droht **schräg**, bis zum ersten Stein, auf den er trifft.

    Gesetzte Steine unterbrechen Linien, eigene wie fremde. Eine unterbrochene Linie bleibt es, außer ein Bauer nimmt den Platz des Steins ein; dann unterbricht sie der Bauer.
lesson-knight = Der Springer
lesson-knight-text =
    Der Springer droht auf die Felder seines **Sprungs**: zwei auf einer Reihe oder Linie und dann eines zur Seite. Nichts kann ihm im Weg stehen; was er bedroht, bleibt bedroht.
lesson-pawn = Der Bauer
lesson-pawn-text =
    Der Bauer droht auf die **acht Felder um ihn her**, wie ein König im Schach.

    Jeder Bauer, der nicht ersetzt hat, ist am Ende einen Punkt wert, ob er auf dem Brett steht oder im Vorrat liegt.
lesson-standing = Bedrohte Steine
lesson-standing-text =
    Schwarz hat eben einen Turm gesetzt; der weiße Springer auf b5 steht ihm nicht im Weg. Bedrohte Steine sind auf dem Brett gekennzeichnet. Sie bleiben stehen und drohen weiter; bedroht zu sein kostet nichts als den Punkt, den der Gegner dafür bekommt.

    Behalte also Steine zurück, auf die kein Gegner antworten kann: Der zuletzt gesetzte droht ohne Furcht.
lesson-replacing = Ein Bauer ersetzt einen Stein
lesson-replacing-text =
    Statt ihn zu setzen, kannst du einen Bauern aus dem Vorrat **den Platz eines eigenen Steins einnehmen** lassen, nur nicht den eines Bauern. Der Stein kehrt in den Vorrat zurück und darf wieder gesetzt werden.

    Das kostet einen Punkt, und die beiden Bedingungen müssen nicht gelten. Hier bedrohte der Turm den weißen Springer; nun steht auf c3 ein Bauer, und der Springer ist wieder im Vorrat.
lesson-passing = Passen und das Ende
lesson-passing-text =
    Wer setzen kann, muss; auch ein einziges Ersetzen ist Pflicht. Wer nichts kann, **passt**, und das übernehme ich.

    Sobald **keine Seite mehr etwas setzen kann**, ist das Spiel zu Ende. Passen kann viel wert sein: Vielleicht muss die andere Seite ihre Bauern ausgeben.
lesson-points = Zählen
lesson-points-text =
    Jede Seite zählt die **feindlichen Steine, die sie bedroht**, jeden einmal, und einen Punkt für jeden Bauern, der keinen Stein ersetzt hat.

    Hier hat Weiß zweimal ersetzt: 0 Punkte für Bauern und 5 bedrohte Steine. Schwarz hat beide Bauern behalten und bedroht 3 Steine. Das ist 5 : 5, und Gleichstand geht an Weiß.
lesson-options = Größen und andere Zählungen
lesson-options-text =
    Bretter haben **5 bis 10** Felder je Seite: Schreib `size 6` in die Optionen von `/spielen`. Auf 6 sind die Seiten etwa gleich; auf 8 finden fast alle Steine Platz, und Schwarz, das zuletzt setzt, steht etwas besser.

    `replace earned` verlangt vom ersetzenden Bauern, was für jeden Stein gilt. `pass allowed` erlaubt zu passen, wo man nur ersetzen könnte. `scoring safety`, `both`, `pawns` und `placed` zählen anders.
lesson-notation = Wie man es schreibt
lesson-notation-text =
    Der Buchstabe des Steins, `@` und das Feld: `N@e4`. Die Steine sind R (Turm), B (Läufer), N (Springer) und P (Bauer). Ein Bauer, der ersetzt, wird `P*c3` geschrieben.

    Du kannst auch `Ne4`, `Springer e4` oder nur `e4` schreiben, wo nur ein Stein hinkann, und `ersetze c3`.
